/**
 * The worked steps while somebody types. They come from the server: tracing a formula takes another form of it, and
 * typesetting more code than the whole page.
 */

const NO_RESULT = 'The steps appear here once there is a result.';
const OUT_OF_REACH = 'The steps could not be loaded.';

export class LiveSteps {
  readonly #path: string;
  readonly #toggle: HTMLElement;
  readonly #place: HTMLElement;
  #isShown: boolean;
  #shown: string | undefined;
  #request = new AbortController();
  #retry = 0;

  /** @param path The path that answers with the steps. */
  constructor(path: string, toggle: HTMLElement, place: HTMLElement) {
    this.#path = path;
    this.#toggle = toggle;
    this.#place = place;
    this.#isShown = place.childElementCount > 0;
  }

  toggle(): void {
    this.#isShown = !this.#isShown;
    this.#toggle.textContent = this.#isShown ? 'Hide the steps' : 'Show the calculation step by step';
    this.#toggle.setAttribute('aria-expanded', String(this.#isShown));
    this.#place.closest('section')?.classList.toggle('no-print', !this.#isShown);
    if (!this.#isShown) this.#empty();
    // Something stands there at once, so that the address says what is shown.
    else this.#say('…');
  }

  /** @param query What stands in the form; undefined while it has no result. */
  async update(query: string | undefined): Promise<void> {
    if (!this.#isShown || (query !== undefined && query === this.#shown)) return;
    this.#request.abort();
    clearTimeout(this.#retry);
    this.#shown = query;
    if (query === undefined) {
      this.#say(NO_RESULT);
      return;
    }
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const answer = await fetch(`${this.#path}?${query}`, { signal });
      const text = await answer.text();
      if (signal.aborted) return;
      // The server's own markup, as the page itself is.
      if (answer.ok) this.#place.innerHTML = text;
      else this.#tryLater(query, Number(answer.headers.get('retry-after')));
    } catch {
      if (!signal.aborted) this.#tryLater(query, 0);
    }
  }

  /** @param seconds After which the server would answer; 0 where it does not say. */
  #tryLater(query: string, seconds: number): void {
    this.#shown = undefined;
    this.#say(OUT_OF_REACH);
    if (seconds > 0) this.#retry = window.setTimeout(() => this.update(query), seconds * 1000);
  }

  #empty(): void {
    this.#request.abort();
    clearTimeout(this.#retry);
    this.#shown = undefined;
    this.#place.replaceChildren();
  }

  #say(text: string): void {
    const line = document.createElement('p');
    line.className = 'quiet';
    line.textContent = text;
    this.#place.replaceChildren(line);
  }
}
