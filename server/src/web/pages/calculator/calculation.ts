/** What a calculator's page shows: what stands in the form, and what comes of it. */
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import type { FigureView } from '@reckoner/engine/calculate/figure/view';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { CalculatorFault, FAULT_TOLD } from '../../../calculations/fault.js';
import type { Detail } from '../../../catalogue/catalogue.js';
import { type FigureSectionProps, figureOf } from '../../calculator/figure.js';
import { reckonGoal } from '../../calculator/goal-reckoning.js';
import type { PlotSectionProps } from '../../calculator/plot.js';
import { readingsOf } from '../../calculator/readings.js';
import { type Reckoning, reckon } from '../../calculator/reckon.js';
import { type AsWritten, readAsWritten } from '../../form/as-written.js';
import { CURRENCY_NAME, DEFAULT_CURRENCY, type FormState, requestFromState, withDefaults } from '../../form/fields.js';
import { ANYBODY, type Writer } from '../../form/writer.js';
import { preparedPlot } from '../../plot/prepared-plot.js';
import type { PlotChoice } from '../../plot/sampling.js';

interface Faulty {
  /** The calculator's own code failed: the page says so in place of results. */
  readonly fault?: CalculatorFault;
}

export interface Calculation extends Reckoning, Faulty {
  /** What people wrote in place of plain numbers, by the control. */
  readonly written: AsWritten['written'];
  /** How that was read, by the field. */
  readonly readings: ReturnType<typeof readingsOf>;
  /** Absent where the calculator has none, or these results leave nothing to draw. */
  readonly figure?: FigureSectionProps | undefined;
  /** What was chosen to see of it; absent where no figure was asked for. */
  readonly view?: FigureView;
  /** Absent where no number of the result depends on a number of the inputs. */
  readonly plot?: PlotSectionProps | undefined;
}

/** What was chosen of the pictures of a calculation. */
export interface ViewChoice extends PlotChoice {
  readonly figure?: FigureView;
}

/** The calculation that a form asks for. `today` is the UTC date. */
export function calculate(
  calculator: Calculator,
  detail: Detail,
  given: FormState,
  today: string,
  { figure: view = {}, ...choice }: ViewChoice = {},
  writer: Writer = ANYBODY,
): Calculation {
  const reckoning = { ...calculateUnplotted(calculator, detail, given, today, writer), view };
  const { outcome, understood, state, request, calculated = request } = reckoning;
  if (!outcome?.ok || understood === undefined) return reckoning;
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const evaluator = { calculator, methods: allMethods };
  const figure = figureOf(evaluator, { results: outcome.results, understood }, detail.outputs, currency, view);
  const source = { ...evaluator, definition: detail, state, request: calculated, understood, outcome, today };
  try {
    return { ...reckoning, figure, plot: preparedPlot(source, choice) };
  } catch (cause) {
    // The results stand without a plot.
    return { ...reckoning, figure, fault: faultOf(calculator, request, cause) };
  }
}

function faultOf({ slug }: Calculator, { inputs }: Reckoning['request'], cause: unknown): CalculatorFault {
  return new CalculatorFault(slug, Object.keys(inputs), cause);
}

/** The same where no figure and no plot is shown: it would take longer than all the rest. */
export function calculateUnplotted(
  calculator: Calculator,
  detail: Detail,
  given: FormState,
  today: string,
  { locale, isOwn }: Writer = ANYBODY,
): Omit<Calculation, 'plot' | 'figure' | 'view'> {
  const { state: read, problems: asked, written } = readAsWritten(detail, given, locale, isOwn);
  const state = withDefaults(detail, read, today);
  try {
    const reckoning = reckon({ calculator, methods: allMethods, reckonGoal }, detail, state, today, asked);
    return { ...reckoning, written, readings: readingsOf(detail, { state, written }, reckoning.understood) };
  } catch (cause) {
    const { request } = requestFromState(detail, state);
    const outcome = { ok: false, reason: FAULT_TOLD } as const;
    return { state, request, outcome, problems: [], written, readings: {}, fault: faultOf(calculator, request, cause) };
  }
}

/** What the form shows: the texts as they were written, and what was found. */
export function shownState({ state, written, found }: Pick<Calculation, 'state' | 'written' | 'found'>): FormState {
  const { [found?.field.name ?? '']: _, ...texts } = written;
  return { ...state, ...texts };
}
