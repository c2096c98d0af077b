/** Recognises equations that are at most quadratic in one variable, fractions cleared, and solves them in closed form. */
import type { Node } from './node.js';

/** A coefficient with the size of the terms it was added up from, so that a cancelled one is known to be zero. */
interface Coefficient {
  readonly value: number;
  readonly size: number;
}
/** Coefficients from the constant term upwards. */
type Polynomial = readonly Coefficient[];
interface Fraction {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const MAX_DEGREE = 8;
/** Beside its terms, a coefficient below this is a cancelled one. */
const CANCELLED = 8 * Number.EPSILON;

const constant = (value: number): Polynomial => [{ value, size: Math.abs(value) }];
const ONE = constant(1);

function sum(a: Polynomial, b: Polynomial, sign: 1 | -1): Polynomial {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, degree) => ({
    value: (a[degree]?.value ?? 0) + sign * (b[degree]?.value ?? 0),
    size: (a[degree]?.size ?? 0) + (b[degree]?.size ?? 0),
  }));
}

function product(a: Polynomial, b: Polynomial): Polynomial {
  const result = Array.from({ length: a.length + b.length - 1 }, () => ({ value: 0, size: 0 }));
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j]!.value += x.value * y.value;
      result[i + j]!.size += x.size * y.size;
    });
  });
  return result;
}

function power(base: Fraction, exponent: number): Fraction | undefined {
  const times = Math.abs(exponent);
  if (!Number.isInteger(exponent) || times * (Math.max(base.top.length, base.bottom.length) - 1) > MAX_DEGREE) {
    return undefined;
  }
  let top = ONE;
  let bottom = ONE;
  for (let count = 0; count < times; count++) {
    top = product(top, base.top);
    bottom = product(bottom, base.bottom);
  }
  return exponent < 0 ? { top: bottom, bottom: top } : { top, bottom };
}

const sameBottom = (a: Fraction, b: Fraction): boolean =>
  a.bottom.length === b.bottom.length && a.bottom.every((c, i) => c.value === b.bottom[i]!.value);

function fractionOf(node: Node, name: string): Fraction | undefined {
  if (node.kind === 'constant') return { top: constant(node.value), bottom: ONE };
  if (node.kind === 'variable') {
    return node.name === name
      ? {
          top: [
            { value: 0, size: 0 },
            { value: 1, size: 1 },
          ],
          bottom: ONE,
        }
      : undefined;
  }
  if (node.kind === 'unary' && node.op === 'neg') {
    const of = fractionOf(node.of, name);
    return of && { top: sum([], of.top, -1), bottom: of.bottom };
  }
  if (node.kind !== 'binary') return undefined;
  const a = fractionOf(node.left, name);
  const b = fractionOf(node.right, name);
  if (a === undefined || b === undefined) return undefined;
  switch (node.op) {
    case 'add':
    case 'sub': {
      const sign = node.op === 'add' ? 1 : -1;
      if (sameBottom(a, b)) return { top: sum(a.top, b.top, sign), bottom: a.bottom };
      return {
        top: sum(product(a.top, b.bottom), product(b.top, a.bottom), sign),
        bottom: product(a.bottom, b.bottom),
      };
    }
    case 'mul':
      return { top: product(a.top, b.top), bottom: product(a.bottom, b.bottom) };
    case 'div':
      return { top: product(a.top, b.bottom), bottom: product(a.bottom, b.top) };
    case 'pow':
      return node.right.kind === 'constant' ? power(a, node.right.value) : undefined;
    default:
      return undefined;
  }
}

/** The real solutions of a + b·x + c·x² = 0 without cancellation. A discriminant that is zero to rounding counts as zero. */
function quadraticRoots(a: number, b: number, c: number): number[] {
  if (c === 0) return b === 0 ? [] : [-a / b];
  const scale = Math.max(b * b, Math.abs(4 * a * c));
  let discriminant = b * b - 4 * a * c;
  if (Math.abs(discriminant) <= 4 * Number.EPSILON * scale) discriminant = 0;
  if (discriminant < 0) return [];
  if (discriminant === 0) return [-b / (2 * c)];
  const q = -0.5 * (b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant));
  return q === 0 ? [0] : [q / c, a / q];
}

/**
 * The real solutions of `left = right` for `name`, the only variable in it, when clearing fractions leaves at most a
 * square (after taking out powers of the variable itself); undefined for other equations. Zeros of denominators may be
 * among them: the caller checks each in the equation.
 */
export function rationalRoots(left: Node, right: Node, name: string): number[] | undefined {
  const a = fractionOf(left, name);
  const b = fractionOf(right, name);
  if (a === undefined || b === undefined) return undefined;
  const all = sum(product(a.top, b.bottom), product(b.top, a.bottom), -1);
  const values = all.map(({ value, size }) => (Math.abs(value) <= CANCELLED * size ? 0 : value));
  if (!values.every(Number.isFinite)) return undefined;
  const roots: number[] = [];
  while (values.length > 1 && values[0] === 0) {
    values.shift();
    roots[0] = 0;
  }
  while (values.length > 0 && values.at(-1) === 0) values.pop();
  if (values.length > 3) return onlyEvenPowers(values) ? squareRootsOf(values, roots) : undefined;
  return [...roots, ...quadraticRoots(values[0] ?? 0, values[1] ?? 0, values[2] ?? 0)];
}

const onlyEvenPowers = (values: readonly number[]): boolean =>
  values.length === 5 && values[1] === 0 && values[3] === 0;

function squareRootsOf(values: readonly number[], roots: readonly number[]): number[] {
  const squares = quadraticRoots(values[0]!, values[2]!, values[4]!).filter((square) => square >= 0);
  return [...roots, ...squares.flatMap((square) => [Math.sqrt(square), -Math.sqrt(square)])];
}
