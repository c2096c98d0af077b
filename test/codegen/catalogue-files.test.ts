/** The files of `generated/` that are about all categories. */
import { catalogueKey, neighbours } from '@reckoner/codegen/generate/emit/catalogue-files';
import { expect, test } from 'vitest';

const entry = (slug: string, title: string) => ({
  slug,
  title,
  description: '',
  category: 'c',
  subcategory: 's',
  hasFormula: true,
  keywords: [],
  aliases: [],
  related: [],
});

test('related calculators follow by title, around the end', () => {
  const all = [entry('b', 'Beta'), entry('a', 'alpha'), entry('d', 'Delta'), entry('c', 'Chi')];
  expect(neighbours(all).get('b')).toEqual(['c', 'd', 'a']);
  expect(neighbours(all, 2).get('b')).toEqual(['c', 'd']);
  expect(neighbours([all[0]!]).get('b')).toEqual([]);
});

test('what they are made from is known whatever was made anew, and nothing else is taken for it', () => {
  const [a, b] = [entry('a', 'Alpha'), entry('b', 'Beta')];
  const key = catalogueKey([], [a, b]);
  expect(catalogueKey([], [b, a])).toBe(key);
  expect(catalogueKey([], [a, { ...b, keywords: ['second'] }])).not.toBe(key);
  expect(catalogueKey([], [a])).not.toBe(key);
});
