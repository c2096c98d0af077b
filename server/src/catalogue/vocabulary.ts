/** The words that the catalogue knows, and which of them a typed word may mean. */
import { editDistance } from '@reckoner/engine/calculate/read/suggest';
import { stemOf } from '@reckoner/engine/search/words';
import SearchableMap from 'minisearch/SearchableMap';

/** Terms by their numbers, each with how surely it is meant, up to 1. */
export type Meanings = Map<number, number>;

const FORM = 0.92;
const PREFIX = 0.75;
/** Of a word that is known as it is: the beginning of another is what is meant while one still types. */
const PREFIX_OF_KNOWN = 0.3;
/** Of the last word of several, with which one may not be done. */
const PREFIX_OF_LAST = 0.5;
const SPLIT = 0.8;
const TYPO = 0.6;
const TYPOS = 0.4;
const SHORTEST_PREFIX = 2;
const SHORTEST_PREFIX_OF_KNOWN = 4;
const SHORTEST_PREFIX_OF_LAST = 2;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TYPOS = 8;
const SHORTEST_TORN = 5;
const SHORTEST_PART = 3;
const MOST_WITH_PREFIX = 200;
const LONGEST_WITH_TYPO = 30;
const LEAST_LIKENESS = 0.45;
const MOST_LONGER = 6;

export class Vocabulary {
  readonly #terms: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #forms = new Map<string, number[]>();
  #near: SearchableMap<number> | undefined;

  /** @param terms In order. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#numbers = new Map(terms.map((term, number) => [term, number]));
    for (const [number, term] of terms.entries()) {
      const stem = stemOf(term);
      const forms = this.#forms.get(stem);
      if (forms) forms.push(number);
      else this.#forms.set(stem, [number]);
    }
  }

  /** The number of a word as it is. */
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  /** The word itself and its forms. */
  formsOf(word: string): Meanings {
    const found: Meanings = new Map();
    for (const number of this.#forms.get(stemOf(word)) ?? []) found.set(number, FORM);
    const exact = this.#numbers.get(word);
    if (exact !== undefined) found.set(exact, 1);
    return found;
  }

  /**
   * All that a word may mean; words with typos only where nothing is written or begins like it.
   * @param isLast Of several words: what stands before it tells that the beginning of a word is no abbreviation.
   */
  meaningsOf(word: string, isLast = false): Meanings {
    const found = this.formsOf(word);
    const isKnown = found.size > 0;
    // What is known in few letters is an abbreviation: "irr" is no irrigation.
    const shortestOfKnown = isLast ? SHORTEST_PREFIX_OF_LAST : SHORTEST_PREFIX_OF_KNOWN;
    if (word.length >= (isKnown ? shortestOfKnown : SHORTEST_PREFIX)) {
      const ofKnown = isLast ? PREFIX_OF_LAST : PREFIX_OF_KNOWN;
      const sure = isKnown ? ofKnown : PREFIX;
      for (const number of this.#withPrefix(word))
        if (!found.has(number)) found.set(number, sure * (word.length / this.#terms[number]!.length) ** 0.25);
    }
    if (found.size > 0 || /\d/.test(word)) return found;
    return this.#withTypos(word);
  }

  /** An unknown word's two halves, where both are known: "heartrate". */
  halvesOf(word: string): readonly [string, string] | undefined {
    for (let place = word.length - SHORTEST_PART; place >= SHORTEST_PART; place--) {
      const [left, right] = [word.slice(0, place), word.slice(place)];
      if (this.#numbers.has(left) && this.#numbers.has(right)) return [left, right];
    }
    return undefined;
  }

  /** Two words that are known as one: "break even". */
  joined(left: string, right: string): Meanings {
    const found: Meanings = new Map();
    if (left.length + right.length < SHORTEST_TORN) return found;
    for (const number of this.formsOf(left + right).keys()) found.set(number, SPLIT);
    return found;
  }

  /** The known word that shares most pairs of letters with an unknown one; undefined where none is alike. */
  like(word: string): string | undefined {
    if (this.#forms.has(stemOf(word))) return word;
    const wanted = pairsOf(word.slice(0, LONGEST_WITH_TYPO));
    let best: string | undefined;
    let most = LEAST_LIKENESS;
    for (const term of this.#terms) {
      if (Math.abs(term.length - word.length) > MOST_LONGER) continue;
      const pairs = pairsOf(term);
      let shared = 0;
      for (const pair of pairs) if (wanted.has(pair)) shared++;
      const likeness = (2 * shared) / (wanted.size + pairs.size);
      if (likeness > most) [best, most] = [term, likeness];
    }
    return best;
  }

  /** Terms that begin with a text, in order. */
  *#withPrefix(prefix: string): Generator<number> {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#terms[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    for (let number = low; number < low + MOST_WITH_PREFIX && this.#terms[number]?.startsWith(prefix); number++)
      yield number;
  }

  #withTypos(word: string): Meanings {
    const found: Meanings = new Map();
    if (word.length < SHORTEST_WITH_TYPO || word.length > LONGEST_WITH_TYPO) return found;
    this.#near ??= SearchableMap.from(this.#terms.map((term, number) => [term, number] as [string, number]));
    // The library counts a swap of neighbors as two edits.
    const near = [...this.#near.fuzzyGet(word, 2)].flatMap(([term, [number]]) => {
      return /\d/.test(term) ? [] : [{ number: number!, edits: editDistance(word, term), term }];
    });
    const allowed = word.length < SHORTEST_WITH_TYPOS && near.some(({ edits }) => edits <= 1) ? 1 : 2;
    for (const { number, edits, term } of near) {
      if (edits > allowed || term.length < SHORTEST_WITH_TYPO - 1) continue;
      if (edits === 2 && word.length < SHORTEST_TORN) continue;
      // Few mistake a word's first letter.
      found.set(number, (edits <= 1 ? TYPO : TYPOS) * (term[0] === word[0] ? 1 : 0.7));
    }
    return found;
  }
}

function pairsOf(word: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let place = 1; place < word.length; place++) pairs.add(word.slice(place - 1, place + 1));
  return pairs;
}
