import { category, classify, defineCalculator, number } from '@reckoner/engine';

/** AAFP/AAHA: 15 human years for the first year, 9 for the second, 4 for every further one. */
export default defineCalculator({
  title: 'Cat age in human years',
  description: 'Age of a cat in human years, with its life stage, from its age in years.',
  keywords: ['feline age', 'kitten', 'senior cat'],
  inputs: { age: number({ label: 'Age of the cat in years', symbol: 'a', min: 0, max: 40, usual: [0, 25] }) },
  outputs: {
    human: number({ label: 'Human years', symbol: 'h', places: 1 }),
    stage: category(['Kitten', 'Young adult', 'Mature adult', 'Senior'], { label: 'Life stage' }),
  },
  formula: ({ age }) => ({
    human: age <= 1 ? 15 * age : age <= 2 ? 15 + 9 * (age - 1) : 24 + 4 * (age - 2),
    // Senior is over ten years: ten itself is not.
    stage:
      age > 10
        ? 'Senior'
        : classify(
            age,
            [
              [1, 'Kitten'],
              [7, 'Young adult'],
            ],
            'Mature adult',
          ),
  }),
  explanation: 'At the age of {age} a cat is about {human} human years old ({stage}).',
  examples: [
    {
      inputs: { age: 1 },
      results: { human: 15, stage: 'Young adult' },
      source: 'AAFP/AAHA 2021 guidelines: 1 year is 15',
    },
    { inputs: { age: 2 }, results: { human: 24 }, source: 'AAFP/AAHA 2021 guidelines: 2 years are 24' },
    { inputs: { age: 8 }, results: { human: 48, stage: 'Mature adult' }, source: 'By hand: 24 + 4 × 6' },
    {
      inputs: { age: 10 },
      results: { human: 56, stage: 'Mature adult' },
      source: 'AAHA: mature adult from 7 to 10 years',
    },
    { inputs: { age: 10.5 }, results: { human: 58, stage: 'Senior' }, source: 'AAHA: senior, aged over 10 years' },
    { inputs: { age: 15 }, results: { human: 76, stage: 'Senior' }, source: 'By hand: 24 + 4 × 13' },
    { inputs: { age: 0.5 }, results: { human: 7.5, stage: 'Kitten' }, source: 'By hand: half of 15' },
    { inputs: { age: 1.5 }, results: { human: 19.5 }, source: 'By hand: 15 + 9/2' },
  ],
  notes: ['A rule of thumb; breeds and keeping differ.'],
  references: [
    {
      title: 'Quimby et al.: 2021 AAHA/AAFP Feline Life Stage Guidelines, J. Feline Med. Surg. 23 (2021) 211',
      doi: '10.1177/1098612X21993657',
    },
  ],
});
