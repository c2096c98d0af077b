/** Conversion between units that count the same from another zero or in another size: to = from · scale + added, exactly. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import { divide, type Exact, multiply, subtract, toDecimal } from './exact.js';
import type { Unit } from './unit.js';

/** As many as decimal128 has. */
export const DIGITS = 34;

type Scale = Pick<Unit, 'exact' | 'offset'>;

export interface Affine {
  readonly scale: Exact;
  readonly added: Exact;
  /** The value in the other unit, right to 34 digits. */
  readonly exact: (value: BigDecimal) => BigDecimal;
}

/** Undefined where the two are the same. */
export function affine(from: Scale, to: Scale): Affine | undefined {
  const scale = divide(from.exact, to.exact);
  const added = subtract(multiply(from.offset, scale), to.offset);
  if (scale.num === scale.den && scale.pi === 0 && added.num === 0n) return undefined;
  const shift = toDecimal(added);
  const [num, den] =
    scale.pi === 0 ? [BigDecimal.of(scale.num), BigDecimal.of(scale.den)] : [toDecimal(scale), BigDecimal.of(1n)];
  const whole = scale.pi === 0 && scale.den === 1n;
  const exact = (value: BigDecimal): BigDecimal => {
    const product = value.times(num);
    return (whole ? product : product.dividedBy(den)).plus(shift).rounded(DIGITS);
  };
  return { scale, added, exact };
}
