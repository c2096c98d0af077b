/** What authors import of the special functions. */
export { normalCdf, normalPdf, normalQuantile, normalSurvival } from './distributions/normal.js';
export { erf, erfc, erfcInverse, erfInverse } from './error-function.js';
export { beta, digamma, gamma, logBeta, logGamma } from './gamma.js';
