/** The sentences that calculators gave while other checks tried them, kept for the check that reads them. */
import type { Calculator, Outcome } from '@reckoner/engine/calculate/types';
import type { Sample } from './samples.js';

export interface Spoken {
  /** The inputs of the sentence. */
  readonly sample: Sample;
  readonly sentence: string;
}

/** What an answer says in words of its author: the explanation, and cautions but those of unusual inputs. */
export function saidIn({ explanation, cautions = [] }: Extract<Outcome, { ok: true }>): readonly string[] {
  return [explanation, ...cautions.filter(({ pointer }) => pointer === undefined).map(({ message }) => message)];
}

const kept = new WeakMap<Calculator, Spoken[]>();

export function keepSentence(calculator: Calculator, sample: Sample, sentence: string): void {
  const all = kept.get(calculator);
  if (all) all.push({ sample, sentence });
  else kept.set(calculator, [{ sample, sentence }]);
}

/** All sentences since the last call. */
export function takeSentences(calculator: Calculator): readonly Spoken[] {
  const all = kept.get(calculator) ?? [];
  kept.delete(calculator);
  return all;
}
