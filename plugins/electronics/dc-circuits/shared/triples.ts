/** Products of three impedances, summed before anything is rounded. */
import { sumOfProducts } from '@reckoner/engine';

export interface Impedance {
  readonly resistance: number;
  readonly reactance: number;
}

type Terms = (readonly number[])[];

/** The terms of the real part of a·b·c*. */
export function realTerms(a: Impedance, b: Impedance, c: Impedance): Terms {
  return [
    [a.resistance, b.resistance, c.resistance],
    [-1, a.reactance, b.reactance, c.resistance],
    [a.resistance, b.reactance, c.reactance],
    [a.reactance, b.resistance, c.reactance],
  ];
}

/** The terms of the imaginary part of a·b·c*. */
export function imaginaryTerms(a: Impedance, b: Impedance, c: Impedance): Terms {
  return [
    [a.resistance, b.reactance, c.resistance],
    [a.reactance, b.resistance, c.resistance],
    [-1, a.resistance, b.resistance, c.reactance],
    [a.reactance, b.reactance, c.reactance],
  ];
}

/** |z|², or the size of a sum squared. */
export function square(...parts: readonly Impedance[]): number {
  const real = sumOfProducts(...parts.map(({ resistance }) => [resistance]));
  const imaginary = sumOfProducts(...parts.map(({ reactance }) => [reactance]));
  return real ** 2 + imaginary ** 2;
}

/** ab + bc + ca, of which zero is exact. */
export function pairs(a: Impedance, b: Impedance, c: Impedance): Impedance {
  const two = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  return {
    resistance: sumOfProducts(
      ...two.flatMap(([x, y]) => [
        [x.resistance, y.resistance],
        [-1, x.reactance, y.reactance],
      ]),
    ),
    reactance: sumOfProducts(
      ...two.flatMap(([x, y]) => [
        [x.resistance, y.reactance],
        [x.reactance, y.resistance],
      ]),
    ),
  };
}

/** a·b over the sum of all three: the arm of the wye between the two. */
export function arm(a: Impedance, b: Impedance, c: Impedance): Impedance {
  const under = square(a, b, c);
  const over = (terms: typeof realTerms) => sumOfProducts(...terms(a, b, a), ...terms(a, b, b), ...terms(a, b, c));
  return { resistance: over(realTerms) / under, reactance: over(imaginaryTerms) / under };
}

/** a + b + a·b/c: the side of the delta between the two. */
export function side(a: Impedance, b: Impedance, c: Impedance): Impedance {
  const under = square(c);
  const over = (terms: typeof realTerms) => sumOfProducts(...terms(a, c, c), ...terms(b, c, c), ...terms(a, b, c));
  return { resistance: over(realTerms) / under, reactance: over(imaginaryTerms) / under };
}
