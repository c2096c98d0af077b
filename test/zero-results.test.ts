/**
 * A difference that cancels is 0, and no 1.4 × 10⁻¹⁶ of rounding, over the whole catalogue: `sumOfProducts` sums without
 * it. The long form is in `torture/zero-results.test.ts`.
 */
import { expect, it } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';
import { EXCEPTIONS, leftOvers, outputOf } from './zero-results.js';

it.each(categories)('no result of %s is left over by rounding where it is 0', async (category) => {
  const amount = { examples: 4, searches: 8, units: 20_000_000 };
  const found = (await calculatorsOf(category)).flatMap(({ calculator }) => leftOvers(calculator, amount));
  expect(found.filter((text) => EXCEPTIONS[outputOf(text)] === undefined)).toEqual([]);
});
