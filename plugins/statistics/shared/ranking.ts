/** Ranks with ties, and the exact distributions of rank tests. */
import { sum } from '@reckoner/engine';

/** How many values share each value. */
export function tieSizes(values: readonly number[]): number[] {
  const sizes = new Map<number, number>();
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  return [...sizes.values()];
}

/** P(K ≤ discordant) of the discordant pairs of two orders of n values, by the recurrence over n. */
export function discordantCdf(discordant: number, n: number): number {
  let shares = [1];
  for (let size = 2; size <= n; size++) {
    const next = new Array<number>((size * (size - 1)) / 2 + 1).fill(0);
    for (const [pairs, share] of shares.entries())
      for (let more = 0; more < size; more++) next[pairs + more]! += share / size;
    shares = next;
  }
  return Math.min(1, sum(shares.slice(0, discordant + 1)));
}

/** P(W ≤ rankSum) of the sum of those of the ranks, which may be tied, that are taken by heads of fair coins. */
export function signedRankCdf(rankSum: number, ranks: readonly number[]): number {
  // Mean ranks are halves.
  const shares = new Array<number>(2 * sum(ranks) + 1).fill(0);
  shares[0] = 1;
  for (const rank of ranks)
    for (let total = shares.length - 1; total >= 0; total--)
      shares[total] = (shares[total]! + (total >= 2 * rank ? shares[total - 2 * rank]! : 0)) / 2;
  return Math.min(1, sum(shares.slice(0, 2 * rankSum + 1)));
}
