import { choice, constant, defineCalculator, isAtMost, percent, quantity } from '@reckoner/engine';

/** Product rate = nutrient rate / its share in the grade, which counts P₂O₅ and K₂O. */
export default defineCalculator({
  title: 'Fertilizer NPK rate',
  description: 'Fertilizer per area for a nutrient target from the N-P-K grade, with the other nutrients it brings.',
  keywords: ['NPK grade', 'fertilizer application rate', 'nitrogen rate', 'phosphate', 'potash', 'lawn fertilizer'],
  inputs: {
    nutrient: choice(
      { n: 'Nitrogen (N)', p: 'Phosphate (P2O5)', k: 'Potash (K2O)' },
      { label: 'Nutrient', default: 'n' },
    ),
    target: quantity('kg/m^2', {
      usual: [2, 500],
      label: 'Target of the nutrient',
      unit: 'kg/ha',
      symbol: 'T',
      above: 0,
      max: 10000,
    }),
    nitrogen: percent({ usual: [0.5, 83], label: 'N in the grade', symbol: 'N', min: 0, max: 100 }),
    phosphate: percent({ usual: [0.5, 77], label: 'P2O5 in the grade', symbol: 'P', min: 0, max: 100 }),
    potash: percent({ usual: [0.5, 63], label: 'K2O in the grade', symbol: 'K', min: 0, max: 100 }),
    area: quantity('m^2', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    rate: quantity('kg/m^2', { label: 'Fertilizer rate', unit: 'kg/ha', symbol: 'R', places: 1 }),
    total: quantity('kg', { label: 'Fertilizer for the area', symbol: 'm', places: 1 }),
    suppliedNitrogen: quantity('kg/m^2', { label: 'N supplied', unit: 'kg/ha', places: 1 }),
    suppliedPhosphate: quantity('kg/m^2', { label: 'P2O5 supplied', unit: 'kg/ha', places: 1 }),
    suppliedPotash: quantity('kg/m^2', { label: 'K2O supplied', unit: 'kg/ha', places: 1 }),
  },
  formula: ({ nutrient, target, nitrogen, phosphate, potash, area }) => {
    const share = nutrient === 'n' ? nitrogen : nutrient === 'p' ? phosphate : potash;
    const rate = target / share;
    return {
      rate,
      total: rate * area,
      suppliedNitrogen: rate * nitrogen,
      suppliedPhosphate: rate * phosphate,
      suppliedPotash: rate * potash,
    };
  },
  explanation:
    'Spread {rate}, {total} for the area; it brings {suppliedNitrogen} of N, {suppliedPhosphate} of P2O5 and {suppliedPotash} of K2O.',
  requires: [
    {
      that: ({ nitrogen, phosphate, potash }) => isAtMost(nitrogen + phosphate + potash, 1),
      field: 'potash',
      says: 'The nutrients of the grade must not add up to more than 100%.',
    },
    {
      that: ({ nutrient, nitrogen, phosphate, potash }) =>
        (nutrient === 'n' ? nitrogen : nutrient === 'p' ? phosphate : potash) > 0,
      field: 'nutrient',
      says: 'This fertilizer does not contain the nutrient: choose another of either.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ suppliedNitrogen }) => suppliedNitrogen > constant(0.04, 'kg/m^2'),
      says: '{suppliedNitrogen} of nitrogen in a year is more than nearly any crop takes up: it burns plants and washes out.',
    },
  ],
  examples: [
    {
      inputs: { target: 120, nitrogen: 15, phosphate: 15, potash: 15, area: 2.5 },
      results: { rate: 800, total: 2000, suppliedNitrogen: 120, suppliedPhosphate: 120, suppliedPotash: 120 },
      source: 'By hand: 120/0.15; × 2.5',
    },
    {
      inputs: { nutrient: 'p', target: 46, nitrogen: 18, phosphate: 46, potash: 0 },
      results: { rate: 100, suppliedNitrogen: 18, suppliedPotash: 0 },
      source: 'By hand: diammonium phosphate, 46/0.46',
    },
    {
      inputs: { nutrient: 'k', target: '100 lb/acre', nitrogen: 0, phosphate: 0, potash: 60, area: '10 acre' },
      results: { rate: 186.80853, total: 755.98728 },
      source: 'Python: 100/0.6 lb/acre; 1666.67 lb in kg',
    },
    {
      inputs: { target: 50, nitrogen: 0, phosphate: 0, potash: 60 },
      refused: 'does not contain the nutrient',
      source: 'By definition',
    },
    {
      inputs: { target: 50, nitrogen: 46, phosphate: 46, potash: 46 },
      refused: 'more than 100%',
      source: 'By definition',
    },
    {
      inputs: { nutrient: 'p', target: 200, nitrogen: 30, phosphate: 10, potash: 0 },
      results: { rate: 2000, suppliedNitrogen: 600 },
      cautions: ['washes out'],
      source: 'By hand: 200/0.1; 2000 × 0.3',
    },
  ],
  notes: ['The grade states P2O5 and K2O, not the elements: P = 0.4364 × P2O5, K = 0.8301 × K2O.'],
  references: [{ title: 'Havlin et al.: Soil Fertility and Fertilizers, 8th ed., ch. 10' }],
});
