import {
  constant,
  defineCalculator,
  flag,
  integer,
  isAbove,
  noResult,
  number,
  quantity,
  rows,
  solveLinear,
  table,
} from '@reckoner/engine';
import { elasticModulus, momentOfInertia } from '../shared/beam.js';
import { beamShapes, loadArrow, slopedStripArrows, stationsOf } from '../shared/beam-drawing.js';
import { saggingPlace, spanMoment } from '../shared/sagging.js';

/** Clapeyron's equation of three moments; a fixed end is a support before which a span of no length follows. */
export default defineCalculator({
  title: 'Continuous beam by the three-moment equation',
  description:
    'Support moments, reactions, largest sagging moments and deflections of a continuous beam of up to ten spans.',
  keywords: [
    'continuous beam',
    'three-moment equation',
    'three-moment theorem',
    'Clapeyron',
    'multi-span beam',
    'two-span beam',
    'support moment',
  ],
  inputs: {
    spans: rows(
      {
        length: quantity('m', { label: 'Span', usual: [0.5, 80], above: 0.05, max: 200 }),
        uniform: quantity('N/m', {
          label: 'Uniform load',
          unit: 'kN/m',
          usual: [0.01, 1000],
          min: 0,
          max: 1e5,
          optional: true,
        }),
        point: quantity('N', {
          label: 'Point load',
          unit: 'kN',
          usual: [0.01, 10000],
          min: 0,
          max: 1e6,
          optional: true,
        }),
        position: quantity('m', {
          label: 'Its distance from the left support of the span',
          help: 'Midspan if left out.',
          min: 0,
          max: 200,
          optional: true,
        }),
        stiffness: number({
          label: 'Relative second moment of area',
          help: 'Times that of the beam; 1 if left out.',
          usual: [0.1, 20],
          min: 0.001,
          max: 1000,
          optional: true,
        }),
      },
      { label: 'Spans from left to right', maxItems: 10 },
    ),
    fixedLeft: flag({ label: 'Left end fixed' }),
    fixedRight: flag({ label: 'Right end fixed' }),
    elasticModulus,
    momentOfInertia,
  },
  outputs: {
    largestHogging: quantity('N*m', {
      label: 'Largest hogging moment',
      help: 'Over a support, in size.',
      unit: 'kN*m',
      symbol: 'M_{hog}',
    }),
    largestSagging: quantity('N*m', { label: 'Largest sagging moment', unit: 'kN*m', symbol: 'M_{sag}' }),
    largestReaction: quantity('N', { label: 'Largest reaction', unit: 'kN', symbol: 'R_{max}' }),
    supports: table(
      {
        support: integer({ label: 'Support' }),
        moment: quantity('N*m', { label: 'Moment (hogging is negative)', unit: 'kN*m', places: 3 }),
        reaction: quantity('N', { label: 'Reaction (upward is positive)', unit: 'kN', places: 3 }),
      },
      { label: 'Supports' },
    ),
    fields: table(
      {
        span: integer({ label: 'Span' }),
        sagging: quantity('N*m', { label: 'Largest moment (hogging is negative)', unit: 'kN*m', places: 3 }),
        place: quantity('m', { label: 'Its distance from the left support', places: 3 }),
        leftShear: quantity('N', { label: 'Shear at the left', unit: 'kN', places: 3 }),
        rightShear: quantity('N', { label: 'Shear at the right', unit: 'kN', places: 3 }),
        deflection: quantity('m', { label: 'Deflection at midspan', unit: 'mm', places: 3, optional: true }),
      },
      { label: 'Spans' },
    ),
  },
  formula: ({ spans, fixedLeft, fixedRight, elasticModulus, momentOfInertia }) => {
    const loaded = spans.map(({ length, uniform, point, position, stiffness }) => ({
      length,
      uniform: uniform ?? constant(0, 'N/m'),
      point: point ?? constant(0, 'N'),
      position: position ?? length / 2,
      ratio: stiffness ?? 1,
    }));
    if (spans.every(({ uniform, point }) => (uniform ?? 0) === 0 && (point ?? 0) === 0))
      throw noResult('Give a load on at least one span.');
    const count = loaded.length + 1;
    // Each span turns its ends; the beam is whole if both of its neighbors turn a support alike.
    const matrix: number[][] = [];
    const turns: number[] = [];
    for (let support = 0; support < count; support++) {
      matrix.push(Array.from({ length: count }, () => constant(0, 'm')));
      turns.push(constant(0, 'N*m^2'));
    }
    for (let index = 0; index < loaded.length; index++) {
      const { length, uniform, point, position, ratio } = loaded[index]!;
      const flexibility = length / ratio;
      const even = (uniform * length ** 3) / (4 * ratio);
      const toRight = length - position;
      const left = even + (point * toRight * (length ** 2 - toRight ** 2)) / (length * ratio);
      const right = even + (point * position * (length ** 2 - position ** 2)) / (length * ratio);
      if (index > 0 || fixedLeft) {
        matrix[index]![index]! += 2 * flexibility;
        matrix[index]![index + 1]! += flexibility;
        turns[index]! -= left;
      }
      if (index < loaded.length - 1 || fixedRight) {
        matrix[index + 1]![index + 1]! += 2 * flexibility;
        matrix[index + 1]![index]! += flexibility;
        turns[index + 1]! -= right;
      }
    }
    if (!fixedLeft) matrix[0]![0]! += loaded[0]!.length;
    if (!fixedRight) matrix[count - 1]![count - 1]! += loaded[count - 2]!.length;
    const moments = solveLinear(matrix, turns);
    const fields = loaded.map((span, index) => {
      const { length, uniform, point, position, ratio } = span;
      const leftMoment = moments[index]!;
      const rightMoment = moments[index + 1]!;
      const leftShear =
        (uniform * length) / 2 + (point * (length - position)) / length + (rightMoment - leftMoment) / length;
      const whole = { ...span, leftMoment, leftShear };
      const place = saggingPlace(whole);
      const near = Math.min(position, length - position);
      const middle =
        (5 * uniform * length ** 4) / 384 +
        (point * near * (3 * length ** 2 - 4 * near ** 2)) / 48 +
        ((leftMoment + rightMoment) * length ** 2) / 16;
      return {
        span: index + 1,
        sagging: spanMoment(whole, place),
        place,
        leftShear,
        rightShear: leftShear - uniform * length - point,
        deflection: momentOfInertia === undefined ? undefined : middle / (elasticModulus * momentOfInertia * ratio),
      };
    });
    const supports = moments.map((moment, index) => ({
      support: index + 1,
      moment,
      reaction:
        (index < fields.length ? fields[index]!.leftShear : constant(0, 'N')) -
        (index > 0 ? fields[index - 1]!.rightShear : constant(0, 'N')),
    }));
    return {
      largestHogging: Math.max(constant(0, 'N*m'), ...moments.map((moment) => -moment)),
      largestSagging: Math.max(...fields.map(({ sagging }) => sagging)),
      largestReaction: Math.max(...supports.map(({ reaction }) => reaction)),
      supports,
      fields,
    };
  },
  stepwise: [
    'Over each inner support the spans to its left and right turn alike: M₋ l₁/I₁ + 2 M (l₁/I₁ + l₂/I₂) + M₊ l₂/I₂ = −w₁ l₁³/(4 I₁) − w₂ l₂³/(4 I₂) − P₁ a₁ (l₁² − a₁²)/(l₁ I₁) − P₂ b₂ (l₂² − b₂²)/(l₂ I₂), with a₁ and b₂ from the outer supports.',
    'A fixed end does not turn: the same equation with one span. The moment at a free end that is only supported is 0.',
    'These equations together give all support moments.',
    'Moments about the ends of each span give its shears, and two shears each reaction; a span sags most under its point load or where the shear is zero.',
  ],
  requires: [
    {
      each: 'spans',
      that: (row) => row.position === undefined || row.position <= row.length,
      field: 'position',
      says: 'The point load stands beyond its span.',
    },
    {
      each: 'spans',
      that: (row) => row.position === undefined || row.point !== undefined,
      field: 'position',
      says: 'There is no point load at this place: send it, or leave its place out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ supports }) => supports.some(({ reaction }) => reaction < -0.001),
      says: 'A support is pulled upward: the beam must be held down there.',
    },
    {
      level: 'caution',
      when: ({ fields, spans }) =>
        fields.some(
          ({ deflection }, index) =>
            deflection !== undefined && isAbove(Math.abs(deflection), spans[index]!.length / 50),
        ),
      says: 'A deflection is over a fiftieth of its span: far more than structures are allowed, and near the end of linear theory. Check the units of E and I.',
    },
    {
      level: 'note',
      when: ({ spans }) => spans.length > 1,
      says: 'Live loads are to be moved: a span sags most with every second span loaded, a support hogs most with both spans beside it loaded.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Loads, shear and moment',
    draw: ({ spans, fixedLeft, fixedRight, supports, fields }) => {
      const starts = [0];
      for (const { length } of spans) starts.push(starts.at(-1)! + length);
      const whole = starts.at(-1)!;
      const most = Math.max(...spans.map(({ uniform }) => uniform ?? 0));
      const placeOf = (index: number) => starts[index]! + (spans[index]!.position ?? spans[index]!.length / 2);
      const indexAt = (x: number) => Math.min(spans.length - 1, starts.filter((start) => start < x).length - 1);
      const at = (x: number) => {
        const index = Math.max(0, indexAt(x));
        const { length, uniform = 0, point = 0, position = length / 2 } = spans[index]!;
        return {
          along: x - starts[index]!,
          leftMoment: supports[index]!.moment,
          leftShear: fields[index]!.leftShear,
          length,
          uniform,
          point,
          position,
        };
      };
      const hogging = supports.reduce((worst, row) => (row.moment < worst.moment ? row : worst));
      const sagging = fields.reduce((worst, row) => (row.sagging > worst.sagging ? row : worst));
      return beamShapes({
        span: whole,
        support: fixedLeft && fixedRight ? 'fixed ends' : fixedLeft ? 'left end' : fixedRight ? 'right end' : 'none',
        pins: starts.slice(fixedLeft ? 1 : 0, fixedRight ? -1 : undefined),
        loads: spans.flatMap(({ uniform = 0, point = 0 }, index) => [
          ...(uniform > 0
            ? slopedStripArrows(starts[index]!, starts[index + 1]!, whole, [uniform / most, uniform / most])
            : []),
          ...(point > 0 ? [loadArrow(placeOf(index), whole)] : []),
        ]),
        stations: stationsOf(whole, [...starts, ...spans.map((_, index) => placeOf(index))]),
        shear: (x) => {
          const { along, leftShear, uniform, point, position } = at(x);
          return leftShear - uniform * along - (along > position ? point : 0);
        },
        moment: (x) => spanMoment(at(x), at(x).along),
        largest:
          -hogging.moment > sagging.sagging
            ? { at: starts[hogging.support - 1]!, of: 'largestHogging' }
            : { at: starts[sagging.span - 1]! + sagging.place, of: 'largestSagging' },
      });
    },
  },
  explanation:
    'The largest moment over a support is {largestHogging}, the largest in a span {largestSagging}; the most loaded support carries {largestReaction}.',
  examples: [
    {
      inputs: {
        spans: [
          { length: 6, uniform: 10 },
          { length: 6, uniform: 10 },
        ],
        momentOfInertia: 8000,
      },
      results: {
        largestHogging: 45,
        largestSagging: 25.3125,
        largestReaction: 75,
        supports: {
          length: 3,
          rows: {
            0: { moment: 0, reaction: 22.5 },
            1: { moment: -45, reaction: 75 },
            2: { moment: 0, reaction: 22.5 },
          },
        },
        fields: {
          length: 2,
          rows: {
            0: { sagging: 25.3125, place: 2.25, leftShear: 22.5, rightShear: -37.5, deflection: 4.21875 },
            1: { sagging: 25.3125, place: 3.75, leftShear: 37.5, rightShear: -22.5 },
          },
        },
      },
      cautions: ['Live loads'],
      source: 'By hand: wL²/8, 3wL/8, 10wL/8, 9wL²/128; numpy: Hermite beam elements for the deflection',
    },
    {
      inputs: {
        spans: [
          { length: 5, uniform: 12 },
          { length: 7, uniform: 8, point: 40, position: 3, stiffness: 2 },
          { length: 4, point: 25, position: 1.5 },
        ],
        momentOfInertia: 8000,
      },
      results: {
        largestHogging: 55.58574555,
        largestSagging: 66.41812302,
        largestReaction: 93.7851053,
        supports: {
          length: 4,
          rows: {
            0: { reaction: 18.88285089 },
            1: { moment: -55.58574555, reaction: 93.7851053 },
            2: { moment: -42.91005223, reaction: 69.68455687 },
            3: { moment: 0, reaction: -1.35251306 },
          },
        },
        fields: {
          length: 3,
          rows: {
            0: { sagging: 14.85675, place: 1.573571, deflection: 0.6752201612 },
            1: { place: 3, deflection: 7.061274562 },
            2: { sagging: 0, place: 4, deflection: -0.7775813893 },
          },
        },
      },
      cautions: ['held down', 'Live loads'],
      source: 'numpy: Hermite beam elements with consistent loads, moments by statics from its support moments',
    },
    {
      inputs: {
        spans: [
          { length: 5, uniform: 12 },
          { length: 7, uniform: 8, point: 40, position: 3, stiffness: 2 },
          { length: 4, point: 25, position: 1.5 },
        ],
        fixedLeft: true,
        fixedRight: true,
        momentOfInertia: 8000,
      },
      results: {
        largestHogging: 51.58150329,
        supports: {
          rows: {
            0: { moment: -11.70924835, reaction: 22.02554901 },
            1: { moment: -51.58150329, reaction: 89.68156128 },
            2: { moment: -45.63173126, reaction: 73.00146862 },
            3: { moment: 6.70258438, reaction: -3.70857891 },
          },
        },
        fields: { rows: { 0: { sagging: 8.504285367, deflection: -0.07722184047 }, 2: { deflection: -0.5287748049 } } },
      },
      cautions: ['held down', 'Live loads'],
      source: 'numpy: Hermite beam elements with consistent loads, moments by statics from its support moments',
    },
    {
      inputs: { spans: [{ length: 6, point: 30 }], fixedLeft: true },
      results: {
        largestHogging: 33.75,
        largestSagging: 28.125,
        largestReaction: 20.625,
        supports: { length: 2, rows: { 1: { reaction: 9.375 } } },
      },
      source: 'By hand: propped cantilever, 3PL/16, 5PL/32, 11P/16',
    },
    {
      inputs: { spans: [{ length: 6, uniform: 60 }, { length: 6 }], fixedRight: true, momentOfInertia: 800 },
      results: { supports: { rows: { 2: { moment: 77.14285714 } } } },
      cautions: ['held down', 'over a fiftieth', 'Live loads'],
      source: 'By hand: 4M₁ + M₂ = -wL²/4, M₁ + 2M₂ = 0; 5wL⁴/384 + M₁L²/16 over EI is 416 mm, more than 6 m/50',
    },
    { inputs: { spans: [{ length: 6 }] }, noResult: 'at least one span', source: 'By definition' },
    {
      inputs: { spans: [{ length: 6, point: 5, position: 7 }] },
      refused: 'beyond its span',
      source: 'By definition',
    },
    {
      inputs: { spans: [{ length: 6, uniform: 5, position: 3 }] },
      refused: 'no point load at this place',
      source: 'By definition',
    },
    {
      inputs: {
        spans: [
          { length: 4, uniform: 20 },
          { length: 5, point: 35, position: 2 },
        ],
        elasticModulus: 30,
        momentOfInertia: 90000,
      },
      results: {
        largestHogging: 36.44444444,
        largestSagging: 23.85308642,
        largestReaction: 77.4,
        fields: { rows: { 0: { deflection: 1.119341564 }, 1: { deflection: 1.077674897 } } },
      },
      cautions: ['Live loads'],
      source: 'numpy: Hermite beam elements with consistent loads',
    },
  ],
  notes: [
    'Linear elastic, small deflections, supports that do not settle, shear deformation neglected.',
    'A result for a real structure must be checked by a licensed engineer.',
  ],
  references: [
    { title: 'Timoshenko, Young: Theory of Structures, 2nd ed., on the three-moment equation' },
    { title: 'Hibbeler: Structural Analysis, 10th ed., ch. 9' },
  ],
});
