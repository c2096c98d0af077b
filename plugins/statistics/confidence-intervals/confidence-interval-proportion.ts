import { betaQuantile, choice, defineCalculator, integer, normalQuantile, percent } from '@reckoner/engine';
import { confidence } from '../shared/inference.js';
import { intervalShapes } from '../shared/interval-drawing.js';

/** The five usual intervals of a binomial proportion. */
export default defineCalculator({
  title: 'Confidence interval for a proportion',
  description: 'Confidence interval of a proportion by Wilson, Clopper-Pearson, Agresti-Coull, Jeffreys or Wald.',
  keywords: [
    'binomial confidence interval',
    'wilson score',
    'clopper-pearson',
    'exact interval',
    'agresti-coull',
    'wald',
  ],
  inputs: {
    successes: integer({ label: 'Successes', symbol: 'x', min: 0, max: 1e9 }),
    n: integer({ label: 'Sample size', symbol: 'n', min: 1, max: 1e9 }),
    method: choice(
      {
        wilson: 'Wilson score',
        'clopper-pearson': 'Clopper-Pearson (exact)',
        'agresti-coull': 'Agresti-Coull',
        jeffreys: 'Jeffreys',
        wald: 'Wald (normal)',
      },
      { label: 'Method', default: 'wilson' },
    ),
    confidence,
  },
  outputs: {
    lower: percent({ label: 'Lower limit', symbol: 'L', places: 3 }),
    upper: percent({ label: 'Upper limit', symbol: 'U', places: 3 }),
    proportion: percent({ label: 'Proportion in the sample', symbol: '\\hat p', places: 3 }),
  },
  formula: ({ successes, n, method, confidence }) => {
    const tail = (1 - confidence) / 2;
    const z = -normalQuantile(tail);
    const proportion = successes / n;
    const failures = n - successes;
    // Upper quantiles are taken from the other end, where they keep their digits.
    if (method === 'clopper-pearson') {
      const lower = successes === 0 ? 0 : betaQuantile(tail, successes, failures + 1);
      const upper = failures === 0 ? 1 : 1 - betaQuantile(tail, failures, successes + 1);
      return { lower, upper, proportion };
    }
    if (method === 'jeffreys') {
      const lower = successes === 0 ? 0 : betaQuantile(tail, successes + 0.5, failures + 0.5);
      const upper = failures === 0 ? 1 : 1 - betaQuantile(tail, failures + 0.5, successes + 0.5);
      return { lower, upper, proportion };
    }
    if (method === 'wald') {
      const margin = z * Math.sqrt((proportion * (1 - proportion)) / n);
      return { lower: Math.max(0, proportion - margin), upper: Math.min(1, proportion + margin), proportion };
    }
    const center = (successes + z ** 2 / 2) / (n + z ** 2);
    if (method === 'agresti-coull') {
      const margin = z * Math.sqrt((center * (1 - center)) / (n + z ** 2));
      return { lower: Math.max(0, center - margin), upper: Math.min(1, center + margin), proportion };
    }
    const margin = (z / (n + z ** 2)) * Math.sqrt(n * proportion * (1 - proportion) + z ** 2 / 4);
    return { lower: Math.max(0, center - margin), upper: Math.min(1, center + margin), proportion };
  },
  figure: {
    kind: 'drawing',
    title: 'Interval',
    draw: ({ lower, upper, proportion }) =>
      intervalShapes({
        lower,
        upper,
        middle: proportion,
        of: { lower: 'lower', upper: 'upper', middle: 'proportion' },
      }),
  },
  explanation:
    '{successes} of {n} {successes|is|are} {proportion}, with a {confidence} confidence interval from {lower} to {upper}.',
  requires: [
    {
      that: ({ successes, n }) => successes <= n,
      field: 'successes',
      says: 'There cannot be more successes than the sample has members: {successes} of {n}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ method, successes, n }) => method === 'wald' && Math.min(successes, n - successes) < 10,
      says: 'With so few of a kind the Wald interval is too narrow: take Wilson or Clopper-Pearson.',
    },
  ],
  examples: [
    {
      inputs: { successes: 37, n: 120 },
      results: { lower: 23.272736988916, upper: 39.582997723801, proportion: 30.833333333333 },
      source: "statsmodels proportion_confint(37, 120, method='wilson')",
    },
    {
      inputs: { successes: 37, n: 120, method: 'clopper-pearson' },
      results: { lower: 22.725511963383, upper: 39.913676453195 },
      source: "statsmodels proportion_confint(method='beta')",
    },
    {
      inputs: { successes: 37, n: 120, method: 'agresti-coull' },
      results: { lower: 23.2517645165, upper: 39.60397019621 },
      source: "statsmodels proportion_confint(method='agresti_coull')",
    },
    {
      inputs: { successes: 37, n: 120, method: 'jeffreys' },
      results: { lower: 23.101614764091, upper: 39.477028941811 },
      source: "statsmodels proportion_confint(method='jeffreys')",
    },
    {
      inputs: { successes: 37, n: 120, method: 'wald' },
      results: { lower: 22.570744720053, upper: 39.095921946614 },
      source: "statsmodels proportion_confint(method='normal')",
    },
    {
      inputs: { successes: 0, n: 20, method: 'clopper-pearson' },
      results: { lower: 0, upper: 16.843347098309 },
      source: "statsmodels proportion_confint(0, 20, method='beta'); by hand 1 - 0.025^(1/20)",
    },
    {
      inputs: { successes: 20, n: 20, confidence: 90 },
      results: { lower: 88.084216263904, upper: 100 },
      source: "statsmodels proportion_confint(20, 20, 0.1, method='wilson')",
    },
    {
      inputs: { successes: 20, n: 20, confidence: 90, method: 'clopper-pearson' },
      results: { lower: 86.089165933173, upper: 100 },
      source: "statsmodels proportion_confint(20, 20, 0.1, method='beta')",
    },
    {
      inputs: { successes: 0, n: 20, method: 'jeffreys' },
      results: { lower: 0, upper: 11.663898290488 },
      source:
        "statsmodels proportion_confint(0, 20, method='jeffreys'), with the lower limit 0 of Brown, Cai, DasGupta",
    },
    { inputs: { successes: 21, n: 20 }, refused: 'more successes', source: 'By definition' },
    {
      inputs: { successes: 2, n: 50, method: 'wald' },
      results: { lower: 0, upper: 9.431611523566 },
      cautions: ['Wald interval is too narrow'],
      source: "statsmodels proportion_confint(2, 50, method='normal')",
    },
    {
      inputs: { successes: 20, n: 20, method: 'jeffreys' },
      results: { lower: 88.336101709512, upper: 100 },
      source: 'scipy.stats.beta.ppf(0.025, 20.5, 0.5), with the upper limit 1 of Brown, Cai, DasGupta',
    },
  ],
  references: [
    {
      title: 'Brown, Cai, DasGupta: Interval Estimation for a Binomial Proportion, Statistical Science 16 (2001)',
      doi: '10.1214/ss/1009213286',
    },
  ],
});
