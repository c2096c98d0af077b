/** Texts of fields in another unit: sensible digits, and back again without loss. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { convertedText, feetText, fieldText } from '../../../../server/src/web/form/converted.js';

const HEIGHT = { inFeet: true } as const;

describe('a number in another unit', () => {
  test.each([
    ['175', 'cm', 'in', '68.9'],
    ['70', 'kg', 'lb', '154.3'],
    ['5', 'km', 'mi', '3.107'],
    ['37', '°C', '°F', '98.6'],
    ['0', '°C', '°F', '32'],
    ['-40', '°F', '°C', '-40'],
    ['25.4', 'mm', 'in', '1'],
    ['9.80665', 'm/s²', 'ft/s²', '32.17405'],
    ['1000', 'm', 'ft', '3281'],
    ['0', 'm', 'ft', '0'],
    ['−3.5', 'm', 'ft', '-11.48'],
  ])('%s %s in %s are %s', (text, from, to, other) => {
    expect(convertedText(text, from, to)).toBe(other);
    expect(Number(convertedText(other, to, from))).toBe(Number(text.replace('−', '-')));
  });

  it('comes back as it was, whatever it is', () => {
    const pairs = fc.constantFrom(['cm', 'in'], ['kg', 'lb'], ['km', 'mi'], ['°C', '°F'], ['L', 'gal'], ['bar', 'psi']);
    fc.assert(
      fc.property(
        pairs,
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.integer({ min: 0, max: 3 }),
        (pair, digits, places) => {
          const [from, to] = pair as [string, string];
          const text = (digits / 10 ** places).toFixed(places);
          const there = convertedText(text, from, to)!;
          const back = Number(convertedText(there, to, from));
          const size = Math.max(Math.abs(Number(text)), 1e-9);
          expect(Math.abs(back - Number(text)) / size, `${text} ${from}: ${there} ${to}`).toBeLessThan(0.005);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has no more digits than it had where that is said', () => {
    expect(convertedText('70', 'kg', 'lb', true)).toBe('154');
    expect(convertedText('175', 'cm', 'in', true)).toBe('68.9');
  });

  test.each(['', '5 ft', 'abc', '1/2', '450,000'])('%j is none', (text) => {
    expect(convertedText(text, 'm', 'ft')).toBeUndefined();
  });
});

describe('a height', () => {
  test.each([
    ['175', 'cm', 'ft', '5 ft 8.9 in'],
    ['180', 'cm', 'ft', '5 ft 10.9 in'],
    ['182.88', 'cm', 'ft', '6 ft 0 in'],
    ['71', 'in', 'ft', '5 ft 11 in'],
    ['5 ft 8.9 in', 'ft', 'cm', '175'],
    [`5'11"`, 'in', 'cm', '180.3'],
    ['5 ft', 'ft', 'in', '60'],
    ['6′ 1″', 'in', 'm', '1.854'],
  ])('of %s (%s) is in %s %s', (text, from, to, other) => {
    expect(fieldText(HEIGHT, text, from, to)).toBe(other);
  });

  it('is told in whole inches in an example', () => {
    expect(fieldText(HEIGHT, '175', 'cm', 'ft', true)).toBe('5 ft 9 in');
    expect(fieldText(HEIGHT, '182.7', 'cm', 'ft', true)).toBe('6 ft 0 in');
  });

  it('never has twelve inches over', () => {
    for (let tenths = 0; tenths < 1000; tenths++) {
      const [, feet, inches] = /^(\d+) ft ([\d.]+) in$/.exec(feetText((tenths / 10).toFixed(1)))!;
      expect(Number(inches)).toBeLessThan(12);
      expect(12 * Number(feet) + Number(inches)).toBeCloseTo(tenths / 10, 9);
    }
  });
});
