/** Decimals of results: the double, and `exact` with all digits. */
import type { BigDecimal } from '../../arithmetic/big-decimal.js';
import type { Decimal } from '../../arithmetic/decimal-number.js';
import { Decimal34 } from '../../arithmetic/decimal34.js';
import { readNumberText } from '../read/number-text.js';
import type { Currency } from './currency.js';
import { type DecimalValue, finite, notWhole, shownAs } from './numeric-values.js';

export const decimalValue: DecimalValue = (spec, result, what, presentation, chosen) => {
  const { value, shown } = valued(spec, result, what, presentation, chosen);
  return { value, exact: exactText(shown) };
};

/** The double alone: where thousands of values are asked for, their digits take a fifth of the time. */
export const decimalDouble: DecimalValue = (spec, result, what, presentation, chosen) => {
  return { value: valued(spec, result, what, presentation, chosen).value };
};

type Shown = Pick<BigDecimal, 'isZero' | 'leading' | 'toFixed' | 'toString'>;

function valued(...[spec, result, what, { currency }, chosen]: Parameters<DecimalValue>): {
  readonly value: number;
  readonly shown: Shown;
} {
  const raw: Decimal = new Decimal34(result);
  // Checked before conversion: units have no NaN.
  if (!raw.isFinite()) finite(raw.toNumber(), what);
  if (spec.kind === 'integer' && !raw.isInteger()) throw notWhole(what, raw);
  let shown = raw;
  if (spec.kind === 'percent') shown = raw.times(100);
  if (spec.kind === 'quantity' || spec.kind === 'measure') {
    const { identity, exact } = shownAs(spec, chosen).toShown;
    if (!identity) {
      const converted = exact(readNumberText(raw.toString())!);
      return { value: finite(converted.toNumber(), what), shown: converted };
    }
  }
  const value = spec.kind === 'money' && spec.per === undefined ? rounded(shown, currency) : shown;
  return { value: finite(value.toNumber(), what), shown: shown.big };
}

/** Half-even to the minor unit: a price per unit is a rate, not an amount, and keeps its digits. */
function rounded(amount: Decimal, currency: Currency): Decimal {
  return amount.toDecimalPlaces(currency.digits);
}

/** All digits, without an exponent while that stays readable. */
function exactText(value: Shown): string {
  if (value.isZero) return '0';
  return value.leading >= -7 && value.leading < 34 ? value.toFixed() : value.toString();
}
