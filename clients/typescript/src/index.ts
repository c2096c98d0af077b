/** A client of Reckoner's API that knows all calculators of the catalogue. */
import type { Calculators } from './calculators.js';
import { Reckoner as Core } from './client.js';

export type { Calculators } from './calculators.js';
export * from './core.js';

/**
 * A service's calculators: `new Reckoner({ baseUrl, key }).calculate('compound-interest', { principal: 1000, … })`.
 * Calls reject with a `ProblemError` where the service refuses, a `ConnectionError` where it cannot be reached.
 */
export class Reckoner<C = Calculators> extends Core<C> {}
