/** What is thrown in place of an answer: the API's problem of the same code, with the same issues. */
import type { Issue } from '@reckoner/engine/calculate/types';

export type CalculationErrorCode = 'invalid-inputs' | 'no-result' | 'too-much-work';

export class CalculationError extends Error {
  override readonly name = 'CalculationError';

  constructor(
    /** `invalid-inputs`, `no-result` or `too-much-work`: the API's codes of status 422. */
    readonly code: CalculationErrorCode,
    message: string,
    /** Everything that is wrong, each at its place: `/inputs/rate`. Empty where no single input is. */
    readonly issues: readonly Issue[] = [],
  ) {
    super(message);
  }

  /** With the sentence that the API has for these issues. */
  static of(code: CalculationErrorCode, issues: readonly Issue[]): CalculationError {
    const message = issues.length === 1 ? issues[0]!.message : `${issues.length} things are wrong with the inputs.`;
    return new CalculationError(code, message, issues);
  }
}
