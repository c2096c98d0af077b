import { category, defineCalculator, list, noResult, number, text } from '@reckoner/engine';
import {
  add,
  divide,
  type Fraction,
  fractionOf,
  fractionText,
  isZero,
  multiply,
  numberOf,
  subtract,
} from '../shared/rational.js';

const SHOWN = 3;

/** Constant differences, a constant ratio, then polynomials by finite differences, all exact. */
export default defineCalculator({
  title: 'Number sequence',
  description: 'Rule and next three terms of an arithmetic, geometric, Fibonacci-like or polynomial sequence.',
  keywords: ['next number in the sequence', 'pattern', 'finite differences', 'sequence solver', 'find the rule'],
  inputs: {
    terms: list(number({ label: 'Term', min: -1e9, max: 1e9 }), {
      label: 'Terms',
      symbol: 'a',
      minItems: 3,
      maxItems: 20,
    }),
  },
  outputs: {
    next: number({ label: 'Next term' }),
    following: text({ label: 'Next three terms' }),
    kind: category(['Arithmetic', 'Geometric', 'Sum of the two before', 'Polynomial'], { label: 'Rule' }),
    detail: text({ label: 'Detail' }),
  },
  algorithm: ({ terms }) => {
    const known = terms.map(fractionOf);
    const { kind, detail, step } = ruleOf(known);
    const all = [...known];
    for (let i = 0; i < SHOWN; i++) all.push(step(all));
    const added = all.slice(known.length);
    return { next: numberOf(added[0]!), following: added.map(fractionText).join(', '), kind, detail };
  },
  explanation: 'The next terms are {following}.',
  examples: [
    {
      inputs: { terms: [3, 7, 11, 15] },
      results: { next: 19, following: '19, 23, 27', kind: 'Arithmetic', detail: 'difference 4' },
      source: 'By hand',
    },
    {
      inputs: { terms: [2, 6, 18, 54] },
      results: { next: 162, following: '162, 486, 1458', kind: 'Geometric', detail: 'ratio 3' },
      source: 'By hand',
    },
    { inputs: { terms: [8, 4, 2] }, results: { following: '1, 1/2, 1/4', detail: 'ratio 1/2' }, source: 'By hand' },
    {
      inputs: { terms: [1, 4, 9, 16, 25] },
      results: { next: 36, following: '36, 49, 64', kind: 'Polynomial', detail: 'degree 2' },
      source: 'By hand: squares',
    },
    {
      inputs: { terms: [1, 1, 2, 3, 5, 8] },
      results: { next: 13, following: '13, 21, 34', kind: 'Sum of the two before' },
      source: 'OEIS A000045',
    },
    { inputs: { terms: [0, 1, 8, 27, 64] }, results: { next: 125, detail: 'degree 3' }, source: 'By hand: cubes' },
    {
      inputs: { terms: [1, 2, 4, 8, 15, 31] },
      noResult: 'No simple rule',
      source: 'By hand: the differences do not become constant',
    },
  ],
  notes: ['Any finite sequence has many continuations; this is the simplest of the kinds named.'],
  references: [
    { title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §2.6 and §5.3', isbn: '978-0-201-55802-9' },
  ],
});

const same = (a: Fraction, b: Fraction) => isZero(subtract(a, b));
const differencesOf = (terms: readonly Fraction[]) =>
  terms.slice(1).map((term, index) => subtract(term, terms[index]!));

function ruleOf(terms: readonly Fraction[]) {
  const differences = differencesOf(terms);
  const difference = differences[0]!;
  if (differences.every((one) => same(one, difference))) {
    return {
      kind: 'Arithmetic' as const,
      detail: `difference ${fractionText(difference)}`,
      step: (all: Fraction[]) => add(all.at(-1)!, difference),
    };
  }
  if (terms.every((term) => !isZero(term))) {
    const ratio = divide(terms[1]!, terms[0]!);
    if (terms.slice(1).every((term, index) => same(term, multiply(terms[index]!, ratio)))) {
      return {
        kind: 'Geometric' as const,
        detail: `ratio ${fractionText(ratio)}`,
        step: (all: Fraction[]) => multiply(all.at(-1)!, ratio),
      };
    }
  }
  if (terms.length >= 5 && terms.slice(2).every((term, index) => same(term, add(terms[index]!, terms[index + 1]!)))) {
    return {
      kind: 'Sum of the two before' as const,
      detail: 'each term is the sum of the two before',
      step: (all: Fraction[]) => add(all.at(-1)!, all.at(-2)!),
    };
  }
  let row = differences;
  // One difference beyond those that fix the polynomial must confirm it.
  for (let degree = 1; row.length >= 2; degree++) {
    if (row.every((one) => same(one, row[0]!))) {
      const step = (all: Fraction[]) => {
        const rows = [all];
        for (let i = 0; i < degree; i++) rows.push(differencesOf(rows.at(-1)!));
        return rows.reduce((total, one) => add(total, one.at(-1)!), { over: 0n, under: 1n });
      };
      return { kind: 'Polynomial' as const, detail: `degree ${degree}`, step };
    }
    row = differencesOf(row);
  }
  throw noResult('No simple rule fits all the terms.');
}
