import { defineCalculator, number } from '@reckoner/engine';

/** Epigenetic clock of Wang et al., from Labrador retrievers. */
export default defineCalculator({
  title: 'Dog age in human years',
  description: 'Age of a dog in human years from its age, by the epigenetic clock of Wang and others (2020).',
  keywords: ['canine age', 'puppy', 'senior dog', 'dog years'],
  inputs: { age: number({ label: 'Age of the dog in years', symbol: 'a', min: 0, max: 30, usual: [0, 20] }) },
  outputs: {
    human: number({ label: 'Human years', symbol: 'h', places: 1 }),
    sevenfold: number({ label: 'By the old rule of seven', places: 0 }),
  },
  formula: ({ age }) => {
    return { human: 16 * Math.log(age) + 31, sevenfold: 7 * age };
  },
  explanation: 'At the age of {age} a dog is about {human} human years old; the old rule of seven says {sevenfold}.',
  requires: [
    {
      that: ({ age }) => age >= 0.2,
      field: 'age',
      says: 'The epigenetic clock begins at 0.2 years: it does not reach back to the first weeks of life.',
    },
  ],
  examples: [
    { inputs: { age: 1 }, results: { human: 31, sevenfold: 7 }, source: 'Wang et al. 2020: 16 ln 1 + 31' },
    { inputs: { age: 4 }, results: { human: 53.1807 }, source: 'qalc: 16 × ln(4) + 31; Wang et al. 2020: about 53' },
    { inputs: { age: 12 }, results: { human: 70.7585, sevenfold: 84 }, source: 'qalc: 16 × ln(12) + 31' },
    { inputs: { age: 0.1 }, refused: 'first weeks', source: 'By hand: 16 ln 0.1 + 31 is below zero' },
  ],
  notes: ['Found in Labrador retrievers; small breeds age more slowly, giant breeds faster.'],
  references: [
    {
      title:
        'Wang et al.: Quantitative Translation of Dog-to-Human Aging by Conserved Remodeling of the DNA Methylome, Cell Systems 11 (2020) 176',
      doi: '10.1016/j.cels.2020.06.006',
    },
  ],
});
