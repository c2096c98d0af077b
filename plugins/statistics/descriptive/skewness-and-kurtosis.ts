import {
  defineCalculator,
  integer,
  isNear,
  list,
  mean,
  median,
  number,
  quantile,
  roundTo,
  standardDeviation,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { datum } from '../shared/inference.js';
import { adjustedExcess, adjustedSkewness, shape } from '../shared/shape.js';

/** Of the median within the quartiles; what cancels in them is 0. */
function quartileSkewness(values: readonly number[]): number | undefined {
  const [low, middle, high] = [quantile(values, 0.25), median(values), quantile(values, 0.75)];
  const noise = 1e-15 * Math.max(Math.abs(low), Math.abs(high));
  if (isNear(high, low, noise)) return undefined;
  return isNear(low + high, 2 * middle, 4 * noise) ? 0 : (high + low - 2 * middle) / (high - low);
}

/** Of long lists the distances are averaged, as the means of large values that differ little keep few digits of theirs. */
function meanLessMedian(values: readonly number[]): number {
  const middle = median(values);
  return values.length > 200 ? mean(values.map((value) => value - middle)) : meanAsWritten(values, middle);
}

/** By moments, adjusted for the size of the sample, with their standard errors of normal values. */
export default defineCalculator({
  title: 'Skewness and kurtosis',
  description:
    'Skewness and excess kurtosis of a list of numbers, adjusted for the sample size and by plain moments, with standard errors, and Pearson’s and Bowley’s skewness.',
  keywords: [
    'skewness',
    'kurtosis',
    'excess kurtosis',
    'SKEW and KURT',
    'Fisher-Pearson coefficient',
    'Bowley skewness',
    'Pearson skewness',
    'standard error of skewness',
  ],
  aliases: ['skewness', 'kurtosis'],
  related: ['shapiro-wilk-test', 'standard-deviation', 'five-number-summary'],
  inputs: { values: list(datum, { label: 'Values', symbol: 'x', minItems: 3, maxItems: 5000 }) },
  outputs: {
    skew: number({
      label: 'Skewness, adjusted',
      symbol: 'G_1',
      help: 'SKEW of spreadsheets, SPSS and SAS.',
      places: 4,
    }),
    excess: number({
      label: 'Excess kurtosis, adjusted',
      symbol: 'G_2',
      help: 'KURT of spreadsheets, SPSS and SAS; 0 for a normal distribution.',
      places: 4,
      optional: true,
    }),
    skewError: number({ label: 'Standard error of the skewness', symbol: '\\mathrm{SES}', places: 4 }),
    excessError: number({
      label: 'Standard error of the kurtosis',
      symbol: '\\mathrm{SEK}',
      places: 4,
      optional: true,
    }),
    plainSkew: number({ label: 'Skewness by moments', symbol: 'g_1', places: 4 }),
    plainExcess: number({
      label: 'Excess kurtosis by moments',
      symbol: 'g_2',
      help: 'Add 3 for the kurtosis of a normal distribution to be 3.',
      places: 4,
    }),
    pearson: number({ label: 'Pearson’s second skewness', symbol: '\\mathrm{Sk}_2', places: 4 }),
    bowley: number({
      label: 'Bowley’s quartile skewness',
      symbol: '\\mathrm{Sk}_B',
      help: 'Between -1 and 1, with inclusive quartiles.',
      places: 4,
      optional: true,
    }),
    count: integer({ label: 'Count', symbol: 'n' }),
  },
  formula: ({ values }) => {
    const n = values.length;
    const { skewness, excess } = shape(values);
    const skewError = Math.sqrt((6 * n * (n - 1)) / ((n - 2) * (n + 1) * (n + 3)));
    return {
      skew: adjustedSkewness(skewness, n),
      excess: n < 4 ? undefined : adjustedExcess(excess, n),
      skewError,
      excessError: n < 4 ? undefined : 2 * skewError * Math.sqrt((n ** 2 - 1) / ((n - 3) * (n + 5))),
      plainSkew: skewness,
      plainExcess: excess,
      pearson: (3 * meanLessMedian(values)) / standardDeviation(values),
      bowley: quartileSkewness(values),
      count: n,
    };
  },
  shown: () => ({
    skew: undefined,
    pearson: undefined,
    excess: undefined,
    plainSkew: undefined,
    plainExcess: undefined,
    bowley: undefined,
  }),
  stepwise: [
    'g₁ = m₃/m₂^1.5 and g₂ = m₄/m₂² − 3, with mₖ = Σ (x − x̄)ᵏ/n the moments about the mean.',
    'G₁ = g₁ √(n(n − 1))/(n − 2) and G₂ = (n − 1)/((n − 2)(n − 3)) × ((n + 1) g₂ + 6), from four values on.',
    'Of normal values the standard errors are SES = √(6n(n − 1)/((n − 2)(n + 1)(n + 3))) and SEK = 2 SES √((n² − 1)/((n − 3)(n + 5))).',
    'Pearson’s second coefficient is 3 (mean − median)/s; Bowley’s is (Q₃ + Q₁ − 2 Q₂)/(Q₃ − Q₁), which there is not where Q₁ = Q₃.',
  ],
  requires: [
    {
      that: ({ values }) => values.some((value) => value !== values[0]),
      field: 'values',
      says: 'All values are equal: they have neither skewness nor kurtosis.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ count }) => count < 20,
      says: 'With fewer than 20 values one of them can turn the sign of both: they say little of where the values come from.',
    },
    {
      level: 'note',
      when: ({ skew, pearson }) => roundTo(skew, 4) * roundTo(pearson, 4) < 0,
      says: 'The moments and Pearson’s coefficient have different signs: no one word tells on which side the values reach farther. Look at a histogram.',
    },
  ],
  explanation: ({ skew, skewError, excess, excessError }) => {
    const told = (value: number, error: number) =>
      roundTo(Math.abs(value), 4) > roundTo(2 * error, 4)
        ? 'beyond two standard errors of 0, as is rare for normal values'
        : 'within two standard errors of 0, as is common for normal values';
    const first = `Of {count} {count|value|values} {skew|the longer tail is on the left|neither tail is the longer by this measure|the longer tail is on the right}: the skewness is {skew}, ${told(skew, skewError)}`;
    return excess === undefined || excessError === undefined
      ? `${first}. The adjusted kurtosis takes four values.`
      : `${first}. The tails are {excess|lighter than|as heavy as|heavier than} those of a normal distribution: the excess kurtosis is {excess}, ${told(excess, excessError)}.`;
  },
  examples: [
    {
      inputs: { values: [18, 22, 17, 18, 22, 23, 22, 19, 25, 25, 23, 25, 24, 28, 26, 27, 19, 20, 27, 22] },
      results: {
        skew: -0.114912444012,
        excess: -1.04025667598,
        skewError: 0.512103336708,
        excessError: 0.992383612542,
        plainSkew: -0.106107911948,
        plainExcess: -1.08350511993,
        pearson: 0.090933265645,
        bowley: -0.047619047619,
        count: 20,
      },
      cautions: ['different signs'],
      source:
        'A course of the Indian Agricultural Statistics Research Institute: m₂ = 10.34, m₃ = −3.528, kurtosis 1.91649488; scipy.stats.skew and kurtosis',
    },
    {
      inputs: {
        values: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 200],
      },
      results: {
        skew: 2.77480719191967,
        excess: 10.0148228567721,
        plainSkew: 2.57253781396189,
        plainExcess: 7.51152140230925,
        pearson: 0.628790558698378,
        bowley: 0.1,
      },
      source: 'scipy.stats.skew and kurtosis; numpy',
    },
    {
      inputs: { values: [0.1, 0.2, 0.3] },
      results: { skew: 0, skewError: 1.22474487139159, plainSkew: 0, plainExcess: -1.5, pearson: 0, bowley: 0 },
      cautions: ['fewer than 20'],
      source: 'By hand: symmetric; m₄/m₂² = (2/3)/(2/3)²',
    },
    {
      inputs: { values: [-0.1, 0, 0, 0, 0, 0.1] },
      results: { skew: 0, excess: 2.5, plainExcess: 0 },
      cautions: ['fewer than 20'],
      source: 'By hand: m₄/m₂² = 3; scipy.stats.kurtosis; the quartiles are equal',
    },
    {
      inputs: { values: [1, 2, 4] },
      results: {
        skew: 0.935219529582824,
        plainSkew: 0.381801774160606,
        pearson: 0.654653670707977,
        bowley: 0.333333333333,
      },
      cautions: ['fewer than 20'],
      source: 'scipy.stats.skew and kurtosis; numpy',
    },
    {
      inputs: {
        values: [
          999999990003, 999999990001, 999999990004, 999999990001, 999999990005, 999999990009, 999999990002,
          999999990006, 999999990005, 999999990003, 999999990005, 999999990008, 999999990009, 999999990007,
          999999990009, 999999990003, 999999990002, 999999990003, 999999990008, 999999990004, 999999990006,
          999999990002, 999999990006, 999999990004, 999999990003, 999999990003, 999999990001, 999999990004,
          999999990001, 999999990005, 999999990009, 999999990002, 999999990006, 999999990005, 999999990003,
          999999990005, 999999990008, 999999990009, 999999990007, 999999990009, 999999990003, 999999990002,
          999999990003, 999999990008, 999999990004, 999999990006, 999999990002, 999999990006, 999999990004,
          999999990003, 999999990003, 999999990001, 999999990004, 999999990001, 999999990005, 999999990009,
          999999990002, 999999990006, 999999990005, 999999990003, 999999990005, 999999990008, 999999990009,
          999999990007, 999999990009, 999999990003, 999999990002, 999999990003, 999999990008, 999999990004,
          999999990006, 999999990002, 999999990006, 999999990004, 999999990003, 999999990003, 999999990001,
          999999990004, 999999990001, 999999990005, 999999990009, 999999990002, 999999990006, 999999990005,
          999999990003, 999999990005, 999999990008, 999999990009, 999999990007, 999999990009, 999999990003,
          999999990002, 999999990003, 999999990008, 999999990004, 999999990006, 999999990002, 999999990006,
          999999990004, 999999990003, 999999990003, 999999990001, 999999990004, 999999990001, 999999990005,
          999999990009, 999999990002, 999999990006, 999999990005, 999999990003, 999999990005, 999999990008,
          999999990009, 999999990007, 999999990009, 999999990003, 999999990002, 999999990003, 999999990008,
          999999990004, 999999990006, 999999990002, 999999990006, 999999990004, 999999990003, 999999990003,
          999999990001, 999999990004, 999999990001, 999999990005, 999999990009, 999999990002, 999999990006,
          999999990005, 999999990003, 999999990005, 999999990008, 999999990009, 999999990007, 999999990009,
          999999990003, 999999990002, 999999990003, 999999990008, 999999990004, 999999990006, 999999990002,
          999999990006, 999999990004, 999999990003, 999999990003, 999999990001, 999999990004, 999999990001,
          999999990005, 999999990009, 999999990002, 999999990006, 999999990005, 999999990003, 999999990005,
          999999990008, 999999990009, 999999990007, 999999990009, 999999990003, 999999990002, 999999990003,
          999999990008, 999999990004, 999999990006, 999999990002, 999999990006, 999999990004, 999999990003,
          999999990003, 999999990001, 999999990004, 999999990001, 999999990005, 999999990009, 999999990002,
          999999990006, 999999990005, 999999990003, 999999990005, 999999990008, 999999990009, 999999990007,
          999999990009, 999999990003, 999999990002, 999999990003, 999999990008, 999999990004, 999999990006,
          999999990002, 999999990006, 999999990004, 999999990003, 999999990003, 999999990001, 999999990004,
          999999990001, 999999990005, 999999990009, 999999990002, 999999990006, 999999990005, 999999990003,
          999999990005, 999999990008, 999999990009, 999999990007, 999999990009, 999999990003, 999999990002,
          999999990003, 999999990008, 999999990004, 999999990006, 999999990002, 999999990006, 999999990004,
          999999990003,
        ],
      },
      results: { pearson: 0.87107194628144, bowley: 0.333333333333 },
      source: "Python's fractions and mpmath",
    },
    { inputs: { values: [4, 4, 4, 4] }, refused: 'All values are equal', source: 'By definition' },
  ],
  notes: [
    'Kurtosis tells of the tails: of values far out, not of how peaked the middle is.',
    'b₁ = m₃/s³ with the sample standard deviation s is a third number: type 3 of the R package e1071, which takes it by default.',
  ],
  references: [
    {
      title: 'Joanes, Gill: Comparing measures of sample skewness and kurtosis, The Statistician 47 (1998)',
      doi: '10.1111/1467-9884.00122',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.11: Measures of Skewness and Kurtosis',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35b.htm',
    },
    { title: 'Brown: Measures of Shape: Skewness and Kurtosis', url: 'https://brownmath.com/stat/shape.htm' },
  ],
});
