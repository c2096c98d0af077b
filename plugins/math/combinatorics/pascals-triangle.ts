import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { pascalRows } from './shared/counting.js';

const ROWS_SHOWN = 30;

/** Each entry is the sum of the two above it. */
export default defineCalculator({
  title: "Pascal's triangle",
  description: "Rows of Pascal's triangle up to a chosen one, its sum and largest entry, and any entry C(n, k).",
  keywords: [
    'pascal triangle rows',
    'pascal triangle generator',
    'nth row of pascals triangle',
    'binomial coefficients table',
    'triangle of binomial coefficients',
  ],
  inputs: {
    n: integer({
      label: 'Row',
      help: 'Counted from 0: row 0 is the single 1 at the top.',
      symbol: 'n',
      min: 0,
      max: 200,
    }),
    k: integer({
      label: 'Place of an entry',
      help: 'Counted from 0, from either end.',
      symbol: 'k',
      min: 0,
      max: 200,
      optional: true,
    }),
  },
  outputs: {
    row: text({ label: 'Entries of the row' }),
    entry: text({ label: 'Entry', symbol: '\\binom{n}{k}', optional: true }),
    sum: text({ label: 'Sum of the row', help: '2 to the power n.', symbol: '2^n' }),
    entries: integer({ label: 'Entries in the row' }),
    largest: text({ label: 'Largest entry' }),
    odd: integer({ label: 'Odd entries in the row' }),
    triangle: table(
      { row: integer({ label: 'Row' }), entries: text({ label: 'Entries' }), sum: text({ label: 'Sum' }) },
      { label: 'Rows from 0 on, at most to 30' },
    ),
  },
  algorithm: ({ n, k }) => {
    const rows = pascalRows(n);
    const row = rows[n] as bigint[];
    const sumOf = (entries: readonly bigint[]) => `${entries.reduce((sum, entry) => sum + entry, 0n)}`;
    return {
      row: row.join(', '),
      ...(k !== undefined && { entry: `${row[k] ?? 0n}` }),
      sum: sumOf(row),
      entries: row.length,
      largest: `${row[Math.floor(n / 2)]}`,
      odd: row.filter((entry) => entry % 2n === 1n).length,
      triangle: rows
        .slice(0, ROWS_SHOWN + 1)
        .map((entries, place) => ({ row: place, entries: entries.join(', '), sum: sumOf(entries) })),
    };
  },
  requires: [
    {
      that: ({ n, k }) => k <= n,
      field: 'k',
      says: 'Row {n} has the places 0 to {n}: there is no place {k}.',
    },
  ],
  explanation: ({ n, k }) => {
    const sum = '{entries} {entries|entry|entries} with the sum {sum}';
    const row = n <= 12 ? ': {row}' : '';
    return k === undefined
      ? `Row {n}, counted from 0, has ${sum}${row}.`
      : `C({n}, {k}), the entry {k} of row {n}, both counted from 0, is {entry}. Row {n} has ${sum}${row}.`;
  },
  examples: [
    {
      inputs: { n: 6, k: 2 },
      results: {
        row: '1, 6, 15, 20, 15, 6, 1',
        entry: '15',
        sum: '64',
        entries: 7,
        largest: '20',
        odd: 4,
        triangle: {
          length: 7,
          rows: {
            0: { row: 0, entries: '1', sum: '1' },
            1: { row: 1, entries: '1, 1', sum: '2' },
            4: { row: 4, entries: '1, 4, 6, 4, 1', sum: '16' },
          },
        },
      },
      source: 'OEIS A007318; Python math.comb',
    },
    {
      inputs: { n: 0 },
      results: { row: '1', sum: '1', entries: 1, largest: '1', odd: 1, triangle: { length: 1 } },
      source: 'By definition',
    },
    {
      inputs: { n: 200, k: 100 },
      results: {
        entry: '90548514656103281165404177077484163874504589675413336841320',
        largest: '90548514656103281165404177077484163874504589675413336841320',
        sum: '1606938044258990275541962092341162602522202993782792835301376',
        entries: 201,
        odd: 8,
        triangle: { length: 31, rows: { '-1': { row: 30, sum: '1073741824' } } },
      },
      source: 'Python math.comb(200, 100), 2**200; Glaisher: 2 to the power of the ones of 200 in binary, 3',
    },
    { inputs: { n: 3, k: 4 }, refused: 'there is no place 4', source: 'By definition' },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §5.1', isbn: '978-0-201-55802-9' }],
});
