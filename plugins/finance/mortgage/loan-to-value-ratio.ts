import { defineCalculator, isAbove, money, percent, roundTo } from '@reckoner/engine';

/** Loans over the lower of appraised value and price, as lenders reckon in a purchase. */
export default defineCalculator({
  title: 'Loan-to-value ratio',
  description:
    'Loan-to-value (LTV) and combined loan-to-value ratio (CLTV) of a home from its loans, appraised value and purchase price.',
  keywords: ['LTV', 'CLTV', 'HCLTV', 'combined loan-to-value', 'loan to value mortgage', 'LTV ratio'],
  related: ['home-equity-borrowing', 'mortgage-pmi-removal'],
  inputs: {
    loan: money({ label: 'First mortgage', symbol: 'L_1', min: 0, max: 1e12 }),
    value: money({ label: 'Appraised value', symbol: 'V_a', above: 0, max: 1e12 }),
    price: money({
      label: 'Purchase price',
      help: 'In a purchase: the lower of price and value counts.',
      symbol: 'V_p',
      above: 0,
      max: 1e12,
      optional: true,
    }),
    otherLoans: money({
      label: 'Second mortgage and drawn lines',
      symbol: 'L_2',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    undrawn: money({
      label: 'Undrawn part of a line of credit',
      symbol: 'U',
      min: 0,
      max: 1e12,
      default: 0,
    }),
  },
  outputs: {
    ratio: percent({ label: 'Loan-to-value ratio (LTV)', symbol: '\\mathrm{LTV}', places: 2 }),
    combined: percent({ label: 'Combined ratio (CLTV)', symbol: '\\mathrm{CLTV}', places: 2 }),
    withLine: percent({
      label: 'Combined ratio with the whole line (HCLTV)',
      symbol: '\\mathrm{HCLTV}',
      places: 2,
    }),
    equity: money({ label: 'Equity', symbol: 'E' }),
    toEighty: money({ label: 'First mortgage to pay down to 80%', symbol: 'D' }),
  },
  formula: ({ loan, value, price, otherLoans, undrawn }) => {
    const basis = price === undefined ? value : Math.min(value, price);
    return {
      ratio: loan / basis,
      combined: (loan + otherLoans) / basis,
      withLine: (loan + otherLoans + undrawn) / basis,
      equity: basis - loan - otherLoans,
      toEighty: Math.max(0, loan - 0.8 * basis),
    };
  },
  explanation: ({ otherLoans, undrawn }) =>
    undrawn > 0
      ? 'The loan-to-value ratio is {ratio}, combined {combined}, and {withLine} with the whole line of credit.'
      : otherLoans > 0
        ? 'The loan-to-value ratio is {ratio}, combined {combined}.'
        : 'The loan-to-value ratio is {ratio}.',
  cautions: [
    {
      level: 'caution',
      when: ({ loan, otherLoans, value, price }) =>
        isAbove(loan + otherLoans, price === undefined ? value : Math.min(value, price)),
      says: 'The loans exceed the home: it is under water, and most lenders refuse.',
    },
    {
      level: 'note',
      when: ({ loan, value, price }) => {
        const basis = price === undefined ? value : Math.min(value, price);
        // By the ratio as it is shown, in hundredths of a percent: 80.001% counts as 80%.
        return roundTo((100 * loan) / basis, 2) > 80 && loan <= basis;
      },
      says: 'Over 80% lenders usually ask for mortgage insurance.',
    },
    {
      level: 'note',
      when: ({ value, price }) => price !== undefined && value < price,
      says: 'The appraisal is below the price: the ratio goes by it, and the difference has to be paid in cash.',
    },
  ],
  examples: [
    {
      inputs: { loan: 270000, value: 300000 },
      results: { ratio: 90, combined: 90, withLine: 90, equity: 30000, toEighty: 30000 },
      cautions: ['mortgage insurance'],
      source: 'By hand: 270/300; 270000 - 240000',
    },
    {
      inputs: { loan: 200000, value: 400000, otherLoans: 50000, undrawn: 30000 },
      results: { ratio: 50, combined: 62.5, withLine: 70, equity: 150000, toEighty: 0 },
      source: 'By hand: 200/400; 250/400; 280/400',
    },
    {
      inputs: { loan: 200000, value: 250000, price: 320000 },
      results: { ratio: 80, equity: 50000, toEighty: 0 },
      cautions: ['below the price'],
      source: 'By hand: 200/250',
    },
    {
      inputs: { loan: 240003, value: 300000 },
      results: { ratio: 80.001, equity: 59997, toEighty: 3 },
      source: 'By hand: 240003/300000, which lenders cut to 80.00%',
    },
    {
      inputs: { loan: 240012, value: 300000 },
      results: { ratio: 80.004, toEighty: 12 },
      source: 'By hand: 240012/300000, which reads as 80.00%',
    },
    {
      inputs: { loan: 240015, value: 300000 },
      results: { ratio: 80.005, toEighty: 15 },
      cautions: ['mortgage insurance'],
      source: 'By hand: 240015/300000, which reads as 80.01%',
    },
    {
      inputs: { loan: 300000, value: 260000, price: 250000, otherLoans: 25000 },
      results: { ratio: 120, combined: 130, equity: -75000, toEighty: 100000 },
      cautions: ['under water'],
      source: 'By hand: 300/250; 325/250; 300000 - 200000',
    },
  ],
  references: [{ title: 'Fannie Mae: Selling Guide, section B2-1.2: LTV, CLTV, HCLTV, and Subordinate Financing' }],
});
