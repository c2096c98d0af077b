import { defineEquations, number, quantity } from '@reckoner/engine';

/** Little: holds for every stable system, whatever the distributions. */
export default defineEquations({
  title: "Little's law",
  description: 'Items in a system, arrival rate or time in the system from the other two.',
  keywords: ['queueing theory', 'throughput', 'work in progress', 'cycle time', 'lead time'],
  variables: {
    items: number({ label: 'Items in the system', symbol: 'L', min: 0, max: 1e12 }),
    rate: quantity('1/s', { label: 'Arrival rate', symbol: '\\lambda', above: 0, max: 1e12 }),
    time: quantity('s', { label: 'Time in the system', symbol: 'W', min: 0, max: 1e12 }),
  },
  equations: ({ items, rate, time }) => [[items, rate * time]],
  explanation: 'At {rate}, items that stay {time} make {items} in the system.',
  examples: [
    {
      inputs: { rate: '10 1/h', time: '0.5 h' },
      results: { items: 5 },
      source: 'Wikipedia: Little’s law, the store of 10 an hour for half an hour',
    },
    { inputs: { items: 12, rate: '4 1/min' }, results: { time: 180 }, source: 'By hand: 12 / 4 = 3 min' },
    { inputs: { rate: '5 1/h', time: '30 min' }, results: { items: 2.5 }, source: 'By hand: 5 × 0.5' },
    { inputs: { items: 30, time: 15 }, results: { rate: 2 }, source: 'By hand: 30 / 15' },
  ],
  references: [
    {
      title: 'Little: A Proof for the Queuing Formula L = λW, Operations Research 9 (1961) 383',
      doi: '10.1287/opre.9.3.383',
    },
  ],
});
