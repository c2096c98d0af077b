import { category, defineCalculator, integer, noResult, quantity, table } from '@reckoner/engine';
import { angleAt, polygonWith, triangleCorners } from '../shared/drawing.js';
import { angle, area, length, perimeter } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';
import { fromSides, type Sides } from '../shared/triangle.js';

const optional = { optional: true } as const;

/** Every case is brought to three sides; angles come from them by the half-angle formula, which stays accurate. */
export default defineCalculator({
  title: 'Triangle solver',
  description:
    'Sides, angles, area and radii of a triangle from any three parts, with both solutions where there are two.',
  keywords: ['solve a triangle', 'SSS', 'SAS', 'ASA', 'AAS', 'SSA', 'ambiguous case', 'law of sines', 'law of cosines'],
  aliases: ['law-of-sines', 'law-of-cosines'],
  inputs: {
    sideA: { ...length, label: 'Side a', symbol: 'a', ...optional },
    sideB: { ...length, label: 'Side b', symbol: 'b', ...optional },
    sideC: { ...length, label: 'Side c', symbol: 'c', ...optional },
    angleA: { ...angle, label: 'Angle A (opposite a)', symbol: 'A', ...optional },
    angleB: { ...angle, label: 'Angle B (opposite b)', symbol: 'B', ...optional },
    angleC: { ...angle, label: 'Angle C (opposite c)', symbol: 'C', ...optional },
  },
  outputs: {
    solutions: table(
      {
        a: quantity('cm', { label: 'a' }),
        b: quantity('cm', { label: 'b' }),
        c: quantity('cm', { label: 'c' }),
        angleA: quantity('rad', { label: 'A', unit: 'deg' }),
        angleB: quantity('rad', { label: 'B', unit: 'deg' }),
        angleC: quantity('rad', { label: 'C', unit: 'deg' }),
        area: quantity('cm^2', { label: 'Area' }),
      },
      { label: 'Triangles' },
    ),
    count: integer({ label: 'Triangles with these parts' }),
    kind: category(['Acute', 'Right', 'Obtuse'], { label: 'First triangle' }),
    area: { ...area, label: 'Area of the first triangle', symbol: 'S' },
    perimeter: { ...perimeter, label: 'Perimeter of the first triangle' },
    inradius: quantity('cm', { label: 'Radius of its inscribed circle', symbol: 'r' }),
    circumradius: quantity('cm', { label: 'Radius of its circumscribed circle', symbol: 'R' }),
  },
  algorithm: ({ sideA, sideB, sideC, angleA, angleB, angleC }) => {
    const triangles = solve([sideA, sideB, sideC], [angleA, angleB, angleC]).map(fromSides);
    const { area, a, b, c, ...angles } = triangles[0]!;
    const largest = Math.max(angles.angleA, angles.angleB, angles.angleC);
    const perimeter = a + b + c;
    return {
      solutions: triangles,
      count: triangles.length,
      kind: Math.abs(largest - Math.PI / 2) < 1e-9 ? 'Right' : largest < Math.PI / 2 ? 'Acute' : 'Obtuse',
      area,
      perimeter,
      inradius: (2 * area) / perimeter,
      circumradius: (a * b * c) / (4 * area),
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ angleA, angleB, angleC }) =>
        [angleA, angleB, angleC].some((angle) => angle !== undefined && looksLikeRadians(angle)),
      says: 'An angle looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'First triangle',
    draw: ({ solutions }) => {
      const { a, b, c } = solutions[0]!;
      const [top, left, right] = triangleCorners(a, b, c);
      return [
        ...polygonWith([left, right, top], [{ label: 'a' }, { label: 'b' }, { label: 'c' }]),
        ...angleAt(top, left, right, 'A'),
        ...angleAt(left, right, top, 'B'),
        ...angleAt(right, top, left, 'C'),
      ];
    },
  },
  explanation: ({ count }) =>
    count === 2
      ? 'Two triangles have these parts; the first has the area {area} and the perimeter {perimeter}.'
      : 'The triangle has the area {area} and the perimeter {perimeter}.',
  examples: [
    {
      inputs: { sideA: 7, sideB: 8, sideC: 9 },
      results: {
        count: 1,
        kind: 'Acute',
        area: 26.8328157299975,
        perimeter: 24,
        inradius: 2.23606797749979,
        circumradius: 4.695742752749558,
        solutions: {
          length: 1,
          rows: { 0: { angleA: 48.1896851042214, angleB: 58.4118644947988, angleC: 73.3984504009797 } },
        },
      },
      source: 'By hand: Heron √(12 × 5 × 4 × 3) = √720; angles by the law of cosines in Python',
    },
    {
      inputs: { sideA: 8, sideB: 11, angleC: 37 },
      results: {
        area: 26.47986101869,
        kind: 'Obtuse',
        solutions: { rows: { 0: { c: 6.6663445929292, angleA: 46.237486624355, angleB: 96.762513375645 } } },
      },
      source: 'Python: law of cosines, ½ × 8 × 11 × sin 37°',
    },
    {
      inputs: { angleA: 40, sideC: 10, angleB: 60 },
      results: {
        area: 28.262896871178,
        solutions: { rows: { 0: { a: 6.5270364466614, b: 8.7938524157182, angleC: 80 } } },
      },
      source: 'Python: law of sines with C = 80°',
    },
    {
      inputs: { angleA: 30, angleB: 45, sideA: 5 },
      results: { circumradius: 5, solutions: { rows: { 0: { b: 7.0710678118655, c: 9.6592582628907, angleC: 105 } } } },
      source: 'By hand: b = 5 sin 45°/sin 30° = 5√2, 2R = 10',
    },
    {
      inputs: { sideA: 6, sideB: 8, angleA: 35 },
      results: {
        count: 2,
        solutions: {
          length: 2,
          rows: {
            0: { c: 10.419046742006, angleB: 49.886408420687, angleC: 95.113591579313, area: 23.9044788018199 },
            1: { c: 2.6873859666175, angleB: 130.11359157931, angleC: 14.886408420687, area: 6.16568506333 },
          },
        },
      },
      source: 'Python: law of sines, both angles B = arcsin(8 sin 35°/6) and 180° - B',
    },
    {
      inputs: { sideA: 10, sideB: 8, angleA: 35 },
      results: { count: 1, solutions: { length: 1, rows: { 0: { c: 15.438296240639, angleB: 27.313643920131 } } } },
      source: 'Python: law of sines; the side opposite the angle is the longer one',
    },
    {
      inputs: { sideA: 5, sideB: 10, angleA: 30 },
      results: { count: 1, kind: 'Right' },
      source: 'By hand: 10 sin 30° = 5, the height',
    },
    {
      inputs: { sideA: 5, sideB: 5, angleA: 20 },
      results: { count: 1, solutions: { length: 1, rows: { 0: { c: 9.3969262078591, angleB: 20, angleC: 140 } } } },
      source: 'By hand: two equal sides make one triangle, c = 10 cos 20°',
    },
    { inputs: { sideA: 5, sideB: 5, angleA: 90 }, noResult: 'too short', source: 'By hand: two right angles' },
    { inputs: { sideA: 0.7, sideB: 0.7, angleA: 100 }, noResult: 'too short', source: 'By hand: 100° + 100° > 180°' },
    { inputs: { sideA: 3, sideB: 8, angleA: 35 }, noResult: 'too short', source: 'By hand: 8 sin 35° = 4.59 > 3' },
    {
      inputs: { sideA: 3, sideB: 4, sideC: 8 },
      noResult: 'as long as the other two together',
      source: 'By hand: 8 > 7',
    },
    { inputs: { angleA: 100, angleB: 90, sideA: 1 }, noResult: '180°', source: 'By hand: 190°' },
    { inputs: { angleA: 60, angleB: 60, angleC: 60 }, noResult: 'at least one side', source: 'By definition' },
    { inputs: { sideA: 3, sideB: 4 }, noResult: 'exactly three parts', source: 'By definition' },
    {
      inputs: { sideA: 3, sideB: 4, angleC: 1.5708 },
      results: { area: 0.1644731861 },
      cautions: ['looks like one in radians'],
      source: 'Python: 6 sin 1.5708°',
    },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.2', isbn: '978-3-662-46220-1' }],
});

type Known = readonly (number | undefined)[];

/** The side triples that have the known parts; positions 0, 1, 2 stand for a, b, c and their opposite angles. */
function solve(sides: Known, angles: Known): Sides[] {
  const knownSides = [0, 1, 2].filter((place) => sides[place] !== undefined);
  const knownAngles = [0, 1, 2].filter((place) => angles[place] !== undefined);
  if (knownSides.length + knownAngles.length !== 3) throw noResult('Give exactly three parts of the triangle.');
  if (knownSides.length === 0) throw noResult('Three angles fix the shape but not the size: give at least one side.');
  if (knownSides.length === 3) return [[sides[0]!, sides[1]!, sides[2]!]];
  if (knownSides.length === 1) return [fromTwoAngles(sides, angles, knownSides[0]!)];
  const place = knownAngles[0]!;
  if (!knownSides.includes(place)) return [fromIncludedAngle(sides, place, angles[place]!)];
  return fromOppositeAngle(sides, place, angles[place]!);
}

/** One side and two angles, by the law of sines. */
function fromTwoAngles(sides: Known, angles: Known, place: number): Sides {
  const sum = angles.reduce<number>((total, angle) => total + (angle ?? 0), 0);
  if (sum >= Math.PI) throw noResult('The two angles must sum to less than 180°.');
  const sines = angles.map((angle) => Math.sin(angle ?? Math.PI - sum));
  const scale = sides[place]! / sines[place]!;
  return [scale * sines[0]!, scale * sines[1]!, scale * sines[2]!];
}

/** Two sides and the angle between them, by the law of cosines without cancellation. */
function fromIncludedAngle(sides: Known, place: number, angle: number): Sides {
  const others = sides.filter((side) => side !== undefined);
  const [p, q] = [others[0]!, others[1]!];
  const third = Math.hypot(p - q, 2 * Math.sqrt(p * q) * Math.sin(angle / 2));
  return withSide(sides, place, third);
}

/** Two sides and the angle opposite one of them: none, one or two third sides. */
function fromOppositeAngle(sides: Known, place: number, angle: number): Sides[] {
  const opposite = sides[place]!;
  const other = [0, 1, 2].find((index) => index !== place && sides[index] !== undefined)!;
  const adjacent = sides[other]!;
  const height = adjacent * Math.sin(angle);
  const along = adjacent * Math.cos(angle);
  const isEqual = Math.abs(opposite - adjacent) < 1e-12 * adjacent;
  const isLonger = !isEqual && opposite > adjacent;
  // The height itself, but for rounding, is the one right triangle.
  const isRight = Math.abs(opposite - height) < 1e-12 * adjacent;
  const reach = isRight ? 0 : (opposite - height) * (opposite + height);
  const missing = 3 - place - other;
  // Only a longer side lies opposite an angle of 90° or more.
  if (reach < 0 || (!isLonger && along < 1e-12 * adjacent))
    throw noResult('The side opposite the angle is too short to close the triangle.');
  const root = Math.sqrt(reach);
  return thirdSides().map((third) => withSide(sides, missing, third));

  function thirdSides(): number[] {
    if (isEqual) return [2 * along];
    if (isLonger || isRight) return [along + root];
    return [along + root, along - root];
  }
}

function withSide(sides: Known, place: number, side: number): Sides {
  const all = sides.map((known, index) => (index === place ? side : known!));
  return [all[0]!, all[1]!, all[2]!];
}
