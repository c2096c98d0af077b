/** Definite integrals and ordinary differential equations. */
import { noResult } from '../authoring/no-result.js';
import { EVALUATION, spend } from '../budget.js';

/** The 15-point Kronrod extension of the 7-point Gauss rule (Kronrod 1965): node ≥ 0, its weight, its Gauss weight or 0. */
const KRONROD: readonly (readonly [node: number, weight: number, gaussWeight: number])[] = [
  [0.9914553711208126, 0.022935322010529224, 0],
  [0.9491079123427585, 0.06309209262997856, 0.1294849661688697],
  [0.8648644233597691, 0.10479001032225019, 0],
  [0.7415311855993945, 0.14065325971552592, 0.27970539148927664],
  [0.5860872354676911, 0.1690047266392679, 0],
  [0.4058451513773972, 0.19035057806478542, 0.3818300505051189],
  [0.20778495500789848, 0.20443294007529889, 0],
];
const KRONROD_CENTER = 0.20948214108472782;
const GAUSS_CENTER = 0.4179591836734694;

const MOST_INTERVALS = 500;

interface Piece {
  readonly low: number;
  readonly high: number;
  readonly value: number;
  readonly error: number;
}

function gaussKronrod(f: (x: number) => number, low: number, high: number): Piece {
  const center = 0.5 * (low + high);
  const half = 0.5 * (high - low);
  spend(EVALUATION * (2 * KRONROD.length + 1));
  const middle = f(center);
  let kronrod = KRONROD_CENTER * middle;
  let gauss = GAUSS_CENTER * middle;
  for (const [node, weight, gaussWeight] of KRONROD) {
    const pair = f(center - half * node) + f(center + half * node);
    kronrod += weight * pair;
    gauss += gaussWeight * pair;
  }
  return { low, high, value: kronrod * half, error: Math.abs((kronrod - gauss) * half) };
}

/**
 * The integral of f from low to high (either may be infinite) by globally adaptive Gauss–Kronrod quadrature, as in
 * QUADPACK (Piessens et al. 1983), to the relative tolerance given.
 * @throws NoResult when the integral does not converge.
 * @example integrate((x) => Math.exp(-x * x), 0, Infinity)
 */
export function integrate(f: (x: number) => number, low: number, high: number, tolerance = 1e-11): number {
  if (low === high) return 0;
  if (low > high) return -integrate(f, high, low, tolerance);
  if (high === Infinity && low === -Infinity)
    return integrate(f, -Infinity, 0, tolerance) + integrate(f, 0, high, tolerance);
  if (high === Infinity) return adaptive((t) => f(low + t / (1 - t)) / ((1 - t) * (1 - t)), 0, 1, tolerance);
  if (low === -Infinity) return adaptive((t) => f(high - t / (1 - t)) / ((1 - t) * (1 - t)), 0, 1, tolerance);
  return adaptive(f, low, high, tolerance);
}

function adaptive(f: (x: number) => number, low: number, high: number, tolerance: number): number {
  const pieces = [gaussKronrod(f, low, high)];
  while (pieces.length <= MOST_INTERVALS) {
    let value = 0;
    let error = 0;
    let size = 0;
    let worst = 0;
    for (const [index, piece] of pieces.entries()) {
      value += piece.value;
      error += piece.error;
      size += Math.abs(piece.value);
      if (piece.error > pieces[worst]!.error) worst = index;
    }
    if (!Number.isFinite(value)) break;
    if (error <= Math.max(tolerance * Math.abs(value), 4e-15 * size)) return value;
    const { low: from, high: to } = pieces[worst]!;
    const center = 0.5 * (from + to);
    if (center <= from || center >= to) break;
    pieces.splice(worst, 1, gaussKronrod(f, from, center), gaussKronrod(f, center, to));
  }
  throw noResult('The integral does not converge.');
}

/**
 * The solution of y′ = slope(t, y) by the classical fourth-order Runge–Kutta method with equal steps: a row [t, …y]
 * for the start and each step. y is a list, one item per unknown.
 */
export function rungeKutta4(
  slope: (t: number, y: readonly number[]) => readonly number[],
  start: number,
  initial: readonly number[],
  end: number,
  steps: number,
): number[][] {
  const h = (end - start) / steps;
  const along = (y: readonly number[], k: readonly number[], by: number): number[] => y.map((v, i) => v + by * k[i]!);
  let y = [...initial];
  const rows = [[start, ...y]];
  for (let step = 0; step < steps; step++) {
    spend(4 * EVALUATION);
    const t = start + step * h;
    const k1 = slope(t, y);
    const k2 = slope(t + h / 2, along(y, k1, h / 2));
    const k3 = slope(t + h / 2, along(y, k2, h / 2));
    const k4 = slope(t + h, along(y, k3, h));
    y = y.map((v, i) => v + (h / 6) * (k1[i]! + 2 * k2[i]! + 2 * k3[i]! + k4[i]!));
    rows.push([start + (step + 1) * h, ...y]);
  }
  return rows;
}
