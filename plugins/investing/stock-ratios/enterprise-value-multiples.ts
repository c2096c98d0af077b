import { defineCalculator, money, number } from '@reckoner/engine';

/** EV = market capitalization + debt + preferred equity + minority interest − cash. */
export default defineCalculator({
  title: 'Enterprise value and EV/EBITDA',
  description: 'Enterprise value of a company and its multiples of EBITDA, EBIT, sales and free cash flow.',
  keywords: ['EV', 'EV/EBITDA', 'EV/sales', 'enterprise multiple', 'takeover value'],
  inputs: {
    marketCap: money({ label: 'Market capitalization', min: 0, max: 1e14 }),
    debt: money({ label: 'Total debt', min: 0, max: 1e14 }),
    cash: money({ label: 'Cash and equivalents', min: 0, max: 1e14 }),
    preferred: money({ label: 'Preferred equity', min: 0, max: 1e14, default: 0 }),
    minority: money({ label: 'Minority interest', min: 0, max: 1e14, default: 0 }),
    ebitda: money({ label: 'EBITDA', min: 0.01, max: 1e14, optional: true }),
    ebit: money({ label: 'EBIT', min: 0.01, max: 1e14, optional: true }),
    sales: money({ label: 'Sales', min: 0.01, max: 1e14, optional: true }),
    freeCashFlow: money({ label: 'Free cash flow', min: 0.01, max: 1e14, optional: true }),
  },
  outputs: {
    enterpriseValue: money({ label: 'Enterprise value', symbol: 'EV' }),
    toEbitda: number({ label: 'EV/EBITDA', optional: true, places: 2 }),
    toEbit: number({ label: 'EV/EBIT', optional: true, places: 2 }),
    toSales: number({ label: 'EV/sales', optional: true, places: 2 }),
    toFreeCashFlow: number({ label: 'EV/free cash flow', optional: true, places: 2 }),
  },
  formula: ({ marketCap, debt, cash, preferred, minority, ebitda, ebit, sales, freeCashFlow }) => {
    const enterpriseValue = marketCap + debt + preferred + minority - cash;
    return {
      enterpriseValue,
      toEbitda: ebitda === undefined ? undefined : enterpriseValue / ebitda,
      toEbit: ebit === undefined ? undefined : enterpriseValue / ebit,
      toSales: sales === undefined ? undefined : enterpriseValue / sales,
      toFreeCashFlow: freeCashFlow === undefined ? undefined : enterpriseValue / freeCashFlow,
    };
  },
  explanation: ({ toEbitda }) =>
    toEbitda === undefined
      ? 'The enterprise value is {enterpriseValue}.'
      : 'The enterprise value is {enterpriseValue}, {toEbitda} times EBITDA.',
  cautions: [
    {
      level: 'caution',
      when: ({ toEbitda, toEbit, toSales, toFreeCashFlow }) =>
        [toEbitda, toEbit, toSales, toFreeCashFlow].some(
          (multiple) => multiple !== undefined && (multiple > 500 || (multiple > 0 && multiple < 0.01)),
        ),
      says: 'A multiple lies beyond 0.01 to 500: check that all amounts are in the same thousands or millions.',
    },
    {
      level: 'note',
      when: ({ enterpriseValue }) => enterpriseValue < 0,
      says: 'More cash than the shares and debts are worth: multiples of a negative value say nothing.',
    },
    {
      level: 'caution',
      when: ({ ebitda, ebit }) => ebitda !== undefined && ebit !== undefined && ebit > ebitda,
      says: 'EBIT exceeds EBITDA, from which depreciation is taken off: check both.',
    },
  ],
  examples: [
    {
      inputs: {
        marketCap: 500,
        debt: 200,
        cash: 80,
        preferred: 30,
        minority: 10,
        ebitda: 66,
        ebit: 50,
        sales: 400,
        freeCashFlow: 44,
      },
      results: { enterpriseValue: 660, toEbitda: 10, toEbit: 13.2, toSales: 1.65, toFreeCashFlow: 15 },
      source: 'By hand: 500 + 200 + 30 + 10 - 80 = 660',
    },
    {
      inputs: { marketCap: 100, debt: 0, cash: 150 },
      results: { enterpriseValue: -50 },
      cautions: ['say nothing'],
      source: 'By hand: more cash than the shares cost',
    },
    {
      inputs: { marketCap: 100, debt: 0, cash: 0, ebitda: 10, ebit: 20 },
      results: { toEbitda: 10, toEbit: 5 },
      cautions: ['check both'],
      source: 'By hand: 100/10, 100/20',
    },
    {
      inputs: { marketCap: 500, debt: 200, cash: 100, ebitda: 60000, sales: 400000 },
      results: { enterpriseValue: 600, toEbitda: 0.01, toSales: 0.0015 },
      cautions: ['same thousands or millions'],
      source: 'By hand: 600/60000 and 600/400000, of millions and thousands',
    },
  ],
  references: [
    {
      title:
        'Koller, Goedhart, Wessels: Valuation: Measuring and Managing the Value of Companies, chapter on multiples',
    },
  ],
});
