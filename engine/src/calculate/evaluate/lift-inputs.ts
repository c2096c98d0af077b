/** Hands understood inputs to a lifted formula: numbers become values of its arithmetic, whole numbers stay native. */
import type { Arithmetic } from '../../arithmetic/arithmetic.js';
import type { InputSpec } from '../../authoring/kinds.js';

/** `values` as `understand` gives them for a decimal calculator, or native numbers. */
export function liftInputs<V>(
  specs: Readonly<Record<string, InputSpec>>,
  values: Readonly<Record<string, unknown>>,
  A: Arithmetic<V>,
): Record<string, unknown> {
  const lifted: Record<string, unknown> = {};
  for (const name of Object.keys(specs)) lifted[name] = lift(specs[name]!, values[name], A);
  return lifted;
}

function lift<V>(spec: InputSpec, value: unknown, A: Arithmetic<V>): unknown {
  if (value === undefined) return undefined;
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
    case 'number':
    case 'percent':
    case 'money':
      return A.lit(String(value));
    case 'choice':
      return typeof value === 'number' && !Number.isInteger(value) ? A.lit(String(value)) : value;
    case 'list':
      return (value as readonly unknown[]).map((item) => lift(spec.of, item, A));
    case 'matrix':
      return (value as readonly (readonly unknown[])[]).map((row) => row.map((entry) => A.lit(String(entry))));
    case 'rows':
      return (value as readonly Record<string, unknown>[]).map((row) => liftInputs(spec.columns, row, A));
    default:
      return value;
  }
}
