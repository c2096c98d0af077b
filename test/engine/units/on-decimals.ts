/** What units say, as values of decimal.js: a second opinion on the engine's own exact decimals. */
import { BigDecimal } from '../../../engine/src/arithmetic/big-decimal.js';
import { toDecimal } from '../../../engine/src/units/exact.js';
import { convertExact, type Unit } from '../../../engine/src/units/index.js';
import { Decimal34 } from '../arithmetic/decimal-js.js';

/** How many of the SI's coherent unit one unit is, to 34 digits. */
export function factorOf(unit: Unit): Decimal34 {
  return new Decimal34(toDecimal(unit.exact).rounded(34).toString());
}

export function convertDecimal(value: Decimal34, from: Unit, to: Unit): Decimal34 {
  return new Decimal34(convertExact(BigDecimal.from(value.toString()), from, to).toString());
}
