/** Texts that are units, and those that are none. */
import { describe, expect, it } from 'vitest';
import { dimensionForFormula, displayUnit, parseUnit, sameDimension, unitOf } from '../../../engine/src/units/index.js';
import { processorTime } from '../../processor.js';
import { factorOf } from './on-decimals.js';

describe('parseUnit understands', () => {
  it.each([
    ['kg*m/s^2', 'kg·m/s²', '1'],
    ['kg m / s**2', 'kg·m/s²', '1'],
    ['W/(m²·K)', 'W/(m²·K)', '1'],
    ['J/kg/K', 'J/(kg·K)', '1'],
    ['m/s/s', 'm/s²', '1'],
    ['mi/h', 'mi/h', '0.44704'],
    ['mph', 'mph', '0.44704'],
    ['miles per hour', 'mph', '0.44704'],
    ['mile / hr', 'mi/h', '0.44704'],
    ['lbf·ft', 'lbf·ft', '1.3558179483314004'],
    ['ft-lb', 'ft-lbf', '1.3558179483314004'],
    ['foot pounds', 'ft-lbf', '1.3558179483314004'],
    ['µm', 'µm', '0.000001'],
    ['μm', 'µm', '0.000001'],
    ['um', 'µm', '0.000001'],
    ['uF', 'µF', '0.000001'],
    ['kohm', 'kΩ', '1000'],
    ['k\u2126', 'kΩ', '1000'],
    ['m^-1', 'm⁻¹', '1'],
    ['s-1', 's⁻¹', '1'],
    ['1/s', '1/s', '1'],
    ['per minute', '1/min', '0.01666666666666666666666666666666667'],
    ['m3', 'm³', '1'],
    ['cm2', 'cm²', '0.0001'],
    ['kg.m-3', 'kg·m⁻³', '1'],
    ['N.m', 'N·m', '1'],
    ['meters', 'm', '1'],
    ['METRES', 'm', '1'],
    ['kilometres', 'km', '1000'],
    ['Pounds', 'lb', '0.45359237'],
    ['lbs.', 'lb', '0.45359237'],
    ['fl. oz.', 'fl oz', '0.0000295735295625'],
    ['US gal', 'gal', '0.003785411784'],
    ['sq ft', 'ft²', '0.09290304'],
    ['square feet', 'ft²', '0.09290304'],
    ['sqft', 'ft²', '0.09290304'],
    ['sq. ft.', 'ft²', '0.09290304'],
    ['cu.yd', 'yd³', '0.764554857984'],
    ['mcg/kg/min', 'mcg/(kg·min)', '1.666666666666666666666666666666667e-11'],
    ['cubic inches', 'in³', '0.000016387064'],
    ['meters per second squared', 'm/s²', '1'],
    ['(m/s)^2', 'm²/s²', '1'],
    ['L/100km', 'L/(100 km)', '1e-8'],
    ['L/100 km', 'L/(100 km)', '1e-8'],
    ['m/s/100', 'm/(100 s)', '0.01'],
    ['MPa√m', 'MPa·√m', '1000000'],
    ['MPa*m^0.5', 'MPa·√m', '1000000'],
    ['V/Hz^(1/2)', 'V/√Hz', '1'],
    ['W/(m²·°C)', 'W/(m²·°C)', '1'],
    ['BTU/(h·ft²·°F)', 'BTU/(h·ft²·°F)', '5.678263341113487782531120617796791'],
    ['$/(kW*h)', '$/(kW·h)', '2.777777777777777777777777777777778e-7'],
    ['GiB', 'GiB', '8589934592'],
    ['Mbit/s', 'Mbit/s', '1000000'],
    ['', '', '1'],
    ['m*m/m', 'm²/m', '1'],
  ])('%s as %s', (text, symbol, factor) => {
    const parsed = parseUnit(text);
    expect(parsed.ok && [parsed.unit.symbol, factorOf(parsed.unit).toString()]).toEqual([symbol, factor]);
  });

  it.each([
    ['°C', 'affine'],
    ['degF', 'affine'],
    ['celsius', 'affine'],
    ['delta_degC', 'linear'],
    ['Δ°C', 'linear'],
    ['J/°C', 'linear'],
    ['°R', 'linear'],
    ['dBm', 'log'],
    ['pH', 'log'],
    ['dB', 'linear'],
  ])('%s is %s', (text, kind) => {
    expect(unitOf(text).kind).toBe(kind);
  });

  it('keeps dimensions apart that other systems merge', () => {
    expect(sameDimension(unitOf('rpm'), unitOf('Hz'))).toBe(false);
    expect(sameDimension(unitOf('dB'), unitOf(''))).toBe(false);
    expect(sameDimension(unitOf('mg/dL'), unitOf('mmol/L'))).toBe(false);
    expect(sameDimension(unitOf('mEq/L'), unitOf('mmol/L'))).toBe(false);
    expect(sameDimension(unitOf('lm'), unitOf('cd'))).toBe(false);
    expect(sameDimension(unitOf('J'), unitOf('N*m'))).toBe(true);
  });
});

describe('parseUnit refuses', () => {
  it.each([
    ['Kg', 'unknown-unit', 'kg', /Did you mean “kg”/],
    ['KM', 'unknown-unit', 'km', /upper and lower case/],
    ['KPA', 'unknown-unit', 'kPa', /upper and lower case/],
    ['mhz', 'unknown-unit', 'MHz', /Did you mean “MHz”/],
    ['mw', 'ambiguous-unit', undefined, /MW \(megawatt\) or mW \(milliwatt\)/],
    ['meterz', 'unknown-unit', 'meter', /Did you mean/],
    ['galon', 'unknown-unit', 'gallon', /Did you mean/],
    ['xyzzyxx', 'unknown-unit', undefined, /not known\.$/],
    ['Kg/m^3', 'unknown-unit', 'kg/m^3', /“kg”/],
    ['lb/Galon', 'unknown-unit', 'lb/gallon', /“gallon”/],
    ['ton', 'ambiguous-unit', undefined, /short ton of 2000 lb/],
    ['Calories', 'ambiguous-unit', undefined, /food calorie of 4184 J/],
    ['kilos', 'ambiguous-unit', 'kg', /write kg/],
    ['psig', 'ambiguous-unit', 'psi', /above that of the atmosphere/],
    ['W/m²·K', 'ambiguous-unit', undefined, /write W\/\(m\^2\*K\) or W\*K\/m\^2/],
    ['kg/m s', 'ambiguous-unit', undefined, /two ways/],
    // Nothing is suggested that would be refused again.
    ['q/(b', 'unknown-unit', undefined, /“q”/],
    ['m/(s', 'bad-unit', undefined, /closing parenthesis/],
    ['m)', 'bad-unit', undefined, /not understood/],
    ['m^', 'bad-unit', undefined, /\^/],
    ['m/', 'bad-unit', undefined, /ends where a unit should follow/],
    ['m^99', 'bad-unit', undefined, /exponent/],
    ['m^0.3', 'bad-unit', undefined, /./],
    ['m 5', 'bad-unit', undefined, /number after a unit/],
    ['9^999999999', 'bad-unit', undefined, /exponent/],
    ['square square square square square m', 'bad-unit', undefined, /exponent/],
    ['Qm^20*Rm^20', 'bad-unit', undefined, /too large/],
    ['1/2/3 m', 'bad-unit', undefined, /two numbers/],
    ['0 m', 'bad-unit', undefined, /zero/],
    ['((((((m))))))', 'bad-unit', undefined, /parentheses/],
    ['dBm/Hz', 'bad-unit', undefined, /logarithmic/],
    ['m;DROP', 'bad-unit', undefined, /character “;”/],
    ['__proto__', 'unknown-unit', undefined, /not known/],
    ['constructor', 'unknown-unit', undefined, /not known/],
    ['m'.repeat(200), 'too-long', undefined, /at most 120/],
    ['😀', 'bad-unit', undefined, /😀/],
  ])('%s as %s', (text, code, suggestion, message) => {
    const parsed = parseUnit(text);
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect([parsed.code, parsed.suggestion]).toEqual([code, suggestion]);
    expect(parsed.message).toMatch(message);
  });

  it('answers the worst texts quickly', async () => {
    const worst = [
      '('.repeat(120),
      'm*'.repeat(60),
      'a'.repeat(40),
      '9'.repeat(120),
      'a b '.repeat(30),
      '10^20*m^20/'.repeat(10),
    ];
    const time = await processorTime(() => {
      for (const text of worst) parseUnit(text);
    });
    expect(time).toBeLessThan(1500);
  });

  it('keeps its memory bounded and its answers stable', () => {
    for (let index = 0; index < 5000; index++) parseUnit(`m^2*s/kg*unknown${index}`);
    expect(parseUnit('km/h')).toBe(parseUnit('km/h'));
    expect(factorOf(unitOf('km/h')).toString()).toBe('0.2777777777777777777777777777777778');
  });
});

describe('displayUnit', () => {
  it.each([
    ['m/s^2', 'm/s²'],
    ['um', 'µm'],
    ['ohm', 'Ω'],
    ['degC', '°C'],
    ['m^-1', 'm⁻¹'],
    ['not a unit!', 'not a unit!'],
  ])('%s is %s', (text, shown) => {
    expect(displayUnit(text)).toBe(shown);
  });
});

describe('dimensionForFormula', () => {
  const base = (text: string): readonly number[] => dimensionForFormula(text).exponents;

  it.each([
    ['N', 1],
    ['km', 1000],
    ['deg', Math.PI / 180],
    ['rpm', (2 * Math.PI) / 60],
    ['rad', 1],
    ['kWh', 3.6e6],
    ['%', 0.01],
    ['dB', 1],
    ['', 1],
    ['Δ°C', 1],
    ['$', 1],
  ])('%s has scale %d', (text, scale) => {
    expect(dimensionForFormula(text).scale).toBeCloseTo(scale, 14);
  });

  it('takes angles and levels as plain numbers', () => {
    expect(base('rad')).toEqual(base(''));
    expect(base('dB')).toEqual(base(''));
    expect(base('rad/s')).toEqual(base('1/s'));
    expect(base('lm')).toEqual(base('cd'));
    expect(base('$')).not.toEqual(base(''));
    expect(base('N*m')).toEqual(base('J'));
  });

  it.each([
    ['°C', /use K and show °C/],
    ['dBm', /logarithmic/],
    ['Kg', /Did you mean/],
  ])('refuses %s', (text, message) => {
    expect(() => dimensionForFormula(text)).toThrow(message);
  });
});
