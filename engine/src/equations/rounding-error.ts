/** How far rounding may have moved the value of a tree. */
import { spend } from '../budget.js';
import { chain, evaluate, OPERATION, type Values } from './evaluate.js';
import type { Node } from './node.js';
import { binaryOperations, unaryOperations } from './operations.js';

/** Every operation is rounded, and its operands' errors are passed on. */
export function roundingError(node: Node, values: Values): { value: number; error: number } {
  spend(OPERATION);
  switch (node.kind) {
    case 'constant':
      return { value: node.value, error: 0 };
    case 'variable':
      return { value: values.get(node.name) ?? Number.NaN, error: 0 };
    case 'unary': {
      const { value: x, error } = roundingError(node.of, values);
      const operation = unaryOperations[node.op];
      const value = operation.value(x);
      const own = node.op === 'neg' ? 0 : Math.abs(value) * Number.EPSILON;
      return { value, error: own + Math.abs(chain(operation.slope(x, value), error)) };
    }
    case 'binary': {
      const left = roundingError(node.left, values);
      const right = roundingError(node.right, values);
      const operation = binaryOperations[node.op];
      const value = operation.value(left.value, right.value);
      const [byLeft, byRight] = operation.slopes(left.value, right.value, value);
      const passed = Math.abs(chain(byLeft, left.error)) + Math.abs(chain(byRight, right.error));
      return { value, error: Math.abs(value) * Number.EPSILON + passed };
    }
    case 'call': {
      const value = node.native(node.operands.map((operand) => evaluate(operand, values)));
      return { value, error: Math.abs(value) * 1e-14 };
    }
  }
}
