/** The Lambert W function: the w with w·eʷ = x. */

const BRANCH_POINT = -0.36787944117144233;
/** −1/e − BRANCH_POINT: what the double above leaves out. */
const BRANCH_POINT_REST = 1.2428753672788363e-17;

/**
 * The real w with w·eʷ = x: branch 0 (w ≥ −1, for x ≥ −1/e) or branch −1 (w ≤ −1, for −1/e ≤ x < 0); NaN elsewhere.
 * Halley's iteration after R. M. Corless et al., "On the Lambert W function", Adv. Comput. Math. 5 (1996) 329–359.
 */
export function lambertW(x: number, branch: 0 | -1 = 0): number {
  if (!(x >= BRANCH_POINT) || (branch === -1 && x >= 0)) return branch === -1 && x === 0 ? -Infinity : Number.NaN;
  if (x === 0 || x === Infinity) return x;
  const distance = x - BRANCH_POINT - BRANCH_POINT_REST;
  if (distance <= 0) return -1;
  const p = (branch === 0 ? 1 : -1) * Math.sqrt(2 * Math.E * distance);
  if (Math.abs(p) < 0.02) return nearBranchPoint(p);
  let w = start(x, p, branch);
  for (let step = 0; step < 20; step++) {
    const change = halley(x, w);
    w -= change;
    if (Math.abs(change) <= 1e-10 * Math.abs(w)) break;
  }
  return w - halley(x, w);
}

/** −1 + p − p²/3 + …, Corless et al. (4.22). */
function nearBranchPoint(p: number): number {
  const c = [-1, 1, -1 / 3, 11 / 72, -43 / 540, 769 / 17280, -221 / 8505, 680863 / 43545600, -1963 / 204120];
  return c.reduceRight((value, coefficient) => value * p + coefficient, 0);
}

function start(x: number, p: number, branch: 0 | -1): number {
  if (Math.abs(p) < 1) return nearBranchPoint(p);
  if (branch === 0)
    return x < 3 ? Math.log1p(x) * (1 - Math.log1p(Math.log1p(x)) / (2 + Math.log1p(x))) : asymptotic(Math.log(x));
  const logarithm = Math.log(-x);
  return logarithm - Math.log(-logarithm) + Math.log(-logarithm) / logarithm;
}

function asymptotic(logarithm: number): number {
  const inner = Math.log(logarithm);
  return logarithm - inner + inner / logarithm;
}

function halley(x: number, w: number): number {
  // w − x·e^(−w) instead of w·eʷ − x: neither overflows for large w.
  const f = w - x * Math.exp(-w);
  return f / (w + 1 - ((w + 2) * f) / (2 * (w + 1)));
}
