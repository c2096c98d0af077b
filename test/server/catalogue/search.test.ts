/** Which calculators a query finds, in which order. */
import { searchIndex } from '@reckoner/codegen/generate/emit/search-index';
import { editDistance } from '@reckoner/engine/calculate/read/suggest';
import { describe, expect, it } from 'vitest';
import { searchFrom } from '../../../server/src/catalogue/search.js';
import { nearestSlugs, suggestedSlugs } from '../../../server/src/catalogue/suggest.js';
import { leastProcessorTime } from '../../processor.js';

const one = (slug: string, title: string, keywords: readonly string[], description = 'Nothing of the kind.') => ({
  slug,
  title,
  keywords,
  description,
  category: 'things',
  subcategory: 'sundry',
  hasFormula: true,
});
const documents = [
  one('a-description', 'First', ['nothing'], 'Mentions a mortgage, mortgage mortgage mortgage.'),
  one('a-keyword', 'Second', ['mortgage home']),
  one('a-title', 'Mortgage payment for very many long words of a title', ['nothing']),
  one('typo', 'Mouse', ['nothing']),
  one('exact', 'Third', ['nothing'], 'About a house.'),
  one('both', 'Home loan', ['mortgage'], 'A loan with points.'),
  one('possessive', "Ohm's law", ['nothing']),
  one('pressure-drop', 'Pressure drop and pressure loss', ['pressure'], 'Pressure, pressure.'),
  one('force-on-area', 'Pressure', ['nothing']),
  one('bearing', 'Axle load', ['truck']),
  one('drip', 'Drip irrigation', ['water']),
  one('return', 'Internal rate of return', ['IRR']),
  one('even', 'Break-even point', ['batteries']),
  one('rare', 'Color code', ['litre']),
  one('a-twin', 'Twin of the one', ['alike']),
  one('b-twin', 'Twin of another', ['alike']),
];
const entries = documents.map((document) => ({
  ...document,
  id: document.slug,
  synonyms: document.slug === 'both' ? ['house borrowing'] : [],
  ...(document.slug === 'b-twin' ? { popularity: 0 } : {}),
}));
const search = searchFrom(searchIndex(entries), documents);
const found = (query: string) => search.find(query).map((summary) => summary.slug);

describe('search', () => {
  it.each(['mortgage', 'mortg', 'mortgaeg', 'MORTGAGE'])(
    'for %j puts title before keywords before description',
    (query) => {
      const slugs = found(query);
      expect(slugs.at(-1)).toBe('a-description');
      expect(slugs.slice(0, 3).sort()).toEqual(['a-keyword', 'a-title', 'both']);
    },
  );

  it('needs not every word, and puts more of them higher', () => {
    expect(found('mortgage home').slice(0, 2).sort()).toEqual(['a-keyword', 'both']);
    expect(found('home loan mortgage')[0]).toBe('both');
    expect(found('loan zebra')).toEqual(['both']);
    expect(found('things')).toHaveLength(documents.length);
  });

  it.each(['how much is my loan', 'loan calculator', 'what is a loan?', 'calculate the loan'])(
    'takes no notice of how it is asked: %j',
    (query) => {
      expect(found(query)).toEqual(found('loan'));
    },
  );

  it('looks for stop words where there is nothing else', () => {
    expect(found('of the').length).toBeGreaterThan(0);
  });

  it.each([
    ['loans', 'both'],
    ['battery', 'even'],
    ['colour codes', 'rare'],
    ['liter', 'rare'],
    ['breakeven', 'even'],
    ['breaking even', 'even'],
    ['borrowing', 'both'],
    ['Pressuré', 'force-on-area'],
  ])('knows forms, spellings, joined words and synonyms: %j', (query, slug) => {
    expect(found(query)[0]).toBe(slug);
  });

  it('takes no word for another that is known as it is', () => {
    expect(found('loan')).toEqual(['both']);
    expect(found('load')).toEqual(['bearing']);
    expect(found('irr')).toEqual(['return']);
  });

  it('puts words as they are before words with a typo', () => {
    expect(found('house')).not.toContain('typo');
    expect(found('hoose')).toContain('exact');
  });

  it.each(["Ohm's law", 'Ohm’s law', 'ohms law', 'ohm law'])('finds a possessive by %j', (query) => {
    expect(found(query)).toEqual(['possessive']);
  });

  it('puts a title that is the query first', () => {
    expect(found('pressure')[0]).toBe('force-on-area');
  });

  it('puts what is looked for more first where nothing else decides', () => {
    expect(found('alike')).toEqual(['b-twin', 'a-twin']);
  });

  it('takes no typo in short words', () => {
    expect(found('hme')).toEqual([]);
    expect(found('lw')).toEqual([]);
  });

  it('is sure of what has all words where calculators are looked for', () => {
    const sure = (query: string) => search.sure(query).map(({ slug }) => slug);
    expect(sure('irr')).toEqual(['return']);
    expect(sure('home morgage')).toEqual(expect.arrayContaining(['both', 'a-keyword']));
    expect(sure('kind')).toEqual([]);
    expect(sure('loan irrigation')).toEqual([]);
  });

  it('offers what looks alike where nothing is found', () => {
    expect(found('irigasyun')).toEqual([]);
    expect(search.nearest('irigasyun').map(({ slug }) => slug)).toEqual(['drip']);
    expect(search.nearest('zzzz')).toEqual([]);
  });

  it('has the same answer for the same query, whatever was asked between', () => {
    const before = found('mortgage home pressure');
    for (const query of ['a', 'ohm', 'zzz', 'pressure pressure', '']) found(query);
    expect(found('mortgage home pressure')).toEqual(before);
  });
});

describe('what is suggested for an unknown slug', () => {
  const suggest = (slug: string) =>
    suggestedSlugs(
      slug,
      documents.map((document) => document.slug),
      (words) => search.sure(words),
    );
  it.each([
    ['irr', ['return']],
    ['home-morgage', ['both', 'a-keyword']],
    ['possesive', ['possessive']],
    ['qqq-zzz', []],
    ['no-such-calculator', []],
    ['x'.repeat(101), []],
  ])('for %j are %j', (slug, expected) => {
    expect([...suggest(slug)].sort()).toEqual([...expected].sort());
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
