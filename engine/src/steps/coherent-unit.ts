/** SI units by which readers know a dimension: `N·m²` and `W/(m²·K)` rather than products of kilograms and seconds. */
import { sameExponents } from '../arithmetic/unit-text.js';
import { BASE_DIMENSIONS } from '../units/dimensions.js';
import { dimensionForFormula } from '../units/formula.js';

const BASE_UNITS = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd'];
/** Alone, times powers of meters and kelvins, or raised to a power; earlier ones are preferred. */
const DERIVED = ['N', 'J', 'W', 'Pa', 'V', 'ohm', 'C', 'F', 'H', 'T', 'Wb'];
/** Where these are in it, a derived unit says more than base units. */
const [LENGTH, MASS, TIME, TEMPERATURE] = (['length', 'mass', 'time', 'temperature'] as const).map((name) =>
  BASE_DIMENSIONS.indexOf(name),
) as [number, number, number, number];
const MOST_FACTORS = 3;
const HIGHEST_POWER = 3;

/** A unit of this dimension, as it is written in a calculator; `''` where none is easily read. */
export function coherentUnit(exponents: readonly number[]): string {
  const factors = exponents.flatMap((exponent, index) => (exponent === 0 ? [] : [{ index, exponent }]));
  if (factors.some(({ index, exponent }) => index >= BASE_UNITS.length || !Number.isInteger(exponent))) return '';
  const isMechanical = (exponents[MASS] ?? 0) !== 0 && (exponents[TIME] ?? 0) !== 0;
  const derived = isMechanical ? derivedUnit(exponents) : undefined;
  if (derived !== undefined) return derived;
  if (factors.length > MOST_FACTORS) return '';
  return quotient(factors.map(({ index, exponent }) => [BASE_UNITS[index]!, exponent]));
}

function derivedUnit(exponents: readonly number[]): string | undefined {
  const whole = DERIVED.find((unit) => sameExponents(dimensionForFormula(unit).exponents, exponents));
  if (whole !== undefined) return whole;
  for (let power = 1; power <= HIGHEST_POWER; power++) {
    for (const unit of DERIVED) {
      const own = dimensionForFormula(unit).exponents;
      const rest = own.map((each, index) => (exponents[index] ?? 0) - power * each);
      const mayRemain = (index: number) => power === 1 && (index === LENGTH || index === TEMPERATURE);
      if (rest.some((each, index) => each !== 0 && !mayRemain(index))) continue;
      return quotient([
        [unit, power],
        ['m', rest[LENGTH] ?? 0],
        ['K', rest[TEMPERATURE] ?? 0],
      ]);
    }
  }
  return undefined;
}

/** `kg/(m*s^2)` */
function quotient(factors: readonly (readonly [unit: string, exponent: number])[]): string {
  const side = (sign: 1 | -1) =>
    factors
      .filter(([, exponent]) => exponent * sign > 0)
      .map(([unit, exponent]) => (Math.abs(exponent) === 1 ? unit : `${unit}^${Math.abs(exponent)}`));
  const [over, under] = [side(1), side(-1)];
  const numerator = over.join('*') || '1';
  if (under.length === 0) return numerator;
  return `${numerator}/${under.length === 1 ? under[0] : `(${under.join('*')})`}`;
}
