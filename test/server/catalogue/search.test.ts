import { searchOptions } from '@reckoner/codegen/search-options';
import { editDistance } from '@reckoner/engine/calculate/suggest';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { searchFrom } from '../../../server/src/catalogue/search.js';
import { nearestSlugs } from '../../../server/src/catalogue/suggest.js';
import { leastProcessorTime } from '../../processor.js';

const one = (slug: string, title: string, keywords: string, description: string) => ({
  slug,
  title,
  keywords,
  description,
  category: 'things',
  subcategory: 'sundry',
  hasFormula: true,
});
const documents = [
  one('a-description', 'First', 'nothing', 'Mentions a mortgage, mortgage mortgage mortgage.'),
  one('a-keyword', 'Second', 'mortgage home', 'Nothing of the kind.'),
  one('a-title', 'Mortgage payment for very many long words of a title', 'nothing', 'Nothing of the kind.'),
  one('typo', 'Mouse', 'nothing', 'Nothing of the kind.'),
  one('exact', 'Third', 'nothing', 'About a house.'),
  one('both', 'Home loan', 'mortgage', 'A loan with points.'),
  one('possessive', "Ohm's law", 'nothing', 'Nothing of the kind.'),
  one('pressure-drop', 'Pressure drop and pressure loss', 'pressure', 'Pressure, pressure.'),
  one('force-on-area', 'Pressure', 'nothing', 'Nothing of the kind.'),
];
const index = new MiniSearch(searchOptions);
index.addAll(documents.map((document) => ({ id: document.slug, ...document })));
const search = searchFrom({ index: index.toJSON() }, documents);
const found = (query: string) => search(query).map((summary) => summary.slug);

describe('search', () => {
  it.each(['mortgage', 'mortg', 'mortgaeg', 'MORTGAGE'])(
    'for %j puts title before keywords before description',
    (query) => {
      const slugs = found(query);
      expect(slugs[0]).toBe('a-title');
      expect(slugs.at(-1)).toBe('a-description');
      expect(slugs.slice(1, 3).sort()).toEqual(['a-keyword', 'both']);
    },
  );

  it('needs every word', () => {
    expect(found('mortgage home').sort()).toEqual(['a-keyword', 'both']);
    expect(found('home loan mortgage')).toEqual(['both']);
    expect(found('mortgage zebra')).toEqual([]);
    expect(found('things')).toHaveLength(documents.length);
  });

  it('puts words as they are before words with a typo', () => {
    const slugs = found('house');
    expect(slugs).toEqual(['exact', 'typo']);
  });

  it.each(["Ohm's law", 'Ohm’s law', 'ohms law', 'ohm law'])('finds a possessive by %j', (query) => {
    expect(found(query)).toEqual(['possessive']);
  });

  it('puts a title that is the query first', () => {
    expect(found('pressure')[0]).toBe('force-on-area');
  });

  it('takes no typo in short words', () => {
    expect(found('lon')).toEqual(['a-title']);
    expect(found('hme')).toEqual([]);
  });
});

describe('nearestSlugs', () => {
  const slugs = ['compound-interest', 'simple-interest', 'body-mass-index', 'tip', 'tips'];
  it.each([
    ['compound-intrest', ['compound-interest']],
    ['Compound Interest', ['compound-interest']],
    ['compound_interest', ['compound-interest']],
    ['interest', ['compound-interest', 'simple-interest']],
    ['tipp', ['tip', 'tips']],
    ['zzz', []],
    ['', []],
    ['x'.repeat(101), []],
  ])('of %j are %j', (slug, expected) => {
    expect(nearestSlugs(slug, slugs)).toEqual(expected);
  });

  it.each([
    'percentage-change',
    'prcentage-change',
    'percentage-chagne',
    'percentaeg-cahnge',
    'percent-change',
    'öhms-law',
  ])('of %j are those within three edits, though few are measured', (slug) => {
    const many = ['percentage-change', 'percentage-chance', 'percentages-changes', 'percentage-of-change', 'ohms-law'];
    const near = many
      .map((one) => ({ one, distance: editDistance(slug, one) }))
      .filter(({ distance }) => distance <= 3)
      .sort((a, b) => a.distance - b.distance || (a.one < b.one ? -1 : 1));
    expect(nearestSlugs(slug, many)).toEqual(near.slice(0, 3).map(({ one }) => one));
  });

  it('are found without measuring most of them, as anybody may ask', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `${index}-quantities-of-thermodynamics`);
    const slug = 'abcdefghij'.repeat(3);
    const measured = await leastProcessorTime(10, () => many.forEach((one) => void editDistance(slug, one)));
    expect(await leastProcessorTime(10, () => nearestSlugs(slug, many))).toBeLessThan(measured / 3);
  });
});
