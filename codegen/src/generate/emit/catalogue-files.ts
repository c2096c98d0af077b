/** The files about the whole catalogue: categories with counts, summaries, the search index. */

import { readChanges } from '@reckoner/bundling/changes';
import { hash } from '@reckoner/bundling/hash';
import { type PluginPackage, subcategoryTitle } from '@reckoner/bundling/scan';
import { popular } from '../../search-words/popular.js';
import { synonymsOf } from '../../search-words/synonyms.js';
import type { Entry } from '../catalogue-entry.js';
import { searchIndex } from './search-index.js';

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byTitle(a: { title: string }, b: { title: string }): number {
  return compare(a.title.toLowerCase(), b.title.toLowerCase()) || compare(a.title, b.title);
}

/** In the order of the keys, so that the same facts are the same bytes. */
function byKey(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries([...pairs].sort(([a], [b]) => compare(a, b)));
}

export interface CategoryIndex {
  readonly category: string;
  readonly title: string;
  readonly arithmetic: 'float64' | 'decimal';
  readonly count: number;
  readonly subcategories: readonly { readonly subcategory: string; readonly title: string; readonly count: number }[];
}

/** `catalogue.json`. */
export interface CatalogueIndex {
  readonly categories: readonly CategoryIndex[];
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

/** Entries by what they have in common, in their order. */
export function groupBy(entries: readonly Entry[], key: 'category' | 'subcategory'): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry[key]);
    if (group === undefined) groups.set(entry[key], [entry]);
    else group.push(entry);
  }
  return groups;
}

function catalogueIndex(packages: readonly PluginPackage[], entries: readonly Entry[]): CatalogueIndex {
  const categories: CategoryIndex[] = [];
  for (const [category, inside] of groupBy(entries, 'category')) {
    const owners = packages.filter((plugin) => plugin.category === category);
    const { title, arithmetic } = owners[0]!;
    const subcategories = [...groupBy(inside, 'subcategory')].map(([subcategory, { length }]) => {
      const namer = owners.find((plugin) => plugin.subcategories[subcategory] !== undefined) ?? owners[0]!;
      return { subcategory, title: subcategoryTitle(namer, subcategory), count: length };
    });
    categories.push({ category, title, arithmetic, count: inside.length, subcategories: subcategories.sort(byTitle) });
  }
  return {
    categories: categories.sort(byTitle),
    slugs: byKey(entries.map(({ slug, category }) => [slug, category])),
    aliases: byKey(entries.flatMap(({ slug, aliases }) => aliases.map((alias): [string, string] => [alias, slug]))),
  };
}

/** A line of `changes.json`: a calculator that was added, or whose formula changed. */
export interface CatalogueChange {
  readonly date: string;
  readonly calculator: string;
  readonly kind: 'added' | 'changed';
  /** Of the formula from then on. */
  readonly version: string;
  readonly reason: string;
}

/** What packages recorded of the calculators that there are, the oldest first. */
function changesOf(packages: readonly PluginPackage[], entries: readonly Entry[]): CatalogueChange[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  const changes = packages.flatMap(({ folder }) => readChanges(folder)?.changes ?? []);
  return changes
    .filter(({ slug }) => slugs.has(slug))
    .map(({ date, slug, kind, version, reason }) => ({ date, calculator: slug, kind, version, reason }))
    .sort((a, b) => compare(a.date, b.date) || compare(a.calculator, b.calculator));
}

/** Changes with everything that the texts about the whole catalogue are made from, which to make takes longer. */
export function catalogueKey(packages: readonly PluginPackage[], entries: readonly Entry[]): string {
  const changes = packages.map(({ folder }) => readChanges(folder)?.changes);
  // Categories that were made anew come last.
  const inOrder = [...entries].sort((a, b) => compare(a.slug, b.slug));
  return hash(JSON.stringify(packages), JSON.stringify(inOrder), JSON.stringify(changes));
}

/** All texts about the whole catalogue, by path in `generated/`. */
export function catalogueFiles(packages: readonly PluginPackage[], given: readonly Entry[]): Map<string, string> {
  const entries = [...given].sort((a, b) => compare(a.category, b.category) || byTitle(a, b));
  const summaries = entries.map(({ slug, title, description, category, subcategory, hasFormula }) => {
    return { slug, title, description, category, subcategory, hasFormula };
  });
  const index = catalogueIndex(packages, entries);
  const titles = new Map(index.categories.map(({ category, title }) => [category, title]));
  const places = new Map(popular.map((slug, place) => [slug, place]));
  const documents = entries.map((entry) => ({
    id: entry.slug,
    title: entry.title,
    keywords: entry.keywords,
    synonyms: synonymsOf(entry),
    description: entry.description,
    category: `${entry.category} ${titles.get(entry.category)} ${entry.subcategory}`,
    popularity: places.get(entry.slug),
  }));
  return new Map([
    ['catalogue.json', JSON.stringify(index)],
    ['changes.json', JSON.stringify(changesOf(packages, entries))],
    ['summaries.json', JSON.stringify(summaries)],
    ['search.json', JSON.stringify(searchIndex(documents))],
  ]);
}

/** For each slug of a subcategory those that follow it by title, around the end; as `related` where none is given. */
export function neighbours(sameSubcategory: readonly Entry[], most = 6): Map<string, string[]> {
  const slugs = [...sameSubcategory].sort(byTitle).map(({ slug }) => slug);
  const count = Math.min(most, slugs.length - 1);
  const after = (place: number) =>
    Array.from({ length: count }, (_, step) => slugs[(place + 1 + step) % slugs.length]!);
  return new Map(slugs.map((slug, place) => [slug, after(place)]));
}
