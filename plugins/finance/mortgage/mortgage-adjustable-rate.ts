import { choice, defineCalculator, integer, isAbove, money, percent, table } from '@reckoner/engine';
import { balanceAfter, levelPayment } from '../shared/computed-rate.js';
import { loanRate } from '../shared/fields.js';

/** At each adjustment the rate becomes index plus margin within the caps, and the balance is amortized over what is left. */
export default defineCalculator({
  title: 'Adjustable-rate mortgage',
  description:
    'Payments of an adjustable-rate mortgage (ARM) from index, margin and caps: at first, as expected, and in the worst case.',
  keywords: [
    'ARM',
    '5/1 ARM',
    '7/6 ARM',
    'rate caps',
    '2/2/5 caps',
    'fully indexed rate',
    'hybrid ARM',
    'payment shock',
  ],
  related: ['mortgage-payment-piti', 'loan-amortization-schedule'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    rate: { ...loanRate, label: 'Initial rate', symbol: 'r_0' },
    term: integer({ label: 'Term in years', symbol: 't', min: 2, max: 40, default: 30 }),
    fixedYears: integer({ label: 'Years at the initial rate', symbol: 'f', min: 1, max: 39, default: 5 }),
    adjusted: choice(
      { yearly: { label: 'Every year', value: 12 }, halfYearly: { label: 'Every six months', value: 6 } },
      { label: 'Adjusted afterward', symbol: 'm', default: 'yearly' },
    ),
    index: percent({
      label: 'Index today',
      help: 'SOFR, treasury yield or what the note names.',
      symbol: 'x',
      min: 0,
      max: 50,
      usual: [0.05, 15],
    }),
    indexChange: percent({
      label: 'Change of the index a year',
      help: 'In percentage points; negative if it falls.',
      symbol: '\\Delta x',
      min: -5,
      max: 5,
      usual: 'all',
      default: 0,
    }),
    margin: percent({ label: 'Margin', symbol: 'g', min: 0, max: 10, usual: [1, 5], default: 2.75 }),
    initialCap: percent({
      label: 'Cap at the first adjustment',
      symbol: 'c_1',
      min: 0,
      max: 20,
      usual: [1, 6],
      default: 2,
    }),
    periodicCap: percent({
      label: 'Cap at later adjustments',
      symbol: 'c_2',
      min: 0,
      max: 20,
      usual: [0.5, 3],
      default: 2,
    }),
    lifetimeCap: percent({
      label: 'Lifetime cap over the initial rate',
      symbol: 'c_3',
      min: 0,
      max: 20,
      usual: [3, 8],
      default: 5,
    }),
  },
  outputs: {
    initialPayment: money({ label: 'Initial payment' }),
    adjustedPayment: money({ label: 'Payment after the first adjustment, as expected' }),
    highestPayment: money({ label: 'Highest payment, in the worst case' }),
    highestRate: percent({ label: 'Highest rate, in the worst case', places: 3 }),
    totalInterest: money({ label: 'Total interest, as expected' }),
    path: table(
      {
        from: integer({ label: 'From payment' }),
        rate: percent({ label: 'Rate' }),
        payment: money({ label: 'Payment' }),
        balance: money({ label: 'Balance before' }),
        worstRate: percent({ label: 'Rate, worst case' }),
        worstPayment: money({ label: 'Payment, worst case' }),
      },
      { label: 'Adjustments' },
    ),
  },
  formula: ({
    amount,
    rate,
    term,
    fixedYears,
    adjusted,
    index,
    indexChange,
    margin,
    initialCap,
    periodicCap,
    lifetimeCap,
  }) => {
    const payments = 12 * term;
    const ceiling = rate + lifetimeCap;
    const initialPayment = levelPayment(amount, rate / 12, payments);
    const path = [
      { from: 1, rate, payment: initialPayment, balance: amount, worstRate: rate, worstPayment: initialPayment },
    ];
    let paid = 0;
    let until = 12 * fixedYears;
    let current = rate;
    let payment = initialPayment;
    let balance = amount;
    let worstRate = rate;
    let worstPayment = initialPayment;
    let worstBalance = amount;
    let highestPayment = initialPayment;
    let totalPaid = 0;
    while (until < payments) {
      const months = until - paid;
      const cap = paid === 0 ? initialCap : periodicCap;
      totalPaid += payment * months;
      balance = balanceAfter(balance, current / 12, payment, months);
      worstBalance = balanceAfter(worstBalance, worstRate / 12, worstPayment, months);
      const indexed = Math.max(0, index + (indexChange * until) / 12) + margin;
      current = Math.min(Math.max(indexed, current - cap), current + cap, ceiling);
      worstRate = Math.min(worstRate + cap, ceiling);
      payment = levelPayment(balance, current / 12, payments - until);
      worstPayment = levelPayment(worstBalance, worstRate / 12, payments - until);
      highestPayment = Math.max(highestPayment, worstPayment);
      path.push({ from: until + 1, rate: current, payment, balance, worstRate, worstPayment });
      paid = until;
      until += adjusted;
    }
    return {
      initialPayment,
      adjustedPayment: (path[1] ?? path[0]!).payment,
      highestPayment,
      highestRate: worstRate,
      totalInterest: totalPaid + payment * (payments - paid) - amount,
      path,
    };
  },
  shown: ({ amount, rate, term }) => ({
    initialPayment: levelPayment(amount, rate / 12, 12 * term),
    adjustedPayment: undefined,
    highestPayment: undefined,
    highestRate: undefined,
    totalInterest: undefined,
  }),
  stepwise: [
    'At each adjustment the rate becomes index plus margin, but moves by no more than the cap, and not over the initial rate plus the lifetime cap.',
    'The balance is then amortized over what is left of the term at the new rate. In the worst case the rate rises by the cap each time.',
  ],
  figure: {
    kind: 'curve',
    title: 'Payment',
    x: { label: 'Month' },
    y: { of: 'initialPayment', label: 'Monthly payment' },
    curve: ({ path, term }) => {
      const rowAt = (month: number) => path.filter(({ from }) => from <= month + 1).at(-1)!;
      return {
        from: 0,
        to: 12 * term,
        lines: [
          { label: 'As expected', y: (month) => rowAt(month).payment },
          { label: 'Worst case', y: (month) => rowAt(month).worstPayment },
        ],
      };
    },
  },
  explanation:
    'The payment is {initialPayment} for {fixedYears} {fixedYears|year|years}, then {adjustedPayment} as expected; in the worst case it reaches {highestPayment}, at {highestRate}.',
  requires: [
    {
      that: ({ term, fixedYears }) => fixedYears < term,
      field: 'fixedYears',
      says: 'The years at the initial rate, {fixedYears}, must be fewer than the term, {term}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ initialPayment, highestPayment }) => isAbove(highestPayment, 1.3 * initialPayment),
      says: 'In the worst case the payment rises by over 30%: make sure that {highestPayment} can be paid.',
    },
    {
      level: 'note',
      when: ({ rate, index, margin, initialPayment, highestPayment }) =>
        isAbove(index + margin, rate + 0.0025) && highestPayment > initialPayment,
      says: 'The initial rate is below index plus margin: the payment rises even if the index stays.',
    },
  ],
  examples: [
    {
      inputs: {
        amount: 300000,
        rate: 5,
        term: 30,
        fixedYears: 5,
        index: 4.3,
        margin: 2.75,
        initialCap: 2,
        periodicCap: 2,
        lifetimeCap: 5,
      },
      results: {
        initialPayment: 1610.46,
        adjustedPayment: 1947.08,
        highestPayment: 2484.14,
        highestRate: 10,
        totalInterest: 383217.81,
        path: {
          length: 26,
          rows: { '-1': { from: 349, rate: 7.05, payment: 1955.64, balance: 22595.57, worstPayment: 2484.14 } },
        },
      },
      cautions: ['rises by over 30%', 'below index plus margin'],
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: {
        amount: 250000,
        rate: 6,
        term: 30,
        fixedYears: 7,
        adjusted: 'halfYearly',
        index: 3,
        indexChange: -0.25,
        margin: 2.5,
        initialCap: 5,
        periodicCap: 1,
        lifetimeCap: 5,
      },
      results: {
        initialPayment: 1498.88,
        adjustedPayment: 1213.02,
        highestPayment: 2234.28,
        highestRate: 11,
        totalInterest: 178948.75,
        path: {
          length: 47,
          rows: { '-1': { from: 355, rate: 2.5, payment: 1083.11, balance: 6451.54, worstPayment: 2234.28 } },
        },
      },
      cautions: ['rises by over 30%'],
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: {
        amount: 240000,
        rate: 4,
        term: 20,
        fixedYears: 10,
        index: 1,
        indexChange: 0.5,
        margin: 2,
        initialCap: 1,
        periodicCap: 1,
        lifetimeCap: 2,
      },
      results: {
        initialPayment: 1454.35,
        adjustedPayment: 1523.6,
        highestPayment: 1588.22,
        highestRate: 6,
        totalInterest: 124332.75,
        path: {
          length: 11,
          rows: { '-1': { from: 229, rate: 6, payment: 1588.22, balance: 18453.37, worstPayment: 1588.22 } },
        },
      },
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: {
        amount: 120000,
        rate: 0,
        term: 10,
        fixedYears: 9,
        index: 4,
        margin: 0,
        initialCap: 0,
        periodicCap: 0,
        lifetimeCap: 0,
      },
      results: {
        initialPayment: 1000.0,
        adjustedPayment: 1000.0,
        highestPayment: 1000.0,
        highestRate: 0,
        totalInterest: 0.0,
        path: {
          length: 2,
          rows: { '-1': { from: 109, rate: 0, payment: 1000.0, balance: 12000.0, worstPayment: 1000.0 } },
        },
      },
      source: 'Python 3.11: month-by-month loop',
    },
    {
      inputs: { amount: 100000, rate: 5, term: 10, fixedYears: 10, index: 4 },
      refused: 'must be fewer than the term',
      source: 'By hand',
    },
  ],
  notes: [
    'Rates are not rounded to eighths, nor held above a floor other than the margin, and payments have no caps of their own, which could let the debt grow.',
  ],
  references: [
    { title: 'Consumer Financial Protection Bureau: Consumer Handbook on Adjustable-Rate Mortgages' },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
