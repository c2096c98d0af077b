/** Ways to take a calculation along: a link that carries inputs and units, a frame for another site. */
import type { VNode } from 'preact';

export interface ShareProps {
  readonly title: string;
  /** Absolute, with the inputs. */
  readonly link: string;
  /** Absolute, without. */
  readonly embed: string;
}

export function embedSnippet({ title, embed }: Pick<ShareProps, 'title' | 'embed'>): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${embed}" title="${escaped}" width="100%" height="640" loading="lazy"></iframe>`;
}

export function ShareSection(props: ShareProps): VNode {
  return (
    <section id="share" class="no-print">
      <h2>Share or embed</h2>
      <p>
        <a id="share-link" href={props.link}>
          Link to this calculation
        </a>{' '}
        <span class="quiet">with its inputs and units.</span>
      </p>
      <details class="code">
        <summary>Put it on your site</summary>
        <pre tabIndex={0}>
          <code id="embed-snippet">{embedSnippet(props)}</code>
        </pre>
      </details>
    </section>
  );
}
