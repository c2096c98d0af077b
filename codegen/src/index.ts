/** What other programs may use of the code generation. */
export { type GenerateOptions, type GenerateReport, generate } from './generate.js';
export { formatProblems, type Problem, ProblemsFound } from './problem.js';
