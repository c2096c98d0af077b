/** The sentences that calculators gave while other checks tried them, kept for the check that reads them. */
import type { Calculator, Outcome } from '@reckoner/engine/calculate/types';
import type { Sample } from './samples.js';

/** What an answer says. */
export interface Said {
  /** In words of its author: the explanation, and cautions but those of unusual inputs. */
  readonly sentences: readonly string[];
  /** The results that are numbers, as they are answered. */
  readonly figures: readonly number[];
}

export interface Spoken extends Pick<Said, 'figures'> {
  /** The inputs of the sentence. */
  readonly sample: Sample;
  readonly sentence: string;
}

export function saidIn({ results, explanation, cautions = [] }: Extract<Outcome, { ok: true }>): Said {
  const own = cautions.filter(({ pointer }) => pointer === undefined).map(({ message }) => message);
  const figures = Object.values(results).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  return { sentences: [explanation, ...own], figures };
}

const kept = new WeakMap<Calculator, Spoken[]>();

export function keepSaid(calculator: Calculator, sample: Sample, { sentences, figures }: Said): void {
  const spoken = sentences.map((sentence) => ({ sample, sentence, figures }));
  const all = kept.get(calculator);
  if (all) all.push(...spoken);
  else kept.set(calculator, spoken);
}

/** All sentences since the last call. */
export function takeSentences(calculator: Calculator): readonly Spoken[] {
  const all = kept.get(calculator) ?? [];
  kept.delete(calculator);
  return all;
}
