/** Circular and hyperbolic functions of decimals, apart from the other operations: finance does without them. */
import type { Decimal } from 'decimal.js';
import type { Arithmetic } from './arithmetic.js';
import { expm1, LARGEST_EXPONENTIAL, TINY_EXPONENT, unary, wide } from './decimal-operands.js';
import { Decimal34, round34, WideDecimal } from './decimal34.js';

/** Circular functions of larger arguments would need as many digits of π; they have no meaningful result. */
const LARGEST_ANGLE_EXPONENT = 60;

/** decimal.js sums a Taylor series for any argument; from the exponential it stays quick for large ones. */
function hyperbolic(x: Decimal, sign: 1 | -1): Decimal {
  if (x.e < TINY_EXPONENT) return sign === 1 ? new Decimal34(1) : x;
  if (x.abs().gt(LARGEST_EXPONENTIAL))
    return sign === 1 ? x.abs().times(Number.POSITIVE_INFINITY) : x.times(Number.POSITIVE_INFINITY);
  const grown = new WideDecimal(x).exp();
  return round34(grown.plus(new WideDecimal(sign).div(grown)).div(2));
}

function tanh(x: Decimal): Decimal {
  if (x.isNaN() || x.isZero()) return x;
  if (x.abs().gt(50)) return new Decimal34(x.s);
  const grown = expm1(x.times(2));
  return grown.div(grown.plus(2));
}

const angular = (compute: (x: Decimal) => Decimal) =>
  unary((x) => (x.e > LARGEST_ANGLE_EXPONENT ? new Decimal34(Number.NaN) : compute(x)));

type Names =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'atan2'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'asinh'
  | 'acosh'
  | 'atanh';

export const trigonometry: Pick<Arithmetic<Decimal>, Names> = {
  sin: angular((x) => x.sin()),
  cos: angular((x) => x.cos()),
  tan: angular((x) => x.tan()),
  asin: unary((x) => x.asin()),
  acos: unary((x) => x.acos()),
  atan: unary((x) => x.atan()),
  atan2: (y, x) => Decimal34.atan2(y, x),
  sinh: unary((x) => hyperbolic(x, -1)),
  cosh: unary((x) => hyperbolic(x, 1)),
  tanh: unary(tanh),
  asinh: unary((x) => (x.isNeg() ? wide(x.neg(), (w) => w.asinh()).neg() : wide(x, (w) => w.asinh()))),
  acosh: unary((x) => x.acosh()),
  atanh: unary((x) => wide(x, (w) => w.atanh())),
};
