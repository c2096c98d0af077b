/** Worked steps lead from the inputs to every result, at each example that has results. */
import { TooMuchWork } from '@reckoner/engine/budget';
import { withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, ResultValue } from '@reckoner/engine/calculate/types';
import { type Step, workedSteps } from '@reckoner/engine/steps/index';
import { runExample } from './run.js';
import type { Report } from './subject.js';

export const WORKED_THROUGH = 'worked-through';

const MEND =
  'Write the calculation in fewer kinds of steps: name its parts by `const`, and let functions of the engine search and sum.';

/** The steps; undefined where they take more work than a request may, which is said to who asks for them. */
function stepsAt(work: () => Step[]): readonly Step[] | Error | undefined {
  try {
    return withinRequest(work);
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    return error as Error;
  }
}

/** Whether some line ends in the value of a result; tables and matrices have none that a line could end in. */
function endsIn(steps: readonly Step[], name: string, { value }: ResultValue): boolean {
  return steps.some((step) => step.name === name && (typeof value === 'object' || step.value === value));
}

/** @param symbols Of the printed formula, once it is made. */
export function checkSteps(calculator: Calculator, symbols: Readonly<Record<string, string>>, report: Report): void {
  const { definition, lifted } = calculator;
  if (lifted === undefined) return;
  for (const [index, { inputs, results: expected }] of definition.examples.entries()) {
    if (expected === undefined) continue;
    const { understanding, run } = runExample(calculator, inputs);
    if (!understanding.ok || run === undefined || !('outcome' in run) || !run.outcome.ok) continue;
    const { results } = run.outcome;
    const steps = stepsAt(() => workedSteps(calculator, understanding.understood, results, symbols));
    if (steps === undefined) continue;
    const place = ['examples', index];
    if (steps instanceof Error) {
      report(place, `The steps of example ${index + 1} fail: ${steps.message}`, MEND);
      continue;
    }
    const missing = Object.entries(results).filter(([name, result]) => !endsIn(steps, name, result));
    if (missing.length === 0) continue;
    const names = missing.map(([name]) => `"${name}"`).join(', ');
    report(place, `The steps of example ${index + 1} do not end in ${names}.`, MEND);
  }
}
