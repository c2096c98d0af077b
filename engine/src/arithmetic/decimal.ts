/** The decimal arithmetic with everything that formulas may call. */
import { createDecimalArithmetic } from './decimal-arithmetic.js';
import { engineLibrary } from './registry.js';

export { Decimal34 } from './decimal34.js';

export const decimal = createDecimalArithmetic(engineLibrary);
