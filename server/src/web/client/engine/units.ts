/** Which units a page knows: at first those of its calculator. */
import { setUnitTables, type Tables, unitTables } from '@reckoner/engine/units/table-set';
import { rowsOf } from './unit-rows.js';

let isComplete = false;
let readsTyped = false;

/** Whether all that people type can be read: compounds, ratios, times. */
export function knowsTyped(): boolean {
  return readsTyped;
}

export function useTyped(): void {
  readsTyped = true;
  // What was not understood may be now.
  setUnitTables(unitTables());
}

/** Whether any unit can be read. */
export function knowsAllUnits(): boolean {
  return isComplete;
}

/** Besides those that are known. */
export function useUnits(lines: string): void {
  if (isComplete || lines === '') return;
  const { groups, ...others } = unitTables();
  setUnitTables({ ...others, groups: [...groups, { area: '', source: '', units: rowsOf(lines) }] });
}

export function useAllUnits(lines: string, others: Omit<Tables, 'groups'>): void {
  isComplete = true;
  setUnitTables({ ...others, groups: [{ area: '', source: '', units: rowsOf(lines) }] });
}
