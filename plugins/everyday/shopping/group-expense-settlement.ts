import {
  choice,
  constant,
  defineCalculator,
  integer,
  isNear,
  money,
  number,
  roundNear,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';
import { largestRemainder } from '../shared/largest-remainder.js';

/** Balances in whole units; equal debts and credits are paired first, then the largest debt pays the largest credit. */
export default defineCalculator({
  title: 'Group expense settle-up',
  description:
    'Who pays whom how much after a trip or a shared household, from what each person paid and the shares, with few transfers.',
  keywords: ['split expenses', 'trip costs', 'who owes whom', 'settle debts', 'shared expenses', 'roommates'],
  related: ['itemized-bill-split', 'tip-and-bill-split', 'rent-split-by-room-income'],
  inputs: {
    people: rows(
      {
        name: text({ label: 'Person', maxLength: 40 }),
        paid: money({ label: 'Paid', min: 0, max: 1e9, default: 0 }),
        shares: number({ label: 'Shares', min: 0, max: 1000, default: 1 }),
      },
      {
        label: 'People',
        help: 'Everybody has one share unless given otherwise: 2 for a couple, 0 for who takes no part in the costs.',
        minItems: 2,
        maxItems: 40,
      },
    ),
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
    count: integer({ label: 'Transfers' }),
    spent: money({ label: 'Spent in all', symbol: 'T' }),
    transfers: table(
      {
        from: text({ label: 'From' }),
        to: text({ label: 'To' }),
        amount: money({ label: 'Amount' }),
      },
      { label: 'Who pays whom' },
    ),
    balances: table(
      {
        name: text({ label: 'Person' }),
        paid: money({ label: 'Paid' }),
        share: money({ label: 'Share' }),
        pays: money({ label: 'Still pays' }),
        gets: money({ label: 'Gets back' }),
      },
      { label: 'Balances' },
    ),
  },
  algorithm: ({ people, step }) => {
    const unit = step * ONE;
    const paid = people.map((person) => roundNear(person.paid / unit));
    const shares = largestRemainder(
      sum(paid),
      people.map((person) => person.shares),
    );
    const balance = paid.map((units, k) => units - shares[k]!);
    const open = [...balance];
    const transfers: { from: string; to: string; amount: number }[] = [];
    const settle = (from: number, to: number) => {
      const units = Math.min(-open[from]!, open[to]!);
      open[from] = open[from]! + units;
      open[to] = open[to]! - units;
      transfers.push({ from: people[from]!.name, to: people[to]!.name, amount: units * unit });
    };
    for (let from = 0; from < open.length; from++) {
      const to = open.findIndex((units) => units > 0 && units === -open[from]!);
      if (to >= 0) settle(from, to);
    }
    while (open.some((units) => units > 0)) {
      settle(open.indexOf(Math.min(...open)), open.indexOf(Math.max(...open)));
    }
    return {
      count: transfers.length,
      spent: sum(paid) * unit,
      transfers,
      balances: people.map(({ name }, k) => ({
        name,
        paid: paid[k]! * unit,
        share: shares[k]! * unit,
        pays: Math.max(0, -balance[k]!) * unit,
        gets: Math.max(0, balance[k]!) * unit,
      })),
    };
  },
  stepwise: [
    'Each person’s share is what was spent in all times their shares over all shares, rounded so that the parts add up to the whole.',
    'Who owes exactly what somebody else is owed pays them; then, again and again, who owes the most pays who is owed the most.',
  ],
  explanation: ({ count }) =>
    count === 0
      ? 'Everybody has paid their share of {spent}: nobody owes anything.'
      : 'Of {spent} spent in all, {count} {count|transfer settles|transfers settle} what is owed.',
  requires: [
    {
      that: ({ people }) =>
        people.every(
          ({ name }, k) =>
            people.findIndex((other) => other.name.trim().toLowerCase() === name.trim().toLowerCase()) === k,
        ),
      field: 'people',
      says: 'Two people have the same name: give each their own, and add up what a person paid.',
    },
    {
      that: ({ people }) => people.some(({ shares }) => shares > 0),
      field: 'people',
      says: 'Nobody has a share: at least one person must bear the costs.',
    },
    {
      that: ({ people }) => people.some(({ paid }) => paid > 0),
      field: 'people',
      says: 'Nobody has paid anything: give what each person paid.',
    },
    {
      each: 'people',
      that: ({ paid }, { step }) => isNear(paid / (step * ONE), roundNear(paid / (step * ONE)), 1e-4),
      field: 'paid',
      says: 'This amount cannot be shared out exactly: round it to a cent, or to the whole amounts or thousandths that are shared out.',
    },
  ],
  cautions: [
    {
      level: 'note',
      // Whole amounts paid may be of a currency without cents, in which the cents of the parts are not seen.
      when: ({ people, step, balances }) =>
        step < 1 &&
        people.every(({ paid }) => isWhole(paid / ONE)) &&
        balances.some(({ share }) => !isWhole(share / ONE)),
      says: 'The shares have cents: in a currency without them, such as yen or won, share out in whole amounts, else what is shown does not add up.',
    },
  ],
  examples: [
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 90 },
          { name: 'Bob', paid: 30 },
          { name: 'Cleo', paid: 0 },
        ],
      },
      results: {
        count: 2,
        spent: 120,
        transfers: {
          length: 2,
          rows: { 0: { from: 'Cleo', to: 'Ann', amount: 40 }, 1: { from: 'Bob', to: 'Ann', amount: 10 } },
        },
        balances: { rows: { 0: { share: 40, pays: 0, gets: 50 }, 1: { pays: 10, gets: 0 } } },
      },
      source: 'By hand: 40 each',
    },
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 10 },
          { name: 'Bob', paid: 0 },
          { name: 'Cleo', paid: 0 },
        ],
      },
      results: {
        count: 2,
        transfers: { rows: { 0: { from: 'Bob', amount: 3.33 }, 1: { from: 'Cleo', amount: 3.33 } } },
        balances: { rows: { 0: { share: 3.34, gets: 6.66 } } },
      },
      cautions: ['yen or won'],
      source: 'By hand: 3.33 each, and the cent that is left to the first',
    },
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 17 },
          { name: 'Bob', paid: 15 },
          { name: 'Cleo', paid: 5 },
          { name: 'Dan', paid: 6 },
          { name: 'Eve', paid: 7 },
        ],
      },
      results: {
        count: 3,
        transfers: {
          length: 3,
          rows: {
            0: { from: 'Cleo', to: 'Bob', amount: 5 },
            1: { from: 'Dan', to: 'Ann', amount: 4 },
            2: { from: 'Eve', to: 'Ann', amount: 3 },
          },
        },
      },
      source:
        'By hand: 10 each; what Cleo owes is what Bob is owed, where the largest to the largest takes four transfers',
    },
    {
      inputs: {
        people: [
          { name: 'Couple', paid: 100, shares: 2 },
          { name: 'Dan', paid: 1, shares: 1 },
          { name: 'Guest', shares: 0 },
        ],
        step: 'whole',
      },
      results: { count: 1, spent: 101, transfers: { rows: { 0: { from: 'Dan', to: 'Couple', amount: 33 } } } },
      source: 'By hand: 67.33 and 33.67 in whole amounts are 67 and 34',
    },
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 10.125 },
          { name: 'Bob', paid: 0.005 },
        ],
        step: 'thousandth',
      },
      results: { count: 1, spent: 10.13, transfers: { rows: { 0: { from: 'Bob', amount: 5.06 } } } },
      source: 'By hand: 10.130/2 = 5.065, less 0.005',
    },
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 12.5 },
          { name: 'Bob', paid: 12.5 },
        ],
      },
      results: { count: 0, spent: 25, transfers: { length: 0 } },
      source: 'By hand: both paid half',
    },
    {
      inputs: { people: [{ name: 'Ann', paid: 5 }, { name: 'ann ' }] },
      refused: 'same name',
      source: 'By definition',
    },
    {
      inputs: {
        people: [
          { name: 'Ann', paid: 5, shares: 0 },
          { name: 'Bob', shares: 0 },
        ],
      },
      refused: 'Nobody has a share',
      source: 'By definition',
    },
    { inputs: { people: [{ name: 'Ann' }, { name: 'Bob' }] }, refused: 'Nobody has paid', source: 'By definition' },
    {
      inputs: { people: [{ name: 'Ann', paid: 5.5 }, { name: 'Bob' }], step: 'whole' },
      refused: 'round it to a cent',
      source: 'By definition',
    },
    {
      inputs: { people: [{ name: 'Ann', paid: 5.125 }, { name: 'Bob' }] },
      refused: 'thousandths',
      source: 'By definition',
    },
  ],
  notes: [
    'There are fewer transfers than people. To find the fewest possible is a hard problem: now and then fewer would do.',
    'What is left by rounding goes to the largest remainder, the first in the list of equals.',
  ],
  references: [
    {
      title: 'Mohan: Algorithm behind Splitwise’s debt simplification feature (2019)',
      url: 'https://medium.com/@mithunmk93/algorithm-behind-splitwises-debt-simplification-feature-8ac485e97688',
    },
    { title: 'Balinski, Young: Fair Representation (1982): the method of largest remainders (Hamilton)' },
  ],
});

const ONE = constant(1, '$');

function isWhole(amount: number): boolean {
  return isNear(amount, roundNear(amount), 1e-6);
}
