import {
  correlation,
  covariance,
  defineCalculator,
  fQuantile,
  integer,
  inverse,
  isNear,
  matrix,
  mean,
  number,
  roundTo,
  sum,
  symmetricEigen,
  table,
} from '@reckoner/engine';
import { lessAsWritten } from '../shared/exact-sum.js';
import { confidence } from '../shared/inference.js';

/** Internal consistency of items by their variances and that of their sum. */
export default defineCalculator({
  title: "Cronbach's alpha",
  description:
    "Internal consistency of a scale from the answers to its items: Cronbach's alpha with interval, standardized alpha, Guttman's lambda 6, item-rest correlations and alpha without each item.",
  keywords: [
    'coefficient alpha',
    'internal consistency',
    'scale reliability',
    'item-total correlation',
    'alpha if item deleted',
    'Guttman lambda 6',
    'KR-20',
    'Kuder-Richardson',
  ],
  related: ['intraclass-correlation'],
  inputs: {
    answers: matrix({
      label: 'Answers: a row for each respondent, a column for each item',
      help: 'Items that are worded the other way round are to be reversed first.',
      symbol: 'x',
      maxRows: 300,
      maxColumns: 20,
      min: -1e9,
      max: 1e9,
    }),
    confidence,
  },
  outputs: {
    alpha: number({ label: "Cronbach's alpha", symbol: '\\alpha', places: 3 }),
    lower: number({ label: 'Lower limit of alpha', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit of alpha', symbol: 'U', places: 3 }),
    standardized: number({
      label: 'Standardized alpha',
      help: 'Of items that are brought to equal variance; by their mean correlation.',
      symbol: '\\alpha_s',
      places: 3,
      optional: true,
    }),
    lambda6: number({
      label: 'Guttman’s lambda 6',
      help: 'By the variance of each item that the other items do not explain.',
      symbol: '\\lambda_6',
      places: 3,
      optional: true,
    }),
    meanCorrelation: number({ label: 'Mean correlation of two items', symbol: '\\bar r', places: 3 }),
    items: table(
      {
        item: integer({ label: 'Item' }),
        average: number({ label: 'Mean', places: 3 }),
        deviation: number({ label: 'Standard deviation', places: 3 }),
        rest: number({ label: 'Correlation with the sum of the other items', places: 3, optional: true }),
        without: number({ label: 'Alpha without it', places: 3, optional: true }),
      },
      { label: 'Items' },
    ),
  },
  algorithm: ({ answers, confidence }) => {
    const [size, count] = [answers.length, answers[0]!.length];
    // Less the first row, which changes no covariance and keeps digits.
    const columns = columnsOf(answers).map((column) => column.map((value) => lessAsWritten(value, column[0]!)));
    // Of each two items once.
    const variances = columns.map((column) => covariance(column, column));
    const halves = columns.map((x, i) =>
      columns.slice(0, i + 1).map((y, j) => {
        const shared = covariance(x, y);
        // Sums of decimals are off by their last digits.
        return isNear(shared, 0, 1e-14 * Math.sqrt(variances[i]! * variances[j]!)) ? 0 : shared;
      }),
    );
    const covariances = columns.map((_, i) => columns.map((_, j) => halves[Math.max(i, j)]![Math.min(i, j)]!));
    const alphaOf = (kept: readonly number[]) => {
      const all = sum(kept.flatMap((i) => kept.map((j) => covariances[i]![j]!)));
      const own = sum(kept.map((i) => covariances[i]![i]!));
      return all > 1e-12 * own ? (kept.length / (kept.length - 1)) * (1 - own / all) : undefined;
    };
    const every = columns.map((_, i) => i);
    const alpha = alphaOf(every)!;
    const correlations = covariances.map((row, i) =>
      row.map((shared, j) => (i === j ? 1 : shared / Math.sqrt(row[i]! * covariances[j]![j]!))),
    );
    const meanCorrelation = (sum(correlations.flat()) - count) / (count * (count - 1));
    const spread = 1 + (count - 1) * meanCorrelation;
    const total = sum(covariances.flat());
    const isRegular = size > count && conditionOf(correlations) > 1e-10;
    const unexplained = isRegular ? inverse(correlations).map((row, i) => covariances[i]![i]! / row[i]!) : [];
    return {
      alpha,
      lower: 1 - (1 - alpha) * fQuantile((1 + confidence) / 2, size - 1, (size - 1) * (count - 1)),
      upper: 1 - (1 - alpha) * fQuantile((1 - confidence) / 2, size - 1, (size - 1) * (count - 1)),
      standardized: spread > 1e-9 ? (count * meanCorrelation) / spread : undefined,
      lambda6: isRegular ? 1 - sum(unexplained) / total : undefined,
      meanCorrelation,
      items: columns.map((column, i) => {
        const kept = every.filter((j) => j !== i);
        const rest = column.map((_, row) => sum(kept.map((j) => columns[j]![row]!)));
        const isConstant = rest.every((value) => Math.abs(value - rest[0]!) <= 1e-12 * Math.abs(rest[0]!));
        return {
          item: i + 1,
          average: mean(column) + answers[0]![i]!,
          deviation: Math.sqrt(covariances[i]![i]!),
          rest: isConstant
            ? undefined
            : kept.every((j) => isNear(covariances[i]![j]!, 0, 1e-14 * Math.sqrt(variances[i]! * variances[j]!)))
              ? 0
              : correlation(column, rest),
          without: kept.length > 1 ? alphaOf(kept) : undefined,
        };
      }),
    };
  },
  stepwise: [
    'α = k/(k − 1) × (1 − Σ s²ᵢ/s²_sum) for k items, with s²ᵢ the variance of each and s²_sum that of the sum of all.',
    'The limits are 1 − (1 − α) F, with F the quantiles of an F distribution with n − 1 and (n − 1)(k − 1) degrees of freedom (Feldt); they assume items of like variances and covariances.',
    'Standardized: k r̄/(1 + (k − 1) r̄). λ₆ = 1 − Σ s²ᵢ(1 − R²ᵢ)/s²_sum, with R²ᵢ of the regression of each item on the others.',
  ],
  explanation: ({ lambda6 }) =>
    `Cronbach’s alpha of the items is {alpha} ({confidence} confidence interval {lower} to {upper}); ${
      lambda6 === undefined ? '' : 'Guttman’s lambda 6 is {lambda6}, and '
    }two items correlate by {meanCorrelation} on average.`,
  requires: [
    {
      that: ({ answers }) => answers.length >= 3 && answers[0]!.length >= 2,
      field: 'answers',
      says: 'Give at least three respondents in rows and two items in columns.',
    },
    {
      that: ({ answers }) =>
        answers.length < 3 || columnsOf(answers).every((column) => column.some((value) => value !== column[0])),
      field: 'answers',
      says: 'An item that all answered alike has no variance: leave its column out.',
    },
    {
      that: ({ answers }) => {
        const totals = answers.map((row) => sum(row.map((value, i) => value - answers[0]![i]!)));
        const size = Math.max(...answers.flatMap((row) => row.map((value, i) => Math.abs(value - answers[0]![i]!))));
        return answers.length < 3 || size === 0 || totals.some((total) => !isNear(total, 0, 1e-9 * size));
      },
      field: 'answers',
      says: 'The sum of the items is the same for all respondents: alpha is not defined.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ answers, lambda6 }) => lambda6 === undefined && answers.length > answers[0]!.length,
      says: 'An item follows exactly from the others, so that lambda 6 is not defined: is a column the total, or a copy or the reverse of another item? Leave such a column out: totals and copies make alpha too high.',
    },
    {
      level: 'caution',
      when: ({ items }) => items.some(({ rest }) => rest !== undefined && roundTo(rest, 3) < 0),
      says: 'An item goes against the sum of the others (a negative correlation in the table): if it is worded the other way round, reverse its answers first, else it does not belong to the scale.',
    },
    {
      level: 'caution',
      when: ({ alpha }) => roundTo(alpha, 3) < 0,
      says: 'Alpha is below zero, where items go against each other on average: it is no reliability then.',
    },
    {
      level: 'caution',
      when: ({ alpha, lower }) => roundTo(alpha, 3) >= 0.7 && roundTo(lower, 3) < 0.7,
      says: 'Alpha reaches the customary 0.7, but its lower limit is below: more respondents are needed to be sure of it.',
    },
    {
      level: 'caution',
      when: ({ alpha }) => roundTo(alpha, 3) >= 0 && roundTo(alpha, 3) < 0.7,
      says: 'Alpha is below the customary 0.7: much of the sum of these items is error. Look in the table for items that do not fit, or add items like those that do.',
    },
    {
      level: 'note',
      when: ({ alpha }) => roundTo(alpha, 3) > 0.95,
      says: 'An alpha above 0.95 often means that items ask the same thing in other words.',
    },
    {
      level: 'note',
      when: ({ answers }) => answers.length <= answers[0]!.length,
      says: 'With no more respondents than items lambda 6 is not defined, and everything else is rough: check that rows are respondents and columns items.',
    },
    {
      level: 'caution',
      when: ({ items }) =>
        Math.max(...items.map(({ deviation }) => deviation)) > 3 * Math.min(...items.map(({ deviation }) => deviation)),
      says: 'The standard deviations of the items differ by more than a factor of three: are all on one scale? The standardized alpha gives them equal weight; of the raw sum alpha holds.',
    },
  ],
  examples: [
    {
      inputs: {
        answers: [
          [4, 5, 4, 5],
          [3, 3, 2, 4],
          [5, 5, 5, 4],
          [2, 3, 2, 2],
          [4, 4, 5, 5],
          [1, 2, 2, 1],
          [3, 4, 3, 3],
          [5, 4, 4, 5],
        ],
      },
      results: {
        alpha: 0.940823970037,
        lower: 0.824328242348,
        upper: 0.986708116332,
        standardized: 0.947086180819,
        lambda6: 0.941797506003,
        meanCorrelation: 0.817340377919,
        items: {
          length: 4,
          rows: {
            0: { average: 3.375, deviation: 1.407885953173, rest: 0.939919764368, without: 0.895714285714 },
            3: { item: 4, rest: 0.842776370963, without: 0.933238636364 },
          },
        },
      },
      source: 'numpy from the definitions; scipy.stats.f',
    },
    {
      inputs: {
        answers: [
          [9, 2, 5, 8],
          [6, 1, 3, 2],
          [8, 4, 6, 8],
          [7, 1, 2, 6],
          [10, 5, 6, 9],
          [6, 2, 4, 7],
        ],
        confidence: 95,
      },
      results: {
        alpha: 0.909315542377,
        lower: 0.675674713816,
        upper: 0.985891678169,
        standardized: 0.926943646259,
        lambda6: 0.906788800727,
      },
      cautions: ['lower limit is below'],
      source: 'Shrout, Fleiss (1979): ICC(3,4) = 0.91, which alpha is; numpy and scipy.stats.f',
    },
    {
      inputs: {
        answers: [
          [4, 5, 4, 5],
          [3, 3, 2, 4],
          [5, 5, 5, 4],
          [2, 3, 2, 2],
          [4, 4, 5, 5],
          [1, 2, 2, 1],
          [3, 4, 3, 3],
          [5, 4, 4, 5],
        ],
        confidence: 90,
      },
      results: { lower: 0.85279502727, upper: 0.982771958529 },
      source: 'scipy.stats.f with 7 and 21 degrees of freedom',
    },
    {
      inputs: {
        answers: [
          [4, 5, 2, 5],
          [3, 3, 4, 4],
          [5, 5, 1, 4],
          [2, 3, 4, 2],
          [4, 4, 1, 5],
          [1, 2, 4, 1],
          [3, 4, 3, 3],
          [5, 4, 2, 5],
        ],
      },
      results: {
        alpha: 0.0706827309237,
        standardized: 0.0588317541131,
        lambda6: 0.812770290396,
        items: { length: 4, rows: { 2: { rest: -0.844926112126, without: 0.926923076923 } } },
      },
      cautions: ['worded the other way round', 'below the customary'],
      source: 'numpy: the third item of the first example as 6 less the answer',
    },
    {
      inputs: {
        answers: [
          [1, 2],
          [3, 3],
          [4, 6],
          [5, 4],
        ],
      },
      results: { alpha: 0.833333333333, lambda6: 0.714285714286, meanCorrelation: 0.714285714286 },
      cautions: ['lower limit is below'],
      source: 'By hand: variances 35/12 and 35/12, of the sum 10; r = 5/7; λ₆ = 1 − (1 − r²)/(1 + r) = r',
    },
    {
      inputs: {
        answers: [
          [1, 5],
          [2, 3],
          [3, 4],
          [4, 2],
          [5, 1],
        ],
      },
      results: { alpha: -18, standardized: -18, meanCorrelation: -0.9 },
      cautions: ['worded the other way round', 'below zero'],
      source: 'By hand: 2 × (1 − 5/0.5); 2 × (−0.9)/(1 − 0.9)',
    },
    {
      inputs: {
        answers: [
          [1, 1, 1],
          [2, 2, 2],
          [4, 4, 4],
        ],
      },
      results: { alpha: 1, standardized: 1, lower: 1, upper: 1 },
      cautions: ['in other words', 'no more respondents'],
      source: 'By hand: the variance of the sum is nine times that of an item',
    },
    {
      inputs: {
        answers: [
          [1, 10],
          [2, 30],
          [3, 20],
          [4, 50],
          [5, 40],
        ],
      },
      results: { alpha: 0.27350427350427, standardized: 0.8888888888889 },
      cautions: ['below the customary', 'factor of three'],
      source: 'By hand: 2 (1 − 252.5/292.5) with r = 0.8; 1.6/1.8',
    },
    {
      inputs: {
        answers: [
          [1, 5, 2],
          [2, 4, 5],
          [3, 3, 1],
          [4, 2, 4],
        ],
      },
      results: { alpha: -1.5, items: { length: 3, rows: { 2: { average: 3 } } } },
      cautions: ['follows exactly', 'worded the other way round', 'below zero'],
      source: 'By hand: variances 5/3, 5/3 and 10/3, of the sum 10/3; the first two sum to 6 throughout',
    },
    {
      inputs: {
        answers: [
          [1, 10],
          [2, 8],
          [3, 6],
        ],
      },
      results: { alpha: -8, meanCorrelation: -1 },
      cautions: ['follows exactly', 'worded the other way round', 'below zero'],
      source: 'By hand: 2 × (1 − 5/1); with r of −1 standardized alpha is not defined',
    },
    {
      inputs: {
        answers: [
          [1, 2, 3],
          [2, 4, 6],
          [3, 1, 4],
          [4, 4, 8],
          [5, 2, 7],
        ],
      },
      results: { alpha: 0.75, items: { length: 3, rows: { 2: { rest: 1, without: 0 } } } },
      cautions: ['follows exactly', 'lower limit is below'],
      source:
        'By hand: the third column is the sum of both others, of variances 2.5, 1.8 and 4.3; 1.5 × (1 − 8.6/17.2)',
    },
    {
      inputs: {
        answers: [
          [0.1, 0.1, 0.2],
          [0.1, 0.3, 0.2],
          [0.3, 0.1, 0.2],
          [0.3, 0.3, 0.2],
          [0.2, 0.2, 0.7],
        ],
      },
      results: {
        alpha: 0,
        standardized: 0,
        lambda6: 0,
        meanCorrelation: 0,
        items: { length: 3, rows: { 0: { rest: 0, without: 0 }, 2: { rest: 0, without: 0 } } },
      },
      cautions: ['below the customary'],
      source: 'By hand: no two items go together',
    },
    { inputs: { answers: [[1, 2, 3]] }, refused: 'at least three respondents', source: 'By definition' },
    {
      inputs: {
        answers: [
          [1, 2],
          [1, 3],
          [1, 4],
        ],
      },
      refused: 'leave its column out',
      source: 'By definition',
    },
    {
      inputs: {
        answers: [
          [1, 3],
          [2, 2],
          [3, 1],
        ],
      },
      refused: 'the same for all respondents',
      source: 'By definition',
    },
  ],
  notes: [
    'Alpha is the reliability of the sum where all items measure one thing equally well, else in general less than it; that there is only one thing it does not show. With answers of 0 and 1 it is KR-20.',
  ],
  references: [
    {
      title: 'Cronbach: Coefficient alpha and the internal structure of tests, Psychometrika 16 (1951)',
      doi: '10.1007/BF02310555',
    },
    {
      title: 'Feldt, Woodruff, Salih: Statistical inference for coefficient alpha, Appl. Psychol. Meas. 11 (1987) 93',
      doi: '10.1177/014662168701100107',
    },
    {
      title: 'Guttman: A basis for analyzing test-retest reliability, Psychometrika 10 (1945)',
      doi: '10.1007/BF02288892',
    },
  ],
});

/** The least eigenvalue of correlations, 0 where an item follows from the others. */
function conditionOf(correlations: readonly (readonly number[])[]): number {
  return Math.min(...symmetricEigen(correlations).values);
}

function columnsOf(answers: readonly (readonly number[])[]): number[][] {
  return answers[0]!.map((_, i) => answers.map((row) => row[i]!));
}
