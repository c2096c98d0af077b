/** Values from one to another. */

/** As many digits as a double surely has: what rounding leaves beyond them is nobody's wish. */
const DIGITS = 15;

/**
 * `steps` values from `from` to `to`, both included, equally far apart or by equal ratios.
 * @param scale `log` needs both ends above 0.
 */
export function spacedPoints(from: number, to: number, steps: number, scale: 'linear' | 'log'): readonly number[] {
  const last = steps - 1;
  const at = (index: number): number => {
    if (index === 0) return from;
    if (index === last) return to;
    if (scale === 'log') return Math.exp((Math.log(from) * (last - index) + Math.log(to) * index) / last);
    const weighted = (from * (last - index) + to * index) / last;
    return Number.isFinite(weighted) ? weighted : from * ((last - index) / last) + to * (index / last);
  };
  return Array.from({ length: steps }, (_, index) => tidy(at(index), from, to));
}

/** Without the last digits, in which 0.1 + 0.2 is not 0.3; never beyond the ends. */
function tidy(value: number, from: number, to: number): number {
  const rounded = Number(value.toPrecision(DIGITS));
  const [low, high] = from < to ? [from, to] : [to, from];
  return Math.min(high, Math.max(low, rounded));
}
