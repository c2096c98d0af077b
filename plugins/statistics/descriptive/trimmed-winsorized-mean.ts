import {
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isBelow,
  median,
  number,
  percent,
  sorted,
  sum,
  variance,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { confidence, values } from '../shared/inference.js';
import { differLittle } from '../shared/narrow-intervals.js';
import { studentCritical } from '../shared/tests.js';

/** Ordered values whose outermost ones, so many at each end, are set to the nearest that is kept. */
function winsorized(ordered: readonly number[], cut: number): number[] {
  const [low, high] = [ordered[cut]!, ordered[ordered.length - 1 - cut]!];
  return ordered.map((value) => Math.min(high, Math.max(low, value)));
}

/** Mean of the middle half of ordered values, of which the outermost may count in part. */
function interquartileMean(ordered: readonly number[]): number {
  const n = ordered.length;
  const cut = Math.floor(n / 4);
  const part = 1 - (n / 4 - cut);
  const inner = sum(ordered.slice(cut + 1, n - cut - 1));
  return (inner + part * (ordered[cut]! + ordered[n - 1 - cut]!)) / (n / 2);
}

/** Q₁, twice the median and Q₃ over 4, with Tukey's hinges. */
function trimean(ordered: readonly number[]): number {
  const half = Math.ceil(ordered.length / 2);
  const hinges = median(ordered.slice(0, half)) + median(ordered.slice(ordered.length - half));
  return (hinges + 2 * median(ordered)) / 4;
}

/** Means that a few far values move little; the standard error is Yuen's, of the winsorized sum of squares. */
export default defineCalculator({
  title: 'Trimmed and winsorized mean',
  description:
    'Trimmed mean of a list of numbers with its standard error and confidence interval, the winsorized mean, the interquartile mean and the trimean.',
  keywords: [
    'trimmed mean',
    'truncated mean',
    'TRIMMEAN',
    'winsorized mean',
    'interquartile mean',
    'trimean',
    'robust mean',
    'Yuen',
  ],
  related: ['mean-median-mode', 'outlier-detection-iqr', 'confidence-interval-mean'],
  inputs: {
    values: { ...values, minItems: 3 },
    share: percent({ label: 'Share trimmed', symbol: '\\alpha', min: 0, below: 100, usual: [1, 50], default: 10 }),
    counted: choice(
      {
        each: { label: 'At each end', also: ['each', 'per end', 'per tail'] },
        total: { label: 'Of both ends together (TRIMMEAN of spreadsheets)', also: ['total', 'TRIMMEAN'] },
      },
      { label: 'The share counts', default: 'each' },
    ),
    confidence,
  },
  outputs: {
    trimmed: number({ label: 'Trimmed mean', symbol: '\\bar x_t' }),
    error: number({ label: 'Standard error of the trimmed mean', symbol: '\\mathrm{SE}', optional: true }),
    lower: number({ label: 'Lower confidence limit', symbol: 't_{-}', optional: true }),
    upper: number({ label: 'Upper confidence limit', symbol: 't_{+}', optional: true }),
    windsor: number({ label: 'Winsorized mean', symbol: '\\bar x_w' }),
    middleHalf: number({ label: 'Interquartile mean', symbol: '\\mathrm{IQM}' }),
    hinged: number({ label: 'Trimean', symbol: '\\mathrm{TM}' }),
    average: number({ label: 'Mean of all values', symbol: '\\bar x' }),
    middle: number({ label: 'Median', symbol: '\\tilde x' }),
    cut: integer({ label: 'Values trimmed at each end', symbol: 'g' }),
    kept: integer({ label: 'Values kept', symbol: 'h' }),
    count: integer({ label: 'Count', symbol: 'n' }),
  },
  formula: ({ values, share, counted, confidence }) => {
    const ordered = sorted(values);
    const count = values.length;
    const cut = floorNear((counted === 'each' ? share : share / 2) * count);
    const kept = count - 2 * cut;
    const trimmed = meanAsWritten(ordered.slice(cut, count - cut));
    const pulled = winsorized(ordered, cut);
    const error = kept < 2 ? undefined : Math.sqrt(((count - 1) * variance(pulled)) / (kept * (kept - 1)));
    const reach = error === undefined ? undefined : studentCritical(confidence, kept - 1) * error;
    return {
      trimmed,
      error,
      lower: reach === undefined ? undefined : trimmed - reach,
      upper: reach === undefined ? undefined : trimmed + reach,
      windsor: meanAsWritten(pulled),
      middleHalf: interquartileMean(ordered),
      hinged: trimean(ordered),
      average: meanAsWritten(values),
      middle: median(values),
      cut,
      kept,
      count,
    };
  },
  shown: ({ values }) => ({
    average: sum(values) / values.length,
    windsor: undefined,
  }),
  stepwise: [
    'g = αn, without its fraction, is the number of values trimmed at each end, half of that where α counts both ends together; h = n − 2g are kept, and their mean is the trimmed mean.',
    'The winsorized mean sets the g outermost values of each end to the nearest value that is kept.',
    'SE² is the sum of squares of the winsorized values about their mean over h(h − 1) (Yuen; Tukey and McLaughlin); the interval is the trimmed mean ± t SE with h − 1 degrees of freedom. It takes two kept values.',
    'The interquartile mean is that of the middle n/2 values, where the outermost two count in part if n is no multiple of 4. The trimean is (Q₁ + 2 × median + Q₃)/4 with Tukey’s hinges.',
  ],
  requires: [
    {
      that: ({ share, counted }) => counted === 'total' || share < 0.5,
      field: 'share',
      says: 'At each end less than half can be trimmed: {share} is too much. Half at each end leaves the median.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cut, share }) => cut === 0 && share > 0,
      says: ({ counted }) =>
        counted === 'each'
          ? 'Nothing is trimmed: {share} of {count} values is less than one. Take a larger share, or more values.'
          : 'Nothing is trimmed: half of {share} of {count} values is less than one at each end. Take a larger share, or more values.',
    },
    {
      level: 'caution',
      when: ({ kept, cut }) => cut > 0 && kept > 1 && kept < 10,
      says: 'Fewer than 10 values are kept: the standard error and the interval are rough.',
    },
    {
      level: 'caution',
      when: ({ average, lower, upper }) =>
        lower !== undefined && upper !== undefined && (isBelow(average, lower) || isAbove(average, upper)),
      says: 'The mean of all values, {average}, lies outside the interval: of skewed values the trimmed mean does not estimate the mean. Where totals count, as of costs, do not put it in the place of the mean.',
    },
    {
      level: 'caution',
      when: ({ values, cut, kept }) => kept > 1 && sorted(values)[cut] === sorted(values)[cut + kept - 1],
      says: 'All kept values are equal: the standard error comes out as 0, and the interval tells nothing.',
    },
    {
      level: 'caution',
      when: ({ values }) => differLittle(values),
      says: 'The values differ so little beside their size that six digits do not show it: take off first what is common to all, and add it to means and limits afterwards.',
    },
    {
      level: 'note',
      when: ({ kept }) => kept === 1,
      says: 'One value is kept, the median: there is no standard error by this method.',
    },
  ],
  explanation: ({ counted, cut }) => {
    const limits = '{lower?, with the {confidence} confidence interval from {lower} to {upper}|}';
    const share = counted === 'each' ? '{share} at each end' : '{share} of both ends together';
    return cut === 0
      ? `Nothing is trimmed of {count} values (${share}): their mean is {trimmed}${limits}.`
      : `Without the {cut|smallest and the largest|{cut} smallest and the {cut} largest} of {count} values (${share}) the mean is {trimmed}${limits}; with those set to the nearest kept value it is {windsor}, and of all values {average}.`;
  },
  examples: [
    {
      inputs: { values: [26, 12, 9, 2, 5, 6, 8, 14, 7, 3, 1, 11, 10, 4, 17, 21], share: 15 },
      results: {
        trimmed: 8.83333333333333,
        error: 1.72712319926939,
        lower: 5.03196080209141,
        upper: 12.6347058645753,
        windsor: 9.125,
        middleHalf: 8.5,
        hinged: 8.625,
        average: 9.75,
        middle: 8.5,
        cut: 2,
        kept: 12,
        count: 16,
      },
      source:
        'NAG Library, g07ddc, example: 8.8333 and 9.1250 of the middle 75%; scipy.stats.trim_mean, mstats.winsorize and t',
    },
    {
      inputs: { values: [4, 5, 6, 7, 2, 3, 4, 5, 1, 2, 3], share: 20, counted: 'total', confidence: 90 },
      results: { trimmed: 3.77777777777778, cut: 1, kept: 9, lower: 2.7123316750865, windsor: 3.81818181818182 },
      cautions: ['Fewer than 10'],
      source: 'Microsoft Support, TRIMMEAN: 3.778; scipy.stats.t',
    },
    {
      inputs: { values: [4, 5, 7, 2, 3, 4, 5] },
      results: {
        trimmed: 4.28571428571429,
        error: 0.606091526731327,
        windsor: 4.28571428571429,
        middleHalf: 4.28571428571429,
        hinged: 4.125,
        cut: 0,
      },
      cautions: ['of 7 values is less than one'],
      source: 'numpy; the interquartile mean with each value four times',
    },
    {
      inputs: { values: [4, 5, 7, 2, 3, 4, 5], share: 20, counted: 'total' },
      results: { cut: 0, trimmed: 4.28571428571429 },
      cautions: ['at each end'],
      source: 'numpy',
    },
    {
      inputs: { values: [1, 2, 3, 4, 500], share: 40 },
      results: { trimmed: 3, windsor: 3, middleHalf: 3, average: 102, kept: 1, cut: 2 },
      cautions: ['One value is kept'],
      source: 'By hand: the median',
    },
    {
      inputs: {
        values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2000, 3000],
        share: 20,
      },
      results: {
        trimmed: 11,
        error: 1.7357478252386,
        lower: 7.2181303693032,
        upper: 14.7818696306968,
        average: 247.142857142857,
        cut: 4,
      },
      cautions: ['does not estimate the mean'],
      source: 'scipy.stats.trim_mean, mstats.winsorize and t',
    },
    {
      inputs: { values: [0.1, 0.2, 0.2, 0.2, 0.2, 0.3], share: 20 },
      results: { trimmed: 0.2, error: 0, lower: 0.2, windsor: 0.2 },
      cautions: ['kept values are equal', 'Fewer than 10'],
      source: 'By hand: four equal values are left',
    },
    {
      inputs: { values: [0.1, 0.2, -0.3], share: 0 },
      results: { trimmed: 0, windsor: 0, average: 0, cut: 0, kept: 3 },
      source: 'By hand: nothing trimmed; 0.1 + 0.2 − 0.3 = 0',
    },
    {
      inputs: {
        values: [
          200.00011, 200.00012, 200.00013, 200.00013, 200.00014, 200.00012, 200.00016, 200.00015, 200.00014, 200.00012,
          200.0009,
        ],
      },
      results: {
        trimmed: 200.000134444444,
        error: 5.86032715e-6,
        lower: 200.000120930506,
        windsor: 200.000135454545,
      },
      cautions: ['differ so little', 'Fewer than 10', 'does not estimate the mean'],
      source: 'numpy and scipy.stats.t, of the values less 200',
    },
    { inputs: { values: [1, 2, 3, 4], share: 50 }, refused: 'less than half', source: 'By definition' },
  ],
  notes: [
    'A value is trimmed for its rank, whether it is wrong or not: report the share, and both means.',
    'Wilcox and SciPy divide the winsorized standard deviation by √n (1 − 2α), which differs a little; NAG divides it by √n alone, which makes it the smaller the more is trimmed.',
  ],
  references: [
    {
      title: 'NAG Library: nag_univar_robust_1var_trimmed (g07ddc), example',
      url: 'https://support.nag.com/numeric/cl/nagdoc_latest/examples/baseresults/g07ddce.r.html',
    },
    {
      title: 'Yuen: The two-sample trimmed t for unequal population variances, Biometrika 61 (1974)',
      doi: '10.1093/biomet/61.1.165',
    },
    {
      title: 'MetricGate: Winsorized Variance Estimation (Tukey-McLaughlin)',
      url: 'https://metricgate.com/docs/winsorized-variance-estimation',
    },
    {
      title: 'Microsoft Support: TRIMMEAN function',
      url: 'https://support.microsoft.com/en-us/excel/trimmean-function',
    },
  ],
});
