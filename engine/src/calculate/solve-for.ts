/** Finds the input of any calculator for which an output has a given value. */
import { allMethods } from './all-methods.js';
import type { Goal } from './solve-for-request.js';
import { type SolveOutcome, solveForWith, understandOthersWith } from './solving.js';
import type { CalculateOptions, Calculator, Context, Understanding } from './types.js';

export { type Goal, readGoal, type Sought } from './solve-for-request.js';
export type { Solved, SolveOutcome } from './solving.js';

/** The inputs without the one that is solved for, as they were understood; or what is wrong with them. */
export function understandOthers(
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  options: CalculateOptions,
  context: Context,
): Understanding {
  return understandOthersWith(allMethods, calculator, raw, goal, options, context);
}

/**
 * The answer at the solution. Among several the one nearest to the input's default is taken, or nearest to its first
 * example where it has no default.
 */
export function solveFor(
  calculator: Calculator,
  raw: Readonly<Record<string, unknown>>,
  goal: Goal,
  options: CalculateOptions,
  context: Context,
): SolveOutcome {
  return solveForWith(allMethods, calculator, raw, goal, options, context);
}
