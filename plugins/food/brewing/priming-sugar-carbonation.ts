import { choice, defineCalculator, measure, noResult, number } from '@reckoner/engine';

/** Liters of a mole of ideal gas at 0 °C and 1 atm, the reference of a volume of CO₂. */
const MOLAR_VOLUME = 22.41396954501414;

/** Residual CO₂ by the beer's temperature (Hall 1995) and one mole of CO₂ for each half mole of hexose. */
export default defineCalculator({
  title: 'Priming sugar',
  description: 'Sugar for bottle carbonation from the volume of beer, its temperature and the volumes of CO2 wanted.',
  keywords: ['bottle conditioning', 'carbonation', 'volumes of CO2', 'corn sugar', 'homebrew'],
  inputs: {
    volume: measure('L', { usual: [1, 5000], label: 'Beer', symbol: 'V', above: 0, max: 1e6 }),
    temperature: measure('°F', {
      label: 'Highest temperature since fermentation ended',
      unit: '°C',
      symbol: 'T',
      min: 0,
      max: 32,
    }),
    target: number({
      usual: [1.2, 4.5],
      label: 'Volumes of CO2 wanted',
      help: 'British ales 1.5 to 2, lagers 2.5, wheat beers 3.5.',
      symbol: 'c',
      above: 0,
      max: 5,
    }),
    sugar: choice(
      {
        sucrose: { label: 'Table sugar', value: 85.574 },
        dextrose: { label: 'Corn sugar (dextrose monohydrate)', value: 99.0855 },
        glucose: { label: 'Anhydrous glucose', value: 90.078 },
      },
      { label: 'Sugar', symbol: 's', default: 'sucrose' },
    ),
  },
  outputs: {
    mass: measure('g', { label: 'Sugar', symbol: 'm', places: 1 }),
    perLiter: measure('g/L', { label: 'Sugar per liter', places: 2 }),
    residual: number({ label: 'Volumes already dissolved', symbol: 'c_0', places: 3 }),
  },
  formula: ({ volume, temperature, target, sugar }) => {
    const residual = 3.0378 - 0.050062 * temperature + 0.00026555 * temperature ** 2;
    if (target <= residual) throw noResult('The beer already holds that much CO2.');
    const perLiter = ((target - residual) / MOLAR_VOLUME) * sugar;
    return { mass: perLiter * volume, perLiter, residual };
  },
  explanation: 'Dissolve {mass} of sugar in the beer, {perLiter}.',
  cautions: [
    {
      level: 'danger',
      when: ({ target }) => target > 3.5,
      says: 'Over 3.5 volumes an ordinary beer bottle can burst, a light one before: use heavy bottles made for it.',
    },
  ],
  examples: [
    {
      inputs: { volume: 20, temperature: 20, target: 2.4 },
      results: { mass: 117.47736, perLiter: 5.8738678, residual: 0.8614872 },
      source: 'Python: sucrose, 342.296/4 g for a mole of CO2; residual CO2 at 68 °F',
    },
    {
      inputs: { volume: '5 gal', temperature: '65 °F', target: 2.5, sugar: 'glucose' },
      results: { mass: 121.26851 },
      source: 'Python: 180.156/2; Hall gives 15.195 g a gallon and volume, 0.1% less',
    },
    {
      inputs: { volume: 10, temperature: 10, target: 3, sugar: 'dextrose' },
      results: { mass: 79.635647 },
      source: 'Python: 198.171/2',
    },
    {
      inputs: { volume: 10, temperature: 0, target: 1.5 },
      noResult: 'already holds',
      source: 'Hall: 1.7 volumes at 32 °F',
    },
    {
      inputs: { volume: 20, temperature: 20, target: 4 },
      results: { mass: 239.64974 },
      cautions: ['can burst'],
      source: 'Python: (4 - 0.8614872) / 22.41396954501414 × 85.574 × 20',
    },
  ],
  notes: ['Ferment to the end first: leftover sugar adds pressure and can burst bottles.'],
  references: [{ title: 'Hall: Brew by the Numbers, Zymurgy 18(2), Summer 1995' }],
});
