/** Ways to take a calculation along: beside others, as a report, as a link with inputs and units, in a frame of a site. */
import type { VNode } from 'preact';
import { embedSnippet } from './embed-snippet.js';

/** In a form that is sent to the comparison: the calculator, and what its result is to stand beside. */
export const PINNED = 'compare.add';
export const BESIDE = 'compare.with';
export const MOST_COMPARED = 6;

export interface ShareProps {
  readonly slug: string;
  readonly compared: readonly string[];
  readonly title: string;
  /** Absolute, with the inputs. */
  readonly link: string;
  readonly baseUrl: string;
  /** Of the inputs, without the question mark. */
  readonly query: string;
}

export function ShareSection(props: ShareProps): VNode {
  return (
    <section id="share" class="no-print">
      <h2>Keep, share or embed</h2>
      {/* They send what stands in the form, whoever reads it. */}
      <p class="keep">
        {props.compared.map((one) => (
          <input key={one} type="hidden" name={BESIDE} value={one} form="calculator" />
        ))}
        <button
          type="submit"
          form="calculator"
          class="secondary"
          formaction="/compare"
          name={PINNED}
          value={props.slug}
        >
          Pin this result
        </button>{' '}
        <button type="submit" form="calculator" class="secondary" formaction={`/calculators/${props.slug}/report`}>
          Report
        </button>{' '}
        <span class="quiet">to compare it with others, or to print and file it.</span>
      </p>
      <p>
        <a id="share-link" href={props.link}>
          Link to this calculation
        </a>{' '}
        <button type="button" class="secondary copy" data-copy="share-link">
          Copy link
        </button>{' '}
        <span class="quiet">with its inputs and units.</span>
      </p>
      <details class="code">
        <summary>Put it on your site</summary>
        <p class="quiet">
          The frame begins with these inputs and takes the height of what it shows. It is light or dark as its reader’s
          browser; <code>embed.scheme=dark</code> or <code>light</code> in the address decides it.
        </p>
        <pre tabIndex={0}>
          <code id="embed-snippet">{embedSnippet(props)}</code>
        </pre>
        <button type="button" class="secondary copy" data-copy="embed-snippet">
          Copy
        </button>
      </details>
    </section>
  );
}
