/** The answer to what was understood: the kept one, or one that is computed now. Nothing is charged or kept yet. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { partsOf } from './answer-json.js';
import type { Run } from './extended.js';
import { type AnswerParts, freshAnswer, PreparedAnswer } from './prepared-answer.js';
import { type ResultCache, resultKey } from './result-cache.js';
import type { Work } from './work.js';

export interface Answered {
  readonly slug: string;
  /** How many calculations of the quota it is charged as. */
  readonly charge: number;
  readonly resultJson: string;
  /** For further requests, until it expires; undefined where it was computed for this one. */
  readonly prepared: PreparedAnswer | undefined;
  /** What is to be kept when it has been charged; undefined where it is kept already. */
  readonly toKeep: { readonly key: string; readonly parts: AnswerParts } | undefined;
  /** The answer's JSON with the time of now. Bytes change with the next call: send or read them at once. */
  json(now: number): Buffer | string;
}

/** Where answers are kept. */
export type Kept = Pick<ResultCache, 'find'>;

/** For whoever keeps none. */
export const NOTHING_KEPT: Kept = { find: async () => undefined };

export interface AnswerOptions {
  readonly calculatorUrl: string;
  /** Whether the answer names the id under which it is kept. */
  readonly resultId: boolean;
  /** Does the computing. */
  readonly run: Run;
}

/** @throws Problem 422 where there is no result */
export async function answered(
  kept: Kept,
  { slug, version }: Calculator,
  work: Work,
  { calculatorUrl, resultId, run }: AnswerOptions,
): Promise<Answered> {
  const key = resultKey(slug, version, work.key);
  const about = { slug, calculatorUrl };
  const compute = () => run(() => partsOf(work, work.compute(), about));
  const found = await kept.find(key, about, compute);
  if (found === undefined) {
    const parts = compute();
    const { charge, resultJson } = parts;
    const told = resultId ? { ...parts, resultId: key } : parts;
    const json = (now: number) => freshAnswer(told, now);
    return { slug, charge, resultJson, prepared: undefined, toKeep: { key, parts }, json };
  }
  // The same numbers, and sentences in the units of this request.
  const own = found.spokenUnits === work.spokenUnits ? found : new PreparedAnswer(compute(), found.expiresAt);
  const prepared = resultId ? own.withId(key) : own;
  const { charge, resultJson } = prepared;
  return { slug, charge, resultJson, prepared, toKeep: undefined, json: (now) => prepared.at(now) };
}
