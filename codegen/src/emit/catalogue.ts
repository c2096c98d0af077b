/** The files about the whole catalogue: categories with counts, summaries, the search index. */
import type { Entry } from '../entry.js';
import { type PluginPackage, subcategoryTitle } from '../scan.js';
import { searchOptions } from '../search-options.js';
import { searchIndex } from './search.js';

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

function countBy(entries: readonly Entry[], key: 'category' | 'subcategory'): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry[key], [...(groups.get(entry[key]) ?? []), entry]);
  return groups;
}

function catalogueIndex(packages: readonly PluginPackage[], entries: readonly Entry[]): CatalogueIndex {
  const categories: CategoryIndex[] = [];
  for (const [category, inside] of countBy(entries, 'category')) {
    const owners = packages.filter((plugin) => plugin.category === category);
    const { title, arithmetic } = owners[0]!;
    const subcategories = [...countBy(inside, 'subcategory')].map(([subcategory, { length }]) => {
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

/** All texts about the whole catalogue, by path in `generated/`. */
export function catalogueFiles(packages: readonly PluginPackage[], given: readonly Entry[]): Map<string, string> {
  const entries = [...given].sort((a, b) => compare(a.category, b.category) || byTitle(a, b));
  const summaries = entries.map(({ slug, title, description, category, subcategory, hasFormula }) => {
    return { slug, title, description, category, subcategory, hasFormula };
  });
  const index = catalogueIndex(packages, entries);
  const titles = new Map(index.categories.map(({ category, title }) => [category, title]));
  const documents = entries.map((entry) => ({
    id: entry.slug,
    title: entry.title,
    slug: entry.slug,
    keywords: entry.keywords.join(' '),
    description: entry.description,
    category: `${entry.category} ${titles.get(entry.category)}`,
    subcategory: entry.subcategory,
  }));
  const { fields, storeFields } = searchOptions;
  return new Map([
    ['catalogue.json', JSON.stringify(index)],
    ['summaries.json', JSON.stringify(summaries)],
    ['search.json', `{"options":${JSON.stringify({ fields, storeFields })},"index":${searchIndex(documents)}}`],
  ]);
}

/** The slugs of a subcategory that follow this one by title, around the end; as `related` where none is given. */
export function neighbours(entry: Entry, sameSubcategory: readonly Entry[], most = 6): string[] {
  const slugs = [...sameSubcategory].sort(byTitle).map(({ slug }) => slug);
  const place = slugs.indexOf(entry.slug);
  return [...slugs.slice(place + 1), ...slugs.slice(0, place)].slice(0, most);
}
