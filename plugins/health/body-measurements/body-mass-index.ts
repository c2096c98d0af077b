import { category, classify, constant, defineCalculator, quantity, roundTo } from '@reckoner/engine';

const NORMAL_FROM = constant(18.5, 'kg/m^2');
const NORMAL_TO = constant(25, 'kg/m^2');
const LEAST_PLAUSIBLE = constant(12, 'kg/m^2');
const SEVERE_BELOW = constant(16, 'kg/m^2');
const MOST_PLAUSIBLE = constant(50, 'kg/m^2');

/** Quetelet's index with the adult classes of the World Health Organization. */
export default defineCalculator({
  title: 'BMI',
  description: 'Body mass index of an adult from weight and height, with its WHO class and the healthy weight range.',
  keywords: ['body mass index', 'quetelet', 'overweight', 'obesity'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'm', min: 20, max: 500, usual: [35, 250] }),
    height: quantity('m', {
      label: 'Height',
      unit: 'cm',
      symbol: 'h',
      regional: 'height',
      min: 100,
      max: 250,
      usual: [135, 215],
    }),
  },
  outputs: {
    bmi: quantity('kg/m^2', { label: 'BMI', symbol: '\\mathrm{BMI}', places: 1 }),
    class: category(
      ['Underweight', 'Normal weight', 'Overweight', 'Obesity class I', 'Obesity class II', 'Obesity class III'],
      { label: 'WHO class', of: 'bmi' },
    ),
    healthyFrom: quantity('kg', { label: 'Healthy weight from', places: 1 }),
    healthyTo: quantity('kg', { label: 'Healthy weight to', places: 1 }),
  },
  formula: ({ weight, height }) => {
    const bmi = weight / height ** 2;
    return {
      bmi,
      class: classify(
        roundTo(bmi, 1),
        [
          [18.5, 'Underweight'],
          [25, 'Normal weight'],
          [30, 'Overweight'],
          [35, 'Obesity class I'],
          [40, 'Obesity class II'],
        ],
        'Obesity class III',
      ),
      healthyFrom: NORMAL_FROM * height ** 2,
      healthyTo: NORMAL_TO * height ** 2,
    };
  },
  explanation:
    'A BMI of {bmi} is in the class “{class}”; at {height} a weight of {healthyFrom} to {healthyTo} is normal.',
  cautions: [
    {
      level: 'caution',
      when: ({ bmi }) => bmi < LEAST_PLAUSIBLE || bmi > MOST_PLAUSIBLE,
      says: 'A BMI of {bmi} is very rare: make sure that weight and height are in the units that you meant.',
    },
    {
      level: 'danger',
      when: ({ bmi }) => roundTo(bmi, 1) < SEVERE_BELOW,
      says: 'Below 16 the body lacks food severely (severe thinness by WHO): see a doctor soon.',
    },
    {
      level: 'note',
      when: ({ bmi }) => roundTo(bmi, 1) === NORMAL_TO,
      says: 'A BMI of 25 already counts as overweight: a normal weight is below {healthyTo}.',
    },
  ],
  examples: [
    {
      inputs: { weight: 70, height: 175 },
      results: { bmi: 22.857, class: 'Normal weight', healthyFrom: 56.656, healthyTo: 76.563 },
      source: 'By hand: 70 / 1.75²; 18.5 × 1.75²; 25 × 1.75²',
    },
    {
      inputs: { weight: '110 lb', height: '71 in' },
      results: { bmi: 15.34, class: 'Underweight' },
      cautions: ['severe thinness'],
      source: 'CDC: 703 × lb / in² = 703 × 110 / 71² = 15.34',
    },
    {
      inputs: { weight: 85, height: 175 },
      results: { bmi: 27.755, class: 'Overweight' },
      source: 'By hand: 85 / 1.75²',
    },
    {
      inputs: { weight: 100, height: 175 },
      results: { bmi: 32.653, class: 'Obesity class I' },
      source: 'By hand: 100 / 1.75²',
    },
    {
      inputs: { weight: 115, height: 175 },
      results: { bmi: 37.551, class: 'Obesity class II' },
      source: 'By hand: 115 / 1.75²',
    },
    {
      inputs: { weight: 130, height: 175 },
      results: { bmi: 42.449, class: 'Obesity class III' },
      source: 'By hand: 130 / 1.75²',
    },
    {
      inputs: { weight: 154, height: 175 },
      results: { bmi: 50.286, class: 'Obesity class III' },
      cautions: ['very rare'],
      source: 'By hand: 154 / 1.75², pounds taken for kilograms',
    },
    {
      inputs: { weight: 74, height: 200 },
      results: { bmi: 18.5, class: 'Normal weight' },
      source: 'By hand: 74 / 2² = 18.5, the lower limit belongs to the normal class',
    },
    {
      inputs: { weight: 63.9, height: 200 },
      results: { bmi: 15.975, class: 'Underweight' },
      source: 'By hand: 63.9 / 2², shown as 16.0',
    },
    {
      inputs: { weight: 40, height: 200 },
      results: { bmi: 10, class: 'Underweight' },
      cautions: ['severe thinness', 'very rare'],
      source: 'By hand: 40 / 2²',
    },
    {
      inputs: { weight: 100, height: 200 },
      results: { bmi: 25, class: 'Overweight', healthyTo: 100 },
      cautions: ['already counts'],
      source: 'By hand: 100 / 2² = 25, the upper limit belongs to the next class',
    },
  ],
  notes: [
    'For adults of 20 years and over; not for pregnancy, children or athletes. People of Asian origin are at risk from a BMI of 23 on (WHO 2004).',
  ],
  references: [
    { title: 'WHO Technical Report Series 894 (2000): Obesity, table 2.1' },
    {
      title:
        'WHO Expert Consultation: Appropriate Body-Mass Index for Asian Populations and Its Implications, Lancet 363 (2004) 157',
      doi: '10.1016/S0140-6736(03)15268-3',
    },
  ],
});
