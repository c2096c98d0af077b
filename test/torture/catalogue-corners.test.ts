/** Every calculator at all of its expensive corners, with every two options, asked in every way: in time, or refused in words. */
import { describe, expect, test } from 'vitest';
import { allCorners, type Slow, slowOnes, type Way } from '../corners.js';
import { calculatorsOf, categories } from '../engine/catalogue-calculators.js';

const EVERY_WAY: ReadonlySet<Way> = new Set(['plain', 'steps', 'uncertainty', 'solveFor']);

describe.each(categories)('%s', (category) => {
  test('answers in time at every expensive corner, however it is asked', async () => {
    const slow: Slow[] = [];
    for (const entry of await calculatorsOf(category)) {
      slow.push(...(await slowOnes(entry, allCorners(entry.calculator), EVERY_WAY)));
    }
    expect(slow).toEqual([]);
  });
});
