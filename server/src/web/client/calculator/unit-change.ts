/** Another unit for an input converts what was typed; back in its own unit it stands there again as it was typed. */
import { fieldText } from '../../form/converted.js';
import { isClockUnit } from '../../form/fields.js';
import type { FormControl, LivePage } from './page.js';

export interface Typed {
  readonly text: string;
  /** Undefined where none can be picked. */
  readonly unit: string | undefined;
}

export class UnitChanges {
  readonly #page: LivePage;
  /** What was typed, by the name of the control. */
  readonly #typed = new Map<string, Typed>();

  /** A number in a control as the API takes it: what reads other texts comes later. */
  read: (name: string, text: string) => string = (_, text) => text;

  constructor(page: LivePage) {
    this.#page = page;
  }

  /** After a control was typed in. */
  typed({ name, value }: FormControl): void {
    const unit = this.#pickerOf(name)?.value;
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
    const picker = this.#pickerOf(name);
    if (picker) picker.dataset.unit = unit;
    this.#typed.delete(name);
  }

  /** After another unit was picked: its picker knows which one stood there before. */
  picked(picker: HTMLSelectElement): void {
    const name = picker.name.slice(0, -'.unit'.length);
    const control = this.#page.form.elements.namedItem(name);
    const before = picker.dataset.unit ?? picker.querySelector<HTMLOptionElement>('option[selected]')?.value;
    picker.dataset.unit = picker.value;
    if (!(control instanceof HTMLInputElement) || before === undefined) return;
    const typed = this.#typed.get(name) ?? { text: control.value, unit: before };
    this.#typed.set(name, typed);
    if (picker.value === typed.unit) control.value = typed.text;
    else this.#convert(control, typed, picker.value, control.value);
  }

  /** Marks what the page itself writes: it is to be read as the API would. */
  #convert(control: HTMLInputElement, { text, unit }: Typed, to: string, otherwise: string): void {
    const value = this.#converted(control.name, { text: this.read(control.name, text), unit }, to);
    if (value !== undefined) control.dataset.own = value;
    control.value = value ?? otherwise;
  }

  /** Undefined for a text with a unit of its own, which needs no conversion. */
  #converted(control: string, { text, unit }: Typed, to: string): string | undefined {
    if (unit === undefined) return undefined;
    const [name, , column] = control.split('.');
    const field = this.#page.data.detail.inputs.find((one) => one.name === name);
    const inner = column === undefined ? field : field?.columns?.find((one) => one.name === column);
    const clock = isClockUnit(unit) ? /^\s*(\d+):(\d{2})\s*$/.exec(text) : null;
    return fieldText(inner ?? {}, clock ? String(Number(clock[1]) + Number(clock[2]) / 60) : text, unit, to);
  }

  #pickerOf(name: string): HTMLSelectElement | undefined {
    const picker = this.#page.form.elements.namedItem(`${name}.unit`);
    return picker instanceof HTMLSelectElement ? picker : undefined;
  }
}
