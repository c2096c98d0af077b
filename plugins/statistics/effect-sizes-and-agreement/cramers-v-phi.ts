import {
  category,
  chiSquaredSurvival,
  classify,
  defineCalculator,
  isNear,
  matrix,
  number,
  roundTo,
  sum,
  sumOfProducts,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';

/** Association of two nominal variables, all by chi-square over the number of cases. */
export default defineCalculator({
  title: "Cramér's V and phi",
  description:
    "Strength of association in a table of counts: Cramér's V, also corrected for bias, phi, Tschuprow's T and Pearson's contingency coefficient.",
  keywords: [
    'phi coefficient',
    'contingency coefficient',
    "Tschuprow's T",
    'nominal association',
    'bias-corrected Cramer V',
    "Cohen's w",
  ],
  related: ['chi-square-independence', 'odds-ratio'],
  inputs: {
    counts: matrix({
      label: 'Counts: one variable in rows, the other in columns',
      symbol: 'O',
      min: 0,
      max: 1e9,
      maxRows: 20,
      maxColumns: 20,
    }),
  },
  outputs: {
    cramersV: number({ label: "Cramér's V", symbol: 'V', places: 4 }),
    corrected: number({
      label: "Cramér's V, corrected for bias",
      help: 'By Bergsma (2013); 0 where chi-square is no larger than it is by chance.',
      symbol: '\\tilde V',
      places: 4,
      optional: true,
    }),
    phi: number({
      label: 'Phi of a 2 × 2 table',
      help: 'Above zero where the first row goes with the first column.',
      symbol: '\\varphi',
      places: 4,
      optional: true,
    }),
    w: number({ label: "Cohen's w, √(χ²/n)", symbol: 'w', places: 4 }),
    size: category(['Negligible', 'Small', 'Medium', 'Large'], { label: "Size of w by Cohen's convention", of: 'w' }),
    contingency: number({ label: "Pearson's contingency coefficient", symbol: 'C', places: 4 }),
    adjusted: number({
      label: 'Contingency coefficient over its largest value',
      symbol: 'C_a',
      places: 4,
    }),
    tschuprow: number({ label: "Tschuprow's T", symbol: 'T', places: 4 }),
    chiSquare: number({ label: 'Chi-square, without correction for continuity', symbol: '\\chi^2', places: 4 }),
    p: pValue,
    smallest: number({ label: 'Smallest expected count', symbol: 'E_{min}', places: 2 }),
  },
  algorithm: ({ counts }) => {
    const rowSums = counts.map((row) => sum(row));
    const columnSums = counts[0]!.map((_, j) => sum(counts.map((row) => row[j]!)));
    const total = sum(rowSums);
    const [rowCount, columnCount] = [rowSums.length, columnSums.length];
    const squares = counts.map((row, i) =>
      sum(
        row.map((count, j) => {
          // n O − r c is zero where the count is as expected.
          const product = rowSums[i]! * columnSums[j]!;
          // Sums of decimal shares are off by their last digits.
          if (isNear(total * count, product, 1e-14 * product)) return 0;
          const distance = sumOfProducts([total, count], [-rowSums[i]!, columnSums[j]!]);
          return (distance / rowSums[i]!) * (distance / columnSums[j]!);
        }),
      ),
    );
    const meanSquare = sum(squares) / total ** 2;
    const chiSquare = total * meanSquare;
    const least = Math.min(rowCount, columnCount) - 1;
    const w = Math.sqrt(meanSquare);
    const contingency = Math.sqrt(meanSquare / (1 + meanSquare));
    const [rows, columns] = [rowCount - 1, columnCount - 1];
    const excess = Math.max(0, meanSquare - (rows * columns) / (total - 1));
    const freed = Math.min(rows - rows ** 2 / (total - 1), columns - columns ** 2 / (total - 1));
    return {
      // No table has more than 1, but for the last digit.
      cramersV: Math.min(1, Math.sqrt(meanSquare / least)),
      corrected: total > 1 && freed > 1e-9 ? Math.min(1, Math.sqrt(excess / freed)) : undefined,
      phi:
        rowCount === 2 && columnCount === 2
          ? Math.sign(sumOfProducts([counts[0]![0]!, counts[1]![1]!], [-1, counts[0]![1]!, counts[1]![0]!])) *
            Math.min(1, w)
          : undefined,
      w,
      size: classify(
        roundTo(w, 4),
        [
          [0.1, 'Negligible'],
          [0.3, 'Small'],
          [0.5, 'Medium'],
        ],
        'Large',
      ),
      contingency,
      adjusted: Math.min(1, contingency / Math.sqrt(least / (least + 1))),
      tschuprow: Math.min(1, Math.sqrt(meanSquare / Math.sqrt(rows * columns))),
      chiSquare,
      p: chiSquaredSurvival(chiSquare, rows * columns),
      smallest: (Math.min(...rowSums) * Math.min(...columnSums)) / total,
    };
  },
  stepwise: [
    'χ² = Σ (O − E)²/E with E = sum of the row × sum of the column/n; w = √(χ²/n), and of a 2 × 2 table φ = (ad − bc)/√(r₁ r₂ c₁ c₂), of the same size.',
    'For r rows and c columns, and k the lesser of both: V = √(χ²/(n (k − 1))), T = √(χ²/(n √((r − 1)(c − 1)))), C = √(χ²/(χ² + n)), which is at most √((k − 1)/k).',
    'Corrected for bias: φ̃² = max(0, χ²/n − (r − 1)(c − 1)/(n − 1)), r̃ = r − (r − 1)²/(n − 1), c̃ = c − (c − 1)²/(n − 1), Ṽ = √(φ̃²/(min(r̃, c̃) − 1)).',
  ],
  explanation: ({ phi, corrected }) =>
    `Cramér’s V is {cramersV}${corrected === undefined ? '' : ', corrected for bias {corrected}'}${
      phi === undefined
        ? ''
        : phi === 0
          ? '; the rows do not differ'
          : '; the first row goes with the {phi|second|first|first} column, as phi is {phi}'
    }. The p-value of chi-square {p|is {|p|}|is below 10⁻³⁰⁰|is {|p|}}.`,
  requires: [
    {
      that: ({ counts }) => counts.length >= 2 && counts[0]!.length >= 2,
      field: 'counts',
      says: 'The table needs at least two rows and two columns.',
    },
    {
      that: ({ counts }) =>
        counts.every((row) => row.some((count) => count > 0)) &&
        counts[0]!.every((_, j) => counts.some((row) => row[j]! > 0)),
      field: 'counts',
      says: 'A row or column without any counts says nothing: leave it out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ p }) => roundTo(p, 5) > 0.05,
      says: 'With p above 5% there may be no association at all: V is above zero by chance alone as well.',
    },
    {
      level: 'caution',
      when: ({ smallest }) => roundTo(smallest, 2) < 5,
      says: 'An expected count is {smallest}, below five: p is unreliable, and V is often too large by chance. Merge rows or columns, or take Fisher’s exact test of a 2 × 2 table.',
    },
    {
      level: 'caution',
      when: ({ counts }) => counts.some((row) => row.some((count) => !Number.isInteger(count))),
      says: 'Counts are whole numbers: from shares or percentages V is right, but p, chi-square and the correction for bias are not.',
    },
    {
      level: 'caution',
      when: ({ counts }) => {
        const isWhole = counts.every((row) => row.every((count) => Number.isInteger(count)));
        const ofRows = counts.map((row) => sum(row));
        const ofColumns = counts[0]!.map((_, j) => sum(counts.map((row) => row[j]!)));
        return isWhole && [[sum(ofRows)], ofRows, ofColumns].some((sums) => sums.every((one) => one === 100));
      },
      says: 'The counts, or those of each row or column, sum to 100: if they are percentages, send the numbers of cases, as p and the correction for bias depend on them.',
    },
    {
      level: 'caution',
      when: ({ counts }) => {
        const isTotal = (lines: readonly (readonly number[])[]) =>
          lines.length > 2 &&
          lines.at(-1)!.every((last, i) => isNear(last, sum(lines.slice(0, -1).map((line) => line[i]!)), 1e-9 * last));
        return isTotal(counts) || isTotal(counts[0]!.map((_, j) => counts.map((row) => row[j]!)));
      },
      says: 'The last row or column is the sum of the others: if it is the total, leave it out, as it makes the association look weaker.',
    },
    {
      level: 'note',
      when: ({ counts }) => Math.min(counts.length, counts[0]!.length) > 2,
      says: 'The size is that of w: in a table larger than two by two V is smaller than w, and limits of 0.1, 0.3 and 0.5 do not hold for it.',
    },
  ],
  examples: [
    {
      inputs: {
        counts: [
          [8, 0, 7, 0],
          [0, 8, 0, 7],
          [7, 0, 8, 0],
          [0, 7, 0, 8],
          [8, 0, 7, 0],
          [0, 8, 0, 7],
          [7, 0, 8, 0],
          [0, 7, 0, 8],
          [8, 0, 7, 0],
          [0, 8, 0, 7],
        ],
      },
      results: {
        cramersV: 0.5798088336225178,
        corrected: 0.5305112825189074,
        w: 1.00425835851,
        tschuprow: 0.440559442642,
      },
      cautions: ['below five', 'that of w'],
      source:
        'ClickHouse documentation, example of cramersVBiasCorrected: 150 numbers modulo 10 and modulo 4; Python for w and T',
    },
    {
      inputs: {
        counts: [
          [22, 6],
          [10, 12],
        ],
      },
      results: {
        cramersV: 0.342474759711,
        corrected: 0.314482348833,
        phi: 0.342474759711,
        w: 0.342474759711,
        size: 'Medium',
        contingency: 0.324000600915,
        adjusted: 0.458206044031,
        tschuprow: 0.342474759711,
        chiSquare: 5.86444805195,
        p: 0.0154497024435,
        smallest: 7.92,
      },
      source: 'Python from the definitions, with the expected counts, and scipy.stats.chi2',
    },
    {
      inputs: {
        counts: [
          [6, 22],
          [12, 10],
        ],
      },
      results: { cramersV: 0.342474759711, phi: -0.342474759711 },
      source: 'By hand: (6 × 10 − 22 × 12)/√(28 × 22 × 18 × 32)',
    },
    {
      inputs: {
        counts: [
          [10, 20, 30],
          [6, 9, 17],
        ],
      },
      results: {
        cramersV: 0.0543313757042,
        corrected: 0,
        tschuprow: 0.0456870590655,
        contingency: 0.0542513624538,
        size: 'Negligible',
      },
      cautions: ['no association at all'],
      source: 'Python from the definitions; chi-square 0.27157 as by scipy.stats.chi2_contingency',
    },
    {
      inputs: {
        counts: [
          [20, 5, 3],
          [4, 18, 6],
          [2, 7, 25],
        ],
      },
      results: {
        w: 0.792082831198,
        cramersV: 0.560087141201,
        corrected: 0.545820977248,
        contingency: 0.62090346426,
        adjusted: 0.760448333481,
        tschuprow: 0.560087141201,
        chiSquare: 56.465569033,
        p: 1.60150264763e-11,
        size: 'Large',
      },
      cautions: ['that of w'],
      source: 'Python from the definitions and scipy.stats.chi2',
    },
    {
      inputs: {
        counts: [
          [10, 10],
          [10, 10],
        ],
      },
      results: { cramersV: 0, corrected: 0, phi: 0, p: 1 },
      cautions: ['no association at all'],
      source: 'By hand: all counts as expected',
    },
    {
      inputs: {
        counts: [
          [0.3, 0.2],
          [0.1, 0.4],
        ],
      },
      results: { cramersV: 0.408248290464, phi: 0.408248290464 },
      cautions: ['no association at all', 'below five', 'whole numbers'],
      source: 'By hand: (0.12 − 0.02)/√(0.5 × 0.5 × 0.4 × 0.6)',
    },
    {
      inputs: {
        counts: [
          [35, 15],
          [24, 26],
        ],
      },
      results: { phi: 0.2236530118, size: 'Small', chiSquare: 5.002067 },
      cautions: ['sum to 100'],
      source: 'By hand: (35 × 26 − 15 × 24)/√(50 × 50 × 59 × 41) = 550/2459.17',
    },
    {
      inputs: {
        counts: [
          [1, 0],
          [0, 1],
        ],
      },
      results: { cramersV: 1, phi: 1, contingency: 0.707106781187, adjusted: 1, chiSquare: 2, p: 0.15729920705 },
      cautions: ['no association at all', 'below five'],
      source: 'By hand; with as many cases as rows there is nothing to correct by; scipy.stats.chi2.sf(2, 1)',
    },
    {
      inputs: {
        counts: [
          [70, 30],
          [48, 52],
        ],
      },
      results: { phi: 0.22365301182, chiSquare: 10.00413394, p: 0.00156189225 },
      cautions: ['sum to 100'],
      source: 'By hand: (70 × 52 − 30 × 48)/√(100 × 100 × 118 × 82); scipy.stats.chi2',
    },
    {
      inputs: {
        counts: [
          [0.1, 0.2],
          [0.2, 0.4],
        ],
      },
      results: { cramersV: 0, phi: 0, w: 0, chiSquare: 0, p: 1 },
      cautions: ['no association at all', 'below five', 'whole numbers'],
      source: 'By hand: the second row is twice the first',
    },
    {
      inputs: {
        counts: [
          [12, 18, 30],
          [20, 10, 30],
          [32, 28, 60],
        ],
      },
      results: { chiSquare: 4.285714285714, cramersV: 0.0944911182523, w: 0.1336306209562, p: 0.3687173791534 },
      cautions: ['no association at all', 'that of w', 'sum of the others'],
      source: 'scipy.stats.chi2_contingency of a table with its totals',
    },
    { inputs: { counts: [[1, 2, 3]] }, refused: 'at least two rows', source: 'By definition' },
    {
      inputs: {
        counts: [
          [0, 0],
          [3, 4],
        ],
      },
      refused: 'without any counts',
      source: 'By definition',
    },
  ],
  notes: ['For nominal variables: where the categories are ordered, a rank correlation or gamma says more.'],
  references: [
    { title: 'Cramér: Mathematical Methods of Statistics (1946), §21.9', isbn: '978-0-691-00547-8' },
    {
      title: "Bergsma: A bias-correction for Cramér's V and Tschuprow's T, J. Korean Stat. Soc. 42 (2013) 323",
      doi: '10.1016/j.jkss.2012.10.002',
    },
    {
      title: 'ClickHouse documentation: cramersVBiasCorrected, with an example',
      url: 'https://clickhouse.com/docs/sql-reference/aggregate-functions/reference/cramersvbiascorrected',
    },
    {
      title: 'Cohen: Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 7',
      isbn: '978-0-8058-0283-2',
    },
  ],
});
