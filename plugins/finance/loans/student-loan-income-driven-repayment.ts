import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  isNear,
  money,
  percent,
  table,
} from '@reckoner/engine';
import { loanRate } from '../shared/fields.js';
import { annuityPayment } from '../shared/time-value.js';

/** Months of payments after which the rest is forgiven. */
function monthsToForgiveness(plan: string, years: number): number {
  if (plan === 'custom') return 12 * years;
  if (plan === 'rap') return 360;
  return plan === 'ibrNew' ? 240 : 300;
}

/** Base payment a year of the Repayment Assistance Plan: one percent more for each 10,000 begun, from 10,000 up to 100,000. */
function baseOfRap(income: number): number {
  if (income <= constant(10000, '$')) return constant(120, '$');
  const tier = Math.min(10, ceilNear(income / constant(10000, '$')) - 1);
  return (income * tier) / 100;
}

/** Under IBR a payment below 5 is not asked for, and one below 10 is 10. */
function paymentOfIbr(byIncome: number): number {
  if (isBelow(byIncome, constant(5, '$'))) return 0 * byIncome;
  return Math.max(byIncome, constant(10, '$'));
}

/** Monthly steps: interest first, then principal; unpaid interest bears none, unless the payment reaches that of the standard plan. */
export default defineCalculator({
  title: 'Income-driven student loan repayment',
  description:
    'Monthly payment of a U.S. federal student loan by income (IBR, RAP or terms entered), total paid and what is forgiven.',
  keywords: [
    'IDR',
    'IBR',
    'RAP',
    'PAYE',
    'income-based repayment',
    'Repayment Assistance Plan',
    'student loan forgiveness',
  ],
  related: ['student-loan-repayment', 'loan-payment'],
  inputs: {
    balance: money({ label: 'Loan balance', symbol: 'B', above: 0, max: 1e7 }),
    rate: loanRate,
    agi: money({ label: 'Adjusted gross income a year', symbol: 'Y', min: 0, max: 1e8 }),
    plan: choice(
      {
        ibrNew: 'IBR, borrower new on or after July 1, 2014 (10%, 20 years)',
        ibrOld: 'IBR, earlier borrower (15%, 25 years)',
        rap: 'Repayment Assistance Plan (30 years)',
        custom: 'Terms entered',
      },
      { label: 'Plan', default: 'ibrNew' },
    ),
    guideline: money({
      label: 'Poverty guideline',
      help: 'Of HHS, for the household and state. In 2026, outside Alaska and Hawaii: $15,960, and $5,680 for each person beyond the first.',
      symbol: 'L',
      above: 0,
      max: 1e6,
      when: { plan: ['ibrNew', 'ibrOld', 'custom'] },
    }),
    standardPayment: money({
      label: 'Payment of the 10-year standard plan',
      help: 'When the plan was entered: IBR payments never exceed it.',
      symbol: 'C',
      above: 0,
      max: 1e7,
      when: { plan: ['ibrNew', 'ibrOld'] },
      default: ({ balance, rate }) => annuityPayment(balance, rate / 12, 120),
    }),
    share: percent({
      label: 'Share of discretionary income',
      symbol: 'p',
      above: 0,
      max: 100,
      usual: [5, 20],
      when: { plan: 'custom' },
    }),
    protectedShare: percent({
      label: 'Protected income, of the guideline',
      symbol: 'k',
      min: 0,
      max: 500,
      default: 150,
      usual: [100, 250],
      when: { plan: 'custom' },
    }),
    years: integer({ label: 'Years to forgiveness', min: 1, max: 40, default: 20, when: { plan: 'custom' } }),
    dependents: integer({
      label: 'Dependents',
      help: 'Claimed on the tax return.',
      symbol: 'D',
      min: 0,
      max: 30,
      default: 0,
      when: { plan: 'rap' },
    }),
    paymentsMade: integer({ label: 'Qualifying payments already made', min: 0, max: 479, default: 0 }),
    incomeGrowth: percent({
      label: 'Growth of income a year',
      symbol: 'g',
      min: -20,
      max: 20,
      default: 3,
      usual: [-2, 8],
    }),
    guidelineGrowth: percent({
      label: 'Growth of the guideline a year',
      symbol: 'h',
      min: 0,
      max: 20,
      default: 3,
      usual: [0.5, 6],
      when: { plan: ['ibrNew', 'ibrOld', 'custom'] },
    }),
  },
  outputs: {
    payment: money({ label: 'Monthly payment at first' }),
    lastPayment: money({
      label: 'Monthly payment in the last year',
      help: 'Where a single smaller payment of that year settles the loan, that payment.',
    }),
    months: integer({ label: 'Months until repaid or forgiven' }),
    totalPaid: money({ label: 'Total paid' }),
    forgiven: money({ label: 'Forgiven at the end' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        income: money({ label: 'Income' }),
        payment: money({ label: 'Monthly payment' }),
        paid: money({ label: 'Paid in the year' }),
        owed: money({ label: 'Owed at the end of the year' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({
    balance,
    rate,
    agi,
    plan,
    guideline,
    standardPayment,
    share,
    protectedShare,
    years,
    dependents,
    paymentsMade,
    incomeGrowth,
    guidelineGrowth,
  }) => {
    const limit = monthsToForgiveness(plan, years ?? 0) - paymentsMade;
    const settled = balance * 1e-12;
    const byYear = [];
    let principal = balance;
    let unpaid = 0 * balance;
    let totalPaid = 0 * balance;
    let months = 0;
    let wasCapped = false;
    let income = agi;
    let line = guideline ?? 0 * balance;
    for (let year = 1; principal + unpaid > settled && months < limit; year++) {
      let due = 0 * balance;
      let capped = false;
      if (plan === 'rap') {
        due = Math.max(constant(10, '$'), baseOfRap(income) / 12 - constant(50, '$') * dependents);
      } else if (plan === 'custom') {
        due = (share * Math.max(0 * balance, income - protectedShare * line)) / 12;
      } else {
        const part = plan === 'ibrNew' ? 0.1 : 0.15;
        const byIncome = paymentOfIbr((part * Math.max(0 * balance, income - 1.5 * line)) / 12);
        capped = isAtLeast(byIncome, standardPayment);
        due = Math.min(byIncome, standardPayment);
      }
      // The unpaid interest is added to the principal when the payment reaches that of the standard plan.
      if (capped && !wasCapped) {
        principal += unpaid;
        unpaid = 0 * balance;
      }
      wasCapped = capped;
      let paid = 0 * balance;
      for (let month = 1; month <= 12 && principal + unpaid > settled && months < limit; month++) {
        months += 1;
        const interest = (principal * rate) / 12;
        const payment = Math.min(due, principal + unpaid + interest);
        const onInterest = Math.min(payment, unpaid + interest);
        const onPrincipal = payment - onInterest;
        paid += payment;
        if (plan === 'rap') {
          // Interest beyond the payment is waived, and less than 50 of principal is made up to 50, or to the payment.
          const match = Math.max(0 * balance, Math.min(constant(50, '$'), payment) - onPrincipal);
          principal -= Math.min(principal, onPrincipal + match);
        } else {
          unpaid += interest - onInterest;
          principal -= onPrincipal;
        }
      }
      totalPaid += paid;
      byYear.push({ year, income, payment: Math.min(due, paid), paid, owed: principal + unpaid });
      income *= 1 + incomeGrowth;
      line *= 1 + (guidelineGrowth ?? 0);
    }
    const rest = principal + unpaid;
    return {
      payment: byYear[0]!.payment,
      lastPayment: byYear.at(-1)!.payment,
      months,
      totalPaid,
      forgiven: rest > settled ? rest : 0 * balance,
      byYear,
    };
  },
  stepwise: [
    'IBR and terms entered: the payment of a month is the share of the income above the protected part of the guideline, over 12, and never below 0; under IBR it is at most that of the 10-year standard plan, less than $5 counts as 0, and $5 up to $10 as $10.',
    'Repayment Assistance Plan: the base of a year is $120 where the income is at most $10,000, else a percentage of the whole income: 1% where that is at most $20,000, 2% where at most $30,000, and so on, 10% where above $100,000. The payment is a twelfth of the base, less $50 for each dependent, and at least $10.',
    'Each month the interest is a twelfth of the rate on the principal. The payment goes to interest first, then to principal. Under IBR unpaid interest is added to the principal once the payment reaches that of the standard plan.',
    'Under the Repayment Assistance Plan interest beyond the payment is waived, and the principal falls by at least $50 a month, or by the payment where that is less.',
    'What is owed after the last qualifying payment is forgiven.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['owed'] },
  explanation: ({ plan, forgiven }) => {
    const under = {
      ibrNew: 'Under IBR for borrowers new on or after July 1, 2014,',
      ibrOld: 'Under IBR for earlier borrowers',
      rap: 'Under the Repayment Assistance Plan',
      custom: 'By the terms entered',
    }[plan];
    const growth =
      plan === 'rap'
        ? 'If income {incomeGrowth|falls by {|incomeGrowth|} a year|stays as it is|grows by {|incomeGrowth|} a year}'
        : 'If income {incomeGrowth|falls by {|incomeGrowth|} a year|stays as it is|grows by {|incomeGrowth|} a year}, and the guideline grows by {guidelineGrowth} a year';
    return forgiven > 0
      ? `${under} the payment is {payment} a month at first. ${growth}, {totalPaid} is paid in {months} {months|month|months}, and {forgiven} is then forgiven.`
      : `${under} the payment is {payment} a month at first. ${growth}, the loan is repaid in {months} {months|month|months} with {totalPaid}, and nothing is left to be forgiven.`;
  },
  requires: [
    {
      that: ({ plan, paymentsMade }) => plan === 'custom' || paymentsMade < monthsToForgiveness(plan, 0),
      field: 'paymentsMade',
      says: 'With {paymentsMade} qualifying payments the plan forgives the rest already: nothing is left to pay.',
    },
    {
      that: ({ years, paymentsMade }) => paymentsMade < 12 * years,
      field: 'paymentsMade',
      says: 'With {paymentsMade} qualifying payments the rest is forgiven already after {years} {years|year|years}: nothing is left to pay.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ balance, rate, plan, payment }) => plan !== 'rap' && isBelow(payment, (balance * rate) / 12),
      says: 'The first payment is less than the interest of a month, so that what is owed grows at first.',
    },
    {
      level: 'caution',
      when: ({ forgiven }) => forgiven > 0,
      says: 'What is forgiven may count as income for federal and state tax: the federal exemption of such forgiveness, 26 USC 108(f)(5), ended with 2025.',
    },
    {
      level: 'caution',
      when: ({ agi, guideline }) => agi > 0 && guideline !== undefined && agi < guideline,
      says: 'The income is below the poverty guideline: check that it is the income of a year, not of a month.',
    },
    {
      level: 'caution',
      when: ({ agi, plan }) => plan === 'rap' && agi > 0 && agi <= constant(10000, '$'),
      says: 'The income is at most $10,000: check that it is the income of a year, not of a month.',
    },
    {
      level: 'caution',
      when: ({ guideline }) => guideline !== undefined && guideline < constant(10000, '$'),
      says: 'The guideline is below $10,000: check that it is the amount for a year.',
    },
    {
      level: 'caution',
      when: ({ incomeGrowth }) => incomeGrowth !== 0 && Math.abs(incomeGrowth) < 0.002,
      says: 'The income hardly changes from year to year: check that its growth is in percent, 3 for 3%.',
    },
    {
      level: 'note',
      when: ({ balance, rate, paymentsMade, standardPayment }) =>
        paymentsMade > 0 &&
        standardPayment !== undefined &&
        isNear(standardPayment, annuityPayment(balance, rate / 12, 120), constant(0.005, '$')),
      says: 'The limit of IBR is taken for the present balance: where another was owed when the plan was entered, give the standard payment of then.',
    },
    {
      level: 'note',
      when: ({ plan, payment, standardPayment }) =>
        (plan === 'ibrNew' || plan === 'ibrOld') &&
        standardPayment !== undefined &&
        isAtLeast(payment, standardPayment),
      says: 'By the income the payment would be that of the 10-year standard plan or more: IBR asks for no more than that.',
    },
    {
      level: 'caution',
      when: ({ balance, rate, standardPayment }) =>
        standardPayment !== undefined &&
        (isBelow(120 * standardPayment, 0.4 * balance) ||
          isAbove(standardPayment, 5 * annuityPayment(balance, rate / 12, 120))),
      says: 'A standard payment of {standardPayment} a month does not fit a balance of {balance}: check that it is that of one month, for all of the loans.',
    },
  ],
  examples: [
    {
      inputs: { balance: 60000, rate: 6, agi: 60000, guideline: 26200 },
      results: {
        payment: 172.5,
        lastPayment: 302.48,
        months: 240,
        totalPaid: 55621.68,
        forgiven: 76378.32,
        byYear: { length: 20, rows: { 0: { paid: 2070, owed: 61530 }, 1: { payment: 177.68, owed: 62997.9 } } },
      },
      cautions: ['less than the interest', 'may count as income'],
      source:
        'MyLoanSense, discretionary income: 60,000 less 1.5 × 26,200, a tenth over 12 is 172.50; projection by Python decimal, month by month',
    },
    {
      inputs: { balance: 80000, rate: 6.5, agi: 50000, plan: 'ibrOld', guideline: '13333.3333333' },
      results: { payment: 375.0, lastPayment: 762.3, months: 300, totalPaid: 164066.69, forgiven: 29537.56 },
      cautions: ['less than the interest', 'may count as income'],
      source:
        'studentloaninsider.org: 15% of 50,000 less 20,000 over 12 is 375; projection by Python decimal, month by month',
    },
    {
      inputs: {
        balance: 40000,
        rate: 5,
        agi: 70000,
        plan: 'ibrOld',
        guideline: 15960,
        incomeGrowth: 5,
        guidelineGrowth: 2,
      },
      results: { payment: 424.26, lastPayment: 424.26, months: 120, totalPaid: 50911.45, forgiven: 0 },
      cautions: ['no more than that'],
      source: 'Gnumeric: PMT(0.05/12, 120, -40000); Python decimal, month by month',
    },
    {
      inputs: {
        balance: 60000,
        rate: 6,
        agi: 90000,
        plan: 'ibrOld',
        guideline: 15960,
        standardPayment: 500,
        incomeGrowth: 0,
        guidelineGrowth: 0,
      },
      results: { payment: 500, months: 184, totalPaid: 91858.21, forgiven: 0 },
      cautions: ['no more than that'],
      source: 'Python decimal, month by month: 15% of $66,060 over 12 is 825.75, above the 500',
    },
    {
      inputs: {
        balance: 60000,
        rate: 6,
        agi: 90000,
        plan: 'ibrOld',
        guideline: 15960,
        standardPayment: 6000,
        incomeGrowth: 0,
        guidelineGrowth: 0,
      },
      results: { payment: 825.75, months: 91, totalPaid: 74746.41, forgiven: 0 },
      cautions: ['does not fit a balance'],
      source: 'Python decimal, month by month: the payment of a year in place of a month never limits',
    },
    {
      inputs: { balance: 60000, rate: 6, agi: 24600, guideline: 15960, incomeGrowth: 0, guidelineGrowth: 0 },
      results: { payment: 10, months: 240, totalPaid: 2400, forgiven: 129600 },
      cautions: ['less than the interest', 'may count as income'],
      source: 'staffordloan.com: a payment of 5 to 10 is 10, here for 660/120 = 5.50; by hand 60000 + 240 × 290',
    },
    {
      inputs: { balance: 60000, rate: 6, agi: 24539, guideline: 15960, incomeGrowth: 0, guidelineGrowth: 0 },
      results: { payment: 0, months: 240, totalPaid: 0, forgiven: 132000 },
      cautions: ['less than the interest', 'may count as income'],
      source: 'staffordloan.com: a payment below 5 is none, here 599/120 = 4.99; by hand 60000 + 240 × 300',
    },
    {
      inputs: { balance: 50000, rate: 6.5, agi: 60000, plan: 'rap' },
      results: {
        payment: 250,
        lastPayment: 701.09,
        months: 190,
        totalPaid: 85770.62,
        forgiven: 0,
        byYear: { length: 16, rows: { 0: { owed: 49400 }, 1: { payment: 309 } } },
      },
      source:
        '34 CFR 685.209(b)(2)(vi) of 2026: 5% of $60,000 over 12; interest waived and 50 of principal a month; Python decimal, month by month',
    },
    {
      inputs: { balance: 50000, rate: 6.5, agi: 100000, plan: 'rap', dependents: 2, incomeGrowth: 0 },
      results: { payment: 650, months: 100, totalPaid: 64854.9 },
      source: '34 CFR 685.209(b)(2)(x) of 2026: 9% of $100,000 over 12, less 100; Python decimal, month by month',
    },
    {
      inputs: { balance: 20000, rate: 6.5, agi: 10000, plan: 'rap' },
      results: { payment: 10, lastPayment: 39.28, months: 360, totalPaid: 6146.19, forgiven: 13853.81 },
      cautions: ['at most $10,000', 'may count as income'],
      source: '34 CFR 685.209(b)(2)(i) of 2026: $120 a year; Python decimal, month by month',
    },
    {
      inputs: { balance: 50000, rate: 6.5, agi: 50000, plan: 'rap', dependents: 1, incomeGrowth: -2 },
      results: { payment: 116.67, lastPayment: 10, months: 360, totalPaid: 20907.42, forgiven: 36220.9 },
      cautions: ['may count as income'],
      source: '34 CFR 685.209 of 2026: 4% of $50,000 over 12, less 50; Python decimal, month by month',
    },
    {
      inputs: {
        balance: 40000,
        rate: 5,
        agi: 45000,
        plan: 'custom',
        guideline: 15960,
        share: 20,
        protectedShare: 100,
        years: 25,
      },
      results: { payment: 484, months: 91, totalPaid: 48444.93, forgiven: 0 },
      source: 'By hand: a fifth of 45000 less 15960, over 12; Python decimal, month by month',
    },
    {
      inputs: { balance: 1000, rate: 5, agi: 800, plan: 'custom', guideline: 1330, share: 10, years: 1 },
      results: { payment: 0, months: 12, totalPaid: 0, forgiven: 1050 },
      cautions: ['less than the interest', 'may count as income', 'not of a month', 'amount for a year'],
      source: 'By hand: no income above 1.5 × 1330; a year of interest of 5% on 1000',
    },
    {
      inputs: {
        balance: 60000,
        rate: 6,
        agi: 60000,
        guideline: 26200,
        paymentsMade: 180,
        incomeGrowth: 0,
        guidelineGrowth: 0,
      },
      results: { payment: 172.5, months: 60, totalPaid: 10350, forgiven: 67650 },
      cautions: ['less than the interest', 'may count as income', 'taken for the present balance'],
      source: 'By hand: 60 × 172.50; 60000 + 60 × (300 - 172.50)',
    },
    {
      inputs: { balance: 60000, rate: 6, agi: 60000, guideline: 26200, incomeGrowth: 0.03, guidelineGrowth: 0 },
      results: { payment: 172.5, lastPayment: 175.36, months: 240, totalPaid: 41742.62, forgiven: 90257.38 },
      cautions: ['less than the interest', 'may count as income', 'hardly changes from year to year'],
      source: 'Python, month by month: a growth of 3% sent as a fraction',
    },
    {
      inputs: { balance: 60000, rate: 6, agi: 60000, plan: 'rap' },
      results: { payment: 250, lastPayment: 207.03, months: 217, totalPaid: 105033.81, forgiven: 0 },
      source: 'Python, month by month: 5% of $60,000 over 12; the first payment of the last year settles the loan',
    },
    {
      inputs: { balance: 60000, rate: 6, agi: 60000, guideline: 26200, paymentsMade: 240 },
      refused: 'forgives the rest already',
      source: 'By hand: 240 of 240',
    },
    {
      inputs: {
        balance: 60000,
        rate: 6,
        agi: 60000,
        plan: 'custom',
        share: 10,
        guideline: 26200,
        years: 10,
        paymentsMade: 120,
      },
      refused: 'the rest is forgiven already after 10 years',
      source: 'By hand: 120 of 120',
    },
  ],
  notes: [
    'Holds for the rules in force from July 1, 2026 (91 FR 23768). IBR is not open to who takes or consolidates a loan from that day on; the Repayment Assistance Plan is not open to parent PLUS loans.',
    'PAYE asks what IBR asks of new borrowers, and ends on June 30, 2028. Income-contingent repayment (ICR) has a further limit by a yearly factor, which is left out.',
    'Left out: the interest on subsidized loans that the government pays for up to three years under IBR, forgiveness after 120 payments in public service (PSLF), and interest that is unpaid at the start.',
    'Plan, household and dependents are taken to stay as they are, and payments to be made in full and on time. For a married borrower the income is that of both, unless they file their tax returns separately.',
  ],
  references: [
    {
      title:
        'Department of Education: Reimagining and Improving Student Education, Final Regulations, 91 FR 23768 (May 1, 2026); 34 CFR 685.209',
      url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm',
    },
    { title: '20 USC 1098e: Income-based repayment' },
    {
      title:
        'Department of Health and Human Services: Annual Update of the HHS Poverty Guidelines, 91 FR 1797 (January 15, 2026)',
      url: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
    },
    { title: '26 USC 108(f): Student loans' },
    {
      title: 'StaffordLoan.com: Income-based repayment',
      url: 'http://www.staffordloan.com/repayment/income-based-repayment.php',
    },
  ],
});
