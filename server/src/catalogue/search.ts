/** Full-text search over the generated index: every word must match, as a prefix or with a small typo. */
import { type SearchDocument, searchOptions } from '@reckoner/codegen/search-options';
import { editDistance } from '@reckoner/engine/calculate/suggest';
import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Summary } from './catalogue.js';

export type Search = (query: string) => readonly Summary[];

/** How far down a field places a match: title (and slug) before keywords before everything else. */
const TIERS: Readonly<Record<string, number>> = { title: 0, slug: 0, keywords: 1, description: 2 };
const LAST_TIER = 3;
const MOST_TYPOS = 2;

/** @param generated `search.json`: MiniSearch's index, made with the options that code generation shares. */
export function searchFrom(generated: { readonly index: AsPlainObject }, summaries: readonly Summary[]): Search {
  const index = MiniSearch.loadJS<SearchDocument>(generated.index, searchOptions);
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  const words = (text: string) =>
    searchOptions.tokenize!(text)
      .map((token) => searchOptions.processTerm!(token))
      .join(' ');
  const titles = new Map(summaries.map(({ slug, title }) => [slug, words(title)]));
  return (query) => {
    const asked = words(query);
    return index
      .search(query)
      .map((result) => ({ result, tier: titles.get(result.id as string) === asked ? -1 : tierOf(result) }))
      .sort((a, b) => a.tier - b.tier || b.result.score - a.result.score)
      .flatMap(({ result }) => bySlug.get(result.id as string) ?? []);
  };
}

/**
 * The tier of the worst placed of the query's words, each by the best place where it was found. Words found with a
 * typo come after all that were found as they are.
 */
function tierOf(result: SearchResult): number {
  const best = new Map<string, number>();
  for (const queryTerm of result.queryTerms) best.set(queryTerm, 2 * LAST_TIER + 1);
  for (const term of result.terms) {
    const tier = Math.min(...(result.match[term] ?? []).map((field) => TIERS[field] ?? LAST_TIER));
    for (const queryTerm of result.queryTerms) {
      const place = placeOf(term, queryTerm, tier);
      if (place < best.get(queryTerm)!) best.set(queryTerm, place);
    }
  }
  return Math.max(0, ...best.values());
}

/** An indexed word's tier for a word of the query, if it was found for that one. */
function placeOf(term: string, queryTerm: string, tier: number): number {
  if (term.startsWith(queryTerm)) return tier;
  return editDistance(queryTerm, term) <= MOST_TYPOS ? LAST_TIER + 1 + tier : Number.POSITIVE_INFINITY;
}
