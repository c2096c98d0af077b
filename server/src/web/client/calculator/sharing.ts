/** Keeps the page's address, the link to share and the calls of the API in step with the form. */
import type { Reckoning } from '../../calculator/reckon.js';
import { queryFromState } from '../../form/fields.js';
import { copyButton, copyText } from '../copy.js';
import type { LivePage } from './page.js';

export class Sharing {
  readonly #page: LivePage;
  readonly #link = document.querySelector<HTMLAnchorElement>('#share-link');
  readonly #api = document.getElementById('api');
  #updating = 0;

  constructor(page: LivePage) {
    this.#page = page;
    const link = this.#link;
    if (link?.closest('#share')) {
      const button = copyButton('Copy link');
      button.addEventListener('click', () => copyText(button, link.href, link));
      link.after(' ', button);
    }
    const snippet = document.getElementById('embed-snippet');
    if (snippet) {
      const button = copyButton('Copy');
      button.addEventListener('click', () => copyText(button, snippet.textContent ?? '', snippet));
      snippet.closest('pre')?.after(button);
    }
    this.#api?.addEventListener('click', ({ target }) => {
      const button = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-copy]') : null;
      const code = button && document.getElementById(button.dataset.copy ?? '');
      if (button && code) copyText(button, code.textContent ?? '', code);
    });
  }

  /** @param plot What was chosen for the plot, as pairs of the address. */
  async update({ state, request }: Reckoning, plot: URLSearchParams): Promise<void> {
    const { detail, baseUrl } = this.#page.data;
    const inputs = queryFromState(detail, state);
    const query = [inputs, plot.toString()].filter((part) => part !== '').join('&');
    history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}`);
    if (this.#link) this.#link.href = `${baseUrl}/calculators/${detail.slug}${query === '' ? '' : `?${query}`}`;
    if (!this.#api) return;
    const updating = ++this.#updating;
    const code = await import('./live-api-calls.js').catch(() => undefined);
    // What stands there is of other inputs.
    if (!code) this.#api.hidden = true;
    else if (updating === this.#updating)
      code.renderApiCalls({ baseUrl, slug: detail.slug, definition: detail, request }, this.#api);
  }
}
