/** Texts of numbers with units, with laws over random ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal34 } from '../../../engine/src/arithmetic/decimal34.js';
import { parseQuantityText, sameDimension, type Unit, unitOf } from '../../../engine/src/units/index.js';
import { processorTime } from '../../processor.js';

describe('parseQuantityText understands', () => {
  it.each([
    ['154 lb', '154', 'lb'],
    ['154lb', '154', 'lb'],
    ['72 °F', '72', '°F'],
    ['-40°C', '-40', '°C'],
    ['−40 °C', '-40', '°C'],
    ['1e3 lbf·ft', '1e3', 'lbf·ft'],
    ['1eV', '1', 'eV'],
    ['5 %', '5', '%'],
    ['0.05', '0.05', ''],
    ['+3', '3', ''],
    ['.5 m', '0.5', 'm'],
    ['5. m', '5', 'm'],
    ['1E+3 m', '1e+3', 'm'],
    ['-0', '0', ''],
    ['0.1000000000000000000000000000000000001 m', '0.1000000000000000000000000000000000001', 'm'],
    ['5\'11"', '71', 'in'],
    ['5′11″', '71', 'in'],
    ['5’11”', '71', 'in'],
    ["5'11", '71', 'in'],
    ['5\' 11 1/2"', '71.5', 'in'],
    ["5'", '5', 'ft'],
    ['11"', '11', 'in'],
    ['5 ft 11 in', '71', 'in'],
    ['5ft11in', '71', 'in'],
    ['5 feet, 11 inches', '71', 'in'],
    ['5 feet and 11 inches', '71', 'in'],
    ['-5 ft 11 in', '-71', 'in'],
    ['1h 30m', '90', 'min'],
    ['1h30m', '90', 'min'],
    ['25m 30s', '1530', 's'],
    ['1 h 30 min 5.5 s', '5405.5', 's'],
    ['2 d 3 h', '51', 'h'],
    ['1:30:00', '5400', 's'],
    ['0:00:59.5', '59.5', 's'],
    ['1:30 h', '90', 'min'],
    ['5:30 min/km', '330', 's/km'],
    ['6 lb 4 oz', '100', 'oz'],
    ['11 st 4 lb', '158', 'lb'],
    ['48°51\'24"', '175884', '″'],
    ["48° 51.5'", '2931.5', '′'],
    ['1/2 in', '0.5', 'in'],
    ['5 1/2 in', '5.5', 'in'],
    ['5-1/2 in', '5.5', 'in'],
    ['5½ in', '5.5', 'in'],
    ['½ cup', '0.5', 'cup'],
    ['1/3 cup', '0.3333333333333333333333333333333333', 'cup'],
    ['5/s', '5', '1/s'],
    ['5 1/s', '5', '1/s'],
    ['5 (1/s)', '5', '1/s'],
    ['10 mL/100 g', '10', 'mL/(100 g)'],
    ['5×10^3 m', '5e3', 'm'],
    ['5 x 10⁻³ m', '5e-3', 'm'],
    ['5 10^6/µL', '5', '10⁶/µL'],
    ['250 10⁹/L', '250', '10⁹/L'],
    ['8 dBi', '8', 'dBi'],
    ['63 uin', '63', 'µin'],
    ['20 tpi', '20', 'tpi'],
    ['$5', '5', '$'],
    ['-$5.50', '-5.50', '$'],
    ['$-5.50', '-5.50', '$'],
    ['5 $', '5', '$'],
    ['$1e3/kg', '1e3', '$/kg'],
    ['$5 per lb', '5', '$/lb'],
    ['  7\u00a0km  ', '7', 'km'],
  ])('%s', (text, number, unit) => {
    expect(parseQuantityText(text)).toEqual({ ok: true, number, unit });
  });
});

describe('a value of a part without its unit', () => {
  const fits = (unit: string) => (one: Unit) => sameDimension(one, unitOf(unit));

  it.each([
    ['2.2k', 'ohm', '2.2', 'kΩ'],
    ['4K7', 'kohm', '4.7', 'kΩ'],
    ['4R7', 'ohm', '4.7', 'Ω'],
    ['10M', 'ohm', '10', 'MΩ'],
    ['0R05', 'ohm', '0.05', 'Ω'],
    ['100n', 'uF', '100', 'nF'],
    ['2u2', 'F', '2.2', 'µF'],
    ['.5m', 'H', '0.5', 'mH'],
    ['-3k', 'ohm', '-3', 'kΩ'],
    // Elsewhere a letter is what it was.
    ['10M', 'mol/L', '10', 'M'],
    ['10m', 'ft', '10', 'm'],
    ['4 m', 'ohm', '4', 'm'],
  ])('%s in a field of %s', (text, shown, number, unit) => {
    expect(parseQuantityText(text, fits(shown))).toEqual({ ok: true, number, unit });
  });

  it.each([
    ['2.2k', undefined],
    ['2.2k', 'V'],
    ['4R7', 'F'],
    ['4k', 'm'],
    ['1/2k', 'ohm'],
  ])('is none: %s in a field of %s', (text, shown) => {
    expect(parseQuantityText(text, shown === undefined ? undefined : fits(shown)).ok).toBe(false);
  });
});

describe('parseQuantityText refuses', () => {
  it.each([
    ['1,000', 'digit-grouping', '1000'],
    ['1,234,567.8 kg', 'digit-grouping', '1234567.8 kg'],
    ['1 000 m', 'digit-grouping', '1000 m'],
    ['1_000', 'digit-grouping', '1000'],
    ["1'000", 'digit-grouping', '1000'],
    ['1.000,5', 'decimal-comma', undefined],
    ['1,5 m', 'decimal-comma', undefined],
    ['1:30', 'ambiguous-time', undefined],
    ['1:75:00', 'bad-quantity', undefined],
    ['1:2:3', 'bad-quantity', undefined],
    ['6 st 20 lb', 'bad-quantity', undefined],
    ['1.5 h 30 m', 'bad-quantity', undefined],
    ['11 in 5 ft', 'bad-quantity', undefined],
    ['3 kg 2 m', 'bad-quantity', undefined],
    ['1 mi 5 km', 'bad-quantity', undefined],
    ['5 ft 11', 'bad-unit', undefined],
    ['', 'not-a-number', undefined],
    ['kg', 'not-a-number', undefined],
    ['--3', 'not-a-number', undefined],
    ['1.2.3', 'not-a-number', undefined],
    ['5 5', 'not-a-number', undefined],
    ['5.0(2) m', 'not-a-number', undefined],
    ['5 (2 m)', 'not-a-number', undefined],
    ['2e3e4', 'not-a-number', undefined],
    ['0x10', 'not-a-number', undefined],
    ['NaN', 'not-a-number', undefined],
    ['Infinity', 'not-a-number', undefined],
    ['1e999', 'not-a-number', undefined],
    ['1/0 in', 'not-a-number', undefined],
    ['1+2', 'bad-unit', undefined],
    ['2*3', 'bad-unit', undefined],
    ['process.exit()', 'not-a-number', undefined],
    ['5 Kg', 'unknown-unit', '5 kg'],
    ['-5 Kg', 'unknown-unit', '-5 kg'],
    ['5 Kg/m3', 'unknown-unit', '5 kg/m^3'],
    ['-1,000 kg', 'digit-grouping', '-1000 kg'],
    ['7 ton', 'ambiguous-unit', undefined],
    ['1'.repeat(200), 'too-long', undefined],
  ])('%s', (text, code, suggestion) => {
    const parsed = parseQuantityText(text);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect([parsed.code, parsed.suggestion]).toEqual([code, suggestion]);
    expect(parsed.message).toMatch(/\.$|\?$/);
  });
});

describe('laws', () => {
  it('a double and its unit come back as they were written', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('kg', 'm/s²', '°C', '%', ''),
        (value, unit) => {
          const parsed = parseQuantityText(`${value} ${unit}`);
          expect(parsed.ok && [new Decimal34(parsed.number).toNumber() + 0, parsed.unit]).toEqual([value + 0, unit]);
        },
      ),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('feet and inches add up', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(11), (feet, inches) => {
        expect(parseQuantityText(`${feet}'${inches}"`)).toEqual({
          ok: true,
          number: String(12 * feet + inches),
          unit: 'in',
        });
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('no text throws or takes long, and what is understood is a number', async () => {
    const pieces = fc.constantFrom(
      '1',
      '0',
      '.',
      ',',
      ':',
      '/',
      "'",
      '"',
      '°',
      'h',
      'm',
      'min',
      'ft',
      'in',
      ' ',
      'e',
      '-',
      '+',
      '$',
      '½',
      '×10^',
      '%',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(pieces, { maxLength: 40 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseQuantityText(text);
        if (parsed.ok) expect(new Decimal34(parsed.number).isFinite()).toBe(true);
        else expect(parsed.code).toMatch(/^[a-z-]+$/);
      }),
      { seed: 3, numRuns: 3000 },
    );
    const time = await processorTime(() => {
      for (const piece of ['1', '1 ', '1:', "1'", '1/', '1,000', '1 ft ', '½', 'm ', '°', ' ', '1e'])
        parseQuantityText(piece.repeat(150).slice(0, 150));
    });
    expect(time).toBeLessThan(1500);
  });
});
