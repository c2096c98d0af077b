import { defineCalculator, integer, median, number, roundTo, standardDeviation, table } from '@reckoner/engine';
import { values } from '../shared/inference.js';
import { distancesFromMedian, isMostlyEqual, medianDeviation, normalQuartile } from '../shared/robust.js';

/** Median distance from the median, and the scores that follow from it. */
export default defineCalculator({
  title: 'Median absolute deviation (MAD)',
  description:
    'Median absolute deviation of a list of numbers from its median, the robust standard deviation 1.4826 MAD, and the modified z-score of each value.',
  keywords: [
    'robust standard deviation',
    'modified z-score',
    'normalized MAD',
    'median deviation',
    'Iglewicz and Hoaglin',
    'robust spread',
    '1.4826',
  ],
  related: ['outlier-detection-iqr', 'standard-deviation', 'five-number-summary'],
  inputs: { values },
  outputs: {
    mad: number({ label: 'Median absolute deviation', symbol: '\\mathrm{MAD}' }),
    robust: number({
      label: 'Robust standard deviation',
      symbol: '\\hat\\sigma',
      help: '1.4826 times the median absolute deviation.',
    }),
    middle: number({ label: 'Median', symbol: '\\tilde x' }),
    deviation: number({ label: 'Sample standard deviation', symbol: 's', help: 'For comparison.' }),
    count: integer({ label: 'Count', symbol: 'n' }),
    beyond: integer({ label: 'Values with a modified z-score beyond 3.5', optional: true }),
    scores: table(
      {
        value: number({ label: 'Value' }),
        distance: number({ label: 'Value less the median' }),
        score: number({ label: 'Modified z-score', places: 3, optional: true }),
      },
      { label: 'Values' },
    ),
  },
  formula: ({ values }) => {
    const mad = medianDeviation(values);
    const hasScores = !isMostlyEqual(values);
    const scores = distancesFromMedian(values).map((distance, index) => ({
      value: values[index]!,
      distance,
      score: hasScores ? (normalQuartile() * distance) / mad : undefined,
    }));
    return {
      mad,
      robust: mad / normalQuartile(),
      middle: median(values),
      deviation: standardDeviation(values),
      count: values.length,
      beyond: hasScores ? scores.filter(({ score }) => roundTo(Math.abs(score!), 3) > 3.5).length : undefined,
      scores,
    };
  },
  stepwise: [
    'MAD is the median of the distances |x − median| of the values from their median.',
    'The robust standard deviation is MAD/0.67449, which is 1.4826 MAD: of many normal values it comes near σ. 0.67449 is the third quartile of the standard normal distribution.',
    'The modified z-score of a value is 0.67449 (x − median)/MAD. Iglewicz and Hoaglin call a value beyond 3.5 a potential outlier.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ beyond }) => beyond === undefined,
      says: ({ values }) =>
        values.every((value) => value === values[0])
          ? 'All values are equal: they have no spread, and there are no modified z-scores.'
          : 'More than half of the values are equal, so that the median absolute deviation is 0 although the others differ: it tells no spread here, and there are no modified z-scores. Take the mean absolute deviation or the standard deviation.',
    },
    {
      level: 'note',
      when: ({ values }) => values.length < 10,
      says: 'Of fewer than 10 values the robust standard deviation is rough, and on average too small for normal values.',
    },
    {
      level: 'note',
      when: ({ beyond }) => beyond !== undefined && beyond > 0,
      says: 'Values beyond a modified z-score of 3.5: {beyond}. Look into them; leave one out only where a cause is found.',
    },
  ],
  explanation:
    'Of {count} {count|value|values} the median is {middle}; at least half lie no farther than {mad}, the median absolute deviation, from it. The robust standard deviation is {robust}, the ordinary one {deviation}.',
  examples: [
    {
      inputs: { values: [1, 1, 2, 2, 4, 6, 9] },
      results: {
        mad: 1,
        robust: 1.482602218505602,
        middle: 2,
        deviation: 2.99205296617238,
        count: 7,
        beyond: 1,
        scores: {
          length: 7,
          rows: {
            0: { value: 1, distance: -1, score: -0.674489750196 },
            2: { score: 0 },
            6: { value: 9, distance: 7, score: 4.721428251373 },
          },
        },
      },
      cautions: ['fewer than 10', 'Look into them'],
      source: 'Wikipedia, Median absolute deviation, example: 1; scipy.stats.median_abs_deviation and norm.ppf',
    },
    {
      inputs: { values: [3.2, 3.4, 2.9, 3.1, 3.3, 3, 8.8, 3.2, 1, 3.1, 3.2, 3.1] },
      results: {
        mad: 0.1,
        robust: 0.14826022185056,
        middle: 3.15,
        deviation: 1.80174578639382,
        beyond: 2,
        scores: { rows: { 0: { distance: 0.05, score: 0.337244875098 }, 8: { score: -14.501529629216 } } },
      },
      cautions: ['Look into them'],
      source: 'scipy.stats.median_abs_deviation and norm.ppf; numpy',
    },
    {
      inputs: { values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1] },
      results: {
        mad: 0.3,
        robust: 0.44478066555168,
        middle: 0.6,
        beyond: 0,
        scores: { rows: { 5: { distance: 0, score: 0 } } },
      },
      source: 'By hand: distances 0, 0.1, 0.1, … 0.5, 0.5, of which the sixth is 0.3',
    },
    {
      inputs: { values: [5, 5, 5, 5, 9] },
      results: { mad: 0, robust: 0, deviation: 1.78885438199983, scores: { rows: { 4: { distance: 4 } } } },
      cautions: ['More than half', 'fewer than 10'],
      source: 'By hand: four of five distances are 0; numpy',
    },
    {
      inputs: { values: [5, 5, 7, 9] },
      results: { mad: 1, middle: 6, beyond: 0 },
      cautions: ['fewer than 10'],
      source: 'By hand: distances 1, 1, 1, 3',
    },
    {
      inputs: { values: [0.3, 0.3, 0.3] },
      results: { mad: 0, middle: 0.3, deviation: 0 },
      cautions: ['All values are equal', 'fewer than 10'],
      source: 'By definition',
    },
  ],
  notes: [
    '“MAD” also stands for the mean absolute deviation, which is another number.',
    'For skewed values one spread for both sides misleads: the longer side has values beyond 3.5 that belong to it.',
  ],
  references: [
    {
      title: 'Iglewicz, Hoaglin: How to Detect and Handle Outliers, ASQC Basic References in Quality Control 16 (1993)',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.17: Detection of Outliers',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h.htm',
    },
    {
      title: 'Rousseeuw, Croux: Alternatives to the Median Absolute Deviation, JASA 88 (1993)',
      doi: '10.1080/01621459.1993.10476408',
    },
  ],
});
