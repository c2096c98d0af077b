/** What a form is made from and what stands in it. Runs in browsers too. */
import type { FieldDetail } from '../../catalogue/detail.js';

/** What a form is made from. */
export interface FormDefinition {
  readonly inputs: readonly FieldDetail[];
  readonly outputs: readonly FieldDetail[];
  /** Whether there is a formula or equations: only then an input is offered to be solved for. */
  readonly hasFormula?: boolean;
}

/** What stands in each control, by the control's name. */
export type FormState = Readonly<Record<string, string>>;

const NUMERIC: ReadonlySet<string> = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);
const PLAIN_NUMBER = /^\s*[+\-−–]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,4})?\s*$/;

export function isNumeric(type: string): boolean {
  return NUMERIC.has(type);
}

export function hasUnit(field: FieldDetail): boolean {
  return field.type === 'quantity' || field.type === 'measure';
}

/** A number and no more: a text with a unit of its own says more than the picker beside it. */
export function isPlainNumber(text: string): boolean {
  return PLAIN_NUMBER.test(text);
}

/** Whether any enough known values give the rest: every number that goes in comes out too. */
export function solvesForTheRest({ inputs, outputs }: FormDefinition): boolean {
  const numbers = inputs.filter(({ type }) => isNumeric(type));
  return (
    numbers.length > 1 && numbers.every(({ name, optional }) => optional && outputs.some((one) => one.name === name))
  );
}
