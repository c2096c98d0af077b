import {
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isBelow,
  list,
  mean,
  normalCdf,
  number,
  sorted,
  standardDeviation,
  studentQuantile,
  studentSurvival,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { meanAsWritten } from '../shared/exact-sum.js';
import { datum, significance } from '../shared/inference.js';
import { shapiroWilk } from '../shared/shapiro-wilk.js';

/** Beyond so many values Dixon's ratio is not tabulated, and finds little. */
const DIXON = 30;

/** The largest distance from the mean in standard deviations that is not yet an outlier. */
function limit(n: number, tail: number): number {
  const t = -studentQuantile(tail, n - 2);
  return ((n - 1) * Math.abs(t)) / Math.sqrt(n * (n - 2 + t ** 2));
}

/** P(the largest of n normal values lies beyond the next, or the smallest below it, by this share of the range or more). */
function dixonTail(ratio: number, n: number): number {
  // Largest and smallest lie around a middle m, a distance d apart, and all others between one of them and the gap,
  // which is twice the chance of one gap, less that of both.
  let total = 0;
  for (let k = -44; k <= 36; k++) {
    // d = exp(u − exp(−u)), by the trapezoidal rule in u, as in m.
    const u = k / 12;
    const distance = Math.exp(u - Math.exp(-u));
    const slope = distance * (1 + Math.exp(-u));
    let inner = 0;
    for (let j = -24; j <= 24; j++) {
      const middle = j / 5;
      const top = normalCdf(middle + distance / 2 - ratio * distance);
      const one = Math.max(0, top - normalCdf(middle - distance / 2));
      const both = ratio < 0.5 ? Math.max(0, top - normalCdf(middle - distance / 2 + ratio * distance)) : 0;
      inner += Math.exp(-(middle ** 2)) * (2 * one ** (n - 2) - both ** (n - 2));
    }
    total += inner * slope * Math.exp(-(distance ** 2) / 4);
  }
  return (n * (n - 1) * total) / (2 * Math.PI * 5 * 12);
}

/** How many outliers are looked for: a quarter, and two of six values or more, as two hide each other. */
function mostLookedFor(n: number): number {
  return n < 6 ? 1 : Math.max(2, Math.min(10, Math.floor((n - 1) / 4)));
}

/** The gap below the largest of ordered values less that above the smallest, as they are written. */
function gapsApart(order: readonly number[]): number {
  return sumOfProducts([order.at(-1)!], [-1, order.at(-2)!], [-1, order[1]!], [order[0]!]);
}

interface Step {
  readonly number: number;
  readonly value: number;
  readonly statistic: number;
  readonly critical: number;
}

/** The farthest value and its distance from the mean in standard deviations; then again without it. */
function extremeDeviates(values: readonly number[], most: number, significance: number): Step[] {
  const steps: Step[] = [];
  let rest = sorted(values);
  for (let i = 0; i < most && rest[0] !== rest.at(-1); i++) {
    const n = rest.length;
    const isLow = isLowFarther(rest);
    const value = isLow ? rest[0]! : rest.at(-1)!;
    steps.push({
      number: i + 1,
      value,
      statistic: Math.abs(value - mean(rest)) / standardDeviation(rest),
      critical: limit(n, significance / (2 * n)),
    });
    rest = isLow ? rest.slice(1) : rest.slice(0, -1);
  }
  return steps;
}

/** Whether the smallest of ordered values lies farther from their mean than the largest. */
function isLowFarther(order: readonly number[]): boolean {
  return meanAsWritten(order, (order[0]! + order.at(-1)!) / 2) > 0;
}

/** The values without the smallest or the largest. */
function without(values: readonly number[], isLow: boolean): number[] {
  const order = sorted(values);
  return isLow ? order.slice(1) : order.slice(0, -1);
}

/** Grubbs' G, Dixon's Q (r₁₀) and Rosner's generalized extreme Studentized deviate. */
export default defineCalculator({
  title: 'Grubbs and Dixon outlier test',
  description:
    'Tests whether extreme values are outliers of a normal sample: Grubbs’ G on either or one side, Dixon’s Q, and the generalized ESD test for several outliers.',
  keywords: [
    'Grubbs test',
    'Dixon Q test',
    'Q-test outlier',
    'outlier detection',
    'generalized ESD test',
    'Rosner test',
    'maximum normed residual test',
    'extreme studentized deviate',
  ],
  related: ['five-number-summary', 'shapiro-wilk-test'],
  inputs: {
    values: list(datum, { label: 'Values', symbol: 'x', minItems: 3, maxItems: 1000 }),
    test: choice(
      {
        either: { label: 'Grubbs, largest or smallest value', also: ['Grubbs', 'Grubbs two-sided'] },
        largest: { label: 'Grubbs, largest value only', also: ['Grubbs maximum'] },
        smallest: { label: 'Grubbs, smallest value only', also: ['Grubbs minimum'] },
        dixon: { label: 'Dixon’s Q, largest or smallest value', also: ['Dixon', 'Q test', "Dixon's Q"] },
        esd: { label: 'Generalized ESD, several outliers', also: ['ESD', 'Rosner'] },
      },
      { label: 'Test', default: 'either' },
    ),
    most: integer({
      label: 'Most outliers looked for',
      symbol: 'k',
      min: 1,
      max: 20,
      default: ({ values }) => mostLookedFor(values.length),
      when: { test: 'esd' },
    }),
    significance,
  },
  outputs: {
    outliers: integer({ label: 'Outliers found' }),
    suspect: number({ label: 'Value tested' }),
    statistic: number({ label: 'Test statistic', symbol: 'G', places: 4 }),
    critical: number({ label: 'Critical value', symbol: 'G_\\alpha', places: 4 }),
    p: number({ label: 'p-value', symbol: 'p', places: 5, optional: true }),
    average: number({ label: 'Mean of all values', symbol: '\\bar x', places: 4 }),
    deviation: number({ label: 'Standard deviation of all values', symbol: 's', places: 4 }),
    steps: table(
      {
        number: integer({ label: 'Outliers' }),
        value: number({ label: 'Value' }),
        statistic: number({ label: 'R', places: 4 }),
        critical: number({ label: 'Critical value', places: 4 }),
      },
      { label: 'Steps of the generalized ESD test', optional: true },
    ),
  },
  algorithm: ({ values, test, most, significance }) => {
    const n = values.length;
    const order = sorted(values);
    const average = mean(values);
    const deviation = standardDeviation(values);
    if (test === 'esd') {
      const steps = extremeDeviates(values, most, significance);
      const outliers = Math.max(
        0,
        ...steps.filter((step) => step.statistic > step.critical).map((step) => step.number),
      );
      const decisive = steps[Math.max(0, outliers - 1)]!;
      return {
        outliers,
        suspect: decisive.value,
        statistic: decisive.statistic,
        critical: decisive.critical,
        average,
        deviation,
        steps,
      };
    }
    if (test === 'dixon') {
      const range = order.at(-1)! - order[0]!;
      const isLow = gapsApart(order) < 0;
      const statistic = (isLow ? order[1]! - order[0]! : order.at(-1)! - order.at(-2)!) / range;
      // By the root of the tail, which is nearly straight towards 1.
      const power = 1 / (n - 2);
      const critical = findRoot((ratio) => dixonTail(ratio, n) ** power - significance ** power, 0, 1, 1e-11);
      const p = Math.min(1, dixonTail(statistic, n));
      return {
        outliers: p <= significance ? 1 : 0,
        suspect: isLow ? order[0]! : order.at(-1)!,
        statistic,
        critical,
        p,
        average,
        deviation,
      };
    }
    const isLow = test === 'smallest' || (test === 'either' && isLowFarther(order));
    const suspect = isLow ? order[0]! : order.at(-1)!;
    const rest = without(values, isLow);
    const sides = test === 'either' ? 2 : 1;
    const statistic = (isLow ? average - suspect : suspect - average) / deviation;
    const squares = (list: readonly number[]) => {
      const middle = mean(list);
      return sum(list.map((value) => (value - middle) ** 2));
    };
    // G by the sum of squares that is left without the value, in which t has all digits.
    const left = squares(rest) / squares(values);
    const t = Math.sqrt(((n - 2) * Math.max(0, 1 - left)) / left);
    const p = Math.min(1, sides * n * studentSurvival(t, n - 2));
    return {
      outliers: p <= significance ? 1 : 0,
      suspect,
      statistic,
      critical: limit(n, significance / (sides * n)),
      p,
      average,
      deviation,
    };
  },
  stepwise: [
    'Grubbs: G is the distance of the value from the mean of all, in standard deviations. Its limit is (n − 1)/√n × √(t²/(n − 2 + t²)) with t the quantile of Student’s distribution with n − 2 degrees of freedom that leaves α/n above it, α/(2n) where either end is looked at.',
    'p is n times the tail of t = √((n − 2)(1 − U)/U), with U the share of the sum of squares that is left without the value, twice that where either end is looked at, and 1 at most: an upper bound, which is exact where p is small.',
    'Dixon: Q (r₁₀) is the gap to the next value over the range. p is the chance that either gap of n normal values is as large, integrated over the largest and the smallest of them: twice the tail of one gap, less what both share where Q is below 1/2.',
    'Generalized ESD (Rosner): the farthest value gives R₁; without it the next gives R₂, and so on to k. The limits are those of Grubbs for the values that are left. The number of outliers is the last step whose R is above its limit.',
  ],
  requires: [
    {
      that: ({ values }) => values.some((value) => value !== values[0]),
      field: 'values',
      says: 'All values are equal: there is no outlier among them.',
    },
    {
      that: ({ values }) => {
        const order = sorted(values);
        return order[0] === order.at(-1) || (order[0] !== order.at(-2) && order[1] !== order.at(-1));
      },
      field: 'values',
      says: 'All values but one are equal, as rounded ones may be: every statistic is then as large as it can be, however near the other value is, and no test can tell.',
    },
    {
      that: ({ values, test }) => test !== 'dixon' || values.length <= DIXON,
      field: 'test',
      says: 'Dixon’s Q is for at most 30 values: take Grubbs or generalized ESD.',
    },
    {
      that: ({ values, most }) => most <= values.length - 2,
      field: 'most',
      says: 'At least two values must be left: look for fewer outliers than {most}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ values, test, outliers, steps }) => {
        if (test !== 'esd' || steps === undefined) return false;
        const found = steps.slice(0, outliers).map((step) => step.value);
        const rest = values.filter((value) => !found.includes(value));
        return outliers > 0 && rest.every((value) => value === rest[0]);
      },
      says: 'All values that are left are equal, as rounded ones may be: the last statistic is then as large as it can be, however near the last outlier is. Do not rely on it.',
    },
    {
      level: 'caution',
      when: ({ outliers }) => outliers > 0,
      says: 'An outlier by a test is a value to be looked into: leave it out only where a cause is found, and report that it was.',
    },
    {
      level: 'caution',
      when: ({ values, test, suspect }) => {
        const order = sorted(values);
        const rest = without(values, suspect === order[0]);
        return test !== 'esd' && rest.length >= 7 && rest[0] !== rest.at(-1) && isBelow(shapiroWilk(rest).p, 0.05);
      },
      says: 'The other values do not look normal either (p of Shapiro and Wilk below 5%). The tests are for normal values: in skewed ones, or with several outliers, they mislead. Look at a plot; take logarithms, or generalized ESD.',
    },
    {
      level: 'caution',
      when: ({ values, test, outliers, significance }) => {
        if (test === 'esd' || outliers > 0 || values.length < 6) return false;
        const steps = extremeDeviates(values, mostLookedFor(values.length), significance);
        return steps.some((step) => step.number > 1 && isAbove(step.statistic, step.critical));
      },
      says: 'Generalized ESD does find outliers here: several may hide each other from a test for one. Take that test.',
    },
    {
      level: 'caution',
      when: ({ values, test }) => test === 'esd' && values.length < 25,
      says: 'The limits of generalized ESD are accurate from 25 values on, and fair from 15: below they are rough.',
    },
    {
      level: 'note',
      when: ({ values, test }) => {
        const order = sorted(values);
        const ends =
          test === 'dixon' ? gapsApart(order) === 0 : meanAsWritten(order, (order[0]! + order.at(-1)!) / 2) === 0;
        return ends && (test === 'either' || test === 'dixon');
      },
      says: 'The smallest value lies just as far out as the largest, which was tested.',
    },
  ],
  explanation: ({ test, outliers }) => {
    if (test === 'esd')
      return outliers === 0
        ? 'Generalized ESD finds no outlier at {significance} among up to {most}: the farthest value, {suspect}, has R = {statistic}, not above {critical}.'
        : 'Generalized ESD finds {outliers} {outliers|outlier|outliers} at {significance}, of up to {most}: the last of them, {suspect}, has R = {statistic}, above {critical}.';
    const [name, symbol] = test === 'dixon' ? ['Dixon’s test', 'Q'] : ['Grubbs’ test', 'G'];
    const side = test === 'largest' || test === 'smallest' ? 'one-sided' : 'two-sided';
    return `By ${name} {suspect} ${outliers === 1 ? 'is an outlier' : 'is not found to be an outlier'} at {significance}: ${symbol} is {statistic}, the ${side} limit {critical}, and p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.`;
  },
  examples: [
    {
      inputs: { values: [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57], test: 'largest' },
      results: {
        outliers: 1,
        suspect: 245.57,
        statistic: 2.468764611212,
        critical: 2.03165200155,
        p: 1.501319341e-7,
        average: 206.43375,
        deviation: 15.852564404988,
      },
      cautions: ['looked into'],
      source:
        'NIST handbook §1.3.5.17.1, mass spectrometer, as tests of public programs quote it: G = 2.4687, limit 2.032; more digits with scipy.stats.t',
    },
    {
      inputs: { values: [199.31, 199.53, 200.19, 200.82, 201.92, 201.95, 202.18, 245.57] },
      results: { outliers: 1, statistic: 2.468764611212, critical: 2.126645087195, p: 3.002638682e-7 },
      cautions: ['looked into'],
      source: 'Python with scipy.stats.t',
    },
    {
      inputs: { values: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6], test: 'smallest', significance: 10 },
      results: { outliers: 0, suspect: 9.8, statistic: 1.364018012211, critical: 1.908949433512, p: 0.627206539681 },
      source: 'Python with scipy.stats.t',
    },
    {
      inputs: { values: [1, 2, 3, 4, 5] },
      results: { outliers: 0, suspect: 5, statistic: 1.2649110640674, critical: 1.7150373123434, p: 0.908450569081 },
      cautions: ['just as far out'],
      source: 'Python with scipy.stats.t; by hand: 2/√2.5',
    },
    {
      inputs: { values: [0.1, 0.2, 0.3, 0.4, 0.5], test: 'dixon' },
      results: { outliers: 0, suspect: 0.5, statistic: 0.25, p: 0.8122813939 },
      cautions: ['just as far out'],
      source: 'By hand: 0.1/0.4 at either end; scipy.integrate.dblquad of both gaps; by simulation 0.812',
    },
    {
      inputs: { values: [1, 2, 3, 4, 5, 50, 52], test: 'dixon' },
      results: { outliers: 0, suspect: 52, statistic: 0.0392156862745 },
      cautions: ['hide each other'],
      source: 'By hand: 2/51',
    },
    {
      inputs: { values: [10, 11, 12, 13, 14, 15, 1000, 1001], test: 'esd' },
      results: { outliers: 2, suspect: 1000, statistic: 2.267763098311, critical: 2.01996850768 },
      cautions: ['looked into', 'from 25 values on'],
      source: 'Python with numpy and scipy.stats.t',
    },
    {
      inputs: { values: [1, 2, 3, 4, 8], test: 'esd' },
      results: { outliers: 0, suspect: 8, statistic: 1.6285130624347, critical: 1.7150373123434 },
      cautions: ['from 25 values on'],
      source: 'Python with numpy and scipy.stats.t; by hand: 4.4/√7.3',
    },
    {
      inputs: { values: [1, 2, 3, 10], test: 'dixon', significance: 0.0001 },
      results: { outliers: 0, suspect: 10, statistic: 0.777777777778, critical: 0.99917561272, p: 0.088958196025 },
      source: 'By hand: 7/9; Gauss-Legendre quadrature in numpy and scipy.optimize.brentq',
    },
    { inputs: { values: [1, 1, 1, 5] }, refused: 'All values but one', source: 'By definition' },
    { inputs: { values: [1, 5, 5, 5] }, refused: 'All values but one', source: 'By definition' },
    {
      inputs: { values: [5, 5, 5, 5, 5, 5, 5, 5, 9, 12], test: 'esd' },
      results: { outliers: 2, suspect: 9, statistic: 2.66666666667 },
      cautions: ['that are left are equal', 'looked into', 'from 25 values on'],
      source: 'By hand: of eight equal values and one R is 8/3',
    },
    {
      inputs: { values: [0.189, 0.167, 0.187, 0.183, 0.186, 0.182, 0.181, 0.184, 0.181, 0.177], test: 'dixon' },
      results: { outliers: 0, suspect: 0.167, statistic: 0.454545454545, critical: 0.4655938843, p: 0.0581460623 },
      source: 'By hand: 0.010/0.022; scipy.integrate.dblquad',
    },
    {
      inputs: {
        values: [0.189, 0.167, 0.187, 0.183, 0.186, 0.182, 0.181, 0.184, 0.181, 0.177],
        test: 'dixon',
        significance: 10,
      },
      results: { outliers: 1, critical: 0.41184486, p: 0.0581460623 },
      cautions: ['looked into'],
      source: 'The same',
    },
    {
      inputs: { values: [6, 8, 14, 12, 35, 15], test: 'dixon' },
      results: { outliers: 1, suspect: 35, statistic: 0.689655172414, critical: 0.6275110533, p: 0.0226109549401 },
      cautions: ['looked into'],
      source: 'By hand: 20/29; scipy.integrate.dblquad, as 0.628 of the tables',
    },
    {
      inputs: {
        values: [
          -0.25, 0.68, 0.94, 1.15, 1.2, 1.26, 1.26, 1.34, 1.38, 1.43, 1.49, 1.49, 1.55, 1.56, 1.58, 1.65, 1.69, 1.7,
          1.76, 1.77, 1.81, 1.91, 1.94, 1.96, 1.99, 2.06, 2.09, 2.1, 2.14, 2.15, 2.23, 2.24, 2.26, 2.35, 2.37, 2.4,
          2.47, 2.54, 2.62, 2.64, 2.9, 2.92, 2.92, 2.93, 3.21, 3.26, 3.3, 3.59, 3.68, 4.3, 4.64, 5.34, 5.42, 6.01,
        ],
        test: 'esd',
        most: 10,
      },
      results: {
        outliers: 3,
        suspect: 5.34,
        statistic: 3.179423936718,
        critical: 3.143889685032,
        steps: {
          length: 10,
          rows: {
            0: { number: 1, value: 6.01, statistic: 3.118906048982, critical: 3.158793940887 },
            1: { statistic: 2.942973113644, critical: 3.151430023316 },
            9: { value: 3.3, statistic: 2.067178078, critical: 3.085424571 },
          },
        },
      },
      cautions: ['looked into'],
      source:
        'NIST handbook §1.3.5.17.3, data of Rosner, as tests of public programs quote it: 3.118, 2.942, 3.179 against 3.158, 3.151, 3.143; more digits with numpy and scipy.stats.t',
    },
    {
      inputs: {
        values: [
          -0.25, 0.68, 0.94, 1.15, 1.2, 1.26, 1.26, 1.34, 1.38, 1.43, 1.49, 1.49, 1.55, 1.56, 1.58, 1.65, 1.69, 1.7,
          1.76, 1.77, 1.81, 1.91, 1.94, 1.96, 1.99, 2.06, 2.09, 2.1, 2.14, 2.15, 2.23, 2.24, 2.26, 2.35, 2.37, 2.4,
          2.47, 2.54, 2.62, 2.64, 2.9, 2.92, 2.92, 2.93, 3.21, 3.26, 3.3, 3.59, 3.68, 4.3, 4.64, 5.34, 5.42, 6.01,
        ],
      },
      results: { outliers: 0, suspect: 6.01, p: 0.058984727116 },
      cautions: ['do not look normal', 'hide each other'],
      source: 'Python with scipy.stats.t; scipy.stats.shapiro of the rest: p = 0.003',
    },
    {
      inputs: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 40, 41], test: 'esd' },
      results: { outliers: 2, suspect: 40, statistic: 2.9063518348377, critical: 2.3547300515656 },
      cautions: ['looked into', 'from 25 values on'],
      source: 'Python with numpy and scipy.stats.t',
    },
    {
      inputs: { values: [12.1, 9.8, 11.4, 10.7, 13.2, 10.0, 11.9, 12.6], test: 'esd', most: 3 },
      results: {
        outliers: 0,
        suspect: 13.2,
        statistic: 1.425552659379,
        critical: 2.126645087195,
        steps: { length: 3, rows: { 1: { value: 9.8, statistic: 1.314210754033 } } },
      },
      cautions: ['from 25 values on'],
      source: 'Python with numpy and scipy.stats.t',
    },
    { inputs: { values: [2, 2, 2] }, refused: 'All values are equal', source: 'By definition' },
    {
      inputs: {
        values: [
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
          31,
        ],
        test: 'dixon',
      },
      refused: 'at most 30 values',
      source: 'By definition',
    },
    { inputs: { values: [1, 2, 3], test: 'esd', most: 2 }, refused: 'At least two values', source: 'By definition' },
  ],
  notes: ['Assumes independent values of a normal distribution, but for the outliers.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.17.1 (Grubbs), §1.3.5.17.3 (generalized ESD)',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h1.htm',
    },
    {
      title: 'Rosner: Percentage points for a generalized ESD many-outlier procedure',
      doi: '10.1080/00401706.1983.10487848',
    },
    {
      title:
        'Rorabacher: Statistical treatment for rejection of deviant values: critical values of Dixon’s Q parameter',
      doi: '10.1021/ac00002a010',
    },
    {
      title: 'McBane: Programs to compute distribution functions and critical values for extreme value ratios',
      doi: '10.18637/jss.v016.i03',
    },
  ],
});
