/** Search as you type. Without this code the form asks the server for a page of results. */
import { createElement } from 'preact';
import type { Summary } from '../../catalogue/catalogue.js';
import { SearchResultItems } from '../pages/calculator-list.js';
import { ownCalculators } from './own-calculators.js';
import { renderOver } from './render-over.js';

const SHOWN = 20;
const TYPING_MS = 80;
/** A question is asked when it has been left alone for so long: it costs more than a search. */
const QUESTION_MS = 350;

class LiveSearch {
  readonly #titles = new Map<string, string>();
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #greeting: string;
  #request: AbortController | undefined;
  #timer = 0;
  readonly #answer: HTMLElement | null = document.getElementById('search-answer');
  #asked: AbortController | undefined;
  #askTimer = 0;

  constructor(input: HTMLInputElement, list: HTMLElement, status: HTMLElement) {
    this.#input = input;
    this.#list = list;
    this.#status = status;
    this.#greeting = input.defaultValue.trim() === '' ? (status.textContent ?? '') : '';
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#categories a[href^="/categories/"]'))
      this.#titles.set(link.pathname.slice('/categories/'.length), link.textContent ?? '');
    input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#search(), TYPING_MS);
      clearTimeout(this.#askTimer);
      this.#asked?.abort();
      this.#askTimer = window.setTimeout(() => this.#ask(), QUESTION_MS);
    });
    addEventListener('keydown', (event) => this.#key(event));
    // What was typed while this code was on its way counts too.
    if (input.value !== input.defaultValue) this.#search();
  }

  async #search(): Promise<void> {
    this.#request?.abort();
    const words = this.#input.value.trim();
    history.replaceState(history.state, '', words === '' ? '/' : `/?q=${encodeURIComponent(words)}`);
    if (words === '') {
      this.#show([], this.#greeting);
      return;
    }
    const request = new AbortController();
    this.#request = request;
    try {
      const query = new URLSearchParams({ q: words, limit: String(SHOWN) });
      const answer = await fetch(`/api/v1/calculators?${query}`, { signal: request.signal });
      if (!answer.ok) throw new Error(`The search was answered with ${answer.status}.`);
      const { calculators } = (await answer.json()) as { calculators: readonly Summary[] };
      const total = Number(answer.headers.get('X-Total-Count') ?? calculators.length);
      this.#show(calculators, statusOf(total, calculators.length));
    } catch {
      if (!request.signal.aborted) this.#status.textContent = 'The search does not answer: press Enter to try again.';
    }
  }

  /** The answer to a question, as the server's own markup. */
  async #ask(): Promise<void> {
    if (this.#answer === null) return;
    const question = this.#input.value.trim();
    let part = '';
    if (/\d|^how many /i.test(question)) {
      const request = new AbortController();
      this.#asked = request;
      try {
        const answer = await fetch(`/asked?${new URLSearchParams({ q: question })}`, { signal: request.signal });
        if (answer.ok) part = await answer.text();
      } catch {
        // The calculators are found without it.
      }
      if (request.signal.aborted) return;
    }
    if (this.#answer.innerHTML !== part) this.#answer.innerHTML = part;
  }

  #show(calculators: readonly Summary[], status: string): void {
    const wasHere = this.#list.contains(document.activeElement);
    renderOver(createElement(SearchResultItems, { calculators, categoryTitles: this.#titles }), this.#list);
    // The result that someone went to on the keyboard may be gone.
    if (wasHere && !this.#list.contains(document.activeElement)) this.#input.focus();
    if (this.#status.textContent !== status) this.#status.textContent = status;
  }

  /** `/` to the search; arrows through its results; Escape back to it. */
  #key(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...this.#list.querySelectorAll('a')];
    const place = links.indexOf(target as HTMLAnchorElement);
    const isHere = target === this.#input || place >= 0;
    if (key === '/' && !isHere && !isTyping(target)) this.#input.focus();
    else if (key === 'ArrowDown' && isHere && links.length > 0) links[Math.min(place + 1, links.length - 1)]?.focus();
    else if (key === 'ArrowUp' && place >= 0) (links[place - 1] ?? this.#input).focus();
    else if (key === 'Escape' && place >= 0) this.#input.focus();
    else return;
    event.preventDefault();
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function statusOf(total: number, shown: number): string {
  if (total === 0) return 'Nothing found. Try fewer or other words, or look through the categories.';
  if (total > shown) return `The first ${shown} of ${total} calculators. More words narrow it down.`;
  return total === 1 ? '1 calculator' : `${total} calculators`;
}

const input = document.querySelector<HTMLInputElement>('#search');
const list = document.getElementById('search-results');
const status = document.getElementById('search-status');
if (input && list && status) new LiveSearch(input, list, status);

const own = document.querySelector('#own ul');
if (own && ownCalculators().length > 0) import('./own-list.js').then(({ showOwn }) => showOwn(own)).catch(() => {});
