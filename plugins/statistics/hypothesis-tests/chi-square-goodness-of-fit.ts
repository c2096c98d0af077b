import {
  chiSquaredPdf,
  chiSquaredSurvival,
  defineCalculator,
  integer,
  isNear,
  noResult,
  number,
  roundTo,
  rows,
  sum,
} from '@reckoner/engine';
import { sumAsWritten } from '../shared/exact-sum.js';
import { pValue } from '../shared/inference.js';
import { upperTest } from '../shared/test-curve.js';

/** Pearson's statistic; expected weights are scaled to the observed total. */
export default defineCalculator({
  title: 'Chi-square goodness of fit',
  description: 'Test whether observed counts follow expected ones, given as counts, shares or ratios.',
  keywords: ['chi-squared test', 'pearson', 'observed and expected', 'fair die', 'mendel ratio', 'G-test'],
  inputs: {
    classes: rows(
      {
        observed: integer({ label: 'Observed count', min: 0, max: 1e9 }),
        expected: number({ label: 'Expected (count, share or ratio)', above: 0, max: 1e9 }),
      },
      { label: 'Classes', minItems: 2, maxItems: 5000 },
    ),
    estimated: integer({ label: 'Parameters estimated from the data', min: 0, max: 10, default: 0 }),
  },
  outputs: {
    p: pValue,
    chiSquare: number({ label: 'Chi-square', symbol: '\\chi^2', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    smallest: number({ label: 'Smallest expected count', places: 2 }),
  },
  formula: ({ classes, estimated }) => {
    const total = sum(classes.map((row) => row.observed));
    if (total === 0) throw noResult('All observed counts are zero.');
    const weights = sumAsWritten(classes.map((row) => row.expected));
    const scale = total / weights;
    // What fits exactly differs by nothing.
    const excess = (observed: number, expected: number) =>
      isNear(observed * weights, expected * total, 1e-14) ? 0 : observed * weights - expected * total;
    const chiSquare = sum(
      classes.map((row) => (excess(row.observed, row.expected) / weights) ** 2 / (row.expected * scale)),
    );
    const degreesOfFreedom = classes.length - 1 - estimated;
    const smallest = Math.min(...classes.map((row) => row.expected)) * scale;
    return { p: chiSquaredSurvival(chiSquare, degreesOfFreedom), chiSquare, degreesOfFreedom, smallest };
  },
  shown: ({ classes, chiSquare, degreesOfFreedom }) => {
    const scale = sum(classes.map((row) => row.observed)) / sum(classes.map((row) => row.expected));
    return {
      p: chiSquaredSurvival(chiSquare, degreesOfFreedom),
      chiSquare: sum(classes.map((row) => (row.observed - row.expected * scale) ** 2 / (row.expected * scale))),
      smallest: Math.min(...classes.map((row) => row.expected)) * scale,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Density of chi-square, with p shaded',
    x: { of: 'chiSquare', label: 'Chi-square' },
    y: { label: 'Density' },
    curve: ({ chiSquare, degreesOfFreedom }) =>
      upperTest(
        (x) => chiSquaredPdf(x, degreesOfFreedom),
        chiSquare,
        degreesOfFreedom + 4 * Math.sqrt(2 * degreesOfFreedom),
        'χ²',
      ),
  },
  explanation:
    'Chi-square is {chiSquare} on {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom, so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.',
  requires: [
    {
      that: ({ classes, estimated }) => estimated <= classes.length - 2,
      field: 'estimated',
      says: 'There are too few classes for that many estimated parameters, {estimated}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ smallest }) => roundTo(smallest, 2) < 5,
      says: 'With an expected count of {smallest}, below five, p is unreliable: merge classes.',
    },
  ],
  examples: [
    {
      inputs: {
        classes: [
          { observed: 30, expected: 0.333 },
          { observed: 30, expected: 0.333 },
          { observed: 30, expected: 0.333 },
        ],
      },
      results: { chiSquare: 0, p: 1, smallest: 30 },
      source: 'By hand: as expected',
    },
    {
      inputs: {
        classes: [
          { observed: 40, expected: 4998 },
          { observed: 60, expected: 95002 },
        ],
      },
      results: { smallest: 4.998, chiSquare: 258.02199029545505 },
      source: 'scipy.stats.chisquare([40, 60], [4.998, 95.002]); 4.998 is shown as 5.00',
    },
    {
      inputs: {
        classes: [
          { observed: 315, expected: 9 },
          { observed: 108, expected: 3 },
          { observed: 101, expected: 3 },
          { observed: 32, expected: 1 },
        ],
      },
      results: { chiSquare: 0.47002398081535, p: 0.9254258951036, degreesOfFreedom: 3, smallest: 34.75 },
      source: "Mendel's peas; scipy.stats.chisquare",
    },
    {
      inputs: {
        classes: [
          { observed: 22, expected: 20 },
          { observed: 17, expected: 20 },
          { observed: 20, expected: 20 },
          { observed: 26, expected: 20 },
          { observed: 22, expected: 20 },
          { observed: 13, expected: 20 },
        ],
      },
      results: { chiSquare: 5.1, p: 0.4037984571042, degreesOfFreedom: 5, smallest: 20 },
      source: 'scipy.stats.chisquare',
    },
    {
      inputs: {
        classes: [
          { observed: 16, expected: 1 },
          { observed: 18, expected: 1 },
          { observed: 16, expected: 1 },
          { observed: 14, expected: 1 },
          { observed: 12, expected: 1 },
          { observed: 12, expected: 1 },
        ],
        estimated: 1,
      },
      results: { chiSquare: 2, degreesOfFreedom: 4, p: 0.7357588823 },
      source: 'scipy.stats: chisquare gives 2; By hand: chi2.sf(2, 4) = 2/e',
    },
    {
      inputs: {
        classes: [
          { observed: 3, expected: 1 },
          { observed: 4, expected: 1 },
        ],
        estimated: 1,
      },
      refused: 'too few classes',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { observed: 0, expected: 1 },
          { observed: 0, expected: 1 },
        ],
      },
      noResult: 'are zero',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { observed: 3, expected: 2 },
          { observed: 7, expected: 8 },
        ],
      },
      results: { chiSquare: 0.625, p: 0.4291953, smallest: 2, degreesOfFreedom: 1 },
      cautions: ['merge classes'],
      source: 'By hand: 1/2 + 1/8; scipy.stats.chisquare',
    },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.5.15',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda35f.htm',
    },
  ],
});
