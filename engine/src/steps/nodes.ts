/** Expression trees of equations as mathematics in textbook form. */
import type { Node } from '../equations/node.js';
import {
  add,
  divide,
  type Expression,
  multiply,
  negative,
  numeral,
  PI,
  power,
  subtract,
  symbol,
} from '../typeset/expression.js';
import { numberExpression } from './numerals.js';

/** Multiples of π that are written as such. */
const LARGEST_DENOMINATOR = 12;
const LARGEST_MULTIPLE = 360;
/** As many digits as an author writes of a constant of nature. */
const CONSTANT_DIGITS = 15;

/** A constant; trees keep no more of π than its multiples. */
function constant(value: number): Expression {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator++) {
    const multiple = (value / Math.PI) * denominator;
    const whole = Math.round(multiple);
    if (whole === 0 || Math.abs(whole) > LARGEST_MULTIPLE || Math.abs(multiple - whole) > 1e-14 * Math.abs(whole))
      continue;
    const turned = divide(multiply(numeral(String(Math.abs(whole))), PI), numeral(String(denominator)));
    return whole < 0 ? negative(turned) : turned;
  }
  return numberExpression(value, CONSTANT_DIGITS);
}

const square = (e: Expression): Expression => power(e, numeral('2'));

/** `keyOf` gives the key of a variable's symbol. */
export function nodeExpression(node: Node, keyOf: (name: string) => string): Expression {
  const go = (inner: Node): Expression => nodeExpression(inner, keyOf);
  switch (node.kind) {
    case 'constant':
      return constant(node.value);
    case 'variable':
      return symbol(keyOf(node.name));
    case 'call':
      return { kind: 'apply', name: node.name, to: node.operands.map(go) };
    case 'unary': {
      const of = go(node.of);
      switch (node.op) {
        case 'neg':
          return negative(of);
        case 'abs':
        case 'floor':
        case 'ceil':
          return { kind: 'fence', fence: node.op, of };
        case 'sqrt':
          return { kind: 'root', degree: 2, of };
        case 'cbrt':
          return { kind: 'root', degree: 3, of };
        case 'expm1':
          return subtract({ kind: 'apply', name: 'exp', to: [of] }, numeral('1'));
        case 'log1p':
          return { kind: 'apply', name: 'log', to: [add(numeral('1'), of)] };
        default:
          return { kind: 'apply', name: node.op, to: [of] };
      }
    }
    case 'binary': {
      const [left, right] = [go(node.left), go(node.right)];
      switch (node.op) {
        case 'add':
          return add(left, right);
        case 'sub':
          return subtract(left, right);
        case 'mul':
          return multiply(left, right);
        case 'div':
          return divide(left, right);
        case 'pow':
          return power(left, right);
        case 'mod':
          return { kind: 'remainder', of: left, by: right };
        case 'hypot':
          return { kind: 'root', degree: 2, of: add(square(left), square(right)) };
        default:
          return { kind: 'apply', name: node.op, to: [left, right] };
      }
    }
  }
}
