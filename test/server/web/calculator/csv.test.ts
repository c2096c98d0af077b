/** Tables of results as CSV. */
import { expect, it } from 'vitest';
import { csvOf } from '../../../../server/src/web/calculator/csv.js';

it('follows RFC 4180: quotes where needed, lines that end in CRLF, units in the head', () => {
  const columns = [
    { name: 'item', label: 'Item, "named"', type: 'text', unit: '' },
    { name: 'cost', label: 'Cost', type: 'money', unit: '$' },
  ];
  expect(
    csvOf({
      columns,
      rows: [
        ['a "b"', 1234.5],
        ['two\nlines', -1e-7],
        ['', 0],
      ],
    }),
  ).toBe('"Item, ""named""",Cost ($)\r\n"a ""b""",1234.5\r\n"two\nlines",-1e-7\r\n,0\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['=a,b', '"\'=a,b"'],
  ['-12.5', '-12.5'],
  ['x=1', 'x=1'],
])('keeps a spreadsheet from running %j', (cell, text) => {
  const columns = [{ name: 'a', label: 'A', type: 'text', unit: '' }];
  expect(csvOf({ columns, rows: [[cell]] })).toBe(`A\r\n${text}\r\n`);
});
