/** Factors of units against GNU units. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../engine/src/units/index.js';
import { METRIC_PREFIXES } from '../../../engine/src/units/prefixes.js';
import { UNIT_GROUPS } from '../../../engine/src/units/tables/index.js';
import { factorOf } from './on-decimals.js';

/** Written by scripts/units-oracle.js from GNU units 2.22. */
const oracle: {
  readonly prefixes: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, { readonly gnu: string; readonly factor: string }>>;
} = JSON.parse(readFileSync(new URL('gnu-units.json', import.meta.url), 'utf8'));

const CODATA_2018 = 'GNU units 2.22 has CODATA 2018, we have CODATA 2022';
const TROPICAL = "GNU's year is the tropical year, ours the Julian year of 365.25 days";

/** Where we differ from GNU units on purpose: the relative difference that is expected at most, and why. */
const DIFFERENCES: Readonly<Record<string, readonly [atMost: number, reason: string]>> = {
  u: [2e-9, CODATA_2018],
  Da: [2e-9, CODATA_2018],
  a0: [2e-9, CODATA_2018],
  m_e: [2e-9, CODATA_2018],
  m_p: [2e-9, CODATA_2018],
  m_n: [2e-9, CODATA_2018],
  µ_B: [2e-9, CODATA_2018],
  l_P: [2e-7, 'GNU computes the Planck units from CODATA 2018, ours are the seven published digits'],
  t_P: [2e-7, 'GNU computes the Planck units from CODATA 2018, ours are the seven published digits'],
  m_P: [2e-7, 'GNU computes the Planck units from CODATA 2018, ours are the seven published digits'],
  month: [3e-5, TROPICAL],
  decade: [3e-5, TROPICAL],
  century: [3e-5, TROPICAL],
  millennium: [3e-5, TROPICAL],
  yr_trop: [3e-8, 'GNU gives the tropical year of 1900, ours is that of J2000'],
  yr_sid: [1e-8, 'GNU gives an older sidereal year, ours is that of the IERS at J2000'],
  d_sid: [1e-9, 'GNU gives the rotation to 86164.09054 s, ours is the mean sidereal day 86164.0905 s'],
  Mach: [1e-6, 'ours is the six digits of the standard atmosphere'],
  pc: [1e-11, 'GNU has au/tan(1″), ours is the IAU 2015 definition 648000/π au'],
};

const NOT_IN_GNU: Readonly<Record<string, string>> = {
  level: 'GNU treats decibels as functions',
  'biological activity': 'GNU has no international units',
  equivalents: 'GNU has no equivalents',
};

const rows = UNIT_GROUPS.flatMap((group) => group.units);
const linear = rows.filter(({ symbol }) => unitOf(symbol).kind === 'linear');

describe('factors of GNU units', () => {
  it.each(linear.map(({ symbol }) => symbol))('%s', (symbol) => {
    const unit = unitOf(symbol);
    const entry = oracle.units[symbol];
    if (!entry) {
      expect(
        unit.dimension.slice(10).some((exponent) => exponent !== 0),
        Object.values(NOT_IN_GNU).join('; '),
      ).toBe(true);
      return;
    }
    const difference = Math.abs(factorOf(unit).div(entry.factor).minus(1).toNumber());
    const [atMost] = DIFFERENCES[symbol] ?? [1e-12];
    expect(difference).toBeLessThan(atMost);
  });

  it.each(Object.entries(DIFFERENCES))('%s differs still: %s', (symbol) => {
    const difference = Math.abs(
      factorOf(unitOf(symbol))
        .div(oracle.units[symbol]?.factor ?? 1)
        .minus(1)
        .toNumber(),
    );
    expect(difference).toBeGreaterThan(1e-12);
  });

  it.each(METRIC_PREFIXES.map(({ name, factor }) => [name, factor]))('prefix %s', (name, factor) => {
    // GNU units 2.22 precedes the prefixes of 2022.
    if (/^(quetta|ronna|ronto|quecto)$/.test(name as string)) expect(oracle.prefixes[name as string]).toBe('unknown');
    else expect(Math.abs(Number(oracle.prefixes[name as string]) / Number(factor) - 1)).toBeLessThan(1e-15);
  });
});
