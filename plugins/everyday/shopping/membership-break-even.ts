import {
  ceilNear,
  choice,
  constant,
  defineCalculator,
  integer,
  isAtMost,
  isBelow,
  money,
  percent,
} from '@reckoner/engine';

/** The fee over what a visit, or each unit of money spent, brings. */
export default defineCalculator({
  title: 'Membership or pass break-even',
  description:
    'Visits or spending a year at which a membership or pass pays for its fee, by lower prices or a rebate, and what it saves as planned.',
  keywords: [
    'annual pass worth it',
    'warehouse club membership',
    'season ticket',
    'gym membership',
    'executive membership upgrade',
    'museum pass',
  ],
  related: ['cost-per-use', 'cashback-rewards-value'],
  inputs: {
    fee: money({
      label: 'Fee a year',
      help: 'Of a monthly fee, twelve times as much.',
      symbol: 'F',
      above: 0,
      max: 1e8,
    }),
    otherFee: money({
      label: 'Fee a year without it',
      help: 'Of the lower tier, where it is an upgrade.',
      symbol: 'F_0',
      min: 0,
      max: 1e8,
      default: 0,
    }),
    saves: choice(
      { visits: 'A lower price for each visit', spending: 'A rebate or discount on spending' },
      { label: 'It brings', default: 'visits' },
    ),
    price: money({ label: 'Regular price of a visit', symbol: 'p', above: 0, max: 1e7, when: { saves: 'visits' } }),
    memberPrice: money({
      label: 'Price of a visit with it',
      help: '0 where visits are free.',
      symbol: 'p_m',
      min: 0,
      max: 1e7,
      default: 0,
      when: { saves: 'visits' },
    }),
    visits: integer({
      label: 'Visits a year as planned',
      symbol: 'n',
      min: 0,
      max: 100000,
      optional: true,
      when: { saves: 'visits' },
    }),
    rate: percent({
      label: 'Rebate or discount',
      help: 'In percent of what is spent at regular prices.',
      symbol: 'r',
      above: 0,
      max: 100,
      usual: [0.5, 50],
      when: { saves: 'spending' },
    }),
    cap: money({
      label: 'Most that is given back a year',
      symbol: 'C',
      above: 0,
      max: 1e9,
      optional: true,
      when: { saves: 'spending' },
    }),
    spending: money({
      label: 'Spending a year as planned',
      help: 'Only what counts for the rebate or discount.',
      symbol: 'S',
      min: 0,
      max: 1e9,
      optional: true,
      when: { saves: 'spending' },
    }),
  },
  outputs: {
    breakEvenVisits: integer({ label: 'Visits to break even', symbol: 'N', optional: true }),
    breakEvenSpending: money({ label: 'Spending a year to break even', symbol: 'B', optional: true }),
    perMonth: money({ label: 'Spending a month to break even', symbol: 'B_m', optional: true }),
    extra: money({ label: 'Fee to be earned back' }),
    saved: money({ label: 'Gain of the plan over the year', symbol: 'G', optional: true }),
  },
  formula: ({ fee, otherFee, saves, price, memberPrice, visits, rate, cap, spending }) => {
    const extra = fee - otherFee;
    if (saves === 'visits') {
      const gain = price - memberPrice;
      return {
        breakEvenVisits: ceilNear(extra / gain),
        extra,
        saved: visits === undefined ? undefined : visits * gain - extra,
      };
    }
    // Up to the next cent: a cent less would not be enough.
    const enough = extra / rate;
    return {
      breakEvenSpending: ceilNear(enough / CENT) * CENT,
      perMonth: ceilNear(enough / 12 / CENT) * CENT,
      extra,
      saved:
        spending === undefined
          ? undefined
          : (cap === undefined ? spending * rate : Math.min(spending * rate, cap)) - extra,
    };
  },
  explanation: ({ saves, visits, spending }) => {
    if (saves === 'visits') {
      return visits === undefined
        ? 'It takes {breakEvenVisits} {breakEvenVisits|visit|visits} a year to earn {extra} back.'
        : 'It takes {breakEvenVisits} {breakEvenVisits|visit|visits} a year to earn {extra} back; with {visits} {visits|visit|visits} the year costs {saved|{|saved|} more than without it|as much as without it|{|saved|} less than without it}.';
    }
    return spending === undefined
      ? 'It takes a spending of {breakEvenSpending} a year, or {perMonth} a month, to earn {extra} back.'
      : 'It takes a spending of {breakEvenSpending} a year, or {perMonth} a month, to earn {extra} back; at {spending} a year you {saved|lose {|saved|}|come out even|gain {|saved|}}.';
  },
  figure: {
    kind: 'curve',
    title: 'What a year costs by visits',
    x: { label: 'Visits a year' },
    y: { of: 'extra', label: 'Cost of the year' },
    curve: ({ fee, otherFee, saves, price, memberPrice, visits, extra, breakEvenVisits }) => {
      if (saves !== 'visits' || breakEvenVisits === undefined) return undefined;
      const to = Math.max(4, 2 * breakEvenVisits, visits ?? 0);
      return {
        from: 0,
        to,
        lines: [
          { label: 'With it', y: (n) => fee + n * memberPrice },
          { label: 'Without it', dashed: true, y: (n) => otherFee + n * price },
        ],
        marks: [
          {
            x: extra / (price - memberPrice),
            y: fee + (extra * memberPrice) / (price - memberPrice),
            label: 'Break-even',
          },
        ],
      };
    },
  },
  requires: [
    {
      that: ({ fee, otherFee }) => otherFee < fee,
      field: 'otherFee',
      says: 'The fee without it, {otherFee}, must be below the fee with it, {fee}: else there is nothing to earn back.',
    },
    {
      that: ({ price, memberPrice }) => memberPrice < price,
      field: 'memberPrice',
      says: 'The price of a visit with it, {memberPrice}, must be below the regular price, {price}: else no number of visits earns the fee back.',
    },
    {
      that: ({ fee, otherFee, cap }) => isAtMost(fee - otherFee, cap),
      field: 'cap',
      says: 'The most that is given back, {cap}, does not reach the fee to be earned back: no spending earns it back.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ spending, rate, cap }) => spending !== undefined && cap !== undefined && isBelow(cap, spending * rate),
      says: 'The spending as planned is over what the cap rewards: beyond {cap} given back, more spending brings nothing.',
    },
    {
      level: 'note',
      when: ({ breakEvenVisits }) => breakEvenVisits !== undefined && breakEvenVisits > 365,
      says: 'That is more than one visit on each day of a year.',
    },
  ],
  examples: [
    {
      inputs: { fee: 120, price: 15, visits: 12 },
      results: { breakEvenVisits: 8, extra: 120, saved: 60 },
      source: 'By hand: 120/15; 12 × 15 - 120',
    },
    {
      inputs: { fee: 130, otherFee: 65, saves: 'spending', rate: 2, cap: 1250, spending: 6500 },
      results: { breakEvenSpending: 3250, perMonth: 270.84, extra: 65, saved: 65 },
      source: 'Mashed (2025): 3250 a year for an upgrade of 65 at 2%; 3250/12 = 270.83…, up to the cent; 130 - 65',
    },
    {
      inputs: { fee: 130, saves: 'spending', rate: 2, cap: 1250, spending: 70000 },
      results: { breakEvenSpending: 6500, perMonth: 541.67, saved: 1120 },
      cautions: ['brings nothing'],
      source: 'Mashed (2025): 6500 a year, and 1250 at most, reached at 62500; 1250 - 130',
    },
    {
      inputs: { fee: 100, price: 30, memberPrice: 18, visits: 5 },
      results: { breakEvenVisits: 9, saved: -40 },
      source: 'By hand: 100/12 = 8.33, up to 9; 60 - 100',
    },
    {
      inputs: { fee: 400, price: 1 },
      results: { breakEvenVisits: 400 },
      cautions: ['each day of a year'],
      source: 'By hand: 400/1',
    },
    {
      inputs: { fee: 60, saves: 'spending', rate: 1.5 },
      results: { breakEvenSpending: 4000, perMonth: 333.34 },
      source: 'By hand: 60/0.015; 4000/12 = 333.33…, up to the cent',
    },
    {
      inputs: { fee: 90, saves: 'spending', rate: 10, spending: 500 },
      results: { breakEvenSpending: 900, perMonth: 75, saved: -40 },
      source: 'By hand: 90/0.1; 50 - 90',
    },
    { inputs: { fee: 60, otherFee: 60, price: 10 }, refused: 'nothing to earn back', source: 'By definition' },
    { inputs: { fee: 60, price: 10, memberPrice: 10 }, refused: 'no number of visits', source: 'By definition' },
    {
      inputs: { fee: 60, saves: 'spending', rate: 2, cap: 50 },
      refused: 'no spending earns it back',
      source: 'By definition',
    },
  ],
  notes: [
    'Only what would be bought or visited anyway is a gain.',
    'A rebate often leaves out some goods, such as fuel, tobacco and gift cards.',
  ],
  references: [
    {
      title: 'Costco: Upgrade to Executive (65 a year for the upgrade, 2% up to 1250)',
      url: 'https://www.costco.com/upgrade-membership.html',
    },
    {
      title: 'Mashed (2025): Costco Executive membership, how much you really need to spend',
      url: 'https://www.mashed.com/1992543/costco-executive-membership-breakeven-cost/',
    },
  ],
});

const CENT = constant(0.01, '$');
