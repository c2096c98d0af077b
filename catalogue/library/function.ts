/** Makes a function of a calculator: it understands what it is given and answers as the API does, in this process. */
import { TooMuchWork } from '@reckoner/engine/budget';
import { evaluateWith } from '@reckoner/engine/calculate/evaluate/evaluation';
import type { Methods } from '@reckoner/engine/calculate/evaluate/methods';
import { understandWith } from '@reckoner/engine/calculate/read/understanding';
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import { RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Issue } from '@reckoner/engine/calculate/types';
import { CalculationError } from './calculation-error.js';
import { withCurrentNames } from './lean-later.js';

export interface Options {
  readonly units?: Readonly<Record<string, string>>;
  readonly currency?: string;
  readonly today?: string;
}

const OPTIONS: readonly string[] = ['units', 'currency', 'today'];

/** Programs without types may send what is no option: nobody is to take it for heard. */
function checkOptions(options: object): void {
  const issues = unknownNames(options, OPTIONS).map((name): Issue => {
    const message = `"${name}" is not an option: there are ${OPTIONS.join(', ')}.`;
    return { pointer: `/${name}`, code: 'unknown-field', message, allowed: OPTIONS };
  });
  if (issues.length > 0) throw CalculationError.of('invalid-inputs', issues);
}

/** @throws CalculationError with every issue, or the reason why there is no result */
function calculate(calculator: Calculator, methods: Methods, inputs: unknown, options: Options) {
  checkOptions(options);
  const { today = new Date().toISOString().slice(0, 10), ...rest } = options;
  const understanding = understandWith(methods, calculator, withCurrentNames(calculator, inputs), rest, { today });
  if (!understanding.ok) throw CalculationError.of('invalid-inputs', understanding.issues);
  const { understood } = understanding;
  try {
    const outcome = withinRequest(() => evaluateWith(methods, calculator, understood));
    if (!outcome.ok)
      throw new CalculationError(outcome.issues ? 'invalid-inputs' : 'no-result', outcome.reason, outcome.issues);
    const { ok: _, ...result } = outcome;
    return { ...result, inputs: understood.inputs };
  } catch (error) {
    if (error instanceof TooMuchWork) throw new CalculationError('too-much-work', RESULT_TOO_LONG);
    throw error;
  }
}

export interface Made {
  readonly calculator: Calculator;
  readonly methods: Methods;
}

/** @param make Puts the calculator together when it is called for the first time. */
export function calculatorFunction(slug: string, version: string, make: () => Made) {
  let made: Made | undefined;
  const run = (inputs: unknown = {}, options: Options = {}) => {
    made ??= make();
    return calculate(made.calculator, made.methods, inputs, options);
  };
  return Object.assign(run, { slug, version });
}
