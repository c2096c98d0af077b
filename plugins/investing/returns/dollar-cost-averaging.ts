import { defineCalculator, isAbove, list, mean, money, number, percent, sum } from '@reckoner/engine';

/** Equal amounts buy at each price: the average cost is the harmonic mean of the prices. */
export default defineCalculator({
  title: 'Dollar cost averaging',
  description:
    'Average cost, shares and return of equal regular purchases at a list of prices, against a lump sum at the first.',
  keywords: ['DCA', 'cost averaging', 'pound cost averaging', 'lump sum', 'harmonic mean'],
  inputs: {
    amount: money({ label: 'Amount per purchase', symbol: 'A', above: 0, max: 1e9 }),
    prices: list(money({ label: 'Price', above: 0, max: 1e9 }), { label: 'Prices', minItems: 1, maxItems: 5000 }),
    finalPrice: money({
      label: 'Price now',
      help: 'Default: the last price.',
      above: 0,
      max: 1e9,
      default: ({ prices }) => prices[prices.length - 1],
    }),
  },
  outputs: {
    averageCost: money({ label: 'Average cost per share' }),
    shares: number({ label: 'Shares', places: 4 }),
    value: money({ label: 'Value now' }),
    returnRate: percent({ label: 'Return', places: 2 }),
    lumpSumValue: money({ label: 'Value of a lump sum at the first price' }),
    averagePrice: money({ label: 'Average price' }),
  },
  formula: ({ amount, prices, finalPrice }) => {
    const shares = sum(prices.map((price) => amount / price));
    const invested = amount * prices.length;
    const value = shares * finalPrice;
    return {
      averageCost: invested / shares,
      shares,
      value,
      returnRate: value / invested - 1,
      lumpSumValue: (invested / prices[0]!) * finalPrice,
      averagePrice: mean(prices),
    };
  },
  explanation: 'The purchases give {shares} shares at {averageCost} each, now worth {value}: a return of {returnRate}.',
  examples: [
    {
      inputs: { amount: 500, prices: [25, 20, 32, 40], finalPrice: 44 },
      results: {
        averageCost: 27.35,
        shares: 73.125,
        value: 3217.5,
        returnRate: 60.875,
        lumpSumValue: 3520,
        averagePrice: 29.25,
      },
      source: 'By hand: 20 + 25 + 15.625 + 12.5 shares; 2000/73.125',
    },
    {
      inputs: { amount: 1000, prices: [10, 8, 12.5, 10] },
      results: { averageCost: 9.88, shares: 405, value: 4050, returnRate: 1.25, lumpSumValue: 4000 },
      source: 'By hand: 100 + 125 + 80 + 100 shares',
    },
    {
      inputs: { amount: 100, prices: [10, 1250] },
      results: { shares: 10.08, value: 12600 },
      cautions: ['slip of the decimal point'],
      source: 'By hand: 10 + 0.08 shares, times 1250',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ prices, finalPrice }) => isAbove(Math.max(...prices, finalPrice), 100 * Math.min(...prices, finalPrice)),
      says: 'The highest price is over a hundred times the lowest: check for a slip of the decimal point, or a stock split.',
    },
  ],
  notes: ['Leaves out fees and dividends; a lump sum would have been invested whole at the first price.'],
  references: [{ title: 'Malkiel: A Random Walk Down Wall Street, section on dollar-cost averaging' }],
});
