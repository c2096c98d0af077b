/** Far out, densities vanish instead of losing their value. */
import { normalCdf, normalPdf, normalSurvival } from '@reckoner/engine';
import { expect, it } from 'vitest';

it.each([40, 1e5, 1e9, 1e200])('the normal distribution at ±%d deviations', (z) => {
  expect([normalPdf(z), normalPdf(-z), normalSurvival(z), normalCdf(-z), normalCdf(z)]).toEqual([0, 0, 0, 0, 1]);
});
