/**
 * The unit check: lifted formulas on magnitudes with dimension and scale. Adding metres to seconds, or to kilometres,
 * throws a `UnitMismatch` that says so and where.
 */
import { dimensionForFormula } from '../units/formula.js';
import type { Arithmetic, Operand } from './arithmetic.js';
import { engineConstant, engineFunction } from './registry.js';
import { sameExponents, sameScale, unitText } from './unit-text.js';

export { unitText } from './unit-text.js';

/** A magnitude in a unit: `value × scale` in SI base units, whose exponents are `exponents`. */
export class Quantity {
  constructor(
    readonly value: number,
    readonly exponents: readonly number[],
    readonly scale: number,
    /** The unit as the author wrote it; undefined for products of units. */
    readonly unit?: string,
  ) {}

  toString(): string {
    return String(this.value);
  }
}

/** Two units that do not fit together; `offset` and `path` say where when the source was lifted with positions. */
export class UnitMismatch extends Error {
  override readonly name = 'UnitMismatch';
  constructor(
    message: string,
    readonly offset: number | undefined,
    readonly path: string | undefined,
  ) {
    super(message);
  }
}

type Value = Operand<Quantity>;

const NO_EXPONENTS: readonly number[] = [];

/** A number of a formula with the unit in which it arrives. */
export function quantityIn(unit: string, value: number): Quantity {
  const { exponents, scale } = dimensionForFormula(unit);
  return new Quantity(value, exponents, scale, unit);
}

const magnitude = (x: Value): number => (typeof x === 'object' ? x.value : x);
const exponentsOf = (x: Value): readonly number[] => (typeof x === 'object' ? x.exponents : NO_EXPONENTS);
const scaleOf = (x: Value): number => (typeof x === 'object' ? x.scale : 1);

/** True when two values have one dimension and one scale. */
export function sameUnit(a: Value, b: Value): boolean {
  return sameExponents(exponentsOf(a), exponentsOf(b)) && sameScale(scaleOf(a), scaleOf(b));
}

const isPure = (x: Value): boolean => typeof x !== 'object' || sameUnit(x, 1);

/** Zero and the infinities, as numbers without a unit, fit every unit: sums and searches start from them. */
const fitsAll = (x: Value): boolean => typeof x !== 'object' && (x === 0 || !Number.isFinite(x));

/** True when a result of a formula may be returned where `unit` is declared. */
export function fitsUnit(x: Value, unit: string): boolean {
  return fitsAll(x) || sameUnit(x, quantityIn(unit, 1));
}

/** The sentence about two units that do not fit. */
type Says = (first: string, other: string) => string;

type MathFunction =
  | 'exp'
  | 'expm1'
  | 'log'
  | 'log1p'
  | 'log2'
  | 'log10'
  | 'sin'
  | 'cos'
  | 'tan'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'asinh'
  | 'acosh'
  | 'atanh';

const ANGLE_FUNCTIONS = new Set(['sin', 'cos', 'tan']);

/** The unit check's arithmetic. It remembers the position of the operation that runs, so each check makes its own. */
export function createQuantityArithmetic(): Arithmetic<Quantity> {
  let offset: number | undefined;
  let path: string | undefined;

  const mismatch = (message: string) => new UnitMismatch(message, offset, path);

  /** The value to whose unit all others conform; throws when they do not. */
  function common(says: Says, xs: readonly Value[]): Value {
    let first: Value | undefined;
    for (const x of xs) {
      if (x === undefined || fitsAll(x)) continue;
      if (first === undefined) first = x;
      else if (!sameUnit(first, x)) throw mismatch(says(unitText(first), unitText(x)));
    }
    return first ?? 0;
  }

  const inUnitOf = (like: Value, value: number): Value =>
    typeof like === 'object' ? new Quantity(value, like.exponents, like.scale, like.unit) : value;

  /** The number of a value without unit. */
  function pure(x: Value, what: string): number {
    if (isPure(x)) return magnitude(x);
    const wanted = ANGLE_FUNCTIONS.has(what) ? 'an angle in rad' : 'a number without unit';
    throw mismatch(`${what} expects ${wanted}, got ${unitText(x)}`);
  }

  const unary = (name: MathFunction) => (x: Value) => Math[name](pure(x, name));
  const kept = (compute: (x: number) => number) => (x: Value) => inUnitOf(x, compute(magnitude(x)));
  const root = (degree: number, compute: (x: number) => number) => (x: Value) =>
    typeof x === 'object'
      ? new Quantity(
          compute(x.value),
          x.exponents.map((exponent) => exponent / degree),
          x.scale ** (1 / degree),
        )
      : compute(x);

  const compared = (compare: (a: number, b: number) => boolean) => (a: Value, b: Value) => {
    common((x, y) => `compares ${x} with ${y}`, [a, b]);
    return compare(magnitude(a), magnitude(b));
  };

  /** Of a product, or of a quotient when `sign` is −1. */
  function combined(left: readonly number[], right: readonly number[], sign: 1 | -1): readonly number[] {
    if (right.length === 0) return left;
    const exponents: number[] = [];
    for (let i = 0; i < left.length || i < right.length; i++) exponents.push((left[i] ?? 0) + sign * (right[i] ?? 0));
    return exponents;
  }

  function product(a: Value, b: Value, sign: 1 | -1): Value {
    const value = sign === 1 ? magnitude(a) * magnitude(b) : magnitude(a) / magnitude(b);
    if (typeof a !== 'object' && typeof b !== 'object') return value;
    const exponents = combined(exponentsOf(a), exponentsOf(b), sign);
    // A multiple of a kilometre is still called km.
    const unit =
      typeof b !== 'object' ? (a as Quantity).unit : typeof a !== 'object' && sign === 1 ? b.unit : undefined;
    const scale = sign === 1 ? scaleOf(b) : 1 / scaleOf(b);
    return new Quantity(value, exponents, scaleOf(a) * scale, unit);
  }

  function extreme(says: Says, xs: readonly Value[], compute: (...xs: number[]) => number): Value {
    // Positions arrive as a last argument `undefined`.
    const given = xs.filter((x) => x !== undefined);
    return inUnitOf(common(says, given), compute(...given.map(magnitude)));
  }

  /** Native arguments for a function that knows no units. */
  function native(x: unknown, name: string): unknown {
    if (x instanceof Quantity) return pure(x, name);
    if (Array.isArray(x)) return x.map((each) => native(each, name));
    if (typeof x === 'function') return (...args: unknown[]) => native(x(...args), name);
    if (typeof x === 'object' && x !== null) {
      return Object.fromEntries(Object.entries(x).map(([key, each]) => [key, native(each, name)]));
    }
    return x;
  }

  const quantity: Arithmetic<Quantity> = {
    name: 'quantity',
    lit: Number,
    constant: (text, unit) => quantityIn(unit, Number(text)),
    PI: new Quantity(Math.PI, NO_EXPONENTS, 1),
    E: new Quantity(Math.E, NO_EXPONENTS, 1),

    add(a, b) {
      if (typeof a === 'string' || typeof b === 'string') return `${a}${b}` as unknown as Value;
      return inUnitOf(
        common((x, y) => `adds ${x} to ${y}`, [a, b]),
        magnitude(a) + magnitude(b),
      );
    },
    sub: (a, b) =>
      inUnitOf(
        common((x, y) => `subtracts ${y} from ${x}`, [a, b]),
        magnitude(a) - magnitude(b),
      ),
    mul: (a, b) => product(a, b, 1),
    div: (a, b) => product(a, b, -1),
    mod: (a, b) =>
      inUnitOf(
        common((x, y) => `divides ${x} by ${y} with remainder`, [a, b]),
        magnitude(a) % magnitude(b),
      ),
    pow(a, b) {
      const exponent = pure(b, 'an exponent');
      if (typeof a !== 'object') return a ** exponent;
      return new Quantity(
        a.value ** exponent,
        a.exponents.map((each) => each * exponent),
        a.scale ** exponent,
      );
    },
    neg: kept((x) => -x),

    lt: compared((a, b) => a < b),
    le: compared((a, b) => a <= b),
    gt: compared((a, b) => a > b),
    ge: compared((a, b) => a >= b),
    eq(a, b) {
      const isNumeric = (x: unknown): x is Value => typeof x === 'number' || x instanceof Quantity;
      if (!isNumeric(a) || !isNumeric(b)) return a === b;
      common((x, y) => `compares ${x} with ${y}`, [a, b]);
      return magnitude(a) === magnitude(b);
    },
    truthy: (a) => Boolean(a instanceof Quantity ? a.value : a),

    abs: kept(Math.abs),
    sign: (x) => Math.sign(magnitude(x)),
    floor: kept(Math.floor),
    ceil: kept(Math.ceil),
    round: kept(Math.round),
    trunc: kept(Math.trunc),
    min: (...xs) => extreme((x, y) => `takes the smallest of ${x} and ${y}`, xs, Math.min),
    max: (...xs) => extreme((x, y) => `takes the largest of ${x} and ${y}`, xs, Math.max),
    hypot: (...xs) => extreme((x, y) => `takes hypot of ${x} and ${y}`, xs, Math.hypot),
    sqrt: root(2, Math.sqrt),
    cbrt: root(3, Math.cbrt),
    exp: unary('exp'),
    expm1: unary('expm1'),
    log: unary('log'),
    log1p: unary('log1p'),
    log2: unary('log2'),
    log10: unary('log10'),
    sin: unary('sin'),
    cos: unary('cos'),
    tan: unary('tan'),
    asin: unary('asin'),
    acos: unary('acos'),
    atan: unary('atan'),
    atan2(y, x) {
      common((x, y) => `takes atan2 of ${x} and ${y}`, [y, x]);
      return Math.atan2(magnitude(y), magnitude(x));
    },
    sinh: unary('sinh'),
    cosh: unary('cosh'),
    tanh: unary('tanh'),
    asinh: unary('asinh'),
    acosh: unary('acosh'),
    atanh: unary('atanh'),

    call(name, args) {
      const entry = engineFunction(name);
      if (entry.generic) return entry.generic(quantity, ...args);
      return entry.float64(...args.map((each) => native(each, name)));
    },
    named(name) {
      const entry = engineConstant(name);
      return quantityIn(entry.unit, Number(entry.text));
    },
    index: (key) => (key instanceof Quantity ? pure(key, 'an index') : (key as number | string)),
    at(newOffset, newPath) {
      offset = newOffset;
      path = newPath;
      return undefined;
    },
    toNumber: (x) => (x === undefined ? Number.NaN : magnitude(x)),
  };

  return quantity;
}
