import { choice, defineCalculator, measure } from '@reckoner/engine';

/** Resting energy 70 kg^0.75 kcal a day, times a factor of the life stage. */
export default defineCalculator({
  title: 'Dog food and calories',
  description: 'Daily calories and grams of food for a dog from its weight, life stage and the food’s energy density.',
  keywords: ['RER', 'MER', 'dog feeding', 'kibble', 'puppy', 'canine energy requirement'],
  inputs: {
    weight: measure('kg', { label: 'Weight of the dog', symbol: 'm', min: 0.3, max: 120, usual: [0.5, 90] }),
    stage: choice(
      {
        neutered: { label: 'Neutered adult', value: 1.6 },
        intact: { label: 'Intact adult', value: 1.8 },
        inactive: { label: 'Inactive or prone to obesity', value: 1.2 },
        weightLoss: { label: 'Weight loss (give the ideal weight)', value: 1 },
        youngPuppy: { label: 'Puppy under 4 months', value: 3 },
        olderPuppy: { label: 'Puppy from 4 months to adult', value: 2 },
      },
      { label: 'Life stage', symbol: 'k', default: 'neutered' },
    ),
    density: measure('kcal/kg', {
      label: 'Energy of the food',
      symbol: 'e',
      min: 200,
      max: 9000,
      default: 3500,
      usual: [600, 5500],
    }),
  },
  outputs: {
    energy: measure('kcal', { label: 'Energy per day', symbol: 'E', places: 0 }),
    food: measure('g', { label: 'Food per day', symbol: 'F', places: 0 }),
    resting: measure('kcal', { label: 'Resting energy per day', symbol: '\\mathrm{RER}', places: 0 }),
  },
  formula: ({ weight, stage, density }) => {
    const resting = 70 * weight ** 0.75;
    const energy = stage * resting;
    return { energy, food: (1000 * energy) / density, resting };
  },
  explanation: 'The dog needs about {energy} a day: {food} of this food.',
  examples: [
    {
      inputs: { weight: 10 },
      results: { energy: 629.822, food: 179.949, resting: 393.639 },
      source: 'Python: 70 × 10^0.75 × 1.6 / 3.5',
    },
    {
      inputs: { weight: 30, stage: 'intact' },
      results: { energy: 1615.145, resting: 897.303 },
      source: 'Python: × 1.8',
    },
    { inputs: { weight: 10, stage: 'inactive' }, results: { energy: 472.367 }, source: 'Python: × 1.2' },
    { inputs: { weight: 10, stage: 'weightLoss' }, results: { energy: 393.639 }, source: 'Python: × 1' },
    { inputs: { weight: 4, stage: 'youngPuppy' }, results: { energy: 593.97 }, source: 'Python: 70 × 4^0.75 × 3' },
    { inputs: { weight: 10, stage: 'olderPuppy' }, results: { energy: 787.278 }, source: 'Python: × 2' },
    {
      inputs: { weight: 20, density: 3900 },
      results: { resting: 662.019126, energy: 1059.2306, food: 271.59759 },
      source: 'Python: 70 × 20^0.75 × 1.6 / 3.9',
    },
  ],
  notes: [
    'A starting point for healthy dogs: needs differ by half either way; watch weight and body condition, and ask a veterinarian.',
  ],
  references: [
    {
      title: 'Hand et al.: Small Animal Clinical Nutrition, 5th ed. (2010)',
    },
  ],
});
