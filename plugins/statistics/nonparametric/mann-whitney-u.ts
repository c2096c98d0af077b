import {
  binomialCoefficient,
  defineCalculator,
  floorNear,
  isAbove,
  isNear,
  noResult,
  normalPdf,
  number,
  ranks,
  sum,
} from '@reckoner/engine';
import { alternative, pValue, values } from '../shared/inference.js';
import { symmetricTest } from '../shared/test-curve.js';
import { normalPValue } from '../shared/tests.js';

const EXACT_UP_TO = 20;

/** Rank-sum test: exact without ties in small samples, else normal with tie and continuity corrections. */
export default defineCalculator({
  title: 'Mann-Whitney U test',
  description: 'Wilcoxon rank-sum test of two independent samples with p-value and the Hodges-Lehmann shift.',
  keywords: ['wilcoxon rank-sum', 'nonparametric t-test', 'rank test', 'hodges-lehmann'],
  inputs: {
    sample1: { ...values, label: 'Sample 1', minItems: 1, maxItems: 10000 },
    sample2: { ...values, label: 'Sample 2', minItems: 1, maxItems: 10000 },
    alternative,
  },
  outputs: {
    p: pValue,
    u: number({ label: 'U of sample 1', symbol: 'U' }),
    z: number({
      label: 'z of the normal approximation, corrected for continuity',
      symbol: 'z',
      places: 4,
      optional: true,
    }),
    shift: number({ label: 'Hodges-Lehmann shift' }),
  },
  algorithm: ({ sample1, sample2, alternative }) => {
    const [n1, n2] = [sample1.length, sample2.length];
    const all = [...sample1, ...sample2];
    const u = sum(ranks(all).slice(0, n1)) - (n1 * (n1 + 1)) / 2;
    const ties = sum(tieSizes(all).map((size) => size ** 3 - size));
    const count = n1 + n2;
    const variance = ((n1 * n2) / 12) * (count + 1 - ties / (count * (count - 1)));
    if (all.every((value) => value === all[0])) throw noResult('All values are equal.');
    const shift = medianDifference(sample1, sample2);
    const center = (n1 * n2) / 2;
    const deviation = Math.sqrt(variance);
    if (ties === 0 && n1 <= EXACT_UP_TO && n2 <= EXACT_UP_TO) {
      const below = exactCdf(u, n1, n2);
      const above = exactCdf(n1 * n2 - u, n1, n2);
      const p =
        alternative === 'greater' ? above : alternative === 'less' ? below : Math.min(1, 2 * Math.min(below, above));
      return { p, u, shift };
    }
    // Half a rank toward the center; of a one-sided test always against its alternative, so that z and p belong together.
    const correction = alternative === 'greater' ? 0.5 : alternative === 'less' ? -0.5 : 0.5 * Math.sign(u - center);
    const z = (u - center - correction) / deviation;
    return { p: normalPValue(z, alternative), u, z, shift };
  },
  figure: {
    kind: 'curve',
    title: 'Density of z, with p shaded',
    x: { label: 'z' },
    y: { label: 'Density' },
    curve: ({ z, alternative }) =>
      z === undefined ? undefined : symmetricTest((x) => normalPdf(x), z, alternative, 'z'),
  },
  explanation:
    'U is {u} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; sample 1 lies {shift|{|shift|} below|level with|{|shift|} above} sample 2.',
  cautions: [
    {
      level: 'note',
      when: ({ sample1, sample2, alternative }) => {
        const least = 1 / binomialCoefficient(sample1.length + sample2.length, sample1.length);
        return isAbove(alternative === 'two-sided' ? 2 * least : least, 0.05);
      },
      says: 'Samples of these sizes cannot give a p below 5%, however far apart they lie.',
    },
    {
      level: 'caution',
      when: ({ sample1, sample2, z }) => z !== undefined && Math.min(sample1.length, sample2.length) < 10,
      says: 'With ties, or beside a large sample, p of fewer than ten values is that of the normal curve, which is rough and may lie below what ranks can give: near your limit take an exact test.',
    },
  ],
  examples: [
    {
      inputs: { sample1: [19, 22, 16, 29, 24], sample2: [20, 11, 17, 12] },
      results: { u: 17, p: 0.11111111111, shift: 7 },
      source: 'R wilcox.test(exact = TRUE, conf.int = TRUE): W = 17, difference in location 7',
    },
    {
      inputs: { sample1: [19, 22, 16, 29, 24], sample2: [20, 11, 17, 12], alternative: 'greater' },
      results: { p: 0.0555555555556 },
      source: "scipy.stats.mannwhitneyu(method='exact', alternative='greater')",
    },
    {
      inputs: { sample1: [20, 11, 17, 12], sample2: [19, 22, 16, 29, 24], alternative: 'less' },
      results: { u: 3, p: 0.0555555555556 },
      source: 'By symmetry of the example before',
    },
    {
      inputs: { sample1: [1, 2, 2, 3, 5, 6], sample2: [2, 4, 5, 7, 8, 9, 9] },
      results: { u: 7.5, p: 0.061117997646, z: -1.872640841 },
      cautions: ['normal curve, which is rough'],
      source: 'R wilcox.test(exact = FALSE, correct = TRUE); Python: (7.5 - 21 + 0.5)/σ, p = 2Φ(z)',
    },
    {
      inputs: { sample1: [0.3, 0.1], sample2: [0.2, 0.2] },
      results: { u: 2, p: 1, z: 0, shift: 0 },
      cautions: ['cannot give a p below 5%', 'normal curve, which is rough'],
      source: 'By symmetry: half of the differences are 0.1, half -0.1',
    },
    {
      inputs: { sample1: [1, 1, 1], sample2: [2, 2, 2] },
      results: { u: 0, p: 0.04685417760387, z: -1.98761598, shift: -1 },
      cautions: ['cannot give a p below 5%', 'may lie below what ranks can give'],
      source: 'Python 3.11: erfc of 4/√(9/12 × 5.4)/√2; exactly it is 2/20',
    },
    { inputs: { sample1: [1, 1], sample2: [1, 1] }, noResult: 'All values are equal', source: 'By definition' },
    {
      inputs: { sample1: [1, 2, 3], sample2: [4, 5, 6] },
      results: { u: 0, p: 0.1, shift: -3 },
      cautions: ['cannot give a p below 5%'],
      source: 'By hand: 2/20',
    },
    {
      inputs: { sample1: ['1.0000000000000002', '1.0000000000000004'], sample2: [0] },
      results: { u: 2, p: 0.66666666667 },
      cautions: ['cannot give a p below 5%'],
      source: 'By hand: 2 × 1/3; doubles beside each other, with nothing between them',
    },
    {
      inputs: { sample1: [3, 5, 5, 8, 9, 11], sample2: [1, 2, 3, 5, 5, 6, 7], alternative: 'greater' },
      results: { u: 31.5, p: 0.07343743627, z: 1.450658874, shift: 3 },
      cautions: ['normal curve, which is rough'],
      source: "scipy.stats.mannwhitneyu(method='asymptotic', alternative='greater'); Python: (31.5 - 21 - 0.5)/σ",
    },
    {
      inputs: { sample1: [3, 5, 5, 8, 9, 11], sample2: [1, 2, 3, 5, 5, 6, 7], alternative: 'less' },
      results: { u: 31.5, p: 0.944724871151, z: 1.595724762 },
      cautions: ['normal curve, which is rough'],
      source: "scipy.stats.mannwhitneyu(method='asymptotic', alternative='less'); Python: (31.5 - 21 + 0.5)/σ",
    },
  ],
  references: [
    { title: 'Hollander, Wolfe, Chicken: Nonparametric Statistical Methods, 3rd ed., §4.1', isbn: '978-0-470-38737-5' },
  ],
});

/**
 * The median of all differences: a number between two of them is moved until as many lie below it as must. Each step goes
 * once through both samples, and halves what is left or, of what differs in size by far, its orders of magnitude.
 */
function medianDifference(sample1: readonly number[], sample2: readonly number[]): number {
  const [ones, others] = [Float64Array.from(sample1).sort(), Float64Array.from(sample2).sort()];
  const count = ones.length * others.length;
  const upper = differenceAt(ones, others, count >> 1);
  if (count % 2 === 1) return upper;
  const lower = differenceAt(ones, others, (count >> 1) - 1);
  // Differences to either side of 0 that cancel, but for the last digits of the values.
  const largest = Math.max(-ones[0]!, ones.at(-1)!, -others[0]!, others.at(-1)!);
  if (lower < 0 && upper > 0 && isNear(lower, -upper, 2 ** -50 * largest)) return 0;
  return (lower + upper) / 2;
}

/** The difference above which `place` others lie below, of samples in rising order. */
function differenceAt(ones: Float64Array, others: Float64Array, place: number): number {
  let low = ones[0]! - others.at(-1)!;
  let high = ones.at(-1)! - others[0]!;
  while (low < high) {
    const { below, last, next } = around(ones, others, between(low, high));
    if (below > place) high = last;
    else low = next;
  }
  return low;
}

/** How many differences are at most `limit`, the greatest of them, and the least of the others. */
function around(ones: Float64Array, others: Float64Array, limit: number) {
  let [below, last, next] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let first = 0;
  for (const one of ones) {
    while (first < others.length && one - others[first]! > limit) first += 1;
    if (first > 0) next = Math.min(next, one - others[first - 1]!);
    if (first === others.length) continue;
    below += others.length - first;
    last = Math.max(last, one - others[first]!);
  }
  return { below, last, next };
}

/** What is tried between two numbers: at least the lower, and below the higher one. */
function between(low: number, high: number): number {
  const tried = low < 0 && high > 0 ? 0 : low < 0 ? -half(-high, -low) : half(low, high);
  return tried < high ? Math.max(tried, low) : low;
}

const FAR = 2 ** 32;

/** Halfway between two numbers that are not negative, by their sizes where these are far apart. */
function half(low: number, high: number): number {
  if (low === 0) return high / FAR;
  return high / low > 4 ? Math.sqrt(low) * Math.sqrt(high) : low + (high - low) / 2;
}

function tieSizes(values: readonly number[]): number[] {
  const sizes = new Map<number, number>();
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  return [...sizes.values()];
}

/** P(U ≤ u) by counting the selections of n1 ranks with each sum. */
function exactCdf(u: number, n1: number, n2: number): number {
  const ways: number[][] = Array.from({ length: n1 + 1 }, () => new Array<number>(n1 * n2 + 1).fill(0));
  ways[0]![0] = 1;
  // Value j of the n1 + n2 ranks, taken into sample 1 as its k-th, beats j - k of sample 2.
  for (let rank = 1; rank <= n1 + n2; rank++) {
    for (let taken = Math.min(rank, n1); taken >= 1; taken--) {
      const beaten = rank - taken;
      if (beaten > n2) continue;
      const [from, to] = [ways[taken - 1]!, ways[taken]!];
      for (let total = beaten; total < to.length; total++) to[total]! += from[total - beaten]!;
    }
  }
  const counts = ways[n1]!;
  return sum(counts.slice(0, floorNear(u) + 1)) / sum(counts);
}
