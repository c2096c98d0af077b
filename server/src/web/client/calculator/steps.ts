/** The link that shows the worked steps, which are loaded once someone has asked for them. */
import type { Reckoning } from '../../calculator/reckon.js';
import { queryFromState } from '../../form/fields.js';
import type { BrowserData } from '../../pages/calculator/browser-data.js';
import type { LiveSteps } from './live-steps.js';

export class Steps {
  readonly #detail: BrowserData['detail'];
  readonly #toggle = document.querySelector<HTMLAnchorElement>('#toggle-steps');
  readonly #place = document.getElementById('worked-steps');
  #live: Promise<LiveSteps> | undefined;

  /** @param changed Told when they are shown or hidden. */
  constructor(detail: BrowserData['detail'], changed: () => void) {
    this.#detail = detail;
    const toggle = this.#toggle;
    toggle?.addEventListener('click', (event) => {
      // In another window it is a link like others.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#load().then(
        (live) => {
          live?.toggle();
          changed();
        },
        () => location.assign(toggle.href),
      );
    });
  }

  /** Keeps them in step where they are shown. */
  async follow({ state, outcome }: Reckoning): Promise<void> {
    if (!this.#place?.childElementCount) return;
    const live = await this.#load().catch(() => undefined);
    if (live) await live.update(outcome?.ok ? queryFromState(this.#detail, state) : undefined);
    // What stands there is of other inputs.
    else this.#place.replaceChildren();
  }

  async #load(): Promise<LiveSteps | undefined> {
    const [toggle, place] = [this.#toggle, this.#place];
    if (!toggle || !place) return undefined;
    const path = `/calculators/${this.#detail.slug}/steps`;
    this.#live ??= import('./live-steps.js').then(({ LiveSteps }) => new LiveSteps(path, toggle, place));
    return this.#live;
  }
}
