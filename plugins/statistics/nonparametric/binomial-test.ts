import { defineCalculator, integer, isAbove, normalQuantile, percent } from '@reckoner/engine';
import { binomialCurve, binomialPValue, exactInterval } from '../shared/binomial-tails.js';
import { alternative, confidence, pValue } from '../shared/inference.js';

/** Two-sided p by the outcomes that are no likelier than the one seen, as R does; Clopper-Pearson and Wilson intervals. */
export default defineCalculator({
  title: 'Exact binomial test',
  description:
    'Exact test of a proportion against a hypothesized one from successes and trials, with p-value and intervals.',
  keywords: [
    'binomial test',
    'test of one proportion',
    'Clopper-Pearson interval',
    'Wilson interval',
    'coin toss test',
    'exact confidence interval of a proportion',
  ],
  inputs: {
    successes: integer({ label: 'Successes', symbol: 'k', min: 0, max: 1e6 }),
    trials: integer({ label: 'Trials', symbol: 'n', min: 1, max: 1e6 }),
    hypothesized: percent({
      label: 'Hypothesized proportion',
      symbol: 'p_0',
      above: 0,
      below: 100,
      usual: [1, 99],
      default: 50,
    }),
    alternative,
    confidence,
  },
  outputs: {
    p: pValue,
    proportion: percent({ label: 'Proportion of successes', symbol: '\\hat p', places: 2 }),
    lower: percent({ label: 'Exact lower limit', symbol: 'L', places: 2 }),
    upper: percent({ label: 'Exact upper limit', symbol: 'U', places: 2 }),
    wilsonLower: percent({ label: 'Wilson lower limit', symbol: 'L_W', places: 2 }),
    wilsonUpper: percent({ label: 'Wilson upper limit', symbol: 'U_W', places: 2 }),
  },
  algorithm: ({ successes, trials, hypothesized, alternative, confidence }) => {
    const proportion = successes / trials;
    const z = normalQuantile(alternative === 'two-sided' ? (1 + confidence) / 2 : confidence);
    const center = (proportion + z ** 2 / (2 * trials)) / (1 + z ** 2 / trials);
    const margin =
      (z * Math.sqrt((proportion * (1 - proportion)) / trials + z ** 2 / (4 * trials ** 2))) / (1 + z ** 2 / trials);
    return {
      p: binomialPValue(successes, trials, hypothesized, alternative),
      proportion,
      ...exactInterval(successes, trials, confidence, alternative),
      wilsonLower: alternative === 'less' || successes === 0 ? 0 : center - margin,
      wilsonUpper: alternative === 'greater' || successes === trials ? 1 : center + margin,
    };
  },
  stepwise: [
    'p is the probability, under the hypothesized proportion, of as many successes or more (greater), as many or fewer (less), or of all outcomes that are no likelier than the one seen (two-sided).',
    'The exact limits are the proportions of which the test would leave half of 1 − confidence in a tail (all of it in a one-sided test): quantiles of beta distributions.',
    'Wilson’s limits are (p̂ + z²/2n ± z √(p̂(1 − p̂)/n + z²/4n²))/(1 + z²/n).',
  ],
  requires: [
    {
      that: ({ successes, trials }) => successes <= trials,
      field: 'successes',
      says: 'There cannot be more successes than the {trials} trials.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ trials, hypothesized, alternative, confidence }) => {
        const atTop = hypothesized ** trials;
        const atBottom = (1 - hypothesized) ** trials;
        const least = alternative === 'greater' ? atTop : alternative === 'less' ? atBottom : Math.min(atTop, atBottom);
        return isAbove(least, 1 - confidence);
      },
      says: 'With so few trials no outcome gives a p as small as 1 − {confidence}: the test cannot reject the hypothesis.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Probabilities under the hypothesis',
    x: { label: 'Successes' },
    y: { label: 'Probability' },
    curve: ({ successes, trials, hypothesized, alternative }) =>
      binomialCurve(successes, trials, hypothesized, alternative),
  },
  explanation:
    '{successes} of {trials} {successes|is|are} {proportion}, with exact limits of {lower} and {upper}; p against {hypothesized} {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  examples: [
    {
      inputs: { successes: 7, trials: 12, hypothesized: 30 },
      results: {
        p: 0.052442130259,
        proportion: 58.3333333333,
        lower: 27.6669685682,
        upper: 84.8347770192,
        wilsonLower: 31.951131255,
        wilsonUpper: 80.6739686341,
      },
      source: 'scipy.stats.binomtest, proportion_ci(method="exact" and "wilson")',
    },
    {
      inputs: { successes: 682, trials: 925, hypothesized: 75 },
      results: { p: 0.382491559575, lower: 70.7668264079, upper: 76.5406558241 },
      source: 'R documentation of binom.test (Conover: Mendel’s peas): p = 0.3825; scipy.stats.binomtest',
    },
    {
      inputs: { successes: 7, trials: 12, hypothesized: 30, alternative: 'greater' },
      results: { p: 0.038600843058, lower: 31.5237790724, upper: 100, wilsonLower: 35.5981014901, wilsonUpper: 100 },
      source: "scipy.stats.binomtest(alternative='greater')",
    },
    {
      inputs: { successes: 7, trials: 12, hypothesized: 30, alternative: 'less' },
      results: { p: 0.99051062887, lower: 0, upper: 81.8975242758, wilsonLower: 0, wilsonUpper: 78.0022119308 },
      source: "scipy.stats.binomtest(alternative='less')",
    },
    {
      inputs: { successes: 2, trials: 20, hypothesized: 25 },
      results: { p: 0.193072289388, lower: 1.23485271703, upper: 31.6982714019 },
      source: 'scipy.stats.binomtest',
    },
    {
      inputs: { successes: 0, trials: 10, hypothesized: 20 },
      results: { p: 0.228248064, lower: 0, upper: 30.8497107819, wilsonUpper: 27.7532799863 },
      source: 'scipy.stats.binomtest',
    },
    {
      inputs: { successes: 5, trials: 10 },
      results: { p: 1, proportion: 50 },
      source: 'By hand: the likeliest outcome',
    },
    {
      inputs: { successes: 10, trials: 10, hypothesized: 90, alternative: 'greater' },
      results: { p: 0.3486784401, lower: 74.1134449107, upper: 100 },
      cautions: ['cannot reject'],
      source: 'By hand: 0.9¹⁰; scipy.stats.binomtest',
    },
    {
      inputs: { successes: 3, trials: 3, alternative: 'less' },
      results: { p: 1 },
      cautions: ['cannot reject'],
      source: 'By hand: all outcomes have at most three successes',
    },
    {
      inputs: { successes: 7, trials: 12, hypothesized: 0.5 },
      results: { p: 6.05334616e-14, proportion: 58.3333333333 },
      source: 'scipy.stats.binomtest(7, 12, 0.005)',
    },
    { inputs: { successes: 11, trials: 10 }, refused: 'more successes than', source: 'By definition' },
    {
      inputs: { successes: 23, trials: 60, confidence: 90 },
      results: {
        p: 0.0924609810729,
        proportion: 38.3333333333,
        lower: 27.806095809,
        upper: 49.7566667865,
        wilsonLower: 28.7249557049,
        wilsonUpper: 48.9484695956,
      },
      source: 'scipy.stats.binomtest, proportion_ci(0.9, method="exact" and "wilson")',
    },
  ],
  notes: [
    'Two-sided, outcomes that are no likelier than the one seen count as extreme, as in R and scipy; doubling the smaller tail gives another p.',
    'The trials are independent and have the same chance.',
  ],
  references: [
    {
      title: 'Clopper, Pearson: The use of confidence or fiducial limits illustrated in the case of the binomial',
      doi: '10.1093/biomet/26.4.404',
    },
    { title: 'Conover: Practical Nonparametric Statistics, 3rd ed., §3.1' },
  ],
});
