import {
  constant,
  defineCalculator,
  integer,
  isAbove,
  money,
  percent,
  product,
  rows,
  sum,
  table,
} from '@reckoner/engine';

/** Each discount comes off what the ones before it have left. */
export default defineCalculator({
  title: 'Stacked discounts and coupons',
  description:
    'Final price, saving and effective percent off when several percentages and fixed coupons are taken off one after the other.',
  keywords: ['double discount', 'chain discount', 'coupon stacking', 'successive discounts', 'order of coupons'],
  related: ['discount-sale-price', 'buy-x-get-y-deal'],
  arithmetic: 'decimal',
  inputs: {
    price: money({ label: 'List price', symbol: 'P', above: 0, max: 1e9 }),
    discounts: rows(
      {
        percent: percent({ label: 'Percent off', min: 0, max: 100, default: 0, usual: [1, 100] }),
        amount: money({ label: 'Or amount off', min: 0, max: 1e9, default: 0 }),
      },
      {
        label: 'Discounts in the order in which they are taken',
        help: 'Each row has a percentage or an amount.',
        maxItems: 20,
      },
    ),
    taxRate: percent({ label: 'Sales tax', symbol: 't', min: 0, max: 100, default: 0, usual: [0.5, 30] }),
  },
  outputs: {
    finalPrice: money({ label: 'Final price', symbol: 'S' }),
    effective: percent({ label: 'Effective percent off', symbol: 'e', places: 2 }),
    saved: money({ label: 'You save' }),
    withTax: money({ label: 'To pay with tax' }),
    lowest: money({ label: 'Price with all percentages first' }),
    highest: money({ label: 'Price with all amounts first' }),
    steps: table(
      {
        step: integer({ label: 'Discount' }),
        off: money({ label: 'Taken off' }),
        left: money({ label: 'Price after it' }),
      },
      { label: 'Step by step' },
    ),
  },
  formula: ({ price, discounts, taxRate }) => {
    let left = price;
    const steps = discounts.map(({ percent, amount }, index) => {
      const before = left;
      // Nobody is paid for taking the goods.
      left = amount > 0 ? Math.max(before - amount, 0 * price) : before * (1 - percent);
      return { step: index + 1, off: before - left, left };
    });
    const kept = product(discounts.map(({ percent }) => 1 - percent));
    const amounts = sum(discounts.map(({ amount }) => amount));
    return {
      finalPrice: left,
      effective: 1 - left / price,
      saved: price - left,
      withTax: left * (1 + taxRate),
      lowest: Math.max(price * kept - amounts, 0 * price),
      highest: Math.max(price - amounts, 0 * price) * kept,
      steps,
    };
  },
  shown: ({ price, finalPrice, taxRate }) => ({
    finalPrice: undefined,
    effective: 1 - finalPrice / price,
    saved: price - finalPrice,
    withTax: finalPrice * (1 + taxRate),
    lowest: undefined,
    highest: undefined,
    steps: undefined,
  }),
  stepwise: [
    'In the order given, a percentage d leaves the price times 1 − d, and an amount leaves the price less the amount, but never less than zero.',
    'The same is done with all percentages first, which gives the lowest price of any order, and with all amounts first, which gives the highest.',
  ],
  explanation: '{price} comes down to {finalPrice}: {saved} less, or {effective} off in all.',
  requires: [
    {
      each: 'discounts',
      that: ({ percent, amount }) => percent === 0 || amount === 0,
      field: 'amount',
      says: 'A discount has a percentage or an amount, not both: give each its own row, in the order in which they are taken.',
    },
    {
      each: 'discounts',
      that: ({ percent, amount }) => percent > 0 || amount > 0,
      field: 'percent',
      says: 'This discount takes nothing off: give its percentage or its amount, or take the row out.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ discounts, steps }) => steps.some(({ off }, index) => isAbove(discounts[index]!.amount, off)),
      says: 'An amount off is larger than the price that it is taken from: the rest of it is counted as lost.',
    },
    {
      level: 'note',
      when: ({ finalPrice, lowest }) => isAbove(finalPrice - lowest, HALF_A_CENT),
      says: 'Another order would cost less: with all percentages first the price is {lowest}.',
    },
  ],
  examples: [
    {
      inputs: { price: 120, discounts: [{ percent: 25 }, { percent: 20 }, { amount: 10 }], taxRate: 8 },
      results: {
        finalPrice: 62,
        effective: 48.333333,
        saved: 58,
        withTax: 66.96,
        lowest: 62,
        highest: 66,
        steps: { length: 3, rows: { 0: { off: 30, left: 90 }, 1: { off: 18, left: 72 }, 2: { off: 10, left: 62 } } },
      },
      source: 'By hand: 120 × 0.75 × 0.8 - 10; 58/120; 62 × 1.08; (120 - 10) × 0.6',
    },
    {
      inputs: { price: 500, discounts: [{ percent: 20 }, { percent: 10 }, { percent: 5 }] },
      results: { finalPrice: 342, effective: 31.6, lowest: 342, highest: 342 },
      source: 'By hand: the chain discount 20/10/5 keeps 0.8 × 0.9 × 0.95 = 0.684',
    },
    {
      inputs: { price: 100, discounts: [{ amount: 20 }, { percent: 10 }, { amount: 5 }] },
      results: { finalPrice: 67, effective: 33, lowest: 65, highest: 67.5 },
      cautions: ['Another order'],
      source: 'By hand: (100 - 20) × 0.9 - 5; 100 × 0.9 - 25; 75 × 0.9',
    },
    {
      inputs: { price: 15, discounts: [{ percent: 50 }, { amount: 10 }] },
      results: { finalPrice: 0, effective: 100, saved: 15, lowest: 0, highest: 2.5 },
      cautions: ['counted as lost'],
      source: 'By hand: 7.50 less 10 is nothing left; (15 - 10) × 0.5',
    },
    {
      inputs: { price: 15, discounts: [{ percent: 50, amount: 10 }] },
      refused: 'not both',
      source: 'By definition',
    },
    { inputs: { price: 15, discounts: [{}] }, refused: 'takes nothing off', source: 'By definition' },
  ],
  notes: [
    'Tax is on the final price; where a coupon of the manufacturer is taxed, more is due.',
    'Nothing is rounded between the discounts; a till that rounds each of them may differ by a cent.',
  ],
  references: [
    { title: 'Lial, Salzman, Hestwood: Basic College Mathematics, 10th ed., §6.6: sales tax and discounts' },
    {
      title: 'Reference.com: What is a discount series?',
      url: 'https://www.reference.com/math/discount-series-516790a24f4b7203',
    },
  ],
});

const HALF_A_CENT = constant(0.005, '$');
