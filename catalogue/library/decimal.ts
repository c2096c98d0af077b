/** Decimals, for the calculators whose formulas run on them. */
export { Decimal } from '@reckoner/engine/arithmetic/decimal-number';
export { Decimal34, round34, WideDecimal } from '@reckoner/engine/arithmetic/decimal34';
export { decimalMethod } from '@reckoner/engine/calculate/evaluate/decimal-method';
