import { defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** Price over earnings per share of the last and of the next year; the earnings yield is its inverse. */
export default defineCalculator({
  title: 'Price-earnings ratio (P/E)',
  description: 'Trailing and forward P/E and earnings yield of a stock from price and earnings per share.',
  keywords: ['P/E ratio', 'PE', 'earnings multiple', 'earnings yield', 'forward P/E'],
  inputs: {
    price: money({ label: 'Share price', symbol: 'P', above: 0, max: 1e9 }),
    eps: money({ label: 'Earnings per share, last 12 months', symbol: 'E', min: 0.0001, max: 1e9 }),
    forwardEps: money({ label: 'Earnings per share, next 12 months', min: 0.0001, max: 1e9, optional: true }),
    peerRatio: number({ label: 'P/E of comparable companies', min: 0, max: 10000, optional: true }),
  },
  outputs: {
    ratio: number({ label: 'P/E ratio', symbol: 'P/E', places: 2 }),
    earningsYield: percent({ label: 'Earnings yield', places: 2 }),
    forwardRatio: number({ label: 'Forward P/E ratio', optional: true, places: 2 }),
    peerPrice: money({ label: 'Price at the P/E of comparable companies', optional: true }),
  },
  formula: ({ price, eps, forwardEps, peerRatio }) => ({
    ratio: price / eps,
    earningsYield: eps / price,
    forwardRatio: forwardEps === undefined ? undefined : price / forwardEps,
    peerPrice: peerRatio === undefined ? undefined : eps * peerRatio,
  }),
  explanation: 'At {price} the stock costs {ratio} times its earnings, an earnings yield of {earningsYield}.',
  cautions: [
    {
      level: 'note',
      when: ({ ratio }) => roundTo(ratio, 2) < 1,
      says: 'The earnings of a year exceed the price: check that both are per share, and in the same unit of money.',
    },
    {
      level: 'note',
      when: ({ ratio }) => roundTo(ratio, 2) > 200,
      says: 'The earnings are close to nothing beside the price, and the ratio says little: check that both are per share.',
    },
  ],
  examples: [
    {
      inputs: { price: 60, eps: 4, forwardEps: 5, peerRatio: 18 },
      results: { ratio: 15, earningsYield: 6.666666667, forwardRatio: 12, peerPrice: 72 },
      source: 'By hand: 60/4, 4/60, 60/5, 4 × 18',
    },
    {
      inputs: { price: 60, eps: 0.05 },
      results: { ratio: 1200 },
      cautions: ['says little'],
      source: 'By hand: 60/0.05',
    },
    { inputs: { price: 25, eps: 2.5 }, results: { ratio: 10, earningsYield: 10 }, source: 'By hand: 25/2.5' },
    {
      inputs: { price: 60, eps: 4000000 },
      results: { ratio: 0.000015 },
      cautions: ['exceed the price'],
      source: 'By hand: 60/4000000, of the earnings of the company',
    },
  ],
  notes: ['For companies with a loss the ratio has no meaning.'],
  references: [{ title: 'Bodie, Kane, Marcus: Investments, chapter Equity Valuation Models' }],
});
