/** The goal of a form while somebody uses it: the found input stands in its field and follows the others. */
import type { VNode } from 'preact';
import { FoundResult, foundId, foundText, purposeOf } from '../../calculator/found.js';
import { reckonGoal } from '../../calculator/goal-reckoning.js';
import type { Evaluator, Reckoning } from '../../calculator/reckon.js';
import { conditions, controlId, hasUnit } from '../../form/fields.js';
import { GOAL, TARGET_UNIT, wantedOutput } from '../../form/goal.js';
import { renderOver } from '../render-over.js';
import { type FormControl, isChanged, type LivePage, stateOf } from './page.js';
import type { Typed, UnitChanges } from './unit-change.js';

interface Marked {
  readonly control: HTMLInputElement;
  /** What stood there before; undefined where the page came with what was found. */
  readonly before: Typed | undefined;
}

export class LiveGoal {
  readonly #page: LivePage;
  readonly #stop = document.getElementById('stop-solving');
  readonly #units: UnitChanges;
  #marked: Marked | undefined;

  constructor(page: LivePage, units: UnitChanges, changed: () => void) {
    this.#page = page;
    this.#units = units;
    const there = page.form.querySelector<HTMLInputElement>('.field[data-found] input');
    if (there) {
      there.readOnly = false;
      this.#marked = { control: there, before: undefined };
    }
    // Another output was chosen before this code was there.
    const output = page.form.elements.namedItem(GOAL.output);
    if (output instanceof HTMLSelectElement && isChanged(output)) this.#showUnit();
    page.form.querySelector('.goal button')?.addEventListener('click', (event) => this.#checkTarget(event));
    this.#stop?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#end();
      // What had the focus is about to go.
      document.getElementById(controlId(GOAL.target))?.focus();
      changed();
    });
  }

  /** The evaluator for forms with goals: modules come without examples, of which the fields have the first. */
  evaluator({ calculator, methods }: Evaluator): Evaluator {
    const pairs = this.#page.data.detail.inputs.flatMap(({ name, example }) =>
      example === undefined ? [] : [[name, example] as const],
    );
    const examples = [{ inputs: Object.fromEntries(pairs), source: '', results: {} }];
    return { calculator: { ...calculator, definition: { ...calculator.definition, examples } }, methods, reckonGoal };
  }

  /** Who types over what was found wants that value, and nothing found any more. */
  typed({ name, value }: FormControl): void {
    if (name === this.#marked?.control.name) this.#end();
    // Another input is to be found, or none: this one is again what it was.
    if (this.#marked && (name === GOAL.input || (name === GOAL.target && value.trim() === '')))
      this.#restore(this.#marked);
    if (name === GOAL.output) this.#showUnit();
  }

  /** Nothing can be solved for before it is said what is wanted. */
  #checkTarget(event: Event): void {
    const target = this.#page.form.elements.namedItem(GOAL.target);
    if (!(target instanceof HTMLInputElement) || target.value.trim() !== '') return;
    event.preventDefault();
    const output = wantedOutput(this.#page.data.detail, stateOf(this.#page, {}));
    const place = document.getElementById('error-solve');
    if (place) {
      place.textContent = `Give the value that ${output?.label ?? 'the result'} should have.`;
      place.hidden = false;
    }
    target.setAttribute('aria-invalid', 'true');
    target.focus();
  }

  /** The goal is given up; what was found stays. */
  #end(): void {
    this.#unmark();
    const target = this.#page.form.elements.namedItem(GOAL.target);
    if (target instanceof HTMLInputElement) target.value = '';
  }

  show({ state, request, found, outcome }: Reckoning): void {
    const { form, data } = this.#page;
    if (this.#stop) this.#stop.hidden = request.solveFor === undefined;
    const control = found && form.elements.namedItem(found.field.name);
    if (this.#marked && this.#marked.control !== control) this.#restore(this.#marked);
    if (found && outcome?.ok && control instanceof HTMLInputElement) {
      this.#marked ??= { control, before: this.#units.textIn(control) };
      this.#fill(control, found.text);
      this.#mark(control, foundText(purposeOf({ found, state, outcome })));
    }
    const applies = conditions(data.detail.inputs, (name) => state[name]);
    for (const option of form.querySelectorAll<HTMLOptionElement>(`#${controlId(GOAL.input)} option`)) {
      const field = data.detail.inputs.find(({ name }) => name === option.value);
      option.disabled = field !== undefined && !applies(field);
    }
  }

  /** What stands before the results. */
  answer({ found, outcome, state }: Reckoning): VNode | undefined {
    const { detail, action } = this.#page.data;
    return found && outcome?.ok ? FoundResult({ found, definition: detail, state, outcome, action }) : undefined;
  }

  #restore({ control, before }: Marked): void {
    this.#unmark();
    if (before !== undefined) this.#units.put(control, before);
  }

  #fill(control: HTMLInputElement, text: string): void {
    if (control.value === text) return;
    control.value = text;
    control.dataset.own = text;
    this.#units.typed(control);
  }

  #mark(control: HTMLInputElement, text: string): void {
    const wrapper = control.closest<HTMLElement>('.field');
    const id = foundId(control.name);
    let place = document.getElementById(id);
    if (!wrapper) return;
    if (!place) {
      place = document.createElement('p');
      place.id = id;
      place.className = 'found-for';
      control.closest('.control')?.after(place);
      control.setAttribute('aria-describedby', `${id} ${control.getAttribute('aria-describedby') ?? ''}`.trim());
      wrapper.dataset.found = '';
    }
    renderOver(text, place);
  }

  #unmark(): void {
    if (!this.#marked) return;
    const { control } = this.#marked;
    this.#marked = undefined;
    const id = foundId(control.name);
    document.getElementById(id)?.remove();
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one !== id);
    control.setAttribute('aria-describedby', described.join(' '));
    delete control.closest<HTMLElement>('.field')?.dataset.found;
  }

  /** The units in which the chosen output can be wanted. */
  #showUnit(): void {
    const { detail } = this.#page.data;
    const target = document.getElementById(controlId(GOAL.target));
    const output = wantedOutput(detail, stateOf(this.#page, {}));
    if (!target || !output) return;
    const { unit, ownUnit = unit, acceptedUnits = [], type } = output;
    const isPicked = hasUnit(output) && acceptedUnits.length > 1;
    const place = document.createElement(isPicked ? 'select' : 'span');
    if (place instanceof HTMLSelectElement) {
      for (const one of acceptedUnits) place.add(new Option(one, one, one === ownUnit));
      Object.assign(place, {
        id: controlId(GOAL.unit),
        name: GOAL.unit,
        className: 'unit-picker',
        ariaLabel: TARGET_UNIT,
      });
    } else {
      place.className = 'unit';
      place.textContent = unit;
      if (type === 'money') place.dataset.money = unit;
    }
    target.nextElementSibling?.remove();
    if (unit !== '') target.after(place);
    this.#units.replaced(GOAL.target, ownUnit);
  }
}
