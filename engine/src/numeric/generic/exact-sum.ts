/** Exact signs on any arithmetic: where cancellation decides, the value is that of the doubles, the derivatives stay. */
import { cosineAtQuarter, sumOfProducts } from '../exact-sum.js';
import { productOn, sumOn } from './sum.js';
import type { AnyArithmetic, Value } from './values.js';

/** Decimals have 34 digits, of which this share of the terms is rounding. */
const ROUNDING = 1e-30;

/** The value with another magnitude and its own derivatives. */
const corrected = (A: AnyArithmetic, value: Value, magnitude: number): Value =>
  A.add(A.sub(value, A.toNumber(value)), magnitude);

export function sumOfProductsOn(A: AnyArithmetic, ...products: readonly (readonly Value[])[]): Value {
  const terms = products.map((factors) => productOn(A, factors));
  const total = sumOn(A, terms);
  if (A.name === 'dual') {
    return corrected(A, total, sumOfProducts(...products.map((factors) => factors.map((each) => A.toNumber(each)))));
  }
  if (A.name !== 'decimal') return total;
  const size = terms.reduce<number>((sum, term) => sum + Math.abs(A.toNumber(term)), 0);
  return Math.abs(A.toNumber(total)) <= ROUNDING * size ? A.sub(total, total) : total;
}

export function isNearOn(A: AnyArithmetic, a: Value, b: Value, tolerance: Value): boolean {
  return A.le(A.abs(A.sub(a, b)), tolerance);
}

function turned(A: AnyArithmetic, value: Value, exact: number | undefined): Value {
  if (exact === undefined) return value;
  return A.name === 'dual' ? corrected(A, value, exact) : exact;
}

export function cosTurnOn(A: AnyArithmetic, angle: Value): Value {
  return turned(A, A.cos(angle), cosineAtQuarter(A.toNumber(angle), 0));
}

export function sinTurnOn(A: AnyArithmetic, angle: Value): Value {
  return turned(A, A.sin(angle), cosineAtQuarter(A.toNumber(angle), -1));
}
