/** What a unit measures, in words, and which other units are offered for it. */

import { raisedUnit } from '../typeset/superscripts.js';
import { BASE_DIMENSIONS, type Dimension, isDimensionless } from './dimensions.js';
import { displayExpression, displayUnit } from './display.js';
import type { UnitFactor } from './parse.js';
import { onUnitTables, unitTables } from './table-set.js';
import type { NamedQuantity } from './tables/quantities.js';
import { parseUnit, sameDimension, type Unit, unitOf } from './unit.js';

const MOST_OFFERED = 20;

interface Index {
  readonly byDimension: ReadonlyMap<string, NamedQuantity>;
  /** Symbol and dimension to the quantity that lists the unit: N·m is a torque, J an energy. */
  readonly bySymbol: ReadonlyMap<string, NamedQuantity>;
}

let built: Index | undefined;
onUnitTables(() => {
  built = undefined;
});

function index(): Index {
  if (built) return built;
  const byDimension = new Map<string, NamedQuantity>();
  const bySymbol = new Map<string, NamedQuantity>();
  for (const quantity of unitTables().quantities) {
    const key = unitOf(quantity.units[0] ?? '').dimension.join();
    if (!byDimension.has(key)) byDimension.set(key, quantity);
    for (const text of quantity.units) {
      const symbol = displayUnit(text);
      if (!bySymbol.has(symbol)) bySymbol.set(symbol, quantity);
    }
  }
  built = { byDimension, bySymbol };
  return built;
}

function quantityOf(unit: Unit): NamedQuantity | undefined {
  const { byDimension, bySymbol } = index();
  return bySymbol.get(unit.symbol) ?? byDimension.get(unit.dimension.join());
}

/** What the unit measures, in words: `speed`; where there is no word, `mass·length/time²`. */
export function dimensionName(unit: Unit): string {
  if (isDimensionless(unit.dimension) && unit.kind !== 'log') return 'plain number';
  return quantityOf(unit)?.name ?? dimensionFormula(unit.dimension);
}

function dimensionFormula(dimension: Dimension): string {
  const part = (sign: 1 | -1): string =>
    BASE_DIMENSIONS.map((name, base) => [name, (dimension[base] ?? 0) * sign] as const)
      .filter(([, exponent]) => exponent > 0)
      .map(([name, exponent]) => name + raisedUnit(exponent))
      .join('·');
  const below = part(-1);
  return `${part(1) || '1'}${below ? `/${below.includes('·') ? `(${below})` : below}` : ''}`;
}

/**
 * Units of the same dimension for a picker, as shown, the given one first, at most 20. For a compound without a list
 * of its own, compounds of the units offered for its first and last factor.
 */
export function acceptedUnits(unit: Unit): string[] {
  const listed = quantityOf(unit)?.units.map(displayUnit) ?? compounds(unit);
  const same = listed.filter((symbol) => {
    const parsed = parseUnit(symbol);
    return parsed.ok && sameDimension(parsed.unit, unit);
  });
  const all = unit.symbol === '' ? [] : [unit.symbol];
  return [...new Set([...all, ...same])].slice(0, MOST_OFFERED);
}

const OFFERED_FACTORS = 3;

function alternatives({ unit }: UnitFactor): string[] {
  if (!unit) return [];
  return acceptedUnits(unitOf(unit.symbol))
    .filter((symbol) => parseUnit(symbol).ok && unitOf(symbol).kind === 'linear' && unitOf(symbol).factors.length === 1)
    .slice(0, OFFERED_FACTORS);
}

function withUnit(factor: UnitFactor, symbol: string): UnitFactor {
  const [only] = unitOf(symbol).factors;
  return only?.unit && only.exponent === 1 ? { ...factor, unit: only.unit } : factor;
}

function compounds({ factors }: Unit): string[] {
  if (factors.length < 2) return [];
  const [first, last] = [factors[0] as UnitFactor, factors.at(-1) as UnitFactor];
  const between = factors.slice(1, -1);
  return alternatives(first).flatMap((top) =>
    alternatives(last).map((below) => displayExpression([withUnit(first, top), ...between, withUnit(last, below)])),
  );
}

/** Says in a sentence why one unit cannot stand for another, naming both, with a hint for well-known mix-ups. */
export function dimensionMismatch(given: Unit, expected: Unit): string {
  const name = (unit: Unit): string => {
    const words = dimensionName(unit);
    return unit.symbol === '' ? 'a plain number' : `${words} (${unit.symbol})`;
  };
  return `Expected ${name(expected)}, got ${name(given)}.${mixUpHint(given, expected)}`;
}

function mixUpHint(given: Unit, expected: Unit): string {
  const from = dimensionName(given);
  const to = dimensionName(expected);
  const pair = `${from} > ${to}`;
  if (from.startsWith('temperature') && to.startsWith('temperature')) {
    return ' Differences are written Δ°C or Δ°F, temperatures °C or °F; K is understood as both.';
  }
  if (given.symbol === 'F' && to === 'temperature') return ' F is the farad; write °F.';
  if (given.symbol === '°' && to === 'temperature') return ' Write °C or °F.';
  if (given.symbol === 'C' && to === 'temperature') return ' C is the coulomb; write °C.';
  if (/^fuel/.test(from) && /^fuel/.test(to))
    return ' One is the reciprocal of the other: 100 divided by km/L is L/(100 km).';
  if (pair === 'mass > force') return ' For a force write lbf or kgf.';
  if (pair === 'force > mass') return ' For a mass write lb or kg.';
  if (pair === 'ion concentration > molar concentration' || pair === 'molar concentration > ion concentration') {
    return ' Ions of one charge (sodium, chloride, bicarbonate) have the same figure in mEq/L and mmol/L.';
  }
  if (from.includes('concentration') && to.includes('concentration')) {
    return ' Grams and moles convert only with the molar mass of the substance.';
  }
  if (pair === 'angular velocity > frequency') return ' One revolution is one cycle: 60 rpm is 1 Hz.';
  if (pair === 'frequency > angular velocity') return ' One cycle is one revolution: 1 Hz is 60 rpm.';
  const letters = given.symbol.toLowerCase() === expected.symbol.toLowerCase();
  return letters ? ' Upper and lower case matter.' : '';
}
