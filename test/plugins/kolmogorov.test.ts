/** Tails of the Kolmogorov-Smirnov test where samples are too large to stand in an example, against scipy. */
import { expect, test } from 'vitest';
import { oneSampleTail, twoSampleTail } from '../../plugins/statistics/shared/kolmogorov.js';

/** scipy.stats.kstwo.sf. */
test.each([
  [0.08, 301, 0.04012637475626801],
  [0.05, 301, 0.4253719984898905],
  [0.05, 1000, 0.013012074781090332],
  [0.03, 3000, 0.008848227794930863],
  [0.1, 900, 2.748933331703341e-8],
])('a distance of %s of %s values is exceeded as scipy says', (distance, count, expected) => {
  expect(Math.abs(oneSampleTail(distance, count) / expected - 1)).toBeLessThan(2e-3);
});

/** scipy.stats.ks_2samp(method='exact'). */
test.each([
  [11124, 330, 331, 0.05692209153684881],
  [35000, 800, 700, 0.1032141678722182],
  [200000, 500, 400, 2.3140701737176117e-267],
])('two large samples %s/(%s × %s) apart are counted exactly', (reach, n1, n2, expected) => {
  const untied = new Array<boolean>(n1 + n2).fill(true);
  expect(Math.abs(twoSampleTail(reach, n1, n2, untied) / expected - 1)).toBeLessThan(1e-9);
});
