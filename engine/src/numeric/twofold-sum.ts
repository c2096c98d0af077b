/**
 * Sums of products in twice the digits of doubles (Dekker: A floating-point technique for extending the available
 * precision, 1971): nearly always enough to know the one rounding of the exact sum, at a tenth of what big integers cost.
 */
import { productError, quotientError, sumError } from './double-double.js';
import { fractionNear } from './small-fraction.js';

/** Every decimal of so many digits is kept as a double. */
const DECIMAL_DIGITS = 15;
/** The powers of ten that doubles have exactly. */
const POWERS: readonly number[] = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * What a number as it is written, as a decimal or a small fraction, has beyond its double. Undefined: not known, but no more
 * than half of a last digit.
 */
function remainder(value: number): number | undefined {
  if (Number.isSafeInteger(value)) return 0;
  const places = DECIMAL_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)));
  const power = POWERS[Math.min(places, POWERS.length - 1)];
  if (power === undefined) return undefined;
  // Found without the double's text, which is dear.
  const digits = Math.round(value * power);
  if (digits / power === value) return quotientError(value, digits, power);
  const fraction = fractionNear(value);
  return fraction === undefined ? remainderOfText(value) : quotientError(value, fraction.over, fraction.under);
}

/** The same for a decimal of 16 or 17 digits. */
function remainderOfText(value: number): number | undefined {
  const text = String(value);
  const [whole = '', decimals = ''] = text.split('.');
  const power = POWERS[decimals.length];
  if (power === undefined || text.includes('e')) return undefined;
  const digits = whole + decimals;
  const half = digits.length - 8;
  const head = Number(`${digits.slice(0, half)}00000000`);
  return quotientError(value, head, power, Number(digits.slice(half)) * (value < 0 ? -1 : 1));
}

/** Between them products lose nothing but digits. */
const LEAST = 1e-250;
const MOST = 1e250;
/** Of all terms: far more than what rounding in twice the digits takes. */
const DOUBT = 2 ** -96;

/** The sum as its numbers are written, rounded once; undefined where twice the digits do not tell. */
export function twofoldSum(products: readonly (readonly number[])[]): number | undefined {
  let sum = 0;
  let rest = 0;
  let size = 0;
  let doubt = 0;
  let isWhole = true;
  for (const factors of products) {
    if (factors.includes(0)) continue;
    let high = 1;
    let low = 0;
    let unknown = 0;
    for (const factor of factors) {
      const more = remainder(factor);
      if (more === undefined) unknown += Number.EPSILON;
      else if (more !== 0) isWhole = false;
      const product = high * factor;
      if (Math.abs(product) < LEAST || Math.abs(product) > MOST) return undefined;
      const lost = productError(high, factor, product) + (high * (more ?? 0) + low * factor);
      high = product + lost;
      low = lost - (high - product);
    }
    const total = sum + high;
    const lost = sumError(sum, high, total) + rest + low;
    sum = total + lost;
    rest = lost - (sum - total);
    size += Math.abs(high);
    doubt += unknown * Math.abs(high);
  }
  if (isWhole && doubt === 0 && size <= Number.MAX_SAFE_INTEGER) return sum;
  doubt += DOUBT * size;
  const rounded = sum + (rest - doubt);
  return rounded === sum + (rest + doubt) ? rounded : undefined;
}
