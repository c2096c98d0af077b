import { choice, defineCalculator, integer, number, percent, sumOfProducts } from '@reckoner/engine';

/** Balance is what was carried over plus equal shares per pay period less what was used, at most the cap. */
export default defineCalculator({
  title: 'Paid leave accrual',
  description:
    'Balance of paid leave after some pay periods, from the yearly entitlement, the leave carried over, used and capped.',
  keywords: ['pto', 'vacation accrual', 'annual leave', 'holiday entitlement', 'sick leave'],
  inputs: {
    entitlement: number({
      label: 'Leave in a full year',
      help: 'In days or hours, the same everywhere.',
      symbol: 'E',
      min: 0,
      max: 10000,
    }),
    partTime: percent({ label: 'Part of full time', symbol: 'p', above: 0, max: 100, default: 100, usual: [5, 100] }),
    frequency: choice(
      {
        weekly: { label: 'Weekly (52)', value: 52 },
        biweekly: { label: 'Every two weeks (26)', value: 26 },
        semimonthly: { label: 'Twice a month (24)', value: 24 },
        monthly: { label: 'Monthly (12)', value: 12 },
      },
      { label: 'Pay periods in a year', default: 'monthly' },
    ),
    periods: integer({ label: 'Pay periods worked', symbol: 'n', min: 0, max: 520 }),
    carried: number({ label: 'Carried over', symbol: 'C', min: 0, max: 10000, default: 0 }),
    used: number({ label: 'Used', symbol: 'U', min: 0, max: 10000, default: 0 }),
    cap: number({ label: 'Cap of the balance', symbol: 'M', min: 0, max: 10000, optional: true }),
  },
  outputs: {
    balance: number({ label: 'Balance', symbol: 'B', places: 2 }),
    perPeriod: number({ label: 'Accrued per pay period', symbol: 'r', places: 4 }),
    accrued: number({ label: 'Accrued', symbol: 'A', places: 2 }),
    forfeited: number({ label: 'Lost to the cap', symbol: 'F', places: 2 }),
  },
  formula: ({ entitlement, partTime, frequency, periods, carried, used, cap }) => {
    const perPeriod = (entitlement * partTime) / frequency;
    const accrued = perPeriod * periods;
    const free =
      sumOfProducts([carried, frequency], [entitlement, partTime, periods], [-1, used, frequency]) / frequency;
    const balance = cap === undefined ? free : Math.min(free, cap);
    return { balance, perPeriod, accrued, forfeited: free - balance };
  },
  cautions: [
    {
      level: 'note',
      when: ({ balance }) => balance < -1e-9,
      says: 'More was used than there was: the leave is taken in advance.',
    },
    {
      level: 'caution',
      when: ({ forfeited }) => forfeited > 1e-9,
      says: 'The cap takes {forfeited} away: use the leave before.',
    },
  ],
  explanation:
    'After {periods} pay {periods|period|periods} {accrued} has accrued at {perPeriod} each, and the balance is {balance}.',
  examples: [
    {
      inputs: { entitlement: 80, frequency: 'biweekly', periods: 13, carried: 16, used: 24 },
      results: { balance: 32, perPeriod: 3.076923, accrued: 40, forfeited: 0 },
      source: 'By hand: 80/26 × 13 = 40; 16 + 40 - 24',
    },
    {
      inputs: { entitlement: 28, partTime: 60, periods: 5 },
      results: { balance: 7, perPeriod: 1.4, accrued: 7 },
      source: 'By hand: 28 × 0.6 / 12 × 5',
    },
    {
      inputs: { entitlement: 120, frequency: 'semimonthly', periods: 24, carried: 100, cap: 180 },
      results: { balance: 180, accrued: 120, forfeited: 40 },
      cautions: ['The cap takes'],
      source: 'By hand: 100 + 120 - 180 = 40 lost',
    },
    {
      inputs: { entitlement: 52, frequency: 'weekly', periods: 3, used: 5 },
      results: { balance: -2, perPeriod: 1 },
      cautions: ['taken in advance'],
      source: 'By hand: 3 - 5; leave taken in advance',
    },
  ],
  notes: ['The cap is applied to the balance at the end: leave that reached it earlier and was used since may differ.'],
  references: [
    { title: 'US Office of Personnel Management: Annual leave fact sheet (accrual per biweekly pay period)' },
  ],
});
