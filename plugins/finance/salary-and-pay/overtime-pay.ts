import { choice, defineCalculator, list, money, number, sum } from '@reckoner/engine';

/** Weekly rule: hours over 40 at 1.5. Daily rule: over 8 a day at 1.5, over 12 at 2, and regular hours over 40 a week at 1.5. */
export default defineCalculator({
  title: 'Overtime pay',
  description:
    'Regular, overtime and double-time hours and pay of a week from the hourly rate, by a weekly or a daily rule.',
  keywords: ['time and a half', 'double time', 'FLSA overtime', 'California overtime', 'weekly pay'],
  inputs: {
    rate: money({ label: 'Hourly rate', min: 0, max: 1e6 }),
    hours: list(number({ label: 'Hours', min: 0, max: 24 }), {
      label: 'Hours of each day',
      help: 'Up to seven days of one week.',
      minItems: 1,
      maxItems: 7,
    }),
    rule: choice({ weekly: 'Weekly', daily: 'Daily and weekly' }, { label: 'Overtime rule', default: 'weekly' }),
    weeklyThreshold: number({ label: 'Regular hours a week', min: 0, max: 168, default: 40 }),
    dailyThreshold: number({ label: 'Regular hours a day', min: 0, max: 24, default: 8, when: { rule: 'daily' } }),
    doubleThreshold: number({
      label: 'Double time after hours a day',
      min: 0,
      max: 24,
      default: 12,
      when: { rule: 'daily' },
    }),
    multiplier: number({ label: 'Overtime multiplier', min: 1, max: 5, default: 1.5 }),
    doubleMultiplier: number({ label: 'Double-time multiplier', min: 1, max: 5, default: 2, when: { rule: 'daily' } }),
  },
  outputs: {
    total: money({ label: 'Pay of the week' }),
    overtimePay: money({ label: 'Pay for overtime and double time' }),
    regularHours: number({ label: 'Regular hours' }),
    overtimeHours: number({ label: 'Overtime hours' }),
    doubleHours: number({ label: 'Double-time hours' }),
  },
  formula: ({ rate, hours, rule, weeklyThreshold, dailyThreshold, doubleThreshold, multiplier, doubleMultiplier }) => {
    if (rule === 'weekly') {
      const worked = sum(hours);
      const regularHours = Math.min(worked, weeklyThreshold);
      const overtimeHours = worked - regularHours;
      const overtimePay = overtimeHours * rate * multiplier;
      return { total: regularHours * rate + overtimePay, overtimePay, regularHours, overtimeHours, doubleHours: 0 };
    }
    const doubleHours = sum(hours.map((day) => Math.max(0, day - doubleThreshold)));
    const dailyOvertime = sum(hours.map((day) => Math.max(0, Math.min(day, doubleThreshold) - dailyThreshold)));
    const straight = sum(hours.map((day) => Math.min(day, dailyThreshold)));
    const regularHours = Math.min(straight, weeklyThreshold);
    const overtimeHours = dailyOvertime + straight - regularHours;
    const overtimePay = rate * (overtimeHours * multiplier + doubleHours * doubleMultiplier);
    return { total: regularHours * rate + overtimePay, overtimePay, regularHours, overtimeHours, doubleHours };
  },
  explanation:
    'The week pays {total}: {regularHours} regular, {overtimeHours} overtime and {doubleHours} double-time hours.',
  requires: [
    {
      that: ({ dailyThreshold, doubleThreshold }) => dailyThreshold <= doubleThreshold,
      field: 'doubleThreshold',
      says: 'Double time, after {doubleThreshold} {doubleThreshold|hour|hours} a day, must not begin before overtime, after {dailyThreshold}.',
    },
    {
      that: ({ multiplier, doubleMultiplier }) => multiplier <= doubleMultiplier,
      field: 'doubleMultiplier',
      says: 'The double-time multiplier, {doubleMultiplier}, must not be below that of overtime, {multiplier}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ rule, hours }) => rule === 'daily' && hours.length === 7 && hours.every((day) => day > 0),
      says: 'Work on all seven days: California also pays the seventh in a row at 1.5, and at 2 after 8 hours, which is not included.',
    },
  ],
  examples: [
    {
      inputs: { rate: 20, hours: [9, 9, 9, 9, 9] },
      results: { total: 950, overtimePay: 150, regularHours: 40, overtimeHours: 5, doubleHours: 0 },
      source: 'By hand: 40 × 20 + 5 × 30',
    },
    {
      inputs: { rate: 20, hours: [10, 8, 13, 8, 8], rule: 'daily' },
      results: { total: 1020, overtimePay: 220, regularHours: 40, overtimeHours: 6, doubleHours: 1 },
      source: 'By hand: 40 × 20 + (2 + 4) × 30 + 1 × 40',
    },
    {
      inputs: { rate: 10, hours: [8, 8, 8, 8, 8, 8], rule: 'daily' },
      results: { total: 520, regularHours: 40, overtimeHours: 8 },
      source: 'By hand: 40 × 10 + 8 × 15',
    },
    {
      inputs: { rate: 18, hours: [8, 8, 8] },
      results: { total: 432, overtimePay: 0, overtimeHours: 0 },
      source: 'By hand: 24 × 18',
    },
    {
      inputs: { rate: 10, hours: [5, 5, 5, 5, 5, 5, 5], rule: 'daily' },
      results: { total: 350, overtimeHours: 0 },
      cautions: ['the seventh in a row'],
      source: 'By hand: 35 × 10',
    },
    {
      inputs: { rate: 10, hours: [8], rule: 'daily', doubleThreshold: 6 },
      refused: 'must not begin before overtime',
      source: 'By hand: 6 is below 8',
    },
    {
      inputs: { rate: 10, hours: [8], rule: 'daily', doubleMultiplier: 1 },
      refused: 'must not be below that of overtime',
      source: 'By hand: 1 is below 1.5',
    },
    {
      inputs: { rate: 20, hours: [9, 9, 9, 9, 9], weeklyThreshold: 38, multiplier: 1.75 },
      results: { total: 1005, overtimePay: 245, regularHours: 38, overtimeHours: 7 },
      source: 'By hand: 38 × 20 + 7 × 35',
    },
    {
      inputs: {
        rate: 20,
        hours: [7, 12, 8, 9, 6],
        rule: 'daily',
        weeklyThreshold: 35,
        dailyThreshold: 7.5,
        doubleThreshold: 11,
        multiplier: 1.6,
        doubleMultiplier: 3,
      },
      results: { total: 952, overtimePay: 252, regularHours: 35, overtimeHours: 6, doubleHours: 1 },
      source: 'By hand: over 7.5 hours 3.5, 0.5 and 1.5, of 35.5 left 0.5 over 35; 35 × 20 + 6 × 32 + 1 × 60',
    },
  ],
  notes: ['Who is exempt from overtime, and what counts as time worked, is set by law.'],
  references: [{ title: 'Fair Labor Standards Act, 29 U.S.C. § 207' }, { title: 'California Labor Code, § 510' }],
});
