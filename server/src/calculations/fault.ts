/** A calculator whose own code failed: a fault of ours, which the checks should have found, for the log alone. */
import { TooMuchWork } from '@reckoner/engine/budget';
import { Problem } from '../http/problem.js';
import { Redirect } from '../http/redirect.js';
import { StoreUnavailable } from '../store/guard.js';

export class CalculatorFault extends Error {
  override readonly name = 'CalculatorFault';
  /** The names of the inputs that were sent; their values are nobody's but the client's. */
  constructor(
    readonly calculator: string,
    readonly inputs: readonly string[],
    override readonly cause: unknown,
  ) {
    super(`The calculator ${calculator} failed.`);
  }
}

/** What the client hears of it. */
export const FAULT_TOLD = 'The calculator failed at these inputs. The fault is ours, and it is in our log.';

/** What was thrown as the calculator's fault, unless it is an answer. */
export function asFault(calculator: string, inputs: unknown, error: unknown): unknown {
  const isAnswer = [Problem, Redirect, StoreUnavailable, CalculatorFault, TooMuchWork].some(
    (kind) => error instanceof kind,
  );
  return isAnswer ? error : new CalculatorFault(calculator, Object.keys(Object(inputs)), error);
}

/**
 * Runs what a calculator's definition has a part in.
 * @throws CalculatorFault in place of what its code throws.
 */
export function runCalculator<Result>(calculator: string, inputs: unknown, run: () => Result): Result {
  try {
    const result = run();
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      throw asFault(calculator, inputs, error);
    }) as Result;
  } catch (error) {
    throw asFault(calculator, inputs, error);
  }
}
