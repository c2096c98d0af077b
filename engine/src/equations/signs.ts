/** Which expressions cannot be negative, from the bounds of their variables: decides which roots are worth trying. */
import type { Node } from './node.js';
import { type EquationVariable, lowerBound } from './variables.js';

/** A test whether a tree is never negative where its variables are within bounds. May say no where it is so. */
export function nonNegativeTest(variables: ReadonlyMap<string, EquationVariable>): (node: Node) => boolean {
  const test = (node: Node): boolean => {
    switch (node.kind) {
      case 'constant':
        return node.value >= 0;
      case 'variable': {
        const variable = variables.get(node.name);
        return variable !== undefined && lowerBound(variable) >= 0;
      }
      case 'unary':
        return (
          ['abs', 'sqrt', 'exp', 'cosh', 'acos', 'acosh'].includes(node.op) || (node.op === 'cbrt' && test(node.of))
        );
      case 'binary':
        if (node.op === 'hypot') return true;
        if (node.op === 'pow') {
          return test(node.left) || (node.right.kind === 'constant' && node.right.value % 2 === 0);
        }
        if (node.op === 'add' || node.op === 'mul' || node.op === 'div') return test(node.left) && test(node.right);
        return false;
      case 'call':
        return false;
    }
  };
  return test;
}
