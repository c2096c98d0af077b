import {
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  normalCdf,
  normalPdf,
  normalQuantile,
  number,
  percent,
  sumOfProducts,
} from '@reckoner/engine';
import { binomialPValue } from '../shared/binomial-tails.js';
import { alternative, confidence, pValue } from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';
import { normalPValue } from '../shared/tests.js';

/** Expected successes and failures from which the normal approximation is commonly taken. */
const FEW = 10;

/** z from the hypothesized variance, Wilson's score interval, which inverts it, and the exact p beside it. */
export default defineCalculator({
  title: 'One-proportion z-test',
  description:
    'Test of a proportion against a hypothesized one by the normal approximation: z, p-value, score interval, and the exact binomial p beside them.',
  keywords: [
    'one proportion test',
    'z test of a proportion',
    'prop.test',
    'test a single proportion',
    'one sample proportion test',
  ],
  related: ['binomial-test', 'two-proportion-z-test', 'confidence-interval-proportion'],
  inputs: {
    successes: integer({ label: 'Successes', symbol: 'x', min: 0, max: 1e6 }),
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
    corrected: flag({ label: 'Continuity correction', help: 'Of half a success, as prop.test of R has by default.' }),
  },
  outputs: {
    p: pValue,
    z: number({ label: 'z statistic', symbol: 'z', places: 4 }),
    exact: number({ label: 'Exact binomial p-value', symbol: 'p_e', places: 5 }),
    proportion: percent({ label: 'Proportion of successes', symbol: '\\hat p', places: 2 }),
    lower: percent({ label: 'Lower score limit', symbol: 'L', places: 2 }),
    upper: percent({ label: 'Upper score limit', symbol: 'U', places: 2 }),
  },
  formula: ({ successes, trials, hypothesized, alternative, confidence, corrected }) => {
    const proportion = successes / trials;
    // x − n p₀, which is 0 for 3 of 10 against 30%.
    const excess = sumOfProducts([successes], [-trials, hypothesized]);
    const step = corrected ? Math.min(0.5, Math.abs(excess)) : 0;
    const deviation = Math.sqrt(trials * hypothesized * (1 - hypothesized));
    const z = (excess - Math.sign(excess) * step) / deviation;
    const critical = normalQuantile(alternative === 'two-sided' ? (1 + confidence) / 2 : confidence);
    const low = Math.max(0, (successes - step) / trials);
    const high = Math.min(1, (successes + step) / trials);
    const square = critical ** 2;
    const below = low + square / (2 * trials);
    const above = high + square / (2 * trials);
    const lowMargin = critical * Math.sqrt((low * (1 - low)) / trials + square / (4 * trials ** 2));
    const highMargin = critical * Math.sqrt((high * (1 - high)) / trials + square / (4 * trials ** 2));
    return {
      p: normalPValue(z, alternative),
      z,
      exact: binomialPValue(successes, trials, hypothesized, alternative),
      proportion,
      lower: alternative === 'less' || successes === 0 ? 0 : Math.max(0, (below - lowMargin) / (1 + square / trials)),
      upper:
        alternative === 'greater' || successes === trials
          ? 1
          : Math.min(1, (above + highMargin) / (1 + square / trials)),
    };
  },
  shown: ({ successes, trials, hypothesized, alternative, z, proportion, corrected }) => ({
    p: alternative === 'greater' ? normalCdf(-z) : alternative === 'less' ? normalCdf(z) : 2 * normalCdf(-Math.abs(z)),
    z: corrected
      ? (Math.sign(proportion - hypothesized) * Math.max(0, Math.abs(successes - trials * hypothesized) - 1 / 2)) /
        Math.sqrt(trials * hypothesized * (1 - hypothesized))
      : (proportion - hypothesized) / Math.sqrt((hypothesized * (1 - hypothesized)) / trials),
    exact: undefined,
    lower: undefined,
    upper: undefined,
  }),
  stepwise: [
    'The exact p is the probability, under the hypothesized proportion, of as many successes or more (greater), as many or fewer (less), or of all outcomes that are no likelier than the one seen (two-sided).',
    'The score limits are (p̂ + c²/2n ± c √(p̂(1 − p̂)/n + c²/4n²))/(1 + c²/n) with c the normal quantile of the confidence: the proportions that the test without correction just does not reject. With the correction p̂ stands half a success further out, or |x − n p₀| successes where that is less, as in R.',
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
      level: 'caution',
      when: ({ trials, hypothesized }) =>
        isBelow(trials * hypothesized, FEW) || isBelow(trials * (1 - hypothesized), FEW),
      says: 'The hypothesis expects fewer than ten successes or failures: the normal approximation is rough, take the exact p, {exact|{|exact|}|below 10⁻³⁰⁰|{|exact|}}.',
    },
    {
      level: 'note',
      when: ({ p, exact, trials, hypothesized }) =>
        isAtMost(FEW, trials * hypothesized) &&
        isAtMost(FEW, trials * (1 - hypothesized)) &&
        Math.max(p, exact) > 1e-6 &&
        isAbove(Math.max(p, exact), 1.2 * Math.min(p, exact)),
      says: 'The normal approximation and the exact test give p-values that differ by more than a fifth: rely on the exact one, {exact}.',
    },
    {
      level: 'note',
      when: ({ corrected, z }) => corrected && z === 0,
      says: 'The successes lie no more than half of one from what the hypothesis expects. The correction is then as small as that, as in R, and so is that of the interval: against another proportion the interval comes out wider.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Density of z, with p shaded',
    x: { of: 'z', label: 'z' },
    y: { label: 'Density' },
    curve: ({ z, alternative }) => symmetricTest((x) => normalPdf(x), z, alternative, 'z'),
  },
  explanation: ({ alternative, corrected, z }) => {
    const side =
      alternative === 'greater'
        ? 'one-sided, for more,'
        : alternative === 'less'
          ? 'one-sided, for less,'
          : 'two-sided,';
    const too = corrected && z !== 0;
    const limits =
      alternative === 'greater'
        ? `at {confidence} confidence the true share is at least {lower}${too ? ' (corrected too)' : ''}`
        : alternative === 'less'
          ? `at {confidence} confidence the true share is at most {upper}${too ? ' (corrected too)' : ''}`
          : `the {confidence} score interval${too ? ', corrected too,' : ''} is {lower} to {upper}`;
    return `{successes} of {trials} {successes|is|are} {proportion}. Against {hypothesized}, z${corrected ? ', corrected for continuity,' : ''} is {z} and p, ${side} {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}} (by the exact test {exact|{|exact|}|below 10⁻³⁰⁰|{|exact|}}); ${limits}.`;
  },
  examples: [
    {
      inputs: { successes: 682, trials: 925, hypothesized: 75 },
      results: {
        p: 0.37228117845871,
        z: -0.89220851600735,
        exact: 0.38249155957485,
        proportion: 73.7297297297,
        lower: 70.799598761962,
        upper: 76.463580097149,
      },
      source:
        'Mendel’s peas, as in the R documentation of binom.test; R 4.2: prop.test(correct = FALSE); scipy.stats.binomtest',
    },
    {
      inputs: { successes: 682, trials: 925, hypothesized: 75, corrected: true },
      results: { p: 0.39297080762896, lower: 70.743905547812, upper: 76.515542404567 },
      source: 'R 4.2: prop.test',
    },
    {
      inputs: { successes: 682, trials: 925, hypothesized: 75, corrected: true, alternative: 'less' },
      results: { p: 0.19648540381448, exact: 0.19600926705388, lower: 0, upper: 76.090565232741 },
      source: "R 4.2: prop.test(alternative = 'less'); scipy.stats.binomtest",
    },
    {
      inputs: { successes: 7, trials: 12, hypothesized: 30 },
      results: { p: 0.03220968567371, z: 2.1417986803856, exact: 0.052442130259, lower: 31.951131254955 },
      cautions: ['fewer than ten'],
      source: 'R 4.2: prop.test(correct = FALSE); scipy.stats.binomtest',
    },
    {
      inputs: { successes: 3, trials: 10, hypothesized: 30 },
      results: { p: 1, z: 0, exact: 1, lower: 10.77912674063, upper: 60.322185253885 },
      cautions: ['fewer than ten'],
      source: 'R 4.2: prop.test; by hand: exactly the hypothesis',
    },
    {
      inputs: { successes: 15, trials: 50, hypothesized: 29, corrected: true },
      results: { p: 1, z: 0, lower: 18.2856173108, upper: 44.783402973425 },
      cautions: ['as small as that'],
      source: 'R 4.2: prop.test, whose correction is no larger than the excess',
    },
    {
      inputs: { successes: 0, trials: 20, hypothesized: 20, alternative: 'less', corrected: true },
      results: { p: 0.025199641435741, exact: 0.011529215046068, lower: 0, upper: 15.975385429161 },
      cautions: ['fewer than ten'],
      source: "R 4.2: prop.test(alternative = 'less'); by hand: 0.8²⁰",
    },
    {
      inputs: { successes: 10, trials: 10, alternative: 'greater', corrected: true },
      results: { p: 0.0022132629289599, exact: 0.0009765625, lower: 71.526261228234, upper: 100 },
      cautions: ['fewer than ten'],
      source: "R 4.2: prop.test(alternative = 'greater'); by hand: 0.5¹⁰",
    },
    {
      inputs: { successes: 8, trials: 100, hypothesized: 12, confidence: 90 },
      results: {
        p: 0.2183546905659,
        z: -1.2309149097933,
        exact: 0.28004101341035,
        lower: 4.566311588238,
        upper: 13.646476957549,
      },
      cautions: ['more than a fifth'],
      source: 'R 4.2: prop.test(conf.level = 0.9, correct = FALSE); scipy.stats.binomtest',
    },
    { inputs: { successes: 13, trials: 12 }, refused: 'more successes than', source: 'By definition' },
  ],
  notes: [
    'The trials are independent and have the same chance.',
    'A one-sided test has a one-sided interval, as in R: its other limit is 0 or 100%.',
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.2.4',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc24.htm',
    },
    {
      title: 'Wilson: Probable inference, the law of succession, and statistical inference',
      doi: '10.1080/01621459.1927.10502953',
    },
    { title: 'R 4.2, prop.test: Test of equal or given proportions (its program text)' },
  ],
});
