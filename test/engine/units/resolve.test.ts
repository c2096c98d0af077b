/** What a unit's text means in a field of one dimension. */
import { describe, expect, it } from 'vitest';
import { parseUnit, sameDimension, type Unit, unitOf } from '../../../engine/src/units/index.js';

function fitting(shown: string): (unit: Unit) => boolean {
  return (unit) => sameDimension(unit, unitOf(shown));
}

describe('the only unit that fits', () => {
  it.each([
    // Several units of one name.
    ['kt', 'm/s', 'kn'],
    ['kt', 'kg', 'kilotonne'],
    ['pt', 'L', 'pint'],
    ['pt', 'm', 'point'],
    ['dr', 'L', 'fl dr'],
    ['units', 'mol/s', 'U'],
    // Another unit's symbol.
    ['C', '°C', '°C'],
    ['F', '°C', '°F'],
    ['C', 'Δ°C', 'Δ°C'],
    // Kelvins are both.
    ['C', 'K', '°C'],
    ['F', 'K', '°F'],
    // In a product a degree is a difference, however it is written.
    ['BTU/(lb*F)', 'J/(kg*K)', 'BTU/(lb·°F)'],
    ['kcal/(kg C)', 'J/(kg*K)', 'kcal/(kg·°C)'],
    ['C', 'A*s', 'C'],
    ['g', 'm/s^2', 'g_n'],
    ['oz', 'L', 'fl oz'],
    ['oz', 'kg', 'oz'],
    ['lb', 'N', 'lbf'],
    ['kg', 'N', 'kgf'],
    ['pcf', 'N/m^3', 'lbf/ft³'],
    ['pcf', 'kg/m^3', 'pcf'],
    ['kg/cm2', 'Pa', 'kgf/cm²'],
    ['a', 's', 'a'],
    ['a', 'm^2', 'are'],
    ['S', 's', 'svedberg'],
    ['S', '1/Ω', 'S'],
    ['shot', 'm', 'shackle'],
    ['shot', 'L', 'shot'],
    ['firkin', 'kg', 'firkin_butter'],
    ['tons', 'W', 'TR'],
    ['mb', 'Pa', 'mbar'],
    // Products of forces and lengths.
    ['ft lb', 'J', 'ft·lbf'],
    ['ft·lb', 'N*m', 'ft·lbf'],
    ['lb·ft', 'N*m', 'lbf·ft'],
    ['kg-cm', 'N*m', 'kgf·cm'],
    ['kg*cm', 'kg*m', 'kg·cm'],
    // Counts as laboratories print them.
    ['G/L', '10^9/L', '10⁹/L'],
    ['T/L', '10^12/L', '10¹²/L'],
    ['K/uL', '10^9/L', '10³/µL'],
    ['k/µL', '10^9/L', '10³/µL'],
    ['million/µL', '10^12/L', '10⁶/µL'],
    ['thousand/mm^3', '10^9/L', '10³/mm³'],
    ['G', 'T', 'G'],
    ['K/m', 'K/m', 'K/m'],
    // Upper and lower case.
    ['kw', 'W', 'kW'],
    ['kwh', 'J', 'kWh'],
    ['KWH', 'J', 'kWh'],
    ['Mhz', 'Hz', 'MHz'],
    ['Mw', 'W', 'MW'],
    ['Kg', 'kg', 'kg'],
    ['kpa', 'Pa', 'kPa'],
    ['kn', 'N', 'kN'],
    ['kn', 'm/s', 'kn'],
    ['KM/h', 'm/s', 'km/h'],
    ['kWhr', 'J', 'kWh'],
  ])('%s of %s is %s', (text, shown, symbol) => {
    const parsed = parseUnit(text, fitting(shown));
    expect(parsed.ok && parsed.unit.symbol).toBe(symbol);
  });

  it.each([
    ['mhz', 'Hz', 'unknown-unit'],
    ['mw', 'W', 'ambiguous-unit'],
    ['mv', 'V', 'ambiguous-unit'],
    ['ton', 'kg', 'ambiguous-unit'],
    ['tael', 'kg', 'ambiguous-unit'],
    ['bigha', 'm^2', 'ambiguous-unit'],
    ['Cal', 'J', 'ambiguous-unit'],
    // The only unit of a pressure that it names is not what was written.
    ['psig', 'Pa', 'ambiguous-unit'],
  ])('%s of %s has none: %s', (text, shown, code) => {
    expect(parseUnit(text, fitting(shown))).toMatchObject({ ok: false, code });
  });

  it('is not looked for where no dimension is asked for', () => {
    expect(parseUnit('kt')).toMatchObject({ ok: false, code: 'ambiguous-unit' });
    expect(parseUnit('kwh')).toMatchObject({ ok: false, code: 'unknown-unit' });
    const other = parseUnit('5 MHz'.slice(2), fitting('m'));
    expect(other.ok && other.unit.symbol).toBe('MHz');
  });
});

describe('what looks like a unit with a prefix or a power', () => {
  it.each([
    ['cubit', 'cubit'],
    ['cubits', 'cubit'],
    ['cusecs', 'cfs'],
    ['sqft', 'ft²'],
    ['cuyd', 'yd³'],
    ['sqkm', 'km²'],
    ['mm6', 'mm⁶'],
  ])('%s is %s', (text, symbol) => {
    const parsed = parseUnit(text);
    expect(parsed.ok && parsed.unit.symbol).toBe(symbol);
  });

  it.each(['R7', 'k7', 'cubyte', 'sqbit'])('%s is none', (text) => {
    expect(parseUnit(text).ok).toBe(false);
  });
});

describe('customary units', () => {
  it.each([
    ...['cumec', 'lps', 'scfm', 'slpm', 'sccm', 'igpm', 'cbm', 'scf', 'stere', 'TEU', 'shot', 'drop', 'dessertspoon'],
    ...['firkin', 'msw', 'fsw', 'inwg', 'mm wc', 'gm', 'kgs', 'troy oz', 'catty_HK', 'tael_TW', 'picul_HK', 'momme'],
    ...['pood', 'cable', 'cubit', 'pace', 'geographical mile', 'verst', 'morgen_ZA', 'rai', 'bigha_Nepal', 'pyeong'],
    ...['feddan', 'annum', 'ka', 'Ma', 'lunar month', 'jiffy_60', 'svedberg', 'MOA', 'mfd', 'megohm', 'Mach', 'kWhr'],
    ...['kiloton of TNT', 'cumecs', 'drops', 'cables', 'lunar months', 'megohms', 'shots', 'paces', 'versts'],
  ])('%s is known', (text) => {
    expect(parseUnit(text)).toMatchObject({ ok: true });
  });
});
