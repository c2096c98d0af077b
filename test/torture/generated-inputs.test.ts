/** The long form of `test/generated-inputs.test.ts`. */
import { afterAll, describe, expect, it } from 'vitest';
import { calculatorsOf, categories } from '../engine/catalogue-calculators.js';
import { newTally, type Tally, tryCalculator } from '../generated-inputs.js';

const AMOUNT = { inputs: Number(process.env.RECKONER_GENERATED_INPUTS ?? 20_000), comparedEvery: 20 };
const HOURS = 3_600_000;

const told = (of: string, calculators: number, { faults, ...counts }: Tally) =>
  console.info(`${of}: ${JSON.stringify({ calculators, ...counts, faults: faults.length })}`);

const all = newTally();
let calculators = 0;
afterAll(() => told('all', calculators, all));

describe.each(categories)('%s', (category) => {
  it(
    `answers ${AMOUNT.inputs} inputs of each calculator`,
    async () => {
      const tally = newTally();
      const tried = await calculatorsOf(category);
      for (const { calculator } of tried) await tryCalculator(calculator, AMOUNT, tally);
      told(category, tried.length, tally);
      calculators += tried.length;
      for (const count of ['answered', 'refused', 'compared', 'differing'] as const) all[count] += tally[count];
      all.faults.push(...tally.faults);
      expect(tally.faults).toEqual([]);
    },
    6 * HOURS,
  );
});
