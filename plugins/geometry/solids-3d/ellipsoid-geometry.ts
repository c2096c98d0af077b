import { category, defineCalculator, isAbove, isAtMost, quantity } from '@reckoner/engine';
import { carlsonRG } from '../shared/carlson.js';
import { area, length, volume } from '../shared/fields.js';

/** The exponent of Knud Thomsen's formula, with which it is off by at most 1.061%. */
const THOMSEN = 1.6075;

/** The surface is exact, by Carlson's R_G, beside Thomsen's approximation. */
export default defineCalculator({
  title: 'Ellipsoid volume and surface area',
  description:
    "Volume and exact surface area of an ellipsoid from its three semi-axes, with Knud Thomsen's approximation, the kind of ellipsoid and the sphere of the same volume.",
  keywords: [
    'triaxial ellipsoid',
    'surface area of an ellipsoid',
    'knud thomsen formula',
    'spheroid volume',
    'egg shape volume',
    'oblate or prolate',
  ],
  inputs: {
    a: {
      ...length,
      label: 'First semi-axis',
      help: 'From the center to the surface: half the overall length.',
      symbol: 'a',
    },
    b: { ...length, label: 'Second semi-axis', help: 'Half the overall width.', symbol: 'b' },
    c: { ...length, label: 'Third semi-axis', help: 'Half the overall height.', symbol: 'c' },
  },
  outputs: {
    volume,
    surface: { ...area, label: 'Surface area (exact)', symbol: 'S' },
    thomsen: { ...area, label: 'Surface area by Thomsen’s approximation', symbol: 'S_T' },
    kind: category(
      [
        'Sphere',
        'Oblate spheroid (two equal longer axes)',
        'Prolate spheroid (two equal shorter axes)',
        'Triaxial (three different axes)',
      ],
      { label: 'Kind' },
    ),
    lengthA: quantity('cm', { label: 'Overall size along the first axis', symbol: 'l_a' }),
    lengthB: quantity('cm', { label: 'Overall size along the second axis', symbol: 'l_b' }),
    lengthC: quantity('cm', { label: 'Overall size along the third axis', symbol: 'l_c' }),
    equivalent: quantity('cm', { label: 'Radius of the sphere of the same volume', symbol: 'r_V' }),
  },
  formula: ({ a, b, c }) => {
    const p = b / a;
    const q = c / a;
    const power = (p ** THOMSEN + q ** THOMSEN + (p * q) ** THOMSEN) / 3;
    const long = Math.max(a, b, c);
    const short = Math.min(a, b, c);
    const atLong = [a, b, c].filter((axis) => axis === long).length;
    const atShort = [a, b, c].filter((axis) => axis === short).length;
    return {
      volume: (4 / 3) * Math.PI * a * b * c,
      surface: 4 * Math.PI * a ** 2 * carlsonRG(p ** 2, q ** 2, (p * q) ** 2),
      thomsen: 4 * Math.PI * a ** 2 * power ** (1 / THOMSEN),
      kind:
        atLong === 3
          ? 'Sphere'
          : atLong === 2
            ? 'Oblate spheroid (two equal longer axes)'
            : atShort === 2
              ? 'Prolate spheroid (two equal shorter axes)'
              : 'Triaxial (three different axes)',
      lengthA: 2 * a,
      lengthB: 2 * b,
      lengthC: 2 * c,
      equivalent: Math.cbrt(a * b * c),
    };
  },
  shown: ({ a, b, c }) => ({
    surface: 4 * Math.PI * a ** 2 * carlsonRG((b / a) ** 2, (c / a) ** 2, ((b / a) * (c / a)) ** 2),
  }),
  stepwise: [
    'The kind follows from which of the semi-axes are equal: all three, the two longer ones, the two shorter ones or none.',
  ],
  requires: [
    {
      that: ({ a, b, c }) => isAtMost(Math.max(a, b, c), 1e6 * Math.min(a, b, c)),
      field: 'c',
      says: 'The longest semi-axis must not be more than a million times the shortest: {a}, {b} and {c}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ a, b, c }) => isAbove(Math.max(a, b, c), 25 * Math.min(a, b, c)),
      says: 'One semi-axis is more than 25 times another, {a}, {b} and {c}: check that all three are in the same unit, and that each is half of the size across.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Ellipsoid',
    draw: ({ a, b, c }) => [
      { shape: 'arc', center: [0, 0], radius: [a, c], from: 0, to: 2 * Math.PI, fill: true },
      { shape: 'arc', center: [0, 0], radius: [a, 0.28 * Math.min(b, c)], from: Math.PI, to: 2 * Math.PI },
      { shape: 'arc', center: [0, 0], radius: [a, 0.28 * Math.min(b, c)], from: 0, to: Math.PI, dashed: true },
      {
        shape: 'line',
        points: [
          [0, 0],
          [a, 0],
        ],
        label: 'a',
        of: 'a',
      },
      {
        shape: 'line',
        color: 3,
        dashed: true,
        points: [
          [0, 0],
          [-0.5 * a, -0.243 * Math.min(b, c)],
        ],
        label: 'b',
        of: 'b',
      },
      {
        shape: 'line',
        color: 2,
        points: [
          [0, 0],
          [0, c],
        ],
        label: 'c',
        of: 'c',
      },
    ],
  },
  explanation:
    'An ellipsoid with the semi-axes {a}, {b} and {c}, so {lengthA} by {lengthB} by {lengthC} overall, has the volume {volume} and the surface {surface}.',
  examples: [
    {
      inputs: { a: 1.1, b: 1.2, c: 4.7 },
      results: {
        surface: 54.6901240998,
        thomsen: 54.4952199737,
        volume: 25.9872544304948,
        kind: 'Triaxial (three different axes)',
      },
      source:
        'A. Dieckmann: The Surface Area of an Ellipsoid (2003), and Thomsen’s value, as printed by A. Chan; 4π/3 × 6.204',
    },
    {
      inputs: { a: 1, b: 2, c: 3 },
      results: {
        surface: 48.8821463026,
        volume: 25.132741228718345,
        lengthA: 2,
        lengthB: 4,
        lengthC: 6,
        equivalent: 1.817120592832139,
      },
      source: 'As printed by A. Chan; 8π; the cube root of 6',
    },
    {
      inputs: { a: 5, b: 3, c: 5 },
      results: {
        kind: 'Oblate spheroid (two equal longer axes)',
        surface: 234.735959322012,
        volume: 314.1592653589793,
      },
      source: 'Python: 2π × 25 + π × 9/0.8 × ln(1.8/0.2), the closed form',
    },
    {
      inputs: { a: 3, b: 3, c: 5 },
      results: {
        kind: 'Prolate spheroid (two equal shorter axes)',
        surface: 165.793061936472,
        volume: 188.49555921538757,
      },
      source: 'Python: 2π × 9 + 2π × 15 arcsin(0.8)/0.8, the closed form',
    },
    {
      inputs: { a: 2, b: 2, c: 2 },
      results: {
        kind: 'Sphere',
        surface: 50.26548245743669,
        thomsen: 50.26548245743669,
        volume: 33.510321638291124,
        equivalent: 2,
      },
      source: 'By hand: 16π, 32π/3',
    },
    {
      inputs: { a: 10, b: 10, c: 0.1 },
      results: {
        volume: 41.88790204786391,
        kind: 'Oblate spheroid (two equal longer axes)',
        surface: 628.651448891731,
      },
      cautions: ['25 times'],
      source: 'By hand: 40π/3; mpmath: 2π × 100 + π × 0.01/e × ln((1 + e)/(1 - e)), e² = 0.9999',
    },
    { inputs: { a: 1, b: 1, c: 2e6 }, refused: 'a million times', source: 'By definition' },
  ],
  notes: [
    "Thomsen's formula is off by at most 1.061%: use it to check by hand, and the exact surface otherwise.",
    'R_G is Carlson’s symmetric elliptic integral of the second kind: the surface is 4πabc R_G(a⁻², b⁻², c⁻²).',
  ],
  references: [
    {
      title: 'NIST Digital Library of Mathematical Functions, §19.33(i), §19.36(i)',
      url: 'https://dlmf.nist.gov/19.33',
    },
    { title: 'A. Chan: Ellipsoid Surface Area (HP Museum forum, 2021)' },
  ],
});
