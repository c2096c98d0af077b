/** How the catalogue is searched: code generation builds the index with these options and the server loads it with them. */
import type { Options } from 'minisearch';

export interface SearchDocument {
  /** The slug. */
  readonly id: string;
  readonly title: string;
  /** The slug's words. */
  readonly slug: string;
  readonly keywords: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
}

/** Lowercase, without accents: "Poincaré" is found by "poincare". */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'slug', 'keywords', 'description', 'category', 'subcategory'],
  storeFields: [],
  processTerm: (term) => fold(term) || null,
  // "Ohm's" is one word, "ohms".
  tokenize: (text) =>
    text
      .replaceAll(/['’]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
    boost: { title: 8, slug: 6, keywords: 4, description: 1, category: 1, subcategory: 1 },
    weights: { prefix: 0.6, fuzzy: 0.3 },
  },
};
