/** The choice of a unit, for an input or for a result. */
import type { VNode } from 'preact';
import { controlId } from '../form/fields.js';

export interface UnitPickerProps {
  /** The control's name: `mass.unit`, `units.energy`. */
  readonly name: string;
  readonly label: string;
  readonly units: readonly string[];
  /** How many of the units stand before those that few people use; by default all. */
  readonly first?: number | undefined;
  /** Feet are written as feet and inches. */
  readonly inFeet?: true | undefined;
  readonly selected: string;
  /** The id of the form, where the picker stands outside of it. */
  readonly form?: string;
}

export function UnitPicker({ name, label, units, first, inFeet, selected, form }: UnitPickerProps): VNode {
  const offered = units.includes(selected) ? units : [selected, ...units];
  const option = (unit: string) => (
    <option key={unit} value={unit} selected={unit === selected}>
      {inFeet && unit === 'ft' ? 'ft, in' : unit || '–'}
    </option>
  );
  return (
    <select id={controlId(name)} class="unit-picker" name={name} form={form} aria-label={label} autocomplete="off">
      {offered.slice(0, first).map(option)}
      {first && <optgroup label="More units">{offered.slice(first).map(option)}</optgroup>}
    </select>
  );
}
