import { defineCalculator, money, percent } from '@reckoner/engine';

/** Successive discounts multiply; tax comes last. */
export default defineCalculator({
  title: 'Discount and sale price',
  description: 'Sale price and saving from the list price, one or two successive discounts and sales tax.',
  keywords: ['percent off', 'sale', 'savings', 'coupon'],
  arithmetic: 'decimal',
  inputs: {
    price: money({ label: 'List price', symbol: 'P', min: 0, max: 1e9 }),
    discount: percent({ label: 'Discount', symbol: 'd_1', min: 0, max: 100, usual: [1, 100] }),
    further: percent({
      label: 'Further discount',
      help: 'Taken off the reduced price.',
      symbol: 'd_2',
      min: 0,
      max: 100,
      default: 0,
      usual: [1, 100],
    }),
    taxRate: percent({
      label: 'Sales tax',
      formerly: ['tax'],
      symbol: 't',
      min: 0,
      max: 100,
      default: 0,
      usual: [0.5, 30],
    }),
  },
  outputs: {
    salePrice: money({ label: 'Sale price', symbol: 'S' }),
    saved: money({ label: 'You save' }),
    totalDiscount: percent({ label: 'Discount in all', places: 2 }),
    withTax: money({ label: 'To pay with tax' }),
  },
  formula: ({ price, discount, further, taxRate }) => {
    const salePrice = price * (1 - discount) * (1 - further);
    return {
      salePrice,
      saved: price - salePrice,
      totalDiscount: 1 - (1 - discount) * (1 - further),
      withTax: salePrice * (1 + taxRate),
    };
  },
  explanation: '{price} less {totalDiscount} is {salePrice}; you save {saved}.',
  examples: [
    {
      inputs: { price: 80, discount: 25 },
      results: { salePrice: 60, saved: 20, totalDiscount: 25, withTax: 60 },
      source: 'By hand: 80 × 0.75',
    },
    {
      inputs: { price: 199.99, discount: 30, further: 15, taxRate: 8.25 },
      results: { salePrice: 118.99, saved: 81.0, totalDiscount: 40.5, withTax: 128.81 },
      source: 'By hand: 199.99 × 0.7 × 0.85 = 118.99405; × 1.0825 = 128.8110…',
    },
    { inputs: { price: 50, discount: 100 }, results: { salePrice: 0, saved: 50 }, source: 'By hand: everything off' },
  ],
  references: [
    { title: 'Lial, Salzman, Hestwood: Basic College Mathematics, 10th ed., §6.6: sales tax and discounts' },
  ],
});
