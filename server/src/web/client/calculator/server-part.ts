/** A part of the page that the server makes, asked for again as the form changes. */

export class ServerPart {
  readonly #path: string;
  readonly #place: HTMLElement;
  readonly #outOfReach: string;
  #shown: string | undefined;
  #request = new AbortController();
  #retry = 0;

  /**
   * @param path The path that answers with the part.
   * @param outOfReach What is said where it does not.
   */
  constructor(path: string, place: HTMLElement, outOfReach: string) {
    this.#path = path;
    this.#place = place;
    this.#outOfReach = outOfReach;
  }

  /** @param query What stands in the form. */
  async load(query: string): Promise<void> {
    if (query === this.#shown) return;
    this.stop();
    this.#shown = query;
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

  /** Nothing that is on its way is shown any more. */
  stop(): void {
    this.#request.abort();
    clearTimeout(this.#retry);
    this.#shown = undefined;
  }

  say(text: string): void {
    const line = document.createElement('p');
    line.className = 'quiet';
    line.textContent = text;
    this.#place.replaceChildren(line);
  }

  /** @param seconds After which the server would answer; 0 where it does not say. */
  #tryLater(query: string, seconds: number): void {
    this.#shown = undefined;
    this.say(this.#outOfReach);
    if (seconds > 0) this.#retry = window.setTimeout(() => this.load(query), seconds * 1000);
  }
}
