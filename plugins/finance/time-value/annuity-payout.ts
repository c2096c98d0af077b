import {
  choice,
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtMost,
  measure,
  money,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { loanTerm, paymentFrequency, timing } from '../shared/fields.js';
import { frequencyWord } from '../shared/frequency-words.js';
import { annuityFactor, isWholePayments, numberOfPayments, remainingBalance } from '../shared/time-value.js';

/** The longest time that is told, in years. */
const LONGEST = 200;

/** How many payouts the principal is the present value of, with a fraction. */
function payoutsUntilSpent(principal: number, i: number, payout: number, early: number): number {
  if (i === 0) return principal / payout;
  return -Math.log(1 - (principal * i) / (payout * early)) / Math.log(1 + i);
}

/** The principal is the present value of what is paid out; interest is compounded as often as payouts are made. */
export default defineCalculator({
  title: 'Annuity payout',
  description:
    'Level payout that a sum of money supports for a term, or how long it lasts at a given payout, with balances by year.',
  keywords: [
    'how long will my money last',
    'systematic withdrawal',
    'withdrawal calculator',
    'drawdown',
    'annuity payment from lump sum',
    'fixed-period annuity',
    'capital recovery',
  ],
  related: ['annuity-present-value', 'growing-annuity-present-value', 'perpetuity', 'retirement-nest-egg-needed'],
  inputs: {
    find: choice(
      { payout: 'Payout for a term', duration: 'How long the money lasts' },
      { label: 'Find', default: 'payout' },
    ),
    principal: money({ label: 'Principal', help: 'The money at the beginning.', symbol: 'P', above: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual return',
      help: 'The nominal rate, after fees.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.3, 20],
    }),
    frequency: { ...paymentFrequency, label: 'Payouts' },
    timing: { ...timing, label: 'Payouts fall', symbol: 'd' },
    term: {
      ...loanTerm,
      label: 'Pay out over',
      help: 'Rounded to whole payouts.',
      max: 100,
      usual: [0.5, 60],
      when: { find: 'payout' },
    },
    withdrawal: money({
      label: 'Payout each time',
      help: 'Of one month where payouts are monthly.',
      symbol: 'W',
      above: 0,
      max: 1e12,
      when: { find: 'duration' },
    }),
  },
  outputs: {
    payout: money({ label: 'Payout', symbol: 'W' }),
    duration: measure('yr', {
      label: 'Time paid for in full',
      symbol: 'T',
      optional: true,
      places: 2,
    }),
    payouts: integer({ label: 'Number of full payouts', symbol: 'n', optional: true }),
    lastPayout: money({ label: 'A last, smaller payout', optional: true }),
    totalPaid: money({ label: 'Sum of the payouts', optional: true }),
    interest: money({ label: 'Interest earned', optional: true }),
    lasting: money({
      label: 'Payout without touching the principal',
      help: 'What interest alone pays each time, without end.',
      symbol: 'W_\\infty',
    }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        paid: money({ label: 'Paid out' }),
        interest: money({ label: 'Interest' }),
        balance: money({ label: 'Balance' }),
      },
      { label: 'Year by year', optional: true },
    ),
  },
  formula: ({ find, principal, rate, frequency, timing, term, withdrawal }) => {
    const i = rate / frequency;
    const early = 1 + i * timing;
    const lasting = (principal * i) / early;
    if (find === 'duration' && isAtMost(withdrawal, lasting)) return { payout: withdrawal, lasting };
    const scheduled = find === 'payout' ? numberOfPayments(term, frequency) : 0;
    const payout = find === 'payout' ? principal / (annuityFactor(i, scheduled) * early) : withdrawal;
    const count = find === 'payout' ? scheduled : payoutsUntilSpent(principal, i, payout, early);
    if (count > LONGEST * frequency) return { payout, lasting };
    const payouts = floorNear(count);
    // What is left of the money is worth the payouts that are still to come.
    const rest = payout * annuityFactor(i, count - payouts) * (1 + i);
    // Less than half a cent, or than the last digits of a number, would be shown as nothing.
    const lastPayout = rest > Math.max(constant(0.005, '$'), payout / 1e9) ? rest : undefined;
    const all = lastPayout === undefined ? payouts : payouts + 1;
    const totalPaid = payout * payouts + rest;
    const byYear = [];
    let balance = principal;
    for (let year = 1; (year - 1) * frequency < all; year++) {
      const before = balance;
      const spent = year * frequency >= all;
      const full = Math.min(frequency, payouts - (year - 1) * frequency);
      const paid = payout * full + (spent ? (lastPayout ?? 0) : 0);
      balance = spent ? 0 : payout * early * annuityFactor(i, count - year * frequency);
      byYear.push({ year, paid, interest: balance - before + paid, balance });
    }
    return {
      payout,
      duration: payouts / frequency,
      payouts,
      lastPayout,
      totalPaid,
      interest: totalPaid - principal,
      lasting,
      byYear,
    };
  },
  shown: ({ find, principal, rate, frequency, timing, withdrawal, payouts }) => {
    const i = rate / frequency;
    const start = 1 + i * timing;
    const level = rate === 0 ? principal / payouts! : (principal * i) / ((1 - (1 + i) ** -payouts!) * start);
    return {
      payout: find === 'payout' ? level : withdrawal,
      lasting: (principal * i) / start,
      payouts: undefined,
      duration: undefined,
      lastPayout: undefined,
      totalPaid: undefined,
      interest: undefined,
    };
  },
  stepwise: [
    'For a duration, the number n of full payouts is the whole part of -ln(1 - P·i / (W·(1 + i·d))) / ln(1 + i), or of P / W where there is no interest.',
    'What is left after the last full payout is paid, with its interest, one period later. The time paid for in full is n / m years.',
    'The interest is the sum of all payouts less the principal.',
    'd is 1 where payouts fall at the start of each period, and 0 where they fall at the end.',
  ],
  figure: {
    kind: 'curve',
    title: 'What is left of the principal',
    x: { of: 'duration', label: 'Time' },
    y: { of: 'principal', label: 'Balance' },
    curve: ({ principal, rate, frequency, timing, payout, duration }) => {
      const i = rate / frequency;
      const left = (years: number) => remainingBalance(principal, i, payout * (1 + i * timing), years * frequency);
      return {
        from: 0,
        to: duration === undefined ? 30 : duration + 1 / frequency,
        lines: [{ y: (years) => Math.max(0, left(years)) }],
      };
    },
  },
  explanation: ({ find, rate, payouts, frequency, timing, payout, lasting }) => {
    const first = timing === 1 ? '{payouts|, paid now|, the first of them now}' : '';
    if (payouts === undefined) {
      if (rate === 0)
        return `Payouts of {payout}, ${frequencyWord(frequency)}, use up {principal} without interest in over 200 years.`;
      return isAtMost(payout, lasting)
        ? `Payouts of {payout}, ${frequencyWord(frequency)}, never use up {principal} at a steady {rate} a year: interest alone pays {lasting} each time.`
        : `Payouts of {payout}, ${frequencyWord(frequency)}, use up {principal} at a steady {rate} a year in over 200 years: interest alone pays {lasting} each time.`;
    }
    if (find === 'payout')
      return `{principal} at {rate} a year supports {payouts} ${frequencyWord(frequency)} {payouts|payout|payouts} of {payout}${first}, {totalPaid} in all, of which {interest} is interest.`;
    const course = `{payouts} full ${frequencyWord(frequency)} {payouts|payout|payouts} of {payout}${first}{lastPayout?, and a last one of {lastPayout}|}`;
    return payouts < frequency
      ? `{principal} at {rate} a year lasts for ${course}.`
      : `{principal} at {rate} a year lasts {duration}: for ${course}.`;
  },
  requires: [
    {
      that: ({ withdrawal, principal, rate, frequency, timing }) =>
        isAtMost(withdrawal, principal * (1 + ((1 - timing) * rate) / frequency)),
      field: 'withdrawal',
      says: 'The payout, {withdrawal}, must not exceed what there is at the first one: the principal, {principal}, and interest where payouts fall at the end.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ payouts, rate }) => payouts === undefined && rate > 0,
      says: 'That holds at a steady return alone. One that fluctuates can use up the money after some bad years, and prices rise, while the payout does not.',
    },
    {
      level: 'caution',
      when: ({ find, term, frequency }) => find === 'payout' && frequency < 26 && !isWholePayments(term, frequency),
      says: 'The term is no whole number of payouts: {payouts} {payouts|payout is|payouts are} reckoned.',
    },
    {
      level: 'caution',
      when: ({ find, term, frequency }) => find === 'payout' && frequency >= 26 && !isWholePayments(term, frequency),
      says: 'The term, in years of 52 weeks, is no whole number of payouts: {payouts} {payouts|payout is|payouts are} reckoned. So 260 weekly payouts take 5 years.',
    },
    {
      level: 'note',
      when: ({ find, payouts, frequency }) =>
        find === 'duration' && payouts !== undefined && frequency > 1 && 2 * payouts < 5 * frequency,
      says: 'The money lasts less than two and a half years: check that the payout, {payout}, is meant each time and not for a year.',
    },
    {
      level: 'note',
      when: ({ duration, rate }) => (duration === undefined ? rate === 0 : isAbove(roundTo(duration, 2), 15)),
      says: 'Over so long a time a level payout buys less and less as prices rise. For payouts that rise, take a growing annuity.',
    },
    {
      level: 'caution',
      when: ({ rate }) => rate > 0.07,
      says: 'A return of {rate} a year is rarely certain, and losses in the first years use up the money sooner than its average says: try a lower one, too.',
    },
  ],
  examples: [
    {
      inputs: { principal: 500000, rate: 6, term: 10 },
      results: {
        payout: 5551.03,
        duration: 10,
        payouts: 120,
        totalPaid: 666123.01,
        interest: 166123.01,
        lasting: 2500,
        byYear: { length: 10, rows: { '-1': { paid: 66612.3, balance: 0 } } },
      },
      source: 'Python with mpmath: 500000 over the sum of 1.005^-k, k = 1 … 120',
    },
    {
      inputs: { principal: 500000, rate: 6, term: 10, timing: 'start' },
      results: { payout: 5523.41, lasting: 2487.56 },
      source: 'Python with mpmath: 500000 over the sum of 1.005^-k, k = 0 … 119; by hand: 2500/1.005',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 6, withdrawal: 3000 },
      results: {
        payout: 3000,
        duration: 29.91666667,
        payouts: 359,
        lastPayout: 742.48,
        totalPaid: 1077742.48,
        interest: 577742.48,
        byYear: { length: 30, rows: { 0: { paid: 36000 }, '-1': { paid: 33742.48, balance: 0 } } },
      },
      cautions: ['buys less and less'],
      source: 'Python with mpmath: month-by-month loop until less than 3000 is left',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 6, withdrawal: 3000, timing: 'start' },
      results: { payouts: 354, lastPayout: 963.13, duration: 29.5 },
      cautions: ['buys less and less'],
      source: 'Python with mpmath: month-by-month loop until less than 3000 is left',
    },
    {
      inputs: { find: 'duration', principal: 1000, rate: 0, withdrawal: 250, frequency: 'annually' },
      results: { payouts: 4, duration: 4, totalPaid: 1000, interest: 0, lasting: 0 },
      source: 'By hand: 1000/250',
    },
    {
      inputs: { find: 'duration', principal: 1000, rate: 0, withdrawal: 300 },
      results: { payouts: 3, lastPayout: 100, totalPaid: 1000 },
      cautions: ['less than two and a half years'],
      source: 'By hand: 1000 = 3 × 300 + 100',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 6, withdrawal: 2500 },
      results: { payout: 2500, lasting: 2500 },
      cautions: ['at a steady return alone'],
      source: 'By hand: 0.5% of 500000 is the payout',
    },
    {
      inputs: { principal: 1000, rate: 8, term: 1.4, frequency: 'annually' },
      results: { payout: 1080, payouts: 1, duration: 1 },
      cautions: ['no whole number', 'is rarely certain'],
      source: 'By hand: rounded to one payout, 1000 × 1.08',
    },
    {
      inputs: { principal: 500000, rate: 6, term: '260 wk', frequency: 'weekly' },
      results: { payouts: 259, payout: 2234.42 },
      cautions: ['years of 52 weeks'],
      source: 'By hand: 260 × 7/365.25 × 52 is 259.1; Python with mpmath: 500000 over the sum of (1 + 0.06/52)^-k',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 6, withdrawal: 499998, timing: 'start' },
      results: { payouts: 1, lastPayout: 2.01, totalPaid: '500000.01', interest: 0.01 },
      cautions: ['less than two and a half years'],
      source: 'By hand: what is left is 2, and after a month 2.01',
    },
    {
      inputs: { find: 'duration', principal: 1000000, rate: 0, withdrawal: 99999.93, frequency: 'annually' },
      results: { payouts: 10, lastPayout: 0.7, totalPaid: 1000000, interest: 0 },
      source: 'By hand: 1000000 = 10 × 99999.93 + 0.70',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 6, withdrawal: 502500 },
      results: { payouts: 1, totalPaid: 502500, interest: 2500 },
      cautions: ['less than two and a half years'],
      source: 'By hand: 500000 × 1.005 after a month',
    },
    {
      inputs: { find: 'duration', principal: 500000, rate: 0, withdrawal: 200 },
      results: { payout: 200, lasting: 0 },
      cautions: ['buys less and less'],
      source: 'By hand: 2,500 months are 208 years',
    },
    {
      inputs: { find: 'duration', principal: 100000, rate: 5, withdrawal: 416.67 },
      results: { payout: 416.67, lasting: 416.67 },
      cautions: ['at a steady return alone'],
      source: 'By hand: interest of a month is 416.6667; -ln(1 - 416.6667/416.67)/ln(1 + 0.05/12) is 2,823 months',
    },
    {
      inputs: { find: 'duration', principal: 1000, rate: 5, withdrawal: 1005 },
      refused: 'must not exceed what there is',
      source: 'By hand: after a month there is 1004.17',
    },
  ],
  notes: [
    'For payouts of a fixed number from one’s own money. What an insurer pays for life depends on age as well, and on the insurer’s tables.',
    'Taxes are left out.',
  ],
  references: [
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
