/** The calculators that a question names, and how surely. */
import { isStopWord, stemOf, wordsOf } from '@reckoner/engine/search/words';
import type { Detail } from '../catalogue/catalogue.js';
import { names } from './names.js';
import type { AskedWord } from './question.js';
import type { AskedCatalogue } from './types.js';

const MOST_SEARCHED = 6;

export interface Candidate {
  readonly slug: string;
  /** How much of a name of it the question has; 0 where it has no whole one. */
  readonly named: number;
  /** Stems of its titles that the question has whole. */
  readonly name: ReadonlySet<string>;
  /** Stems of its title, and of keywords that the question has whole. */
  readonly stems: ReadonlySet<string>;
}

function stemsOf(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

let curated: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

/** Calculators whose names are in the question, then those that the search finds. */
export async function candidatesOf(
  words: readonly AskedWord[],
  catalogue: AskedCatalogue,
): Promise<readonly Candidate[]> {
  curated ??= new Map(Object.entries(names).map(([slug, phrases]) => [slug, phrases.map(stemsOf)]));
  const asked = new Set(words.map(({ stem }) => stem));
  const text = words.map((word) => word.text).join(' ');
  const byName = [...curated]
    .filter(([slug, phrases]) => catalogue.resolve(slug) === slug && phrases.some((phrase) => isIn(phrase, asked)))
    .map(([slug]) => slug);
  const searched = catalogue.search(text).slice(0, MOST_SEARCHED);
  const slugs = [...new Set([...byName, ...searched.map(({ slug }) => slug)])];
  return Promise.all(slugs.map(async (slug) => candidateOf(await catalogue.detail(slug), asked)));
}

function candidateOf({ slug, title, keywords }: Detail, asked: ReadonlySet<string>): Candidate {
  const own = [...(curated!.get(slug) ?? []), stemsOf(title)];
  const others = keywords.map(stemsOf);
  const whole = [...own, ...others].filter((phrase) => isIn(phrase, asked));
  const inCurated = curated!.get(slug)?.length ?? 0;
  const scores = [
    ...own.map((phrase, place) => (isIn(phrase, asked) ? new Set(phrase).size * 10 + (place < inCurated ? 3 : 2) : 0)),
    ...others.map((phrase) => (isIn(phrase, asked) ? new Set(phrase).size * 10 + 1 : 0)),
  ];
  return {
    slug,
    named: Math.max(0, ...scores),
    name: new Set(own.filter((phrase) => isIn(phrase, asked)).flat()),
    stems: new Set([...whole.flat(), ...stemsOf(title)]),
  };
}

function isIn(phrase: readonly string[], asked: ReadonlySet<string>): boolean {
  return phrase.length > 0 && phrase.every((stem) => asked.has(stem));
}
