/** Rounding of computed numbers to whole ones on any arithmetic. */
import { leftOver, slackOf } from '../whole-near.js';
import type { AnyArithmetic, Value } from './values.js';

/** Of units and of trees nothing is rounded by its value. */
const isPlain = ({ name }: AnyArithmetic) => name === 'quantity' || name === 'tree';

export function floorNearOn(A: AnyArithmetic, value: Value): Value {
  return A.floor(isPlain(A) ? value : A.add(value, slackOf(A.toNumber(value))));
}

export function ceilNearOn(A: AnyArithmetic, value: Value): Value {
  return A.ceil(isPlain(A) ? value : A.sub(value, slackOf(A.toNumber(value))));
}

export function roundNearOn(A: AnyArithmetic, value: Value): Value {
  return A.round(isPlain(A) ? value : A.add(value, slackOf(A.toNumber(value))));
}

export function modNearOn(A: AnyArithmetic, value: Value, of: Value): Value {
  if (isPlain(A)) return A.mod(value, of);
  const isMultiple = leftOver(A.toNumber(value), A.toNumber(of)) === undefined;
  if (isMultiple) return A.name === 'dual' ? A.sub(value, A.toNumber(value)) : 0;
  return A.sub(value, A.mul(of, A.floor(A.div(value, of))));
}
