import { defineEquations, quantity } from '@reckoner/engine';

/** Linear spring within its elastic range. */
export default defineEquations({
  title: "Hooke's law",
  description: 'Force, stiffness, extension and stored energy of a spring from any two of them.',
  keywords: ['spring constant', 'spring rate', 'elastic energy', 'extension', 'f = kx'],
  variables: {
    force: quantity('N', { label: 'Force', symbol: 'F', min: 0 }),
    stiffness: quantity('N/m', { label: 'Spring constant', symbol: 'k', above: 0 }),
    extension: quantity('m', { label: 'Extension or compression', unit: 'mm', symbol: 'x', min: 0 }),
    energy: quantity('J', { label: 'Stored energy', symbol: 'E', min: 0 }),
  },
  equations: ({ force, stiffness, extension, energy }) => [
    [force, stiffness * extension],
    [energy, 0.5 * stiffness * extension ** 2],
  ],
  figure: {
    kind: 'curve',
    title: 'Force over extension: the energy is the area',
    x: { of: 'extension' },
    y: { of: 'force' },
    curve: ({ force, stiffness, extension }) => ({
      from: 0,
      to: 1.25 * extension,
      lines: [{ y: (x) => stiffness * x }],
      marks: [{ x: extension, y: force, label: 'F' }],
      shade: [{ from: 0, to: extension }],
    }),
  },
  explanation: 'A spring of {stiffness} deformed by {extension} pulls back with {force} and stores {energy}.',
  examples: [
    {
      inputs: { stiffness: 200, extension: 50 },
      results: { force: 10, energy: 0.25 },
      source: 'By hand: 200 × 0.05; 100 × 0.05²',
    },
    {
      inputs: { force: 30, extension: 20 },
      results: { stiffness: 1500, energy: 0.3 },
      source: 'By hand: 30/0.02; 30 × 0.02/2',
    },
    {
      inputs: { force: 40, energy: 2 },
      results: { extension: 100, stiffness: 400 },
      source: 'By hand: x = 2 × 2/40; k = 40/0.1',
    },
  ],
  notes: ['Linear spring within its elastic limit; the energy is that stored since the spring was slack.'],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §7-4 and §8-1' }],
});
