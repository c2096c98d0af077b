/** Finds the input of any calculator for which an output has a given value. */
import { allMethods } from '../evaluate/all-methods.js';
import type { CalculateOptions, Calculator, Context, Understanding } from '../types.js';
import type { Goal } from './request.js';
import { type SolveOutcome, solveForWith, understandOthersWith } from './search-input.js';

export { type Goal, readGoal, type Sought } from './request.js';
export type { Solved, SolveOutcome } from './search-input.js';

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
 * The answer at the solution. Among several a usual one is taken, of these the one nearest to the input's default, or
 * nearest to its first example where it has no default.
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
