/** The uncertainties of the whole catalogue at many points beside the examples, and at points far from them. */
import { expect, test } from 'vitest';
import { calculatorsOf, categories } from '../engine/catalogue-calculators.js';
import { comparisonsAt, farSamples, uncertaintySamples, type Verdict, verdictOn } from '../uncertainty-comparisons.js';

/** Far from all examples, where values have lost digits, the values themselves are often no judge. */
const ENOUGH = { near: 0.995, far: 0.99 };

test.each(['near', 'far'] as const)('at points %s to the examples nearly all agree with the values', async (where) => {
  const tally: Record<Verdict, number> = { agrees: 0, differs: 0, withheld: 0, unfounded: 0, undecided: 0 };
  for (const category of categories) {
    for (const { calculator } of await calculatorsOf(category)) {
      const samples = where === 'near' ? uncertaintySamples(calculator, 12) : farSamples(calculator, 24);
      for (const sample of samples) for (const one of comparisonsAt(calculator, sample)) tally[verdictOn(one)] += 1;
    }
  }
  const others = tally.differs + tally.withheld + tally.unfounded;
  expect(tally.agrees / (tally.agrees + others), JSON.stringify(tally)).toBeGreaterThan(ENOUGH[where]);
});
