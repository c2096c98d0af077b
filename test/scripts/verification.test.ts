/** Records of second derivations and audits: every row that is not as it has to be is told at once. */
import { expect, it } from 'vitest';
import { readVerification } from '../../scripts/verification.js';

const HEAD = 'slug\ttool\tcases\tdifference\taudited\tpoints\twrong\tmisleading\tfound';
const read = (...rows: readonly string[]) =>
  readVerification('plugins/x/verification.tsv', [HEAD, ...rows, ''].join('\n'));

it('reads rows', () => {
  expect(read('bmi\tPython\t6\t\t2026-11-26\t51\t0\t2\tcaution: none; units: a fraction')).toEqual([
    {
      ...{ slug: 'bmi', tool: 'Python', cases: 6, difference: '', audited: '2026-11-26' },
      ...{ points: 51, wrong: 0, misleading: 2, found: 'caution: none; units: a fraction' },
    },
  ]);
  expect(readVerification('plugins/x/verification.tsv', '')).toEqual([]);
});

it('tells every fault', () => {
  const rows = [
    'bmi\tPython\t6\t\t2026-11-25\t51\t0\t2\tshown: 16.0',
    'bmi\t\t\t\t2026-11-26\t9\t0\t0\t',
    'bsa\tPython',
  ];
  expect(() => read(...rows)).toThrow(
    /^plugins\/x\/verification\.tsv:2 names the pattern “shown”; .*\n.*:3 audits bmi again: add it to the row of line 2\.\n.*:4 has 2 cells; expected 9\.$/,
  );
  expect(() => readVerification('v.tsv', 'slug\twhat')).toThrow('v.tsv begins with other columns than slug');
});
