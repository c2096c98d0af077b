/** Polynomials with whole coefficients of any length, in ascending order: divisors, square-free parts, all exact. */
import { greatestCommonDivisor } from './rational.js';

export type WholePolynomial = readonly bigint[];

function trimmed(p: WholePolynomial): bigint[] {
  const result = [...p];
  while (result.length > 0 && result.at(-1) === 0n) result.pop();
  return result;
}

const derivative = (p: WholePolynomial) => p.slice(1).map((value, k) => value * BigInt(k + 1));

/** Without a common factor of its coefficients, the leading one positive. */
export function primitivePart(p: WholePolynomial): bigint[] {
  const trim = trimmed(p);
  const lead = trim.at(-1) ?? 1n;
  const content = trim.reduce(greatestCommonDivisor, 0n) || 1n;
  return trim.map((value) => value / (lead < 0n ? -content : content));
}

/** What is left of a power of b's leading coefficient times a, divided by b. */
function pseudoRemainder(a: WholePolynomial, b: WholePolynomial): bigint[] {
  const rest = [...a];
  const lead = b.at(-1)!;
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = rest.pop()!;
    for (let k = 0; k < rest.length; k++) rest[k] = lead * rest[k]!;
    for (let k = 0; k < b.length - 1; k++) rest[shift + k] = rest[shift + k]! - factor * b[k]!;
  }
  return trimmed(rest);
}

/** a/b where it comes out even, up to a rational factor. */
export function quotient(a: WholePolynomial, b: WholePolynomial): bigint[] {
  const rest = [...a];
  const lead = b.at(-1)!;
  const result: bigint[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = rest.pop()!;
    for (let k = 0; k < rest.length; k++) rest[k] = lead * rest[k]!;
    for (let k = 0; k < result.length; k++) result[k] = lead * result[k]!;
    for (let k = 0; k < b.length - 1; k++) rest[shift + k] = rest[shift + k]! - factor * b[k]!;
    result.unshift(factor);
  }
  return primitivePart(result);
}

/** By the subresultants of Collins and Brown, whose coefficients grow little. */
function commonDivisor(first: WholePolynomial, second: WholePolynomial): bigint[] {
  let [b, a] = [primitivePart(first), primitivePart(second)].sort((p, q) => p.length - q.length) as [
    bigint[],
    bigint[],
  ];
  if (b.length === 0) return a;
  let [g, h] = [1n, 1n];
  while (true) {
    const gap = BigInt(a.length - b.length);
    const rest = pseudoRemainder(a, b);
    if (rest.length === 0) return primitivePart(b);
    if (rest.length === 1) return [1n];
    const scale = g * h ** gap;
    a = b;
    b = rest.map((value) => value / scale);
    g = a.at(-1)!;
    h = gap === 0n ? h : g ** gap / h ** (gap - 1n);
  }
}

/** A Mersenne prime: what is square-free modulo it is square-free. */
const PRIME = 2n ** 61n - 1n;
const modulo = (value: bigint) => ((value % PRIME) + PRIME) % PRIME;

function inverse(value: bigint): bigint {
  let result = 1n;
  let square = value;
  for (let exponent = PRIME - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}

/** Surely without multiple roots; false says nothing. */
function isPlainlySquareFree(p: WholePolynomial): boolean {
  let a = p.map(modulo);
  if (a.at(-1) === 0n) return false;
  let b = trimmed(derivative(p).map(modulo));
  while (b.length > 1) {
    const scale = inverse(b.at(-1)!);
    const rest = [...a];
    for (let shift = a.length - b.length; shift >= 0; shift--) {
      const factor = (rest.pop()! * scale) % PRIME;
      for (let k = 0; k < b.length - 1; k++) rest[shift + k] = modulo(rest[shift + k]! - factor * b[k]!);
    }
    a = b;
    b = trimmed(rest);
  }
  return b.length === 1;
}

export interface SquareFreePart {
  /** Has simple roots only. */
  readonly factor: bigint[];
  readonly multiplicity: number;
}

/** Factors with simple roots, by the multiplicity that these have in the polynomial. */
export function squareFreeParts(p: WholePolynomial): SquareFreePart[] {
  const whole = primitivePart(p);
  if (whole.length < 2) return [];
  if (isPlainlySquareFree(whole)) return [{ factor: whole, multiplicity: 1 }];
  const parts: SquareFreePart[] = [];
  let common = commonDivisor(whole, derivative(whole));
  let simple = quotient(whole, common);
  for (let multiplicity = 1; simple.length > 1; multiplicity++) {
    const repeated = commonDivisor(simple, common);
    const factor = quotient(simple, repeated);
    if (factor.length > 1) parts.push({ factor, multiplicity });
    simple = repeated;
    common = quotient(common, repeated);
  }
  return parts;
}
