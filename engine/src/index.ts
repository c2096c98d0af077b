/** What calculators import: the authoring functions, constants and the functions that formulas may call. */
export { classify } from './authoring/classify.js';
export { constant } from './authoring/constant.js';
export { type Definition, defineCalculator, defineEquations, type Example } from './authoring/define.js';
export type { Curve, FigurePoint, Shape } from './authoring/figures.js';
export * from './authoring/kinds.js';
export { NoResult, noResult } from './authoring/no-result.js';
export { spend } from './budget.js';
export * from './calendar.js';
export * from './constants.js';
export * from './numeric/index.js';
export * from './special/index.js';
export * from './units/index.js';
