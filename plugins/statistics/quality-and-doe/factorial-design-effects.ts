import {
  defineCalculator,
  integer,
  isAbove,
  matrix,
  mean,
  median,
  noResult,
  number,
  percent,
  studentQuantile,
  studentSurvival,
  sum,
  sumOfProducts,
  table,
  text,
  variance,
} from '@reckoner/engine';
import { sumAsWritten } from '../shared/exact-sum.js';
import { significance } from '../shared/inference.js';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Effects by contrasts; tested by the spread of replicates, or without them by Lenth's pseudo standard error. */
export default defineCalculator({
  title: '2^k factorial design',
  description:
    "Main effects and interactions of a two-level full factorial experiment from its responses in standard order, tested by replicates or by Lenth's method.",
  keywords: [
    'two-level factorial design',
    'full factorial DOE',
    'main effects and interactions',
    'design of experiments',
    'Yates order',
    'Lenth PSE',
    'pseudo standard error',
    '2^3 factorial design',
    '2k factorial design',
  ],
  inputs: {
    factors: integer({ label: 'Factors', symbol: 'k', min: 2, max: 6 }),
    responses: matrix({
      label: 'Responses, one run in each row in standard order, replicates side by side',
      min: -1e9,
      max: 1e9,
      maxRows: 64,
      maxColumns: 20,
    }),
    significance,
  },
  outputs: {
    active: integer({ label: 'Effects beyond the margin of error' }),
    margin: number({ label: 'Margin of error of an effect', symbol: '\\mathrm{ME}', places: 4 }),
    standardError: number({ label: 'Standard error of an effect', places: 4 }),
    grandMean: number({ label: 'Mean of all responses', symbol: '\\bar y', places: 4 }),
    effects: table(
      {
        term: text({ label: 'Term' }),
        effect: number({ label: 'Effect', places: 4 }),
        size: number({ label: 'Size of the effect', places: 4 }),
        square: number({ label: 'Sum of squares', places: 4 }),
        share: percent({ label: 'Share of the squares of all terms', places: 2 }),
        ratio: number({ label: 'Effect over its standard error', places: 3 }),
        pValue: number({ label: 'p-value', places: 5, optional: true }),
      },
      { label: 'Effects' },
    ),
  },
  formula: ({ factors, responses, significance }) => {
    const runs = responses.length;
    const replicates = responses[0]!.length;
    const totals = responses.map((row) => sumAsWritten(row));
    const masks = responses.slice(1).map((_, index) => index + 1);
    const letters = LETTERS.slice(0, factors);
    const effects = masks.map((mask) => {
      const contrast = sumOfProducts(
        ...totals.map((value, run) => {
          const low = sum(
            letters.map((_, bit) => (Math.floor(mask / 2 ** bit) % 2) * (1 - (Math.floor(run / 2 ** bit) % 2))),
          );
          return [1 - 2 * (low % 2), value];
        }),
      );
      return (2 * contrast) / (runs * replicates);
    });
    const sizes = effects.map((effect) => Math.abs(effect));
    const first = 1.5 * median(sizes);
    const quiet = sizes.filter((size) => size < 2.5 * first);
    const degrees = replicates > 1 ? runs * (replicates - 1) : masks.length / 3;
    const standardError =
      replicates > 1
        ? Math.sqrt((4 * mean(responses.map((row) => variance(row)))) / (runs * replicates))
        : quiet.length > 0
          ? 1.5 * median(quiet)
          : 0;
    if (standardError < 1e-12 * Math.max(...sizes))
      throw noResult(
        replicates > 1
          ? 'The replicates of each run are equal: there is no error against which effects could be tested.'
          : 'Half of the effects or more are 0: there is no error against which effects could be tested. Repeat the runs.',
      );
    const margin = -studentQuantile(significance / 2, degrees) * standardError;
    const squares = effects.map((effect) => (effect ** 2 * runs * replicates) / 4);
    const total = sum(squares);
    return {
      active: sizes.filter((size) => size > margin).length,
      margin,
      standardError,
      grandMean: sumAsWritten(totals) / (runs * replicates),
      effects: masks.map((mask, index) => ({
        term: letters.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1).join(''),
        effect: effects[index]!,
        size: sizes[index]!,
        square: squares[index]!,
        share: squares[index]! / total,
        ratio: effects[index]! / standardError,
        pValue: replicates > 1 ? 2 * studentSurvival(Math.abs(effects[index]! / standardError), degrees) : undefined,
      })),
    };
  },
  shown: () => ({ grandMean: undefined }),
  stepwise: [
    'In standard order the first factor changes from run to run, the second after two runs, the third after four: (1), a, b, ab, c, ac, bc, abc and so on.',
    'The effect of a factor is the mean response at its high level less that at its low level; an interaction has the products of the signs.',
    'Its sum of squares is effect² × runs × replicates/4.',
    'With replicates the standard error is √(4 MSE/(runs × replicates)), with runs × (replicates - 1) degrees of freedom.',
    'Without them it is the pseudo standard error of Lenth: s₀ is 1.5 times the median size of all effects, PSE is 1.5 times the median of those below 2.5 s₀, with a third of the number of effects as degrees of freedom.',
    'The margin of error is t × standard error.',
  ],
  requires: [
    {
      that: ({ factors, responses }) => responses.length === 2 ** factors,
      field: 'responses',
      says: 'A full design of {factors} factors has 2 to the power of {factors} runs: give one row for each, in standard order.',
    },
    {
      that: ({ responses }) => responses.some((row) => row.some((value) => value !== responses[0]![0])),
      field: 'responses',
      says: 'All responses are equal: there is no effect.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ responses, significance }) => isAbove((responses.length - 1) * significance, 1),
      says: 'Of so many effects some lie beyond the margin of error by chance alone: at this significance level more than one is expected if there is no effect at all.',
    },
    {
      level: 'caution',
      when: ({ factors, responses }) => factors === 2 && responses[0]!.length === 1,
      says: "Lenth's method judges 3 effects by themselves here: that tells little. Repeat the runs.",
    },
    {
      level: 'note',
      when: ({ responses }) => responses[0]!.length === 1 && responses.length > 4,
      says: "Without replicates the error is judged from the small effects: Lenth's method holds where most effects are none.",
    },
  ],
  figure: { kind: 'bars', table: 'effects', label: 'term', value: 'size' },
  explanation:
    '{active} {active|effect lies|effects lie} beyond the margin of error of {margin}; the mean of all responses is {grandMean}.',
  examples: [
    {
      inputs: {
        factors: 2,
        responses: [
          [0.1, 0.2],
          [0.2, 0.3],
          [0.3, 0.4],
          [0.4, 0.5],
        ],
      },
      results: {
        active: 1,
        grandMean: 0.3,
        effects: { rows: { 0: { effect: 0.1 }, 1: { effect: 0.2 }, 2: { effect: 0, ratio: 0, pValue: 1 } } },
      },
      source: 'By hand: the interaction is (0.15 − 0.25 − 0.35 + 0.45)/2 = 0',
    },
    {
      inputs: {
        factors: 2,
        responses: [
          [28, 25, 27],
          [36, 32, 32],
          [18, 19, 23],
          [31, 30, 29],
        ],
      },
      results: {
        active: 2,
        margin: 2.6348613,
        standardError: 1.1426091,
        grandMean: 27.5,
        effects: {
          length: 3,
          rows: {
            0: {
              term: 'A',
              effect: 8.33333333,
              square: 208.333333,
              share: 71.42857,
              ratio: 7.29325,
              pValue: 8.44372e-5,
            },
            1: { term: 'B', effect: -5, square: 75, share: 25.71429, ratio: -4.37595, pValue: 0.00236157 },
            2: {
              term: 'AB',
              effect: 1.66666667,
              square: 8.33333333,
              share: 2.857143,
              ratio: 1.45865,
              pValue: 0.182776,
            },
          },
        },
      },
      source: 'Python: scipy, for the chemical process of Montgomery, Design and Analysis of Experiments, ch. 6',
    },
    {
      inputs: {
        factors: 4,
        responses: [[45], [71], [48], [65], [68], [60], [80], [65], [43], [100], [45], [104], [75], [86], [70], [96]],
      },
      results: {
        active: 5,
        margin: 6.7477773,
        standardError: 2.625,
        grandMean: 70.0625,
        effects: {
          length: 15,
          rows: {
            0: { term: 'A', effect: 21.625, square: 1870.5625, share: 32.63973, ratio: 8.238095 },
            1: { term: 'B', effect: 3.125, square: 39.0625, share: 0.6816075, ratio: 1.190476 },
            2: { term: 'AB', effect: 0.125, square: 0.0625, share: 0.001090572, ratio: 0.04761905 },
            3: { term: 'C', effect: 9.875, square: 390.0625, share: 6.80626, ratio: 3.761905 },
            4: { term: 'AC', effect: -18.125, square: 1314.0625, share: 22.92928, ratio: -6.904762 },
            7: { term: 'D', effect: 14.625, square: 855.5625, share: 14.92884, ratio: 5.571429 },
            8: { term: 'AD', effect: 16.625, square: 1105.5625, share: 19.29113, ratio: 6.333333 },
          },
        },
      },
      cautions: ['most effects are none'],
      source:
        'Python: numpy and scipy, for the filtration rates of Montgomery, Design and Analysis of Experiments, ch. 6',
    },
    {
      inputs: { factors: 2, responses: [[10], [14], [11], [19]], significance: 10 },
      results: {
        active: 0,
        margin: 28.411882,
        standardError: 4.5,
        grandMean: 13.5,
        effects: {
          length: 3,
          rows: {
            0: { term: 'A', effect: 6, square: 36, share: 73.46939, ratio: 1.333333 },
            1: { term: 'B', effect: 3, square: 9, share: 18.36735, ratio: 0.6666667 },
            2: { term: 'AB', effect: 2, square: 4, share: 8.163265, ratio: 0.4444444 },
          },
        },
      },
      cautions: ['tells little'],
      source: 'By hand: A = 6, B = 3, AB = 2; median 3, s₀ = 4.5, all below 11.25, PSE = 4.5, × t(0.95; 1) = 6.314',
    },
    {
      inputs: { factors: 2, responses: [[1], [2], [1], [2]] },
      noResult: 'no error against which',
      source: 'By hand: B and AB are 0',
    },
    {
      inputs: {
        factors: 2,
        responses: [
          [1, 1],
          [2, 2],
          [3, 3],
          [5, 5],
        ],
      },
      noResult: 'replicates of each run are equal',
      source: 'By hand: MSE = 0',
    },
    {
      inputs: { factors: 3, responses: [[60], [72], [54], [68], [52], [83], [45], [80]], significance: 20 },
      results: { active: 3, margin: 3.9881645, standardError: 2.25, grandMean: 64.25 },
      cautions: ['most effects are none', 'by chance alone'],
      source:
        'Python: effects 23, −5, 1.5, 1.5, 10, 0 and 0.5; median 1.5, those below 5.625 have the median 1.5, PSE 2.25, × t(0.9; 7/3)',
    },
    { inputs: { factors: 3, responses: [[1], [2], [3], [4]] }, refused: 'one row for each', source: 'By definition' },
    {
      inputs: { factors: 2, responses: [[1], [1], [1], [1]] },
      refused: 'All responses are equal',
      source: 'By definition',
    },
  ],
  notes: [
    'Effects are differences between high and low level; the coefficients of a regression in −1 and +1 are half of them.',
  ],
  references: [
    { title: 'Montgomery: Design and Analysis of Experiments, 8th ed., ch. 6', isbn: '978-1-118-14692-7' },
    {
      title: 'Lenth: Quick and Easy Analysis of Unreplicated Factorials, Technometrics 31 (1989)',
      doi: '10.1080/00401706.1989.10488595',
    },
  ],
});
