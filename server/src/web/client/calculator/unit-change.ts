/** Another unit for an input converts what was typed; back in its own unit it stands there again as it was typed. */
import { readNumberText } from '@reckoner/engine/calculate/read/number-text';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { isClockUnit } from '../../form/fields.js';
import type { FormControl } from './page.js';

export interface Typed {
  readonly text: string;
  /** Undefined where none can be picked. */
  readonly unit: string | undefined;
}

/** As many digits as doubles hold for sure. */
const DIGITS = 15;

export class UnitChanges {
  readonly #form: HTMLFormElement;
  /** What was typed, by the name of the control. */
  readonly #typed = new Map<string, Typed>();
  /** The unit that the text in a control is in. */
  readonly #units = new Map<string, string>();

  /** A number in a control as the API takes it: what reads other texts comes later. */
  read: (name: string, text: string) => string = (_, text) => text;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    for (const picker of form.querySelectorAll<HTMLSelectElement>('select.unit-picker'))
      this.#units.set(picker.name, picker.value);
  }

  /** After a control was typed in. */
  typed({ name, value }: FormControl): void {
    const unit = this.#units.get(`${name}.unit`) ?? this.#pickerOf(name)?.value;
    if (unit !== undefined) this.#typed.set(name, { text: value, unit });
  }

  /** What stands in a control, to be put there again. */
  textIn({ name, value }: FormControl): Typed {
    return this.#typed.get(name) ?? { text: value, unit: this.#pickerOf(name)?.value };
  }

  /** Puts a text into a control, in the unit that is picked there now. */
  put(control: HTMLInputElement, typed: Typed): void {
    const unit = this.#pickerOf(control.name)?.value;
    this.#typed.set(control.name, typed);
    if (unit === undefined || unit === typed.unit) control.value = typed.text;
    else this.#convert(control, typed, unit, typed.text);
  }

  /** After a control's picker was replaced by another. */
  replaced(name: string, unit: string): void {
    this.#units.set(`${name}.unit`, unit);
    this.#typed.delete(name);
  }

  /** After another unit was picked. */
  picked(picker: HTMLSelectElement): void {
    const name = picker.name.slice(0, -'.unit'.length);
    const control = this.#form.elements.namedItem(name);
    const before = this.#units.get(picker.name) ?? picker.querySelector<HTMLOptionElement>('option[selected]')?.value;
    this.#units.set(picker.name, picker.value);
    if (!(control instanceof HTMLInputElement) || before === undefined) return;
    const typed = this.#typed.get(name) ?? { text: control.value, unit: before };
    this.#typed.set(name, typed);
    if (picker.value === typed.unit) control.value = typed.text;
    else this.#convert(control, typed, picker.value, control.value);
  }

  /** Marks what the page itself writes: it is to be read as the API would. */
  #convert(control: HTMLInputElement, { text, unit }: Typed, to: string, otherwise: string): void {
    const value = converted({ text: this.read(control.name, text), unit }, to);
    if (value !== undefined) control.dataset.own = value;
    control.value = value ?? otherwise;
  }

  #pickerOf(name: string): HTMLSelectElement | undefined {
    const picker = this.#form.elements.namedItem(`${name}.unit`);
    return picker instanceof HTMLSelectElement ? picker : undefined;
  }
}

/** Undefined for what is no plain number: a text with a unit of its own needs no conversion. */
function converted({ text, unit }: Typed, to: string): string | undefined {
  if (unit === undefined) return undefined;
  const clock = isClockUnit(unit) ? /^\s*(\d+):(\d{2})\s*$/.exec(text) : null;
  const number = readNumberText(clock ? String(Number(clock[1]) + Number(clock[2]) / 60) : text);
  if (number === undefined) return undefined;
  const value = conversion(unit, to).exact(number);
  return value.isFinite ? String(Number(value.toNumber().toPrecision(DIGITS))) : undefined;
}
