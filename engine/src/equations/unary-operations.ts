/** Operations with one operand, by the name that they have in the arithmetic: their values, slopes and inverses. */
import { cosTurn, sinTurn } from '../numeric/exact-sum.js';
import { binaryNode, constantNode, type Node, unaryNode } from './node.js';

export interface UnaryOperation {
  readonly value: (x: number) => number;
  /** The derivative at `x`, where the value is `y`. */
  readonly slope: (x: number, y: number) => number;
  /** The operands for which it gives `t`; missing where it has no inverse in closed form. */
  readonly inverse?: (t: Node, of: Node, nonNegative: (node: Node) => boolean) => Node[];
}

/** Periods on each side of the principal value that a solution of a periodic function may lie in. */
const PERIODS = [0, 1, -1, 2, -2];
const turns = (angle: Node, period: number): Node[] =>
  PERIODS.map((k) => binaryNode('add', angle, constantNode(k * period)));

/** Beyond an edge of a function's domain by this, relative to it, lies what rounding carried there. */
const ROUNDING = 1e-12;
const withinOne = (x: number): number => (Math.abs(x) > 1 && Math.abs(x) <= 1 + ROUNDING ? Math.sign(x) : x);

export const neg: UnaryOperation = { value: (x) => -x, slope: () => -1, inverse: (t) => [unaryNode('neg', t)] };
export const abs: UnaryOperation = {
  value: Math.abs,
  slope: (x) => Math.sign(x),
  inverse: (t, of, nonNegative) => (nonNegative(of) ? [t] : [t, unaryNode('neg', t)]),
};
export const sign: UnaryOperation = { value: Math.sign, slope: () => 0 };
export const floor: UnaryOperation = { value: Math.floor, slope: () => 0 };
export const ceil: UnaryOperation = { value: Math.ceil, slope: () => 0 };
export const round: UnaryOperation = { value: Math.round, slope: () => 0 };
export const trunc: UnaryOperation = { value: Math.trunc, slope: () => 0 };
export const sqrt: UnaryOperation = {
  value: Math.sqrt,
  slope: (_, y) => 0.5 / y,
  inverse: (t) => [binaryNode('pow', t, constantNode(2))],
};
export const cbrt: UnaryOperation = {
  value: Math.cbrt,
  slope: (_, y) => 1 / (3 * y * y),
  inverse: (t) => [binaryNode('pow', t, constantNode(3))],
};
export const exp: UnaryOperation = { value: Math.exp, slope: (_, y) => y, inverse: (t) => [unaryNode('log', t)] };
export const expm1: UnaryOperation = {
  value: Math.expm1,
  slope: (_, y) => y + 1,
  inverse: (t) => [unaryNode('log1p', t)],
};
export const log: UnaryOperation = { value: Math.log, slope: (x) => 1 / x, inverse: (t) => [unaryNode('exp', t)] };
export const log1p: UnaryOperation = {
  value: Math.log1p,
  slope: (x) => 1 / (1 + x),
  inverse: (t) => [unaryNode('expm1', t)],
};
export const log2: UnaryOperation = {
  value: Math.log2,
  slope: (x) => Math.LOG2E / x,
  inverse: (t) => [binaryNode('pow', constantNode(2), t)],
};
export const log10: UnaryOperation = {
  value: Math.log10,
  slope: (x) => Math.LOG10E / x,
  inverse: (t) => [binaryNode('pow', constantNode(10), t)],
};
/** Exactly 0, 1 or −1 at quarter turns, as the cosine. */
export const sin: UnaryOperation = {
  value: sinTurn,
  slope: Math.cos,
  inverse: (t) => {
    const principal = unaryNode('asin', t);
    const other = binaryNode('sub', constantNode(Math.PI), principal);
    return [...turns(principal, 2 * Math.PI), ...turns(other, 2 * Math.PI)];
  },
};
export const cos: UnaryOperation = {
  value: cosTurn,
  slope: (x) => -Math.sin(x),
  inverse: (t) => {
    const principal = unaryNode('acos', t);
    return [...turns(principal, 2 * Math.PI), ...turns(unaryNode('neg', principal), 2 * Math.PI)];
  },
};
export const tan: UnaryOperation = {
  value: Math.tan,
  slope: (_, y) => 1 + y * y,
  inverse: (t) => turns(unaryNode('atan', t), Math.PI),
};
export const asin: UnaryOperation = {
  value: (x) => Math.asin(withinOne(x)),
  slope: (x) => 1 / Math.sqrt(1 - x * x),
  inverse: (t) => [unaryNode('sin', t)],
};
export const acos: UnaryOperation = {
  value: (x) => Math.acos(withinOne(x)),
  slope: (x) => -1 / Math.sqrt(1 - x * x),
  inverse: (t) => [unaryNode('cos', t)],
};
export const atan: UnaryOperation = {
  value: Math.atan,
  slope: (x) => 1 / (1 + x * x),
  inverse: (t) => [unaryNode('tan', t)],
};
export const sinh: UnaryOperation = { value: Math.sinh, slope: Math.cosh, inverse: (t) => [unaryNode('asinh', t)] };
export const cosh: UnaryOperation = {
  value: Math.cosh,
  slope: Math.sinh,
  inverse: (t, of, nonNegative) => {
    const principal = unaryNode('acosh', t);
    return nonNegative(of) ? [principal] : [principal, unaryNode('neg', principal)];
  },
};
export const tanh: UnaryOperation = {
  value: Math.tanh,
  slope: (_, y) => 1 - y * y,
  inverse: (t) => [unaryNode('atanh', t)],
};
export const asinh: UnaryOperation = {
  value: Math.asinh,
  slope: (x) => 1 / Math.hypot(x, 1),
  inverse: (t) => [unaryNode('sinh', t)],
};
export const acosh: UnaryOperation = {
  value: (x) => Math.acosh(x < 1 && x >= 1 - ROUNDING ? 1 : x),
  slope: (x) => 1 / Math.sqrt(x * x - 1),
  inverse: (t) => [unaryNode('cosh', t)],
};
export const atanh: UnaryOperation = {
  value: Math.atanh,
  slope: (x) => 1 / (1 - x * x),
  inverse: (t) => [unaryNode('tanh', t)],
};
