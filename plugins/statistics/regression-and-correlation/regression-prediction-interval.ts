import {
  choice,
  defineCalculator,
  isAbove,
  isAtMost,
  mean,
  noResult,
  number,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { confidence, datum, sampleSize } from '../shared/inference.js';
import { isNarrow } from '../shared/narrow-intervals.js';
import { points } from '../shared/pairs.js';
import { studentCritical } from '../shared/tests.js';
import { isPerfect, straightLine } from './shared/straight-line.js';

const inPoints = { when: { data: 'points' } } as const;
const inSummary = { when: { data: 'summary' } } as const;

/** Two questions about one x: where the mean of y lies, and where one new y will. */
export default defineCalculator({
  title: 'Regression prediction interval',
  description:
    'Confidence interval of the mean response and prediction interval of one new value at an x of a least-squares line, from points or from its summary.',
  keywords: [
    'prediction interval regression',
    'confidence interval of the mean response',
    'confidence band',
    'prediction band',
    'predict y from x',
    'standard error of prediction',
  ],
  related: ['linear-regression', 'prediction-interval-normal'],
  inputs: {
    data: choice(
      { points: { label: 'Points', also: ['data'] }, summary: { label: 'Line, scatter and spread of x' } },
      { label: 'Given', default: 'points' },
    ),
    points: { ...points, ...inPoints },
    intercept: number({ label: 'Intercept', symbol: 'a', min: -1e12, max: 1e12, ...inSummary }),
    slope: number({ label: 'Slope', symbol: 'b', min: -1e12, max: 1e12, ...inSummary }),
    residualError: number({
      label: 'Residual standard error',
      help: 'With n - 2 degrees of freedom, as programs print it: the root of the residual mean square.',
      symbol: 's',
      above: 0,
      max: 1e12,
      ...inSummary,
    }),
    n: { ...sampleSize, label: 'Number of points', min: 3, ...inSummary },
    meanX: { ...datum, label: 'Mean of x', symbol: '\\bar x', ...inSummary },
    squaresX: number({
      label: 'Sum of squares of x about its mean',
      help: 'n - 1 times the sample variance of x: not the variance, nor Σx².',
      symbol: 'S_{xx}',
      above: 0,
      max: 1e24,
      ...inSummary,
    }),
    at: number({ label: 'Predict at x', symbol: 'x_0', min: -1e12, max: 1e12 }),
    confidence,
  },
  outputs: {
    prediction: number({ label: 'Predicted y', symbol: '\\hat y_0', places: 4, digits: 6 }),
    lower: number({ label: 'Lower limit for one new value', places: 4, digits: 6 }),
    upper: number({ label: 'Upper limit for one new value', places: 4, digits: 6 }),
    meanLower: number({ label: 'Lower limit for the mean of y', places: 4, digits: 6 }),
    meanUpper: number({ label: 'Upper limit for the mean of y', places: 4, digits: 6 }),
    margin: number({ label: 'Margin for one new value', symbol: 'E', places: 4, digits: 4 }),
    meanMargin: number({ label: 'Margin for the mean of y', symbol: 'E_m', places: 4, digits: 4 }),
    newError: number({ label: 'Standard error for one new value', symbol: 's_{pred}', places: 4, digits: 4 }),
    meanError: number({ label: 'Standard error of the mean of y', symbol: 's_{\\hat y}', places: 4, digits: 4 }),
    critical: number({ label: 'Critical value', symbol: 't^*', places: 4 }),
  },
  formula: ({ data, points, intercept, slope, residualError, n, meanX, squaresX, at, confidence }) => {
    const line =
      data === 'points'
        ? straightLine(
            points.map(({ x }) => x),
            points.map(({ y }) => y),
          )
        : undefined;
    const count = data === 'points' ? points.length : n;
    if (line !== undefined && isPerfect(line.squaresLeft, line.squaresY))
      throw noResult('All points lie on the line: there is no scatter to make an interval of.');
    const center = line === undefined ? meanX : line.center;
    const spread = line === undefined ? squaresX : line.squaresX;
    const scatter = line === undefined ? residualError : Math.sqrt(line.squaresLeft / (count - 2));
    const level =
      line === undefined
        ? sumOfProducts([intercept], [slope, at])
        : mean(points.map(({ y }) => y)) + line.slope * (at - center);
    const share = 1 / count + (at - center) ** 2 / spread;
    const critical = studentCritical(confidence, count - 2);
    const meanError = scatter * Math.sqrt(share);
    const newError = scatter * Math.sqrt(1 + share);
    return {
      prediction: level,
      lower: level - critical * newError,
      upper: level + critical * newError,
      meanLower: level - critical * meanError,
      meanUpper: level + critical * meanError,
      margin: critical * newError,
      meanMargin: critical * meanError,
      newError,
      meanError,
      critical,
    };
  },
  shown: ({ data, points, intercept, slope, residualError, n, meanX, squaresX, at, critical, newError, meanError }) => {
    if (data === 'summary') {
      const prediction = sumOfProducts([intercept], [slope, at]);
      return {
        prediction,
        lower: prediction - critical * newError,
        upper: prediction + critical * newError,
        meanLower: prediction - critical * meanError,
        meanUpper: prediction + critical * meanError,
        margin: critical * newError,
        meanMargin: critical * meanError,
        newError: residualError * Math.sqrt(1 + 1 / n + (at - meanX) ** 2 / squaresX),
        meanError: residualError * Math.sqrt(1 / n + (at - meanX) ** 2 / squaresX),
      };
    }
    const count = points.length;
    const xMean = sum(points.map((point) => point.x)) / count;
    const yMean = sum(points.map((point) => point.y)) / count;
    const deviations = sum(points.map((point) => (point.x - xMean) ** 2));
    const b = sum(points.map((point) => (point.x - xMean) * (point.y - yMean))) / deviations;
    const scatter = Math.sqrt(sum(points.map((point) => (point.y - yMean - b * (point.x - xMean)) ** 2)) / (count - 2));
    const prediction = yMean + b * (at - xMean);
    return {
      prediction,
      lower: prediction - critical * newError,
      upper: prediction + critical * newError,
      meanLower: prediction - critical * meanError,
      meanUpper: prediction + critical * meanError,
      margin: critical * newError,
      meanMargin: critical * meanError,
      newError: scatter * Math.sqrt(1 + 1 / count + (at - xMean) ** 2 / deviations),
      meanError: scatter * Math.sqrt(1 / count + (at - xMean) ** 2 / deviations),
    };
  },
  stepwise: [
    "The critical value is Student's t with n - 2 degrees of freedom that leaves (1 - confidence)/2 above it.",
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ data, points, at }) =>
        data === 'points' && (points.every((point) => point.x < at) || points.every((point) => point.x > at)),
      says: 'The x lies outside of the points: the intervals hold only if the line goes on there, which these points do not say.',
    },
    {
      level: 'caution',
      when: ({ data, squaresX, n, meanX, at }) =>
        data === 'summary' && isAbove((at - meanX) ** 2, squaresX * (1 - 1 / n)),
      says: 'The x lies farther from the mean than any of the points can: the intervals hold only if the line goes on there. Check the sum of squares of x, too.',
    },
    {
      level: 'note',
      when: ({ data, squaresX, n, meanX, at }) =>
        data === 'summary' &&
        isAbove((at - meanX) ** 2, (4 * squaresX) / (n - 1)) &&
        isAtMost((at - meanX) ** 2, squaresX * (1 - 1 / n)),
      says: 'The x lies over two standard deviations from the mean of x: make sure that points reach so far, as beyond them the line may not go on.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Line with limits for the mean and for one new value',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ data, points, at, intercept, slope, residualError, n, meanX, squaresX, prediction, critical }) => {
      const line =
        data === 'points'
          ? straightLine(
              points.map(({ x }) => x),
              points.map(({ y }) => y),
            )
          : undefined;
      const count = data === 'points' ? points.length : n;
      const center = line?.center ?? meanX;
      const spread = line?.squaresX ?? squaresX;
      const scatter = line === undefined ? residualError : Math.sqrt(line.squaresLeft / (count - 2));
      const rise = line?.slope ?? slope;
      const level = line === undefined ? intercept + slope * center : mean(points.map(({ y }) => y));
      const reach = 2 * Math.sqrt(spread / (count - 1));
      const places = data === 'points' ? [...points.map(({ x }) => x), at] : [center - reach, center + reach, at];
      const y = (x: number) => level + rise * (x - center);
      const ofMean = (x: number) => critical * scatter * Math.sqrt(1 / count + (x - center) ** 2 / spread);
      const single = (x: number) => critical * scatter * Math.sqrt(1 + 1 / count + (x - center) ** 2 / spread);
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [
          { label: 'Line', y },
          { label: 'Mean, lower', y: (x) => y(x) - ofMean(x) },
          { label: 'Mean, upper', y: (x) => y(x) + ofMean(x) },
          { label: 'New value, lower', y: (x) => y(x) - single(x), dashed: true },
          { label: 'New value, upper', y: (x) => y(x) + single(x), dashed: true },
        ],
        points: data === 'points' ? points.map((point) => [point.x, point.y] as const) : [],
        marks: [{ x: at, y: prediction, label: 'Prediction' }],
      };
    },
  },
  explanation: ({ prediction, margin, meanMargin }) => {
    const single = isNarrow(prediction, margin) ? 'within {margin} of it' : 'between {lower} and {upper}';
    const mean = isNarrow(prediction, meanMargin) ? 'within {meanMargin} of it' : 'between {meanLower} and {meanUpper}';
    return `At x = {at} the line gives {prediction}; one new value lies ${single}, the mean of y there ${mean}, each at {confidence} confidence.`;
  },
  examples: [
    {
      inputs: {
        points: [
          { x: 4, y: 2 },
          { x: 4, y: 10 },
          { x: 7, y: 4 },
          { x: 7, y: 22 },
          { x: 8, y: 16 },
          { x: 9, y: 10 },
          { x: 10, y: 18 },
          { x: 10, y: 26 },
          { x: 10, y: 34 },
          { x: 11, y: 17 },
          { x: 11, y: 28 },
          { x: 12, y: 14 },
          { x: 12, y: 20 },
          { x: 12, y: 24 },
          { x: 12, y: 28 },
          { x: 13, y: 26 },
          { x: 13, y: 34 },
          { x: 13, y: 34 },
          { x: 13, y: 46 },
          { x: 14, y: 26 },
          { x: 14, y: 36 },
          { x: 14, y: 60 },
          { x: 14, y: 80 },
          { x: 15, y: 20 },
          { x: 15, y: 26 },
          { x: 15, y: 54 },
          { x: 16, y: 32 },
          { x: 16, y: 40 },
          { x: 17, y: 32 },
          { x: 17, y: 40 },
          { x: 17, y: 50 },
          { x: 18, y: 42 },
          { x: 18, y: 56 },
          { x: 18, y: 76 },
          { x: 18, y: 84 },
          { x: 19, y: 36 },
          { x: 19, y: 46 },
          { x: 19, y: 68 },
          { x: 20, y: 32 },
          { x: 20, y: 48 },
          { x: 20, y: 52 },
          { x: 20, y: 56 },
          { x: 20, y: 64 },
          { x: 22, y: 66 },
          { x: 23, y: 54 },
          { x: 24, y: 70 },
          { x: 24, y: 92 },
          { x: 24, y: 93 },
          { x: 24, y: 120 },
          { x: 25, y: 85 },
        ],
        at: 19,
      },
      results: {
        prediction: 57.1366715328,
        lower: 25.761756419,
        upper: 88.5115866467,
        meanLower: 51.8291331059,
        meanUpper: 62.4442099598,
        meanError: 2.63973275445,
        margin: 31.3749151139,
        meanMargin: 5.30753842694,
        critical: 2.01063475762,
        newError: 15.6044826117,
      },
      source: 'statsmodels get_prediction on the R data set cars',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2.1 },
          { x: 2, y: 3.9 },
          { x: 3, y: 6.2 },
          { x: 4, y: 7.8 },
          { x: 5, y: 10.1 },
          { x: 6, y: 12.2 },
          { x: 7, y: 13.8 },
          { x: 8, y: 16.1 },
        ],
        at: 9.5,
        confidence: 90,
      },
      results: {
        prediction: 19.0130952381,
        lower: 18.5539143998,
        upper: 19.4722760764,
        meanLower: 18.7159782251,
        meanUpper: 19.3102122511,
        meanError: 0.152902443468,
        margin: 0.459180838256,
        meanMargin: 0.297117012989,
        critical: 1.94318028052,
        newError: 0.236303776269,
      },
      cautions: ['outside of the points'],
      source: 'statsmodels get_prediction, alpha 0.1',
    },
    {
      inputs: {
        points: [
          { x: 100000000001, y: 2 },
          { x: 100000000002, y: 4.1 },
          { x: 100000000004, y: 7.9 },
          { x: 100000000005, y: 10.2 },
        ],
        at: 100000000003.5,
      },
      results: { prediction: 7.06 },
      source: 'By hand: the slope is 2.02, the means 6.05 and 3 above; x far from zero costs no digits',
    },
    {
      inputs: {
        data: 'summary',
        intercept: 12.5,
        slope: -0.8,
        residualError: 1.9,
        n: 25,
        meanX: 10,
        squaresX: 240,
        at: 12,
      },
      results: {
        prediction: 2.9,
        lower: -1.14027773264,
        upper: 6.94027773264,
        meanLower: 1.96436588303,
        meanUpper: 3.83563411697,
        margin: 4.04027773264,
        meanMargin: 0.935634116971,
        newError: 1.95309156638,
        meanError: 0.452290467141,
        critical: 2.06865761042,
      },
      source: 'Python: 2.9 ± t.isf(0.025, 23) × 1.9 × √(1 + 1/25 + 4/240)',
    },
    {
      inputs: {
        data: 'summary',
        intercept: 12.5,
        slope: -0.8,
        residualError: 1.9,
        n: 25,
        meanX: 10,
        squaresX: 240,
        at: 17,
        confidence: 99,
      },
      results: {
        prediction: -1.1,
        lower: -7.04959259256,
        upper: 4.84959259256,
        meanLower: -3.73567061145,
        meanUpper: 1.53567061145,
        margin: 5.94959259256,
        meanMargin: 2.63567061145,
        newError: 2.11930216502,
        meanError: 0.938851248424,
        critical: 2.80733568377,
      },
      cautions: ['over two standard deviations'],
      source: 'Python: the same with 1/25 + 49/240',
    },
    {
      inputs: {
        data: 'summary',
        intercept: 12.5,
        slope: -0.8,
        residualError: 1.9,
        n: 25,
        meanX: 10,
        squaresX: 240,
        at: 30,
      },
      results: {
        prediction: -11.5,
        lower: -17.9663558929,
        upper: -5.03364410705,
        meanLower: -16.6347176727,
        meanUpper: -6.36528232731,
        margin: 6.46635589295,
        meanMargin: 5.13471767269,
        newError: 3.12587054541,
        meanError: 2.48214960602,
        critical: 2.06865761042,
      },
      cautions: ['farther from the mean'],
      source: 'Python: the same with 1/25 + 400/240',
    },
    {
      inputs: { data: 'summary', intercept: 1, slope: 0.5, residualError: 1e-8, n: 20, meanX: 3, squaresX: 40, at: 4 },
      results: { prediction: 3, margin: 2.17828233377e-8, meanMargin: 5.753611965e-9 },
      source: 'Python: t.isf(0.025, 18) × 1e-8 × √(1 + 1/20 + 1/40); both limits would read 3',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 4 },
          { x: 3, y: 6 },
        ],
        at: 2,
      },
      noResult: 'no scatter',
      source: 'By hand: all on y = 2x',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 1, y: 4 },
          { x: 1, y: 6 },
        ],
        at: 2,
      },
      noResult: 'no line',
      source: 'By definition',
    },
  ],
  notes: [
    'Assumes a straight line and independent, normal scatter of the same size at every x. For the mean of y the normal shape matters little in large samples; for one new value it always does.',
    'Each interval holds at one x alone: at many x at once some will fail; the bands of the figure are drawn from such intervals.',
  ],
  references: [{ title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 3', isbn: '978-0-471-17082-2' }],
});
