/** Spans that calculators of costs and yields share. */
import { constant } from '@reckoner/engine';

/** A number of years becomes a time by it. */
export const ONE_YEAR = constant(1, 'yr');
