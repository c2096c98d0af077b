import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow, quantity } from '@reckoner/engine';
import { area, length, volume } from '../shared/fields.js';
import { looksLikeRadians } from '../shared/radians.js';

/** a² = h(2R - h); with a and h the volume and the curved surface have no differences. */
export default defineEquations({
  title: 'Spherical cap (dome)',
  description:
    'Volume, curved surface, base radius and height of a part cut off a sphere by a plane, and the radius of the sphere, from any two that fix it.',
  keywords: [
    'spherical dome',
    'volume of a dome',
    'spherical segment of one base',
    'partially filled sphere',
    'volume of liquid in a spherical tank',
    'radius of a dome',
  ],
  variables: {
    radius: { ...length, label: 'Radius of the sphere', symbol: 'R' },
    height: { ...length, label: 'Height of the cap', symbol: 'h' },
    base: {
      ...length,
      label: 'Radius of the base',
      help: 'Of the circle where the plane cuts the sphere.',
      symbol: 'a',
    },
    volume,
    area: { ...area, label: 'Curved surface' },
    surface: { ...area, label: 'Total surface with the base', symbol: 'S' },
    angle: quantity('rad', {
      label: 'Angle at the center from the axis to the edge',
      help: 'Half of the whole opening: 90° for a hemisphere.',
      unit: 'deg',
      symbol: '\\theta',
      above: 0,
      below: 180,
    }),
  },
  equations: ({ radius, height, base, volume, area, surface, angle }) => [
    [base ** 2, height * (2 * radius - height)],
    [volume, (Math.PI * height * (3 * base ** 2 + height ** 2)) / 6],
    [area, Math.PI * (base ** 2 + height ** 2)],
    [surface, area + Math.PI * base ** 2],
    [height, base * Math.tan(angle / 2)],
  ],
  requires: [
    {
      that: ({ height, radius }, given) =>
        given.height && given.radius ? isBelow(height, 2 * radius) : isAtMost(height, 2 * radius),
      field: 'height',
      says: 'The height of the cap, {height}, must be less than the diameter of the sphere, twice {radius}: at the diameter it is the whole sphere.',
    },
    {
      that: ({ base, radius }) => isAtMost(base, radius),
      field: 'base',
      says: 'The radius of the base, {base}, must not exceed that of the sphere, {radius}.',
    },
    {
      that: ({ area, height }) => isAtLeast(area, Math.PI * height ** 2),
      field: 'area',
      says: 'The curved surface, {area}, is too small for a cap {height} high.',
    },
    {
      that: ({ area, base }) => isAtLeast(area, Math.PI * base ** 2),
      field: 'area',
      says: 'The curved surface, {area}, must be larger than the base with the radius {base}.',
    },
    {
      that: ({ area, radius }) => isAtMost(area, 4 * Math.PI * radius ** 2),
      field: 'area',
      says: 'The curved surface, {area}, must be smaller than that of the whole sphere with the radius {radius}.',
    },
    {
      that: ({ volume, radius }) => isAtMost(volume, (4 / 3) * Math.PI * radius ** 3),
      field: 'volume',
      says: 'The volume, {volume}, must be smaller than that of the whole sphere with the radius {radius}.',
    },
    {
      that: ({ volume, height }) => isAtLeast(volume, (Math.PI * height ** 3) / 6),
      field: 'volume',
      says: 'The volume, {volume}, is too small for a cap {height} high: a whole sphere of that diameter has more.',
    },
    {
      that: ({ volume, area }) => isAtMost(18 * Math.PI * volume ** 2, area ** 3),
      field: 'volume',
      says: 'No cap with a curved surface of {area} holds {volume}: a hemisphere holds the most.',
    },
    {
      that: ({ surface, base }) => isAtLeast(surface, 2 * Math.PI * base ** 2),
      field: 'surface',
      says: 'The total surface, {surface}, must be more than twice the base with the radius {base}.',
    },
    {
      that: ({ surface, radius }) => isAtMost(surface, 4 * Math.PI * radius ** 2),
      field: 'surface',
      says: 'The total surface, {surface}, must be smaller than that of the whole sphere with the radius {radius}.',
    },
    {
      that: ({ surface, height }) => isAtLeast(surface, Math.PI * height ** 2),
      field: 'surface',
      says: 'The total surface, {surface}, is too small for a cap {height} high.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ angle }, given) => Boolean(given.angle) && looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
    {
      level: 'note',
      when: ({ height, base }, given) => !given.angle && isAbove(base, 50 * height),
      says: 'The cap is very flat, {height} high on a base of radius {base}: check that what was sent is in the same unit.',
    },
    {
      level: 'note',
      when: ({ height, base }, given) => !given.angle && isAbove(height, 50 * base),
      says: 'The cap is all but the whole sphere, {height} high on a base of radius {base}: check that what was sent is in the same unit.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Spherical cap',
    draw: ({ radius, height, base }) => {
      const from = Math.atan2(radius - height, base);
      return [
        { shape: 'arc', center: [0, 0], radius, from: Math.PI - from, to: 2 * Math.PI + from, dashed: true },
        { shape: 'arc', center: [0, 0], radius, from, to: Math.PI - from },
        {
          shape: 'line',
          points: [
            [-base, radius - height],
            [0, radius - height],
          ],
        },
        {
          shape: 'line',
          color: 2,
          points: [
            [0, radius - height],
            [base, radius - height],
          ],
          label: 'a',
          of: 'base',
        },
        {
          shape: 'line',
          color: 3,
          points: [
            [0, radius - height],
            [0, radius],
          ],
          label: 'h',
          of: 'height',
        },
        {
          shape: 'line',
          color: 4,
          dashed: true,
          points: [
            [0, 0],
            [-base, radius - height],
          ],
          label: 'R',
          of: 'radius',
        },
      ];
    },
  },
  explanation:
    'A cap {height} high on a base of radius {base}, of a sphere of radius {radius} (from the axis to the edge {angle} at its center), has the volume {volume} and the curved surface {area}.',
  examples: [
    {
      inputs: { radius: 5, height: 2 },
      results: {
        base: 4,
        volume: 54.45427266222308,
        area: 62.83185307179586,
        surface: 113.09733552923255,
        angle: 53.13010235415598,
      },
      source: 'By hand: √(2 × 8), 4π × 13/3, 20π, 36π, arccos 3/5',
    },
    {
      inputs: { radius: 5, height: 8 },
      results: { base: 4, volume: 469.1445029360757, area: 251.32741228718345, angle: 126.86989764584402 },
      source: 'By hand: what the first one leaves of the sphere, 500π/3 - 52π/3 = 448π/3; 100π - 20π',
    },
    {
      inputs: { base: 3, height: 1 },
      results: { radius: 5, volume: 14.660765716752369, area: 31.41592653589793 },
      source: 'By hand: (9 + 1)/2, π × 28/6, 10π',
    },
    {
      inputs: { radius: 2, angle: 60 },
      results: { height: 1, base: 1.7320508075688772, volume: 5.235987755982989 },
      source: 'By hand: 2 - 2 cos 60°, √3, π/3 × 5',
    },
    {
      inputs: { volume: 54.45427266222308, height: 2 },
      results: { radius: 5, base: 4 },
      source: 'By hand: as the first one',
    },
    {
      inputs: { volume: 54.45427266222308, radius: 5 },
      results: { height: 2.0 },
      source: 'By hand: as the first one',
    },
    {
      inputs: { radius: '6371 km', height: '1 m' },
      results: { volume: 20015085748823.02, base: 356959.367435567 },
      cautions: ['very flat'],
      source: 'Python with mpmath: π (6371000 - 1/3) m³, √(2 × 6371000 - 1) m',
    },
    {
      inputs: { radius: 2, angle: 1.0472 },
      results: { height: 0.00033404264396556 },
      cautions: ['radians'],
      source: 'Python with mpmath: 2 (1 - cos 1.0472°)',
    },
    {
      inputs: { base: 0.01, height: 1 },
      results: { radius: 0.50005, area: 3.141906812855152 },
      cautions: ['all but the whole sphere'],
      source: 'By hand: (0.0001 + 1)/2, π × 1.0001',
    },
    { inputs: { radius: 5, height: 10 }, refused: 'the whole sphere', source: 'By hand: 10 = 2 × 5' },
    { inputs: { radius: 5, base: 6 }, refused: 'must not exceed', source: 'By hand: 6 > 5' },
    { inputs: { area: 12, height: 2 }, refused: '2 cm high', source: 'By hand: 4π = 12.6' },
    { inputs: { area: 12, base: 2 }, refused: 'larger than the base', source: 'By hand: 4π = 12.6' },
    { inputs: { area: 320, radius: 5 }, refused: 'whole sphere', source: 'By hand: 100π = 314.2' },
    { inputs: { volume: 530, radius: 5 }, refused: 'whole sphere', source: 'By hand: 500π/3 = 523.6' },
    { inputs: { volume: 4, height: 2 }, refused: 'too small', source: 'By hand: 8π/6 = 4.19' },
    { inputs: { volume: 140, area: 100 }, refused: 'holds the most', source: 'By hand: (100³/18π)^½ = 133' },
    { inputs: { surface: 25, base: 2 }, refused: 'twice the base', source: 'By hand: 8π = 25.1' },
    { inputs: { surface: 320, radius: 5 }, refused: 'whole sphere', source: 'By hand: 100π = 314.2' },
    { inputs: { surface: 12, height: 2 }, refused: '2 cm high', source: 'By hand: 4π = 12.6' },
  ],
  notes: [
    'Two caps of a sphere fit one radius of the base, a low and a high one, as two fit some pairs with a surface: the other one is among the other solutions.',
    'Liquid in a spherical tank is a cap whose height is the depth, also above the middle of the sphere.',
  ],
  references: [
    { title: 'Wikipedia: Spherical cap', url: 'https://en.wikipedia.org/wiki/Spherical_cap' },
    { title: 'Weisstein: Spherical Cap, MathWorld', url: 'https://mathworld.wolfram.com/SphericalCap.html' },
  ],
});
