/** `roundTo` on any arithmetic. */
import { roundTo } from '../round-to.js';
import type { AnyArithmetic, Value } from './values.js';

export function roundToOn(A: AnyArithmetic, value: Value, places: number): Value {
  // Decimals are shown as doubles: those that lie between two figures go the same way here and there.
  if (A.name === 'decimal') return A.lit(String(roundTo(A.toNumber(value), places)));
  const scale = A.lit(`1e${places}`);
  const size = A.div(A.round(A.mul(A.abs(value), scale)), scale);
  return A.lt(value, A.mul(value, 0)) ? A.neg(size) : size;
}
