/** What a calculator's page shows: what stands in the form, and what comes of it. */
import { allMethods } from '@reckoner/engine/calculate/all-methods';
import { evaluate } from '@reckoner/engine/calculate/evaluate';
import type { Calculator, Issue, Outcome } from '@reckoner/engine/calculate/types';
import { understand } from '@reckoner/engine/calculate/understand';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { PlotSectionProps } from '../../calculator/plot.js';
import { type FormProblem, problemsOf } from '../../calculator/problems.js';
import {
  type FormRequest,
  type FormState,
  requestFromState,
  stateFromRequest,
  withDefaults,
} from '../../form/fields.js';
import { preparedPlot } from '../../plot/prepared-plot.js';
import type { PlotChoice } from '../../plot/sampling.js';

export interface Calculation {
  readonly state: FormState;
  readonly request: FormRequest;
  /** Undefined when the inputs are not valid. */
  readonly outcome: Outcome | undefined;
  readonly problems: readonly FormProblem[];
  /** Absent where no number of the result depends on a number of the inputs. */
  readonly plot?: PlotSectionProps | undefined;
}

/** The calculation that a form asks for. `today` is the UTC date. */
export function calculate(
  calculator: Calculator,
  detail: Detail,
  given: FormState,
  today: string,
  choice: PlotChoice = {},
): Calculation {
  const state = withDefaults(detail, given);
  const { request, rows } = requestFromState(detail, state);
  const { inputs, ...options } = request;
  const refused = (issues: readonly Issue[]): Calculation => {
    return { state, request, outcome: undefined, problems: problemsOf(detail, issues, rows) };
  };
  const understanding = understand(calculator, inputs, options, { today });
  if (!understanding.ok) return refused(understanding.issues);
  const { understood } = understanding;
  const outcome = evaluate(calculator, understood);
  // Each value is allowed, but together they are too few or contradict each other.
  if (!outcome.ok && outcome.issues) return { ...refused(outcome.issues), outcome };
  if (!outcome.ok) return { state, request, outcome, problems: [] };
  const source = { calculator, methods: allMethods, definition: detail, state, request, understood, outcome, today };
  return { state, request, outcome, problems: [], plot: preparedPlot(source, choice) };
}

/** What a page shows that nobody has asked anything of: the first example that has a result. */
export function exampleState(detail: Detail): FormState {
  const example = detail.examples.find(({ results }) => results !== undefined) ?? detail.examples[0];
  return stateFromRequest(detail, { inputs: example?.inputs ?? {} });
}
