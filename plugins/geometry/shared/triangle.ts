/** Angles and area of a triangle from its sides. */
import { noResult, sumOfProducts } from '@reckoner/engine';

export type Sides = readonly [a: number, b: number, c: number];

/** All parts of the triangle with these sides; the differences of Kahan's form of Heron's formula do not cancel. */
export function fromSides([a, b, c]: Sides) {
  const x = Math.max(a, b, c);
  const y = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  const z = Math.min(a, b, c);
  const excess = sumOfProducts([y], [z], [-1, x]);
  if (excess <= 0) throw noResult('One side is at least as long as the other two together.');
  const area = Math.sqrt((x + (y + z)) * excess * (z + (x - y)) * (x + (y - z))) / 4;
  // tan(A/2) = area / (s(s - a))
  const half = (a + b + c) / 2;
  const angle = (side: number) => 2 * Math.atan2(area, half * (half - side));
  return { a, b, c, angleA: angle(a), angleB: angle(b), angleC: angle(c), area };
}
