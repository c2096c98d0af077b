/** Lifted formulas on decimals of 34 digits: finance's arithmetic. Native integers stay native while they are safe. */
import type { Arithmetic } from './arithmetic.js';
import { counted } from './decimal-costs.js';
import { Decimal } from './decimal-number.js';
import { exp, expm1, toDecimal, unary, type Value, wide } from './decimal-operands.js';
import { trigonometry } from './decimal-trigonometry.js';
import { Decimal34 } from './decimal34.js';
import { constantOf, functionOf, type Library } from './library.js';

function isText(x: unknown): x is string {
  return typeof x === 'string';
}

/** A native number where it is a safe integer, so that loop counters and exponents stay quick. */
function whole(x: Decimal): Value {
  const native = x.toNumber();
  return Number.isSafeInteger(native) ? native : x;
}

function compare(a: Value, b: Value): number {
  return toDecimal(a).cmp(toDecimal(b));
}

/** `x ** n` of native integers, while it is exact; otherwise undefined. */
function nativePower(x: number, n: number): number | undefined {
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(n) || n < 0) return undefined;
  const power = x ** n;
  return Number.isSafeInteger(power) ? power : undefined;
}

const rounding = (native: (x: number) => number, compute: (x: Decimal) => Decimal) => (x: Value) =>
  typeof x === 'object' ? whole(compute(x)) : native(x);

/** The first of the values than which no other is better; NaN when any is NaN. */
function best(xs: readonly Value[], better: (order: number) => boolean, none: number): Value {
  let result: Value = none;
  for (const x of xs) {
    if (toDecimal(x).isNaN()) return new Decimal34(Number.NaN);
    if (better(compare(x, result))) result = x;
  }
  return result;
}

const operations: Omit<Arithmetic<Decimal>, 'call' | 'named'> = counted({
  name: 'decimal',
  lit: (text) => new Decimal34(text),
  constant: (text) => new Decimal34(text),
  PI: new Decimal34('3.141592653589793238462643383279503'),
  E: new Decimal34('2.718281828459045235360287471352662'),

  add(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      const sum = a + b;
      if (Number.isSafeInteger(sum)) return sum;
    }
    // Texts concatenate with `+` in formulas too.
    if (isText(a) || isText(b)) return `${a}${b}` as unknown as Value;
    return toDecimal(a).plus(toDecimal(b));
  },
  sub(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      const difference = a - b;
      if (Number.isSafeInteger(difference)) return difference;
    }
    return toDecimal(a).minus(toDecimal(b));
  },
  mul(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      const product = a * b;
      if (Number.isSafeInteger(product)) return product;
    }
    return toDecimal(a).times(toDecimal(b));
  },
  div(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      const quotient = a / b;
      if (Number.isSafeInteger(quotient) && Number.isSafeInteger(a)) return quotient;
    }
    return toDecimal(a).div(toDecimal(b));
  },
  mod(a, b) {
    if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return (a as number) % (b as number);
    return toDecimal(a).mod(toDecimal(b));
  },
  pow(a, b) {
    if (typeof a === 'number' && typeof b === 'number') {
      const power = nativePower(a, b);
      if (power !== undefined) return power;
    }
    return toDecimal(a).pow(toDecimal(b));
  },
  neg: (a) => (typeof a === 'object' ? a.neg() : -a),

  // Texts compare by their characters, as in JavaScript.
  lt: (a, b) => (typeof a === 'object' || typeof b === 'object' ? compare(a, b) < 0 : a < b),
  le: (a, b) => (typeof a === 'object' || typeof b === 'object' ? compare(a, b) <= 0 : a <= b),
  gt: (a, b) => (typeof a === 'object' || typeof b === 'object' ? compare(a, b) > 0 : a > b),
  ge: (a, b) => (typeof a === 'object' || typeof b === 'object' ? compare(a, b) >= 0 : a >= b),
  eq(a, b) {
    if (Decimal.isDecimal(a)) return (Decimal.isDecimal(b) || typeof b === 'number') && a.eq(b);
    if (Decimal.isDecimal(b)) return typeof a === 'number' && b.eq(a);
    return a === b;
  },
  truthy: (a) => (Decimal.isDecimal(a) ? !a.isZero() && !a.isNaN() : Boolean(a)),

  abs: (x) => (typeof x === 'object' ? x.abs() : Math.abs(x)),
  sign: (x) => (typeof x === 'object' ? x.sign : Math.sign(x)),
  floor: rounding(Math.floor, (x) => x.floor()),
  ceil: rounding(Math.ceil, (x) => x.ceil()),
  round: rounding(Math.round, (x) => x.round()),
  trunc: rounding(Math.trunc, (x) => x.trunc()),
  min: (...xs) => best(xs, (order) => order < 0, Number.POSITIVE_INFINITY),
  max: (...xs) => best(xs, (order) => order > 0, Number.NEGATIVE_INFINITY),
  hypot: (...xs) => Decimal34.hypot(...xs),
  sqrt: unary((x) => x.sqrt()),
  cbrt: unary((x) => x.cbrt()),
  exp: unary(exp),
  expm1: unary(expm1),
  log: unary((x) => x.log()),
  log1p: unary((x) => wide(x, (w) => w.plus(1).log())),
  log2: unary((x) => x.log(2)),
  log10: unary((x) => x.log(10)),
  ...trigonometry,

  index: (key) => (typeof key === 'object' ? (key as Decimal).toNumber() : (key as number | string)),
  toNumber: (x) => (typeof x === 'object' ? x.toNumber() : Number(x)),
});

/** Decimals of 34 digits. Overflow gives Infinity and undefined results NaN, as with doubles: the caller reports them. */
export function createDecimalArithmetic({ functions, constants }: Library): Arithmetic<Decimal> {
  const arithmetic: Arithmetic<Decimal> = {
    ...operations,
    call(name, args) {
      const entry = functionOf(functions, name);
      if (entry.generic) return entry.generic(arithmetic, ...args);
      if (entry.decimal) return entry.decimal(...args);
      throw new Error(`${name} has no decimal version; set arithmetic: 'float64'.`);
    },
    named: (name) => new Decimal34(constantOf(constants, name).text),
  };
  return arithmetic;
}
