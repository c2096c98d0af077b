import { defineCalculator, integer, list, noResult, text } from '@reckoner/engine';
import { booleanExpression, readBoolean } from '../shared/boolean.js';
import {
  dualText,
  essentialImplicants,
  type Implicant,
  primeImplicants,
  smallestCover,
  sumText,
} from '../shared/quine-mccluskey.js';

/** Quine-McCluskey with an exact search for the smallest cover. */
export default defineCalculator({
  title: 'Boolean algebra simplifier',
  description:
    'Shortest sum of products and product of sums of a Boolean expression of up to five variables, with its prime implicants.',
  keywords: ['karnaugh map', 'quine-mccluskey', 'logic minimization', 'prime implicants', 'minterms', 'dont care'],
  inputs: {
    expression: booleanExpression,
    free: list(integer({ label: 'Row', min: 0, max: 31 }), {
      label: "Rows that do not matter (don't cares)",
      help: 'Row numbers of the truth table, the first variable in alphabetical order as the highest bit.',
      optional: true,
      maxItems: 32,
    }),
  },
  outputs: {
    sumOfProducts: text({ label: 'Minimal sum of products' }),
    productOfSums: text({ label: 'Minimal product of sums' }),
    primes: text({ label: 'Prime implicants' }),
    essential: text({ label: 'Essential prime implicants' }),
    minterms: text({ label: 'Minterms' }),
  },
  algorithm: ({ expression, free = [] }) => {
    const { variables, values } = readBoolean(expression, 5);
    if (free.some((row) => row >= values.length))
      throw noResult(`The truth table has only rows from 0 to ${values.length - 1}.`);
    const rows = [...values.keys()];
    const ones = rows.filter((row) => values[row] && !free.includes(row));
    const zeros = rows.filter((row) => !values[row] && !free.includes(row));
    const primes = primeImplicants([...ones, ...free], variables.length);
    const dualPrimes = primeImplicants([...zeros, ...free], variables.length);
    const terms = (implicants: readonly Implicant[]) =>
      implicants.length === 0 ? 'none' : sumText(implicants, variables).replaceAll(' + ', ', ');
    return {
      sumOfProducts: sumText(smallestCover(primes, ones), variables),
      productOfSums: dualText(smallestCover(dualPrimes, zeros), variables),
      primes: terms(primes),
      essential: terms(essentialImplicants(primes, ones)),
      minterms: ones.join(', ') || 'none',
    };
  },
  explanation: 'The expression is {sumOfProducts} as a sum of products and {productOfSums} as a product of sums.',
  examples: [
    {
      inputs: { expression: "A'B'C'D' + A'B'CD' + A'BC'D + A'BCD + AB'C'D' + AB'CD' + ABC'D + ABCD" },
      results: {
        sumOfProducts: "BD + B'D'",
        productOfSums: "(B' + D)(B + D')",
        primes: "BD, B'D'",
        essential: "BD, B'D'",
        minterms: '0, 2, 5, 7, 8, 10, 13, 15',
      },
      source: 'sympy: SOPform and POSform of the minterms',
    },
    {
      inputs: { expression: "AB + A'C + BC" },
      results: { sumOfProducts: "AB + A'C", primes: "AB, BC, A'C", essential: "AB, A'C" },
      source: 'The consensus theorem; sympy simplify_logic',
    },
    {
      inputs: { expression: 'not (a and b) or (a xor b)' },
      results: { sumOfProducts: "a' + b'", productOfSums: "a' + b'", minterms: '0, 1, 2' },
      source: "De Morgan: a' + b'",
    },
    {
      inputs: {
        expression: "A'BC'D' + AB'C'D' + AB'CD' + AB'CD + ABC'D' + ABCD",
        free: [9, 14],
      },
      results: {
        primes: "AC, AB', AD', BC'D'",
        essential: "AC, BC'D'",
        minterms: '4, 8, 10, 11, 12, 15',
      },
      source: 'Wikipedia, Quine-McCluskey algorithm: f(A,B,C,D) = Σm(4,8,10,11,12,15) + d(9,14)',
    },
    {
      inputs: { expression: "A'B'C + A'BC + ABC'", free: [7] },
      results: { sumOfProducts: "AB + A'C", productOfSums: "(A' + B)(A + C)", minterms: '1, 3, 6' },
      source: 'sympy: SOPform and POSform([A, B, C], [1, 3, 6], [7])',
    },
    {
      inputs: { expression: "a + a'" },
      results: { sumOfProducts: '1', productOfSums: '1', primes: '1' },
      source: 'By definition',
    },
    {
      inputs: { expression: "a & a'" },
      results: { sumOfProducts: '0', productOfSums: '0', primes: 'none', minterms: 'none' },
      source: 'By definition',
    },
    { inputs: { expression: 'abcdef' }, noResult: 'more than 5 variables', source: 'By definition' },
    { inputs: { expression: 'a + b', free: [4] }, noResult: 'rows from 0 to 3', source: 'By definition' },
  ],
  notes: ['Where several answers are equally short, one of them is given. A prime after a letter is NOT.'],
  references: [
    {
      title: 'McCluskey: Minimization of Boolean Functions, Bell System Technical Journal 35 (1956) 1417',
      doi: '10.1002/j.1538-7305.1956.tb03835.x',
    },
  ],
});
