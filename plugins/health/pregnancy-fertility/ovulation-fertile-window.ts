import { date, defineCalculator, integer } from '@reckoner/engine';

/** Ovulation a luteal phase before the next period; fertile on that day and the five before it. */
export default defineCalculator({
  title: 'Ovulation and fertile window',
  description: 'Day of ovulation and the six fertile days from the last period, the cycle and the luteal phase.',
  keywords: ['ovulation', 'fertile days', 'trying to conceive', 'fertility', 'calendar method'],
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
    luteal: integer({
      label: 'Luteal phase in days',
      help: 'From ovulation to the next period.',
      symbol: 'l',
      min: 9,
      max: 18,
      default: 14,
      usual: [10, 17],
    }),
  },
  outputs: {
    ovulation: date({ label: 'Ovulation' }),
    fertileFrom: date({ label: 'Fertile from' }),
    fertileTo: date({ label: 'Fertile to' }),
    nextPeriod: date({ label: 'Next period' }),
  },
  formula: ({ lastPeriod, cycle, luteal }) => {
    const nextPeriod = lastPeriod + cycle;
    const ovulation = nextPeriod - luteal;
    return { ovulation, fertileFrom: ovulation - 5, fertileTo: ovulation, nextPeriod };
  },
  figure: {
    kind: 'timeline',
    title: 'Cycle',
    rows: ({ lastPeriod, fertileFrom, ovulation, nextPeriod }) => [
      { label: 'Last period', at: lastPeriod },
      { label: 'Fertile', from: fertileFrom, to: ovulation },
      { label: 'Ovulation', at: ovulation },
      { label: 'Next period', at: nextPeriod },
    ],
  },
  explanation: 'Ovulation is about {ovulation}; the fertile days are {fertileFrom} to {fertileTo}.',
  requires: [
    {
      that: ({ cycle, luteal }) => cycle - luteal >= 5,
      field: 'luteal',
      says: 'A luteal phase of {luteal} days leaves too few days of a cycle of {cycle}: five at least.',
    },
  ],
  examples: [
    {
      inputs: { lastPeriod: '2026-03-01' },
      results: {
        ovulation: '2026-03-15',
        fertileFrom: '2026-03-10',
        fertileTo: '2026-03-15',
        nextPeriod: '2026-03-29',
      },
      source: 'Python 3.11: date(2026, 3, 1) + 28 days; - 14; - 5',
    },
    {
      inputs: { lastPeriod: '2026-03-01', cycle: 32 },
      results: { ovulation: '2026-03-19', nextPeriod: '2026-04-02' },
      source: 'Python 3.11: date(2026, 3, 1) + 32 days; - 14',
    },
    {
      inputs: { lastPeriod: '2026-03-01', cycle: 20, luteal: 16 },
      refused: 'too few days',
      source: 'By hand: 20 - 16 = 4 days',
    },
    {
      inputs: { lastPeriod: '2026-03-01', luteal: 12 },
      results: {
        ovulation: '2026-03-17',
        fertileFrom: '2026-03-12',
        fertileTo: '2026-03-17',
        nextPeriod: '2026-03-29',
      },
      source: 'Python 3.11: date(2026, 3, 1) + 28 days; - 12; - 5',
    },
  ],
  notes: ['For planning a pregnancy, with regular cycles; not a safe method of contraception.'],
  references: [
    {
      title:
        'Wilcox, Weinberg, Baird: Timing of Sexual Intercourse in Relation to Ovulation, N Engl J Med 333 (1995) 1517',
      doi: '10.1056/NEJM199512073332301',
    },
  ],
});
