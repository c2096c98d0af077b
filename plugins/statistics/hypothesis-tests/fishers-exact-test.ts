import {
  defineCalculator,
  hypergeometricCdf,
  hypergeometricPmf,
  hypergeometricSurvival,
  integer,
  number,
} from '@reckoner/engine';
import { chanceBars } from '../shared/chance-bars.js';
import { pValue } from '../shared/inference.js';

const count = { min: 0, max: 1000 } as const;

/** Hypergeometric probabilities of all tables with the same margins; two-sided sums those that are no likelier. */
export default defineCalculator({
  title: "Fisher's exact test",
  description: 'Exact p-values of a 2 × 2 table of counts, two-sided and one-sided, with the odds ratio.',
  keywords: ['2x2 table', 'exact test', 'small samples', 'contingency table', 'hypergeometric', 'lady tasting tea'],
  inputs: {
    a: integer({ label: 'Group 1, with the outcome', symbol: 'a', ...count }),
    b: integer({ label: 'Group 1, without', symbol: 'b', ...count }),
    c: integer({ label: 'Group 2, with the outcome', symbol: 'c', ...count }),
    d: integer({ label: 'Group 2, without', symbol: 'd', ...count }),
  },
  outputs: {
    p: { ...pValue, label: 'Two-sided p-value' },
    greater: { ...pValue, label: 'One-sided p-value, group 1 greater', symbol: 'p_>' },
    less: { ...pValue, label: 'One-sided p-value, group 1 less', symbol: 'p_<' },
    oddsRatio: number({ label: 'Odds ratio of the sample', symbol: '\\mathrm{OR}', places: 4, optional: true }),
  },
  formula: ({ a, b, c, d }) => {
    const total = a + b + c + d;
    const marked = a + c;
    const draws = a + b;
    const observed = hypergeometricPmf(a, total, marked, draws);
    // Tables as likely as this one count too, whatever the rounding.
    const likeliest = observed * (1 + 1e-7);
    let p = observed;
    // From each table to the next: one more with the outcome in group 1, then one fewer.
    let chance = observed;
    for (let k = 1; k <= Math.min(b, c); k++) {
      chance *= ((b - k + 1) / (a + k)) * ((c - k + 1) / (d + k));
      if (chance <= likeliest) p += chance;
    }
    chance = observed;
    for (let k = 1; k <= Math.min(a, d); k++) {
      chance *= ((a - k + 1) / (b + k)) * ((d - k + 1) / (c + k));
      if (chance <= likeliest) p += chance;
    }
    const tails = {
      greater: hypergeometricSurvival(a - 1, total, marked, draws),
      less: hypergeometricCdf(a, total, marked, draws),
    };
    if (b * c === 0) return { p: Math.min(1, p), ...tails };
    return { p: Math.min(1, p), ...tails, oddsRatio: (a * d) / (b * c) };
  },
  stepwise: [
    'The two-sided p adds the hypergeometric chances of all tables with the same margins that are no likelier than the one observed.',
  ],
  figure: {
    kind: 'curve',
    title: 'Chances of tables with these sums',
    x: { label: 'Group 1, with the outcome' },
    y: { label: 'Chance' },
    curve: ({ a, b, c, d }) =>
      chanceBars({
        chance: (k) => hypergeometricPmf(k, a + b + c + d, a + c, a + b),
        from: Math.max(0, a - d),
        to: Math.min(a + b, a + c),
        value: a,
      }),
  },
  explanation: 'The two-sided p-value {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  requires: [{ that: ({ a, b, c, d }) => a + b + c + d > 0, field: 'a', says: 'All counts are zero.' }],
  cautions: [
    {
      level: 'note',
      when: ({ a, b, c, d }) => a + b === 0 || c + d === 0 || a + c === 0 || b + d === 0,
      says: 'A group is empty, or all or none have the outcome: such a table can say nothing, whatever p is.',
    },
  ],
  examples: [
    {
      inputs: { a: 8, b: 2, c: 1, d: 5 },
      results: { p: 0.034965034965035, oddsRatio: 20 },
      source: 'scipy.stats.fisher_exact',
    },
    {
      inputs: { a: 12, b: 5, c: 3, d: 14 },
      results: { p: 0.0048957925729217, greater: 0.0024478962864609, less: 0.99981929856186, oddsRatio: 11.2 },
      source: 'scipy.stats.fisher_exact, also with alternative greater and less',
    },
    {
      inputs: { a: 3, b: 1, c: 1, d: 3 },
      results: { p: 0.48571428571429, greater: 0.24285714285714 },
      source: 'Fisher: The Design of Experiments (1935), lady tasting tea, 17/70; scipy.stats.fisher_exact',
    },
    {
      inputs: { a: 4, b: 0, c: 0, d: 4 },
      results: { p: 0.028571428571429, greater: 0.014285714285714 },
      source: 'By hand: 1/70 on each side',
    },
    { inputs: { a: 0, b: 0, c: 0, d: 0 }, refused: 'are zero', source: 'By definition' },
    {
      inputs: { a: 0, b: 10, c: 0, d: 12 },
      results: { p: 1, greater: 1, less: 1 },
      cautions: ['can say nothing'],
      source: 'By definition: the only table with these margins',
    },
  ],
  references: [{ title: 'Agresti: Categorical Data Analysis, 3rd ed., §3.5', isbn: '978-0-470-46363-5' }],
});
