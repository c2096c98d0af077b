import { choice, defineCalculator, integer, money, percent, table } from '@reckoner/engine';
import { timing } from '../shared/fields.js';

/** PV = C/(r − g)·(1 − ((1 + g)/(1 + r))^n), and n·C/(1 + r) where r = g; times 1 + r when payments fall at the start. */
export default defineCalculator({
  title: 'Growing annuity',
  description:
    'Present and future value of payments that grow by a constant percentage, or the first payment that a sum supports, with a table.',
  keywords: [
    'growing annuity present value',
    'growing annuity future value',
    'geometric annuity',
    'geometric gradient',
    'graduated annuity',
    'inflation-adjusted withdrawals',
  ],
  aliases: ['growing-annuity-future-value'],
  related: ['annuity-present-value', 'perpetuity', 'annuity-payout', 'retirement-nest-egg-needed'],
  inputs: {
    find: choice(
      { value: 'Present and future value', payment: 'First payment that a sum supports' },
      { label: 'Find', default: 'value' },
    ),
    payment: money({ label: 'Payment to begin with', symbol: 'C', above: 0, max: 1e12, when: { find: 'value' } }),
    amount: money({ label: 'Sum today', symbol: 'PV', above: 0, max: 1e15, when: { find: 'payment' } }),
    rate: percent({
      label: 'Discount rate per period',
      help: 'Of the time between payments: of a month where they are monthly.',
      symbol: 'r',
      min: -5,
      max: 100,
      usual: [0.1, 30],
    }),
    growth: percent({
      label: 'Growth of each payment over the one before',
      help: 'Below 0 where payments shrink.',
      symbol: 'g',
      min: -50,
      max: 50,
      usual: [-10, 15],
    }),
    periods: integer({ label: 'Number of payments', symbol: 'n', min: 1, max: 600 }),
    timing,
  },
  outputs: {
    presentValue: money({ label: 'Present value', symbol: 'PV' }),
    futureValue: money({
      label: 'Future value',
      help: 'At the end of the last period: right after the last payment, or a period after it where payments fall at the start.',
      symbol: 'FV',
    }),
    firstPayment: money({ label: 'First payment', symbol: 'C' }),
    lastPayment: money({ label: 'Last payment', symbol: 'C_n' }),
    totalPaid: money({ label: 'Sum of the payments', symbol: 'S' }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        payment: money({ label: 'Payment' }),
        presentValue: money({ label: 'Present value' }),
      },
      { label: 'Payments' },
    ),
  },
  formula: ({ find, payment, amount, rate, growth, periods, timing }) => {
    // Of a first payment of 1: summed up, as the closed form loses its digits where both rates are nearly equal.
    const ratio = (1 + growth) / (1 + rate);
    let [grown, worth] = [1, timing === 1 ? 1 : 1 / (1 + rate)];
    let [total, factor] = [0, 0];
    const units = [];
    for (let number = 1; number <= periods; number++) {
      total += grown;
      factor += worth;
      units.push({ grown, worth });
      grown *= 1 + growth;
      worth *= ratio;
    }
    const firstPayment = find === 'value' ? payment : amount / factor;
    const presentValue = firstPayment * factor;
    return {
      presentValue,
      futureValue: presentValue * (1 + rate) ** periods,
      firstPayment,
      lastPayment: firstPayment * (1 + growth) ** (periods - 1),
      totalPaid: firstPayment * total,
      schedule: units.map((unit, index) => ({
        number: index + 1,
        payment: firstPayment * unit.grown,
        presentValue: firstPayment * unit.worth,
      })),
    };
  },
  shown: ({ find, payment, amount, rate, growth, periods, timing, presentValue, firstPayment }) => {
    const start = (1 + rate) ** timing;
    const factor =
      rate === growth
        ? (periods / (1 + rate)) * start
        : ((1 - ((1 + growth) / (1 + rate)) ** periods) / (rate - growth)) * start;
    return {
      presentValue: find === 'value' ? payment * factor : amount,
      firstPayment: find === 'value' ? payment : amount / factor,
      futureValue: presentValue * (1 + rate) ** periods,
      lastPayment: firstPayment * (1 + growth) ** (periods - 1),
      totalPaid: growth === 0 ? periods * firstPayment : (firstPayment * ((1 + growth) ** periods - 1)) / growth,
    };
  },
  stepwise: [
    'Each payment is the one before times 1 + g, and is worth its amount over (1 + r) to the periods until then.',
    't is 1 where payments fall at the start of each period, and 0 where they fall at the end.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'number', lines: ['payment', 'presentValue'] },
  explanation: ({ periods, growth, timing }) => {
    const first = timing === 1 ? 'now' : 'after one period';
    if (periods === 1)
      return `A single payment of {firstPayment}, ${first}, is worth {presentValue} today at {rate} per period.`;
    const course =
      growth === 0
        ? '{periods} level payments of {firstPayment},'
        : growth > 0
          ? '{periods} payments that begin with {firstPayment} and grow by {growth} each time, to {lastPayment},'
          : '{periods} payments that begin with {firstPayment} and shrink by {|growth|} each time, to {lastPayment},';
    return `${course} the first of them ${first}, are worth {presentValue} today at {rate} per period, and come to {futureValue} at the end of the last period.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ rate, growth, periods }) => (rate > 0.03 || growth > 0.015) && periods >= 60,
      says: 'So high a rate or growth over so many payments may be a yearly one for monthly payments: rate and growth are for one period.',
    },
    {
      level: 'note',
      when: ({ growth }) => growth !== 0 && Math.abs(growth) <= 0.001,
      says: 'Growth is written in percent, so that {growth} per period is very little: 3% is 3, not 0.03.',
    },
  ],
  examples: [
    {
      inputs: { payment: 800, rate: 5, growth: 7, periods: 24 },
      results: {
        presentValue: 22911.13,
        futureValue: 73890.68,
        firstPayment: 800,
        lastPayment: 3792.42,
        totalPaid: 46541.34,
        schedule: { length: 24, rows: { 0: { payment: 800, presentValue: 761.9 }, '-1': { payment: 3792.42 } } },
      },
      source:
        'wizedu.com, question 11172: 24 payments from 800 that grow by 7%, at 5%, are worth 22,911.13; the others by Python with mpmath, payment by payment',
    },
    {
      inputs: { payment: 800, rate: 5, growth: 7, periods: 24, timing: 'start' },
      results: { presentValue: 24056.69, futureValue: 77585.21 },
      source: 'Python with mpmath: payment by payment',
    },
    {
      inputs: { payment: 1000, rate: 4, growth: 4, periods: 10 },
      results: { presentValue: 9615.38, futureValue: 14233.12 },
      source: 'By hand: 10 × 1000/1.04, and times 1.04^10',
    },
    {
      inputs: { payment: 1000, rate: 6, growth: -3, periods: 12 },
      results: { presentValue: 7279.8, futureValue: 14648.38, lastPayment: '715.30', totalPaid: 10205.25 },
      source: 'Python with mpmath: payment by payment',
    },
    {
      inputs: { find: 'payment', amount: 1000000, rate: 5, growth: 2.5, periods: 30 },
      results: { firstPayment: 48574.8, presentValue: 1000000 },
      source: 'Python with mpmath: a million over the sum of 1.025^(k-1)/1.05^k, k = 1 … 30',
    },
    {
      inputs: { find: 'payment', amount: 1000000, rate: 5, growth: 2.5, periods: 30, timing: 'start' },
      results: { firstPayment: 46261.71 },
      source: 'Python with mpmath: a million over the sum of 1.025^k/1.05^k, k = 0 … 29',
    },
    {
      inputs: { payment: 105, rate: 5, growth: 3, periods: 1 },
      results: { presentValue: 100, futureValue: 105, lastPayment: 105 },
      source: 'By hand: 105/1.05',
    },
    {
      inputs: { find: 'payment', amount: 100, rate: 5, growth: 3, periods: 1, timing: 'start' },
      results: { firstPayment: 100, futureValue: 105 },
      source: 'By hand: what is paid now, and a period later',
    },
    {
      inputs: { payment: 100, rate: 0, growth: 0, periods: 12 },
      results: { presentValue: 1200, futureValue: 1200 },
      source: 'By hand: 12 × 100',
    },
    {
      inputs: { payment: 1000, rate: 5, growth: 0.03, periods: 60 },
      results: { presentValue: 19023.99 },
      cautions: ['for one period', 'is very little'],
      source: 'Python with mpmath: payment by payment',
    },
  ],
  references: [
    {
      title:
        'Kellison: The Theory of Interest, 3rd ed., chapter More general annuities: payments varying in geometric progression',
    },
  ],
});
