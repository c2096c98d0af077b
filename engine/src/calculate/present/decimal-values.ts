/** Decimals of results: the double, and `exact` with all digits. */
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { Decimal34 } from '../../arithmetic/decimal34.js';
import { readNumberText } from '../read/number-text.js';
import type { Currency } from './currency.js';
import { type DecimalValue, finite, notWhole, shownAs } from './numeric-values.js';

export const decimalValue: DecimalValue = (spec, result, what, { currency }, chosen) => {
  const raw: Decimal = new Decimal34(result);
  // Checked before conversion: units have no NaN.
  finite(raw.toNumber(), what);
  if (spec.kind === 'integer' && !raw.isInteger()) throw notWhole(what, raw);
  let shown = raw;
  if (spec.kind === 'percent') shown = raw.times(100);
  if (spec.kind === 'quantity' || spec.kind === 'measure') {
    const { identity, exact } = shownAs(spec, chosen).toShown;
    if (!identity) {
      const converted = exact(readNumberText(raw.toString())!);
      return {
        value: finite(converted.toNumber(), what),
        exact: exactText(converted.isZero, converted.leading, converted),
      };
    }
  }
  const value = spec.kind === 'money' && spec.per === undefined ? rounded(shown, currency) : shown;
  return { value: finite(value.toNumber(), what), exact: exactText(shown.isZero(), shown.e, shown) };
};

/** Half-even to the minor unit: a price per unit is a rate, not an amount, and keeps its digits. */
function rounded(amount: Decimal, currency: Currency): Decimal {
  return amount.toDecimalPlaces(currency.digits);
}

/** All digits, without an exponent while that stays readable. */
function exactText(zero: boolean, exponent: number, value: { toFixed(): string; toString(): string }): string {
  if (zero) return '0';
  return exponent >= -7 && exponent < 34 ? value.toFixed() : value.toString();
}
