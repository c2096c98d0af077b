/** A numeric field as the solver knows it. */
import type { NumericSpec } from '../../authoring/kinds.js';
import type { EquationVariable } from '../../equations/variables.js';
import { boundsOf } from '../read/bounds.js';
import { shift } from '../read/number-text.js';
import { conversion } from '../read/unit.js';

/** Bounds as formulas and equations see them: in the formula's unit. */
export function equationVariable(name: string, spec: NumericSpec): EquationVariable {
  const { lower, lowerOpen, upper, upperOpen } = boundsOf(spec);
  const inFormulaUnit = (bound: number) => {
    if (spec.kind === 'percent') return shift(bound, -2);
    if (spec.kind !== 'quantity' && spec.kind !== 'measure') return bound;
    return conversion(spec.unit ?? spec.formulaUnit, spec.formulaUnit).float(bound);
  };
  return {
    name,
    label: spec.label,
    [lowerOpen ? 'above' : 'min']: inFormulaUnit(lower),
    [upperOpen ? 'below' : 'max']: inFormulaUnit(upper),
    integer: spec.kind === 'integer',
    optional: spec.optional === true,
  };
}
