/** What comes of what stands in a form. The server and browsers reckon it by this same code. */
import { evaluateWith } from '@reckoner/engine/calculate/evaluation';
import type { Methods } from '@reckoner/engine/calculate/methods';
import type { Calculator, Issue, Outcome, Understood } from '@reckoner/engine/calculate/types';
import { understandWith } from '@reckoner/engine/calculate/understanding';
import { type FormDefinition, type FormRequest, type FormState, requestFromState } from '../form/fields.js';
import { type FormProblem, problemsOf } from './problems.js';

/** A calculator with what it needs to be evaluated. */
export interface Evaluator {
  readonly calculator: Calculator;
  readonly methods: Methods;
}

export interface Reckoning {
  readonly state: FormState;
  readonly request: FormRequest;
  /** Undefined when the inputs are not valid. */
  readonly outcome: Outcome | undefined;
  readonly understood?: Understood;
  readonly problems: readonly FormProblem[];
}

/** `today` is the UTC date. */
export function reckon(
  { calculator, methods }: Evaluator,
  definition: FormDefinition,
  state: FormState,
  today: string,
): Reckoning {
  const { request, rows } = requestFromState(definition, state);
  const { inputs, ...options } = request;
  const refused = (issues: readonly Issue[]): Reckoning => {
    return { state, request, outcome: undefined, problems: problemsOf(definition, issues, rows) };
  };
  const understanding = understandWith(methods, calculator, inputs, options, { today });
  if (!understanding.ok) return refused(understanding.issues);
  const { understood } = understanding;
  const outcome = evaluateWith(methods, calculator, understood);
  // Each value is allowed, but together they are too few or contradict each other.
  if (!outcome.ok && outcome.issues) return { ...refused(outcome.issues), outcome };
  return { state, request, outcome, understood, problems: [] };
}
