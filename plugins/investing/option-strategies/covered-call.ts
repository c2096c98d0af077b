import { defineCalculator, integer, isBelow, money, number, percent } from '@reckoner/engine';

/** Static return if the price stays, if-called return if the shares are called away; annualized as simple return, days/365. */
export default defineCalculator({
  title: 'Covered call',
  description: 'Largest profit, break-even price and static and if-called returns of shares with a written call.',
  keywords: ['buy-write', 'call writing', 'if-called return', 'static return', 'option income'],
  inputs: {
    price: money({ label: 'Share price', symbol: 'S', min: 0.01, max: 1e9 }),
    strike: money({ label: 'Strike price', symbol: 'K', min: 0.01, max: 1e9 }),
    premium: money({ label: 'Premium per share', symbol: 'p', min: 0, max: 1e9 }),
    days: number({ label: 'Days to expiry', symbol: 'd', min: 1, max: 3650, usual: [1, 1100] }),
    dividends: money({ label: 'Dividends per share until expiry', min: 0, max: 1e9, default: 0 }),
    shares: integer({ label: 'Shares', min: 1, max: 1e9, default: 100 }),
  },
  outputs: {
    maxProfit: money({ label: 'Largest profit', help: 'If called.' }),
    breakEven: money({ label: 'Break-even price' }),
    staticReturn: percent({
      label: 'Static return',
      help: 'If the price stays; with a strike below it the shares are called.',
      places: 2,
    }),
    ifCalledReturn: percent({ label: 'If-called return', places: 2 }),
    annualizedStatic: percent({ label: 'Static return a year', places: 2 }),
    annualizedIfCalled: percent({ label: 'If-called return a year', places: 2 }),
  },
  formula: ({ price, strike, premium, days, dividends, shares }) => {
    const income = premium + dividends;
    // A call in the money is exercised even if the price stays.
    const staticReturn = (income + Math.min(0, strike - price)) / price;
    const ifCalledReturn = (income + strike - price) / price;
    return {
      maxProfit: (income + strike - price) * shares,
      breakEven: price - income,
      staticReturn,
      ifCalledReturn,
      annualizedStatic: (staticReturn * 365) / days,
      annualizedIfCalled: (ifCalledReturn * 365) / days,
    };
  },
  explanation: ({ maxProfit }) =>
    maxProfit > 0
      ? 'The call on {shares} {shares|share|shares} brings {staticReturn} if the price stays and at most {maxProfit} ({ifCalledReturn}); below {breakEven} the position loses.'
      : 'The position never gains: the premium does not make up for the price at which the shares are called away, and at best it {maxProfit|loses {|maxProfit|}|brings nothing|brings {|maxProfit|}}.',
  requires: [
    {
      that: ({ price, premium }) => premium < price,
      field: 'premium',
      says: 'The premium, {premium}, must be below the share price, {price}: it is per share, not per contract.',
    },
    {
      that: ({ price, premium, dividends }) => premium >= price || isBelow(premium + dividends, price),
      field: 'dividends',
      says: 'Premium and dividends, {dividends}, must be below the share price, {price}: both are per share, not per contract.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ price, strike, premium }) => isBelow(premium, price - strike),
      says: 'The premium is below what exercising the call brings at once: check premium, strike and share price.',
    },
    {
      level: 'note',
      when: ({ days }) => days < 14,
      says: 'Returns of a few days, taken over a year, assume that such a trade can be repeated all the time.',
    },
  ],
  examples: [
    {
      inputs: { price: 50, strike: 55, premium: 2, days: 73 },
      results: {
        maxProfit: 700,
        breakEven: 48,
        staticReturn: 4,
        ifCalledReturn: 14,
        annualizedStatic: 20,
        annualizedIfCalled: 70,
      },
      source: 'By hand: 2/50, 7/50, times 365/73 = 5',
    },
    {
      inputs: { price: 50, strike: 48, premium: 3.5, days: 30, dividends: 0.5, shares: 200 },
      results: { maxProfit: 400, breakEven: 46, staticReturn: 4, ifCalledReturn: 4 },
      source: 'By hand: in the money, (3.5 + 0.5 - 2)/50',
    },
    {
      inputs: { price: 50, strike: 40, premium: 5, days: 7.3 },
      results: { maxProfit: -500, breakEven: 45, staticReturn: -10, annualizedStatic: -500 },
      cautions: ['exercising the call brings at once', 'repeated all the time'],
      source: 'By hand: (5 - 10)/50, times 365/7.3 = 50',
    },
    {
      inputs: { price: 50, strike: 55, premium: 200, days: 73 },
      refused: 'per share, not per contract',
      source: 'By hand: the premium of 100 shares',
    },
    {
      inputs: { price: 50, strike: 55, premium: 2, days: 73, dividends: 50 },
      refused: 'both are per share',
      source: 'By hand: 52 a share of 50, so that no price would bring a loss; 50 are those of 100 shares',
    },
  ],
  notes: [
    'Returns are on the share price, without interest and fees; annual figures assume that the trade can be repeated.',
  ],
  references: [{ title: 'The Options Industry Council: Covered Call (Buy/Write)' }],
});
