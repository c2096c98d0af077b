import { choice, defineCalculator, findRoot, isBelow, money, noResult, number, percent } from '@reckoner/engine';

/** The most that is searched for, as a fraction per period. */
const HIGHEST = 10;

/** PV = C/(r − g)·(1 + r)^(1 − m): the first payment C falls after m periods, each later one is larger by g. */
export default defineCalculator({
  title: 'Perpetuity',
  description:
    'Present value of payments that never end, level or growing, now, ordinary or deferred; or the first payment or rate that a value implies.',
  keywords: [
    'perpetual annuity',
    'growing perpetuity',
    'perpetuity due',
    'deferred perpetuity',
    'consol',
    'terminal value',
    'endowment',
    'capitalization of income',
  ],
  aliases: ['growing-perpetuity'],
  related: ['annuity-present-value', 'growing-annuity-present-value', 'dividend-discount-gordon', 'cap-rate'],
  inputs: {
    find: choice(
      { value: 'Present value', payment: 'First payment', rate: 'Discount rate' },
      { label: 'Find', default: 'value' },
    ),
    payment: money({
      label: 'Payment',
      help: 'Of one period; where payments grow or are deferred the first one, as large as it is when it is paid.',
      symbol: 'C',
      above: 0,
      max: 1e12,
      when: { find: ['value', 'rate'] },
    }),
    value: money({ label: 'Value today', symbol: 'PV', above: 0, max: 1e15, when: { find: ['payment', 'rate'] } }),
    rate: percent({
      label: 'Discount rate per period',
      help: 'Of the time between payments: of a month where they are monthly.',
      symbol: 'r',
      min: -5,
      max: 100,
      usual: [0.1, 30],
      when: { find: ['value', 'payment'] },
    }),
    growth: percent({
      label: 'Growth of each payment over the one before',
      help: '0 for a level perpetuity.',
      symbol: 'g',
      min: -50,
      max: 50,
      usual: [-10, 15],
      default: 0,
    }),
    first: number({
      label: 'Periods until the first payment',
      help: '1 for an ordinary perpetuity, 0 for one that begins now (due), more for a deferred one.',
      symbol: 'm',
      min: 0,
      max: 200,
      default: 1,
    }),
  },
  outputs: {
    presentValue: money({ label: 'Present value', symbol: 'PV' }),
    firstPayment: money({ label: 'First payment', symbol: 'C' }),
    discountRate: percent({ label: 'Rate per period', symbol: 'r', places: 3 }),
    multiple: number({ label: 'Present value over the first payment', symbol: 'q', places: 3 }),
    later: money({ label: 'Value one period before the first payment', symbol: 'V' }),
  },
  formula: ({ find, payment, value, rate, growth, first }) => {
    if (find === 'value') {
      const later = payment / (rate - growth);
      const presentValue = later * (1 + rate) ** (1 - first);
      return { presentValue, firstPayment: payment, discountRate: rate, multiple: presentValue / payment, later };
    }
    if (find === 'payment') {
      const later = value * (1 + rate) ** (first - 1);
      const firstPayment = later * (rate - growth);
      return { presentValue: value, firstPayment, discountRate: rate, multiple: value / firstPayment, later };
    }
    // By how much the rate exceeds the growth.
    const yields = (excess: number) => (payment / value) * (1 + growth + excess) ** (1 - first) - excess;
    if (yields(HIGHEST) > 0) {
      throw noResult('The rate would be over 1,000% per period: the value is too small beside the payments.');
    }
    const excess = first === 1 ? payment / value : findRoot(yields, 0, HIGHEST);
    if (excess < 1e-9) {
      throw noResult(
        'The rate would exceed the growth by next to nothing: the value is too large beside the payments.',
      );
    }
    return {
      presentValue: value,
      firstPayment: payment,
      discountRate: growth + excess,
      multiple: value / payment,
      later: payment / excess,
    };
  },
  shown: ({ find, payment, value, rate, growth, first, presentValue, firstPayment, discountRate }) => ({
    presentValue: find === 'value' ? (payment / (rate - growth)) * (1 + rate) ** (1 - first) : value,
    firstPayment: find === 'payment' ? value * (rate - growth) * (1 + rate) ** (first - 1) : payment,
    discountRate: undefined,
    multiple: presentValue / firstPayment,
    later: firstPayment / (discountRate - growth),
  }),
  stepwise: [
    'Where the rate is to be found, it is the r above g at which PV = C / (r - g) · (1 + r)^(1 - m); for m = 1 that is g + C / PV.',
  ],
  figure: {
    kind: 'curve',
    title: 'Value today of the payments up to a time',
    x: { label: 'Periods from now' },
    y: { of: 'presentValue', label: 'Value of the payments so far' },
    curve: ({ presentValue, discountRate, growth, first }) => {
      const ratio = (1 + growth) / (1 + discountRate);
      const to = first + Math.min(500, Math.log(0.02) / Math.log(ratio));
      return {
        from: 0,
        to,
        lines: [
          {
            label: 'So far',
            // Through the value after each payment, level with the axis until the first.
            y: (time) => (time < first - 1 ? 0 : presentValue * (1 - ratio ** (time - first + 1))),
          },
          { label: 'All, without end', dashed: true, y: () => presentValue },
        ],
      };
    },
  },
  explanation: ({ find, growth, first }) => {
    const kind =
      growth === 0
        ? 'Payments of {firstPayment} without end'
        : growth > 0
          ? 'Payments without end that begin with {firstPayment} and grow by {growth} each time'
          : 'Payments without end that begin with {firstPayment} and shrink by {|growth|} each time';
    const when = first === 0 ? ', the first of them now,' : ', the first of them after {first} {first|period|periods},';
    return `${kind}${when} are worth {presentValue} today at ${find === 'rate' ? '{discountRate}' : '{rate}'} per period.`;
  },
  requires: [
    {
      that: ({ rate, growth }) => growth < rate,
      field: 'rate',
      says: 'The discount rate, {rate}, must be above the growth, {growth}: else payments without end have no finite value.',
    },
    {
      that: ({ find, first, payment, value }) => find !== 'rate' || first > 0 || payment < value,
      field: 'value',
      says: 'The value, {value}, must exceed the payment that falls now, {payment}: it has all later ones in it, too.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ growth, discountRate }) => growth !== 0 && isBelow(discountRate - growth, 0.01),
      says: 'Less than one percentage point lies between growth and discount rate: the value rests on the difference, and a tenth of a point in either changes it by about a tenth or more.',
    },
    {
      level: 'note',
      when: ({ discountRate }) => isBelow(discountRate, 0),
      says: 'A rate below zero: the payments shrink so fast that all of them together are less than the value today.',
    },
    {
      level: 'note',
      when: ({ growth }) => growth > 0.05,
      says: 'Payments that grow by over 5% in each period without end would outgrow any economy of low inflation: take a lower growth, or a growing annuity of some periods.',
    },
    {
      level: 'note',
      when: ({ growth }) => growth !== 0 && Math.abs(growth) <= 0.001,
      says: 'Growth is written in percent, so that {growth} per period is very little: 3% is 3, not 0.03.',
    },
  ],
  examples: [
    {
      inputs: { payment: 100, rate: 5, growth: 3 },
      results: { presentValue: 5000, firstPayment: 100, discountRate: 5, multiple: 50, later: 5000 },
      source: 'financeformulas.net, by way of power.one: 100 at 5% that increases 3% each period is worth 5,000',
    },
    {
      inputs: { payment: 100, rate: 3 },
      results: { presentValue: 3333.33, multiple: 33.33333333 },
      source: 'financeformulas.net, by way of power.one: 100 at 3% without an increase is worth 3,333.33',
    },
    {
      inputs: { payment: 100, rate: 5, growth: 3, first: 0 },
      results: { presentValue: 5250, later: 5000 },
      source: 'Python with mpmath: sum of 100 × 1.03^k/1.05^k, k = 0, 1, … until no digit changes',
    },
    {
      inputs: { payment: 100, rate: 6, first: 6 },
      results: { presentValue: 1245.43, later: 1666.67 },
      source: 'Python with mpmath: sum of 100/1.06^k, k = 6, 7, … until no digit changes',
    },
    {
      inputs: { payment: 100, rate: 8, growth: -2 },
      results: { presentValue: 1000, multiple: 10 },
      source: 'By hand: 100/(0.08 + 0.02)',
    },
    {
      inputs: { find: 'payment', value: 1000000, rate: 4, growth: 2 },
      results: { firstPayment: 20000, presentValue: 1000000, multiple: 50 },
      source: 'By hand: 2% of a million',
    },
    {
      inputs: { find: 'payment', value: 1245.43, rate: 6, first: 6 },
      results: { firstPayment: '100.00', later: 1666.67 },
      source: 'By hand: back from 100/0.06 over 1.06⁵ = 1,245.43',
    },
    {
      inputs: { find: 'rate', payment: 3, value: 60, growth: 1 },
      results: { discountRate: 6, later: 60 },
      source: 'By hand: 3/60 + 1%',
    },
    {
      inputs: { find: 'rate', payment: 100, value: 5250, growth: 3, first: 0 },
      results: { discountRate: '5.000', later: 5000 },
      source: 'By hand: (1 + r)/(r - 0.03) = 52.5, so r = 2.575/51.5',
    },
    {
      inputs: { find: 'rate', payment: 10, value: 200, growth: -6 },
      results: { discountRate: -1, later: 200 },
      cautions: ['rate below zero'],
      source: 'By hand: 10/200 - 6%; the payments sum up to 10/0.06 = 166.67',
    },
    {
      inputs: { find: 'rate', payment: 100, value: 1, first: 1 },
      noResult: 'over 1,000%',
      source: 'By hand: 100/1 is 10,000%',
    },
    {
      inputs: { find: 'rate', payment: 1, value: 1e12 },
      noResult: 'by next to nothing',
      source: 'By hand: a yield of 1e-12',
    },
    {
      inputs: { find: 'rate', payment: 100, value: 100, first: 0 },
      refused: 'all later ones',
      source: 'By hand: nothing is left for the later payments',
    },
    {
      inputs: { payment: 100, rate: 3, growth: 3 },
      refused: 'must be above the growth',
      source: 'By hand: r = g',
    },
    {
      inputs: { payment: 100, rate: 6.5, growth: 6 },
      results: { presentValue: 20000, multiple: 200 },
      cautions: ['Less than one percentage point', 'outgrow any economy'],
      source: 'By hand: 100/0.005',
    },
    {
      inputs: { payment: 100, rate: 5, growth: 0.03 },
      results: { presentValue: 2012.07 },
      cautions: ['is very little'],
      source: 'By hand: 100/0.0497',
    },
  ],
  references: [
    {
      title: 'Association of Corporate Treasurers: ACT Wiki, Perpetuity',
      url: 'https://wiki.treasurers.org/wiki/Perpetuity',
    },
    {
      title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 2: How to Calculate Present Values',
      isbn: '978-1-260-01390-0',
    },
  ],
});
