/** The base dimensions, and vectors of exponents over them. */

/**
 * Base dimensions in the order of every exponent vector. Beyond the seven of the SI: plane angle (kept apart so that
 * rpm is not Hz), information, currency, level (dB, Np), biological activity (IU, which has no mass without a
 * substance) and electric equivalents (Eq, which need the valence to become mol).
 */
export const BASE_DIMENSIONS = [
  'length',
  'mass',
  'time',
  'current',
  'temperature',
  'amount',
  'luminous intensity',
  'angle',
  'information',
  'currency',
  'level',
  'biological activity',
  'equivalents',
] as const;

export type BaseDimension = (typeof BASE_DIMENSIONS)[number];

/** Exponents in the order of `BASE_DIMENSIONS`; halves occur (MPa·√m, V/√Hz). */
export type Dimension = readonly number[];

export const DIMENSIONLESS: Dimension = BASE_DIMENSIONS.map(() => 0);

export function baseDimension(name: BaseDimension): Dimension {
  return BASE_DIMENSIONS.map((base) => (base === name ? 1 : 0));
}

/** a · b^exponent */
export function multiplyDimensions(a: Dimension, b: Dimension, exponent: number): Dimension {
  return a.map((value, index) => value + exponent * (b[index] ?? 0));
}

export function equalDimensions(a: Dimension, b: Dimension): boolean {
  return a.every((value, index) => value === b[index]);
}

export function isDimensionless(a: Dimension): boolean {
  return a.every((value) => value === 0);
}
