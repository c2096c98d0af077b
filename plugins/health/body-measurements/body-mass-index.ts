import { category, classify, constant, defineCalculator, quantity } from '@reckoner/engine';

const NORMAL_FROM = constant(18.5, 'kg/m^2');
const NORMAL_TO = constant(25, 'kg/m^2');

/** Quetelet's index with the adult classes of the World Health Organization. */
export default defineCalculator({
  title: 'BMI',
  description: 'Body mass index of an adult from weight and height, with its WHO class and the healthy weight range.',
  keywords: ['body mass index', 'quetelet', 'overweight', 'obesity'],
  inputs: {
    weight: quantity('kg', { label: 'Weight', symbol: 'm', min: 20, max: 500 }),
    height: quantity('m', { label: 'Height', unit: 'cm', symbol: 'h', min: 100, max: 250 }),
  },
  outputs: {
    bmi: quantity('kg/m^2', { label: 'BMI', symbol: '\\mathrm{BMI}', places: 1 }),
    class: category(
      ['Underweight', 'Normal weight', 'Overweight', 'Obesity class I', 'Obesity class II', 'Obesity class III'],
      { label: 'WHO class' },
    ),
    healthyFrom: quantity('kg', { label: 'Healthy weight from', places: 1 }),
    healthyTo: quantity('kg', { label: 'Healthy weight to', places: 1 }),
  },
  formula: ({ weight, height }) => {
    const bmi = weight / height ** 2;
    return {
      bmi,
      class: classify(
        bmi,
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
  examples: [
    {
      inputs: { weight: 70, height: 175 },
      results: { bmi: 22.86, class: 'Normal weight' },
      source: 'By hand: 70 / 1.75² = 22.857',
    },
  ],
  notes: ['For adults of 20 years and over; not for pregnancy, children or athletes.'],
  references: [{ title: 'WHO Technical Report Series 894 (2000): Obesity, table 2.1' }],
});
