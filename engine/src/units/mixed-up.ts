/** The units that people may have meant without saying so: those of a picker, without the ones that are always named. */
import { acceptedUnits } from './quantities.js';
import type { Unit } from './unit.js';

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

/** By the symbol of the unit; they are asked for units of the catalogue. */
const known = new Map<string, readonly string[]>();

/** @example mixedUpUnits(unitOf('kg')) // ['kg', 'g', 'mg', 'µg', 't', 'lb', 'oz', 'st', …] */
export function mixedUpUnits(unit: Unit): readonly string[] {
  const before = known.get(unit.symbol);
  if (before !== undefined) return before;
  const accepted = acceptedUnits(unit);
  const units = LONGEST_FIRST.has(unit.symbol) ? [...accepted].reverse() : accepted;
  const mixedUp = ALWAYS_NAMED.has(unit.symbol) ? units : units.filter((one) => !ALWAYS_NAMED.has(one));
  known.set(unit.symbol, mixedUp);
  return mixedUp;
}
