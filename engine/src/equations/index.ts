/** Solves equations with everything that they may call. */
import type { Lifted } from '../arithmetic/arithmetic.js';
import { engineLibrary } from '../arithmetic/registry.js';
import { type Choices, equationTrees } from './lifted-equations.js';
import { type EquationOutcome, type EquationProblem, solveEquations as solve } from './solve.js';

export type { EquationOutcome, EquationProblem, EquationVariable } from './solve.js';

export interface LiftedProblem extends Omit<EquationProblem, 'equations'> {
  /** The calculator's lifted module; its `equations` are read once and kept as trees. */
  readonly lifted: Lifted;
  /** What the choices among the variables are. */
  readonly choices?: Choices;
}

/**
 * `solveEquations` of `solve.ts` on the whole engine's functions and constants.
 * @throws Error when the equations are not plain arithmetic on their variables (the author's mistake).
 */
export function solveEquations({ lifted, choices, ...problem }: LiftedProblem): EquationOutcome {
  const names = problem.variables.map(({ name }) => name);
  return solve({ ...problem, equations: equationTrees(engineLibrary, lifted, names, choices) });
}
