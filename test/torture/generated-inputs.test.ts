/** The long form of `test/generated-inputs.test.ts`. */
import { expect, it } from 'vitest';
import { calculatorsOf, categories } from '../engine/catalogue-calculators.js';
import { newTally, tryCalculator } from '../generated-inputs.js';

const AMOUNT = { inputs: Number(process.env.RECKONER_GENERATED_INPUTS ?? 20_000), comparedEvery: 20 };
const HOURS = 3_600_000;

it(
  `every calculator answers ${AMOUNT.inputs} inputs drawn from its bounds`,
  async () => {
    const tally = newTally();
    for (const category of categories)
      for (const { calculator } of await calculatorsOf(category)) await tryCalculator(calculator, AMOUNT, tally);
    const { faults, ...counts } = tally;
    console.info(JSON.stringify(counts));
    expect(faults).toEqual([]);
  },
  6 * HOURS,
);
