/**
 * No calculator takes over 100 ms of processor time, with or without steps, uncertainties or solveFor, at the most
 * expensive corners of its bounds. The long form is in `torture/catalogue-corners.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { expensiveCorners, type Slow, slowOnes, type Way } from './corners.js';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';

const PLAIN: ReadonlySet<Way> = new Set(['plain']);
const MORE: ReadonlySet<Way> = new Set(['steps', 'uncertainty']);
const SEARCH: ReadonlySet<Way> = new Set(['solveFor']);

describe.each(categories)('%s', (category) => {
  test('answers in time at its most expensive corners, however it is asked', async () => {
    const slow: Slow[] = [];
    for (const entry of await calculatorsOf(category)) {
      const samples = expensiveCorners(entry.calculator, 4);
      // A search asks hundreds of times: one sample tells.
      slow.push(
        ...(await slowOnes(entry, samples, PLAIN)),
        ...(await slowOnes(entry, samples.slice(0, 2), MORE)),
        ...(await slowOnes(entry, samples.slice(0, 1), SEARCH)),
      );
    }
    expect(slow).toEqual([]);
  });
});
