/** Numbers of forms as people of several countries write them, by the kind of the field. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { marksOf, ownTexts, readAsWritten } from '../../../../server/src/web/form/as-written.js';
import type { FormDefinition } from '../../../../server/src/web/form/definition.js';
import { field } from './field.js';

const definition: FormDefinition = {
  hasFormula: true,
  inputs: [
    field('price', 'money', { unit: '$' }),
    field('count', 'integer'),
    field('factor', 'number'),
    field('scale', 'number', { text: 'scale' }),
    field('share', 'percent', { unit: '%' }),
    field('mass', 'quantity', { unit: 'kg', acceptedUnits: ['kg', 'g', 'lb'] }),
    field('power', 'quantity', { unit: 'W', acceptedUnits: ['W', 'kW', 'MW'] }),
    field('way', 'quantity', { unit: 'mi', acceptedUnits: ['mi', 'km', 'm'] }),
    field('heat', 'quantity', { unit: '°C', acceptedUnits: ['°C', '°F', 'K'] }),
    field('time', 'quantity', { unit: 'min', acceptedUnits: ['s', 'min', 'h'], text: 'clock' }),
    field('angle', 'quantity', { unit: '°', acceptedUnits: ['°', 'rad'] }),
    field('salt', 'quantity', { unit: 'M', acceptedUnits: ['M', 'mM'] }),
    field('values', 'list', { of: field('values', 'number') }),
    field('custom', 'flag', { default: false }),
    field('own', 'number', { when: { custom: true } }),
    field('note', 'text'),
    field('day', 'date'),
    field('flows', 'rows', { columns: [field('amount', 'money', { unit: '$' }), field('name', 'text')] }),
  ],
  outputs: [field('total', 'money', { unit: '$' })],
};

/** The text as the engine gets it, or the question in brackets. */
function readAs(name: string, text: string, locale: string, more: Record<string, string> = {}): string {
  const { state, problems } = readAsWritten(definition, { ...more, [name]: text }, locale);
  return problems[0] ? `(${problems[0].message})` : (state[name] ?? 'nothing');
}

const EVERYWHERE = ['en-US', 'en-IN', 'de', 'fr', 'de-CH', 'pt-BR', 'sv', 'ja', 'pl'];

describe('what means the same everywhere', () => {
  test.each<readonly [name: string, text: string, read: string]>([
    ['price', '450000', '450000'],
    ['price', '$450,000.00', '$450000.00'],
    ['price', '450.000,50', '450000.5'],
    ['price', '450.000,50 €', '450000.50 €'],
    ['price', '1.234.567', '1234567'],
    ['price', '1,234,567', '1234567'],
    ['price', '4,50,000', '450000'],
    ['price', '4,50,000.75', '450000.75'],
    ['price', '1\u202f234,5', '1234.5'],
    ['price', '1\u00a0234\u00a0567', '1234567'],
    ['price', '1 234 567', '1234567'],
    ['price', "1'234.50", '1234.5'],
    ['price', '1’234’567', '1234567'],
    ['price', '−$1,647.01', '-$1647.01'],
    ['price', '10k', '10000'],
    ['price', '$10K', '$10000'],
    ['price', '1.2M', '1200000'],
    ['price', '1,2M', '1200000'],
    ['price', '$1.2 million', '$1200000'],
    ['price', '.5k', '500'],
    ['price', '1/4', '0.25'],
    ['price', '6,50', '6.5'],
    ['count', '12,345,678', '12345678'],
    ['count', '5k', '5000'],
    ['count', '1/2', '1/2'],
    ['count', 'pi', 'pi'],
    ['factor', '6,5', '6.5'],
    ['factor', ',5', '.5'],
    ['factor', '0,500', '0.5'],
    ['factor', '0.500', '0.500'],
    ['factor', '1234,567', '1234.567'],
    ['factor', '1/3', '0.3333333333333333333333333333333333'],
    ['factor', '2 1/2', '2.5'],
    ['factor', '−2½', '-2.5'],
    ['factor', '1.5e3', '1.5e3'],
    ['factor', '1,5E−3', '1.5E-3'],
    ['factor', '1.5 × 10³', '1.5e3'],
    ['factor', '1.5×10^3', '1.5e3'],
    ['factor', '−1.5 × 10⁻⁷', '-1.5e-7'],
    ['factor', 'pi', String(Math.PI)],
    ['factor', '2π', String(2 * Math.PI)],
    ['factor', '-pi/4', String(-Math.PI / 4)],
    ['factor', 'sqrt(2)', String(Math.SQRT2)],
    ['factor', '√3/2', String(Math.sqrt(3) / 2)],
    ['factor', '3*sqrt(2)', String(3 * Math.SQRT2)],
    ['factor', 'sqrt(2,5)', String(Math.sqrt(2.5))],
    ['factor', 'pint', 'pint'],
    ['factor', 'sqrt(2', 'sqrt(2'],
    ['factor', '1,23,4', '1,23,4'],
    ['factor', '1.2.2020', '1.2.2020'],
    ['factor', 'heavy', 'heavy'],
    ['scale', '1:50', '1:50'],
    ['scale', '1:50 000', '1:50000'],
    ['scale', '1/2', '1/2'],
    ['share', '6,5 %', '6.5 %'],
    ['share', '5.1162%', '5.1162%'],
    ['share', '1/3', '1/3'],
    ['mass', '1\u00a0234.5\u00a0kg', '1234.5 kg'],
    ['mass', '72,5', '72.5'],
    ['mass', '11 st 4,5 lb', '11 st 4.5 lb'],
    ['mass', '1/2', '0.5'],
    ['mass', 'sqrt(2) lb', `${Math.SQRT2} lb`],
    ['mass', '10kg', '10kg'],
    ['mass', '5 thousand', '5000'],
    ['power', '10k', '10000'],
    ['power', '1.2M', '1200000'],
    ['power', '10 kW', '10 kW'],
    ['way', '10k', '10000'],
    ['heat', '300 k', '300 k'],
    ['heat', '−12,5 °C', '-12.5 °C'],
    ['time', '25:30', '25:30'],
    ['time', '1 h, 30 min', '1 h, 30 min'],
    ['angle', '2pi rad', `${2 * Math.PI} rad`],
    ['salt', '1.2M', '1.2M'],
    ['values', '1,5 2,5', '1,5 2,5'],
    ['note', '450,000', '450,000'],
    ['day', '2026-01-31', '2026-01-31'],
    ['price.uncertainty', '0,5', '0.5'],
    ['flows.0.amount', '$1,234.50', '$1234.50'],
    ['flows.0.name', '1,5', '1,5'],
    ['solve.target', '2,5', '2.5'],
  ])('%s %s is %s', (name, text, read) => {
    for (const locale of EVERYWHERE) expect(readAs(name, text, locale), locale).toBe(read);
  });
});

describe('a single group of three digits', () => {
  test.each<readonly [locale: string, text: string, read: string]>([
    ['en-US', '6,500', '6500'],
    ['en-GB', '450,000', '450000'],
    ['ja', '450,000', '450000'],
    ['en-US', '1.234', '1.234'],
    ['de-CH', '1.234', '1.234'],
    ['de', '6,500', '(“6,500” can be 6\u202f500 or 6.5: write 6500, or 6,5.)'],
    ['fr', '6,500', '(“6,500” can be 6\u202f500 or 6.5: write 6500, or 6,5.)'],
    ['de-CH', '6,500', '(“6,500” can be 6\u202f500 or 6.5: write 6500, or 6.5.)'],
    ['de', '1.234', '(“1.234” can be 1\u202f234 or 1.234: write 1234, or 1,2340.)'],
    ['de', '€ 1.000', '(“1.000” can be 1\u202f000 or 1: write 1000, or 1,0.)'],
    ['pt-BR', '-1.234 kg', '(“1.234” can be 1\u202f234 or 1.234: write 1234, or 1,2340.)'],
    ['de', '1,2340', '1.234'],
    ['de', '1,0', '1'],
    ['de', '1,00', '1'],
    ['en-US', '1.50', '1.50'],
    // What is no language is read as English.
    ['x', '6,500', '6500'],
    ['', '6,500', '6500'],
  ])('in %s %s is %s', (locale, text, read) => {
    expect(readAs('factor', text, locale)).toBe(read);
  });

  it('is no question where the page wrote it', () => {
    const { state, problems, written } = readAsWritten(definition, { mass: '1.754', factor: '1.234' }, 'de', (name) => {
      return name === 'mass';
    });
    expect(problems.map(({ control }) => control)).toEqual(['factor']);
    expect(state).toEqual({ mass: '1.754' });
    expect(written).toEqual({ factor: '1.234' });
    expect(ownTexts({ mass: '1.754', factor: '1.234', price: '17.54' }, written)).toBe('mass=1.754');
  });

  it('is no question where nobody looks at it', () => {
    const asked = (state: Record<string, string>) => readAsWritten(definition, state, 'de').problems.length;
    expect(asked({ custom: 'true', own: '6,500' })).toBe(1);
    expect(asked({ custom: 'false', own: '6,500' })).toBe(0);
    expect(asked({ factor: '6,500', 'solve.for': 'factor', 'solve.target': '1' })).toBe(0);
    expect(asked({ factor: '6,500', 'solve.for': 'price', 'solve.target': '6,500' })).toBe(2);
  });

  it('is never one number here and another there', () => {
    const digits = fc.stringMatching(/^[1-9][\d., ]{0,9}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(...EVERYWHERE), fc.constantFrom(...EVERYWHERE), (text, one, other) => {
        const [here, there] = [readAs('factor', text, one), readAs('factor', text, other)];
        expect(here === there || here.startsWith('(') || there.startsWith('(')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what has two readings in any language', () => {
  test.each<readonly [name: string, text: string, question: RegExp]>([
    ['mass', '10k', /“10k” beside kg does not say of what: write 10, or 10000\./],
    ['factor', '1/2pi', /can be \(1\/2\)\*pi or 1\/\(2pi\): write it with brackets/],
    ['angle', 'pi/2', /usually in radians: write pi\/2 rad, or 1\.57\d* °/],
  ])('%s %s is asked about', (name, text, question) => {
    for (const locale of EVERYWHERE) expect(readAs(name, text, locale), locale).toMatch(question);
  });

  it('is read by the unit that was picked', () => {
    expect(readAs('mass', '10k', 'en', { 'mass.unit': 'lb' })).toBe('10000');
    expect(readAs('power', '10k', 'en', { 'power.unit': 'MW' })).toMatch(/does not say of what/);
    expect(readAs('angle', 'pi/2', 'en', { 'angle.unit': 'rad' })).toBe(String(Math.PI / 2));
  });
});

it('leaves what programs send as it is', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map(String);
  fc.assert(
    fc.property(number, (text) => {
      expect(readAs('factor', text, 'en')).toBe(text);
      expect(readAs('mass', text, 'en')).toBe(text);
    }),
  );
});

it('takes long texts in linear time', () => {
  const start = performance.now();
  for (const part of ['1,', '1 234 ', '1.234', 'pi*', '9', ' ', '1/', 'k', '× 10^'])
    readAs('factor', part.repeat(20_000), 'de');
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ['en-US', false, true],
  ['de', true, false],
  ['de-CH', false, false],
  ['fr', true, false],
  ['en-IN', false, true],
  ['no language', false, true],
])('%s has a decimal comma: %s, groups by commas: %s', (locale, commaDecimal, commaGroups) => {
  expect(marksOf(locale)).toEqual({ commaDecimal, commaGroups });
});
