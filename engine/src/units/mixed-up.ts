/**
 * The units that people may have meant without saying so: those of a picker, without the ones that are always named and
 * those of another order of size.
 */
import { toNumber } from './exact.js';
import { acceptedUnits } from './quantities.js';
import { type Unit, unitOf } from './unit.js';

/** Nobody leaves these out, but where a quantity is shown in one of them. */
const ALWAYS_NAMED: ReadonlySet<string> = new Set([
  ...['mil', 'ftm', 'Å', 'au', 'ly', 'pc', 'nmi'],
  ...['ozt', 'gr', 'ct', 'slug', 'u'],
  ...['yd³', 'bbl', 'acft', 'kcmil'],
  ...['°R', '°Ré', '°Rø', '°N'],
  ...['therm', 'erg', 'eV', 'keV', 'MeV'],
  ...['ozf', 'dyn', 'pdl', 'tonf', 'ozf·in'],
  ...['Gal', 'P', 'lbf·s/ft²', 'c', 'turn', 'gon', 'bbl/d', 'MGD'],
]);

/** Terms and ages: whoever does not mean years means months before days, and days before seconds. */
const LONGEST_FIRST: ReadonlySet<string> = new Set(['yr', 'month']);

/** An hour is taken for minutes, days or a year, but not for milliseconds. */
const FURTHEST_APART = 10_000;

/** By the symbol of the unit; they are asked for units of the catalogue. */
const known = new Map<string, readonly string[]>();

/** @example mixedUpUnits(unitOf('kg')) // ['kg', 'g', 'mg', 'µg', 't', 'lb', 'oz', 'st', …] */
export function mixedUpUnits(unit: Unit): readonly string[] {
  const before = known.get(unit.symbol);
  if (before !== undefined) return before;
  const accepted = acceptedUnits(unit);
  const units = LONGEST_FIRST.has(unit.symbol) ? [...accepted].reverse() : accepted;
  const named = ALWAYS_NAMED.has(unit.symbol) ? units : units.filter((one) => !ALWAYS_NAMED.has(one));
  const mixedUp = named.filter((one) => areOfAKind(unit, unitOf(one)));
  known.set(unit.symbol, mixedUp);
  return mixedUp;
}

/** By their sizes; what is computed in the SI's own unit is written in it by mistake whatever the other one is. */
function areOfAKind(one: Unit, other: Unit): boolean {
  const [size, otherSize] = [toNumber(one.exact), toNumber(other.exact)];
  if (size === 1 || otherSize === 1) return true;
  return Math.max(size / otherSize, otherSize / size) <= FURTHEST_APART;
}
