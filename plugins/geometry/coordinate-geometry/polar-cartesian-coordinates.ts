import { choice, cosTurn, defineCalculator, number, quantity, sinTurn } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { coordinate } from '../shared/points.js';
import { looksLikeRadians } from '../shared/radians.js';

/** x = r cos θ, y = r sin θ and back; the same conversion serves complex numbers. */
export default defineCalculator({
  title: 'Polar and Cartesian coordinates',
  description: 'Polar coordinates from Cartesian ones and back, also for complex numbers a + bi and r∠θ.',
  keywords: ['polar to rectangular', 'rectangular to polar', 'complex polar form', 'modulus and argument', 'atan2'],
  aliases: ['complex-polar-rectangular'],
  inputs: {
    from: choice({ cartesian: 'Cartesian', polar: 'Polar' }, { label: 'Given', default: 'cartesian' }),
    x: { ...coordinate, label: 'x (real part)', symbol: 'x', when: { from: 'cartesian' } },
    y: { ...coordinate, label: 'y (imaginary part)', symbol: 'y', when: { from: 'cartesian' } },
    r: { ...coordinate, label: 'Radius (modulus)', symbol: 'r', min: 0, when: { from: 'polar' } },
    theta: quantity('rad', {
      label: 'Angle (argument)',
      unit: 'deg',
      symbol: '\\theta_0',
      min: -36000,
      max: 36000,
      when: { from: 'polar' },
    }),
  },
  outputs: {
    radius: number({ label: 'Radius', symbol: 'r' }),
    angle: quantity('rad', { label: 'Angle', help: 'From -180° to 180°.', unit: 'deg', symbol: '\\theta' }),
    abscissa: number({ label: 'x', symbol: 'x' }),
    ordinate: number({ label: 'y', symbol: 'y' }),
  },
  formula: ({ from, x, y, r, theta }) => {
    if (from === 'cartesian') return { radius: Math.hypot(x, y), angle: Math.atan2(y, x), abscissa: x, ordinate: y };
    const cosine = cosTurn(theta);
    const sine = sinTurn(theta);
    return { radius: r, angle: Math.atan2(sine, cosine), abscissa: r * cosine, ordinate: r * sine };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ theta, from }) => from === 'polar' && looksLikeRadians(theta),
      says: 'The angle, {theta}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Point',
    draw: ({ radius, angle, abscissa, ordinate }) => [
      ...axesAround([[abscissa, ordinate]]),
      {
        shape: 'line',
        dashed: true,
        points: [
          [abscissa, 0],
          [abscissa, ordinate],
        ],
        label: 'y',
        of: 'ordinate',
      },
      {
        shape: 'line',
        dashed: true,
        points: [
          [0, ordinate],
          [abscissa, ordinate],
        ],
        label: 'x',
        of: 'abscissa',
      },
      { shape: 'arrow', from: [0, 0], to: [abscissa, ordinate], label: 'r', of: 'radius' },
      { shape: 'arc', color: 2, center: [0, 0], radius: radius / 4, from: 0, to: angle, label: 'θ', of: 'angle' },
    ],
  },
  explanation: ({ radius }) =>
    radius === 0
      ? 'The point is the origin: its radius is 0, and every angle belongs to it.'
      : 'The point ({abscissa}, {ordinate}) has the radius {radius} and the angle {angle}.',
  examples: [
    {
      inputs: { x: 3, y: 4 },
      results: { radius: 5, angle: 53.13010235415598 },
      source: 'By hand: √(9 + 16); Python atan2(4, 3)',
    },
    { inputs: { x: -2, y: -2 }, results: { radius: 2.8284271247462, angle: -135 }, source: 'By hand: third quadrant' },
    {
      inputs: { from: 'polar', r: 5, theta: 120 },
      results: { abscissa: -2.5, ordinate: 4.330127018922194 },
      source: 'By hand: 5 cos 120°, 5√3/2',
    },
    {
      inputs: { from: 'polar', r: 2, theta: 270 },
      results: { angle: -90, abscissa: 0, ordinate: -2 },
      source: 'By hand: 270° - 360°',
    },
    {
      inputs: { from: 'polar', r: 1, theta: 0.7854 },
      results: { abscissa: 0.99990604936216, ordinate: 0.013707386656457 },
      cautions: ['looks like one in radians'],
      source: 'Python: cos and sin of 0.7854°',
    },
    {
      inputs: { from: 'polar', r: 1, theta: 5.5 },
      results: { abscissa: 0.9953961984, ordinate: 0.09584575252 },
      source: 'Python; whole tenths of a degree are degrees',
    },
    { inputs: { x: 0, y: 0 }, results: { radius: 0, abscissa: 0, ordinate: 0 }, source: 'By hand: the origin' },
  ],
  references: [{ title: 'Bronshtein et al.: Handbook of Mathematics, 6th ed., §3.5', isbn: '978-3-662-46220-1' }],
});
