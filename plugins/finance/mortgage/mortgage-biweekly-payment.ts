import { ceilNear, date, defineCalculator, integer, money, number, table } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { accumulationFactor, annuityFactor, annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Half the monthly payment every two weeks, credited at once: interest runs at a 26th of the annual rate. */
export default defineCalculator({
  title: 'Biweekly mortgage payment',
  description: 'Half payment every two weeks, payoff time and interest saved against monthly payments of a mortgage.',
  keywords: [
    'bi-weekly mortgage',
    'accelerated biweekly',
    '26 payments a year',
    'mortgage early payoff',
    'fortnightly mortgage payments',
  ],
  related: ['loan-payoff-extra-payments', 'mortgage-payment-piti'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    first: date({ label: 'First payment', help: 'For the date of the last one.', optional: true }),
  },
  outputs: {
    biweekly: money({ label: 'Payment every two weeks', symbol: 'h' }),
    interestSaved: money({ label: 'Interest saved' }),
    yearsSooner: number({ label: 'Years sooner paid off', places: 1 }),
    payments: integer({ label: 'Payments every two weeks', symbol: 'n' }),
    lastDate: date({ label: 'Last payment', optional: true }),
    monthly: money({ label: 'Monthly payment', symbol: 'M' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        monthlyBalance: money({ label: 'Balance, paid monthly' }),
        biweeklyBalance: money({ label: 'Balance, paid every two weeks' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ amount, rate, term, first }) => {
    const months = numberOfPayments(term, 12);
    const monthlyRate = rate / 12;
    const monthly = annuityPayment(amount, monthlyRate, months);
    const biweekly = monthly / 2;
    const i = rate / 26;
    const exact = rate === 0 ? amount / biweekly : -Math.log(1 - (amount * i) / biweekly) / Math.log(1 + i);
    const payments = Math.max(1, ceilNear(exact));
    // What the last payment repays: the part of a payment that is left over.
    const before = biweekly * annuityFactor(i, exact - payments + 1);
    const interest = biweekly * (payments - 1) + before * (1 + i) - amount;
    const byYear = [];
    for (let year = 1; year <= Math.ceil(months / 12); year++) {
      const paidMonths = Math.min(12 * year, months);
      byYear.push({
        year,
        monthlyBalance:
          paidMonths === months
            ? 0
            : amount * (1 + monthlyRate) ** paidMonths - monthly * accumulationFactor(monthlyRate, paidMonths),
        biweeklyBalance:
          26 * year >= payments ? 0 : amount * (1 + i) ** (26 * year) - biweekly * accumulationFactor(i, 26 * year),
      });
    }
    const interestSaved = monthly * months - amount - interest;
    const yearsSooner = months / 12 - payments / 26;
    if (first === undefined) return { biweekly, interestSaved, yearsSooner, payments, monthly, byYear };
    const lastDate = first + 14 * (payments - 1);
    return { biweekly, interestSaved, yearsSooner, payments, lastDate, monthly, byYear };
  },
  stepwise: [
    'Each payment is taken off the balance after the interest of two weeks, a 26th of the annual rate, has been added; the last one is smaller.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['monthlyBalance', 'biweeklyBalance'] },
  explanation:
    'Half the monthly payment, {biweekly}, every two weeks repays the loan {yearsSooner} {yearsSooner|year|years} sooner and saves {interestSaved} of interest{lastDate?: the last payment is on {lastDate}|}.',
  examples: [
    {
      inputs: { amount: 300000, rate: 6.5, term: 30 },
      results: {
        biweekly: 948.1,
        interestSaved: 88121.78,
        yearsSooner: 5.846154,
        payments: 628,
        monthly: 1896.2,
        byYear: {
          length: 30,
          rows: { 0: { monthlyBalance: 296646.82, biweeklyBalance: 294685.12 }, '-1': { biweeklyBalance: 0 } },
        },
      },
      source: 'Python 3.11: loops by month and by two weeks',
    },
    {
      inputs: { amount: 120000, rate: 4, term: 15 },
      results: {
        biweekly: 443.81,
        interestSaved: 4505.88,
        yearsSooner: 1.538462,
        payments: 350,
        monthly: 887.63,
        byYear: {
          length: 15,
          rows: { 0: { monthlyBalance: 114040.02, biweeklyBalance: 113129.66 }, '-1': { biweeklyBalance: 0 } },
        },
      },
      source: 'Python 3.11: loops by month and by two weeks',
    },
    {
      inputs: { amount: 26000, rate: 0, term: 10 },
      results: {
        biweekly: 108.33,
        interestSaved: 0.0,
        yearsSooner: 0.769231,
        payments: 240,
        monthly: 216.67,
        byYear: {
          length: 10,
          rows: { 0: { monthlyBalance: 23400.0, biweeklyBalance: 23183.33 }, '-1': { biweeklyBalance: 0 } },
        },
      },
      source: 'Python 3.11: loops by month and by two weeks',
    },
    {
      inputs: { amount: 26000, rate: 0, term: 1, first: '2026-01-02' },
      results: { payments: 24, lastDate: '2026-11-20' },
      source: 'By hand: 24 halves; 23 times 14 days after 2 January',
    },
  ],
  notes: [
    'Holds where the lender credits each half payment when it comes. Where it is held until the other half is there, the saving is a little less; a 13th payment a year does about the same without fees.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
