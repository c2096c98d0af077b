import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Costs are paid at the start of each year of study; deposits are made at the end of each month until the first. */
export default defineCalculator({
  title: 'College savings plan',
  description:
    'Future cost of college, the share that present savings cover, and the monthly deposit needed until it begins.',
  keywords: ['529 plan', 'education savings', 'tuition inflation', 'college fund', 'saving for university', 'RESP'],
  related: ['savings-goal', 'savings-growth-regular-deposits'],
  inputs: {
    cost: money({ label: 'Cost a year at today’s prices', symbol: 'C', above: 0, max: 1e9 }),
    inflation: percent({
      label: 'Rise of the cost a year',
      symbol: 'g',
      min: 0,
      max: 30,
      usual: [0.5, 12],
      default: 5,
    }),
    wait: integer({ label: 'Years until college', symbol: 'n', min: 1, max: 30 }),
    study: integer({ label: 'Years of college', symbol: 'm', min: 1, max: 10, default: 4 }),
    savings: money({ label: 'Saved already', symbol: 'S', min: 0, max: 1e12, default: 0 }),
    rate: percent({
      label: 'Return a year',
      help: 'Effective, after fees and taxes.',
      symbol: 'r',
      min: 0,
      max: 30,
      usual: [0.5, 15],
      default: 5,
    }),
    share: percent({
      label: 'Share of the cost to save for',
      symbol: 'q',
      above: 0,
      max: 100,
      usual: [10, 100],
      default: 100,
    }),
  },
  outputs: {
    monthly: money({ label: 'Monthly deposit' }),
    needed: money({ label: 'Needed when college begins' }),
    totalCost: money({ label: 'Sum of the costs', help: 'At the prices of their time, all of them.' }),
    covered: percent({ label: 'Covered by what is saved already', places: 1 }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        deposits: money({ label: 'Deposits' }),
        paid: money({ label: 'Paid at its end' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ cost, inflation, wait, study, savings, rate, share }) => {
    let needed = 0;
    let totalCost = 0;
    for (let year = 0; year < study; year++) {
      const price = cost * (1 + inflation) ** (wait + year);
      totalCost += price;
      needed += (share * price) / (1 + rate) ** year;
    }
    const grown = savings * (1 + rate) ** wait;
    // What monthly deposits of 1 come to in a year, at the effective rate.
    const accumulated = rate === 0 ? 12 : rate / ((1 + rate) ** (1 / 12) - 1);
    const years = rate === 0 ? wait : ((1 + rate) ** wait - 1) / rate;
    const monthly = Math.max(0, needed - grown) / (accumulated * years);
    const covered = Math.min(1, grown / needed);
    const byYear = [];
    let balance = savings;
    for (let year = 1; year < wait + study; year++) {
      const deposits = year <= wait ? 12 * monthly : 0;
      const paid = year >= wait ? share * cost * (1 + inflation) ** year : 0;
      balance = balance * (1 + rate) + (year <= wait ? monthly * accumulated : 0) - paid;
      byYear.push({ year, deposits, paid, balance });
    }
    return { monthly, needed, totalCost, covered, byYear };
  },
  stepwise: [
    'Needed when college begins: the share of each year’s cost at the price of its time, discounted by the return to the first year.',
    'The monthly deposit is what savings lack to that, over the accumulation of monthly deposits at the effective return.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['balance'] },
  explanation: ({ monthly }) =>
    monthly > 0
      ? 'When college begins {needed} are needed. What is saved covers {covered}; the rest takes {monthly} a month for {wait} {wait|year|years}.'
      : 'When college begins {needed} are needed, and what is saved covers it: no deposit is needed.',
  cautions: [
    {
      level: 'note',
      when: ({ inflation, rate }) => inflation > rate,
      says: 'The cost rises faster than savings grow: the sooner it is saved for, the better.',
    },
  ],
  examples: [
    {
      inputs: { cost: 25000, inflation: 5, wait: 10, study: 4, savings: 20000, rate: 6 },
      results: {
        monthly: 768.01,
        needed: 160598.89,
        totalCost: 175518.49,
        covered: 22.3021,
        byYear: { length: 13, rows: { 0: { balance: 30666.95 } } },
      },
      source: 'Python 3.11: month-by-month loop at the effective return',
    },
    {
      inputs: { cost: 10000, inflation: 4, wait: 5, study: 3, savings: 100000, rate: 4, share: 50 },
      results: {
        monthly: 0.0,
        needed: 18249.79,
        totalCost: 37979.04,
        covered: 100,
        byYear: { length: 7, rows: { 0: { balance: 104000.0 } } },
      },
      source: 'Python 3.11: month-by-month loop at the effective return',
    },
    {
      inputs: { cost: 12000, inflation: 3, wait: 1, study: 1, savings: 0, rate: 0 },
      results: {
        monthly: 1030.0,
        needed: 12360.0,
        totalCost: 12360.0,
        covered: 0,
        byYear: { length: 1, rows: { 0: { balance: 0.0 } } },
      },
      cautions: ['rises faster'],
      source: 'Python 3.11: month-by-month loop at the effective return',
    },
  ],
  notes: [
    'Financial aid and scholarships are not counted. Deposits are level; with a raise each year they could start lower.',
  ],
  references: [
    { title: 'College Board: Trends in College Pricing and Student Aid (yearly)' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
