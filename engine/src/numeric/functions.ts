/** The numeric functions that formulas may call, each with its version for every arithmetic. */
import { classify } from '../authoring/classify.js';
import type { EngineFunction } from '../functions.js';
import { cosTurn, isNear, sinTurn, sumOfProducts } from './exact-sum.js';
import { fourierTransform, inverseFourierTransform } from './fft.js';
import { findRoot, newton } from './find-root.js';
import { classifyOn } from './generic/classify.js';
import { cosTurnOn, isNearOn, sinTurnOn, sumOfProductsOn } from './generic/exact-sum.js';
import { findRootOn, newtonOn } from './generic/find-root.js';
import { gcdOn, lcmOn } from './generic/integers.js';
import { integrateOn, rungeKutta4On } from './generic/integrate.js';
import { interpolateOn } from './generic/interpolate.js';
import { determinantOn, inverseOn, matrixMultiplyOn, solveLinearOn, transposeOn } from './generic/linear.js';
import { minimizeOn } from './generic/minimize.js';
import { isAboveOn, isAtLeastOn, isAtMostOn, isBelowOn } from './generic/near-comparison.js';
import { polynomialOn } from './generic/polynomial.js';
import { roundToOn } from './generic/round-to.js';
import {
  correlationOn,
  covarianceOn,
  linearRegressionOn,
  medianOn,
  modeOn,
  populationStandardDeviationOn,
  populationVarianceOn,
  quantileOn,
  ranksOn,
  sortedOn,
  standardDeviationOn,
  varianceOn,
} from './generic/statistics.js';
import { cumulativeSumOn, meanOn, productOn, sumOn } from './generic/sum.js';
import { ceilNearOn, floorNearOn, modNearOn, roundNearOn } from './generic/whole-near.js';
import { gcd, lcm } from './integers.js';
import { integrate, rungeKutta4 } from './integrate.js';
import { interpolate, interpolateMonotone } from './interpolate.js';
import { cholesky } from './linear/cholesky.js';
import { eigenvalues, symmetricEigen } from './linear/eigen.js';
import { determinant, inverse, luDecomposition, solveLinear } from './linear/lu.js';
import { matrixMultiply, transpose } from './linear/matrix.js';
import { leastSquares, qrDecomposition } from './linear/qr.js';
import { matrixRank, singularValueDecomposition } from './linear/singular.js';
import { minimize } from './minimize.js';
import { isAbove, isAtLeast, isAtMost, isBelow } from './near-comparison.js';
import { polynomial, polynomialRoots } from './polynomial.js';
import { roundTo } from './round-to.js';
import { smallFraction } from './small-fraction.js';
import {
  correlation,
  covariance,
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
import { cumulativeSum, mean, product, sum } from './sum.js';
import { ceilNear, floorNear, modNear, roundNear } from './whole-near.js';

export const numericFunctions: Readonly<Record<string, EngineFunction>> = {
  classify: { float64: classify, generic: classifyOn },

  roundTo: { float64: roundTo, generic: roundToOn },
  floorNear: { float64: floorNear, generic: floorNearOn },
  ceilNear: { float64: ceilNear, generic: ceilNearOn },
  roundNear: { float64: roundNear, generic: roundNearOn },
  modNear: { float64: modNear, generic: modNearOn },
  smallFraction: { float64: smallFraction },

  sum: { float64: sum, generic: sumOn },
  mean: { float64: mean, generic: meanOn },
  product: { float64: product, generic: productOn },
  cumulativeSum: { float64: cumulativeSum, generic: cumulativeSumOn },
  sorted: { float64: sorted, generic: sortedOn },
  ranks: { float64: ranks, generic: ranksOn },
  median: { float64: median, generic: medianOn },
  quantile: { float64: quantile, generic: quantileOn },
  mode: { float64: mode, generic: modeOn },
  variance: { float64: variance, generic: varianceOn },
  populationVariance: { float64: populationVariance, generic: populationVarianceOn },
  standardDeviation: { float64: standardDeviation, generic: standardDeviationOn },
  populationStandardDeviation: { float64: populationStandardDeviation, generic: populationStandardDeviationOn },
  covariance: { float64: covariance, generic: covarianceOn },
  correlation: { float64: correlation, generic: correlationOn },
  linearRegression: { float64: linearRegression, generic: linearRegressionOn },
  gcd: { float64: gcd, generic: gcdOn },
  lcm: { float64: lcm, generic: lcmOn },

  sumOfProducts: { float64: sumOfProducts, generic: sumOfProductsOn },
  isNear: { float64: isNear, generic: isNearOn },
  isAtMost: { float64: isAtMost, generic: isAtMostOn },
  isAtLeast: { float64: isAtLeast, generic: isAtLeastOn },
  isBelow: { float64: isBelow, generic: isBelowOn },
  isAbove: { float64: isAbove, generic: isAboveOn },
  cosTurn: { float64: cosTurn, generic: cosTurnOn },
  sinTurn: { float64: sinTurn, generic: sinTurnOn },

  findRoot: { float64: findRoot, generic: findRootOn },
  newton: { float64: newton, generic: newtonOn },
  minimize: { float64: minimize, generic: minimizeOn },
  integrate: { float64: integrate, generic: integrateOn },
  rungeKutta4: { float64: rungeKutta4, generic: rungeKutta4On },
  interpolate: { float64: interpolate, generic: interpolateOn },
  interpolateMonotone: { float64: interpolateMonotone },
  polynomial: { float64: polynomial, generic: polynomialOn },
  polynomialRoots: { float64: polynomialRoots },
  fourierTransform: { float64: fourierTransform },
  inverseFourierTransform: { float64: inverseFourierTransform },

  transpose: { float64: transpose, generic: transposeOn },
  matrixMultiply: { float64: matrixMultiply, generic: matrixMultiplyOn },
  determinant: { float64: determinant, generic: determinantOn },
  solveLinear: { float64: solveLinear, generic: solveLinearOn },
  inverse: { float64: inverse, generic: inverseOn },
  luDecomposition: { float64: luDecomposition },
  qrDecomposition: { float64: qrDecomposition },
  leastSquares: { float64: leastSquares },
  cholesky: { float64: cholesky },
  symmetricEigen: { float64: symmetricEigen },
  eigenvalues: { float64: eigenvalues },
  singularValueDecomposition: { float64: singularValueDecomposition },
  matrixRank: { float64: matrixRank },
};
