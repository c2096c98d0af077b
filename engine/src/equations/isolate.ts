/** Turns an equation in which a variable occurs once into `variable = expression`, a branch for each solution. */
import { countVariables, type Node } from './node.js';
import { binaryOperations, unaryOperations } from './operations.js';

/** The operands on the variable's side for which an operation gives `t`; undefined when it has no inverse in closed form. */
function invert(
  node: Node & { kind: 'unary' | 'binary' },
  onLeft: boolean,
  t: Node,
  nonNegative: (node: Node) => boolean,
): Node[] | undefined {
  if (node.kind === 'unary') return unaryOperations[node.op].inverse?.(t, node.of, nonNegative);
  const { op, left, right } = node;
  if (onLeft) return binaryOperations[op].left?.(t, right, left, nonNegative);
  return binaryOperations[op].right?.(t, left, right, nonNegative);
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
      const targets = invert(side, leftSide, target, nonNegative);
      if (targets === undefined) return undefined;
      for (const each of targets) next.push({ side: inner, target: each });
    }
    branches = next;
  }
}
