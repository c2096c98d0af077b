/** The calculate path: understand a request, evaluate it, explain the results. */
export { evaluate } from './evaluate.js';
export { issueCodes } from './issues.js';
export type * from './types.js';
export { understand } from './understand.js';
