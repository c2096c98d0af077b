import { defineCalculator, number, percent, sumOfProducts } from '@reckoner/engine';

/** Amdahl: the serial part bounds the speedup. */
export default defineCalculator({
  title: "Amdahl's law",
  description: 'Speedup of a program on several processors from the share of its work that can run in parallel.',
  keywords: ['parallel computing', 'speedup', 'multicore', 'scalability'],
  inputs: {
    parallel: percent({ label: 'Parallel share of the work', symbol: 'p', min: 0, below: 100, usual: [2, 99.9999] }),
    processors: number({ label: 'Processors', symbol: 'n', min: 1, max: 1e9 }),
  },
  outputs: {
    speedup: number({ label: 'Speedup', symbol: 'S', places: 2 }),
    limit: number({ label: 'Speedup with unlimited processors', symbol: 'S_\\infty', places: 2 }),
    efficiency: percent({ label: 'Efficiency', symbol: '\\eta', places: 1 }),
  },
  formula: ({ parallel, processors }) => {
    const speedup = 1 / (1 - parallel + parallel / processors);
    return { speedup, limit: 1 / sumOfProducts([1], [-1, parallel]), efficiency: speedup / processors };
  },
  explanation:
    'On {processors} {processors|processor|processors} the program runs {speedup} times as fast; the limit is {limit}.',
  examples: [
    {
      inputs: { parallel: 95, processors: 8 },
      results: { speedup: 5.925926, limit: 20, efficiency: 74.07407 },
      source: 'By hand: 1 / (0.05 + 0.95/8) = 160/27',
    },
    {
      inputs: { parallel: 50, processors: 9 },
      results: { speedup: 1.8, limit: 2 },
      source: 'By hand: 1 / (0.5 + 0.5/9) = 18/10',
    },
    {
      inputs: { parallel: 0, processors: 16 },
      results: { speedup: 1, limit: 1, efficiency: 6.25 },
      source: 'By hand: nothing runs in parallel',
    },
  ],
  references: [
    {
      title:
        'Amdahl: Validity of the single processor approach to achieving large scale computing capabilities, AFIPS 30 (1967) 483',
      doi: '10.1145/1465482.1465560',
    },
  ],
});
