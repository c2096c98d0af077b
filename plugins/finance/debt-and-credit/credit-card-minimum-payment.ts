import {
  ceilNear,
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  measure,
  money,
  noResult,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { payoff } from '../shared/payoff.js';
import { annuityPayment, remainingBalance } from '../shared/time-value.js';

/**
 * Each month interest of APR/12 is added and the minimum paid: a share of the balance before it, or this share and the interest, and
 * no less than the floor. While the share decides, the balance falls by one factor a month; then the floor is a level payment.
 */
export default defineCalculator({
  title: 'Credit card minimum payment',
  description:
    'Minimum payment of a credit card, and the months and interest that it takes to pay off the balance by minimum payments alone.',
  keywords: [
    'minimum payment due',
    'minimum payments only',
    'minimum repayment',
    'minimum payment warning',
    'paying the minimum',
  ],
  related: ['credit-card-payoff', 'balance-transfer', 'credit-card-average-daily-balance'],
  inputs: {
    balance: money({ label: 'Balance', symbol: 'B', min: 0.01, max: 1e9 }),
    apr: percent({ label: 'APR', help: 'Of a year.', symbol: 'r', min: 0, max: 200, usual: [5, 60] }),
    rule: choice(
      {
        plusInterest: {
          label: 'Percent of the balance plus the interest of the month',
          also: ['plus interest', 'percent plus interest', 'interest plus percent'],
        },
        percent: {
          label: 'Percent of the balance, interest within it',
          also: ['flat', 'flat percent', 'percent of balance'],
        },
      },
      { label: 'The minimum is', default: 'plusInterest' },
    ),
    share: percent({
      label: 'Percent of the balance',
      help: 'By the card agreement; 1% where interest comes on top, else 2%, unless another is given.',
      symbol: 'p',
      min: 0,
      max: 50,
      default: ({ rule }) => (rule === 'plusInterest' ? 0.01 : 0.02),
      usual: [0.5, 10],
    }),
    floor: money({
      label: 'At least',
      help: 'The smallest minimum payment, as an amount, by the card agreement; 25 unless another is given.',
      symbol: 'F',
      min: 0.01,
      max: 1e9,
      default: 25,
    }),
  },
  outputs: {
    firstMinimum: money({ label: 'First minimum payment', symbol: 'P_1' }),
    months: integer({ label: 'Months by minimum payments', symbol: 'n' }),
    years: measure('yr', { label: 'In years', places: 1 }),
    totalInterest: money({ label: 'Total interest', symbol: 'I' }),
    totalPaid: money({ label: 'Total paid' }),
    fixedMonths: integer({ label: 'Months if the first minimum is paid every month' }),
    fixedInterest: money({ label: 'Interest if the first minimum is paid every month' }),
    payment36: money({
      label: 'Payment that clears it in 36 months',
      help: 'Where that is more than the first minimum.',
      symbol: 'P_{36}',
      optional: true,
    }),
    schedule: table(
      {
        year: integer({ label: 'Year' }),
        payment: money({ label: 'Minimum at its start' }),
        balance: money({ label: 'Balance at its end' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({ balance, apr, rule, share, floor }) => {
    const rate = apr / 12;
    // What a month's minimum is of the balance, and what the month then leaves of it.
    const part = rule === 'plusInterest' ? share + rate : share;
    const kept = rule === 'plusInterest' ? 1 - share : 1 + rate - share;
    const first = Math.min(Math.max(floor, part * balance), balance * (1 + rate));
    if (isAtMost(first, balance * rate)) {
      throw noResult(
        'The minimum payment does not exceed the interest of a month, so the balance never falls: check the percent, which is 1% with the interest on top and 2% without it unless another is given, and the smallest payment.',
      );
    }
    const above = part * balance > floor;
    const sharing = above ? Math.log(floor / (part * balance)) / Math.log(kept) : 0;
    if (sharing > 1200)
      throw noResult(
        'Minimum payments do not pay off the balance within 100 years: check the percent, 1 for 1%, and the smallest payment.',
      );
    const falling = ceilNear(sharing);
    const left = balance * kept ** falling;
    const rest = payoff(left, rate, floor);
    const fixed = payoff(balance, rate, first);
    if (rest === undefined || fixed === undefined || falling + rest.months > 1200) {
      throw noResult(
        'Minimum payments do not pay off the balance within 100 years: check the percent, 1 for 1%, and the smallest payment.',
      );
    }
    const months = falling + rest.months;
    const byShare = falling === 0 ? 0 * balance : (part * (balance - left)) / (1 - kept);
    const totalPaid = byShare + left + rest.interest;
    const after = (month: number) => {
      if (month >= months) return 0 * balance;
      if (month <= falling) return balance * kept ** month;
      return remainingBalance(left, rate, floor, month - falling);
    };
    const schedule = Array.from({ length: Math.ceil(months / 12) }, (_, k) => {
      const owed = after(12 * k);
      return {
        year: k + 1,
        payment: Math.min(Math.max(floor, part * owed), owed * (1 + rate)),
        balance: after(12 * k + 12),
      };
    });
    const results = {
      firstMinimum: first,
      months,
      years: months / 12,
      totalInterest: rate === 0 ? 0 * balance : totalPaid - balance,
      totalPaid: rate === 0 ? balance : totalPaid,
      fixedMonths: fixed.months,
      fixedInterest: rate === 0 ? 0 * balance : fixed.interest,
      schedule,
    };
    const payment36 = annuityPayment(balance, rate, 36);
    // Below the first minimum it would be late at once.
    return roundTo(payment36, 2) > roundTo(first, 2) ? { ...results, payment36 } : results;
  },
  stepwise: [
    'Each month the interest on the balance, APR / 12, is added and the minimum payment taken off.',
    'The minimum is the percent of the balance before the interest, with or without the interest on top, or the smallest payment where that is more; the last one is what is left with its interest.',
    'While the percent decides, each month leaves the same part of the balance: 1 − p with the interest on top, 1 + r / 12 − p without.',
    'From the month on in which the smallest payment decides, it is paid as a level payment until nothing is left.',
    'The payment for 36 months is that of a loan of the balance at the APR; one below the first minimum is not told.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'year', lines: ['balance', 'payment'] },
  explanation: ({ rule, months, fixedMonths, payment36 }) => {
    const minimum =
      rule === 'plusInterest'
        ? 'the larger of {floor} and {share} of the balance plus the interest of the month'
        : 'the larger of {floor} and {share} of the balance';
    if (months === 1)
      return `The minimum, ${minimum}, is here all that is owed with the interest of the month, {firstMinimum}, {totalInterest} of it interest.`;
    const alone = `Paying only the minimum, ${minimum}, at first {firstMinimum}, clears {balance} at {apr} in {months} months${months < 24 ? '' : ' ({years})'} for {totalInterest} of interest`;
    const fixed =
      fixedMonths === months
        ? ''
        : '; paying {firstMinimum} every month clears it in {fixedMonths} {fixedMonths|month|months} for {fixedInterest}';
    return `${alone}${fixed}${payment36 === undefined ? '' : ', and {payment36} a month in 36'}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ balance, totalInterest }) => roundTo(totalInterest, 2) > roundTo(balance, 2),
      says: 'By minimum payments the interest comes to more than the balance itself: pay a fixed amount above the minimum.',
    },
    {
      level: 'caution',
      when: ({ balance, floor, months }) => months > 1 && floor > 40 && isAbove(floor, 0.2 * balance),
      says: 'The smallest payment, {floor}, is over a fifth of the balance: it is an amount of money, not a percentage.',
    },
    {
      level: 'caution',
      when: ({ floor, balance }, given) => given.floor && floor < 5 && balance >= 100,
      says: 'A smallest payment of {floor} is rare: it is an amount of money by the card agreement, often 10 to 40 dollars, and the percent stands in its own field.',
    },
  ],
  examples: [
    {
      inputs: { balance: 3000, apr: 19.99 },
      results: { firstMinimum: 79.97 },
      cautions: ['more than the balance itself'],
      source: 'Calculator Library, Credit card minimum payment percentage: 30 + 49.975',
    },

    {
      inputs: { balance: 10000, apr: 25 },
      results: {
        firstMinimum: 308.33,
        months: 305,
        years: '25.4167',
        totalInterest: 19698.63,
        totalPaid: 29698.63,
        fixedMonths: 55,
        fixedInterest: 6838.72,
        payment36: 397.6,
        schedule: {
          length: 26,
          rows: { 0: { payment: 308.33, balance: 8863.85 }, 2: { payment: 242.25 }, 25: { payment: 25, balance: 0 } },
        },
      },
      cautions: ['more than the balance itself'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 5000, apr: 18, rule: 'percent', floor: 20 },
      results: {
        firstMinimum: 100,
        months: 415,
        totalInterest: 12862.23,
        fixedMonths: 94,
        fixedInterest: 4311.18,
        payment36: 180.76,
      },
      cautions: ['more than the balance itself'],
      source: 'Python with mpmath: month-by-month loop; 2% of 5000',
    },
    {
      inputs: { balance: 1000, apr: 17, rule: 'percent', share: 2, floor: 20 },
      results: {
        firstMinimum: 20,
        months: 88,
        totalInterest: 751.82,
        fixedMonths: 88,
        fixedInterest: 751.82,
        payment36: 35.65,
      },
      source: 'Python with mpmath: month-by-month loop; 2% of 1000 is the smallest payment from the first month on',
    },
    {
      inputs: { balance: 600, apr: 10 },
      results: {
        firstMinimum: 25,
        months: 27,
        totalInterest: 72.23,
        schedule: { length: 3, rows: { 1: { balance: 71.06 } } },
      },
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 20, apr: 18 },
      results: { firstMinimum: 20.3, months: 1, totalInterest: 0.3, totalPaid: 20.3, fixedMonths: 1 },
      source: 'By hand: 20 and 1.5% of it are less than 25',
    },
    {
      inputs: { balance: 1200, apr: 0, rule: 'percent', share: 2.5, floor: 30 },
      results: {
        firstMinimum: 30,
        months: 40,
        totalInterest: 0,
        totalPaid: 1200,
        fixedInterest: 0,
        payment36: '33.33',
      },
      source: 'By hand: 2.5% of 1200 is 30; 1200/30',
    },
    {
      inputs: { balance: 3000, apr: 12, share: 5, floor: 3 },
      results: { firstMinimum: 180, months: 99, totalInterest: 594.97 },
      cautions: ['A smallest payment of'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 3000, apr: 20, share: 3 },
      results: { firstMinimum: 140, months: 84, totalInterest: 1501.58, fixedMonths: 27, fixedInterest: 742.47 },
      source:
        'Python: month-by-month loop; the 111.49 a month that clear it in 36 months are below the first minimum and not told',
    },
    {
      inputs: { balance: 900.01, apr: 0 },
      results: { firstMinimum: 25, months: 37, totalInterest: 0 },
      source: 'By hand: 36 × 25 leaves a cent; 900.01/36 is 25.00 as well, and not told',
    },
    {
      inputs: { balance: 400, apr: 20, floor: 100 },
      results: { firstMinimum: 100, months: 5, totalInterest: 17.52 },
      cautions: ['over a fifth'],
      source: 'Python with mpmath: month-by-month loop',
    },
    {
      inputs: { balance: 5000, apr: 24, rule: 'percent' },
      noResult: 'never falls',
      source: 'By hand: 2% of the balance is the interest of a month',
    },
    {
      inputs: { balance: 5000, apr: 20, share: 0.1 },
      noResult: 'within 100 years',
      source: 'Python: 1000 × ln(5000 × 0.017667/25) months are 1262',
    },
    {
      inputs: { balance: 500000000, apr: 18, rule: 'percent', share: 1, floor: 7500000.01 },
      noResult: 'within 100 years',
      source: 'Python: ln(7500000.01/0.01)/ln(1.015) months are 1373',
    },
    {
      inputs: { balance: 1000000, apr: 18, share: 1, floor: 0.2 },
      noResult: 'within 100 years',
      source: 'Python: ln(25000/0.2)/0.01005 months are 1168, then 8 by 0.2 a month at 1.5%: 62 more',
    },
  ],
  notes: [
    'Holds where nothing more is charged to the card, the APR stays and no fees arise. Amounts past due or over the limit come on top of a minimum.',
    'Minimums are not rounded here; issuers round them to cents or whole dollars. Most issuers reckon interest by day, which changes the figures a little.',
  ],
  references: [
    {
      title:
        '12 CFR 1026.7(b)(12)(i)(F): no repayment in 36 months is disclosed where its payment is below the minimum (not opened)',
    },
    {
      title:
        '12 CFR Part 1026 (Regulation Z), Appendix M2: Sample Calculations of Repayment Disclosures (the percent is of the outstanding balance, or 0.02 + the periodic rate; its first part was read)',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/m2/',
    },
    {
      title: 'MoneyMolecule: True cost of minimum payments (the two phases of 1% plus interest with a floor)',
      url: 'https://www.moneymolecule.com/tools/minimum-payment',
    },
  ],
});
