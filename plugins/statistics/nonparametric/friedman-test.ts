import {
  chiSquaredSurvival,
  defineCalculator,
  fSurvival,
  integer,
  matrix,
  noResult,
  number,
  ranks,
  studentizedRangeQuantile,
  sum,
  table,
} from '@reckoner/engine';
import { pValue, significance } from '../shared/inference.js';
import { tieSizes } from '../shared/ranking.js';

/** Ranks within blocks, compared between treatments; chi-square corrected for ties. */
export default defineCalculator({
  title: 'Friedman test',
  description:
    "Rank test of treatments in blocks: chi-square, p-value, Kendall's W, mean ranks and the Nemenyi critical difference.",
  keywords: [
    'friedman rank test',
    'repeated measures nonparametric',
    'randomized block ranks',
    "Kendall's W",
    'coefficient of concordance',
    'Nemenyi test',
  ],
  inputs: {
    blocks: matrix({
      label: 'Values: a row for each block or subject, a column for each treatment',
      symbol: 'x',
      maxRows: 200,
      maxColumns: 20,
      min: -1e12,
      max: 1e12,
    }),
    significance,
  },
  outputs: {
    p: pValue,
    chiSquare: number({ label: 'Friedman chi-square', symbol: '\\chi_r^2', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    concordance: number({ label: "Kendall's W", symbol: 'W', places: 4 }),
    improvedP: number({
      label: 'p-value by Iman and Davenport',
      help: 'By an F distribution: less conservative than chi-square.',
      symbol: 'p_F',
      places: 5,
      optional: true,
    }),
    criticalDifference: number({
      label: 'Nemenyi critical difference of mean ranks',
      symbol: '\\mathrm{CD}',
      places: 4,
    }),
    treatments: table(
      { treatment: integer({ label: 'Treatment' }), meanRank: number({ label: 'Mean rank', places: 4 }) },
      { label: 'Treatments' },
    ),
  },
  algorithm: ({ blocks, significance }) => {
    const count = blocks.length;
    const wide = blocks[0]!.length;
    if (count < 2 || wide < 2) throw noResult('Give at least two blocks in rows and two treatments in columns.');
    if (blocks.every((row) => row.every((value) => value === row[0])))
      throw noResult('Within every block all values are equal: there is nothing to rank.');
    const ranked = blocks.map((row) => ranks(row));
    const treatments = blocks[0]!.map((_, column) => ({
      treatment: column + 1,
      meanRank: sum(ranked.map((row) => row[column]!)) / count,
    }));
    const ties = sum(blocks.flatMap((row) => tieSizes(row)).map((size) => size ** 3 - size));
    const spread = sum(treatments.map(({ meanRank }) => (meanRank - (wide + 1) / 2) ** 2));
    const chiSquare = (12 * count * spread) / (wide * (wide + 1) - ties / (count * (wide - 1)));
    const degreesOfFreedom = wide - 1;
    const most = count * degreesOfFreedom;
    // Blocks that all agree leave no spread to compare with.
    const improved = most - chiSquare > 1e-9 * most ? ((count - 1) * chiSquare) / (most - chiSquare) : undefined;
    return {
      p: chiSquaredSurvival(chiSquare, degreesOfFreedom),
      chiSquare,
      degreesOfFreedom,
      concordance: chiSquare / most,
      improvedP:
        improved === undefined ? undefined : fSurvival(improved, degreesOfFreedom, degreesOfFreedom * (count - 1)),
      criticalDifference:
        studentizedRangeQuantile(1 - significance, wide, Number.POSITIVE_INFINITY) *
        Math.sqrt((wide * (wide + 1)) / (12 * count)),
      treatments,
    };
  },
  stepwise: [
    'The values of each block are ranked from 1 to k; equal values share their mean rank.',
    'χ² = 12 n Σ (R̄ⱼ − (k + 1)/2)²/(k(k + 1) − Σ(t³ − t)/(n(k − 1))) for n blocks, with t the sizes of ties within blocks; p is the upper tail of chi-square with k − 1 degrees of freedom.',
    'W = χ²/(n(k − 1)); F = (n − 1) χ²/(n(k − 1) − χ²) with k − 1 and (k − 1)(n − 1) degrees of freedom.',
    'Mean ranks that differ by more than q √(k(k + 1)/(12 n)) differ by Nemenyi’s test, with q the quantile of the studentized range of k means and infinitely many degrees of freedom.',
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ blocks }) => blocks.length < 10 && blocks.length * blocks[0]!.length < 30,
      says: 'With so few blocks chi-square is rough: p near your limit should be looked up in exact tables.',
    },
    {
      level: 'note',
      when: ({ p, significance, degreesOfFreedom }) => p > significance && degreesOfFreedom > 1,
      says: 'The test finds no difference at your level: do not compare single treatments by the critical difference then.',
    },
  ],
  figure: { kind: 'bars', table: 'treatments', label: 'treatment', value: 'meanRank' },
  explanation:
    'Chi-square is {chiSquare} on {degreesOfFreedom} {degreesOfFreedom|degree|degrees} of freedom, so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; Kendall’s W is {concordance}.',
  examples: [
    {
      inputs: {
        blocks: [
          [5.4, 5.5, 5.55],
          [5.85, 5.7, 5.75],
          [5.2, 5.6, 5.5],
          [5.55, 5.5, 5.4],
          [5.9, 5.85, 5.7],
          [5.45, 5.55, 5.6],
          [5.4, 5.4, 5.35],
          [5.45, 5.5, 5.35],
          [5.25, 5.15, 5],
          [5.85, 5.8, 5.7],
          [5.25, 5.2, 5.1],
          [5.65, 5.55, 5.45],
          [5.6, 5.35, 5.45],
          [5.05, 5, 4.95],
          [5.5, 5.5, 5.4],
          [5.45, 5.55, 5.5],
          [5.55, 5.55, 5.35],
          [5.45, 5.5, 5.55],
          [5.5, 5.45, 5.25],
          [5.65, 5.6, 5.4],
          [5.7, 5.65, 5.55],
          [6.3, 6.3, 6.25],
        ],
      },
      results: {
        p: 0.00380504077551,
        chiSquare: 11.1428571429,
        degreesOfFreedom: 2,
        concordance: 0.253246753247,
        improvedP: 0.00217129838761,
        criticalDifference: 0.7066523151,
        treatments: {
          length: 3,
          rows: { 0: { treatment: 1, meanRank: 2.40909091 }, 1: { meanRank: 2.13636364 }, 2: { meanRank: 1.45454545 } },
        },
      },
      source: 'R documentation of friedman.test, rounding first base: 11.143, p = 0.003805; scipy.stats',
    },
    {
      inputs: {
        blocks: [
          [1, 2, 3, 4],
          [2, 1, 4, 3],
          [1, 3, 2, 4],
          [2, 3, 1, 4],
        ],
      },
      results: {
        p: 0.09789265271,
        chiSquare: 6.3,
        degreesOfFreedom: 3,
        concordance: 0.525,
        improvedP: 0.0708498160926,
        criticalDifference: 2.345194421,
      },
      cautions: ['so few blocks', 'no difference at your level'],
      source: 'scipy.stats.friedmanchisquare, f, studentized_range',
    },
    {
      inputs: {
        blocks: [
          [1, 2, 3],
          [1, 2, 3],
          [1, 2, 3],
          [1, 2, 3],
        ],
      },
      results: { p: 0.0183156388887, chiSquare: 8, concordance: 1, criticalDifference: 1.657246578 },
      cautions: ['so few blocks'],
      source: 'By hand: all blocks agree; scipy.stats.chi2.sf(8, 2)',
    },
    { inputs: { blocks: [[1, 2, 3]] }, noResult: 'at least two blocks', source: 'By definition' },
    {
      inputs: {
        blocks: [
          [1, 1],
          [2, 2],
        ],
      },
      noResult: 'all values are equal',
      source: 'By definition',
    },
    {
      inputs: {
        blocks: [
          [1, 2, 3, 4],
          [2, 1, 4, 3],
          [1, 3, 2, 4],
          [2, 3, 1, 4],
        ],
        significance: 10,
      },
      results: { p: 0.09789265271, criticalDifference: 2.091699041322 },
      cautions: ['so few blocks'],
      source:
        'Tables of Nemenyi’s test: 2.291 for 4 at 10%, times √(4 × 5/(6 × 4)); digits by the range of 4 normal values, integrated with scipy',
    },
  ],
  notes: [
    'Blocks are independent of each other. Nemenyi’s test compares all pairs; against one control other tests find more.',
  ],
  references: [
    { title: 'Friedman: The use of ranks to avoid the assumption of normality', doi: '10.1080/01621459.1937.10503522' },
    {
      title: 'Demšar: Statistical comparisons of classifiers over multiple data sets, J. Mach. Learn. Res. 7 (2006) 1',
    },
  ],
});
