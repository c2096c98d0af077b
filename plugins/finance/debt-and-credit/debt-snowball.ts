import {
  addMonths,
  choice,
  date,
  defineCalculator,
  integer,
  money,
  noResult,
  percent,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { payoff } from '../shared/payoff.js';

/** Each month every debt gets its minimum; what is left of the budget goes to the first open debt of the chosen order. */
export default defineCalculator({
  title: 'Debt snowball and avalanche',
  description:
    'Order, date and interest of paying off several debts with rolled-over payments, smallest balance or highest rate first.',
  aliases: ['debt-avalanche'],
  keywords: ['debt snowball', 'debt avalanche', 'debt payoff plan', 'rollover payments', 'get out of debt'],
  inputs: {
    debts: rows(
      {
        name: text({ label: 'Debt', maxLength: 60 }),
        balance: money({ label: 'Balance', min: 0.01, max: 1e9 }),
        // Telling of unusual rates would take this page over the weight that pages may have.
        rate: percent({ label: 'Annual interest rate', min: 0, max: 100, usual: 'all' }),
        minimum: money({ label: 'Minimum payment a month', min: 0, max: 1e9 }),
      },
      { label: 'Debts', maxItems: 12 },
    ),
    extra: money({ label: 'Extra payment a month', min: 0, max: 1e9, default: 0 }),
    order: choice(
      { snowball: 'Smallest balance first (snowball)', avalanche: 'Highest rate first (avalanche)' },
      { label: 'Order', default: 'snowball' },
    ),
    firstPayment: date({ label: 'First payment on', min: '1950-01-01', max: '2200-12-31', default: 'today' }),
  },
  outputs: {
    months: integer({ label: 'Months until free of debt' }),
    payoffDate: date({ label: 'Free of debt on' }),
    totalInterest: money({ label: 'Total interest' }),
    interestSaved: money({ label: 'Interest saved against minimum payments', optional: true }),
    plan: table(
      {
        name: text({ label: 'Debt' }),
        month: integer({ label: 'Paid off in month' }),
        interest: money({ label: 'Interest' }),
      },
      { label: 'By debt, in the order of extra payments' },
    ),
  },
  formula: ({ debts, extra, order, firstPayment }) => {
    const budget = sum(debts.map((debt) => debt.minimum)) + extra;
    const comesBefore = (one: number, other: number) => {
      const [a, b] = [debts[one]!, debts[other]!];
      if (order === 'snowball') return a.balance < b.balance || (a.balance === b.balance && one < other);
      return a.rate > b.rate || (a.rate === b.rate && one < other);
    };
    const ranks = debts.map((_, k) => debts.filter((_other, j) => comesBefore(j, k)).length);
    const sequence = debts.map((_, place) => ranks.indexOf(place));
    const owed = debts.map((debt) => debt.balance);
    const interest = debts.map((debt) => 0 * debt.balance);
    const month = debts.map(() => 0);
    let months = 0;
    while (month.some((paid) => paid === 0)) {
      if (months === 600) throw noResult('The debts are not paid off within 50 years: raise the payments.');
      months += 1;
      let left = budget;
      for (const k of sequence) {
        if (month[k] !== 0) continue;
        const accrued = (owed[k]! * debts[k]!.rate) / 12;
        interest[k] = interest[k]! + accrued;
        const due = owed[k]! + accrued;
        const paid = Math.min(debts[k]!.minimum, due);
        owed[k] = due - paid;
        left -= paid;
      }
      for (const k of sequence) {
        if (month[k] !== 0) continue;
        const paid = Math.min(left, owed[k]!);
        owed[k] = owed[k]! - paid;
        left -= paid;
        if (owed[k]! <= debts[k]!.balance * 1e-12) month[k] = months;
      }
    }
    const totalInterest = sum(interest);
    const results = {
      months,
      payoffDate: addMonths(firstPayment, months - 1),
      totalInterest,
      plan: sequence.map((k) => ({ name: debts[k]!.name, month: month[k]!, interest: interest[k]! })),
    };
    const alone = debts.map((debt) => payoff(debt.balance, debt.rate / 12, debt.minimum));
    if (alone.some((one) => one === undefined)) return results;
    return { ...results, interestSaved: sum(alone.map((one) => one!.interest)) - totalInterest };
  },
  stepwise: [
    'Each month the interest is added to every debt and its minimum is paid.',
    'What is left of the budget goes to the debt that is first in the order: the smallest balance, or the highest rate.',
    "A paid debt's minimum joins the rest of the budget.",
    'The interest saved is that of the minimums alone less that of the plan.',
  ],
  explanation:
    'All debts are paid off in {months} {months|month|months}, on {payoffDate}, for {totalInterest} of interest.{interestSaved?| Minimum payments alone do not pay them off within 100 years.}',
  cautions: [
    {
      level: 'caution',
      when: ({ debts }) => debts.some(({ rate }) => rate > 0 && rate < 0.005),
      says: 'A rate below 0.5% is rare: 18 percent are written as 18, not as 0.18.',
    },
  ],
  examples: [
    {
      inputs: {
        debts: [
          { name: 'Card A', balance: 2500, rate: 18, minimum: 60 },
          { name: 'Card B', balance: 1200, rate: 22, minimum: 35 },
          { name: 'Car', balance: 8000, rate: 6.5, minimum: 160 },
        ],
        extra: 200,
        firstPayment: '2026-01-31',
      },
      results: {
        months: 29,
        payoffDate: '2028-05-31',
        totalInterest: 1261.95,
        interestSaved: 2254.05,
        plan: {
          length: 3,
          rows: {
            0: { name: 'Card B', month: 6, interest: 71.97 },
            1: { name: 'Card A', month: 15 },
            2: { name: 'Car', month: 29, interest: 816.56 },
          },
        },
      },
      source: 'Python with mpmath: month-by-month loop; 3516.00 of interest with minimum payments alone',
    },
    {
      inputs: {
        debts: [
          { name: 'Loan', balance: 1000, rate: 5, minimum: 25 },
          { name: 'Card', balance: 4000, rate: 22, minimum: 100 },
          { name: 'Store', balance: 2000, rate: 12, minimum: 50 },
        ],
        extra: 150,
        order: 'avalanche',
        firstPayment: '2026-07-01',
      },
      results: {
        months: 26,
        totalInterest: 1222.11,
        interestSaved: 2716.67,
        plan: {
          rows: { 0: { name: 'Card', month: 20 }, 1: { name: 'Store', month: 24 }, 2: { name: 'Loan', month: 26 } },
        },
      },
      source: 'Python with mpmath: month-by-month loop; 3938.78 - 1222.11',
    },
    {
      inputs: {
        debts: [
          { name: 'Loan', balance: 1000, rate: 5, minimum: 25 },
          { name: 'Card', balance: 4000, rate: 22, minimum: 100 },
          { name: 'Store', balance: 2000, rate: 12, minimum: 50 },
        ],
        extra: 150,
        firstPayment: '2026-07-01',
      },
      results: {
        months: 27,
        totalInterest: 1663.62,
        plan: {
          rows: { 0: { name: 'Loan', month: 6 }, 1: { name: 'Store', month: 15 }, 2: { name: 'Card', month: 27 } },
        },
      },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: {
        debts: [{ name: 'Card', balance: 1000, rate: 0.24, minimum: 500.3 }],
        firstPayment: '2026-07-01',
      },
      results: { months: 2, totalInterest: 0.3 },
      cautions: ['not as 0.18'],
      source: 'By hand: 0.02% of 1000, then of 499.90',
    },
    {
      inputs: {
        debts: [{ name: 'House', balance: 200000, rate: 6, minimum: 1199.1 }],
        firstPayment: '2026-07-01',
      },
      results: { months: 361, interestSaved: 0 },
      source: 'Python: month-by-month loop, a payment rounded down leaves a little after 30 years',
    },
    {
      inputs: {
        debts: [{ name: 'Card', balance: 1000, rate: 24, minimum: 10 }],
        firstPayment: '2026-07-01',
      },
      noResult: 'not paid off within 50 years',
      source: 'By hand: the interest is 20 a month',
    },
    {
      inputs: {
        debts: [{ name: 'Card', balance: 1000, rate: 24, minimum: 10 }],
        extra: 1010,
        firstPayment: '2026-07-01',
      },
      results: { months: 1, totalInterest: 20 },
      source: 'By hand: 1020 at once',
    },
  ],
  notes: [
    'A minimum payment that is freed goes to the other debts. Highest rate first costs the least interest.',
    'Assumes that nothing new is borrowed, and that minimum payments stay as they are.',
  ],
  references: [
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
