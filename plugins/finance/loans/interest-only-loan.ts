import { choice, defineCalculator, isAbove, money } from '@reckoner/engine';
import { loanRate, loanTerm, paymentFrequency } from '../shared/fields.js';
import { annuityFactor, annuityPayment, isWholePayments, numberOfPayments } from '../shared/time-value.js';

/** Interest alone at first; then level payments over what is left of the term, or the whole principal at its end. */
export default defineCalculator({
  title: 'Interest-only loan',
  description:
    'Interest-only payment, amortizing payment over the remaining term or principal due at the end, and the extra interest against amortizing from the start.',
  keywords: [
    'interest only',
    'interest-only mortgage',
    'interest-only period',
    'IO loan',
    'bullet loan',
    'payment shock',
  ],
  related: ['loan-payment', 'heloc-payment', 'balloon-loan', 'loan-amortization-schedule'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: loanRate,
    term: { ...loanTerm, help: 'The whole term, with the interest-only period; rounded to whole payments.' },
    repaid: choice(
      { amortized: 'Level payments after the interest-only period', maturity: 'All at the end of the term' },
      { label: 'Principal is repaid by', default: 'amortized' },
    ),
    interestOnly: {
      ...loanTerm,
      label: 'Interest-only period',
      symbol: 't_1',
      usual: [0.25, 20],
      when: { repaid: 'amortized' },
    },
    frequency: paymentFrequency,
  },
  outputs: {
    interestPayment: money({ label: 'Interest-only payment' }),
    laterPayment: money({ label: 'Payment afterward', optional: true }),
    rise: money({ label: 'Rise of the payment', optional: true }),
    principalDue: money({ label: 'Principal due at the end', optional: true }),
    totalInterest: money({ label: 'Total interest' }),
    amortizedPayment: money({ label: 'Payment if amortized from the start' }),
    extraInterest: money({ label: 'Extra interest against amortizing from the start' }),
  },
  formula: ({ amount, rate, term, repaid, interestOnly, frequency }) => {
    const periodRate = rate / frequency;
    const payments = numberOfPayments(term, frequency);
    const interestPayment = amount * periodRate;
    const amortizedPayment = annuityPayment(amount, periodRate, payments);
    const amortizedInterest = rate === 0 ? 0 * amount : amortizedPayment * payments - amount;
    if (repaid === 'maturity') {
      const totalInterest = interestPayment * payments;
      return {
        interestPayment,
        principalDue: amount,
        totalInterest,
        amortizedPayment,
        extraInterest: totalInterest - amortizedInterest,
      };
    }
    const first = numberOfPayments(interestOnly, frequency);
    const laterPayment = annuityPayment(amount, periodRate, payments - first);
    const laterInterest = rate === 0 ? 0 * amount : laterPayment * (payments - first) - amount;
    const totalInterest = interestPayment * first + laterInterest;
    return {
      interestPayment,
      laterPayment,
      rise: laterPayment - interestPayment,
      totalInterest,
      amortizedPayment,
      extraInterest: totalInterest - amortizedInterest,
    };
  },
  figure: {
    kind: 'curve',
    title: 'What is owed',
    x: { of: 'term', label: 'Time' },
    y: { of: 'amount', label: 'Balance' },
    curve: ({ amount, rate, term, interestOnly, frequency, laterPayment, amortizedPayment }) => {
      const payments = numberOfPayments(term, frequency);
      const owed = (payment: number, year: number) =>
        payment * annuityFactor(rate / frequency, payments - year * frequency);
      const first = laterPayment === undefined ? payments : numberOfPayments(interestOnly, frequency);
      return {
        from: 0,
        to: payments / frequency,
        lines: [
          {
            label: laterPayment === undefined ? 'Interest-only' : 'Interest-only at first',
            y: (year) => (year * frequency <= first || laterPayment === undefined ? amount : owed(laterPayment, year)),
          },
          { label: 'Amortized from the start', dashed: true, y: (year) => owed(amortizedPayment, year) },
        ],
        marks: laterPayment === undefined ? [{ x: payments / frequency, y: amount, label: 'Due' }] : [],
      };
    },
  },
  explanation: ({ term, repaid, interestOnly, frequency }) => {
    if (repaid === 'maturity')
      return 'Interest on {amount} at {rate} is {interestPayment} a payment, and the whole {principalDue} is due at the end of {term}. Interest comes to {totalInterest}.';
    return numberOfPayments(term, frequency) - numberOfPayments(interestOnly, frequency) === 1
      ? 'Interest on {amount} at {rate} is {interestPayment} a payment for {interestOnly}; then a single payment of {laterPayment} repays it at the end of {term}. Interest comes to {totalInterest}.'
      : 'Interest on {amount} at {rate} is {interestPayment} a payment for {interestOnly}; then payments of {laterPayment} repay it by the end of {term}. Interest comes to {totalInterest}.';
  },
  requires: [
    {
      that: ({ term, repaid, interestOnly, frequency }) =>
        repaid === 'maturity' || numberOfPayments(interestOnly, frequency) < numberOfPayments(term, frequency),
      field: 'interestOnly',
      says: 'The interest-only period of {interestOnly} leaves no payment of the term of {term} to repay the loan: shorten it, or repay all at the end.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ repaid }) => repaid === 'maturity',
      says: 'The payments repay nothing of the loan: make sure that the whole {amount} can be paid at the end.',
    },
    {
      level: 'caution',
      when: ({ repaid, interestPayment, laterPayment }) =>
        repaid === 'amortized' &&
        laterPayment !== undefined &&
        interestPayment > 0 &&
        isAbove(laterPayment, 1.5 * interestPayment),
      says: 'After the interest-only period the payment rises by more than half, from {interestPayment} to {laterPayment}: plan for it.',
    },
    {
      level: 'caution',
      when: ({ term, repaid, interestOnly, frequency }) =>
        !isWholePayments(term, frequency) || (repaid === 'amortized' && !isWholePayments(interestOnly, frequency)),
      says: 'The term, or the interest-only period, is no whole number of payments: it is rounded to one, and interest is counted for as many. A year counts as 52 weeks: a loan of 260 weekly payments has 5 years.',
    },
  ],
  examples: [
    {
      inputs: { amount: 160000, rate: 6.5, term: 20, interestOnly: 10 },
      results: {
        interestPayment: 866.67,
        laterPayment: 1816.77,
        rise: 950.1,
        totalInterest: 162012.12,
        amortizedPayment: 1192.92,
        extraInterest: 35712.03,
      },
      cautions: ['rises by more than half'],
      source: 'myhomeloantools.com, printed: 867, then 1,817; totals by Python with mpmath, payment-by-payment loop',
    },
    {
      inputs: { amount: 215000, rate: 7.5, term: 30, interestOnly: 10 },
      results: { interestPayment: 1343.75, laterPayment: 1732.03, totalInterest: 361936.09, extraInterest: 35744.06 },
      source: 'myhomeloantools.com, 10/1 example, printed: 1,344, then 1,732; totals by Python with mpmath',
    },
    {
      inputs: { amount: 300000, rate: 5, term: 25, repaid: 'maturity', frequency: 'quarterly' },
      results: {
        interestPayment: 3750,
        principalDue: 300000,
        totalInterest: 375000,
        amortizedPayment: 5272.28,
        extraInterest: 147771.64,
      },
      cautions: ['repay nothing of the loan'],
      source: 'By hand: 1.25% of 300000, a hundred times; level payment by Python with mpmath',
    },
    {
      inputs: { amount: 1200, rate: 0, term: 2, interestOnly: 1 },
      results: {
        interestPayment: 0,
        laterPayment: 100,
        rise: 100,
        totalInterest: 0,
        amortizedPayment: 50,
        extraInterest: 0,
      },
      source: 'By hand: 1200/12 and 1200/24',
    },
    {
      inputs: { amount: 1000, rate: 5, term: 2.4, repaid: 'maturity', frequency: 'annually' },
      results: { interestPayment: 50, principalDue: 1000, totalInterest: 100 },
      cautions: ['repay nothing of the loan', 'no whole number of payments'],
      source: 'By hand: two payments of 50',
    },
    {
      inputs: { amount: 1000, rate: 5, term: 2, interestOnly: 1, frequency: 'annually' },
      results: { interestPayment: 50, laterPayment: 1050, rise: 1000, totalInterest: 100 },
      cautions: ['rises by more than half'],
      source: 'By hand: 50, then 1000 and 50',
    },
    {
      inputs: { amount: 1200, rate: 5, term: 10, interestOnly: 10 },
      refused: 'leaves no payment of the term',
      source: 'By hand: 120 of 120 payments',
    },
  ],
  notes: ['One rate is taken for the whole term: a variable rate changes both payments.'],
  references: [
    {
      title: 'myhomeloantools.com: 20 year fixed interest-only mortgage example',
      url: 'http://www.myhomeloantools.com/20-year-fixed-interest-only-mortgage-example.php',
    },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
