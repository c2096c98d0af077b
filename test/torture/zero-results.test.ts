/** The long form of `zero-results.test.ts`: more examples, inputs and outputs. */
import { expect, it } from 'vitest';
import { calculatorsOf, categories } from '../engine/catalogue-calculators.js';
import { EXCEPTIONS, leftOvers, outputOf } from '../zero-results.js';

const WHOLE = { examples: 6, searches: 60, units: 500_000_000 };

/** Exceptions that were met. */
const met = new Set<string>();

it.each(categories)(
  'no result of %s is left over by rounding where it is 0',
  async (category) => {
    const found = (await calculatorsOf(category)).flatMap(({ calculator }) => leftOvers(calculator, WHOLE));
    for (const text of found) met.add(outputOf(text));
    expect(found.filter((text) => EXCEPTIONS[outputOf(text)] === undefined)).toEqual([]);
  },
  3_600_000,
);

it('no exception is named for nothing', () => {
  expect(Object.keys(EXCEPTIONS).filter((name) => !met.has(name))).toEqual([]);
});
