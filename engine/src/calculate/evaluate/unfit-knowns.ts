/** What equations refuse although every single input is right. */
import type { IssueCode } from '../read/issues.js';
import type { Issue } from '../types.js';

/** Each known value is allowed, but together they are too few or do not agree. */
export class UnfitKnowns extends Error {
  override readonly name = 'UnfitKnowns';
  constructor(
    readonly code: IssueCode & ('too-few-known' | 'contradiction'),
    reason: string,
    /** The smallest sets of variables that would do as well. */
    readonly missing: readonly (readonly string[])[] = [],
  ) {
    super(reason);
  }

  get issues(): readonly Issue[] {
    const allowed = this.missing.map((names) => names.join(', '));
    return [{ pointer: '/inputs', code: this.code, message: this.message, ...(allowed.length > 0 ? { allowed } : {}) }];
  }
}
