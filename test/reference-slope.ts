/** Derivatives from values alone, for tests: central differences with Richardson's extrapolation, and what is no derivative. */
import { Decimal34 } from '@reckoner/engine/arithmetic/decimal34';

export type ReferenceSlope =
  | { readonly kind: 'slope'; readonly slope: number }
  /** The slopes on both sides are not the same. */
  | { readonly kind: 'kink' }
  /** The value at the point is another than beside it. */
  | { readonly kind: 'jump' }
  /** The differences do not settle: rounding, steps of a count, or a slope without bound. */
  | { readonly kind: 'unknown' };

/** Steps beside the point's own size, from large to small. */
const LARGEST = 2 ** -6;
const LEVELS = 16;
const EXACT = 1e-8;
/** Changes below this part of the value are rounding. */
const ROUNDING = 1e-13;
/** What still tells a derivative within a hundredth from another. */
const SETTLED = 1e-3;

interface Level {
  readonly step: number;
  readonly central: number;
  readonly up: number;
  readonly down: number;
}

interface Estimate {
  readonly value: number;
  readonly error: number;
}

/**
 * The best of the estimates without their first error term, which falls by `factor` when the step is halved: the one that
 * differs least from the one before. Rounding of the values, `rounding`, weighs the more the smaller the step.
 */
function settled(levels: readonly Level[], pick: (level: Level) => number, factor: number, rounding: number): Estimate {
  let best = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  let before = Number.NaN;
  for (let index = 1; index < levels.length; index += 1) {
    const [coarse, fine] = [levels[index - 1]!, levels[index]!];
    const value = (factor * pick(fine) - pick(coarse)) / (factor - 1);
    const error = Math.max(Math.abs(value - before), (4 * rounding) / fine.step);
    if (error < best.error) best = { value, error };
    before = value;
  }
  return best;
}

const isNear = ({ value, error }: Estimate, tolerance: number): boolean =>
  error <= tolerance * Math.abs(value) || (value === 0 && error === 0);

function levelsOf(f: (x: number) => number, at: number, center: number, size: number, rounding: number): Level[] {
  const levels: Level[] = [];
  for (let level = 0; level < LEVELS; level += 1) {
    // As the arguments are, not as they were meant.
    const above = at + size * LARGEST * 2 ** -level;
    const below = at - (above - at);
    const [valueAbove, valueBelow] = [f(above), f(below)];
    levels.push({
      step: above - at,
      central: (valueAbove - valueBelow) / (above - below),
      up: (valueAbove - center) / (above - at),
      down: (center - valueBelow) / (at - below),
    });
    if (level < 3 || level > 8) continue;
    const { up, down } = levels.at(-1)!;
    const isStraight = Math.abs(up - down) <= 0.01 * Math.max(Math.abs(up), Math.abs(down));
    if (
      isStraight &&
      isNear(
        settled(levels.slice(-3), ({ central }) => central, 4, rounding),
        EXACT,
      )
    )
      break;
  }
  return levels;
}

/** The derivative of `f`, which is NaN where it has no value, at a point. */
export function referenceSlope(f: (x: number) => number, at: number): ReferenceSlope {
  const center = f(at);
  const size = Math.abs(at) || 1;
  const rounding = 2 * Number.EPSILON * Math.abs(center);
  const levels = levelsOf(f, at, center, size, rounding);
  const finite = (pick: (level: Level) => number) => levels.filter((level) => Number.isFinite(pick(level)));
  const [ups, downs] = [finite(({ up }) => up), finite(({ down }) => down)];
  const rises = [
    ...ups.map(({ up, step }) => Math.abs(up) * step),
    ...downs.map(({ down, step }) => Math.abs(down) * step),
  ];
  if (rises.every((rise) => rise <= ROUNDING * Math.abs(center))) return { kind: 'slope', slope: 0 };
  if (levels.length === LEVELS && isJump(levels, center)) return { kind: 'jump' };
  const up = settled(ups, ({ up }) => up, 2, rounding);
  const down = settled(downs, ({ down }) => down, 2, rounding);
  const central = settled(
    finite(({ central }) => central),
    ({ central }) => central,
    4,
    rounding,
  );
  if (!Number.isFinite(central.error)) {
    // At the edge of what is allowed there is one side only.
    const side = Number.isFinite(up.error) ? up : down;
    return isNear(side, SETTLED) ? { kind: 'slope', slope: side.value } : { kind: 'unknown' };
  }
  const apart = Math.abs(up.value - down.value);
  const isSure = apart * size * LARGEST > 1e-9 * Math.max(...rises);
  if (isSure && apart > 10 * (up.error + down.error) + SETTLED * Math.max(Math.abs(up.value), Math.abs(down.value))) {
    return areApart(levels) ? { kind: 'kink' } : { kind: 'unknown' };
  }
  const nearest = nearestOf(f, at, center, size);
  if (!agrees(nearest, central, rounding)) return { kind: 'unknown' };
  const isFlat = central.error * size <= 1e-8 * Math.abs(center);
  return isNear(central, SETTLED) || isFlat ? { kind: 'slope', slope: central.value } : { kind: 'unknown' };
}

/** However small the step, the change stays. */
function isJump(levels: readonly Level[], center: number): boolean {
  const last = levels.slice(-4).map(({ up, down, step }) => {
    return step * Math.max(...[up, down].filter(Number.isFinite).map(Math.abs));
  });
  return last.every((rise) => rise > 1e-9 * Math.abs(center) && Math.abs(rise / last[0]! - 1) < 0.05);
}

/** Small steps of a value look like a slope from afar, and like none from near. */
function nearestOf(f: (x: number) => number, at: number, center: number, size: number): Level {
  const above = at + size * LARGEST * 2 ** -14;
  const below = at - (above - at);
  const [up, down] = [(f(above) - center) / (above - at), (center - f(below)) / (at - below)];
  return { step: above - at, up, down, central: (up + down) / 2 };
}

function agrees({ central, step }: Level, { value, error }: Estimate, rounding: number): boolean {
  return !(Math.abs(central - value) > 0.005 * Math.abs(value) + error + (100 * rounding) / step);
}

/** A jump that lies near spoils the slopes over larger steps, not those over the smallest ones. */
function areApart(levels: readonly Level[]): boolean {
  const { up, down } = levels.at(-2)!;
  return Math.abs(up - down) > SETTLED * Math.max(Math.abs(up), Math.abs(down));
}

/**
 * The same for a function on decimals, where nothing is lost by rounding. Undefined where two steps do not agree: a step of
 * a count lies near, or the function has fewer digits somewhere. The steps are wider than the branches that formulas have
 * for the points where they would divide zero by zero.
 */
export function decimalSlope(f: (x: Decimal34) => Decimal34 | undefined, at: number): number | undefined {
  const [coarse, fine] = [1e-4, 1e-5].map((part) => {
    const step = new Decimal34(Math.abs(at) || 1).times(part);
    const [above, below] = [f(new Decimal34(at).plus(step)), f(new Decimal34(at).minus(step))];
    return above && below && above.minus(below).div(step.times(2)).toNumber();
  });
  if (coarse === undefined || fine === undefined) return undefined;
  return Math.abs(coarse - fine) <= 1e-4 * Math.abs(fine) ? fine : undefined;
}
