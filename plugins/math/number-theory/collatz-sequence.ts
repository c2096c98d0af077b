import { defineCalculator, integer, table, text } from '@reckoner/engine';

const MOST_DOTS = 120;

function sequence(n: number): bigint[] {
  const terms = [BigInt(n)];
  for (let term = BigInt(n); term !== 1n; terms.push(term)) term = term % 2n === 0n ? term / 2n : 3n * term + 1n;
  return terms;
}

/** Even numbers are halved, odd ones tripled and raised by 1, until 1. */
export default defineCalculator({
  title: 'Collatz conjecture sequence',
  description:
    'The sequence of 3n + 1 and n/2 from a number down to 1, with its length, its peak and when it falls below the start.',
  keywords: [
    '3n+1 problem',
    'hailstone numbers',
    'hailstone sequence',
    'collatz conjecture',
    'total stopping time',
    'syracuse problem',
  ],
  inputs: { n: integer({ label: 'Start', symbol: 'n', min: 1, max: 999_999_999_999_999 }) },
  outputs: {
    steps: integer({ label: 'Steps to 1', help: 'The total stopping time.', symbol: 's' }),
    peak: text({ label: 'Largest number' }),
    peakStep: integer({ label: 'Step of the largest number', symbol: 's_p' }),
    odd: integer({ label: 'Steps 3n + 1', symbol: 's_o' }),
    stoppingTime: integer({
      label: 'Steps until below the start',
      help: 'The stopping time; 1 has none.',
      symbol: 's_b',
      optional: true,
    }),
    sequence: table({ step: integer({ label: 'Step' }), term: text({ label: 'Number' }) }, { label: 'Sequence' }),
  },
  algorithm: ({ n }) => {
    const terms = sequence(n);
    const peak = terms.reduce((most, term) => (term > most ? term : most));
    const found = {
      steps: terms.length - 1,
      peak: `${peak}`,
      peakStep: terms.indexOf(peak),
      odd: terms.slice(0, -1).filter((term) => term % 2n === 1n).length,
      sequence: terms.map((term, step) => ({ step, term: `${term}` })),
    };
    return n === 1 ? found : { ...found, stoppingTime: terms.findIndex((term) => term < BigInt(n)) };
  },
  figure: {
    kind: 'curve',
    title: 'Sequence',
    x: { label: 'Step' },
    y: { label: 'Number', log: true },
    curve: ({ n, steps, peak, peakStep }) => {
      if (steps === 0) return undefined;
      const terms = sequence(n).map(Number);
      const at = (step: number) => {
        const before = Math.floor(step);
        const share = step - before;
        return (terms[before] ?? 1) ** (1 - share) * (terms[before + 1] ?? 1) ** share;
      };
      return {
        from: 0,
        to: steps,
        lines: [{ y: at }],
        points: steps > MOST_DOTS ? [] : terms.map((term, step) => [step, term] as const),
        // Of a long sequence the line may pass between two places that are drawn.
        marks: [{ x: peakStep, y: Number(peak), label: 'Peak' }],
      };
    },
  },
  explanation: ({ n, peakStep }) => {
    if (n === 1) return 'The sequence begins at 1, where it ends.';
    if (peakStep === 0)
      return 'From {n} the sequence reaches 1 after {steps} {steps|step|steps} and never rises above its start.';
    return 'From {n} the sequence reaches 1 after {steps} steps, at most {peak} at step {peakStep}.';
  },
  examples: [
    {
      inputs: { n: 27 },
      results: {
        steps: 111,
        peak: '9232',
        peakStep: 77,
        odd: 41,
        stoppingTime: 96,
        sequence: {
          length: 112,
          rows: { 0: { step: 0, term: '27' }, 1: { term: '82' }, '-1': { step: 111, term: '1' } },
        },
      },
      source: 'OEIS A006577, A025586, A006667; a loop in Python',
    },
    {
      inputs: { n: 6 },
      results: { steps: 8, peak: '16', peakStep: 4, odd: 2, stoppingTime: 1 },
      source: 'By hand: 6, 3, 10, 5, 16, 8, 4, 2, 1',
    },
    { inputs: { n: 16 }, results: { steps: 4, peak: '16', peakStep: 0, odd: 0 }, source: 'By hand: 16, 8, 4, 2, 1' },
    {
      inputs: { n: 1 },
      results: { steps: 0, peak: '1', peakStep: 0, sequence: { length: 1 } },
      source: 'By definition',
    },
    {
      inputs: { n: 319804831 },
      results: { peak: '1414236446719942480' },
      source: 'OEIS A006885: a record peak; a loop in Python',
    },
  ],
  notes: ['Nobody has proved that each start comes to 1; every start that is accepted here has been tried and does.'],
  references: [
    {
      title: 'Lagarias: The 3x + 1 problem and its generalizations, American Mathematical Monthly 92 (1985), 3–23',
      doi: '10.2307/2322189',
    },
    {
      title: 'Barina: Convergence verification of the Collatz problem, Journal of Supercomputing 77 (2021)',
      doi: '10.1007/s11227-020-03368-x',
    },
  ],
});
