/** Whether the edges of a polygon cross. */
import { sumOfProducts } from '@reckoner/engine';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Positive where c lies to the left of the way from a to b, 0 where it is on it, exact. */
const turn = (a: Corner, b: Corner, c: Corner) =>
  Math.sign(sumOfProducts([a.x, b.y], [-1, b.x, a.y], [b.x, c.y], [-1, c.x, b.y], [c.x, a.y], [-1, a.x, c.y]));

const apart = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b);

/** Whether two edges pass through each other; edges that only touch do not. */
function cross(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) return false;
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Whether any edge of the polygon with these corners crosses another one. */
export function edgesCross(corners: readonly Corner[]): boolean {
  const next = (index: number) => corners[(index + 1) % corners.length]!;
  return corners.some((corner, i) =>
    corners.slice(i + 1).some((other, j) => cross(corner, next(i), other, next(i + 1 + j))),
  );
}
