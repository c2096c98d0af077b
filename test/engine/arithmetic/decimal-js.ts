/** decimal.js with the digits of the engine's decimals: a second opinion on them. */
import { Decimal } from 'decimal.js';

const LIMITS = { maxE: 6000, minE: -6000, rounding: Decimal.ROUND_HALF_EVEN } as const;

export const Decimal34 = Decimal.clone({ precision: 34, ...LIMITS });
export type Decimal34 = Decimal;

export const WideDecimal = Decimal.clone({ precision: 80, ...LIMITS });
