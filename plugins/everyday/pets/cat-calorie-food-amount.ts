import { choice, defineCalculator, measure, percent } from '@reckoner/engine';

/** Resting energy 70 kg^0.75 kcal a day, times a factor of the life stage, shared between wet and dry food. */
export default defineCalculator({
  title: 'Cat food and calories',
  description:
    'Daily calories and grams of dry and wet food for a cat from its weight, life stage and share of wet food.',
  keywords: ['RER', 'MER', 'cat feeding', 'kitten', 'wet food', 'feline energy requirement'],
  inputs: {
    weight: measure('kg', { label: 'Weight of the cat', symbol: 'm', min: 0.3, max: 20, usual: [0.4, 12] }),
    stage: choice(
      {
        neutered: { label: 'Neutered adult', value: 1.2 },
        intact: { label: 'Intact adult', value: 1.4 },
        inactive: { label: 'Inactive or prone to obesity', value: 1 },
        weightLoss: { label: 'Weight loss (give the ideal weight)', value: 0.8 },
        kitten: { label: 'Kitten', value: 2.5 },
      },
      { label: 'Life stage', symbol: 'k', default: 'neutered' },
    ),
    wetShare: percent({
      label: 'Share of energy from wet food',
      symbol: 'w',
      min: 0,
      max: 100,
      default: 50,
      usual: [2, 100],
    }),
    wetDensity: measure('kcal/kg', {
      label: 'Energy of the wet food',
      symbol: 'e_w',
      min: 200,
      max: 9000,
      default: 900,
      usual: [500, 1700],
    }),
    dryDensity: measure('kcal/kg', {
      label: 'Energy of the dry food',
      symbol: 'e_d',
      min: 200,
      max: 9000,
      default: 3800,
      usual: [2500, 5500],
    }),
  },
  outputs: {
    energy: measure('kcal', { label: 'Energy per day', symbol: 'E', places: 0 }),
    wet: measure('g', { label: 'Wet food per day', symbol: 'F_w', places: 0 }),
    dry: measure('g', { label: 'Dry food per day', symbol: 'F_d', places: 0 }),
    resting: measure('kcal', { label: 'Resting energy per day', symbol: '\\mathrm{RER}', places: 0 }),
  },
  formula: ({ weight, stage, wetShare, wetDensity, dryDensity }) => {
    const resting = 70 * weight ** 0.75;
    const energy = stage * resting;
    return {
      energy,
      wet: (1000 * energy * wetShare) / wetDensity,
      dry: (1000 * energy * (1 - wetShare)) / dryDensity,
      resting,
    };
  },
  cautions: [
    {
      level: 'danger',
      when: ({ stage }) => stage === 0.8,
      says: 'A cat that loses weight too fast or stops eating can fall ill of its liver: let a veterinarian guide the diet.',
    },
  ],
  explanation: 'The cat needs about {energy} a day: {wet} of wet and {dry} of dry food.',
  examples: [
    {
      inputs: { weight: 4, wetShare: 0, dryDensity: 4000 },
      results: { energy: 237.5879, wet: 0, dry: 59.39697, resting: 197.9899 },
      source: 'Python: 70 × 4^0.75 × 1.2',
    },
    {
      inputs: { weight: 16, stage: 'intact' },
      results: { energy: 784, resting: 560 },
      source: 'By hand: 70 × 8 × 1.4',
    },
    {
      inputs: { weight: 16, stage: 'inactive', wetShare: 25, wetDensity: 1000, dryDensity: 4000 },
      results: { energy: 560, wet: 140, dry: 105 },
      source: 'By hand: 560 × 0.25 / 1; 560 × 0.75 / 4',
    },
    {
      inputs: { weight: 16, stage: 'weightLoss' },
      results: { energy: 448 },
      cautions: ['let a veterinarian guide'],
      source: 'By hand: 560 × 0.8',
    },
    { inputs: { weight: 1, stage: 'kitten' }, results: { energy: 175 }, source: 'By hand: 70 × 2.5' },
  ],
  notes: ['A starting point for healthy cats: needs differ by half either way; watch weight and body condition.'],
  references: [{ title: 'Hand et al.: Small Animal Clinical Nutrition, 5th ed. (2010)' }],
});
