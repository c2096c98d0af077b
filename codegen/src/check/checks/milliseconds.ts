/** How long a piece of work takes, told so that a slow or busy machine does not make it look slow. */

import { isWatched } from '../progress.js';

/** What `yardstick` takes on an idle core of the machines for which limits of time are meant. */
const YARDSTICK_MS = 3.4;
const YARDSTICK_RUNS = 4;
const MOST_RUNS = 32;
/** After so many runs only the time is left that what is slow does not pass for what never ends. */
const ENOUGH_RUNS = 4;
const LONGEST_MS = 1000;
/** Work that takes this many times the limit is slow on any machine and gets few runs. */
const FAR = 4;

/** In processes of their own all categories are checked at once: each is slowed by what the others do. */
const grace = () => (isWatched() ? 2 : 1);

/** Always the same work, of what the slowest calculators do: big integers, plain numbers, and rows of tables to collect. */
function yardstick(): number {
  const modulus = (1n << 89n) - 1n;
  let [big, sum] = [3n, 0];
  let rows: { step: number; sum: number }[] = [];
  for (let step = 0; step < 20_000; step += 1) {
    big = (big * big + 1n) % modulus;
    sum += Math.sqrt(step);
    if (step % 800 === 0) rows = [];
    rows.push({ step, sum });
  }
  return Number(big % 2n) + sum + rows.length;
}

/**
 * Milliseconds on the clock or of the processor, whichever are fewer: processor time leaves out other programs on the
 * machine, time by the clock leaves out other threads of this one.
 */
function timed(work: () => void): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - began, (user + system) / 1000);
}

/** How many times slower this machine is at this moment than the one for which limits are meant; at least 1. */
function handicap(): number {
  const times = Array.from({ length: YARDSTICK_RUNS }, () => timed(() => void yardstick()));
  return Math.max(1, Math.min(...times) / YARDSTICK_MS);
}

/**
 * Milliseconds of the work, by the limit's machine: the least of several runs, as the first ones also compile. Stops at
 * the first run within the limit.
 */
export function milliseconds(work: () => void, limit: number): number {
  let least = Number.POSITIVE_INFINITY;
  let slower = 1;
  // What is near the limit gets more runs: on a busy machine the first ones may be interrupted.
  const start = performance.now();
  const isWorthARun = (run: number): boolean =>
    run < ENOUGH_RUNS ||
    (run < (least > FAR * limit ? MOST_RUNS / 4 : MOST_RUNS) && performance.now() - start < LONGEST_MS);
  for (let run = 0; isWorthARun(run) && least > limit * slower * grace(); run += 1) {
    const time = timed(work);
    // Right after the run: a machine that others use may have been slow for the length of it.
    if (time > limit * grace()) slower = Math.max(slower, handicap());
    least = Math.min(least, time);
  }
  return least / (slower * grace());
}
