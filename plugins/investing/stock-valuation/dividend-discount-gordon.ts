import { choice, defineCalculator, isAtLeast, money, percent, roundTo } from '@reckoner/engine';

/** P = D0(1 + g)/(r − g), solved for the price, the return or the growth that the price implies. */
export default defineCalculator({
  title: 'Gordon growth model',
  description:
    'Value of a stock whose dividend grows forever, or the required return or growth that its price implies.',
  keywords: ['dividend discount model', 'DDM', 'constant growth', 'implied growth'],
  inputs: {
    find: choice(
      { value: 'Value', return: 'Implied return', growth: 'Implied growth' },
      { label: 'Find', default: 'value' },
    ),
    dividend: money({ label: 'Dividend of the last year', symbol: 'D_0', above: 0, max: 1e9 }),
    growth: percent({
      label: 'Dividend growth a year',
      symbol: 'g',
      min: -50,
      max: 50,
      usual: [-10, 15],
      when: { find: ['value', 'return'] },
    }),
    requiredReturn: percent({
      label: 'Required return',
      symbol: 'r',
      min: 0.01,
      max: 100,
      usual: [2, 40],
      when: { find: ['value', 'growth'] },
    }),
    price: money({ label: 'Share price', symbol: 'P', min: 0.01, max: 1e9, when: { find: ['return', 'growth'] } }),
  },
  outputs: {
    value: money({ label: 'Value per share', symbol: 'P' }),
    impliedReturn: percent({ label: 'Return', symbol: 'r', places: 2 }),
    impliedGrowth: percent({ label: 'Growth', symbol: 'g', places: 2 }),
    nextDividend: money({ label: 'Dividend of the next year', symbol: 'D_1' }),
    dividendYield: percent({ label: 'Dividend yield on the next dividend', places: 2 }),
  },
  formula: ({ find, dividend, growth, requiredReturn, price }) => {
    if (find === 'value') {
      const nextDividend = dividend * (1 + growth);
      const value = nextDividend / (requiredReturn - growth);
      return {
        value,
        impliedReturn: requiredReturn,
        impliedGrowth: growth,
        nextDividend,
        dividendYield: requiredReturn - growth,
      };
    }
    const g = find === 'growth' ? (price * requiredReturn - dividend) / (price + dividend) : growth;
    const nextDividend = dividend * (1 + g);
    const dividendYield = nextDividend / price;
    return { value: price, impliedReturn: dividendYield + g, impliedGrowth: g, nextDividend, dividendYield };
  },
  explanation:
    'A stock at {value} with a next dividend of {nextDividend} that {impliedGrowth|shrinks by {|impliedGrowth|} a year|stays the same|grows by {|impliedGrowth|} a year} returns {impliedReturn}.',
  requires: [
    {
      that: ({ requiredReturn, growth }) => isAtLeast(requiredReturn - growth, 1e-6),
      field: 'growth',
      says: 'The growth, {growth}, must be below the required return, {requiredReturn}: the sum grows without limit.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ find, dividendYield }) => find === 'value' && roundTo(100 * dividendYield, 2) < 1,
      says: 'Growth is so close to the return that the value rests on their last digits: change each by a tenth of a percentage point to see.',
    },
    {
      level: 'note',
      when: ({ impliedGrowth }) => roundTo(100 * impliedGrowth, 2) > 6,
      says: 'No company grows forever faster than its economy: take a lower growth, or a model with stages.',
    },
  ],
  examples: [
    {
      inputs: { dividend: 2, growth: 5, requiredReturn: 10 },
      results: { value: 42, nextDividend: 2.1, dividendYield: 5, impliedReturn: 10, impliedGrowth: 5 },
      source: 'By hand: 2.10/(0.10 - 0.05)',
    },
    {
      inputs: { find: 'return', dividend: 2, growth: 5, price: 42 },
      results: { impliedReturn: 10, value: 42 },
      source: 'By hand: 2.10/42 + 5%',
    },
    {
      inputs: { find: 'growth', dividend: 2, requiredReturn: 10, price: 42 },
      results: { impliedGrowth: 5, nextDividend: 2.1 },
      source: 'By hand: (4.20 - 2)/44',
    },
    {
      inputs: { dividend: 2, growth: 10, requiredReturn: 10 },
      refused: 'must be below the required return',
      source: 'By hand: r = g',
    },
    {
      inputs: { dividend: 2, growth: 7, requiredReturn: 7.5 },
      results: { value: 428 },
      cautions: ['rests on their last digits', 'faster than its economy'],
      source: 'By hand: 2.14/0.005',
    },
    {
      inputs: { find: 'return', dividend: 0.4, growth: 5, price: 105 },
      results: { impliedReturn: 5.4, dividendYield: 0.4 },
      source: 'By hand: 0.42/105; the price is given, and no value rests on last digits',
    },
    {
      inputs: { dividend: 2, growth: -5, requiredReturn: 5 },
      results: { value: 19, nextDividend: 1.9 },
      source: 'By hand: 1.9/0.10',
    },
  ],
  notes: ['Holds for steady companies whose growth stays below the required return for good.'],
  references: [
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 4', isbn: '978-1-260-01390-0' },
  ],
});
