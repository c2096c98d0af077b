/** Resistors of the series of preferred numbers. */
import { SERIES, type Series } from '../../shared/preferred-values.js';

/** Decades from 1 Ω to below 10 MΩ. */
const DECADES = [0.01, 0.1, 1, 10, 100, 1000, 10000];

/** All values of a series from 1 Ω to below 10 MΩ, ascending. */
export function valuesOf(series: Series): number[] {
  return DECADES.flatMap((decade) =>
    SERIES[series].map((value) => (decade < 1 ? value / (1 / decade) : value * decade)),
  );
}
