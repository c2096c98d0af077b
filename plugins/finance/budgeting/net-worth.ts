import { defineCalculator, flag, money, percent, rows, sum, text } from '@reckoner/engine';

/** Assets at market value less what is owed. */
export default defineCalculator({
  title: 'Net worth',
  description: 'Net worth from assets and liabilities, with debt-to-asset ratio and the part that is liquid.',
  keywords: ['assets minus liabilities', 'wealth', 'personal balance sheet', 'debt-to-asset ratio'],
  inputs: {
    assets: rows(
      {
        name: text({ label: 'Asset', maxLength: 60 }),
        value: money({ label: 'Value', min: 0, max: 1e12 }),
        liquid: flag({ label: 'Liquid' }),
      },
      { label: 'Assets', maxItems: 100 },
    ),
    liabilities: rows(
      { name: text({ label: 'Liability', maxLength: 60 }), owed: money({ label: 'Owed', min: 0, max: 1e12 }) },
      { label: 'Liabilities', maxItems: 100, optional: true },
    ),
  },
  outputs: {
    netWorth: money({ label: 'Net worth' }),
    totalAssets: money({ label: 'Assets' }),
    totalLiabilities: money({ label: 'Liabilities' }),
    liquidAssets: money({ label: 'Liquid assets' }),
    debtRatio: percent({ label: 'Debt-to-asset ratio', optional: true, places: 1 }),
  },
  formula: ({ assets, liabilities }) => {
    const totalAssets = sum(assets.map((asset) => asset.value));
    const totalLiabilities = liabilities === undefined ? 0 * totalAssets : sum(liabilities.map((debt) => debt.owed));
    return {
      netWorth: totalAssets - totalLiabilities,
      totalAssets,
      totalLiabilities,
      liquidAssets: sum(assets.map((asset) => (asset.liquid ? asset.value : 0 * asset.value))),
      debtRatio: totalAssets > 0 ? totalLiabilities / totalAssets : undefined,
    };
  },
  explanation: 'Assets of {totalAssets} less liabilities of {totalLiabilities} leave a net worth of {netWorth}.',
  examples: [
    {
      inputs: {
        assets: [
          { name: 'House', value: 300000 },
          { name: 'Savings', value: 20000, liquid: true },
          { name: 'Car', value: 15000 },
          { name: 'Shares', value: 65000, liquid: true },
        ],
        liabilities: [
          { name: 'Mortgage', owed: 180000 },
          { name: 'Car loan', owed: 8000 },
        ],
      },
      results: { netWorth: 212000, totalAssets: 400000, totalLiabilities: 188000, liquidAssets: 85000, debtRatio: 47 },
      source: 'By hand: 400000 - 188000; 188/400',
    },
    {
      inputs: { assets: [{ name: 'Savings', value: 1000, liquid: true }] },
      results: { netWorth: 1000, totalLiabilities: 0, debtRatio: 0 },
      source: 'By hand: no debt',
    },
    {
      inputs: { assets: [{ name: 'Car', value: 0 }], liabilities: [{ name: 'Loan', owed: 500 }] },
      results: { netWorth: -500, totalAssets: 0, liquidAssets: 0 },
      source: 'By hand: 0 - 500; without assets there is no ratio',
    },
  ],
  references: [{ title: 'Garman, Forgue: Personal Finance, chapter on financial statements' }],
});
