/** The choice of a unit, for an input or for a result. */
import type { VNode } from 'preact';
import { controlId } from '../form/fields.js';

export interface UnitPickerProps {
  /** The control's name: `mass.unit`, `units.energy`. */
  readonly name: string;
  readonly label: string;
  readonly units: readonly string[];
  readonly selected: string;
  /** The id of the form, where the picker stands outside of it. */
  readonly form?: string;
}

export function UnitPicker({ name, label, units, selected, form }: UnitPickerProps): VNode {
  const offered = units.includes(selected) ? units : [selected, ...units];
  return (
    <select id={controlId(name)} class="unit-picker" name={name} form={form} aria-label={label} autocomplete="off">
      {offered.map((unit) => (
        <option key={unit} value={unit} selected={unit === selected}>
          {unit === '' ? '–' : unit}
        </option>
      ))}
    </select>
  );
}
