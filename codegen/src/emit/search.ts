/** The search index over all calculators, as JSON for `MiniSearch.loadJSON`. */
import MiniSearch from 'minisearch';
import { type SearchDocument, searchOptions } from '../search-options.js';

/** The documents must come in a fixed order: the index's numbering follows it. */
export function searchIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}
