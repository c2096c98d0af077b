import {
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  list,
  noResult,
  number,
  ranks,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { alternative, datum, pValue } from '../shared/inference.js';
import { signedRankCdf, tieSizes } from '../shared/ranking.js';
import { normalPValue } from '../shared/tests.js';
import { walshMedian } from '../shared/walsh.js';

const EXACT_UP_TO = 50;

/** Zeros are left out as Wilcoxon did; exact in small samples, ties as they are, else normal with tie and continuity corrections. */
export default defineCalculator({
  title: 'Wilcoxon signed-rank test',
  description:
    'Signed-rank test of paired values or of a median: rank sum, exact or normal p-value, pseudomedian and effect size.',
  keywords: [
    'wilcoxon paired test',
    'wilcoxon matched pairs',
    'one-sample wilcoxon',
    'nonparametric paired t-test',
    'hodges-lehmann pseudomedian',
  ],
  inputs: {
    first: list(datum, { label: 'Values, or first values of pairs', symbol: 'x', maxItems: 500 }),
    second: list(datum, {
      label: 'Second values of the pairs, in the same order',
      help: 'Leave it out to test one list.',
      symbol: 'y',
      maxItems: 500,
      optional: true,
    }),
    hypothesized: number({
      label: 'Hypothesized median or median difference',
      symbol: '\\mu_0',
      min: -1e12,
      max: 1e12,
      default: 0,
    }),
    alternative,
  },
  outputs: {
    p: pValue,
    positive: number({ label: 'Sum of the positive ranks', help: 'W or V of other programs.', symbol: 'W_+' }),
    negative: number({ label: 'Sum of the negative ranks', symbol: 'W_-' }),
    used: integer({ label: 'Differences that are not zero', symbol: 'n' }),
    z: number({
      label: 'z of the normal approximation, corrected for continuity',
      symbol: 'z',
      places: 4,
      optional: true,
    }),
    pseudomedian: number({
      label: 'Pseudomedian of the differences or values',
      help: 'The Hodges-Lehmann estimate, without the differences that are zero, as in R.',
      symbol: '\\hat\\mu',
    }),
    effect: number({ label: 'Rank-biserial correlation', symbol: 'r', places: 4 }),
  },
  algorithm: ({ first, second, hypothesized, alternative }) => {
    // As the decimals say, so that 0.3 − 0.1 and 0.5 − 0.3 are tied.
    const shifts = first.map((value, index) =>
      second === undefined
        ? sumOfProducts([value], [-1, hypothesized])
        : sumOfProducts([value], [-1, second[index]!], [-1, hypothesized]),
    );
    const differences = shifts.filter((shift) => shift !== 0);
    const used = differences.length;
    if (used === 0) throw noResult('All differences are zero: there is nothing to rank.');
    const sizes = differences.map((difference) => Math.abs(difference));
    const ranked = ranks(sizes);
    const positive = sum(ranked.filter((_, index) => differences[index]! > 0));
    const total = (used * (used + 1)) / 2;
    const ties = sum(tieSizes(sizes).map((size) => size ** 3 - size));
    const results = {
      positive,
      negative: total - positive,
      used,
      pseudomedian: walshMedian(differences) + hypothesized,
      effect: (2 * positive) / total - 1,
    };
    if (used <= EXACT_UP_TO) {
      const below = signedRankCdf(positive, ranked);
      const above = signedRankCdf(total - positive, ranked);
      const p =
        alternative === 'greater' ? above : alternative === 'less' ? below : Math.min(1, 2 * Math.min(below, above));
      return { p, ...results };
    }
    const center = total / 2;
    const deviation = Math.sqrt((used * (used + 1) * (2 * used + 1)) / 24 - ties / 48);
    const correction =
      alternative === 'greater' ? 0.5 : alternative === 'less' ? -0.5 : 0.5 * Math.sign(2 * positive - total);
    const z = (positive - center - correction) / deviation;
    return { p: normalPValue(z, alternative), ...results, z };
  },
  stepwise: [
    'The differences, or the values less the hypothesized median, are ranked by their size, zeros left out; equal sizes share their mean rank.',
    'W₊ is the sum of the ranks of positive differences, W₋ of the negative ones; both add up to n(n + 1)/2.',
    'Up to 50 differences p counts all ways of signs, ties as they are. Beyond, z = (W₊ − n(n + 1)/4 ∓ 0.5)/√(n(n + 1)(2n + 1)/24 − Σ(t³ − t)/48), with t the sizes of ties.',
    'The pseudomedian is the median of all averages of two differences, each with itself too; r = (W₊ − W₋)/(W₊ + W₋).',
  ],
  requires: [
    {
      that: ({ first, second }) => second.length === first.length,
      field: 'second',
      says: 'Both lists must have as many values: they are pairs.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ used, alternative }) => isAbove((alternative === 'two-sided' ? 2 : 1) * 0.5 ** used, 0.05),
      says: 'So few differences cannot give a p below 5%, however large they are.',
    },
    {
      level: 'note',
      when: ({ used, first }) => isBelow(used, 0.8 * first.length),
      says: 'Many differences are zero and left out, from the pseudomedian too: the result speaks of the others only.',
    },
  ],
  explanation:
    'W of the positive ranks is {positive} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; the pseudomedian is {pseudomedian}.',
  examples: [
    {
      inputs: {
        first: [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3],
        second: [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29],
      },
      results: { p: 0.0390625, positive: 40, negative: 5, used: 9, pseudomedian: 0.46, effect: 0.7777777778 },
      source: 'R documentation of wilcox.test, depression scale of Hollander and Wolfe: V = 40, p = 0.03906; scipy',
    },
    {
      inputs: {
        first: [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3],
        second: [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29],
        alternative: 'greater',
      },
      results: { p: 0.01953125, positive: 40 },
      source: 'R documentation of wilcox.test: V = 40, p = 0.01953',
    },
    {
      inputs: {
        first: [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3],
        second: [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29],
        alternative: 'less',
      },
      results: { p: 0.986328125 },
      source: "scipy.stats.wilcoxon(method='exact', alternative='less')",
    },
    {
      inputs: {
        first: [125, 115, 130, 140, 140, 115, 140, 125, 140, 135],
        second: [110, 122, 125, 120, 140, 124, 123, 137, 135, 145],
      },
      results: { p: 0.6328125, positive: 27, negative: 18, used: 9, pseudomedian: 3.5, effect: 0.2 },
      source: 'Python: all 512 ways of signs of the ranks with ties',
    },
    {
      inputs: { first: [1, 1, 1, 1, 1] },
      results: { p: 0.0625, positive: 15 },
      cautions: ['cannot give a p below 5%'],
      source: 'By hand: 2/2⁵',
    },
    {
      inputs: {
        first: [
          -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3,
          -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2,
        ],
      },
      results: {
        p: 0.0209211229423,
        positive: 1045,
        negative: 495,
        used: 55,
        z: 2.30940490788,
        pseudomedian: 1,
        effect: 0.357142857143,
      },
      source: "scipy.stats.wilcoxon(method='asymptotic', correction=True)",
    },
    {
      inputs: {
        first: [
          -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3,
          -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2,
        ],
        alternative: 'greater',
      },
      results: { p: 0.0104605614712, positive: 1045, negative: 495, used: 55, z: 2.30940490788 },
      source: "scipy.stats.wilcoxon(method='asymptotic', correction=True, alternative='greater')",
    },
    {
      inputs: {
        first: [
          -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3,
          -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2, -2, 5, 1, -3, 4, -4, 3, -1, 6, 2,
        ],
        alternative: 'less',
      },
      results: { p: 0.98977039389, positive: 1045, negative: 495, used: 55, z: 2.31781804051 },
      source: "scipy.stats.wilcoxon(method='asymptotic', correction=True, alternative='less')",
    },
    {
      inputs: { first: [3.1, 5.2, 7.3, 4, 4], hypothesized: 4 },
      results: { p: 0.5, positive: 5, negative: 1, used: 3, pseudomedian: 5.2 },
      cautions: ['cannot give a p below 5%', 'Many differences are zero'],
      source:
        'By hand: differences -0.9, 1.2, 3.3; 2 × P(W ≤ 1) = 2 × 2/8; averages of 3.1, 5.2, 7.3: 3.1, 4.15, 5.2, 5.2, 6.25, 7.3',
    },
    {
      inputs: { first: [0.3, 0.5, 0.9, 1.6, 2.9, 4], second: [0.1, 0.7, 0.4, 0.8, 1.3, 1.5] },
      results: { p: 0.09375, positive: 19.5, negative: 1.5, used: 6 },
      source:
        'By hand: differences 0.2, -0.2, 0.5, 0.8, 1.6, 2.5; 2 × 3/64: all signs positive, or one of the two smallest not',
    },
    {
      inputs: { first: [1, 2], second: [1, 2] },
      noResult: 'nothing to rank',
      source: 'By definition',
    },
    { inputs: { first: [1, 2], second: [1] }, refused: 'as many values', source: 'By definition' },
  ],
  notes: ['The differences are taken to be symmetric about their median; where they are not, take the sign test.'],
  references: [
    { title: 'Wilcoxon: Individual comparisons by ranking methods', doi: '10.2307/3001968' },
    {
      title: 'Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3rd ed., §3.1 to §3.3',
      isbn: '978-0-470-38737-5',
    },
  ],
});
