import {
  defineCalculator,
  floorNear,
  integer,
  noResult,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { power, significance, tails } from '../shared/inference.js';
import { tPower } from '../shared/t-power.js';

/** The normal formula gives the start; from there the exact power of the t-test decides. */
export default defineCalculator({
  title: 'Sample size for two means',
  description: 'Size of each group needed to detect a difference of two means with a t-test at a given power.',
  keywords: ['clinical trial sample size', 'power analysis', 't-test sample size', 'two groups'],
  inputs: {
    difference: number({ label: 'Difference to detect', symbol: '\\Delta', above: 0, max: 1e9 }),
    deviation: number({ label: 'Standard deviation in each group', symbol: '\\sigma', above: 0, max: 1e9 }),
    significance,
    power,
    tails,
  },
  outputs: {
    perGroup: integer({ label: 'Size of each group', symbol: 'n' }),
    total: integer({ label: 'Total size' }),
    achieved: percent({ label: 'Power with that size', places: 2 }),
    normal: number({ label: 'Size by the normal formula', symbol: 'n_0', places: 2 }),
    effect: number({ label: 'Effect size', symbol: 'd', places: 3 }),
  },
  formula: ({ difference, deviation, significance, power, tails }) => {
    const effect = difference / deviation;
    const quantiles = normalQuantile(significance / tails) + normalQuantile(1 - power);
    const normal = 2 * (quantiles / effect) ** 2;
    if (normal > 1e6) throw noResult('More than a million in each group would be needed.');
    const powerOf = (size: number) => tPower(effect * Math.sqrt(size / 2), 2 * size - 2, significance, tails);
    // The t-test needs a few more than the normal formula says, seldom more than ten.
    // It leaves out the far tail, so that rarely one fewer does.
    let perGroup = Math.max(2, floorNear(normal));
    let achieved = powerOf(perGroup);
    for (let step = 0; step < 100 && achieved < power; step++) {
      perGroup += 1;
      achieved = powerOf(perGroup);
    }
    return { perGroup, total: 2 * perGroup, achieved, normal, effect };
  },
  stepwise: [
    'The size by the normal distribution, rounded down, is the start; one is added until the power of the t test, by the noncentral t distribution, is reached.',
  ],
  explanation:
    'Each group needs {perGroup}: the t-test then detects a difference of {difference} with a power of {achieved}.',
  cautions: [
    {
      level: 'caution',
      when: ({ effect }) => roundTo(effect, 3) > 5,
      says: 'The difference is more than five standard deviations: check the units of both.',
    },
  ],
  examples: [
    {
      inputs: { difference: 2.35, deviation: 0.47 },
      results: { effect: 5, perGroup: 3 },
      source: 'By hand: 2.35/0.47 is five, not more; scipy.stats.nct: power 0.9928 with 3 in each group',
    },
    {
      inputs: { difference: 5, deviation: 10 },
      results: { perGroup: 64, total: 128, achieved: 80.145955792, normal: 62.791037874773, effect: 0.5 },
      source: 'R power.t.test(power = 0.8, delta = 0.5, strict = TRUE): n = 63.77; normal formula with scipy',
    },
    {
      inputs: { difference: 8, deviation: 10, power: 90, tails: 'one' },
      results: { perGroup: 28 },
      source: "R power.t.test(power = 0.9, delta = 8, sd = 10, alternative = 'one.sided'): n = 27.47",
    },
    {
      inputs: { difference: 0.001, deviation: 10 },
      noResult: 'More than a million',
      source: 'By hand: 2 (2.8 × 10000)² = 1.6e9',
    },
    {
      inputs: { difference: 60, deviation: 10 },
      results: { perGroup: 2, effect: 6, achieved: 83.57381198 },
      cautions: ['check the units'],
      source: 'scipy.stats.nct with 2 degrees of freedom and noncentrality 6: power 0.8357 with 2 in each group',
    },
    {
      inputs: { difference: 5, deviation: 10, significance: 1 },
      results: { perGroup: 96, total: 192, achieved: 80.454732551, normal: 93.431745389363, effect: 0.5 },
      source:
        'scipy.stats.nct: power 0.79947 with 95 in each group, 0.80455 with 96; normal formula with norm.isf(0.005)',
    },
  ],
  notes: ['For groups of equal size and equal standard deviations.'],
  references: [
    {
      title: 'Chow, Shao, Wang, Lokhnygina: Sample Size Calculations in Clinical Research, 3rd ed., ch. 3',
      isbn: '978-1-138-74098-3',
    },
  ],
});
