import {
  category,
  choice,
  constant,
  date,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  money,
  percent,
  roundTo,
  sumOfProducts,
  table,
  toDay,
} from '@reckoner/engine';
import { taxYear } from './shared/fields.js';

/** Shares of the four due dates, by the one with which payments begin (Form 1040-ES). */
const SHARES = [
  [0.25, 0.25, 0.25, 0.25],
  [0, 0.5, 0.25, 0.25],
  [0, 0, 0.75, 0.25],
  [0, 0, 0, 1],
];

/** Due date of each payment; June 15, 2025 was a Sunday. */
function dueDay(year: string, place: number): number {
  const y = year === 'us2025' ? 2025 : 2026;
  if (place === 0) return toDay(y, 4, 15);
  if (place === 1) return toDay(y, 6, y === 2025 ? 16 : 15);
  return place === 2 ? toDay(y, 9, 15) : toDay(y + 1, 1, 15);
}

/** The safe harbor of 26 U.S.C. 6654(d): the lesser of 90% of this year's tax and 100 or 110% of last year's, in four installments. */
export default defineCalculator({
  title: 'Estimated quarterly tax',
  description:
    'Estimated federal tax payments of an individual in the United States for 2025 or 2026 with their due dates, by the safe harbor of this year’s and last year’s tax.',
  keywords: ['estimated tax payments', 'safe harbor', 'Form 1040-ES', 'quarterly taxes', '110% rule', '90% rule'],
  related: ['self-employment-tax', 'tax-refund-estimate', 'income-tax-progressive'],
  inputs: {
    year: taxYear,
    tax: money({
      label: 'Tax expected for the year',
      help: 'Income and self-employment tax of the whole year after credits (Form 1040-ES, line 11c).',
      symbol: 'T',
      min: 0,
      max: 1e10,
    }),
    lastTax: money({
      label: 'Tax of the year before',
      help: 'Of a return for all 12 months; leave it out if there was none.',
      symbol: 'T_0',
      min: 0,
      max: 1e10,
      optional: true,
    }),
    farmer: flag({
      label: 'Farmer or fisherman',
      help: 'Two thirds of gross income from it, this year or the last.',
      default: false,
    }),
    lastIncome: money({
      label: 'Adjusted gross income of the year before',
      help: 'Form 1040, line 11 (11a of 2025). Above $150,000 the rule is 110%.',
      min: -1e10,
      max: 1e10,
      optional: true,
      when: { farmer: false },
    }),
    separate: flag({
      label: 'Married filing separately this year',
      help: 'The rule is then 110% above $75,000.',
      default: false,
      when: { farmer: false },
    }),
    withholding: money({
      label: 'Tax withheld in the year',
      help: 'From wages and pensions, of the whole year.',
      min: 0,
      max: 1e10,
      default: 0,
    }),
    applied: money({ label: 'Overpayment of last year applied', min: 0, max: 1e10, default: 0 }),
    first: choice(
      {
        april: { label: 'January to March: four payments', value: 0, also: ['Q1', 'April'] },
        june: { label: 'April or May: three payments, half in June', value: 1, also: ['Q2', 'June'] },
        september: {
          label: 'June to August: two payments, three quarters in September',
          value: 2,
          also: ['Q3', 'September'],
        },
        january: { label: 'September or later: one payment in January', value: 3, also: ['Q4', 'January'] },
      },
      {
        label: 'Income without withholding began in',
        help: 'Not for payments that were missed: those are late.',
        default: 'april',
        when: { farmer: false },
      },
    ),
  },
  outputs: {
    firstPayment: money({ label: 'First payment' }),
    toPay: money({ label: 'Estimated tax of the year', help: 'The overpayment applied counts towards it.' }),
    harbor: money({ label: 'Safe harbor', help: 'What must come in by payments and withholding.' }),
    basis: category(
      ['90% of this year’s tax', '2/3 of this year’s tax', '100% of last year’s tax', '110% of last year’s tax'],
      { label: 'Safe harbor is' },
    ),
    atFiling: money({ label: 'Left for the return', help: 'With the tax as expected; negative: refund.' }),
    count: integer({ label: 'Number of payments' }),
    payments: table(
      {
        due: date({ label: 'Due' }),
        share: percent({ label: 'Share' }),
        amount: money({ label: 'Pay' }),
      },
      { label: 'Payments' },
    ),
  },
  formula: ({ year, tax, lastTax, farmer, lastIncome, separate, withholding, applied, first }) => {
    const none = constant(0, '$');
    const limit = separate ? constant(75000, '$') : constant(150000, '$');
    const high = lastIncome !== undefined && lastIncome > limit;
    const current = farmer ? (2 / 3) * tax : 0.9 * tax;
    const last = lastTax === undefined ? undefined : (high ? 1.1 : 1) * lastTax;
    const byLast = last !== undefined && isAtMost(last, current);
    const harbor = byLast ? last : current;
    const owed = sumOfProducts([1, tax], [-1, withholding]);
    const needed = isBelow(roundTo(owed, 2), constant(1000, '$'))
      ? none
      : Math.max(none, sumOfProducts([1, harbor], [-1, withholding]));
    const payments: { due: number; share: number; amount: number }[] = [];
    let due = none;
    let reached = 0;
    const shares = SHARES[first ?? 3]!;
    for (const [place, share] of shares.entries()) {
      if (share > 0) {
        const before = Math.max(none, due - applied);
        reached += share;
        due = roundTo(reached * needed, 2);
        payments.push({ due: dueDay(year, place), share, amount: Math.max(none, due - applied) - before });
      }
    }
    return {
      firstPayment: payments[0]!.amount,
      toPay: needed,
      harbor,
      basis: byLast
        ? high
          ? '110% of last year’s tax'
          : '100% of last year’s tax'
        : farmer
          ? '2/3 of this year’s tax'
          : '90% of this year’s tax',
      atFiling: owed - Math.max(needed, applied),
      count: payments.length,
      payments,
    };
  },
  stepwise: [
    'The safe harbor is the lesser of 90% of this year’s tax (farmers and fishermen: two thirds) and 100% of last year’s, or 110% where the adjusted gross income of last year was above $150,000 ($75,000 filing separately this year; not for farmers).',
    'Withholding is taken off. Nothing is required where this year’s tax less withholding is below $1,000, or where withholding reaches the safe harbor.',
    'The rest is paid by a quarter at each due date; where the income began later, the first payment makes up for the dates before. Farmers pay all of it in January.',
    'The overpayment applied is used up by the first payments.',
  ],
  explanation: ({
    year,
    toPay,
    tax,
    withholding,
    applied,
    firstPayment,
    lastTax,
    lastIncome,
    farmer,
    first,
    harbor,
    count,
  }) => {
    const y = year === 'us2025' ? '2025' : '2026';
    const left =
      'If the tax comes to {tax}, {atFiling|{|atFiling|} is refunded with the return|nothing is left to pay with the return|{atFiling} is left to pay with the return}.';
    if (roundTo(toPay, 2) === 0) {
      return isBelow(roundTo(sumOfProducts([1, tax], [-1, withholding]), 2), constant(1000, '$'))
        ? `No estimated tax is required for ${y}: less than $1,000 is owed after {withholding} of withholding. ${left}`
        : harbor === 0
          ? `No estimated tax is required for ${y}, as last year’s tax was {lastTax}. ${left}`
          : `No estimated tax is required for ${y}: {withholding} of withholding reaches the safe harbor of {harbor} ({basis}). ${left}`;
    }
    const begin = farmer
      ? 'due in January'
      : first === 0
        ? 'from April on'
        : first === 1
          ? 'from June on'
          : first === 2
            ? 'from September on'
            : 'due in January';
    const what = `The safe harbor for ${y} is {harbor} ({basis}${lastTax === undefined ? ', as no tax of last year was given' : lastIncome === undefined ? '' : ', with {lastTax} of tax on {lastIncome} last year'}). After {withholding} of withholding {toPay} is required in {count} {count|payment|payments} ${begin}`;
    if (roundTo(applied, 2) > 0) {
      if (isAtMost(toPay, applied)) return `${what}, which the overpayment of {applied} covers in full. ${left}`;
      if (count === 1) return `${what}; with {applied} of overpayment applied, it is {firstPayment}. ${left}`;
      return roundTo(firstPayment, 2) > 0
        ? `${what}; with {applied} of overpayment applied, the first is {firstPayment}. ${left}`
        : `${what}; {applied} of overpayment applied covers the first. ${left}`;
    }
    return count > 1 ? `${what}, the first of {firstPayment}. ${left}` : `${what}. ${left}`;
  },
  requires: [
    {
      that: ({ farmer }, given) => farmer || given.lastTax === given.lastIncome,
      field: 'lastIncome',
      says: 'Give both tax and adjusted gross income of the year before, or neither: the income decides between 100% and 110%.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tax, withholding }) => isAbove(withholding, tax),
      says: 'The withholding, {withholding}, exceeds the tax expected, {tax}: check both, and that neither is a part of the year.',
    },
    {
      level: 'caution',
      when: ({ toPay, basis }) =>
        toPay > 0 && (basis === '90% of this year’s tax' || basis === '2/3 of this year’s tax'),
      says: 'This harbor holds only as far as the tax is estimated right: if it comes out higher, interest runs on what was short. Estimate anew before each payment.',
    },
    {
      level: 'caution',
      when: ({ atFiling }) => isAbove(roundTo(atFiling, 2), constant(1000, '$')),
      says: 'The safe harbor spares the penalty, not the tax: {atFiling} is due with the return in April.',
    },
    {
      level: 'caution',
      when: ({ first }) => first !== undefined && first > 0,
      says: 'Later payments are right only if the income began then, as shown by Form 2210: with income earlier in the year the dates before are missed, and interest runs on them.',
    },
    {
      level: 'note',
      when: ({ farmer, toPay }) => farmer && toPay > 0,
      says: ({ year }) =>
        year === 'us2025'
          ? 'Farmers and fishermen need not pay in January if return and tax are in by March 2, 2026.'
          : 'Farmers and fishermen need not pay in January if return and tax are in by March 1, 2027.',
    },
    {
      level: 'caution',
      when: ({ lastTax, lastIncome }) =>
        lastTax !== undefined && lastIncome !== undefined && lastTax > 0 && isAbove(lastTax, 0.6 * lastIncome),
      says: 'Last year’s tax of {lastTax} is more than 60% of its income of {lastIncome}: check that they are not swapped, and that the income is that of the year.',
    },
    {
      level: 'caution',
      when: ({ tax, lastTax }) =>
        lastTax !== undefined && lastTax > 0 && tax > 0 && (isAbove(tax, 10 * lastTax) || isAbove(lastTax, 10 * tax)),
      says: 'This year’s tax, {tax}, and last year’s, {lastTax}, differ more than tenfold: check that both are those of whole years.',
    },
  ],
  examples: [
    {
      inputs: { tax: 20000, lastTax: 18000, lastIncome: 120000 },
      results: { harbor: 18000, basis: '100% of last year’s tax', toPay: 18000, firstPayment: 4500 },
      cautions: ['spares the penalty'],
      source: 'By hand: 90% of 20000 is last year’s tax, which holds if this year’s comes out higher, too',
    },
    {
      inputs: { tax: 20000, lastTax: 15000, lastIncome: 120000, withholding: 3000 },
      results: {
        firstPayment: 3000,
        toPay: 12000,
        harbor: 15000,
        basis: '100% of last year’s tax',
        atFiling: 5000,
        count: 4,
        payments: {
          length: 4,
          rows: { 0: { due: '2026-04-15', amount: 3000, share: 25 }, 3: { due: '2027-01-15', amount: 3000 } },
        },
      },
      cautions: ['spares the penalty'],
      source: 'By hand: 15000 is below 90% of 20000; a quarter of 12000',
    },
    {
      inputs: { tax: 40000, lastTax: 34000, lastIncome: 200000, applied: 10000 },
      results: {
        harbor: 36000,
        basis: '90% of this year’s tax',
        toPay: 36000,
        firstPayment: 0,
        atFiling: 4000,
        payments: {
          length: 4,
          rows: { 0: { amount: 0 }, 1: { due: '2026-06-15', amount: 8000 }, 2: { amount: 9000 } },
        },
      },
      cautions: ['estimated right', 'spares the penalty'],
      source: 'By hand: 110% of 34000 is 37400; 9000 each, of which 10000 is covered',
    },
    {
      inputs: {
        year: 'us2025',
        tax: 50000,
        lastTax: 30000,
        lastIncome: 80000,
        separate: true,
        applied: 1000,
        first: 'june',
      },
      results: {
        harbor: 33000,
        basis: '110% of last year’s tax',
        toPay: 33000,
        firstPayment: 15500,
        count: 3,
        atFiling: 17000,
        payments: {
          length: 3,
          rows: {
            0: { due: '2025-06-16', share: 50 },
            1: { due: '2025-09-15', amount: 8250 },
            2: { due: '2026-01-15' },
          },
        },
      },
      cautions: ['only if the income began', 'spares the penalty'],
      source: 'By hand: 110% of 30000; half less 1000. June 15, 2025 is a Sunday',
    },
    {
      inputs: { tax: 12000, farmer: true, lastTax: 10000 },
      results: {
        harbor: 8000,
        basis: '2/3 of this year’s tax',
        toPay: 8000,
        firstPayment: 8000,
        count: 1,
        atFiling: 4000,
      },
      cautions: ['estimated right', 'spares the penalty', 'March 1, 2027'],
      source: 'By hand: two thirds of 12000',
    },
    {
      inputs: { year: 'us2025', tax: 12000, farmer: true, lastTax: 7500 },
      results: { harbor: 7500, basis: '100% of last year’s tax', count: 1, toPay: 7500 },
      cautions: ['spares the penalty', 'March 2, 2026'],
      source: 'By hand: below two thirds of 12000; March 1, 2026 is a Sunday',
    },
    {
      inputs: { tax: 8000, withholding: 7100 },
      results: { toPay: 0, firstPayment: 0, atFiling: 900, harbor: 7200 },
      source: 'By hand: 900 is owed',
    },
    {
      inputs: { tax: 3999.996, withholding: 3000 },
      results: { toPay: '600.00', firstPayment: 150 },
      cautions: ['estimated right'],
      source: 'By hand: 1,000.00 is owed, and not less: 90% of 4,000.00 less 3,000',
    },
    {
      inputs: { year: 'us2025', tax: 9000.01, applied: 100 },
      results: {
        toPay: '8100.01',
        firstPayment: 1925,
        payments: {
          length: 4,
          rows: {
            0: { due: '2025-04-15', amount: 1925 },
            1: { due: '2025-06-16', amount: '2025.00' },
            2: { due: '2025-09-15', amount: '2025.01' },
            3: { due: '2026-01-15', amount: '2025.00' },
          },
        },
      },
      cautions: ['estimated right'],
      source: 'By hand: quarters of 8100.009, in cents 2025.00, 4050.00, 6075.01 and 8100.01 by each date, less 100',
    },
    {
      inputs: { tax: 9000, first: 'january', applied: 100 },
      results: { firstPayment: 8000, count: 1 },
      cautions: ['estimated right', 'income began then'],
      source: 'By hand: 8100 - 100',
    },
    {
      inputs: { tax: 8000, withholding: 7000 },
      results: { toPay: 200, firstPayment: 50, atFiling: 800 },
      cautions: ['estimated right'],
      source: 'By hand: exactly 1000 is owed, so that 7200 - 7000 is asked for',
    },
    {
      inputs: { tax: 30000, lastTax: 9000, lastIncome: 90000, withholding: 9500 },
      results: { toPay: 0, harbor: 9000, atFiling: 20500 },
      cautions: ['spares the penalty'],
      source: 'By hand: withholding reaches last year’s tax',
    },
    {
      inputs: { tax: 30000, lastTax: 0, lastIncome: 9000 },
      results: { toPay: 0, harbor: 0, atFiling: 30000 },
      cautions: ['spares the penalty'],
      source: '26 U.S.C. 6654(e)(2): no tax in the preceding year',
    },
    {
      inputs: { tax: 9000, first: 'september' },
      results: { toPay: 8100, firstPayment: 6075, count: 2 },
      cautions: ['estimated right', 'only if the income began'],
      source: 'By hand: three quarters of 8100',
    },
    {
      inputs: { tax: 9000, applied: 8500 },
      results: { toPay: 8100, firstPayment: 0, atFiling: 500 },
      cautions: ['estimated right'],
      source: 'By hand: 8500 of overpayment against 90% of 9000',
    },
    {
      inputs: { tax: 3000, withholding: 20000 },
      results: { toPay: 0, atFiling: -17000 },
      cautions: ['exceeds the tax expected'],
      source: 'By hand: 3000 - 20000',
    },
    {
      inputs: { tax: 9000, first: 'january' },
      results: { toPay: 8100, firstPayment: 8100, count: 1, atFiling: 900 },
      cautions: ['estimated right', 'only if the income began'],
      source: 'By hand: all of 8100',
    },
    {
      inputs: { tax: 50000, lastTax: 90000, lastIncome: 12000 },
      results: { harbor: 45000 },
      cautions: ['estimated right', 'spares the penalty', 'not swapped'],
      source: 'By hand: 90% of 50000',
    },
    {
      inputs: { tax: 50000, lastTax: 4000, lastIncome: 50000 },
      results: { harbor: 4000, firstPayment: 1000, atFiling: 46000 },
      cautions: ['spares the penalty', 'tenfold'],
      source: 'By hand: last year’s 4000',
    },
    {
      inputs: { tax: 9000, lastTax: 8000 },
      refused: 'decides between 100% and 110%',
      source: 'By hand: no income of last year',
    },
  ],
  notes: [
    'For citizens and residents; nonresident aliens begin in June. With uneven income the annualized method of Form 2210 may ask for less early in the year. States have payments of their own.',
    'Nobody who was a citizen or resident all of last year and owed no tax on a return of 12 months has to pay: enter 0 as last year’s tax.',
    'Withholding counts as paid in equal parts at the four dates, whenever it was taken.',
  ],
  references: [
    { title: '26 U.S.C. 6654(d), (e) and (i)' },
    {
      title:
        'IRS Form 1040-ES: General Rule, Payment Due Dates and Estimated Tax Worksheet (edition of 2018 opened in part, rules of 2026 in two summaries)',
    },
  ],
});
