import { defineCalculator, number } from '@reckoner/engine';

/** Mean of two grade point averages weighted by their credits. */
export default defineCalculator({
  title: 'Cumulative GPA',
  description: 'Cumulative grade point average from the average and credits so far and those of a new term.',
  keywords: ['overall gpa', 'semester', 'grade point average'],
  inputs: {
    priorGpa: number({ label: 'GPA so far', symbol: 'G_0', min: 0, max: 5 }),
    priorCredits: number({ usual: [0, 300], label: 'Credits so far', symbol: 'c_0', min: 0, max: 1000 }),
    termGpa: number({ label: 'GPA of the new term', symbol: 'G_1', min: 0, max: 5 }),
    termCredits: number({ usual: [0.5, 40], label: 'Credits of the new term', symbol: 'c_1', above: 0, max: 100 }),
  },
  outputs: {
    gpa: number({ label: 'Cumulative GPA', symbol: 'G', places: 2 }),
    credits: number({ label: 'Credits', symbol: 'c' }),
    change: number({ label: 'Change', symbol: '\\Delta G', places: 2 }),
  },
  formula: ({ priorGpa, priorCredits, termGpa, termCredits }) => {
    const credits = priorCredits + termCredits;
    const gpa = (priorGpa * priorCredits + termGpa * termCredits) / credits;
    return { gpa, credits, change: ((termGpa - priorGpa) * termCredits) / credits };
  },
  explanation:
    'After {credits} {credits|credit|credits} the cumulative GPA is {gpa}, {change|{|change|} less than|as|{|change|} more than} before.',
  examples: [
    {
      inputs: { priorGpa: 3.2, priorCredits: 45, termGpa: 3.8, termCredits: 15 },
      results: { gpa: 3.35, credits: 60, change: 0.15 },
      source: 'By hand: (3.2 × 45 + 3.8 × 15) / 60 = 201 / 60',
    },
    {
      inputs: { priorGpa: 0, priorCredits: 0, termGpa: 3.1, termCredits: 12 },
      results: { gpa: 3.1, credits: 12, change: 3.1 },
      source: 'By hand: the first term counts alone',
    },
    {
      inputs: { priorGpa: 3.1, priorCredits: 47, termGpa: 3.1, termCredits: 13 },
      results: { gpa: 3.1, credits: 60, change: 0 },
      source: 'By hand: an average of 3.1 and 3.1',
    },
  ],
  references: [{ title: 'College Board: How to Calculate Your GPA' }],
});
