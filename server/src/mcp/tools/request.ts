/** A calculation as tools take it: results that are read again are of REST alone. */
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import * as v from 'valibot';
import type { Entry } from '../../calculations/batch/request.js';
import { CalculationRequest, readRequest, SweepAxis, unknownField } from '../../calculations/request.js';
import { Problem } from '../../http/problem.js';
import { described } from '../tool.js';

const { sweep: _sweep, resultId: _resultId, ...entries } = CalculationRequest.entries;

/** An entry of a batch. */
export const ToolEntry = v.pipe(v.strictObject(entries), v.description('One calculation.'));

/** What is told of a calculation; the engine reads its sweep. */
export const ToolRequest = v.pipe(
  v.strictObject({
    ...entries,
    sweep: v.optional(
      described(
        v.pipe(v.array(SweepAxis), v.minLength(1), v.maxLength(2)),
        'The values of one input, or of two for a grid: 1,000 points at most. Without steps, sensitivities, precision, solveFor and uncertainties.',
      ),
    ),
  }),
  v.description('One calculation.'),
);

const ENTRY_FIELDS = Object.keys(entries);
const FIELDS = [...ENTRY_FIELDS, 'sweep'];

/** @throws Problem 400 with what is wrong. */
export function readToolRequest(given: unknown): CalculationRequest {
  return readFields(given, 'The body', FIELDS);
}

/** What is wrong with one entry is its own affair. */
export function readToolEntry(given: unknown): Entry {
  try {
    return readFields(given, 'An entry', ENTRY_FIELDS);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** @param what What of the arguments is the request, as a sentence begins. */
function readFields(given: unknown, what: string, fields: readonly string[]): CalculationRequest {
  const request = readRequest(given, what);
  const others = unknownNames(request, fields);
  if (others.length === 0) return request;
  const errors = others.map((name) => unknownField(name, fields));
  throw new Problem('invalid-body', errors.map(({ message }) => message).join(' '), { errors });
}
