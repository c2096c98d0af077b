/** What comes of what stands in a form. The server and browsers reckon it by this same code. */
import { evaluateWith } from '@reckoner/engine/calculate/evaluate/evaluation';
import type { Methods } from '@reckoner/engine/calculate/evaluate/methods';
import { understandWith } from '@reckoner/engine/calculate/read/understanding';
import { orElse, RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Issue, Outcome, Understood } from '@reckoner/engine/calculate/types';
import { type FormDefinition, type FormRequest, type FormState, requestFromState } from '../form/fields.js';
import type { Found } from './goal-reckoning.js';
import { type FormProblem, problemsOf } from './problems.js';

/** A calculator with what it needs to be evaluated. */
export interface Evaluator {
  readonly calculator: Calculator;
  readonly methods: Methods;
  /** How a form with a goal is reckoned: browsers load it when there is one. */
  readonly reckonGoal?: typeof import('./goal-reckoning.js').reckonGoal;
}

export interface Reckoning {
  readonly state: FormState;
  /** What the API is asked for the same. */
  readonly request: FormRequest;
  /** What was calculated where that is not what was asked: with the input that was found. */
  readonly calculated?: FormRequest;
  /** The input that was found for the form's goal. */
  readonly found?: Found;
  /** Undefined when the inputs are not valid. */
  readonly outcome: Outcome | undefined;
  readonly understood?: Understood;
  readonly problems: readonly FormProblem[];
}

/**
 * `today` is the UTC date. What is too much work has no result, and says so.
 * @param asked What has to be asked about the texts before there can be a result.
 */
export function reckon(
  evaluator: Evaluator,
  definition: FormDefinition,
  state: FormState,
  today: string,
  asked: readonly FormProblem[] = [],
): Reckoning {
  const read = requestFromState(definition, state);
  return orElse(
    () => withinRequest(() => reckonRequest(evaluator, definition, state, read, today, asked)),
    () => ({ state, request: read.request, outcome: { ok: false, reason: RESULT_TOO_LONG }, problems: [] }),
  );
}

function reckonRequest(
  evaluator: Evaluator,
  definition: FormDefinition,
  state: FormState,
  { request, rows }: ReturnType<typeof requestFromState>,
  today: string,
  asked: readonly FormProblem[],
): Reckoning {
  const { calculator, methods } = evaluator;
  // Uncertainties change no value: the server propagates them.
  const { inputs, solveFor, target, uncertainties: _, ...options } = request;
  const refused = (issues: readonly Issue[]): Reckoning => {
    // What is asked about is missing to the engine.
    const others = problemsOf(definition, issues, rows).filter((one) =>
      asked.every((two) => two.control !== one.control),
    );
    return { state, request, outcome: undefined, problems: [...asked, ...others] };
  };
  if (solveFor !== undefined && target !== undefined && evaluator.reckonGoal && asked.length === 0) {
    const reckoned = evaluator.reckonGoal(evaluator, definition, state, { solveFor, target }, inputs, options, today);
    return 'issues' in reckoned ? refused(reckoned.issues) : { request, problems: [], ...reckoned };
  }
  const understanding = understandWith(methods, calculator, inputs, options, { today });
  if (!understanding.ok) return refused(understanding.issues);
  if (asked.length > 0) return refused([]);
  const { understood } = understanding;
  const outcome = evaluateWith(methods, calculator, understood);
  // Each value is allowed, but together they are too few or contradict each other.
  if (!outcome.ok && outcome.issues) return { ...refused(outcome.issues), outcome };
  return { state, request, outcome, understood, problems: [] };
}

/** Whether the values are each allowed, but not together. */
export function isContradiction({ outcome }: Reckoning): boolean {
  return outcome?.ok === false && (outcome.issues ?? []).some(({ code }) => code === 'contradiction');
}
