/** Units of the unit check in words, for its messages. */
import { raisedUnit } from '../typeset/superscripts.js';
import { dimensionForFormula } from '../units/formula.js';
import type { Operand } from './arithmetic.js';
import type { Quantity } from './quantity.js';

const TOLERANCE = 1e-9;

/** Equal but for the rounding of fractional powers; missing exponents are zero. */
export function sameExponents(a: readonly number[], b: readonly number[]): boolean {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > TOLERANCE) return false;
  return true;
}

/** Equal but for rounding: one unit's scale may come by different ways. */
export function sameScale(a: number, b: number): boolean {
  return Math.abs(a - b) <= TOLERANCE * Math.abs(b);
}

/** SI units of the base dimensions, in the order of `BASE_DIMENSIONS`. */
const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'rad', 'bit', '$', 'dB', 'IU', 'Eq'];
/** Derived units by which readers know a product of base units. */
const DERIVED_UNITS = ['N', 'J', 'W', 'Pa', 'V', 'ohm', 'Hz', 'C', 'F', 'H', 'T', 'Wb', 'm/s', 'm^2', 'm^3', 'm/s^2'];

function coherentUnit(exponents: readonly number[]): string {
  const derived = DERIVED_UNITS.find((unit) => sameExponents(dimensionForFormula(unit).exponents, exponents));
  if (derived !== undefined) return derived;
  return exponents
    .flatMap((exponent, i) =>
      Math.abs(exponent) > TOLERANCE ? [`${BASE_UNITS[i]}${raisedUnit(Number(exponent.toFixed(3)))}`] : [],
    )
    .join('·');
}

/** The unit of a value: as written, or in SI units with the scale: `1000 × m·kg`, `J`. */
export function unitText(x: Operand<Quantity>): string {
  if (typeof x !== 'object') return 'a plain number';
  if (x.unit !== undefined && x.unit !== '') return x.unit;
  const scaled = sameScale(x.scale, 1) ? '' : `${Number(x.scale.toPrecision(6))}`;
  if (sameExponents(x.exponents, [])) return scaled === '' ? 'a plain number' : `a plain number times ${scaled}`;
  return scaled === '' ? coherentUnit(x.exponents) : `${scaled} × ${coherentUnit(x.exponents)}`;
}
