/** What people call an option besides its key: its label, and the synonyms that its author gives. */
import type { ChoiceSpec } from '../../../authoring/kinds.js';
import { nearest } from '../suggest.js';
import { sameWord } from './same-word.js';
import { synonymsOf } from './synonyms.js';

type Option = ChoiceSpec['options'][string];

/** The texts by which an option may be asked for. */
export function wordsOf(key: string, option: Option): readonly string[] {
  return typeof option === 'string' ? [key, option] : [key, option.label, ...(option.also ?? [])];
}

/** The one option that a text names, else the key that was probably meant. */
export function optionMeant(spec: ChoiceSpec, text: string): { readonly key?: string; readonly suggestion?: string } {
  if (text.length > 100) return {};
  const options = Object.entries(spec.options);
  const wanted = sameWord(text);
  const namedBy = (words: ReadonlySet<string>) =>
    options.filter(([key, option]) => wordsOf(key, option).some((word) => words.has(sameWord(word))));
  let named = namedBy(new Set([wanted]));
  // What the options say themselves comes first: of materials C may be carbon, of options a call.
  if (named.length === 0) named = namedBy(synonymsOf(wanted));
  // A label may say more in parentheses: 1 ft (305 mm).
  if (named.length === 0)
    named = options.filter(([key, option]) =>
      wordsOf(key, option).some((word) => word.includes(' (') && sameWord(word.split(' (', 1)[0]!) === wanted),
    );
  if (named.length === 1) return { key: named[0]![0] };
  const keyOf = new Map(options.flatMap(([key, option]) => wordsOf(key, option).map((word) => [word, key] as const)));
  const near = nearest(text, Object.keys(spec.options)) ?? keyOf.get(nearest(text, keyOf.keys()) ?? '');
  return near === undefined || named.length > 1 ? {} : { suggestion: near };
}
