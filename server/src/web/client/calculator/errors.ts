/** Says what is wrong beside the fields: as soon as someone has left a field, not while it is being filled in. */
import type { FormProblem } from '../../calculator/problems.js';
import { CURRENCY_NAME, type FormState } from '../../form/fields.js';
import type { LivePage } from './page.js';

export class FieldErrors {
  /** Controls by name that were changed and left. */
  readonly #touched = new Set<string>();
  readonly #page: LivePage;
  /** The place of the summary: another one once it has been cleared, so that one that comes late is not seen. */
  #summary = document.createElement('div');
  #all = false;

  constructor(page: LivePage) {
    this.#page = page;
    // What the server found with the form that it was sent stays until it is shown anew.
    if (page.form.querySelector('#problems')) this.#all = true;
  }

  touch(name: string): void {
    this.#touched.add(name.replace(/\.unit$/, ''));
  }

  /** Beside every field from now on, because the form was sent. */
  showAll(): void {
    this.#all = true;
  }

  show(problems: readonly FormProblem[]): void {
    const { form } = this.#page;
    const shown = problems.filter(({ control }) => this.#isDue(control));
    const messages = new Map<string, string[]>();
    for (const { control, message } of shown) {
      const field = control === CURRENCY_NAME ? control : control.split('.')[0]!;
      messages.set(field, [...(messages.get(field) ?? []), message]);
    }
    for (const place of form.querySelectorAll<HTMLElement>('.field-error')) {
      const field = place.id.slice('error-'.length);
      const text = (messages.get(field === 'currency-code' ? CURRENCY_NAME : field) ?? []).join(' ');
      if (place.textContent !== text) place.textContent = text;
      place.hidden = text === '';
    }
    const wrong = shown.map(({ control }) => control);
    for (const control of form.elements) {
      const name = control.getAttribute('name');
      if (name === null || name.endsWith('.unit')) continue;
      const isWrong = wrong.some((one) => one === name || (one.includes('.') && name.startsWith(`${one}.`)));
      if (isWrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }

  #isDue(control: string): boolean {
    if (this.#all || this.#touched.has(control)) return true;
    // A problem of a row, or of all rows, is due when one of their cells is.
    return [...this.#touched].some((name) => name.startsWith(`${control}.`));
  }

  /** What was summarized is of a form that has changed since. */
  clearSummary(): void {
    this.#page.form.querySelector(':scope > #problems')?.remove();
    this.#summary.remove();
    this.#summary = document.createElement('div');
  }

  /** The summary at the head of the form, which takes the focus. */
  async summarize(problems: readonly FormProblem[], state: FormState): Promise<void> {
    const { form, data } = this.#page;
    const place = this.#summary;
    form.prepend(place);
    // Out of reach: what is wrong stands beside the fields too.
    const loaded = await import('./on-demand.js').catch(() => undefined);
    loaded?.showSummary({ problems, state, definition: data.detail }, place);
  }
}
