import { category, classify, defineCalculator, list, noResult, number, roundTo, sum } from '@reckoner/engine';

export default defineCalculator({
  title: 'Mean speed',
  description: 'Mean speed over stretches of a way, and how fast that is.',
  inputs: {
    ways: list(number({ label: 'Way', min: 0, max: 1000 }), { label: 'Ways', maxItems: 20 }),
    time: number({ label: 'Time', min: 0.001, max: 1e6 }),
  },
  outputs: {
    speed: number({ label: 'Mean speed', places: 1 }),
    pace: category(['Slow', 'Fast'], { label: 'Pace', of: 'speed' }),
  },
  formula: ({ ways, time }) => {
    if (ways.every((way) => way === 0)) throw noResult('Without a way there is no speed.');
    const speed = roundTo(sum(ways) / time, 1);
    return { speed, pace: classify(speed, [[10, 'Slow']], 'Fast') };
  },
  explanation: 'The mean speed is {speed}: {pace}.',
  examples: [
    { inputs: { ways: [10, 20], time: 10 }, results: { speed: 3, pace: 'Slow' }, source: 'By hand: 30 / 10' },
    { inputs: { ways: [100, 200], time: 10 }, results: { speed: 30, pace: 'Fast' }, source: 'By hand: 300 / 10' },
    { inputs: { ways: [0], time: 1 }, noResult: 'no speed', source: 'By definition' },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §2-1' }],
});
