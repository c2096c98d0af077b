import { defineCalculator, measure, percent } from '@reckoner/engine';
import { isInRange, mifflinStJeor, UNUSUAL_BUILD } from '../shared/energy.js';
import { adultAge, height, sex, weight } from '../shared/person.js';

/** Mifflin-St Jeor, Harris-Benedict as revised by Roza and Shizgal, and Katch-McArdle where the body fat is known. */
export default defineCalculator({
  title: 'Basal metabolic rate (BMR)',
  description: 'Energy that the resting body needs a day from weight, height, age and sex, by three equations.',
  keywords: ['BMR', 'resting metabolic rate', 'Mifflin-St Jeor', 'Harris-Benedict', 'Katch-McArdle', 'calories'],
  inputs: {
    age: adultAge,
    sex,
    weight,
    height,
    bodyFat: percent({
      label: 'Body fat',
      help: 'For Katch-McArdle.',
      symbol: 'F',
      min: 2,
      max: 70,
      optional: true,
      usual: [4, 60],
    }),
  },
  outputs: {
    mifflin: measure('kcal', { label: 'Mifflin-St Jeor, a day', symbol: 'E_M', places: 0 }),
    harrisBenedict: measure('kcal', { label: 'Harris-Benedict (1984), a day', symbol: 'E_H', places: 0 }),
    katchMcArdle: measure('kcal', { label: 'Katch-McArdle, a day', symbol: 'E_K', places: 0, optional: true }),
  },
  formula: ({ age, sex, weight, height, bodyFat }) => ({
    mifflin: mifflinStJeor(weight, height, age, sex),
    harrisBenedict:
      sex === 'female'
        ? 447.593 + 9.247 * weight + 3.098 * height - 4.33 * age
        : 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age,
    katchMcArdle: bodyFat === undefined ? undefined : 370 + 21.6 * weight * (1 - bodyFat),
  }),
  explanation: 'At rest the body needs {mifflin} a day by Mifflin-St Jeor, {harrisBenedict} by Harris-Benedict.',
  cautions: [
    {
      level: 'caution',
      when: ({ weight, height }) => !isInRange(weight, height),
      says: UNUSUAL_BUILD,
    },
  ],
  examples: [
    {
      inputs: { age: 35, sex: 'male', weight: 80, height: 180, bodyFat: 20 },
      results: { mifflin: 1755, harrisBenedict: 1825.247, katchMcArdle: 1752.4 },
      source: 'By hand: 800 + 1125 - 175 + 5; 88.362 + 1071.76 + 863.82 - 198.695; 370 + 21.6 × 64',
    },
    {
      inputs: { age: 30, sex: 'female', weight: 60, height: 165 },
      results: { mifflin: 1320.25, harrisBenedict: 1383.683 },
      source: 'By hand: 600 + 1031.25 - 150 - 161; 447.593 + 554.82 + 511.17 - 129.9',
    },
    {
      inputs: { age: 80, sex: 'female', weight: 30, height: 160 },
      results: { mifflin: 739, harrisBenedict: 874.283 },
      cautions: ['far from that of the people'],
      source: 'By hand: 300 + 1000 - 400 - 161; 447.593 + 277.41 + 495.68 - 346.4',
    },
  ],
  notes: [
    'For healthy adults; errors of 10% are usual. Mifflin-St Jeor is the most accurate of them, also in obesity.',
  ],
  references: [
    {
      title:
        'Mifflin et al.: A New Predictive Equation for Resting Energy Expenditure in Healthy Individuals, Am J Clin Nutr 51 (1990) 241',
      doi: '10.1093/ajcn/51.2.241',
    },
    {
      title: 'Roza, Shizgal: The Harris Benedict Equation Reevaluated, Am J Clin Nutr 40 (1984) 168',
      doi: '10.1093/ajcn/40.1.168',
    },
    { title: 'McArdle, Katch, Katch: Exercise Physiology, 8th ed., ch. 9' },
  ],
});
