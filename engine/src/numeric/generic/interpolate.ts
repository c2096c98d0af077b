/** Linear interpolation on any arithmetic. */
import { outsideTable } from '../interpolate.js';
import type { AnyArithmetic, Value } from './values.js';

export function interpolateOn(A: AnyArithmetic, points: readonly (readonly [Value, Value])[], x: Value): Value {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (A.lt(x, first[0]) || A.gt(x, last[0])) {
    throw outsideTable(A.toNumber(x), A.toNumber(first[0]), A.toNumber(last[0]));
  }
  let index = points.findIndex(([at]) => A.ge(at, x));
  index = Math.max(1, index);
  const [x0, y0] = points[index - 1]!;
  const [x1, y1] = points[index] ?? first;
  if (A.eq(x, x1)) return y1;
  return A.add(y0, A.div(A.mul(A.sub(y1, y0), A.sub(x, x0)), A.sub(x1, x0)));
}
