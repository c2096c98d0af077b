import { date, defineCalculator, findRoot, isAbove, money, noResult, percent, rows, sum } from '@reckoner/engine';

/**
 * Growth a year over a line that is searched evenly: rates near zero stand apart on it, and its ends reach from all but
 * the whole loss to gains of a day's cash flows.
 */
const growthAt = (place: number) => Math.sinh(place) / 2;
const FARTHEST = 7;
/** How often cash flows, in the order of their dates, turn from payments to receipts or back. */
function signChanges(flows: readonly { readonly date: number; readonly amount: number }[]): number {
  const signs = [...flows]
    .sort((one, other) => one.date - other.date)
    .map(({ amount }) => Math.sign(amount))
    .filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The convention of the spreadsheets: years are days from the first cash flow, divided by 365. */
export default defineCalculator({
  title: 'XIRR',
  description:
    'Internal rate of return a year of cash flows on given dates, with days counted as in spreadsheets (days / 365).',
  keywords: ['extended internal rate of return', 'money-weighted return', 'dated cash flows'],
  arithmetic: 'float64',
  inputs: {
    flows: rows(
      {
        date: date({ label: 'Date' }),
        amount: money({ label: 'Amount', help: 'Negative when you pay.', min: -1e12, max: 1e12 }),
      },
      { label: 'Cash flows', minItems: 2, maxItems: 2000 },
    ),
  },
  outputs: {
    rate: percent({ label: 'XIRR', symbol: 'r' }),
    profit: money({ label: 'Sum of the cash flows' }),
  },
  formula: ({ flows }) => {
    const first = flows[0]!.date;
    if (!flows.some((flow) => flow.amount < 0) || !flows.some((flow) => flow.amount > 0)) {
      throw noResult('An internal rate of return needs at least one payment in and one payment out.');
    }
    // By the logarithm of the growth, which leaves every digit to rates near the whole loss.
    const netPresentValue = (growth: number) =>
      flows.reduce((total, flow) => total + flow.amount * Math.exp((-growth * (flow.date - first)) / 365), 0);
    const rate = Math.expm1(growthAt(findRoot((place) => netPresentValue(growthAt(place)), -FARTHEST, FARTHEST)));
    return { rate, profit: flows.reduce((total, flow) => total + flow.amount, 0) };
  },
  explanation: 'The cash flows sum to {profit} and return {rate} a year.',
  examples: [
    {
      inputs: {
        flows: [
          { date: '2008-01-01', amount: -10000 },
          { date: '2008-03-01', amount: 2750 },
          { date: '2008-10-30', amount: 4250 },
          { date: '2009-02-15', amount: 3250 },
          { date: '2009-04-01', amount: 2750 },
        ],
      },
      results: { rate: 37.33625, profit: 3000 },
      source: 'Microsoft documentation of XIRR: 0.373362535',
    },
    {
      inputs: {
        flows: [
          { date: '2024-01-01', amount: -1000 },
          { date: '2024-06-30', amount: 300 },
          { date: '2025-03-15', amount: 500 },
        ],
      },
      results: { rate: -20.910532, profit: -200 },
      source: 'Gnumeric: XIRR; scipy.optimize.brentq',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1000 },
          { date: '2026-01-01', amount: 1100 },
        ],
      },
      results: { rate: 10 },
      source: 'By hand: 365 days, 1100/1000 - 1',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1000000 },
          { date: '2026-01-01', amount: 5 },
        ],
      },
      results: { rate: -99.9995 },
      source: 'By hand: 365 days, 5/1000000 - 1',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1 },
          { date: '2026-01-01', amount: 2000 },
        ],
      },
      results: { rate: 199900 },
      source: 'By hand: 365 days, 2000/1 - 1',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: 1000 },
          { date: '2026-01-01', amount: 1100 },
        ],
      },
      noResult: 'at least one payment in and one payment out',
      source: 'By hand: no sign change',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: 1000 },
          { date: '2026-01-01', amount: -1100 },
        ],
      },
      results: { rate: 10, profit: -100 },
      cautions: ['what it costs'],
      source: 'By hand: 365 days, a loan of 1000 paid back with 1100',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1000 },
          { date: '2026-01-01', amount: 3600 },
          { date: '2027-01-01', amount: -4310 },
          { date: '2028-01-01', amount: 1716 },
        ],
      },
      results: { profit: 6 },
      cautions: ['several rates may fit'],
      source:
        'By hand: 3600 - 4310 + 716; (x - 1.1)(x - 1.2)(x - 1.3) = x³ - 3.6x² + 4.31x - 1.716, so that 10, 20 and 30% all fit',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1000 },
          { date: '2025-03-15', amount: 1100 },
        ],
      },
      results: { rate: 61.051 },
      cautions: ['less than a year'],
      source: 'By hand: 73 days, 1.1^5 - 1',
    },
    {
      inputs: {
        flows: [
          { date: '2025-01-01', amount: -1000 },
          { date: '2025-01-01', amount: 1100 },
        ],
      },
      refused: 'on the same day',
      source: 'By hand: no time passes',
    },
  ],
  requires: [
    {
      that: ({ flows }) => flows.some(({ date }) => date !== flows[0]!.date),
      field: 'flows',
      says: 'All cash flows lie on the same day: a rate a year needs at least two days.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ flows }) => signChanges(flows) > 1,
      says: 'The cash flows change sign more than once, so several rates may fit: the one given need not be the one meant.',
    },
    {
      level: 'caution',
      when: ({ flows }) => {
        const first = Math.min(...flows.map(({ date }) => date));
        return isAbove(
          sum(flows.map(({ date, amount }) => (date === first ? amount : 0 * amount))),
          0 * flows[0]!.amount,
        );
      },
      says: 'Money comes in first, as with a loan: the rate is then what it costs, not what it earns. If you paid first, turn the signs around.',
    },
    {
      level: 'note',
      when: ({ flows }) =>
        Math.max(...flows.map(({ date }) => date)) - Math.min(...flows.map(({ date }) => date)) < 365,
      says: 'The cash flows cover less than a year, which is taken over a whole one.',
    },
  ],
  references: [{ title: 'OpenFormula 1.4, part 4: Recalculated Formula, §6.12 Financial functions: XIRR' }],
});
