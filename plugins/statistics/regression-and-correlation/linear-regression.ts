import { correlation, defineCalculator, linearRegression, mean, noResult, number, sum } from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';
import { points } from '../shared/pairs.js';
import { studentCritical, studentPValue } from '../shared/tests.js';

/** Ordinary least squares with the usual standard errors, and a prediction at one x if wished. */
export default defineCalculator({
  title: 'Linear regression',
  description:
    'Least-squares line through points with R², standard errors, test of the slope and a prediction with its interval.',
  keywords: ['line of best fit', 'least squares', 'trend line', 'SLOPE', 'INTERCEPT', 'LINEST', 'r squared'],
  inputs: {
    points,
    at: number({ label: 'Predict at x', symbol: 'x_0', min: -1e12, max: 1e12, optional: true }),
    confidence,
  },
  outputs: {
    slope: number({ label: 'Slope', symbol: 'b', places: 6 }),
    intercept: number({ label: 'Intercept', symbol: 'a', places: 6 }),
    rSquared: number({ label: 'Coefficient of determination', symbol: 'R^2', places: 6 }),
    p: { ...pValue, label: 'p-value of the slope' },
    slopeError: number({ label: 'Standard error of the slope', symbol: 's_b', places: 6 }),
    residualError: number({ label: 'Residual standard error', symbol: 's', places: 6 }),
    prediction: number({ label: 'Predicted y', symbol: '\\hat y_0', places: 4, optional: true }),
    predictionLower: number({ label: 'Lower limit for a new value', places: 4, optional: true }),
    predictionUpper: number({ label: 'Upper limit for a new value', places: 4, optional: true }),
  },
  formula: ({ points, at, confidence }) => {
    const x = points.map((point) => point.x);
    const y = points.map((point) => point.y);
    if (Math.min(...y) === Math.max(...y)) throw noResult('All y are equal: there is nothing to explain.');
    const { slope, intercept } = linearRegression(x, y);
    const degreesOfFreedom = points.length - 2;
    const center = mean(x);
    // Through the means, as x far from zero would cost digits through the intercept.
    const level = mean(y);
    const squaresX = sum(x.map((value) => (value - center) ** 2));
    const squaresLeft = sum(points.map((point) => (point.y - level - slope * (point.x - center)) ** 2));
    const residualError = Math.sqrt(squaresLeft / degreesOfFreedom);
    const slopeError = residualError / Math.sqrt(squaresX);
    const rSquared = correlation(x, y) ** 2;
    const p = slopeError > 0 ? studentPValue(slope / slopeError, degreesOfFreedom, 'two-sided') : 0;
    const line = { slope, intercept, rSquared, p, slopeError, residualError };
    if (at === undefined) return line;
    const prediction = level + slope * (at - center);
    const spread = residualError * Math.sqrt(1 + 1 / points.length + (at - center) ** 2 / squaresX);
    const margin = studentCritical(confidence, degreesOfFreedom) * spread;
    return { ...line, prediction, predictionLower: prediction - margin, predictionUpper: prediction + margin };
  },
  shown: ({ points, at }) => {
    const n = points.length;
    const xMean = sum(points.map((point) => point.x)) / n;
    const yMean = sum(points.map((point) => point.y)) / n;
    const squaresX = sum(points.map((point) => (point.x - xMean) ** 2));
    const slope = sum(points.map((point) => (point.x - xMean) * (point.y - yMean))) / squaresX;
    const intercept = yMean - slope * xMean;
    const squaresLeft = sum(points.map((point) => (point.y - yMean - slope * (point.x - xMean)) ** 2));
    const residualError = Math.sqrt(squaresLeft / (n - 2));
    return {
      slope,
      intercept,
      rSquared: 1 - squaresLeft / sum(points.map((point) => (point.y - yMean) ** 2)),
      slopeError: residualError / Math.sqrt(squaresX),
      residualError,
      prediction: at === undefined ? undefined : yMean + slope * (at - xMean),
    };
  },
  stepwise: [
    "p is both tails of Student's t distribution with n - 2 degrees of freedom beyond slope / its error.",
    'The prediction interval adds the scatter of one new value: margin = t × residual error × √(1 + 1/n + (x₀ - mean x)² / Σ(x - mean x)²).',
  ],
  figure: {
    kind: 'curve',
    title: 'Points and line',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ points, slope, intercept, at, prediction }) => {
      const places = [...points.map(({ x }) => x), ...(at === undefined ? [] : [at])];
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [{ y: (x) => intercept + slope * x }],
        points: points.map(({ x, y }) => [x, y]),
        marks: at === undefined || prediction === undefined ? [] : [{ x: at, y: prediction, label: 'Prediction' }],
      };
    },
  },
  explanation: ({ prediction }) =>
    prediction === undefined
      ? 'The line is y = {intercept} {slope|− {|slope|}|+ 0|+ {slope}} x and explains {rSquared} of the variance.'
      : 'The line is y = {intercept} {slope|− {|slope|}|+ 0|+ {slope}} x; at x = {at} it predicts {prediction}, between {predictionLower} and {predictionUpper} at {confidence} confidence.',
  cautions: [
    {
      level: 'caution',
      when: ({ points, at }) =>
        at !== undefined && (points.every((point) => point.x < at) || points.every((point) => point.x > at)),
      says: 'The prediction lies outside of the x values: whether the line goes on there, these points do not say.',
    },
  ],
  examples: [
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
        at: 9,
      },
      results: {
        slope: 1.997619047619,
        intercept: 0.0357142857143,
        rSquared: 0.9988392866011,
        p: 4.88893361e-10,
        slopeError: 0.0278004442669,
        residualError: 0.180167470594,
        prediction: 18.0142857142857,
        predictionLower: 17.455401366266,
        predictionUpper: 18.573170062305,
      },
      cautions: ['outside of the x values'],
      source: 'scipy.stats.linregress; 18.0142857 ± t.isf(0.025, 6) s √(1 + 1/8 + 4.5²/42)',
    },
    {
      inputs: {
        points: [
          { x: 43, y: 99 },
          { x: 21, y: 65 },
          { x: 25, y: 79 },
          { x: 42, y: 75 },
          { x: 57, y: 87 },
          { x: 59, y: 81 },
        ],
      },
      results: {
        slope: 0.3852249832102,
        intercept: 65.1415715245131,
        rSquared: 0.280697472522,
        p: 0.279644657005,
        slopeError: 0.308333697768,
      },
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 1 },
          { x: 3, y: 1 },
        ],
      },
      noResult: 'nothing to explain',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 1 },
          { x: 1, y: 2 },
          { x: 1, y: 3 },
        ],
      },
      noResult: 'x',
      source: 'By definition: a vertical line',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 9 },
          { x: 2, y: 6 },
          { x: 3, y: 6 },
          { x: 4, y: 3 },
        ],
        at: 3,
      },
      results: { slope: -1.8, intercept: 10.5, prediction: 5.1, rSquared: 0.9 },
      source: 'By hand: -9/5, 6 + 1.8 × 2.5, 16.2/18',
    },
    {
      inputs: {
        points: [
          { x: 1, y: 2 },
          { x: 2, y: 4 },
          { x: 3, y: 6 },
        ],
      },
      results: { slope: 2, intercept: 0, rSquared: 1, p: 0, slopeError: 0, residualError: 0 },
      source: 'By hand: all points lie on y = 2x',
    },
    {
      inputs: {
        points: [
          { x: 10, y: 7.1 },
          { x: 14, y: 9.4 },
          { x: 19, y: 11.2 },
          { x: 23, y: 14.9 },
          { x: 30, y: 17.8 },
          { x: 36, y: 22.3 },
        ],
        at: 25,
        confidence: 90,
      },
      results: {
        slope: 0.576359832636,
        intercept: 1.10341701534,
        residualError: 0.648305375984,
        prediction: 15.5124128312,
        predictionLower: 14.0075895655,
        predictionUpper: 17.017236097,
      },
      source: 'scipy.stats.linregress; 15.5124128 ± t.isf(0.05, 4) s √(1 + 1/6 + 3²/478)',
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
      results: { slope: 2.02, prediction: 7.06, residualError: 0.151657508881 },
      source: 'By hand: 20.2/10, means 6.05 and 3 above, √(0.046/2); x far from zero costs no digits',
    },
  ],
  references: [{ title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 1', isbn: '978-0-471-17082-2' }],
});
