import {
  choice,
  defineCalculator,
  findRoot,
  isAtMost,
  money,
  percent,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityFactor, annuityPayment, isWholePayments, numberOfPayments } from '../shared/time-value.js';

/** Which figures are the lowest, as they are shown. */
function areLowest(figures: readonly number[], places: number): boolean[] {
  const shown = figures.map((figure) => roundTo(figure, places));
  const least = Math.min(...shown);
  return shown.map((figure) => figure <= least);
}

/** The names of the loans with the lowest figure. */
function lowest(names: readonly string[], figures: readonly number[], places: number): string {
  const are = areLowest(figures, places);
  const found = names.filter((_, k) => are[k]!);
  return found.length === 1 ? found[0]! : `${found.slice(0, -1).join(', ')} and ${found.at(-1)!}`;
}

/** Each loan in level monthly payments; the APR by the actuarial method of Regulation Z, from what the borrower gets of the loan. */
export default defineCalculator({
  title: 'Loan comparison',
  description:
    'Monthly payment, total interest, fees, total cost and APR of two or three loans of one amount, side by side.',
  keywords: ['compare loans', 'loan offers', 'side-by-side loans', 'best loan', 'cheapest loan'],
  related: ['loan-apr-with-fees', 'loan-payment', 'mortgage-refinance-breakeven'],
  inputs: {
    amount: money({ label: 'Loan amount', symbol: 'P', above: 0, max: 1e12 }),
    loans: rows(
      {
        name: text({ label: 'Loan', maxLength: 40 }),
        rate: loanRate,
        term: { ...loanTerm, help: 'Rounded to whole months.' },
        fees: money({ label: 'Fees', help: 'All that is paid for the loan beside interest.', min: 0, max: 1e12 }),
      },
      { label: 'Loans', minItems: 2, maxItems: 3 },
    ),
    feesPaid: choice(
      { upfront: 'Paid upfront or kept back from the loan', financed: 'Added to the loan' },
      { label: 'Fees are', default: 'upfront' },
    ),
  },
  outputs: {
    lowestApr: text({ label: 'Lowest APR' }),
    lowestCost: text({ label: 'Lowest total cost' }),
    lowestPayment: text({ label: 'Lowest monthly payment' }),
    comparison: table(
      {
        name: text({ label: 'Loan' }),
        payment: money({ label: 'Monthly payment' }),
        totalInterest: money({ label: 'Total interest' }),
        fees: money({ label: 'Fees' }),
        totalCost: money({ label: 'Total cost' }),
        apr: percent({ label: 'APR', places: 3 }),
      },
      { label: 'Side by side', help: 'The total cost is interest and fees.' },
    ),
  },
  formula: ({ amount, loans, feesPaid }) => {
    const comparison = loans.map(({ name, rate, term, fees }) => {
      const payments = numberOfPayments(term, 12);
      const owed = feesPaid === 'financed' ? amount + fees : amount;
      const received = feesPaid === 'financed' ? amount : amount - fees;
      const payment = annuityPayment(owed, rate / 12, payments);
      const totalInterest = rate === 0 ? 0 * amount : payment * payments - owed;
      const monthlyRate =
        fees === 0
          ? rate / 12
          : findRoot((i) => annuityFactor(i, payments) - received / payment, 0, payment / received);
      return { name, payment, totalInterest, fees, totalCost: totalInterest + fees, apr: 12 * monthlyRate };
    });
    const names = loans.map(({ name }) => name);
    return {
      lowestApr: lowest(
        names,
        comparison.map(({ apr }) => 100 * apr),
        3,
      ),
      lowestCost: lowest(
        names,
        comparison.map(({ totalCost }) => totalCost),
        2,
      ),
      lowestPayment: lowest(
        names,
        comparison.map(({ payment }) => payment),
        2,
      ),
      comparison,
    };
  },
  figure: { kind: 'bars', table: 'comparison', label: 'name', value: 'totalCost' },
  explanation:
    'Of the loans of {amount}, the lowest APR is that of {lowestApr}, the lowest total cost, of interest and fees, that of {lowestCost}, and the lowest monthly payment that of {lowestPayment}.',
  requires: [
    {
      that: ({ loans }) =>
        loans.every(
          ({ name }, k) =>
            loans.findIndex((other) => other.name.trim().toLowerCase() === name.trim().toLowerCase()) === k,
        ),
      field: 'loans',
      says: 'Two loans have the same name: give each its own.',
    },
    {
      each: 'loans',
      that: (row, { amount }) => isAtMost(row.fees, 0.5 * amount),
      field: 'fees',
      says: 'The fees are more than half of the loan: give what is paid beside interest, without the loan itself.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ loans }) => loans.some(({ term }) => !isWholePayments(term, 12)),
      says: 'A term is no whole number of months: it is rounded to one, and interest is counted for as many.',
    },
    {
      level: 'note',
      when: ({ comparison }) => {
        const cheap = areLowest(
          comparison.map(({ totalCost }) => totalCost),
          2,
        );
        return !areLowest(
          comparison.map(({ payment }) => payment),
          2,
        ).some((low, k) => low && cheap[k]!);
      },
      says: 'The lowest payment does not go with the lowest total cost: a payment tells neither how long it is paid nor what the fees are.',
    },
    {
      level: 'note',
      when: ({ comparison }) => {
        const cheap = areLowest(
          comparison.map(({ totalCost }) => totalCost),
          2,
        );
        return !areLowest(
          comparison.map(({ apr }) => 100 * apr),
          3,
        ).some((low, k) => low && cheap[k]!);
      },
      says: 'The lowest APR does not go with the lowest total cost: the APR depends on when money is paid, too, the total cost only on how much.',
    },
  ],
  examples: [
    {
      inputs: {
        amount: 20000,
        loans: [
          { name: 'Bank', rate: 8.5, term: 5, fees: 0 },
          { name: 'Online', rate: 7.9, term: 5, fees: 600 },
          { name: 'Credit union', rate: 7.2, term: 7, fees: 400 },
        ],
      },
      results: {
        lowestApr: 'Credit union',
        lowestCost: 'Bank',
        lowestPayment: 'Credit union',
        comparison: {
          length: 3,
          rows: {
            0: { payment: 410.33, totalInterest: 4619.84, totalCost: 4619.84, apr: 8.5 },
            1: { payment: 404.57, totalInterest: 4274.28, fees: 600, totalCost: 4874.28, apr: 9.197204 },
            2: { payment: 303.81, totalInterest: 5520.27, fees: 400, totalCost: 5920.27, apr: 7.827979 },
          },
        },
      },
      cautions: ['The lowest payment does not go', 'The lowest APR does not go'],
      source:
        'Python with mpmath: payments discounted one by one, at the rate at which they are worth the loan less fees',
    },
    {
      inputs: {
        amount: 20000,
        loans: [
          { name: 'Bank', rate: 8.5, term: 5, fees: 0 },
          { name: 'Online', rate: 7.9, term: 5, fees: 600 },
        ],
        feesPaid: 'financed',
      },
      results: {
        lowestApr: 'Bank',
        lowestCost: 'Bank',
        lowestPayment: 'Bank',
        comparison: {
          length: 2,
          rows: { 1: { payment: 416.71, totalInterest: 4402.51, fees: 600, totalCost: 5002.51, apr: 9.158628 } },
        },
      },
      source: 'Python with mpmath: payments on 20600 discounted one by one, at the rate at which they are worth 20000',
    },
    {
      inputs: {
        amount: 1200,
        loans: [
          { name: 'A', rate: 0, term: 1, fees: 0 },
          { name: 'B', rate: 0, term: 2, fees: 0 },
        ],
      },
      results: {
        lowestApr: 'A and B',
        lowestCost: 'A and B',
        lowestPayment: 'B',
        comparison: {
          length: 2,
          rows: { 0: { payment: 100, totalCost: 0, apr: 0 }, 1: { payment: 50, totalCost: 0, apr: 0 } },
        },
      },
      source: 'By hand: 1200/12 and 1200/24, without interest',
    },
    {
      inputs: {
        amount: 700,
        loans: [
          { name: 'A', rate: 0, term: '6.5 months', fees: 0 },
          { name: 'B', rate: 0, term: 1, fees: 7 },
        ],
      },
      results: {
        lowestCost: 'A',
        lowestPayment: 'B',
        comparison: { length: 2, rows: { 0: { payment: 100, totalCost: 0 }, 1: { payment: 58.33, totalCost: 7 } } },
      },
      cautions: ['no whole number of months', 'The lowest payment does not go'],
      source: 'By hand: 700/7 and 700/12, without interest',
    },
    {
      inputs: {
        amount: 1200,
        loans: [
          { name: 'A', rate: 5, term: 1, fees: 0 },
          { name: 'a ', rate: 6, term: 1, fees: 0 },
        ],
      },
      refused: 'same name',
      source: 'By hand',
    },
    {
      inputs: {
        amount: 1200,
        loans: [
          { name: 'A', rate: 5, term: 1, fees: 601 },
          { name: 'B', rate: 6, term: 1, fees: 0 },
        ],
      },
      refused: 'The fees are more than half',
      source: 'By hand: 601 of 1200',
    },
  ],
  notes: [
    'Holds for level monthly payments at the end of each month. Fees that arise only later, as for prepayment, are not counted.',
    'Fees that the law does not count as finance charges, in the United States 12 CFR 1026.4, are not in the APR that lenders disclose.',
  ],
  references: [
    { title: '12 CFR Part 1026 (Regulation Z), Appendix J: Annual percentage rate computations for closed-end credit' },
  ],
});
