/** What a calculator's page shows: what stands in the form, and what comes of it. */
import { evaluate } from '@reckoner/engine/calculate/evaluate';
import type { Calculator, Issue, Outcome } from '@reckoner/engine/calculate/types';
import { understand } from '@reckoner/engine/calculate/understand';
import type { Detail } from '../../../catalogue/catalogue.js';
import { type FormProblem, problemsOf } from '../../calculator/problems.js';
import {
  type FormRequest,
  type FormState,
  requestFromState,
  stateFromRequest,
  withDefaults,
} from '../../form/fields.js';

export interface Calculation {
  readonly state: FormState;
  readonly request: FormRequest;
  /** Undefined when the inputs are not valid. */
  readonly outcome: Outcome | undefined;
  readonly problems: readonly FormProblem[];
}

/** The calculation that a form asks for. `today` is the UTC date. */
export function calculate(calculator: Calculator, detail: Detail, given: FormState, today: string): Calculation {
  const state = withDefaults(detail, given);
  const { request, rows } = requestFromState(detail, state);
  const { inputs, ...options } = request;
  const refused = (issues: readonly Issue[]): Calculation => {
    return { state, request, outcome: undefined, problems: problemsOf(detail, issues, rows) };
  };
  const understanding = understand(calculator, inputs, options, { today });
  if (!understanding.ok) return refused(understanding.issues);
  const outcome = evaluate(calculator, understanding.understood);
  // Each value is allowed, but together they are too few or contradict each other.
  if (!outcome.ok && outcome.issues) return { ...refused(outcome.issues), outcome };
  return { state, request, outcome, problems: [] };
}

/** What a page shows that nobody has asked anything of: the first example that has a result. */
export function exampleState(detail: Detail): FormState {
  const example = detail.examples.find(({ results }) => results !== undefined) ?? detail.examples[0];
  return stateFromRequest(detail, { inputs: example?.inputs ?? {} });
}
