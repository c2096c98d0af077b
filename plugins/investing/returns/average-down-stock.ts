import { defineCalculator, money, noResult, number, rows, sum } from '@reckoner/engine';

/** Average cost = total cost over total shares; and how many more shares at a price bring it to a target. */
export default defineCalculator({
  title: 'Stock average price',
  description:
    'Average cost per share of several purchases, and the shares to buy at a new price for a target average.',
  keywords: ['average down', 'average up', 'cost basis', 'average cost per share', 'stock averaging'],
  inputs: {
    purchases: rows(
      {
        shares: number({ label: 'Shares', above: 0, max: 1e9 }),
        price: money({ label: 'Price per share', above: 0, max: 1e9 }),
      },
      { label: 'Purchases', maxItems: 2000 },
    ),
    newPrice: money({ label: 'Price now', help: 'For further shares.', above: 0, max: 1e9, optional: true }),
    targetAverage: money({ label: 'Target average', above: 0, max: 1e9, optional: true }),
  },
  outputs: {
    average: money({ label: 'Average price' }),
    totalShares: number({ label: 'Shares in all' }),
    totalCost: money({ label: 'Total cost' }),
    sharesNeeded: number({ label: 'Shares to buy for the target', optional: true }),
    costNeeded: money({ label: 'Cost of those shares', optional: true }),
  },
  formula: ({ purchases, newPrice, targetAverage }) => {
    const totalShares = sum(purchases.map((purchase) => purchase.shares));
    const totalCost = sum(purchases.map((purchase) => purchase.shares * purchase.price));
    const average = totalCost / totalShares;
    if (newPrice === undefined || targetAverage === undefined) return { average, totalShares, totalCost };
    const between = (newPrice - targetAverage) * (targetAverage - average) > 0;
    if (!between) throw noResult('The target average does not lie between the present average and the new price.');
    const sharesNeeded = (totalCost - targetAverage * totalShares) / (targetAverage - newPrice);
    return { average, totalShares, totalCost, sharesNeeded, costNeeded: sharesNeeded * newPrice };
  },
  explanation: ({ sharesNeeded }) =>
    sharesNeeded === undefined
      ? '{totalShares} {totalShares|share|shares} cost {totalCost}, {average} on average.'
      : '{totalShares} {totalShares|share|shares} cost {average} on average; {sharesNeeded} more at {newPrice} bring that to {targetAverage}.',
  examples: [
    {
      inputs: {
        purchases: [
          { shares: 100, price: 50 },
          { shares: 50, price: 35 },
        ],
      },
      results: { average: 45, totalShares: 150, totalCost: 6750 },
      source: 'By hand: (5000 + 1750)/150',
    },
    {
      inputs: { purchases: [{ shares: 100, price: 50 }], newPrice: 30, targetAverage: 40 },
      results: { sharesNeeded: 100, costNeeded: 3000 },
      source: 'By hand: equal numbers at 50 and 30 average 40',
    },
    {
      inputs: { purchases: [{ shares: 100, price: 20 }], newPrice: 30, targetAverage: 22 },
      results: { sharesNeeded: 25 },
      source: 'By hand: (2000 + 750)/125 = 22',
    },
    {
      inputs: { purchases: [{ shares: 100, price: 50 }], newPrice: 40, targetAverage: 35 },
      noResult: 'does not lie between',
      source: 'By hand: buying at 40 never brings the average below 40',
    },
    {
      inputs: { purchases: [{ shares: 10, price: 50 }], targetAverage: 45 },
      results: { average: 50, totalCost: 500 },
      cautions: ['need both'],
      source: 'By hand: 10 × 50',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ newPrice, targetAverage }) => (newPrice === undefined) !== (targetAverage === undefined),
      says: 'The shares to buy need both the price now and the target average.',
    },
  ],
  references: [{ title: 'IRS Publication 550: Investment Income and Expenses, average basis' }],
});
