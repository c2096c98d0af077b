/** Circular and hyperbolic functions of decimals, apart from the other operations: finance does without them. */
import type { Arithmetic } from './arithmetic.js';
import { BigDecimal, tenTo } from './big-decimal.js';
import type { Decimal } from './decimal-number.js';
import { LARGEST_EXPONENTIAL, TINY_EXPONENT, toDecimal, unary, type Value, wide } from './decimal-operands.js';
import { Decimal34, round34, WideDecimal } from './decimal34.js';
import { arctangent, circular, fixed, pi } from './fixed-point.js';

/** Circular functions of larger arguments would need as many digits of π; they have no meaningful result. */
const LARGEST_ANGLE_EXPONENT = 60;
/** 34 digits of a value of size one, and some to spare. */
const PLACES = 50;

/** What is computed in fixed point, as a decimal: to more places where the value is small, so that as many digits are right. */
function fromFixed(compute: (places: number) => bigint): Decimal {
  const first = BigDecimal.of(compute(PLACES), -PLACES);
  const lost = first.isZero ? PLACES : Math.max(0, -first.leading);
  const places = PLACES + lost;
  return new WideDecimal(lost === 0 ? first : BigDecimal.of(compute(places), -places));
}

/** Sine and cosine, from what is left of an angle beyond whole quarter turns. */
function sineAndCosine(x: Decimal, places: number): readonly [sine: bigint, cosine: bigint] {
  // π has as many digits more as the angle has before its point.
  const more = Math.max(0, x.e + 1);
  const quarterTurn = pi(places + more) / 2n;
  const angle = fixed(x.big, places + more);
  const turns = angle / quarterTurn;
  const [sine, cosine] = circular((angle - turns * quarterTurn) / tenTo(more), places);
  const quadrant = Number(((turns % 4n) + 4n) % 4n);
  if (quadrant === 0) return [sine, cosine];
  if (quadrant === 1) return [cosine, -sine];
  return quadrant === 2 ? [-sine, -cosine] : [-cosine, sine];
}

const sine = (x: Decimal): Decimal => fromFixed((places) => sineAndCosine(x, places)[0]);
const cosine = (x: Decimal): Decimal => fromFixed((places) => sineAndCosine(x, places)[1]);

const halfTurn = (): Decimal => new WideDecimal(BigDecimal.of(pi(PLACES), -PLACES));

/** arctan, to more than 34 digits. */
function arctan(x: Decimal): Decimal {
  if (x.isNaN() || x.e < TINY_EXPONENT) return x;
  if (x.abs().lte(1)) return fromFixed((places) => arctangent(fixed(x.big, places), places));
  return halfTurn()
    .div(2)
    .times(x.sign)
    .minus(arctan(new WideDecimal(1).div(x)));
}

function arcsin(x: Decimal): Decimal {
  const size = new WideDecimal(x);
  const other = new WideDecimal(1).minus(size).times(size.plus(1)).sqrt();
  return arctan(size.div(other));
}

function arccos(x: Decimal): Decimal {
  const size = new WideDecimal(x);
  const other = new WideDecimal(1).minus(size).div(size.plus(1)).sqrt();
  return arctan(other).times(2);
}

function arctan2(y: Decimal, x: Decimal): Decimal {
  if (!x.isFinite() || !y.isFinite() || x.isZero()) {
    const eighths = Math.round((Math.atan2(y.toNumber(), x.toNumber()) / Math.PI) * 4);
    return halfTurn().times(eighths).div(4);
  }
  const angle = arctan(new WideDecimal(y).div(x));
  if (!x.isNeg()) return angle;
  return y.isNeg() ? angle.minus(halfTurn()) : angle.plus(halfTurn());
}

/** From the exponential, which is quick for large arguments too. */
function hyperbolic(x: Decimal, sign: 1 | -1): Decimal {
  if (x.e < TINY_EXPONENT) return sign === 1 ? new Decimal34(1) : x;
  if (x.abs().gt(LARGEST_EXPONENTIAL))
    return new Decimal34(sign === 1 ? Number.POSITIVE_INFINITY : x.sign * Number.POSITIVE_INFINITY);
  const grown = new WideDecimal(x).exp();
  return round34(grown.plus(new WideDecimal(sign).div(grown)).div(2));
}

function tanh(x: Decimal): Decimal {
  if (x.abs().gt(50)) return new Decimal34(x.sign);
  return wide(x, (w) => {
    const grown = w.times(2).exp().minus(1);
    return grown.div(grown.plus(2));
  });
}

const areaSine = (x: Decimal): Decimal => wide(x, (w) => w.times(w).plus(1).sqrt().plus(w).log());

/** Of an angle; a tiny one is its own sine. */
const angular = (compute: (x: Decimal) => Decimal, ofTiny: (x: Decimal) => Decimal) =>
  unary((x) => {
    if (!x.isFinite() || x.e > LARGEST_ANGLE_EXPONENT) return new Decimal34(Number.NaN);
    return x.isZero() || x.e < TINY_EXPONENT ? ofTiny(x) : round34(compute(x));
  });
const itself = (x: Decimal): Decimal => x;
const one = (): Decimal => new Decimal34(1);

const rounded = (compute: (x: Decimal) => Decimal) => (x: Value) => round34(compute(toDecimal(x)));

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
  sin: angular(sine, itself),
  cos: angular(cosine, one),
  tan: angular((x) => sine(x).div(cosine(x)), itself),
  asin: rounded(arcsin),
  acos: rounded(arccos),
  atan: rounded(arctan),
  atan2: (y, x) => round34(arctan2(toDecimal(y), toDecimal(x))),
  sinh: unary((x) => hyperbolic(x, -1)),
  cosh: unary((x) => hyperbolic(x, 1)),
  tanh: unary(tanh),
  asinh: unary((x) => (x.isNeg() ? areaSine(x.neg()).neg() : areaSine(x))),
  acosh: rounded((x) => new WideDecimal(x).times(x).minus(1).sqrt().plus(x).log()),
  atanh: unary((x) => wide(x, (w) => w.plus(1).div(new WideDecimal(1).minus(w)).log().div(2))),
};
