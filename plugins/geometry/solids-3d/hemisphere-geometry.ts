import { defineEquations, isAbove, isAtLeast, isAtMost, isBelow } from '@reckoner/engine';
import { lyingCircle } from '../shared/drawing.js';
import { area, length, perimeter, volume } from '../shared/fields.js';

/** Any one of the measures gives the solid; with a wall it is a bowl or dome. */
export default defineEquations({
  title: 'Hemisphere and hemispherical shell',
  description:
    'Volume, curved and total surface of a hemisphere from its radius or any other measure, and capacity, wall volume and surface of a hollow one.',
  keywords: [
    'half sphere volume',
    'hemisphere surface area',
    'hollow hemisphere',
    'hemispherical bowl',
    'dome volume',
    'semisphere',
  ],
  variables: {
    radius: { ...length, label: 'Radius', help: 'Of a shell the outer one.', symbol: 'R' },
    diameter: { ...length, label: 'Diameter', help: 'Of a shell the outer one.', symbol: 'D' },
    volume: { ...volume, label: 'Volume of the full hemisphere' },
    curved: { ...area, label: 'Curved surface', symbol: 'A_c' },
    base: { ...area, label: 'Base (flat circle)', symbol: 'B' },
    surface: { ...area, label: 'Total surface with the base' },
    circumference: { ...perimeter, label: 'Circumference of the base', symbol: 'C' },
    thickness: { ...length, label: 'Wall thickness', help: 'For a hollow one.', symbol: 't', optional: true },
    inner: { ...length, label: 'Inner radius', help: 'For a hollow one.', symbol: 'r', optional: true },
    capacity: { ...volume, label: 'Capacity of the hollow', symbol: 'V_i', optional: true },
    wall: { ...volume, label: 'Volume of the wall', symbol: 'V_w', optional: true },
    shellSurface: {
      ...area,
      label: 'Total surface of the shell',
      help: 'Outside, inside and the flat rim.',
      symbol: 'A_s',
      optional: true,
    },
  },
  equations: ({
    radius,
    diameter,
    volume,
    curved,
    base,
    surface,
    circumference,
    thickness,
    inner,
    capacity,
    wall,
    shellSurface,
  }) => [
    [diameter, 2 * radius],
    [volume, (2 / 3) * Math.PI * radius ** 3],
    [curved, 2 * Math.PI * radius ** 2],
    [base, Math.PI * radius ** 2],
    [surface, 3 * Math.PI * radius ** 2],
    [circumference, 2 * Math.PI * radius],
    [radius, inner + thickness],
    [capacity, (2 / 3) * Math.PI * inner ** 3],
    [wall, (2 / 3) * Math.PI * thickness * (radius ** 2 + radius * inner + inner ** 2)],
    [shellSurface, Math.PI * (3 * radius ** 2 + inner ** 2)],
  ],
  requires: [
    {
      that: ({ inner, radius }) => inner < radius,
      field: 'inner',
      says: 'The inner radius, {inner}, must be smaller than the outer one, {radius}.',
    },
    {
      that: ({ inner, diameter }, given) => !given.inner || !given.diameter || isBelow(2 * inner, diameter),
      field: 'inner',
      says: 'The inner radius, {inner}, must be smaller than half the outer diameter, {diameter}.',
    },
    {
      that: ({ thickness, radius }) => thickness < radius,
      field: 'thickness',
      says: 'The wall, {thickness}, must be thinner than the outer radius, {radius}.',
    },
    {
      that: ({ capacity, radius }) => isAtMost(capacity, (2 / 3) * Math.PI * radius ** 3),
      field: 'capacity',
      says: 'The capacity, {capacity}, must be smaller than the hemisphere with the outer radius of {radius}.',
    },
    {
      that: ({ wall, radius }) => isAtMost(wall, (2 / 3) * Math.PI * radius ** 3),
      field: 'wall',
      says: 'The volume of the wall, {wall}, must be smaller than the hemisphere with the outer radius of {radius}.',
    },
    {
      that: ({ shellSurface, radius }) =>
        isAtLeast(shellSurface, 3 * Math.PI * radius ** 2) && isAtMost(shellSurface, 4 * Math.PI * radius ** 2),
      field: 'shellSurface',
      says: 'The surface of a shell, {shellSurface}, must lie between 3π and 4π times the square of the outer radius, {radius}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ thickness, radius }) => thickness !== undefined && isAbove(2 * thickness, radius),
      says: 'The wall, {thickness}, is thicker than half the outer radius of {radius}: check that both are in the same unit, and that no diameter stands for a radius.',
    },
    {
      level: 'note',
      when: ({ thickness, radius }, given) =>
        thickness !== undefined && (given.thickness || given.inner) && isBelow(1000 * thickness, radius),
      says: 'The wall, {thickness}, is thinner than a thousandth of the outer radius of {radius}: check that both are in the same unit.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Hemisphere',
    draw: ({ radius, inner }) => [
      { shape: 'arc', center: [0, 0], radius, from: 0, to: Math.PI },
      ...lyingCircle(radius, 0, true),
      {
        shape: 'line',
        color: 2,
        points: [
          [0, 0],
          [radius, 0],
        ],
        label: 'R',
        of: 'radius',
      },
      ...(inner === undefined
        ? []
        : [
            {
              shape: 'arc' as const,
              center: [0, 0] as const,
              radius: inner,
              from: 0,
              to: Math.PI,
              dashed: true,
              color: 3 as const,
            },
            {
              shape: 'line' as const,
              color: 3 as const,
              points: [
                [0, 0],
                [-inner * Math.SQRT1_2, inner * Math.SQRT1_2],
              ] as const,
              label: 'r',
              of: 'inner',
            },
          ]),
    ],
  },
  explanation: ({ inner }) =>
    inner === undefined
      ? 'A solid hemisphere of radius {radius}, {diameter} across, has the volume {volume}, {curved} of curved surface and {surface} with the base.'
      : 'A hemispherical shell {diameter} across outside with a wall of {thickness} holds {capacity}; its wall has the volume {wall} and, inside, outside and rim together, the surface {shellSurface}.',
  examples: [
    {
      inputs: { radius: 3 },
      results: {
        diameter: 6,
        volume: 56.548667764616276,
        curved: 56.548667764616276,
        base: 28.274333882308138,
        surface: 84.82300164692441,
        circumference: 18.84955592153876,
      },
      source: 'By hand: 18π, 18π, 9π, 27π, 6π',
    },
    {
      inputs: { volume: 1000 },
      results: { radius: 7.81592641796772, surface: 575.747487803254 },
      source: 'Python with mpmath: (1500/π)^(1/3), 3π × 61.0887',
    },
    { inputs: { surface: 27 }, results: { radius: 1.6925687506432689, curved: 18 }, source: 'By hand: √(9/π), 2/3' },
    {
      inputs: { radius: 5, thickness: 1 },
      results: {
        inner: 4,
        capacity: 134.0412865531645,
        wall: 127.75810124598493,
        shellSurface: 285.884931476671,
      },
      source: 'By hand: 128π/3; 250π/3 - 128π/3 = 122π/3; 75π + 16π',
    },
    {
      inputs: { inner: 4, wall: 127.75810124598493 },
      results: { radius: 5.0, thickness: 1.0 },
      source: 'By hand: as above',
    },
    {
      inputs: { diameter: 14, inner: 6.9 },
      results: { thickness: 0.1, wall: 30.3498794287798, shellSurface: 611.38534631511 },
      source: 'Python with mpmath: 2π/3 × (343 - 328.509), π × (147 + 47.61)',
    },
    {
      inputs: { radius: 5, thickness: 3 },
      results: { inner: 2, capacity: 16.755160819145562, wall: 245.044226980004 },
      cautions: ['thicker than half'],
      source: 'By hand: 16π/3; 2π/3 × (125 - 8) = 78π',
    },
    {
      inputs: { radius: 500, thickness: 0.05 },
      results: { inner: 499.95, shellSurface: 3141435.581811095 },
      cautions: ['thinner than a thousandth'],
      source: 'By hand: π × (3 × 500² + 499.95²)',
    },
    { inputs: { inner: 5, radius: 5 }, refused: 'smaller than the outer', source: 'By definition' },
    { inputs: { inner: 13, diameter: 14 }, refused: 'half the outer', source: 'By hand: 13 > 7' },
    { inputs: { thickness: 5, radius: 4 }, refused: 'thinner than', source: 'By hand: 5 > 4' },
    { inputs: { capacity: 300, radius: 5 }, refused: 'smaller than the hemisphere', source: 'By hand: 250π/3 = 261.8' },
    { inputs: { wall: 300, radius: 5 }, refused: 'smaller than the hemisphere', source: 'By hand: 250π/3 = 261.8' },
    { inputs: { shellSurface: 200, radius: 5 }, refused: 'between 3π and 4π', source: 'By hand: 75π = 235.6' },
  ],
  notes: ['A bowl or dome that is not half a sphere is a spherical cap.'],
  references: [
    {
      title:
        'Formulas and Concepts: Hemispheres, Solid and Hollow (its total surface, π(3R² + r²); its curved surfaces lack a factor 2)',
      url: 'https://www.galport.com/Formulas-and-Concepts--Hemispheres--Solid-and-Hollow',
    },
    {
      title: 'Cracku: Total surface area of a hollow hemispherical bowl (3πR² + πr²)',
      url: 'https://cracku.in/87-find-the-total-surface-area-of-a-hollow-hemispheri-x-rrb-je-26th-may-2019-shift-1',
    },
  ],
});
