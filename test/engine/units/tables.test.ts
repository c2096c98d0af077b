/** The tables of units and quantities are complete and without contradictions. */
import { describe, expect, it } from 'vitest';
import {
  acceptedUnits,
  dimensionMismatch,
  dimensionName,
  displayUnit,
  parseUnit,
  unitLatex,
  unitOf,
} from '../../../engine/src/units/index.js';
import { allUnits, findUnit } from '../../../engine/src/units/registry.js';
import { AMBIGUOUS } from '../../../engine/src/units/tables/ambiguous.js';
import { UNIT_GROUPS } from '../../../engine/src/units/tables/index.js';
import { QUANTITIES } from '../../../engine/src/units/tables/quantities.js';
import { factorOf } from './on-decimals.js';

const rows = UNIT_GROUPS.flatMap((group) => group.units.map((row) => ({ ...row, source: row.source ?? group.source })));

describe('unit tables', () => {
  it('have at least 600 units and 60 quantities', () => {
    expect(allUnits().length).toBeGreaterThanOrEqual(600);
    expect(new Set(QUANTITIES.map(({ units }) => unitOf(units[0] ?? '').dimension.join())).size).toBeGreaterThanOrEqual(
      60,
    );
  });

  it('give every symbol once', () => {
    const symbols = rows.flatMap((row) => [row.symbol, ...(row.symbols ?? [])]);
    expect(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)).toEqual([]);
  });

  it('give no name to two units', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const row of rows) {
      for (const name of new Set(
        [row.name, row.plural ?? `${row.name}s`, ...(row.names ?? [])].map((text) => text.toLowerCase()),
      )) {
        const owner = owners.get(name);
        if (owner !== undefined && owner !== row.symbol) clashes.push(`${name}: ${owner}, ${row.symbol}`);
        owners.set(name, row.symbol);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('have a source and a finite, positive factor for every unit', () => {
    for (const { symbol, source } of rows) {
      const unit = unitOf(symbol);
      expect(source.length, symbol).toBeGreaterThan(3);
      const factor = factorOf(unit);
      expect(factor.isFinite() && factor.gt(0), symbol).toBe(true);
    }
  });

  it.each(rows.flatMap((row) => [...(row.symbols ?? []), ...(row.names ?? [])].map((text) => [text, row.symbol])))(
    '%s is %s',
    (text, symbol) => {
      expect(displayUnit(text as string)).toBe(symbol);
    },
  );

  it('read back every symbol with every prefix', () => {
    for (const { symbol, prefix, row } of allUnits()) {
      const found = findUnit(symbol);
      expect([found?.row.symbol, found?.prefix?.symbol], symbol).toEqual([row.symbol, prefix?.symbol]);
    }
  });

  it('keep prefixed symbols apart from symbols of other units', () => {
    // Shown symbols are unique, so a picker never shows one text for two units.
    const shown = allUnits().map(({ symbol }) => symbol);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it.each(Object.entries(AMBIGUOUS))('refuse %s and name candidates that are units', (text, { candidates }) => {
    const parsed = parseUnit(text);
    expect(parsed).toMatchObject({ ok: false, code: 'ambiguous-unit' });
    // One of several would be a guess.
    expect('suggestion' in parsed, text).toBe(candidates.length === 1);
    for (const candidate of candidates) expect(parseUnit(candidate).ok, candidate).toBe(true);
  });
});

describe('quantities', () => {
  it.each(QUANTITIES.map(({ name, units }) => [name, units] as const))(
    '%s lists units of one dimension',
    (_name, units) => {
      const dimension = unitOf(units[0] ?? '').dimension;
      for (const text of units) expect(unitOf(text).dimension, text).toEqual(dimension);
    },
  );

  it.each([
    ['m/s', 'speed'],
    ['mph', 'speed'],
    ['N*m', 'torque'],
    ['J', 'energy'],
    ['Pa', 'pressure'],
    ['Pa*s', 'dynamic viscosity'],
    ['kg*m^2/s^2', 'energy'],
    ['$', 'money'],
    ['$/kg', 'price per mass'],
    ['', 'plain number'],
    ['%', 'plain number'],
    ['ppm', 'plain number'],
    ['°C', 'temperature'],
    ['dBm', 'power'],
    ['dB', 'level'],
    ['rpm', 'angular velocity'],
    ['kg*m/s^4', 'length·mass/time⁴'],
    ['V*K/m', 'length·mass·temperature/(time³·current)'],
    ['1/(K*$)', '1/(temperature·currency)'],
  ])('the dimension of %s is called %s', (text, name) => {
    expect(dimensionName(unitOf(text))).toBe(name);
  });

  it.each(['m', 'N*m', '$/kg', 'kg*m/s^4', 'W/(m^2*K)', 'dBm', '%', '', 'kg/$', 'Gy', 'mEq/L'])(
    'offers at most 20 different units that convert to %s',
    (text) => {
      const unit = unitOf(text);
      const offered = acceptedUnits(unit);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.length).toBeLessThanOrEqual(20);
      for (const symbol of offered) expect(unitOf(symbol).dimension, symbol).toEqual(unit.dimension);
      if (unit.symbol) expect(offered[0]).toBe(unit.symbol);
    },
  );

  it('offers what people use', () => {
    expect(acceptedUnits(unitOf('kg'))).toEqual(expect.arrayContaining(['g', 'lb', 'oz', 't']));
    expect(acceptedUnits(unitOf('K'))).toEqual(['K', '°C', '°F', '°R', '°Ré', '°Rø', '°N']);
    expect(acceptedUnits(unitOf('Δ°C'))).toEqual(['Δ°C', 'K', 'Δ°F']);
    expect(acceptedUnits(unitOf('J'))).not.toContain('N·m');
  });
});

describe('dimensionMismatch', () => {
  it.each([
    ['s', 'm', 'Expected length (m), got time (s).'],
    ['', 'kg', 'Expected mass (kg), got a plain number.'],
    ['F', '°C', 'Expected temperature (°C), got capacitance (F). F is the farad; write °F.'],
    ['degrees', '°C', 'Expected temperature (°C), got angle (°). Write °C or °F.'],
    ['C', 'K', 'Expected temperature (K), got electric charge (C). C is the coulomb; write °C.'],
    [
      '°C',
      'Δ°C',
      'Expected temperature difference (Δ°C), got temperature (°C). Differences are written Δ°C or Δ°F, temperatures °C or °F; K is understood as both.',
    ],
    [
      'mpg',
      'L/100km',
      'Expected fuel consumption (L/(100 km)), got fuel economy (mpg). One is the reciprocal of the other: 100 divided by km/L is L/(100 km).',
    ],
    [
      'mg/dL',
      'mmol/L',
      'Expected molar concentration (mmol/L), got mass concentration (mg/dL). Grams and moles convert only with the molar mass of the substance.',
    ],
    [
      'mEq/L',
      'mmol/L',
      'Expected molar concentration (mmol/L), got ion concentration (mEq/L). Ions of one charge (sodium, chloride, bicarbonate) have the same figure in mEq/L and mmol/L.',
    ],
    ['rpm', 'Hz', 'Expected frequency (Hz), got angular velocity (rpm). One revolution is one cycle: 60 rpm is 1 Hz.'],
    ['lb', 'N', 'Expected force (N), got mass (lb). For a force write lbf or kgf.'],
    ['kg*m/s^4', 'N', 'Expected force (N), got length·mass/time⁴ (kg·m/s⁴).'],
  ])('%s for %s', (given, expected, message) => {
    expect(dimensionMismatch(unitOf(given), unitOf(expected))).toBe(message);
  });
});

describe('LaTeX', () => {
  it.each([
    ['m/s^2', '\\mathrm{m}/\\mathrm{s}^{2}'],
    ['W/(m^2*K)', '\\mathrm{W}/(\\mathrm{m}^{2}\\cdot \\mathrm{K})'],
    ['um', '\\mu\\mathrm{m}'],
    ['kohm', '\\mathrm{k}\\Omega'],
    ['°C', '{}^{\\circ}\\mathrm{C}'],
    ['%', '\\%'],
    ['$/kWh', '\\$/\\mathrm{kWh}'],
    ['Msun', '\\mathrm{M}_{\\odot}'],
    ['MPa*m^0.5', '\\mathrm{MPa}\\cdot \\sqrt{\\mathrm{m}}'],
    ['L/100km', '\\mathrm{L}/(100\\,\\mathrm{km})'],
    ['no such unit', '\\text{no such unit}'],
    ['}\\input{x}', '\\text{  input x }'],
  ])('%s is %s', (text, latex) => {
    expect(unitLatex(text)).toBe(latex);
  });

  it('has balanced braces for every unit', () => {
    for (const { symbol } of allUnits()) {
      const latex = unitLatex(symbol).replace(/\\[%$_]/g, '');
      expect(latex.split('{').length, symbol).toBe(latex.split('}').length);
    }
  });
});
