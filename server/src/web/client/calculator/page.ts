/** The parts of a calculator's page that the browser's code keeps in step. */
import { isPlainNumber } from '../../form/definition.js';
import type { FormState, Pair } from '../../form/fields.js';
import { stateFromPairs } from '../../form/fields.js';
import type { BrowserData } from '../../pages/calculator/browser-data.js';

export interface LivePage {
  readonly data: BrowserData;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
}

/** Undefined where the page holds no calculator that can be reckoned here. */
export function livePage(): LivePage | undefined {
  const form = document.querySelector<HTMLFormElement>('form#calculator');
  const results = document.getElementById('results');
  const script = document.getElementById('calculator-data');
  if (!form || !results || !script) return undefined;
  return { form, results, data: JSON.parse(script.textContent ?? '') as BrowserData };
}

/** What stands in the controls; those outside of the form belong to it too. */
export function stateOf({ form, data }: LivePage, chosenUnits: FormState): FormState {
  const pairs: Pair[] = [];
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') pairs.push([name, value]);
  // Units of results have no control while there is no result.
  return stateFromPairs(data.detail, [...Object.entries(chosenUnits), ...pairs]) ?? {};
}

/** Digits, signs, separators and exponents. */
const PLAIN_LIST = /^[\d\s.,;+\-−–eE]*$/;

/** Whether each text is a plain number that is one to everybody. 1.234 may be thousands, unless the page wrote it. */
export function isPlain({ data, form }: LivePage): boolean {
  if (data.reads || form.querySelector('.reading:not(:empty)')) return false;
  return [...form.elements].every((one) => {
    if (!isFormControl(one) || one.value === '') return true;
    if (one.matches('.lines')) return PLAIN_LIST.test(one.value);
    if (!one.matches('.control > input')) return true;
    const isOwn = (one as HTMLInputElement).defaultValue === one.value;
    return isPlainNumber(one.value) && (isOwn || !/\.\d{3}\s*$/.test(one.value));
  });
}

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isFormControl(target: EventTarget | null): target is FormControl {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/**
 * The controls that no longer stand as the server sent them: changed before this code was there to listen, or restored by
 * the browser, which says so by no event.
 */
export function changedControls(form: HTMLFormElement): readonly FormControl[] {
  return [...form.elements].filter((one): one is FormControl => isFormControl(one) && isChanged(one));
}

export function isChanged(control: FormControl): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].map(({ defaultSelected }) => defaultSelected).lastIndexOf(true);
    return control.selectedIndex !== Math.max(sent, 0);
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Today's UTC date, which the server reckons with too. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
