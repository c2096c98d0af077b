import { defineCalculator, integer, money, percent, table } from '@reckoner/engine';

/** Contributions are shares of a salary that rises yearly, paid in at the end of each month; the return is effective. */
export default defineCalculator({
  title: 'Retirement savings projection',
  description:
    "Balance at retirement and the income it supports, in nominal and today's money, from age, salary, contributions and return.",
  keywords: ['401(k) balance', 'retirement calculator', 'pension pot', 'retirement balance'],
  inputs: {
    age: integer({ label: 'Age', min: 15, max: 90 }),
    retirementAge: integer({ label: 'Age at retirement', min: 20, max: 100, default: 67 }),
    savings: money({ label: 'Savings today', formerly: ['balance'], min: 0, max: 1e12, default: 0 }),
    salary: money({ label: 'Salary a year', min: 0, max: 1e9 }),
    contribution: percent({ label: 'Own contribution', help: 'Of the salary.', min: 0, max: 100, usual: [0.5, 60] }),
    employer: percent({
      label: 'Employer contribution',
      help: 'Of the salary.',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.5, 30],
    }),
    raise: percent({ label: 'Salary growth a year', min: 0, max: 20, default: 3, usual: [0.3, 10] }),
    returnRate: percent({ label: 'Return a year', min: 0, max: 30, default: 6, usual: [0.5, 15] }),
    inflation: percent({ label: 'Inflation a year', min: 0, max: 20, default: 2.5, usual: [0.3, 12] }),
    withdrawalRate: percent({ label: 'Withdrawal rate', min: 0.5, max: 20, default: 4, usual: [2, 8] }),
  },
  outputs: {
    value: money({ label: 'Balance at retirement' }),
    realValue: money({ label: "Balance in today's money" }),
    contributed: money({ label: 'Paid in', help: 'Without the savings today.' }),
    growth: money({ label: 'Growth' }),
    income: money({ label: "Income a year in today's money" }),
    byYear: table(
      {
        age: integer({ label: 'Age' }),
        contributions: money({ label: 'Contributions' }),
        value: money({ label: 'Balance' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({
    age,
    retirementAge,
    savings,
    salary,
    contribution,
    employer,
    raise,
    returnRate,
    inflation,
    withdrawalRate,
  }) => {
    const years = retirementAge - age;
    const growth = 1 + returnRate;
    const accumulated = returnRate === 0 ? 12 : returnRate / (growth ** (1 / 12) - 1);
    let monthly = (salary * (contribution + employer)) / 12;
    let value = savings;
    let contributed = 0 * savings;
    const byYear = [];
    for (let year = 1; year <= years; year++) {
      value = value * growth + monthly * accumulated;
      contributed += 12 * monthly;
      byYear.push({ age: age + year, contributions: 12 * monthly, value });
      monthly *= 1 + raise;
    }
    const realValue = value / (1 + inflation) ** years;
    return {
      value,
      realValue,
      contributed,
      growth: value - savings - contributed,
      income: realValue * withdrawalRate,
      byYear,
    };
  },
  stepwise: [
    "Each year the balance grows by the return, and twelve monthly contributions with their part of that year's return are added.",
    'The contributions grow by the raise each year.',
    'The real value is the last one divided by (1 + inflation)^years; the income is the withdrawal rate of it.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'age', lines: ['value'] },
  explanation:
    'At {retirementAge} the balance is {value}, {realValue} in today’s money, which supports {income} a year.',
  requires: [
    {
      that: ({ age, retirementAge }) => retirementAge > age,
      field: 'retirementAge',
      says: 'The age at retirement, {retirementAge}, must be above the present age, {age}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ withdrawalRate }) => withdrawalRate > 0.0415,
      says: 'Withdrawals of more than some 4% of the first balance, raised with inflation, did not always last 30 years: the income may end too soon.',
    },
  ],
  examples: [
    {
      inputs: { age: 35, savings: 50000, salary: 72000, contribution: 10 },
      results: {
        value: 1278789.8,
        realValue: 580277.15,
        contributed: 378019.86,
        growth: 850769.94,
        income: 23211.09,
        byYear: { length: 32, rows: { 0: { age: 36, contributions: 7200, value: 60395.92 } } },
      },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: {
        age: 30,
        retirementAge: 60,
        salary: 24000,
        contribution: 3,
        employer: 2,
        raise: 0,
        returnRate: 0,
        inflation: 0,
      },
      results: { value: 36000, realValue: 36000, growth: 0, income: 1440 },
      source: 'By hand: 360 × 100',
    },
    {
      inputs: { age: 67, salary: 50000, contribution: 5 },
      refused: 'must be above the present age',
      source: 'By hand: no time left',
    },
    {
      inputs: {
        age: 30,
        retirementAge: 60,
        salary: 24000,
        contribution: 3,
        employer: 2,
        raise: 0,
        returnRate: 0,
        inflation: 0,
        withdrawalRate: 3,
      },
      results: { value: 36000, income: 1080 },
      source: 'By hand: 360 × 100; 3% of 36000',
    },
    {
      inputs: {
        age: 30,
        retirementAge: 60,
        salary: 24000,
        contribution: 3,
        employer: 2,
        raise: 0,
        returnRate: 0,
        inflation: 0,
        withdrawalRate: 8,
      },
      results: { value: 36000, income: 2880 },
      cautions: ['did not always last 30 years'],
      source: 'By hand: 360 × 100; 8% of 36000',
    },
  ],
  notes: [
    'Contributions are paid in at the end of each month and rise once a year; the return is effective.',
    'Legal limits on contributions are not applied; a steady return is an assumption.',
  ],
  references: [{ title: 'Bodie, Kane, Marcus: Investments, chapter on long-term and retirement saving' }],
});
