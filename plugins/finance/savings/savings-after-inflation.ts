import { defineCalculator, flag, integer, money, percent, table } from '@reckoner/engine';

/** Balances are deflated by constant inflation to the prices of today; the rates are effective. */
export default defineCalculator({
  title: 'Savings after inflation',
  description:
    'Future value of savings in nominal and in today’s money, with the real rate, at a constant interest and inflation rate.',
  keywords: [
    'real value of savings',
    'real interest rate',
    'purchasing power',
    'inflation-adjusted savings',
    'Fisher equation',
  ],
  related: ['savings-growth-regular-deposits', 'compound-interest'],
  inputs: {
    savings: money({ label: 'Savings today', symbol: 'P', min: 0, max: 1e12 }),
    deposit: money({ label: 'Deposit at the end of each year', symbol: 'D', min: 0, max: 1e12, default: 0 }),
    raised: flag({ label: 'Deposits rise with inflation' }),
    rate: percent({
      label: 'Interest rate',
      help: 'Effective a year.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.1, 20],
    }),
    inflation: percent({ label: 'Inflation a year', symbol: 'g', min: -20, max: 100, usual: [0.1, 20] }),
    years: integer({ label: 'Years', symbol: 't', min: 1, max: 100, usual: [1, 75] }),
  },
  outputs: {
    real: money({ label: 'Value in today’s money', symbol: 'R' }),
    nominal: money({ label: 'Balance', symbol: 'A' }),
    lost: money({ label: 'Balance less its value in today’s money', symbol: 'L' }),
    realRate: percent({ label: 'Real interest rate', symbol: 'r_r', places: 3 }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        nominal: money({ label: 'Balance' }),
        real: money({ label: 'In today’s money' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ savings, deposit, raised, rate, inflation, years }) => {
    const byYear = [];
    let nominal = savings;
    let prices = 1;
    for (let year = 1; year <= years; year++) {
      prices *= 1 + inflation;
      nominal = nominal * (1 + rate) + (raised ? deposit * prices : deposit);
      byYear.push({ year, nominal, real: nominal / prices });
    }
    const real = nominal / prices;
    return { real, nominal, lost: nominal - real, realRate: (1 + rate) / (1 + inflation) - 1, byYear };
  },
  shown: ({ nominal, inflation, years, rate }) => ({
    nominal: undefined,
    real: nominal / (1 + inflation) ** years,
    lost: nominal - nominal / (1 + inflation) ** years,
    realRate: (1 + rate) / (1 + inflation) - 1,
  }),
  stepwise: ['Each year the balance grows by interest and by the deposit.'],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['nominal', 'real'] },
  explanation:
    'After {years} {years|year|years} the balance is {nominal}, which buys what {real} buy today; the real rate is {realRate}.',
  requires: [
    {
      that: ({ savings, deposit }) => savings > 0 || deposit > 0,
      field: 'savings',
      says: 'Either the savings today or the yearly deposit must be above zero: else nothing is saved.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rate, inflation }) => inflation > rate,
      says: 'Inflation exceeds the interest: what is saved loses purchasing power each year.',
    },
    {
      level: 'note',
      when: ({ inflation }) => inflation < 0,
      says: 'Prices fall at a negative inflation, so that money buys more later.',
    },
  ],
  examples: [
    {
      inputs: { savings: 10000, rate: 4, inflation: 3, years: 20 },
      results: {
        real: 12131.72,
        nominal: 21911.23,
        lost: 9779.51,
        realRate: 0.970874,
        byYear: { length: 20, rows: { 0: { nominal: 10400, real: 10097.09 } } },
      },
      source: 'Python 3.11: year-by-year loop',
    },
    {
      inputs: { savings: 5000, deposit: 1000, raised: true, rate: 5, inflation: 2, years: 10 },
      results: { real: 18114.18, nominal: 22081.08, lost: 3966.9, realRate: 2.94118 },
      source: 'Python 3.11: year-by-year loop',
    },
    {
      inputs: { savings: 1000, deposit: 500, rate: 1, inflation: -1, years: 3 },
      results: { real: 2623.26, nominal: 2545.35, lost: -77.91, realRate: 2.0202 },
      cautions: ['Prices fall'],
      source: 'Python 3.11: year-by-year loop',
    },
    {
      inputs: { savings: 1000, rate: 1, inflation: 6, years: 5 },
      results: { real: 785.38, nominal: 1051.01, lost: 265.63, realRate: -4.71698 },
      cautions: ['exceeds the interest'],
      source: 'Python 3.11: year-by-year loop',
    },
    { inputs: { savings: 0, rate: 4, inflation: 3, years: 5 }, refused: 'must be above zero', source: 'By hand' },
  ],
  notes: ['Taxes on interest are not counted: they lower the real rate further.'],
  references: [
    {
      title:
        'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 3, § 3-5: Real and Nominal Rates of Interest',
      isbn: '978-1-260-01390-0',
    },
  ],
});
