import { ceilNear, date, defineCalculator, isBelow, measure, roundTo } from '@reckoner/engine';

/** Energy of a kilogram of body weight lost (Wishnofsky: 3500 kcal a pound); the deficit is taken as constant. */
const TISSUE = 7700;

/** Static rule: weight to lose times 7700 kcal/kg, divided by the deficit. */
export default defineCalculator({
  title: 'Weight loss time',
  description: 'Time and date to reach a target weight with a daily calorie deficit, and the weekly loss.',
  keywords: ['weight loss', 'calorie deficit', 'goal date', '3500 calories', 'diet'],
  inputs: {
    weight: measure('kg', { label: 'Weight now', symbol: 'W_0', min: 30, max: 400, usual: [40, 300] }),
    target: measure('kg', { label: 'Target weight', symbol: 'W_1', min: 30, max: 400, usual: [38, 250] }),
    height: measure('cm', {
      label: 'Height',
      regional: 'height',
      help: 'To see whether the target is healthy.',
      symbol: 'H',
      min: 120,
      max: 250,
      optional: true,
      usual: [135, 215],
    }),
    deficit: measure('kcal', { label: 'Calorie deficit a day', symbol: 'D', min: 50, max: 2000, usual: [100, 1500] }),
    start: date({ label: 'Start', min: '1900-01-01', max: '2200-12-31', default: 'today' }),
  },
  outputs: {
    days: measure('d', { label: 'Time', symbol: 't', places: 0 }),
    goalDate: date({ label: 'Date of the goal' }),
    weeklyLoss: measure('kg', { label: 'Loss a week', symbol: 'v', places: 2 }),
  },
  formula: ({ weight, target, deficit, start }) => {
    const days = ((weight - target) * TISSUE) / deficit;
    return { days, goalDate: start + ceilNear(days), weeklyLoss: (7 * deficit) / TISSUE };
  },
  explanation:
    'With a deficit of {deficit} a day the loss is {weeklyLoss} a week; the target is reached on {goalDate}.',
  requires: [
    {
      that: ({ weight, target }) => target < weight,
      field: 'target',
      says: 'The target weight, {target}, must be below the weight now, {weight}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ target, height }) => height !== undefined && isBelow(target, 18.5 * (height / 100) ** 2),
      says: 'At {height} the target is underweight, below a BMI of 18.5: choose a higher one, and speak to a doctor if you want to weigh so little.',
    },
    {
      level: 'danger',
      when: ({ target, height }) => height === undefined && target < 45,
      says: 'For most adults {target} is underweight: enter the height to see, and speak to a doctor if you want to weigh so little.',
    },
    {
      level: 'caution',
      when: ({ weeklyLoss }) => roundTo(weeklyLoss, 2) > 1,
      says: 'To lose more than 1 kg a week needs medical care: plan a smaller deficit.',
    },
    {
      level: 'caution',
      when: ({ weight, target }) => isBelow(target, 0.9 * weight),
      says: 'The static rule promises too much for so large a loss: as the body gets lighter it uses less energy, and the last kilograms take much longer.',
    },
  ],
  examples: [
    {
      inputs: { weight: 85, target: 75, deficit: 550, start: '2026-01-01' },
      results: { days: 140, goalDate: '2026-05-21', weeklyLoss: 0.5 },
      cautions: ['static rule'],
      source: 'By hand: 10 × 7700 / 550; Python 3.11: date(2026, 1, 1) + 140 days',
    },
    {
      inputs: { weight: 70, target: 69, deficit: 1000, start: '2026-02-25' },
      results: { days: 7.7, goalDate: '2026-03-05', weeklyLoss: 0.9090909 },
      source: 'By hand: 7700/1000, the eighth day after; 7/7.7',
    },
    {
      inputs: { weight: 45, target: 30, deficit: 2000, start: '2026-01-01' },
      results: { days: 57.75, weeklyLoss: 1.818182 },
      cautions: ['For most adults', 'more than 1 kg', 'static rule'],
      source: 'By hand: 15 × 7700 / 2000; 7/3.85',
    },
    {
      inputs: { weight: 60, target: 55, height: 180, deficit: 550, start: '2026-01-01' },
      results: { days: 70, weeklyLoss: 0.5 },
      cautions: ['below a BMI of 18.5'],
      source: 'By hand: 5 × 7700 / 550; 18.5 × 1.8² = 59.9',
    },
    {
      inputs: { weight: 80, target: 75, deficit: 1100.01, start: '2026-01-01' },
      results: { weeklyLoss: 1.000009 },
      source: 'By hand: 7 × 1100.01 / 7700, shown as 1.00',
    },
    { inputs: { weight: 70, target: 70, deficit: 500 }, refused: 'below the weight now', source: 'By definition' },
  ],
  notes: ['For adults, not in pregnancy or breastfeeding.'],
  references: [
    {
      title: 'Wishnofsky: Caloric Equivalents of Gained or Lost Weight, Am J Clin Nutr 6 (1958) 542',
      doi: '10.1093/ajcn/6.5.542',
    },
    {
      title: 'Hall: What Is the Required Energy Deficit per Unit Weight Loss?, Int J Obes 32 (2008) 573',
      doi: '10.1038/sj.ijo.0803720',
    },
    {
      title:
        'National Heart, Lung, and Blood Institute: Aim for a Healthy Weight, NIH Publication 05-5213 (2005): 1 to 2 lb a week',
    },
  ],
});
