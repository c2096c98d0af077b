import { defineEquations, quantity } from '@reckoner/engine';

const temperature = { unit: '°C', min: -273.15, max: 1e5 } as const;

/** Exponential approach to the ambient temperature at the rate k. */
export default defineEquations({
  title: "Newton's law of cooling",
  description: 'Temperature of a cooling body after a time, or the time or rate constant from two readings.',
  keywords: ['cooling time', 'cooling constant', 'coffee cooling', 'time of death', 'exponential cooling'],
  variables: {
    temperature: quantity('K', { label: 'Temperature after the time', symbol: 'T', ...temperature }),
    ambient: quantity('K', { label: 'Ambient temperature', symbol: 'T_a', ...temperature }),
    initial: quantity('K', { label: 'Initial temperature', symbol: 'T_0', ...temperature }),
    rate: quantity('1/s', { label: 'Rate constant', unit: '1/min', symbol: 'k', above: 0, max: 1e6 }),
    time: quantity('s', { label: 'Time', unit: 'min', symbol: 't', min: 0, max: 1e12 }),
  },
  equations: ({ temperature, ambient, initial, rate, time }) => [
    [temperature, ambient + (initial - ambient) * Math.exp(-rate * time)],
  ],
  figure: {
    kind: 'curve',
    title: 'Temperature over time',
    x: { of: 'time' },
    y: { of: 'temperature', label: 'Temperature' },
    curve: ({ temperature, ambient, initial, rate, time }) => ({
      from: 0,
      to: Math.max(4 / rate, Math.min(1.2 * time, 40 / rate)),
      reach: { from: 0, to: 40 / rate },
      lines: [
        { label: 'Body', y: (t) => ambient + (initial - ambient) * Math.exp(-rate * t) },
        { label: 'Surroundings', y: () => ambient },
      ],
      marks: time < 40 / rate ? [{ x: time, y: temperature, label: 'T' }] : [],
    }),
  },
  explanation: 'In surroundings of {ambient} the body goes from {initial} to {temperature} in {time}.',
  requires: [
    {
      that: ({ temperature, ambient, initial }) => (initial - temperature) * (temperature - ambient) >= 0,
      field: 'temperature',
      says: 'The temperature after the time, {temperature}, must lie between the initial one, {initial}, and that of the surroundings, {ambient}.',
    },
    {
      // After many time constants the computed one is the ambient temperature to all digits.
      that: ({ temperature, ambient, initial }, given) =>
        !given.temperature || !given.ambient || temperature !== ambient || initial === ambient,
      field: 'temperature',
      says: 'The body comes ever nearer to {ambient} and never quite there: give a temperature before that.',
    },
  ],
  examples: [
    {
      inputs: { ambient: 20, initial: 90, rate: 0.05, time: 10 },
      results: { temperature: 62.4571462 },
      source: 'Python 3.11: 20 + 70 exp(-0.5)',
    },
    {
      inputs: { ambient: 20, initial: 100, temperature: 60, time: 15 },
      results: { rate: 0.046209812 },
      source: 'By hand: ln(80/40)/15',
    },
    {
      inputs: { ambient: 5, initial: 25, temperature: 10, rate: 0.02 },
      results: { time: 69.3147181 },
      source: 'By hand: ln(20/5)/0.02',
    },
    {
      inputs: { ambient: 20, initial: 90, rate: 0.06, time: '12 h' },
      results: { temperature: 20.0 },
      source: 'By hand: 20 + 70 exp(-43.2), 10⁻¹⁷ above the surroundings',
    },
    {
      inputs: { ambient: 20, initial: 90, temperature: 95, time: 10 },
      refused: 'must lie between',
      source: 'By definition',
    },
    {
      inputs: { ambient: 20, initial: 90, temperature: 20, time: 10 },
      refused: 'never quite there',
      source: 'By definition: exp(-kt) is above 0',
    },
  ],
  notes: ['For small temperature differences, a uniform body and steady surroundings.'],
  references: [{ title: 'Incropera, DeWitt, Bergman, Lavine: Fundamentals of Heat and Mass Transfer, 6th ed., §5.1' }],
});
