/** The special functions and distributions that formulas may call. */
import type { EngineFunction } from '../functions.js';
import { airyAi, airyBi } from './airy.js';
import { besselI, besselJ, besselK, besselY } from './bessel.js';
import { binomialCoefficient, factorial, permutationCount } from './counting.js';
import { erfcDecimal, erfDecimal } from './decimal/error-function.js';
import { binomialCoefficientDecimal, factorialDecimal, gammaDecimal, logGammaDecimal } from './decimal/gamma.js';
import { normalCdfDecimal, normalPdfDecimal, normalQuantileDecimal, normalSurvivalDecimal } from './decimal/normal.js';
import {
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
import {
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
import {
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
import {
  chiSquaredCdf,
  chiSquaredPdf,
  chiSquaredQuantile,
  chiSquaredSurvival,
  gammaCdf,
  gammaPdf,
  gammaQuantile,
  gammaSurvival,
} from './distributions/gamma.js';
import {
  hypergeometricCdf,
  hypergeometricPmf,
  hypergeometricQuantile,
  hypergeometricSurvival,
} from './distributions/hypergeometric.js';
import { lognormalCdf, lognormalPdf, lognormalQuantile, lognormalSurvival } from './distributions/lognormal.js';
import { normalCdf, normalPdf, normalQuantile, normalSurvival } from './distributions/normal.js';
import { studentizedRangeCdf, studentizedRangeQuantile } from './distributions/studentized-range.js';
import { ellipticE, ellipticK } from './elliptic.js';
import { erf, erfc, erfcInverse, erfInverse } from './error-function.js';
import { exponentialIntegral, exponentialIntegralE1 } from './exponential-integral.js';
import { beta, digamma, gamma, logBeta, logGamma } from './gamma.js';
import { regularizedBeta, regularizedBetaInverse } from './incomplete-beta.js';
import {
  regularizedGammaP,
  regularizedGammaPInverse,
  regularizedGammaQ,
  regularizedGammaQInverse,
} from './incomplete-gamma.js';
import { lambertW } from './lambert-w.js';
import { zeta } from './zeta.js';

export const specialFunctions: Readonly<Record<string, EngineFunction>> = {
  airyAi: { float64: airyAi },
  airyBi: { float64: airyBi },

  besselI: { float64: besselI },
  besselJ: { float64: besselJ },
  besselK: { float64: besselK },
  besselY: { float64: besselY },

  binomialCoefficient: { float64: binomialCoefficient, decimal: binomialCoefficientDecimal },
  factorial: { float64: factorial, decimal: factorialDecimal },
  permutationCount: { float64: permutationCount },

  betaCdf: { float64: betaCdf },
  betaPdf: { float64: betaPdf },
  betaQuantile: { float64: betaQuantile },
  betaSurvival: { float64: betaSurvival },
  fCdf: { float64: fCdf },
  fPdf: { float64: fPdf },
  fQuantile: { float64: fQuantile },
  fSurvival: { float64: fSurvival },
  studentCdf: { float64: studentCdf },
  studentPdf: { float64: studentPdf },
  studentQuantile: { float64: studentQuantile },
  studentSurvival: { float64: studentSurvival },

  exponentialCdf: { float64: exponentialCdf },
  exponentialPdf: { float64: exponentialPdf },
  exponentialQuantile: { float64: exponentialQuantile },
  exponentialSurvival: { float64: exponentialSurvival },
  logisticCdf: { float64: logisticCdf },
  logisticPdf: { float64: logisticPdf },
  logisticQuantile: { float64: logisticQuantile },
  logisticSurvival: { float64: logisticSurvival },
  uniformCdf: { float64: uniformCdf },
  uniformPdf: { float64: uniformPdf },
  uniformQuantile: { float64: uniformQuantile },
  uniformSurvival: { float64: uniformSurvival },
  weibullCdf: { float64: weibullCdf },
  weibullPdf: { float64: weibullPdf },
  weibullQuantile: { float64: weibullQuantile },
  weibullSurvival: { float64: weibullSurvival },

  binomialCdf: { float64: binomialCdf },
  binomialPmf: { float64: binomialPmf },
  binomialQuantile: { float64: binomialQuantile },
  binomialSurvival: { float64: binomialSurvival },
  geometricCdf: { float64: geometricCdf },
  geometricPmf: { float64: geometricPmf },
  geometricQuantile: { float64: geometricQuantile },
  geometricSurvival: { float64: geometricSurvival },
  negativeBinomialCdf: { float64: negativeBinomialCdf },
  negativeBinomialPmf: { float64: negativeBinomialPmf },
  negativeBinomialQuantile: { float64: negativeBinomialQuantile },
  negativeBinomialSurvival: { float64: negativeBinomialSurvival },
  poissonCdf: { float64: poissonCdf },
  poissonPmf: { float64: poissonPmf },
  poissonQuantile: { float64: poissonQuantile },
  poissonSurvival: { float64: poissonSurvival },

  chiSquaredCdf: { float64: chiSquaredCdf },
  chiSquaredPdf: { float64: chiSquaredPdf },
  chiSquaredQuantile: { float64: chiSquaredQuantile },
  chiSquaredSurvival: { float64: chiSquaredSurvival },
  gammaCdf: { float64: gammaCdf },
  gammaPdf: { float64: gammaPdf },
  gammaQuantile: { float64: gammaQuantile },
  gammaSurvival: { float64: gammaSurvival },

  hypergeometricCdf: { float64: hypergeometricCdf },
  hypergeometricPmf: { float64: hypergeometricPmf },
  hypergeometricQuantile: { float64: hypergeometricQuantile },
  hypergeometricSurvival: { float64: hypergeometricSurvival },

  lognormalCdf: { float64: lognormalCdf },
  lognormalPdf: { float64: lognormalPdf },
  lognormalQuantile: { float64: lognormalQuantile },
  lognormalSurvival: { float64: lognormalSurvival },

  normalCdf: { float64: normalCdf, decimal: normalCdfDecimal },
  normalPdf: { float64: normalPdf, decimal: normalPdfDecimal },
  normalQuantile: { float64: normalQuantile, decimal: normalQuantileDecimal },
  normalSurvival: { float64: normalSurvival, decimal: normalSurvivalDecimal },

  studentizedRangeCdf: { float64: studentizedRangeCdf },
  studentizedRangeQuantile: { float64: studentizedRangeQuantile },

  ellipticE: { float64: ellipticE },
  ellipticK: { float64: ellipticK },

  erf: { float64: erf, decimal: erfDecimal },
  erfc: { float64: erfc, decimal: erfcDecimal },
  erfcInverse: { float64: erfcInverse },
  erfInverse: { float64: erfInverse },

  exponentialIntegral: { float64: exponentialIntegral },
  exponentialIntegralE1: { float64: exponentialIntegralE1 },

  beta: { float64: beta },
  digamma: { float64: digamma },
  gamma: { float64: gamma, decimal: gammaDecimal },
  logBeta: { float64: logBeta },
  logGamma: { float64: logGamma, decimal: logGammaDecimal },

  regularizedBeta: { float64: regularizedBeta },
  regularizedBetaInverse: { float64: regularizedBetaInverse },

  regularizedGammaP: { float64: regularizedGammaP },
  regularizedGammaPInverse: { float64: regularizedGammaPInverse },
  regularizedGammaQ: { float64: regularizedGammaQ },
  regularizedGammaQInverse: { float64: regularizedGammaQInverse },

  lambertW: { float64: lambertW },

  zeta: { float64: zeta },
};
