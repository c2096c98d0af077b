import { choice, defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** Annual dividend over price, and over the price once paid. */
export default defineCalculator({
  title: 'Dividend yield',
  description: 'Dividend yield of a stock from its dividend and price, with yield on cost and yearly income.',
  keywords: ['yield on cost', 'dividend income', 'dividend per share'],
  inputs: {
    dividend: money({ label: 'Dividend per payment and share', symbol: 'D', min: 0, max: 1e9 }),
    frequency: choice(
      {
        annual: { label: 'Once a year', value: 1 },
        semiannual: { label: 'Twice a year', value: 2 },
        quarterly: { label: 'Quarterly', value: 4 },
        monthly: { label: 'Monthly', value: 12 },
      },
      { label: 'Dividends are paid', default: 'quarterly' },
    ),
    price: money({ label: 'Share price', symbol: 'P', min: 0.0001, max: 1e9 }),
    cost: money({ label: 'Price once paid', symbol: 'P_0', min: 0.0001, max: 1e9, optional: true }),
    shares: number({ label: 'Shares held', min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    dividendYield: percent({ label: 'Dividend yield', places: 2 }),
    annualDividend: money({ label: 'Dividend a year and share' }),
    yieldOnCost: percent({ label: 'Yield on cost', optional: true, places: 2 }),
    income: money({ label: 'Income a year', optional: true }),
  },
  formula: ({ dividend, frequency, price, cost, shares }) => {
    const annualDividend = dividend * frequency;
    return {
      dividendYield: annualDividend / price,
      annualDividend,
      yieldOnCost: cost === undefined ? undefined : annualDividend / cost,
      income: shares === undefined ? undefined : annualDividend * shares,
    };
  },
  explanation: ({ frequency }) =>
    frequency === 1
      ? 'A dividend of {annualDividend} a year on a price of {price} is a yield of {dividendYield}.'
      : `{dividend} paid ${frequency} times, {annualDividend} a year, on a price of {price} is a yield of {dividendYield}.`,
  cautions: [
    {
      level: 'caution',
      when: ({ dividendYield }) => roundTo(100 * dividendYield, 2) > 15,
      says: 'A yield of {dividendYield} is rare and seldom lasts: check that the dividend is that of one payment, and the price a recent one.',
    },
  ],
  examples: [
    {
      inputs: { dividend: 0.5, price: 40, cost: 25, shares: 200 },
      results: { dividendYield: 5, annualDividend: 2, yieldOnCost: 8, income: 400 },
      source: 'By hand: 2/40, 2/25, 2 × 200',
    },
    {
      inputs: { dividend: 3, frequency: 'annual', price: 120 },
      results: { dividendYield: 2.5 },
      source: 'By hand: 3/120',
    },
    {
      inputs: { dividend: 2, price: 40 },
      results: { dividendYield: 20, annualDividend: 8 },
      cautions: ['that of one payment'],
      source: 'By hand: four times 2/40, a dividend of a year taken four times',
    },
  ],
  references: [{ title: 'Bodie, Kane, Marcus: Investments, chapter Equity Valuation Models' }],
});
