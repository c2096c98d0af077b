/** Operations with two operands, by the name that they have in the arithmetic: their values, slopes and inverses. */
import { binaryNode, constantNode, type Node, unaryNode } from './node.js';
import type { Binary } from './operations.js';

/** One operand is looked for, the other one is `other`. */
type Inverse = (t: Node, other: Node, of: Node, nonNegative: (node: Node) => boolean) => Node[] | undefined;

export interface BinaryOperation {
  readonly value: (a: number, b: number) => number;
  /** The two partial derivatives at `a`, `b`, where the value is `y`. */
  readonly slopes: (a: number, b: number, y: number) => readonly [number, number];
  /** The left operands for which it gives `t`; missing or undefined where there is no closed form. */
  readonly left?: Inverse;
  /** The same for the right operand. */
  readonly right?: Inverse;
}

const join =
  (op: Binary) =>
  (a: Node, b: Node): Node =>
    binaryNode(op, a, b);
const [plus, minus, times, over, power] = [join('add'), join('sub'), join('mul'), join('div'), join('pow')];
const number = constantNode;

export const add: BinaryOperation = {
  value: (a, b) => a + b,
  slopes: () => [1, 1],
  left: (t, other) => [minus(t, other)],
  right: (t, other) => [minus(t, other)],
};
export const sub: BinaryOperation = {
  value: (a, b) => a - b,
  slopes: () => [1, -1],
  left: (t, other) => [plus(t, other)],
  right: (t, other) => [minus(other, t)],
};
export const mul: BinaryOperation = {
  value: (a, b) => a * b,
  slopes: (a, b) => [b, a],
  left: (t, other) => [over(t, other)],
  right: (t, other) => [over(t, other)],
};
export const div: BinaryOperation = {
  value: (a, b) => a / b,
  slopes: (_, b, y) => [1 / b, -y / b],
  left: (t, other) => [times(t, other)],
  right: (t, other) => [over(other, t)],
};
export const mod: BinaryOperation = { value: (a, b) => a % b, slopes: (a, b) => [1, -Math.trunc(a / b)] };

/** The bases whose `exponent`-th power is `t`. */
function basesOf(t: Node, exponent: Node, base: Node, nonNegative: (node: Node) => boolean): Node[] | undefined {
  if (exponent.kind !== 'constant') return nonNegative(base) ? [power(t, over(number(1), exponent))] : undefined;
  const n = exponent.value;
  if (n === 0) return undefined;
  if (n === -1) return [over(number(1), t)];
  const root = n === 2 ? unaryNode('sqrt', t) : n === 3 ? unaryNode('cbrt', t) : power(t, number(1 / n));
  if (!Number.isInteger(n) || nonNegative(base)) return [root];
  if (n % 2 === 0) return [root, unaryNode('neg', root)];
  return n === 3 ? [root] : [times(unaryNode('sign', t), power(unaryNode('abs', t), number(1 / n)))];
}

export const pow: BinaryOperation = {
  value: (a, b) => a ** b,
  slopes: (a, b, y) => [b * a ** (b - 1), a > 0 ? y * Math.log(a) : 0],
  left: basesOf,
  right: (t, base) => [over(unaryNode('log', t), unaryNode('log', base))],
};
export const min: BinaryOperation = { value: Math.min, slopes: (a, b) => (a <= b ? [1, 0] : [0, 1]) };
export const max: BinaryOperation = { value: Math.max, slopes: (a, b) => (a >= b ? [1, 0] : [0, 1]) };

const otherLeg: Inverse = (t, other, of, nonNegative) => {
  // (t − o)(t + o) keeps the digits that t² − o² would lose.
  const root = unaryNode('sqrt', times(minus(t, other), plus(t, other)));
  return nonNegative(of) ? [root] : [root, unaryNode('neg', root)];
};

export const hypot: BinaryOperation = {
  value: Math.hypot,
  slopes: (a, b, y) => (y === 0 ? [1, 1] : [a / y, b / y]),
  left: otherLeg,
  right: otherLeg,
};
export const atan2: BinaryOperation = {
  value: Math.atan2,
  slopes: (a, b) => {
    const square = a * a + b * b;
    return [b / square, -a / square];
  },
  left: (t, other) => [times(other, unaryNode('tan', t))],
  right: (t, other) => [over(other, unaryNode('tan', t))],
};
