import {
  category,
  classify,
  defineCalculator,
  money,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Balance over limit, of all cards together and of each. */
export default defineCalculator({
  title: 'Credit utilization',
  description:
    'Credit utilization of each card and overall from balances and limits, and what to pay down for a target.',
  keywords: ['credit card utilization', 'utilization ratio', 'credit score', 'balance to limit'],
  inputs: {
    cards: rows(
      {
        name: text({ label: 'Card', maxLength: 60, optional: true }),
        balance: money({ label: 'Balance', min: 0, max: 1e9 }),
        limit: money({ label: 'Limit', min: 1, max: 1e9 }),
      },
      { label: 'Cards', maxItems: 50 },
    ),
    target: percent({ label: 'Target utilization', min: 0, max: 100, default: 30, usual: [1, 90] }),
  },
  outputs: {
    utilization: percent({ label: 'Overall utilization', places: 1 }),
    paydown: money({ label: 'To pay down for the target' }),
    totalBalance: money({ label: 'Balances' }),
    totalLimit: money({ label: 'Limits' }),
    level: category(['Below 10%', '10 to 30%', '30 to 50%', '50% or more'], { label: 'Level', of: 'utilization' }),
    byCard: table(
      {
        name: text({ label: 'Card', optional: true }),
        utilization: percent({ label: 'Utilization', places: 1 }),
        paydown: money({ label: 'To pay down' }),
      },
      { label: 'By card' },
    ),
  },
  formula: ({ cards, target }) => {
    const totalBalance = sum(cards.map((card) => card.balance));
    const totalLimit = sum(cards.map((card) => card.limit));
    const utilization = totalBalance / totalLimit;
    return {
      utilization,
      paydown: Math.max(0, totalBalance - target * totalLimit),
      totalBalance,
      totalLimit,
      level: classify(
        roundTo(utilization, 3),
        [
          [0.1, 'Below 10%'],
          [0.3, '10 to 30%'],
          [0.5, '30 to 50%'],
        ],
        '50% or more',
      ),
      byCard: cards.map((card) => ({
        name: card.name,
        utilization: card.balance / card.limit,
        paydown: Math.max(0, card.balance - target * card.limit),
      })),
    };
  },
  figure: { kind: 'bars', table: 'byCard', label: 'name', value: 'utilization' },
  explanation: ({ paydown }) =>
    paydown > 0
      ? '{totalBalance} of {totalLimit} is used, {utilization}; paying down {paydown} reaches {target}.'
      : '{totalBalance} of {totalLimit} is used, {utilization}, which is not above the target of {target}.',
  cautions: [
    {
      level: 'caution',
      when: ({ cards }) => cards.some(({ balance, limit }) => balance > limit),
      says: 'A card is over its limit: check the figures, and pay that one down first.',
    },
  ],
  examples: [
    {
      inputs: {
        cards: [
          { name: 'Blue', balance: 2000, limit: 5000 },
          { name: 'Green', balance: 500, limit: 5000 },
        ],
        target: 20,
      },
      results: {
        utilization: 25,
        paydown: 500,
        totalBalance: 2500,
        totalLimit: 10000,
        level: '10 to 30%',
        byCard: { length: 2, rows: { 0: { utilization: 40, paydown: 1000 }, 1: { utilization: 10, paydown: 0 } } },
      },
      source: 'By hand: 2500/10000; 2000 - 20% of 5000',
    },
    {
      inputs: { cards: [{ balance: 50, limit: 1000 }] },
      results: { utilization: 5, paydown: 0, level: 'Below 10%' },
      source: 'By hand',
    },
    {
      inputs: { cards: [{ balance: 400, limit: 1000 }] },
      results: { paydown: 100, level: '30 to 50%' },
      source: 'By hand: 400 - 300',
    },
    {
      inputs: { cards: [{ balance: 900, limit: 1000 }] },
      results: { utilization: 90, level: '50% or more' },
      source: 'By hand',
    },
    {
      inputs: {
        cards: [
          { balance: 1200, limit: 1000 },
          { balance: 0, limit: 4000 },
        ],
      },
      results: { utilization: 24, paydown: 0, byCard: { rows: { 0: { utilization: 120, paydown: 900 } } } },
      cautions: ['over its limit'],
      source: 'By hand: 1200/5000; 1200 - 300',
    },
  ],
  notes: ['Scoring models weigh utilization in their own ways; about 30% is a common rule of thumb, not a threshold.'],
  references: [{ title: 'Consumer Financial Protection Bureau: How do I get and keep a good credit score?' }],
});
