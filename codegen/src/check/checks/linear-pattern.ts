/** Patterns are matched in a time that grows no faster than the text: what a client sends must not hold up the service. */
import { anchored, LONGEST_MATCHED, LONGEST_TEXT } from '@reckoner/engine/calculate/read/kinds/text';
import { isSafe } from 'redos-detector';
import { fieldsOf } from '../fields.js';
import type { DefinitionCheck } from './subject.js';

/**
 * In how many ways a text may be matched to the parts of a pattern. A matcher that goes back tries each: this many at
 * most, however long the text is, keep the time linear.
 */
const MOST_WAYS = 50;
/** A pattern that takes longer to look through counts as one that cannot be looked through. */
const MOST_STEPS = 5_000;

const MEND =
  'Let no two parts that repeat match the same characters: `a+` for `(a+)+`, `\\d*` for `\\d*\\d*`, `[^-]*-` for `.*-`. ' +
  'What is not simple to say so, refuse in the formula by `throw noResult(…)`.';

/** Several fields often share a pattern. */
const known = new Map<string, boolean>();

/** Whether every text is matched, or found not to match, in linear time. False where that cannot be proven. */
export function isLinear(pattern: RegExp): boolean {
  const before = known.get(String(pattern));
  if (before !== undefined) return before;
  const { safe } = isSafe(pattern, { maxScore: MOST_WAYS, maxSteps: MOST_STEPS, timeout: Number.POSITIVE_INFINITY });
  known.set(String(pattern), safe);
  return safe;
}

export const linearPattern: DefinitionCheck = {
  name: 'linear-pattern',
  definition({ calculator }, report) {
    for (const { path, spec } of fieldsOf(calculator.definition)) {
      if (spec.kind !== 'text' || spec.pattern === undefined) continue;
      const { source } = spec.pattern;
      if (!isLinear(new RegExp(anchored(source), 'u'))) {
        const message = `The pattern ${source} may try one text in more than ${MOST_WAYS} ways: some texts would hold up the service.`;
        report([...path, 'pattern'], message, MEND);
      }
      const { maxLength = LONGEST_TEXT } = spec;
      if (maxLength > LONGEST_MATCHED) {
        const message = `A text of ${maxLength} characters has a pattern; at most ${LONGEST_MATCHED} are matched.`;
        report(
          [...path, 'maxLength'],
          message,
          'Lower `maxLength`, or leave `pattern` out and refuse by `throw noResult(…)`.',
        );
      }
    }
  },
};
