import { choice, defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { optionType } from '../shared/options.js';

/** Profit at expiry of one option position: payoff less premium when bought, premium less payoff when written. */
export default defineCalculator({
  title: 'Option profit',
  description:
    'Payoff, profit, break-even price and largest profit and loss at expiry of a bought or written call or put.',
  keywords: ['option payoff', 'long call', 'long put', 'short call', 'short put', 'break-even'],
  inputs: {
    optionType,
    position: choice(
      { long: { label: 'Bought (long)', value: 1 }, short: { label: 'Written (short)', value: -1 } },
      { label: 'Position', default: 'long' },
    ),
    strike: money({ label: 'Strike price', symbol: 'K', min: 0.01, max: 1e9 }),
    premium: money({ label: 'Premium per share', symbol: 'p', min: 0, max: 1e9 }),
    finalPrice: money({ label: 'Underlying price at expiry', symbol: 'S_T', min: 0, max: 1e9 }),
    contracts: integer({ label: 'Contracts', min: 1, max: 1e6, default: 1 }),
    size: integer({ label: 'Shares per contract', min: 1, max: 1e6, default: 100 }),
    fees: money({ label: 'Fees in all', min: 0, max: 1e9, default: 0 }),
  },
  outputs: {
    profit: money({ label: 'Profit at expiry' }),
    breakEven: money({ label: 'Break-even price', help: 'Without fees.' }),
    maxProfit: money({ label: 'Largest profit', optional: true }),
    maxLoss: money({ label: 'Largest loss', optional: true }),
    payoffs: table(
      {
        price: money({ label: 'Price at expiry' }),
        share: percent({ label: 'Of the strike' }),
        profit: money({ label: 'Profit' }),
      },
      { label: 'Profit by price' },
    ),
  },
  formula: ({ optionType, position, strike, premium, finalPrice, contracts, size, fees }) => {
    const shares = contracts * size;
    const sign = optionType === 'call' ? 1 : -1;
    const profitAt = (price: number) => position * shares * (Math.max(0, sign * (price - strike)) - premium) - fees;
    const payoffs = [];
    for (let tenth = 5; tenth <= 15; tenth++) {
      const price = (strike * tenth) / 10;
      payoffs.push({ price, share: tenth / 10, profit: profitAt(price) });
    }
    // The two ends: all premium kept or lost, and a put on something that is worth nothing.
    const outOfTheMoney = profitAt(strike);
    const worthless = profitAt(0 * strike);
    const results = { profit: profitAt(finalPrice), breakEven: strike + sign * premium, payoffs };
    if (optionType === 'call') {
      return position === 1 ? { ...results, maxLoss: -outOfTheMoney } : { ...results, maxProfit: outOfTheMoney };
    }
    return position === 1
      ? { ...results, maxProfit: worthless, maxLoss: -outOfTheMoney }
      : { ...results, maxProfit: outOfTheMoney, maxLoss: -worthless };
  },
  figure: { kind: 'series', table: 'payoffs', x: 'price', lines: ['profit'] },
  explanation:
    'At a price of {finalPrice} the {profit|loss|profit|profit} on {contracts} {contracts|contract|contracts} of {size} {size|share|shares} is {|profit|}; before fees the position breaks even at {breakEven}.',
  requires: [
    {
      that: ({ optionType, strike, premium }) => optionType === 'call' || premium <= strike,
      field: 'premium',
      says: 'The premium of a put, {premium}, must not exceed the strike, {strike}, which is the most that it can pay.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ optionType, strike, premium }) => optionType === 'call' && premium > strike,
      says: 'The premium is above the strike: check that it is that of a share, not that of a contract.',
    },
    {
      level: 'danger',
      when: ({ optionType, position }) => optionType === 'call' && position === -1,
      says: 'A written call has no largest loss: without the shares, what is owed grows with the price without limit.',
    },
    {
      level: 'note',
      when: ({ optionType, position }) => optionType === 'call' && position === 1,
      says: 'A bought call has no largest profit: it grows with the price.',
    },
  ],
  examples: [
    {
      inputs: { strike: 50, premium: 3, finalPrice: 58 },
      results: {
        profit: 500,
        breakEven: 53,
        maxLoss: 300,
        payoffs: { length: 11, rows: { 0: { price: 25, share: 50, profit: -300 }, '-1': { price: 75, profit: 2200 } } },
      },
      cautions: ['no largest profit'],
      source: 'By hand: 100 × (8 - 3)',
    },
    {
      inputs: { position: 'short', strike: 50, premium: 3, finalPrice: 58, contracts: 2, fees: 4 },
      results: { profit: -1004, breakEven: 53, maxProfit: 596 },
      cautions: ['no largest loss'],
      source: 'By hand: -200 × (8 - 3) - 4',
    },
    {
      inputs: { optionType: 'put', strike: 50, premium: 2, finalPrice: 40 },
      results: { profit: 800, breakEven: 48, maxProfit: 4800, maxLoss: 200 },
      source: 'By hand: 100 × (10 - 2); 100 × (50 - 2)',
    },
    {
      inputs: { optionType: 'put', position: 'short', strike: 50, premium: 2, finalPrice: 55 },
      results: { profit: 200, breakEven: 48, maxProfit: 200, maxLoss: 4800 },
      source: 'By hand: the premium is kept',
    },
    {
      inputs: { optionType: 'put', strike: 5, premium: 30, finalPrice: 0 },
      refused: 'must not exceed the strike',
      source: 'By hand: 30 for at most 5',
    },
    {
      inputs: { optionType: 'put', strike: 50, premium: 2, finalPrice: 40, contracts: 3, size: 10, fees: 6 },
      results: { profit: 234, breakEven: 48, maxProfit: 1434, maxLoss: 66 },
      source: 'By hand: 30 × (10 - 2) - 6; 30 × 48 - 6; 30 × 2 + 6',
    },
    {
      inputs: { strike: 50, premium: 300, finalPrice: 58 },
      results: { profit: -29200, breakEven: 350 },
      cautions: ['not that of a contract', 'no largest profit'],
      source: 'By hand: 100 × (8 - 300)',
    },
  ],
  notes: ['Holds at expiry: before it, an option is worth more than its payoff.'],
  references: [{ title: 'Hull: Options, Futures, and Other Derivatives, chapter Mechanics of Options Markets' }],
});
