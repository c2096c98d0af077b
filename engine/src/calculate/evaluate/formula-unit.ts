/** The unit of a field inside a formula, as the unit check and worked steps see it. */
import type { FieldSpec } from '../../authoring/kinds.js';

/** `''` for plain numbers, which measures and percents are there too; undefined where the formula has no number or a native one. */
export function unitInFormula(spec: FieldSpec): string | undefined {
  if (spec.kind === 'quantity') return spec.formulaUnit;
  if (spec.kind === 'money') return spec.per === undefined ? '$' : `$/(${spec.per})`;
  return spec.kind === 'measure' || spec.kind === 'number' || spec.kind === 'percent' ? '' : undefined;
}
