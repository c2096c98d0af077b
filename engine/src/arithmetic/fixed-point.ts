/**
 * Elementary functions in fixed point: an integer stands for itself over a power of ten. Each is right but for its last few
 * places, of which whoever asks has some to spare.
 */
import { type BigDecimal, tenTo } from './big-decimal.js';

/** A decimal in fixed point; what is left beyond the places is cut off. */
export function fixed({ digits, exponent }: BigDecimal, places: number): bigint {
  const shift = exponent + places;
  return shift >= 0 ? digits * tenTo(shift) : digits / tenTo(-shift);
}

/** Adds terms, each made of the one before, until nothing is left of them. */
function series(first: bigint, next: (term: bigint, n: bigint) => bigint): bigint {
  let sum = first;
  let term = first;
  for (let n = 1n; ; n++) {
    term = next(term, n);
    if (term === 0n) return sum;
    sum += term;
  }
}

/** Values that depend on the number of places alone. */
function remembered(compute: (places: number) => bigint): (places: number) => bigint {
  const known = new Map<number, bigint>();
  return (places) => {
    let value = known.get(places);
    if (value === undefined) {
      value = compute(places);
      known.set(places, value);
    }
    return value;
  };
}

/** Σ 1/((2k + 1) n^(2k + 1)), with signs that alternate where `sign` is −1: artanh or arctan of 1/n. */
function ofReciprocal(n: bigint, sign: 1n | -1n, places: number): bigint {
  let power = tenTo(places) / n;
  return series(power, (_, k) => {
    power /= sign * n * n;
    return power / (2n * k + 1n);
  });
}

/** ln 10 = 3 ln 2 + ln 5/4. */
export const ln10 = /* @__PURE__ */ remembered((places) => {
  const wide = places + 5;
  return (6n * ofReciprocal(3n, 1n, wide) + 2n * ofReciprocal(9n, 1n, wide)) / 100_000n;
});

/** π = 16 arctan 1/5 − 4 arctan 1/239 (J. Machin, 1706). */
export const pi = /* @__PURE__ */ remembered((places) => {
  const wide = places + 5;
  return (16n * ofReciprocal(5n, -1n, wide) - 4n * ofReciprocal(239n, -1n, wide)) / 100_000n;
});

/** e^x for |x| up to three: the series at x/2¹², squared twelve times. */
export function exponential(x: bigint, places: number): bigint {
  const HALVINGS = 12n;
  const guard = tenTo(8);
  const one = tenTo(places) * guard;
  const small = (x * guard) / (1n << HALVINGS);
  let power = series(one, (term, n) => (term * small) / (one * n));
  for (let halving = 0n; halving < HALVINGS; halving++) power = (power * power) / one;
  return power / guard;
}

/** ln x for x between a tenth and ten. */
export function logarithm(x: bigint, places: number): bigint {
  const one = tenTo(places);
  let y = ofDouble(Math.log(Number(x) / Number(one)), places);
  // Halley's method makes the digits of a double three times as many at each step.
  for (let right = 15; right < places; right *= 3) {
    const grown = exponential(y, places);
    y += (2n * (x - grown) * one) / (x + grown);
  }
  return y;
}

/** Sine and cosine of |x| up to π. */
export function circular(x: bigint, places: number): readonly [sine: bigint, cosine: bigint] {
  const one = tenTo(places);
  const square = -(x * x) / one;
  const sine = series(x, (term, n) => (term * square) / (one * 2n * n * (2n * n + 1n)));
  return [sine, series(one, (term, n) => (term * square) / (one * 2n * n * (2n * n - 1n)))];
}

/** arctan x for |x| up to one: what a double's arctangent leaves of the angle is tiny, and the series of it short. */
export function arctangent(x: bigint, places: number): bigint {
  const one = tenTo(places);
  const near = ofDouble(Math.atan(Number(x) / Number(one)), places);
  const [sine, cosine] = circular(near, places);
  const rest = ((x * cosine - sine * one) * one) / (cosine * one + x * sine);
  const square = -(rest * rest) / one;
  let power = rest;
  const angle = series(rest, (_, n) => {
    power = (power * square) / one;
    return power / (2n * n + 1n);
  });
  return near + angle;
}

/** A double that is not large, to the places that it has. */
function ofDouble(x: number, places: number): bigint {
  const OF_DOUBLE = 17;
  const scaled = BigInt(Math.round(x * 10 ** OF_DOUBLE));
  return places > OF_DOUBLE ? scaled * tenTo(places - OF_DOUBLE) : scaled / tenTo(OF_DOUBLE - places);
}
