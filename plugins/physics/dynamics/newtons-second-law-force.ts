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
  figure: {
    kind: 'drawing',
    title: 'Body',
    draw: ({ force }) => {
      if (force === 0) return undefined;
      const side = Math.sign(force);
      return [
        { shape: 'rectangle', corner: [-1, -0.7], width: 2, height: 1.4, label: 'm', of: 'mass' },
        {
          shape: 'line',
          color: 5,
          points: [
            [-3.5, -0.7],
            [3.5, -0.7],
          ],
        },
        { shape: 'arrow', color: 2, from: [side, 0], to: [3 * side, 0], label: 'F', of: 'force' },
        { shape: 'arrow', color: 3, from: [-0.9 * side, 1.1], to: [0.9 * side, 1.1], label: 'a', of: 'acceleration' },
      ];
    },
  },
  explanation:
    '{force|A net force of {|force|} in the negative direction gives a mass of {mass} an acceleration of {|acceleration|} that way|Without a net force a mass of {mass} is not accelerated|A net force of {|force|} gives a mass of {mass} an acceleration of {|acceleration|}}.',
  examples: [
    { inputs: { mass: 12, acceleration: 2.5 }, results: { force: 30 }, source: 'By hand: 12 × 2.5' },
    { inputs: { force: '2 kN', mass: '800 kg' }, results: { acceleration: 2.5 }, source: 'By hand: 2000/800' },
    { inputs: { force: -45, acceleration: -9 }, results: { mass: 5 }, source: 'By hand: 45/9' },
  ],
  notes: ['Holds for constant mass, below relativistic speeds.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §5-1' }],
});
