/** Lifted formulas on values with their gradients (forward mode): for Newton's method and the propagation of uncertainty. */
import { spend } from '../budget.js';
import type { Arithmetic, Operand } from './arithmetic.js';
import { Dual, magnitude } from './dual-number.js';
import { dualSearches } from './dual-searches.js';
import { engineConstant, engineFunction } from './registry.js';

export { Dual, gradientOf, variable } from './dual-number.js';

type Value = Operand<Dual>;

/** A zero derivative stays zero even where the other factor is infinite: constants do not spoil a gradient. */
const times = (slope: number, derivative: number): number => (derivative === 0 ? 0 : slope * derivative);

/** What an operation costs besides each of its derivatives. */
const OPERATION = 10;
/** What a function of the engine costs at least. */
const CALL = 100;

/** f(x) by the chain rule. */
function chain(x: Value, value: number, slope: (x: number) => number): Value {
  if (typeof x !== 'object') return value;
  spend(OPERATION + x.gradient.length);
  const factor = slope(x.value);
  return new Dual(
    value,
    x.gradient.map((each) => times(factor, each)),
  );
}

/** f(a, b) by the chain rule, from both partial derivatives. */
function join(a: Value, b: Value, value: number, byA: number, byB: number): Value {
  if (typeof a !== 'object') return chain(b, value, () => byB);
  if (typeof b !== 'object') return chain(a, value, () => byA);
  const length = Math.max(a.gradient.length, b.gradient.length);
  spend(OPERATION + length);
  const gradient = new Array<number>(length);
  for (let i = 0; i < length; i++) {
    gradient[i] = times(byA, a.gradient[i] ?? 0) + times(byB, b.gradient[i] ?? 0);
  }
  return new Dual(value, gradient);
}

const smooth = (f: (x: number) => number, slope: (x: number) => number) => (x: Value) =>
  chain(x, f(magnitude(x)), slope);
const step = (f: (x: number) => number) => (x: Value) => (typeof x === 'object' ? chain(x, f(x.value), () => 0) : f(x));

function power(a: Value, b: Value): Value {
  const [base, exponent] = [magnitude(a), magnitude(b)];
  const value = base ** exponent;
  const byBase = exponent === 0 ? 0 : exponent * base ** (exponent - 1);
  // Where the base is zero or negative the exponent cannot vary; 0 ** b stays 0.
  const byExponent = typeof b === 'object' ? (base === 0 ? 0 : value * Math.log(base)) : 0;
  return join(a, b, value, byBase, byExponent);
}

/** The first value of those that no other beats: `Math.min` and `Math.max`, which know NaN. */
function chosen(xs: readonly Value[], choose: (...xs: number[]) => number): Value {
  const value = choose(...xs.map(magnitude));
  return xs.find((x) => Object.is(magnitude(x), value)) ?? value;
}

function hypot(...xs: Value[]): Value {
  const value = Math.hypot(...xs.map(magnitude));
  const length = Math.max(0, ...xs.map((x) => (typeof x === 'object' ? x.gradient.length : 0)));
  if (length === 0) return value;
  spend(xs.length * (OPERATION + length));
  const gradient = new Array<number>(length).fill(0);
  for (const x of xs) {
    if (typeof x !== 'object' || value === 0) continue;
    for (let i = 0; i < length; i++) gradient[i] = (gradient[i] ?? 0) + ((x.gradient[i] ?? 0) * x.value) / value;
  }
  return new Dual(value, gradient);
}

/** The length of the longest gradient in arguments of any shape. */
function dimensionOf(x: unknown): number {
  if (x instanceof Dual) return x.gradient.length;
  if (typeof x !== 'object' || x === null) return 0;
  return Object.values(x).reduce((longest: number, each) => Math.max(longest, dimensionOf(each)), 0);
}

/** The arguments as doubles, moved by `h` along one variable. */
function moved(x: unknown, variableIndex: number, h: number): unknown {
  if (x instanceof Dual) return x.value + h * (x.gradient[variableIndex] ?? 0);
  if (Array.isArray(x)) return x.map((each) => moved(each, variableIndex, h));
  if (typeof x === 'function') return (...args: unknown[]) => moved(x(...args), variableIndex, h);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(Object.entries(x).map(([key, each]) => [key, moved(each, variableIndex, h)]));
}

/** A result above and below the center, and how far they are apart. */
type Side = readonly [above: unknown, below: unknown, apart: number];

/** Puts central differences into the shape of a result. */
function differences(center: unknown, sides: readonly Side[]): unknown {
  if (typeof center === 'number') {
    return new Dual(
      center,
      sides.map(([above, below, apart]) => ((above as number) - (below as number)) / apart),
    );
  }
  if (typeof center !== 'object' || center === null) return center;
  const at = (x: unknown, key: string) => (x as Record<string, unknown>)?.[key];
  const parts = Object.entries(center).map(([key, each]): [string, unknown] => [
    key,
    differences(
      each,
      sides.map(([above, below, apart]) => [at(above, key), at(below, key), apart]),
    ),
  ]);
  return Array.isArray(center) ? parts.map(([, each]) => each) : Object.fromEntries(parts);
}

/**
 * The step along one variable whose rounding and truncation errors balance: small beside every argument that it moves.
 * Zero when it moves none.
 */
function stepFor(args: readonly unknown[], variableIndex: number): number {
  let smallest = Number.POSITIVE_INFINITY;
  const visit = (x: unknown): void => {
    if (x instanceof Dual) {
      const slope = Math.abs(x.gradient[variableIndex] ?? 0);
      if (slope > 0) smallest = Math.min(smallest, (Math.abs(x.value) || 1) / slope);
    } else if (typeof x === 'object' && x !== null) for (const each of Object.values(x)) visit(each);
  };
  visit(args);
  return Number.isFinite(smallest) ? Math.cbrt(Number.EPSILON) * smallest : 0;
}

/** Calls a function of the engine: `A` is this arithmetic, or one made from it. */
export function callOnDuals(A: Arithmetic<Dual>, name: string, args: readonly unknown[]): unknown {
  const search = Object.hasOwn(dualSearches, name) ? dualSearches[name] : undefined;
  if (search) return search(...(args as never[]));
  const entry = engineFunction(name);
  if (entry.generic) return entry.generic(A, ...args);
  const count = dimensionOf(args);
  const at = (variableIndex: number, h: number) => {
    spend(CALL);
    return entry.float64(...(moved(args, variableIndex, h) as unknown[]));
  };
  const center = at(0, 0);
  if (count === 0) return center;
  const sides = Array.from({ length: count }, (_, i): Side => {
    const h = stepFor(args, i);
    return h === 0 ? [center, center, 1] : [at(i, h), at(i, -h), 2 * h];
  });
  return differences(center, sides);
}

export const dual: Arithmetic<Dual> = {
  name: 'dual',
  lit: Number,
  constant: (text) => Number(text),
  PI: new Dual(Math.PI, []),
  E: new Dual(Math.E, []),

  add(a, b) {
    if (typeof a === 'string' || typeof b === 'string') return `${a}${b}` as unknown as Value;
    return join(a, b, magnitude(a) + magnitude(b), 1, 1);
  },
  sub: (a, b) => join(a, b, magnitude(a) - magnitude(b), 1, -1),
  mul: (a, b) => join(a, b, magnitude(a) * magnitude(b), magnitude(b), magnitude(a)),
  div(a, b) {
    const quotient = magnitude(a) / magnitude(b);
    return join(a, b, quotient, 1 / magnitude(b), -quotient / magnitude(b));
  },
  mod: (a, b) => join(a, b, magnitude(a) % magnitude(b), 1, -Math.trunc(magnitude(a) / magnitude(b))),
  pow: power,
  neg: smooth(
    (x) => -x,
    () => -1,
  ),

  lt: (a, b) => magnitude(a) < magnitude(b),
  le: (a, b) => magnitude(a) <= magnitude(b),
  gt: (a, b) => magnitude(a) > magnitude(b),
  ge: (a, b) => magnitude(a) >= magnitude(b),
  eq: (a, b) => (a instanceof Dual ? a.value : a) === (b instanceof Dual ? b.value : b),
  truthy: (a) => Boolean(a instanceof Dual ? a.value : a),

  abs: smooth(Math.abs, Math.sign),
  sign: step(Math.sign),
  floor: step(Math.floor),
  ceil: step(Math.ceil),
  round: step(Math.round),
  trunc: step(Math.trunc),
  min: (...xs) => chosen(xs, Math.min),
  max: (...xs) => chosen(xs, Math.max),
  hypot,
  sqrt: smooth(Math.sqrt, (x) => 0.5 / Math.sqrt(x)),
  cbrt: smooth(Math.cbrt, (x) => 1 / (3 * Math.cbrt(x) ** 2)),
  exp: smooth(Math.exp, Math.exp),
  expm1: smooth(Math.expm1, Math.exp),
  log: smooth(Math.log, (x) => 1 / x),
  log1p: smooth(Math.log1p, (x) => 1 / (1 + x)),
  log2: smooth(Math.log2, (x) => Math.LOG2E / x),
  log10: smooth(Math.log10, (x) => Math.LOG10E / x),
  sin: smooth(Math.sin, Math.cos),
  cos: smooth(Math.cos, (x) => -Math.sin(x)),
  tan: smooth(Math.tan, (x) => 1 / Math.cos(x) ** 2),
  asin: smooth(Math.asin, (x) => 1 / Math.sqrt((1 - x) * (1 + x))),
  acos: smooth(Math.acos, (x) => -1 / Math.sqrt((1 - x) * (1 + x))),
  atan: smooth(Math.atan, (x) => 1 / (1 + x * x)),
  atan2(y, x) {
    const square = magnitude(x) ** 2 + magnitude(y) ** 2;
    return join(y, x, Math.atan2(magnitude(y), magnitude(x)), magnitude(x) / square, -magnitude(y) / square);
  },
  sinh: smooth(Math.sinh, Math.cosh),
  cosh: smooth(Math.cosh, Math.sinh),
  tanh: smooth(Math.tanh, (x) => 1 - Math.tanh(x) ** 2),
  asinh: smooth(Math.asinh, (x) => 1 / Math.hypot(x, 1)),
  acosh: smooth(Math.acosh, (x) => 1 / Math.sqrt((x - 1) * (x + 1))),
  atanh: smooth(Math.atanh, (x) => 1 / ((1 - x) * (1 + x))),

  call: (name, args) => callOnDuals(dual, name, args),
  named(name) {
    return Number(engineConstant(name).text);
  },
  index: (key) => (key instanceof Dual ? key.value : (key as number | string)),
  toNumber: (x) => Number(magnitude(x)),
};
