import { floorNear, roundNear, sum } from '@reckoner/engine';

/**
 * Whole units in proportion to weights, so that they add up to the whole: each is rounded down, and the units that are
 * left go one by one to those with the largest remainders, the first of equals first.
 */
export function largestRemainder(units: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  const exact = weights.map((weight) => (units * weight) / whole);
  const down = exact.map((share) => floorNear(share));
  const left = units - sum(down);
  // To nine digits, as equal remainders may differ by their last digits.
  const remainders = exact.map((share, k) => roundNear((share - down[k]!) * 1e9));
  return down.map((share, k) => {
    const before = remainders.filter((other, j) => other > remainders[k]! || (other === remainders[k]! && j < k));
    return before.length < left ? share + 1 : share;
  });
}
