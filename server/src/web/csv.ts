/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. Runs in browsers too. */

/** Spreadsheets take text that begins so for a formula (OWASP, CSV injection), some of them also in full width. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

export type Cell = string | number | boolean | undefined;

/** Rows, the first of which names the columns. Text that would be a formula gets an apostrophe before it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell = ''): string {
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA_START.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
