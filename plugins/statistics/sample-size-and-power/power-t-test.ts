import { choice, defineCalculator, integer, number, percent } from '@reckoner/engine';
import { significance, tails } from '../shared/inference.js';
import { tPower } from '../shared/t-power.js';

/** Exact power from the noncentral t distribution, both rejection regions counted. */
export default defineCalculator({
  title: 'Power of a t-test',
  description:
    'Power of a one-sample, paired or two-sample t-test from effect size, sample size and significance level.',
  keywords: ['statistical power', 'noncentral t', 'effect size', 'G*Power', 'power.t.test', 'beta error'],
  inputs: {
    design: choice(
      { 'two-sample': 'Two independent samples', 'one-sample': 'One sample or pairs' },
      { label: 'Design', default: 'two-sample' },
    ),
    effect: number({ label: 'Effect size (difference / standard deviation)', symbol: 'd', min: 0, max: 10 }),
    n: integer({ label: 'Size of each sample', symbol: 'n', min: 2, max: 100000 }),
    significance,
    tails,
  },
  outputs: {
    power: percent({ label: 'Power', places: 2 }),
    typeTwo: percent({ label: 'Chance to miss the effect', symbol: '\\beta', places: 2 }),
    noncentrality: number({ label: 'Noncentrality', symbol: '\\delta', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
  },
  formula: ({ design, effect, n, significance, tails }) => {
    const degreesOfFreedom = design === 'two-sample' ? 2 * n - 2 : n - 1;
    const noncentrality = design === 'two-sample' ? effect * Math.sqrt(n / 2) : effect * Math.sqrt(n);
    const power = Math.min(1, tPower(noncentrality, degreesOfFreedom, significance, tails));
    return { power, typeTwo: 1 - power, noncentrality, degreesOfFreedom };
  },
  figure: {
    kind: 'curve',
    title: 'Power over sample size',
    x: { of: 'n' },
    y: { of: 'power' },
    curve: ({ design, effect, n, significance, tails, power }) => {
      const at = (size: number) =>
        design === 'two-sample'
          ? tPower(effect * Math.sqrt(size / 2), 2 * size - 2, significance, tails)
          : tPower(effect * Math.sqrt(size), size - 1, significance, tails);
      // The exact power takes some work at each place.
      const places = Array.from({ length: 13 }, (_, step) => Math.max(2, Math.round((n * (step + 1)) / 6)));
      const powers = places.map(at);
      return {
        from: 0,
        to: places.length - 1,
        lines: [
          {
            at: (place) => {
              const first = Math.min(Math.floor(place), places.length - 2);
              const part = place - first;
              return [
                places[first]! + part * (places[first + 1]! - places[first]!),
                powers[first]! + part * (powers[first + 1]! - powers[first]!),
              ];
            },
          },
        ],
        marks: [{ x: n, y: power, label: 'n' }],
      };
    },
  },
  explanation: 'The test finds an effect of {effect} standard {effect|deviation|deviations} with a power of {power}.',
  cautions: [
    {
      level: 'note',
      when: ({ effect }) => effect === 0,
      says: 'Without an effect this is no power but the chance of a false alarm: the significance level.',
    },
  ],
  examples: [
    {
      inputs: { effect: 0, n: 64 },
      results: { power: 5, noncentrality: 0 },
      cautions: ['false alarm'],
      source: 'By definition',
    },
    {
      inputs: { effect: 0.5, n: 64 },
      results: { power: 80.145955792, typeTwo: 19.854044208, noncentrality: 2.828427124746, degreesOfFreedom: 126 },
      source: 'R power.t.test(n = 64, delta = 0.5, strict = TRUE)',
    },
    {
      inputs: { effect: 0.625, n: 20 },
      results: { power: 48.665602318 },
      source: 'R power.t.test(n = 20, delta = 5, sd = 8, strict = TRUE)',
    },
    {
      inputs: { design: 'one-sample', effect: 0.5, n: 34 },
      results: { power: 80.777750128, degreesOfFreedom: 33 },
      source: "R power.t.test(n = 34, delta = 0.5, type = 'one.sample', strict = TRUE)",
    },
    {
      inputs: { design: 'one-sample', effect: 0.4, n: 20, significance: 1, tails: 'one' },
      results: { power: 25.361378154 },
      source: "R power.t.test(n = 20, delta = 0.4, sig.level = 0.01, type = 'one.sample', alternative = 'one.sided')",
    },
    {
      inputs: { effect: 0, n: 20 },
      results: { power: 5.0 },
      cautions: ['false alarm'],
      source: 'By definition: without an effect the level itself',
    },
    {
      inputs: { design: 'one-sample', effect: 1, n: 2, significance: 0.001 },
      results: { power: 0.00186152770658 },
      source: 'scipy.stats.nct with one degree of freedom and noncentrality √2',
    },
  ],
  notes: ['For pairs the standard deviation is that of the differences.'],
  references: [
    {
      title: 'Cohen: Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 2',
      isbn: '978-0-8058-0283-2',
    },
  ],
});
