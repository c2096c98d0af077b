/** Polynomials that are orthogonal over the given x, after Forsythe (1957): least squares without normal equations. */
import { binomialCoefficient, mean, noResult, sum } from '@reckoner/engine';

interface Step {
  /** p(k+1) = (u − alpha) p(k) − beta p(k−1). */
  readonly alpha: number;
  readonly beta: number;
  readonly squares: number;
  readonly weight: number;
  /** Coefficients of p(k) by powers of u. */
  readonly powers: readonly number[];
}

export interface PolynomialFit {
  readonly center: number;
  readonly scale: number;
  readonly steps: readonly Step[];
  readonly squaresY: number;
  /** What is left over with terms up to each degree, from 0 on. */
  readonly squaresLeft: readonly number[];
}

/** What is so small beside what it is made of is rounding. */
const NOTHING = 1e-14;

const dot = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * b[index]!));

/** Monic polynomials up to a degree over u = (x − center)/scale, and the weight of each in the fit. */
export function fitPolynomial(x: readonly number[], y: readonly number[], degree: number): PolynomialFit {
  const center = mean(x);
  const scale = Math.max(...x.map((value) => Math.abs(value - center)));
  const u = x.map((value) => (value - center) / scale);
  const level = mean(y);
  const columns: number[][] = [];
  const shapes: Omit<Step, 'weight'>[] = [];
  for (let k = 0; k <= degree; k++) {
    const [last, before] = [shapes.at(-1), shapes.at(-2)];
    const [column, earlier] = [columns.at(-1), columns.at(-2)];
    const next =
      last === undefined || column === undefined
        ? u.map(() => 1)
        : column.map((value, i) => (u[i]! - last.alpha) * value - last.beta * (earlier?.[i] ?? 0));
    const powers = [...(last?.powers ?? []), 0].map((_, j) =>
      last === undefined
        ? 1
        : (j > 0 ? last.powers[j - 1]! : 0) - last.alpha * (last.powers[j] ?? 0) - last.beta * (before?.powers[j] ?? 0),
    );
    const squares = dot(next, next);
    if (!(squares > 1e-20))
      throw noResult('The x values lie too close together for this degree: take a lower one, or points farther apart.');
    shapes.push({
      alpha:
        dot(
          u,
          next.map((value) => value ** 2),
        ) / squares,
      beta: last === undefined ? 0 : squares / last.squares,
      squares,
      powers,
    });
    columns.push(next);
  }
  const fromMean = y.map((value) => value - level);
  const weights = shapes.map(() => 0);
  const squaresLeft = shapes.map(() => 0);
  // The second pass takes up what rounding left over in the first.
  let left = fromMean;
  for (let pass = 0; pass < 2; pass++) {
    for (const [k, column] of columns.entries()) {
      const part = dot(left, column) / shapes[k]!.squares;
      weights[k]! += part;
      left = left.map((value, i) => value - part * column[i]!);
    }
  }
  const squaresY = dot(fromMean, fromMean);
  for (const [k, { squares }] of shapes.entries())
    if (weights[k]! ** 2 * squares <= NOTHING ** 2 * squaresY) weights[k] = 0;
  let rest = fromMean;
  for (const [k, column] of columns.entries()) {
    rest = rest.map((value, i) => value - weights[k]! * column[i]!);
    squaresLeft[k] = dot(rest, rest);
  }
  return {
    center,
    scale,
    steps: shapes.map((shape, k) => ({ ...shape, weight: weights[k]! + (k === 0 ? level : 0) })),
    squaresY,
    squaresLeft,
  };
}

/** The fitted y at an x, and the variance of it in units of that of the scatter. */
export function valueAt({ center, scale, steps }: PolynomialFit, x: number) {
  const u = (x - center) / scale;
  let [now, before] = [1, 0];
  let [value, share] = [0, 0];
  for (const { alpha, beta, weight, squares } of steps) {
    value += weight * now;
    share += now ** 2 / squares;
    [now, before] = [(u - alpha) * now - beta * before, now];
  }
  return { value, share };
}

/** Coefficients by powers of x − origin, each with its variance in units of that of the scatter. */
export function coefficientsAbout({ center, scale, steps }: PolynomialFit, origin: number) {
  const shift = (origin - center) / scale;
  return steps.map((_, j) => {
    let [value, share, size] = [0, 0, 0];
    for (const { powers, weight, squares } of steps) {
      const terms = powers.map((power, m) =>
        m < j ? 0 : (power * binomialCoefficient(m, j) * shift ** (m - j)) / scale ** j,
      );
      const part = sum(terms);
      value += weight * part;
      size += sum(terms.map((term) => Math.abs(weight * term)));
      share += part ** 2 / squares;
    }
    return { value: Math.abs(value) <= NOTHING * size ? 0 : value, share };
  });
}
