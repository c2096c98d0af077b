import { defineCalculator, integer, table, text } from '@reckoner/engine';
import { choose, LONGEST_SPOKEN } from './shared/counting.js';

const TERMS_SHOWN = 30;
const LONGEST_NARAYANA = 100;

interface Term {
  readonly catalan: bigint;
  readonly motzkin: bigint;
  readonly large: bigint;
  readonly little: bigint;
}

/** (n + 2) M(n) = (2n + 1) M(n − 1) + (3n − 3) M(n − 2); (n + 1) S(n) = (6n − 3) S(n − 1) − (n − 2) S(n − 2). */
function termsTo(last: number): Term[] {
  const terms: Term[] = [{ catalan: 1n, motzkin: 1n, large: 1n, little: 1n }];
  for (let index = 1; index <= last; index++) {
    const n = BigInt(index);
    const one = terms[index - 1] as Term;
    const two = terms[index - 2] ?? one;
    const large = index === 1 ? 2n : ((6n * n - 3n) * one.large - (n - 2n) * two.large) / (n + 1n);
    terms.push({
      catalan: (one.catalan * (4n * n - 2n)) / (n + 1n),
      motzkin: ((2n * n + 1n) * one.motzkin + (3n * n - 3n) * two.motzkin) / (n + 2n),
      large,
      little: large / 2n,
    });
  }
  return terms;
}

/** C(2n, n)/(n + 1) by its recurrence, and its relatives. */
export default defineCalculator({
  title: 'Catalan numbers',
  description:
    'Exact Catalan number of an index, with the Narayana numbers that it is the sum of and the Motzkin and Schröder numbers of that index.',
  keywords: [
    'nth catalan number',
    'narayana numbers',
    'motzkin number',
    'schröder number',
    'balanced parentheses count',
    'number of binary trees',
    'polygon triangulations',
    'dyck paths',
  ],
  inputs: {
    n: integer({
      label: 'Index',
      help: 'Counted from 0. A polygon of s sides has the index s − 2, a product of f factors f − 1.',
      symbol: 'n',
      min: 0,
      max: 500,
    }),
  },
  outputs: {
    catalan: text({ label: 'Catalan number', symbol: 'C_n' }),
    digits: integer({ label: 'Digits of the Catalan number' }),
    motzkin: text({ label: 'Motzkin number', symbol: 'M_n' }),
    large: text({ label: 'Large Schröder number', symbol: 'S_n' }),
    little: text({ label: 'Little Schröder number', help: 'Counted from 0: 1, 1, 3, 11, 45.', symbol: 's_n' }),
    narayana: table(
      { peaks: integer({ label: 'k' }), count: text({ label: 'Narayana number N(n, k)' }) },
      { label: 'Narayana numbers, for indices from 1 to 100', optional: true },
    ),
    terms: table(
      {
        index: integer({ label: 'Index' }),
        catalan: text({ label: 'Catalan' }),
        motzkin: text({ label: 'Motzkin' }),
        large: text({ label: 'Large Schröder' }),
        little: text({ label: 'Little Schröder' }),
      },
      { label: 'Numbers from index 0 on, at most to 30' },
    ),
  },
  algorithm: ({ n }) => {
    const terms = termsTo(n);
    const { catalan, motzkin, large, little } = terms[n] as Term;
    const told = {
      catalan: `${catalan}`,
      digits: String(catalan).length,
      motzkin: `${motzkin}`,
      large: `${large}`,
      little: `${little}`,
      terms: terms.slice(0, TERMS_SHOWN + 1).map((term, index) => ({
        index,
        catalan: `${term.catalan}`,
        motzkin: `${term.motzkin}`,
        large: `${term.large}`,
        little: `${term.little}`,
      })),
    };
    if (n === 0 || n > LONGEST_NARAYANA) return told;
    return {
      ...told,
      narayana: Array.from({ length: n }, (_, place) => ({
        peaks: place + 1,
        count: `${(choose(n, place + 1) * choose(n, place)) / BigInt(n)}`,
      })),
    };
  },
  explanation: ({ n, digits }) => {
    if (n === 0) return 'The Catalan number with the index 0 is {catalan}: nothing can be arranged in one way.';
    return digits > LONGEST_SPOKEN
      ? 'The Catalan number with the index {n} has {digits} digits.'
      : 'The Catalan number with the index {n} is {catalan}, as many as the ways to match {n} {n|pair|pairs} of parentheses.';
  },
  examples: [
    {
      inputs: { n: 5 },
      results: {
        catalan: '42',
        digits: 2,
        motzkin: '21',
        large: '394',
        little: '197',
        narayana: {
          length: 5,
          rows: {
            0: { peaks: 1, count: '1' },
            1: { peaks: 2, count: '10' },
            2: { peaks: 3, count: '20' },
            3: { peaks: 4, count: '10' },
            4: { peaks: 5, count: '1' },
          },
        },
        terms: {
          length: 6,
          rows: {
            0: { index: 0, catalan: '1', motzkin: '1', large: '1', little: '1' },
            1: { index: 1, catalan: '1', motzkin: '1', large: '2', little: '1' },
            2: { index: 2, catalan: '2', motzkin: '2', large: '6', little: '3' },
            3: { index: 3, catalan: '5', motzkin: '4', large: '22', little: '11' },
            4: { index: 4, catalan: '14', motzkin: '9', large: '90', little: '45' },
          },
        },
      },
      source: 'OEIS A000108, A001263, A001006, A006318 and A001003',
    },
    {
      inputs: { n: 0 },
      results: { catalan: '1', digits: 1, motzkin: '1', large: '1', little: '1' },
      source: 'By definition',
    },
    {
      inputs: { n: 1 },
      results: {
        catalan: '1',
        large: '2',
        little: '1',
        narayana: { length: 1, rows: { 0: { peaks: 1, count: '1' } } },
      },
      source: 'OEIS A000108, A006318, A001003',
    },
    {
      inputs: { n: 24 },
      results: {
        catalan: '1289904147324',
        motzkin: '3192727797',
        large: '15521467648875090',
        little: '7760733824437545',
      },
      source: 'OEIS A006318, last term of its listing; half of it; Python: sums over binomial coefficients',
    },
    {
      inputs: { n: 500 },
      results: { digits: 297, terms: { length: 31, rows: { '-1': { index: 30, catalan: '3814986502092304' } } } },
      source: 'Python: math.comb(1000, 500) // 501, math.comb(60, 30) // 31',
    },
  ],
  notes: [
    'The Catalan number counts the triangulations of a convex polygon of n + 2 sides, the binary trees with n inner nodes, the ways to bracket a product of n + 1 factors, and the paths of n steps right and n up that never rise above the diagonal. N(n, k) of these paths turn k times from right to up.',
    'The Motzkin number counts the ways to draw any number of chords that neither cross nor meet among n points on a circle. The large Schröder number counts paths as the Catalan number, with diagonal steps too; the little one those of them without a diagonal step on the diagonal itself.',
  ],
  references: [
    { title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §7.5', isbn: '978-0-201-55802-9' },
    { title: 'OEIS A001263: Narayana numbers', url: 'https://oeis.org/A001263' },
    { title: 'OEIS A006318: Large Schröder numbers', url: 'https://oeis.org/A006318' },
    { title: 'OEIS A001003: Little Schröder numbers', url: 'https://oeis.org/A001003' },
    { title: 'OEIS A001006: Motzkin numbers', url: 'https://oeis.org/A001006' },
  ],
});
