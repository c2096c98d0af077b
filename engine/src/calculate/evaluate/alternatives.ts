/** The other solutions of equations, as they are answered: what of the results is different in each. */
import { NoResult } from '../../authoring/no-result.js';
import type { RawResults, Results, ResultValue } from '../types.js';
import type { Alternative } from './methods.js';

/** Results nearer to each other than this, relative to the larger, are one solution twice: rounding splits double roots. */
const SAME = 1e-7;

/**
 * For each other solution the results that are not those of the answer. Left out are solutions that are shown like
 * another one, and those in which a result does not exist.
 * @param present Makes results of what the equations gave, or throws `NoResult`.
 */
export function alternativesTo(
  answered: Results,
  solutions: readonly RawResults[],
  present: (raw: RawResults) => Results,
): Alternative[] {
  const seen: Results[] = [answered];
  const alternatives: Alternative[] = [];
  for (const raw of solutions) {
    const results = resultsOf(raw, present);
    if (results === undefined || Object.keys(answered).some((name) => results[name] === undefined)) continue;
    if (seen.some((other) => Object.keys(differences(results, other)).length === 0)) continue;
    seen.push(results);
    alternatives.push({ raw, results: differences(results, answered) });
  }
  return alternatives;
}

function resultsOf(raw: RawResults, present: (raw: RawResults) => Results): Results | undefined {
  try {
    return present(raw);
  } catch (error) {
    if (error instanceof NoResult) return undefined;
    throw error;
  }
}

function differences(results: Results, others: Results): Results {
  return Object.fromEntries(Object.entries(results).filter(([name, result]) => !isSame(result, others[name])));
}

function isSame({ value }: ResultValue, other: ResultValue | undefined): boolean {
  if (typeof value !== 'number' || typeof other?.value !== 'number') return value === other?.value;
  return Math.abs(value - other.value) <= SAME * Math.max(Math.abs(value), Math.abs(other.value));
}
