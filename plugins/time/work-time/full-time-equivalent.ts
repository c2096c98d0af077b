import { defineCalculator, integer, number, quantity, rows } from '@reckoner/engine';

/** Hours of everyone over the hours of one full-time job, both of the same period. */
export default defineCalculator({
  title: 'Full-time equivalent (FTE)',
  description:
    'Full-time equivalents of a staff from the people and their weekly hours, with headcount and total hours.',
  keywords: ['fte', 'headcount', 'part-time', 'staffing', 'work hours'],
  inputs: {
    staff: rows(
      {
        people: integer({ label: 'People', min: 1, max: 1e6, default: 1 }),
        hours: number({ label: 'Hours a week each', min: 0, max: 168, usual: [1, 84] }),
      },
      { label: 'Staff' },
    ),
    fullTime: number({
      label: 'Hours of a full-time week',
      symbol: 'H',
      above: 0,
      max: 168,
      default: 40,
      usual: [25, 60],
    }),
  },
  outputs: {
    fte: number({ label: 'Full-time equivalents', symbol: '\\mathrm{FTE}', places: 2 }),
    headcount: integer({ label: 'Headcount' }),
    weekly: quantity('h', { label: 'Hours a week together' }),
    annual: quantity('h', { label: 'Hours a year (52 weeks)' }),
    average: quantity('h', { label: 'Average hours a week each', places: 2 }),
  },
  algorithm: ({ staff, fullTime }) => {
    const headcount = staff.reduce((sum, { people }) => sum + people, 0);
    const weekly = staff.reduce((sum, { people, hours }) => sum + people * hours, 0);
    return { fte: weekly / fullTime, headcount, weekly, annual: weekly * 52, average: weekly / headcount };
  },
  explanation:
    '{headcount} {headcount|person works|people work} {weekly} a week together, as much as {fte} full-time {fte|employee|employees}.',
  examples: [
    {
      inputs: { staff: [{ people: 10, hours: 40 }, { people: 4, hours: 20 }, { hours: 30 }] },
      results: { fte: 12.75, headcount: 15, weekly: 510, annual: 26520, average: 34 },
      source: 'By hand: (400 + 80 + 30)/40',
    },
    {
      inputs: { staff: [{ people: 3, hours: 25 }], fullTime: 37.5 },
      results: { fte: 2, weekly: 75 },
      source: 'By hand: 75/37.5',
    },
  ],
  notes: ['Laws define full time differently: the US Affordable Care Act counts 30 hours a week as full time.'],
  references: [{ title: 'OMB Circular A-11, section 85: Estimating employment levels and the employment summary' }],
});
