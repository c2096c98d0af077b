import {
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  money,
  number,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';

/** Free cash flow to the firm, growing for some years and then forever at the terminal rate (Gordon), at year ends. */
export default defineCalculator({
  title: 'Stock intrinsic value (DCF)',
  description:
    'Value per share and margin of safety from free cash flow, its growth, a terminal growth rate, discount rate and net debt.',
  keywords: ['discounted cash flow', 'fair value', 'intrinsic value', 'terminal value', 'margin of safety'],
  inputs: {
    cashFlow: money({ label: 'Free cash flow of the last year', symbol: 'F_0', above: 0, max: 1e13 }),
    growth: percent({ label: 'Growth a year', symbol: 'g', min: -50, max: 100, usual: [-30, 60] }),
    years: integer({ label: 'Years of growth', symbol: 'n', min: 1, max: 30, default: 5 }),
    terminalGrowth: percent({
      label: 'Growth thereafter',
      symbol: 'g_T',
      min: -10,
      max: 10,
      default: 2,
      usual: [-5, 5],
    }),
    discountRate: percent({ label: 'Discount rate', symbol: 'r', min: 0.1, max: 100, usual: [3, 40] }),
    netDebt: money({ label: 'Net debt', help: 'Debt less cash; may be negative.', min: -1e13, max: 1e13, default: 0 }),
    shares: number({ label: 'Shares outstanding', above: 0, max: 1e12 }),
    price: money({ label: 'Share price', above: 0, max: 1e9, optional: true }),
  },
  outputs: {
    perShare: money({ label: 'Value per share' }),
    enterpriseValue: money({ label: 'Enterprise value' }),
    terminalShare: percent({ label: 'Part of it from the terminal value', places: 1 }),
    marginOfSafety: percent({
      label: 'Margin of safety',
      help: 'By which the price is below the value.',
      optional: true,
      places: 1,
    }),
    projection: table(
      {
        year: integer({ label: 'Year' }),
        cashFlow: money({ label: 'Free cash flow' }),
        presentValue: money({ label: 'Present value' }),
      },
      { label: 'Projection' },
    ),
  },
  formula: ({ cashFlow, growth, years, terminalGrowth, discountRate, netDebt, shares, price }) => {
    const projection = [];
    let flow = cashFlow;
    let discount = 1;
    let explicit = 0 * cashFlow;
    for (let year = 1; year <= years; year++) {
      flow *= 1 + growth;
      discount /= 1 + discountRate;
      explicit += flow * discount;
      projection.push({ year, cashFlow: flow, presentValue: flow * discount });
    }
    const terminal = ((flow * (1 + terminalGrowth)) / (discountRate - terminalGrowth)) * discount;
    const enterpriseValue = explicit + terminal;
    const perShare = (enterpriseValue - netDebt) / shares;
    const results = { perShare, enterpriseValue, terminalShare: terminal / enterpriseValue, projection };
    if (price === undefined || perShare <= 0) return results;
    return { ...results, marginOfSafety: 1 - price / perShare };
  },
  stepwise: [
    'The cash flow grows each year and is divided by (1 + discount rate)^year; the years are added.',
    'The terminal value, last flow × (1 + terminal growth) / (discount rate - terminal growth), is discounted over all years and added.',
    'Net debt is taken off and the rest divided by the shares; the margin of safety is 1 - price / value.',
  ],
  figure: { kind: 'series', table: 'projection', x: 'year', lines: ['cashFlow', 'presentValue'] },
  explanation: ({ marginOfSafety }) =>
    marginOfSafety === undefined
      ? 'The share is worth {perShare|nothing, as the net debt exceeds the value by {|perShare|} a share|nothing|{perShare}}; {terminalShare} of the enterprise value lies beyond the projected years.'
      : 'The share is worth {perShare} by these figures; at the price of {price} {marginOfSafety|there is no margin of safety|there is no margin of safety|the margin of safety is {marginOfSafety}}.',
  requires: [
    {
      that: ({ discountRate, terminalGrowth }) => isAtLeast(discountRate - terminalGrowth, 1e-4),
      field: 'terminalGrowth',
      says: 'The growth thereafter, {terminalGrowth}, must be at least 0.01 percentage points below the discount rate, {discountRate}: the terminal value grows without limit.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, perShare }) =>
        price !== undefined && perShare > 0 && (isAbove(price, 100 * perShare) || isAbove(perShare, 100 * price)),
      says: 'Price and value differ more than a hundredfold: check that cash flow, net debt and shares are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ perShare }) => perShare <= 0,
      says: 'The net debt exceeds the enterprise value: nothing is left for the shares. Check that all amounts are in the same thousands or millions.',
    },
    {
      level: 'note',
      when: ({ terminalShare }) => roundTo(100 * terminalShare, 1) > 75,
      says: 'Over three quarters of the value lie beyond the projected years: small changes of the rates move it much.',
    },
    {
      level: 'note',
      when: ({ price, perShare }) => price !== undefined && price > roundTo(perShare, 2),
      says: 'The price is above the value: there is no margin of safety.',
    },
  ],
  examples: [
    {
      inputs: {
        cashFlow: 100,
        growth: 10,
        years: 5,
        terminalGrowth: 2.5,
        discountRate: 9,
        netDebt: 200,
        shares: 20,
        price: 60,
      },
      cautions: ['three quarters of the value'],
      results: {
        perShare: 98.23,
        enterpriseValue: 2164.53,
        terminalShare: 76.25668878,
        marginOfSafety: 38.91667071,
        projection: { length: 5, rows: { 0: { cashFlow: 110, presentValue: 100.92 } } },
      },
      source: 'Python: sum of the discounted flows; 110/1.09',
    },
    {
      inputs: { cashFlow: 100, growth: 0, years: 10, terminalGrowth: 0, discountRate: 10, shares: 10 },
      results: { perShare: 100, enterpriseValue: 1000 },
      source: 'By hand: a perpetuity of 100 at 10%',
    },
    {
      inputs: { cashFlow: 100, growth: 0, terminalGrowth: 5, discountRate: 5, shares: 10 },
      refused: 'below the discount rate',
      source: 'By hand: equal rates',
    },
    {
      inputs: {
        cashFlow: 100,
        growth: 0,
        years: 10,
        terminalGrowth: 0,
        discountRate: 10,
        shares: 10,
        netDebt: 1500,
        price: 20,
      },
      results: { perShare: -50, enterpriseValue: 1000 },
      cautions: ['nothing is left for the shares', 'no margin of safety'],
      source: 'By hand: (1000 - 1500)/10',
    },
    {
      inputs: { cashFlow: 100, growth: 0, years: 10, terminalGrowth: 0, discountRate: 10, shares: 10000000, price: 80 },
      results: { enterpriseValue: 1000, terminalShare: 38.55433 },
      cautions: ['more than a hundredfold', 'no margin of safety'],
      source: 'By hand: 100/0.10, of which 1/1.1¹⁰ lies beyond ten years; in millions, for shares that are not',
    },
  ],
  notes: ['Cash flows are taken at year ends; the forecast decides the result.'],
  references: [
    {
      title:
        'Koller, Goedhart, Wessels: Valuation: Measuring and Managing the Value of Companies, chapters on enterprise DCF and continuing value',
    },
  ],
});
