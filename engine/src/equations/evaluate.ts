/** Numbers from expression trees: value, size of the terms, and derivatives. */
import { spend } from '../budget.js';
import { type Binary, binaryOperations, type Node, type Unary, unaryOperations } from './node.js';

export type Values = ReadonlyMap<string, number>;

/** What an operation costs, and a function of the engine at least. */
const OPERATION = 4;
const CALL = 100;

/** The value of a tree; NaN where it contains a variable without a value. */
export function evaluate(node: Node, values: Values): number {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'variable':
      return values.get(node.name) ?? Number.NaN;
    case 'unary':
      spend(OPERATION);
      return unaryOperations[node.op](evaluate(node.of, values));
    case 'binary':
      spend(OPERATION);
      return binaryOperations[node.op](evaluate(node.left, values), evaluate(node.right, values));
    case 'call':
      spend(CALL);
      return node.native(node.operands.map((operand) => evaluate(operand, values)));
  }
}

/**
 * How large the terms are that add up to the value: |a| + |b| for a − b. A difference is zero to rounding when it is
 * tiny beside this, however much of it cancels.
 */
export function termSize(node: Node, values: Values): number {
  if (node.kind === 'unary' && node.op === 'neg') return termSize(node.of, values);
  if (node.kind === 'binary') {
    spend(OPERATION);
    const { left, right } = node;
    if (node.op === 'add' || node.op === 'sub') return termSize(left, values) + termSize(right, values);
    if (node.op === 'mul') return termSize(left, values) * termSize(right, values);
    if (node.op === 'div') return termSize(left, values) / Math.abs(evaluate(right, values));
  }
  return Math.abs(evaluate(node, values));
}

/** How far rounding may have moved the value of a tree, with every operation rounded and its operands' errors passed on. */
export function roundingError(node: Node, values: Values): { value: number; error: number } {
  spend(OPERATION);
  switch (node.kind) {
    case 'constant':
      return { value: node.value, error: 0 };
    case 'variable':
      return { value: values.get(node.name) ?? Number.NaN, error: 0 };
    case 'unary': {
      const { value: x, error } = roundingError(node.of, values);
      const value = unaryOperations[node.op](x);
      const own = node.op === 'neg' ? 0 : Math.abs(value) * Number.EPSILON;
      return { value, error: own + Math.abs(chain(unaryDerivatives[node.op](x, value), error)) };
    }
    case 'binary': {
      const left = roundingError(node.left, values);
      const right = roundingError(node.right, values);
      const value = binaryOperations[node.op](left.value, right.value);
      const [byLeft, byRight] = binaryDerivatives(node.op, left.value, right.value, value);
      const passed = Math.abs(chain(byLeft, left.error)) + Math.abs(chain(byRight, right.error));
      return { value, error: Math.abs(value) * Number.EPSILON + passed };
    }
    case 'call': {
      const value = node.native(node.operands.map((operand) => evaluate(operand, values)));
      return { value, error: Math.abs(value) * 1e-14 };
    }
  }
}

/** A value and its partial derivatives. */
export interface Dual {
  readonly value: number;
  readonly partials: readonly number[];
}

const unaryDerivatives: Record<Unary, (x: number, y: number) => number> = {
  neg: () => -1,
  abs: (x) => Math.sign(x),
  sign: () => 0,
  floor: () => 0,
  ceil: () => 0,
  round: () => 0,
  trunc: () => 0,
  sqrt: (_, y) => 0.5 / y,
  cbrt: (_, y) => 1 / (3 * y * y),
  exp: (_, y) => y,
  expm1: (_, y) => y + 1,
  log: (x) => 1 / x,
  log1p: (x) => 1 / (1 + x),
  log2: (x) => Math.LOG2E / x,
  log10: (x) => Math.LOG10E / x,
  sin: Math.cos,
  cos: (x) => -Math.sin(x),
  tan: (_, y) => 1 + y * y,
  asin: (x) => 1 / Math.sqrt(1 - x * x),
  acos: (x) => -1 / Math.sqrt(1 - x * x),
  atan: (x) => 1 / (1 + x * x),
  sinh: Math.cosh,
  cosh: Math.sinh,
  tanh: (_, y) => 1 - y * y,
  asinh: (x) => 1 / Math.hypot(x, 1),
  acosh: (x) => 1 / Math.sqrt(x * x - 1),
  atanh: (x) => 1 / (1 - x * x),
};

/** The two partial derivatives of a binary operation at `a`, `b` with result `y`. */
function binaryDerivatives(op: Binary, a: number, b: number, y: number): readonly [number, number] {
  switch (op) {
    case 'add':
      return [1, 1];
    case 'sub':
      return [1, -1];
    case 'mul':
      return [b, a];
    case 'div':
      return [1 / b, -y / b];
    case 'mod':
      return [1, -Math.trunc(a / b)];
    case 'pow':
      return [b * a ** (b - 1), a > 0 ? y * Math.log(a) : 0];
    case 'min':
      return a <= b ? [1, 0] : [0, 1];
    case 'max':
      return a >= b ? [1, 0] : [0, 1];
    case 'hypot':
      return y === 0 ? [1, 1] : [a / y, b / y];
    case 'atan2': {
      const square = a * a + b * b;
      return [b / square, -a / square];
    }
  }
}

/** Value and partial derivatives with respect to `names`. Functions of the engine are differentiated numerically. */
export function differentiate(node: Node, values: Values, names: readonly string[]): Dual {
  spend(OPERATION + names.length);
  switch (node.kind) {
    case 'constant':
      return { value: node.value, partials: names.map(() => 0) };
    case 'variable':
      return {
        value: values.get(node.name) ?? Number.NaN,
        partials: names.map((name) => (name === node.name ? 1 : 0)),
      };
    case 'unary': {
      const { value: x, partials } = differentiate(node.of, values, names);
      const value = unaryOperations[node.op](x);
      const slope = unaryDerivatives[node.op](x, value);
      return { value, partials: partials.map((partial) => chain(slope, partial)) };
    }
    case 'binary': {
      const left = differentiate(node.left, values, names);
      const right = differentiate(node.right, values, names);
      const value = binaryOperations[node.op](left.value, right.value);
      const [byLeft, byRight] = binaryDerivatives(node.op, left.value, right.value, value);
      return {
        value,
        partials: names.map(
          (_, index) => chain(byLeft, left.partials[index]!) + chain(byRight, right.partials[index]!),
        ),
      };
    }
    case 'call': {
      const operands = node.operands.map((operand) => differentiate(operand, values, names));
      const point = operands.map(({ value }) => value);
      const partials = names.map(() => 0);
      operands.forEach((operand, at) => {
        if (operand.partials.every((partial) => partial === 0)) return;
        const step = 6e-6 * Math.max(Math.abs(operand.value), 1e-6);
        spend(2 * CALL);
        const moved = (by: number) => node.native(point.map((x, index) => (index === at ? x + by : x)));
        const slope = (moved(step) - moved(-step)) / (2 * step);
        operand.partials.forEach((partial, index) => {
          partials[index] = partials[index]! + chain(slope, partial);
        });
      });
      return { value: node.native(point), partials };
    }
  }
}

/** A slope that does not exist does no harm where nothing depends on it. */
function chain(slope: number, partial: number): number {
  return partial === 0 ? 0 : slope * partial;
}
