import { defineCalculator, integer, isBelow, measure, money, number, percent, roundTo, table } from '@reckoner/engine';
import { realReturn, withdrawalRate } from './shared/fire.js';
import { yearsToReach } from './shared/independence.js';

/** Savings rates that are compared. */
const SAVINGS_RATES: readonly number[] = [
  0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8,
];

/** n = ln((F·i + s)/(P·i + s))/ln(1 + i), with s the saving a year and F what the spending takes. */
export default defineCalculator({
  title: 'Years to financial independence',
  description:
    'Years until savings cover the spending, from income, savings rate, savings today and real return, and the years at other savings rates.',
  keywords: [
    'savings rate',
    'early retirement savings rate',
    'shockingly simple math',
    'time to retirement',
    'FI date',
    'when can I retire',
  ],
  related: ['fire-number', 'coast-fire', 'safe-withdrawal-four-percent'],
  inputs: {
    age: integer({ label: 'Age', symbol: 'a', min: 15, max: 100 }),
    income: money({
      label: 'Income a year after tax',
      help: "In today's money, with what goes into retirement accounts.",
      symbol: 'Y',
      above: 0,
      max: 1e9,
    }),
    savingsRate: percent({
      label: 'Savings rate',
      help: 'Of that income.',
      symbol: 'q',
      min: 0,
      below: 100,
      usual: [2, 90],
    }),
    savings: money({ label: 'Savings today', symbol: 'P', min: 0, max: 1e12, default: 0 }),
    spending: money({
      label: 'Spending a year afterwards',
      help: 'With taxes and health insurance; by default what is not saved now.',
      symbol: 'E',
      above: 0,
      max: 1e9,
      optional: true,
    }),
    realReturn,
    withdrawalRate,
  },
  outputs: {
    years: measure('yr', { label: 'Years to independence', symbol: 'n', optional: true, places: 1 }),
    ageThen: number({ label: 'Age then', symbol: 'a_n', optional: true, places: 1 }),
    target: money({ label: 'Savings needed', symbol: 'F' }),
    yearlySaving: money({ label: 'Saving a year', symbol: 's' }),
    spent: money({ label: 'Spending that is covered', symbol: 'E_F' }),
    yearsAtHalf: measure('yr', { label: 'Years at half the return', symbol: 'n_h', optional: true, places: 1 }),
    byRate: table(
      {
        rate: percent({ label: 'Savings rate' }),
        target: money({ label: 'Savings needed' }),
        years: measure('yr', { label: 'Years', places: 1 }),
      },
      { label: 'At other savings rates' },
    ),
  },
  formula: ({ age, income, savingsRate, savings, spending, realReturn, withdrawalRate }) => {
    const yearlySaving = income * savingsRate;
    const spent = spending ?? income - yearlySaving;
    const target = spent / withdrawalRate;
    const years = yearsToReach(target, savings, yearlySaving, realReturn);
    const byRate = SAVINGS_RATES.map((rate) => {
      const needed = (spending ?? income * (1 - rate)) / withdrawalRate;
      return { rate, target: needed, years: yearsToReach(needed, savings, income * rate, realReturn)! };
    });
    return {
      years,
      ageThen: years === undefined ? undefined : age + years,
      target,
      yearlySaving,
      spent,
      yearsAtHalf: yearsToReach(target, savings, yearlySaving, realReturn / 2),
      byRate,
    };
  },
  shown: ({ income, savingsRate, spending, withdrawalRate, yearlySaving, spent }) => ({
    yearlySaving: income * savingsRate,
    spent: spending ?? income - yearlySaving,
    target: spent / withdrawalRate,
    years: undefined,
    ageThen: undefined,
    yearsAtHalf: undefined,
  }),
  stepwise: [
    'n = ln((F·i + s) / (P·i + s)) / ln(1 + i) years, or (F - P) / s without a return, are left, and the age then is n more than now.',
    'Where the savings reach what is needed no years are left; without saving and without savings it is never reached.',
    'The years at half the return are those with i/2 in place of i, and the table has them with other savings rates.',
  ],
  explanation: ({ years, yearsAtHalf, ageThen, realReturn }) => {
    const goal = 'Spending {spent} a year takes {target}, at a withdrawal rate of {withdrawalRate}.';
    if (years === undefined) return `${goal} Without saving it is not reached.`;
    if (years === 0) return `${goal} You have {savings}: at that rate it is enough.`;
    const half = realReturn > 0 && yearsAtHalf !== undefined ? ' At half that return it takes {yearsAtHalf}.' : '';
    const then = ageThen !== undefined && roundTo(ageThen, 1) <= 100 ? 'at age {ageThen}' : 'beyond a lifetime';
    return `${goal} Saving {yearlySaving} a year, {savingsRate} of the income, it is reached after {years}, ${then}, at a steady {realReturn} a year after inflation.${half}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ withdrawalRate }) => withdrawalRate > 0.0415,
      says: 'Withdrawals of more than some 4% of the first balance, raised with inflation, did not always last 30 years: plan with a lower rate.',
    },
    {
      level: 'caution',
      when: ({ ageThen, withdrawalRate }) =>
        ageThen !== undefined && roundTo(ageThen, 1) < 60 && withdrawalRate > 0.035,
      says: 'At such an age the money may have to last 40 years and more, and the 4% rule was tested over 30: plan with 3 to 3.5%.',
    },
    {
      level: 'caution',
      when: ({ ageThen }) => ageThen !== undefined && roundTo(ageThen, 1) < 59.5,
      says: 'Before 59½ most withdrawals from United States retirement accounts cost an additional tax of 10%, and Medicare begins at 65: see what pays for the years until then.',
    },
    {
      level: 'caution',
      when: ({ years }) => years === 0,
      says: 'Before you stop working, see that taxes and health insurance are in the spending, and what you would do if the first years brought losses: those use up savings soonest.',
    },
    {
      level: 'caution',
      when: ({ realReturn }) => realReturn > 0.066,
      says: 'United States stocks returned some 6.6% a year after inflation from 1900 to 2025, before costs and taxes, and portfolios with bonds less: check that inflation is taken off the return.',
    },
    {
      level: 'caution',
      when: ({ spending, income, savingsRate }) =>
        spending !== undefined && isBelow(spending, income * (1 - savingsRate) * 0.7),
      says: 'The spending afterwards is less than 70% of what is spent now: check that taxes, health insurance and repairs are in it, and that it is not that of a month.',
    },
    {
      level: 'note',
      when: ({ ageThen }) => ageThen !== undefined && roundTo(ageThen, 1) > 75,
      says: 'So high an age is beyond a working life: save more, or spend less.',
    },
    {
      level: 'note',
      when: ({ income }) => income < 12000,
      says: 'An income of {income} a year is small: check that it is not that of a month.',
    },
  ],
  examples: [
    {
      inputs: { age: 40, income: 80000, savingsRate: 25, savings: 100000 },
      results: {
        years: 27.3620942,
        ageThen: 67.3620942,
        target: 1500000,
        yearlySaving: 20000,
        spent: 60000,
        yearsAtHalf: 37.99798969,
        byRate: {
          length: 16,
          rows: {
            0: { rate: 5, target: 1900000, years: 49.147104 },
            '-1': { rate: 80, target: 400000, years: 4.03176127 },
          },
        },
      },
      source: 'Python with mpmath: the balance by bisection over time',
    },
    {
      inputs: { age: 30, income: 80000, savingsRate: 50 },
      results: {
        years: 16.62077245,
        ageThen: 46.62077245,
        target: 1000000,
        yearlySaving: 40000,
        yearsAtHalf: 19.66206751,
      },
      cautions: ['last 40 years and more', 'Before 59½'],
      source: 'Printed: at 50% some 17 years; Python with mpmath: the balance by bisection over time',
    },
    {
      inputs: {
        age: 45,
        income: 100000,
        savingsRate: 40,
        savings: 200000,
        spending: 36000,
        realReturn: 7,
        withdrawalRate: 6,
      },
      results: { years: 6.17415822, target: 600000, yearlySaving: 40000, spent: 36000, yearsAtHalf: 7.578937484 },
      cautions: [
        'did not always last',
        'last 40 years and more',
        'Before 59½',
        'check that inflation',
        'less than 70%',
      ],
      source: 'Python with mpmath: the balance by bisection over time; 36000/0.06',
    },
    {
      inputs: { age: 55, income: 50000, savingsRate: 60, savings: 50000, realReturn: 0, withdrawalRate: 4 },
      results: { years: 15, ageThen: 70, target: 500000, yearsAtHalf: 15 },
      source: 'By hand: 450000/30000',
    },
    {
      inputs: { age: 62, income: 50000, savingsRate: 20, savings: 1000000 },
      results: { years: 0, ageThen: 62, target: 1000000, yearsAtHalf: 0 },
      cautions: ['Before you stop working'],
      source: 'By hand: 40000/0.04 is there',
    },
    {
      inputs: { age: 60, income: 50000, savingsRate: 1, realReturn: 0.5 },
      results: { target: 1237500, yearlySaving: 500, years: 519.97307, yearsAtHalf: 789.92312 },
      cautions: ['beyond a working life'],
      source: 'Python with mpmath: the balance by bisection over time',
    },
    {
      inputs: { age: 73, income: 80000, savingsRate: 25, savings: 108500 },
      results: { years: 27.01659181, ageThen: 100.0165918, target: 1500000 },
      cautions: ['beyond a working life'],
      source: 'Python with mpmath: ln(95000/25425)/ln(1.05); an age that reads 100.0 is that of 100',
    },
    {
      inputs: { age: 30, income: 50000, savingsRate: 0 },
      results: { target: 1250000, yearlySaving: 0, spent: 50000 },
      source: 'By hand: nothing is saved',
    },
    {
      inputs: { age: 50, income: 4000, savingsRate: 25 },
      results: { target: 75000, yearlySaving: 1000, years: 31.93562974 },
      cautions: ['not that of a month', 'beyond a working life'],
      source: 'Python with mpmath: the balance by bisection over time',
    },
  ],
  notes: [
    "Savings are added at the end of each year, and all amounts are in today's money: the saving is taken to rise with prices.",
    'Taxes on withdrawals are part of the spending.',
    'The 4% rule comes from United States returns over 30 years of retirement; in most other countries it would have failed at times.',
  ],
  references: [
    {
      title:
        'Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning 7 (1994) 171–180',
    },
    {
      title:
        'Pfau: An International Perspective on Safe Withdrawal Rates from Retirement Savings: The Demise of the 4 Percent Rule?, Journal of Financial Planning, December 2010 (abstract)',
      url: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1699526',
    },
    { title: 'Dimson, Marsh, Staunton: UBS Global Investment Returns Yearbook 2026 (as reported: 6.6% and 1.6%)' },
    {
      title: 'Vanguard: Early retirement and the 4% rule (Fuel for the F.I.R.E.)',
      url: 'https://investor.vanguard.com/investor-resources-education/article/fueling-the-fire-movement-updating-the-4-rule-for-early-retirees',
    },
  ],
});
