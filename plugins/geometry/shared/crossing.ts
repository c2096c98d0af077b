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

type Edge = readonly [from: Corner, to: Corner, after: Corner];

const isSame = (a: Corner, b: Corner) => a.x === b.x && a.y === b.y;

/** Whether the polygon passes from one side of an edge to the other at a corner that lies between its ends. */
function passesAtCorner([a, b]: Edge, [before, corner, after]: Edge): boolean {
  if (isSame(a, corner) || isSame(b, corner) || turn(a, b, corner) !== 0) return false;
  if (apart(a.x, b.x, corner.x, corner.x) || apart(a.y, b.y, corner.y, corner.y)) return false;
  return turn(a, b, before) * turn(a, b, after) < 0;
}

/** Whether two edges, each with the corner after it, pass through each other; edges that only touch do not. */
function cross(one: Edge, other: Edge): boolean {
  const [[a, b], [c, d]] = [one, other];
  if (apart(a.x, b.x, c.x, d.x) || apart(a.y, b.y, c.y, d.y)) return false;
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return passesAtCorner(one, other) || passesAtCorner(other, one);
}

/** Whether any edge of the polygon with these corners crosses another one. */
export function edgesCross(corners: readonly Corner[]): boolean {
  const next = (index: number, steps: number) => corners[(index + steps) % corners.length]!;
  const edges = corners.map((corner, index): Edge => [corner, next(index, 1), next(index, 2)]);
  return edges.some((edge, index) => edges.slice(index + 1).some((other) => cross(edge, other)));
}
