import { choice, date, days360, defineCalculator, flag, integer, isAtMost, money, percent } from '@reckoner/engine';

/** Interest over the days between two dates, simple or compounded daily. */
export default defineCalculator({
  title: 'Interest between two dates',
  description:
    'Interest over the days between two dates, simple or compounded daily, on a base of 365, 360 or 366 days or by months of 30 days.',
  keywords: [
    'interest by days',
    'per diem interest',
    'actual/365',
    'actual/360',
    '30/360',
    'late payment interest',
    'judgment interest',
  ],
  related: ['simple-interest', 'compound-interest'],
  inputs: {
    principal: money({ label: 'Amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({ label: 'Annual interest rate', symbol: 'r', min: 0, max: 1000, usual: [0.1, 40] }),
    from: date({ label: 'From', symbol: 'd_1' }),
    to: date({ label: 'To', symbol: 'd_2' }),
    basis: choice(
      {
        actual365: 'Actual days over 365',
        actual360: 'Actual days over 360',
        actual366: 'Actual days over 366',
        thirty360: 'Months of 30 days over 360',
      },
      { label: 'Day count', default: 'actual365' },
    ),
    method: choice({ simple: 'Simple', daily: 'Compounded daily' }, { label: 'Interest', default: 'simple' }),
    inclusive: flag({ label: 'Count the last day too' }),
  },
  outputs: {
    interest: money({ label: 'Interest', symbol: 'I' }),
    amount: money({ label: 'Amount with interest', symbol: 'A' }),
    days: integer({ label: 'Days of interest', symbol: 'n' }),
    perDay: money({ label: 'Interest of the first day', symbol: 'p' }),
  },
  formula: ({ principal, rate, from, to, basis, method, inclusive }) => {
    const days = (basis === 'thirty360' ? days360(from, to) : to - from) + (inclusive ? 1 : 0);
    const year = basis === 'actual365' ? 365 : basis === 'actual366' ? 366 : 360;
    const perDay = (principal * rate) / year;
    const amount = method === 'daily' ? principal * (1 + rate / year) ** days : principal + perDay * days;
    return { interest: amount - principal, amount, days, perDay };
  },
  explanation: '{days} {days|day|days} of interest from {from} to {to} {days|is|are} {interest}, which makes {amount}.',
  requires: [
    {
      that: ({ from, to }) => from <= to,
      field: 'to',
      says: 'The end, {to}, must not lie before the beginning, {from}.',
    },
    {
      that: ({ from, to }) => to - from <= 36525,
      field: 'to',
      says: 'From {from} to {to} are over 100 years: check both dates.',
    },
    {
      that: ({ method, rate, from, to }) => method === 'simple' || isAtMost(rate * (to - from), 36500),
      field: 'rate',
      says: 'Compounded daily over so long a time, {rate} gives no sensible amount: check the rate and the dates.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ from, to, inclusive }) => from === to && !inclusive,
      says: 'Both dates are the same: there is no day of interest unless the last day is counted.',
    },
  ],
  examples: [
    {
      inputs: { principal: 10000, rate: 5, from: '2026-01-15', to: '2026-04-15', basis: 'actual365', method: 'simple' },
      results: { interest: 123.29, amount: 10123.29, days: 90, perDay: 1.37 },
      source: 'Python 3.11: datetime; 90 days',
    },
    {
      inputs: {
        principal: 10000,
        rate: 5,
        from: '2024-01-15',
        to: '2024-07-01',
        basis: 'actual360',
        method: 'daily',
        inclusive: true,
      },
      results: { interest: 237.48, amount: 10237.48, days: 169, perDay: 1.39 },
      source: 'Python 3.11: datetime; 169 days',
    },
    {
      inputs: { principal: 5000, rate: 8, from: '2026-01-31', to: '2026-03-31', basis: 'thirty360', method: 'simple' },
      results: { interest: 66.67, amount: 5066.67, days: 60, perDay: 1.11 },
      source: 'Python 3.11: datetime; two months of 30 days',
    },
    {
      inputs: { principal: 5000, rate: 8, from: '2024-01-01', to: '2025-01-01', basis: 'actual366', method: 'simple' },
      results: { interest: 400.0, amount: 5400.0, days: 366, perDay: 1.09 },
      source: 'Python 3.11: datetime; 366 days',
    },
    {
      inputs: { principal: 1000, rate: 5, from: '2026-05-05', to: '2026-05-05', basis: 'actual365', method: 'simple' },
      results: { interest: 0.0, amount: 1000.0, days: 0, perDay: 0.14 },
      cautions: ['Both dates are the same'],
      source: 'Python 3.11: datetime; 0 days',
    },
    {
      inputs: { principal: 100, rate: 5, from: '2026-02-01', to: '2026-01-01' },
      refused: 'must not lie before',
      source: 'By hand',
    },
    {
      inputs: { principal: 100, rate: 5, from: '1900-01-01', to: '2026-01-01' },
      refused: 'over 100 years',
      source: 'By hand',
    },
    {
      inputs: { principal: 100, rate: 1000, from: '1950-01-01', to: '2020-01-01', method: 'daily' },
      refused: 'no sensible amount',
      source: 'By hand',
    },
  ],
  notes: [
    'The first day is counted and the last is not, unless asked for. The contract or law names the day count: money markets in dollars and euros use 360, in pounds 365.',
  ],
  references: [{ title: 'ISDA: 2006 ISDA Definitions, § 4.16 Day Count Fraction' }],
});
