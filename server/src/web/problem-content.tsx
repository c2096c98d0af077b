/** What a page says when there is nothing else to show. */
import type { VNode } from 'preact';
import { SearchForm } from './search-form.js';

export interface ProblemContentProps {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Slugs that may have been meant. */
  readonly suggestions: readonly string[];
  readonly requestId: string;
}

export function ProblemContent({ status, title, detail, suggestions, requestId }: ProblemContentProps): VNode {
  return (
    <>
      <h1>{title}</h1>
      <p>{detail}</p>
      {suggestions.length === 0 ? null : (
        <>
          <p>Did you mean:</p>
          <ul>
            {suggestions.map((slug) => (
              <li key={slug}>
                <a href={`/calculators/${encodeURIComponent(slug)}`}>{slug}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <search>
        <SearchForm />
      </search>
      <p>
        <a href="/#categories">All categories</a>
      </p>
      <p class="quiet">
        Status {status}, request {requestId}.
      </p>
    </>
  );
}
