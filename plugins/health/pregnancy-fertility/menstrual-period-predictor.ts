import { date, defineCalculator, integer, table } from '@reckoner/engine';

/** Periods at equal intervals from the last one; ovulation 14 days before each. */
export default defineCalculator({
  title: 'Period dates',
  description: 'Dates of the next menstrual periods and ovulations from the last period, the cycle and the duration.',
  keywords: ['menstrual calendar', 'next period', 'menstruation', 'cycle', 'period tracker'],
  inputs: {
    lastPeriod: date({ label: 'First day of the last period', min: '1900-01-01', max: '2200-12-31' }),
    cycle: integer({
      label: 'Length of the cycle in days',
      symbol: 'c',
      min: 20,
      max: 45,
      default: 28,
      usual: [21, 40],
    }),
    duration: integer({
      label: 'Duration of the period in days',
      symbol: 'n',
      min: 1,
      max: 10,
      default: 5,
      usual: [2, 8],
    }),
    count: integer({ label: 'Periods to predict', min: 1, max: 24, usual: 'all', default: 6 }),
  },
  outputs: {
    next: date({ label: 'Next period' }),
    nextEnd: date({ label: 'Its last day' }),
    periods: table(
      {
        from: date({ label: 'First day' }),
        to: date({ label: 'Last day' }),
        ovulation: date({ label: 'Ovulation before it' }),
      },
      { label: 'Periods' },
    ),
  },
  formula: ({ lastPeriod, cycle, duration, count }) => {
    const next = lastPeriod + cycle;
    const periods = [];
    for (let number = 1; number <= count; number++) {
      const from = lastPeriod + number * cycle;
      periods.push({ from, to: from + duration - 1, ovulation: from - 14 });
    }
    return { next, nextEnd: next + duration - 1, periods };
  },
  figure: {
    kind: 'timeline',
    title: 'Periods to come',
    rows: ({ lastPeriod, cycle, duration, count }) => [
      { label: 'Last period', from: lastPeriod, to: lastPeriod + duration - 1 },
      ...Array.from({ length: Math.min(count, 12) }, (_, place) => {
        const from = lastPeriod + (place + 1) * cycle;
        return { label: 'Expected', from, to: from + duration - 1 };
      }),
    ],
  },
  explanation: 'The next period is expected from {next} to {nextEnd}.',
  examples: [
    {
      inputs: { lastPeriod: '2026-03-01', cycle: 30, count: 3 },
      results: {
        next: '2026-03-31',
        nextEnd: '2026-04-04',
        periods: {
          length: 3,
          rows: {
            0: { ovulation: '2026-03-17' },
            2: { from: '2026-05-30', to: '2026-06-03', ovulation: '2026-05-16' },
          },
        },
      },
      source: 'Python 3.11: date(2026, 3, 1) + 30 k days; + 4; - 14',
    },
    {
      inputs: { lastPeriod: '2028-02-01', duration: 3 },
      results: { next: '2028-02-29', nextEnd: '2028-03-02', periods: { length: 6 } },
      source: 'By hand: 28 days later, in a leap year',
    },
  ],
  notes: [
    'For regular cycles; most vary by a few days. Take the mean of several cycles. Not a method of contraception.',
  ],
  references: [
    {
      title:
        'Fehring, Schneider, Raviele: Variability in the Phases of the Menstrual Cycle, J Obstet Gynecol Neonatal Nurs 35 (2006) 376',
      doi: '10.1111/j.1552-6909.2006.00051.x',
    },
  ],
});
