import { choice, date, defineCalculator, integer } from '@reckoner/engine';

/** Pregnancy lasts 280 days from the last period at a cycle of 28 days, 266 from conception. */
export default defineCalculator({
  title: 'Pregnancy due date',
  description:
    'Due date from the last period (Naegele, adjusted to the cycle), conception, an IVF transfer or an ultrasound scan.',
  keywords: ['due date', 'estimated date of delivery', 'EDD', 'Naegele', 'IVF', 'LMP', 'pregnancy'],
  inputs: {
    known: choice(
      { lastPeriod: 'Last period', conception: 'Conception', transfer: 'IVF transfer', scan: 'Ultrasound scan' },
      { label: 'Known', formerly: ['method'], default: 'lastPeriod' },
    ),
    date: date({
      label: 'Date',
      formerly: ['day'],
      help: 'First day of the last period, or day of conception, transfer or scan.',
      min: '1900-01-01',
      max: '2200-12-31',
    }),
    cycle: integer({
      label: 'Length of the cycle in days',
      symbol: 'c',
      min: 20,
      max: 45,
      default: 28,
      usual: [21, 40],
      when: { known: 'lastPeriod' },
    }),
    embryoAge: integer({
      label: 'Age of the embryo in days',
      symbol: 'a',
      min: 1,
      max: 7,
      default: 5,
      usual: [2, 6],
      when: { known: 'transfer' },
    }),
    weeks: integer({
      label: 'Weeks at the scan',
      symbol: 'w',
      min: 4,
      max: 42,
      usual: 'all',
      when: { known: 'scan' },
    }),
    days: integer({
      label: 'Days beyond the weeks',
      symbol: 'd',
      min: 0,
      max: 6,
      usual: 'all',
      default: 0,
      when: { known: 'scan' },
    }),
  },
  outputs: {
    dueDate: date({ label: 'Due date' }),
    conception: date({ label: 'Conception about' }),
    secondTrimester: date({ label: 'Second trimester from', help: '14 weeks.' }),
    thirdTrimester: date({ label: 'Third trimester from', help: '28 weeks.' }),
    fullTerm: date({ label: 'Full term from', help: '39 weeks.' }),
  },
  formula: ({ known, date, cycle, embryoAge, weeks, days }) => {
    const dueDate =
      known === 'lastPeriod'
        ? date + 280 + (cycle - 28)
        : known === 'conception'
          ? date + 266
          : known === 'transfer'
            ? date + 266 - embryoAge
            : date + 280 - (7 * weeks + days);
    return {
      dueDate,
      conception: dueDate - 266,
      secondTrimester: dueDate - 280 + 98,
      thirdTrimester: dueDate - 280 + 196,
      fullTerm: dueDate - 7,
    };
  },
  figure: {
    kind: 'timeline',
    title: 'Pregnancy',
    rows: ({ dueDate, conception, secondTrimester, thirdTrimester, fullTerm }) => [
      { label: 'First trimester', from: dueDate - 280, to: secondTrimester },
      { label: 'Conception', at: conception },
      { label: 'Second trimester', from: secondTrimester, to: thirdTrimester },
      { label: 'Third trimester', from: thirdTrimester, to: dueDate },
      { label: 'Full term', from: fullTerm, to: dueDate },
      { label: 'Due date', at: dueDate },
    ],
  },
  explanation: 'The baby is due on {dueDate}; conception was about {conception}.',
  cautions: [
    {
      level: 'caution',
      when: ({ known, weeks }) => known === 'scan' && weeks >= 22,
      says: 'A first scan from 22 weeks on dates a pregnancy only to two or three weeks (ACOG 700): take an earlier scan or the last period if you have it.',
    },
  ],
  examples: [
    {
      inputs: { date: '2026-01-01' },
      results: {
        dueDate: '2026-10-08',
        conception: '2026-01-15',
        secondTrimester: '2026-04-09',
        thirdTrimester: '2026-07-16',
        fullTerm: '2026-10-01',
      },
      source: 'Python 3.11: date(2026, 1, 1) + 280 days; - 266; + 98, + 196, + 273 from the last period',
    },
    {
      inputs: { date: '2026-01-01', cycle: 32 },
      results: { dueDate: '2026-10-12' },
      source: 'Python 3.11: date(2026, 1, 1) + 284 days',
    },
    {
      inputs: { known: 'conception', date: '2026-01-15' },
      results: { dueDate: '2026-10-08' },
      source: 'Python 3.11: date(2026, 1, 15) + 266 days',
    },
    {
      inputs: { known: 'transfer', date: '2026-03-10' },
      results: { dueDate: '2026-11-26' },
      source: 'Python 3.11: date(2026, 3, 10) + 261 days, as ACOG Committee Opinion 700 has it for a day-5 embryo',
    },
    {
      inputs: { known: 'scan', date: '2026-03-01', weeks: 8, days: 3 },
      results: { dueDate: '2026-10-08' },
      source: 'Python 3.11: date(2026, 3, 1) + 280 - 59 days',
    },
    {
      inputs: { known: 'scan', date: '2026-03-01', weeks: 36 },
      results: { dueDate: '2026-03-29' },
      cautions: ['from 22 weeks on'],
      source: 'By hand: 28 days after',
    },
    {
      inputs: { known: 'transfer', date: '2026-03-10', embryoAge: 3 },
      results: {
        dueDate: '2026-11-28',
        conception: '2026-03-07',
        secondTrimester: '2026-05-30',
        thirdTrimester: '2026-09-05',
        fullTerm: '2026-11-21',
      },
      source: 'Python 3.11: date(2026, 3, 10) + 263 days, as 266 from fertilization less 3',
    },
  ],
  notes: [
    'Only one birth in twenty falls on the day; most within two weeks of it. A scan before 14 weeks is more exact than the last period.',
  ],
  references: [
    {
      title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date, Obstet Gynecol 129 (2017) e150',
      doi: '10.1097/AOG.0000000000002046',
    },
  ],
});
