/** Searches the values of one input at which an output reaches a target. */
import { scanPoints, scanRoots } from '../../equations/scan.js';

/** The output as a function of the input, in the formula's units; NaN where there is no result. */
export type Curve = (x: number) => number;

export interface Reach {
  /** Every value that was found, ascending. */
  readonly solutions: readonly number[];
  /** The smallest and the largest value that the output was seen to have; undefined where it never had one. */
  readonly range: { readonly lowest: number; readonly highest: number } | undefined;
  /** The output has the same value whatever the input. */
  readonly isConstant: boolean;
  /** For whole numbers: neighbors between which the target lies. */
  readonly between?: readonly [number, number];
}

/** An output that is this near to the target, relative to both, has reached it. */
export const REACHED = 1e-9;
/** Where whole numbers are looked at one by one. */
const FEW_WHOLE_NUMBERS = 200;
/** Small counts are looked at one by one. */
const SMALL: readonly number[] = Array.from({ length: 100 }, (_, index) => index + 1);
/** Values this near to the target differ from it by rounding alone: a level stretch need not cross the target. */
const LEVEL = 1e-11;
const MOST_LEVEL = 60;
/** How far beside a landmark the search looks, in parts of it. */
const BESIDE = [1e-6, 1e-4, 1e-3, 0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5];

export interface Search {
  readonly curve: Curve;
  readonly target: number;
  readonly lower: number;
  readonly upper: number;
  readonly isWhole: boolean;
  /** Values at which something may happen: those of other inputs of the same kind, which the input may meet. */
  readonly landmarks: readonly number[];
  /** An output this near to the target is the target as it is shown: half a cent. */
  readonly tolerance: number;
}

/** @throws TooMuchWork when the search takes more than the budget that it is done on. */
export function reach(search: Search): Reach {
  const { curve, target } = search;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const difference = (x: number): number => {
    const y = curve(x);
    if (!Number.isFinite(y)) return Number.NaN;
    if (y < lowest) lowest = y;
    if (y > highest) highest = y;
    return y - target;
  };
  const scale = (x: number): number => Math.abs(target) + Math.abs(difference(x) + target);
  const found = search.isWhole ? wholeNumbers(search, difference) : realNumbers(search, difference, scale);
  return {
    ...found,
    range: highest >= lowest ? { lowest, highest } : undefined,
    isConstant: highest - lowest <= REACHED * Math.abs(highest),
  };
}

const around = (landmarks: readonly number[]): number[] =>
  landmarks.flatMap((x) => [x, ...BESIDE.flatMap((part) => [x * (1 - part), x * (1 + part)])]);

function realNumbers(
  { lower, upper, landmarks, tolerance }: Search,
  difference: Curve,
  scale: Curve,
): Pick<Reach, 'solutions'> {
  const step = Math.cbrt(Number.EPSILON);
  const slope: Curve = (x) => {
    const h = step * Math.max(Math.abs(x), Number.MIN_VALUE / step);
    const slope = (difference(x + h) - difference(x - h)) / (2 * h);
    return Number.isNaN(slope) ? 0 : slope;
  };
  const seen = new Map<number, number>();
  const value: Curve = (x) => {
    let y = seen.get(x);
    if (y === undefined) {
      y = difference(x);
      seen.set(x, y);
    }
    return y;
  };
  const f = { value, slope, termSize: scale, isReliable: () => true, isNoise: () => false };
  const solutions = scanRoots(f, lower, upper, around(landmarks));
  if (solutions.length > 0) return { solutions };
  const level = [...seen].filter(([x, y]) => Math.abs(y) <= Math.max(LEVEL * scale(x), tolerance)).map(([x]) => x);
  return { solutions: level.sort((a, b) => a - b).slice(0, MOST_LEVEL) };
}

/** Whole numbers near each place where the scan looks; between those with different signs, by halving. */
function wholeNumbers(
  { lower, upper, target, landmarks, tolerance }: Search,
  difference: Curve,
): Pick<Reach, 'solutions' | 'between'> {
  const [first, last] = [Math.ceil(lower), Math.floor(upper)];
  const points =
    last - first < FEW_WHOLE_NUMBERS
      ? Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
      : [...new Set(scanPoints(first, last, [...SMALL, ...around(landmarks)]).map(Math.round))].filter(
          (x) => x >= first && x <= last,
        );
  const reached = (y: number): boolean => Math.abs(y) <= Math.max(REACHED * Math.abs(target), tolerance);
  const solutions = new Set<number>();
  let between: readonly [number, number] | undefined;
  let before: { x: number; y: number } | undefined;
  for (const x of points) {
    const y = difference(x);
    if (reached(y)) solutions.add(x);
    if (before !== undefined && Math.sign(before.y) * Math.sign(y) < 0 && !reached(before.y) && !reached(y)) {
      let [a, b] = [before.x, x];
      while (b - a > 1) {
        const middle = Math.floor((a + b) / 2);
        const at = difference(middle);
        if (reached(at)) solutions.add(middle);
        if (reached(at) || Number.isNaN(at)) break;
        if (Math.sign(at) === Math.sign(before.y)) a = middle;
        else b = middle;
      }
      if (b - a === 1) between ??= [a, b];
    }
    before = { x, y };
  }
  return { solutions: [...solutions].sort((a, b) => a - b), ...(between && { between }) };
}
