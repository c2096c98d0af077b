/** Growth of a value in percent, which has a meaning only from what is above zero. */
export const growthOf = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || before === undefined || before <= 0 || Math.abs(now) > 1e6 * before
    ? undefined
    : (now - before) / before;
