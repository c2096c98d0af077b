/**
 * Which unit people of a region expect where a field is shown in another one: what pages begin with. It is looked up by
 * the shown unit rather than by the quantity: who writes millimeters thinks of inches, who writes kilometers of miles.
 */
import { displayUnit } from './display.js';

/** What people measure everyday things in: metric, US customary, or metric with miles as in the United Kingdom. */
export type UnitSystem = 'metric' | 'us' | 'uk';

export const UNIT_SYSTEMS: readonly UnitSystem[] = ['metric', 'us', 'uk'];

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(', ').map((pair) => pair.split(' > ').map(displayUnit) as [string, string]));

/** Grams stay: food labels and doses have them everywhere. */
const CUSTOMARY = table(
  'mm > in, cm > in, m > ft, km > mi, cm^2 > in^2, m^2 > ft^2, ha > ac, km^2 > mi^2, cm^3 > in^3, m^3 > ft^3, ' +
    'mL > fl oz, L > gal, kg > lb, t > ton_US, km/h > mph, m/s > ft/s, min/km > min/mi, °C > °F, Δ°C > Δ°F, ' +
    'bar > psi, kPa > psi, hPa > inHg, N*m > lbf*ft, L/min > gal/min, L/h > gal/h, kg/m^3 > lb/ft^3, kg/m > lb/ft, ' +
    'm^3/h > gal/min, mm/h > in/h, kg/ha > lb/ac, ha/h > ac/h, L/ha > gal/ac, t/ha > lb/ac, 1/m^2 > 1/ft^2, 1/ha > 1/ac, ' +
    'm^2/L > ft^2/gal, mm/d > in/d, kg/d > lb/d, kcal/kg > kcal/lb',
);

const METRIC = table(
  'in > cm, ft > m, yd > m, mi > km, in^2 > cm^2, ft^2 > m^2, ac > ha, mi^2 > km^2, in^3 > cm^3, ft^3 > m^3, ' +
    'yd^3 > m^3, fl oz > mL, cup > mL, gal > L, oz > g, lb > kg, ton_US > t, mph > km/h, ft/s > m/s, ' +
    'min/mi > min/km, °F > °C, Δ°F > Δ°C, psi > bar, inHg > hPa, lbf*ft > N*m, gal/min > L/min, lb/ft^3 > kg/m^3',
);

/** Roads are measured in miles. */
const ON_BRITISH_ROADS = table('km > mi, mi > mi, km/h > mph, mph > mph, min/km > min/mi, min/mi > min/mi');

const TABLES: Readonly<Record<UnitSystem, readonly ReadonlyMap<string, string>[]>> = {
  metric: [METRIC],
  us: [CUSTOMARY],
  uk: [ON_BRITISH_ROADS, METRIC],
};

/** The unit of a system for what is shown in `unit`, as displayed; the same where the system has no habit of its own. */
export function unitIn(system: UnitSystem, unit: string): string {
  const shown = displayUnit(unit);
  for (const habits of TABLES[system]) {
    const other = habits.get(shown);
    if (other !== undefined) return other;
  }
  return shown;
}

/** Units that few people use: they are offered after the others. */
const RARE: ReadonlySet<string> = new Set(
  (
    'µm, nm, nmi, mil, ftm, Å, au, ly, pc, kcmil, gal_imp, bbl, acft, t, ton_US, u, ozt, gr, ct, slug, st, ton_UK, µg, c, Gal, g_n, ' +
    'gon, turn, mrad, dyn, pdl, ozf, erg, eV, keV, MeV, therm, °R, °Ré, °Rø, °N, Torr, kgf/cm^2, cmH2O, inH2O, mbar, ' +
    'VA, kVA, kcal/h, ns, µs, ozf*in, kgf*cm, St, P, clo, tog, pint, qt, tsp, tbsp'
  )
    .split(', ')
    .map(displayUnit),
);

/** A unit is offered among the first up to so many times as large or small as the one that stands there. */
const NEAR = 1200;

/**
 * The offered units in two parts: first those that people write, of either system and about as large, then the rest.
 * @param sizeOf How many of some unit one of them is; undefined for scales such as temperatures.
 */
export function offeredInParts(
  chosen: string,
  shown: string,
  offered: readonly string[],
  sizeOf: (unit: string) => number | undefined,
): { readonly first: readonly string[]; readonly more: readonly string[] } {
  const size = sizeOf(chosen);
  const isFirst = (unit: string) => {
    if (unit === chosen || unit === shown) return true;
    const other = sizeOf(unit);
    if (RARE.has(unit)) return false;
    if (size === undefined || other === undefined) return true;
    return other / size < NEAR && size / other < NEAR;
  };
  const all = [...new Set([chosen, shown, ...offered])];
  return { first: all.filter(isFirst), more: all.filter((unit) => !isFirst(unit)) };
}
