/** The operations that equations may need: their own, and those of their inverses. */
import { constantNode, type Node, operandsOf, variableNode } from '@reckoner/engine/equations/node';
import { type Binary, binaryOperations, type Unary, unaryOperations } from '@reckoner/engine/equations/operations';
import type { TreeEquation } from '@reckoner/engine/equations/system';

/** What is done where differences are taken: an unknown in which an equation is linear is eliminated by them. */
const OF_ELIMINATION: readonly Binary[] = ['sub', 'div'];

const ONE = variableNode('one');
const RESULT = variableNode('result');

/** Exponents that are only known when the equations are solved are inverted in any of these ways. */
const EXPONENTS = [variableNode('exponent'), ...[-1, 0.5, 2, 3, 4, 5].map(constantNode)];

/** What is found in trees: operations, and the exponents of powers. */
class Found {
  readonly operations = new Set<string>(OF_ELIMINATION);
  /** Whether an exponent has a variable in it. */
  hasVariableExponent = false;
  readonly exponents = new Map<string, Node>();

  add(node: Node): void {
    if (node.kind === 'unary' || node.kind === 'binary') this.operations.add(node.op);
    if (node.kind === 'binary' && node.op === 'pow') this.#addExponent(node.right);
    for (const operand of operandsOf(node)) this.add(operand);
  }

  #addExponent(exponent: Node): void {
    if (exponent.kind !== 'constant') this.hasVariableExponent = true;
    // The inverse of an inverse has the first exponent again, to rounding.
    else this.exponents.set(exponent.value.toPrecision(12), exponent);
  }

  get size(): number {
    return this.operations.size + this.exponents.size + Number(this.hasVariableExponent);
  }
}

/** Trees with the inverses of an operation in them. */
function inverses(name: string, found: Found): readonly Node[] {
  return [true, false].flatMap((answer) => {
    const nonNegative = () => answer;
    if (name in unaryOperations) return unaryOperations[name as Unary].inverse?.(RESULT, ONE, nonNegative) ?? [];
    const { left, right } = binaryOperations[name as Binary];
    const isPower = name === 'pow';
    const exponents = [...found.exponents.values(), ...(found.hasVariableExponent ? EXPONENTS : [])];
    const others = isPower ? exponents : [ONE];
    return [
      ...others.flatMap((other) => left?.(RESULT, other, ONE, nonNegative) ?? []),
      ...(isPower && !found.hasVariableExponent ? [] : (right?.(RESULT, ONE, ONE, nonNegative) ?? [])),
    ];
  });
}

export interface Operations {
  readonly unary: readonly string[];
  readonly binary: readonly string[];
}

export const ALL_OPERATIONS: Operations = {
  unary: Object.keys(unaryOperations),
  binary: Object.keys(binaryOperations),
};

export function operationsOf(equations: readonly TreeEquation[]): Operations {
  const found = new Found();
  for (const { left, right } of equations) for (const side of [left, right]) found.add(side);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const name of [...found.operations]) for (const tree of inverses(name, found)) found.add(tree);
  }
  return {
    unary: ALL_OPERATIONS.unary.filter((name) => found.operations.has(name)),
    binary: ALL_OPERATIONS.binary.filter((name) => found.operations.has(name)),
  };
}
