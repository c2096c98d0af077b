/** Turns what a formula returned into the results of an answer: shown units, rounded money, exact decimals, tables. */
import type { OutputSpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import type { ResultValue } from '../types.js';
import { isNumeric, numericValue, type Presentation, unitOf } from './numeric-values.js';
import { plainKinds } from './plain-kinds.js';
import { tableKinds } from './table-kinds.js';

export { isNumeric, type Presentation, unitOf };

/**
 * One result. Throws `NoResult` when the value is not a finite number, missing, or cannot be written.
 * @throws Error when a formula returned another type than its output declares (the author's mistake).
 */
export function resultOf(name: string, spec: OutputSpec, raw: unknown, presentation: Presentation): ResultValue {
  const { label, kind } = spec;
  if (raw === undefined || raw === null) throw noResult(`“${label}” has no value for these inputs.`);
  if (isNumeric(spec)) {
    const chosen = presentation.units[name];
    const { value, exact } = numericValue(spec, raw, label, presentation, chosen);
    const unit = unitOf(spec, presentation, chosen);
    return exact === undefined ? { value, label, unit } : { value, label, unit, exact };
  }
  const field = spec as never;
  const value = plainKinds[kind]?.(field, raw, label) ?? tableKinds[kind]!(field, raw, presentation);
  return { value, label, unit: '' };
}
