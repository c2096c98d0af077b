import { constant, defineCalculator, ellipticK, percent, quantity } from '@reckoner/engine';
import { gravity } from '../shared/fields.js';

/** T = 4 √(L/g) K(sin²(θ₀/2)), with K of the parameter. */
export default defineCalculator({
  title: 'Pendulum period at large amplitude',
  description:
    'Exact period of a simple pendulum at any amplitude below 180°, beside that of small swings, with its speed at the bottom.',
  keywords: [
    'large amplitude pendulum',
    'nonlinear pendulum',
    'pendulum elliptic integral',
    'exact pendulum period',
    'circular error of a pendulum',
  ],
  inputs: {
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e6 }),
    amplitude: quantity('rad', {
      label: 'Amplitude',
      help: 'The largest angle from the vertical.',
      unit: 'deg',
      symbol: '\\theta_0',
      min: 0.01,
      max: 179.9,
      usual: [1, 179.9],
    }),
    gravity,
  },
  outputs: {
    period: quantity('s', { label: 'Period', symbol: 'T' }),
    smallPeriod: quantity('s', { label: 'Period of small swings', symbol: 'T_0' }),
    excess: percent({ label: 'Longer than small swings by', symbol: 'e', places: 2 }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f' }),
    bottomSpeed: quantity('m/s', { label: 'Speed at the bottom', symbol: 'v_b' }),
  },
  formula: ({ length, amplitude, gravity }) => {
    const half = Math.sin(amplitude / 2);
    const integral = ellipticK(half ** 2);
    const period = 4 * Math.sqrt(length / gravity) * integral;
    return {
      period,
      smallPeriod: 2 * Math.PI * Math.sqrt(length / gravity),
      excess: (2 * integral) / Math.PI - 1,
      frequency: 1 / period,
      bottomSpeed: 2 * Math.sqrt(gravity * length) * half,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Period by amplitude',
    x: { of: 'amplitude' },
    y: { of: 'period' },
    curve: ({ length, gravity, amplitude, period, smallPeriod }) => ({
      from: 0,
      to: Math.max((170 * Math.PI) / 180, amplitude),
      lines: [
        { label: 'Exact', y: (angle) => 4 * Math.sqrt(length / gravity) * ellipticK(Math.sin(angle / 2) ** 2) },
        { label: 'Small swings', dashed: true, y: () => smallPeriod },
      ],
      marks: [{ x: amplitude, y: period, label: 'T' }],
    }),
  },
  explanation:
    'Swinging {amplitude} to each side, a pendulum of {length} takes {period} there and back, {excess} more than the {smallPeriod} of small swings.',
  cautions: [
    {
      level: 'caution',
      when: ({ amplitude }) => amplitude > constant(Math.PI / 2, 'rad'),
      says: 'Let go at more than 90° a string goes slack and the mass falls: this holds for a rigid, light rod.',
    },
  ],
  examples: [
    {
      inputs: { length: 1, amplitude: 90 },
      results: {
        period: 2.36824634629,
        smallPeriod: 2.00640929259,
        excess: 18.0340599,
        frequency: 0.4222533697,
        bottomSpeed: 4.428690551,
      },
      source: 'mpmath: quadrature of 4 √(L/g) ∫ du/√(1 − sin²(θ₀/2) sin² u); √(2gL)',
    },
    {
      inputs: { length: 1, amplitude: 20 },
      results: { period: 2.0217964972, excess: 0.7669025792, bottomSpeed: 1.087578375 },
      source: 'mpmath: quadrature; √(2gL (1 − cos 20°))',
    },
    {
      inputs: { length: 0.5, amplitude: 150 },
      results: { period: 2.50011881683, excess: 76.22037295, bottomSpeed: 4.27778658 },
      cautions: ['goes slack'],
      source: 'mpmath: quadrature',
    },
    {
      inputs: { length: 2, amplitude: 5 },
      results: {
        period: 2.83884236851,
        smallPeriod: 2.83749123325,
        excess: 0.0476172486,
        bottomSpeed: 0.3863535374,
      },
      source: 'mpmath: quadrature; √(2gL (1 − cos 5°))',
    },
    {
      inputs: { length: 1, amplitude: 60, gravity: 1.62 },
      results: {
        period: 5.29780225456,
        smallPeriod: 4.93653659795,
        excess: 7.31820071,
        frequency: 0.188757517,
        bottomSpeed: 1.27279221,
      },
      source: 'mpmath: quadrature; √(2gL (1 − cos 60°)); on the Moon',
    },
  ],
  notes: ['A point mass without friction and drag.'],
  references: [
    { title: 'Landau, Lifshitz: Mechanics, 3rd ed., §11, problem 1', isbn: '978-0-7506-2896-9' },
    { title: 'NIST Digital Library of Mathematical Functions, §22.19(i)', url: 'https://dlmf.nist.gov/22.19' },
  ],
});
