import { choice, constant, defineCalculator, isNear, quantity } from '@reckoner/engine';

const PER_KILOGRAM = constant(35, 'mL/kg');
const ONE_LITER = constant(1000, 'mL');
const HEAVY = constant(100, 'kg');
const DANGEROUS = constant(6000, 'mL');
const USUAL_SWEAT = constant(600, 'mL/h');
/** The default comes back rounded from pages in other units. */
const ROUNDED = constant(30, 'mL/h');
/** Liters of total water a day, and the share of it that comes from drinks; the rest is in food (Institute of Medicine 2005, tables S-1 and S-2). */
const ADEQUATE = { man: 3.7, woman: 2.7, pregnant: 3, breastfeeding: 3.8 };
const FROM_DRINKS = { man: 0.81, woman: 0.81, pregnant: 0.77, breastfeeding: 0.82 };

/** Rule of 35 mL/kg plus sweat, beside the adequate intake of total water of the Institute of Medicine. */
export default defineCalculator({
  title: 'Daily water intake',
  description:
    'Water that an adult needs a day from weight and exercise, beside the adequate intake by sex and life stage.',
  keywords: ['hydration', 'how much water', 'drinking', 'fluid requirement', 'liters a day'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'W', min: 30, max: 300, usual: [35, 250] }),
    group: choice(
      {
        man: 'Man',
        woman: 'Woman',
        pregnant: 'Pregnant',
        breastfeeding: 'Breastfeeding',
      },
      { label: 'Group' },
    ),
    exercise: quantity('h', {
      label: 'Exercise a day',
      unit: 'min',
      symbol: 't',
      min: 0,
      max: 720,
      default: 0,
      usual: [0, 360],
    }),
    sweatRate: quantity('mL/h', {
      label: 'Sweat rate in exercise',
      help: 'From 300 mL/h when cool and easy to 2000 mL/h when hot and hard.',
      unit: 'mL/h',
      symbol: 's',
      min: 0,
      max: 3000,
      default: 600,
      usual: [200, 2500],
    }),
  },
  outputs: {
    water: quantity('mL', {
      label: 'Water by weight and exercise',
      regional: { us: 'fl oz' },
      unit: 'L',
      symbol: 'V',
      places: 1,
    }),
    adequate: quantity('mL', {
      label: 'Adequate intake at rest (Institute of Medicine)',
      regional: { us: 'fl oz' },
      unit: 'L',
      symbol: 'V_{AI}',
      places: 1,
    }),
    drinks: quantity('mL', {
      label: 'Of the adequate intake as drinks',
      regional: { us: 'fl oz' },
      unit: 'L',
      symbol: 'V_d',
      places: 1,
    }),
  },
  formula: ({ weight, group, exercise, sweatRate }) => ({
    water: PER_KILOGRAM * weight + sweatRate * exercise,
    adequate: ADEQUATE[group] * ONE_LITER,
    drinks: FROM_DRINKS[group] * ADEQUATE[group] * ONE_LITER,
  }),
  explanation:
    'By weight and exercise {water} of water a day; the adequate intake is {adequate}, {drinks} of it as drinks.',
  cautions: [
    {
      level: 'danger',
      when: ({ water }) => water > DANGEROUS,
      says: 'Do not drink {water} by this rule: more than is lost dilutes the blood and can kill. Drink by thirst, never more than 1.4 L an hour (NIOSH), and replace the salt of heavy sweat.',
    },
    {
      level: 'caution',
      when: ({ weight }) => weight > HEAVY,
      says: 'Above 100 kg the rule by weight asks for too much: go by the adequate intake and by thirst.',
    },
    {
      level: 'note',
      when: ({ exercise, sweatRate }) => exercise === 0 && !isNear(sweatRate, USUAL_SWEAT, ROUNDED),
      says: 'Without exercise the sweat rate changes nothing: enter how long the exercise lasts.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, group: 'man', exercise: 60 },
      results: { water: 3.05, adequate: 3.7, drinks: 2.997 },
      source: 'By hand: 35 × 70 + 600 mL; Institute of Medicine 2005: 3.7 L, 81% of it drinks (about 3.0 L)',
    },
    {
      inputs: { weight: 60, group: 'woman' },
      results: { water: 2.1, adequate: 2.7, drinks: 2.187 },
      source: 'By hand: 35 × 60 mL; Institute of Medicine 2005: 81% of 2.7 L (about 2.2 L)',
    },
    {
      inputs: { weight: 300, group: 'man', exercise: 180 },
      results: { water: 12.3 },
      cautions: ['dilutes the blood', 'Above 100 kg'],
      source: 'By hand: 35 × 300 + 1800 mL',
    },
    {
      inputs: { weight: 60, group: 'pregnant' },
      results: { adequate: 3, drinks: 2.31 },
      source: 'Institute of Medicine 2005, tables S-1 and S-2: 77%',
    },
    {
      inputs: { weight: 60, group: 'breastfeeding' },
      results: { adequate: 3.8, drinks: 3.116 },
      source: 'Institute of Medicine 2005, tables S-1 and S-2: 82%',
    },
    {
      inputs: { weight: 70, group: 'man', exercise: 90, sweatRate: 1000 },
      results: { water: 3.95 },
      source: 'By hand: 35 × 70 + 1500 mL',
    },
    {
      inputs: { weight: 70, group: 'man', sweatRate: 1000 },
      results: { water: 2.45 },
      cautions: ['sweat rate changes nothing'],
      source: 'By hand: 35 × 70 mL, no exercise',
    },
  ],
  notes: ['For healthy adults in a temperate climate; not with heart or kidney disease. Water of food counts.'],
  references: [
    {
      title:
        'Institute of Medicine: Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate (2005), ch. 4',
      doi: '10.17226/10925',
    },
    {
      title:
        'Hew-Butler et al.: Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference, Clin J Sport Med 25 (2015) 303',
      doi: '10.1097/JSM.0000000000000221',
    },
    { title: 'NIOSH Publication 2017-126: Heat stress, hydration: at most 48 oz (1.4 L) an hour' },
  ],
});
