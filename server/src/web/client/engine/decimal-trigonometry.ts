/** Decimals with circular and hyperbolic functions, for the few formulas that call those. */
export * from './decimal.js';
