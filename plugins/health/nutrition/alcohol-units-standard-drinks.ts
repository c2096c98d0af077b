import { constant, defineCalculator, integer, number, percent, quantity, roundTo } from '@reckoner/engine';

const DENSITY = constant(0.789, 'g/mL');
const UK_UNIT = constant(10, 'mL');
const US_DRINK = constant(14, 'g');
const TEN_GRAMS = constant(10, 'g');
const ENERGY = constant(7, 'kcal/g');

/** Ethanol of 0.789 g/mL at 20 °C; a UK unit is 10 mL of it, a US standard drink 14 g. */
export default defineCalculator({
  title: 'Alcohol units and calories',
  description: 'UK units, US standard drinks, grams and calories of alcohol from the volume and strength of a drink.',
  keywords: ['alcohol units', 'standard drinks', 'ABV', 'beer', 'wine', 'calories in alcohol'],
  inputs: {
    volume: quantity('mL', { label: 'Volume of a drink', symbol: 'V', min: 1, max: 20000, usual: [10, 2000] }),
    strength: percent({ label: 'Strength (ABV)', symbol: 's', min: 0, max: 100, usual: [0.3, 80] }),
    drinks: integer({ label: 'Drinks', symbol: 'n', min: 1, max: 100, default: 1, usual: [1, 50] }),
  },
  outputs: {
    units: number({ label: 'UK units (10 mL)', symbol: 'U', places: 1 }),
    standardDrinks: number({ label: 'US standard drinks (14 g)', symbol: 'S', places: 1 }),
    australianDrinks: number({ label: 'Standard drinks of 10 g (Australia, France)', symbol: 'S_{10}', places: 1 }),
    grams: quantity('g', { label: 'Pure alcohol', symbol: 'm', places: 1 }),
    energy: quantity('kcal', { label: 'Energy of the alcohol', symbol: 'E', places: 0 }),
  },
  formula: ({ volume, strength, drinks }) => {
    const ethanol = drinks * volume * strength;
    const grams = DENSITY * ethanol;
    return {
      units: ethanol / UK_UNIT,
      standardDrinks: grams / US_DRINK,
      australianDrinks: grams / TEN_GRAMS,
      grams,
      energy: ENERGY * grams,
    };
  },
  explanation: 'That is {grams} of alcohol: {units} UK units or {standardDrinks} US standard drinks, with {energy}.',
  cautions: [
    {
      level: 'caution',
      when: ({ units }) => roundTo(units, 1) > 14,
      says: 'UK guidance is no more than 14 units a week, spread over three days or more; drunk within a few hours, so much can threaten life.',
    },
    {
      level: 'caution',
      when: ({ units }) => roundTo(units, 1) > 6 && roundTo(units, 1) <= 14,
      says: 'On one occasion more than 6 units in women, 8 in men, is binge drinking: accidents and injuries become much more likely.',
    },
  ],
  examples: [
    {
      inputs: { volume: 500, strength: 5 },
      results: { units: 2.5, standardDrinks: 1.408929, australianDrinks: 1.9725, grams: 19.725, energy: 138.075 },
      source: 'By hand: 25 mL of ethanol; × 0.789; / 14; × 7',
    },
    {
      inputs: { volume: 125, strength: 12.5, drinks: 6 },
      results: { units: 9.375, standardDrinks: 5.283482, grams: 73.96875, energy: 517.78125 },
      cautions: ['binge drinking'],
      source: 'By hand: 93.75 mL of ethanol; × 0.789; / 14; × 7',
    },
    {
      inputs: { volume: 700, strength: 40 },
      results: { units: 28, grams: 220.92 },
      cautions: ['14 units a week'],
      source: 'By hand: 280 mL of ethanol; × 0.789',
    },
    {
      inputs: { volume: 2800.03, strength: 5 },
      results: { units: 14.00015 },
      cautions: ['binge drinking'],
      source: 'By hand: 2800.03 × 5/1000, shown as 14.0',
    },
    {
      inputs: { volume: '568 mL', strength: 4 },
      results: { units: 2.272 },
      source: 'NHS: a pint of 4% beer has 2.3 units; by hand 568 × 4/1000',
    },
  ],
  notes: ['Sugar in the drink adds energy. In pregnancy drink none.'],
  references: [
    { title: 'UK Chief Medical Officers’ Low Risk Drinking Guidelines (2016)' },
    { title: 'Office for National Statistics: binge drinking, over 8 units in men and 6 in women on the heaviest day' },
    { title: 'National Institute on Alcohol Abuse and Alcoholism: What Is a Standard Drink?' },
  ],
});
