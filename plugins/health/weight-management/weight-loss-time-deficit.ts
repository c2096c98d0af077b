import { date, defineCalculator, measure, noResult } from '@reckoner/engine';

/** Energy of a kilogram of body weight lost (Wishnofsky: 3500 kcal a pound); the deficit is taken as constant. */
const TISSUE = 7700;

/** Static rule: weight to lose times 7700 kcal/kg, divided by the deficit. */
export default defineCalculator({
  title: 'Weight loss time',
  description: 'Time and date to reach a target weight with a daily calorie deficit, and the weekly loss.',
  keywords: ['weight loss', 'calorie deficit', 'goal date', '3500 calories', 'diet'],
  inputs: {
    weight: measure('kg', { label: 'Weight now', symbol: 'W_0', min: 30, max: 400 }),
    target: measure('kg', { label: 'Target weight', symbol: 'W_1', min: 30, max: 400 }),
    deficit: measure('kcal', { label: 'Calorie deficit a day', symbol: 'D', min: 50, max: 2000 }),
    start: date({ label: 'Start', min: '1900-01-01', max: '2200-12-31', default: 'today' }),
  },
  outputs: {
    days: measure('d', { label: 'Time', symbol: 't', places: 0 }),
    goalDate: date({ label: 'Date of the goal' }),
    weeklyLoss: measure('kg', { label: 'Loss a week', symbol: 'v', places: 2 }),
  },
  formula: ({ weight, target, deficit, start }) => {
    if (target >= weight) throw noResult('The target weight must be below the weight now.');
    const days = ((weight - target) * TISSUE) / deficit;
    return { days, goalDate: start + Math.ceil(days), weeklyLoss: (7 * deficit) / TISSUE };
  },
  explanation:
    'With a deficit of {deficit} a day the loss is {weeklyLoss} a week; the target is reached on {goalDate}.',
  examples: [
    {
      inputs: { weight: 85, target: 75, deficit: 550, start: '2026-01-01' },
      results: { days: 140, goalDate: '2026-05-21', weeklyLoss: 0.5 },
      source: 'By hand: 10 × 7700 / 550; Python 3.11: date(2026, 1, 1) + 140 days',
    },
    {
      inputs: { weight: 70, target: 69, deficit: 1000, start: '2026-02-25' },
      results: { days: 7.7, goalDate: '2026-03-05', weeklyLoss: 0.9090909 },
      source: 'By hand: 7700/1000, the eighth day after; 7/7.7',
    },
    { inputs: { weight: 70, target: 70, deficit: 500 }, noResult: 'below the weight now', source: 'By definition' },
  ],
  notes: [
    'For adults and moderate losses. The body uses less energy as it gets lighter, so that the last kilograms take longer.',
    'Up to 0.5 to 1 kg a week is usual; more only under medical care.',
  ],
  references: [
    {
      title: 'Wishnofsky: Caloric Equivalents of Gained or Lost Weight, Am J Clin Nutr 6 (1958) 542',
      doi: '10.1093/ajcn/6.5.542',
    },
    {
      title: 'Hall: What Is the Required Energy Deficit per Unit Weight Loss?, Int J Obes 32 (2008) 573',
      doi: '10.1038/sj.ijo.0803720',
    },
  ],
});
