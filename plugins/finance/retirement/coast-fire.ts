import { defineCalculator, integer, isAtMost, money, number, roundTo, table } from '@reckoner/engine';
import { realReturn, withdrawalRate } from './shared/fire.js';

/** The FIRE number discounted to today at the return after inflation: C = F / (1 + i)^n. */
export default defineCalculator({
  title: 'Coast FIRE',
  description:
    'Savings needed today to grow to the FIRE number by retirement without further saving, and the age at which saving can stop.',
  keywords: ['coast FI', 'coast fire number', 'stop saving for retirement', 'barista FIRE', 'when can I stop saving'],
  related: ['fire-number', 'years-to-financial-independence', 'retirement-savings-projection'],
  inputs: {
    age: integer({ label: 'Age', min: 15, max: 100 }),
    retirementAge: integer({ label: 'Age at retirement', min: 20, max: 100 }),
    spending: money({
      label: 'Spending a year in retirement',
      help: "In today's money, with taxes and health insurance.",
      symbol: 'E',
      above: 0,
      max: 1e9,
    }),
    otherIncome: money({
      label: 'Pensions and other income a year',
      help: "From retirement on, in today's money.",
      symbol: 'Q',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    savings: money({ label: 'Savings today', symbol: 'P', min: 0, max: 1e12 }),
    yearlySaving: money({
      label: 'Saving a year until it stops',
      help: "In today's money.",
      symbol: 's',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    realReturn,
    withdrawalRate,
  },
  outputs: {
    coastNumber: money({ label: 'Coast FIRE number today', symbol: 'C' }),
    target: money({ label: "FIRE number, in today's money", symbol: 'F' }),
    missing: money({ label: 'Missing today', symbol: 'M' }),
    projected: money({
      label: 'Savings at retirement without further saving',
      help: "In today's money.",
      symbol: 'P_n',
    }),
    income: money({ label: 'Spending a year that this pays for', symbol: 'E_n' }),
    atHalf: money({ label: 'Coast FIRE number at half the return', symbol: 'C_h' }),
    coastAge: number({ label: 'Age at which saving can stop', symbol: 'a', optional: true, places: 1 }),
    byYear: table(
      {
        age: integer({ label: 'Age' }),
        saved: money({ label: 'Savings, still saving' }),
        needed: money({ label: 'Coast FIRE number' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ age, retirementAge, spending, otherIncome, savings, yearlySaving, realReturn, withdrawalRate }) => {
    const n = retirementAge - age;
    const growth = (1 + realReturn) ** n;
    const target = (spending - otherIncome) / withdrawalRate;
    const coastNumber = target / growth;
    // A number that was answered, with its cents rounded, is reached when it is sent back.
    const reached = isAtMost(coastNumber * (1 - 1e-6), savings);
    const missing = reached ? 0 * savings : coastNumber - savings;
    const projected = savings * growth;
    const byYear = [];
    let saved = savings;
    let needed = coastNumber;
    for (let year = 0; year <= n; year++) {
      byYear.push({ age: age + year, saved, needed });
      saved = saved * (1 + realReturn) + yearlySaving;
      needed *= 1 + realReturn;
    }
    const results = {
      coastNumber,
      target,
      missing,
      projected,
      income: projected * withdrawalRate + otherIncome,
      atHalf: target / (1 + realReturn / 2) ** n,
      byYear,
    };
    if (reached) return { ...results, coastAge: age };
    if (isAtMost(yearlySaving, missing * realReturn)) return results;
    const years =
      realReturn < 1e-12
        ? missing / yearlySaving
        : -Math.log1p((-missing * realReturn) / yearlySaving) / Math.log1p(realReturn);
    return isAtMost(years, n) ? { ...results, coastAge: age + years } : results;
  },
  shown: ({ age, retirementAge, spending, otherIncome, savings, realReturn, withdrawalRate, projected, target }) => {
    const n = retirementAge - age;
    return {
      target: (spending - otherIncome) / withdrawalRate,
      coastNumber: target / (1 + realReturn) ** n,
      projected: savings * (1 + realReturn) ** n,
      income: projected * withdrawalRate + otherIncome,
      atHalf: target / (1 + realReturn / 2) ** n,
      missing: undefined,
      coastAge: undefined,
    };
  },
  stepwise: [
    'Missing is what the savings today are short of the Coast FIRE number, or nothing.',
    'With a saving of s at the end of each year saving can stop after -ln(1 - M·i/s) / ln(1 + i) years, or M/s without a return, if that is before retirement.',
    'The table adds the saving each year, and lets the Coast FIRE number grow to the FIRE number.',
  ],
  figure: {
    kind: 'curve',
    title: 'Savings and what is needed to coast',
    x: { of: 'age', label: 'Age' },
    y: { of: 'target', label: "Savings in today's money" },
    curve: ({ age, retirementAge, savings, yearlySaving, realReturn, coastNumber }) => {
      if (retirementAge === age) return undefined;
      const saved = (at: number) => {
        const growth = (1 + realReturn) ** (at - age);
        return savings * growth + yearlySaving * (realReturn < 1e-9 ? at - age : (growth - 1) / realReturn);
      };
      return {
        from: age,
        to: retirementAge,
        lines: [
          { label: 'Still saving', y: saved },
          { label: 'Without further saving', y: (at) => savings * (1 + realReturn) ** (at - age) },
          { label: 'Coast FIRE number', dashed: true, y: (at) => coastNumber * (1 + realReturn) ** (at - age) },
        ],
      };
    },
  },
  explanation: ({ age, retirementAge, missing, coastAge, otherIncome, yearlySaving, realReturn }) => {
    const other = otherIncome > 0 ? ', {otherIncome} of it from other income,' : '';
    const goal = `Spending {spending} a year from age {retirementAge} on${other} takes {target} in today’s money, at a withdrawal rate of {withdrawalRate}.`;
    if (age === retirementAge)
      return missing > 0
        ? `${goal} You have {savings}, {missing} less than that, and there is no time left to grow.`
        : `${goal} You have {savings}: at that rate it is enough.`;
    const half = realReturn > 0 ? ' At half that return {atHalf} would be needed today.' : '';
    if (!(missing > 0))
      return `${goal} At a steady {realReturn} a year after inflation your {savings} would grow to {projected} by then without further saving; {coastNumber} is needed today.${half}`;
    const need = `${goal} To get there without further saving {coastNumber} is needed today at a steady {realReturn} a year after inflation, {missing} more than you have.${half}`;
    if (coastAge !== undefined)
      return roundTo(coastAge, 1) < retirementAge
        ? `${need} With {yearlySaving} a year saving can stop at age {coastAge}.`
        : `${need} With {yearlySaving} a year it is reached only right before retirement.`;
    return yearlySaving > 0
      ? `${need} Even with {yearlySaving} a year until retirement it is not reached: save more, spend less or retire later.`
      : need;
  },
  requires: [
    {
      that: ({ age, retirementAge }) => retirementAge >= age,
      field: 'retirementAge',
      says: 'The age at retirement, {retirementAge}, must not be below the present age, {age}.',
    },
    {
      that: ({ spending, otherIncome }) => otherIncome < spending,
      field: 'otherIncome',
      says: 'The other income, {otherIncome}, covers the spending, {spending}: no savings are needed.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ coastAge, age, retirementAge }) => coastAge !== undefined && retirementAge > age,
      says: 'To stop saving is right at a steady return alone: one bad decade can leave far less, and nothing is saved to make up for it. Compare again every year, and go on saving while you fall short.',
    },
    {
      level: 'caution',
      when: ({ coastAge, age, retirementAge }) => coastAge !== undefined && retirementAge === age,
      says: 'Before you stop working, see that taxes and health insurance are in the spending, and what you would do if the first years brought losses: those use up savings soonest.',
    },
    {
      level: 'caution',
      when: ({ realReturn }) => realReturn > 0.066,
      says: 'United States stocks returned some 6.6% a year after inflation from 1900 to 2025, before costs and taxes, and portfolios with bonds less: check that inflation is taken off the return.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate }) => withdrawalRate > 0.0415,
      says: 'Withdrawals of more than some 4% of the first balance, raised with inflation, did not always last 30 years: plan with a lower rate.',
    },
    {
      level: 'caution',
      when: ({ withdrawalRate, retirementAge }) => retirementAge < 60 && withdrawalRate > 0.035,
      says: 'From age {retirementAge} on the money may have to last 40 years and more, and the 4% rule was tested over 30: plan with 3 to 3.5%.',
    },
    {
      level: 'caution',
      when: ({ otherIncome, retirementAge }) => otherIncome > 0 && retirementAge < 62,
      says: 'The other income is taken to begin with retirement. United States Social Security begins at 62 at the earliest: the years before it take savings of their own.',
    },
    {
      level: 'caution',
      when: ({ retirementAge }) => retirementAge < 60,
      says: 'Before 59½ most withdrawals from United States retirement accounts cost an additional tax of 10%, and Medicare begins at 65: see what pays for the years until then.',
    },
    {
      level: 'note',
      when: ({ spending }) => spending < 12000,
      says: 'A spending of {spending} a year is small: check that it is not that of a month.',
    },
  ],
  examples: [
    {
      inputs: { age: 35, retirementAge: 65, spending: 60000, otherIncome: 20000, savings: 150000, yearlySaving: 10000 },
      results: {
        coastNumber: 231377.45,
        target: 1000000,
        missing: 81377.45,
        projected: 648291.36,
        income: 45931.65,
        atHalf: 476742.69,
        coastAge: 45.7064766,
        byYear: { length: 31, rows: { 1: { age: 36, saved: 167500 }, '-1': { age: 65, needed: 1000000 } } },
      },
      cautions: ['right at a steady return alone'],
      source: 'Python with mpmath: year by year, and the age by bisection of the two balances',
    },
    {
      inputs: { age: 35, retirementAge: 65, spending: 60000, otherIncome: 20000, savings: 300000 },
      results: {
        coastNumber: 231377.45,
        missing: 0,
        projected: 1296582.71,
        income: 71863.31,
        coastAge: 35,
      },
      cautions: ['right at a steady return alone'],
      source: 'Python with mpmath: 300000 × 1.05^30; 4% of it, and 20000',
    },
    {
      inputs: { age: 30, retirementAge: 60, spending: 40000, savings: 100000, realReturn: 7 },
      results: {
        coastNumber: 131367.12,
        target: 1000000,
        missing: 31367.12,
        projected: 761225.5,
        income: 30449.02,
        atHalf: 356278.41,
      },
      cautions: ['inflation is taken off'],
      source: 'Printed: $1M, 30 years and 7% take $131,367; Python with mpmath: 100000 × 1.07^30, 1000000/1.035^30',
    },
    {
      inputs: { age: 50, retirementAge: 50, spending: 40000, savings: 1000000, withdrawalRate: 3 },
      results: { coastNumber: 1333333.33, target: 1333333.33, missing: 333333.33, projected: 1000000, income: 30000 },
      cautions: ['Before 59½'],
      source: 'By hand: 40000/0.03, no time to grow',
    },
    {
      inputs: {
        age: 30,
        retirementAge: 55,
        spending: 40000,
        otherIncome: 10000,
        savings: 50000,
        yearlySaving: 5000,
        realReturn: 0,
        withdrawalRate: 5,
      },
      results: {
        coastNumber: 600000,
        target: 600000,
        missing: 550000,
        projected: 50000,
        income: 12500,
        atHalf: 600000,
      },
      cautions: ['did not always last 30 years', 'last 40 years and more', 'begins at 62', 'Before 59½'],
      source: 'By hand: 30000/0.05; 550000/5000 is 110 years',
    },
    {
      inputs: { age: 30, retirementAge: 65, spending: 40000, savings: 100000, yearlySaving: 40000, realReturn: 0 },
      results: { coastNumber: 1000000, missing: 900000, coastAge: 52.5 },
      cautions: ['right at a steady return alone'],
      source: 'By hand: 900000/40000 is 22.5 years',
    },
    {
      inputs: { age: 30, retirementAge: 60, spending: 40000, savings: 20000, yearlySaving: 500 },
      results: { coastNumber: 231377.45, missing: 211377.45, projected: 86438.85, income: 3457.55 },
      source: 'Python with mpmath; by hand: 500 a year are less than the 10568.87 by which what is missing grows',
    },
    {
      inputs: { age: 35, retirementAge: 65, spending: 60000, otherIncome: 20000, savings: 150000, yearlySaving: 5294 },
      results: { coastNumber: 231377.45, missing: 81377.45, coastAge: 64.99639689 },
      cautions: ['right at a steady return alone'],
      source: 'Python with mpmath: -ln(1 - 81377.45 × 0.05/5294)/ln(1.05) years',
    },
    {
      inputs: { age: 40, retirementAge: 65, spending: 3000, savings: 20000 },
      results: { coastNumber: 22147.71, target: 75000, missing: 2147.71 },
      cautions: ['not that of a month'],
      source: 'Python with mpmath: 75000/1.05^25',
    },
    {
      inputs: { age: 65, retirementAge: 65, spending: 40000, savings: 1000000 },
      results: { coastNumber: 1000000, target: 1000000, missing: 0, income: 40000, coastAge: 65 },
      cautions: ['Before you stop working'],
      source: 'By hand: 40000/0.04 is there',
    },
    {
      inputs: { age: 65, retirementAge: 65, spending: 40000, savings: 150000 },
      results: { coastNumber: 1000000, target: 1000000, missing: 850000, income: 6000 },
      source: 'By hand: 40000/0.04 less 150000',
    },
    {
      inputs: { age: 60, retirementAge: 59, spending: 40000, savings: 20000 },
      refused: 'must not be below',
      source: 'By hand: retired already',
    },
    {
      inputs: { age: 50, retirementAge: 60, spending: 40000, otherIncome: 40000, savings: 20000 },
      refused: 'covers the spending',
      source: 'By hand: no gap',
    },
  ],
  notes: [
    "All amounts are in today's money. Saving falls at the end of each year.",
    'Taxes and costs of funds are not taken off: spending includes the taxes on withdrawals, the return is after costs.',
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
