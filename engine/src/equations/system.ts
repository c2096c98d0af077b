/** An equation as two trees. */
import { countVariables, type Node } from './node.js';

export interface TreeEquation {
  readonly left: Node;
  readonly right: Node;
  /** The variables that occur in it, in the order of first occurrence. */
  readonly variables: readonly string[];
  /** As the author wrote it, when values have been put into it since. */
  readonly source?: TreeEquation;
}

export function treeEquation(left: Node, right: Node, source?: TreeEquation): TreeEquation {
  const variables = [...countVariables(right, countVariables(left)).keys()];
  return { left, right, variables, source };
}

/** The equation that an author would recognise. */
export function asWritten(equation: TreeEquation): TreeEquation {
  return equation.source ?? equation;
}
