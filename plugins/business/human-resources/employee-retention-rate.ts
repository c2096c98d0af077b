import { defineCalculator, integer, number, percent, roundTo } from '@reckoner/engine';

/** Those of the start who are still there at the end. */
export default defineCalculator({
  title: 'Employee retention rate',
  description:
    'Retention rate from the employees at the start of a period and those of them still employed at its end, scaled to a year, with the share of newcomers; over 12 months it is the stability index.',
  keywords: ['staff retention', 'stability index', 'labor stability', 'retention of employees', 'retained employees'],
  related: ['employee-turnover-rate'],
  inputs: {
    start: integer({ label: 'Employees at the start', symbol: 'N_0', min: 1, max: 1e9 }),
    stayed: integer({
      label: 'Of these still employed at the end',
      symbol: 'R',
      help: 'Only people who were there at the start: nobody hired in the period.',
      min: 0,
      max: 1e9,
    }),
    end: integer({
      label: 'All employees at the end',
      symbol: 'N_1',
      help: 'With those hired in the period, for the share of newcomers.',
      min: 0,
      max: 1e9,
      optional: true,
    }),
    months: number({
      label: 'Length of the period, months',
      symbol: 't',
      min: 0.5,
      max: 240,
      usual: [1, 60],
      default: 12,
    }),
  },
  outputs: {
    retention: percent({ label: 'Retention rate of the period', symbol: 'r', places: 2 }),
    yearly: percent({ label: 'Retention a year, at the same pace', symbol: 'r_a', places: 2, optional: true }),
    left: integer({ label: 'Left of those at the start', symbol: 'L' }),
    lost: percent({ label: 'Share that left', symbol: 'q', places: 2 }),
    newcomers: integer({ label: 'Newcomers at the end', symbol: 'H', optional: true }),
    newShare: percent({ label: 'Newcomers, of all at the end', symbol: 'h', places: 2, optional: true }),
  },
  formula: ({ start, stayed, end, months }) => ({
    retention: stayed / start,
    yearly: stayed === 0 && months > 12 ? undefined : (stayed / start) ** (12 / months),
    left: start - stayed,
    lost: (start - stayed) / start,
    newcomers: end === undefined ? undefined : end - stayed,
    newShare: end === undefined || end === 0 ? undefined : (end - stayed) / end,
  }),
  explanation: ({ start, stayed, months, end }) => {
    const yearly =
      stayed === start
        ? ': nobody left'
        : months === 12
          ? ''
          : stayed === 0 && months > 12
            ? '. No rate a year follows from it, as they may have left at any time'
            : ', {yearly} a year if people go on leaving at that pace';
    const fresh =
      end === undefined
        ? ''
        : end === 0
          ? ' Nobody at all is employed at the end.'
          : ' Of the {end} at the end {newcomers} {newcomers|was|were} not there at the start{newShare?, {newShare}}.';
    return `Of {start} {start|employee|employees} {stayed} {stayed|is|are} still employed after {months} {months|month|months}: a retention rate of {retention}${yearly}.${fresh}`;
  },
  requires: [
    {
      that: ({ start, stayed }) => stayed <= start,
      field: 'stayed',
      says: 'More are said to have stayed, {stayed}, than there were at the start, {start}: who was hired in the period does not count here.',
    },
    {
      that: ({ stayed, end }) => stayed <= end,
      field: 'end',
      says: 'All employees at the end, {end}, must not be fewer than those among them who stayed, {stayed}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ months, stayed, start }) => months < 3 && stayed < start,
      says: 'A year scaled from {months} {months|month|months} may mislead, as leaving has seasons. If that was meant as years, give 12 for each.',
    },
    {
      level: 'note',
      when: ({ stayed, end }) => end !== undefined && stayed === end && end > 0,
      says: 'Nobody at the end is new by these counts: if some were hired in the period, they must not be among those who stayed.',
    },
    {
      level: 'caution',
      when: ({ retention }) => roundTo(100 * retention, 2) < 50,
      says: 'Fewer than half stayed: check that those who stayed were counted, not those who left, and that the period is {months} {months|month|months}.',
    },
    {
      level: 'note',
      when: ({ newShare }) => newShare !== undefined && roundTo(100 * newShare, 2) > 50,
      says: 'More than half of the {end} at the end are new, {newcomers}: check the counts. The retention rate tells nothing of newcomers, nor of those who came and left again within the period.',
    },
    {
      level: 'note',
      when: ({ start }) => start < 50,
      says: 'With {start} {start|employee|employees} at the start one person who stays or leaves changes the rate by more than 2 percentage points: a longer period or more people tell more.',
    },
  ],
  examples: [
    {
      inputs: { start: 50, stayed: 40, months: 3 },
      results: { retention: 80, yearly: '40.96', left: 10, lost: 20 },
      source: 'Employeepedia: 50 at the start, 10 lost, 80%; 0.8⁴ by hand',
    },
    {
      inputs: { start: 200, stayed: 170, end: 210 },
      results: { retention: 85, yearly: 85, left: 30, lost: 15, newcomers: 40, newShare: '19.0476' },
      source: 'By hand: 170/200; 40/210',
    },
    {
      inputs: { start: 100, stayed: 81, end: 81, months: 24 },
      results: { retention: 81, yearly: 90, left: 19, newcomers: 0, newShare: 0 },
      cautions: ['Nobody at the end is new'],
      source: 'By hand: √0.81',
    },
    {
      inputs: { start: 10, stayed: 1, months: 1 },
      results: { retention: 10, left: 9, lost: 90 },
      cautions: ['A year scaled', 'Fewer than half stayed', 'one person who stays'],
      source: 'By hand: 1/10',
    },
    {
      inputs: { start: 60, stayed: 0, end: 0 },
      results: { retention: 0, yearly: 0, left: 60, lost: 100, newcomers: 0 },
      cautions: ['Fewer than half stayed'],
      source: 'By hand: none of 60',
    },
    {
      inputs: { start: 60, stayed: 0, months: 60 },
      results: { retention: 0, left: 60, lost: 100 },
      cautions: ['Fewer than half stayed'],
      source: 'By hand: none of 60 after five years, as many of whom may have stayed for four',
    },
    {
      inputs: { start: 60, stayed: 60, end: 150, months: 6 },
      results: { retention: 100, yearly: 100, left: 0, lost: 0, newcomers: 90, newShare: 60 },
      cautions: ['More than half of'],
      source: 'By hand: 90/150',
    },
    { inputs: { start: 100, stayed: 110 }, refused: 'does not count here', source: 'By definition' },
    { inputs: { start: 100, stayed: 90, end: 80 }, refused: 'must not be fewer', source: 'By definition' },
  ],
  notes: [
    'Retention and turnover do not add up to 100%: turnover counts everybody who leaves, also who came and went within the period, over the average headcount.',
    'Other formulas leave retirements or dismissals out, or divide by the average headcount: compare only what was counted alike.',
  ],
  references: [
    {
      title: 'Agile HR Analytics: employee retention rate',
      url: 'https://www.agile-hr-analytics.com/hr_kpi/employee-retention-rate/',
    },
    {
      title: 'Armstrong: A Handbook of Human Resource Management Practice, labor turnover and stability index',
      url: 'https://issuhub.com/view/index?id=4785&pageIndex=381',
    },
  ],
});
