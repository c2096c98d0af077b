import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isNear,
  money,
  percent,
  roundNear,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { largestRemainder } from '../shared/largest-remainder.js';

/** Tax, tip, service and discount follow each person's items. */
export default defineCalculator({
  title: 'Split a bill by items',
  description:
    'What each person pays of a bill by their own and shared items, with tax, tip, service charge and discount in proportion.',
  keywords: ['itemized bill', 'restaurant bill', 'split the check', 'receipt', 'who pays what', 'unequal split'],
  related: ['tip-and-bill-split', 'group-expense-settlement'],
  arithmetic: 'decimal',
  inputs: {
    items: rows(
      {
        person: text({ label: 'Person', maxLength: 40 }),
        price: money({ label: 'Price of one', min: 0, max: 1e7 }),
        count: integer({ label: 'How many', min: 1, max: 1000, default: 1 }),
      },
      {
        label: 'Items',
        help: 'A person may have several rows; who has shared items alone has one at a price of 0.',
        maxItems: 100,
      },
    ),
    shared: money({
      label: 'Items shared by all',
      help: 'Their sum, divided equally among the people above.',
      symbol: 'G',
      min: 0,
      max: 1e7,
      default: 0,
    }),
    discount: money({ label: 'Discount on the bill', symbol: 'D', min: 0, max: 1e9, default: 0 }),
    tax: money({
      label: 'Tax on the bill',
      help: '0 where the prices include it.',
      symbol: 'X',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    service: money({ label: 'Service charge on the bill', symbol: 'V', min: 0, max: 1e9, default: 0 }),
    tipBy: choice(
      {
        items: 'Percent of the items before discount and tax',
        bill: 'Percent of the bill with tax and service',
        amount: 'An amount',
      },
      { label: 'Tip', default: 'items' },
    ),
    tipRate: percent({
      label: 'Tip in percent',
      symbol: 'p',
      min: 0,
      max: 200,
      default: 0,
      usual: [3, 50],
      when: { tipBy: ['items', 'bill'] },
    }),
    tipAmount: money({ label: 'Tip as an amount', symbol: 'A', min: 0, max: 1e9, when: { tipBy: 'amount' } }),
    step: choice(
      {
        cent: { label: 'Cents', value: 0.01 },
        whole: { label: 'Whole amounts', value: 1 },
        thousandth: { label: 'Thousandths', value: 0.001 },
      },
      {
        label: 'Share out in',
        help: 'Whole amounts in yen, won and other currencies without cents, thousandths in dinars of three decimals.',
        default: 'cent',
      },
    ),
  },
  outputs: {
    total: money({ label: 'Total to pay', symbol: 'T' }),
    itemsInAll: money({ label: 'Items in all', symbol: 'I' }),
    tip: money({ label: 'Tip', symbol: 'K' }),
    markup: percent({ label: 'All extras in percent of the items', symbol: 'm', places: 2 }),
    shares: table(
      {
        person: text({ label: 'Person' }),
        items: money({ label: 'Items' }),
        extras: money({ label: 'Tax, tip, service and discount' }),
        pays: money({ label: 'Pays' }),
      },
      { label: 'Each person' },
    ),
  },
  formula: (inputs) => {
    const { items, shared, discount, tax, service, tipBy, tipRate, tipAmount, step } = inputs;
    const unit = step * ONE;
    const tipUnit = Math.min(step, 0.01) * ONE;
    const key = (person: string) => person.trim().toLowerCase();
    const people = items.filter(({ person }, k) => items.findIndex((other) => key(other.person) === key(person)) === k);
    const own = people.map(
      ({ person }) =>
        sum(items.map((item) => (key(item.person) === key(person) ? item.count * item.price : 0 * ONE))) +
        shared / people.length,
    );
    const itemsInAll = sum(items.map(({ price, count }) => count * price)) + shared;
    const bill = itemsInAll - discount + tax + service;
    const tip =
      tipBy === 'amount'
        ? tipAmount
        : roundNear((tipRate * (tipBy === 'items' ? itemsInAll : bill)) / tipUnit) * tipUnit;
    const units = roundNear((bill + tip) / unit);
    const pays = largestRemainder(units, own);
    return {
      total: units * unit,
      itemsInAll,
      tip,
      markup: (bill + tip) / itemsInAll - 1,
      shares: people.map(({ person }, k) => ({
        person: person.trim(),
        items: own[k]!,
        extras: pays[k]! * unit - own[k]!,
        pays: pays[k]! * unit,
      })),
    };
  },
  shown: ({ itemsInAll, discount, tax, service, tip }) => ({
    total: undefined,
    itemsInAll: undefined,
    tip: undefined,
    markup: (itemsInAll - discount + tax + service + tip) / itemsInAll - 1,
    shares: undefined,
  }),
  stepwise: [
    'Each person’s items are added up, with an equal part of what all share.',
    'The bill is all items less the discount, with tax and service; the tip, rounded to the cent or thousandth, comes on top, and the total is rounded to the step.',
    'Each person pays the part of the total that their items are of all items, rounded so that the parts add up.',
  ],
  figure: { kind: 'bars', table: 'shares', label: 'person', value: 'pays' },
  explanation:
    'The total is {total}: items of {itemsInAll}, {markup|and {|markup|} less|and nothing more or less|and {|markup|} more} with all that is added or taken off.',
  requires: [
    {
      that: ({ items, shared }) => shared > 0 || items.some(({ price }) => price > 0),
      field: 'items',
      says: 'All items cost nothing: give the price of at least one.',
    },
    {
      that: ({ items, shared, discount }) =>
        isAtMost(discount, sum(items.map(({ price, count }) => count * price)) + shared),
      field: 'discount',
      says: 'The discount, {discount}, is more than all items cost.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ service, tip }) => service > 0 && tip > 0,
      says: 'The bill has a service charge, and a tip comes on top of it: where the charge is the tip, leave one of them out.',
    },
    {
      level: 'note',
      when: ({ itemsInAll, discount, tax, service, tip, total }) =>
        isAbove(Math.abs(itemsInAll - discount + tax + service + tip - total), TRIFLE),
      says: 'The total is rounded to what is shared out, cents, whole amounts or thousandths: bill and tip come to a little more or less.',
    },
    {
      level: 'note',
      // Whole amounts may be of a currency without cents, in which the cents of the parts are not seen.
      when: ({ items, shared, discount, tax, service, step, shares }) =>
        step < 1 &&
        items.every(({ price }) => isWhole(price / ONE)) &&
        [shared, discount, tax, service].every((amount) => isWhole(amount / ONE)) &&
        shares.some(({ pays }) => !isWhole(pays / ONE)),
      says: 'What people pay has cents: in a currency without them, such as yen or won, share out in whole amounts, else what is shown does not add up.',
    },
  ],
  examples: [
    {
      inputs: {
        items: [
          { person: 'Ann', price: 30 },
          { person: 'Bob', price: 15 },
          { person: 'Bob', price: 2.5, count: 2 },
        ],
        tax: 4,
        tipRate: 20,
      },
      results: {
        total: 64,
        itemsInAll: 50,
        tip: 10,
        markup: 28,
        shares: { length: 2, rows: { 0: { items: 30, extras: 8.4, pays: 38.4 }, 1: { items: 20, pays: 25.6 } } },
      },
      source: 'By hand, as XBillSplit has it: 30/50 and 20/50 of 50 + 4 + 10',
    },
    {
      inputs: {
        items: [
          { person: 'Ann', price: 10 },
          { person: 'Bob', price: 20 },
          { person: 'Cleo', price: 30 },
        ],
        shared: 15,
        discount: 5,
        tax: 6.3,
        service: 7.5,
        tipBy: 'amount',
        tipAmount: 10,
      },
      results: {
        total: 93.8,
        itemsInAll: 75,
        tip: 10,
        markup: 25.0666667,
        shares: {
          rows: { 0: { items: 15, pays: 18.76 }, 1: { items: 25, pays: 31.27 }, 2: { items: 35, pays: 43.77 } },
        },
      },
      cautions: ['service charge'],
      source: 'By hand: 93.80 × 15/75, 25/75 and 35/75 are 18.76, 31.2667 and 43.7733',
    },
    {
      inputs: {
        items: [
          { person: 'Ann', price: 10 },
          { person: 'Bob', price: 10 },
          { person: 'Cleo', price: 10 },
        ],
        tax: 2,
        tipBy: 'bill',
        tipRate: 10,
        step: 'whole',
      },
      results: { total: 35, tip: 3.2, shares: { rows: { 0: { pays: 12 }, 1: { pays: 12 }, 2: { pays: 11 } } } },
      cautions: ['rounded to what is shared out'],
      source: 'By hand: 32 × 1.1 = 35.2, in whole amounts 35; 11.67 each',
    },
    {
      inputs: {
        items: [
          { person: 'Ann', price: 1000 },
          { person: 'Bob', price: 1501 },
          { person: 'Cleo', price: 999 },
        ],
        tax: 251,
      },
      results: {
        total: 3751,
        shares: { rows: { 0: { pays: '1071.72' }, 1: { pays: '1608.64' }, 2: { pays: '1070.64' } } },
      },
      cautions: ['yen or won'],
      source:
        'Python: 3751 × 1000/3500 = 1071.714, × 1501/3500 = 1608.643, × 999/3500 = 1070.643, the cent that is left to Ann',
    },
    {
      inputs: {
        items: [
          { person: 'Ann', price: 1.125, count: 8 },
          { person: 'Bob', price: 1.125, count: 8 },
        ],
        tipRate: 2.5,
        step: 'thousandth',
      },
      results: { total: 18.45, tip: 0.45, shares: { rows: { 0: { pays: '9.22' }, 1: { pays: '9.22' } } } },
      source: 'By hand: 18 × 0.025; 9.225 each, which a currency of cents shows as 9.22',
    },
    {
      inputs: { items: [{ person: 'Ann', price: 0 }] },
      refused: 'cost nothing',
      source: 'By definition',
    },
    {
      inputs: { items: [{ person: 'Ann', price: 10 }], discount: 11 },
      refused: 'more than all items',
      source: 'By definition',
    },
  ],
  notes: [
    'What is left by rounding goes to the largest remainder, the first in the list of equals.',
    'All items are taxed alike here, as are discount and service.',
  ],
  references: [
    { title: 'XBillSplit: How the total for each person is calculated', url: 'https://xbillsplit.com/info' },
    { title: 'Balinski, Young: Fair Representation (1982): the method of largest remainders (Hamilton)' },
  ],
});

const ONE = constant(1, '$');
const TRIFLE = constant(0.0001, '$');

function isWhole(amount: number): boolean {
  return isNear(amount, roundNear(amount), 1e-6);
}
