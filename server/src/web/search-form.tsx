/** The search for calculators, large: on the front page and where nothing was found. */
import type { VNode } from 'preact';
import { LONGEST_QUERY } from '../api/list-calculators.js';

/** @param id Of the box, for the browser's code. */
export function SearchForm({ id, words }: { readonly id?: string; readonly words?: string }): VNode {
  return (
    <form class="search-form" action="/" method="get">
      <input
        id={id}
        type="search"
        name="q"
        value={words}
        placeholder="Loan, BMI, Ohm’s law, days between dates…"
        aria-label="Search calculators"
        autocomplete="off"
        maxLength={LONGEST_QUERY}
      />
      <button type="submit" class="primary">
        Search
      </button>
    </form>
  );
}
