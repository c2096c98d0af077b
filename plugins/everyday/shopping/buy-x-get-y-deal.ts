import { choice, defineCalculator, integer, isAtMost, money, percent } from '@reckoner/engine';

/** One whole deal over and over; what is left of the items costs what the offer says of them. */
export default defineCalculator({
  title: 'Buy X get Y offer',
  description:
    'Effective price of an item and percent off of buy one get one free, 3 for 2, half price on the second or several for a price.',
  keywords: [
    'BOGO',
    'BOGOF',
    'two for one',
    '3 for 2',
    'buy one get one half off',
    'multibuy',
    'second item half price',
  ],
  related: ['unit-price-comparison', 'stacked-discounts-coupons', 'discount-sale-price'],
  arithmetic: 'decimal',
  inputs: {
    price: money({ label: 'Regular price of an item', symbol: 'p', above: 0, max: 1e7 }),
    offer: choice(
      {
        get: { label: 'Buy some, get more free or reduced', also: ['BOGO', 'buy x get y', 'BOGOF'] },
        several: { label: 'Several for the price of fewer', also: ['x for y', 'x for the price of y'] },
        fixed: { label: 'Several for a price', also: ['multibuy', 'fixed price'] },
      },
      { label: 'Offer', default: 'get' },
    ),
    buy: integer({
      label: 'Items at the regular price',
      symbol: 'x',
      min: 1,
      max: 1000,
      default: 1,
      when: { offer: 'get' },
    }),
    get: integer({
      label: 'Items free or reduced',
      symbol: 'y',
      min: 1,
      max: 1000,
      default: 1,
      when: { offer: 'get' },
    }),
    off: percent({
      label: 'Percent off these',
      help: '100% where they are free, 50% where they are half price.',
      symbol: 'd',
      above: 0,
      max: 100,
      default: 100,
      usual: [5, 100],
      when: { offer: 'get' },
    }),
    items: integer({
      label: 'Items in the deal',
      symbol: 'n',
      min: 2,
      max: 1000,
      when: { offer: ['several', 'fixed'] },
    }),
    paid: integer({
      label: 'Items paid for',
      symbol: 'm',
      min: 1,
      max: 999,
      when: { offer: 'several' },
    }),
    dealPrice: money({ label: 'Price of the deal', symbol: 'D', above: 0, max: 1e9, when: { offer: 'fixed' } }),
    taken: integer({
      label: 'Items that you take',
      help: 'Left out: as many as in one deal.',
      symbol: 'q',
      min: 1,
      max: 100000,
      optional: true,
    }),
  },
  outputs: {
    unitPrice: money({ label: 'Effective price of an item', symbol: 'u', per: 'each' }),
    percentOff: percent({ label: 'Effective percent off', symbol: 'r', places: 2 }),
    total: money({ label: 'To pay', symbol: 'T' }),
    saved: money({ label: 'Less than the regular price of all' }),
    quantity: integer({ label: 'Items' }),
  },
  formula: (inputs) => {
    const { price } = inputs;
    const { size, deals, dealCost, restCost } = partsOf(inputs);
    const quantity = inputs.taken ?? size;
    const total = deals * dealCost + restCost;
    return {
      unitPrice: total / quantity,
      percentOff: 1 - total / (price * quantity),
      total,
      saved: price * quantity - total,
      quantity,
    };
  },
  shown: ({ price, total, quantity }) => ({
    unitPrice: total / quantity,
    percentOff: 1 - total / (price * quantity),
    total: undefined,
    saved: price * quantity - total,
    quantity: undefined,
  }),
  stepwise: [
    'The items are counted in whole deals: x items at the regular price with y at the regular price times 1 − d, n for the price of m, or n for the price of the deal.',
    'Of the items beyond whole deals, each costs the regular price; with an offer of x and y, those beyond the first x are reduced.',
  ],
  explanation:
    '{quantity} {quantity|item costs|items cost} {total}, that is {unitPrice}{percentOff||: nothing less than|: {|percentOff|} off} the regular price.',
  requires: [
    {
      that: ({ paid, items }) => paid < items,
      field: 'paid',
      says: 'The items paid for, {paid}, must be fewer than the items in the deal, {items}: 3 for 2 has 3 in the deal and 2 paid for.',
    },
    {
      that: ({ dealPrice, items, price }) => isAtMost(dealPrice, items * price),
      field: 'dealPrice',
      says: 'The price of the deal, {dealPrice}, is above the regular price of its {items} items: buy them one by one.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: (inputs) => {
        const { deals, reduced } = partsOf(inputs);
        return deals === 0 && reduced === 0;
      },
      says: 'So few items do not reach the offer: all of them are counted at the regular price.',
    },
    {
      level: 'caution',
      when: (inputs) => inputs.offer === 'fixed' && partsOf(inputs).rest > 0,
      says: 'Items beyond whole deals cost the regular price here: unless the offer says that all must be bought, many stores charge for each its part of the price of the deal, 1.00 of “10 for 10.00”.',
    },
    {
      level: 'note',
      when: (inputs) => {
        const { rest, dealCost, restCost } = partsOf(inputs);
        return rest > 0 && isAtMost(dealCost, restCost);
      },
      says: 'Together with the items that would complete the last deal, these cost no more: take those, too, if you have a use for them.',
    },
    {
      level: 'caution',
      when: (inputs) => partsOf(inputs).reduced > 0,
      says: 'The last deal is not complete, and its items beyond those at the regular price are reduced here: some stores reduce nothing before the deal is complete.',
    },
  ],
  examples: [
    {
      inputs: { price: 12.99, off: 50 },
      results: { unitPrice: 9.7425, percentOff: 25, total: '19.48', saved: '6.50', quantity: 2 },
      source: 'The Prime Calculator, BOGO formula: 12.99 + 12.99 × 0.5 for the pair, unrounded 19.485 and 6.495',
    },
    {
      inputs: { price: 20, buy: 2, get: 1, taken: 8 },
      results: { unitPrice: 15, percentOff: 25, total: 120, saved: 40, quantity: 8 },
      cautions: ['cost no more'],
      source: 'By hand: two deals of 40 and 2 more items at 20',
    },
    {
      inputs: { price: 6, offer: 'several', items: 3, paid: 2, taken: 7 },
      results: { total: 30, unitPrice: 4.285714286, percentOff: 28.5714286 },
      source: 'By hand: 4 × 6 for six, 6 for the seventh; 30/7; 12/42',
    },
    {
      inputs: { price: 3.8, offer: 'fixed', items: 3, dealPrice: 10 },
      results: { total: 10, unitPrice: 3.333333333, percentOff: 12.28070175, saved: 1.4 },
      source: 'By hand: 10/3; 1.40/11.40',
    },
    {
      inputs: { price: 1.5, offer: 'fixed', items: 10, dealPrice: 10, taken: 3 },
      results: { total: 4.5, saved: 0 },
      cautions: ['do not reach the offer', 'its part of the price'],
      source: 'By hand: 3 × 1.50',
    },
    {
      inputs: { price: 10, buy: 2, get: 2, off: 50, taken: 3 },
      results: { total: 25, unitPrice: 8.333333333, percentOff: 16.66666667 },
      cautions: ['some stores'],
      source: 'By hand: 10 + 10 + 5',
    },
    {
      inputs: { price: 10, taken: 1, off: 50 },
      results: { total: 10, unitPrice: 10, percentOff: 0, saved: 0, quantity: 1 },
      cautions: ['do not reach the offer'],
      source: 'By hand: one item at the regular price',
    },
    {
      inputs: { price: 0.01, off: 50 },
      results: { unitPrice: 0.0075, percentOff: 25 },
      source: 'By hand: 0.01 + 0.005 for two',
    },
    {
      inputs: { price: 10, offer: 'several', items: 2, paid: 2 },
      refused: 'must be fewer',
      source: 'By definition',
    },
    {
      inputs: { price: 3, offer: 'fixed', items: 3, dealPrice: 10 },
      refused: 'one by one',
      source: 'By hand: three at 3 are 9',
    },
  ],
  notes: [
    'A till that rounds the price of each reduced item may differ by a cent.',
    'All items have one price; where prices differ, stores reduce the cheapest.',
    'What is saved is counted against the same number of items: it is no saving where fewer would do.',
  ],
  references: [
    {
      title: 'The Prime Calculator: How BOGO deals work',
      url: 'https://theprimecalculator.com/everyday/buy-one-get-one-calculator/formula',
    },
    {
      title: 'The Krazy Coupon Lady (2010): when you do or don’t have to purchase multiples',
      url: 'http://thekrazycouponlady.com/2010/08/05/10-for-10-2-for-5-how-to-know-when-you-do-or-dont-have-to-purchase-multiples/',
    },
  ],
});

interface Offer {
  readonly price: number;
  readonly offer: 'get' | 'several' | 'fixed';
  readonly buy: number;
  readonly get: number;
  readonly off: number;
  readonly items: number;
  readonly paid: number;
  readonly dealPrice: number;
  readonly taken: number | undefined;
}

/** Whole deals, what one costs, and what the items beyond them cost. */
function partsOf({ price, offer, buy, get, off, items, paid, dealPrice, taken }: Offer) {
  const size = offer === 'get' ? buy + get : items;
  const quantity = taken ?? size;
  const deals = Math.floor(quantity / size);
  const rest = quantity - deals * size;
  // Of a deal that is not complete, the items at the regular price come first.
  const reduced = offer === 'get' ? Math.max(0, rest - buy) : 0;
  const restCost = offer === 'get' ? price * (rest - reduced * off) : price * rest;
  if (offer === 'get') return { size, deals, rest, reduced, restCost, dealCost: price * (buy + get * (1 - off)) };
  return { size, deals, rest, reduced, restCost, dealCost: offer === 'several' ? price * paid : dealPrice };
}
