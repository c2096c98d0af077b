/** Where a line meets a circle, in sums that are rounded once, so that nothing is lost where their terms cancel. */
import { isNear, sumOfProducts } from '@reckoner/engine';

/** A sum of products, before it is added up. */
export type Sum = readonly (readonly number[])[];

const times = (left: Sum, right: Sum): Sum => left.flatMap((one) => right.map((other) => [...one, ...other]));

/** What a computed distance may miss the radius by, in parts of it, where they are the same. */
export const SAME = 2e-15;

/** A root of n·z² - 2·middle·z + last = 0, middle + step over n, from the other one where the two cancel. */
function rootOf(n: number, middle: number, step: number, last: number): number {
  const cancels = (middle > 0 && step < 0) || (middle < 0 && step > 0);
  return cancels ? last / (middle - step) : (middle + step) / n;
}

/**
 * The line a(x - h) + b(y - k) = e and the circle of radius r around (h, k): the distance of the line from the center and from
 * the circle, half of the chord, the point of the line that is nearest to the center, and both ends of the chord.
 */
export function crossings(a: number, b: number, e: Sum, h: number, k: number, r: number) {
  const squares: Sum = [
    [a, a],
    [b, b],
  ];
  const n = sumOfProducts(...squares);
  const length = Math.sqrt(n);
  const square = times(e, e);
  const distance = Math.abs(sumOfProducts(...e)) / length;
  const touches = isNear(distance, r, SAME * r);
  // r²(a² + b²) - e²
  const discriminant = sumOfProducts(...times([[r, r]], squares), ...square.map((factors) => [-1, ...factors]));
  const root = touches ? 0 : Math.sqrt(Math.max(0, discriminant));
  const middleX = sumOfProducts(...times([[h]], squares), ...times([[a]], e));
  const middleY = sumOfProducts(...times([[k]], squares), ...times([[b]], e));
  const lastX = sumOfProducts(...times([[h, h]], squares), ...times([[2, h, a]], e), ...square, [-1, b, b, r, r]);
  const lastY = sumOfProducts(...times([[k, k]], squares), ...times([[2, k, b]], e), ...square, [-1, a, a, r, r]);
  // The left one is the first, of two above each other the lower.
  const step = b > 0 || (b === 0 && a < 0) ? root : -root;
  return {
    distance,
    touches,
    gap: -discriminant / (n * (distance + r)),
    half: root / length,
    footX: middleX / n,
    footY: middleY / n,
    x1: rootOf(n, middleX, -b * step, lastX),
    y1: rootOf(n, middleY, a * step, lastY),
    x2: rootOf(n, middleX, b * step, lastX),
    y2: rootOf(n, middleY, -a * step, lastY),
  };
}
