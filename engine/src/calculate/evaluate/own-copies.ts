/** Inputs of its own for each run of a formula, which may sort a list in place: the understood inputs stay as they are. */
import { spend } from '../../budget.js';

/** What it costs to copy a list, and each of its items. */
const COPY = 10;

/** The values with copies of those of these names. */
export function ownCopies(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (names.length === 0) return values;
  const copies = { ...values };
  for (const name of names) copies[name] = copyOf(values[name]);
  return copies;
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    spend(COPY * (value.length + 1));
    return value.map(copyOf);
  }
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
