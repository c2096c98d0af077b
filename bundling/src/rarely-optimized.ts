/** For those who run the code generation from where it is installed. */
export { OPTIMIZE_RARELY, optimizeRarely } from '../tool/rarely-optimized.mjs';
