/** The page of a calculator for a frame on another site: the form, its results, the way back. */
import type { VNode } from 'preact';
import { queryFromState } from '../../form/fields.js';
import { type CalculatorContentProps, TablesSection, Workbench } from './content.js';
import { professionalLimit } from './limits.js';

/** Of an address: the colors of the frame's site. */
export const SCHEME = 'embed.scheme';

export function EmbedContent(props: CalculatorContentProps): VNode {
  const { detail, calculation, baseUrl } = props;
  const query = queryFromState(detail, calculation.state);
  const limit = professionalLimit(detail);
  return (
    <article class="calculator embedded">
      <h1>{detail.title}</h1>
      {/* A form that is sent keeps its colors. */}
      {props.scheme === undefined ? null : <input type="hidden" name={SCHEME} value={props.scheme} form="calculator" />}
      <Workbench {...props} action={`/embed/${detail.slug}`} />
      <TablesSection {...props} />
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
