/**
 * The worked steps while somebody types. They come from the server: tracing a formula takes another form of it, and
 * typesetting more code than the whole page.
 */
import { ServerPart } from './server-part.js';

const NO_RESULT = 'The steps appear here once there is a result.';
const OUT_OF_REACH = 'The steps could not be loaded.';

export class LiveSteps {
  readonly #part: ServerPart;
  readonly #toggle: HTMLElement;
  readonly #place: HTMLElement;
  #isShown: boolean;

  /** @param path The path that answers with the steps. */
  constructor(path: string, toggle: HTMLElement, place: HTMLElement) {
    this.#part = new ServerPart(path, place, OUT_OF_REACH);
    this.#toggle = toggle;
    this.#place = place;
    this.#isShown = place.childElementCount > 0;
  }

  toggle(): void {
    this.#isShown = !this.#isShown;
    this.#toggle.textContent = this.#isShown ? 'Hide the steps' : 'Show the calculation step by step';
    this.#toggle.setAttribute('aria-expanded', String(this.#isShown));
    this.#place.closest('section')?.classList.toggle('no-print', !this.#isShown);
    this.#part.stop();
    if (!this.#isShown) this.#place.replaceChildren();
    // Something stands there at once, so that the address says what is shown.
    else this.#part.say('…');
  }

  /** @param query What stands in the form; undefined while it has no result. */
  async update(query: string | undefined): Promise<void> {
    if (!this.#isShown) return;
    if (query !== undefined) return this.#part.load(query);
    this.#part.stop();
    this.#part.say(NO_RESULT);
  }
}
