/** Expression trees: what an equation becomes when it runs on the tree arithmetic, built with constants folded. */
import { spend } from '../budget.js';
import { type Binary, binaryOperations, type Unary, unaryOperations } from './operations.js';

/** What it costs to make a node anew. */
const NODE = 10;

export type Node =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'unary'; readonly op: Unary; readonly of: Node }
  | { readonly kind: 'binary'; readonly op: Binary; readonly left: Node; readonly right: Node }
  /** A function of the engine; `native` gives its number from the numbers of the operands. */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly operands: readonly Node[];
      readonly native: (operands: readonly number[]) => number;
    };

export function constantNode(value: number): Node {
  return { kind: 'constant', value };
}

export function variableNode(name: string): Node {
  return { kind: 'variable', name };
}

const isConstant = (node: Node, value: number): boolean => node.kind === 'constant' && node.value === value;

export function unaryNode(op: Unary, of: Node): Node {
  if (of.kind === 'constant') return constantNode(unaryOperations[op].value(of.value));
  if (op === 'neg' && of.kind === 'unary' && of.op === 'neg') return of.of;
  return { kind: 'unary', op, of };
}

export function binaryNode(op: Binary, left: Node, right: Node): Node {
  if (left.kind === 'constant' && right.kind === 'constant') {
    return constantNode(binaryOperations[op].value(left.value, right.value));
  }
  if (op === 'add' && isConstant(left, 0)) return right;
  if ((op === 'add' || op === 'sub') && isConstant(right, 0)) return left;
  if (op === 'mul' && (isConstant(left, 0) || isConstant(right, 0))) return constantNode(0);
  if (op === 'mul' && isConstant(left, 1)) return right;
  if ((op === 'mul' || op === 'div' || op === 'pow') && isConstant(right, 1)) return left;
  return { kind: 'binary', op, left, right };
}

export function callNode(
  name: string,
  operands: readonly Node[],
  native: (operands: readonly number[]) => number,
): Node {
  const values: number[] = [];
  for (const operand of operands) {
    if (operand.kind !== 'constant') return { kind: 'call', name, operands, native };
    values.push(operand.value);
  }
  return constantNode(native(values));
}

/** The operands of a node, from left to right. */
export function operandsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'unary':
      return [node.of];
    case 'binary':
      return [node.left, node.right];
    case 'call':
      return node.operands;
    default:
      return [];
  }
}

/** The same node on other operands, folded where they are constant. */
function withOperands(node: Node, operands: readonly Node[]): Node {
  switch (node.kind) {
    case 'unary':
      return unaryNode(node.op, operands[0]!);
    case 'binary':
      return binaryNode(node.op, operands[0]!, operands[1]!);
    case 'call':
      return callNode(node.name, operands, node.native);
    default:
      return node;
  }
}

/** Puts expressions in the place of variables. */
export function substitute(node: Node, replacements: ReadonlyMap<string, Node>): Node {
  if (node.kind === 'variable') return replacements.get(node.name) ?? node;
  const operands = operandsOf(node);
  if (operands.length === 0) return node;
  spend(NODE);
  const replaced = operands.map((operand) => substitute(operand, replacements));
  return replaced.every((operand, index) => operand === operands[index]) ? node : withOperands(node, replaced);
}

/** How often each variable occurs; in the order of first occurrence. */
export function countVariables(node: Node, counts = new Map<string, number>()): Map<string, number> {
  if (node.kind === 'variable') counts.set(node.name, (counts.get(node.name) ?? 0) + 1);
  for (const operand of operandsOf(node)) countVariables(operand, counts);
  return counts;
}

/** The number of nodes. */
export function sizeOf(node: Node): number {
  let size = 1;
  for (const operand of operandsOf(node)) size += sizeOf(operand);
  return size;
}
