/**
 * The engine as the functions of the library use it: what definitions call, how inputs are understood and results made.
 * Decimals, the solver, readers of the rarer kinds and most units are modules of their own, which come with the
 * calculators that need them.
 */

export { BigDecimal, tenTo, WIDE_DIGITS } from '@reckoner/engine/arithmetic/big-decimal';
export { nearest } from '@reckoner/engine/calculate/read/suggest';
export * from '@reckoner/server/web/client/engine/core';
export { provide } from '@reckoner/server/web/client/engine/later';
export * from './calculation-error.js';
export { units } from './formula-units.js';
export * from './function.js';
export { knowLogarithms } from './lean-logarithms.js';
export { knowUnits, useEveryUnit } from './lean-units.js';
