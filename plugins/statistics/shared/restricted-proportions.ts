/** Proportions of two samples whose difference is given, by maximum likelihood. */

/** Halving the range so often leaves nothing of it; Newton's steps end far sooner. */
const STEPS = 60;
const NEAR = 1e-15;

/**
 * The second proportion; the first is larger by the difference. It is the root of a cubic (Miettinen and Nurminen 1985):
 * (x1 − n1 p1) p2 (1 − p2) + (x2 − n2 p2) p1 (1 − p1) = 0.
 */
function restrictedProportion(x1: number, n1: number, x2: number, n2: number, difference: number) {
  const [low, high] = [Math.max(0, -difference), Math.min(1, 1 - difference)];
  // With successes alone, or none, the likeliest proportions are as near to 1, or to 0, as their difference lets them.
  if (x1 === n1 && x2 === n2) return high;
  if (x1 === 0 && x2 === 0) return low;
  const total = n1 + n2;
  const c2 = (n1 + 2 * n2) * difference - total - (x1 + x2);
  const c1 = (n2 * difference - total - 2 * x2) * difference + x1 + x2;
  const c0 = x2 * difference * (1 - difference);
  const shift = c2 / (3 * total);
  const q = shift ** 3 - (c1 * c2) / (6 * total ** 2) + c0 / (2 * total);
  const size = Math.sqrt(Math.max(0, shift ** 2 - c1 / (3 * total)));
  const u = q > 0 ? size : -size;
  const turn = size > 0 ? Math.max(-1, Math.min(1, q / u ** 3)) : 0;
  const start = 2 * u * Math.cos((Math.PI + Math.acos(turn)) / 3) - shift;
  // The closed form loses half the digits where roots nearly meet, and the cubic may be zero at the ends as well.
  let [left, right] = [low, high];
  let p2 = start > low && start < high ? start : (low + high) / 2;
  for (let step = 0; step < STEPS; step += 1) {
    const p1 = p2 + difference;
    const [rest1, rest2] = [x1 - n1 * p1, x2 - n2 * p2];
    const [spread1, spread2] = [p1 * (1 - p1), p2 * (1 - p2)];
    if (rest1 * spread2 > -rest2 * spread1) left = p2;
    else right = p2;
    const slope = rest1 * (1 - 2 * p2) - n1 * spread2 + rest2 * (1 - 2 * p1) - n2 * spread1;
    const next = p2 - (rest1 * spread2 + rest2 * spread1) / slope;
    const before = p2;
    p2 = next > left && next < right ? next : (left + right) / 2;
    if (Math.abs(p2 - before) <= NEAR * p2) break;
  }
  return p2;
}

/** Variance of the difference between the sample proportions when the true one is given, with N/(N − 1). */
export function restrictedVariance(x1: number, n1: number, x2: number, n2: number, difference: number): number {
  // The variance is that of failures: the rarer ones keep the digits of proportions near 1.
  if (2 * (x1 + x2) > n1 + n2) return restrictedVariance(n1 - x1, n1, n2 - x2, n2, -difference);
  const p2 = restrictedProportion(x1, n1, x2, n2, difference);
  const p1 = p2 + difference;
  const total = n1 + n2;
  return (Math.max(0, (p1 * (1 - p1)) / n1) + Math.max(0, (p2 * (1 - p2)) / n2)) * (total / (total - 1));
}
