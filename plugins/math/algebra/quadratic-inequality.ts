import { category, choice, defineCalculator, number, text } from '@reckoner/engine';
import { divide, fraction, fractionOf, isZero, multiply, subtract } from '../shared/rational.js';
import { negative, numeral, sentText } from './shared/notation.js';
import { type Bound, boundOf, realSet, rootBound, shown } from './shared/real-set.js';
import { holds, INEQUALITIES, SIGNS } from './shared/relations.js';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** Between its roots a quadratic has the sign of -a, elsewhere that of a. */
export default defineCalculator({
  title: 'Quadratic inequality',
  description:
    'Solution of ax² + bx + c < 0 (or ≤, >, ≥) in interval notation, with exact roots, from the sign of the parabola between and beside them.',
  keywords: ['second degree inequality', 'solve quadratic inequality', 'sign chart', 'parabola above axis'],
  related: ['quadratic-equation', 'linear-inequality', 'completing-the-square'],
  inputs: {
    a: number({ label: 'Coefficient of x²', symbol: 'a', ...coefficient }),
    b: number({ label: 'Coefficient of x', symbol: 'b', ...coefficient, default: 0 }),
    c: number({ label: 'Constant term', symbol: 'c', ...coefficient }),
    relation: choice(INEQUALITIES, { label: 'Relation', default: 'less' }),
    right: number({
      label: 'Constant on the right',
      help: 'It is brought to the left: ax² + bx + c - d is compared with 0.',
      symbol: 'd',
      ...coefficient,
      default: 0,
    }),
  },
  outputs: {
    solution: text({ label: 'Solution' }),
    interval: text({ label: 'In interval notation' }),
    kind: category(['No solution', 'One solution', 'Interval', 'Two intervals', 'Every x but one', 'Every x'], {
      label: 'Kind',
    }),
    x1: number({ label: 'First root', symbol: 'x_1', digits: 10, optional: true }),
    x2: number({ label: 'Second root', symbol: 'x_2', digits: 10, optional: true }),
    discriminant: number({ label: 'Discriminant', symbol: 'D' }),
    signs: text({ label: 'Sign of the left side less the right' }),
    statement: text({ label: 'As it was given' }),
  },
  algorithm: ({ a, b, c, relation, right }) => {
    const [A, B] = [fractionOf(a), fractionOf(b)];
    const C = subtract(fractionOf(c), fractionOf(right));
    const discriminant = subtract(multiply(B, B), multiply(fraction(4n), multiply(A, C)));
    const roots: Bound[] = [];
    if (isZero(discriminant)) roots.push(boundOf(divide(negative(B), multiply(fraction(2n), A))));
    if (discriminant.over > 0n) {
      roots.push(rootBound(A, B, discriminant, a > 0 ? -1n : 1n), rootBound(A, B, discriminant, a > 0 ? 1n : -1n));
    }
    const outside = a > 0 ? 1 : -1;
    const inside = outside === 1 ? -1 : 1;
    const stretches = roots.length === 2 ? [outside, inside, outside] : roots.map(() => outside).concat(outside);
    const set = realSet(
      roots,
      roots.map(() => holds(relation, 0)),
      stretches.map((sign) => holds(relation, sign as 1 | -1)),
    );
    return {
      solution: set.words,
      interval: set.interval,
      kind: set.kind as Exclude<typeof set.kind, 'Two solutions'>,
      x1: roots[0]?.value,
      x2: roots[1]?.value,
      discriminant: shown(discriminant),
      signs: signsText(roots, stretches),
      statement: `${sentText([a, b, c])} ${SIGNS[relation]} ${numeral(right)}`,
    };
  },
  stepwise: [
    'Bring all to the left: ax² + bx + c - d is compared with 0. Its discriminant is D = b² - 4a(c - d).',
    'With D > 0 it is zero at (-b ± √D)/2a; between these it has the sign of -a, beside them the sign of a.',
    'With D = 0 it is zero at -b/2a and else has the sign of a; with D < 0 it has the sign of a everywhere.',
  ],
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 the inequality is linear, not quadratic.' }],
  figure: {
    kind: 'curve',
    title: 'Parabola, with the solution shaded',
    x: { label: 'x' },
    y: { label: 'Left side less the right' },
    curve: ({ a, b, c, right, relation, x1, x2, discriminant }) => {
      const vertex = -b / (2 * a);
      const apart = Math.sqrt(Math.abs(discriminant)) / (2 * Math.abs(a));
      const reach = apart === 0 ? 1 : 1.8 * apart;
      const [from, to] = [vertex - reach, vertex + reach];
      const below = relation === 'less' || relation === 'atMost';
      const between = below === a > 0;
      const two = x1 !== undefined && x2 !== undefined;
      const beside = two
        ? [
            { from, to: x1 },
            { from: x2, to },
          ]
        : [{ from, to }];
      return {
        from,
        to,
        reach: { from: vertex - 100 * reach, to: vertex + 100 * reach },
        lines: [{ y: (x) => (a * x + b) * x + c - right }],
        marks: [x1, x2].flatMap((x, place) => (x === undefined ? [] : [{ x, y: 0, label: place === 0 ? 'x₁' : 'x₂' }])),
        shade: between ? (two ? [{ from: x1, to: x2 }] : []) : beside,
      };
    },
  },
  explanation: ({ kind, solution, x1, x2, discriminant, a }) => {
    const sign = a > 0 ? 'positive' : 'negative';
    if (kind === 'One solution') return '{statement} holds for {solution} alone, its double root.';
    if (discriminant === 0 && kind === 'Every x')
      return '{statement} holds for every real x; both sides are equal at {x1}.';
    if (discriminant === 0 && kind === 'No solution')
      return 'No real x solves {statement}: at {x1} both sides are equal, elsewhere it is the other way round.';
    if (kind === 'No solution' || kind === 'Every x') {
      const who = kind === 'Every x' ? 'Every real x solves {statement}' : 'No real x solves {statement}';
      return `${who}: the left side less the right has no root and is ${sign} everywhere.`;
    }
    const apart = x2 !== undefined && Math.abs(x2 - x1!) > 1e-4 * Math.abs(x2 + x1!);
    return !apart || !solution.includes('√')
      ? '{statement} holds for {solution}: in interval notation {interval}.'
      : '{statement} holds for {solution}: in interval notation {interval}, with the roots about {x1} and {x2}.';
  },
  examples: [
    {
      inputs: { a: 1, b: -1, c: -6, relation: 'atLeast' },
      results: {
        solution: 'x ≤ -2 or x ≥ 3',
        interval: '(-∞, -2] ∪ [3, ∞)',
        kind: 'Two intervals',
        x1: -2,
        x2: 3,
        discriminant: 25,
        signs: '+ before -2, - between, + after 3',
        statement: 'x² - x - 6 ≥ 0',
      },
      source: 'By hand: (x + 2)(x - 3)',
    },
    {
      inputs: { a: -1, b: 4, c: 0, relation: 'greater', right: 3 },
      results: {
        solution: '1 < x < 3',
        interval: '(1, 3)',
        statement: '-x² + 4x > 3',
        signs: '- before 1, + between, - after 3',
      },
      source: 'By hand: -(x - 1)(x - 3) > 0',
    },
    {
      inputs: { a: 1, b: -3, c: 1, relation: 'less' },
      results: {
        solution: '(3 - √5)/2 < x < (3 + √5)/2',
        interval: '((3 - √5)/2, (3 + √5)/2)',
        x1: 0.3819660112501051,
        x2: 2.618033988749895,
        discriminant: 5,
      },
      source: 'sympy solve_univariate_inequality; mpmath (3 ± √5)/2',
    },
    {
      inputs: { a: 2, b: 4, c: -6, relation: 'atMost', right: 0 },
      results: { solution: '-3 ≤ x ≤ 1', interval: '[-3, 1]', kind: 'Interval' },
      source: 'By hand: 2 (x + 3)(x - 1)',
    },
    {
      inputs: { a: -2, b: 0, c: 10, relation: 'less' },
      results: { solution: 'x < -√5 or x > √5', interval: '(-∞, -√5) ∪ (√5, ∞)', x2: 2.23606797749979 },
      source: 'By hand: x² > 5',
    },
    {
      inputs: { a: 1, b: 2, c: -1, relation: 'greater' },
      results: { solution: 'x < -1 - √2 or x > -1 + √2', x1: -2.414213562373095, x2: 0.41421356237309503 },
      source: 'By hand: (x + 1)² > 2; mpmath',
    },
    {
      inputs: { a: 3, b: 2, c: -4, relation: 'atMost' },
      results: { interval: '[(-1 - √13)/3, (-1 + √13)/3]' },
      source: 'sympy solve: (-1 ± √13)/3',
    },
    {
      inputs: { a: 1, b: 2, c: 1, relation: 'atMost' },
      results: { solution: 'x = -1', interval: '{-1}', kind: 'One solution', x1: -1, signs: '+, 0 at -1 alone' },
      source: 'By hand: (x + 1)²',
    },
    {
      inputs: { a: 1, b: 1.4, c: 0.49, relation: 'greater' },
      results: { solution: 'every real x but -7/10', kind: 'Every x but one', discriminant: 0 },
      source: 'By hand: (x + 0.7)²',
    },
    {
      inputs: { a: 1, b: 2, c: 1, relation: 'less' },
      results: { kind: 'No solution', interval: '∅' },
      source: 'By hand: a square is not negative',
    },
    {
      inputs: { a: 1, b: 2, c: 1, relation: 'atLeast' },
      results: { kind: 'Every x', interval: '(-∞, ∞)' },
      source: 'By hand: a square is not negative',
    },
    {
      inputs: { a: 1, b: 0, c: 1, relation: 'less' },
      results: { kind: 'No solution', solution: 'no x', discriminant: -4, signs: '+ everywhere' },
      source: 'By hand: x² + 1 is positive',
    },
    {
      inputs: { a: -1, b: 1, c: -1, relation: 'less' },
      results: { kind: 'Every x', solution: 'every real x', discriminant: -3, signs: '- everywhere' },
      source: 'By hand: D = 1 - 4',
    },
    {
      inputs: { a: 1, b: -1e8, c: 1, relation: 'less' },
      results: { x1: 1e-8, x2: 99999999.99999999 },
      source: 'Higham: Accuracy and Stability of Numerical Algorithms, 2nd ed., §1.8; mpmath with 50 digits',
    },
    { inputs: { a: 0, b: 1, c: 1 }, refused: 'linear, not quadratic', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §9.8 Solve Quadratic Inequalities',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/9-8-solve-quadratic-inequalities',
    },
  ],
});

const mark = (sign: number) => (sign > 0 ? '+' : '-');

/** `+ before -2, - between, + after 3`. */
function signsText(roots: readonly Bound[], stretches: readonly number[]): string {
  const [first, second] = roots;
  const outside = mark(stretches[0]!);
  if (first === undefined) return `${outside} everywhere`;
  if (second === undefined) return `${outside}, 0 at ${first.text} alone`;
  return `${outside} before ${first.text}, ${mark(stretches[1]!)} between, ${outside} after ${second.text}`;
}
