/** Where a long formula is folded. */
import { describe, expect, test } from 'vitest';
import { mainAndRest } from '../../../../../server/src/web/pages/calculator/formula-parts.js';

const aligned = (...rows: string[]) => `\\begin{aligned} ${rows.join(' \\\\ ')} \\end{aligned}`;
const CASES = String.raw`\begin{cases} 1 & \text{if } x > 0 \\ 2 & \text{if } x < 0 \\ 3 & \text{otherwise} \end{cases}`;

describe('a formula in two parts', () => {
  test('is one where it is short', () => {
    for (const latex of ['a = b', aligned('a &= b', 'c &= d'), aligned(`a &= ${CASES}`, `b &= ${CASES}`, 'c &= d')])
      expect(mainAndRest(latex)).toEqual({ main: latex });
  });

  test('begins with the lines that are read first', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `a_{${index}} &= ${index}`);
    expect(mainAndRest(aligned(...rows))).toEqual({
      main: aligned(...rows.slice(0, 5)),
      rest: aligned(...rows.slice(5)),
    });
  });

  test('keeps a case distinction whole, and counts its rows', () => {
    const rows = [`a &= ${CASES}`, `b &= ${CASES}`, `c &= ${CASES}`, `\\text{where } d &= ${CASES}`];
    expect(mainAndRest(aligned(...rows))).toEqual({ main: aligned(rows[0]!), rest: aligned(...rows.slice(1)) });
  });

  test('keeps a line that was broken whole, and sentences together', () => {
    const rows = [
      'a &= b',
      '&\\quad + c',
      'd &= e',
      'f &= g',
      ...Array.from({ length: 7 }, () => '&\\text{A sentence}'),
    ];
    expect(mainAndRest(aligned(...rows))).toEqual({
      main: aligned(...rows.slice(0, 4)),
      rest: aligned(...rows.slice(4)),
    });
  });

  test('folds nothing that is one line, however long', () => {
    const long = aligned('a &= b', ...Array.from({ length: 12 }, () => '&\\quad + c'));
    expect(mainAndRest(long)).toEqual({ main: long });
  });
});
