import { coulombConstant, defineEquations, number, quantity } from '@reckoner/engine';

const charge = { unit: 'µC', min: -1e12, max: 1e12 } as const;

/** Two point charges in a uniform medium; a positive force repels. */
export default defineEquations({
  title: "Coulomb's law",
  description: 'Electric force between two point charges, or a charge or their distance, and their potential energy.',
  keywords: ['electrostatic force', 'point charges', 'attraction', 'repulsion', 'k q1 q2'],
  variables: {
    force: quantity('N', { label: 'Force', help: 'Positive repels.', symbol: 'F' }),
    charge1: quantity('C', { label: 'Charge 1', symbol: 'q_1', ...charge }),
    charge2: quantity('C', { label: 'Charge 2', symbol: 'q_2', ...charge }),
    distance: quantity('m', { label: 'Distance', symbol: 'r', above: 0, max: 1e12 }),
    permittivity: number({
      label: 'Relative permittivity',
      help: 'Vacuum and air 1, water 80.',
      symbol: '\\varepsilon_r',
      min: 1,
      max: 1e6,
      default: 1,
    }),
    energy: quantity('J', { label: 'Potential energy', symbol: 'U' }),
  },
  equations: ({ force, charge1, charge2, distance, permittivity, energy }) => [
    [force, (coulombConstant * charge1 * charge2) / (permittivity * distance ** 2)],
    [energy, (coulombConstant * charge1 * charge2) / (permittivity * distance)],
  ],
  figure: {
    kind: 'curve',
    title: 'Size of the force over distance',
    x: { of: 'distance' },
    y: { of: 'force' },
    curve: ({ force, distance }) => ({
      from: distance / 2,
      to: 3 * distance,
      lines: [{ y: (r) => Math.abs(force) * (distance / r) ** 2 }],
      marks: [{ x: distance, y: Math.abs(force), label: 'r' }],
    }),
  },
  explanation:
    'Charges of {charge1} and {charge2} at {distance} {force|attract each other with {|force|}|do not act on each other|repel each other with {|force|}}.',
  examples: [
    {
      inputs: { charge1: 2, charge2: -3, distance: 0.5, permittivity: 1 },
      results: { force: -0.215701243, energy: -0.107850621 },
      source: 'Python 3.11: q1 q2/(4π ε0 r²) with ε0 of CODATA 2022',
    },
    {
      inputs: { force: 0.1, charge1: 1, charge2: 1, permittivity: 80 },
      results: { distance: 0.0335178158 },
      source: 'Python 3.11: √(q1 q2/(4π ε0 ε F)), in water',
    },
    {
      inputs: { force: -9, charge1: 5, distance: 1 },
      results: { charge2: -200.27701 },
      source: 'Python 3.11: F r²/(k q1)',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §21-1' }],
});
