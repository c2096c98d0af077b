/** The arithmetic that builds expression trees: equations run on it once and are then known symbolically. */
import type { Arithmetic, Operand } from '../arithmetic/arithmetic.js';
import { constantOf, functionOf, type Library } from '../arithmetic/library.js';
import { binaryNode, callNode, constantNode, type Node, unaryNode } from './node.js';
import type { Binary, Unary } from './operations.js';

export function toNode(operand: Operand<Node>): Node {
  return typeof operand === 'number' ? constantNode(operand) : operand;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && !Array.isArray(value);

/** Replaces the nodes inside nested arguments by what `take` gives for them, in order. */
function mapNodes(value: unknown, take: (node: Node) => unknown): unknown {
  if (isNode(value)) return take(value);
  return Array.isArray(value) ? value.map((item) => mapNodes(item, take)) : value;
}

/** Where an operand stood among the arguments of a call. */
class Slot {
  constructor(readonly at: number) {}
}

function fillSlots(value: unknown, numbers: readonly number[]): unknown {
  if (value instanceof Slot) return numbers[value.at];
  return Array.isArray(value) ? value.map((item) => fillSlots(item, numbers)) : value;
}

/**
 * An arithmetic whose values are expression trees.
 * @throws Error where a formula asks for the value of something that still contains a variable (a comparison, an
 * index, a function that steps over its argument): equations have to be plain arithmetic.
 */
export function createTreeArithmetic(library: Library): Arithmetic<Node> {
  const unary = (op: Unary) => (x: Operand<Node>) => unaryNode(op, toNode(x));
  const binary = (op: Binary) => (a: Operand<Node>, b: Operand<Node>) => binaryNode(op, toNode(a), toNode(b));
  const fold =
    (op: Binary) =>
    (...xs: Operand<Node>[]) =>
      xs.map(toNode).reduce((left, right) => binaryNode(op, left, right));

  const requireNumber = (x: Operand<Node>, use: string): number => {
    const node = toNode(x);
    if (node.kind === 'constant') return node.value;
    throw new Error(
      `An equation ${use} a variable. Equations are plain arithmetic on the variables: write such a relation as a formula (defineCalculator).`,
    );
  };
  const compare = (test: (a: number, b: number) => boolean) => (a: Operand<Node>, b: Operand<Node>) =>
    test(requireNumber(a, 'compares'), requireNumber(b, 'compares'));
  const plain = (x: unknown): unknown => (isNode(x) ? requireNumber(x, 'compares') : x);

  const arithmetic: Arithmetic<Node> = {
    name: 'tree',
    lit: (text) => constantNode(Number(text)),
    constant: (text) => constantNode(Number(text)),
    PI: constantNode(Math.PI),
    E: constantNode(Math.E),
    add: binary('add'),
    sub: binary('sub'),
    mul: binary('mul'),
    div: binary('div'),
    mod: binary('mod'),
    pow: binary('pow'),
    neg: unary('neg'),
    lt: compare((a, b) => a < b),
    le: compare((a, b) => a <= b),
    gt: compare((a, b) => a > b),
    ge: compare((a, b) => a >= b),
    eq: (a, b) => plain(a) === plain(b),
    truthy: (a) => Boolean(plain(a)),
    abs: unary('abs'),
    sign: unary('sign'),
    floor: unary('floor'),
    ceil: unary('ceil'),
    round: unary('round'),
    trunc: unary('trunc'),
    min: fold('min'),
    max: fold('max'),
    hypot: (...xs) => (xs.length === 1 ? unaryNode('abs', toNode(xs[0]!)) : fold('hypot')(...xs)),
    sqrt: unary('sqrt'),
    cbrt: unary('cbrt'),
    exp: unary('exp'),
    expm1: unary('expm1'),
    log: unary('log'),
    log1p: unary('log1p'),
    log2: unary('log2'),
    log10: unary('log10'),
    sin: unary('sin'),
    cos: unary('cos'),
    tan: unary('tan'),
    asin: unary('asin'),
    acos: unary('acos'),
    atan: unary('atan'),
    atan2: binary('atan2'),
    sinh: unary('sinh'),
    cosh: unary('cosh'),
    tanh: unary('tanh'),
    asinh: unary('asinh'),
    acosh: unary('acosh'),
    atanh: unary('atanh'),

    call(name, args) {
      // Sines and cosines of trees are exact there anyway.
      if (name === 'sinTurn' || name === 'cosTurn')
        return unaryNode(name === 'sinTurn' ? 'sin' : 'cos', toNode(args[0] as Operand<Node>));
      const known = functionOf(library.functions, name);
      if (known.generic !== undefined) return known.generic(arithmetic, ...args);
      const operands: Node[] = [];
      const slots = mapNodes(args, (node) => new Slot(operands.push(node) - 1));
      return callNode(name, operands, (numbers) => Number(known.float64(...(fillSlots(slots, numbers) as unknown[]))));
    },
    named(name) {
      return constantNode(Number(constantOf(library.constants, name).text));
    },
    index: (key) => (typeof key === 'string' ? key : requireNumber(key as Operand<Node>, 'takes an element by')),
    toNumber: (x) => requireNumber(x, 'takes the number of'),
  };
  return arithmetic;
}
