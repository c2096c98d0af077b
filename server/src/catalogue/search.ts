/** Full-text search over the generated index: every word must match, as a prefix or with a small typo. */
import { editDistance } from '@reckoner/engine/calculate/suggest';
import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Summary } from './catalogue.js';

export type Search = (query: string) => readonly Summary[];

/** How far down a field places a match: title (and slug) before keywords before everything else. */
const TIERS: Readonly<Record<string, number>> = { title: 0, slug: 0, keywords: 1, description: 2 };
const LAST_TIER = 3;
const MOST_TYPOS = 2;

/** @param generated `search.json`: MiniSearch's options and index. */
export function searchFrom(
  generated: { options: { fields: string[]; storeFields?: string[] }; index: AsPlainObject },
  summaries: readonly Summary[],
): Search {
  const index = MiniSearch.loadJS<Summary>(generated.index, { ...generated.options, idField: 'slug' });
  const bySlug = new Map(summaries.map((summary) => [summary.slug, summary]));
  const find = (query: string): SearchResult[] =>
    index.search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : MOST_TYPOS),
      boost: { title: 4, slug: 3, keywords: 2 },
    });
  return (query) => {
    const ranked = find(query)
      .map((result) => ({ result, tier: tierOf(result) }))
      .sort((a, b) => a.tier - b.tier || b.result.score - a.result.score);
    return ranked.flatMap(({ result }) => bySlug.get(result.id as string) ?? []);
  };
}

/** The tier of the worst placed of the query's words, by the best field in which each was found. */
function tierOf(result: SearchResult): number {
  const best = new Map<string, number>();
  for (const queryTerm of result.queryTerms) best.set(queryTerm, LAST_TIER);
  for (const term of result.terms) {
    const tier = Math.min(...(result.match[term] ?? []).map((field) => TIERS[field] ?? LAST_TIER));
    for (const queryTerm of best.keys())
      if (belongsTo(term, queryTerm)) best.set(queryTerm, Math.min(best.get(queryTerm)!, tier));
  }
  return Math.max(0, ...best.values());
}

/** Whether an indexed word was found for a word of the query: as its beginning or with a typo. */
function belongsTo(term: string, queryTerm: string): boolean {
  return term.startsWith(queryTerm) || editDistance(queryTerm, term) <= MOST_TYPOS;
}
