/** The JSON of answers, in which there is no null: it would stand for a number that is none. */
import { Problem } from '../http/problem.js';
import type { AnswerParts } from './prepared-answer.js';
import type { Work } from './work.js';

/** @throws Problem 422 where a number is beyond what JSON can say: nobody is to take it for a value that is missing. */
export function answerJson(answer: object): string {
  const json = JSON.stringify(answer);
  // Few answers have these letters at all, so that hardly one is looked through.
  const beyond = json.includes('null') ? placeOfNull(answer) : undefined;
  if (beyond === undefined) return json;
  throw new Problem('no-result', `A number of the answer (${beyond}) is beyond the largest one that can be given.`);
}

/** What was computed, as the parts of its answer. @throws Problem 422 as `answerJson` does */
export function partsOf(
  { spokenUnits, charge }: Work,
  { inputs, result }: ReturnType<Work['compute']>,
  about: Pick<AnswerParts, 'slug' | 'calculatorUrl'>,
): AnswerParts {
  return { ...about, charge, resultJson: answerJson(result), inputsJson: answerJson(inputs), spokenUnits };
}

/** Where JSON would have null: `results.speed.uncertainty`. */
function placeOfNull(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : '';
  if (value === null) return '';
  if (typeof value !== 'object') return undefined;
  for (const [name, inside] of Object.entries(value)) {
    // Fields that are undefined are left out, but not items of a list.
    const place = inside === undefined && Array.isArray(value) ? '' : placeOfNull(inside);
    if (place !== undefined) return place === '' ? name : `${name}.${place}`;
  }
  return undefined;
}
