/**
 * The engine functions that formulas may call, by their exported name, with the version that each arithmetic runs.
 * A folder that brings functions has a `functions.ts` with its own table, and a line here.
 */
import type { Arithmetic } from './arithmetic/arithmetic.js';
import { calendarFunctions } from './calendar-functions.js';
import { numericFunctions } from './numeric/functions.js';
import { specialFunctions } from './special/functions.js';

/**
 * One function in its versions. An arithmetic runs `generic` when there is one; else the decimal arithmetic runs
 * `decimal`, and the quantity arithmetic runs `float64` on dimensionless arguments.
 */
export interface EngineFunction {
  // biome-ignore lint/suspicious/noExplicitAny: the registry holds functions of every shape
  readonly float64: (...args: any[]) => any;
  /** On decimals (or native numbers), to 34 digits. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly decimal?: (...args: any[]) => any;
  /** Written on the operations of any arithmetic; lists are native arrays, functions are native functions. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly generic?: (A: Arithmetic<any>, ...args: any[]) => any;
}

export const functions: Readonly<Record<string, EngineFunction>> = {
  ...specialFunctions,
  ...numericFunctions,
  ...calendarFunctions,
};
