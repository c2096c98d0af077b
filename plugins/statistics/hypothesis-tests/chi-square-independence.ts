import {
  chiSquaredPdf,
  chiSquaredSurvival,
  defineCalculator,
  flag,
  integer,
  matrix,
  noResult,
  number,
  roundTo,
  sum,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';
import { upperTest } from '../shared/test-curve.js';

/** Pearson's statistic of a contingency table, with Yates's correction for two by two if wished. */
export default defineCalculator({
  title: 'Chi-square test of independence',
  description: "Test whether rows and columns of a table of counts are independent, with Cramér's V.",
  keywords: ['contingency table', 'chi-squared test', "cramer's v", 'crosstab', 'yates correction', 'homogeneity'],
  inputs: {
    counts: matrix({ label: 'Counts', symbol: 'O', min: 0, max: 1e9, maxRows: 10, maxColumns: 10 }),
    yates: flag({ label: "Yates's continuity correction (2 × 2 only)" }),
  },
  outputs: {
    p: pValue,
    chiSquare: number({ label: 'Chi-square', symbol: '\\chi^2', places: 4 }),
    degreesOfFreedom: integer({ label: 'Degrees of freedom', symbol: '\\nu' }),
    cramersV: number({ label: "Cramér's V", symbol: 'V', places: 4 }),
    smallest: number({ label: 'Smallest expected count', places: 2 }),
  },
  formula: ({ counts, yates }) => {
    const rowCount = counts.length;
    const columnCount = counts[0]!.length;
    if (rowCount < 2 || columnCount < 2) throw noResult('The table needs at least two rows and two columns.');
    const rowSums = counts.map((row) => sum(row));
    const columnSums = counts[0]!.map((_, column) => sum(counts.map((row) => row[column]!)));
    const total = sum(rowSums);
    if (Math.min(...rowSums) === 0 || Math.min(...columnSums) === 0)
      throw noResult('A row or column without any counts says nothing: leave it out.');
    let chiSquare = 0;
    for (let i = 0; i < rowCount; i++) {
      for (let j = 0; j < columnCount; j++) {
        const expected = (rowSums[i]! * columnSums[j]!) / total;
        const deviation = Math.abs(counts[i]![j]! - expected);
        const corrected = yates ? Math.max(0, deviation - 0.5) : deviation;
        chiSquare += corrected ** 2 / expected;
      }
    }
    const degreesOfFreedom = (rowCount - 1) * (columnCount - 1);
    return {
      p: chiSquaredSurvival(chiSquare, degreesOfFreedom),
      chiSquare,
      degreesOfFreedom,
      cramersV: Math.sqrt(chiSquare / (total * (Math.min(rowCount, columnCount) - 1))),
      smallest: (Math.min(...rowSums) * Math.min(...columnSums)) / total,
    };
  },
  shown: () => ({ smallest: undefined }),
  stepwise: [
    'The expected count of a cell is the sum of its row times the sum of its column, divided by the total t; s is the smallest.',
  ],
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
    "Chi-square is {chiSquare} (degrees of freedom: {degreesOfFreedom}), so p {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}; Cramér's V is {cramersV}.",
  requires: [
    {
      that: ({ counts, yates }) => !yates || (counts.length <= 2 && counts[0]!.length <= 2),
      field: 'yates',
      says: 'Yates’s correction is for tables of two rows and two columns.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ smallest }) => roundTo(smallest, 2) < 5,
      says: 'With an expected count of {smallest}, below five, p is unreliable: merge rows or columns, or take Fisher’s exact test of a 2 × 2 table.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts.some((row) => row.some((count) => !Number.isInteger(count))),
      says: 'Counts are whole numbers: of percentages, rates or means this test says nothing.',
    },
  ],
  examples: [
    {
      inputs: {
        counts: [
          [5, 6],
          [109, 131],
        ],
      },
      results: { smallest: 4.99601593625, chiSquare: 6.087575719e-6, p: 0.9980313804 },
      source: 'By hand: 11 × 114/251, which is shown as 5.00; χ² = n(ad − bc)²/(r₁ r₂ c₁ c₂)',
    },
    {
      inputs: {
        counts: [
          [10, 20, 30],
          [6, 9, 17],
        ],
      },
      results: {
        chiSquare: 0.27157465150404,
        p: 0.8730282833801,
        degreesOfFreedom: 2,
        cramersV: 0.05433137570422,
        smallest: 5.565217391304,
      },
      source: 'scipy.stats.chi2_contingency; V = √(χ²/92)',
    },
    {
      inputs: {
        counts: [
          [12, 5],
          [3, 14],
        ],
      },
      results: { chiSquare: 9.6631578947368, p: 0.0018800017694651, degreesOfFreedom: 1 },
      source: 'scipy.stats.chi2_contingency(correction=False)',
    },
    {
      inputs: {
        counts: [
          [12, 5],
          [3, 14],
        ],
        yates: true,
      },
      results: { chiSquare: 7.6350877192982, p: 0.0057243601559797 },
      source: 'scipy.stats.chi2_contingency',
    },
    { inputs: { counts: [[1, 2, 3]] }, noResult: 'at least two rows', source: 'By definition' },
    {
      inputs: {
        counts: [
          [0, 0],
          [3, 4],
        ],
      },
      noResult: 'without any counts',
      source: 'By definition',
    },
    {
      inputs: {
        counts: [
          [1, 2, 3],
          [4, 5, 6],
        ],
        yates: true,
      },
      refused: 'two rows and two columns',
      source: 'By definition',
    },
    {
      inputs: {
        counts: [
          [3, 1],
          [1, 3],
        ],
      },
      results: { chiSquare: 2, p: 0.157299207, smallest: 2, cramersV: 0.5 },
      cautions: ['below five'],
      source: 'By hand: four times 1/2; scipy.stats.chi2.sf(2, 1)',
    },
    {
      inputs: {
        counts: [
          [12.5, 87.5],
          [25, 75],
        ],
      },
      results: { chiSquare: 5.128205128, smallest: 18.75 },
      cautions: ['whole numbers'],
      source: 'scipy.stats.chi2_contingency(correction=False)',
    },
  ],
  references: [{ title: 'Agresti: Categorical Data Analysis, 3rd ed., §3.2', isbn: '978-0-470-46363-5' }],
});
