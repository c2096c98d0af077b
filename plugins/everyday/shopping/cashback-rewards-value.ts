import {
  ceilNear,
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
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** What spending in each category brings, less the fee. */
export default defineCalculator({
  title: 'Cashback and points value',
  description:
    'Yearly value of card rewards and their effective return, in all and by category, from spending, cash back or points, and the annual fee.',
  keywords: ['credit card rewards', 'cash back', 'cents per point', 'miles value', 'is the annual fee worth it'],
  related: ['membership-break-even'],
  inputs: {
    reward: choice(
      {
        cash: { label: 'Cash back', also: ['cashback'] },
        points: { label: 'Points or miles', also: ['points', 'miles'] },
      },
      { label: 'The card gives', default: 'cash' },
    ),
    pointValue: money({
      label: 'Value of a point',
      help: 'In the currency, 0.01 for a cent: the price in money of what you redeem, less its fees, divided by the points.',
      symbol: 'v',
      per: 'each',
      above: 0,
      max: 1e6,
      when: { reward: 'points' },
    }),
    categories: rows(
      {
        name: text({ label: 'Category', maxLength: 40 }),
        spending: money({ label: 'Spending', min: 0, max: 1e9 }),
        rate: number({ label: 'Percent cash back, or points for each unit of money', min: 0, max: 1000 }),
      },
      { label: 'Spending by category', maxItems: 30 },
    ),
    period: choice(
      { month: { label: 'A month', value: 12 }, year: { label: 'A year', value: 1 } },
      { label: 'Spending in', default: 'month' },
    ),
    annualFee: money({ label: 'Annual fee', symbol: 'F', min: 0, max: 1e8, default: 0 }),
    credits: money({
      label: 'Credits that you use in a year',
      help: 'What the card pays back of things that you would buy anyway.',
      symbol: 'C',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    bonus: money({
      label: 'Welcome bonus, as its value in money',
      symbol: 'W',
      min: 0,
      max: 1e8,
      default: 0,
    }),
  },
  outputs: {
    net: money({ label: 'Net value a year', symbol: 'N' }),
    effectiveReturn: percent({ label: 'Effective return after the fee', symbol: 'e', places: 2 }),
    rewards: money({ label: 'Rewards a year', symbol: 'R' }),
    grossReturn: percent({ label: 'Return before the fee', symbol: 'g', places: 2 }),
    points: number({ label: 'Points a year', places: 0, optional: true }),
    spendingInAll: money({ label: 'Spending a year', symbol: 'S' }),
    breakEven: money({ label: 'Spending a year that pays the fee', symbol: 'B', optional: true }),
    firstYear: money({ label: 'Net value of the first year' }),
    byCategory: table(
      {
        name: text({ label: 'Category' }),
        spending: money({ label: 'Spending a year', symbol: 'a' }),
        value: money({ label: 'Rewards a year' }),
        share: percent({ label: 'Return', symbol: 'b', places: 2 }),
      },
      { label: 'By category' },
    ),
  },
  formula: (inputs) => {
    const { reward, pointValue, categories, period, annualFee, credits, bonus } = inputs;
    const byCategory = categories.map(({ name, spending, rate }) => {
      // A point for each unit of money is worth its value in that money.
      const share = reward === 'cash' ? rate / 100 : (rate * pointValue) / ONE;
      return { name, spending: spending * period, value: spending * period * share, share };
    });
    const spendingInAll = sum(byCategory.map(({ spending }) => spending));
    const rewards = sum(byCategory.map(({ value }) => value));
    const net = sumOfProducts([rewards], [credits], [-1, annualFee]);
    return {
      net,
      effectiveReturn: net / spendingInAll,
      rewards,
      grossReturn: rewards / spendingInAll,
      points: reward === 'points' ? rewards / pointValue : undefined,
      spendingInAll,
      breakEven:
        annualFee > credits && rewards > 0
          ? ceilNear(((annualFee - credits) * spendingInAll) / rewards / CENT) * CENT
          : undefined,
      firstYear: net + bonus,
      byCategory,
    };
  },
  figure: { kind: 'bars', table: 'byCategory', label: 'name', value: 'value' },
  explanation: ({ annualFee, credits, bonus }) => {
    const brings = 'A spending of {spendingInAll} a year brings rewards of {rewards}';
    const first =
      bonus > 0
        ? '; with the welcome bonus the first year comes to {firstYear|a loss of {|firstYear|}|nothing|a gain of {firstYear}}'
        : '';
    const counted =
      credits === 0
        ? 'after the annual fee'
        : annualFee === 0
          ? 'with the credits'
          : 'after the annual fee and with the credits';
    return annualFee === 0 && credits === 0
      ? `${brings}, a return of {effectiveReturn}${first}.`
      : `${brings}; ${counted} the card {net|costs {|net|} more than it brings|brings as much as it costs|brings {net} a year, a return of {effectiveReturn}}${first}.`;
  },
  requires: [
    {
      that: ({ categories }) => categories.some(({ spending }) => spending > 0),
      field: 'categories',
      says: 'There is no spending: give what is spent in at least one category.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ byCategory }) => byCategory.some(({ share }) => share > 0.25),
      says: 'Rewards of over a quarter of the spending are rare: the value of a point is given in the currency, 0.01 for a cent, and cash back in percent, 2 for 2%.',
    },
    {
      level: 'caution',
      when: ({ byCategory }) => byCategory.some(({ share }) => share > 0 && share < 0.001),
      says: 'Rewards of under 0.1% of the spending are rare: cash back is given in percent, 2 for 2%, and points for each unit of money.',
    },
    {
      level: 'note',
      when: ({ annualFee, credits, bonus, net }) =>
        bonus > 0 && annualFee > 0 && roundTo(net / ONE, 2) <= 0 && isBelow(credits, annualFee),
      says: 'In later years, without the welcome bonus, the card brings no more than it costs.',
    },
  ],
  examples: [
    {
      inputs: {
        reward: 'points',
        pointValue: 0.015,
        categories: [
          { name: 'Dining', spending: 400, rate: 3 },
          { name: 'Groceries', spending: 600, rate: 2 },
          { name: 'Other', spending: 1000, rate: 1 },
        ],
        annualFee: 95,
      },
      results: {
        points: 40800,
        rewards: 612,
        net: 517,
        grossReturn: 2.55,
        effectiveReturn: 2.1541667,
        spendingInAll: 24000,
        breakEven: '3725.50',
        firstYear: 517,
        byCategory: {
          length: 3,
          rows: { 0: { spending: 4800, value: 216, share: 4.5 }, 2: { value: 180, share: 1.5 } },
        },
      },
      source:
        'Cost Calculator, Credit Card Points: 3400 points a month; by hand × 12 × 0.015; 517/24000; 95/0.0255 = 3725.4902, up to the cent',
    },
    {
      inputs: {
        categories: [
          { name: 'Groceries', spending: 6000, rate: 3 },
          { name: 'Other', spending: 10000, rate: 1 },
        ],
        period: 'year',
      },
      results: { rewards: 280, net: 280, grossReturn: 1.75, effectiveReturn: 1.75 },
      source: 'By hand: 180 + 100; 280/16000',
    },
    {
      inputs: {
        categories: [{ name: 'All', spending: 500, rate: 1 }],
        annualFee: 550,
        credits: 300,
        bonus: 600,
      },
      results: { rewards: 60, net: -190, effectiveReturn: -3.1666667, breakEven: 25000, firstYear: 410 },
      cautions: ['In later years'],
      source: 'By hand: 60 + 300 - 550; /6000; 250/0.01; + 600',
    },
    {
      inputs: { categories: [{ name: 'All', spending: 6000, rate: 1 }], period: 'year', annualFee: 59.99, bonus: 600 },
      results: { rewards: 60, net: 0.01, firstYear: 600.01 },
      source: 'By hand: 60 - 59.99, which is still a gain of a cent',
    },
    {
      inputs: {
        categories: [{ name: 'All', spending: 10, rate: 1 }],
        period: 'year',
        annualFee: 0.3,
        credits: 0.2,
        bonus: 5,
      },
      results: { rewards: 0.1, net: 0, effectiveReturn: 0, firstYear: 5 },
      cautions: ['In later years'],
      source: 'By hand: 0.1 + 0.2 - 0.3 is nothing',
    },
    {
      inputs: {
        reward: 'points',
        pointValue: 1,
        categories: [{ name: 'All', spending: 500, rate: 1 }],
        period: 'year',
      },
      results: { grossReturn: 100, points: 500 },
      cautions: ['0.01 for a cent'],
      source: 'By hand: a point of 1 for each 1',
    },
    {
      inputs: { categories: [{ name: 'All', spending: 5000, rate: 0.02 }], period: 'year', annualFee: 10, credits: 12 },
      results: { rewards: 1, grossReturn: 0.02, net: 3 },
      cautions: ['2 for 2%'],
      source: 'By hand: 5000 × 0.0002; 1 + 12 - 10',
    },
    {
      inputs: { categories: [{ name: 'All', spending: 0, rate: 2 }] },
      refused: 'no spending',
      source: 'By definition',
    },
  ],
  notes: [
    'The spending that pays the fee, less the credits, is divided among the categories as given.',
    'What a card without a fee would bring for the same spending is not counted against it: compare both.',
    'Interest on a balance that is carried over costs far more than rewards bring.',
    'Limits on the spending that a rate holds for are not counted: give what is beyond them as a category of its own.',
  ],
  references: [
    {
      title: 'Cost Calculator: Credit Card Points and Rewards',
      url: 'https://costcalculator.calculator.city/?p=83264',
    },
    {
      title: 'Au: The ultimate guide to break-even spending to offset credit card annual fees (Upgraded Points)',
      url: 'https://upgradedpoints.com/credit-cards/credit-card-annual-fee-break-even-spending-guide/',
    },
  ],
});

const ONE = constant(1, '$');
const CENT = constant(0.01, '$');
