/** The special functions and distributions that formulas may call. */
import type { EngineFunction } from '../functions.js';
import { normalCdf, normalPdf, normalQuantile, normalSurvival } from './distributions/normal.js';
import { erf, erfc, erfcInverse, erfInverse } from './error-function.js';
import { beta, digamma, gamma, logBeta, logGamma } from './gamma.js';

export const specialFunctions: Readonly<Record<string, EngineFunction>> = {
  gamma: { float64: gamma },
  logGamma: { float64: logGamma },
  digamma: { float64: digamma },
  beta: { float64: beta },
  logBeta: { float64: logBeta },
  erf: { float64: erf },
  erfc: { float64: erfc },
  erfInverse: { float64: erfInverse },
  erfcInverse: { float64: erfcInverse },
  normalPdf: { float64: normalPdf },
  normalCdf: { float64: normalCdf },
  normalSurvival: { float64: normalSurvival },
  normalQuantile: { float64: normalQuantile },
};
