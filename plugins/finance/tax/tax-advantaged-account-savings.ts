import {
  choice,
  constant,
  defineCalculator,
  flag,
  integer,
  isAtMost,
  isBelow,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { taxYear } from './shared/fields.js';

/** Limits of a year in the United States: Rev. Proc. 2024-25, 2024-40, 2025-19 and 2025-32, and Public Law 119-21. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  us2025: { self: 4300, family: 8550, health: 3300, carryover: 660, care: 5000, careSeparate: 2500 },
  us2026: { self: 4400, family: 8750, health: 3400, carryover: 680, care: 7500, careSeparate: 3750 },
};

/** The most that may be put in: of an HSA by months, with 1,000 more from 55 on. */
function limitOf(
  year: string,
  account: string,
  coverage: string | undefined,
  over55: boolean | undefined,
  months: number | undefined,
  separate: boolean | undefined,
): number {
  const limits = LIMITS[year]!;
  const dollar = constant(1, '$');
  if (account === 'hsa') return (((limits[coverage ?? 'self']! + (over55 ? 1000 : 0)) * (months ?? 12)) / 12) * dollar;
  if (account === 'health') return limits.health! * dollar;
  return (separate ? limits.careSeparate! : limits.care!) * dollar;
}

/** Contributions escape income tax and, through payroll, Social Security and Medicare; growth of an HSA escapes tax, and what is left in an FSA is lost. */
export default defineCalculator({
  title: 'HSA and FSA tax savings',
  description:
    'Tax saved in the United States in 2025 or 2026 by contributions to a health savings account or a flexible spending account, the growth of an HSA untaxed, and what an unused FSA loses.',
  keywords: [
    'HSA savings',
    'FSA savings',
    'health savings account',
    'flexible spending account',
    'dependent care FSA',
    'use it or lose it',
  ],
  related: ['take-home-pay', 'payroll-tax-fica'],
  inputs: {
    year: taxYear,
    account: choice(
      {
        hsa: { label: 'Health savings account (HSA)', also: ['HSA'] },
        health: { label: 'Health FSA', also: ['FSA', 'health care FSA'] },
        care: { label: 'Dependent care FSA', also: ['DCFSA', 'dependent care'] },
      },
      { label: 'Account', default: 'hsa' },
    ),
    contribution: money({ label: 'Your contribution of the year', symbol: 'C', min: 1, max: 1e5 }),
    employer: money({
      label: 'Contribution of the employer',
      help: 'Of the year; it counts towards the limit.',
      min: 0,
      max: 1e5,
      default: 0,
      when: { account: ['hsa', 'care'] },
    }),
    coverage: choice(
      { self: { label: 'Self only', also: ['self', 'single'] }, family: { label: 'Family', also: ['family'] } },
      { label: 'Health plan', default: 'self', when: { account: 'hsa' } },
    ),
    over55: flag({ label: '55 or older by the end of the year', default: false, when: { account: 'hsa' } }),
    months: integer({
      label: 'Months of eligibility',
      help: 'With a high-deductible plan and without Medicare on the first day.',
      min: 1,
      max: 12,
      default: 12,
      when: { account: 'hsa' },
    }),
    separate: flag({ label: 'Married filing separately', default: false, when: { account: 'care' } }),
    incomeTax: percent({
      label: 'Income tax on the last dollar',
      help: 'Federal and state. California and New Jersey tax HSAs: leave their rates out.',
      symbol: 't',
      min: 0,
      max: 60,
      usual: [5, 55],
    }),
    payrollTax: percent({
      label: 'Social Security and Medicare',
      help: '7.65% by payroll; 1.45% above the wage base; 0 where you pay in yourself, as the self-employed do: of their 15.3% nothing is spared.',
      symbol: 't_p',
      min: 0,
      max: 15.3,
      default: 7.65,
      usual: [1, 8.55],
    }),
    years: number({
      label: 'Years invested',
      symbol: 'n',
      min: 0,
      max: 70,
      default: 0,
      usual: 'all',
      when: { account: 'hsa' },
    }),
    growth: percent({
      label: 'Return a year',
      symbol: 'r',
      min: 0,
      max: 30,
      default: 0,
      usual: [1, 12],
      when: { account: 'hsa' },
    }),
    growthTax: percent({
      label: 'Tax on returns outside of it',
      help: 'Of each year’s return in an ordinary account.',
      symbol: 't_g',
      min: 0,
      max: 60,
      default: 0,
      usual: [5, 50],
      when: { account: 'hsa' },
    }),
    unused: money({
      label: 'Left unspent at the end',
      help: 'After the grace period or run-out, of what you put in.',
      min: 0,
      max: 1e5,
      default: 0,
      when: { account: ['health', 'care'] },
    }),
    carryover: flag({
      label: 'The plan carries over',
      help: 'Up to $660 from 2025, $680 from 2026.',
      default: false,
      when: { account: 'health' },
    }),
  },
  outputs: {
    saved: money({ label: 'Tax saved on the contribution' }),
    net: money({ label: 'Gain after what is lost', help: 'Negative: more is forfeited than saved.' }),
    cost: money({ label: 'Contribution after the tax saved' }),
    limit: money({ label: 'Limit of the year' }),
    room: money({ label: 'Left to the limit' }),
    forfeited: money({ label: 'Forfeited', optional: true }),
    carried: money({ label: 'Carried over', optional: true }),
    future: money({ label: 'In the HSA after the years', optional: true }),
    taxable: money({ label: 'The same pay saved in an ordinary account', optional: true }),
    advantage: money({ label: 'More in the HSA', optional: true }),
  },
  formula: ({
    year,
    account,
    contribution,
    employer,
    coverage,
    over55,
    months,
    separate,
    incomeTax,
    payrollTax,
    years,
    growth,
    growthTax,
    unused,
    carryover,
  }) => {
    const limit = limitOf(year, account, coverage, over55, months, separate);
    const rate = incomeTax + payrollTax;
    const saved = contribution * rate;
    const cost = contribution - saved;
    const room = limit - contribution - (employer ?? 0 * contribution);
    if (unused !== undefined) {
      const carried = carryover === true ? Math.min(unused, LIMITS[year]!.carryover! * constant(1, '$')) : 0 * unused;
      const forfeited = unused - carried;
      return { saved, net: saved - forfeited, cost, limit, room, forfeited, carried };
    }
    const n = years ?? 0;
    const future = contribution * (1 + (growth ?? 0)) ** n;
    const taxable = cost * (1 + (growth ?? 0) * (1 - (growthTax ?? 0))) ** n;
    return { saved, net: saved, cost, limit, room, future, taxable, advantage: future - taxable };
  },
  stepwise: [
    'The tax saved is the contribution times the rates of income tax and of Social Security and Medicare.',
    'HSA: the contribution grows untaxed; the same pay, taxed first, grows in an ordinary account by the return less its tax.',
    'FSA: what is left unspent is forfeited, but for what the plan carries over, $660 from 2025 and $680 from 2026 at most.',
  ],
  explanation: ({ year, account, employer, years, forfeited, carried, room }) => {
    const when = year === 'us2025' ? '2025' : '2026';
    const more = roundTo(room, 2) > 0 ? `{room} more may be put in for ${when}` : `that is the limit of ${when}`;
    const y = `{contribution} of your own pay${employer !== undefined && employer > 0 ? ', beside {employer} of the employer,' : ''} saves {saved} of tax, at {incomeTax} of income tax and {payrollTax} of Social Security and Medicare, and costs {cost} of pay after tax; ${more}.`;
    if (account === 'hsa') {
      return years !== undefined && years > 0
        ? `${y} In {years} {years|year|years} at {growth} it becomes {future}, spent untaxed on medical costs; the same pay in an ordinary account, taxed at {growthTax} of the returns, becomes {taxable}.`
        : `${y} Spent on medical costs it is never taxed.`;
    }
    const kept = carried !== undefined && roundTo(carried, 2) > 0;
    if (forfeited === undefined || roundTo(forfeited, 2) === 0) return kept ? `${y} {carried} is carried over.` : y;
    return `${y} {forfeited} is forfeited${kept ? ' and {carried} is carried over' : ''}: {net|that is {|net|} more than the tax saved|that is all of the tax saved|{net} is gained on the whole}.`;
  },
  requires: [
    {
      that: ({ year, contribution, employer, coverage, over55, months }) =>
        isAtMost(contribution + employer, limitOf(year, 'hsa', coverage, over55, months, false)),
      field: 'contribution',
      says: ({ year }) =>
        year === 'us2025'
          ? 'With {employer} of the employer this is more than the limit of 2025 for an HSA: $4,300 alone or $8,550 for a family, $1,000 more from 55 on, by months. What exceeds it saves nothing and costs 6% a year until it is taken out.'
          : 'With {employer} of the employer this is more than the limit of 2026 for an HSA: $4,400 alone or $8,750 for a family, $1,000 more from 55 on, by months. What exceeds it saves nothing and costs 6% a year until it is taken out.',
    },
    {
      that: ({ year, account, contribution }) =>
        account !== 'health' || isAtMost(contribution, limitOf(year, 'health', 'self', false, 12, false)),
      field: 'contribution',
      says: ({ year }) =>
        year === 'us2025'
          ? 'A health FSA takes $3,300 at most in 2025, of one’s own pay.'
          : 'A health FSA takes $3,400 at most in 2026, of one’s own pay.',
    },
    {
      that: ({ year, contribution, employer, separate }) =>
        isAtMost(contribution + employer, limitOf(year, 'care', 'self', false, 12, separate)),
      field: 'contribution',
      says: ({ year }) =>
        year === 'us2025'
          ? 'A dependent care FSA takes $5,000 at most in 2025, $2,500 of each who files separately, with what the employer gives, {employer}.'
          : 'A dependent care FSA takes $7,500 at most in 2026, $3,750 of each who files separately, with what the employer gives, {employer}.',
    },
    {
      that: ({ unused, contribution }) => isAtMost(unused, contribution),
      field: 'unused',
      says: '{unused} unspent is more than the contribution of {contribution}.',
    },
    {
      that: ({ incomeTax, payrollTax }) => isBelow(incomeTax + payrollTax, 0.7),
      field: 'incomeTax',
      says: 'Taxes of {incomeTax} and {payrollTax} on the last dollar are more than anyone pays.',
    },
    {
      that: ({ years, growth }) => years > 0 === growth > 0,
      field: 'growth',
      says: 'For the growth of the account give both, years and return a year, or neither.',
    },
    {
      that: ({ growth, growthTax }) => growth > 0 || growthTax === 0,
      field: 'growthTax',
      says: 'A tax on returns needs years and a return a year.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ account, payrollTax }) => account === 'hsa' && payrollTax > 0,
      says: 'Social Security and Medicare ({payrollTax}) are spared only where an HSA is paid through payroll: of what you pay in yourself income tax alone comes back, so enter 0.',
    },
    {
      level: 'caution',
      when: ({ payrollTax }) => payrollTax > 0.0855,
      says: 'No employee is spared more than 7.65 or 8.55% of Social Security and Medicare. The 15.3% of the self-employed stays due: an HSA lowers their income tax alone, and FSAs are for employees.',
    },
    {
      level: 'note',
      when: ({ years }) => years !== undefined && years > 0,
      says: 'Spent on anything but medical costs, an HSA pays income tax, and 20% more before age 65.',
    },
    {
      level: 'note',
      when: ({ years, growthTax }) => years !== undefined && years > 0 && growthTax === 0,
      says: 'Returns of the ordinary account are taken as untaxed: give their tax to see what the growth saves.',
    },
    {
      level: 'note',
      when: ({ months }) => months !== undefined && months < 12,
      says: 'The limit is that of {months} {months|month|months}. Who is eligible on December 1 may put in the whole year’s, if eligible through the year after.',
    },
    {
      level: 'caution',
      when: ({ account }) => account === 'care',
      says: 'What this FSA pays is taken off the expenses that count for the child and dependent care credit, which may save more at a low income: compare before you elect. It is limited to the lower earner’s income, too.',
    },
    {
      level: 'caution',
      when: ({ forfeited, net }) => forfeited !== undefined && forfeited > 0 && roundTo(net, 2) <= 0,
      says: 'As much is forfeited as the tax saved, or more: elect only what you are sure to spend.',
    },
    {
      level: 'caution',
      when: ({ contribution }) => isAtMost(contribution, constant(400, '$')),
      says: 'A contribution of {contribution} is taken as that of the whole year: check that it is not that of a month or a paycheck.',
    },
    {
      level: 'caution',
      when: ({ incomeTax }) => incomeTax === 0,
      says: 'No income tax is saved at a rate of 0: an account like this then binds money for little.',
    },
  ],
  examples: [
    {
      inputs: { contribution: 4000, incomeTax: 27 },
      results: {
        saved: 1386,
        net: 1386,
        cost: 2614,
        limit: 4400,
        room: 400,
        future: 4000,
        taxable: 2614,
        advantage: 1386,
      },
      cautions: ['through payroll'],
      source: 'By hand: 34.65% of 4000',
    },
    {
      inputs: {
        year: 'us2025',
        contribution: 7000,
        employer: 1500,
        coverage: 'family',
        over55: true,
        incomeTax: 24,
        payrollTax: 0,
        years: 20,
        growth: 6,
        growthTax: 15,
      },
      results: {
        saved: 1680,
        limit: 9550,
        room: 1050,
        cost: 5320,
        future: '22449.95',
        taxable: '14386.86',
        advantage: '8063.09',
      },
      cautions: ['20% more before age 65'],
      source: 'By Python: 7000 × 1.06^20 and 5320 × 1.051^20',
    },
    {
      inputs: { contribution: 2500, over55: true, months: 6, incomeTax: 22, years: 5, growth: 5 },
      results: { limit: 2700, room: 200, saved: 741.25, future: '3190.70', taxable: '2244.66' },
      cautions: ['through payroll', '20% more before age 65', 'taken as untaxed', 'of 6 months'],
      source: 'By hand: (4400 + 1000)/2; 29.65% of 2500; × 1.05^5',
    },
    {
      inputs: { account: 'health', contribution: 3000, incomeTax: 22, unused: 900, carryover: true },
      results: { saved: 889.5, forfeited: 220, carried: 680, net: 669.5, limit: 3400, cost: 2110.5 },
      source: 'By hand: 29.65% of 3000; 900 - 680',
    },
    {
      inputs: { account: 'health', contribution: 3000, incomeTax: 22, unused: 600, carryover: true },
      results: { forfeited: 0, carried: 600, net: 889.5 },
      source: 'By hand: 600 is within 680',
    },
    {
      inputs: { year: 'us2025', account: 'health', contribution: 2000, incomeTax: 12, unused: 500 },
      results: { saved: 393, forfeited: 500, net: -107, limit: 3300, carried: 0 },
      cautions: ['elect only what you are sure'],
      source: 'By hand: 19.65% of 2000 less 500',
    },
    {
      inputs: { account: 'health', contribution: 2000, incomeTax: 12.35, unused: 400 },
      results: { saved: 400, forfeited: 400, net: 0 },
      cautions: ['elect only what you are sure'],
      source: 'By hand: 20% of 2000 is what is forfeited',
    },
    {
      inputs: { account: 'care', contribution: 7500, incomeTax: 24, payrollTax: 1.45 },
      results: { saved: 1908.75, limit: 7500, room: 0, forfeited: 0 },
      cautions: ['dependent care credit'],
      source: 'By hand: 25.45% of 7500',
    },
    {
      inputs: { year: 'us2025', account: 'care', contribution: 2500, separate: true, incomeTax: 22, unused: 300 },
      results: { saved: 741.25, limit: 2500, forfeited: 300, net: 441.25 },
      cautions: ['dependent care credit'],
      source: 'By hand: 29.65% of 2500 less 300',
    },
    {
      inputs: { account: 'health', contribution: 300, incomeTax: 0 },
      results: { saved: 22.95, cost: 277.05 },
      cautions: ['not that of a month', 'at a rate of 0'],
      source: 'By hand: 7.65% of 300',
    },
    {
      inputs: { contribution: 4000, employer: 500, incomeTax: 22 },
      refused: 'costs 6% a year',
      source: 'By hand: 4500 of 4400',
    },
    {
      inputs: { account: 'care', contribution: 8000, incomeTax: 22 },
      refused: '$7,500 at most',
      source: 'By hand: 8000 of 7500',
    },
    {
      inputs: { account: 'care', contribution: 5000, employer: 1000, incomeTax: 22 },
      results: { saved: 1482.5, limit: 7500, room: 1500 },
      cautions: ['dependent care credit'],
      source: '26 U.S.C. 129(a): the limit is one on what is excluded in all; by hand 7500 - 5000 - 1000',
    },
    {
      inputs: { account: 'care', contribution: 7000, employer: 1000, incomeTax: 22 },
      refused: 'with what the employer gives, $1,000.00',
      source: 'By hand: 8000 of 7500',
    },
    {
      inputs: { account: 'health', contribution: 3000, incomeTax: 22, payrollTax: 15.3 },
      results: { saved: 1119 },
      cautions: ['for employees'],
      source: 'By hand: 37.3% of 3000, which no employee saves',
    },
    {
      inputs: { year: 'us2025', account: 'care', contribution: 2600, separate: true, incomeTax: 22 },
      refused: '$2,500 of each',
      source: 'By hand: 2600 of 2500',
    },
    {
      inputs: { account: 'health', contribution: 3401, incomeTax: 22 },
      refused: '$3,400 at most',
      source: 'By hand: 3401 of 3400',
    },
    {
      inputs: { year: 'us2025', account: 'health', contribution: 3400, incomeTax: 22 },
      refused: '$3,300 at most',
      source: 'By hand: 3400 of 3300',
    },
    {
      inputs: { account: 'health', contribution: 1000, unused: 1100, incomeTax: 22 },
      refused: 'more than the contribution',
      source: 'By hand: 1100 of 1000',
    },
    {
      inputs: { contribution: 1000, incomeTax: 60, payrollTax: 15.3 },
      refused: 'more than anyone pays',
      source: 'By hand: 75.3%',
    },
    {
      inputs: { contribution: 1000, incomeTax: 22, growth: 5 },
      refused: 'years and return',
      source: 'By hand: a return without years',
    },
    {
      inputs: { contribution: 1000, incomeTax: 22, growthTax: 15 },
      refused: 'needs years and a return',
      source: 'By hand: a tax on nothing',
    },
  ],
  notes: [
    'Limits of the Internal Revenue Service for 2025 and 2026, of an FSA for plan years that begin in the year. Of a couple with family coverage both HSAs share one limit; each spouse of 55 adds $1,000 in an HSA of one’s own.',
    'A health FSA may be spent from the first day of the plan year, and for the most part bars an HSA. What is unspent is lost on leaving the job. Plans may allow less.',
  ],
  references: [
    {
      title:
        'HSA Bank: IRS contribution limits and guidelines, 2025 and 2026; Alerus: annual limits of health and welfare plans',
    },
    { title: 'Rev. Proc. 2024-25, 2024-40, 2025-19 and 2025-32; 26 U.S.C. 125, 129 and 223 (not opened)' },
    { title: 'IRS Publication 969: Health Savings Accounts and Other Tax-Favored Health Plans (not opened)' },
  ],
});
