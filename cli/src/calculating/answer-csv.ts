/** An answer as comma-separated values: a line a result, or the rows of the table that was asked for. */
import { type Cell, csvText } from '@reckoner/server/web/csv';
import { isTable } from '../terminal/values.js';
import type { Result } from './source.js';

export function titleOf(label: string, unit: string): string {
  return unit === '' ? label : `${label} (${unit})`;
}

/** @param wanted Names of outputs; all where there are none. */
export function answerCsv({ results, solved }: Result, wanted: readonly string[]): string {
  const names = wanted.length === 0 ? Object.keys(results) : wanted;
  const [only] = names;
  const alone = names.length === 1 ? results[only!]!.value : undefined;
  if (alone !== undefined && isTable(alone)) {
    const titles = alone.columns.map(({ label, unit }) => titleOf(label, unit));
    return csvText([titles, ...alone.rows]);
  }
  const rows: Cell[][] = names.map((name) => {
    const { label, value, unit } = results[name]!;
    return [name, label, isTable(value) ? `${value.rows.length} rows` : value, unit];
  });
  const found: Cell[][] =
    solved === undefined ? [] : [[solved.name, solved.label, solved.value as number | string, solved.unit]];
  return csvText([['name', 'label', 'value', 'unit'], ...found, ...rows]);
}
