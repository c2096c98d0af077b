import { choice, defineCalculator, isAbove, isAtMost, isBelow, noResult, quantity } from '@reckoner/engine';
import { polygonWith } from '../shared/drawing.js';
import { area, length } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Bretschneider's formula; on a circle, with 180° of opposite angles, it is Brahmagupta's. */
export default defineCalculator({
  title: 'Quadrilateral area',
  description:
    'Area of any quadrilateral from four sides and two opposite angles, four sides and one angle, four sides of one on a circle, or two diagonals and their angle.',
  keywords: [
    "Bretschneider's formula",
    "Brahmagupta's formula",
    'irregular quadrilateral',
    'cyclic quadrilateral',
    'four-sided figure area',
  ],
  inputs: {
    known: choice(
      {
        angles: { label: 'Four sides and two opposite angles', also: ['Bretschneider'] },
        angle: { label: 'Four sides and one angle' },
        cyclic: { label: 'Four sides, corners on a circle', also: ['Brahmagupta', 'cyclic quadrilateral'] },
        diagonals: { label: 'Diagonals and the angle between them' },
      },
      { label: 'Known', default: 'angles' },
    ),
    a: { ...length, label: 'Side AB', symbol: 'a', when: { known: ['angles', 'angle', 'cyclic'] } },
    b: { ...length, label: 'Side BC', symbol: 'b', when: { known: ['angles', 'angle', 'cyclic'] } },
    c: { ...length, label: 'Side CD', symbol: 'c', when: { known: ['angles', 'angle', 'cyclic'] } },
    d: { ...length, label: 'Side DA', symbol: 'd', when: { known: ['angles', 'angle', 'cyclic'] } },
    angleA: quantity('rad', {
      label: 'Angle at A',
      help: 'Inside, between the sides DA and AB.',
      unit: 'deg',
      symbol: '\\alpha',
      above: 0,
      below: 360,
      when: { known: 'angles' },
    }),
    angleC: quantity('rad', {
      label: 'Angle at C',
      help: 'Inside, between the sides BC and CD.',
      unit: 'deg',
      symbol: '\\gamma',
      above: 0,
      below: 360,
      when: { known: 'angles' },
    }),
    corner: quantity('rad', {
      label: 'Angle between the sides DA and AB',
      help: 'The corner opposite of it is taken to point outward.',
      unit: 'deg',
      symbol: '\\alpha_1',
      above: 0,
      below: 180,
      when: { known: 'angle' },
    }),
    first: { ...length, label: 'First diagonal', symbol: 'e', when: { known: 'diagonals' } },
    second: { ...length, label: 'Second diagonal', symbol: 'f', when: { known: 'diagonals' } },
    crossing: quantity('rad', {
      label: 'Angle between the diagonals',
      help: 'Either of the two angles: they have the same sine.',
      unit: 'deg',
      symbol: '\\varphi',
      above: 0,
      below: 180,
      when: { known: 'diagonals' },
    }),
  },
  outputs: {
    area,
    perimeter: quantity('cm', { label: 'Perimeter', symbol: 'P', optional: true }),
    opposite: quantity('rad', { label: 'Opposite angle, at C', unit: 'deg', symbol: '\\gamma_1', optional: true }),
    circumradius: quantity('cm', { label: 'Radius of the circle', symbol: 'R', optional: true }),
  },
  formula: ({ known, a, b, c, d, angleA, angleC, corner, first, second, crossing }) => {
    if (known === 'diagonals') return { area: (first * second * Math.sin(crossing)) / 2 };
    const s = (a + b + c + d) / 2;
    if (known === 'cyclic') {
      const K = Math.sqrt((s - a) * (s - b) * (s - c) * (s - d));
      return {
        area: K,
        perimeter: 2 * s,
        circumradius: Math.sqrt((a * b + c * d) * (a * c + b * d) * (a * d + b * c)) / (4 * K),
      };
    }
    if (known === 'angle') {
      const p = across(a, d, corner);
      const opposite = 2 * Math.asin(Math.sqrt(((p - b + c) * (p + b - c)) / (4 * b * c)));
      return { area: (a * d * Math.sin(corner) + b * c * Math.sin(opposite)) / 2, perimeter: 2 * s, opposite };
    }
    const m = (s - a) * (s - b) * (s - c) * (s - d);
    const n = a * b * c * d * Math.cos((angleA + angleC) / 2) ** 2;
    if (isAtMost(m, n)) throw noResult('No quadrilateral has these sides and angles.');
    return { area: Math.sqrt(m - n), perimeter: 2 * s };
  },
  requires: [
    {
      that: ({ a, b, c, d }) => isBelow(2 * Math.max(a, b, c, d), a + b + c + d),
      field: 'a',
      says: 'Sides of {a}, {b}, {c} and {d} do not close: the longest must be shorter than the others together.',
    },
    {
      that: ({ a, b, c, d, corner }) => {
        const diagonal = across(a, d, corner);
        return isBelow(diagonal, b + c) && isAbove(diagonal, Math.abs(b - c));
      },
      field: 'corner',
      says: 'With {corner} between {d} and {a} the other sides, {b} and {c}, do not close the quadrilateral.',
    },
    {
      that: ({ angleA, angleC }) => isBelow(angleA + angleC, 2 * Math.PI),
      field: 'angleC',
      says: 'The angles at A and C, {angleA} and {angleC}, must be less than 360° together: all four are 360°.',
    },
    {
      that: ({ a, b, c, d, angleA, angleC }) => isAtMost(mismatch(a, b, c, d, angleA, angleC), 0.1),
      field: 'angleC',
      says: 'Sides and angles contradict: the diagonal from B to D that follows from {d}, {a} and {angleA} and the one from {b}, {c} and {angleC} differ by more than 10%. Measure again, or give four sides and one angle.',
    },
    {
      that: ({ a, b, c, d, angleA, angleC }) =>
        (angleA <= Math.PI || isWithin(a, d, b, c, across(a, d, angleA))) &&
        (angleC <= Math.PI || isWithin(b, c, a, d, across(b, c, angleC))),
      field: 'angleA',
      says: 'With {angleA} at A and {angleC} at C the sides would cross each other.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ known, a, b, c, d, angleA, angleC }) =>
        known === 'angles' &&
        (isAbove(mismatch(a, b, c, d, angleA, angleC), 0.01) || isAbove(spread(a, b, c, d, angleA, angleC), 0.01)),
      says: 'Sides and angles do not quite fit: the diagonal from B to D, or the area, as it follows from the one and from the other angle, differs by more than 1%. Measure again, or give four sides and one angle.',
    },
    {
      level: 'note',
      when: ({ known, a, b, c, d, corner }) => known === 'angle' && isWithin(b, c, a, d, across(a, d, corner)),
      says: 'These sides and this angle also fit a quadrilateral with a dent at C, which is smaller. If yours has one, give two opposite angles, at C 360° less {opposite}.',
    },
    {
      level: 'caution',
      when: ({ known, angleA, angleC, corner, crossing }) =>
        known === 'angles'
          ? looksLikeRadians(angleA) && looksLikeRadians(angleC)
          : known === 'angle'
            ? looksLikeRadians(corner)
            : known === 'diagonals' && looksLikeRadians(crossing),
      says: 'The angle looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Quadrilateral',
    draw: ({ a, b, c, d, angleA, angleC, corner }) => {
      const angle = angleA ?? corner;
      if (angle === undefined) return undefined;
      const [x, y] = [d * Math.cos(angle), d * Math.sin(angle)];
      const diagonal = Math.hypot(x - a, y);
      const along = (diagonal ** 2 + b ** 2 - c ** 2) / (2 * diagonal);
      if (!(b > Math.abs(along))) return undefined;
      const aside = (angleC !== undefined && angleC > Math.PI ? -1 : 1) * Math.sqrt(b ** 2 - along ** 2);
      const [u, v] = [(x - a) / diagonal, y / diagonal];
      const far: readonly [number, number] = [a + along * u + aside * v, along * v - aside * u];
      return [
        ...polygonWith(
          [[0, 0], [a, 0], far, [x, y]],
          [
            { label: 'a', of: 'a' },
            { label: 'b', of: 'b' },
            { label: 'c', of: 'c' },
            { label: 'd', of: 'd' },
          ],
        ),
        { shape: 'label', at: [0, 0], label: 'A' },
        { shape: 'label', at: far, label: 'C' },
      ];
    },
  },
  explanation: 'The quadrilateral has the area {area}{perimeter? and the perimeter {perimeter}|}.',
  examples: [
    {
      inputs: { a: 7, b: 5.0990195136, c: 6.0827625303, d: 4.472135955, angleA: 63.4349488229, angleC: 69.227745318 },
      results: { area: '28.500000', perimeter: 22.6539179989 },
      source: 'Python: shoelace formula of (0, 0), (7, 0), (8, 5), (2, 4), whose sides and angles these are',
    },
    {
      inputs: { a: 8, b: 5.8309518948, c: 5.8309518948, d: 8, angleA: 90, angleC: 208.0724869359 },
      results: { area: '24.00000' },
      source: 'By hand: a kite with a dent, diagonals 8√2 and 3√2',
    },
    {
      inputs: { a: 7, b: 5.1, c: 6.08, d: 4.47, angleA: 63.4, angleC: 68 },
      results: { area: '28.3496' },
      cautions: ['do not quite fit'],
      source: "Python: Bretschneider's formula with cos(α + γ); diagonals of 6.400 and 6.304",
    },
    {
      inputs: { a: 1, b: 1, c: 1, d: 1, angleA: 170, angleC: 178 },
      results: { area: '0.104528' },
      cautions: ['do not quite fit'],
      source:
        "Python: Bretschneider's formula, sin 174°; a rhombus with 170° has sin 170° = 0.174, one with 178° 0.035, and their diagonals differ by 0.4% only",
    },
    {
      inputs: { known: 'angle', a: 2, b: 1, c: 1, d: 2, corner: 40 },
      results: { area: '1.784544', opposite: '86.32036' },
      cautions: ['a dent at C'],
      source:
        'By hand: 2 sin 40° + sin γ/2 with sin(γ/2) = 2 sin 20°; the other one, with the dent, has 2 sin 40° - sin γ/2',
    },
    {
      inputs: { a: 3, b: 4, c: 3, d: 4, angleA: 1.5708, angleC: 1.5708 },
      results: { area: '0.328946' },
      cautions: ['radians'],
      source: "Python: Bretschneider's formula with cos(α + γ)",
    },
    {
      inputs: { known: 'angle', a: 7, b: 5.0990195136, c: 6.0827625303, d: 4.472135955, corner: 63.4349488229 },
      results: { area: '28.500000', opposite: '69.22775' },
      source: 'Python: shoelace formula of (0, 0), (7, 0), (8, 5), (2, 4)',
    },
    {
      inputs: { known: 'angle', a: 3, b: 3, c: 4, d: 4, corner: 1.5708 },
      results: { perimeter: 14 },
      cautions: ['radians'],
      source: 'By hand: 3 + 3 + 4 + 4',
    },
    {
      inputs: { known: 'cyclic', a: 5, b: 6, c: 5, d: 4 },
      results: { area: 24.494897, perimeter: 20, circumradius: 3.5721725415588 },
      source: 'keisoku: Quadrilateral Area (Bretschneider Formula), example with 180°; R = √(50 × 49 × 50)/(4√600)',
    },
    {
      inputs: { known: 'cyclic', a: 6.5, b: 8.356238925925, c: 9.958577760547, d: 11.2583302492 },
      results: { area: 78.1977008747, circumradius: '6.500000' },
      source: 'Python: four triangles from the center of a circle of radius 6.5, with arcs of 60°, 80°, 100° and 120°',
    },
    {
      inputs: { known: 'diagonals', first: 9.4339811321, second: 6.4031242374, crossing: 109.3348085378 },
      results: { area: '28.500000' },
      source: 'Python: shoelace formula of (0, 0), (7, 0), (8, 5), (2, 4)',
    },
    {
      inputs: { known: 'diagonals', first: 8, second: 6, crossing: 1.5708 },
      results: { area: 0.6579 },
      cautions: ['radians'],
      source: 'Python: 24 sin 1.5708°',
    },
    {
      inputs: { a: 5, b: 3.01, c: 4.9, d: 3, angleA: 0.5, angleC: 0.5 },
      noResult: 'No quadrilateral',
      source: "Python: under the root of Bretschneider's formula stands -0.0214",
    },
    {
      inputs: { known: 'cyclic', a: 12, b: 3, c: 4, d: 5 },
      refused: 'do not close',
      source: 'By hand: 12 = 3 + 4 + 5',
    },
    {
      inputs: { known: 'angle', a: 8, b: 3, c: 3, d: 8, corner: 60 },
      refused: 'do not close the quadrilateral',
      source: 'By hand: a diagonal of 8, 3 + 3 = 6',
    },
    {
      inputs: { a: 5, b: 5, c: 5, d: 5, angleA: 180, angleC: 180 },
      refused: 'less than 360° together',
      source: 'By hand: all four angles are 360°',
    },
    {
      inputs: { a: 3.16227766, b: 9.433981132, c: 9.433981132, d: 9.486832981, angleA: 270, angleC: 64.0107664 },
      refused: 'cross each other',
      source: 'By hand: A(1, 3), B(0, 0), C(5, 8), D(10, 0): A is beyond the side BC',
    },
    {
      inputs: { a: 7, b: 5.1, c: 6.08, d: 4.47, angleA: 63.4, angleC: 90 },
      refused: 'Sides and angles contradict',
      source: 'Python: law of cosines, 6.40 and 7.94',
    },
  ],
  notes: ['The limits of 1% and 10%, by which sides and angles may miss each other, are a choice of this calculator.'],
  references: [
    { title: "Wikipedia: Bretschneider's formula", url: 'https://en.wikipedia.org/wiki/Bretschneider%27s_formula' },
    { title: "Wikipedia: Brahmagupta's formula", url: 'https://en.wikipedia.org/wiki/Brahmagupta%27s_formula' },
    { title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., plane geometry', isbn: '978-3-662-46220-1' },
  ],
});

/** The third side of a triangle, without cancellation where the other two are nearly equal. */
const across = (p: number, q: number, angle: number) => Math.sqrt((p - q) ** 2 + 4 * p * q * Math.sin(angle / 2) ** 2);

/** By how much the diagonal from B to D differs, as it follows from the one and from the other angle. */
function mismatch(a: number, b: number, c: number, d: number, angleA: number, angleC: number): number {
  const near = across(a, d, angleA);
  const far = across(b, c, angleC);
  return Math.abs(near - far) / Math.max(near, far);
}

/** By how much the area differs, as it follows from the sides and the one or the other angle; a dent takes its triangle off. */
function spread(a: number, b: number, c: number, d: number, angleA: number, angleC: number): number {
  const side = (angle: number) => (angle > Math.PI ? -1 : 1);
  const fromA = (a * d * Math.sin(angleA)) / 2 + side(angleC) * triangle(b, c, across(a, d, angleA));
  const fromC = (b * c * Math.sin(angleC)) / 2 + side(angleA) * triangle(a, d, across(b, c, angleC));
  return Math.abs(fromA - fromC) / Math.max(Math.abs(fromA), Math.abs(fromC));
}

/** Heron's formula; 0 where the sides do not close. */
const triangle = (p: number, q: number, r: number) =>
  Math.sqrt(Math.max(0, (p + q + r) * (p + q - r) * (p - q + r) * (q - p + r))) / 4;

/** Whether the dented corner, with sides p and q of the diagonal's ends, lies within the triangle of the others, r and s. */
function isWithin(p: number, q: number, r: number, s: number, diagonal: number): boolean {
  const cosine = (side: number, opposite: number) =>
    (side ** 2 + diagonal ** 2 - opposite ** 2) / (2 * side * diagonal);
  return isAbove(cosine(p, q), cosine(r, s)) && isAbove(cosine(q, p), cosine(s, r));
}
