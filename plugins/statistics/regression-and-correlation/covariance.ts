import {
  choice,
  correlation,
  covariance,
  defineCalculator,
  isBelow,
  isNear,
  list,
  matrix,
  mean,
  number,
  roundTo,
  sum,
} from '@reckoner/engine';
import { datum } from '../shared/inference.js';

const inPair = { when: { data: 'pair' } } as const;

/** Of two lists, or of all columns of a table with each other. */
export default defineCalculator({
  title: 'Covariance',
  description:
    'Sample or population covariance of two variables with their correlation, or the covariance and correlation matrices of several.',
  keywords: ['covariance matrix', 'COVARIANCE.S', 'COVARIANCE.P', 'variance-covariance matrix', 'correlation matrix'],
  related: ['pearson-correlation', 'portfolio-variance'],
  inputs: {
    data: choice(
      {
        pair: { label: 'Two variables', also: ['pair', '2'] },
        several: { label: 'Several, as columns of a table', also: ['matrix'] },
      },
      { label: 'Data', default: 'pair' },
    ),
    x: list(datum, { label: 'x', symbol: 'x', minItems: 2, maxItems: 10000, ...inPair }),
    y: list(datum, { label: 'y', help: 'In the order of x.', symbol: 'y', minItems: 2, maxItems: 10000, ...inPair }),
    observations: matrix({
      label: 'Observations: one row each, a column for each variable',
      min: -1e12,
      max: 1e12,
      maxRows: 2000,
      maxColumns: 8,
      when: { data: 'several' },
    }),
    divisor: choice(
      {
        sample: { label: 'Sample (n − 1)', also: ['sample', 'n-1', 'COVARIANCE.S'] },
        population: { label: 'Whole population (n)', also: ['population', 'n', 'COVARIANCE.P', 'COVAR'] },
      },
      { label: 'Divisor', default: 'sample' },
    ),
  },
  outputs: {
    covariance: number({ label: 'Covariance', symbol: 's_{xy}', places: 6, digits: 6, optional: true }),
    correlation: number({ label: 'Correlation', symbol: 'r', places: 4, optional: true }),
    deviationX: number({ label: 'Standard deviation of x', symbol: 's_x', places: 6, digits: 6, optional: true }),
    deviationY: number({ label: 'Standard deviation of y', symbol: 's_y', places: 6, digits: 6, optional: true }),
    meanX: number({ label: 'Mean of x', symbol: '\\bar x', places: 6, digits: 6, optional: true }),
    meanY: number({ label: 'Mean of y', symbol: '\\bar y', places: 6, digits: 6, optional: true }),
    covariances: matrix({ label: 'Covariance matrix', optional: true }),
    correlations: matrix({ label: 'Correlation matrix', optional: true }),
  },
  formula: ({ data, x, y, observations, divisor }) => {
    const columns =
      data === 'pair' ? [x, y] : observations[0]!.map((_, place) => observations.map((row) => row[place]!));
    const count = columns[0]!.length;
    const factor = divisor === 'sample' ? 1 : (count - 1) / count;
    const constant = columns.map((column) => column.every((value) => value === column[0]));
    const r = columns.map((a, i) =>
      columns.map((b, j) => {
        if (constant[i]! || constant[j]!) return 0;
        if (i === j) return 1;
        const raw = correlation(a, b);
        return isNear(raw, 0, 1e-14) ? 0 : raw;
      }),
    );
    const covariances = columns.map((a, i) =>
      columns.map((b, j) =>
        constant[i]! || constant[j]! || isNear(r[i]![j]!, 0, 1e-14) ? 0 : factor * covariance(a, b),
      ),
    );
    if (data === 'several') return { covariances, correlations: constant.some((is) => is) ? undefined : r };
    return {
      covariance: covariances[0]![1]!,
      correlation: constant.some((is) => is) ? undefined : r[0]![1]!,
      deviationX: Math.sqrt(covariances[0]![0]!),
      deviationY: Math.sqrt(covariances[1]![1]!),
      meanX: mean(x),
      meanY: mean(y),
    };
  },
  shown: ({ data, x, y, divisor, meanX, meanY, covariance, deviationX, deviationY }) => {
    if (data === 'several') return {};
    const n = x.length;
    const by = divisor === 'sample' ? n - 1 : n;
    return {
      covariance: sum(x.map((value, i) => (value - meanX!) * (y[i]! - meanY!))) / by,
      correlation: covariance! / (deviationX! * deviationY!),
      deviationX: Math.sqrt(sum(x.map((value) => (value - meanX!) ** 2)) / by),
      deviationY: Math.sqrt(sum(y.map((value) => (value - meanY!) ** 2)) / by),
      meanX: sum(x) / n,
      meanY: sum(y) / n,
    };
  },
  stepwise: ['Each entry of a matrix is the covariance or the correlation of the variables of its row and its column.'],
  requires: [
    {
      that: ({ x, y }) => x.length === y.length,
      field: 'y',
      says: 'There must be as many y as x: they belong together in pairs.',
    },
    {
      that: ({ observations }) => observations[0]!.length >= 2,
      field: 'observations',
      says: 'Give at least two columns, one for each variable.',
    },
    {
      that: ({ observations }) => observations.length >= 2,
      field: 'observations',
      says: 'Give at least two rows, one for each observation.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ data, x, y }) =>
        data === 'pair' && (x.every((value) => value === x[0]) || y.every((value) => value === y[0])),
      says: 'One of the variables is constant: its covariance with anything is zero, and there is no correlation.',
    },
    {
      level: 'note',
      when: ({ data, observations }) =>
        data === 'several' &&
        observations[0]!.some((first, place) => observations.every((row) => row[place] === first)),
      says: 'A column is constant: its covariances are zero, and the correlation matrix is left out.',
    },
    {
      level: 'caution',
      when: ({ data, x, observations, correlation, correlations }) =>
        (data === 'pair' ? x.length === 2 : observations.length === 2) &&
        (correlation !== undefined || correlations !== undefined),
      says: 'Two observations always lie on a line: a correlation of 1 or −1 says nothing here.',
    },
    {
      level: 'note',
      when: ({ data, observations }) => data === 'several' && observations.length <= observations[0]!.length,
      says: 'There are no more observations than variables, so that the covariance matrix has no inverse.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Pairs about their means',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ data, x, y, meanX, meanY }) =>
      data === 'several' || x.every((value) => value === x[0])
        ? undefined
        : {
            from: Math.min(...x),
            to: Math.max(...x),
            lines: [{ label: 'Mean of y', y: () => meanY!, dashed: true }],
            points: x.map((value, index) => [value, y[index]!] as const),
            marks: [{ x: meanX!, y: meanY!, label: 'Means' }],
          },
  },
  explanation: ({ data, divisor, correlation }) => {
    const by = divisor === 'sample' ? 'n − 1' : 'n';
    if (data === 'several')
      return `The diagonal of the covariance matrix has the variances of the columns, the other places the covariances of two columns, all with ${by} as divisor.`;
    if (correlation === undefined)
      return `The covariance, with ${by} as divisor, is {covariance}, as one of the variables does not change.`;
    return isBelow(roundTo(Math.abs(correlation), 4), 0.1)
      ? `The covariance, with ${by} as divisor, is {covariance}: along a line y {covariance|hardly falls|neither rises nor falls|hardly rises} with x (correlation {correlation}).`
      : `The covariance, with ${by} as divisor, is {covariance}: y {covariance|tends to fall as x rises|does not change|tends to rise with x} (correlation {correlation}).`;
  },
  examples: [
    {
      inputs: { x: [2.1, 2.5, 3.6, 4], y: [8, 10, 12, 14] },
      results: {
        covariance: 2.26666666667,
        correlation: 0.979457043257,
        deviationX: 0.896288643983,
        deviationY: 2.58198889747,
        meanX: 3.05,
        meanY: 11,
      },
      source: 'numpy.cov with ddof 1',
    },
    {
      inputs: { x: [3, 2, 4, 5, 6], y: [9, 7, 12, 15, 17], divisor: 'population' },
      results: { covariance: 5.2, meanX: 4, meanY: 12 },
      source: 'Microsoft, help of Excel 97, COVAR: its example of these two columns gives 5.2, as COVARIANCE.P does',
    },
    {
      inputs: { x: [43, 21, 25, 42, 57, 59], y: [-99, -65, -79, -75, -87, -81] },
      results: {
        covariance: -95.6,
        correlation: -0.52980890189,
        deviationX: 15.7533065312,
        deviationY: 11.4542568506,
        meanX: 41.1666666667,
        meanY: -81,
      },
      source: 'numpy.cov with ddof 1',
    },
    {
      inputs: { x: [0.1, 0.2, 0.3], y: [1, 4, 1] },
      results: { covariance: 0, correlation: 0, meanY: 2 },
      source: 'By hand: (-0.1)(-1) + 0 + 0.1 × (-1)',
    },
    {
      inputs: { x: [1, 2, 3, 4], y: [1, 2, 2, 1.1] },
      results: { covariance: 0.05, correlation: 0.070417879022 },
      source: 'numpy.cov and corrcoef',
    },
    {
      inputs: { x: [1, 2], y: [3, 1] },
      results: { covariance: -1, correlation: -1, meanX: 1.5, meanY: 2 },
      cautions: ['always lie on a line'],
      source: 'By hand: (-0.5)(1) + 0.5 × (-1)',
    },
    {
      inputs: {
        data: 'several',
        observations: [
          [1, 3],
          [2, 1],
        ],
      },
      results: {
        covariances: [
          [0.5, -1],
          [-1, 2],
        ],
      },
      cautions: ['always lie on a line', 'has no inverse'],
      source: 'By hand',
    },
    {
      inputs: { x: [1, 2, 3], y: [5, 5, 5] },
      results: { covariance: 0, deviationX: 1, deviationY: 0, meanY: 5 },
      cautions: ['One of the variables is constant'],
      source: 'By hand',
    },
    {
      inputs: {
        data: 'several',
        observations: [
          [4, 2, 0.6],
          [4.2, 2.1, 0.59],
          [3.9, 2, 0.58],
          [4.3, 2.1, 0.62],
          [4.1, 2.2, 0.63],
        ],
      },
      results: {
        covariances: [
          [0.025, 0.0075, 0.00175],
          [0.0075, 0.007, 0.00135],
          [0.00175, 0.00135, 0.00043],
        ],
        correlations: [
          [1, 0.566946709514, 0.533744996164],
          [0.566946709514, 1, 0.778127063901],
          [0.533744996164, 0.778127063901, 1],
        ],
      },
      source:
        'NIST/SEMATECH e-Handbook 6.5.4.1, as a test of Scilab cites it, has these data and prints 0.025, 0.0075, 0.00175, 0.0070, 0.00135, 0.00043; digits by numpy.cov',
    },
    {
      inputs: {
        data: 'several',
        observations: [
          [1, 2, 10],
          [3, 1, 10],
          [2, 6, 10],
        ],
        divisor: 'population',
      },
      results: {
        covariances: [
          [0.666666666667, -0.333333333333, 0],
          [-0.333333333333, 4.66666666667, 0],
          [0, 0, 0],
        ],
      },
      cautions: ['A column is constant', 'has no inverse'],
      source: 'numpy.cov with ddof 0',
    },
    { inputs: { x: [1, 2, 3], y: [1, 2] }, refused: 'as many y as x', source: 'By definition' },
    { inputs: { data: 'several', observations: [[1], [2]] }, refused: 'two columns', source: 'By definition' },
    { inputs: { data: 'several', observations: [[1, 2]] }, refused: 'two rows', source: 'By definition' },
  ],
  notes: [
    'A covariance has the unit of x times that of y and changes with them: how close the two are to a line only the correlation says.',
    'The sample covariance divides by n − 1, for data drawn from a population; the population covariance divides by n, for all there are.',
  ],
  references: [
    { title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 6.5.4.1: Mean Vector and Covariance Matrix' },
  ],
});
