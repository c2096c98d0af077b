/** Maximum likelihood of a logistic regression by Newton's method, which here is iteratively reweighted least squares. */
import { inverse, noResult } from '@reckoner/engine';

const SEPARATED =
  'The outcomes are separated: a predictor, or several together, tell all 0 from all 1, or all but some on the border. The likelihood then has no maximum and coefficients no estimate. Merge rare categories, leave that predictor out, or use exact or Firth’s penalized logistic regression.';

/** In so many rounds nearly every fit is found. */
const PATIENCE = 7;

/** Log odds so far out that the outcome is as good as certain. */
const SURE = 25;

export interface LogisticFit {
  readonly coefficients: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly deviance: number;
}

/** Each observation has 1 in front; columns should be centered and scaled. */
export function fitLogistic(rows: readonly (readonly number[])[], outcomes: readonly number[]): LogisticFit {
  const size = rows[0]!.length;
  const sure = (eta: number, y: number) => 2 * logOnePlusExp(y > 0 ? -eta : eta);
  const devianceOf = (etas: readonly number[]) => etas.reduce((total, eta, i) => total + sure(eta, outcomes[i]!), 0);
  let beta = rows[0]!.map(() => 0);
  let etas = outcomes.map(() => 0);
  let deviance = devianceOf(etas);
  let near = false;
  for (let round = 0; round < 60; round++) {
    const score = beta.map(() => 0);
    const information = beta.map(() => beta.map(() => 0));
    for (const [i, row] of rows.entries()) {
      const chance = logistic(etas[i]!);
      const weight = chance * logistic(-etas[i]!);
      const rest = outcomes[i]! > 0 ? logistic(-etas[i]!) : -chance;
      for (let a = 0; a < size; a++) {
        score[a]! += row[a]! * rest;
        for (let b = 0; b <= a; b++) information[a]![b]! += weight * row[a]! * row[b]!;
      }
    }
    for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) information[b]![a] = information[a]![b]!;
    const covariance = inverted(information);
    const step = covariance.map((row) => row.reduce((total, value, b) => total + value * score[b]!, 0));
    const moves = rows.map((row) => row.reduce((total, value, a) => total + value * step[a]!, 0));
    const farthest = Math.max(...moves.map(Math.abs));
    // So near, the step is the last: what it leads to is judged by the information there, in one more round.
    if ((near || round > PATIENCE) && isDeficient(rows.filter((_, i) => Math.abs(etas[i]!) < SURE)))
      throw noResult(SEPARATED);
    if (near) return { coefficients: beta, covariance, deviance };
    near = farthest < 1e-7;
    // A whole step, or so much of it that the fit gets no worse.
    let share = 1;
    while (share > 1e-3 && devianceOf(etas.map((eta, i) => eta + share * moves[i]!)) > deviance * (1 + 1e-10))
      share /= 2;
    // Where it goes on and on toward infinity, in strides.
    if (round >= PATIENCE && farthest > 0.5) {
      const at = (size: number) => devianceOf(etas.map((eta, i) => eta + size * moves[i]!));
      while (share < 64 && at(2 * share) < at(share)) share *= 2;
    }
    beta = beta.map((value, a) => value + share * step[a]!);
    etas = etas.map((eta, i) => eta + share * moves[i]!);
    deviance = devianceOf(etas);
    // Whoever tells all apart on this side of infinity does so better and better beyond.
    if (etas.every((eta, i) => (outcomes[i]! > 0 ? eta > 0 : eta < 0))) throw noResult(SEPARATED);
  }
  throw noResult(SEPARATED);
}

/** 1/(1 + e^−η) without overflow. */
export function logistic(eta: number): number {
  return eta >= 0 ? 1 / (1 + Math.exp(-eta)) : Math.exp(eta) / (1 + Math.exp(eta));
}

function logOnePlusExp(value: number): number {
  return value > 0 ? value + Math.log1p(Math.exp(-value)) : Math.log1p(Math.exp(value));
}

function inverted(information: readonly (readonly number[])[]) {
  try {
    return inverse(information);
  } catch {
    throw noResult(SEPARATED);
  }
}

/**
 * Whether the columns follow from each other in these rows. Where only outcomes that are as good as certain keep them
 * apart, coefficients had run off toward infinity until rounding stopped them.
 */
function isDeficient(rows: readonly (readonly number[])[]): boolean {
  const basis: (readonly number[])[] = [];
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((total, value, i) => total + value * b[i]!, 0);
  const columns = rows[0]?.map((_, place) => rows.map((row) => row[place]!)) ?? [];
  for (const column of columns) {
    let left = column;
    for (let pass = 0; pass < 2; pass++) {
      for (const other of basis) {
        const part = dot(left, other) / dot(other, other);
        left = left.map((value, i) => value - part * other[i]!);
      }
    }
    if (dot(left, left) <= 1e-16 * dot(column, column)) return true;
    basis.push(left);
  }
  return columns.length === 0;
}
