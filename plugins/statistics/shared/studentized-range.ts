/** Tails of the studentized range, many at once: what single calls would do again for each pair of means is kept. */
import { findRoot, floorNear, logGamma, normalCdf, normalPdf, roundNear } from '@reckoner/engine';

const STEP = 0.125;
const REACH = 68;
/** The first factor of all steps of s, as logarithms: finer for many degrees of freedom. */
const WIDEST = 0.1;

export interface RangeTails {
  /** P(Q > q) with so many degrees of freedom of the error. */
  readonly survival: (q: number, degreesOfFreedom: number) => number;
  /** The q with P(Q > q) = tail. */
  readonly critical: (tail: number, degreesOfFreedom: number) => number;
}

/** Of the range of `groups` means; `most` are the most degrees of freedom that will be asked for. */
export function rangeTails(groups: number, most: number): RangeTails {
  const grid = Array.from({ length: 2 * REACH + 1 }, (_, k) => {
    const z = (k - REACH) * STEP;
    return { z, density: normalPdf(z), below: normalCdf(z) };
  });
  const base = Math.min(WIDEST, 0.4 / Math.sqrt(2 * most));
  const known = new Map<number, number>();
  /** P(range > exp(place × base)) of normal values. */
  const beyond = (place: number): number => {
    const kept = known.get(place);
    if (kept !== undefined) return kept;
    const width = Math.exp(place * base);
    let total = 0;
    // a^m − b^m of the chance that all others are below the largest, a, and within the width below it, b.
    for (const { z, density, below } of grid) {
      const missed = normalCdf(z - width);
      const inside = below - missed;
      let powers = 0;
      let power = 1;
      for (let m = 0; m < groups - 1; m++) {
        powers = powers * inside + power;
        power *= below;
      }
      total += density * missed * powers;
    }
    // Of widths near 0 everything lies beyond, and the largest sum is known.
    const tail = Math.min(1, groups * STEP * total);
    known.set(place, tail);
    return tail;
  };
  const survival = (q: number, degreesOfFreedom: number): number => {
    if (!(q > 0)) return 1;
    const half = degreesOfFreedom / 2;
    const constant = Math.LN2 + lessLogGamma(half);
    const stride = Math.max(1, floorNear(Math.min(WIDEST, 0.4 / Math.sqrt(2 * degreesOfFreedom)) / base));
    const middle = roundNear(Math.log(q) / (base * stride));
    let total = 0;
    for (const direction of [1, -1]) {
      for (let k = direction === 1 ? 0 : 1; k < 4000; k++) {
        const place = (middle + direction * k) * stride;
        const u = place * base - Math.log(q);
        const weight = Math.exp(constant + degreesOfFreedom * (u - Math.expm1(2 * u) / 2));
        const term = weight * (q < 1e-6 ? 1 : beyond(place));
        total += term;
        // Of a large q nothing is beyond it until s is small, which with few degrees of freedom it often is.
        const isAhead = direction === -1 && !(total > 0) && weight > 0;
        if (Math.abs(u) > 0.05 && term <= 1e-17 * total && !isAhead) break;
      }
    }
    return Math.min(1, total * base * stride);
  };
  const critical = (tail: number, degreesOfFreedom: number): number => {
    let high = 8;
    while (survival(high, degreesOfFreedom) > tail && high < 1e12) high *= 4;
    return findRoot((q) => Math.log(survival(q, degreesOfFreedom) / tail), high === 8 ? 0 : high / 4, high, 1e-13);
  };
  return { survival, critical };
}

/** h ln h − h − ln Γ(h), whose parts cancel where h is large: there by Stirling's series. */
function lessLogGamma(half: number): number {
  if (half < 30) return half * Math.log(half) - half - logGamma(half);
  const inverse = 1 / half ** 2;
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / half;
  return Math.log(half / (2 * Math.PI)) / 2 - series;
}
