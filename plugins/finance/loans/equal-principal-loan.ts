import { defineCalculator, integer, money, percent, roundTo, table } from '@reckoner/engine';
import { annuityPayment } from '../shared/time-value.js';

/** The same principal with each payment, and interest on what is still owed, so that payments fall by the same amount each time. */
export default defineCalculator({
  title: 'Equal principal payment loan',
  description:
    'First and last payment, total interest and the declining schedule of a loan that is repaid in equal parts of principal.',
  keywords: [
    'even principal payments',
    'constant principal',
    'fixed principal',
    'straight-line amortization',
    'declining payments',
    'decreasing installments',
  ],
  related: ['loan-amortization-schedule', 'loan-payment'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'The nominal rate.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.3, 40],
    }),
    payments: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 800 }),
    perYear: integer({ label: 'Payments a year', symbol: 'm', min: 1, max: 52, default: 12 }),
  },
  outputs: {
    firstPayment: money({ label: 'First payment' }),
    lastPayment: money({ label: 'Last payment' }),
    principal: money({ label: 'Principal in each payment', symbol: 'A' }),
    totalInterest: money({ label: 'Total interest' }),
    interestSaved: money({ label: 'Interest saved against level payments' }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        payment: money({ label: 'Payment' }),
        interest: money({ label: 'Interest' }),
        principal: money({ label: 'Principal' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ amount, rate, payments, perYear }) => {
    const periodRate = rate / perYear;
    const principal = amount / payments;
    const totalInterest = (amount * periodRate * (payments + 1)) / 2;
    const level = annuityPayment(amount, periodRate, payments);
    const interestSaved = payments === 1 || rate === 0 ? 0 * amount : level * payments - amount - totalInterest;
    const schedule = [];
    for (let number = 1; number <= payments; number++) {
      const interest = principal * (payments - number + 1) * periodRate;
      schedule.push({
        number,
        payment: principal + interest,
        interest,
        principal,
        balance: principal * (payments - number),
      });
    }
    return {
      firstPayment: principal + amount * periodRate,
      lastPayment: principal + principal * periodRate,
      principal,
      totalInterest,
      interestSaved,
      schedule,
    };
  },
  figure: { kind: 'series', table: 'schedule', x: 'number', lines: ['payment', 'interest'] },
  explanation: ({ payments, rate, firstPayment, lastPayment }) => {
    if (payments === 1) return 'A single payment of {firstPayment} repays {amount}, {totalInterest} of it interest.';
    if (rate > 0 && roundTo(firstPayment, 2) <= roundTo(lastPayment, 2))
      return '{amount} at {rate} is repaid in {payments} payments of about {firstPayment}, which fall by less than a cent from the first to the last; interest comes to {totalInterest}.';
    return rate > 0
      ? '{amount} at {rate} is repaid in {payments} payments, which fall from {firstPayment} to {lastPayment}; interest comes to {totalInterest}.'
      : '{amount} without interest is repaid in {payments} payments of {firstPayment}.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ payments, perYear }) => payments > 50 * perYear,
      says: 'So many payments take over 50 years: check how many there are a year.',
    },
  ],
  examples: [
    {
      inputs: { amount: 1000000, rate: 4.2, payments: 360 },
      results: {
        firstPayment: 6277.78,
        lastPayment: 2787.5,
        totalInterest: 631750,
        interestSaved: 128711.83,
        schedule: { length: 360, rows: { 0: { interest: 3500, principal: 2777.78 }, '-1': { balance: 0 } } },
      },
      source:
        'toolsvault.app, printed: first 6,278, last 2,788, interest 631,750 against 760,462; cents by Python with mpmath',
    },
    {
      inputs: { amount: 100000, rate: 8, payments: 20, perYear: 1 },
      results: {
        firstPayment: 13000,
        lastPayment: 5400,
        principal: 5000,
        totalInterest: 84000,
        interestSaved: 19704.42,
        schedule: { length: 20, rows: { 9: { payment: 9400, interest: 4400, balance: 50000 } } },
      },
      source: 'By hand: 5000 + 8000, falling by 400; Python: payment-by-payment loop, level payments for comparison',
    },
    {
      inputs: { amount: 1000, rate: 6, payments: 1 },
      results: { firstPayment: 1005, lastPayment: 1005, principal: 1000, totalInterest: 5, interestSaved: 0 },
      source: 'By hand: one month at 0.5%',
    },
    {
      inputs: { amount: 10, rate: 0.3, payments: 4 },
      results: { firstPayment: 2.5, lastPayment: 2.5, totalInterest: 0.01 },
      source: 'By hand: 2.50 and 0.0025 of interest at first',
    },
    {
      inputs: { amount: 10, rate: 1.68, payments: 2 },
      results: { firstPayment: 5.01, lastPayment: 5.01, principal: 5, totalInterest: 0.02 },
      source: 'By hand: 5 and 0.014 of interest, then 5 and 0.007',
    },
    {
      inputs: { amount: 7800, rate: 0, payments: 780, perYear: 1 },
      results: { firstPayment: 10, lastPayment: 10, principal: 10, totalInterest: 0, interestSaved: 0 },
      cautions: ['over 50 years'],
      source: 'By hand: 780 payments are 30 years of every two weeks',
    },
  ],
  notes: [
    'Payments come at the end of each period. Lenders round them to whole cents, so that the last one differs slightly.',
  ],
  references: [
    {
      title: 'ToolsVault: Mortgage calculator, equal payment and equal principal',
      url: 'https://toolsvault.app/en/tools/mortgage-calculator',
    },
    {
      title: 'CalculatorSoup: Amortization schedule with equal principal payments',
      url: 'https://www.calculatorsoup.com/calculators/financial/amortization-equal-principal-payments-calculator.php',
    },
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
