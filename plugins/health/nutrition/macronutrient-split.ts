import { constant, defineCalculator, isAtLeast, isAtMost, percent, quantity, roundTo } from '@reckoner/engine';

const PER_GRAM_CARBOHYDRATE = constant(4, 'kcal/g');
const PER_GRAM_PROTEIN = constant(4, 'kcal/g');
const PER_GRAM_FAT = constant(9, 'kcal/g');

/** Atwater factors; fat gets what carbohydrate and protein leave. */
export default defineCalculator({
  title: 'Macronutrients',
  description: 'Grams of carbohydrate, protein and fat a day from the calories and their shares.',
  keywords: ['macros', 'macro split', 'protein', 'carbs', 'fat', '40/30/30'],
  inputs: {
    energy: quantity('kcal', { label: 'Energy a day', symbol: 'E', min: 500, max: 10000, usual: [1000, 6000] }),
    carbohydrateShare: percent({ label: 'Carbohydrate', symbol: 'c', min: 0, max: 100, default: 50, usual: [3, 80] }),
    proteinShare: percent({ label: 'Protein', symbol: 'p', min: 0, max: 100, default: 20, usual: [5, 50] }),
  },
  outputs: {
    carbohydrate: quantity('g', { label: 'Carbohydrate', symbol: 'C', places: 0 }),
    protein: quantity('g', { label: 'Protein', symbol: 'P', places: 0 }),
    fat: quantity('g', { label: 'Fat', symbol: 'F', places: 0 }),
    fatShare: percent({ label: 'Share of fat', symbol: 'f', places: 0 }),
  },
  formula: ({ energy, carbohydrateShare, proteinShare }) => {
    // Shares that are all leave no fat, not the last digits of a difference.
    const fatShare = isAtLeast(carbohydrateShare + proteinShare, 1) ? 0 : 1 - carbohydrateShare - proteinShare;
    return {
      carbohydrate: (carbohydrateShare * energy) / PER_GRAM_CARBOHYDRATE,
      protein: (proteinShare * energy) / PER_GRAM_PROTEIN,
      fat: (fatShare * energy) / PER_GRAM_FAT,
      fatShare,
    };
  },
  explanation: '{energy} is {carbohydrate} of carbohydrate, {protein} of protein and {fat} of fat.',
  requires: [
    {
      that: ({ carbohydrateShare, proteinShare }) => isAtMost(carbohydrateShare + proteinShare, 1),
      field: 'proteinShare',
      says: 'Carbohydrate ({carbohydrateShare}) and protein ({proteinShare}) together are more than 100%.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ energy }) => energy < 1200,
      says: 'Below 1,200 kcal a day food hardly holds enough nutrients: eat so little only under medical care.',
    },
    {
      level: 'note',
      when: ({ carbohydrateShare, proteinShare, fatShare }) =>
        carbohydrateShare < 0.45 ||
        carbohydrateShare > 0.65 ||
        proteinShare < 0.1 ||
        proteinShare > 0.35 ||
        roundTo(100 * fatShare, 0) < 20 ||
        roundTo(100 * fatShare, 0) > 35,
      says: 'Acceptable for adults are 45 to 65% carbohydrate, 10 to 35% protein and 20 to 35% fat (Institute of Medicine); this lies outside.',
    },
  ],
  examples: [
    {
      inputs: { energy: 2000 },
      results: { carbohydrate: 250, protein: 100, fat: 66.66667, fatShare: 30 },
      source: 'By hand: 1000/4; 400/4; 600/9',
    },
    {
      inputs: { energy: 2700, carbohydrateShare: 40, proteinShare: 30 },
      results: { carbohydrate: 270, protein: 202.5, fat: 90 },
      cautions: ['this lies outside'],
      source: 'By hand: 1080/4; 810/4; 810/9',
    },
    {
      inputs: { energy: 2000, carbohydrateShare: 45, proteinShare: 20 },
      results: { carbohydrate: 225, protein: 100, fatShare: 35 },
      source: 'By hand: 900/4; 400/4; 35% of fat are acceptable',
    },
    {
      inputs: { energy: 1000, carbohydrateShare: 70, proteinShare: 30 },
      results: { carbohydrate: 175, protein: 75, fat: 0, fatShare: 0 },
      cautions: ['Below 1,200', 'this lies outside'],
      source: 'By hand: 700/4; 300/4; nothing is left',
    },
    {
      inputs: { energy: 2000, carbohydrateShare: 70, proteinShare: 40 },
      refused: 'more than 100',
      source: 'By hand: 110%',
    },
  ],
  notes: ['By the general Atwater factors; alcohol, with 7 kcal/g, is left out.'],
  references: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids (2005)',
      doi: '10.17226/10490',
    },
    {
      title:
        'National Heart, Lung, and Blood Institute: Aim for a Healthy Weight, NIH Publication 05-5213 (2005): 1,200 kcal and more',
    },
    { title: 'FAO Food and Nutrition Paper 77: Food energy: methods of analysis and conversion factors (2003), §3.5' },
  ],
});
