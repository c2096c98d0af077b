/** Solves equations with everything that they may call. */
import { engineLibrary } from '../arithmetic/registry.js';
import { type EquationOutcome, type EquationProblem, solveEquations as solve } from './solve.js';

export type { EquationOutcome, EquationProblem, EquationVariable } from './solve.js';

/** `solveEquations` of `solve.ts` on the whole engine's functions and constants. */
export function solveEquations(problem: Omit<EquationProblem, 'library'>): EquationOutcome {
  return solve({ ...problem, library: engineLibrary });
}
