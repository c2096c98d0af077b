import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** Commissions belong to the cost basis and reduce the proceeds; tax falls on a gain alone. */
export default defineCalculator({
  title: 'Stock profit',
  description:
    'Net profit or loss, return and break-even price of a stock trade from prices, shares, commissions and tax rate.',
  keywords: ['capital gain', 'stock return', 'break-even price', 'trade profit'],
  inputs: {
    shares: number({ label: 'Shares', symbol: 'n', above: 0, max: 1e9 }),
    buyPrice: money({ label: 'Purchase price per share', symbol: 'P_0', above: 0, max: 1e9 }),
    sellPrice: money({ label: 'Selling price per share', symbol: 'P_1', min: 0, max: 1e9 }),
    buyCommission: money({ label: 'Commission when buying', min: 0, max: 1e9, default: 0 }),
    sellCommission: money({ label: 'Commission when selling', min: 0, max: 1e9, default: 0 }),
    dividends: money({ label: 'Dividends received', min: 0, max: 1e12, default: 0 }),
    taxRate: percent({ label: 'Tax on the gain', min: 0, max: 100, default: 0, usual: [1, 60] }),
  },
  outputs: {
    profit: money({ label: 'Net profit' }),
    returnRate: percent({ label: 'Return on the money paid', places: 2 }),
    tax: money({ label: 'Tax' }),
    breakEven: money({ label: 'Break-even selling price', help: 'Without dividends.' }),
    invested: money({ label: 'Money paid' }),
  },
  formula: ({ shares, buyPrice, sellPrice, buyCommission, sellCommission, dividends, taxRate }) => {
    const invested = shares * buyPrice + buyCommission;
    const gain = shares * sellPrice - sellCommission - invested;
    const tax = Math.max(0, gain) * taxRate;
    const profit = gain - tax + dividends;
    return {
      profit,
      returnRate: profit / invested,
      tax,
      breakEven: (invested + sellCommission) / shares,
      invested,
    };
  },
  explanation:
    'The trade {profit|loses {|profit|}|nets nothing|nets {|profit|}}, {returnRate} of the {invested} paid; it breaks even at {breakEven} per share{dividends||| without the dividends}.',
  examples: [
    {
      inputs: { shares: 100, buyPrice: 25, sellPrice: 32, buyCommission: 10, sellCommission: 15, taxRate: 20 },
      results: { profit: 540, returnRate: 21.5139442, tax: 135, breakEven: 25.25, invested: 2510 },
      source: 'By hand: 3200 - 15 - 2510 = 675, less 20%; 540/2510; 2525/100',
    },
    {
      inputs: { shares: 50, buyPrice: 40, sellPrice: 35, dividends: 60, taxRate: 20 },
      results: { profit: -190, returnRate: -9.5, tax: 0, breakEven: 40 },
      source: 'By hand: a loss of 250 is not taxed; 60 of dividends',
    },
  ],
  notes: ['Dividends are entered after tax. A loss is taken without tax relief.'],
  references: [{ title: 'IRS Publication 550: Investment Income and Expenses, basis of investment property' }],
});
