/** Evaluates any calculator on understood inputs. */

import type { Calculator, Outcome, Understood } from '../types.js';
import { allMethods } from './all-methods.js';
import { evaluateWith } from './evaluation.js';

/**
 * The results and the explanation, or the reason why there are none. Never NaN or Infinity.
 * @throws Error when the calculator itself is wrong; never because of inputs.
 */
export function evaluate(calculator: Calculator, understood: Understood): Outcome {
  return evaluateWith(allMethods, calculator, understood);
}
