/** The solver, for the calculators that are made of equations; what of it they may not need is imported by itself. */
export { equationsMethod, solverOf } from '@reckoner/engine/calculate/evaluate/equations-method';
export * from '@reckoner/engine/equations/binary-operations';
export { solveBlock } from '@reckoner/engine/equations/block';
export { binaryNode, constantNode, unaryNode, variableNode } from '@reckoner/engine/equations/node';
export { rationalRoots } from '@reckoner/engine/equations/polynomial';
export { printEquation } from '@reckoner/engine/equations/print';
export { scannedRoots } from '@reckoner/engine/equations/single-scan';
export { sufficientSets } from '@reckoner/engine/equations/sufficient';
export { treeEquation } from '@reckoner/engine/equations/system';
export * from '@reckoner/engine/equations/unary-operations';
export { knowOperations } from './lean-operations.js';
export { knowSets, knowSolver } from './lean-solver.js';
