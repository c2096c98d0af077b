/** Calculators as cards or as the results of a search. */
import type { VNode } from 'preact';
import type { Summary } from '../../catalogue/catalogue.js';

export function CalculatorCards({ calculators }: { readonly calculators: readonly Summary[] }): VNode {
  return (
    <ul class="cards">
      {calculators.map(({ slug, title, description }) => (
        <li key={slug}>
          <a href={`/calculators/${slug}`}>{title}</a>
          <p class="quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}

export interface SearchResultsProps {
  readonly calculators: readonly Summary[];
  /** Titles of categories by their names. */
  readonly categoryTitles: ReadonlyMap<string, string>;
}

/** The items of `<ol id="search-results">`. */
export function SearchResultItems({ calculators, categoryTitles }: SearchResultsProps): VNode {
  return (
    <>
      {calculators.map(({ slug, title, description, category }) => (
        <li key={slug}>
          <a href={`/calculators/${slug}`}>{title}</a>{' '}
          <span class="quiet">{categoryTitles.get(category) ?? category}</span>
          <p class="quiet">{description}</p>
        </li>
      ))}
    </>
  );
}
