/**
 * The operations of a lifted formula. Code generation rewrites `a * b` to `A.mul(a, b)`, `0.5` to `A.lit('0.5')`,
 * `Math.sqrt(x)` to `A.sqrt(x)` and `x < 1` to `A.lt(x, 1)`; the same source then runs on decimals, on quantities
 * with dimensions, on dual numbers.
 *
 * Native integers (loop counters, `length`, integer literals, `integer` inputs) stay native numbers wherever the result is
 * again a safe integer (add, sub, mul, neg, mod, comparisons); everything else promotes them. So an operand is `V | number`.
 */
export type Operand<V> = V | number;

export interface Arithmetic<V> {
  readonly name: string;
  /** The value of a literal that is not an integer, from its text: `lit('0.1')`. */
  lit(text: string): Operand<V>;
  /** `constant(9.80665, 'm/s^2')`: the literal's text and its unit. */
  constant(text: string, unit: string): Operand<V>;
  readonly PI: V;
  readonly E: V;

  add(a: Operand<V>, b: Operand<V>): Operand<V>;
  sub(a: Operand<V>, b: Operand<V>): Operand<V>;
  mul(a: Operand<V>, b: Operand<V>): Operand<V>;
  div(a: Operand<V>, b: Operand<V>): Operand<V>;
  /** Remainder with the sign of the dividend, as `%`. */
  mod(a: Operand<V>, b: Operand<V>): Operand<V>;
  pow(a: Operand<V>, b: Operand<V>): Operand<V>;
  neg(a: Operand<V>): Operand<V>;

  lt(a: Operand<V>, b: Operand<V>): boolean;
  le(a: Operand<V>, b: Operand<V>): boolean;
  gt(a: Operand<V>, b: Operand<V>): boolean;
  ge(a: Operand<V>, b: Operand<V>): boolean;
  /** `===` on anything a formula compares: numbers of this arithmetic, strings, booleans, undefined. */
  eq(a: unknown, b: unknown): boolean;
  /** What `if (x)` asks: numbers are true unless zero, other values as in JavaScript. */
  truthy(a: unknown): boolean;

  abs(x: Operand<V>): Operand<V>;
  sign(x: Operand<V>): Operand<V>;
  floor(x: Operand<V>): Operand<V>;
  ceil(x: Operand<V>): Operand<V>;
  /** Half up, as Math.round. */
  round(x: Operand<V>): Operand<V>;
  trunc(x: Operand<V>): Operand<V>;
  min(...xs: Operand<V>[]): Operand<V>;
  max(...xs: Operand<V>[]): Operand<V>;
  hypot(...xs: Operand<V>[]): Operand<V>;
  sqrt(x: Operand<V>): Operand<V>;
  cbrt(x: Operand<V>): Operand<V>;
  exp(x: Operand<V>): Operand<V>;
  expm1(x: Operand<V>): Operand<V>;
  log(x: Operand<V>): Operand<V>;
  log1p(x: Operand<V>): Operand<V>;
  log2(x: Operand<V>): Operand<V>;
  log10(x: Operand<V>): Operand<V>;
  sin(x: Operand<V>): Operand<V>;
  cos(x: Operand<V>): Operand<V>;
  tan(x: Operand<V>): Operand<V>;
  asin(x: Operand<V>): Operand<V>;
  acos(x: Operand<V>): Operand<V>;
  atan(x: Operand<V>): Operand<V>;
  atan2(y: Operand<V>, x: Operand<V>): Operand<V>;
  sinh(x: Operand<V>): Operand<V>;
  cosh(x: Operand<V>): Operand<V>;
  tanh(x: Operand<V>): Operand<V>;
  asinh(x: Operand<V>): Operand<V>;
  acosh(x: Operand<V>): Operand<V>;
  atanh(x: Operand<V>): Operand<V>;

  /** Calls an engine function by its exported name (`normalCdf`, `findRoot`, `sum`); see `functions.ts`. */
  call(name: string, args: readonly unknown[]): unknown;
  /** Reads an engine constant by its exported name (`standardGravity`); see `constants.ts`. */
  named(name: string): Operand<V>;

  /** A key for `xs[key]`: numbers of this arithmetic become native integers, native numbers and texts stay. */
  index(key: unknown): number | string;
  /**
   * Only the unit check has it: remembers where in the source the operation stands that is about to run. Lifted with
   * positions, a formula reads `A.add(a, b, A.at(offset, path))`, so that the operation's own position is noted last.
   */
  at?(offset: number, path: string): undefined;

  /** Only the worked steps have it: remembers what the source calls a value. Gives the value back. */
  note?<T>(name: string, value: T): T;

  /** The nearest double, for native code: array indexes, special functions without a version of their own. */
  toNumber(x: Operand<V>): number;
}

/**
 * A lifted module: given an arithmetic, its exports on that arithmetic. A calculator's lifted file exports `formula`
 * (or `equations`); a `shared/` module exports the functions and tables that formulas import.
 */
export type Lifted = <V>(A: Arithmetic<V>) => Readonly<Record<string, unknown>>;
