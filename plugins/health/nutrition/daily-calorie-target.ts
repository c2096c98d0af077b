import { defineCalculator, measure, noResult, roundTo } from '@reckoner/engine';

/** Energy of a kilogram of body weight gained or lost (Wishnofsky: 3500 kcal a pound). */
const TISSUE = 7700;

/** Maintenance energy plus the energy of the wanted weekly change, spread over seven days. */
export default defineCalculator({
  title: 'Daily calorie target',
  description: 'Calories to eat a day for a weekly loss or gain of weight, from the energy that keeps the weight.',
  keywords: ['calorie deficit', 'calorie surplus', 'weight loss', 'bulking', 'cutting', 'diet'],
  related: ['total-daily-energy-expenditure', 'macronutrient-split'],
  inputs: {
    maintenance: measure('kcal', {
      label: 'Energy used a day (TDEE)',
      help: 'What keeps the weight.',
      symbol: 'E_0',
      min: 800,
      max: 10000,
      usual: [1000, 6000],
    }),
    change: measure('kg', {
      label: 'Weight change a week',
      help: 'Negative to lose weight.',
      symbol: '\\Delta m',
      min: -2,
      max: 2,
      usual: [-1, 1],
    }),
  },
  outputs: {
    target: measure('kcal', { label: 'Calories a day', symbol: 'E', places: 0 }),
    difference: measure('kcal', { label: 'Difference to maintenance', symbol: '\\Delta E', places: 0 }),
  },
  formula: ({ maintenance, change }) => {
    const difference = (change * TISSUE) / 7;
    const target = maintenance + difference;
    if (target < 800) throw noResult('That leaves less than 800 kcal a day, which needs medical care.');
    return { target, difference };
  },
  explanation:
    '{change|To lose {|change|} a week|To keep the weight|To gain {|change|} a week} eat {target} a day{difference|, {|difference|} less than keeps the weight||, {|difference|} more than keeps the weight}.',
  cautions: [
    {
      level: 'caution',
      when: ({ change }) => change < -1,
      says: 'To lose more than 1 kg a week needs medical care: plan more time.',
    },
    {
      level: 'caution',
      when: ({ target }) => roundTo(target, 0) < 1200,
      says: 'Below 1,200 kcal a day food hardly holds enough nutrients: eat so little only under medical care.',
    },
    {
      level: 'note',
      when: ({ target }) => roundTo(target, 0) >= 1200 && roundTo(target, 0) < 1500,
      says: 'Less than 1,500 kcal a day is meant for women: men, and women who weigh or exercise more, lose weight on 1,500 to 1,800 kcal (NHLBI).',
    },
    {
      level: 'caution',
      when: ({ change }) => change > 0.5,
      says: 'Of more than 0.5 kg gained a week much may be fat: plan more time.',
    },
  ],
  examples: [
    {
      inputs: { maintenance: 2500, change: -0.5 },
      results: { target: 1950, difference: -550 },
      source: 'By hand: 0.5 × 7700 / 7 = 550',
    },
    {
      inputs: { maintenance: 2000, change: 0.25 },
      results: { target: 2275, difference: 275 },
      source: 'By hand: 0.25 × 7700 / 7',
    },
    {
      inputs: { maintenance: 2500, change: -1.2 },
      results: { target: 1180, difference: -1320 },
      cautions: ['more than 1 kg', 'Below 1,200'],
      source: 'By hand: 1.2 × 7700 / 7 = 1320',
    },
    {
      inputs: { maintenance: 3000, change: 0.7 },
      results: { target: 3770, difference: 770 },
      cautions: ['much may be fat'],
      source: 'By hand: 0.7 × 7700 / 7 = 770',
    },
    {
      inputs: { maintenance: 1950, change: -0.5 },
      results: { target: 1400, difference: -550 },
      cautions: ['is meant for women'],
      source: 'By hand: 0.5 × 7700 / 7 = 550',
    },
    {
      inputs: { maintenance: 1749.98, change: -0.5 },
      results: { target: 1199.98 },
      cautions: ['is meant for women'],
      source: 'By hand: 1749.98 - 550, shown as 1,200',
    },
    { inputs: { maintenance: 1800, change: -1 }, noResult: 'less than 800', source: 'By hand: 1800 - 1100 = 700' },
  ],
  notes: [
    'For healthy adults, not in pregnancy or breastfeeding. As the weight changes, so does the energy used: compute anew every few weeks.',
  ],
  references: [
    {
      title: 'Wishnofsky: Caloric Equivalents of Gained or Lost Weight, Am J Clin Nutr 6 (1958) 542',
      doi: '10.1093/ajcn/6.5.542',
    },
    {
      title:
        'National Heart, Lung, and Blood Institute: Aim for a Healthy Weight, NIH Publication 05-5213 (2005): 1 to 2 lb a week; 1,200 kcal and more for women, 1,500 for men',
    },
  ],
});
