/**
 * The engine as every calculator page loads it. Decimals and the solver are files of their own, special functions go with
 * the calculators that call them.
 */
export * from './core.js';
/** Under a name of their own: the calculate path has functions of the same names. */
export * as units from './formula-units.js';
export { provide } from './later.js';
export * as unitParts from './unit-parts.js';
export * from './units.js';
