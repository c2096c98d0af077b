/** The calculate path: understand a request, evaluate it, explain the results. */
export { evaluate } from './evaluate/evaluate.js';
export { issueCodes } from './read/issues.js';
export { understand } from './read/understand.js';
export type * from './types.js';
