import { category, choice, defineCalculator, number, text } from '@reckoner/engine';
import { add, divide, type Fraction, fractionOf, isZero, multiply, subtract } from '../shared/rational.js';
import { negative, numeral, sentText } from './shared/notation.js';
import { type KINDS, setBySigns } from './shared/real-set.js';
import { holds, INEQUALITIES, type Relation, SIGNS, signOf } from './shared/relations.js';

const coefficient = { min: -1e9, max: 1e9 } as const;

const plain = { form: ['single', 'and', 'or'] } as const;
const two = { form: ['and', 'or'] } as const;
const double = { form: 'double' } as const;

/** Both sides are compared at the bound of each inequality and to both sides of it, exactly. */
export default defineCalculator({
  title: 'Linear inequality',
  description:
    'Solution of ax + b < cx + d (or ≤, >, ≥), of a double inequality, or of two joined by “and” or “or”, in interval notation.',
  keywords: ['compound inequality', 'solve inequality for x', 'interval notation', 'double inequality'],
  related: ['linear-equation-one-variable', 'absolute-value-equation', 'quadratic-inequality'],
  inputs: {
    form: choice(
      {
        single: { label: 'One inequality, ax + b < cx + d', also: ['one'] },
        double: { label: 'Double inequality, low < ax + b < high', also: ['between'] },
        and: 'Two inequalities, both of which hold (and)',
        or: 'Two inequalities, one of which holds (or)',
      },
      { label: 'Form', default: 'single' },
    ),
    a: number({ label: 'Coefficient of x on the left (in the middle of a double one)', symbol: 'a', ...coefficient }),
    b: number({
      label: 'Constant on the left (in the middle of a double one)',
      symbol: 'b',
      ...coefficient,
      default: 0,
    }),
    relation: choice(INEQUALITIES, { label: 'Relation', default: 'less', when: plain }),
    c: number({ label: 'Coefficient of x on the right', symbol: 'c', ...coefficient, default: 0, when: plain }),
    d: number({ label: 'Constant on the right', symbol: 'd', ...coefficient, when: plain }),
    low: number({ label: 'Lower end', symbol: 'l', ...coefficient, when: double }),
    lowRelation: choice(
      { less: INEQUALITIES.less, atMost: INEQUALITIES.atMost },
      { label: 'Relation after the lower end', default: 'less', when: double },
    ),
    highRelation: choice(
      { less: INEQUALITIES.less, atMost: INEQUALITIES.atMost },
      { label: 'Relation before the upper end', default: 'less', when: double },
    ),
    high: number({ label: 'Upper end', symbol: 'h', ...coefficient, when: double }),
    a2: number({ label: 'Second: coefficient of x on the left', symbol: 'a_2', ...coefficient, when: two }),
    b2: number({ label: 'Second: constant on the left', symbol: 'b_2', ...coefficient, default: 0, when: two }),
    relation2: choice(INEQUALITIES, { label: 'Second: relation', default: 'less', when: two }),
    c2: number({
      label: 'Second: coefficient of x on the right',
      symbol: 'c_2',
      ...coefficient,
      default: 0,
      when: two,
    }),
    d2: number({ label: 'Second: constant on the right', symbol: 'd_2', ...coefficient, when: two }),
  },
  outputs: {
    solution: text({ label: 'Solution' }),
    interval: text({ label: 'In interval notation' }),
    kind: category(['No solution', 'One solution', 'Interval', 'Two intervals', 'Every x but one', 'Every x'], {
      label: 'Kind',
    }),
    first: number({ label: 'First boundary', digits: 10, optional: true }),
    second: number({ label: 'Second boundary', digits: 10, optional: true }),
    statement: text({ label: 'As it was given' }),
    firstSolution: text({ label: 'First inequality alone', optional: true }),
    secondSolution: text({ label: 'Second inequality alone', optional: true }),
  },
  algorithm: (inputs) => {
    const parts = partsOf(inputs);
    const all = [...new Set(parts.flatMap(({ bound }) => bound))];
    const set = setBySigns(all, (x) =>
      inputs.form === 'or' ? parts.some((part) => part.has(x)) : parts.every((part) => part.has(x)),
    );
    const alone = parts.map(({ bound, has }) => setBySigns(bound, has).words);
    return {
      solution: set.words,
      interval: set.interval,
      kind: set.kind as Exclude<(typeof KINDS)[number], 'Two solutions'>,
      first: set.ends[0]?.value,
      second: set.ends[1]?.value,
      statement: statementOf(inputs),
      ...(parts.length > 1 && { firstSolution: alone[0]!, secondSolution: alone[1]! }),
    };
  },
  stepwise: [
    'Collect x on the left and the numbers on the right: (a - c)x < d - b.',
    'Divide by a - c. Where that is negative, the sign turns around: < becomes >, ≤ becomes ≥.',
    'Of two inequalities joined by “and”, and of a double one, the solution is what both have in common; joined by “or”, what solves one of them or both.',
  ],
  figure: {
    kind: 'curve',
    title: 'Sides of the inequality',
    x: { label: 'x' },
    y: { label: 'Value' },
    curve: ({ form, a, b, c, d, low, high, first, second }) => {
      if (form === 'and' || form === 'or') return undefined;
      const middle = first === undefined ? 0 : (first + (second ?? first)) / 2;
      const half = first === undefined || second === undefined ? Math.max(1, Math.abs(middle)) : second - first;
      return {
        from: middle - half,
        to: middle + half,
        reach: { from: middle - 100 * half, to: middle + 100 * half },
        lines: [
          { label: form === 'single' ? 'Left side' : 'Middle', y: (x) => a * x + b },
          { label: form === 'single' ? 'Right side' : 'Lower end', y: (x) => (form === 'single' ? c! * x + d! : low!) },
          ...(form === 'single' ? [] : [{ label: 'Upper end', y: () => high! }]),
        ],
        marks: [first, second].flatMap((x) => (x === undefined ? [] : [{ x, y: a * x + b, label: 'Boundary' }])),
      };
    },
  },
  cautions: [
    {
      level: 'note',
      when: ({ form, low, high }) => form === 'double' && low! > high!,
      says: 'The lower end is above the upper end, so that nothing lies between them. If the inequality reads “less than the one or more than the other”, choose the form “or”.',
    },
  ],
  explanation: ({ form, kind, a, c }) => {
    const turns = form === 'single' ? c !== undefined && a < c : form === 'double' && a < 0;
    const sign = turns
      ? form === 'double'
        ? ' The signs turn around, as all parts are divided by a negative number.'
        : ' With x collected on the left, the sign turns around as both sides are divided by a negative number.'
      : '';
    if (kind === 'No solution') return 'No real x solves {statement}.';
    if (kind === 'Every x') return 'Every real x solves {statement}.';
    const parts =
      form === 'and' || form === 'or' ? ` (the first alone: {firstSolution}; the second: {secondSolution})` : '';
    if (kind === 'One solution') return `{statement} holds for {solution} alone.${sign}`;
    return `{statement} holds for {solution}${parts}; in interval notation {interval}.${sign}`;
  },
  examples: [
    {
      inputs: { a: 3, b: 5, relation: 'less', c: 0, d: 20 },
      results: { solution: 'x < 5', interval: '(-∞, 5)', kind: 'Interval', first: 5, statement: '3x + 5 < 20' },
      source: 'By hand: 3x < 15',
    },
    {
      inputs: { a: 2, b: 7, relation: 'atMost', c: 5, d: -2 },
      results: { solution: 'x ≥ 3', interval: '[3, ∞)', statement: '2x + 7 ≤ 5x - 2', first: 3 },
      source: 'By hand: -3x ≤ -9, and dividing by -3 turns the sign',
    },
    {
      inputs: { form: 'single', a: 0.1, b: 0.2, relation: 'atLeast', d: 0.3 },
      results: { solution: 'x ≥ 1', interval: '[1, ∞)', first: 1 },
      source: 'By hand: 0.1x ≥ 0.1',
    },
    {
      inputs: { a: '2/3', relation: 'greater', c: '1/2', d: '1/4' },
      results: { solution: 'x > 3/2', interval: '(3/2, ∞)', statement: '(2/3)x > 0.5x + 0.25', first: 1.5 },
      source: 'By hand: x/6 > 1/4',
    },
    {
      inputs: { a: 2, b: 1, relation: 'less', c: 2, d: 1 },
      results: { solution: 'no x', interval: '∅', kind: 'No solution' },
      source: 'By hand: 1 is not below 1',
    },
    {
      inputs: { a: 2, b: 1, relation: 'atMost', c: 2, d: 1 },
      results: { solution: 'every real x', interval: '(-∞, ∞)', kind: 'Every x' },
      source: 'By hand: 1 ≤ 1',
    },
    {
      inputs: { form: 'double', a: 2, b: -3, low: -5, lowRelation: 'less', highRelation: 'atMost', high: 7 },
      results: {
        solution: '-1 < x ≤ 5',
        interval: '(-1, 5]',
        first: -1,
        second: 5,
        statement: '-5 < 2x - 3 ≤ 7',
        firstSolution: 'x > -1',
        secondSolution: 'x ≤ 5',
      },
      source: 'By hand: -2 < 2x ≤ 10',
    },
    {
      inputs: { form: 'double', a: -3, b: 1, low: -5, lowRelation: 'atMost', high: 4 },
      results: { solution: '-1 < x ≤ 2', interval: '(-1, 2]', statement: '-5 ≤ -3x + 1 < 4' },
      source: 'By hand: -6 ≤ -3x < 3',
    },
    {
      inputs: { form: 'double', a: 1, low: 3, high: 2 },
      results: { solution: 'no x', kind: 'No solution' },
      cautions: ['above the upper end'],
      source: 'By hand: nothing is above 3 and below 2',
    },
    {
      inputs: { form: 'and', a: 1, relation: 'greater', d: 1, a2: 2, b2: 1, relation2: 'less', c2: 1, d2: 6 },
      results: {
        solution: '1 < x < 5',
        interval: '(1, 5)',
        statement: 'x > 1 and 2x + 1 < x + 6',
        firstSolution: 'x > 1',
        secondSolution: 'x < 5',
      },
      source: 'By hand',
    },
    {
      inputs: { form: 'and', a: 1, relation: 'atMost', d: 2, a2: 1, relation2: 'atLeast', d2: 2 },
      results: { solution: 'x = 2', interval: '{2}', kind: 'One solution', first: 2 },
      source: 'By hand',
    },
    {
      inputs: { form: 'or', a: 1, relation: 'less', d: -1, a2: 3, b2: -2, relation2: 'atLeast', d2: 10 },
      results: {
        solution: 'x < -1 or x ≥ 4',
        interval: '(-∞, -1) ∪ [4, ∞)',
        kind: 'Two intervals',
        first: -1,
        second: 4,
      },
      source: 'By hand: 3x ≥ 12',
    },
    {
      inputs: { form: 'or', a: 1, relation: 'less', d: 3, a2: 1, relation2: 'greater', d2: 3 },
      results: { solution: 'every real x but 3', interval: '(-∞, 3) ∪ (3, ∞)', kind: 'Every x but one' },
      source: 'By hand',
    },
  ],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §2.5 Solve Linear Inequalities and §2.6 Solve Compound Inequalities',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/2-5-solve-linear-inequalities',
    },
  ],
});

interface Inputs {
  readonly form: 'single' | 'double' | 'and' | 'or';
  readonly a: number;
  readonly b: number;
  readonly relation?: Relation;
  readonly c?: number;
  readonly d?: number;
  readonly low?: number;
  readonly lowRelation?: Relation;
  readonly highRelation?: Relation;
  readonly high?: number;
  readonly a2?: number;
  readonly b2?: number;
  readonly relation2?: Relation;
  readonly c2?: number;
  readonly d2?: number;
}

interface Part {
  readonly bound: Fraction[];
  readonly has: (x: Fraction) => boolean;
}

/** ax + b beside cx + d. */
function part(a: number, b: number, relation: Relation, c: number, d: number): Part {
  const lean = subtract(fractionOf(a), fractionOf(c));
  const rest = subtract(fractionOf(b), fractionOf(d));
  return {
    bound: isZero(lean) ? [] : [divide(negative(rest), lean)],
    has: (x) => holds(relation, signOf(add(multiply(lean, x), rest))),
  };
}

function partsOf({ form, a, b, relation, c, d, low, lowRelation, highRelation, high, ...second }: Inputs): Part[] {
  if (form === 'double') {
    const above = lowRelation === 'less' ? 'greater' : 'atLeast';
    return [part(a, b, above, 0, low!), part(a, b, highRelation!, 0, high!)];
  }
  const first = part(a, b, relation!, c!, d!);
  if (form === 'single') return [first];
  return [first, part(second.a2!, second.b2!, second.relation2!, second.c2!, second.d2!)];
}

function statementOf({ form, a, b, relation, c, d, low, lowRelation, highRelation, high, ...second }: Inputs): string {
  const left = sentText([a, b]);
  if (form === 'double') {
    return `${numeral(low!)} ${SIGNS[lowRelation!]} ${left} ${SIGNS[highRelation!]} ${numeral(high!)}`;
  }
  const first = `${left} ${SIGNS[relation!]} ${sentText([c!, d!])}`;
  if (form === 'single') return first;
  const { a2, b2, relation2, c2, d2 } = second;
  return `${first} ${form} ${sentText([a2!, b2!])} ${SIGNS[relation2!]} ${sentText([c2!, d2!])}`;
}
