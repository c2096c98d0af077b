/** What authors import of the special functions and distributions. */
export { airyAi, airyBi } from './airy.js';
export { besselI, besselJ, besselK, besselY } from './bessel.js';
export { binomialCoefficient, factorial, permutationCount } from './counting.js';
export {
  betaCdf,
  betaPdf,
  betaQuantile,
  betaSurvival,
  fCdf,
  fPdf,
  fQuantile,
  fSurvival,
  studentCdf,
  studentPdf,
  studentQuantile,
  studentSurvival,
} from './distributions/beta.js';
export {
  exponentialCdf,
  exponentialPdf,
  exponentialQuantile,
  exponentialSurvival,
  logisticCdf,
  logisticPdf,
  logisticQuantile,
  logisticSurvival,
  uniformCdf,
  uniformPdf,
  uniformQuantile,
  uniformSurvival,
  weibullCdf,
  weibullPdf,
  weibullQuantile,
  weibullSurvival,
} from './distributions/continuous.js';
export {
  binomialCdf,
  binomialPmf,
  binomialQuantile,
  binomialSurvival,
  geometricCdf,
  geometricPmf,
  geometricQuantile,
  geometricSurvival,
  negativeBinomialCdf,
  negativeBinomialPmf,
  negativeBinomialQuantile,
  negativeBinomialSurvival,
  poissonCdf,
  poissonPmf,
  poissonQuantile,
  poissonSurvival,
} from './distributions/discrete.js';
export {
  chiSquaredCdf,
  chiSquaredPdf,
  chiSquaredQuantile,
  chiSquaredSurvival,
  gammaCdf,
  gammaPdf,
  gammaQuantile,
  gammaSurvival,
} from './distributions/gamma.js';
export {
  hypergeometricCdf,
  hypergeometricPmf,
  hypergeometricQuantile,
  hypergeometricSurvival,
} from './distributions/hypergeometric.js';
export { lognormalCdf, lognormalPdf, lognormalQuantile, lognormalSurvival } from './distributions/lognormal.js';
export { normalCdf, normalPdf, normalQuantile, normalSurvival } from './distributions/normal.js';
export { studentizedRangeCdf, studentizedRangeQuantile } from './distributions/studentized-range.js';
export { ellipticE, ellipticK } from './elliptic.js';
export { erf, erfc, erfcInverse, erfInverse } from './error-function.js';
export { exponentialIntegral, exponentialIntegralE1 } from './exponential-integral.js';
export { beta, digamma, gamma, logBeta, logGamma } from './gamma.js';
export { regularizedBeta, regularizedBetaInverse } from './incomplete-beta.js';
export {
  regularizedGammaP,
  regularizedGammaPInverse,
  regularizedGammaQ,
  regularizedGammaQInverse,
} from './incomplete-gamma.js';
export { lambertW } from './lambert-w.js';
export { zeta } from './zeta.js';
