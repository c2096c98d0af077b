/** Units by region: which one stands for another, and which are offered first. */
import { acceptedUnits, parseUnit, sameDimension, unitOf } from '@reckoner/engine/units/index';
import { QUANTITIES } from '@reckoner/engine/units/tables/quantities';
import { offeredInParts, UNIT_SYSTEMS, unitIn } from '@reckoner/engine/units/unit-systems';
import { describe, expect, it, test } from 'vitest';

const OFFERED = QUANTITIES.flatMap(({ units }) => units.map((unit) => unitOf(unit).symbol));

describe('the unit of a system', () => {
  it.each(UNIT_SYSTEMS)('%s has for each unit one of the same dimension, and keeps that', (system) => {
    for (const unit of OFFERED) {
      const own = unitIn(system, unit);
      const parsed = parseUnit(own);
      expect(parsed.ok && sameDimension(parsed.unit, unitOf(unit)), `${unit} and ${own}`).toBe(true);
      expect(unitIn(system, own), unit).toBe(own);
    }
  });

  test.each([
    ['cm', 'in', 'cm'],
    ['m', 'ft', 'm'],
    ['km', 'mi', 'mi'],
    ['km/h', 'mph', 'mph'],
    ['min/km', 'min/mi', 'min/mi'],
    ['kg', 'lb', 'kg'],
    ['°C', '°F', '°C'],
    ['ft', 'ft', 'm'],
    ['g', 'g', 'g'],
    ['mg/dL', 'mg/dL', 'mg/dL'],
    ['kWh', 'kWh', 'kWh'],
  ])('%s is %s in the US, %s in the UK', (unit, us, uk) => {
    expect([unitIn('us', unit), unitIn('uk', unit)]).toEqual([us, uk]);
  });

  it('leads from US customary to metric units and back by the same size', () => {
    for (const [unit, other] of [
      ['kg', 'lb'],
      ['km', 'mi'],
      ['°C', '°F'],
      ['L', 'gal'],
    ] as const) {
      expect(unitIn('metric', unitIn('us', unit))).toBe(unit);
      expect(unitIn('us', unitIn('metric', other))).toBe(other);
    }
  });
});

describe('what is offered first', () => {
  const size: Record<string, number> = { cm: 1, m: 100, mm: 0.1, km: 1e5, in: 2.54, ft: 30.48, mil: 0.00254, pc: 3e18 };
  const parts = (chosen: string, shown: string) => offeredInParts(chosen, shown, Object.keys(size), (one) => size[one]);

  it('is what stands there, then what is about as large and in use', () => {
    expect(parts('ft', 'cm')).toEqual({ first: ['ft', 'cm', 'm', 'mm', 'in'], more: ['km', 'mil', 'pc'] });
  });

  it('is what an author chose, however rare', () => {
    expect(parts('pc', 'pc').first).toEqual(['pc']);
  });

  it('loses none and has none twice', () => {
    for (const unit of OFFERED) {
      const offered = acceptedUnits(unitOf(unit));
      const { first, more } = offeredInParts(unit, unit, offered, () => undefined);
      expect([...first, ...more].sort()).toEqual([...new Set(offered)].sort());
    }
  });
});
