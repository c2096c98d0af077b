/** Conversion to and from units that count logarithms, such as dBm: by way of the coherent SI unit. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import { logarithmOfTen, powerOfTen } from '../arithmetic/big-decimal-logarithm.js';
import { toDecimal } from './exact.js';
import { DIGITS } from './exact-conversion.js';
import type { Unit } from './unit.js';

type Scale = Pick<Unit, 'exact' | 'kind' | 'logScale' | 'offset'>;

/** The value in the unit `to`; NaN or infinite where it is not positive. At least one of the units is logarithmic. */
export function logarithmic(from: Scale, to: Scale): (value: BigDecimal) => BigDecimal {
  const [fromFactor, toFactor] = [toDecimal(from.exact), toDecimal(to.exact)];
  const [fromOffset, toOffset] = [toDecimal(from.offset), toDecimal(to.offset)];
  const [fromScale, toScale] = [BigDecimal.fromNumber(from.logScale), BigDecimal.fromNumber(to.logScale)];
  return (value) => {
    const si =
      from.kind === 'log'
        ? fromFactor.times(powerOfTen(value.dividedBy(fromScale)))
        : value.plus(fromOffset).times(fromFactor);
    const inUnit = si.dividedBy(toFactor);
    return (to.kind === 'log' ? logarithmOfTen(inUnit).times(toScale) : inUnit.minus(toOffset)).rounded(DIGITS);
  };
}
