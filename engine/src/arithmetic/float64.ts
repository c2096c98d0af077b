/** Lifted formulas on doubles: the reference that agrees bit for bit with the author's own function. */
import type { Arithmetic, Operand } from './arithmetic.js';
import { engineConstant, engineFunction } from './registry.js';

/** Doubles, with JavaScript's own operators and `Math`. */
export const float64: Arithmetic<number> = {
  name: 'float64',
  lit: Number,
  constant: (text) => Number(text),
  PI: Math.PI,
  E: Math.E,

  // Texts concatenate with `+` in formulas too.
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
  pow: (a, b) => a ** b,
  neg: (a) => -a,

  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  eq: (a, b) => a === b,
  truthy: Boolean,

  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  trunc: Math.trunc,
  min: Math.min,
  max: Math.max,
  hypot: Math.hypot,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  expm1: Math.expm1,
  log: Math.log,
  log1p: Math.log1p,
  log2: Math.log2,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  atan2: Math.atan2,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,

  call(name, args) {
    return engineFunction(name).float64(...args);
  },
  named(name): Operand<number> {
    return Number(engineConstant(name).text);
  },
  index: (key) => key as number | string,
  toNumber: Number,
};
