import { choice, defineCalculator, findRoot, isAbove, money, noResult, percent } from '@reckoner/engine';
import { balanceCurve } from '../shared/balance-curve.js';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityFactor, annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** The actuarial method of Regulation Z: the monthly rate at which the payments are worth the amount financed, times 12. */
export default defineCalculator({
  title: 'Loan APR including fees',
  description:
    'Annual percentage rate and finance charge of a loan in monthly payments from its interest rate and the fees for it.',
  keywords: ['annual percentage rate', 'Truth in Lending', 'Regulation Z', 'origination fee', 'closing costs'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: loanTerm,
    fees: money({ label: 'Fees', shareOf: 'amount', help: 'Prepaid finance charges.', symbol: 'F', min: 0, max: 1e12 }),
    feesPaid: choice(
      { upfront: 'Paid upfront or kept back from the loan', financed: 'Added to the loan' },
      { label: 'Fees are', default: 'upfront' },
    ),
  },
  outputs: {
    apr: percent({ label: 'APR', symbol: 'APR', places: 3 }),
    payment: money({ label: 'Monthly payment' }),
    financeCharge: money({ label: 'Finance charge' }),
    amountFinanced: money({ label: 'Amount financed' }),
  },
  formula: ({ amount, rate, term, fees, feesPaid }) => {
    const payments = numberOfPayments(term, 12);
    const payment = annuityPayment(feesPaid === 'financed' ? amount + fees : amount, rate / 12, payments);
    const amountFinanced = feesPaid === 'financed' ? amount : amount - fees;
    if (amountFinanced < amount * 1e-3) throw noResult('The fees leave next to nothing of the loan.');
    if (amountFinanced < (payment / 20) * (1 - 21 ** -payments)) {
      throw noResult('The fees are so high that the APR exceeds 24,000%.');
    }
    const monthlyRate =
      fees === 0 ? rate / 12 : findRoot((i) => annuityFactor(i, payments) - amountFinanced / payment, 0, 20);
    return { apr: 12 * monthlyRate, payment, financeCharge: payment * payments - amountFinanced, amountFinanced };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'amount', label: 'Balance' },
    curve: ({ amount, rate, term, fees, feesPaid, payment }) => {
      const loan = feesPaid === 'financed' ? amount + fees : amount;
      return balanceCurve(
        [{ label: 'Balance', amount: loan, rate: rate / 12, payment, payments: numberOfPayments(term, 12) }],
        12,
      );
    },
  },
  explanation:
    'With {fees} of fees the loan costs an APR of {apr}: {payment} a month, a finance charge of {financeCharge} in all.',
  cautions: [
    {
      level: 'caution',
      when: ({ amount, fees }) => isAbove(fees, 0.15 * amount),
      says: 'Fees of {fees} are a large part of the loan: check that they are an amount of money for this loan.',
    },
  ],
  examples: [
    {
      inputs: { amount: 200000, rate: 6, term: 30, fees: 5000 },
      results: { apr: 6.2377948, payment: 1199.1, financeCharge: 236676.38, amountFinanced: 195000 },
      source: 'Gnumeric: RATE(360, -PMT(0.06/12, 360, -200000), 195000)*12',
    },
    {
      inputs: { amount: 200000, rate: 6, term: 30, fees: 5000, feesPaid: 'financed' },
      results: { apr: 6.2318815, payment: 1229.08 },
      source: 'Gnumeric: RATE(360, -PMT(0.06/12, 360, -205000), 200000)*12',
    },
    {
      inputs: { amount: 5520, rate: 0, term: 2, fees: 520 },
      results: { apr: 9.685708, payment: 230, financeCharge: 520 },
      source: 'Gnumeric: RATE(24, -230, 5000)*12',
    },
    {
      inputs: { amount: 1000, rate: 8, term: 1, fees: 0 },
      results: { apr: 8 },
      source: 'By hand: without fees the APR is the interest rate',
    },
    {
      inputs: { amount: 1000, rate: 8, term: 1, fees: 1000 },
      noResult: 'leave next to nothing',
      source: 'By hand: nothing is lent',
    },
    {
      inputs: { amount: 1000, rate: 8, term: 1, fees: 990 },
      results: { apr: 10438.6115 },
      cautions: ['a large part of the loan'],
      source: 'Gnumeric: RATE(12, -PMT(0.08/12, 12, -1000), 10, 0, 0, 5)*12',
    },
    {
      inputs: { amount: 1000, rate: 8, term: 1, fees: 997 },
      noResult: 'exceeds 24,000%',
      source: 'By hand: twelve payments of 86.99 are worth 86.99/20 = 4.35 at 2000% a month, more than 3',
    },
  ],
  notes: [
    'Holds for regular monthly payments without an odd first period.',
    'Which fees count as finance charges is set by law: in the United States by 12 CFR 1026.4.',
  ],
  references: [
    { title: '12 CFR Part 1026 (Regulation Z), Appendix J: Annual percentage rate computations for closed-end credit' },
  ],
});
