import { category, choice, defineCalculator, number, text } from '@reckoner/engine';
import { add, divide, type Fraction, fractionOf, isZero, multiply, subtract } from '../shared/rational.js';
import { exactText, isReadable, negative, sentText, size } from './shared/notation.js';
import { boundOf, KINDS, setBySigns } from './shared/real-set.js';
import { holds, RELATIONS, SIGNS, signOf, turned } from './shared/relations.js';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** The difference of the sides is linear between the zero of the absolute value and the solutions of the two cases. */
export default defineCalculator({
  title: 'Absolute value equation and inequality',
  description:
    'Solutions of p|ax + b| + q = mx + c, or of <, ≤, > or ≥ in its place, as numbers, in interval notation and with the cases that fail.',
  keywords: ['absolute value inequality', 'modulus equation', 'modulus inequality', 'solve |ax+b| = c'],
  related: ['linear-inequality', 'linear-equation-one-variable'],
  inputs: {
    a: number({ label: 'Coefficient of x inside', symbol: 'a', ...coefficient }),
    b: number({ label: 'Constant inside', symbol: 'b', ...coefficient, default: 0 }),
    relation: choice(RELATIONS, { label: 'Relation', default: 'equal' }),
    c: number({ label: 'Constant on the right', symbol: 'c', ...coefficient }),
    factor: number({
      label: 'Factor before the absolute value',
      symbol: 'p',
      ...coefficient,
      default: 1,
    }),
    added: number({
      label: 'Constant added to the absolute value',
      help: 'Outside of the bars: 4 in |2x - 3| + 4.',
      symbol: 'q',
      ...coefficient,
      default: 0,
    }),
    slope: number({
      label: 'Coefficient of x on the right',
      symbol: 'm',
      ...coefficient,
      default: 0,
    }),
  },
  outputs: {
    solution: text({ label: 'Solution' }),
    interval: text({ label: 'Set of solutions' }),
    kind: category(KINDS, { label: 'Kind' }),
    first: number({ label: 'First solution or boundary', digits: 10, optional: true }),
    second: number({ label: 'Second solution or boundary', digits: 10, optional: true }),
    statement: text({ label: 'As it was given' }),
    isolated: text({ label: 'With the absolute value alone', optional: true }),
    rejected: text({ label: 'Solution of a case that fails', optional: true }),
  },
  algorithm: ({ a, b, relation, c, factor, added, slope }) => {
    const [A, B, P, Q, M, C] = [a, b, factor, added, slope, c].map(fractionOf) as Six;
    const difference = (x: Fraction) => {
      const inside = size(add(multiply(A, x), B));
      return subtract(add(multiply(P, inside), Q), add(multiply(M, x), C));
    };
    const candidates = [P, negative(P)].flatMap((p) => {
      const lean = subtract(multiply(p, A), M);
      return isZero(lean) ? [] : [divide(subtract(subtract(C, Q), multiply(p, B)), lean)];
    });
    const set = setBySigns([...candidates, divide(negative(B), A)], (x) => holds(relation, signOf(difference(x))));
    const failed = candidates.filter((x) => !isZero(difference(x))).map(boundOf);
    const bars = `|${sentText([a, b])}|`;
    const alone = divide(subtract(C, Q), P);
    const sign = SIGNS[factor < 0 ? turned(relation) : relation];
    return {
      solution: set.words,
      interval: set.interval,
      kind: set.kind,
      first: set.ends[0]?.value,
      second: set.ends[1]?.value,
      statement: `${leftText(bars, factor, added)} ${SIGNS[relation]} ${sentText([slope, c])}`,
      ...(slope === 0 &&
        (factor !== 1 || added !== 0) && {
          isolated: `${bars} ${sign === '=' && !isReadable(alone) ? '≈' : sign} ${exactText(alone)}`,
        }),
      ...(relation === 'equal' &&
        failed.length > 0 && {
          rejected: failed.map(({ text: x, exact }) => `x ${exact ? '=' : '≈'} ${x}`).join(', '),
        }),
    };
  },
  stepwise: [
    'With x on the left alone in the bars, |ax + b| is ax + b where that is not negative, else -(ax + b): each case is solved as a linear equation.',
    'A solution of a case counts where it lies in that case. The solutions, and the zero of ax + b, cut the number line into stretches; a number of each tells whether the inequality holds there.',
  ],
  requires: [
    { that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 there is no x inside the absolute value.' },
    { that: ({ factor }) => factor !== 0, field: 'factor', says: 'With a factor of 0 the absolute value is gone.' },
  ],
  figure: {
    kind: 'curve',
    title: 'Both sides',
    x: { label: 'x' },
    y: { label: 'Value' },
    curve: ({ a, b, c, factor, added, slope, first, second }) => {
      const kink = -b / a;
      const ends = [kink, first ?? kink, second ?? kink];
      const [low, high] = [Math.min(...ends), Math.max(...ends)];
      const width = high > low ? 0.5 * (high - low) : Math.max(1, Math.abs(kink));
      const right = (x: number) => slope * x + c;
      return {
        from: low - width,
        to: high + width,
        reach: { from: low - 100 * width, to: high + 100 * width },
        lines: [
          { label: 'Left side', y: (x) => factor * Math.abs(a * x + b) + added },
          { label: 'Right side', y: right },
        ],
        marks: [first, second].flatMap((x, place) =>
          x === undefined ? [] : [{ x, y: right(x), label: place === 0 ? 'x₁' : 'x₂' }],
        ),
      };
    },
  },
  explanation: ({ kind, isolated, rejected, relation }) => {
    const given = isolated === undefined ? '{statement}' : '{statement}, which is {isolated},';
    const fails =
      rejected === undefined
        ? ''
        : rejected.includes(', ')
          ? ' The cases have {rejected}, which do not solve the equation.'
          : ' What a case has, {rejected}, does not solve the equation.';
    if (kind === 'No solution') {
      return `No real x solves ${isolated === undefined ? '{statement}' : '{statement}, which is {isolated}'}.${fails}`;
    }
    if (relation === 'equal') return `${given} holds for {solution}.${fails}`;
    if (kind === 'Every x' || kind === 'One solution') return `${given} holds for {solution}.`;
    return `${given} holds for {solution}: in interval notation {interval}.`;
  },
  examples: [
    {
      inputs: { a: 3, b: -4, relation: 'atLeast', c: 2 },
      results: {
        solution: 'x ≤ 2/3 or x ≥ 2',
        interval: '(-∞, 2/3] ∪ [2, ∞)',
        kind: 'Two intervals',
        first: 0.6666666666666666,
        second: 2,
        statement: '|3x - 4| ≥ 2',
      },
      source: 'Pearson: College Algebra, ch. 2, problem 30, worked: (-∞, 2/3] ∪ [2, ∞)',
    },
    {
      inputs: { a: 1, b: 7, c: 14 },
      results: { solution: 'x = -21 or x = 7', interval: '{-21, 7}', kind: 'Two solutions', first: -21, second: 7 },
      source: 'By hand: 7 + 7 = 14, -21 + 7 = -14',
    },
    {
      inputs: { a: 2, b: -3, relation: 'atMost', c: 9, factor: 1, added: 4 },
      results: { solution: '-1 ≤ x ≤ 4', interval: '[-1, 4]', isolated: '|2x - 3| ≤ 5', kind: 'Interval' },
      source: 'By hand: -5 ≤ 2x - 3 ≤ 5',
    },
    {
      inputs: { a: 1, b: 0, relation: 'greater', c: -6, factor: -2 },
      results: { solution: '-3 < x < 3', interval: '(-3, 3)', isolated: '|x| < 3', statement: '-2|x| > -6' },
      source: 'By hand: dividing by -2 turns the sign',
    },
    {
      inputs: { a: 2, b: -1, c: 4, slope: 3 },
      results: {
        solution: 'x = -3/5',
        kind: 'One solution',
        first: -0.6,
        rejected: 'x = -5',
        statement: '|2x - 1| = 3x + 4',
      },
      source:
        'By hand: 2x - 1 = 3x + 4 gives -5, where |-11| is not -11; 1 - 2x = 3x + 4 gives -3/5, where 11/5 = 11/5',
    },
    {
      inputs: { a: 5, b: 1, c: -2 },
      results: { kind: 'No solution', interval: '∅', solution: 'no x', rejected: 'x = -3/5, x = 1/5' },
      source: 'By hand: an absolute value is not negative',
    },
    {
      inputs: { a: 5, b: 1, relation: 'less', c: 0 },
      results: { kind: 'No solution', solution: 'no x' },
      source: 'By hand: an absolute value is not below 0',
    },
    {
      inputs: { a: 1, b: 2, relation: 'less', c: 1, factor: 1, added: 3 },
      results: { kind: 'No solution', isolated: '|x + 2| < -2' },
      source: 'By hand: an absolute value is not negative',
    },
    {
      inputs: { a: 3, b: 6, relation: 'atMost', c: 0 },
      results: { kind: 'One solution', solution: 'x = -2', interval: '{-2}', first: -2 },
      source: 'By hand: only where 3x + 6 = 0',
    },
    {
      inputs: { a: 3, b: 6, relation: 'greater', c: 0 },
      results: { kind: 'Every x but one', solution: 'every real x but -2', interval: '(-∞, -2) ∪ (-2, ∞)' },
      source: 'By hand: only where 3x + 6 = 0 it is 0',
    },
    {
      inputs: { a: 1, b: -2, relation: 'greater', c: -1 },
      results: { kind: 'Every x', interval: '(-∞, ∞)', solution: 'every real x' },
      source: 'By hand: an absolute value is above -1',
    },
    {
      inputs: { a: 1, b: 0, c: 0, slope: 1 },
      results: { kind: 'Interval', solution: 'x ≥ 0', interval: '[0, ∞)', first: 0 },
      source: 'By hand: |x| = x where x is not negative',
    },
    {
      inputs: { a: 0.1, b: -0.3, c: 0.2 },
      results: { solution: 'x = 1 or x = 5' },
      source: 'By hand: 0.1x is 0.5 or 0.1',
    },
    {
      inputs: { a: '1/3', b: '-1/2', relation: 'less', c: '1/7' },
      results: {
        solution: '15/14 < x < 27/14',
        first: 1.0714285714285714,
        second: 1.9285714285714286,
        statement: '|(1/3)x - 0.5| < 1/7',
      },
      source: 'By hand: 3 (1/2 ± 1/7)',
    },
    {
      inputs: { a: 1.23456789012, b: 1, c: 7.00000000001 },
      results: { first: -6.480000058346, second: 4.860000043762, kind: 'Two solutions' },
      source: 'Python: fractions, (-1 ± 7.00000000001)/1.23456789012',
    },
    {
      inputs: { a: 2, b: -2, relation: 'greater', c: -5, factor: -1, added: 3, slope: 0 },
      results: { solution: '-3 < x < 5', isolated: '|2x - 2| < 8', statement: '-|2x - 2| + 3 > -5' },
      source: 'By hand: -8 < 2x - 2 < 8',
    },
    {
      inputs: { a: 1, b: 0, c: 2, factor: '2/3', added: -4 },
      results: { solution: 'x = -9 or x = 9', isolated: '|x| = 9', statement: '(2/3)|x| - 4 = 2' },
      source: 'By hand: |x| = 6 × 3/2',
    },
    {
      inputs: { a: 1.23456789012, b: -1, c: 7.00000000001, slope: 0.333 },
      results: { first: -3.827585419315, second: 8.87343048447 },
      source: 'Python: fractions',
    },
    {
      inputs: { a: 1.23456789012, b: 1, c: 0.00000000001, slope: 1.1 },
      results: { kind: 'No solution', solution: 'no x' },
      source: 'Python: fractions: both cases fail',
    },
    {
      inputs: { a: 1, c: 2, factor: 1.00000148445017 },
      results: { isolated: '|x| ≈ 1.999997031', solution: 'x ≈ -1.999997031 or x ≈ 1.999997031' },
      source: 'Python: 2/1.00000148445017',
    },
    {
      inputs: { a: 1, b: -1, relation: 'less', c: 1e-13 },
      results: { solution: '0.9999999999999 < x < 1.0000000000001 (boundaries rounded)', kind: 'Interval' },
      source: 'By hand: 1 ± 10⁻¹³',
    },
    { inputs: { a: 0, b: 1, c: 2 }, refused: 'no x inside', source: 'By definition' },
    { inputs: { a: 1, b: 1, c: 2, factor: 0 }, refused: 'is gone', source: 'By definition' },
    {
      inputs: { a: 1e-305, b: 1, c: 2 },
      noResult: 'beyond 10³⁰⁰',
      source: 'By hand: 1/10⁻³⁰⁵',
    },
  ],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §2.7 Solve Absolute Value Inequalities',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/2-7-solve-absolute-value-inequalities',
    },
  ],
});

type Six = [Fraction, Fraction, Fraction, Fraction, Fraction, Fraction];

/** `-2|x - 1| + 4`. */
function leftText(bars: string, factor: number, added: number): string {
  const front = factor === 1 ? '' : factor === -1 ? '-' : sentText([factor]);
  const times = /[/×]/.test(front) ? `(${front})` : front;
  const plus = added === 0 ? '' : ` ${added < 0 ? '-' : '+'} ${sentText([Math.abs(added)])}`;
  return `${times}${bars}${plus}`;
}
