/** Carlson's symmetric elliptic integral of the second kind. */

/**
 * R_G(x, y, z) of positive numbers, by duplication of R_F and R_D (Carlson 1995; DLMF §19.36(i)). With z between x and y all
 * terms are positive, so that nothing cancels.
 */
export function carlsonRG(first: number, second: number, third: number): number {
  const x = Math.max(first, second, third);
  const y = Math.min(first, second, third);
  const z = Math.max(Math.min(first, second), Math.min(Math.max(first, second), third));
  return (z * carlsonRF(x, y, z) + ((x - z) * (z - y) * carlsonRD(x, y, z)) / 3 + Math.sqrt((x * y) / z)) / 2;
}

/** How far the three may lie apart, as a part of their mean, before the series takes over. */
const CLOSE = 0.001;

function carlsonRF(first: number, second: number, third: number): number {
  let [x, y, z] = [first, second, third];
  let mean = (x + y + z) / 3;
  while (Math.max(Math.abs(mean - x), Math.abs(mean - y), Math.abs(mean - z)) > CLOSE * mean) {
    const shift = Math.sqrt(x * y) + Math.sqrt(y * z) + Math.sqrt(z * x);
    [x, y, z] = [(x + shift) / 4, (y + shift) / 4, (z + shift) / 4];
    mean = (x + y + z) / 3;
  }
  const [a, b] = [(mean - x) / mean, (mean - y) / mean];
  const c = -a - b;
  const e2 = a * b - c * c;
  const e3 = a * b * c;
  return (1 - e2 / 10 + e3 / 14 + (e2 * e2) / 24 - (3 * e2 * e3) / 44) / Math.sqrt(mean);
}

function carlsonRD(first: number, second: number, third: number): number {
  let [x, y, z] = [first, second, third];
  let mean = (x + y + 3 * z) / 5;
  let collected = 0;
  let factor = 1;
  while (Math.max(Math.abs(mean - x), Math.abs(mean - y), Math.abs(mean - z)) > CLOSE * mean) {
    const shift = Math.sqrt(x * y) + Math.sqrt(y * z) + Math.sqrt(z * x);
    collected += factor / (Math.sqrt(z) * (z + shift));
    factor /= 4;
    [x, y, z] = [(x + shift) / 4, (y + shift) / 4, (z + shift) / 4];
    mean = (x + y + 3 * z) / 5;
  }
  const [a, b] = [(mean - x) / mean, (mean - y) / mean];
  const c = -(a + b) / 3;
  const e2 = a * b - 6 * c * c;
  const e3 = (3 * a * b - 8 * c * c) * c;
  const e4 = 3 * (a * b - c * c) * c * c;
  const e5 = a * b * c ** 3;
  const series = 1 - (3 * e2) / 14 + e3 / 6 + (9 * e2 * e2) / 88 - (3 * e4) / 22 - (9 * e2 * e3) / 52 + (3 * e5) / 26;
  return 3 * collected + (factor * series) / (mean * Math.sqrt(mean));
}
