/** For those who run the code generation from where it is installed. */
export { optimizeRarely } from '../tool/rarely-optimized.mjs';
