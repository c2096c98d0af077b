/**
 * The decimal and generic versions of the engine's functions by their own names: `normalCdfDecimal`, `sumOn`. A bundle
 * for one calculator takes from here what its formula calls, and no more.
 */
export { dayCountFractionOn, onDays } from './calendar.js';
export * from './numeric/generic/classify.js';
export * from './numeric/generic/exact-sum.js';
export * from './numeric/generic/find-root.js';
export * from './numeric/generic/integers.js';
export * from './numeric/generic/integrate.js';
export * from './numeric/generic/interpolate.js';
export * from './numeric/generic/linear.js';
export * from './numeric/generic/minimize.js';
export * from './numeric/generic/near-comparison.js';
export * from './numeric/generic/polynomial.js';
export * from './numeric/generic/round-to.js';
export * from './numeric/generic/statistics.js';
export * from './numeric/generic/sum.js';
export * from './numeric/generic/whole-near.js';
export * from './special/decimal/error-function.js';
export * from './special/decimal/gamma.js';
export * from './special/decimal/normal.js';
