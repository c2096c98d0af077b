/** What authors import of the numeric functions. */
export type { Complex } from './complex.js';
export { cosTurn, isNear, sinTurn, sumOfProducts } from './exact-sum.js';
export { fourierTransform, inverseFourierTransform } from './fft.js';
export { findRoot, newton } from './find-root.js';
export { gcd, lcm } from './integers.js';
export { integrate, rungeKutta4 } from './integrate.js';
export { interpolate, interpolateMonotone, type Points } from './interpolate.js';
export { cholesky } from './linear/cholesky.js';
export { eigenvalues, type SymmetricEigen, symmetricEigen } from './linear/eigen.js';
export { determinant, inverse, type LuDecomposition, luDecomposition, solveLinear } from './linear/lu.js';
export { type Matrix, matrixMultiply, transpose } from './linear/matrix.js';
export { leastSquares, type QrDecomposition, qrDecomposition } from './linear/qr.js';
export { matrixRank, type SingularValueDecomposition, singularValueDecomposition } from './linear/singular.js';
export { minimize } from './minimize.js';
export { isAbove, isAtLeast, isAtMost, isBelow } from './near-comparison.js';
export { polynomial, polynomialRoots } from './polynomial.js';
export { roundTo } from './round-to.js';
export { type SmallFraction, smallFraction } from './small-fraction.js';
export {
  correlation,
  covariance,
  type Line,
  linearRegression,
  median,
  mode,
  populationStandardDeviation,
  populationVariance,
  quantile,
  ranks,
  sorted,
  standardDeviation,
  variance,
} from './statistics.js';
export { cumulativeSum, mean, product, sum } from './sum.js';
export { ceilNear, floorNear, modNear, roundNear } from './whole-near.js';
