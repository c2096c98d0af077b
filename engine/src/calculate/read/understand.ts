/** Understands a request to any calculator: every input in every form that is allowed, or every issue at once. */
import { allMethods } from '../evaluate/all-methods.js';
import type { CalculateOptions, Calculator, Context, Understanding } from '../types.js';
import { withCurrentNames } from './former-names.js';
import { understandWith } from './understanding.js';

/**
 * Reads the inputs and options of a request as they came from a client, in any shape. Never throws because of them.
 * The understood inputs are plain values in shown units, which are understood as the same values when they are sent again.
 */
export function understand(
  calculator: Calculator,
  rawInputs: unknown,
  options: CalculateOptions,
  context: Context,
): Understanding {
  return understandWith(allMethods, calculator, withCurrentNames(calculator, rawInputs), options, context);
}
