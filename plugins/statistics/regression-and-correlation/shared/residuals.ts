/** What is left of columns when others are taken out of them by least squares. */
import { mean, noResult, sum } from '@reckoner/engine';

const dot = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * b[index]!));

/** Less than this share of its squares is left of a column that follows from others. */
const NOTHING = 1e-20;

/** Residuals on the controls and a constant: each control is made orthogonal to those before it, twice over. */
export function residualsOn(
  columns: readonly (readonly number[])[],
  controls: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const basis: (readonly number[])[] = [];
  const without = (column: readonly number[]) => {
    const center = mean(column);
    let left: readonly number[] = column.map((value) => value - center);
    const squares = dot(left, left);
    for (let pass = 0; pass < 2; pass++) {
      for (const control of basis) {
        const part = dot(left, control) / dot(control, control);
        left = left.map((value, index) => value - part * control[index]!);
      }
    }
    return { left, share: dot(left, left) / squares };
  };
  for (const control of controls) {
    const { left, share } = without(control);
    if (share < NOTHING) throw noResult('A control follows from the other controls: leave it out.');
    basis.push(left);
  }
  return columns.map((column) => {
    const { left, share } = without(column);
    if (share < NOTHING) throw noResult('The controls determine x or y: nothing of it is left to correlate.');
    return left;
  });
}

/** The correlation of two columns whose means are zero. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  const r = dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  return Math.abs(r) < 1e-14 ? 0 : Math.max(-1, Math.min(1, r));
}
