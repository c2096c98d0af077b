/** What one request may cost, at the API and on pages, on the server and in browsers. */
import { TooMuchWork, withinBudget } from '../budget.js';

/** About 60 ms of one core: with what is not counted, an answer stays within 100 ms. */
const REQUEST_UNITS = 6_000_000;
/** For a point of a plot: there are a hundred of them. */
const POINT_UNITS = 1_000_000;

/** In the place of a result. */
export const RESULT_TOO_LONG =
  'These inputs take more work than one calculation may. Use smaller ones: lower counts, shorter lists and texts.';

/** Does the work of one request. @throws TooMuchWork when it is more than a request may cost. */
export function withinRequest<T>(work: () => T): T {
  return withinBudget({ units: REQUEST_UNITS }, work);
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
