import { neighbours } from '@reckoner/codegen/emit/catalogue';
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
  expect(neighbours(all[0]!, all)).toEqual(['c', 'd', 'a']);
  expect(neighbours(all[0]!, all, 2)).toEqual(['c', 'd']);
  expect(neighbours(all[0]!, [all[0]!])).toEqual([]);
});
