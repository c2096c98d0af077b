/** Cells of CSV that no spreadsheet takes for a formula. */
import { expect, it } from 'vitest';
import { csvText } from '../../../server/src/web/csv.js';

it.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['with\nline', '"with\nline"'],
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  ['-1.5', '-1.5'],
  ['@x', "'@x"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['', ''],
])('writes %j as %j', (text, field) => expect(csvText([[text, 5]])).toBe(`${field},5\r\n`));
