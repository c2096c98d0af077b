/**
 * Search over the generated index. Not every word need match; the more and the rarer ones do, the higher a calculator
 * stands, in the title higher than in keywords, there higher than in the description.
 */
import { PLACES, type SearchIndex } from '@reckoner/engine/search/index-data';
import { askedWords, isStopWord } from '@reckoner/engine/search/words';
import type { Summary } from './catalogue.js';
import { type Meanings, Vocabulary } from './vocabulary.js';

export interface Search {
  /** Calculators that have words of the query, the best first. */
  find(query: string): readonly Summary[];
  /** Those that have all of its words where calculators are looked for, the best first. */
  sure(query: string): readonly Summary[];
  /** Where nothing is found: those with words that look like its words. */
  nearest(query: string): readonly Summary[];
  /** What is looked for most, most first. */
  readonly popular: readonly Summary[];
}

const WEIGHTS: Readonly<Record<keyof typeof PLACES, number>> = {
  ...{ title: 1, slug: 0.85, keywords: 0.8, synonyms: 0.7, category: 0.35, description: 0.3 },
};
/** By the places of a word, as bits: what the best of them is worth. */
const PLACE_WEIGHTS = Array.from({ length: 64 }, (_, bits) => {
  const present = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter((place) => bits & PLACES[place]);
  return Math.max(0, ...present.map((place) => WEIGHTS[place]));
});
const TELLING = PLACES.title | PLACES.slug | PLACES.keywords | PLACES.synonyms;
const KEYWORD = 0.88;
const WHOLE_TITLE = 0.3;
const WHOLE_KEYWORD = 0.15;
/** What a stop word's rarity counts. */
const STOP_WORD = 0.1;
const OUT_OF_ORDER = 0.95;
const POPULARITY = 0.12;
/** So many are compared phrase by phrase. */
const COMPARED = 100;
/** What has less of the query's words than this share of what the best has is left out. */
const LEAST_COVERAGE = 0.55;
/** What covers so much of a query has all of its words in title or keywords, at most a rare one elsewhere. */
const SURE = 0.85;
const MOST_NEAREST = 3;

/** @param index `search.json`. */
export function searchFrom(index: SearchIndex, summaries: readonly Summary[]): Search {
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  const ranking = new Ranking(index);
  const summariesOf = (documents: readonly number[]) =>
    documents.flatMap((document) => bySlug.get(index.documents[document]!) ?? []);
  return {
    find: (query) => summariesOf(ranking.best(query)),
    sure: (query) => summariesOf(ranking.best(query, SURE)),
    nearest: (query) => summariesOf(ranking.best(ranking.likeWords(query)).slice(0, MOST_NEAREST)),
    popular: summariesOf(index.popular),
  };
}

interface AskedWord {
  readonly weight: number;
  readonly meanings: Meanings;
}

class Ranking {
  readonly #index: SearchIndex;
  readonly #vocabulary: Vocabulary;
  /** By term, how rare it is among what calculators are looked for by. */
  readonly #rarity: Float64Array;
  readonly #popularity: Float64Array;
  // Kept between queries, all zero.
  readonly #best: Float64Array;
  readonly #covered: Float64Array;
  readonly #scores: Float64Array;

  constructor(index: SearchIndex) {
    const { length } = index.documents;
    this.#index = index;
    this.#vocabulary = new Vocabulary(index.terms);
    this.#rarity = Float64Array.from(index.postings, (postings, term) => {
      return rarity(countTelling(postings), length) * (isStopWord(index.terms[term]!) ? STOP_WORD : 1);
    });
    this.#popularity = new Float64Array(length);
    for (const [place, document] of index.popular.entries())
      this.#popularity[document] = POPULARITY * (1 - (0.5 * place) / index.popular.length);
    this.#best = new Float64Array(length);
    this.#covered = new Float64Array(length);
    this.#scores = new Float64Array(length);
  }

  /** The query with each unknown word put as the known one that it shares most of its letters with. */
  likeWords(query: string): string {
    return askedWords(query)
      .flatMap((word) => this.#vocabulary.like(word) ?? [])
      .join(' ');
  }

  /**
   * Documents, the best first.
   * @param least The share of the query that must be covered.
   */
  best(query: string, least = 0): readonly number[] {
    const asked = this.#read(askedWords(query));
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (whole === 0) return [];
    const found = this.#gather(asked);
    let most = 0;
    for (const document of found) most = Math.max(most, this.#covered[document]!);
    const enough = Math.max(LEAST_COVERAGE * most, least * whole);
    const first = new Scores(found.length);
    for (const document of found) {
      const share = this.#covered[document]! / whole;
      const score = (this.#scores[document]! / whole) * share * 0.5 + this.#popularity[document]!;
      if (this.#covered[document]! >= enough) first.add(document, score);
      this.#covered[document] = 0;
      this.#scores[document] = 0;
    }
    const ranked = first.ranked();
    const near = ranked.slice(0, COMPARED);
    const compared = new Scores(near.length);
    for (const { document, score } of near) compared.add(document, score + this.#phraseScore(document, asked, whole));
    return [...compared.ranked(), ...ranked.slice(COMPARED)].map(({ document }) => document);
  }

  #read(words: readonly string[]): readonly AskedWord[] {
    const parts = words.flatMap((word, place) => {
      const meanings = this.#vocabulary.meaningsOf(word, place > 0 && place === words.length - 1);
      if (meanings.size > 0) return [{ word, meanings }];
      const halves = this.#vocabulary.halvesOf(word) ?? [];
      return halves.map((half) => ({ word: half, meanings: this.#vocabulary.meaningsOf(half) }));
    });
    for (const [place, { word, meanings }] of parts.entries()) {
      const next = parts[place + 1];
      if (next === undefined) break;
      for (const [term, sure] of this.#vocabulary.joined(word, next.word)) {
        for (const one of [meanings, next.meanings]) if (!one.has(term)) one.set(term, sure);
      }
    }
    return parts.map(({ word, meanings }) => ({ weight: this.#weightOf(word, meanings), meanings }));
  }

  /** How much a word tells: the rarer, the more. A number is mostly a value, and tells little. */
  #weightOf(word: string, meanings: Meanings): number {
    const known = this.#vocabulary.formsOf(word);
    const counted = known.size > 0 ? known : meanings;
    let least = Number.POSITIVE_INFINITY;
    for (const term of counted.keys()) least = Math.min(least, this.#rarity[term]!);
    return /^\d+$/.test(word) ? least * 0.3 : least;
  }

  /** Fills the sums of all documents that have one of the words, and gives those documents. */
  #gather(asked: readonly AskedWord[]): number[] {
    const found: number[] = [];
    for (const { weight, meanings } of asked) {
      const touched: number[] = [];
      for (const [term, sure] of meanings) {
        const postings = this.#index.postings[term]!;
        let document = 0;
        for (let place = 0; place < postings.length; place += 2) {
          document += postings[place]!;
          const worth = sure * PLACE_WEIGHTS[postings[place + 1]!]!;
          const before = this.#best[document]!;
          if (before === 0) touched.push(document);
          if (worth > before) this.#best[document] = worth;
        }
      }
      for (const document of touched) {
        if (this.#covered[document] === 0) found.push(document);
        const worth = this.#best[document]!;
        this.#covered[document]! += weight * Math.min(1, 0.4 + worth);
        this.#scores[document]! += weight * worth;
        this.#best[document] = 0;
      }
    }
    return found;
  }

  /** How well the best of a document's phrases says what the query says, and nothing else. */
  #phraseScore(document: number, asked: readonly AskedWord[], whole: number): number {
    let best = 0;
    for (const [place, phrase] of this.#index.phrases[document]!.entries()) {
      const { recall, precision, inOrder } = this.#compare(phrase, asked, whole);
      if (recall === 0) continue;
      const isWhole = recall > 0.9 && precision > 0.95;
      const base = recall * recall * (0.75 + 0.25 * precision) * (inOrder ? 1 : OUT_OF_ORDER);
      const score = place === 0 ? base + (isWhole ? WHOLE_TITLE : 0) : base * KEYWORD + (isWhole ? WHOLE_KEYWORD : 0);
      if (score > best) best = score;
    }
    return best;
  }

  #compare(phrase: readonly number[], asked: readonly AskedWord[], whole: number) {
    let [recall, matched, told] = [0, 0, 0];
    let [last, inOrder] = [-1, true];
    const found = new Float64Array(asked.length);
    for (const term of phrase) {
      const worth = this.#rarity[term]!;
      told += worth;
      let [sure, meant] = [0, -1];
      for (let word = 0; word < asked.length; word++) {
        const here = asked[word]!.meanings.get(term) ?? 0;
        if (here > sure) [sure, meant] = [here, word];
        if (here > found[word]!) found[word] = here;
      }
      matched += worth * Math.min(1, sure * 1.1);
      if (meant < 0) continue;
      if (meant < last) inOrder = false;
      last = meant;
    }
    for (let word = 0; word < asked.length; word++) recall += asked[word]!.weight * found[word]!;
    return { recall: recall / whole, precision: told === 0 ? 0 : matched / told, inOrder };
  }
}

/** More than documents there will be. */
const DOCUMENTS = 2 ** 21;
/** Scores that differ by less are equal. */
const PRECISION = 1e-6;

/** Documents with their scores, put in order as plain numbers: by score, then by their own order. */
class Scores {
  readonly #keys: Float64Array;
  #count = 0;

  constructor(most: number) {
    this.#keys = new Float64Array(most);
  }

  add(document: number, score: number): void {
    this.#keys[this.#count++] = -Math.round(score / PRECISION) * DOCUMENTS + document;
  }

  ranked(): readonly { readonly document: number; readonly score: number }[] {
    return Array.from(this.#keys.subarray(0, this.#count).sort(), (key) => {
      const rank = Math.floor(key / DOCUMENTS);
      return { document: key - rank * DOCUMENTS, score: -rank * PRECISION };
    });
  }
}

function countTelling(postings: readonly number[]): number {
  let count = 0;
  for (let place = 1; place < postings.length; place += 2) if (postings[place]! & TELLING) count++;
  return count;
}

/** Of what stands in so many of all documents; never 0. */
function rarity(count: number, all: number): number {
  return Math.log(1 + (all + 1) / (count + 0.5));
}
