/** The figure for a request of the API, whose inputs are read strictly. */
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import type { FigureView } from '@reckoner/engine/calculate/figure/view';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { orElse, RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Issue } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';
import { DEFAULT_CURRENCY } from '../form/fields.js';
import { type FigureSectionProps, figureOf } from './figure.js';

export interface Drawable {
  readonly calculator: Calculator;
  readonly outputs: readonly FieldDetail[];
}

export interface FigureRequest {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly currency?: string;
}

/** A figure, or why there is none; neither where the results leave nothing to draw. */
export interface DrawnRequest {
  readonly figure?: FigureSectionProps | undefined;
  readonly issues?: readonly Issue[];
  readonly reason?: string;
  readonly isTooMuch?: boolean;
}

/** @param today The UTC date. */
export function figureOfRequest(
  { calculator, outputs }: Drawable,
  { inputs, units, currency = DEFAULT_CURRENCY }: FigureRequest,
  today: string,
  view: FigureView = {},
): DrawnRequest {
  const understanding = understand(calculator, inputs, { ...(units && { units }), currency }, { today });
  if (!understanding.ok) return { issues: understanding.issues };
  const { understood } = understanding;
  const outcome = orElse(
    () => withinRequest(() => evaluate(calculator, understood)),
    () => undefined,
  );
  if (outcome === undefined) return { reason: RESULT_TOO_LONG, isTooMuch: true };
  if (!outcome.ok) return { reason: outcome.reason, ...(outcome.issues && { issues: outcome.issues }) };
  const evaluator = { calculator, methods: allMethods };
  return { figure: figureOf(evaluator, { results: outcome.results, understood }, outputs, currency, view) };
}
