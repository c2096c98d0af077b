/** What one request may cost, at the API and on pages, on the server and in browsers. */
import { TooMuchWork, withinBudget } from '@reckoner/engine/budget';

/** About 60 ms of one core: with what is not counted, an answer stays within 100 ms. */
const REQUEST_UNITS = 6_000_000;
/**
 * The second line, for what no count foresees: milliseconds of the processor, as a request that waits for its turn on a
 * busy machine must not be refused for it. Browsers tell only the time.
 */
const LONGEST_MS = 250;
const { process } = globalThis as { readonly process?: { cpuUsage?(): { user: number; system: number } } };
const elapsedMs: () => number = process?.cpuUsage
  ? () => {
      const { user, system } = process.cpuUsage!();
      return (user + system) / 1000;
    }
  : () => performance.now();

/** A point of a plot: there are a hundred of them. */
const POINT_UNITS = 1_000_000;

/** Does the work of one request. @throws TooMuchWork when it is more than a request may cost. */
export function withinRequest<T>(work: () => T): T {
  const start = elapsedMs();
  return withinBudget({ units: REQUEST_UNITS, isOutOfTime: () => elapsedMs() - start > LONGEST_MS }, work);
}

/** Does the work of one point of a plot. @throws TooMuchWork */
export function withinPoint<T>(work: () => T): T {
  return withinBudget({ units: POINT_UNITS }, work);
}

/** What the work gives, or what is given instead where it is more than it may be. */
export function orElse<T, U>(work: () => T, instead: () => U): T | U {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuchWork) return instead();
    throw error;
  }
}

/** In the place of a result. */
export const RESULT_TOO_LONG =
  'These inputs take more work than one calculation may. Use smaller ones: lower counts, shorter lists and texts.';
