/** A calculation that was understood: what it is kept under, and how it is done. */
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { orElse, RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Issue, Outcome, Understood } from '@reckoner/engine/calculate/types';
import { Problem } from '../http/problem.js';

export interface Work {
  /** Equal for two requests exactly when they ask the calculator for the same. */
  readonly key: string;
  /** In which units sentences are told, where some were sent in others than are shown: requests of one key may differ. */
  readonly spokenUnits: string;
  /** How many calculations of the quota an answer is charged as. */
  readonly charge: number;
  /** As understood. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Looks into what only computing tells. @throws Problem 422 */
  check(): void;
  /** @throws Problem 422 where there is no result */
  compute(): { readonly inputs: Readonly<Record<string, unknown>>; readonly result: object };
}

/** Results, the explanation, cautions and other solutions, no more. */
export function plainWork(calculator: Calculator, understood: Understood): Work {
  const { key, inputs } = understood;
  return {
    key,
    spokenUnits: spokenUnits(understood),
    charge: 1,
    inputs,
    check: () => checkKnowns(calculator, understood),
    compute() {
      const outcome = withinRequest(() => bounded(RESULT_TOO_LONG, () => evaluate(calculator, understood)));
      if (!outcome.ok) throw noOutcome(outcome);
      const { results, explanation } = outcome;
      return { inputs, result: { results, explanation, ...besides(outcome) } };
    },
  };
}

/** Inputs and the units in which they were sent, as text; empty where those are the shown ones. */
export function spokenUnits({ sentUnits }: Understood): string {
  return Object.keys(sentUnits).length === 0 ? '' : JSON.stringify(sentUnits);
}

/** Does a part of a request's work. @throws Problem 422 with these words where it is more than a request may cost */
export function bounded<T>(words: string, work: () => T): T {
  return orElse(work, () => {
    throw new Problem('too-much-work', words);
  });
}

/** What an answer says besides its results: cautions and other solutions, nothing where there are none. */
export function besides({ cautions, alternatives }: Outcome & { readonly ok: true }): object {
  return { ...(cautions !== undefined && { cautions }), ...(alternatives !== undefined && { alternatives }) };
}

/** Whether the known variables of equations are enough, and agree, only the equations tell. */
export function checkKnowns(calculator: Calculator, understood: Understood): void {
  if (!calculator.definition.equations) return;
  const outcome = withinRequest(() => bounded(RESULT_TOO_LONG, () => evaluate(calculator, understood)));
  if (!outcome.ok && outcome.issues) throw noOutcome(outcome);
}

export function noOutcome({
  reason,
  issues,
}: {
  readonly reason: string;
  readonly issues?: readonly Issue[];
}): Problem {
  return issues ? new Problem('invalid-inputs', reason, { errors: issues }) : new Problem('no-result', reason);
}

export function invalidInputs(issues: readonly Issue[]): Problem {
  const detail = issues.length === 1 ? issues[0]!.message : `${issues.length} things are wrong with the inputs.`;
  return new Problem('invalid-inputs', detail, { errors: issues });
}
