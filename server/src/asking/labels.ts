/** What inputs, outputs and options are called: the words that a question may use for them. */
import { stemOf, wordsOf } from '@reckoner/engine/search/words';
import type { FieldDetail } from '../catalogue/detail.js';

/** Words of a label that tell it from no other. */
const EMPTY = new Set('a an the of in on at by for and or is as per with without all'.split(' '));

/** Pairs in which people say one word for another. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  old: ['from', 'initial'],
  initial: ['from', 'start', 'starting'],
  start: ['from', 'initial', 'starting'],
  before: ['from', 'old', 'initial'],
  new: ['to', 'final'],
  final: ['to', 'end', 'ending'],
  end: ['to', 'final', 'ending'],
  interest: ['rate'],
  rate: ['interest'],
  principal: ['amount', 'deposit'],
  price: ['cost'],
  length: ['long'],
  width: ['wide'],
  height: ['tall', 'high'],
  depth: ['deep'],
  velocity: ['speed'],
  speed: ['velocity'],
  weight: ['mass', 'weighing', 'weighs'],
  mass: ['weight', 'weighing'],
  people: ['persons', 'person', 'ways', 'friends', 'guests'],
  age: ['old', 'aged'],
  temperature: ['temp'],
  term: ['duration', 'length'],
  time: ['duration', 'after'],
};

/** Stems of the words of a field's label and name, with what else people say for them. */
export function stemsOfField({ label, name }: Pick<FieldDetail, 'label' | 'name'>): ReadonlySet<string> {
  const words = [...wordsOf(label), ...wordsOf(name.replace(/([a-z])([A-Z])/g, '$1 $2'))].filter(
    (word) => !EMPTY.has(word),
  );
  return new Set(words.flatMap((word) => [word, ...(Object.hasOwn(ALIKE, word) ? ALIKE[word]! : [])]).map(stemOf));
}

/** Stems of the label alone. */
export function stemsOfLabel(label: string): ReadonlySet<string> {
  return new Set(
    wordsOf(label)
      .filter((word) => !EMPTY.has(word))
      .map(stemOf),
  );
}
