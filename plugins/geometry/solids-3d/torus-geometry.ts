import { choice, defineEquations, ellipticE, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { area, length, volume } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** Pappus: the section and its perimeter, times the way of its center. */
export default defineEquations({
  title: 'Torus (ring)',
  description:
    'Volume and surface of a ring with a round or elliptical section from its radii, or from outer and hole diameter, and of a sector of it such as a bend.',
  keywords: [
    'torus volume',
    'torus surface area',
    'donut volume',
    'o-ring volume',
    'elliptic torus',
    'sector of a torus',
    'pipe bend volume',
  ],
  variables: {
    section: choice(
      {
        circle: { label: 'Circle', also: ['round', 'circular'] },
        ellipse: { label: 'Ellipse', also: ['oval', 'elliptic', 'elliptical'] },
      },
      { label: 'Section of the tube', default: 'circle' },
    ),
    ring: {
      ...length,
      label: 'Ring radius to the center of the tube',
      help: 'From the axis of the ring to the center line of the tube, not to its outside.',
      symbol: 'R',
    },
    tube: {
      ...length,
      label: 'Tube radius',
      help: 'Of an ellipse the semi-axis that points to the axis of the ring.',
      symbol: 'r',
    },
    rise: {
      ...length,
      label: 'Half the height of the ring',
      help: 'For an ellipse: the semi-axis along the axis of the ring.',
      symbol: 'b',
      optional: true,
    },
    outer: { ...length, label: 'Outer diameter of the ring', symbol: 'D' },
    hole: quantity('cm', { label: 'Diameter of the hole', symbol: 'd', max: 1e12 }),
    volume,
    surface: { ...area, label: 'Surface area' },
    angle: quantity('rad', {
      label: 'Angle of a sector',
      help: 'For a part of the ring, such as a bend of 90°.',
      unit: 'deg',
      symbol: '\\theta',
      above: 0,
      below: 360,
      optional: true,
    }),
    sectorVolume: { ...volume, label: 'Volume of the sector', symbol: 'V_s', optional: true },
    sectorSurface: { ...area, label: 'Tube surface of the sector without its ends', symbol: 'A_s', optional: true },
    sectorTotal: { ...area, label: 'Surface of the sector with both ends', symbol: 'A_t', optional: true },
  },
  equations: ({
    section,
    ring,
    tube,
    rise,
    outer,
    hole,
    volume,
    surface,
    angle,
    sectorVolume,
    sectorSurface,
    sectorTotal,
  }) => [
    [outer, 2 * (ring + tube)],
    [hole, 2 * (ring - tube)],
    [volume, section === 'circle' ? 2 * Math.PI ** 2 * ring * tube ** 2 : 2 * Math.PI ** 2 * ring * tube * rise],
    [
      surface,
      section === 'circle'
        ? 4 * Math.PI ** 2 * ring * tube
        : 8 * Math.PI * ring * tube * ellipticE(1 - (rise / tube) ** 2),
    ],
    [sectorVolume, (angle * volume) / (2 * Math.PI)],
    [sectorSurface, (angle * surface) / (2 * Math.PI)],
    [sectorTotal, sectorSurface + (section === 'circle' ? 2 * Math.PI * tube ** 2 : 2 * Math.PI * tube * rise)],
  ],
  requires: [
    {
      that: (_, given) =>
        !given.sectorVolume ||
        !given.sectorTotal ||
        given.ring ||
        given.tube ||
        given.outer ||
        given.hole ||
        given.angle,
      field: 'sectorTotal',
      says: 'Volume and whole surface of a sector may fit more than one: give a radius or the angle in place of one of them.',
    },
    {
      that: ({ section }, given) => section === 'ellipse' || !given.rise,
      field: 'rise',
      says: 'Half the height is for an elliptical section: choose it, or leave half the height out.',
    },
    {
      that: ({ tube, ring }) => isAtMost(tube, ring),
      field: 'tube',
      says: 'The tube radius, {tube}, must not exceed the ring radius, {ring}: the ring would cut into itself.',
    },
    {
      that: ({ hole }, given) => !given.hole || hole >= 0,
      field: 'hole',
      says: 'The diameter of the hole, {hole}, must not be negative: 0 is a ring without a hole.',
    },
    {
      that: ({ hole, outer }, given) => (given.hole && given.outer ? isBelow(hole, outer) : isAtMost(hole, outer)),
      field: 'hole',
      says: 'The hole, {hole}, must be smaller than the outer diameter, {outer}.',
    },
    {
      that: ({ hole, ring }) => isAtMost(hole, 2 * ring),
      field: 'hole',
      says: 'The diameter of the hole, {hole}, must be smaller than that of the center line, twice {ring}.',
    },
    {
      that: ({ outer, ring }) => isAtLeast(outer, 2 * ring) && isAtMost(outer, 4 * ring),
      field: 'outer',
      says: 'The outer diameter, {outer}, must be more than twice and at most four times the ring radius, {ring}.',
    },
    {
      that: ({ outer, tube }) => isAtLeast(outer, 4 * tube),
      field: 'outer',
      says: 'The outer diameter, {outer}, must be at least four times the tube radius, {tube}: the tube is there twice.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }, given) => given.angle && angle !== undefined && looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
    {
      level: 'caution',
      when: ({ rise, tube }) => rise !== undefined && (isAbove(rise, 8 * tube) || isAbove(tube, 8 * rise)),
      says: 'One semi-axis of the section is more than 8 times the other, {tube} and {rise}: check that both are in the same unit.',
    },
    {
      level: 'caution',
      when: ({ section, hole, outer }, given) =>
        section === 'circle' && given.outer && given.surface && isAtMost(hole, 0.01 * outer),
      says: 'Of so small a hole, {hole}, the last digits of the surface decide: give a radius or the hole in place of it.',
    },
    {
      level: 'note',
      when: ({ ring, tube }) => isAbove(ring, 50 * tube),
      says: 'The ring radius, {ring}, is more than 50 times the tube radius, {tube}: check that both are in the same unit.',
    },
    {
      level: 'note',
      when: ({ hole, outer }, given) => (given.hole ? hole === 0 : isAtMost(hole, 1e-12 * outer)),
      says: 'The tube just touches the axis: the ring has no hole (with a round tube a horn torus).',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Section through the ring',
    draw: ({ ring, tube, rise: given }) => {
      const rise = given ?? tube;
      return [
        { shape: 'arc', center: [-ring, 0], radius: [tube, rise], from: 0, to: 2 * Math.PI, fill: true },
        { shape: 'arc', center: [ring, 0], radius: [tube, rise], from: 0, to: 2 * Math.PI, fill: true },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [0, -1.2 * rise],
            [0, 1.2 * rise],
          ],
        },
        {
          shape: 'line',
          color: 2,
          dashed: true,
          points: [
            [0, 0],
            [ring, 0],
          ],
          label: 'R',
          of: 'ring',
        },
        {
          shape: 'line',
          color: 3,
          points: [
            [-ring, 0],
            [-ring - tube, 0],
          ],
          label: 'r',
          of: 'tube',
        },
        ...(given === undefined
          ? []
          : [
              {
                shape: 'line' as const,
                color: 4 as const,
                points: [
                  [-ring, 0],
                  [-ring, rise],
                ] as const,
                label: 'b',
                of: 'rise',
              },
            ]),
        { shape: 'dimension', from: [-ring - tube, -rise], to: [ring + tube, -rise], label: 'D', of: 'outer' },
      ];
    },
  },
  explanation: ({ section, angle, sectorVolume }) => {
    const tube =
      section === 'circle'
        ? 'a round tube of radius {tube}'
        : 'an elliptical tube of semi-axes {tube} toward the axis and {rise} along it';
    const whole = `A ring {outer} across outside, with {hole|no hole|no hole|a hole of {hole}} and ${tube}, has the volume {volume} and the surface {surface}`;
    return angle === undefined || sectorVolume === undefined
      ? `${whole}.`
      : `${whole}; its sector of {angle} has the volume {sectorVolume} and {sectorSurface} of tube surface, {sectorTotal} with both ends.`;
  },
  examples: [
    {
      inputs: { ring: 5, tube: 2 },
      results: { volume: 394.784176043574, surface: 394.784176043574, outer: 14, hole: 6 },
      source: 'By hand: 40π², 40π², 2 × 7, 2 × 3',
    },
    {
      inputs: { outer: 20, hole: 10 },
      results: { ring: 7.5, tube: 2.5, volume: 925.275412602127, surface: 740.220330081702 },
      source: 'By hand, by the form of outer and inner radius (calcresource.com): π²/4 × 15 × 5², π² × 15 × 5',
    },
    {
      inputs: { hole: '25 mm', tube: '1.5 mm' },
      results: { ring: 1.4, outer: 3.1, volume: 0.62178507726863 },
      source: 'By hand: 12.5 + 1.5 = 14 mm; an O-ring has 2π² × 14 × 1.5² mm³ (mpmath: 621.785 mm³)',
    },
    {
      inputs: { volume: 394.784176043574, ring: 5 },
      results: { tube: 2.0 },
      source: 'By hand: as the first one',
    },
    {
      inputs: { ring: 5, tube: 2, angle: 90 },
      results: { sectorVolume: 98.6960440108936, sectorSurface: 98.6960440108936, sectorTotal: 123.828785239612 },
      source: 'By hand: a quarter, 10π², and 10π² + 8π',
    },
    {
      inputs: { section: 'ellipse', ring: 10, tube: 3, rise: 5 },
      results: { volume: 2960.88132032681, surface: 1603.908641949, outer: 26, hole: 14 },
      source: 'Python with mpmath: 300π², and the surface of revolution integrated around the ellipse',
    },
    {
      inputs: { section: 'ellipse', ring: 10, tube: 5, rise: 3, angle: 180 },
      results: { sectorVolume: 1480.4406601634, sectorSurface: 801.954320974466, sectorTotal: 896.202100582159 },
      source: 'Python with mpmath: half of the same, and 30π for both ends',
    },
    {
      inputs: { section: 'ellipse', ring: 10, tube: 3, volume: 2960.88132032681 },
      results: { rise: '5.0000000' },
      source: 'By hand: 300π² = 60π² × 5',
    },
    {
      inputs: { ring: 3, tube: 3 },
      results: { hole: 0, volume: 532.958637658825 },
      cautions: ['no hole'],
      source: 'By hand: 54π²',
    },
    {
      inputs: { outer: 20, volume: 2467.4011002723396 },
      results: { ring: '5.0000000', tube: '5.0000000', hole: 0 },
      cautions: ['no hole'],
      source: 'By hand: 2π² × 125',
    },
    {
      inputs: { outer: 20, surface: 986.96 },
      results: { hole: '0.01335550', tube: '4.996661' },
      cautions: ['the last digits'],
      source: 'mpmath: root of 4π²(10 - r)r = 986.96; 100π² would be a ring without a hole',
    },
    { inputs: { outer: 10, hole: -1 }, refused: 'must not be negative', source: 'By definition' },
    {
      inputs: { ring: 5, tube: 2, angle: 1.5708 },
      results: { sectorVolume: 1.72257495480346 },
      cautions: ['radians'],
      source: 'By hand: 40π² × 1.5708/360',
    },
    {
      inputs: { section: 'ellipse', ring: 10, tube: 3, rise: 0.3 },
      results: { volume: 177.652879219608 },
      cautions: ['8 times'],
      source: 'By hand: 18π²',
    },
    {
      inputs: { ring: 100, tube: 1 },
      results: { volume: 1973.92088021787, surface: 3947.84176043574 },
      cautions: ['50 times'],
      source: 'By hand: 200π², 400π²',
    },
    { inputs: { ring: 5, tube: 2, rise: 3 }, refused: 'elliptical section', source: 'By definition' },
    { inputs: { ring: 2, tube: 3 }, refused: 'cut into itself', source: 'By hand: 3 > 2' },
    { inputs: { outer: 10, hole: 12 }, refused: 'smaller than the outer', source: 'By hand: 12 > 10' },
    { inputs: { outer: 10, hole: 10 }, refused: 'smaller than the outer', source: 'By hand: no tube is left' },
    { inputs: { ring: 5, hole: 12 }, refused: 'center line', source: 'By hand: 12 > 10' },
    { inputs: { ring: 5, outer: 9 }, refused: 'at most four times', source: 'By hand: 9 < 10' },
    { inputs: { outer: 10, tube: 3 }, refused: 'at least four times', source: 'By hand: 12 > 10' },
  ],
  notes: [
    'By the theorems of Pappus. A ring whose tube is wider than to its axis cuts into itself, and these formulas do not hold.',
    'A ring without a hole is best given by both radii: from its rounded volume or surface the hole may come out below 0, and is refused.',
    'O-rings are sold by inner diameter and cross section: send the hole and half the cross section. For what a pipe bend holds, take the inner radius of the pipe.',
  ],
  references: [
    { title: 'Weisstein: Elliptic Torus, MathWorld', url: 'https://mathworld.wolfram.com/EllipticTorus.html' },
    { title: 'calcresource: Properties of Torus', url: 'http://calcresource.com/solid-torus.html' },
  ],
});
