/** The search index over all calculators: `search.json`. */
import { PLACES, type SearchDocument, type SearchIndex } from '@reckoner/engine/search/index-data';
import { wordsOf } from '@reckoner/engine/search/words';

/** The documents must come in a fixed order: the index's numbering follows it. */
export function searchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const places = new Map<string, Map<number, number>>();
  // Most texts share their words; folding them is the most of the work.
  const known = new Map<string, readonly string[]>();
  const wordsIn = (text: string): readonly string[] =>
    text.split(' ').flatMap((part) => {
      let words = known.get(part);
      if (words === undefined) {
        words = wordsOf(part);
        known.set(part, words);
      }
      return words;
    });
  const note = (words: readonly string[], document: number, place: number): readonly string[] => {
    for (const word of words) {
      let of = places.get(word);
      if (of === undefined) {
        of = new Map();
        places.set(word, of);
      }
      of.set(document, (of.get(document) ?? 0) | place);
    }
    return words;
  };
  const phrases = documents.map((one, document) => {
    const title = note(wordsIn(one.title), document, PLACES.title);
    const keywords = one.keywords.map((phrase) => note(wordsIn(phrase), document, PLACES.keywords));
    note(wordsIn(one.id.replaceAll('-', ' ')), document, PLACES.slug);
    for (const phrase of one.synonyms) note(wordsIn(phrase), document, PLACES.synonyms);
    note(wordsIn(one.description), document, PLACES.description);
    note(wordsIn(one.category), document, PLACES.category);
    return [title, ...keywords];
  });
  const terms = [...places.keys()].sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  return {
    documents: documents.map(({ id }) => id),
    terms,
    postings: terms.map((term) => {
      let last = 0;
      return [...places.get(term)!].flatMap(([document, bits]) => {
        const distance = document - last;
        last = document;
        return [distance, bits];
      });
    }),
    phrases: phrases.map((of) => of.map((words) => words.map((word) => numbers.get(word)!))),
    popular: documents
      .flatMap(({ popularity }, document) => (popularity === undefined ? [] : [{ document, popularity }]))
      .sort((a, b) => a.popularity - b.popularity)
      .map(({ document }) => document),
  };
}
