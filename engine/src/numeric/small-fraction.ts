/** Reads doubles that are quotients: 0.3333333333333333 is 1/3. */

/** Fewer digits are a decimal that someone wrote; a quotient such as 1/3 has all that a double holds. */
const DIGITS_OF_A_QUOTIENT = 16;
const LARGEST_DENOMINATOR = 10_000;
/** How likely a number with all its digits may be near a fraction by chance. */
const CHANCE = 1e-7;

/** Numerator and denominator, which are whole and small. */
export interface SmallFraction {
  readonly over: number;
  /** Positive. */
  readonly under: number;
}

/**
 * The fraction with a small denominator that a double stands for; undefined where it is a decimal, or any other number.
 * @example smallFraction(1 / 3) // { over: 1, under: 3 }
 */
export function smallFraction(value: number): SmallFraction | undefined {
  const text = String(value);
  if (text.length < DIGITS_OF_A_QUOTIENT) return undefined;
  const [digits = ''] = text.split('e');
  if (digits.replace('.', '').replace(/^-?0*/, '').length < DIGITS_OF_A_QUOTIENT) return undefined;
  return fractionNear(value);
}

/** The same for a double that is known to be no decimal of 15 digits. */
export function fractionNear(value: number): SmallFraction | undefined {
  const spacing = Number.EPSILON * Math.abs(value);
  let [over, under, lastOver, lastUnder] = [Math.floor(value), 1, 1, 0];
  for (let rest = value - over; rest > 0; ) {
    const whole = Math.floor(1 / rest);
    rest = 1 / rest - whole;
    [over, under, lastOver, lastUnder] = [whole * over + lastOver, whole * under + lastUnder, over, under];
    if (under > LARGEST_DENOMINATOR || under * under * spacing > CHANCE) return undefined;
    if (Math.abs(over / under - value) <= spacing / 4) return { over, under };
  }
  return undefined;
}
