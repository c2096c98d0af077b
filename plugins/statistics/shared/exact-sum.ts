/** Sums of values as they are written. */
import { sum, sumOfProducts } from '@reckoner/engine';

/** Of lists that people write, as they are written: 0.1 + 0.2 − 0.3 is zero. Of longer ones that would take too long. */
export function sumAsWritten(values: readonly number[]): number {
  return values.length > 1000 ? sum(values) : sumOfProducts(...values.map((value) => [value]));
}
