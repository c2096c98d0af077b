/** A table of results as CSV, its head with the units. */
import type { TableValue } from '@reckoner/engine/calculate/types';
import { csvText } from '../csv.js';

export function csvOf({ columns, rows }: TableValue): string {
  return csvText([columns.map(({ label, unit }) => (unit === '' ? label : `${label} (${unit})`)), ...rows]);
}
