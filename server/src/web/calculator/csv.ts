/** A table as CSV (RFC 4180), safe to open in a spreadsheet. */
import type { TableValue } from '@reckoner/engine/calculate/types';

/** Texts that a spreadsheet would run as a formula get an apostrophe before them. */
function cellText(cell: number | string): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf({ columns, rows }: TableValue): string {
  const head = columns.map(({ label, unit }) => cellText(unit === '' ? label : `${label} (${unit})`));
  const lines = rows.map((row) => row.map(cellText).join(','));
  return `${[head.join(','), ...lines].join('\r\n')}\r\n`;
}
