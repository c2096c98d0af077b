/** Decimals for the inside of a special function: more digits than the 34 of the result, so that these are all right. */
import { Decimal } from '../../arithmetic/decimal-number.js';
import { round34 } from '../../arithmetic/decimal34.js';

/** 34 digits, and what cancellation and rounding on the way take. */
export const Working = /* @__PURE__ */ Decimal.ofPrecision(50);

export type DecimalArgument = Decimal | number;

/** A function on working decimals as one on 34 digits: arguments are widened, the result is rounded. */
export function toDecimal34<A extends DecimalArgument[]>(
  compute: (...args: { [K in keyof A]: Decimal }) => Decimal,
): (...args: A) => Decimal {
  return (...args) => {
    const wide = args.map((argument) => new Working(argument)) as { [K in keyof A]: Decimal };
    return round34(compute(...wide));
  };
}

const PI_TEXT = '3.1415926535897932384626433832795028841971693993751058209749446';

let pi: Decimal | undefined;
/** π with all working digits. */
export function workingPi(): Decimal {
  pi ??= new Working(PI_TEXT);
  return pi;
}
