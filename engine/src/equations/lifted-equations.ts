/** The equations of a calculator as trees, made once and kept. */
import type { Arithmetic, Lifted, Operand } from '../arithmetic/arithmetic.js';
import type { Library } from '../arithmetic/library.js';
import { type Node, variableNode } from './node.js';
import { type TreeEquation, treeEquation } from './system.js';
import { createTreeArithmetic, toNode } from './tree-arithmetic.js';

/** What the choices among the variables are: a key, or the value that it stands for. */
export type Choices = Readonly<Record<string, number | string>>;

/** By calculator, then by what is chosen: other choices may be other equations. */
const systems = new WeakMap<Lifted, Map<string, readonly TreeEquation[]>>();

/**
 * The equations of a lifted calculator as trees.
 * @param names The variables that are numbers.
 * @throws Error when an equation is not plain arithmetic on the variables (the author's mistake, found at codegen).
 */
export function equationTrees(
  library: Library,
  lifted: Lifted,
  names: readonly string[],
  choices: Choices = {},
): readonly TreeEquation[] {
  const ofChoices = systems.get(lifted) ?? new Map<string, readonly TreeEquation[]>();
  systems.set(lifted, ofChoices);
  const key = JSON.stringify(choices);
  const known = ofChoices.get(key);
  if (known !== undefined) return known;
  const arithmetic: Arithmetic<Node> = createTreeArithmetic(library);
  const equations = lifted(arithmetic).equations as
    | ((
        variables: Readonly<Record<string, Operand<Node> | string>>,
      ) => readonly (readonly [Operand<Node>, Operand<Node>])[])
    | undefined;
  if (equations === undefined) throw new Error('The lifted calculator has no equations.');
  const variables = Object.fromEntries(names.map((name) => [name, variableNode(name)]));
  const trees = equations({ ...variables, ...choices }).map(([left, right]) =>
    treeEquation(toNode(left), toNode(right)),
  );
  ofChoices.set(key, trees);
  return trees;
}
