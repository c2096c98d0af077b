/** Formulas and equations stay within the arithmetic that every number kind can run. */
import type { SourceCheck } from './check.js';

export const liftable: SourceCheck = {
  name: 'liftable',
  source({ lifted }, report) {
    for (const { line, column, message, hint } of lifted.diagnostics) report({ line, column }, message, hint);
  },
};
