import { defineEquations, quantity } from '@reckoner/engine';

/** Net force on a body of constant mass: F = m a. */
export default defineEquations({
  title: "Newton's second law (force)",
  description: 'Net force, mass or acceleration of a body from the other two.',
  keywords: ['f = ma', 'force', 'acceleration', 'newton'],
  variables: {
    force: quantity('N', { label: 'Net force', symbol: 'F' }),
    mass: quantity('kg', { label: 'Mass', symbol: 'm', above: 0 }),
    acceleration: quantity('m/s^2', { label: 'Acceleration', symbol: 'a' }),
  },
  equations: ({ force, mass, acceleration }) => [[force, mass * acceleration]],
  explanation: 'A net force of {force} gives a mass of {mass} an acceleration of {acceleration}.',
  examples: [
    { inputs: { mass: 12, acceleration: 2.5 }, results: { force: 30 }, source: 'By hand: 12 × 2.5' },
    { inputs: { force: '2 kN', mass: '800 kg' }, results: { acceleration: 2.5 }, source: 'By hand: 2000/800' },
    { inputs: { force: -45, acceleration: -9 }, results: { mass: 5 }, source: 'By hand: 45/9' },
  ],
  notes: ['Holds for constant mass, below relativistic speeds.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §5-1' }],
});
