/** What other programs may use of the code generation. */

export { formatProblems, type Problem, ProblemsFound } from '@reckoner/bundling/problem';
export { type GenerateOptions, type GenerateReport, generate } from './generate/generate.js';
