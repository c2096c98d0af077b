/** What authors import of the numeric functions. */
export { findRoot, newton } from './find-root.js';
export { cumulativeSum, mean, product, sum } from './sum.js';
