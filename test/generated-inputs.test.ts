/**
 * Every calculator on inputs drawn from its bounds: no exception, no number that is none, no answer that takes long, the
 * same in both arithmetics. The long form is in `torture/generated-inputs.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';
import { newTally, tryCalculator } from './generated-inputs.js';

const AMOUNT = { inputs: 500, comparedEvery: 25 };

describe.each(categories)('%s', (category) => {
  it(`answers ${AMOUNT.inputs} inputs of each calculator`, async () => {
    const tally = newTally();
    for (const { calculator } of await calculatorsOf(category)) await tryCalculator(calculator, AMOUNT, tally);
    expect(tally.faults).toEqual([]);
    // What is drawn is not all refused.
    expect(tally.answered).toBeGreaterThan(tally.refused / 4);
  });
});
