/**
 * A number with a unit inside a formula. Natively it is the number; the unit check sees the unit, and the decimal
 * arithmetic reads the digits as written.
 * @example const g = constant(9.80665, 'm/s^2');
 */
export function constant(value: number, _unit: string): number {
  return value;
}
