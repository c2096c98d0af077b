/** Where the slope of an amount changes, and by how much. */
export interface Kink {
  readonly at: number;
  readonly change: number;
}

/** The x at which a sum of x at a slope, which changes at kinks in rising order, reaches a target. */
export function reachesAt(target: number, slope: number, kinks: readonly Kink[]): number {
  let from = 0 * target;
  let reached = 0 * target;
  let rate = slope;
  for (const { at, change } of kinks) {
    const next = reached + rate * (at - from);
    if (target <= next) break;
    reached = next;
    from = at;
    rate += change;
  }
  return from + (target - reached) / rate;
}
