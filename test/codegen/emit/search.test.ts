import { searchIndex } from '@reckoner/codegen/emit/search';
import { type SearchDocument, searchOptions } from '@reckoner/codegen/search-options';
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';

const text = fc
  .array(fc.constantFrom('mass', 'Energy', 'énergie', "Ohm's", 'of', 'T-test', 'a', '2', '“x”', 'constructor'), {
    maxLength: 6,
  })
  .map((words) => words.join(' '));
const document: fc.Arbitrary<Omit<SearchDocument, 'id'>> = fc.record({
  title: text,
  slug: text,
  keywords: text,
  description: text,
  category: text,
  subcategory: text,
});

type Index = Record<string, unknown> & { index: [string, object][] };

function inOrder({ index, ...rest }: Index): object {
  return { ...rest, index: [...index].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

test('the index is the one that the library itself would write', () => {
  fc.assert(
    fc.property(fc.array(document, { maxLength: 8 }), (given) => {
      const documents = given.map((one, index) => ({ ...one, id: `calculator-${index}` }));
      const library = new MiniSearch<SearchDocument>(searchOptions);
      library.addAll(documents);
      const expected = JSON.parse(JSON.stringify(library));
      const found = JSON.parse(searchIndex(documents));
      // Without documents the library has no lengths yet.
      if (documents.length === 0) expected.averageFieldLength = found.averageFieldLength;
      expect(inOrder(found)).toEqual(inOrder(expected));
    }),
    { seed: 11, numRuns: 200 },
  );
});
