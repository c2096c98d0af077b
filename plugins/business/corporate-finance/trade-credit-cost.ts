import { choice, defineCalculator, integer, money, percent, roundTo } from '@reckoner/engine';

/** (1 + d/(1 - d))^(year/extra days) - 1: what it costs a year to pay the full amount later. */
export default defineCalculator({
  title: 'Cost of trade credit',
  description:
    'Effective and simple annual cost of not taking an early-payment discount, as of 2/10 net 30, against a borrowing rate.',
  keywords: [
    'cost of not taking a cash discount',
    'early payment discount',
    'annualized cost of a supplier discount',
    '2/10 net 30',
    'cost of forgoing trade discount',
  ],
  related: ['cash-conversion-cycle', 'apy-effective-annual-rate'],
  inputs: {
    discount: percent({
      label: 'Discount',
      symbol: 'd',
      help: 'The 2 of 2/10 net 30.',
      min: 0.01,
      max: 50,
      usual: [0.25, 8],
    }),
    discountDays: integer({
      label: 'Discount if paid within, days',
      symbol: 'D',
      help: 'The 10 of 2/10 net 30; counted from the date of the invoice.',
      min: 0,
      max: 365,
      usual: [0, 60],
    }),
    netDays: integer({
      label: 'Full amount due within, days',
      symbol: 'N',
      help: 'The 30 of 2/10 net 30; counted from the date of the invoice.',
      min: 1,
      max: 730,
      usual: [7, 180],
    }),
    paymentDay: integer({
      label: 'Full amount is paid on day',
      symbol: 'p',
      help: 'Counted from the date of the invoice; left out, the day on which it is due.',
      min: 1,
      max: 1095,
      usual: [7, 240],
      optional: true,
    }),
    year: choice(
      {
        y365: { label: '365 days', value: 365, also: ['365'] },
        y360: { label: '360 days', value: 360, also: ['360'] },
      },
      { label: 'Year of', symbol: 'Y', default: 'y365' },
    ),
    borrowingRate: percent({
      label: 'Effective rate at which you can borrow, a year',
      symbol: 'r',
      min: 0,
      max: 500,
      usual: [1, 40],
      optional: true,
    }),
    invoice: money({ label: 'Invoice', symbol: 'A', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    effective: percent({ label: 'Effective annual cost', symbol: 'r_e', places: 2 }),
    simple: percent({ label: 'Simple annual cost', symbol: 'r_s', places: 2 }),
    periodic: percent({ label: 'Cost for the extra days', symbol: 'i', places: 3 }),
    extraDays: integer({ label: 'Extra days', symbol: 'n' }),
    paidOn: integer({ label: 'Day of the full payment', symbol: 'q' }),
    discountAmount: money({ label: 'Discount on the invoice', optional: true }),
    earlyAmount: money({ label: 'To pay with the discount', optional: true }),
    interest: money({ label: 'Interest for the extra days on borrowed money', optional: true }),
  },
  formula: ({ discount, discountDays, netDays, paymentDay, year, borrowingRate, invoice }) => {
    const paidOn = paymentDay ?? netDays;
    const extraDays = paidOn - discountDays;
    const periodic = discount / (1 - discount);
    return {
      effective: Math.expm1((year / extraDays) * Math.log1p(periodic)),
      simple: (periodic * year) / extraDays,
      periodic,
      extraDays,
      paidOn,
      discountAmount: invoice === undefined ? undefined : invoice * discount,
      earlyAmount: invoice === undefined ? undefined : invoice * (1 - discount),
      interest:
        invoice === undefined || borrowingRate === undefined
          ? undefined
          : invoice * (1 - discount) * Math.expm1((extraDays / year) * Math.log1p(borrowingRate)),
    };
  },
  shown: ({ discount, year, extraDays, periodic, invoice, borrowingRate }) => ({
    effective: (1 + discount / (1 - discount)) ** (year / extraDays) - 1,
    simple: (periodic * year) / extraDays,
    interest:
      invoice === undefined || borrowingRate === undefined
        ? undefined
        : invoice * (1 - discount) * ((1 + borrowingRate) ** (extraDays / year) - 1),
  }),
  explanation: ({ effective, borrowingRate, invoice, year, paidOn, netDays }) => {
    const late = paidOn > netDays ? ', late fees apart' : '';
    const days = year === 365 ? '365' : '360';
    const cost = `Paying in full on day {paidOn} instead of with {discount} off on day {discountDays} costs {periodic} for {extraDays} {extraDays|day|days} of credit, {effective} a year when compounded ({simple} without compounding, year of ${days} days).`;
    const amount = invoice === undefined ? '' : ' On an invoice of {invoice} the discount is {discountAmount}.';
    if (borrowingRate === undefined) return cost + amount;
    const shown = roundTo(100 * effective, 2);
    const against = roundTo(100 * borrowingRate, 2);
    const interest =
      invoice === undefined ? '' : ' Borrowing {earlyAmount} for the extra days would cost {interest} of interest.';
    if (shown === against)
      return `${cost}${amount}${interest} The {effective} a year is the same as the {borrowingRate} at which you can borrow.`;
    return shown > against
      ? `${cost}${amount}${interest} The {effective} a year is more than the {borrowingRate} at which you can borrow: money borrowed to take the discount is cheaper${late}.`
      : `${cost}${amount}${interest} The {effective} a year is less than the {borrowingRate} at which you can borrow: the supplier’s credit is cheaper than borrowed money${late}.`;
  },
  requires: [
    {
      that: ({ discountDays, netDays }) => discountDays < netDays,
      field: 'discountDays',
      says: 'The discount must end, on day {discountDays}, before the full amount is due, on day {netDays}.',
    },
    {
      that: ({ discountDays, paymentDay }) => discountDays < paymentDay,
      field: 'paymentDay',
      says: 'Paid on day {paymentDay}, within the {discountDays} days of the discount, the invoice gets the discount: the full amount must be paid on a later day.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ paidOn, netDays }) => paidOn > netDays,
      says: 'Day {paidOn} is after the due date, day {netDays}: the rate looks lower only because the supplier waits. Late fees, interest on arrears and the loss of the terms are not counted.',
    },
    {
      level: 'note',
      when: ({ paidOn, netDays }) => paidOn < netDays,
      says: 'The full amount is due on day {netDays} only: paying it on day {paidOn} makes the credit shorter and dearer.',
    },
    {
      level: 'note',
      when: ({ effective }) => roundTo(100 * effective, 2) > 200,
      says: 'So few days or so large a discount, compounded over a year, give a rate that nobody pays for a year: the cost for the extra days, {periodic}, says more.',
    },
    {
      level: 'caution',
      when: ({ netDays, discountDays }) => netDays - discountDays < 5,
      says: 'Fewer than 5 days lie between the end of the discount, day {discountDays}, and the due date, day {netDays}: check that both terms are counted from the date of the invoice.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Effective cost over the day of payment',
    x: { of: 'paidOn', label: 'Full amount is paid on day' },
    y: { of: 'effective', label: 'Effective annual cost' },
    curve: ({ discount, discountDays, netDays, paidOn, year, effective }) => ({
      from: Math.min(paidOn, discountDays + Math.max(5, (netDays - discountDays) / 2)),
      to: Math.max(paidOn, netDays) + 30,
      lines: [{ y: (day) => Math.expm1((year / (day - discountDays)) * -Math.log1p(-discount)) }],
      marks: [{ x: paidOn, y: effective, label: 'This payment' }],
    }),
  },
  examples: [
    {
      inputs: { discount: 2, discountDays: 10, netDays: 30 },
      results: { effective: 44.5852927, simple: 37.24489796, periodic: 2.040816327, extraDays: 20, paidOn: 30 },
      source: 'Python with mpmath: (1/0.98)^(365/20) - 1; 2/98 × 365/20',
    },
    {
      inputs: { discount: 2, discountDays: 10, netDays: 30, year: 'y360', borrowingRate: 8, invoice: 10000 },
      results: { simple: 36.73469388, effective: 43.86, discountAmount: 200, earlyAmount: 9800, interest: 41.99 },
      source: 'By hand: 2/98 × 360/20, printed as 36.73%; Python: (1/0.98)^18 - 1; 9800 × (1.08^(20/360) - 1)',
    },
    {
      inputs: { discount: 2, discountDays: 20, netDays: 40, paymentDay: 30 },
      results: { effective: 109.05, extraDays: 10 },
      cautions: ['shorter and dearer'],
      source: 'A printed problem on terms of 2/20 net 40, paid on day 30: 109.05%',
    },
    {
      inputs: { discount: 2, discountDays: 20, netDays: 45, borrowingRate: 40 },
      results: { effective: '34.307', extraDays: 25 },
      source: 'A printed problem on terms of 2/20 net 45: 34.3%; Python: (1/0.98)^(365/25) - 1',
    },
    {
      inputs: { discount: 1, discountDays: 10, netDays: 30, paymentDay: 60, borrowingRate: 12, invoice: 5000 },
      results: { effective: 7.612588859, discountAmount: 50, earlyAmount: 4950, interest: 77.45 },
      cautions: ['after the due date'],
      source: 'Python with mpmath: (1/0.99)^(365/50) - 1; 4950 × (1.12^(50/365) - 1)',
    },
    {
      inputs: { discount: 50, discountDays: 0, netDays: 365, borrowingRate: 100 },
      results: { effective: 100, simple: 100, periodic: 100 },
      source: 'By hand: 50/50 for a year',
    },
    {
      inputs: { discount: 5, discountDays: 10, netDays: 13 },
      results: { periodic: 5.263157895, simple: 640.3508772 },
      cautions: ['nobody pays for a year', 'Fewer than 5 days'],
      source: 'By hand: 5/95, and × 365/3',
    },
    {
      inputs: { discount: 2, discountDays: 30, netDays: 10 },
      refused: 'before the full amount is due',
      source: 'By hand: the two terms swapped',
    },
    {
      inputs: { discount: 2, discountDays: 10, netDays: 30, paymentDay: 10 },
      refused: 'gets the discount',
      source: 'By hand: day 10 is within the discount',
    },
  ],
  notes: [
    'To the supplier who offers the discount the same rate is what being paid early costs.',
    'For terms counted from the end of the month (EOM, prox.) give the days from the date of the invoice.',
  ],
  references: [
    {
      title:
        'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., chapter on working capital management (cited unopened)',
      isbn: '978-1-260-01390-0',
    },
    {
      title: 'Trade credit terms: discussions of printed problems (2/20 net 40, 2/20 net 45)',
      url: 'https://www.analystforum.com/t/trade-credit-terms/78050',
    },
  ],
});
