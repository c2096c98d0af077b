import { category, cosTurn, defineCalculator, number, quantity, sinTurn } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';
import { looksLikeRadians } from '../shared/radians.js';

/** All six functions; where one has a pole it is left out. */
export default defineCalculator({
  title: 'Trigonometric functions',
  description: 'Sine, cosine, tangent, cotangent, secant and cosecant of an angle, with its quadrant.',
  keywords: ['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'unit circle'],
  aliases: ['unit-circle-point'],
  inputs: { angle: quantity('rad', { label: 'Angle', unit: 'deg', symbol: '\\theta', min: -36000, max: 36000 }) },
  outputs: {
    sine: number({ label: 'Sine', symbol: '\\sin\\theta' }),
    cosine: number({ label: 'Cosine', symbol: '\\cos\\theta' }),
    tangent: number({ label: 'Tangent', symbol: '\\tan\\theta', optional: true }),
    cotangent: number({ label: 'Cotangent', symbol: '\\cot\\theta', optional: true }),
    secant: number({ label: 'Secant', symbol: '\\sec\\theta', optional: true }),
    cosecant: number({ label: 'Cosecant', symbol: '\\csc\\theta', optional: true }),
    quadrant: category(['First', 'Second', 'Third', 'Fourth', 'On an axis'], { label: 'Quadrant' }),
  },
  formula: ({ angle }) => {
    // Exact at quarter turns, where one of them is 0.
    const sine = sinTurn(angle);
    const cosine = cosTurn(angle);
    const shown = { sine, cosine };
    if (cosine === 0) return { ...shown, cotangent: 0, cosecant: 1 / sine, quadrant: 'On an axis' };
    if (sine === 0) return { ...shown, tangent: 0, secant: 1 / cosine, quadrant: 'On an axis' };
    const rest = { tangent: sine / cosine, cotangent: cosine / sine, secant: 1 / cosine, cosecant: 1 / sine };
    if (sine > 0) return { ...shown, ...rest, quadrant: cosine > 0 ? 'First' : 'Second' };
    return { ...shown, ...rest, quadrant: cosine > 0 ? 'Fourth' : 'Third' };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ angle }) => looksLikeRadians(angle),
      says: 'The angle, {angle}, looks like one in radians. If it is, send it with the unit rad.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Unit circle',
    draw: ({ angle, sine, cosine }) => [
      ...axesAround([
        [-1, -1],
        [1, 1],
      ]),
      { shape: 'circle', center: [0, 0], radius: 1 },
      {
        shape: 'line',
        points: [
          [0, 0],
          [cosine, sine],
        ],
      },
      {
        shape: 'line',
        color: 2,
        points: [
          [cosine, 0],
          [cosine, sine],
        ],
        label: 'sin',
        of: 'sine',
      },
      {
        shape: 'line',
        color: 3,
        points: [
          [0, 0],
          [cosine, 0],
        ],
        label: 'cos',
        of: 'cosine',
      },
      {
        shape: 'arc',
        color: 4,
        center: [0, 0],
        radius: 0.25,
        from: 0,
        to: angle % (2 * Math.PI),
        label: 'θ',
        of: 'angle',
      },
      { shape: 'point', at: [cosine, sine] },
    ],
  },
  explanation: 'At {angle} the sine is {sine} and the cosine {cosine}.',
  examples: [
    {
      inputs: { angle: 60 },
      results: {
        sine: 0.8660254037844,
        cosine: 0.5,
        tangent: 1.7320508075689,
        cotangent: 0.5773502691896,
        secant: 2.0,
        cosecant: 1.154700538379,
        quadrant: 'First',
      },
      source: 'By hand: √3/2, 1/2, √3, 1/√3, 2, 2/√3',
    },
    {
      inputs: { angle: 120 },
      results: { sine: 0.8660254037844, cosine: -0.5, quadrant: 'Second' },
      source: 'By hand: 180° - 60°',
    },
    {
      inputs: { angle: 225 },
      results: { tangent: 1, quadrant: 'Third' },
      source: 'By hand: 180° + 45°',
    },
    {
      inputs: { angle: -30 },
      results: { sine: -0.5, tangent: -0.5773502691896, quadrant: 'Fourth' },
      source: 'By hand: -1/2, -1/√3',
    },
    {
      inputs: { angle: 90 },
      results: { sine: 1, cosine: 0, cotangent: 0, cosecant: 1, quadrant: 'On an axis' },
      source: 'By definition',
    },
    {
      inputs: { angle: 180 },
      results: { sine: 0, cosine: -1, tangent: 0, secant: -1, quadrant: 'On an axis' },
      source: 'By definition',
    },
    {
      inputs: { angle: 1.5708 },
      results: { sine: 0.027412197677476, quadrant: 'First' },
      cautions: ['looks like one in radians'],
      source: 'Python math.sin(math.radians(1.5708))',
    },
    {
      inputs: { angle: 1e-11 },
      results: { sine: 1.7453292519943e-13, cosine: 1, quadrant: 'First' },
      source: 'Python math.sin(math.radians(1e-11))',
    },
    {
      inputs: { angle: 5.5 },
      results: { sine: 0.09584575252, cosine: 0.9953961984, quadrant: 'First' },
      source: 'Python; whole tenths of a degree are degrees',
    },
  ],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §4.14', url: 'https://dlmf.nist.gov/4.14' }],
});
