import { choice, defineCalculator, type FigurePoint, number, quantity } from '@reckoner/engine';
import { axesAround } from '../shared/drawing.js';

/** Principal values; arccot between 0 and 180° as in most textbooks. */
export default defineCalculator({
  title: 'Inverse trigonometric functions',
  description:
    'Angle from its sine, cosine, tangent, cotangent, secant or cosecant, as the principal value and the other solution in a turn.',
  keywords: ['arcsin', 'arccos', 'arctan', 'arccot', 'arcsec', 'arccsc', 'inverse sine'],
  inputs: {
    inverseOf: choice(
      {
        sine: 'Sine',
        cosine: 'Cosine',
        tangent: 'Tangent',
        cotangent: 'Cotangent',
        secant: 'Secant',
        cosecant: 'Cosecant',
      },
      { label: 'Function', default: 'sine' },
    ),
    value: number({ label: 'Value', symbol: 'x', min: -1e9, max: 1e9 }),
  },
  outputs: {
    angle: quantity('rad', { label: 'Principal value', unit: 'deg', symbol: '\\theta' }),
    second: quantity('rad', { label: 'Other solution in a turn', unit: 'deg', symbol: '\\theta_2', optional: true }),
  },
  formula: ({ inverseOf, value }) => {
    const isTop = inverseOf !== 'tangent' && inverseOf !== 'cotangent' && Math.abs(value) === 1;
    if (inverseOf === 'tangent') return { angle: Math.atan(value), second: Math.atan(value) + Math.PI };
    if (inverseOf === 'cotangent') return { angle: Math.atan2(1, value), second: Math.atan2(1, value) - Math.PI };
    const reduced = inverseOf === 'sine' || inverseOf === 'cosine' ? value : 1 / value;
    if (inverseOf === 'sine' || inverseOf === 'cosecant') {
      // At ±1 both solutions are the same.
      return isTop
        ? { angle: Math.asin(reduced) }
        : { angle: Math.asin(reduced), second: Math.PI - Math.asin(reduced) };
    }
    return isTop ? { angle: Math.acos(reduced) } : { angle: Math.acos(reduced), second: -Math.acos(reduced) };
  },
  figure: {
    kind: 'drawing',
    title: 'On the unit circle',
    draw: ({ angle, second }) => {
      const ray = (at: number): FigurePoint => [Math.cos(at), Math.sin(at)];
      return [
        ...axesAround([
          [-1, -1],
          [1, 1],
        ]),
        { shape: 'circle', center: [0, 0], radius: 1 },
        { shape: 'line', points: [[0, 0], ray(angle)] },
        { shape: 'point', at: ray(angle), label: 'θ', of: 'angle' },
        ...(second === undefined
          ? []
          : [{ shape: 'point', color: 2, at: ray(second), label: 'θ₂', of: 'second' } as const]),
      ];
    },
  },
  explanation:
    'The principal value is {angle}{second?; {second} is the other solution in a turn|, the only solution in a turn}.',
  requires: [
    {
      that: ({ inverseOf, value }) => (inverseOf !== 'sine' && inverseOf !== 'cosine') || Math.abs(value) <= 1,
      field: 'value',
      says: 'Sine and cosine lie between -1 and 1.',
    },
    {
      that: ({ inverseOf, value }) => (inverseOf !== 'secant' && inverseOf !== 'cosecant') || Math.abs(value) >= 1,
      field: 'value',
      says: 'Secant and cosecant are 1 or more, or -1 or less.',
    },
  ],
  examples: [
    { inputs: { value: 0.5 }, results: { angle: 30.0, second: 150.0 }, source: 'By hand: sin 30°' },
    {
      inputs: { inverseOf: 'cosine', value: -0.3 },
      results: { angle: 107.457603123722, second: -107.457603123722 },
      source: 'Python math.acos(-0.3)',
    },
    {
      inputs: { inverseOf: 'tangent', value: 2 },
      results: { angle: 63.434948822922, second: 243.434948822922 },
      source: 'Python math.atan(2)',
    },
    {
      inputs: { inverseOf: 'cotangent', value: -2 },
      results: { angle: 153.434948822922, second: -26.565051177078 },
      source: 'Python math.atan2(1, -2)',
    },
    {
      inputs: { inverseOf: 'secant', value: 2.5 },
      results: { angle: 66.421821521798 },
      source: 'Python math.acos(0.4)',
    },
    {
      inputs: { inverseOf: 'cosecant', value: 2.5 },
      results: { angle: 23.578178478202, second: 156.421821521798 },
      source: 'Python math.asin(0.4)',
    },
    { inputs: { value: 1 }, results: { angle: 90 }, source: 'By hand: sin 90°' },
    { inputs: { value: -1, inverseOf: 'secant' }, results: { angle: 180 }, source: 'By hand: cos 180°' },
    { inputs: { value: 1.5 }, refused: 'between -1 and 1', source: 'By definition' },
    { inputs: { inverseOf: 'secant', value: 0.5 }, refused: '1 or more', source: 'By definition' },
  ],
  notes: ['All solutions are these plus any number of whole turns.'],
  references: [{ title: 'NIST Digital Library of Mathematical Functions, §4.23', url: 'https://dlmf.nist.gov/4.23' }],
});
