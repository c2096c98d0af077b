/** The discrete Fourier transform of any length. */
import { spend } from '../budget.js';
import type { Complex } from './complex.js';

/**
 * The discrete Fourier transform X[k] = Σ x[n]·exp(−2πikn/N) of a list: radix 2 (Cooley & Tukey 1965) for powers of
 * two, the chirp transform (Bluestein 1970) for other lengths.
 */
export function fourierTransform(values: readonly (number | Complex)[]): Complex[] {
  return asComplex(transform(...parts(values), -1));
}

/** The inverse of `fourierTransform`: x[n] = 1/N · Σ X[k]·exp(2πikn/N). */
export function inverseFourierTransform(values: readonly (number | Complex)[]): Complex[] {
  const [re, im] = transform(...parts(values), 1);
  const scale = 1 / Math.max(1, values.length);
  return asComplex([re.map((v) => v * scale), im.map((v) => v * scale)]);
}

type Parts = [re: number[], im: number[]];

function parts(values: readonly (number | Complex)[]): Parts {
  return [
    values.map((v) => (typeof v === 'number' ? v : v.real)),
    values.map((v) => (typeof v === 'number' ? 0 : v.imaginary)),
  ];
}

function asComplex([re, im]: Parts): Complex[] {
  return re.map((real, k) => ({ real, imaginary: im[k]! }));
}

function transform(re: number[], im: number[], sign: 1 | -1): Parts {
  const count = re.length;
  return (count & (count - 1)) === 0 ? radixTwo(re, im, sign) : chirp(re, im, sign);
}

function radixTwo(real: readonly number[], imaginary: readonly number[], sign: 1 | -1): Parts {
  const re = [...real];
  const im = [...imaginary];
  const count = re.length;
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1;
    while (j & bit) {
      j ^= bit;
      bit >>= 1;
    }
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  for (let half = 1; half < count; half *= 2) {
    spend(2 * count);
    for (let k = 0; k < half; k++) {
      const angle = (sign * Math.PI * k) / half;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < count; i += 2 * half) {
        const j = i + half;
        const [tr, ti] = [re[j]! * c - im[j]! * s, re[j]! * s + im[j]! * c];
        [re[j], im[j]] = [re[i]! - tr, im[i]! - ti];
        [re[i], im[i]] = [re[i]! + tr, im[i]! + ti];
      }
    }
  }
  return [re, im];
}

/** kn = (k² + n² − (k − n)²)/2 makes the transform a convolution, which radix 2 does at a length of at least 2N − 1. */
function chirp(re: readonly number[], im: readonly number[], sign: 1 | -1): Parts {
  const count = re.length;
  let size = 1;
  while (size < 2 * count - 1) size *= 2;
  const cos: number[] = [];
  const sin: number[] = [];
  for (let k = 0; k < count; k++) {
    // k² modulo 2N keeps the angle small and therefore exact.
    const angle = (sign * Math.PI * ((k * k) % (2 * count))) / count;
    cos.push(Math.cos(angle));
    sin.push(Math.sin(angle));
  }
  const zeros = (): number[] => new Array<number>(size).fill(0);
  const [ar, ai, br, bi] = [zeros(), zeros(), zeros(), zeros()];
  for (let k = 0; k < count; k++) {
    ar[k] = re[k]! * cos[k]! - im[k]! * sin[k]!;
    ai[k] = re[k]! * sin[k]! + im[k]! * cos[k]!;
    br[k] = cos[k]!;
    bi[k] = -sin[k]!;
    if (k > 0) {
      br[size - k] = cos[k]!;
      bi[size - k] = -sin[k]!;
    }
  }
  const [pr, pi] = radixTwo(ar, ai, -1);
  const [qr, qi] = radixTwo(br, bi, -1);
  const [cr, ci] = radixTwo(
    pr.map((v, k) => v * qr[k]! - pi[k]! * qi[k]!),
    pr.map((v, k) => v * qi[k]! + pi[k]! * qr[k]!),
    1,
  );
  const result: Parts = [[], []];
  for (let k = 0; k < count; k++) {
    result[0].push((cr[k]! * cos[k]! - ci[k]! * sin[k]!) / size);
    result[1].push((cr[k]! * sin[k]! + ci[k]! * cos[k]!) / size);
  }
  return result;
}
