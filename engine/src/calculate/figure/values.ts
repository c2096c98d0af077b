/** What the functions of a figure look at: inputs as the formula received them, and what it returned. */

import { run } from '../evaluate/evaluation.js';
import { type Methods, methodOf } from '../evaluate/methods.js';
import { preparedOf } from '../prepared.js';
import { nativeValues } from '../present/explain.js';
import type { Calculator, RawResults, Understood } from '../types.js';

export interface FigureValues {
  readonly calculator: Calculator;
  readonly understood: Understood;
  /** Native numbers, by the names of inputs and outputs. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Calculates anew: an answer has its results in shown units, and rounded. @throws NoResult */
export function figureValues(methods: Methods, calculator: Calculator, understood: Understood): FigureValues {
  const raw = calculator.definition.equations
    ? solution(methods, calculator, understood)
    : run(methods, calculator, understood);
  return { calculator, understood, values: nativeValues(calculator, understood, raw) };
}

/** The one that is answered: the first that meets the requirements. */
function solution(methods: Methods, calculator: Calculator, understood: Understood): RawResults {
  const all = methodOf(methods, 'equations', calculator).solutions(calculator, understood);
  if (!preparedOf(calculator).requires) return all[0]!;
  const guards = methodOf(methods, 'guards', calculator);
  const meets = (raw: RawResults) =>
    guards.broken(calculator, understood, { ...understood.values, ...raw }, {}).length === 0;
  return all.find(meets) ?? all[0]!;
}
