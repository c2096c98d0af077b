import { defineCalculator, magneticConstant, quantity } from '@reckoner/engine';

/** Biot–Savart for a straight wire, long or of a length seen from its middle. */
export default defineCalculator({
  title: 'Magnetic field of a wire',
  description: 'Magnetic field at a distance from a straight wire, long or finite, and its force on a parallel wire.',
  keywords: ['biot-savart', 'ampere', 'current', 'parallel wires', 'mu0 i / 2 pi r'],
  inputs: {
    current: quantity('A', { label: 'Current', symbol: 'I', min: -1e9, max: 1e9 }),
    distance: quantity('m', { label: 'Distance from the wire', unit: 'cm', symbol: 'r', min: 1e-6, max: 1e9 }),
    length: quantity('m', {
      label: 'Length of the wire',
      help: 'Left out for a long wire.',
      unit: 'cm',
      symbol: 'L',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    other: quantity('A', {
      label: 'Current in a long parallel wire there',
      symbol: 'I_2',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    field: quantity('T', { label: 'Magnetic field', unit: 'µT', symbol: 'B' }),
    intensity: quantity('A/m', { label: 'Magnetizing field', symbol: 'H' }),
    force: quantity('N/m', {
      label: 'Force on a meter of the other wire',
      help: 'Positive attracts.',
      symbol: 'F/l',
      optional: true,
    }),
  },
  formula: ({ current, distance, length, other }) => {
    const share = length === undefined ? 1 : length / 2 / Math.hypot(length / 2, distance);
    const intensity = (current / (2 * Math.PI * distance)) * share;
    const field = magneticConstant * intensity;
    if (other === undefined) return { field, intensity };
    return { field, intensity, force: field * other };
  },
  figure: {
    kind: 'curve',
    title: 'Field over distance',
    x: { of: 'distance' },
    y: { of: 'field' },
    curve: ({ distance, length, field, current }) => {
      if (current === 0) return undefined;
      const share = (r: number) => (length === undefined ? 1 : length / 2 / Math.hypot(length / 2, r)) / r;
      return {
        from: distance / 3,
        to: 4 * distance,
        lines: [{ y: (r) => (field * share(r)) / share(distance) }],
        marks: [{ x: distance, y: field, label: 'B' }],
      };
    },
  },
  explanation:
    'At {distance} {length?from the middle of a wire of {length}|from a long wire} a current of {current} makes a field of {field}{force?; a long parallel wire there is {force|repelled with {|force|}|not acted on|attracted with {|force|}}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ length, other }) => length !== undefined && other !== undefined,
      says: 'The force is that opposite to the middle of the wire: toward its ends and beyond them it is less.',
    },
  ],
  examples: [
    {
      inputs: { current: 10, distance: 2 },
      results: { field: 99.9999999867967, intensity: 79.5774715 },
      source: 'Python 3.11: μ0 I/(2π r) with μ0 of CODATA 2022',
    },
    {
      inputs: { current: 5, distance: 30, length: 80 },
      results: { field: 2.66666667 },
      source: 'Python 3.11: times 40/√(40² + 30²) = 0.8',
    },
    {
      inputs: { current: 1, distance: 100, other: 1 },
      results: { force: 0.000000199999999973593 },
      source: 'Python 3.11: μ0/2π, about 2e-7 N/m',
    },
    {
      inputs: { current: 5, distance: 30, length: 80, other: -3 },
      results: { field: 2.66666667, force: -0.000008 },
      cautions: ['opposite to the middle'],
      source: 'Python 3.11: 2.66666667 µT × -3 A',
    },
  ],
  references: [{ title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), §5.2' }],
});
