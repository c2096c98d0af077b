import {
  choice,
  correlation,
  defineCalculator,
  fSurvival,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  list,
  mean,
  noResult,
  number,
  roundTo,
  sum,
} from '@reckoner/engine';
import { datum } from '../shared/inference.js';

const inValues = { when: { data: 'values' } } as const;
const inSums = { when: { data: 'sums' } } as const;
const inShare = { when: { data: 'share' } } as const;

/** One less the share of the squares about the mean that a model leaves over. */
export default defineCalculator({
  title: 'R-squared',
  description:
    'R² and adjusted R² of a fit with its sums of squares, standard error and F test, from observed and predicted values, from sums of squares, or adjusted from R².',
  keywords: [
    'coefficient of determination',
    'adjusted R squared',
    'RSQ',
    'goodness of fit',
    'SSE and SST',
    'explained variance',
    'standard error of the regression',
  ],
  related: ['linear-regression', 'multiple-linear-regression', 'pearson-correlation'],
  inputs: {
    data: choice(
      {
        values: { label: 'Observed and predicted values', also: ['values'] },
        sums: { label: 'Sums of squares', also: ['SSE and SST'] },
        share: { label: 'R²', also: ['R squared'] },
      },
      { label: 'Given', default: 'values' },
    ),
    observed: list(datum, { label: 'Observed', symbol: 'y', minItems: 2, maxItems: 10000, ...inValues }),
    predicted: list(datum, {
      label: 'Predicted',
      help: 'By the model, in the order of the observed values.',
      symbol: '\\hat y',
      minItems: 2,
      maxItems: 10000,
      ...inValues,
    }),
    squaresLeft: number({
      label: 'Residual sum of squares (SSE)',
      help: 'What the model leaves over: not the regression sum of squares, which some call SSR.',
      symbol: '\\mathrm{SSE}',
      min: 0,
      max: 1e24,
      ...inSums,
    }),
    squares: number({
      label: 'Total sum of squares (SST)',
      help: 'Of y about its mean.',
      symbol: '\\mathrm{SST}',
      above: 0,
      max: 1e24,
      ...inSums,
    }),
    share: number({
      label: 'R²',
      help: 'As a fraction: 0.85 for 85%.',
      symbol: 'R^2',
      min: 0,
      max: 1,
      text: 'ratio',
      ...inShare,
    }),
    n: integer({
      label: 'Number of observations',
      symbol: 'n',
      min: 2,
      max: 1e9,
      when: { data: ['sums', 'share'] },
    }),
    predictors: integer({
      label: 'Predictors of the model',
      help: 'Without the intercept: 1 for a straight line, 2 for a parabola.',
      symbol: 'k',
      min: 1,
      max: 1000,
      default: 1,
    }),
  },
  outputs: {
    rSquared: number({ label: 'R²', symbol: 'R^2', places: 5 }),
    adjusted: number({ label: 'Adjusted R²', symbol: '\\bar R^2', places: 5, optional: true }),
    standardError: number({
      label: 'Standard error of the regression',
      symbol: 's',
      places: 5,
      digits: 6,
      optional: true,
    }),
    f: number({ label: 'F statistic', symbol: 'F', places: 3, optional: true }),
    p: number({ label: 'p-value of F', symbol: 'p', places: 5, optional: true }),
    residual: number({
      label: 'Residual sum of squares (SSE)',
      symbol: '\\mathrm{SSE}',
      places: 5,
      digits: 6,
      optional: true,
    }),
    total: number({
      label: 'Total sum of squares (SST)',
      symbol: '\\mathrm{SST}',
      places: 5,
      digits: 6,
      optional: true,
    }),
    explained: number({ label: 'SST less SSE', places: 5, digits: 6, optional: true }),
    rootMeanSquare: number({ label: 'Root mean square error', places: 5, digits: 6, optional: true }),
    squaredCorrelation: number({ label: 'Squared correlation of observed and predicted', places: 5, optional: true }),
  },
  formula: ({ data, observed, predicted, squaresLeft, squares, share, n, predictors }) => {
    if (data === 'values' && observed.every((value) => value === observed[0]))
      throw noResult('All observed values are equal: there is nothing to explain.');
    const count = data === 'values' ? observed.length : n;
    const center = data === 'values' ? mean(observed) : 0;
    const residual =
      data === 'values'
        ? sum(observed.map((value, index) => (value - predicted[index]!) ** 2))
        : data === 'sums'
          ? squaresLeft
          : undefined;
    const total =
      data === 'values' ? sum(observed.map((value) => (value - center) ** 2)) : data === 'sums' ? squares : undefined;
    const left = count - predictors - 1;
    const unexplained = residual === undefined || total === undefined ? 1 - share : residual / total;
    const fits = left > 0 && unexplained > 0 && unexplained <= 1;
    const f = fits ? (1 - unexplained) / predictors / (unexplained / left) : undefined;
    const varied = data === 'values' && predicted.some((value) => value !== predicted[0]);
    return {
      rSquared: 1 - unexplained,
      adjusted: left > 0 ? 1 - (unexplained * (count - 1)) / left : undefined,
      standardError: left > 0 && residual !== undefined ? Math.sqrt(residual / left) : undefined,
      f,
      p: f === undefined ? undefined : fSurvival(f, predictors, left),
      residual,
      total,
      explained: residual === undefined || total === undefined ? undefined : total - residual,
      rootMeanSquare: residual === undefined ? undefined : Math.sqrt(residual / count),
      squaredCorrelation: varied ? correlation(observed, predicted) ** 2 : undefined,
    };
  },
  shown: ({ data, observed, predicted, n, predictors, residual, total, rSquared }) => {
    const count = data === 'values' ? observed.length : n;
    const left = count - predictors - 1;
    const yMean = data === 'values' ? sum(observed) / count : 0;
    return {
      rSquared: data === 'share' ? undefined : 1 - residual! / total!,
      adjusted: left > 0 ? 1 - ((1 - rSquared) * (count - 1)) / left : undefined,
      standardError: left > 0 && data !== 'share' ? Math.sqrt(residual! / left) : undefined,
      f: left > 0 && rSquared < 1 && rSquared >= 0 ? rSquared / predictors / ((1 - rSquared) / left) : undefined,
      residual: data === 'values' ? sum(observed.map((value, i) => (value - predicted[i]!) ** 2)) : undefined,
      total: data === 'values' ? sum(observed.map((value) => (value - yMean) ** 2)) : undefined,
      explained: data === 'share' ? undefined : total! - residual!,
      rootMeanSquare: data === 'share' ? undefined : Math.sqrt(residual! / count),
      p: undefined,
      squaredCorrelation: undefined,
    };
  },
  stepwise: [
    'p is the upper tail of the F distribution with k and n − k − 1 degrees of freedom.',
    'The squared correlation is that of the observed and the predicted values.',
  ],
  requires: [
    {
      that: ({ observed, predicted }) => observed.length === predicted.length,
      field: 'predicted',
      says: 'There must be as many predicted as observed values.',
    },
    {
      that: ({ n, predictors }) => n > predictors + 1,
      field: 'predictors',
      says: 'There must be at least two more observations than predictors.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rSquared }) => isBelow(rSquared, 0),
      says: 'Below zero the model predicts worse than the mean of the observed values: no least-squares fit with an intercept to these data does. Check the order and the unit of the values, or whether the sums were exchanged.',
    },
    {
      level: 'note',
      when: ({ rSquared, squaredCorrelation }) =>
        squaredCorrelation !== undefined && isAbove(squaredCorrelation - rSquared, 0.001),
      says: 'The squared correlation is larger than R², as the predictions are shifted or stretched against the observed values: they are no least-squares fit to these data. F and its p-value are meant for such a fit alone.',
    },
    {
      level: 'caution',
      when: ({ data, observed, predictors }) => data === 'values' && observed.length <= predictors + 1,
      says: 'With so few observations for the predictors the fit has no scatter left to be judged by: adjusted R², standard error and F are left out.',
    },
    {
      level: 'note',
      when: ({ p }) => p !== undefined && isAbove(roundTo(p, 5), 0.05),
      says: 'With p above 5% these data do not show that the predictors explain anything: chance alone brings about an R² of this size.',
    },
    {
      level: 'note',
      when: ({ rSquared, adjusted }) => adjusted !== undefined && isBelow(adjusted, 0) && isAtLeast(rSquared, 0),
      says: 'An adjusted R² below zero says that the predictors explain less than as many meaningless ones would on average.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Observed against predicted',
    x: { label: 'Predicted' },
    y: { label: 'Observed' },
    curve: ({ data, observed, predicted }) => {
      if (data !== 'values' || predicted.every((value) => value === predicted[0])) return undefined;
      return {
        from: Math.min(...predicted),
        to: Math.max(...predicted),
        lines: [{ label: 'Observed = predicted', y: (x) => x }],
        points: predicted.map((value, index) => [value, observed[index]!] as const),
      };
    },
  },
  explanation: ({ rSquared, adjusted }) =>
    (isBelow(rSquared, 0)
      ? 'R² is {rSquared}: the model leaves over more than the mean of the observed values would'
      : 'The model explains {rSquared} of the squares of y about its mean') +
    (adjusted === undefined ? '.' : ' (adjusted for {predictors} {predictors|predictor|predictors} R² is {adjusted}).'),
  examples: [
    {
      inputs: { observed: [99, 65, 79, 75, 87, 81], predicted: [81.7062, 73.2313, 74.7722, 81.321, 87.0994, 87.8698] },
      results: {
        rSquared: 0.28069636529,
        adjusted: 0.100870456612,
        standardError: 10.8612060146,
        f: 1.56093394636,
        p: 0.279645784444,
        residual: 471.86318437,
        total: 656,
        explained: 184.13681563,
        rootMeanSquare: 8.86813757571,
        squaredCorrelation: 0.280696365292,
      },
      cautions: ['With p above 5%'],
      source:
        'numpy and scipy.stats.f from fitted values of statsmodels OLS, rounded to four places; its rsquared is 0.2806975',
    },
    {
      inputs: { observed: [3, -0.5, 2, 7], predicted: [2.5, 0, 2, 8] },
      results: {
        rSquared: 0.948608137045,
        residual: 1.5,
        total: 29.1875,
        rootMeanSquare: 0.612372435696,
        adjusted: 0.922912205567,
        standardError: 0.866025403784,
        squaredCorrelation: 0.969968165342,
      },
      cautions: ['is larger than R²'],
      source: 'scikit-learn, r2_score: its example prints 0.948; SSE = 0.25 + 0.25 + 0 + 1, SST = 29.1875',
    },
    {
      inputs: { observed: [1, 2, 3], predicted: [3, 2, 1] },
      results: { rSquared: -3, adjusted: -7, residual: 8, total: 2, explained: -6, squaredCorrelation: 1 },
      cautions: ['Below zero the model', 'is larger than R²'],
      source: 'scikit-learn, r2_score: its example prints -3.0',
    },
    {
      inputs: { observed: [1, 2, 3, 4], predicted: [2.5, 2.5, 2.5, 2.5] },
      results: { rSquared: 0, adjusted: -0.5, f: 0, p: 1 },
      cautions: ['With p above 5%', 'adjusted R² below zero'],
      source: 'By hand: the mean; 1 - 3/2',
    },
    {
      inputs: { observed: [1, 2, 3, 4], predicted: [1, 2, 3, 4], predictors: 2 },
      results: { rSquared: 1, adjusted: 1, standardError: 0, residual: 0, squaredCorrelation: 1 },
      source: 'By hand',
    },
    {
      inputs: { observed: [1, 2, 4], predicted: [1, 2.5, 3.5], predictors: 2 },
      results: { rSquared: 0.892857142857, residual: 0.5 },
      cautions: ['no scatter left', 'is larger than R²'],
      source: 'By hand: 0.5 of 14/3',
    },
    {
      inputs: { data: 'sums', squaresLeft: 11353.52, squares: 32538.98, n: 50 },
      results: {
        rSquared: 0.651079413061,
        adjusted: 0.643810234166,
        standardError: 15.3795860369,
        f: 89.5671192723,
        p: 1.48983315125e-12,
        explained: 21185.46,
        rootMeanSquare: 15.0688552983,
      },
      source:
        'R data set cars, lm(dist ~ speed): SSE and SST; summary prints 15.38, 0.6511, 0.6438 and F 89.57; digits in Python',
    },
    {
      inputs: { data: 'sums', squaresLeft: 120.5, squares: 400, n: 30, predictors: 3 },
      results: {
        rSquared: 0.69875,
        adjusted: 0.663990384615,
        standardError: 2.15281568756,
        f: 20.102351314,
        p: 5.97585290334e-7,
        explained: 279.5,
        rootMeanSquare: 2.00416233541,
      },
      source: 'Python with scipy.stats.f',
    },
    {
      inputs: { data: 'sums', squaresLeft: 500, squares: 400, n: 30 },
      results: { rSquared: -0.25, adjusted: -0.294642857143, standardError: 4.22577127364 },
      cautions: ['Below zero the model'],
      source: 'By hand: 1 - 500/400',
    },
    {
      inputs: { data: 'share', share: 0.85, n: 40, predictors: 4 },
      results: { rSquared: 0.85, adjusted: 0.832857142857, f: 49.5833333333, p: 6.05774192614e-14 },
      source: 'By hand: 1 - 0.15 × 39/35; F by scipy.stats.f',
    },
    {
      inputs: { data: 'share', share: 0.05, n: 20, predictors: 3 },
      results: { rSquared: 0.05, adjusted: -0.128125, f: 0.280701754386, p: 0.838536045759 },
      cautions: ['With p above 5%', 'adjusted R² below zero'],
      source: 'By hand: 1 - 0.95 × 19/16; F by scipy.stats.f',
    },
    { inputs: { observed: [2, 2, 2], predicted: [1, 2, 3] }, noResult: 'nothing to explain', source: 'By definition' },
    { inputs: { observed: [2, 2, 3], predicted: [1, 2] }, refused: 'as many predicted', source: 'By definition' },
    {
      inputs: { data: 'share', share: 0.5, n: 4, predictors: 3 },
      refused: 'two more observations',
      source: 'By definition',
    },
  ],
  notes: [
    'R² says how much of the scatter is explained in these data, not whether the model is right or predicts new data: look at the residuals. It never falls with another predictor; adjusted R² may.',
    'For a line through the origin some programs take the squares of y about zero, which makes R² larger: that is another quantity.',
    'Adjusted R² and F hold for a least-squares fit with an intercept to these same observations.',
  ],
  references: [
    { title: 'Draper, Smith: Applied Regression Analysis, 3rd ed., ch. 1 and 5', isbn: '978-0-471-17082-2' },
    {
      title: 'Kvålseth: Cautionary Note about R², The American Statistician 39 (1985)',
      doi: '10.1080/00031305.1985.10479448',
    },
  ],
});
