/** Where the calculators that queries want are found. */
import type { Search } from '../../../../server/src/catalogue/search.js';

export interface Place {
  readonly query: string;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
  /** From 1; infinite where it is not found. */
  readonly place: number;
}

/** @param queries One a line, `query > slug|slug`. */
export function placesOf(queries: string, search: Search): readonly Place[] {
  return queries
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', slugs = ''] = line.split(' > ');
      const wanted = slugs.split('|');
      const found = search.find(query).map(({ slug }) => slug);
      const index = found.findIndex((slug) => wanted.includes(slug));
      return { query, wanted, found, place: index < 0 ? Number.POSITIVE_INFINITY : index + 1 };
    });
}
