/** The units that a calculator names or offers, with those that they are defined by. */
import type { Definition } from '@reckoner/engine/authoring/define';
import { acceptedUnits, parseUnit, unitOf } from '@reckoner/engine/units/index';
import type { UnitRow } from '@reckoner/engine/units/tables/rows';
import { UNIT_SYSTEMS, unitIn } from '@reckoner/engine/units/unit-systems';

/** Every unit text in the fields of a definition, columns and items included. */
export function unitTexts(spec: unknown, found = new Set<string>()): Set<string> {
  if (typeof spec !== 'object' || spec === null) return found;
  const { kind, formulaUnit, unit, per } = spec as Readonly<Record<string, unknown>>;
  const texts = kind === 'quantity' || kind === 'measure' ? [formulaUnit, unit] : kind === 'money' ? [per] : [];
  for (const text of texts) if (typeof text === 'string') found.add(text);
  for (const inside of Object.values(spec)) unitTexts(inside, found);
  return found;
}

function addRows(text: string, rows: Set<UnitRow>): void {
  for (const { unit } of unitOf(text).factors) {
    if (!unit || rows.has(unit.row)) continue;
    rows.add(unit.row);
    if (!unit.row.of.startsWith('@')) addRows(unit.row.of, rows);
  }
}

/** The units that pages offer where this one is shown: those of other regions may be no others' choice. */
function offeredFor(text: string): readonly string[] {
  return [...acceptedUnits(unitOf(text)), ...UNIT_SYSTEMS.map((system) => unitIn(system, text))];
}

/** The units that fields are shown in or offer to be, as they are shown. */
export function offeredUnits({ inputs, outputs }: Pick<Definition, 'inputs' | 'outputs'>): readonly string[] {
  return [...unitTexts([inputs, outputs])].flatMap((text) => [unitOf(text).symbol, ...offeredFor(text)]);
}

/**
 * The rows of the unit tables that reading and showing the calculator's fields takes.
 * @param written Words that its formula may look up; those that are no units are passed over.
 */
export function unitRowsOf(
  { inputs, outputs }: Pick<Definition, 'inputs' | 'outputs'>,
  written: readonly string[] = [],
): ReadonlySet<UnitRow> {
  const rows = new Set<UnitRow>();
  for (const text of written) if (parseUnit(text).ok) addRows(text, rows);
  for (const text of unitTexts([inputs, outputs])) {
    addRows(text, rows);
    for (const other of offeredFor(text)) addRows(other, rows);
  }
  return rows;
}
