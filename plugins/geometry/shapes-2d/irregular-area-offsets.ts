import {
  choice,
  constant,
  defineCalculator,
  type FigurePoint,
  isAbove,
  list,
  quantity,
  rows,
  type Shape,
  sum,
} from '@reckoner/engine';

/** The rules weigh the offsets; at unequal distances Simpson's parabola goes through each three of them as they lie. */
export default defineCalculator({
  title: 'Area of an irregular shape from offsets',
  description:
    "Area between a base line and a curved boundary by the trapezoidal rule, Simpson's rule and Durand's rule, from offsets at equal or unequal distances.",
  keywords: [
    "Simpson's rule area",
    'trapezoidal rule area',
    "Durand's rule",
    'ordinates',
    'irregular land area',
    'offsets from a chain line',
    'pond area',
    'lake area',
  ],
  inputs: {
    spacing: choice(
      {
        equal: { label: 'Equal distances', also: ['regular'] },
        unequal: { label: 'Unequal distances', also: ['irregular'] },
      },
      { label: 'Offsets at', default: 'equal' },
    ),
    interval: quantity('m', {
      label: 'Distance between offsets',
      symbol: 'd',
      above: 0,
      max: 1e6,
      when: { spacing: 'equal' },
    }),
    offsets: list(quantity('m', { label: 'Offset', min: 0, max: 1e6 }), {
      label: 'Offsets in order',
      help: 'The first and the last, too, also where they are 0.',
      symbol: 'y',
      minItems: 2,
      maxItems: 1000,
      when: { spacing: 'equal' },
    }),
    points: rows(
      {
        distance: quantity('m', { label: 'Distance along the base line', min: -1e6, max: 1e6 }),
        offset: quantity('m', { label: 'Offset', min: 0, max: 1e6 }),
      },
      { label: 'Distances and offsets in order', minItems: 2, maxItems: 1000, when: { spacing: 'unequal' } },
    ),
  },
  outputs: {
    trapezoidal: quantity('m^2', { label: 'Area by the trapezoidal rule', symbol: 'A_T' }),
    simpson: quantity('m^2', { label: "Area by Simpson's rule", symbol: 'A_S', optional: true }),
    durand: quantity('m^2', { label: "Area by Durand's rule", symbol: 'A_D', optional: true }),
    length: quantity('m', { label: 'Length of the base line', symbol: 'L' }),
    mean: quantity('m', { label: 'Mean offset, by the trapezoidal rule', symbol: '\\bar y' }),
  },
  formula: ({ spacing, interval, offsets, points }) => {
    if (spacing === 'equal') {
      const y = offsets;
      const d = interval;
      const n = y.length - 1;
      const ends = y[0]! + y[n]!;
      const trapezoidal = d * (sum(y) - ends / 2);
      const even = n - (n % 2);
      const pairs = Array.from(
        { length: even / 2 },
        (_, pair) => y[2 * pair]! + 4 * y[2 * pair + 1]! + y[2 * pair + 2]!,
      );
      const last = n === even ? constant(0, 'm') : (y[n - 1]! + y[n]!) / 2;
      return {
        trapezoidal,
        ...(n >= 2 && { simpson: (d / 3) * sum(pairs) + d * last }),
        ...(n >= 3 && { durand: d * (sum(y) - 0.6 * ends + 0.1 * (y[1]! + y[n - 1]!)) }),
        length: n * d,
        mean: trapezoidal / (n * d),
      };
    }
    const n = points.length - 1;
    const strips = Array.from({ length: n }, (_, strip) => {
      const from = points[strip]!;
      const to = points[strip + 1]!;
      return ((to.distance - from.distance) * (from.offset + to.offset)) / 2;
    });
    const even = n - (n % 2);
    const pairs = Array.from({ length: even / 2 }, (_, pair) => {
      const from = points[2 * pair]!;
      const middle = points[2 * pair + 1]!;
      const to = points[2 * pair + 2]!;
      const g = middle.distance - from.distance;
      const h = to.distance - middle.distance;
      return (
        ((g + h) / 6) * ((2 - h / g) * from.offset + ((g + h) ** 2 / (g * h)) * middle.offset + (2 - g / h) * to.offset)
      );
    });
    const last = n === even ? constant(0, 'm^2') : strips[n - 1]!;
    const length = points[n]!.distance - points[0]!.distance;
    return {
      trapezoidal: sum(strips),
      ...(n >= 2 && !isUneven(points) && { simpson: sum(pairs) + last }),
      length,
      mean: sum(strips) / length,
    };
  },
  shown: ({ trapezoidal, length }) => ({
    mean: trapezoidal / length,
  }),
  stepwise: [
    'By the trapezoidal rule each strip has the area of its width times the mean of its two offsets.',
    'By Simpson’s rule at equal distances d, each two strips have the area d/3 × (first + 4 × middle + last offset).',
    'At unequal distances g and h they have (g + h)/6 × ((2 - h/g) × first + (g + h)²/(g h) × middle + (2 - g/h) × last offset).',
    'A last strip that has no partner is a trapezoid.',
    'By Durand’s rule the area is d × (0.4 × first + 1.1 × second + all others + 1.1 × last but one + 0.4 × last offset).',
  ],
  requires: [
    {
      that: ({ points }) => points.every((point, place) => place === 0 || point.distance > points[place - 1]!.distance),
      field: 'points',
      says: 'The distances along the base line must grow from each offset to the next.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ offsets, points, simpson }) => simpson !== undefined && isOdd(strips(offsets, points)),
      says: 'The number of strips is odd: by Simpson’s rule all but the last are taken in pairs, and the last one is a trapezoid.',
    },
    {
      level: 'caution',
      when: ({ points }) => points !== undefined && isUneven(points),
      says: 'Some neighboring strips differ by more than a factor of two: Simpson’s rule is left out, as it would count an offset as negative.',
    },
    {
      level: 'caution',
      when: ({ trapezoidal, simpson }) =>
        simpson !== undefined && isAbove(Math.abs(simpson - trapezoidal), 0.1 * trapezoidal),
      says: 'The trapezoidal and Simpson’s rule differ by more than 10%: much depends on how the boundary runs between these offsets. Where it is straight, the trapezoidal rule is exact; where it is curved, measure more of them.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Offsets from the base line',
    scales: 'apart',
    draw: ({ interval, offsets, points, length }) => {
      const at: FigurePoint[] =
        points === undefined
          ? offsets.map((offset, place) => [place * interval, offset])
          : points.map(({ distance, offset }) => [distance, offset]);
      if (at.length > 100 || at.every(([, y]) => y === 0)) return undefined;
      const start = at[0]![0];
      return [
        { shape: 'polygon', points: [[start, 0], ...at, [start + length, 0]] },
        ...at.map(
          ([x, y]): Shape => ({
            shape: 'line',
            color: 2,
            points: [
              [x, 0],
              [x, y],
            ],
          }),
        ),
      ];
    },
  },
  explanation:
    'By the trapezoidal rule the area is {trapezoidal}{simpson?, by Simpson’s rule {simpson}|}{durand?, by Durand’s rule {durand}|}.',
  examples: [
    {
      inputs: { interval: 10, offsets: [3.15, 4.3, 8.2, 5.6, 6.85, 7.6, 4.2, 5.6, 4.3] },
      results: { trapezoidal: 460.75, simpson: '461.167', durand: 463.2, length: 80, mean: 5.759375 },
      source: 'Softecks: Surveying, calculation of areas from offsets, example 1; Durand’s rule in Python',
    },
    {
      inputs: { interval: 30, offsets: [0, 2.65, 3.8, 3.75, 4.65, 3.6, 5, 5.8] },
      results: { simpson: 781, trapezoidal: 790.5 },
      cautions: ['number of strips is odd'],
      source: 'Hivanix quiz 64713: 781 by Simpson’s rule; by hand: 30 × (29.25 - 2.9)',
    },
    {
      inputs: { interval: 3.5, offsets: [0.8, 3.6, 4.7, 5.3, 3.9, 2.7, 4.6, 5.5, 4.9, 7.6, 8.8, 5.4, 6] },
      results: { trapezoidal: 211.4, simpson: '211.17' },
      source: 'Scribd 677840629: Area by Offsets from a Straight Line, E1 and E2',
    },
    {
      inputs: {
        spacing: 'unequal',
        points: [
          { distance: 0, offset: 0 },
          { distance: 10, offset: 8.4 },
          { distance: 18, offset: 12.7 },
          { distance: 30, offset: 8.8 },
          { distance: 40, offset: 6.5 },
          { distance: 54, offset: 0 },
        ],
      },
      results: { trapezoidal: 377.4, simpson: '379.671667', length: 54 },
      cautions: ['number of strips is odd'],
      source: 'SciPy: trapezoid; simpson of the first five offsets and 14 × 3.25',
    },
    {
      inputs: {
        spacing: 'unequal',
        points: [
          { distance: 100, offset: 4 },
          { distance: 110, offset: 6 },
          { distance: 116, offset: 7 },
          { distance: 122, offset: 5 },
          { distance: 130, offset: 4 },
        ],
      },
      results: { trapezoidal: 161, simpson: '159.616667', length: 30 },
      source: 'SciPy: trapezoid and simpson',
    },
    {
      inputs: {
        spacing: 'unequal',
        points: [
          { distance: 0, offset: 4 },
          { distance: 10, offset: 6 },
          { distance: 40, offset: 5 },
        ],
      },
      results: { trapezoidal: 215 },
      cautions: ['more than a factor of two'],
      source: 'By hand: 50 + 165; the weight of the first offset would be 2 - 30/10',
    },
    {
      inputs: { interval: 10, offsets: [0, 5, 0] },
      results: { trapezoidal: 50, simpson: '66.666667' },
      cautions: ['more than 10%'],
      source: 'By hand: 10 × 5; 10/3 × 20',
    },
    {
      inputs: { interval: 2, offsets: [1, 3, 5, 7, 9] },
      results: { trapezoidal: 40, simpson: 40, durand: 40, length: 8, mean: 5 },
      source: 'By hand: one trapezoid, 8 × (1 + 9)/2, by every rule',
    },
    {
      inputs: { interval: 10, offsets: [2, 4] },
      results: { trapezoidal: 30, length: 10, mean: 3 },
      source: 'By hand: one trapezoid',
    },
    {
      inputs: {
        spacing: 'unequal',
        points: [
          { distance: 0, offset: 2 },
          { distance: 10, offset: 4 },
        ],
      },
      results: { trapezoidal: 30, mean: 3 },
      source: 'By hand: one trapezoid',
    },
    {
      inputs: {
        spacing: 'unequal',
        points: [
          { distance: 0, offset: 2 },
          { distance: 0, offset: 4 },
        ],
      },
      refused: 'must grow',
      source: 'By definition',
    },
  ],
  notes: [
    'For offsets to both sides of the base line, take each side by itself.',
    'Durand’s rule is for equal distances and at least four offsets. Its weights add up to the number of strips, so that it is exact where the boundary is one straight line; Simpson’s rule in pairs of strips is exact for parabolas, too.',
    'The limit of 10% for the difference of the rules is a choice of this calculator.',
  ],
  references: [
    {
      title: 'University of Melbourne, Plane Surveying: Areas, Trapezoidal and Simpson’s rule (1998)',
      url: 'http://www.sli.unimelb.edu.au/planesurvey/prot/topic/top07-02-02.html',
    },
    {
      title:
        'O2scl: vector_integ_durand in vector_derint.h, which names MathWorld, Newton-Cotes Formulas, as its source',
      url: 'https://github.com/awsteiner/o2scl',
    },
    {
      title: 'SciPy: scipy.integrate.simpson',
      url: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.integrate.simpson.html',
    },
  ],
});

interface Point {
  readonly distance: number;
  readonly offset: number;
}

const strips = (offsets: readonly number[] | undefined, points: readonly Point[] | undefined) =>
  (offsets ?? points ?? []).length - 1;

const isOdd = (count: number) => count % 2 === 1;

/** Whether the parabola through three offsets gives one at the end a negative weight. */
const isUneven = (points: readonly Point[]) =>
  points.some((point, place) => {
    if (place % 2 === 0 || place === points.length - 1) return false;
    const before = point.distance - points[place - 1]!.distance;
    const after = points[place + 1]!.distance - point.distance;
    return isAbove(before, 2 * after) || isAbove(after, 2 * before);
  });
