/** Runs a calculator for the checks: as a request would, or the bare formula. */
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import { decimal } from '@reckoner/engine/arithmetic/decimal';
import { NoResult } from '@reckoner/engine/authoring/no-result';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { presentWith, run } from '@reckoner/engine/calculate/evaluate/evaluation';
import { liftInputs } from '@reckoner/engine/calculate/evaluate/lift-inputs';
import { understand } from '@reckoner/engine/calculate/read/understand';
import type { Calculator, Outcome, RawResults, Understanding, Understood } from '@reckoner/engine/calculate/types';

/** Examples give every date; this day stands where one defaults to today. */
const CONTEXT = { today: '2026-01-31' };

let last: unknown;

/** What was read last: for a run that had to be stopped. */
export function lastInputs(): unknown {
  return last;
}

export function read(calculator: Calculator, inputs: unknown): Understanding {
  last = inputs;
  return understand(calculator, inputs, {}, CONTEXT);
}

/** The same, or what a default that is computed threw. */
export function tryRead(calculator: Calculator, inputs: unknown): Understanding | { readonly failure: Error } {
  try {
    return read(calculator, inputs);
  } catch (error) {
    return { failure: asError(error) };
  }
}

/** An outcome, or what the calculator threw. */
export type Run = { readonly outcome: Outcome } | { readonly failure: Error };

function asError(error: unknown): Error {
  // What the engine of JavaScript says of it helps nobody; its stack has the place.
  if (error instanceof RangeError && /call stack/.test(error.message))
    error.message = 'A function calls itself without end.';
  return error instanceof Error ? error : new Error(String(error));
}

export function answer(calculator: Calculator, understood: Understood): Run {
  try {
    return { outcome: evaluate(calculator, understood) };
  } catch (error) {
    return { failure: asError(error) };
  }
}

/** How an example was read, and what came of it; a run only where it was understood. */
export interface ExampleRun {
  readonly understanding: Understanding;
  readonly run?: Run;
  /** What the formula or algorithm gave, where it gave something; of equations, nothing. */
  readonly raw?: RawResults;
}

const exampleRuns = new WeakMap<Calculator, Map<object, ExampleRun>>();

/** Several checks look at the same answers: each example is run once. */
export function runExample(calculator: Calculator, inputs: object): ExampleRun {
  const known = exampleRuns.get(calculator) ?? new Map<object, ExampleRun>();
  exampleRuns.set(calculator, known);
  let one = known.get(inputs);
  if (one === undefined) {
    const understanding = read(calculator, inputs);
    one = understanding.ok
      ? { understanding, ...runUnderstood(calculator, understanding.understood) }
      : { understanding };
    known.set(inputs, one);
  }
  return one;
}

/** The answer of `answer`, with what the formula gave. */
function runUnderstood(calculator: Calculator, understood: Understood): Pick<ExampleRun, 'run' | 'raw'> {
  if (calculator.definition.equations !== undefined) return { run: answer(calculator, understood) };
  let raw: RawResults;
  try {
    raw = run(allMethods, calculator, understood);
  } catch (error) {
    if (error instanceof NoResult) return { run: { outcome: { ok: false, reason: error.message } } };
    return { run: { failure: asError(error) } };
  }
  return { run: present(calculator, understood, raw), raw };
}

/** The answer made of what the bare formula returned. */
export function present(calculator: Calculator, understood: Understood, raw: unknown): Run {
  try {
    return { outcome: presentWith(allMethods, calculator, understood, raw) };
  } catch (error) {
    return { failure: asError(error) };
  }
}

/** What the formula or algorithm itself returned, before anything is done with it. */
export type BareRun = { readonly raw: unknown } | { readonly noResult: string } | { readonly failure: Error };

type Formula = (inputs: object) => unknown;

const decimalFormulas = new WeakMap<Lifted, Formula>();

function onDecimals(lifted: Lifted): Formula {
  const known = decimalFormulas.get(lifted);
  if (known !== undefined) return known;
  const formula = lifted(decimal).formula as Formula;
  decimalFormulas.set(lifted, formula);
  return formula;
}

/**
 * Equations have no bare run: their values come from the solver. The formula may change lists and rows of the
 * understood inputs, which nothing may read afterwards.
 */
export function runBare(calculator: Calculator, understood: Understood): BareRun {
  const { definition, lifted, arithmetic } = calculator;
  try {
    if (definition.formula !== undefined && arithmetic === 'decimal' && lifted !== undefined) {
      return { raw: onDecimals(lifted)(liftInputs(definition.inputs, understood.values, decimal)) };
    }
    return { raw: (definition.formula ?? definition.algorithm)!(understood.values) };
  } catch (error) {
    if (error instanceof NoResult) return { noResult: error.message };
    return { failure: asError(error) };
  }
}
