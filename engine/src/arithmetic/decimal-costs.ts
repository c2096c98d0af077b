/** What operations on 34 digits cost, counted as they are done. */
import { spend, type Units } from '../budget.js';
import type { Arithmetic } from './arithmetic.js';
import type { Decimal } from './decimal-number.js';
import type { Value } from './decimal-operands.js';

type Operations = Omit<Arithmetic<Decimal>, 'call' | 'named'>;
type Operation = (...xs: Value[]) => unknown;

/** Where no operand is a decimal these stay native, and cost next to nothing. */
const MAY_BE_NATIVE: Partial<Record<keyof Operations, Units>> = {
  add: 60,
  sub: 60,
  mul: 80,
  div: 150,
  mod: 200,
  neg: 20,
  lt: 30,
  le: 30,
  gt: 30,
  ge: 30,
  abs: 20,
  sign: 20,
  floor: 30,
  ceil: 30,
  round: 30,
  trunc: 30,
};

/** These are computed on decimals whatever they are given. */
const ON_DECIMALS: Partial<Record<keyof Operations, Units>> = {
  sqrt: 800,
  cbrt: 2000,
  hypot: 2000,
  exp: 5000,
  expm1: 10_000,
  log: 6500,
  log1p: 12_000,
  log2: 13_000,
  log10: 13_000,
  sin: 5000,
  cos: 5000,
  tan: 10_000,
  asin: 10_000,
  acos: 10_000,
  atan: 10_000,
  atan2: 10_000,
  sinh: 12_000,
  cosh: 12_000,
  tanh: 12_000,
  asinh: 15_000,
  acosh: 15_000,
  atanh: 15_000,
};

/** A power with a whole exponent is a row of products; any other goes by logarithm and exponential. */
const WHOLE_POWER = 1500;
const POWER = 16_000;
const CHOICE = 60;

const isWhole = (x: Value): boolean => (typeof x === 'object' ? x.isInteger() : Number.isInteger(x));

/** The operations, each of which counts itself. */
export function counted(operations: Operations): Operations {
  const all: Record<string, unknown> = { ...operations };
  for (const [name, units] of Object.entries(MAY_BE_NATIVE)) {
    const operation = operations[name as keyof Operations] as Operation;
    all[name] = (a: Value, b: Value) => {
      if (typeof a === 'object' || typeof b === 'object') spend(units);
      return operation(a, b);
    };
  }
  for (const [name, units] of Object.entries(ON_DECIMALS)) {
    const operation = operations[name as keyof Operations] as Operation | undefined;
    // Browsers have the circular functions only where they are needed.
    if (operation === undefined) continue;
    all[name] = (...xs: Value[]) => {
      spend(units);
      return operation(...xs);
    };
  }
  const several = (operation: Operation): Operation => {
    return (...xs) => {
      spend(xs.length * CHOICE);
      return operation(...xs);
    };
  };
  return {
    ...(all as unknown as Operations),
    min: several(operations.min) as Operations['min'],
    max: several(operations.max) as Operations['max'],
    pow(a, b) {
      if (typeof a === 'object' || typeof b === 'object' || !isWhole(b)) spend(isWhole(b) ? WHOLE_POWER : POWER);
      return operations.pow(a, b);
    },
  };
}
