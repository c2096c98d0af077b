import {
  choice,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isAtMost,
  money,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { payoff } from '../shared/payoff.js';
import {
  annuityFactor,
  annuityPayment,
  isWholePayments,
  numberOfPayments,
  remainingBalance,
} from '../shared/time-value.js';

/** Each debt is paid by its own payment until it is gone; the new loan pays all of them off and is paid in level payments. */
export default defineCalculator({
  title: 'Debt consolidation',
  description:
    'Monthly payment, payoff time, fee and total interest of one new loan against several debts at their present payments.',
  keywords: [
    'debt consolidation loan',
    'consolidate credit cards',
    'consolidation savings',
    'personal loan for credit cards',
    'combine debts',
  ],
  related: ['weighted-average-interest-rate', 'debt-snowball', 'balance-transfer', 'loan-apr-with-fees'],
  inputs: {
    debts: rows(
      {
        name: text({ label: 'Debt', maxLength: 60, optional: true }),
        balance: money({ label: 'Balance', min: 0.01, max: 1e9 }),
        rate: percent({ label: 'Annual interest rate', min: 0, max: 200, usual: [0.5, 60] }),
        payment: money({ label: 'Payment a month', min: 0.01, max: 1e9 }),
      },
      { label: 'Debts', maxItems: 20 },
    ),
    newRate: { ...loanRate, label: 'Interest rate of the new loan', usual: [3, 40] },
    term: { ...loanTerm, label: 'Term of the new loan', help: 'Rounded to whole months.', usual: [1, 10] },
    fee: percent({
      label: 'Fee of the new loan',
      help: 'In percent: of the debts, or of the loan where it is kept back from it.',
      symbol: 'f',
      min: 0,
      max: 25,
      default: 0,
      usual: [0.5, 12],
    }),
    feePaid: choice(
      {
        added: { label: 'Added to the loan', also: ['added', 'financed', 'rolled in'] },
        deducted: {
          label: 'Kept back from a loan that is larger by it',
          also: ['deducted', 'kept back', 'withheld', 'from proceeds'],
        },
        upfront: { label: 'Paid in cash', also: ['upfront', 'cash', 'up front'] },
      },
      { label: 'The fee is', default: 'added' },
    ),
  },
  outputs: {
    saving: money({
      label: 'Saving in all',
      help: 'Interest less fee; negative where the new loan costs more.',
      optional: true,
    }),
    newPayment: money({ label: 'Payment of the new loan a month' }),
    presentPayment: money({ label: 'Present payments a month' }),
    newMonths: integer({ label: 'Months of the new loan' }),
    presentMonths: integer({ label: 'Months of the present debts', optional: true }),
    newInterest: money({ label: 'Interest of the new loan' }),
    presentInterest: money({ label: 'Interest of the present debts', optional: true }),
    feeAmount: money({ label: 'Fee' }),
    loanAmount: money({ label: 'Amount of the new loan' }),
    newApr: percent({ label: 'APR of the new loan with its fee', places: 2 }),
    averageRate: percent({ label: 'Weighted average of the present rates', places: 2 }),
    byDebt: table(
      {
        name: text({ label: 'Debt', optional: true }),
        months: integer({ label: 'Months', optional: true }),
        interest: money({ label: 'Interest', optional: true }),
      },
      {
        label: 'Present debts, each at its payment',
        help: 'Empty where the payment does not pay it off within 100 years.',
      },
    ),
  },
  formula: ({ debts, newRate, term, fee, feePaid }) => {
    const owed = sum(debts.map((debt) => debt.balance));
    const loanAmount = feePaid === 'deducted' ? owed / (1 - fee) : feePaid === 'added' ? owed * (1 + fee) : owed;
    const feeAmount = feePaid === 'deducted' ? fee * loanAmount : fee * owed;
    const newMonths = numberOfPayments(term, 12);
    const newPayment = annuityPayment(loanAmount, newRate / 12, newMonths);
    const newInterest = newRate === 0 ? 0 * owed : newPayment * newMonths - loanAmount;
    const received = feePaid === 'upfront' ? owed - feeAmount : owed;
    const monthlyRate =
      fee === 0
        ? newRate / 12
        : findRoot((i) => annuityFactor(i, newMonths) - received / newPayment, 0, newPayment / received);
    const byDebt = debts.map((debt) => {
      const alone = payoff(debt.balance, debt.rate / 12, debt.payment);
      if (alone === undefined) return { name: debt.name };
      return { name: debt.name, months: alone.months, interest: debt.rate === 0 ? 0 * debt.balance : alone.interest };
    });
    const results = {
      newPayment,
      presentPayment: sum(debts.map((debt) => debt.payment)),
      newMonths,
      newInterest,
      feeAmount,
      loanAmount,
      newApr: 12 * monthlyRate,
      averageRate: sum(debts.map((debt) => debt.balance * debt.rate)) / owed,
      byDebt,
    };
    if (byDebt.some((one) => one.months === undefined)) return results;
    const presentInterest = sum(byDebt.map((one) => one.interest!));
    return {
      ...results,
      presentMonths: Math.max(...byDebt.map((one) => one.months!)),
      presentInterest,
      saving: presentInterest - newInterest - feeAmount,
    };
  },
  stepwise: [
    'Each present debt grows by a twelfth of its rate a month and falls by its own payment until nothing is left; what is freed then is not put to another one.',
    'The new loan is as large as the debts, with the fee where it is added; where the fee f is kept back, it is the debts over 1 − f.',
    'Its payment is that of a loan in level monthly payments, its interest what is paid less the loan.',
    'The saving is the interest of the present debts less that of the new loan and its fee.',
    'The APR is twelve times the monthly rate at which the payments are worth what the loan pays off, less a fee paid in cash.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { label: 'Months' },
    y: { of: 'loanAmount', label: 'Amount' },
    curve: ({ debts, newRate, loanAmount, newPayment, newMonths, presentMonths }) => ({
      from: 0,
      to: Math.max(newMonths, presentMonths ?? 0),
      lines: [
        {
          label: 'New loan',
          y: (month) =>
            month >= newMonths ? 0 : Math.max(0, remainingBalance(loanAmount, newRate / 12, newPayment, month)),
        },
        {
          label: 'Present debts',
          dashed: true,
          y: (month) =>
            sum(debts.map((debt) => Math.max(0, remainingBalance(debt.balance, debt.rate / 12, debt.payment, month)))),
        },
      ],
    }),
  },
  explanation: ({ debts, saving, fee, feePaid, newPayment, presentPayment }) => {
    const paid = feePaid === 'added' ? 'added to it' : feePaid === 'deducted' ? 'kept back from it' : 'paid in cash';
    const cost = fee === 0 ? 'without a fee' : `with a fee of {feeAmount} ${paid}`;
    const less = roundTo(newPayment, 2) < roundTo(presentPayment, 2);
    const more = roundTo(newPayment, 2) > roundTo(presentPayment, 2);
    const month = less ? 'less than' : more ? 'more than' : 'as much as';
    const loan = `A loan of {loanAmount} at {newRate}, ${cost}, takes {newPayment} a month for {newMonths} {newMonths|month|months}, ${month} the {presentPayment} of today`;
    return saving === undefined
      ? `${loan}; its interest is {newInterest}. At the present payments some debt is not paid off within 100 years, so that a saving cannot be told.`
      : `${loan}; in all${fee === 0 ? '' : ', the fee counted,'} it {saving|costs {|saving|} more than|costs as much as|saves {|saving|} against} the present ${debts.length === 1 ? 'debt at its payment, which takes' : 'debts, each at its own payment, which take'} {presentMonths} {presentMonths|month|months} and {presentInterest} of interest.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ debts }) => debts.some(({ balance, rate, payment }) => isAtMost(payment, (balance * rate) / 12)),
      says: 'A present payment does not exceed the interest of a month: that debt never falls. Check its balance, rate and payment.',
    },
    {
      level: 'caution',
      when: ({ saving, newPayment, presentPayment }) =>
        saving !== undefined && roundTo(saving, 2) < 0 && roundTo(newPayment, 2) < roundTo(presentPayment, 2),
      says: 'The payment falls, but the new loan costs more in all: it is paid for longer, or its rate and fee are too high. A shorter term would change that.',
    },
    {
      level: 'note',
      when: ({ saving, newPayment, presentPayment, newApr, averageRate }) =>
        saving !== undefined &&
        roundTo(saving, 2) > 0 &&
        roundTo(newPayment, 2) > roundTo(presentPayment, 2) &&
        roundTo(100 * newApr, 2) < roundTo(100 * averageRate, 2),
      says: 'The new loan takes more a month, so that part of the saving is that of paying faster: {newPayment} a month put to the present debts, the highest rate first, would save some, too.',
    },
    {
      level: 'caution',
      when: ({ saving, newPayment, presentPayment, newApr, averageRate }) =>
        saving !== undefined &&
        roundTo(saving, 2) > 0 &&
        roundTo(newPayment, 2) > roundTo(presentPayment, 2) &&
        roundTo(100 * newApr, 2) >= roundTo(100 * averageRate, 2),
      says: 'The new loan takes more a month at an APR that is not below what the debts bear on average: none of the saving is that of a lower rate. The same money put to the present debts, the highest rate first, saves as much or more without it.',
    },
    {
      level: 'caution',
      when: ({ debts, saving, byDebt }) =>
        saving !== undefined &&
        roundTo(saving, 2) > 0 &&
        byDebt.some((one, k) => debts[k]!.rate > 0 && byDebt.some((other) => one.months! > other.months!)),
      says: 'The present debts end at different times. Who goes on paying {presentPayment} a month, what is freed put to the debts that are left, pays less interest than {presentInterest}: the saving is then smaller or none. Reckon that as a debt snowball.',
    },
    {
      level: 'caution',
      when: ({ newApr, averageRate }) => roundTo(100 * newApr, 2) > roundTo(100 * averageRate, 2),
      says: 'The new loan, any fee counted, has an APR of {newApr}, above the {averageRate} that the debts bear on average.',
    },
    {
      level: 'caution',
      when: ({ debts }) => debts.some(({ balance, payment, rate }) => isAbove(payment, balance * (1 + rate / 12))),
      says: 'A present payment is more than its whole balance: check that no figures are changed about.',
    },
    {
      level: 'caution',
      when: ({ term }) => !isWholePayments(term, 12),
      says: 'The term is no whole number of months: it is rounded to {newMonths}.',
    },
  ],
  examples: [
    {
      inputs: { debts: [{ balance: 18000, rate: 22, payment: 620 }], newRate: 11.5, term: 3 },
      results: {
        newPayment: 593.57,
        newInterest: 3368.45,
        newMonths: 36,
        presentMonths: 42,
        presentPayment: 620,
        presentInterest: 7932.01,
        saving: 4563.56,
        newApr: 11.5,
        feeAmount: 0,
      },
      source:
        'OnlyCalculators, Debt consolidation (worked example): 593.57 a month and 3,368 of interest; the present debt by a month-by-month loop in Python',
    },
    {
      inputs: {
        debts: [
          { name: 'Card A', balance: 6000, rate: 22.99, payment: 180 },
          { name: 'Card B', balance: 4000, rate: 19.99, payment: 120 },
          { name: 'Card C', balance: 2500, rate: 26.99, payment: 90 },
        ],
        newRate: 11.5,
        term: 3,
        fee: 3,
      },
      results: {
        saving: 4221.92,
        newPayment: 424.57,
        presentPayment: 390,
        newMonths: 36,
        presentMonths: 54,
        newInterest: 2409.38,
        presentInterest: 7006.3,
        feeAmount: 375,
        loanAmount: 12875,
        newApr: '13.5620072',
        averageRate: 22.83,
        byDebt: {
          length: 3,
          rows: {
            0: { name: 'Card A', months: 54, interest: 3654.34 },
            1: { months: 50, interest: 1885.65 },
            2: { months: 45, interest: 1466.31 },
          },
        },
      },
      cautions: ['takes more a month', 'end at different times'],
      source: 'Python with mpmath: month-by-month loops, the APR from payments discounted one by one',
    },
    {
      inputs: {
        debts: [
          { name: 'Card A', balance: 6000, rate: 22.99, payment: 180 },
          { name: 'Card B', balance: 4000, rate: 19.99, payment: 120 },
          { name: 'Card C', balance: 2500, rate: 26.99, payment: 90 },
        ],
        newRate: 11.5,
        term: 3,
        fee: 3,
        feePaid: 'deducted',
      },
      results: {
        saving: 4208.15,
        newPayment: 424.95,
        feeAmount: '386.60',
        loanAmount: '12886.60',
        newInterest: 2411.55,
        newApr: '13.6252155',
      },
      cautions: ['takes more a month', 'end at different times'],
      source: 'Python with mpmath: 12500/0.97',
    },
    {
      inputs: {
        debts: [
          { name: 'Card A', balance: 6000, rate: 22.99, payment: 180 },
          { name: 'Card B', balance: 4000, rate: 19.99, payment: 120 },
          { name: 'Card C', balance: 2500, rate: 26.99, payment: 90 },
        ],
        newRate: 11.5,
        term: 3,
        fee: 3,
        feePaid: 'upfront',
      },
      results: { saving: '4292.10', newPayment: '412.20', feeAmount: 375, loanAmount: 12500, newApr: '13.6252155' },
      cautions: ['takes more a month', 'end at different times'],
      source: 'Python with mpmath: payments on 12500 that are worth 12125',
    },
    {
      inputs: {
        debts: [
          { name: 'Card A', balance: 6000, rate: 22.99, payment: 180 },
          { name: 'Card B', balance: 4000, rate: 19.99, payment: 120 },
          { name: 'Card C', balance: 2500, rate: 26.99, payment: 90 },
        ],
        newRate: 14,
        term: 7,
        fee: 5,
        feePaid: 'deducted',
      },
      results: { saving: -1206.34, newPayment: 246.58, newMonths: 84, newInterest: 7554.75 },
      cautions: ['costs more in all'],
      source: 'Python with mpmath: 12500/0.95',
    },
    {
      inputs: {
        debts: [
          { name: 'A', balance: 8000, rate: 24, payment: 250 },
          { name: 'B', balance: 4000, rate: 19, payment: 200 },
          { name: 'C', balance: 900, rate: 0, payment: 100 },
        ],
        newRate: 13,
        term: 4,
        fee: 5,
      },
      results: {
        saving: 1204.38,
        newPayment: 363.38,
        presentPayment: 550,
        presentMonths: 52,
        presentInterest: 5746.54,
      },
      cautions: ['end at different times'],
      source:
        'Python: month-by-month loops; with what is freed put to the dearest debt 4,173.64 of interest in 32 months, less than the 4,542.16 of the new loan and its fee',
    },
    {
      inputs: { debts: [{ balance: 5000, rate: 24, payment: 100 }], newRate: 12, term: '48 months' },
      results: { newPayment: 131.67, newInterest: 1320.12, averageRate: 24, byDebt: { length: 1, rows: {} } },
      cautions: ['does not exceed the interest'],
      source: 'By hand: 100 of interest a month; Python: 5000i/(1 - (1 + i)^-48)',
    },
    {
      inputs: { debts: [{ balance: 1200, rate: 0, payment: 100 }], newRate: 0, term: 1 },
      results: { newPayment: 100, saving: 0, newInterest: 0, presentInterest: 0, newApr: 0, averageRate: 0 },
      source: 'By hand: 12 payments of 100',
    },
    {
      inputs: { debts: [{ balance: 18000, rate: 11.5, payment: 650 }], newRate: 12.9, term: 3 },
      results: { newPayment: 605.62, saving: '-783.60' },
      cautions: ['costs more in all', 'above the'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { debts: [{ balance: 6000, rate: 11.5, payment: 180 }], newRate: 11.6, term: 2 },
      results: { newPayment: 281.32, presentPayment: 180, presentMonths: 41, saving: 511.47, newApr: 11.6 },
      cautions: ['above the', 'none of the saving'],
      source: 'Python with mpmath: month-by-month loop; 281.32 a month at 11.5% bear less interest than at 11.6%',
    },
    {
      inputs: { debts: [{ balance: 6000, rate: 11.5, payment: 180 }], newRate: 11.5, term: 3 },
      results: { newPayment: 197.86, presentInterest: 1263.18, saving: 140.37, newApr: 11.5 },
      cautions: ['none of the saving'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { debts: [{ balance: 100, rate: 12, payment: 300 }], newRate: 10, term: '6.5 months' },
      results: { presentMonths: 1, presentInterest: 1, newMonths: 7, newPayment: 14.77 },
      cautions: ['more than its whole balance', 'no whole number of months', 'costs more in all'],
      source: 'By hand: 1% of 100; Python: 100i/(1 - (1 + i)^-7)',
    },
  ],
  notes: [
    'Assumes that nothing new is charged to the debts that are paid off, and that their payments stay: minimum payments fall with the balance and take longer.',
    'Charges for paying off a debt early are not counted. Where a home secures the new loan, it may be lost with missed payments; federal student loans lose their own plans and forgiveness in a private loan.',
  ],
  references: [
    {
      title:
        'OnlyCalculators: Debt Consolidation Calculator (itemized debts, fee financed or in cash, APR with the fee)',
      url: 'https://www.onlycalculators.com/finance/debt-management/debt-consolidation-calculator/',
    },
    { title: '12 CFR Part 1026 (Regulation Z), Appendix J: Annual percentage rate computations for closed-end credit' },
  ],
});
