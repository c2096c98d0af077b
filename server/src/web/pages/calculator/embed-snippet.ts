/** What another site writes to show a calculation in a frame. Runs in browsers too. */

export interface Embedded {
  readonly slug: string;
  readonly title: string;
  readonly baseUrl: string;
  /** Of the inputs, without the question mark. */
  readonly query: string;
}

/** Without the script the frame keeps its height, and scrolls. */
export function embedSnippet({ slug, title, baseUrl, query }: Embedded): string {
  const address = escaped(`${baseUrl}/embed/${slug}${query === '' ? '' : `?${query}`}`);
  return `<iframe src="${address}" title="${escaped(title)}" width="100%" height="640" loading="lazy"></iframe>
<script src="${escaped(baseUrl)}/embed.js" async></script>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
