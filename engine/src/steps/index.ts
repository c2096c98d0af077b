/** Worked steps: a calculation line by line, in symbols, with the numbers put in, and the values. */
import { decimal } from '../arithmetic/decimal.js';
import { float64 } from '../arithmetic/float64.js';
import { NoResult } from '../authoring/no-result.js';
import { spend, type Units } from '../budget.js';
import { preparedOf } from '../calculate/prepared.js';
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
  spendOnLongLists(understood);
  const asked = { calculator, understood, results, symbols };
  if (calculator.definition.equations) return equationSteps(asked);
  try {
    return preparedOf(calculator).decimal ? formulaSteps(asked, decimal) : formulaSteps(asked, float64);
  } catch (error) {
    // The formula is not the author's own function here, but its lifted form, whose searches may end elsewhere.
    if (error instanceof NoResult) return [unworkable(error.message)];
    throw error;
  }
}

/** So many values of a list are worked through; more of them are more than a reader, or a request, has time for. */
const WORKED_VALUES = 1000;
/** What a value beyond costs, so that some hundred of them spend what a request may. */
const VALUE_BEYOND: Units = 30_000;

function spendOnLongLists({ inputs }: Understood): void {
  for (const value of Object.values(inputs)) {
    if (Array.isArray(value) && value.length > WORKED_VALUES) spend((value.length - WORKED_VALUES) * VALUE_BEYOND);
  }
}

function unworkable(reason: string): Step {
  const text = `The calculation cannot be worked through for these inputs: ${reason}`;
  return { text, latex: wordsSide(text).latex };
}
