/** Unit tables as one text, a row a line: half the weight of the modules that people read. Sources stay behind. */
import type { UnitRow } from '@reckoner/engine/units/tables/rows';

/** The first four are in every row, empty or not. */
const TEXTS = ['symbol', 'name', 'factor', 'of', 'prefixes', 'plural', 'offset', 'logScale', 'words'] as const;
const LISTS = ['symbols', 'names'] as const;
const REQUIRED = 4;

function lineOf(row: UnitRow): string {
  const cells = [...TEXTS.map((name) => row[name] ?? ''), ...LISTS.map((name) => (row[name] ?? []).join('|'))];
  if (cells.some((cell) => /[\t\n]/.test(cell))) throw new Error(`The unit ${row.symbol} has a tab or a line break.`);
  while (cells.length > REQUIRED && cells.at(-1) === '') cells.pop();
  return cells.join('\t');
}

export function linesOf(rows: Iterable<UnitRow>): string {
  return [...rows].map(lineOf).join('\n');
}

export function rowsOf(lines: string): UnitRow[] {
  return lines.split('\n').map((line) => {
    const row: Record<string, string | string[]> = {};
    for (const [index, cell] of line.split('\t').entries()) {
      if (index < REQUIRED || cell !== '')
        row[[...TEXTS, ...LISTS][index]!] = index < TEXTS.length ? cell : cell.split('|');
    }
    return row as unknown as UnitRow;
  });
}
