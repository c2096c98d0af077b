/** A number of a field in the unit that people see, and as the formula has it. */
import type { NumericSpec } from '../../authoring/kinds.js';
import { shift } from '../read/number-text.js';
import { conversion } from '../read/unit.js';

export function toShown(spec: NumericSpec, x: number): number {
  if (spec.kind === 'percent') return shift(x, 2);
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return x;
  return conversion(spec.formulaUnit, spec.unit ?? spec.formulaUnit).float(x);
}

export function toFormula(spec: NumericSpec, shown: number): number {
  if (spec.kind === 'percent') return shift(shown, -2);
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return shown;
  return conversion(spec.unit ?? spec.formulaUnit, spec.formulaUnit).float(shown);
}
