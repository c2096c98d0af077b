import { defineCalculator, integer, percent, table, text } from '@reckoner/engine';
import { choose, factorialOf, LONGEST_SPOKEN, shareOfWhole } from './shared/counting.js';

const ROWS_SHOWN = 20;

/** !n = n·!(n − 1) + (−1)ⁿ, from !0 = 1 to !n. */
function subfactorials(n: number): bigint[] {
  const numbers = [1n];
  for (let size = 1; size <= n; size++) {
    numbers.push(BigInt(size) * (numbers[size - 1] as bigint) + (size % 2 === 0 ? 1n : -1n));
  }
  return numbers;
}

/** Orders by how many things stay in place: C(n, k)·!(n − k). */
export default defineCalculator({
  title: 'Derangements (subfactorial)',
  description:
    'Number and chance of the orders of n things in which none is in its own place, and of those in which exactly k are.',
  keywords: [
    'subfactorial',
    '!n',
    'partial derangements',
    'rencontres numbers',
    'hat check problem',
    'secret santa probability',
    'matching problem',
    'no fixed points',
  ],
  inputs: {
    n: integer({ label: 'Things', symbol: 'n', min: 0, max: 170 }),
    fixed: integer({ label: 'Exactly so many in their own place', symbol: 'k', min: 0, max: 170, optional: true }),
  },
  outputs: {
    derangements: text({ label: 'Derangements', symbol: '!n' }),
    chance: percent({ label: 'Chance that none is in its own place' }),
    atLeastOne: percent({ label: 'Chance that at least one is in its own place' }),
    digits: integer({ label: 'Digits of the number of derangements' }),
    partial: text({ label: 'Orders with exactly k in their own place', symbol: 'D_{n,k}', optional: true }),
    partialChance: percent({ label: 'Chance of exactly k', optional: true }),
    distribution: table(
      {
        fixed: integer({ label: 'In their own place' }),
        count: text({ label: 'Orders' }),
        chance: percent({ label: 'Chance' }),
      },
      { label: 'Orders by things in their own place, at most to 20' },
    ),
  },
  algorithm: ({ n, fixed }) => {
    const without = subfactorials(n);
    const all = factorialOf(n);
    const derangements = without[n] as bigint;
    const withExactly = (k: number) => choose(n, k) * (without[n - k] ?? 0n);
    const told = {
      derangements: `${derangements}`,
      chance: shareOfWhole(derangements, all),
      atLeastOne: shareOfWhole(all - derangements, all),
      digits: `${derangements}`.length,
      distribution: Array.from({ length: Math.min(n, ROWS_SHOWN) + 1 }, (_, k) => ({
        fixed: k,
        count: `${withExactly(k)}`,
        chance: shareOfWhole(withExactly(k), all),
      })),
    };
    if (fixed === undefined) return told;
    return { ...told, partial: `${withExactly(fixed)}`, partialChance: shareOfWhole(withExactly(fixed), all) };
  },
  requires: [
    {
      that: ({ n, fixed }) => fixed <= n,
      field: 'fixed',
      says: 'More things, {fixed}, cannot be in their own place than there are, {n}.',
    },
  ],
  explanation: ({ n, fixed, digits, partial }) => {
    if (n === 0) return 'There is one order of no things, and none of them is in its own place: !0 is {derangements}.';
    if (fixed !== undefined && fixed > 0) {
      const exactly = 'exactly {fixed} of {n} {n|thing|things} {fixed|is|are} in {fixed|its|their} own place';
      if (partial === '0') return `There is no order in which ${exactly}: the last one would be, too.`;
      return (partial ?? '').length > LONGEST_SPOKEN
        ? `In an order by chance, ${exactly} in {partialChance} of cases.`
        : `The number of orders in which ${exactly} is {partial}; by chance this happens in {partialChance} of cases.`;
    }
    if (n === 1) return 'One thing alone is always in its own place: the number of derangements is {derangements}.';
    return digits > LONGEST_SPOKEN
      ? 'The number of orders of {n} things in which none is in its own place has {digits} digits; by chance this happens in {chance} of cases.'
      : 'The number of orders of {n} things in which none is in its own place is {derangements}; by chance this happens in {chance} of cases.';
  },
  examples: [
    {
      inputs: { n: 5 },
      results: {
        derangements: '44',
        chance: 36.66666666667,
        atLeastOne: 63.33333333333,
        digits: 2,
        distribution: {
          length: 6,
          rows: {
            0: { fixed: 0, count: '44', chance: 36.66666666667 },
            1: { fixed: 1, count: '45', chance: '37.5' },
            2: { fixed: 2, count: '20' },
            3: { fixed: 3, count: '10' },
            4: { fixed: 4, count: '0', chance: 0 },
            5: { fixed: 5, count: '1' },
          },
        },
      },
      source: 'OEIS A000166, A008290; Python: all 120 orders counted one by one',
    },
    {
      inputs: { n: 7, fixed: 2 },
      results: { derangements: '1854', partial: '924', partialChance: 18.33333333333 },
      source: 'Wikipedia, Rencontres numbers: seven presents, two right, 924 ways; 924/5040',
    },
    { inputs: { n: 0 }, results: { derangements: '1', chance: 100, atLeastOne: 0 }, source: 'By definition' },
    {
      inputs: { n: 1, fixed: 1 },
      results: { derangements: '0', chance: 0, atLeastOne: 100, partial: '1', partialChance: 100 },
      source: 'By hand: one thing is in its place',
    },
    {
      inputs: { n: 4, fixed: 0 },
      results: { derangements: '9', partial: '9', chance: '37.5', partialChance: '37.5' },
      source: 'By hand: 9 of 24',
    },
    {
      inputs: { n: 170, fixed: 169 },
      results: {
        digits: 307,
        chance: 36.78794411714423,
        partial: '0',
        partialChance: 0,
        distribution: { length: 21, rows: { '-1': { fixed: 20 } } },
      },
      source: 'By definition: the last one is in its place, too; 1/e; Python len(str(subfactorial(170)))',
    },
    {
      inputs: { n: 60, fixed: 3 },
      results: { partialChance: 6.131324019524039 },
      source: 'By hand: 1/(3! e), to which it comes near at once',
    },
    { inputs: { n: 1 }, results: { derangements: '0', chance: 0, atLeastOne: 100 }, source: 'By definition' },
    { inputs: { n: 3, fixed: 4 }, refused: 'cannot be in their own place', source: 'By definition' },
  ],
  notes: [
    'A draw of names for a gift exchange has to be repeated with the chance that at least one is in its own place.',
  ],
  references: [
    { title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §5.3', isbn: '978-0-201-55802-9' },
    { title: 'OEIS A008290: Triangle of rencontres numbers', url: 'https://oeis.org/A008290' },
  ],
});
