import { defineCalculator, quantity } from '@reckoner/engine';

export default defineCalculator({
  title: 'Way at a speed',
  description: 'Way that is covered at a steady speed in a time.',
  inputs: {
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', min: 0, max: 1000 }),
    time: quantity('s', { label: 'Time', unit: 'h', symbol: 't', min: 0, max: 1000 }),
  },
  outputs: { way: quantity('m', { label: 'Way', unit: 'km', symbol: 's' }) },
  formula: ({ speed, time }) => ({ way: speed * time }),
  explanation: 'At {speed} it is {way} in {time}.',
  examples: [
    { inputs: { speed: 90, time: 2 }, results: { way: 180 }, source: 'By hand: 90 × 2' },
    { inputs: { speed: 0, time: 2 }, results: { way: 0 }, source: 'By hand: 0 × 2' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1' }],
});
