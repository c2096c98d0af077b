/** What a calculator's page shows: what stands in the form, and what comes of it. */
import { allMethods } from '@reckoner/engine/calculate/all-methods';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { CalculatorFault, FAULT_TOLD } from '../../../calculations/fault.js';
import type { Detail } from '../../../catalogue/catalogue.js';
import { reckonGoal } from '../../calculator/goal-reckoning.js';
import type { PlotSectionProps } from '../../calculator/plot.js';
import { type Reckoning, reckon } from '../../calculator/reckon.js';
import { type FormState, requestFromState, stateFromRequest, withDefaults } from '../../form/fields.js';
import { preparedPlot } from '../../plot/prepared-plot.js';
import type { PlotChoice } from '../../plot/sampling.js';

interface Faulty {
  /** The calculator's own code failed: the page says so in place of results. */
  readonly fault?: CalculatorFault;
}

export interface Calculation extends Reckoning, Faulty {
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
  const reckoning = calculateUnplotted(calculator, detail, given, today);
  const { outcome, understood, state, request, calculated = request } = reckoning;
  if (!outcome?.ok || understood === undefined) return reckoning;
  const evaluator = { calculator, methods: allMethods };
  const source = { ...evaluator, definition: detail, state, request: calculated, understood, outcome, today };
  try {
    return { ...reckoning, plot: preparedPlot(source, choice) };
  } catch (cause) {
    // The results stand without a plot.
    return { ...reckoning, fault: faultOf(calculator, request, cause) };
  }
}

function faultOf({ slug }: Calculator, { inputs }: Reckoning['request'], cause: unknown): CalculatorFault {
  return new CalculatorFault(slug, Object.keys(inputs), cause);
}

/** The same where no plot is shown: it would take longer than all the rest. */
export function calculateUnplotted(
  calculator: Calculator,
  detail: Detail,
  given: FormState,
  today: string,
): Reckoning & Faulty {
  const state = withDefaults(detail, given);
  try {
    return reckon({ calculator, methods: allMethods, reckonGoal }, detail, state, today);
  } catch (cause) {
    const { request } = requestFromState(detail, state);
    const outcome = { ok: false, reason: FAULT_TOLD } as const;
    return { state, request, outcome, problems: [], fault: faultOf(calculator, request, cause) };
  }
}

/** What a page shows that nobody has asked anything of: the first example that has a result. */
export function exampleState(detail: Detail): FormState {
  const example = detail.examples.find(({ results }) => results !== undefined) ?? detail.examples[0];
  return stateFromRequest(detail, { inputs: example?.inputs ?? {} });
}
