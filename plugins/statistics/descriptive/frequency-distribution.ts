import {
  ceilNear,
  choice,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  list,
  number,
  percent,
  quantile,
  roundNear,
  sorted,
  standardDeviation,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { histogram } from '../shared/histogram.js';
import { datum } from '../shared/inference.js';
import { differLittle } from '../shared/narrow-intervals.js';

/** More classes than can be looked at. */
const MOST = 200;

interface Wanted {
  readonly values: readonly number[];
  readonly rule: string;
  readonly classes: number | undefined;
  readonly width: number | undefined;
  readonly start: number | undefined;
}

const rangeOf = (values: readonly number[]) => sumOfProducts([Math.max(...values)], [-1, Math.min(...values)]);

/** The width that a rule asks for, before it is fitted to the range; undefined where the rule counts classes. */
function ruledWidth(values: readonly number[], rule: string): number | undefined {
  if (rule === 'scott') return standardDeviation(values) * Math.cbrt((24 * Math.sqrt(Math.PI)) / values.length);
  if (rule === 'freedman') return (2 * (quantile(values, 0.75) - quantile(values, 0.25))) / Math.cbrt(values.length);
  return undefined;
}

/** How many classes a rule makes of values that are not all equal. */
function classCount({ values, rule, classes, width, start }: Wanted): number {
  const n = values.length;
  if (rule === 'count') return classes!;
  if (rule === 'width')
    return Math.min(MOST, floorNear(sumOfProducts([Math.max(...values)], [-1, start!]) / width!) + 1);
  if (rule === 'root') return ceilNear(Math.sqrt(n));
  if (rule === 'rice') return ceilNear(2 * Math.cbrt(n));
  const ruled = ruledWidth(values, rule);
  return ruled === undefined ? 1 + ceilNear(Math.log2(n)) : Math.min(MOST, ceilNear(rangeOf(values) / ruled));
}

/** Whether the rule has a width to go by: that of Freedman and Diaconis needs quartiles that differ. */
const hasWidth = (values: readonly number[], rule: string) =>
  rule !== 'freedman' || isAbove(quantile(values, 0.75) - quantile(values, 0.25), 0);

/** How many values lie in each class, from its lower limit on and below its upper one. */
export default defineCalculator({
  title: 'Frequency distribution and class width',
  description:
    'Frequency table of a list of numbers, by classes of the rules of Sturges, Scott or Freedman and Diaconis, of a number or width of your own, or for each value, with relative and cumulative frequencies and a histogram.',
  keywords: [
    'frequency table',
    'class width',
    'histogram bins',
    'number of classes',
    'Sturges rule',
    'Freedman-Diaconis rule',
    'Scott rule',
    'relative frequency',
    'cumulative frequency',
    'grouped frequency distribution',
  ],
  related: ['grouped-data-statistics', 'five-number-summary', 'mean-median-mode'],
  inputs: {
    values: list(datum, { label: 'Values', symbol: 'x', minItems: 2, maxItems: 5000 }),
    rule: choice(
      {
        sturges: { label: 'Sturges: 1 + log₂ n classes', also: ['Sturges'] },
        scott: { label: 'Scott: width 3.49 s/∛n', also: ['Scott'] },
        freedman: { label: 'Freedman-Diaconis: width 2 IQR/∛n', also: ['Freedman-Diaconis', 'FD'] },
        root: { label: 'Square root: √n classes', also: ['square root', 'sqrt'] },
        rice: { label: 'Rice: 2 ∛n classes', also: ['Rice'] },
        count: { label: 'A number of classes', also: ['number of classes', 'bins'] },
        width: { label: 'A class width', also: ['width', 'class width'] },
        each: { label: 'Each value by itself', also: ['ungrouped', 'each value'] },
      },
      { label: 'Classes by', default: 'sturges' },
    ),
    classes: integer({ label: 'Number of classes', symbol: 'k', min: 1, max: 200, when: { rule: 'count' } }),
    width: number({ label: 'Class width', symbol: 'w', above: 0, max: 1e12, when: { rule: 'width' } }),
    start: number({
      label: 'Lower limit of the first class',
      symbol: 'L_1',
      min: -1e13,
      max: 1e12,
      default: ({ values, width }) => sumOfProducts([floorNear(Math.min(...values) / width), width]),
      when: { rule: 'width' },
    }),
  },
  outputs: {
    count: integer({ label: 'Number of classes', symbol: 'k' }),
    size: number({ label: 'Width of a class', symbol: 'w', optional: true }),
    total: integer({ label: 'Count of values', symbol: 'n' }),
    most: integer({ label: 'Largest frequency' }),
    range: number({ label: 'Range of the values', symbol: 'R' }),
    table: table(
      {
        from: number({ label: 'From, or value' }),
        to: number({ label: 'To below', optional: true }),
        frequency: integer({ label: 'Frequency' }),
        relative: percent({ label: 'Relative frequency', places: 2 }),
        cumulative: integer({ label: 'Cumulative frequency' }),
        share: percent({ label: 'Cumulative relative frequency', places: 2 }),
      },
      { label: 'Frequency table' },
    ),
  },
  algorithm: ({ values, rule, classes, width, start }) => {
    const ordered = sorted(values);
    const total = values.length;
    const least = ordered[0]!;
    const range = rangeOf(values);
    const columns: { readonly from: number; readonly to: number | undefined; frequency: number }[] = [];
    let size: number | undefined;
    if (rule === 'each') {
      for (const value of ordered) {
        const last = columns.at(-1);
        if (last?.from === value) last.frequency += 1;
        else columns.push({ from: value, to: undefined, frequency: 1 });
      }
    } else {
      const count = classCount({ values, rule, classes, width, start });
      const first = rule === 'width' ? start! : least;
      size = rule === 'width' ? width! : range / count;
      for (let i = 0; i < count; i++) {
        const [from, to] =
          rule === 'width'
            ? [sumOfProducts([first], [i, size]), sumOfProducts([first], [i + 1, size])]
            : [
                sumOfProducts([count, first], [i, range]) / count,
                sumOfProducts([count, first], [i + 1, range]) / count,
              ];
        columns.push({ from, to, frequency: 0 });
      }
      for (const value of ordered) {
        const steps = (value - first) / size;
        // What is near a limit is looked at as it is written.
        const exact = isNear(steps, roundNear(steps), 1e-6) ? sumOfProducts([value], [-1, first]) / size : steps;
        columns[Math.max(0, Math.min(count - 1, floorNear(exact)))]!.frequency += 1;
      }
    }
    let cumulative = 0;
    return {
      count: columns.length,
      size,
      total,
      most: Math.max(...columns.map(({ frequency }) => frequency)),
      range,
      table: columns.map(({ from, to, frequency }) => {
        cumulative += frequency;
        return {
          from,
          to,
          frequency,
          relative: frequency / total,
          cumulative,
          share: cumulative / total,
        };
      }),
    };
  },
  stepwise: [
    'The number of classes k is 1 + log₂ n (Sturges), √n, or 2 ∛n (Rice), rounded up; or the range over the width (24 √π)^(1/3) s/∛n = 3.49 s/∛n (Scott) or 2 (Q₃ − Q₁)/∛n (Freedman and Diaconis, with inclusive quartiles), rounded up.',
    'The width is then the range over k, and the classes reach from the least to the greatest value. A width of your own is kept as it is: the first class begins at the lower limit that is given, else at a multiple of the width.',
    'A class has the values from its lower limit on and below its upper one; the last class of those that reach from the least to the greatest value has the greatest as well.',
    'Relative frequencies are frequencies over n; cumulative ones add up all classes so far.',
  ],
  requires: [
    {
      that: ({ values, rule }) => rule === 'each' || rule === 'width' || values.some((value) => value !== values[0]),
      field: 'values',
      says: 'All values are equal: there is no range to divide. Choose each value by itself, or a class width.',
    },
    {
      that: ({ values, rule }) => hasWidth(values, rule) || values.every((value) => value === values[0]),
      field: 'rule',
      says: 'Both quartiles are equal, so that the rule of Freedman and Diaconis gives no width: take another rule.',
    },
    {
      that: ({ values, start }) => start <= Math.min(...values),
      field: 'start',
      says: 'The first class must begin at the least value or below it: {start} is above it.',
    },
    {
      that: ({ values, width, start }) => isBelow((Math.max(...values) - start) / width, MOST),
      field: 'width',
      says: 'Classes of this width would be more than 200: take a larger width, or a first class that begins nearer to the values.',
    },
    {
      that: ({ values, rule }) => {
        if ((rule !== 'scott' && rule !== 'freedman') || !hasWidth(values, rule)) return true;
        if (values.every((value) => value === values[0])) return true;
        return isAtMost(rangeOf(values) / ruledWidth(values, rule)!, MOST);
      },
      field: 'rule',
      says: 'This rule would make more than 200 classes, as a few values lie far from the rest: choose a number of classes, or look at the far values.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ rule, total }) => rule === 'sturges' && total > 200,
      says: 'Of more than 200 values the rule of Sturges makes few and wide classes, which may hide peaks: compare with Freedman and Diaconis.',
    },
    {
      level: 'note',
      when: ({ rule, table, count }) =>
        rule !== 'each' && count >= 4 && 3 * table.filter(({ frequency }) => frequency === 0).length >= count,
      says: 'A third of the classes or more are empty: they are too narrow, or a few values lie far from the rest.',
    },
    {
      level: 'caution',
      when: ({ rule, count, total }) => rule !== 'each' && count > 1 && count >= total,
      says: 'There are at least as many classes as values: a distribution cannot be seen in them. Take fewer classes.',
    },
    {
      level: 'caution',
      when: ({ values }) => differLittle(values),
      says: 'The values differ so little beside their size that six digits do not show it: take off first what is common to all, and add it to the class limits afterwards.',
    },
    {
      level: 'note',
      when: ({ rule, count }) => rule !== 'each' && count === 1,
      says: 'One class has all values: take more classes, or a smaller width.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Histogram',
    x: { of: 'range', label: 'Value' },
    y: { label: 'Frequency' },
    curve: ({ rule, table }) =>
      rule === 'each'
        ? undefined
        : histogram(table.map(({ from, to, frequency }) => ({ from, to: to ?? from, height: frequency }))),
  },
  explanation: ({ rule, most, count }) => {
    if (rule === 'each' && count === 1) return 'All {total} values are equal.';
    if (rule === 'each')
      return most === 1
        ? 'All {total} values are different: each occurs once.'
        : 'Among {total} values there are {count} different ones; the most frequent occurs {most} times.';
    const last = rule === 'width' ? '' : ', the last with the greatest value as well';
    return `{total} values fall into {count} {count|class|classes} of width {size}, each from its lower limit on and below the upper one${last}; {count|it|the fullest} has {most} of them.`;
  },
  examples: [
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13] },
      results: {
        count: 5,
        size: 4.6,
        total: 15,
        most: 6,
        range: 23,
        table: {
          length: 5,
          rows: {
            0: { from: 8, to: 12.6, frequency: 3, relative: 20, cumulative: 3, share: 20 },
            1: { from: 12.6, to: 17.2, frequency: 6, relative: 40, cumulative: 9, share: 60 },
            4: { from: 26.4, to: 31, frequency: 1, cumulative: 15, share: 100 },
          },
        },
      },
      source: "numpy.histogram(bins='sturges')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13], rule: 'scott' },
      results: {
        count: 3,
        size: 7.66666666666667,
        most: 7,
        table: { rows: { 1: { from: 15.6666666666667, frequency: 6 } } },
      },
      source: 'numpy.histogram of ⌈23/((24 √π/15)^(1/3) s)⌉ classes, with the sample standard deviation',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13], rule: 'freedman' },
      results: { count: 5, most: 6 },
      source: "numpy.histogram(bins='fd')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13], rule: 'root' },
      results: { count: 4, size: 5.75, most: 7, table: { rows: { 1: { from: 13.75, to: 19.5, frequency: 7 } } } },
      source: "numpy.histogram(bins='sqrt')",
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13], rule: 'rice' },
      results: { count: 5, size: 4.6 },
      source: "numpy.histogram(bins='rice')",
    },
    {
      inputs: { values: [0.1, 0.2, 0.3, 0.3, 0.4, 0.6, 0.7, 0.7], rule: 'count', classes: 6 },
      results: {
        count: 6,
        size: 0.1,
        most: 3,
        table: {
          rows: {
            0: { frequency: 1 },
            2: { from: 0.3, frequency: 2 },
            4: { from: 0.5, frequency: 0 },
            5: { from: 0.6, to: 0.7, frequency: 3 },
          },
        },
      },
      source: 'By hand: 0.3 belongs to the class from 0.3 on, 0.7 to the last one',
    },
    {
      inputs: { values: [12, 15, 11, 20, 19, 15, 31, 8, 14, 22, 17, 16, 25, 18, 13], rule: 'width', width: 5 },
      results: {
        count: 6,
        size: 5,
        most: 6,
        table: {
          rows: {
            0: { from: 5, to: 10, frequency: 1 },
            1: { frequency: 4 },
            2: { from: 15, frequency: 6 },
            3: { frequency: 2 },
            4: { from: 25, frequency: 1 },
            5: { from: 30, to: 35, frequency: 1 },
          },
        },
      },
      source: 'By hand',
    },
    {
      inputs: { values: [0.1, 0.2, 0.3, 0.6, 0.9], rule: 'width', width: 0.3, start: 0 },
      results: {
        count: 4,
        most: 2,
        table: {
          rows: { 0: { frequency: 2 }, 1: { from: 0.3, frequency: 1 }, 3: { from: 0.9, to: 1.2, frequency: 1 } },
        },
      },
      source: 'By hand: the greatest value begins a class of its own',
    },
    {
      inputs: { values: [3, 3, 3], rule: 'width', width: 2 },
      results: { count: 1, most: 3, range: 0, table: { rows: { 0: { from: 2, to: 4, frequency: 3, share: 100 } } } },
      cautions: ['One class'],
      source: 'By hand',
    },
    {
      inputs: { values: [3, 1, 2, 3, 0.1, 0.1, 3], rule: 'each' },
      results: {
        count: 4,
        most: 3,
        total: 7,
        range: 2.9,
        table: { length: 4, rows: { 0: { from: 0.1, frequency: 2 }, 3: { from: 3, frequency: 3, cumulative: 7 } } },
      },
      source: "Python's collections.Counter",
    },
    {
      inputs: { values: [1, 2, 2, 3, 100], rule: 'count', classes: 10 },
      results: { count: 10, most: 4, table: { rows: { 9: { from: 90.1, frequency: 1 } } } },
      cautions: ['are empty', 'as many classes as values'],
      source: 'numpy.histogram(bins=10)',
    },
    {
      inputs: {
        values: [
          1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
          31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
          58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84,
          85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109,
          110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
          132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153,
          154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
          176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197,
          198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
          220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241,
          242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252,
        ],
      },
      results: {
        count: 9,
        size: 27.8888888888889,
        most: 28,
        table: { rows: { 0: { frequency: 28 }, 8: { from: 224.111111111111, to: 252, frequency: 28 } } },
      },
      cautions: ['may hide peaks'],
      source: "numpy.histogram(bins='sturges') of 1 to 252",
    },
    { inputs: { values: [4, 2, 7], rule: 'each' }, results: { count: 3, most: 1 }, source: 'By hand' },
    {
      inputs: { values: [10000000000, 10000000001, 10000000003, 10000000004, 10000000008], rule: 'freedman' },
      results: { count: 3, range: 8, table: { rows: { 0: { frequency: 2 }, 1: { frequency: 2 } } } },
      source: "numpy.histogram(bins='fd') of 0, 1, 3, 4, 8",
    },
    {
      inputs: { values: [3, 3, 3], rule: 'each' },
      results: { count: 1, most: 3 },
      source: 'By hand: one value, three times',
    },
    {
      inputs: { values: [200.0001, 200.0002, 200.0002, 200.0003, 200.0004, 200.0005], rule: 'count', classes: 2 },
      results: { size: 0.0002, most: 3, table: { rows: { 1: { from: 200.0003, frequency: 3 } } } },
      cautions: ['differ so little'],
      source: 'By hand: as of 1, 2, 2, 3, 4, 5 with the limit 3',
    },
    { inputs: { values: [4, 4] }, refused: 'All values are equal', source: 'By definition' },
    {
      inputs: { values: [4, 4, 4, 4, 9], rule: 'freedman' },
      refused: 'Both quartiles are equal',
      source: 'By definition',
    },
    {
      inputs: { values: [4, 9], rule: 'width', width: 2, start: 5 },
      refused: 'at the least value',
      source: 'By definition',
    },
    { inputs: { values: [4, 900], rule: 'width', width: 2 }, refused: 'more than 200', source: 'By definition' },
    {
      inputs: { values: [1, 2, 3, 4, 1000], rule: 'freedman' },
      refused: 'more than 200 classes',
      source: 'By hand: 999/(2 × 2/∛5) is 427',
    },
  ],
  notes: [
    'Rules are starting points: widths that are easy to read, as 5 or 10, may serve better. Choose a class width then.',
    'Programs differ at the limits: spreadsheets count a value at the upper limit of a class in that class, this table in the next.',
  ],
  references: [
    { title: 'Sturges: The Choice of a Class Interval, JASA 21 (1926)', doi: '10.1080/01621459.1926.10502161' },
    { title: 'Scott: On optimal and data-based histograms, Biometrika 66 (1979)', doi: '10.1093/biomet/66.3.605' },
    {
      title: 'Freedman, Diaconis: On the histogram as a density estimator: L2 theory (1981)',
      doi: '10.1007/BF01025868',
    },
    {
      title: 'NumPy: numpy.histogram_bin_edges (documentation)',
      url: 'https://numpy.org/doc/stable/reference/generated/numpy.histogram_bin_edges.html',
    },
  ],
});
