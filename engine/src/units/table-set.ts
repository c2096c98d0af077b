/**
 * The unit tables in force. A browser begins with the few units that a calculator names, and is given the rest when
 * someone types another.
 */
import { ALSO, AMBIGUOUS, type Ambiguity } from './tables/ambiguous.js';
import { UNIT_GROUPS } from './tables/index.js';
import { type NamedQuantity, QUANTITIES } from './tables/quantities.js';
import type { UnitGroup } from './tables/rows.js';

export interface Tables {
  readonly groups: readonly UnitGroup[];
  readonly quantities: readonly NamedQuantity[];
  readonly ambiguous: Readonly<Record<string, Ambiguity>>;
  /** What a unit's text means besides, where the unit does not fit. */
  readonly also: Readonly<Record<string, readonly string[]>>;
}

let tables: Tables = { groups: UNIT_GROUPS, quantities: QUANTITIES, ambiguous: AMBIGUOUS, also: ALSO };
const followers: (() => void)[] = [];

export function unitTables(): Tables {
  return tables;
}

/** What is kept of the tables is to be made anew. */
export function setUnitTables(others: Tables): void {
  tables = others;
  for (const follow of followers) follow();
}

/** Calls back whenever the tables are others. */
export function onUnitTables(follow: () => void): void {
  followers.push(follow);
}
