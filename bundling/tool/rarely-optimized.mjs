/**
 * How V8 is to run the code generation: thousands of formulas each run a few dozen times, and optimizing them costs more than
 * it gains, so a function must have run fifteen times as long as usual before it is optimized, and none is compiled twice.
 */
import { setFlagsFromString } from 'node:v8';

/** For a process that is started for it. */
export const OPTIMIZE_RARELY = ['--interrupt-budget=1000000', '--no-flush-bytecode'];

/** To be called before the code generation is loaded. */
export function optimizeRarely() {
  setFlagsFromString(OPTIMIZE_RARELY.join(' '));
}
