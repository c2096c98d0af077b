import {
  category,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  money,
  percent,
  roundTo,
} from '@reckoner/engine';
import { SCHEDULES } from '../shared/us-schedules.js';
import { taxYear } from './shared/fields.js';
import { AGE_DEDUCTIONS, RATES, STANDARD_DEDUCTIONS } from './shared/us-figures.js';

/** Where each rate begins: separately as of one single, but for the last, half of that of a couple. */
function beginnings(year: string, status: string): readonly number[] {
  const schedules = SCHEDULES[year]!;
  if (status !== 'separate') return schedules[status]!.from;
  return [...schedules.single!.from.slice(0, 6), schedules.joint!.from[6]! / 2];
}

/** Tax on the last of an income that fills the bracket: what reaches below the bracket is taxed at the lower rates. */
function taxOnLast(year: string, status: string, bracket: number, added: number): number {
  const dollar = constant(1, '$');
  const from = beginnings(year, status);
  let tax = bracket * added;
  const top = from[RATES.filter((rate) => rate <= bracket).length];
  if (top === undefined) return tax;
  for (const [place, rate] of RATES.entries()) {
    const rise = place === 0 ? rate : rate - RATES[place - 1]!;
    if (rate <= bracket) tax -= rise * Math.max(0 * added, added - (top - from[place]!) * dollar);
  }
  return tax;
}

/** Publication 936: interest times the qualified loan limit over the average balance; it saves tax as far as itemizing beats the standard deduction. */
export default defineCalculator({
  title: 'Mortgage interest deduction',
  description:
    'Deductible mortgage interest in the United States in 2025 or 2026 under the limit on debt, whether to itemize or take the standard deduction, and the federal tax that the mortgage saves.',
  keywords: [
    'home mortgage interest',
    'itemize or standard deduction',
    'Publication 936',
    '750,000 limit',
    'tax savings of a mortgage',
  ],
  related: ['mortgage-payment-piti', 'rent-vs-buy', 'income-tax-progressive'],
  inputs: {
    year: taxYear,
    status: choice(
      {
        single: { label: 'Single', also: ['single'] },
        joint: {
          label: 'Married filing jointly or surviving spouse',
          also: [
            'joint',
            'married',
            'married filing jointly',
            'MFJ',
            'surviving spouse',
            'qualifying surviving spouse',
            'QSS',
          ],
        },
        separate: { label: 'Married filing separately', also: ['separate', 'separately', 'MFS'] },
        head: { label: 'Head of household', also: ['head', 'HOH'] },
      },
      { label: 'Filing status', default: 'single' },
    ),
    boxes: integer({
      label: 'Boxes of age 65 or blindness',
      help: 'One for each of both, for you and your spouse: they raise the standard deduction.',
      min: 0,
      max: 4,
      default: 0,
    }),
    interest: money({
      label: 'Interest paid in the year',
      help: 'Form 1098, box 1, with points that are deductible this year; not the whole payments.',
      symbol: 'I',
      min: 0,
      max: 1e9,
    }),
    debt: money({
      label: 'Average balance of loans since December 16, 2017',
      help: 'Over the year, of loans to buy, build or improve the main or a second home.',
      symbol: 'D_1',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    oldDebt: money({
      label: 'Average balance of older loans',
      help: 'From October 14, 1987 to December 15, 2017, or refinanced up to what was left of them.',
      symbol: 'D_0',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    others: money({
      label: 'Other itemized deductions',
      help: 'As allowed: state and local taxes below their cap, charity, medical costs above their floor.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    bracket: choice(
      {
        r10: { label: '10%', value: 0.1, also: ['10'] },
        r12: { label: '12%', value: 0.12, also: ['12'] },
        r22: { label: '22%', value: 0.22, also: ['22'] },
        r24: { label: '24%', value: 0.24, also: ['24'] },
        r32: { label: '32%', value: 0.32, also: ['32'] },
        r35: { label: '35%', value: 0.35, also: ['35'] },
        r37: { label: '37%', value: 0.37, also: ['37'] },
      },
      { label: 'Federal tax bracket', help: 'The rate of the last dollar of income, without the mortgage.' },
    ),
  },
  outputs: {
    saved: money({ label: 'Federal tax saved by the mortgage', help: 'At most, of an income that fills the bracket.' }),
    deductible: money({ label: 'Deductible interest' }),
    limit: money({ label: 'Loan limit' }),
    itemized: money({ label: 'Itemized deductions' }),
    counted: money({ label: 'Itemized deductions, counted 35/37', optional: true }),
    standard: money({ label: 'Standard deduction' }),
    choose: category(['Itemize', 'Standard deduction', 'Either'], { label: 'Take' }),
    added: money({ label: 'Deduction added by the mortgage', help: 'To what would be deducted without it.' }),
    cost: money({ label: 'Interest less tax saved' }),
    rate: percent({ label: 'Interest of the average balance', places: 2 }),
  },
  formula: ({ year, status, boxes, interest, debt, oldDebt, others, bracket }) => {
    const dollar = constant(1, '$');
    const half = status === 'separate' ? 0.5 : 1;
    const total = debt + oldDebt;
    const older = Math.min(oldDebt, 1000000 * half * dollar);
    const cap = Math.max(older, 750000 * half * dollar);
    const limit = Math.min(cap, older + debt);
    const deductible = limit < total ? (interest * limit) / total : interest;
    const standard = (STANDARD_DEDUCTIONS[year]![status]! + boxes * AGE_DEDUCTIONS[year]![status]!) * dollar;
    const itemized = deductible + others;
    // From 2026 on itemized deductions are worth 35% where the bracket is 37%.
    const worth = year === 'us2026' && bracket === 0.37 ? 35 / 37 : 1;
    const before = Math.max(standard, worth * others);
    const after = Math.max(standard, worth * itemized);
    const added = after - before;
    const saved = taxOnLast(year, status, bracket, added);
    const lead = roundTo(worth * itemized, 2) - roundTo(standard, 2);
    return {
      saved,
      deductible,
      limit,
      itemized,
      standard,
      counted: worth < 1 ? worth * itemized : undefined,
      choose: lead > 0 ? 'Itemize' : lead < 0 ? 'Standard deduction' : 'Either',
      added,
      cost: interest - saved,
      rate: interest / total,
    };
  },
  stepwise: [
    'The loan limit is $750,000, or as much of the older loans as stays within $1,000,000 where that is more (half of both for married filing separately), and at most the balance.',
    'Interest is deductible in the proportion of the limit to the average balance.',
    'With the other itemized deductions it is compared with the standard deduction of the year. What the mortgage adds to the larger of both without it is valued at the bracket, as of an income that fills it; what reaches below, at the lower rates.',
    'In 2026, itemized deductions count 35/37 in the 37% bracket.',
  ],
  explanation: ({ year, choose, bracket, deductible, interest, others }) => {
    const y = year === 'us2025' ? '2025' : '2026';
    const part =
      deductible < interest
        ? `Of {interest} of interest in ${y}, {rate} of the average balance, {deductible} is deductible, as the loan limit is {limit}`
        : `All of the interest of ${y}, {deductible}, {rate} of the average balance, is deductible`;
    const details: string[] = [];
    if (others > 0) details.push('{others} of them without the mortgage');
    if (year === 'us2026' && bracket === 0.37) details.push('counted 35/37, {counted}');
    const detail = details.length > 0 ? ` (${details.join('; ')})` : '';
    if (choose === 'Itemize') {
      return `${part}. Itemized deductions of {itemized}${detail} exceed the standard deduction of {standard}: the mortgage adds {added} to what is deducted and saves up to {saved} of federal tax in the bracket of {bracket}, so that the interest costs {cost} at least.`;
    }
    return choose === 'Either'
      ? `${part}, but itemized deductions of {itemized}${detail} only equal the standard deduction of {standard}: the mortgage saves no federal tax.`
      : `${part}, but itemized deductions of {itemized}${detail} stay below the standard deduction of {standard}: the mortgage saves no federal tax.`;
  },
  requires: [
    {
      that: ({ debt, oldDebt }) => isAbove(debt + oldDebt, constant(0, '$')),
      field: 'debt',
      says: 'Give the average balance of the loans, newer or older.',
    },
    {
      that: ({ boxes, status }) => boxes <= 2 || status === 'joint' || status === 'separate',
      field: 'boxes',
      says: 'One person has at most 2 boxes, one for age and one for blindness.',
    },
    {
      that: ({ interest, debt, oldDebt }) => isAtMost(interest, debt + oldDebt),
      field: 'interest',
      says: 'Interest of {interest} exceeds the loans: give the interest, not the payments, and the balance.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ rate }) => roundTo(100 * rate, 2) > 15,
      says: 'The interest is {rate} of the average balance: check that it is interest alone, without principal, and that the balance is right.',
    },
    {
      level: 'caution',
      when: ({ rate, interest }) => interest > 0 && roundTo(100 * rate, 2) < 1.5,
      says: 'The interest is {rate} of the average balance only: check that it is that of the whole year, and not of a month.',
    },
    {
      level: 'caution',
      when: ({ limit, debt, oldDebt }) => isBelow(limit, debt + oldDebt),
      says: 'Loans above the limit: the average balance decides, by a method of Publication 936. What was not borrowed to buy, build or improve the home gives no deduction and must be left out, with its interest.',
    },
    {
      level: 'caution',
      when: ({ status }) => status === 'separate',
      says: 'Filing separately: where one spouse itemizes, the standard deduction of the other is 0. Compare both returns together. Boxes of a spouse count only where that spouse has no income.',
    },
    {
      level: 'note',
      when: ({ bracket, year }) => bracket === 0.37 && year === 'us2026',
      says: 'From 2026 on itemized deductions save at most 35% in the 37% bracket, which is counted here as if all of them lay in that bracket.',
    },
    {
      level: 'note',
      when: ({ added, bracket, year }) => added > 0 && bracket > 0.1 && !(bracket === 0.37 && year === 'us2026'),
      says: 'The tax saved is the most that it can be, of an income that fills the bracket of {bracket}: what of the {added} reaches into a lower bracket saves less.',
    },
    {
      level: 'caution',
      when: ({ others, year, status }) =>
        isAbove(others, (year === 'us2025' ? 40000 : 40400) * (status === 'separate' ? 0.5 : 1) * constant(1, '$')),
      says: ({ year }) =>
        year === 'us2025'
          ? 'Of other deductions, state and local taxes count up to $40,000 in 2025 (half of both filing separately), less above $500,000 of income: check that {others} is what is allowed.'
          : 'Of other deductions, state and local taxes count up to $40,400 in 2026 (half of both filing separately), less above $505,000 of income: check that {others} is what is allowed.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Tax saved over the interest',
    x: { of: 'interest' },
    y: { of: 'saved' },
    curve: ({ year, status, interest, limit, debt, oldDebt, others, standard, bracket, saved }) => {
      const worth = year === 'us2026' && bracket === 0.37 ? 35 / 37 : 1;
      const part = limit / (debt + oldDebt);
      const at = (paid: number) =>
        taxOnLast(
          year,
          status,
          bracket,
          Math.max(standard, worth * (part * paid + others)) - Math.max(standard, worth * others),
        );
      return {
        from: 0,
        to: Math.max(1.6 * interest, 1),
        lines: [{ y: at }],
        marks: [{ x: interest, y: saved, label: 'Paid' }],
      };
    },
  },
  examples: [
    {
      inputs: { status: 'joint', interest: 28000, debt: 450000, others: 22000, bracket: 'r24' },
      results: {
        deductible: 28000,
        limit: 450000,
        itemized: 50000,
        standard: 32200,
        choose: 'Itemize',
        added: 17800,
        saved: 4272,
        cost: 23728,
        rate: 6.222222222,
      },
      cautions: ['saves less'],
      source: 'By hand: 50000 - 32200 at 24%, as 22000 alone is below 32200',
    },
    {
      inputs: {
        year: 'us2025',
        status: 'single',
        boxes: 1,
        interest: 60000,
        debt: 1000000,
        others: 25000,
        bracket: 'r35',
      },
      results: { limit: 750000, deductible: 45000, itemized: 70000, standard: 17750, added: 45000, saved: 15750 },
      cautions: ['average balance decides', 'saves less'],
      source: 'By hand: 60000 × 750/1000; 25000 already exceed 15750 + 2000, so that all 45000 count, at 35%',
    },
    {
      inputs: { status: 'joint', interest: 66000, oldDebt: 800000, debt: 300000, others: 45000, bracket: 'r32' },
      results: { limit: 800000, deductible: 48000, saved: 15360 },
      cautions: ['average balance decides', 'saves less', '$40,400 in 2026'],
      source: 'Worksheet of Publication 936: the older 800000 exceed 750000, and are the limit: 66000 × 8/11',
    },
    {
      inputs: { status: 'joint', interest: 72000, oldDebt: 1200000, bracket: 'r37' },
      results: {
        limit: 1000000,
        deductible: 60000,
        itemized: 60000,
        counted: '56756.76',
        added: '24556.76',
        saved: 9086,
        choose: 'Itemize',
      },
      cautions: ['average balance decides', 'at most 35%'],
      source: 'By hand: 35% of 60000 less 37% of 32200',
    },
    {
      inputs: { year: 'us2025', interest: 40000, debt: 700000, oldDebt: 20000, others: 50000, bracket: 'r37' },
      results: { limit: 720000, deductible: 40000, saved: 14800, added: 40000 },
      cautions: ['$40,000 in 2025', 'saves less'],
      source: 'By hand: 37% of 40000',
    },
    {
      inputs: { status: 'separate', interest: 24000, debt: 500000, others: 5000, bracket: 'r22' },
      results: { limit: 375000, deductible: 18000, standard: 16100, added: 6900, saved: 1518 },
      cautions: ['average balance decides', 'Compare both returns', 'saves less'],
      source: 'By hand: 24000 × 375/500; 23000 - 16100 at 22%',
    },
    {
      inputs: { status: 'head', interest: 12000, debt: 220000, others: 6000, bracket: 'r12' },
      results: { saved: 0, choose: 'Standard deduction', standard: 24150, added: 0, cost: 12000 },
      source: 'By hand: 18000 is below 24150',
    },
    {
      inputs: { status: 'joint', boxes: 2, interest: 15500, debt: 300000, others: 20000, bracket: 'r10' },
      results: { saved: 0, choose: 'Either', standard: 35500, itemized: 35500 },
      source: 'By hand: 32200 + 2 × 1650 = 15500 + 20000',
    },
    {
      inputs: { interest: 1800, debt: 350000, bracket: 'r22' },
      results: { saved: 0, deductible: 1800 },
      cautions: ['not of a month'],
      source: 'By hand: 1800 is below 16100',
    },
    {
      inputs: { interest: 30000, debt: 150000, bracket: 'r22' },
      results: { saved: 3058, rate: 20 },
      cautions: ['interest alone', 'saves less'],
      source: 'By hand: 22% of 30000 - 16100',
    },
    {
      inputs: { interest: 35000, debt: 700000, others: 21100, bracket: 'r10' },
      results: { added: 35000, saved: 1240, cost: 33760 },
      source: 'By hand: 10% of 12,400, all that the bracket holds',
    },
    {
      inputs: { interest: 45000, debt: 750000, others: 20000, bracket: 'r12' },
      results: { added: 45000, saved: 5260 },
      cautions: ['saves less'],
      source: 'By hand: 12% of 50,400 - 12,400, and 10% of the 7,000 below',
    },
    {
      inputs: { status: 'separate', interest: 300000, debt: 375000, others: 20000, bracket: 'r35' },
      results: { added: 300000, saved: '90022.75' },
      cautions: ['interest alone', 'Compare both returns', 'saves less'],
      source: 'By hand: 35% of 384,350 - 256,225, 32% of 54,450, 24% of 96,075 and 22% of the 21,350 below',
    },
    {
      inputs: { status: 'joint', interest: 40848, oldDebt: 1200000, bracket: 'r37' },
      results: { itemized: 34040, counted: 32200, choose: 'Either', saved: 0 },
      cautions: ['average balance decides', 'at most 35%'],
      source: 'By hand: 34,040 × 35/37 = 32,200',
    },
    { inputs: { interest: 30000, bracket: 'r22' }, refused: 'average balance', source: 'By hand: no balance' },
    { inputs: { interest: 30000, debt: 20000, bracket: 'r22' }, refused: 'exceeds the loans', source: 'By hand: 150%' },
    {
      inputs: { interest: 3000, debt: 90000, boxes: 3, bracket: 'r22' },
      refused: 'at most 2 boxes',
      source: 'By hand: 3 of 2',
    },
  ],
  notes: [
    'For loans secured by the main home and one second home. Loans from before October 14, 1987 are deductible without this limit; loans bound by contract before December 16, 2017 may count as older.',
    'From 2026 on mortgage insurance premiums count as interest, less above $100,000 of income, and charity counts only above 0.5% of income, while $1,000 of it ($2,000 filing jointly) may be deducted beside the standard deduction: neither is reckoned. Credits and state tax are left out.',
  ],
  references: [
    { title: 'Mortgage Deduction Limit Worksheet after IRS Publication 936, table 1 (TheTaxBook, fill.io)' },
    { title: '26 U.S.C. 163(h)(3), 63(c) and (f), 68 as amended by Public Law 119-21' },
    {
      title:
        'Rev. Proc. 2024-40 and 2025-32: standard deductions and amounts for age and blindness (VITA training of the IRS for 2025; cpa1931.com, summary table for 2026)',
    },
  ],
});
