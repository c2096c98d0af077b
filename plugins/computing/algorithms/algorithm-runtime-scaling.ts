import { choice, defineCalculator, noResult, number, quantity } from '@reckoner/engine';

/** Natural logarithm of the growth function, so that 2ⁿ and n! do not overflow. */
function logGrowth(complexity: string, n: number) {
  if (complexity === 'constant') return 0;
  if (complexity === 'log') return Math.log(Math.log(n));
  if (complexity === 'linear') return Math.log(n);
  if (complexity === 'linearithmic') return Math.log(n) + Math.log(Math.log(n));
  if (complexity === 'quadratic') return 2 * Math.log(n);
  if (complexity === 'cubic') return 3 * Math.log(n);
  if (complexity === 'exponential') return n * Math.LN2;
  let sum = 0;
  for (let k = 2; k <= n; k++) sum += Math.log(k);
  return sum;
}

/** The time is taken as proportional to the growth function, lower-order terms left out. */
export default defineCalculator({
  title: 'Runtime from big-O complexity',
  description:
    'Run time of an algorithm for another input size from one measured time and its complexity, and the largest size within a limit.',
  keywords: ['big o', 'time complexity', 'scaling', 'n log n', 'running time'],
  inputs: {
    complexity: choice(
      {
        constant: 'O(1)',
        log: 'O(log n)',
        linear: 'O(n)',
        linearithmic: 'O(n log n)',
        quadratic: 'O(n²)',
        cubic: 'O(n³)',
        exponential: 'O(2ⁿ)',
        factorial: 'O(n!)',
      },
      { label: 'Complexity', default: 'linearithmic' },
    ),
    size: number({ label: 'Measured input size', symbol: 'n_1', min: 2, max: 1e15 }),
    time: quantity('s', { label: 'Measured time', symbol: 't_1', above: 0, max: 1e12 }),
    newSize: number({ label: 'New input size', symbol: 'n_2', min: 2, max: 1e15 }),
    limit: quantity('s', { label: 'Time limit', symbol: 'T', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    newTime: quantity('s', { label: 'Time for the new size', symbol: 't_2', places: 3 }),
    factor: number({ label: 'Times as long', symbol: 'k', places: 3 }),
    largest: number({ label: 'Largest size within the limit', optional: true }),
  },
  algorithm: ({ complexity, size, time, newSize, limit }) => {
    const measured = logGrowth(complexity, size);
    const ratio = logGrowth(complexity, newSize) - measured;
    if (ratio > 600) throw noResult('The time would be more than 10^260 times as long.');
    const factor = Math.exp(ratio);
    let largest: number | undefined;
    if (limit !== undefined && complexity !== 'constant') {
      const allowed = measured + Math.log(limit / time) + 1e-12;
      let low = 0;
      if (complexity === 'factorial') {
        for (let grown = 0; low < 1e5 && grown + Math.log(low + 1) <= allowed; grown += Math.log(low)) low += 1;
      } else {
        let high = 1e15 + 1;
        while (high - low > 1) {
          const middle = Math.floor((low + high) / 2);
          if (logGrowth(complexity, middle) <= allowed) low = middle;
          else high = middle;
        }
      }
      largest = low;
    }
    return { newTime: time * factor, factor, largest };
  },
  explanation: 'An input of {newSize} takes {factor} times as long as one of {size}: {newTime}.',
  requires: [
    {
      that: ({ complexity, size }) => complexity !== 'factorial' || size <= 1e5,
      field: 'size',
      says: 'Factorial growth is reckoned up to a measured size of 100,000.',
    },
    {
      that: ({ complexity, newSize }) => complexity !== 'factorial' || newSize <= 1e5,
      field: 'newSize',
      says: 'Factorial growth is reckoned up to a new size of 100,000.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ complexity, limit }) => complexity === 'constant' && limit !== undefined,
      says: 'At O(1) every size takes the measured time: the limit sets no largest size.',
    },
    {
      level: 'note',
      when: ({ largest }) => largest === 0,
      says: 'Not even an input of size 1 stays within the limit.',
    },
    {
      level: 'note',
      when: ({ complexity, largest }) => largest === (complexity === 'factorial' ? 1e5 : 1e15),
      says: 'The search ends at the largest size that is reckoned here: still larger inputs may stay within the limit.',
    },
  ],
  examples: [
    {
      inputs: { size: 1000, time: 2, newSize: 1000000 },
      results: { newTime: 4000, factor: 2000 },
      source: 'By hand: 10⁶ × 6 over 10³ × 3',
    },
    {
      inputs: { complexity: 'quadratic', size: 100, time: 0.5, newSize: 1000, limit: 8 },
      results: { newTime: 50, factor: 100, largest: 400 },
      source: 'By hand: 10²; √16 × 100',
    },
    {
      inputs: { complexity: 'log', size: 16, time: 1, newSize: 65536 },
      results: { factor: 4 },
      source: 'By hand: log₂ is 4 and 16',
    },
    {
      inputs: { complexity: 'linear', size: 10, time: 3, newSize: 25, limit: 60 },
      results: { newTime: 7.5, largest: 200 },
      source: 'By hand: 2.5 × 3; 20 × 10',
    },
    {
      inputs: { complexity: 'cubic', size: 10, time: 1, newSize: 30 },
      results: { newTime: 27 },
      source: 'By hand: 3³',
    },
    {
      inputs: { complexity: 'exponential', size: 20, time: 1, newSize: 30, limit: 3600 },
      results: { newTime: 1024, largest: 31 },
      source: 'By hand: 2¹⁰; 2¹¹ = 2048 ≤ 3600 < 2¹²',
    },
    {
      inputs: { complexity: 'factorial', size: 10, time: 1, newSize: 12, limit: 100 },
      results: { newTime: 132, largest: 11 },
      source: 'By hand: 11 × 12',
    },
    {
      inputs: { complexity: 'constant', size: 10, time: 1, newSize: 1e9 },
      results: { newTime: 1, factor: 1 },
      source: 'By definition',
    },
    {
      inputs: { complexity: 'exponential', size: 10, time: 1, newSize: 2000 },
      noResult: '10^260',
      source: 'By hand: 2^1990',
    },
    {
      inputs: { complexity: 'factorial', size: 10, time: 1, newSize: 1e6 },
      refused: 'up to a new size of 100,000',
      source: 'By definition',
    },
    {
      inputs: { complexity: 'factorial', size: 1e6, time: 1, newSize: 10 },
      refused: 'up to a measured size of 100,000',
      source: 'By definition',
    },
    {
      inputs: { complexity: 'constant', size: 10, time: 1, newSize: 20, limit: 5 },
      results: { newTime: 1 },
      cautions: ['sets no largest size'],
      source: 'By definition',
    },
    {
      inputs: { complexity: 'linear', size: 10, time: 3, newSize: 25, limit: 0.1 },
      results: { newTime: 7.5, largest: 0 },
      cautions: ['Not even'],
      source: 'By hand: 0.3 s for each',
    },
    {
      inputs: { complexity: 'log', size: 16, time: 1, newSize: 256, limit: 1000 },
      results: { newTime: 2, largest: 1e15 },
      cautions: ['The search ends'],
      source: 'By hand: log 256 = 2 log 16; 16^1000 is far beyond 10^15',
    },
    {
      inputs: { complexity: 'factorial', size: 2000, time: 1, newSize: 2001, limit: 10 },
      results: { newTime: 2001, largest: 2000 },
      source: 'By hand: 2000! takes 1 s, 2001! 2001 s',
    },
  ],
  notes: ['Caches, memory and constant costs make real times differ.'],
  references: [
    {
      title: 'Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, 4th ed., ch. 3',
      isbn: '978-0-262-04630-5',
    },
  ],
});
