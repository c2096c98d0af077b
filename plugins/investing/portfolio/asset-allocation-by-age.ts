import { choice, defineCalculator, integer, money, number, percent, table, text } from '@reckoner/engine';

/** A share cannot leave 0 to 100%. */
function stocksBy(base: number, age: number): number {
  return Math.max(0, Math.min(100, base - age)) / 100;
}

/** Stocks in percent: a number less the age; the rest in bonds and cash. */
export default defineCalculator({
  title: 'Asset allocation by age',
  description:
    'Share of stocks and of bonds by a rule of thumb, 100, 110 or 120 less the age, with amounts and the rules beside each other.',
  keywords: [
    '100 minus age',
    '110 minus age',
    '120 minus age',
    'rule of 110',
    'age in bonds',
    'stock and bond mix by age',
  ],
  related: ['portfolio-rebalancing', 'retirement-savings-projection'],
  inputs: {
    age: integer({ label: 'Age', symbol: 'a', min: 0, max: 120, usual: [18, 95] }),
    rule: choice(
      {
        r100: { label: '100 less the age (age in bonds)', also: ['100', 'rule of 100', 'age in bonds'] },
        r110: { label: '110 less the age', also: ['110', 'rule of 110'] },
        r120: { label: '120 less the age', also: ['120', 'rule of 120'] },
        other: { label: 'Another number less the age', also: ['other'] },
      },
      { label: 'Rule', default: 'r110' },
    ),
    base: number({
      label: 'Number from which the age is taken',
      symbol: 'k',
      min: 50,
      max: 200,
      usual: [80, 140],
      when: { rule: 'other' },
    }),
    amount: money({ label: 'Amount to invest', symbol: 'A', above: 0, max: 1e13, optional: true }),
  },
  outputs: {
    stocks: percent({ label: 'Stocks', symbol: 's', places: 1 }),
    bonds: percent({ label: 'Bonds and cash', symbol: 'b', places: 1 }),
    stocksAmount: money({ label: 'Amount in stocks', symbol: 'A_s', optional: true }),
    bondsAmount: money({ label: 'Amount in bonds and cash', symbol: 'A_b', optional: true }),
    rules: table(
      {
        rule: text({ label: 'Rule' }),
        stocks: percent({ label: 'Stocks', places: 1 }),
        bonds: percent({ label: 'Bonds and cash', places: 1 }),
      },
      { label: 'The rules beside each other' },
    ),
  },
  formula: ({ age, rule, base, amount }) => {
    const number = rule === 'other' ? base : rule === 'r100' ? 100 : rule === 'r110' ? 110 : 120;
    const stocks = stocksBy(number, age);
    const bonds = 1 - stocks;
    return {
      stocks,
      bonds,
      stocksAmount: amount === undefined ? undefined : amount * stocks,
      bondsAmount: amount === undefined ? undefined : amount * bonds,
      rules: [100, 110, 120].map((from) => ({
        rule: `${from} less the age`,
        stocks: stocksBy(from, age),
        bonds: 1 - stocksBy(from, age),
      })),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Stocks over the age',
    x: { of: 'age', label: 'Age' },
    y: { of: 'stocks', label: 'Stocks' },
    curve: ({ age, stocks, rule, base }) => ({
      from: 0,
      to: Math.max(100, age),
      lines: [
        { label: '120 less the age', y: (years) => stocksBy(120, years) },
        { label: '110 less the age', y: (years) => stocksBy(110, years) },
        { label: '100 less the age', y: (years) => stocksBy(100, years) },
        ...(rule === 'other'
          ? [{ label: 'Your rule', dashed: true, y: (years: number) => stocksBy(base, years) }]
          : []),
      ],
      marks: [{ x: age, y: stocks, label: 'You' }],
    }),
  },
  explanation: ({ amount, rule }) => {
    const by =
      rule === 'other'
        ? '{base} less the age'
        : rule === 'r100'
          ? '100 less the age'
          : rule === 'r110'
            ? '110 less the age'
            : '120 less the age';
    const mix =
      amount === undefined
        ? '{stocks} in stocks and {bonds} in bonds and cash'
        : '{stocksAmount} ({stocks}) in stocks and {bondsAmount} ({bonds}) in bonds and cash';
    return `At {age} the rule of thumb of ${by} has ${mix}. It looks at the age alone, not at when the money is needed.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ stocks }) => stocks === 1 || stocks === 0,
      says: 'The rule is at its end here, nothing but {stocks|stocks|bonds and cash|stocks}: it was made for the years between.',
    },
    {
      level: 'caution',
      when: ({ age, stocks }) => age >= 60 && stocks > 0,
      says: 'Near and in retirement a fall of stocks strikes when money is taken out: keep what the next years need apart from this mix.',
    },
  ],
  examples: [
    {
      inputs: { age: 30 },
      results: {
        stocks: 80,
        bonds: 20,
        rules: {
          length: 3,
          rows: {
            0: { rule: '100 less the age', stocks: 70, bonds: 30 },
            1: { stocks: 80 },
            2: { rule: '120 less the age', stocks: 90, bonds: 10 },
          },
        },
      },
      source: 'Printed of each rule at 30: 70, 80 and 90% in stocks',
    },
    {
      inputs: { age: 55, rule: 'r120', amount: 200000 },
      results: { stocks: 65, bonds: 35, stocksAmount: 130000, bondsAmount: 70000 },
      source: 'A printed example of the rule of 120: 65 and 35% at 55; by hand of 200000',
    },
    {
      inputs: { age: 60, rule: 'r100', amount: 50000 },
      results: { stocks: 40, stocksAmount: 20000 },
      cautions: ['Near and in retirement'],
      source: 'A printed example of the rule of 100: 40% at 60',
    },
    {
      inputs: { age: 40, rule: 'other', base: 125 },
      results: { stocks: 85, bonds: 15 },
      source: 'By hand: 125 - 40',
    },
    {
      inputs: { age: 18, rule: 'r120' },
      results: { stocks: 100, bonds: 0 },
      cautions: ['nothing but stocks'],
      source: 'By hand: 102, of which no more than 100% can be held',
    },
    {
      inputs: { age: 100, rule: 'r100' },
      results: { stocks: 0, bonds: 100 },
      cautions: ['nothing but bonds and cash'],
      source: 'By hand: 100 - 100',
    },
  ],
  notes: [
    'A rule of thumb, no advice: income, other savings, debts, the day on which the money is needed and how much of a fall one can bear decide more than the age.',
    'What is needed within some five years, and an emergency fund, are no part of the mix.',
  ],
  references: [
    {
      title: 'Kiplinger: The 100 Minus Your Age Rule',
      url: 'https://www.kiplinger.com/investing/100-minus-your-age-rule-easiest-asset-allocation-strategy',
    },
    {
      title: 'Explained: The 120 Rule for Allocating Your Investments',
      url: 'https://readyfinancenewsletters.com/personal_finance_articles/2018/11/',
    },
    { title: 'Bogle: Common Sense on Mutual Funds, chapter on asset allocation' },
  ],
});
