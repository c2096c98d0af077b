import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  number,
  rows,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { weightedSumAsWritten } from '../shared/exact-sum.js';
import { histogram } from '../shared/histogram.js';
import { differLittle } from '../shared/narrow-intervals.js';

interface Given {
  readonly lower: number;
  readonly upper: number;
  readonly frequency: number;
}

type Limits = 'touching' | 'rounded' | 'completed';

const inOrder = (classes: readonly Given[]) => [...classes].sort((a, b) => a.lower - b.lower);

/** From the upper limit of each class to the lower one of the next, as they are written. */
const gapsOf = (classes: readonly Given[]) => {
  const ordered = inOrder(classes);
  return ordered.slice(1).map(({ lower }, index) => sumOfProducts([lower], [-1, ordered[index]!.upper]));
};

/** Classes in order, with the boundaries at which they touch. */
function bounded(classes: readonly Given[], limits: Limits) {
  const gap = gapsOf(classes)[0]!;
  return inOrder(classes).map(({ lower, upper, frequency }) => {
    if (limits === 'touching') return { from: lower, to: upper, frequency };
    if (limits === 'rounded')
      return { from: sumOfProducts([2, lower], [-1, gap]) / 2, to: sumOfProducts([2, upper], [gap]) / 2, frequency };
    return { from: lower, to: sumOfProducts([upper], [gap]), frequency };
  });
}

type Bounded = ReturnType<typeof bounded>;

/** Where so many quarters of all frequencies are reached, in proportion within a class. */
function quarterAt(classes: Bounded, quarters: number): number {
  const total = sum(classes.map(({ frequency }) => frequency));
  let before = 0;
  for (const { from, to, frequency } of classes) {
    if (4 * (before + frequency) >= quarters * total)
      return from + (((quarters * total) / 4 - before) / frequency) * (to - from);
    before += frequency;
  }
  return Number.NaN;
}

/** The class of the greatest frequency per width, where there is only one. */
function modalPlace(classes: Bounded): number | undefined {
  const densities = classes.map(({ from, to, frequency }) => frequency / (to - from));
  const most = Math.max(...densities);
  const top = densities.flatMap((density, place) => (isAtLeast(density, most) ? [place] : []));
  return top.length === 1 ? top[0] : undefined;
}

/** Each class counts at its middle for mean and spread, and evenly over its width for median and quartiles. */
export default defineCalculator({
  title: 'Mean, median and mode of grouped data',
  description:
    'Estimated mean, median, mode, quartiles and standard deviation of grouped data from class limits and frequencies, with a histogram.',
  keywords: [
    'grouped data',
    'grouped frequency table',
    'class intervals',
    'median of grouped data',
    'mode of grouped data',
    'standard deviation of grouped data',
    'modal class',
    'class midpoints',
  ],
  related: ['frequency-distribution', 'mean-median-mode', 'weighted-mean'],
  inputs: {
    classes: rows(
      {
        lower: number({ label: 'Lower limit', min: -1e12, max: 1e12 }),
        upper: number({ label: 'Upper limit', min: -1e12, max: 1e12 }),
        frequency: integer({ label: 'Frequency', min: 0, max: 1e12 }),
      },
      { label: 'Classes', minItems: 2, maxItems: 100 },
    ),
    limits: choice(
      {
        touching: { label: 'Classes touch: 10 to 20, 20 to 30', also: ['continuous', 'exclusive'] },
        rounded: { label: 'Rounded values: 50 to 54, 55 to 59', also: ['gaps', 'inclusive', 'rounded'] },
        completed: { label: 'Completed units, as ages: 0 to 9, 10 to 19', also: ['ages', 'age', 'completed years'] },
      },
      { label: 'Class limits', default: 'touching' },
    ),
  },
  outputs: {
    average: number({ label: 'Mean', symbol: '\\bar x' }),
    middle: number({ label: 'Median', symbol: '\\tilde x' }),
    modal: number({
      label: 'Mode',
      symbol: 'M_o',
      help: 'Only where one class has the greatest frequency for its width.',
      optional: true,
    }),
    deviation: number({ label: 'Sample standard deviation', symbol: 's', optional: true }),
    population: number({ label: 'Population standard deviation', symbol: '\\sigma' }),
    q1: number({ label: 'First quartile', symbol: 'Q_1' }),
    q3: number({ label: 'Third quartile', symbol: 'Q_3' }),
    modalFrom: number({ label: 'Lower boundary of the modal class', symbol: 'L_m', optional: true }),
    modalTo: number({ label: 'Upper boundary of the modal class', symbol: 'U_m', optional: true }),
    total: integer({ label: 'Sum of the frequencies', symbol: 'n' }),
    table: table(
      {
        from: number({ label: 'Lower boundary' }),
        to: number({ label: 'Upper boundary' }),
        center: number({ label: 'Midpoint' }),
        frequency: integer({ label: 'Frequency' }),
        cumulative: integer({ label: 'Cumulative frequency' }),
      },
      { label: 'Classes with their boundaries' },
    ),
  },
  algorithm: ({ classes, limits }) => {
    const ordered = bounded(classes, limits);
    const frequencies = ordered.map(({ frequency }) => frequency);
    const total = sum(frequencies);
    const centers = ordered.map(({ from, to }) => sumOfProducts([from], [to]) / 2);
    const average = weightedSumAsWritten(frequencies, centers) / total;
    const squares = sum(ordered.map(({ frequency }, index) => frequency * (centers[index]! - average) ** 2));
    const isOne = ordered.filter(({ frequency }) => frequency > 0).length === 1;
    const place = modalPlace(ordered);
    const density = (index: number) => {
      const one = ordered[index];
      return one === undefined ? 0 : one.frequency / (one.to - one.from);
    };
    let modal: number | undefined;
    if (place !== undefined) {
      const [rise, fall] = [density(place) - density(place - 1), density(place) - density(place + 1)];
      modal = ordered[place]!.from + (rise / (rise + fall)) * (ordered[place]!.to - ordered[place]!.from);
    }
    return {
      average,
      middle: quarterAt(ordered, 2),
      modal,
      deviation: total < 2 ? undefined : isOne ? 0 : Math.sqrt(squares / (total - 1)),
      population: isOne ? 0 : Math.sqrt(squares / total),
      q1: quarterAt(ordered, 1),
      q3: quarterAt(ordered, 3),
      modalFrom: place === undefined ? undefined : ordered[place]!.from,
      modalTo: place === undefined ? undefined : ordered[place]!.to,
      total,
      table: ordered.map(({ from, to, frequency }, index) => ({
        from,
        to,
        center: centers[index]!,
        frequency,
        cumulative: sum(frequencies.slice(0, index + 1)),
      })),
    };
  },
  stepwise: [
    'The boundaries are the limits where classes touch; of rounded values they lie half a gap below the lower and above the upper limit; of completed units a class reaches to the lower limit of the next.',
    'Mean: x̄ = Σ f m/n with the midpoints m and n = Σ f. Variances: Σ f (m − x̄)² over n − 1, or over n of a population.',
    'Median: L + (n/2 − F)/f × w, in the first class whose cumulative frequency reaches n/2, with its lower boundary L, width w and frequency f, and F cumulated before it. Quartiles: the same with n/4 and 3n/4.',
    'Mode: L + (f₁ − f₀)/((f₁ − f₀) + (f₁ − f₂)) × w in the class with the greatest frequency f₁, between its neighbors f₀ and f₂, 0 where there is none. Where widths differ, f is the frequency over the width.',
  ],
  requires: [
    {
      each: 'classes',
      that: ({ lower, upper }, { limits }) => (limits === 'touching' ? lower < upper : lower <= upper),
      field: 'upper',
      says: 'The upper limit of a class must be above its lower limit.',
    },
    {
      that: ({ classes, limits }) => limits !== 'touching' || gapsOf(classes).every((gap) => gap === 0),
      field: 'classes',
      says: 'These classes do not touch: each has to begin where the one before ends. For 50 to 54, 55 to 59 choose rounded values or completed units; a missing class has the frequency 0.',
    },
    {
      that: ({ classes, limits }) => {
        const gaps = gapsOf(classes);
        return limits === 'touching' || (gaps[0]! > 0 && gaps.every((gap) => gap === gaps[0]));
      },
      field: 'classes',
      says: 'The gaps between these classes must all be equal and above 0, as from 54 to 55. For 10 to 20, 20 to 30 choose classes that touch; a missing class has the frequency 0.',
    },
    {
      that: ({ classes }) => classes.some(({ frequency }) => frequency > 0),
      field: 'classes',
      says: 'At least one class must have a frequency above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ classes }) => classes.filter(({ frequency }) => frequency > 0).length === 1,
      says: 'All values are in one class: the standard deviation comes out as 0 only because each is put at the midpoint.',
    },
    {
      level: 'caution',
      when: ({ table, total }) =>
        table.some(({ cumulative }, index) => 2 * cumulative === total && table[index + 1]?.frequency === 0),
      says: 'Half of the values lie in the classes up to the median, and the next class is empty: every value in the gap is as good a median.',
    },
    {
      level: 'caution',
      when: ({ table, total }) =>
        table.some(
          ({ cumulative }, index) =>
            (4 * cumulative === total || 4 * cumulative === 3 * total) && table[index + 1]?.frequency === 0,
        ),
      says: 'The classes up to a quartile hold exactly one or three quarters of the values, and the next class is empty: every value in the gap is as good a quartile.',
    },
    {
      level: 'note',
      when: ({ table }) => {
        const widths = table.map(({ from, to }) => to - from);
        return isAbove(Math.max(...widths), 1.000001 * Math.min(...widths));
      },
      says: 'The classes differ in width: the modal class is that with the greatest frequency for its width, not the greatest frequency.',
    },
    {
      level: 'caution',
      when: ({ table }) => table.some(({ from, to }) => differLittle([from, to])),
      says: 'Classes are so narrow beside the size of their limits that six digits do not show it: take off first what is common to all limits, and add it to mean, median, mode and quartiles afterwards.',
    },
    {
      level: 'note',
      when: ({ modal }) => modal === undefined,
      says: 'Several classes share the greatest frequency for their width: no single mode is told.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Histogram',
    x: { of: 'average', label: 'Value' },
    y: { label: 'Frequency for each unit of width' },
    curve: ({ table, average, middle }) =>
      histogram(
        table.map(({ from, to, frequency }) => ({ from, to, height: frequency / (to - from) })),
        [
          { x: average, label: 'Mean' },
          { x: middle, label: 'Median' },
        ],
      ),
  },
  explanation: ({ limits }) => {
    const read =
      limits === 'touching'
        ? 'with limits as boundaries'
        : limits === 'rounded'
          ? 'of rounded values, with boundaries half way between the classes'
          : 'of completed units, each class reaching to the next';
    return `Estimated from {total} {total|value|values} in classes, ${read}, the mean is {average}, the median {middle}{modal?, the mode {modal}|, without a single mode}{deviation?; the sample standard deviation is {deviation}|}.`;
  },
  examples: [
    {
      inputs: {
        classes: [
          { lower: 51, upper: 55, frequency: 2 },
          { lower: 56, upper: 60, frequency: 7 },
          { lower: 61, upper: 65, frequency: 8 },
          { lower: 66, upper: 70, frequency: 4 },
        ],
        limits: 'rounded',
      },
      results: {
        average: 61.3333333333333,
        middle: 61.4375,
        modal: 61.5,
        deviation: 4.56435464587638,
        population: 4.45435403187374,
        q1: 57.8214285714286,
        q3: 64.71875,
        modalFrom: 60.5,
        modalTo: 65.5,
        total: 21,
        table: {
          length: 4,
          rows: {
            0: { from: 50.5, to: 55.5, center: 53, frequency: 2, cumulative: 2 },
            3: { from: 65.5, to: 70.5, center: 68, cumulative: 21 },
          },
        },
      },
      source: 'Math is Fun, the race: boundaries 60.5 and 65.5; numpy of the repeated midpoints and its interpolation',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 20, frequency: 6 },
          { lower: 20, upper: 40, frequency: 8 },
          { lower: 40, upper: 60, frequency: 10 },
          { lower: 60, upper: 80, frequency: 12 },
          { lower: 80, upper: 100, frequency: 6 },
          { lower: 100, upper: 120, frequency: 5 },
          { lower: 120, upper: 140, frequency: 3 },
        ],
      },
      results: { average: 62.4, middle: 61.6666666666667, modal: 65, deviation: 34.02040204204, q1: 36.25, q3: 85 },
      source:
        'Philoid, exercise with these classes: median class 60 to 80; numpy of the repeated midpoints and its interpolation',
    },
    {
      inputs: {
        classes: [
          { lower: 80, upper: 89, frequency: 1 },
          { lower: 0, upper: 9, frequency: 20 },
          { lower: 10, upper: 19, frequency: 21 },
          { lower: 20, upper: 29, frequency: 23 },
          { lower: 30, upper: 39, frequency: 16 },
          { lower: 40, upper: 49, frequency: 11 },
          { lower: 50, upper: 59, frequency: 10 },
          { lower: 60, upper: 69, frequency: 7 },
          { lower: 70, upper: 79, frequency: 3 },
        ],
        limits: 'completed',
      },
      results: {
        average: 30,
        middle: 26.5217391304348,
        modal: 22.2222222222222,
        deviation: 20.044994432571,
        total: 112,
        table: { rows: { 0: { from: 0, to: 10, center: 5 } } },
      },
      source: 'Math is Fun, ages on an island (classes): midpoints 5, 15, …; numpy',
    },
    {
      inputs: {
        classes: [
          { lower: 0.05, upper: 0.14, frequency: 3 },
          { lower: 0.15, upper: 0.24, frequency: 9 },
          { lower: 0.25, upper: 0.34, frequency: 4 },
        ],
        limits: 'rounded',
      },
      results: { average: 0.20125, middle: 0.200555555555556, modal: 0.199545454545455, deviation: 0.0680073525436772 },
      source: 'numpy, with boundaries by fractions',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 10, frequency: 5 },
          { lower: 10, upper: 30, frequency: 8 },
          { lower: 30, upper: 40, frequency: 7 },
        ],
      },
      results: { average: 21.5, middle: 22.5, modal: 33, modalFrom: 30, deviation: 11.8210338847862 },
      cautions: ['differ in width'],
      source: 'By hand: 0.7 for each unit from 30 to 40, 30 + 0.3/(0.3 + 0.7) × 10; numpy',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 1, frequency: 4 },
          { lower: 1, upper: 2, frequency: 0 },
          { lower: 2, upper: 3, frequency: 4 },
        ],
      },
      results: { average: 1.5, middle: 1, q1: 0.5, q3: 2.5, deviation: 1.0690449676497 },
      cautions: ['as good a median', 'no single mode'],
      source: 'By hand; numpy',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 10, frequency: 1 },
          { lower: 10, upper: 20, frequency: 0 },
          { lower: 20, upper: 30, frequency: 3 },
        ],
      },
      results: { average: 20, middle: 23.3333333333333, q1: 10, q3: 26.6666666666667, deviation: 10 },
      cautions: ['as good a quartile'],
      source: 'By hand: one of four values lies up to 10, the next from 20 on',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 1, frequency: 0 },
          { lower: 1, upper: 2, frequency: 1 },
        ],
      },
      results: { average: 1.5, middle: 1.5, population: 0, total: 1, modal: 1.5 },
      cautions: ['in one class'],
      source: 'By hand: one value',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 1, frequency: 0 },
          { lower: 1, upper: 2, frequency: 5 },
        ],
      },
      results: { average: 1.5, middle: 1.5, deviation: 0, q1: 1.25 },
      cautions: ['in one class'],
      source: 'By hand: all in one class',
    },
    {
      inputs: {
        classes: [
          { lower: 200.0001, upper: 200.0002, frequency: 3 },
          { lower: 200.0002, upper: 200.0003, frequency: 5 },
        ],
      },
      results: { average: 200.0002125, middle: 200.00022, q1: 200.000166666667, q3: 200.00026 },
      cautions: ['so narrow beside'],
      source: 'By hand: those of classes 1 to 2 and 2 to 3, over 10 000, and 200',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 10, frequency: 3 },
          { lower: 30, upper: 20, frequency: 4 },
        ],
      },
      refused: 'above its lower limit',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { lower: 50, upper: 54, frequency: 3 },
          { lower: 55, upper: 59, frequency: 4 },
        ],
      },
      refused: 'do not touch',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 10, frequency: 3 },
          { lower: 10, upper: 20, frequency: 4 },
        ],
        limits: 'rounded',
      },
      refused: 'equal and above 0',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 9, frequency: 3 },
          { lower: 10, upper: 19, frequency: 4 },
          { lower: 30, upper: 39, frequency: 4 },
        ],
        limits: 'completed',
      },
      refused: 'equal and above 0',
      source: 'By definition',
    },
    {
      inputs: {
        classes: [
          { lower: 0, upper: 10, frequency: 0 },
          { lower: 10, upper: 20, frequency: 0 },
        ],
      },
      refused: 'frequency above 0',
      source: 'By definition',
    },
  ],
  notes: [
    'These are estimates: within a class nobody knows where the values lie. An open class, as “60 and more”, needs an upper limit of your own, which moves mean and spread.',
    'Sheppard’s correction of the variance is not applied.',
  ],
  references: [
    {
      title: 'Math is Fun: Mean, Median and Mode from Grouped Frequencies',
      url: 'https://www.mathsisfun.com/data/frequency-grouped-mean-median-mode.html',
    },
    { title: 'Spiegel, Stephens: Schaum’s Outline of Statistics, ch. 3 and 4' },
  ],
});
