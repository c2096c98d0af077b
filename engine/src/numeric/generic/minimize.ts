/** Minimization on any arithmetic. */
import { minimize } from '../minimize.js';
import type { AnyArithmetic, Value } from './values.js';

/** As `minimize`: the position is found in doubles, since a flat minimum has no more digits to give. */
export function minimizeOn(
  A: AnyArithmetic,
  f: (x: Value) => Value,
  low: Value,
  high: Value,
  tolerance: Value = 1e-9,
): Value {
  const [from, to] = [A.toNumber(low), A.toNumber(high)];
  const [unit, size] = Math.abs(from) > Math.abs(to) ? [low, from] : [high, to];
  const at = (x: number): Value => A.mul(unit, x / size);
  return at(minimize((x) => A.toNumber(f(at(x))), from, to, A.toNumber(tolerance)));
}
