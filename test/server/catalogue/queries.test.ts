/** Queries as people type them, over the real catalogue. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchFrom } from '../../../server/src/catalogue/search.js';
import { placesOf } from './queries/places.js';
import { typed } from './queries/typed.js';
import { unseen } from './queries/unseen.js';

const json = (name: string) => JSON.parse(readFileSync(`generated/${name}`, 'utf8'));
const search = searchFrom(json('search.json'), json('summaries.json'));

describe.each([
  ['typed', typed, 0.9],
  ['unseen', unseen, 0.9],
])('of the %s queries', (_, queries, first) => {
  const places = placesOf(queries, search);

  it('97 of 100 have their calculator in the first three', () => {
    const missed = places.filter(({ place }) => place > 3).map(({ query }) => query);
    expect(missed.length / places.length, missed.join('; ')).toBeLessThanOrEqual(0.03);
  });

  it('nine of ten have it first', () => {
    expect(places.filter(({ place }) => place === 1).length / places.length).toBeGreaterThanOrEqual(first);
  });
});

it.each([
  ['loan pay', 'loan-payment'],
  ['compound int', 'compound-interest'],
  ['mortgage pay', 'mortgage-payment-piti'],
  ['body ma', 'body-mass-index'],
  ['heart ra', 'maximum-heart-rate'],
])('finds %j while its last word is typed', (query, slug) => {
  expect(search.find(query)[0]?.slug).toBe(slug);
});

it('wants calculators that there are', () => {
  const slugs = new Set(json('summaries.json').map(({ slug }: { slug: string }) => slug));
  const wanted = [typed, unseen].flatMap((queries) => placesOf(queries, search).flatMap((one) => one.wanted));
  expect(wanted.filter((slug) => !slugs.has(slug))).toEqual([]);
});
