import { defineCalculator, measure } from '@reckoner/engine';
import { activity, isInRange, mifflinStJeor, UNUSUAL_BUILD } from '../shared/energy.js';
import { adultAge, height, sex, weight } from '../shared/person.js';

/** Resting energy by Mifflin-St Jeor times a factor for activity. */
export default defineCalculator({
  title: 'Total daily energy expenditure (TDEE)',
  description: 'Calories that an adult uses a day from age, sex, weight, height and activity.',
  keywords: ['TDEE', 'maintenance calories', 'daily calories', 'calorie needs', 'activity level'],
  inputs: { age: adultAge, sex, weight, height, activity },
  outputs: {
    total: measure('kcal', { label: 'Energy used a day', symbol: 'E', places: 0 }),
    resting: measure('kcal', { label: 'Of it at rest', symbol: 'E_0', places: 0 }),
    weekly: measure('kcal', { label: 'Energy used a week', symbol: 'E_7', places: 0 }),
  },
  formula: ({ age, sex, weight, height, activity }) => {
    const resting = mifflinStJeor(weight, height, age, sex);
    const total = activity * resting;
    return { total, resting, weekly: 7 * total };
  },
  explanation: 'The body uses about {total} a day, {resting} of it at rest; eating as much keeps the weight.',
  cautions: [
    {
      level: 'caution',
      when: ({ weight, height }) => !isInRange(weight, height),
      says: UNUSUAL_BUILD,
    },
  ],
  examples: [
    {
      inputs: { age: 35, sex: 'male', weight: 80, height: 180, activity: 'moderate' },
      results: { total: 2720.25, resting: 1755, weekly: 19041.75 },
      source: 'By hand: (800 + 1125 - 175 + 5) × 1.55; × 7',
    },
    {
      inputs: { age: 30, sex: 'female', weight: 60, height: 165, activity: 'sedentary' },
      results: { total: 1584.3, resting: 1320.25 },
      source: 'By hand: (600 + 1031.25 - 150 - 161) × 1.2',
    },
    {
      inputs: { age: 30, sex: 'female', weight: 60, height: 165, activity: 'extra' },
      results: { total: 2508.475 },
      source: 'By hand: 1320.25 × 1.9',
    },
    {
      inputs: { age: 30, sex: 'female', weight: 60, height: 165, activity: 'light' },
      results: { total: 1815.34375 },
      source: 'By hand: 1320.25 × 1.375',
    },
    {
      inputs: { age: 30, sex: 'female', weight: 60, height: 165, activity: 'very' },
      results: { total: 2277.43125 },
      source: 'By hand: 1320.25 × 1.725',
    },
    {
      inputs: { age: 40, sex: 'male', weight: 200, height: 170, activity: 'sedentary' },
      results: { total: 3441, resting: 2867.5 },
      cautions: ['far from that of the people'],
      source: 'By hand: 2000 + 1062.5 - 200 + 5; × 1.2',
    },
  ],
  notes: ['For healthy adults; weigh yourself over weeks to find your own value. Not in pregnancy or breastfeeding.'],
  references: [
    {
      title:
        'Mifflin et al.: A New Predictive Equation for Resting Energy Expenditure in Healthy Individuals, Am J Clin Nutr 51 (1990) 241',
      doi: '10.1093/ajcn/51.2.241',
    },
    { title: 'FAO/WHO/UNU: Human Energy Requirements (2004), ch. 5: physical activity levels' },
  ],
});
