/** Conversions between units, also of levels and temperatures. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedUnits, converter, parseUnit, type Unit, unitOf } from '../../../engine/src/units/index.js';
import { allUnits } from '../../../engine/src/units/registry.js';
import { Decimal34 } from '../arithmetic/decimal-js.js';
import { convertDecimal, factorOf } from './on-decimals.js';

const convert = (value: number, from: string, to: string): number => converter(unitOf(from), unitOf(to))(value);

describe('converter', () => {
  it.each([
    [36, 'km/h', 'm/s', 10],
    [2.54, 'cm', 'in', 1],
    [1, 'in', 'cm', 2.54],
    [0.1, 'in', 'mm', 2.54],
    [154, 'lb', 'kg', 69.85322498],
    [72, 'in', 'm', 1.8288],
    [37, '°C', '°F', 98.6],
    [98.6, '°F', '°C', 37],
    [-40, '°C', '°F', -40],
    [32.018, '°F', '°C', 0.01],
    [0, 'K', '°F', -459.67],
    [0, '°C', 'K', 273.15],
    [80, '°Ré', '°C', 100],
    [33, '°N', '°C', 100],
    [7.5, '°Rø', '°C', 0],
    [60, '°Rø', '°C', 100],
    [491.67, '°R', '°C', 0],
    [9, 'Δ°F', 'Δ°C', 5],
    [9, 'K', 'Δ°F', 16.2],
    [180, 'deg', 'rad', Math.PI],
    [Math.PI, 'rad', 'deg', 180],
    [100, 'gon', '°', 90],
    [60, 'rpm', 'rad/s', 2 * Math.PI],
    [50, '%', '', 0.5],
    [1, 'GiB', 'MiB', 1024],
    [100, 'Mbit/s', 'MB/s', 12.5],
    [1, 'kWh', 'MJ', 3.6],
    [14.5, 'psi', 'kPa', 99.97398075094124],
    [1, 'atm', 'mmHg', 759.9998917256113],
    [760, 'Torr', 'atm', 1],
    [7, 'L/100km', 'mL/km', 70],
    [1, 'Np', 'dB', 8.685889638065037],
    [100, 'ft2', 'm2', 9.290304],
    [1e6, 'µm', 'm', 1],
    [5, 'm', 'm', 5],
    [0, 'km', 'm', 0],
  ])('%d %s in %s is exactly so', (value, from, to, expected) => {
    // 14.5 psi and 1 atm: Python's decimal, from the definitions.
    expect(Math.abs(convert(value, from, to) / expected - 1) < 2e-16 || convert(value, from, to) === expected).toBe(
      true,
    );
  });

  it.each([
    [0, 'dBm', 'mW', 1],
    [30, 'dBm', 'W', 1],
    [1, 'mW', 'dBm', 0],
    [20, 'dBm', 'dBW', -10],
    [0, 'dBu', 'V', Math.sqrt(0.6)],
    [94, 'dB SPL', 'Pa', 1.0023744672545445],
    [7, 'pH', 'mol/L', 1e-7],
    [1e-3, 'mol/L', 'pH', 3],
    [6, 'dBV', 'V', 1.9952623149688795],
  ])('%d %s is %d %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 14);
  });

  it('has no level for what is not positive', () => {
    expect(convert(-1, 'W', 'dBm')).toBeNaN();
    expect(convert(0, 'W', 'dBm')).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is made once for a pair of units', () => {
    expect(converter(unitOf('ft'), unitOf('m'))).toBe(converter(unitOf('ft'), unitOf('m')));
  });

  it('refuses another dimension', () => {
    expect(() => converter(unitOf('m'), unitOf('s'))).toThrow('different dimensions');
    expect(() => converter(unitOf('°C'), unitOf('Δ°C'))).toThrow('different dimensions');
    expect(() => convertDecimal(new Decimal34(1), unitOf('rpm'), unitOf('Hz'))).toThrow('different dimensions');
  });

  it('takes extreme doubles', () => {
    expect(convert(Number.MAX_VALUE, 'km', 'mm')).toBe(Number.POSITIVE_INFINITY);
    expect(convert(Number.MIN_VALUE, 'mm', 'km')).toBe(0);
    expect(convert(1e300, 'm', 'km')).toBe(1e297);
    expect(convert(2, 'Qm^9', 'qm^9')).toBe(Number.POSITIVE_INFINITY);
    expect(convert(2, 'qm^9', 'Qm^9')).toBe(0);
    expect(convert(1e-300, 'Qm^9', 'qm^9')).toBe(1e240);
    expect(convert(Number.NaN, 'm', 'km')).toBeNaN();
    expect(Object.is(convert(-0, '°C', 'K'), 273.15)).toBe(true);
  });
});

describe('convertExact', () => {
  it.each([
    ['1', 'lbf', 'N', '4.4482216152605'],
    ['1', 'ft', 'm', '0.3048'],
    ['1', 'psi', 'Pa', '6894.757293168361336722673445346891'],
    ['98.6', '°F', '°C', '37'],
    ['1', 'deg', 'rad', '0.01745329251994329576923690768488613'],
    ['1', 'pc', 'au', '206264.8062470963551564733573307786'],
    ['1', 'BTU', 'J', '1055.05585262'],
    ['3', 'dB', 'dB', '3'],
    ['10', 'dBm', 'mW', '10'],
  ])('%s %s is %s %s', (value, from, to, expected) => {
    expect(convertDecimal(new Decimal34(value), unitOf(from), unitOf(to)).toString()).toBe(expected);
  });
});

const linear = allUnits()
  .map(({ symbol }) => unitOf(symbol))
  .filter(({ kind }) => kind !== 'log');
const byDimension = groups(linear);

function groups(units: readonly Unit[]): Map<string, Unit[]> {
  const result = new Map<string, Unit[]>();
  for (const unit of units) {
    // Differences of temperature convert among themselves alone.
    const key = unit.dimension.join() + (/^Δ/.test(unit.symbol) ? 'Δ' : '');
    result.set(key, [...(result.get(key) ?? []), unit]);
  }
  return result;
}

const several = [...byDimension.values()].filter((units) => units.length > 1);
/** Three units of one dimension. */
const triple = fc
  .constantFrom(...several)
  .chain((units) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units), fc.constantFrom(...units)));
const shortDecimal = fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 0, max: 6 }));

describe('laws of conversion', () => {
  it('there and back is the same value', () => {
    fc.assert(
      fc.property(triple, shortDecimal, ([a, b], [digits, places]) => {
        const value = new Decimal34(digits).div(new Decimal34(10).pow(places));
        const back = convertDecimal(convertDecimal(value, a, b), b, a);
        const size = Math.max(1e-300, Math.abs(value.toNumber()) + Math.abs(a.offset.num === 0n ? 0 : 500));
        // An offset costs digits where the other unit is large (K beside QK).
        const tolerance =
          a.kind === 'affine' || b.kind === 'affine'
            ? 1e-30 * size * Math.max(1, factorOf(b).div(factorOf(a)).toNumber()) * 1e3
            : 1e-32 * size;
        expect(back.minus(value).abs().toNumber()).toBeLessThanOrEqual(tolerance);
      }),
      { seed: 1, numRuns: 1500 },
    );
  });

  it('by way of a third unit is the same as directly', () => {
    fc.assert(
      fc.property(triple, shortDecimal, ([a, b, c], [digits]) => {
        fc.pre([a, b, c].every(({ kind }) => kind === 'linear'));
        const value = new Decimal34(digits);
        const direct = convertDecimal(value, a, c);
        const detour = convertDecimal(convertDecimal(value, a, b), b, c);
        expect(detour.minus(direct).abs().toNumber()).toBeLessThanOrEqual(Math.abs(direct.toNumber()) * 1e-32);
      }),
      { seed: 2, numRuns: 1500 },
    );
  });

  it('a short decimal gives the double nearest to the exact result', () => {
    fc.assert(
      fc.property(triple, shortDecimal, ([a, b], [digits, places]) => {
        const value = Number(`${digits}e-${places}`);
        const exact = convertDecimal(new Decimal34(value), a, b).toNumber();
        expect(converter(a, b)(value) + 0).toBe(exact + 0);
      }),
      { seed: 3, numRuns: 1500 },
    );
  });

  it('any double is right within one unit in the last place', () => {
    fc.assert(
      fc.property(triple, fc.double({ min: 1e-6, max: 1e9, noNaN: true }), ([a, b], value) => {
        fc.pre(a.kind === 'linear' && b.kind === 'linear');
        const exact = convertDecimal(new Decimal34(value), a, b).toNumber();
        expect(Math.abs(converter(a, b)(value) / exact - 1)).toBeLessThan(2.3e-16);
      }),
      { seed: 4, numRuns: 1500 },
    );
  });

  it('is monotonic', () => {
    fc.assert(
      fc.property(
        triple,
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        ([a, b], x, y) => {
          const to = converter(a, b);
          if (x < y) expect(to(x)).toBeLessThanOrEqual(to(y));
        },
      ),
      { seed: 5, numRuns: 1500 },
    );
  });
});

describe('laws of text', () => {
  const factor = fc.tuple(fc.constantFrom(...linear), fc.constantFrom(-3, -2, -1, 0.5, 1, 2, 3));

  it('a shown unit reads as itself', () => {
    fc.assert(
      fc.property(
        fc.array(factor, { minLength: 1, maxLength: 3 }),
        fc.array(factor, { maxLength: 3 }),
        (over, under) => {
          const write = (factors: typeof over): string =>
            factors.map(([unit, exponent]) => `${unit.symbol}^${exponent}`).join('*');
          const parsed = parseUnit(under.length === 0 ? write(over) : `${write(over)}/(${write(under)})`);
          fc.pre(parsed.ok);
          if (!parsed.ok) return;
          const again = unitOf(parsed.unit.symbol);
          expect(again.symbol).toBe(parsed.unit.symbol);
          expect(factorOf(again).toString()).toBe(factorOf(parsed.unit).toString());
          expect(again.dimension).toEqual(parsed.unit.dimension);
        },
      ),
      { seed: 6, numRuns: 1500 },
    );
  });

  it('no text makes the parser throw, and every offered unit is understood', () => {
    const pieces = fc.constantFrom(
      'm',
      'kg',
      '/',
      '*',
      '^',
      '2',
      '-',
      '(',
      ')',
      ' ',
      'per',
      '°C',
      '²',
      '√',
      '$',
      '.',
      'µ',
      'x',
      '100',
      "'",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 130 }),
          fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
        ),
        (text) => {
          const parsed = parseUnit(text);
          if (parsed.ok)
            for (const symbol of acceptedUnits(parsed.unit))
              expect(unitOf(symbol).dimension).toEqual(parsed.unit.dimension);
          else expect(parsed.message.length).toBeGreaterThan(10);
        },
      ),
      { seed: 7, numRuns: 1500 },
    );
  });
});
