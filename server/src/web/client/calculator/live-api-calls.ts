/** Writes the link, the calls of the API and the snippet for other sites anew: loaded when there is something to write. */
import { createElement } from 'preact';
import { ApiCalls } from '../../calculator/api-calls.js';
import type { FormRequest } from '../../form/fields.js';
import { embedSnippet } from '../../pages/calculator/embed-snippet.js';
import { renderOver } from '../render-over.js';
import type { LivePage } from './page.js';

/** @param query What the page's address carries. */
export function showSharing({ data: { detail, baseUrl } }: LivePage, request: FormRequest, query: string): void {
  const { slug } = detail;
  const link = document.querySelector<HTMLAnchorElement>('#share-link');
  if (link) link.href = `${baseUrl}/calculators/${slug}${query && `?${query}`}`;
  const api = document.getElementById('api');
  if (api) renderOver(createElement(ApiCalls, { baseUrl, slug, definition: detail, request }), api);
  const snippet = document.getElementById('embed-snippet');
  const title = document.querySelector('h1')?.textContent ?? '';
  if (snippet) snippet.textContent = embedSnippet({ slug, title, baseUrl, query });
}
