/** Confidence intervals of a proportion. */

/** Score interval of Wilson 1927 for `count` of `total`, at the normal quantile `z`. */
export function wilsonInterval(count: number, total: number, z: number) {
  const proportion = count / total;
  const shrink = 1 + z ** 2 / total;
  const center = (proportion + z ** 2 / (2 * total)) / shrink;
  const margin = (z * Math.sqrt((proportion * (1 - proportion)) / total + z ** 2 / (4 * total ** 2))) / shrink;
  return { low: center - margin, high: center + margin };
}
