/** The body of a batch: its schema, and what is wrong with one that does not follow it. */
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Issue } from '@reckoner/engine/calculate/types';
import * as v from 'valibot';
import { Problem } from '../../http/problem.js';
import { type CalculationRequest, DescribedRequest, readRequest, unknownField } from '../request.js';

export const MOST_ENTRIES = 100;

export const BatchRequest = v.pipe(
  v.strictObject({
    entries: v.pipe(
      v.array(DescribedRequest),
      v.minLength(1),
      v.maxLength(MOST_ENTRIES),
      v.description(
        'Calculations, each as it would be sent alone. In the place of an input, of an item of a list, of a cell of a row or of a target may stand { "from": 0, "output": "amount" }: the output of an earlier entry, or the input that it found by solveFor, counted from 0, with its unit.',
      ),
    ),
  }),
  v.description('Up to 100 calculations, answered in order.'),
);

/** What an entry asks for, or why it is none. */
export type Entry = CalculationRequest | Problem;

/**
 * The entries of a parsed body. What is wrong with one is its own affair.
 * @throws Problem 400 where the body is not a batch.
 */
export function readBatch(body: unknown): readonly Entry[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('invalid-body', 'The body must be a JSON object with `entries`, an array of calculations.');
  const issues: Issue[] = unknownNames(body, ['entries']).map((name) => unknownField(name, ['entries']));
  const { entries } = body as { readonly entries?: unknown };
  const wrong = entriesIssue(entries);
  if (wrong !== undefined) issues.push({ pointer: '/entries', ...wrong });
  if (issues.length > 0)
    throw new Problem('invalid-body', issues.map(({ message }) => message).join(' '), { errors: issues });
  return (entries as readonly unknown[]).map(entryOf);
}

function entriesIssue(entries: unknown): Omit<Issue, 'pointer'> | undefined {
  if (entries === undefined) return { code: 'missing', message: '`entries` is missing: an array of calculations.' };
  if (!Array.isArray(entries))
    return { code: 'invalid-field', message: '`entries` must be an array of calculations.', expected: 'an array' };
  if (entries.length === 0)
    return { code: 'too-few-items', message: '`entries` must have at least 1 calculation; it is empty.' };
  if (entries.length <= MOST_ENTRIES) return undefined;
  const message = `\`entries\` may have ${MOST_ENTRIES} calculations at most; it has ${entries.length}. Send them in several batches.`;
  return { code: 'too-many-items', message, expected: `at most ${MOST_ENTRIES} calculations` };
}

function entryOf(entry: unknown): Entry {
  try {
    return readRequest(entry, 'An entry');
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
