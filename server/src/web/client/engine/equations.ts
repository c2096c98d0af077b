/** The solver, for calculators that are made of equations. */
export { equationsMethod } from '@reckoner/engine/calculate/evaluate/equations-method';
