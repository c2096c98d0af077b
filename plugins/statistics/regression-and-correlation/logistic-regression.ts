import {
  chiSquaredSurvival,
  defineCalculator,
  integer,
  isAbove,
  list,
  matrix,
  mean,
  noResult,
  normalQuantile,
  number,
  percent,
  ranks,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';
import { confidence, datum, pValue } from '../shared/inference.js';
import { normalPValue } from '../shared/tests.js';
import { inflationsOf, liesApart } from './shared/dependence.js';
import { fitLogistic, logistic } from './shared/logistic-fit.js';

/** Beyond this an exponential is no number that anybody would read. */
const LARGEST_EXPONENT = 700;

/** Fitted on centered and scaled predictors, and told in those that were sent. */
export default defineCalculator({
  title: 'Logistic regression',
  description:
    'Maximum-likelihood coefficients, odds ratios with intervals, deviance and fit of a yes-or-no outcome on one to five predictors, and the chance at given values.',
  keywords: ['logit', 'binary logistic regression', 'odds ratio regression', 'logit model', 'binary outcome', 'AUC'],
  related: ['odds-ratio', 'multiple-linear-regression'],
  inputs: {
    data: matrix({
      label: 'Observations: one row each, predictors first, the outcome (1 for yes, 0 for no) in the last column',
      min: -1e12,
      max: 1e12,
      maxRows: 1000,
      maxColumns: 6,
    }),
    at: list(datum, {
      label: 'Predict at',
      help: 'A value of each predictor, in the order of the columns.',
      symbol: 'x_0',
      maxItems: 5,
      optional: true,
    }),
    confidence,
  },
  outputs: {
    coefficients: table(
      {
        term: integer({ label: 'Predictor (0 for the intercept)' }),
        coefficient: number({ label: 'Coefficient', places: 5, digits: 5 }),
        error: number({ label: 'Standard error', places: 5, digits: 5 }),
        z: number({ label: 'Wald z', places: 3 }),
        p: { ...pValue, label: 'p-value' },
        oddsRatio: number({ label: 'Odds ratio per unit', places: 4, digits: 5, optional: true }),
        lower: number({ label: 'Lower limit of the odds ratio', places: 4, digits: 5, optional: true }),
        upper: number({ label: 'Upper limit of the odds ratio', places: 4, digits: 5, optional: true }),
        inflation: number({ label: 'Variance inflation factor', places: 3, optional: true }),
      },
      { label: 'Coefficients' },
    ),
    chiSquared: number({ label: 'Likelihood ratio chi-squared', symbol: 'G', places: 4 }),
    p: { ...pValue, label: 'p-value of the likelihood ratio' },
    deviance: number({ label: 'Residual deviance', symbol: 'D', places: 4 }),
    nullDeviance: number({ label: 'Null deviance', symbol: 'D_0', places: 4 }),
    aic: number({ label: 'AIC', places: 4 }),
    mcFadden: number({ label: 'McFadden’s R²', places: 4 }),
    nagelkerke: number({ label: 'Nagelkerke’s R²', places: 4 }),
    auc: number({ label: 'Area under the ROC curve, of these same data', places: 4 }),
    chance: percent({ label: 'Chance of the outcome there', symbol: '\\hat p_0', places: 2, optional: true }),
    chanceLower: percent({ label: 'Lower limit of the chance', places: 2, optional: true }),
    chanceUpper: percent({ label: 'Upper limit of the chance', places: 2, optional: true }),
  },
  algorithm: ({ data, at, confidence }) => {
    const predictors = data[0]!.length - 1;
    const columns = data[0]!.slice(0, predictors).map((_, place) => data.map((row) => row[place]!));
    const outcomes = data.map((row) => row[predictors]!);
    const events = sum(outcomes);
    const inflations = inflationsOf(columns);
    const centers = columns.map(mean);
    const scales = columns.map((column, j) => Math.max(...column.map((value) => Math.abs(value - centers[j]!))));
    const rows = data.map((row) => [1, ...centers.map((center, j) => (row[j]! - center) / scales[j]!)]);
    refuseSeparating(columns, outcomes);
    const { coefficients, covariance, deviance } = fitLogistic(rows, outcomes);
    const count = data.length;
    const nullDeviance =
      -2 * (events * Math.log(events / count) + (count - events) * Math.log((count - events) / count));
    const chiSquared = Math.max(0, nullDeviance - deviance);
    const z = -normalQuantile((1 - confidence) / 2);
    const spreadOf = (weights: readonly number[]) =>
      Math.sqrt(sum(weights.map((a, i) => a * sum(weights.map((b, j) => b * covariance[i]![j]!)))));
    // The intercept is where all predictors are zero.
    const origin = [1, ...centers.map((center, j) => -center / scales[j]!)];
    const along = (weights: readonly number[]) => sum(weights.map((weight, i) => weight * coefficients[i]!));
    const lines = [
      { term: 0, coefficient: along(origin), error: spreadOf(origin) },
      ...scales.map((scale, j) => ({
        term: j + 1,
        coefficient: coefficients[j + 1]! / scale,
        error: Math.sqrt(covariance[j + 1]![j + 1]!) / scale,
      })),
    ];
    const place = at === undefined ? undefined : [1, ...at.map((value, j) => (value - centers[j]!) / scales[j]!)];
    const eta = place === undefined ? undefined : along(place);
    const reach = place === undefined ? 0 : z * spreadOf(place);
    const fitted = rows.map(along);
    const rankSum = sum(ranks(fitted).filter((_, i) => outcomes[i]! > 0));
    return {
      coefficients: lines.map((line) => {
        const { term, coefficient, error } = line;
        const limits = term === 0 ? [] : [coefficient, coefficient - z * error, coefficient + z * error];
        const [oddsRatio, lower, upper] = limits.map((value) =>
          Math.abs(value) > LARGEST_EXPONENT ? undefined : Math.exp(value),
        );
        return {
          ...line,
          z: coefficient / error,
          p: normalPValue(coefficient / error, 'two-sided'),
          oddsRatio,
          lower,
          upper,
          inflation: term === 0 ? undefined : inflations[term - 1]!,
        };
      }),
      chiSquared,
      p: chiSquaredSurvival(chiSquared, predictors),
      deviance,
      nullDeviance,
      aic: deviance + 2 * (predictors + 1),
      mcFadden: chiSquared / nullDeviance,
      nagelkerke: Math.expm1(-chiSquared / count) / Math.expm1(-nullDeviance / count),
      auc: (rankSum - (events * (events + 1)) / 2) / (events * (count - events)),
      chance: eta === undefined ? undefined : logistic(eta),
      chanceLower: eta === undefined ? undefined : logistic(eta - reach),
      chanceUpper: eta === undefined ? undefined : logistic(eta + reach),
    };
  },
  stepwise: [
    'The chance is 1/(1 + e^−η) with η = b₀ + b₁x₁ + …; the coefficients make the likelihood Π p^y (1 − p)^(1 − y) of the outcomes largest.',
    'They are found by iteratively reweighted least squares, Newton’s method; standard errors are roots of the diagonal of (X′WX)⁻¹ with W = p(1 − p).',
    'The odds ratio of a predictor is e^b, its limits e^(b ± z SE), Wald’s; the deviance is −2 ln L, and G is the null deviance less it.',
    'McFadden’s R² is 1 − D/D₀, Nagelkerke’s (1 − e^(−G/n))/(1 − e^(−D₀/n)).',
  ],
  requires: [
    {
      that: ({ data }) => data[0]!.length >= 2,
      field: 'data',
      says: 'Give at least one predictor and the outcome.',
    },
    {
      that: ({ data }) => data.every((row) => row.at(-1) === 0 || row.at(-1) === 1),
      field: 'data',
      says: 'The last column is the outcome, and may only be 1 (yes) or 0 (no).',
    },
    {
      that: ({ data }) => data.some((row) => row.at(-1) !== 0) && data.some((row) => row.at(-1) !== 1),
      field: 'data',
      says: 'Both outcomes must occur, 0 and 1.',
    },
    {
      that: ({ data }) => data.length > data[0]!.length,
      field: 'data',
      says: 'There must be more observations than coefficients.',
    },
    {
      that: ({ data, at }) => at.length === data[0]!.length - 1,
      field: 'at',
      says: 'Give one value for each predictor.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ coefficients }) =>
        coefficients.some(({ inflation }) => inflation !== undefined && isAbove(inflation, 10)),
      says: 'Predictors go closely together (a variance inflation factor over 10): which of them counts the data hardly tell, and an odds ratio of one with the others unchanged is uncertain. The chance is not harmed where they go together as in the data.',
    },
    {
      level: 'caution',
      when: ({ data }) => {
        const yes = data.filter((row) => row.at(-1) === 1).length;
        return Math.min(yes, data.length - yes) < 10 * (data[0]!.length - 1);
      },
      says: 'The rarer outcome occurs fewer than 10 times for each predictor: odds ratios tend to come out too far from 1 and their intervals are rough. Take fewer predictors or Firth’s penalized fit.',
    },
    {
      level: 'caution',
      when: ({ data, at }) =>
        (at ?? []).some(
          (value, place) => data.every((row) => row[place]! < value) || data.every((row) => row[place]! > value),
        ),
      says: 'A value to predict at lies outside of those in the data: whether the curve goes on there, they do not say.',
    },
    {
      level: 'caution',
      when: ({ data, at }) =>
        at !== undefined &&
        liesApart(
          at.map((_, place) => data.map((row) => row[place]!)),
          at,
        ),
      says: 'Each value to predict at lies within its column, but together they lie farther out than any row: whether the model holds there, the data do not say.',
    },
    {
      level: 'note',
      when: ({ p }) => isAbove(roundTo(p, 5), 0.05),
      says: 'With p above 5% these data do not show that the predictors matter at all: do not build on odds ratios and chances.',
    },
    {
      level: 'note',
      when: ({ p, coefficients }) => roundTo(p, 5) < 0.05 && coefficients.slice(1).every((line) => line.p > 0.05),
      says: 'The predictors matter by the likelihood ratio but none by its Wald p-value: trust the likelihood ratio. Predictors that go together, or large coefficients from few data, do this.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Chance and outcomes',
    x: { label: 'Predictor' },
    y: { label: 'Chance', unit: '%' },
    curve: ({ data, coefficients, at, chance }) => {
      if (data[0]!.length !== 2) return undefined;
      const x = data.map((row) => row[0]!);
      const [intercept, slope] = coefficients;
      const places = [...x, ...(at ?? [])];
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [{ y: (value) => 100 * logistic(intercept!.coefficient + slope!.coefficient * value) }],
        points: data.map((row) => [row[0]!, 100 * row[1]!] as const),
        marks: at === undefined || chance === undefined ? [] : [{ x: at[0]!, y: 100 * chance, label: 'Prediction' }],
      };
    },
  },
  explanation: ({ chance }) =>
    (chance === undefined
      ? ''
      : 'At the given values the chance of the outcome is {chance} ({confidence} confidence interval {chanceLower} to {chanceUpper}). ') +
    'Against a model without predictors the likelihood ratio chi-squared is {chiSquared} (p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}), and McFadden’s R² is {mcFadden}.',
  examples: [
    {
      inputs: {
        data: [
          [0.5, 0],
          [0.75, 0],
          [1, 0],
          [1.25, 0],
          [1.5, 0],
          [1.75, 0],
          [1.75, 1],
          [2, 0],
          [2.25, 1],
          [2.5, 0],
          [2.75, 1],
          [3, 0],
          [3.25, 1],
          [3.5, 0],
          [4, 1],
          [4.25, 1],
          [4.5, 1],
          [4.75, 1],
          [5, 1],
          [5.5, 1],
        ],
        at: [2],
      },
      results: {
        coefficients: {
          length: 2,
          rows: {
            0: { term: 0, coefficient: -4.07771343109, error: 1.76099431416, z: -2.31557444468, p: 0.0205815155125 },
            1: {
              term: 1,
              coefficient: 1.50464542837,
              error: 0.628720845945,
              z: 2.39318520783,
              p: 0.0167028073404,
              oddsRatio: 4.50255686831,
              lower: 1.31307959473,
              upper: 15.4392912918,
            },
          },
        },
        chiSquared: 11.6661302937,
        p: 0.000636482618522,
        deviance: 16.0597569287,
        nullDeviance: 27.7258872224,
        aic: 20.0597569287,
        mcFadden: 0.420766708027,
        nagelkerke: 0.589266517708,
        auc: 0.895,
        chance: 25.5703182641,
        chanceLower: 7.48584060189,
        chanceUpper: 59.3270774469,
      },
      source:
        'Hours of study and passing, Wikipedia: R glm prints -4.077713, 1.504645, errors 1.7610 and 0.6287; digits by statsmodels Logit',
    },
    {
      inputs: {
        data: [
          [42, 0, 0],
          [36.8, 1, 0],
          [47.5, 0, 0],
          [54.2, 0, 1],
          [61.4, 0, 1],
          [51.1, 0, 0],
          [44.5, 0, 0],
          [42.2, 1, 0],
          [57.5, 1, 1],
          [66.3, 0, 1],
          [52.7, 0, 1],
          [37.7, 1, 0],
          [40.4, 1, 0],
          [66, 0, 1],
          [52, 0, 0],
          [32.7, 0, 0],
          [49.2, 0, 1],
          [38.4, 1, 0],
          [43.7, 1, 0],
          [45.1, 1, 0],
          [42.9, 0, 0],
          [55.5, 1, 0],
          [49.4, 1, 0],
          [44.1, 0, 0],
          [54.1, 1, 0],
          [58.3, 0, 1],
          [33.6, 0, 0],
          [47.4, 1, 0],
          [40.2, 1, 0],
          [48.3, 0, 0],
          [37.1, 1, 0],
          [50.2, 1, 0],
          [49.6, 0, 1],
          [47, 0, 1],
          [39.5, 1, 1],
          [46, 1, 0],
        ],
        at: [65, 1],
        confidence: 90,
      },
      results: {
        coefficients: {
          length: 3,
          rows: {
            0: { term: 0, coefficient: -11.1593001791, error: 4.48755225566, z: -2.48672317186, p: 0.0128925677431 },
            1: {
              term: 1,
              coefficient: 0.222417360628,
              error: 0.0899681101288,
              z: 2.47217997922,
              p: 0.0134291888422,
              oddsRatio: 1.24909259116,
              lower: 1.07727315128,
              upper: 1.4483163341,
            },
            2: {
              term: 2,
              coefficient: -1.57679201574,
              error: 1.03719447089,
              z: -1.52024722459,
              p: 0.128448852534,
              oddsRatio: 0.206636924074,
              lower: 0.0375221031226,
              upper: 1.13796442196,
            },
          },
        },
        chiSquared: 17.1057505747,
        p: 0.00019298940106,
        deviance: 27.2101257492,
        nullDeviance: 44.3158763239,
        aic: 33.2101257492,
        mcFadden: 0.385995990459,
        nagelkerke: 0.534202034785,
        auc: 0.88,
        chance: 84.8262263229,
        chanceLower: 31.6975404949,
        chanceUpper: 98.5367638293,
      },
      cautions: ['fewer than 10 times', 'farther out than any row'],
      source: 'statsmodels Logit, polished by mpmath, scipy.stats.norm',
    },
    {
      inputs: {
        data: [
          [1, 0],
          [2, 0],
          [3, 1],
          [4, 0],
          [5, 1],
          [6, 1],
        ],
        at: [8],
      },
      results: {
        coefficients: {
          length: 2,
          rows: {
            0: { term: 0, coefficient: -4.24909655048, error: 3.38785022061, z: -1.25421617657, p: 0.209763441666 },
            1: {
              term: 1,
              coefficient: 1.21402758585,
              error: 0.912585559885,
              z: 1.33031645384,
              p: 0.18341402821,
              oddsRatio: 3.36701833563,
              lower: 0.562925917739,
              upper: 20.1390842298,
            },
          },
        },
        chiSquared: 3.36179249662,
        p: 0.0667254024277,
        deviance: 4.9559736701,
        nullDeviance: 8.31776616672,
        aic: 8.9559736701,
        mcFadden: 0.404170113614,
        nagelkerke: 0.571948745399,
        auc: 0.888888888889,
        chance: 99.5777616329,
        chanceLower: 5.29210913376,
        chanceUpper: 99.9998995308,
      },
      cautions: ['fewer than 10 times', 'lies outside', 'With p above 5%'],
      source: 'statsmodels Logit, polished by mpmath',
    },
    {
      inputs: {
        data: [
          [1, 0],
          [2, 0],
          [3, 0],
          [4, 0],
          [5, 0],
          [6, 1],
          [5.5, 0],
          [5.8, 1],
          [7, 1],
          [6.2, 0],
          [8, 1],
          [9, 1],
          [10, 1],
        ],
      },
      results: {
        coefficients: {
          length: 2,
          rows: {
            0: { term: 0, coefficient: -16.7335045682, error: 13.6046746737, z: -1.22998197088, p: 0.218703856308 },
            1: {
              term: 1,
              coefficient: 2.84025984074,
              error: 2.31306865909,
              z: 1.22791851836,
              p: 0.219477557097,
              oddsRatio: 17.1202134881,
              lower: 0.183916868548,
              upper: 1593.66409505,
            },
          },
        },
        p: 0.000558179978889,
        chiSquared: 11.9105139433,
      },
      cautions: ['fewer than 10 times', 'trust the likelihood ratio'],
      source: 'statsmodels Logit, polished by mpmath',
    },
    {
      inputs: {
        data: [
          [1, 2.1, 0],
          [2, 3.8, 0],
          [3, 6.1, 1],
          [4, 8, 0],
          [5, 9.9, 0],
          [6, 12.2, 1],
          [7, 13.9, 0],
          [8, 16.1, 1],
          [9, 18.2, 1],
          [10, 19.8, 1],
          [11, 22.1, 0],
          [12, 23.9, 1],
        ],
      },
      results: {
        coefficients: {
          length: 3,
          rows: {
            0: { term: 0, coefficient: -2.16881314947, error: 1.59718229908, z: -1.3578995652, p: 0.174495555382 },
            1: {
              term: 1,
              coefficient: -11.8619738757,
              error: 10.7720566481,
              z: -1.10118004975,
              p: 0.270818302752,
              oddsRatio: 7.05358982486e-6,
              inflation: 2496.09560283,
            },
            2: {
              term: 2,
              coefficient: 6.09324040198,
              error: 5.41765964329,
              z: 1.1246997418,
              p: 0.260716291163,
              oddsRatio: 442.854113976,
            },
          },
        },
        p: 0.1434017189,
      },
      cautions: ['fewer than 10 times', 'closely together', 'With p above 5%'],
      source: 'statsmodels Logit, polished by mpmath; 1/(1 - r²)',
    },
    {
      inputs: {
        data: [
          [1, 2.1, 0],
          [2, 3.8, 0],
          [3, 6.1, 1],
          [4, 8, 0],
          [5, 9.9, 0],
          [6, 12.2, 1],
          [7, 13.9, 0],
          [8, 16.1, 1],
          [9, 18.2, 1],
          [10, 19.8, 1],
          [11, 22.1, 0],
          [12, 23.9, 1],
        ],
        at: [3, 8],
      },
      results: { chance: 99.9983151, p: 0.1434017189 },
      cautions: ['fewer than 10 times', 'closely together', 'farther out than any row', 'With p above 5%'],
      source: 'statsmodels Logit; no row has twice the first so far below the second',
    },
    {
      inputs: {
        data: [
          [1e-6, 0],
          [2e-6, 0],
          [3e-6, 1],
          [4e-6, 0],
          [5e-6, 1],
          [6e-6, 1],
        ],
      },
      results: {
        coefficients: { rows: { 1: { coefficient: 1214027.58585, error: 912585.559885, z: 1.33031645384 } } },
        deviance: 4.9559736701,
      },
      cautions: ['fewer than 10 times', 'With p above 5%'],
      source: 'The third one in other units: the odds ratio per unit is beyond all numbers, and left out',
    },
    {
      inputs: {
        data: [
          [1, 3, 0],
          [2, 2, 0],
          [3, -1, 0],
          [3, -1, 0],
          [5, 2, 1],
          [6, 4, 1],
          [10, 1, 1],
          [11, 0, 1],
        ],
      },
      noResult: 'Predictor 1 separates',
      source: 'UCLA FAQ on separation: complete, no maximum exists',
    },
    {
      inputs: {
        data: [
          [1, 3, 0],
          [2, 0, 0],
          [3, -1, 0],
          [3, 4, 0],
          [3, 1, 1],
          [4, 0, 1],
          [5, 2, 1],
          [6, 7, 1],
          [10, 3, 1],
          [11, 4, 1],
        ],
      },
      noResult: 'Predictor 1 separates',
      source: 'UCLA FAQ on separation: quasi-complete, at x = 3',
    },
    {
      inputs: {
        data: [
          [1, 5, 0],
          [2, 3, 0],
          [4, 2, 0],
          [5, 0.5, 0],
          [1, 6, 1],
          [3, 4, 1],
          [4.5, 3, 1],
          [6, 1, 1],
        ],
      },
      noResult: 'separated',
      source: 'By hand: x₁ + x₂ is at most 6 of 0, and at least 7 of 1',
    },
    {
      inputs: {
        data: [
          [1, 1, 0],
          [3, 2, 0],
          [6, 6, 0],
          [4, 3, 0],
          [2, 2, 1],
          [1, 3, 1],
          [5, 6, 1],
          [3, 3, 1],
          [2, 2, 0],
        ],
      },
      noResult: 'separated',
      source: 'By hand: x₂ - x₁ is at most 0 of 0, and at least 0 of 1',
    },
    {
      inputs: {
        data: [
          [1, 2, 0],
          [2, 4, 1],
          [3, 6, 0],
          [4, 8, 1],
          [5, 10, 1],
        ],
      },
      noResult: 'depend on each other',
      source: 'By hand: the second is twice the first',
    },
    {
      inputs: {
        data: [
          [1, 1, 0],
          [1, 4, 1],
          [1, 6, 0],
          [1, 8, 1],
          [1, 10, 1],
        ],
      },
      noResult: 'constant',
      source: 'By definition',
    },
    { inputs: { data: [[0], [1]] }, refused: 'at least one predictor', source: 'By definition' },
    {
      inputs: {
        data: [
          [1, 1],
          [2, 2],
          [3, 1],
        ],
      },
      refused: 'may only be 1',
      source: 'By definition',
    },
    {
      inputs: {
        data: [
          [1, 1],
          [2, 1],
          [3, 1],
        ],
      },
      refused: 'Both outcomes',
      source: 'By definition',
    },
    {
      inputs: {
        data: [
          [1, 1],
          [2, 0],
        ],
      },
      refused: 'more observations',
      source: 'By definition',
    },
    {
      inputs: {
        data: [
          [1, 0],
          [2, 0],
          [3, 1],
          [4, 0],
          [5, 1],
          [6, 1],
        ],
        at: [1, 2],
      },
      refused: 'one value for each',
      source: 'By definition',
    },
  ],
  notes: [
    'Each odds ratio is for one unit more of its predictor with the others unchanged; it is no ratio of chances unless the outcome is rare. Send a yes-or-no predictor as 1 and 0.',
    'Assumes independent observations and log odds that are linear in each predictor. The chance holds for people or things sampled as these were: after choosing cases and controls by outcome the intercept and the chances are off, the odds ratios not.',
    'The area under the ROC curve is of the data that made the fit, and smaller in new ones.',
  ],
  references: [
    { title: 'Hosmer, Lemeshow, Sturdivant: Applied Logistic Regression, 3rd ed., ch. 1–3', isbn: '978-0-470-58247-3' },
    {
      title:
        'Albert, Anderson: On the Existence of Maximum Likelihood Estimates in Logistic Regression Models, Biometrika 71 (1984)',
      doi: '10.1093/biomet/71.1.1',
    },
    {
      title: 'Nagelkerke: A Note on a General Definition of the Coefficient of Determination, Biometrika 78 (1991)',
      doi: '10.1093/biomet/78.3.691',
    },
  ],
});

/** One predictor that alone tells the outcomes apart, but for a common border, is named. */
function refuseSeparating(columns: readonly (readonly number[])[], outcomes: readonly number[]) {
  const alone = columns.findIndex((column) => {
    const [no, yes] = [0, 1].map((outcome) => column.filter((_, i) => outcomes[i] === outcome));
    return Math.max(...no!) <= Math.min(...yes!) || Math.max(...yes!) <= Math.min(...no!);
  });
  if (alone < 0) return;
  const place = alone + 1;
  throw noResult(
    `Predictor ${place} separates the outcomes: all 1 lie to one side of all 0, at most sharing the border, as where a group has no 1 at all. Its coefficient would be infinite. Merge rare categories, leave it out, or use exact or Firth’s penalized logistic regression.`,
  );
}
