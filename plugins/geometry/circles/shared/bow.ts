/** Parts of circles beside their chords. */

/** x - sin x, by its series where the two cancel. */
export function arcExcess(x: number): number {
  if (Math.abs(x) > 1) return x - Math.sin(x);
  const square = x * x;
  let term = (x * square) / 6;
  let total = term;
  for (let next = 4; next < 22; next += 2) {
    term *= -square / (next * (next + 1));
    total += term;
  }
  return total;
}
