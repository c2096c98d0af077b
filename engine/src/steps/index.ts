/** Worked steps: a calculation line by line, in symbols, with the numbers put in, and the values. */
import { decimal } from '../arithmetic/decimal.js';
import { float64 } from '../arithmetic/float64.js';
import { NoResult } from '../authoring/no-result.js';
import { planOf } from '../calculate/plan.js';
import type { Calculator, ResultValue, Understood } from '../calculate/types.js';
import { equationSteps } from './equation-steps.js';
import { formulaSteps } from './formula-steps.js';
import type { Step } from './step.js';
import { wordsSide } from './write.js';

export type { Step } from './step.js';

/**
 * The steps to the results, which `evaluate` gave for these inputs. The calculator needs its lifted formula.
 * @param symbols The LaTeX symbols of the fields in the printed formula (the detail's `formula.symbols`).
 * @throws Error for an algorithm, which has no formula to work through.
 */
export function workedSteps(
  calculator: Calculator,
  understood: Understood,
  results: Readonly<Record<string, ResultValue>>,
  symbols: Readonly<Record<string, string>> = {},
): Step[] {
  if (calculator.lifted === undefined)
    throw new Error(`The calculator ${calculator.slug} came without its lifted formula.`);
  const asked = { calculator, understood, results, symbols };
  if (calculator.definition.equations) return equationSteps(asked);
  try {
    return planOf(calculator).decimal ? formulaSteps(asked, decimal) : formulaSteps(asked, float64);
  } catch (error) {
    // The formula is not the author's own function here, but its lifted form, whose searches may end elsewhere.
    if (error instanceof NoResult) return [unworkable(error.message)];
    throw error;
  }
}

function unworkable(reason: string): Step {
  const text = `The calculation cannot be worked through for these inputs: ${reason}`;
  return { text, latex: wordsSide(text).latex };
}
