/** Finds all roots of a function of one variable within bounds: a scan over all magnitudes, then Brent's method. */

/** A function with its derivative and the size of the terms that its value is the sum of. */
export interface ScannedFunction {
  value(x: number): number;
  slope(x: number): number;
  termSize(x: number): number;
  /** Whether the value is more than the rounding of its terms. */
  isReliable(x: number): boolean;
  /** Whether the value cannot be told from zero, by rounding of the terms or of what was given. */
  isNoise(x: number): boolean;
}

interface Sample {
  readonly x: number;
  readonly y: number;
}

/** Smallest and largest magnitude that the scan looks at. */
const TINY_EXPONENT = -18;
const STEPS_PER_DECADE = 8;
const LINEAR_STEPS = 160;
/** What counts as zero beside the size of the terms. */
const ZERO = 1e-9;
/** The same of a function that does not cross it. */
export const TOUCHING_ZERO = 1e-13;

/** Where the scan looks: every magnitude between the bounds, and evenly spaced points. Ascending, without repetition. */
export function scanPoints(lower: number, upper: number, extra: readonly number[] = []): number[] {
  const points = new Set([lower, upper]);
  const inside = (x: number) => {
    if (x > lower && x < upper) points.add(x);
  };
  inside(0);
  for (const x of extra) inside(x);
  const top = Math.ceil(Math.log10(Math.max(Math.abs(lower), Math.abs(upper), 1))) * STEPS_PER_DECADE;
  for (let step = TINY_EXPONENT * STEPS_PER_DECADE; step <= top; step++) {
    const magnitude = 10 ** (step / STEPS_PER_DECADE);
    inside(magnitude);
    inside(-magnitude);
  }
  for (let step = 1; step < LINEAR_STEPS; step++) inside(lower + ((upper - lower) * step) / LINEAR_STEPS);
  return [...points].sort((a, b) => a - b);
}

/**
 * Brent's method (R. P. Brent, Algorithms for Minimization without Derivatives, 1973, ch. 4): a zero of `f` between
 * two points at which it has different signs, to the last bit that the function allows.
 */
export function brent(f: (x: number) => number, from: number, to: number): number {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  let c = a;
  let fc = fa;
  let step = b - a;
  let previousStep = step;
  for (let iteration = 0; iteration < 200; iteration++) {
    if (Math.sign(fb) === Math.sign(fc)) {
      c = a;
      fc = fa;
      step = b - a;
      previousStep = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const tolerance = Number.EPSILON * Math.abs(b);
    const half = 0.5 * (c - b);
    if (fb === 0 || Math.abs(half) <= tolerance) return b;
    if (Math.abs(previousStep) >= tolerance && Math.abs(fa) > Math.abs(fb)) {
      const s = fb / fa;
      let p: number;
      let q: number;
      if (a === c) {
        p = 2 * half * s;
        q = 1 - s;
      } else {
        const r = fb / fc;
        const u = fa / fc;
        p = s * (2 * half * u * (u - r) - (b - a) * (r - 1));
        q = (u - 1) * (r - 1) * (s - 1);
      }
      if (p > 0) q = -q;
      p = Math.abs(p);
      if (2 * p < Math.min(3 * half * q - Math.abs(tolerance * q), Math.abs(previousStep * q))) {
        previousStep = step;
        step = p / q;
      } else {
        step = half;
        previousStep = half;
      }
    } else {
      step = half;
      previousStep = half;
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > tolerance ? step : Math.sign(half) * Math.max(tolerance, Number.MIN_VALUE);
    fb = f(b);
    if (Number.isNaN(fb)) return Number.NaN;
  }
  return b;
}

/** The last point, coming from `finite`, at which the function still has a value; `other` is one where it has none. */
function edgeOfDomain(f: (x: number) => number, finite: number, other: number): number {
  let inside = finite;
  let outside = other;
  for (let halving = 0; halving < 100; halving++) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (Number.isFinite(f(middle))) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** How many points are looked at beside an edge, each so many times nearer to it. */
const EDGE_POINTS = 8;
const NEARER = 4;

/**
 * The edge of a domain and points ever nearer to it, ascending; `inside` is farther in. The edge itself tells little: the
 * rounding under a square root that comes to nothing is felt beside it, and a root may lie between.
 */
function towards(edge: number, inside: number): readonly number[] {
  if (edge === inside) return [];
  const points = Array.from({ length: EDGE_POINTS }, (_, index) => edge + (inside - edge) / NEARER ** (index + 1));
  return edge < inside ? [edge, ...points.reverse()] : [...points, edge];
}

/** The function where the scan looks, and on the way to the edges of where it has a value. */
function samplesOf(f: ScannedFunction, points: readonly number[]): Sample[] {
  const samples: Sample[] = [];
  let before: Sample | undefined;
  for (const x of points) {
    const here = { x, y: f.value(x) };
    if (before !== undefined && Number.isFinite(before.y) !== Number.isFinite(here.y)) {
      const [finite, other] = Number.isFinite(here.y) ? [here.x, before.x] : [before.x, here.x];
      const edge = edgeOfDomain(f.value, finite, other);
      samples.push(...towards(edge, finite).map((point) => ({ x: point, y: f.value(point) })));
    }
    if (Number.isFinite(here.y)) samples.push(here);
    before = here;
  }
  return samples;
}

/**
 * Where the root is on a stretch on which nothing can be told from zero: a function that touches zero on a bound, as
 * 1 − cos x does, is lost in rounding for decades beside it. Undefined where both sides only come ever nearer to each
 * other, and where the function beside the stretch tells more.
 */
function rootOnStretch(stretch: readonly Sample[], ends: ReadonlySet<number>): number | undefined {
  const [first] = stretch;
  return (stretch.find(({ x }) => ends.has(x)) ?? (stretch.length === 1 && first!.y === 0 ? first : undefined))?.x;
}

/** All roots between the bounds that the scan can tell apart, ascending. `extra` are further points to look at. */
export function scanRoots(f: ScannedFunction, lower: number, upper: number, extra: readonly number[] = []): number[] {
  const roots: number[] = [];
  const isZero = (x: number, limit: number) => Math.abs(f.value(x)) <= limit * f.termSize(x);
  const keep = (x: number, limit: number) => {
    if (!Number.isFinite(x) || !isZero(x, limit) || !f.isReliable(x)) return;
    if (roots.some((root) => Math.abs(root - x) <= 1e-12 * Math.abs(x))) return;
    roots.push(x);
  };

  const ends = new Set([lower, 0, upper]);
  const samples: Sample[] = [];
  let stretch: Sample[] = [];
  const endStretch = () => {
    const root = rootOnStretch(stretch, ends);
    if (root !== undefined) keep(root, ZERO);
    stretch = [];
  };
  for (const sample of samplesOf(f, scanPoints(lower, upper, extra))) {
    if (f.isNoise(sample.x)) stretch.push(sample);
    else {
      endStretch();
      samples.push(sample);
    }
  }
  endStretch();

  const reliable = new Map<number, boolean>();
  const isReliable = (x: number): boolean => {
    if (!reliable.has(x)) reliable.set(x, f.isReliable(x));
    return reliable.get(x)!;
  };
  samples.forEach((sample, index) => {
    if (sample.y === 0) keep(sample.x, ZERO);
    const next = samples[index + 1];
    if (next === undefined) return;
    const crosses = Math.sign(sample.y) * Math.sign(next.y) < 0;
    if (crosses && !(isReliable(sample.x) && isReliable(next.x))) return;
    if (crosses) keep(brent(f.value, sample.x, next.x), ZERO);
    const previous = samples[index - 1];
    if (
      previous === undefined ||
      Math.sign(previous.y) !== Math.sign(sample.y) ||
      Math.sign(next.y) !== Math.sign(sample.y)
    )
      return;
    // The curve turns back here: perhaps it touches zero, or crosses it twice between two points.
    if (Math.abs(sample.y) > Math.abs(previous.y) || Math.abs(sample.y) > Math.abs(next.y)) return;
    // Nothing turns on a level stretch: an output that does not depend on the input would be asked for slopes everywhere.
    if (sample.y === previous.y && sample.y === next.y) return;
    const turning =
      Math.sign(f.slope(previous.x)) * Math.sign(f.slope(next.x)) < 0 ? brent(f.slope, previous.x, next.x) : Number.NaN;
    if (!Number.isFinite(turning)) return;
    if (Math.sign(f.value(turning)) * Math.sign(sample.y) < 0) {
      keep(brent(f.value, previous.x, turning), ZERO);
      keep(brent(f.value, turning, next.x), ZERO);
    } else keep(turning, TOUCHING_ZERO);
  });
  return roots.sort((a, b) => a - b);
}
