import {
  defineCalculator,
  fSurvival,
  integer,
  isAtMost,
  isBelow,
  matrix,
  mean,
  noResult,
  number,
  roundTo,
  sum,
  table,
  text,
  variance,
} from '@reckoner/engine';
import { pValue } from '../shared/inference.js';

/** More lines are not told apart. */
const LINES = 5;

/** Rows of each level of A are together, a column is a level of B; balanced, both factors fixed. */
export default defineCalculator({
  title: 'Two-way ANOVA',
  description:
    'Balanced analysis of variance of two factors, with or without replication: F and p-value of both main effects and of their interaction, sums of squares and effect sizes.',
  keywords: [
    'two-factor ANOVA',
    'two-way analysis of variance',
    'ANOVA with replication',
    'ANOVA without replication',
    'interaction effect',
    'factorial ANOVA',
    'randomized block design',
  ],
  related: ['anova-one-way', 'factorial-design-effects', 'anova-repeated-measures'],
  inputs: {
    values: matrix({
      label:
        'Values: levels of B in columns; levels of A below each other, each with its replicates in consecutive rows',
      symbol: 'x',
      maxRows: 200,
      maxColumns: 15,
      min: -1e12,
      max: 1e12,
    }),
    replicates: integer({
      label: 'Replicates, the rows of each level of A',
      help: 'What spreadsheets call rows per sample; 1 is ANOVA without replication.',
      symbol: 'r',
      min: 1,
      max: 100,
    }),
  },
  outputs: {
    pA: { ...pValue, label: 'p-value of factor A, the rows', symbol: 'p_A' },
    pB: { ...pValue, label: 'p-value of factor B, the columns', symbol: 'p_B' },
    pInteraction: number({ label: 'p-value of the interaction', symbol: 'p_{AB}', places: 5, optional: true }),
    analysis: table(
      {
        source: text({ label: 'Source' }),
        squares: number({ label: 'Sum of squares', places: 4 }),
        freedom: integer({ label: 'Degrees of freedom' }),
        square: number({ label: 'Mean square', places: 4, optional: true }),
        f: number({ label: 'F', places: 4, optional: true }),
        p: number({ label: 'p-value', places: 5, optional: true }),
        eta: number({ label: 'Partial eta squared', places: 4, optional: true }),
      },
      { label: 'Analysis of variance' },
    ),
    means: table(
      {
        a: text({ label: 'Level of A' }),
        b: text({ label: 'Level of B' }),
        size: integer({ label: 'Values' }),
        average: number({ label: 'Mean', places: 4 }),
      },
      { label: 'Means' },
    ),
  },
  algorithm: ({ values, replicates }) => {
    const origin = values[0]![0]!;
    const levels = values.length / replicates;
    const columns = values[0]!.length;
    // Less the first value, which changes no sum of squares.
    const cells = cellsOf(values, replicates).map((row) => row.map((cell) => cell.map((value) => value - origin)));
    const averages = cells.map((row) => row.map((cell) => mean(cell)));
    const ofA = averages.map((row) => mean(row));
    const ofB = averages[0]!.map((_, j) => mean(averages.map((row) => row[j]!)));
    const grand = mean(ofA);
    const size = sum(cells.flat(2).map((value) => value ** 2));
    const squared = (times: number, distances: readonly number[]) => {
      const squares = times * sum(distances.map((distance) => distance ** 2));
      // What is left of values that cancel.
      return squares <= 1e-26 * size ? 0 : squares;
    };
    const squaresA = squared(
      columns * replicates,
      ofA.map((average) => average - grand),
    );
    const squaresB = squared(
      levels * replicates,
      ofB.map((average) => average - grand),
    );
    const joint = squared(
      replicates,
      averages.flatMap((row, i) => row.map((average, j) => average - ofA[i]! - ofB[j]! + grand)),
    );
    const inside = sum(
      cells.flat().map((cell, i) => {
        const average = averages[Math.floor(i / columns)]![i % columns]!;
        return sum(cell.map((value) => (value - average) ** 2));
      }),
    );
    const isReplicated = replicates > 1;
    const error = isReplicated ? inside : joint;
    if (error <= 1e-24 * size)
      throw noResult(
        isReplicated
          ? 'The replicates of each cell are equal: there is no error to compare with.'
          : 'The columns differ by the same amounts in all rows: there is no error to compare with.',
      );
    const [dA, dB] = [levels - 1, columns - 1];
    const dJoint = dA * dB;
    const dError = isReplicated ? levels * columns * (replicates - 1) : dJoint;
    const line = (source: string, squares: number, freedom: number) => {
      const f = squares / freedom / (error / dError);
      return {
        source,
        squares,
        freedom,
        square: squares / freedom,
        f,
        p: fSurvival(f, freedom, dError),
        eta: squares / (squares + error),
      };
    };
    const a = line('A (rows)', squaresA, dA);
    const b = line('B (columns)', squaresB, dB);
    const interaction = isReplicated ? line('Interaction A × B', joint, dJoint) : undefined;
    const total = squaresA + squaresB + joint + (isReplicated ? inside : 0);
    const analysis = [
      a,
      b,
      ...(interaction === undefined ? [] : [interaction]),
      {
        source: isReplicated ? 'Error within cells' : 'Error',
        squares: error,
        freedom: dError,
        square: error / dError,
      },
      { source: 'Total', squares: total, freedom: values.length * columns - 1 },
    ];
    const means = [
      ...ofA.map((average, i) => ({
        a: String(i + 1),
        b: 'all',
        size: columns * replicates,
        average: average + origin,
      })),
      ...ofB.map((average, j) => ({ a: 'all', b: String(j + 1), size: values.length, average: average + origin })),
      ...averages.flatMap((row, i) =>
        row.map((average, j) => ({
          a: String(i + 1),
          b: String(j + 1),
          size: replicates,
          average: average + origin,
        })),
      ),
    ];
    return { pA: a.p, pB: b.p, pInteraction: interaction?.p, analysis, means };
  },
  stepwise: [
    'With a levels of A, b of B and r replicates: SS of A is b r Σ(mean of the level − grand mean)², SS of B a r Σ(…)².',
    'SS of the interaction is r Σ(mean of the cell − mean of A − mean of B + grand mean)²; the error is what the values differ by within cells, with a b (r − 1) degrees of freedom.',
    'Without replication the interaction is the error, with (a − 1)(b − 1) degrees of freedom.',
    'F is each mean square over that of the error (both factors fixed); p is its upper tail. Partial η² = SS/(SS + SS of error).',
  ],
  requires: [
    {
      that: ({ values, replicates }) => values.length % replicates === 0,
      field: 'replicates',
      says: 'The rows do not divide into levels of A of {replicates} {replicates|row|rows} each.',
    },
    {
      that: ({ values, replicates }) => values.length % replicates !== 0 || values.length >= 2 * replicates,
      field: 'replicates',
      says: 'With {replicates} {replicates|row|rows} for each level there is only one level of A: give at least two.',
    },
    {
      that: ({ values }) => values[0]!.length >= 2,
      field: 'values',
      says: 'Give at least two levels of B, in columns.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ pInteraction }) => pInteraction !== undefined && roundTo(pInteraction, 5) <= 0.05,
      says: 'The interaction is found at 5%: the effect of one factor depends on the level of the other, and the main effects are only averages. Look at the means of the cells.',
    },
    {
      level: 'caution',
      when: ({ replicates }) => replicates === 1,
      says: 'Without replication an interaction cannot be seen: where there is one it counts as error, and effects are missed.',
    },
    {
      level: 'caution',
      when: ({ values, replicates }) => {
        if (replicates === 1) return false;
        const variances = cellsOf(values, replicates)
          .flat()
          .map((cell) => variance(cell));
        const largest = Math.max(...variances);
        const others = sum(variances) - largest;
        const count = variances.length;
        // Cochran's C, largest/sum, by its F and the number of cells.
        return (
          isAtMost(others, 0) ||
          isBelow(
            count * fSurvival(((count - 1) * largest) / others, replicates - 1, (count - 1) * (replicates - 1)),
            0.01,
          )
        );
      },
      says: 'The largest standard deviation of a cell stands out from the others (p of Cochran’s C below 1%): F may mislead. Look for an outlier in that cell, or try a transformation, as the logarithm.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Means of the cells',
    x: { label: 'Level of B' },
    y: { label: 'Mean' },
    curve: ({ values, replicates }) => {
      const averages = cellsOf(values, replicates).map((row) => row.map((cell) => mean(cell)));
      if (averages.length > LINES) return undefined;
      const last = averages[0]!.length;
      return {
        from: 1,
        to: last,
        lines: averages.map((row, i) => ({
          label: `A ${i + 1}`,
          y: (x: number) => {
            const left = Math.max(1, Math.min(last - 1, Math.floor(x)));
            return row[left - 1]! + (x - left) * (row[left]! - row[left - 1]!);
          },
        })),
      };
    },
  },
  explanation: ({ pInteraction }) =>
    `The p-value of factor A (rows) {pA|is {|pA|}|is below 10⁻³⁰⁰|is {|pA|}}, of factor B (columns) it {pB|is {|pB|}|is below 10⁻³⁰⁰|is {|pB|}}${
      pInteraction === undefined
        ? '; without replicates the interaction cannot be tested.'
        : ' and of their interaction it {pInteraction|is {|pInteraction|}|is below 10⁻³⁰⁰|is {|pInteraction|}}.'
    }`,
  examples: [
    {
      inputs: {
        values: [
          [15.2, 19.7, 25.5],
          [21.5, 23.3, 26.4],
          [17.6, 23.6, 22.4],
          [9.7, 26.4, 24.5],
          [14.5, 20.0, 24.8],
          [10.0, 25.2, 30.9],
          [8.2, 25.8, 26.4],
          [9.4, 21.2, 27.3],
          [16.5, 14.5, 29.4],
          [9.7, 27.3, 23.0],
          [4.2, 16.5, 23.6],
          [11.5, 16.5, 18.5],
          [7.3, 15.2, 33.9],
          [5.8, 17.3, 25.5],
          [6.4, 22.5, 26.4],
          [10.0, 17.3, 32.5],
          [11.2, 13.6, 26.7],
          [11.2, 14.5, 21.5],
          [5.2, 18.8, 23.3],
          [7.0, 15.5, 29.5],
        ],
        replicates: 10,
      },
      results: {
        pA: 0.00023118280977342,
        pB: 4.0462911959922e-18,
        pInteraction: 0.02186027,
        analysis: {
          length: 5,
          rows: {
            0: { source: 'A (rows)', squares: 205.35, freedom: 1, square: 205.35, f: 15.57198 },
            1: { squares: 2426.434333333, freedom: 2, square: 1213.2171666667, f: 91.99996 },
            2: { squares: 108.319, freedom: 2, square: 54.1595, f: 4.106991 },
            3: { squares: 712.106, freedom: 54, square: 13.1871481481 },
            4: { squares: 3452.2093333, freedom: 59 },
          },
        },
        means: {
          length: 11,
          rows: {
            0: { a: '1', b: 'all', size: 30, average: 20.66333333 },
            5: { a: '1', b: '1', size: 10, average: 13.23 },
          },
        },
      },
      cautions: ['interaction is found'],
      source: 'R 4.2: aov(len ~ supp * factor(dose), ToothGrowth); by hand: sums and means',
    },
    {
      inputs: {
        values: [
          [5.4, 5.5, 5.55],
          [5.85, 5.7, 5.75],
          [5.2, 5.6, 5.5],
          [5.55, 5.5, 5.4],
          [5.9, 5.85, 5.7],
          [5.45, 5.55, 5.6],
        ],
        replicates: 1,
      },
      results: {
        pA: 0.010765,
        pB: 0.70960656,
        analysis: {
          length: 4,
          rows: {
            0: { squares: 0.3990277777778, freedom: 5, f: 5.5144 },
            1: { squares: 0.0102777777778, eta: 0.0663082437276 },
            2: { source: 'Error', squares: 0.1447222222222, freedom: 10 },
            3: { squares: 0.5540277777778, freedom: 17 },
          },
        },
      },
      cautions: ['Without replication'],
      source: 'R 4.2: aov(x ~ column + row) of rounding first base; by hand: 0.01027777778/0.155',
    },

    {
      inputs: {
        values: [
          [1, 2, 9],
          [2, 4, 60],
          [3, 1, 12],
          [4, 9, 7],
        ],
        replicates: 2,
      },
      results: {
        pA: 0.44946,
        pB: 0.20397,
        pInteraction: 0.39707,
        analysis: {
          length: 5,
          rows: { 0: { squares: 147, f: 0.6543 }, 2: { squares: 486, f: 1.0816 }, 3: { squares: 1348, freedom: 6 } },
        },
      },
      cautions: ['stands out'],
      source: 'R 4.2: aov(y ~ A * B)',
    },
    {
      inputs: {
        values: [
          [1, 2],
          [3, 4],
        ],
        replicates: 1,
      },
      noResult: 'differ by the same amounts',
      source: 'By definition',
    },
    {
      inputs: {
        values: [
          [1, 2],
          [1, 2],
          [3, 5],
          [3, 5],
        ],
        replicates: 2,
      },
      noResult: 'replicates of each cell are equal',
      source: 'By definition',
    },
    {
      inputs: {
        values: [
          [1, 2],
          [3, 4],
          [5, 7],
        ],
        replicates: 2,
      },
      refused: 'do not divide',
      source: 'By definition',
    },
    {
      inputs: {
        values: [
          [1, 2],
          [3, 5],
        ],
        replicates: 2,
      },
      refused: 'only one level of A',
      source: 'By definition',
    },
    { inputs: { values: [[1], [3]], replicates: 1 }, refused: 'two levels of B', source: 'By definition' },
  ],
  notes: [
    'Assumes independent values, about normally distributed in each cell, and factors whose levels are all that one asks about (fixed effects).',
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §7.4.3.7, §3.2.3.2',
      url: 'https://www.itl.nist.gov/div898/handbook/prc/section4/prc437.htm',
    },
    { title: 'Montgomery: Design and Analysis of Experiments, 8th ed., §5.3' },
  ],
});

/** The values of each cell: rows of levels of A, columns of levels of B. */
function cellsOf(values: readonly (readonly number[])[], replicates: number): number[][][] {
  return Array.from({ length: Math.floor(values.length / replicates) }, (_, level) =>
    values[0]!.map((_, j) => values.slice(level * replicates, (level + 1) * replicates).map((row) => row[j]!)),
  );
}
