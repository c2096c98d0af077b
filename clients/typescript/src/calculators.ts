/** All calculators of the catalogue. */
import type { AnyCalculators } from './catalogue.js';

/** In the package as it is published, the calculators of its catalogue stand in place of any. */
export interface Calculators extends AnyCalculators {}
