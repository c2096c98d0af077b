import {
  defineCalculator,
  integer,
  isNear,
  list,
  median,
  noResult,
  normalQuantile,
  number,
  roundNear,
  sum,
} from '@reckoner/engine';
import { alternative, confidence, datum, pValue } from '../shared/inference.js';
import { tieSizes } from '../shared/ranking.js';
import { normalPValue } from '../shared/tests.js';

/** Later against earlier values; the normal approximation with tie and continuity corrections, as usual for trends. */
export default defineCalculator({
  title: 'Mann-Kendall trend test',
  description:
    "Test of a monotonic trend in a series: S, z, p-value and Kendall's tau, with Sen's slope and its limits.",
  keywords: [
    'mann kendall',
    'monotonic trend',
    "Sen's slope",
    'theil sen',
    'trend of a time series',
    'water quality trend',
  ],
  inputs: {
    values: list(datum, { label: 'Values in order of time', symbol: 'x', minItems: 3, maxItems: 400 }),
    times: list(datum, {
      label: 'Times',
      help: 'Of the values, each after the one before. Without them the values are one step apart.',
      symbol: 't',
      minItems: 3,
      maxItems: 400,
      optional: true,
    }),
    alternative: { ...alternative, label: 'Alternative: a trend that is' },
    confidence,
  },
  outputs: {
    p: pValue,
    z: number({ label: 'z, corrected for continuity', symbol: 'z', places: 4 }),
    score: integer({ label: 'S', help: 'Rising pairs less falling pairs.', symbol: 'S' }),
    tau: number({ label: "Kendall's tau", help: 'S over the number of pairs.', symbol: '\\tau', places: 4 }),
    slope: number({ label: "Sen's slope per unit of time", symbol: 'b' }),
    slopeLower: number({ label: 'Lower limit of the slope', symbol: 'b_L', optional: true }),
    slopeUpper: number({ label: 'Upper limit of the slope', symbol: 'b_U', optional: true }),
    intercept: number({ label: 'Intercept, at time 0', symbol: 'a' }),
  },
  algorithm: ({ values, times, alternative, confidence }) => {
    const count = values.length;
    if (values.every((value) => value === values[0]))
      throw noResult('All values are equal: there is no trend to test.');
    const at = times ?? values.map((_, index) => index + 1);
    let rising = 0;
    let falling = 0;
    const slopes = new Float64Array((count * (count - 1)) / 2);
    let place = 0;
    for (let later = 1; later < count; later++) {
      for (let earlier = 0; earlier < later; earlier++) {
        if (values[later]! > values[earlier]!) rising += 1;
        else if (values[later]! < values[earlier]!) falling += 1;
        slopes[place] = (values[later]! - values[earlier]!) / (at[later]! - at[earlier]!);
        place += 1;
      }
    }
    slopes.sort();
    const pairs = slopes.length;
    const score = rising - falling;
    const ties = sum(tieSizes(values).map((size) => size * (size - 1) * (2 * size + 5)));
    const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5) - ties) / 18);
    const z = rising === falling ? 0 : (score - (rising > falling ? 1 : -1)) / deviation;
    const middle = pairs >> 1;
    const [under, over] = [slopes[pairs % 2 === 1 ? middle : middle - 1]!, slopes[middle]!];
    // A fall and a rise that cancel, but for their last digits.
    const slope = under < 0 && over > 0 && isNear(under, -over, 1e-11 * over) ? 0 : (under + over) / 2;
    const reach = normalQuantile((1 + confidence) / 2) * deviation;
    const low = roundNear((pairs - reach) / 2);
    const high = roundNear((pairs + reach) / 2 + 1);
    return {
      p: normalPValue(z, alternative),
      z,
      score,
      tau: score / pairs,
      slope,
      slopeLower: low >= 1 ? slopes[low - 1]! : undefined,
      slopeUpper: high <= pairs ? slopes[high - 1]! : undefined,
      intercept: median(values.map((value, index) => value - slope * at[index]!)),
    };
  },
  stepwise: [
    'S is the number of pairs in which the later value is the larger, less those in which it is the smaller.',
    'Its variance is (n(n − 1)(2n + 5) − Σ t(t − 1)(2t + 5))/18 with t the sizes of ties; z = (S ∓ 1)/σ, and 0 where S is 0.',
    'Sen’s slope is the median of the slopes of all pairs; its limits are the slopes of the ranks (N − zσ)/2 and (N + zσ)/2 + 1, rounded, among the N pairs, with z of the confidence: two-sided ones, whatever the alternative.',
    'The intercept is the median of x − b t.',
  ],
  requires: [
    {
      that: ({ values, times }) => times.length === values.length,
      field: 'times',
      says: 'There must be as many times as values.',
    },
    {
      that: ({ times }) => times.every((time, index) => index === 0 || time > times[index - 1]!),
      field: 'times',
      says: 'Each time must be after the one before.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ values }) => values.length < 10,
      says: 'Below ten values the normal approximation is rough: look p up in tables of S.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Values and Sen’s line',
    x: { label: 'Time' },
    y: { label: 'Value' },
    curve: ({ values, times, slope, intercept }) => {
      const at = times ?? values.map((_, index) => index + 1);
      // Between the times the values are joined by straight lines.
      const joined = (x: number) => {
        const next = Math.max(
          1,
          Math.min(
            at.length - 1,
            at.findIndex((time) => time >= x),
          ),
        );
        const share = (x - at[next - 1]!) / (at[next]! - at[next - 1]!);
        return values[next - 1]! + share * (values[next]! - values[next - 1]!);
      };
      return {
        from: at[0]!,
        to: at.at(-1)!,
        lines: [
          { label: 'Values', y: joined },
          { label: 'Sen’s line', y: (x) => intercept + slope * x },
        ],
      };
    },
  },
  explanation:
    'S is {score} and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; the values {slope|fall by {|slope|}|neither rise nor fall|rise by {|slope|}} per unit of time.',
  examples: [
    {
      inputs: { values: [0.1, 0.6, 0.5, 0.4] },
      results: { score: 0, slope: 0, p: 1, intercept: 0.45 },
      cautions: ['Below ten values'],
      source:
        'By hand: the slopes are 0.5, 0.2, 0.1 and three times -0.1, whose middle two cancel; the median of the values',
    },
    {
      inputs: { values: [23, 24, 29, 6, 29, 24, 31, 21, 25, 30, 34, 36] },
      results: {
        p: 0.0229894276094,
        z: 2.27361030026,
        score: 34,
        tau: 0.515151515152,
        slope: 1,
        slopeLower: 0.142857142857,
        slopeUpper: 3,
        intercept: 22,
      },
      source: 'Python: pairs counted, scipy.stats.norm, numpy.median; limits as trend::sens.slope of R ranks them',
    },
    {
      inputs: {
        values: [10, 9.6, 9.9, 9.1, 8.8, 9, 8.2, 8.4, 7.9, 7.6, 7.7, 7.1],
        times: [1990, 1991, 1992, 1994, 1995, 1996, 1998, 1999, 2000, 2003, 2004, 2006],
      },
      results: {
        p: 9.28189813368e-5,
        z: -3.90863524355,
        score: -58,
        tau: -0.878787878788,
        slope: -0.178888888889,
        slopeLower: -0.2,
        slopeUpper: -0.146153846154,
        intercept: 365.932777778,
      },
      source: 'Python: pairs counted, scipy.stats.norm, numpy.median',
    },
    {
      inputs: { values: [23, 24, 29, 6, 29, 24, 31, 21, 25, 30, 34, 36], alternative: 'greater' },
      results: { p: 0.0114947138047 },
      source: 'scipy.stats.norm.sf(2.2736)',
    },
    {
      inputs: { values: [1, 2, 2, 1], confidence: 99 },
      results: { p: 1, z: 0, score: 0, tau: 0, slope: 0 },
      cautions: ['Below ten values'],
      source: 'By hand: two pairs rise, two fall; the limits lie beyond the slopes',
    },
    {
      inputs: { values: [1, 3, 2] },
      results: { p: 1, z: 0, score: 1, slope: 0.5, intercept: 0.5 },
      cautions: ['Below ten values'],
      source: 'By hand: slopes 2, 0.5, -1; 1 - 0.5, 3 - 1, 2 - 1.5',
    },
    { inputs: { values: [2, 2, 2] }, noResult: 'All values are equal', source: 'By definition' },
    { inputs: { values: [1, 2, 3], times: [1, 2, 3, 4] }, refused: 'as many times', source: 'By definition' },
    { inputs: { values: [1, 2, 3], times: [1, 3, 3] }, refused: 'after the one before', source: 'By definition' },
  ],
  notes: ['Values that depend on those before, and seasons, make p too small: take yearly values, or a seasonal test.'],
  references: [
    { title: 'Gilbert: Statistical Methods for Environmental Pollution Monitoring (1987), ch. 16' },
    {
      title: "Sen: Estimates of the regression coefficient based on Kendall's tau",
      doi: '10.1080/01621459.1968.10480934',
    },
  ],
});
