import { category, defineCalculator, isBelow, money, percent, rows, sum, table, text } from '@reckoner/engine';

/** Target value = target weight × (holdings + cash); nothing is traded while every weight lies within the tolerance. */
export default defineCalculator({
  title: 'Portfolio rebalancing',
  description:
    'Purchases and sales that bring holdings to their target weights, with cash to add or withdraw and a tolerance.',
  keywords: ['rebalance', 'asset allocation', 'target weights', 'tolerance band', 'portfolio drift'],
  inputs: {
    holdings: rows(
      {
        name: text({ label: 'Name', maxLength: 60 }),
        value: money({ label: 'Value', min: 0, max: 1e12 }),
        target: percent({ label: 'Target weight', min: 0, max: 100, usual: [1, 100] }),
      },
      { label: 'Holdings', minItems: 2, maxItems: 50 },
    ),
    cash: money({ label: 'Cash to invest', help: 'Negative to withdraw.', min: -1e12, max: 1e12, default: 0 }),
    tolerance: percent({
      label: 'Tolerance',
      help: 'Percentage points by which a weight may be off before anything is traded.',
      min: 0,
      max: 50,
      default: 0,
      usual: [0.2, 25],
    }),
  },
  outputs: {
    trades: table(
      {
        name: text({ label: 'Name' }),
        weight: percent({ label: 'Weight now', places: 2 }),
        drift: percent({ label: 'Off target by', places: 2 }),
        trade: money({ label: 'Buy (+) or sell (-)' }),
        value: money({ label: 'Value afterwards' }),
      },
      { label: 'Trades' },
    ),
    total: money({ label: 'Portfolio afterwards' }),
    bought: money({ label: 'Purchases' }),
    sold: money({ label: 'Sales' }),
    decision: category(['Rebalance', 'Within tolerance'], { label: 'Decision' }),
  },
  formula: ({ holdings, cash, tolerance }) => {
    const before = sum(holdings.map((holding) => holding.value));
    const total = before + cash;
    const weights = holdings.map((holding) => (before > 0 ? holding.value / before : 0));
    const isOff = holdings.some((holding, index) => Math.abs(weights[index]! - holding.target) > tolerance);
    const rebalance = isOff || cash !== 0;
    const trades = holdings.map((holding, index) => {
      const value = rebalance ? total * holding.target : holding.value;
      return {
        name: holding.name,
        weight: weights[index]!,
        drift: weights[index]! - holding.target,
        trade: value - holding.value,
        value,
      };
    });
    return {
      trades,
      total,
      bought: sum(trades.map((row) => Math.max(0, row.trade))),
      sold: sum(trades.map((row) => Math.max(0, -row.trade))),
      decision: rebalance ? 'Rebalance' : 'Within tolerance',
    };
  },
  stepwise: [
    'When a weight is off its target by more than the tolerance, or cash is added, each holding is brought to its target of the total.',
    'Bought and sold are the sums of the trades in each direction.',
  ],
  figure: { kind: 'bars', table: 'trades', label: 'name', value: 'value' },
  explanation: ({ decision }) =>
    decision === 'Rebalance'
      ? 'Buy for {bought} and sell for {sold}; the portfolio of {total} is then at its target weights.'
      : 'Every weight lies within the tolerance: nothing is traded, and the portfolio stays at {total}.',
  cautions: [
    {
      level: 'note',
      when: ({ cash, tolerance }) => cash !== 0 && tolerance > 0,
      says: 'With cash to invest or to withdraw, every holding is brought to its target, whatever the tolerance.',
    },
  ],
  requires: [
    {
      that: ({ holdings }) => isBelow(Math.abs(sum(holdings.map(({ target }) => target)) - 1), 1e-6),
      field: 'holdings',
      says: 'The target weights do not add up to 100%: they are in percent, such as 60 and 40.',
    },
    {
      that: ({ holdings, cash }) => sum(holdings.map(({ value }) => value)) + cash > 0,
      field: 'cash',
      says: 'Nothing is left to invest: {cash} is no less than all that is held.',
    },
  ],
  examples: [
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 70000, target: 60 },
          { name: 'Bonds', value: 25000, target: 30 },
          { name: 'Cash', value: 5000, target: 10 },
        ],
        cash: 10000,
      },
      results: {
        trades: {
          length: 3,
          rows: {
            0: { weight: 70, drift: 10, trade: -4000, value: 66000 },
            1: { trade: 8000, value: 33000 },
            2: { trade: 6000, value: 11000 },
          },
        },
        total: 110000,
        bought: 14000,
        sold: 4000,
        decision: 'Rebalance',
      },
      source: 'By hand: 60, 30 and 10% of 110000',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 63000, target: 60 },
          { name: 'Bonds', value: 37000, target: 40 },
        ],
        tolerance: 5,
      },
      results: {
        decision: 'Within tolerance',
        bought: 0,
        trades: { rows: { 0: { drift: 3, trade: 0, value: 63000 } } },
      },
      source: 'By hand: off by 3 points',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 1, target: 60 },
          { name: 'Bonds', value: 1, target: 30 },
        ],
      },
      refused: 'do not add up',
      source: 'By hand: 90%',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 100, target: 60 },
          { name: 'Bonds', value: 100, target: 40 },
        ],
        cash: -200,
      },
      refused: 'Nothing is left',
      source: 'By hand: all is withdrawn',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 0, target: 60 },
          { name: 'Bonds', value: 0, target: 40 },
        ],
        cash: 1000,
      },
      results: {
        decision: 'Rebalance',
        bought: 1000,
        sold: 0,
        total: 1000,
        trades: { rows: { 0: { weight: 0, drift: -60, trade: 600 }, 1: { trade: 400, value: 400 } } },
      },
      source: 'By hand: 60 and 40% of 1000',
    },
    {
      inputs: {
        holdings: [
          { name: 'Stocks', value: 62000, target: 60 },
          { name: 'Bonds', value: 38000, target: 40 },
        ],
        cash: 1000,
        tolerance: 5,
      },
      results: { total: 101000, bought: 2400, sold: 1400, decision: 'Rebalance' },
      cautions: ['whatever the tolerance'],
      source: 'By hand: targets of 60600 and 40400',
    },
  ],
  notes: ['Leaves out taxes and trading costs.'],
  references: [{ title: 'Bernstein: The Intelligent Asset Allocator, chapter on rebalancing' }],
});
