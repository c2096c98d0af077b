/** Turns an equation in which a variable occurs once into `variable = expression`, a branch for each solution. */
import { binaryNode, constantNode, countVariables, type Node, unaryNode } from './node.js';

const add = (a: Node, b: Node): Node => binaryNode('add', a, b);
const sub = (a: Node, b: Node): Node => binaryNode('sub', a, b);
const mul = (a: Node, b: Node): Node => binaryNode('mul', a, b);
const div = (a: Node, b: Node): Node => binaryNode('div', a, b);
const pow = (a: Node, b: Node): Node => binaryNode('pow', a, b);
const number = constantNode;

/** Periods on each side of the principal value that a solution of a periodic function may lie in. */
const PERIODS = [0, 1, -1, 2, -2];
const turns = (angle: Node, period: number): Node[] => PERIODS.map((k) => add(angle, number(k * period)));

/** The arguments for which a unary operation gives `t`; undefined when it has no inverse in closed form. */
function invertUnary(
  node: Node & { kind: 'unary' },
  t: Node,
  nonNegative: (node: Node) => boolean,
): Node[] | undefined {
  switch (node.op) {
    case 'neg':
      return [unaryNode('neg', t)];
    case 'abs':
      return nonNegative(node.of) ? [t] : [t, unaryNode('neg', t)];
    case 'sqrt':
      return [pow(t, number(2))];
    case 'cbrt':
      return [pow(t, number(3))];
    case 'exp':
      return [unaryNode('log', t)];
    case 'expm1':
      return [unaryNode('log1p', t)];
    case 'log':
      return [unaryNode('exp', t)];
    case 'log1p':
      return [unaryNode('expm1', t)];
    case 'log2':
      return [pow(number(2), t)];
    case 'log10':
      return [pow(number(10), t)];
    case 'sin': {
      const principal = unaryNode('asin', t);
      return [...turns(principal, 2 * Math.PI), ...turns(sub(number(Math.PI), principal), 2 * Math.PI)];
    }
    case 'cos': {
      const principal = unaryNode('acos', t);
      return [...turns(principal, 2 * Math.PI), ...turns(unaryNode('neg', principal), 2 * Math.PI)];
    }
    case 'tan':
      return turns(unaryNode('atan', t), Math.PI);
    case 'asin':
      return [unaryNode('sin', t)];
    case 'acos':
      return [unaryNode('cos', t)];
    case 'atan':
      return [unaryNode('tan', t)];
    case 'sinh':
      return [unaryNode('asinh', t)];
    case 'cosh': {
      const principal = unaryNode('acosh', t);
      return nonNegative(node.of) ? [principal] : [principal, unaryNode('neg', principal)];
    }
    case 'tanh':
      return [unaryNode('atanh', t)];
    case 'asinh':
      return [unaryNode('sinh', t)];
    case 'acosh':
      return [unaryNode('cosh', t)];
    case 'atanh':
      return [unaryNode('tanh', t)];
    default:
      return undefined;
  }
}

/** The bases whose `exponent`-th power is `t`. */
function invertPower(base: Node, exponent: Node, t: Node, nonNegative: (node: Node) => boolean): Node[] | undefined {
  if (exponent.kind !== 'constant') return nonNegative(base) ? [pow(t, div(number(1), exponent))] : undefined;
  const n = exponent.value;
  if (n === 0) return undefined;
  if (n === -1) return [div(number(1), t)];
  const root = n === 2 ? unaryNode('sqrt', t) : n === 3 ? unaryNode('cbrt', t) : pow(t, number(1 / n));
  if (!Number.isInteger(n) || nonNegative(base)) return [root];
  if (n % 2 === 0) return [root, unaryNode('neg', root)];
  return n === 3 ? [root] : [mul(unaryNode('sign', t), pow(unaryNode('abs', t), number(1 / n)))];
}

/** The operands on the variable's side of a binary operation for which it gives `t`. */
function invertBinary(
  node: Node & { kind: 'binary' },
  onLeft: boolean,
  t: Node,
  nonNegative: (node: Node) => boolean,
): Node[] | undefined {
  const { left, right } = node;
  switch (node.op) {
    case 'add':
      return [sub(t, onLeft ? right : left)];
    case 'sub':
      return [onLeft ? add(t, right) : sub(left, t)];
    case 'mul':
      return [div(t, onLeft ? right : left)];
    case 'div':
      return [onLeft ? mul(t, right) : div(left, t)];
    case 'pow':
      return onLeft ? invertPower(left, right, t, nonNegative) : [div(unaryNode('log', t), unaryNode('log', left))];
    case 'hypot': {
      const other = onLeft ? right : left;
      // (t − o)(t + o) keeps the digits that t² − o² would lose.
      const root = unaryNode('sqrt', mul(sub(t, other), add(t, other)));
      return nonNegative(onLeft ? left : right) ? [root] : [root, unaryNode('neg', root)];
    }
    case 'atan2':
      return onLeft ? [mul(right, unaryNode('tan', t))] : [div(left, unaryNode('tan', t))];
    default:
      return undefined;
  }
}

/**
 * Every expression that `name` may equal so that `left = right`; `name` occurs exactly once in the two sides.
 * Undefined when some operation around it has no inverse in closed form. A branch may fail the equation for some
 * values (the square of a negative root): whoever uses it checks.
 */
export function isolate(
  left: Node,
  right: Node,
  name: string,
  nonNegative: (node: Node) => boolean,
): readonly Node[] | undefined {
  const contains = (node: Node): boolean => countVariables(node).has(name);
  const onLeft = contains(left);
  let branches: { side: Node; target: Node }[] = [{ side: onLeft ? left : right, target: onLeft ? right : left }];
  for (;;) {
    const side = branches[0]!.side;
    if (side.kind === 'variable') return branches.map(({ target }) => target);
    if (side.kind === 'constant' || side.kind === 'call') return undefined;
    const leftSide = side.kind === 'binary' && contains(side.left);
    const inner = side.kind === 'unary' ? side.of : leftSide ? side.left : side.right;
    const next: typeof branches = [];
    for (const { target } of branches) {
      const targets =
        side.kind === 'unary'
          ? invertUnary(side, target, nonNegative)
          : invertBinary(side, leftSide, target, nonNegative);
      if (targets === undefined) return undefined;
      for (const each of targets) next.push({ side: inner, target: each });
    }
    branches = next;
  }
}
