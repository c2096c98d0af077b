/** Takes one unknown out of several equations by putting the expression that one of them gives for it into the others. */
import { isolate } from './isolate.js';
import { binaryNode, constantNode, countVariables, type Node, operandsOf, sizeOf, substitute } from './node.js';
import { type TreeEquation, treeEquation } from './system.js';

export interface Elimination {
  readonly name: string;
  /** One expression in the other unknowns for each way to solve for it. */
  readonly branches: readonly Node[];
  /** The place of the equation that was used. */
  readonly equation: number;
}

/** Trees beyond this many nodes are not worth evaluating again and again. */
const MAX_SIZE = 3000;

/** The structural degree of a tree in `name`: 0, 1, or 2 for anything else. */
function degreeIn(node: Node, name: string): 0 | 1 | 2 {
  if (node.kind === 'variable') return node.name === name ? 1 : 0;
  const degrees = operandsOf(node).map((operand) => degreeIn(operand, name));
  const highest = Math.max(0, ...degrees) as 0 | 1 | 2;
  if (highest !== 1) return highest;
  if (node.kind === 'unary') return node.op === 'neg' ? 1 : 2;
  if (node.kind !== 'binary') return 2;
  if (node.op === 'add' || node.op === 'sub') return 1;
  if (node.op === 'mul') return degrees[0] === 0 || degrees[1] === 0 ? 1 : 2;
  return node.op === 'div' && degrees[1] === 0 ? 1 : 2;
}

/** For an equation that is linear in `name`: from its difference at 0 and at 1. */
function solveLinear({ left, right }: TreeEquation, name: string): Node[] | undefined {
  if (degreeIn(left, name) > 1 || degreeIn(right, name) > 1) return undefined;
  const difference = binaryNode('sub', left, right);
  const at = (value: number) => substitute(difference, new Map([[name, constantNode(value)]]));
  return [binaryNode('div', at(0), binaryNode('sub', at(0), at(1)))];
}

/** The cheapest elimination, or undefined when no equation can be solved for any unknown. */
export function cheapestElimination(
  equations: readonly TreeEquation[],
  unknowns: readonly string[],
  nonNegative: (node: Node) => boolean,
): Elimination | undefined {
  let best: Elimination | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  equations.forEach((equation, index) => {
    const counts = countVariables(equation.right, countVariables(equation.left));
    for (const name of unknowns) {
      const count = counts.get(name);
      if (count === undefined) continue;
      const branches =
        count === 1 ? isolate(equation.left, equation.right, name, nonNegative) : solveLinear(equation, name);
      if (branches === undefined) continue;
      let elsewhere = 0;
      equations.forEach((other, place) => {
        if (place !== index) elsewhere += countVariables(other.right, countVariables(other.left)).get(name) ?? 0;
      });
      const cost = branches.length ** 2 * (1 + sizeOf(branches[0]!) * elsewhere);
      if (cost >= bestCost || cost > MAX_SIZE * 4) continue;
      best = { name, branches, equation: index };
      bestCost = cost;
    }
  });
  return best;
}

/** The other equations with `expression` in the place of the eliminated unknown; undefined when they grow too large. */
export function eliminated(
  equations: readonly TreeEquation[],
  { name, equation: used }: Elimination,
  expression: Node,
): TreeEquation[] | undefined {
  const replacement = new Map([[name, expression]]);
  const rest = equations
    .filter((_, index) => index !== used)
    .map((equation) =>
      equation.variables.includes(name)
        ? treeEquation(
            substitute(equation.left, replacement),
            substitute(equation.right, replacement),
            equation.source ?? equation,
          )
        : equation,
    );
  return rest.some(({ left, right }) => sizeOf(left) + sizeOf(right) > MAX_SIZE) ? undefined : rest;
}
