/**
 * Standard uncertainties of a form's numbers: `speed.uncertainty=0.3`, in the unit that stands beside the value. Runs in
 * browsers too. Names with a dot are nobody else's: no field has one in its name.
 */
import type { FieldDetail } from '../../catalogue/detail.js';
import { type FormDefinition, type FormState, isNumeric } from './definition.js';

export const uncertaintyName = (field: string): string => `${field}.uncertainty`;

/** Measured numbers have an uncertainty, counted ones none. */
export function takesUncertainty({ type }: FieldDetail): boolean {
  return isNumeric(type) && type !== 'integer';
}

/** What stands there for inputs that have a value, by their names; undefined where nothing does. */
export function uncertaintiesOf(
  { inputs }: FormDefinition,
  state: FormState,
  given: object,
): Readonly<Record<string, string>> | undefined {
  const found = inputs.flatMap((field) => {
    const text = state[uncertaintyName(field.name)]?.trim();
    return text && Object.hasOwn(given, field.name) && takesUncertainty(field) ? [[field.name, text] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
