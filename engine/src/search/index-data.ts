/** What code generation writes about the catalogue for the search, and the server reads. */

/** Where a word stands, as bits; a word may stand in several places of one calculator. */
export const PLACES = { title: 1, slug: 2, keywords: 4, synonyms: 8, description: 16, category: 32 } as const;

export interface SearchDocument {
  /** The slug. */
  readonly id: string;
  readonly title: string;
  /** Phrases by which it is looked for besides its title. */
  readonly keywords: readonly string[];
  /** The same for all calculators of the category that have a word of theirs. */
  readonly synonyms: readonly string[];
  readonly description: string;
  /** Names and titles of its category and subcategory. */
  readonly category: string;
  /** Its place in the order of what is looked for most, from 0; undefined where it is not in it. */
  readonly popularity?: number;
}

/** `search.json`. Numbers stand for documents and terms by their places in the lists. */
export interface SearchIndex {
  /** Slugs. */
  readonly documents: readonly string[];
  /** In order. */
  readonly terms: readonly string[];
  /** By term: documents, each as its distance from the last one and its places. */
  readonly postings: readonly (readonly number[])[];
  /** By document: the terms of its title, then those of each keyword. */
  readonly phrases: readonly (readonly (readonly number[])[])[];
  /** Documents by popularity. */
  readonly popular: readonly number[];
}
