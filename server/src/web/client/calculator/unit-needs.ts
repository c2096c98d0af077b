/** Whether a request has units that the page does not know yet: those that are typed, not picked. */
import type { FieldDetail } from '../../../catalogue/detail.js';
import { type FormDefinition, type FormRequest, hasUnit } from '../../form/fields.js';

/** Digits, signs, separators and exponents: with anything else there may be a unit. */
const PLAIN = /^(?:[\d\s.,;+\-−–]|(?<=[\d.])[eE](?=[+\-−–\d]))*$/;

export function needsAllUnits(definition: FormDefinition, { inputs, units, target }: FormRequest): boolean {
  const isOffered = (field: FieldDetail | undefined, unit: string) =>
    field === undefined || unit === field.unit || (field.acceptedUnits ?? []).includes(unit);
  const inField = (field: FieldDetail, value: unknown): boolean => {
    if (Array.isArray(value)) {
      return value.some((row) =>
        (field.columns ?? []).some((column) =>
          inField(column, (row as Readonly<Record<string, unknown>>)[column.name]),
        ),
      );
    }
    const read = field.of ?? field;
    // Fractions, ratios and parts of a whole are read by what reads units.
    const isWritten = read.type === 'number' || read.type === 'percent' || read.type === 'matrix';
    if (!hasUnit(read) && read.type !== 'money' && !isWritten) return false;
    if (typeof value === 'string')
      return !PLAIN.test(read.type === 'percent' ? value.trimEnd().replace(/%$/, '') : value);
    const { unit, value: number } = (value ?? {}) as { readonly unit?: string; readonly value?: unknown };
    return (unit !== undefined && !isOffered(field, unit)) || (typeof number === 'string' && !PLAIN.test(number));
  };
  return (
    definition.inputs.some((field) => inField(field, inputs[field.name])) ||
    definition.outputs.some((field) => inField(field, target?.[field.name])) ||
    Object.entries(units ?? {}).some(
      ([name, unit]) =>
        !isOffered(
          definition.outputs.find((field) => field.name === name),
          unit,
        ),
    )
  );
}
