import { category, defineCalculator, money, percent, roundTo } from '@reckoner/engine';

/** Front-end: housing costs over gross income; back-end: housing and all other debt payments. */
export default defineCalculator({
  title: 'Debt-to-income ratio (DTI)',
  description:
    'Front-end and back-end debt-to-income ratio from gross monthly income, housing costs and debt payments.',
  keywords: ['DTI', 'front-end ratio', 'back-end ratio', 'mortgage qualification'],
  inputs: {
    income: money({ label: 'Gross income a month', min: 0.01, max: 1e9 }),
    housing: money({
      label: 'Housing costs a month',
      help: 'Rent, or mortgage with taxes and insurance.',
      min: 0,
      max: 1e9,
    }),
    debts: money({ label: 'Other debt payments a month', min: 0, max: 1e9, default: 0 }),
    limit: percent({ label: 'Limit for the back-end ratio', min: 1, max: 100, default: 36, usual: [20, 60] }),
  },
  outputs: {
    backEnd: percent({ label: 'Back-end ratio', places: 1 }),
    frontEnd: percent({ label: 'Front-end ratio', places: 1 }),
    room: money({ label: 'Room for further payments a month', help: 'Negative when over the limit.' }),
    level: category(['Up to 36%', '36 to 43%', '43 to 50%', 'Over 50%'], {
      label: 'Back-end ratio is',
      of: 'backEnd',
    }),
  },
  formula: ({ income, housing, debts, limit }) => {
    const backEnd = (housing + debts) / income;
    const shown = roundTo(backEnd, 3);
    return {
      backEnd,
      frontEnd: housing / income,
      room: limit * income - housing - debts,
      level: shown > 0.5 ? 'Over 50%' : shown > 0.43 ? '43 to 50%' : shown > 0.36 ? '36 to 43%' : 'Up to 36%',
    };
  },
  explanation:
    'Housing takes {frontEnd} of the income and all debts take {backEnd}; {room|they are {|room|} a month over|they are just at|{|room|} a month is left to} the limit of {limit}.',
  cautions: [
    {
      level: 'caution',
      when: ({ backEnd }) => backEnd > 1,
      says: 'The payments exceed the income: check that all of them are for a month.',
    },
    {
      level: 'note',
      when: ({ backEnd }) => backEnd > 0 && roundTo(100 * backEnd, 1) < 4,
      says: 'The payments are a very small part of the income: check that the income is that of a month, not of a year.',
    },
  ],
  examples: [
    {
      inputs: { income: 6000, housing: 1500, debts: 600 },
      results: { backEnd: 35, frontEnd: 25, room: 60, level: 'Up to 36%' },
      source: 'By hand: 2100/6000, 1500/6000, 2160 - 2100',
    },
    {
      inputs: { income: 5000, housing: 1500, debts: 500 },
      results: { backEnd: 40, room: -200, level: '36 to 43%' },
      source: 'By hand: 2000/5000',
    },
    {
      inputs: { income: 4000, housing: 1800 },
      results: { backEnd: 45, level: '43 to 50%' },
      source: 'By hand: 1800/4000',
    },
    {
      inputs: { income: 4000, housing: 1800, debts: 400 },
      results: { backEnd: 55, level: 'Over 50%' },
      source: 'By hand: 2200/4000',
    },
    {
      inputs: { income: 100000, housing: 36049 },
      results: { backEnd: 36.049, level: 'Up to 36%', room: -49 },
      source: 'By hand: shown as 36.0%',
    },
    {
      inputs: { income: 1000, housing: 1200 },
      results: { backEnd: 120, level: 'Over 50%' },
      cautions: ['exceed the income'],
      source: 'By hand: 1200/1000',
    },
    {
      inputs: { income: 72000, housing: 1440 },
      results: { backEnd: 2, level: 'Up to 36%' },
      cautions: ['not of a year'],
      source: 'By hand: 1440/72000',
    },
    {
      inputs: { income: 6000, housing: 1500, debts: 600, limit: 43 },
      results: { backEnd: 35, room: 480 },
      source: 'By hand: 0.43 × 6000 - 2100',
    },
  ],
  notes: ['36, 43 and 50% are limits that United States mortgage programs use; lenders set their own.'],
  references: [{ title: 'Fannie Mae: Selling Guide, B3-6-02, Debt-to-Income Ratios' }],
});
