import { defineCalculator, isAbove, isBelow, magneticConstant, noResult, number, quantity } from '@reckoner/engine';

/** Thin winding: the long solenoid, and on the axis of a finite one. */
export default defineCalculator({
  title: 'Magnetic field of a solenoid',
  description:
    'Magnetic field of a coil from turns, current and length, and on the axis of a short coil from its radius.',
  keywords: ['coil', 'electromagnet', 'mu0 n i', 'helmholtz', 'axial field'],
  inputs: {
    turns: number({ label: 'Turns', symbol: 'N', min: 0, max: 1e12 }),
    current: quantity('A', { label: 'Current', symbol: 'I', min: -1e9, max: 1e9 }),
    length: quantity('m', { label: 'Length', unit: 'cm', symbol: 'L', min: 1e-6, max: 1e9 }),
    permeability: number({ label: 'Relative permeability', symbol: '\\mu_r', min: 0, max: 1e7, default: 1 }),
    radius: quantity('m', { label: 'Radius', unit: 'cm', symbol: 'R', min: 1e-6, max: 1e9, optional: true }),
    position: quantity('m', {
      label: 'Distance from the center on the axis',
      unit: 'cm',
      symbol: 'x',
      min: -1e9,
      max: 1e9,
      default: 0,
    }),
  },
  outputs: {
    long: quantity('T', { label: 'Field of a long solenoid', unit: 'mT', symbol: 'B' }),
    axis: quantity('T', { label: 'Field on the axis', unit: 'mT', symbol: 'B_x', optional: true }),
    intensity: quantity('A/m', { label: 'Magnetizing field', help: 'Turns × current over length.', symbol: 'H' }),
  },
  formula: ({ turns, current, length, permeability, radius, position }) => {
    const intensity = (turns * current) / length;
    const long = permeability * magneticConstant * intensity;
    if (radius === undefined) {
      if (position !== 0) throw noResult('The field at a distance from the center needs the radius of the coil.');
      return { long, intensity };
    }
    const toward = length / 2 - position;
    const away = length / 2 + position;
    const cosines = toward / Math.hypot(toward, radius) + away / Math.hypot(away, radius);
    return { long, axis: (long / 2) * cosines, intensity };
  },
  figure: {
    kind: 'curve',
    title: 'Field along the axis',
    x: { of: 'length', label: 'Distance from the center' },
    y: { of: 'long', label: 'Field' },
    curve: ({ length, radius, position, long, axis }) => {
      if (radius === undefined || axis === undefined) return undefined;
      const at = (x: number) => {
        const [toward, away] = [length / 2 - x, length / 2 + x];
        return (long / 2) * (toward / Math.hypot(toward, radius) + away / Math.hypot(away, radius));
      };
      const reach = Math.max(length, 1.2 * Math.abs(position), 3 * radius);
      return { from: -reach, to: reach, lines: [{ y: at }], marks: [{ x: position, y: axis, label: 'B' }] };
    },
  },
  explanation: ({ axis }) =>
    axis === undefined
      ? 'Inside a long solenoid the field is {long}.'
      : 'The field on the axis is {axis}; in a long solenoid it would be {long}.',
  cautions: [
    {
      level: 'caution',
      when: ({ permeability, radius, length, position }) =>
        permeability !== 1 && radius !== undefined && isAbove(Math.abs(position), length / 2),
      says: 'The point lies outside of the coil, beyond the end of its core: the field there does not follow from the permeability as here.',
    },
    {
      level: 'caution',
      when: ({ permeability, long }) => permeability > 10 && Math.abs(long) > 2,
      says: 'Iron saturates at about 2 T: the field of a core does not get so strong.',
    },
    {
      level: 'caution',
      when: ({ permeability, radius, length }) =>
        permeability > 10 && radius !== undefined && isBelow(length, 20 * radius),
      says: 'In so short a core the field is far less than here: its ends weaken it (demagnetization).',
    },
  ],
  examples: [
    {
      inputs: { turns: 1000, current: 2, length: 50 },
      results: { long: 5.02654825, intensity: 4000 },
      source: 'Python 3.11: μ0 N I/L with μ0 of CODATA 2022',
    },
    {
      inputs: { turns: 200, current: 1.5, length: 10, radius: 5 },
      results: { axis: 2.66572976 },
      source: 'Python 3.11: μ0 N I/√(L² + 4R²) at the center',
    },
    {
      inputs: { turns: 200, current: 1.5, length: 10, radius: 5, position: 5, permeability: 2 },
      results: { axis: 3.37191107 },
      source: 'Python 3.11: at the end, half of L/√(L² + R²)',
    },
    {
      inputs: { turns: 200, current: 1.5, length: 10, radius: 5, position: 10, permeability: 2 },
      results: { axis: 0.910722013 },
      cautions: ['outside of the coil'],
      source: 'Python 3.11: μ0 N I/L × (15/√(15² + 5²) - 5/√(5² + 5²))',
    },
    {
      inputs: { turns: 200, current: 1.5, length: 10, position: 5 },
      noResult: 'needs the radius',
      source: 'By definition',
    },
    {
      inputs: { turns: 1000, current: 2, length: 50, permeability: 1000 },
      results: { long: 5026.54825 },
      cautions: ['saturates'],
      source: 'Python 3.11: 1000 μ0 N I/L',
    },
    {
      inputs: { turns: 200, current: 1.5, length: 10, radius: 5, permeability: 100 },
      results: { axis: 266.572976 },
      cautions: ['short a core'],
      source: 'Python 3.11: 100 times the second case',
    },
  ],
  notes: ['The permeability of a core counts for a core much longer than wide, or a closed one.'],
  references: [{ title: 'Griffiths: Introduction to Electrodynamics, 4th ed. (2013), §5.2 and §5.3' }],
});
