/** The median of Walsh averages, of which there are too many to list. */

/** The median of (a + b)/2 over all pairs of values, each with itself too. */
export function walshMedian(values: readonly number[]): number {
  const order = Float64Array.from(values).sort();
  const count = (order.length * (order.length + 1)) >> 1;
  const upper = averageAt(order, count >> 1);
  return count % 2 === 1 ? upper : (averageAt(order, (count >> 1) - 1) + upper) / 2;
}

/** The average above which `place` others lie below; the ends always are averages, and close in on it. */
function averageAt(order: Float64Array, place: number): number {
  let low = order[0]!;
  let high = order.at(-1)!;
  while (low < high) {
    const middle = low + (high - low) / 2;
    const { below, last, next } = around(order, middle < high ? middle : low);
    if (below > place) high = last;
    else low = next;
  }
  return low;
}

/** How many averages are at most `limit`, the greatest of them, and the least of the others. */
function around(order: Float64Array, limit: number) {
  let [below, last, next] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let end = order.length - 1;
  for (const [start, value] of order.entries()) {
    while (end >= start && (value + order[end]!) / 2 > limit) end -= 1;
    const partner = Math.max(end + 1, start);
    if (partner < order.length) next = Math.min(next, (value + order[partner]!) / 2);
    if (end < start) continue;
    below += end - start + 1;
    last = Math.max(last, (value + order[end]!) / 2);
  }
  return { below, last, next };
}
