import { defineEquations, quantity } from '@reckoner/engine';

/** Small swings: T = 2π √(L/g). */
export default defineEquations({
  title: 'Simple pendulum',
  description: 'Period, length or gravity of a simple pendulum from the other two, for small swings.',
  keywords: ['pendulum period', 'pendulum length', 'seconds pendulum', 'gravity from pendulum'],
  variables: {
    period: quantity('s', { label: 'Period', symbol: 'T', above: 0, max: 1e9 }),
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 1e12 }),
    gravity: quantity('m/s^2', {
      label: 'Gravity',
      help: 'On the Earth 9.78 to 9.83, standard 9.80665 m/s².',
      usual: [0.0005, 30],
      symbol: 'g',
      above: 0,
      max: 1e6,
      default: 9.80665,
    }),
    frequency: quantity('1/s', { label: 'Frequency', unit: 'Hz', symbol: 'f', above: 0 }),
  },
  equations: ({ period, length, gravity, frequency }) => [
    [period, 2 * Math.PI * Math.sqrt(length / gravity)],
    [frequency, 1 / period],
  ],
  figure: {
    kind: 'drawing',
    title: 'Pendulum',
    draw: ({ length }) => {
      const bob = [length * Math.sin(0.3), -length * Math.cos(0.3)] as const;
      return [
        {
          shape: 'line',
          color: 5,
          points: [
            [-0.3 * length, 0],
            [0.3 * length, 0],
          ],
        },
        { shape: 'line', points: [[0, 0], bob], label: 'l', of: 'length' },
        { shape: 'circle', center: bob, radius: 0.06 * length },
        {
          shape: 'line',
          dashed: true,
          color: 5,
          points: [
            [0, 0],
            [0, -length],
          ],
        },
        {
          shape: 'arc',
          dashed: true,
          center: [0, 0],
          radius: length,
          from: -Math.PI / 2 - 0.3,
          to: -Math.PI / 2 + 0.3,
          label: 'T',
          of: 'period',
        },
      ];
    },
  },
  explanation: 'A pendulum of {length} swings once in {period}.',
  examples: [
    {
      inputs: { length: 1, gravity: 9.80665 },
      results: { period: 2.00640929, frequency: 0.498402795 },
      source: 'Python 3.11: 2π √(L/g)',
    },
    {
      inputs: { period: 2 },
      results: { length: 0.993621386 },
      source: 'Python 3.11: g/π², the seconds pendulum',
    },
    { inputs: { period: 2.5, length: 1.55 }, results: { gravity: 9.79064757 }, source: 'Python 3.11: 4π² L/T²' },
  ],
  notes: ['For small swings: at 20° to each side the true period is 0.77% longer.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §15-4' }],
});
