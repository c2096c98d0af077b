import { defineEquations, isAbove, percent, quantity } from '@reckoner/engine';

/** Actual over theoretical yield. */
export default defineEquations({
  title: 'Percent yield',
  description: 'Percent yield of a reaction from actual and theoretical yield, or one yield from the other.',
  keywords: ['actual yield', 'theoretical yield', 'reaction yield', 'loss'],
  variables: {
    actual: quantity('g', { label: 'Actual yield', symbol: 'm_a', above: 0, max: 1e12 }),
    theoretical: quantity('g', { label: 'Theoretical yield', symbol: 'm_t', above: 0, max: 1e12 }),
    percentYield: percent({ label: 'Percent yield', symbol: 'Y', above: 0, max: 1000, usual: [1, 105], places: 2 }),
  },
  equations: ({ actual, theoretical, percentYield }) => [[actual, percentYield * theoretical]],
  explanation: '{actual} of at most {theoretical} is a yield of {percentYield}.',
  cautions: [
    {
      level: 'caution',
      when: ({ percentYield }) => isAbove(percentYield, 1),
      says: 'More than 100% means that the product is wet or impure, or that a mass is wrong.',
    },
  ],
  examples: [
    { inputs: { actual: 4.2, theoretical: 5.6 }, results: { percentYield: 75 }, source: 'By hand: 4.2/5.6' },
    {
      inputs: { actual: 5.602, theoretical: 5.6 },
      results: { percentYield: 100.0357143 },
      cautions: ['More than 100%'],
      source: 'Python: 100 × 5.602/5.6',
    },
    { inputs: { theoretical: '2 kg', percentYield: 88 }, results: { actual: 1760 }, source: 'By hand: 0.88 × 2000' },
    { inputs: { actual: 30, percentYield: 60 }, results: { theoretical: 50 }, source: 'By hand: 30/0.6' },
    {
      inputs: { actual: 6, theoretical: 5 },
      results: { percentYield: 120 },
      cautions: ['wet or impure'],
      source: 'By hand: 6/5',
    },
  ],
  references: [{ title: 'Brown et al.: Chemistry: The Central Science, 13th ed., §3.7', isbn: '978-0-321-91041-7' }],
});
