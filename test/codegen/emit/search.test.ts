/** The search index and the synonyms that go into it. */
import { searchIndex } from '@reckoner/codegen/generate/emit/search-index';
import { synonymsOf } from '@reckoner/codegen/search-words/synonyms';
import { PLACES, type SearchDocument } from '@reckoner/engine/search/index-data';
import { wordsOf } from '@reckoner/engine/search/words';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const text = fc
  .array(
    fc.constantFrom('mass', 'Energy', 'énergie', "Ohm's", 'of', 'T-test', 'a', '2', '“x”', 'constructor', 'colour'),
    {
      maxLength: 6,
    },
  )
  .map((words) => words.join(' '));
const document: fc.Arbitrary<Omit<SearchDocument, 'id'>> = fc.record({
  title: text,
  keywords: fc.array(text, { maxLength: 3 }),
  synonyms: fc.array(text, { maxLength: 2 }),
  description: text,
  category: text,
});

test('each word of each field stands where it is written, and nowhere else', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 8 }), (given) => {
      const documents = given.map((one, index) => ({ ...one, id: `calculator-${index}` }));
      const index = searchIndex(documents);
      const found = index.terms.flatMap((term, number) => {
        let at = 0;
        const postings = index.postings[number]!;
        return Array.from({ length: postings.length / 2 }, (_, place) => {
          at += postings[2 * place]!;
          return [term, at, postings[2 * place + 1]!];
        });
      });
      const expected = new Map<string, number>();
      const note = (words: readonly string[], at: number, place: number) => {
        for (const word of words) expected.set(`${word} ${at}`, (expected.get(`${word} ${at}`) ?? 0) | place);
      };
      for (const [at, one] of documents.entries()) {
        note(wordsOf(one.title), at, PLACES.title);
        note(wordsOf(one.id), at, PLACES.slug);
        note(one.keywords.flatMap(wordsOf), at, PLACES.keywords);
        note(one.synonyms.flatMap(wordsOf), at, PLACES.synonyms);
        note(wordsOf(one.description), at, PLACES.description);
        note(wordsOf(one.category), at, PLACES.category);
        expect(index.phrases[at]!.map((phrase) => phrase.map((term) => index.terms[term]))).toEqual(
          [one.title, ...one.keywords].map(wordsOf),
        );
      }
      expect(new Map(found.map(([term, at, places]) => [`${term} ${at}`, places]))).toEqual(expected);
    }),
    { seed: 11, numRuns: 200 },
  );
});

describe('synonyms', () => {
  const of = (category: string, title: string, ...keywords: string[]) => synonymsOf({ category, title, keywords });

  it('are those of the rows that a title or keyword has a word of', () => {
    expect(of('finance', 'Mortgage payment')).toEqual(expect.arrayContaining(['home loan', 'installment']));
    expect(of('finance', 'Net worth', 'mortgages')).not.toContain('home loan');
    expect(of('physics', 'Mortgage payment')).not.toContain('home loan');
  });

  it('are not those that it has itself', () => {
    expect(of('finance', 'Home loan', 'mortgage')).not.toContain('mortgage');
  });

  it('are found as whole phrases', () => {
    expect(of('medicine', 'Creatinine')).not.toContain('crcl');
    expect(of('medicine', 'Creatinine clearance')).toContain('crcl');
  });
});
