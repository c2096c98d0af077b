import {
  defineCalculator,
  fPdf,
  fSurvival,
  integer,
  isAbove,
  noResult,
  number,
  sum,
  sumOfProducts,
  variance,
} from '@reckoner/engine';
import { sumAsWritten } from '../shared/exact-sum.js';
import { pValue, values } from '../shared/inference.js';
import { upperTest } from '../shared/test-curve.js';

const some = { ...values, maxItems: 10000 } as const;
const group = { ...some, optional: true } as const;

/** Between-group against within-group variance of two to twelve groups. */
export default defineCalculator({
  title: 'One-way ANOVA',
  description:
    'Analysis of variance of two to twelve groups: F, p-value, sums of squares and the effect size eta squared.',
  keywords: ['analysis of variance', 'F-test', 'compare several means', 'eta squared', 'between groups'],
  inputs: {
    group1: { ...some, label: 'Group 1', symbol: 'x_1' },
    group2: { ...some, label: 'Group 2', symbol: 'x_2' },
    group3: { ...group, label: 'Group 3', symbol: 'x_3' },
    group4: { ...group, label: 'Group 4', symbol: 'x_4' },
    group5: { ...group, label: 'Group 5', symbol: 'x_5' },
    group6: { ...group, label: 'Group 6', symbol: 'x_6' },
    group7: { ...group, label: 'Group 7', symbol: 'x_7' },
    group8: { ...group, label: 'Group 8', symbol: 'x_8' },
    group9: { ...group, label: 'Group 9', symbol: 'x_9' },
    group10: { ...group, label: 'Group 10', symbol: 'x_{10}' },
    group11: { ...group, label: 'Group 11', symbol: 'x_{11}' },
    group12: { ...group, label: 'Group 12', symbol: 'x_{12}' },
  },
  outputs: {
    p: pValue,
    f: number({ label: 'F statistic', symbol: 'F', places: 4 }),
    between: integer({ label: 'Degrees of freedom between', symbol: '\\nu_1' }),
    within: integer({ label: 'Degrees of freedom within', symbol: '\\nu_2' }),
    squaresBetween: number({ label: 'Sum of squares between', symbol: '\\mathrm{SS}_b', places: 4 }),
    squaresWithin: number({ label: 'Sum of squares within', symbol: '\\mathrm{SS}_w', places: 4 }),
    etaSquared: number({ label: 'Eta squared', symbol: '\\eta^2', places: 4 }),
  },
  formula: ({ group1, group2, group3, group4, group5, group6, group7, group8, group9, group10, group11, group12 }) => {
    const groups = [
      group1,
      group2,
      group3 ?? [],
      group4 ?? [],
      group5 ?? [],
      group6 ?? [],
      group7 ?? [],
      group8 ?? [],
      group9 ?? [],
      group10 ?? [],
      group11 ?? [],
      group12 ?? [],
    ].filter((group) => group.length > 0);
    const count = sum(groups.map((group) => group.length));
    const sums = groups.map((group) => sumAsWritten(group));
    // The mean of a group less the grand mean, which is zero where they are equal as they are written.
    const distances = groups.map(
      (group, i) =>
        sumOfProducts([count, sums[i]!], ...sums.map((one) => [-group.length, one])) / (count * group.length),
    );
    const squaresBetween = sum(groups.map((group, i) => group.length * distances[i]! ** 2));
    const squaresWithin = sum(groups.map((group) => (group.length - 1) * variance(group)));
    const isConstant = groups.every((group) => group.every((value) => value === group[0]));
    if (isConstant) throw noResult('All groups are constant: there is no spread within them to compare with.');
    const between = groups.length - 1;
    const within = count - groups.length;
    const f = squaresBetween / between / (squaresWithin / within);
    const etaSquared = squaresBetween / (squaresBetween + squaresWithin);
    return { p: fSurvival(f, between, within), f, between, within, squaresBetween, squaresWithin, etaSquared };
  },
  stepwise: [
    'The sum of squares between is Σ n × (mean of the group - grand mean)²; within, it is Σ (n - 1) × variance of the group.',
    'F = (between / (groups - 1)) / (within / (values - groups)); p is the upper tail of its F distribution.',
    'η² = between / (between + within).',
  ],
  figure: {
    kind: 'curve',
    title: 'Density of F, with p shaded',
    x: { of: 'f', label: 'F' },
    y: { label: 'Density' },
    curve: ({ f, between, within }) => upperTest((x) => fPdf(x, between, within), f, 4, 'F'),
  },
  explanation:
    'F is {f} on {between} and {within} {within|degree|degrees} of freedom, so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  cautions: [
    {
      level: 'caution',
      when: ({ group1, group2, group3, group4, group5, group6, group7, group8, group9, group10, group11, group12 }) => {
        const more = [group3, group4, group5, group6, group7, group8, group9, group10, group11, group12];
        const given = [group1, group2, ...more.filter((group) => group !== undefined && group.length > 0)];
        const variances = given.map((group) => variance(group ?? []));
        return isAbove(Math.max(...variances), 4 * Math.min(...variances));
      },
      says: 'The standard deviations of the groups differ by more than a factor of two: F may mislead, above all with groups of different sizes.',
    },
  ],
  examples: [
    {
      inputs: { group1: [0.1, 0.7], group2: [0.3, 0.5], group3: [0.2, 0.6] },
      results: { f: 0, p: 1, squaresBetween: 0, etaSquared: 0, squaresWithin: 0.28 },
      cautions: ['factor of two'],
      source: 'By hand: all means are 0.4; 0.18 + 0.02 + 0.08',
    },
    {
      inputs: { group1: [6, 8, 4, 5, 3, 4], group2: [8, 12, 9, 11, 6, 8], group3: [13, 9, 11, 8, 7, 12] },
      results: {
        f: 9.2647058823529,
        p: 0.0023987773293929,
        between: 2,
        within: 15,
        squaresBetween: 84,
        squaresWithin: 68,
        etaSquared: 0.5526315789474,
      },
      source: 'scipy.stats.f_oneway; the worked example of Wikipedia: One-way analysis of variance',
    },
    {
      inputs: { group1: [20.4, 24.2, 15.4, 21.4, 20.2, 18.5, 21.5], group2: [20.2, 16.9, 18.5, 17.3, 20.5] },
      results: { p: 0.2891510082228, between: 1, within: 10 },
      source: 'scipy.stats.ttest_ind: the pooled t-test has the same p',
    },
    { inputs: { group1: [1, 1], group2: [2, 2] }, noResult: 'no spread', source: 'By definition' },
    {
      inputs: { group1: [1, 2, 3], group2: [2, 6, 10] },
      results: { p: 0.168188550557, f: 2.823529411765, between: 1, within: 4 },
      cautions: ['factor of two'],
      source: 'scipy.stats.f_oneway',
    },
  ],
  notes: ['Assumes independent values.'],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.4.3',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section4/prc43.htm',
    },
  ],
});
