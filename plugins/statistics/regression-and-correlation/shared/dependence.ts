/** Columns of predictors that can be told apart. */
import { correlation, inverse, isAbove, mean, noResult, sum } from '@reckoner/engine';

const DEPENDENT = 'The predictors depend on each other, so that their effects cannot be told apart: leave one out.';

/** Variance inflation factors; columns of which one is constant or follows from the others, but for rounding, are refused. */
export function inflationsOf(columns: readonly (readonly number[])[]): readonly number[] {
  if (columns.some((column) => column.every((value) => value === column[0])))
    throw noResult('A column of a predictor is constant: leave it out.');
  const correlations = columns.map((a, i) => columns.map((b, j) => (i === j ? 1 : correlation(a, b))));
  const factors = diagonalOfInverse(correlations);
  if (factors.some((factor) => !(factor > 0 && factor < 1e12))) throw noResult(DEPENDENT);
  return factors;
}

/** Whether a place is within each column, but farther from the means than all rows, as their correlations measure it. */
export function liesApart(columns: readonly (readonly number[])[], place: readonly number[]): boolean {
  if (columns.some((column, j) => place[j]! < Math.min(...column) || place[j]! > Math.max(...column))) return false;
  const weights = inverse(columns.map((a, i) => columns.map((b, j) => (i === j ? 1 : correlation(a, b)))));
  const centers = columns.map(mean);
  const scales = columns.map((column, j) => Math.sqrt(mean(column.map((value) => (value - centers[j]!) ** 2))));
  const distance = (row: readonly number[]) => {
    const z = row.map((value, j) => (value - centers[j]!) / scales[j]!);
    return sum(z.map((a, i) => a * sum(z.map((b, j) => b * weights[i]![j]!))));
  };
  return isAbove(
    distance(place),
    Math.max(...columns[0]!.map((_, i) => distance(columns.map((column) => column[i]!)))),
  );
}

function diagonalOfInverse(correlations: readonly (readonly number[])[]) {
  try {
    return inverse(correlations).map((row, i) => row[i]!);
  } catch {
    throw noResult(DEPENDENT);
  }
}
