/** Decimals, for the calculators whose formulas run on them. */
export { Decimal34, round34, WideDecimal } from '@reckoner/engine/arithmetic/decimal34';
export { decimalMethod } from '@reckoner/engine/calculate/decimal-method';
export { Decimal } from 'decimal.js';
