/** Keeps the page's address, the link to share and the calls of the API in step with the form. */
import type { Reckoning } from '../../calculator/reckon.js';
import { queryFromState } from '../../form/fields.js';
import type { LivePage } from './page.js';

export class Sharing {
  readonly #page: LivePage;

  constructor(page: LivePage) {
    this.#page = page;
  }

  /** @param view What was chosen of the pictures, as pairs of the address. */
  async update({ state, request }: Reckoning, view: URLSearchParams): Promise<void> {
    const { detail } = this.#page.data;
    const query = [queryFromState(detail, state), `${view}`].filter(Boolean).join('&');
    const address = location.pathname + (query && `?${query}`);
    history.replaceState(history.state, '', address);
    const code = await import('./live-api-calls.js').catch(() => undefined);
    if (!code) hide('share', 'api');
    // Else a later one is on its way.
    else if (location.href.endsWith(address)) code.showSharing(this.#page, request, query);
  }
}

/** What stands there is of other inputs, and what would write it anew is out of reach. */
export function hide(...ids: readonly string[]): void {
  for (const id of ids) document.getElementById(id)?.setAttribute('hidden', '');
}
