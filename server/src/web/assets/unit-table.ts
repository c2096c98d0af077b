/** The unit tables as one text, a row a line: half the weight of the modules that people read. Sources stay behind. */
import { UNIT_GROUPS } from '@reckoner/engine/units/tables/index';
import type { UnitRow } from '@reckoner/engine/units/tables/rows';

/** The first four are in every row, empty or not. */
const TEXTS = ['symbol', 'name', 'factor', 'of', 'prefixes', 'plural', 'offset', 'logScale'] as const;
const REQUIRED = 4;
const LISTS = ['symbols', 'names'] as const;

function line(row: UnitRow): string {
  const cells = [...TEXTS.map((name) => row[name] ?? ''), ...LISTS.map((name) => (row[name] ?? []).join('|'))];
  if (cells.some((cell) => /[\t\n]/.test(cell))) throw new Error(`The unit ${row.symbol} has a tab or a line break.`);
  while (cells.length > REQUIRED && cells.at(-1) === '') cells.pop();
  return cells.join('\t');
}

/** In place of `units/tables/index.ts`. */
export function unitTableModule(): string {
  const lines = UNIT_GROUPS.flatMap(({ units }) => units.map(line)).join('\n');
  return `const NAMES = ${JSON.stringify([...TEXTS, ...LISTS])};
const units = ${JSON.stringify(lines)}.split('\\n').map((line) => {
  const row = {};
  line.split('\\t').forEach((cell, index) => {
    if (index < ${REQUIRED} || cell !== '') row[NAMES[index]] = index < ${TEXTS.length} ? cell : cell.split('|');
  });
  return row;
});
export const UNIT_GROUPS = [{ area: '', source: '', units }];
`;
}
