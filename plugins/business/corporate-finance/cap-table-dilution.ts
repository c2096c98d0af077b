import {
  choice,
  constant,
  defineCalculator,
  isBelow,
  money,
  number,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { gap } from './shared/gap.js';

/** Whether a holder of this name, in lower case, is a pool of options that nobody holds yet. */
function isPool(name: string): boolean {
  const granted = name.includes('granted') && !name.includes('ungranted') && !name.includes('not granted');
  return name.includes('pool') || name.includes('esop') || (name.includes('option') && !granted);
}

/** Shares by class after each round: price = pre-money over the fully diluted shares before it, with the new pool among them or not. */
export default defineCalculator({
  title: 'Cap table and dilution',
  description:
    'Ownership, share price, new shares and option pool after each funding round, from the holders’ shares, pre-money valuations and investments.',
  keywords: [
    'cap table',
    'startup equity dilution',
    'pre-money and post-money valuation',
    'option pool shuffle',
    'founder dilution',
  ],
  related: ['business-valuation-dcf'],
  inputs: {
    holders: rows(
      {
        name: text({ label: 'Holder', maxLength: 40 }),
        shares: number({ label: 'Shares', min: 0, max: 1e12 }),
      },
      { label: 'Holders before the first round', minItems: 1, maxItems: 20 },
    ),
    existingPool: number({
      label: 'Options before the first round',
      help: 'The pool of a round counts them in. Granted ones may stand among the holders instead.',
      symbol: 'O',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    rounds: rows(
      {
        name: text({ label: 'Round', maxLength: 40 }),
        preMoney: money({ label: 'Pre-money valuation', min: 1, max: 1e13 }),
        investment: money({ label: 'Investment', min: 1, max: 1e13 }),
        pool: percent({
          label: 'Option pool after the round',
          min: 0,
          max: 60,
          usual: [1, 30],
          optional: true,
        }),
      },
      { label: 'Rounds in order of time', minItems: 1, maxItems: 10 },
    ),
    poolTiming: choice(
      {
        before: { label: 'In the pre-money: investors are not diluted', also: ['before', 'pre-money', 'pre'] },
        after: { label: 'After the investment: all are diluted', also: ['after', 'post-money', 'post'] },
      },
      { label: 'New options are made', default: 'before' },
    ),
  },
  outputs: {
    held: percent({ label: 'Held by those before the first round', places: 2 }),
    postMoney: money({ label: 'Post-money valuation of the last round' }),
    investors: percent({ label: 'Held by the investors of the last round', places: 2 }),
    price: money({ label: 'Share price in the last round', per: 'each', places: 4 }),
    total: number({ label: 'Fully diluted shares', places: 0 }),
    effectivePreMoney: money({
      label: 'Worth of the shares before the last round, at its price',
      help: 'The pre-money valuation less the new options in it.',
    }),
    ownership: table(
      {
        name: text({ label: 'Holder' }),
        shares: number({ label: 'Shares', places: 0 }),
        share: percent({ label: 'Ownership', places: 2 }),
        value: money({ label: 'Share of the post-money valuation' }),
      },
      { label: 'Ownership after the last round, fully diluted' },
    ),
    byRound: table(
      {
        name: text({ label: 'Round' }),
        price: money({ label: 'Share price', per: 'each', places: 4 }),
        newShares: number({ label: 'New shares', places: 0 }),
        newOptions: number({ label: 'New options', places: 0 }),
        postMoney: money({ label: 'Post-money valuation' }),
        investors: percent({ label: 'Investors of the round', places: 2 }),
        pool: percent({ label: 'Option pool', places: 2 }),
        held: percent({ label: 'Holders before the first round', places: 2 }),
      },
      { label: 'Round by round' },
    ),
  },
  formula: ({ holders, existingPool, rounds, poolTiming }) => {
    const own = sum(holders.map(({ shares }) => shares));
    const bought = [];
    const byRound = [];
    let issued = own;
    let pool = existingPool;
    let price = rounds[0]!.preMoney / (own + existingPool);
    let effectivePreMoney = constant(0, '$');
    let postMoney = constant(0, '$');
    for (const round of rounds) {
      const target = round.pool ?? 0;
      const before = issued + pool;
      const investors = round.investment / (round.preMoney + round.investment);
      let newOptions = 0;
      if (poolTiming === 'before') {
        newOptions = Math.max(0, gap((target * issued) / (1 - investors - target), pool));
        price = round.preMoney / (before + newOptions);
      } else {
        price = round.preMoney / before;
        newOptions = Math.max(0, gap((target * (issued + round.investment / price)) / (1 - target), pool));
      }
      const newShares = round.investment / price;
      issued += newShares;
      pool += newOptions;
      effectivePreMoney = price * before;
      postMoney = round.preMoney + round.investment;
      bought.push({ name: round.name, shares: newShares });
      byRound.push({
        name: round.name,
        price,
        newShares,
        newOptions,
        postMoney: round.preMoney + round.investment,
        investors: newShares / (issued + pool),
        pool: pool / (issued + pool),
        held: own / (issued + pool),
      });
    }
    const total = issued + pool;
    const all = [...holders, ...bought, { name: 'Option pool', shares: pool }];
    return {
      held: own / total,
      postMoney,
      investors: bought[bought.length - 1]!.shares / total,
      price,
      total,
      effectivePreMoney,
      ownership: all.map(({ name, shares }) => ({
        name,
        shares,
        share: shares / total,
        value: (shares / total) * postMoney,
      })),
      byRound,
    };
  },
  stepwise: [
    'New investors own investment / (pre-money + investment) of the company.',
    'Pool in the pre-money: the pool is topped up before the investment so that it is its share of all shares after it; share price = pre-money / (all shares and options before the round + new options).',
    'Pool after the investment: share price = pre-money / (all shares and options before the round); then the pool is topped up to its share, and the investors are diluted too.',
    'New shares = investment / share price. Post-money = pre-money + investment. The pool is never made smaller.',
  ],
  explanation: ({ rounds, poolTiming, holders }) => {
    const last = rounds[rounds.length - 1]!;
    const many = rounds.length === 1 ? 'After the round' : `After ${rounds.length} rounds`;
    const who =
      holders.length === 1 ? 'the holder before the first round owns' : 'the holders before the first round own';
    const way = rounds.some(({ pool }) => pool !== undefined && pool > 0)
      ? poolTiming === 'before'
        ? ', new options counted in the pre-money'
        : ', new options made after the investment'
      : ', without new options';
    return `${many}, ${who} {held} of {total} fully diluted shares${way}. The last round (${last.name}) sells shares at {price} for a post-money valuation of {postMoney}, and its investors own {investors}; the shares and options before it are worth {effectivePreMoney}.`;
  },
  requires: [
    {
      that: ({ holders }) => holders.some(({ shares }) => shares > 0),
      field: 'holders',
      says: 'Without shares before the first round there is no price of a share.',
    },
    {
      that: ({ rounds }) =>
        rounds.every(({ preMoney, investment, pool }) =>
          isBelow(investment / (preMoney + investment) + (pool ?? 0), 0.99),
        ),
      field: 'rounds',
      says: 'The investors’ share and the option pool of a round take 99% or more: nothing is left to the others.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ byRound }) => byRound.some((row, index) => index > 0 && isBelow(row.price, byRound[index - 1]!.price)),
      says: 'A round sells at a lower share price than the one before: anti-dilution rights of earlier investors would give them more shares than here.',
    },
    {
      level: 'caution',
      when: ({ rounds }) => rounds.some(({ preMoney, investment }) => investment > preMoney),
      says: 'An investment is larger than its pre-money valuation, and takes more than half of the company: check that the post-money valuation was not meant, and that both are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ rounds }) => rounds.some(({ preMoney, investment }) => isBelow(investment, 0.01 * preMoney)),
      says: 'An investment is less than 1% of its pre-money valuation: check that both are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ byRound }) => byRound.some((row) => isBelow(row.price, constant(0.0001, '$/each'))),
      says: 'A round sells shares for less than a hundredth of a cent: check that valuations are given in full, not in thousands or millions.',
    },
    {
      level: 'note',
      when: ({ held }) => roundTo(100 * held, 2) < 50,
      says: 'The holders before the first round have less than half of the fully diluted shares: look at voting rights as well, which the table does not tell.',
    },
    {
      level: 'caution',
      when: ({ rounds, byRound }) =>
        rounds.some(({ pool }, index) => pool !== undefined && pool > 0 && byRound[index]!.newOptions === 0),
      says: 'The options there are already make up the option pool of a round or more: no new ones are made in it.',
    },
    {
      level: 'caution',
      when: ({ holders }) => holders.some(({ name }) => isPool(name.toLowerCase())),
      says: 'An option pool stands among the holders, and counts as theirs: give options that are not granted yet under the options before the first round.',
    },
    {
      level: 'note',
      when: ({ rounds, existingPool }) =>
        rounds.some(
          ({ pool }, index) =>
            (pool ?? 0) > 0 && (existingPool > 0 || rounds.slice(0, index).some((earlier) => (earlier.pool ?? 0) > 0)),
        ),
      says: 'The pool after a round counts all options that are not among the holders, granted ones too. Most term sheets mean options not granted yet: then give the granted ones among the holders, or make the pool larger by their share. Otherwise the holders’ part is too high, and where the pool is in the pre-money the share price as well.',
    },
    {
      level: 'note',
      when: ({ poolTiming, byRound }) => poolTiming === 'after' && byRound[byRound.length - 1]!.newOptions > 0,
      says: 'The options made after the last round dilute its investors as well: they bought shares at {price}, and own {investors}.',
    },
  ],
  figure: { kind: 'bars', table: 'ownership', label: 'name', value: 'shares' },
  examples: [
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 6000000 }],
        rounds: [{ name: 'Series A', preMoney: 8000000, investment: 2000000, pool: 20 }],
      },
      results: {
        held: 60,
        price: 1,
        postMoney: 10000000,
        total: 10000000,
        effectivePreMoney: 6000000,
        investors: 20,
        ownership: {
          length: 3,
          rows: {
            0: { name: 'Founders', shares: 6000000, share: 60, value: 6000000 },
            1: { name: 'Series A', share: 20 },
            2: { name: 'Option pool', shares: 2000000 },
          },
        },
        byRound: {
          length: 1,
          rows: {
            0: {
              newShares: 2000000,
              newOptions: 2000000,
              investors: 20,
              pool: 20,
              held: 60,
              price: 1,
              postMoney: 10000000,
            },
          },
        },
      },
      source: 'Venture Hacks, The Option Pool Shuffle: $1.00 a share, $6 million effective',
    },
    {
      inputs: {
        holders: [
          { name: 'Ann', shares: 3000000 },
          { name: 'Ben', shares: 3000000 },
        ],
        rounds: [{ name: 'Series A', preMoney: 8000000, investment: 2000000 }],
      },
      results: { held: 80, price: 1.333333333, total: 7500000, postMoney: 10000000, effectivePreMoney: 8000000 },
      source: 'The same without a pool: $8M / 6M = $1.33 a share; by hand: 6/7.5',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 6000000 }],
        rounds: [{ name: 'Series A', preMoney: 8000000, investment: 2000000, pool: 20 }],
        poolTiming: 'after',
      },
      results: {
        held: 64,
        total: 9375000,
        price: 1.333333333,
        postMoney: 10000000,
        byRound: { length: 1, rows: { 0: { investors: 16, newOptions: 1875000 } } },
      },
      cautions: ['dilute its investors as well'],
      source: 'By hand: 7500000/0.8; 6000000/9375000',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 1000000 }],
        rounds: [{ name: 'Series A', preMoney: 8, investment: 2 }],
      },
      results: { held: 80, price: 0.000008, postMoney: 10, total: 1250000 },
      cautions: ['hundredth of a cent'],
      source: 'By hand: 8 / 1000000, where millions were meant',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 900000 }],
        existingPool: 100000,
        rounds: [
          { name: 'Seed', preMoney: 4000000, investment: 1000000 },
          { name: 'Series A', preMoney: 15000000, investment: 5000000, pool: 10 },
        ],
      },
      results: {
        held: 50.86956522,
        total: 1769230.769,
        price: 11.30434783,
        byRound: {
          length: 2,
          rows: { 0: { price: 4, held: 72, pool: 8 }, 1: { newOptions: 76923.07692, investors: 25, pool: 10 } },
        },
      },
      cautions: ['granted ones too'],
      source: 'By hand: 1000000/0.8 = 1250000; others 1150000/(1 - 0.25 - 0.1)',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 500 }],
        existingPool: 500,
        rounds: [
          { name: 'A', preMoney: 1000, investment: 3000, pool: 10 },
          { name: 'B', preMoney: 2000, investment: 10 },
        ],
      },
      results: { held: '12.4378', price: 0.5 },
      cautions: [
        'lower share price',
        'more than half',
        'less than 1%',
        'less than half',
        'no new ones',
        'granted ones too',
      ],
      source: 'By hand: 1000 + 3000 shares at $1, then 20 more at $0.50; 500/4020',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 0 }],
        rounds: [{ name: 'A', preMoney: 1000, investment: 300 }],
      },
      refused: 'no price of a share',
      source: 'By definition',
    },
    {
      inputs: {
        holders: [{ name: 'Founders', shares: 100 }],
        rounds: [{ name: 'A', preMoney: 1000, investment: 1000, pool: 50 }],
      },
      refused: '99% or more',
      source: 'By hand: 50% and 50%',
    },
    {
      inputs: {
        holders: [
          { name: 'Founders', shares: 800 },
          { name: 'Option pool', shares: 200 },
        ],
        rounds: [{ name: 'Seed', preMoney: 4000, investment: 1000 }],
      },
      results: { held: 80, price: 4, total: 1250 },
      cautions: ['stands among the holders'],
      source: 'By hand: 1000/1250',
    },
    {
      inputs: {
        holders: [
          { name: 'Founders', shares: 8500000 },
          { name: 'Granted options', shares: 500000 },
        ],
        rounds: [{ name: 'A', preMoney: 10000000, investment: 5000000, pool: 20 }],
      },
      results: { price: 0.7777777778, held: 46.66666667, total: 19285714.29 },
      cautions: ['less than half'],
      source:
        'By hand: 9000000/(1 - 1/3 - 0.2) shares in all, 15000000 for them; the pool is of options not granted yet',
    },
  ],
  notes: [
    'Shares are not rounded to whole ones. Convertible notes, SAFEs and warrants are not counted: give the shares that they become among the holders.',
    'Ownership is not what an exit pays: liquidation preferences come first.',
  ],
  references: [
    { title: 'Venture Hacks: The Option Pool Shuffle', url: 'https://venturehacks.com/option-pool-shuffle' },
    {
      title: 'WilmerHale: Capitalization Table Training, The Option Pool Shuffle (2014, excerpt opened)',
      url: 'https://www.slideshare.net/slideshow/option-poolshuffle/30365096',
    },
  ],
});
