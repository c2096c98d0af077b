/** Complex numbers with a fixed number of binary places, as whole multiples of 2^-places. */
import { numberOf } from './rational.js';

export interface FixedComplex {
  readonly re: bigint;
  readonly im: bigint;
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** |a| is between this and twice this. */
export const magnitude = ({ re, im }: FixedComplex): bigint => (size(re) > size(im) ? size(re) : size(im));

export class FixedPoint {
  constructor(readonly places: bigint) {}

  from(value: number): bigint {
    if (value === 0) return 0n;
    const exponent = Math.floor(Math.log2(Math.abs(value)));
    // In two steps: for the least doubles 2 ** -exponent is no double.
    const half = Math.floor(exponent / 2);
    const digits = BigInt(Math.round(value * 2 ** -half * 2 ** (half - exponent) * 2 ** 52));
    const shift = this.places + BigInt(exponent) - 52n;
    return shift >= 0n ? digits << shift : digits >> -shift;
  }

  toNumber(value: bigint): number {
    return numberOf({ over: value, under: 1n << this.places });
  }

  multiply(a: FixedComplex, b: FixedComplex): FixedComplex {
    return {
      re: (a.re * b.re - a.im * b.im) >> this.places,
      im: (a.re * b.im + a.im * b.re) >> this.places,
    };
  }

  /** 0 where b is 0. */
  divide(a: FixedComplex, b: FixedComplex): FixedComplex {
    const norm = b.re * b.re + b.im * b.im;
    if (norm === 0n) return { re: 0n, im: 0n };
    return {
      re: ((a.re * b.re + a.im * b.im) << this.places) / norm,
      im: ((a.im * b.re - a.re * b.im) << this.places) / norm,
    };
  }

  /** The values of a polynomial with whole coefficients in ascending order, and of its derivative. */
  polynomial(c: readonly bigint[], z: FixedComplex): readonly [value: FixedComplex, slope: FixedComplex] {
    let value: FixedComplex = { re: 0n, im: 0n };
    let slope: FixedComplex = { re: 0n, im: 0n };
    for (let k = c.length - 1; k >= 0; k--) {
      const turned = this.multiply(slope, z);
      slope = { re: turned.re + value.re, im: turned.im + value.im };
      const next = this.multiply(value, z);
      value = { re: next.re + (c[k]! << this.places), im: next.im };
    }
    return [value, slope];
  }
}
