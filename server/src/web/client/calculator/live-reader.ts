/** Reads what is no plain number as people write it, and says beside the field how it was read. */
import { readingId, readingsOf } from '../../calculator/readings.js';
import type { Reckoning } from '../../calculator/reckon.js';
import { type AsWritten, readAsWritten } from '../../form/as-written.js';
import { type FormState, requestFromState } from '../../form/fields.js';
import { knowsTyped } from '../engine/units.js';
import type { LivePage } from './page.js';
import type { UnitChanges } from './unit-change.js';
import { needsAllUnits } from './unit-needs.js';

/** After the last change. */
const SPOKEN_MS = 900;

export class LiveReader {
  readonly #page: LivePage;
  #loading: Promise<unknown> | undefined;
  #written: AsWritten['written'] = {};
  readonly #status = document.createElement('p');
  #spoken = 0;

  constructor(page: LivePage, units: UnitChanges) {
    this.#page = page;
    this.#status.className = 'visually-hidden';
    this.#status.setAttribute('role', 'status');
    page.form.append(this.#status);
    units.read = (name, text) => this.#read({ [name]: text }).state[name] ?? text;
  }

  /** What stands in the form; a promise while units that were typed are being loaded. */
  read(state: FormState): AsWritten | Promise<unknown> {
    const read = this.#read(state);
    const { detail } = this.#page.data;
    if (!knowsTyped() && needsAllUnits(detail, requestFromState(detail, read.state).request)) {
      this.#loading ??= import('../engine/typed-units.js');
      return this.#loading;
    }
    this.#written = read.written;
    return read;
  }

  #read(state: FormState): AsWritten {
    const { data, form } = this.#page;
    return readAsWritten(data.detail, state, navigator.language, (name, text) =>
      [...form.elements].some(
        (one) =>
          one instanceof HTMLInputElement &&
          one.name === name &&
          (one.dataset.own === text || (one.defaultValue === text && data.written[name] !== text)),
      ),
    );
  }

  show({ state, understood }: Reckoning): void {
    const { data, form } = this.#page;
    const readings = readingsOf(data.detail, { state, written: this.#written }, understood);
    const said: string[] = [];
    for (const { name, label } of data.detail.inputs) {
      const place = form.querySelector(`#${readingId(name)}`);
      const text = readings[name] ?? '';
      if (!place || place.textContent === text) continue;
      place.textContent = text;
      if (text !== '') said.push(`${label} ${text}.`);
    }
    if (said.length === 0) return;
    clearTimeout(this.#spoken);
    this.#spoken = window.setTimeout(() => {
      this.#status.textContent = said.join(' ');
    }, SPOKEN_MS);
  }
}
