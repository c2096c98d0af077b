import { defineEquations, number, quantity } from '@reckoner/engine';

/** P = S cos φ, Q = S sin φ, S = VI of a sinusoidal single-phase load. */
export default defineEquations({
  title: 'AC power: real, reactive, apparent',
  description: 'Real, reactive and apparent power, power factor and phase angle of an AC load from any two of them.',
  keywords: ['power triangle', 'power factor', 'kVA', 'kvar', 'cos phi', 'apparent power'],
  variables: {
    real: quantity('W', { label: 'Real power', symbol: 'P', above: 0 }),
    reactive: quantity('var', { label: 'Reactive power', symbol: 'Q', min: 0 }),
    apparent: quantity('VA', { label: 'Apparent power', symbol: 'S', above: 0 }),
    powerFactor: number({ label: 'Power factor', symbol: '\\mathrm{PF}', above: 0, max: 1 }),
    angle: quantity('rad', { label: 'Phase angle', unit: 'deg', symbol: '\\varphi', min: 0, below: 90 }),
    voltage: quantity('V', { label: 'RMS voltage', symbol: 'V', above: 0, optional: true }),
    current: quantity('A', { label: 'RMS current', symbol: 'I', above: 0, optional: true }),
  },
  equations: ({ real, reactive, apparent, powerFactor, angle, voltage, current }) => [
    [real, apparent * powerFactor],
    [reactive, apparent * Math.sin(angle)],
    [powerFactor, Math.cos(angle)],
    [apparent, voltage * current],
  ],
  figure: {
    kind: 'drawing',
    title: 'Power triangle',
    draw: ({ real, reactive }) => [
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [real, 0],
          [real, reactive],
        ],
      },
      { shape: 'arrow', from: [0, 0], to: [real, 0], label: 'P', of: 'real' },
      { shape: 'arrow', color: 3, from: [real, 0], to: [real, reactive], label: 'Q', of: 'reactive' },
      { shape: 'arrow', color: 2, from: [0, 0], to: [real, reactive], label: 'S', of: 'apparent' },
      { shape: 'angle', at: [0, 0], from: [real, 0], to: [real, reactive], label: 'φ', of: 'angle' },
    ],
  },
  explanation:
    'Of {apparent} of apparent power {real} is real and {reactive} reactive, a power factor of {powerFactor}.',
  examples: [
    {
      inputs: { voltage: 230, current: 8, powerFactor: 0.8 },
      results: { apparent: 1840, real: 1472, reactive: 1104, angle: 36.8698976458 },
      source: 'By hand: 230 × 8; × 0.8; × 0.6; arccos 0.8',
    },
    {
      inputs: { real: '3 kW', reactive: '1.5 kvar', voltage: 230 },
      results: { apparent: 3354.10196625, powerFactor: 0.894427191, angle: 26.5650511771 },
      source: 'Python 3.11: hypot(3000, 1500); 3000/S; atan2(1500, 3000)',
    },
  ],
  notes: ['Sinusoidal voltage and current. The reactive power of a capacitive load has the opposite sign.'],
  references: [{ title: 'Nilsson, Riedel: Electric Circuits, 10th ed., §10.2–10.4', isbn: '978-0-13-376003-3' }],
});
