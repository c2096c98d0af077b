import { defineCalculator, integer, money, noResult, number, percent, roundTo, rows, table } from '@reckoner/engine';

/** Price over amount, all amounts in one unit. */
export default defineCalculator({
  title: 'Unit price comparison',
  description:
    'Unit prices of several packs of a product, the cheapest of them, and what it saves against the dearest.',
  keywords: ['price per kg', 'best buy', 'grocery', 'compare prices'],
  inputs: {
    packs: rows(
      {
        price: money({ label: 'Price', min: 0, max: 1e7 }),
        amount: number({ label: 'Amount in the same unit', above: 0, max: 1e9 }),
        count: integer({ label: 'Packs in the offer', min: 1, max: 10000, default: 1 }),
      },
      { label: 'Offers', minItems: 2, maxItems: 50 },
    ),
  },
  outputs: {
    best: integer({ label: 'Cheapest offer (number in the list, the first of equals)' }),
    // Per unit, as amounts of money are rounded to cents and small units cost less.
    bestPrice: money({ label: 'Its price for one unit', per: 'each' }),
    saving: percent({ label: 'Saving against the dearest', places: 1 }),
    prices: table(
      { offer: integer({ label: 'Offer' }), unitPrice: money({ label: 'Price for one unit', per: 'each' }) },
      { label: 'Unit prices' },
    ),
  },
  formula: ({ packs }) => {
    const unitPrices = packs.map(({ price, amount, count }) => price / (amount * count));
    const cheapest = Math.min(...unitPrices);
    const dearest = Math.max(...unitPrices);
    if (dearest === 0) throw noResult('Every offer is free.');
    return {
      // What costs the same by another division is no dearer.
      best: unitPrices.findIndex((unitPrice) => unitPrice <= cheapest * (1 + 1e-12)) + 1,
      bestPrice: cheapest,
      saving: dearest <= cheapest * (1 + 1e-12) ? 0 : 1 - cheapest / dearest,
      prices: unitPrices.map((unitPrice, index) => ({ offer: index + 1, unitPrice })),
    };
  },
  stepwise: ['The best offer is the first with the lowest price per unit.'],
  cautions: [
    {
      level: 'caution',
      when: ({ saving }) => roundTo(100 * saving, 1) > 90,
      says: 'The dearest costs over ten times as much as the cheapest: are all amounts in the same unit?',
    },
  ],
  explanation: ({ saving }) =>
    saving === 0
      ? 'All offers cost the same, {bestPrice}.'
      : 'Offer {best} is the cheapest at {bestPrice}, {saving} below the dearest.',
  examples: [
    {
      inputs: {
        packs: [
          { price: 3, amount: 0.5 },
          { price: 5, amount: 1 },
          { price: 9, amount: 0.3, count: 4 },
        ],
      },
      results: {
        best: 2,
        bestPrice: 5,
        saving: 33.33333333,
        prices: { length: 3, rows: { 0: { unitPrice: 6 }, 2: { unitPrice: 7.5 } } },
      },
      source: 'By hand: 3/0.5, 5/1, 9/1.2',
    },
    {
      inputs: {
        packs: [
          { price: 3.49, amount: 500 },
          { price: 6.49, amount: 1000 },
        ],
      },
      results: { best: 2, bestPrice: 0.00649, prices: { rows: { 0: { unitPrice: 0.00698 } } } },
      source: 'By hand: 3.49/500, 6.49/1000; both a cent to the cent',
    },
    {
      inputs: {
        packs: [
          { price: 2, amount: 4 },
          { price: 1, amount: 2 },
        ],
      },
      results: { best: 1, bestPrice: 0.5, saving: 0 },
      source: 'By hand: both 0.50',
    },
    {
      inputs: {
        packs: [
          { price: 3, amount: 0.3 },
          { price: 1, amount: 0.1 },
        ],
      },
      results: { best: 1, bestPrice: 10, saving: 0 },
      source: 'By hand: both 10',
    },
    {
      inputs: {
        packs: [
          { price: 3, amount: 500 },
          { price: 5, amount: 1 },
        ],
      },
      results: { best: 1, bestPrice: 0.006, saving: 99.88 },
      cautions: ['in the same unit'],
      source: 'By hand: 500 g beside 1 kg',
    },
    {
      inputs: {
        packs: [
          { price: 0, amount: 4 },
          { price: 0, amount: 2 },
        ],
      },
      noResult: 'is free',
      source: 'By definition',
    },
  ],
  references: [{ title: 'NIST Handbook 130 (2024), part IV: Uniform Unit Pricing Regulation' }],
});
