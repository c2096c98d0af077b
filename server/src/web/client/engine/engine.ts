/**
 * The engine as every calculator page loads it: what definitions call, how inputs are understood and results made.
 * Decimals and the solver are files of their own, special functions go with the calculators that call them.
 */
export { linkedModule } from '@reckoner/engine/arithmetic/linked';
export * from '@reckoner/engine/authoring/classify';
export * from '@reckoner/engine/authoring/constant';
export * from '@reckoner/engine/authoring/define';
export * from '@reckoner/engine/authoring/kinds';
export * from '@reckoner/engine/authoring/no-result';
export * from '@reckoner/engine/budget';
export * from '@reckoner/engine/calculate/bounds';
export * from '@reckoner/engine/calculate/currency';
export * from '@reckoner/engine/calculate/evaluation';
export { fillIn, nativeValues } from '@reckoner/engine/calculate/explain';
export * from '@reckoner/engine/calculate/format';
export * from '@reckoner/engine/calculate/issues';
export * from '@reckoner/engine/calculate/lift-inputs';
export { methodOf } from '@reckoner/engine/calculate/methods';
export * from '@reckoner/engine/calculate/number-format';
export * from '@reckoner/engine/calculate/number-text';
export { ownCopies } from '@reckoner/engine/calculate/own-copies';
export { planOf } from '@reckoner/engine/calculate/plan';
export { readerOf } from '@reckoner/engine/calculate/readers/index';
export * from '@reckoner/engine/calculate/readers/numeric';
export * from '@reckoner/engine/calculate/readers/plain-numbers';
export * from '@reckoner/engine/calculate/request-budget';
export * from '@reckoner/engine/calculate/results';
export { nearest } from '@reckoner/engine/calculate/suggest';
export * from '@reckoner/engine/calculate/understanding';
export * from '@reckoner/engine/calculate/unfit-knowns';
export * from '@reckoner/engine/calculate/unit';
/** Under a name of their own: the calculate path has functions of the same names. */
export * as units from './formula-units.js';
export { provide } from './later.js';
export * as unitParts from './unit-parts.js';
export * from './units.js';
