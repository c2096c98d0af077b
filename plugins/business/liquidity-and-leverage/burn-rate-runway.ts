import { addMonths, date, defineCalculator, money, number, roundTo } from '@reckoner/engine';

/** Net burn is what leaves in a month more than comes in; revenue may grow at a steady monthly rate. */
export default defineCalculator({
  title: 'Burn rate and runway',
  description: 'Gross and net burn of a company and the months until its cash runs out.',
  keywords: ['startup', 'cash out date', 'runway', 'net burn'],
  arithmetic: 'decimal',
  inputs: {
    cash: money({ label: 'Cash in the bank', symbol: 'C', min: 0, max: 1e12 }),
    expenses: money({ label: 'Expenses a month', symbol: 'X', min: 0, max: 1e12 }),
    revenue: money({ label: 'Revenue a month', symbol: 'R', min: 0, max: 1e12, default: 0 }),
    start: date({ label: 'Start', min: '1900-01-01', max: '2999-12-31', default: 'today' }),
  },
  outputs: {
    runway: number({ label: 'Months of runway', symbol: 'n', places: 1 }),
    netBurn: money({ label: 'Net burn a month', symbol: 'B' }),
    grossBurn: money({ label: 'Gross burn a month' }),
    cashOut: date({ label: 'Last whole month ends', optional: true }),
  },
  formula: ({ cash, expenses, revenue, start }) => {
    const netBurn = expenses - revenue;
    const runway = cash / netBurn;
    if (runway > 1200) return { runway, netBurn, grossBurn: expenses };
    return { runway, netBurn, grossBurn: expenses, cashOut: addMonths(start, Math.floor(runway)) };
  },
  figure: {
    kind: 'timeline',
    title: 'Runway',
    rows: ({ start, cashOut }) =>
      cashOut === undefined
        ? undefined
        : [
            { label: 'Start', at: start },
            { label: 'Runway', from: start, to: cashOut },
            { label: 'Cash lasts until', at: cashOut },
          ],
  },
  explanation: 'At a net burn of {netBurn} a month the cash lasts {runway} {runway|month|months}.',
  requires: [
    {
      that: ({ expenses, revenue }) => revenue < expenses,
      field: 'revenue',
      says: 'Revenue, {revenue}, covers the expenses, {expenses}: there is no burn, and the cash does not run out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ runway }) => roundTo(runway, 1) < 6,
      says: 'Less than six months are left, about as long as raising money takes: cut the burn or raise money now.',
    },
  ],
  examples: [
    {
      inputs: { cash: 900000, expenses: 90000, revenue: 30000, start: '2026-01-31' },
      results: { runway: 15, netBurn: 60000, grossBurn: 90000, cashOut: '2027-04-30' },
      source: 'By hand: 900/60; 15 months after January 31',
    },
    {
      inputs: { cash: 500, expenses: 200, start: '2025-03-10' },
      results: { runway: 2.5, netBurn: 200, cashOut: '2025-05-10' },
      cautions: ['raise money now'],
      source: 'By hand: 500/200',
    },
    {
      inputs: { cash: 359990, expenses: 60000, start: '2025-03-10' },
      results: { runway: 5.9998333, netBurn: 60000, cashOut: '2025-08-10' },
      source: 'By hand: 359990/60000, shown as 6.0 months: no word of less than six',
    },
    {
      inputs: { cash: 1e6, expenses: 100, revenue: 99, start: '2025-01-01' },
      results: { runway: 1000000 },
      source: 'By hand: 1e6/1, beyond any calendar',
    },
    { inputs: { cash: 500, expenses: 200, revenue: 200 }, refused: 'no burn', source: 'By definition' },
  ],
  references: [{ title: 'Feld, Mendelson: Venture Deals, 4th ed. (2019), ch. 15' }],
});
