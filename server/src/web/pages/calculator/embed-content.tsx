/** The page of a calculator for a frame on another site: the form, its results, the way back. */
import type { VNode } from 'preact';
import { queryFromState } from '../../form/fields.js';
import { type CalculatorContentProps, Workbench } from './content.js';
import { professionalLimit } from './limits.js';

export function EmbedContent(props: CalculatorContentProps): VNode {
  const { detail, calculation, baseUrl } = props;
  const query = queryFromState(detail, calculation.state);
  const limit = professionalLimit(detail);
  return (
    <article class="calculator embedded">
      <h1>{detail.title}</h1>
      <Workbench {...props} action={`/embed/${detail.slug}`} />
      {limit === undefined ? null : <p class="quiet">{limit}</p>}
      <p class="quiet">
        {/* A frame stays where it is: the whole page opens beside it. */}
        <a
          id="share-link"
          href={`${baseUrl}/calculators/${detail.slug}${query === '' ? '' : `?${query}`}`}
          target="_blank"
          rel="noopener"
        >
          {detail.title}
        </a>{' '}
        by Reckoner, with formula and sources.
      </p>
    </article>
  );
}
