/** Numbers from expression trees: value, size of the terms, and derivatives. */
import { spend } from '../budget.js';
import type { Node } from './node.js';
import { binaryOperations, unaryOperations } from './operations.js';

export type Values = ReadonlyMap<string, number>;

/** What an operation costs, and a function of the engine at least. */
export const OPERATION = 4;
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
      return unaryOperations[node.op].value(evaluate(node.of, values));
    case 'binary':
      spend(OPERATION);
      return binaryOperations[node.op].value(evaluate(node.left, values), evaluate(node.right, values));
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

/** A value and its partial derivatives. */
export interface Dual {
  readonly value: number;
  readonly partials: readonly number[];
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
      const operation = unaryOperations[node.op];
      const value = operation.value(x);
      const slope = operation.slope(x, value);
      return { value, partials: partials.map((partial) => chain(slope, partial)) };
    }
    case 'binary': {
      const left = differentiate(node.left, values, names);
      const right = differentiate(node.right, values, names);
      const operation = binaryOperations[node.op];
      const value = operation.value(left.value, right.value);
      const [byLeft, byRight] = operation.slopes(left.value, right.value, value);
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
export function chain(slope: number, partial: number): number {
  return partial === 0 ? 0 : slope * partial;
}
