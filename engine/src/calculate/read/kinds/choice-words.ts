/** What people call an option besides its key: its label, and the synonyms that its author gives. */
import type { ChoiceSpec } from '../../../authoring/kinds.js';
import { nearest } from '../suggest.js';

type Option = ChoiceSpec['options'][string];

/** The texts by which an option may be asked for. */
export function wordsOf(key: string, option: Option): readonly string[] {
  return typeof option === 'string' ? [key, option] : [key, option.label, ...(option.also ?? [])];
}

/** British spellings, each as its American one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aluminium/g, 'aluminum'],
  [/caes/g, 'ces'],
  [/sulph/g, 'sulf'],
  [/grey/g, 'gray'],
  [/(?<=\p{L})tre(?=s?\b)/gu, 'ter'],
  [/(col|lab|flav|harb|neighb|vap|hum|rum|fav)our/g, '$1or'],
  [/(?<=\p{L}{2})ise(?=[drs]?\b)/gu, 'ize'],
  [/(?<=\p{L}{2})isation/gu, 'ization'],
  [/aemi/g, 'emi'],
  [/haem/g, 'hem'],
  [/oede/g, 'ede'],
  [/paed/g, 'ped'],
  [/tyre/g, 'tire'],
  [/mould/g, 'mold'],
  [/plough/g, 'plow'],
];

/** The same for texts that differ in case, accents, separators and British spelling alone. */
export function sameWord(text: string): string {
  let plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const [from, to] of SPELLINGS) plain = plain.replace(from, to);
  // A+ and A- are two blood groups, y = x and y = -x two lines: only between words does a hyphen mean nothing.
  // 2.5 is not 25.
  return plain.replaceAll(/(?<!\d)[\s.,]+|[\s.,]+(?!\d)|[_'’]/g, '').replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '');
}

/** The one option that a text names, else the key that was probably meant. */
export function optionMeant(spec: ChoiceSpec, text: string): { readonly key?: string; readonly suggestion?: string } {
  if (text.length > 100) return {};
  const options = Object.entries(spec.options);
  const wanted = sameWord(text);
  const named = options.filter(([key, option]) => wordsOf(key, option).some((word) => sameWord(word) === wanted));
  if (named.length === 1) return { key: named[0]![0] };
  const keyOf = new Map(options.flatMap(([key, option]) => wordsOf(key, option).map((word) => [word, key] as const)));
  const near = nearest(text, Object.keys(spec.options)) ?? keyOf.get(nearest(text, keyOf.keys()) ?? '');
  return near === undefined || named.length > 1 ? {} : { suggestion: near };
}
