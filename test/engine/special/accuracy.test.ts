/**
 * Every special function and distribution against values of mpmath (`scripts/special-oracle.py`). The bound beside a function
 * is half as much again as the largest relative error seen, and never above 1e-12.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { functions } from '../../../engine/src/functions.js';
import { specialFunctions } from '../../../engine/src/special/functions.js';

type Row = readonly number[];

const folder = new URL('expected/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const tables = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file !== 'decimal.json')
    .flatMap((file) => Object.entries(read(file) as Record<string, readonly Row[]>)),
);

const BOUNDS: Readonly<Record<string, number>> = {
  normalPdf: 2e-13,
  normalCdf: 1e-15,
  normalSurvival: 1e-15,
  normalQuantile: 1e-15,
  studentPdf: 1e-13,
  studentCdf: 9e-14,
  studentSurvival: 2e-14,
  studentQuantile: 2e-15,
  chiSquaredPdf: 4e-13,
  chiSquaredCdf: 7e-14,
  chiSquaredSurvival: 4e-13,
  chiSquaredQuantile: 8e-15,
  fPdf: 5e-14,
  fCdf: 5e-14,
  fSurvival: 2e-14,
  fQuantile: 3e-15,
  gammaPdf: 9e-14,
  gammaCdf: 9e-14,
  gammaSurvival: 7e-14,
  gammaQuantile: 1e-14,
  betaPdf: 5e-14,
  betaCdf: 2e-14,
  betaSurvival: 5e-14,
  betaQuantile: 5e-15,
  exponentialPdf: 2e-15,
  exponentialCdf: 1e-15,
  exponentialSurvival: 2e-15,
  exponentialQuantile: 1e-15,
  weibullPdf: 4e-15,
  weibullCdf: 1e-15,
  weibullSurvival: 4e-15,
  weibullQuantile: 1e-15,
  logisticPdf: 2e-15,
  logisticCdf: 3e-15,
  logisticSurvival: 2e-15,
  logisticQuantile: 1e-15,
  lognormalPdf: 5e-14,
  lognormalCdf: 2e-14,
  lognormalSurvival: 4e-14,
  lognormalQuantile: 2e-15,
  studentizedRangeCdf: 1e-13,
  studentizedRangeQuantile: 1e-12,
  uniformPdf: 1e-15,
  uniformCdf: 1e-15,
  uniformSurvival: 1e-15,
  uniformQuantile: 1e-15,
  binomialPmf: 3e-14,
  binomialCdf: 5e-14,
  binomialSurvival: 8e-15,
  binomialQuantile: 1e-15,
  poissonPmf: 8e-15,
  poissonCdf: 3e-15,
  poissonSurvival: 6e-15,
  poissonQuantile: 1e-15,
  geometricPmf: 1e-15,
  geometricCdf: 1e-15,
  geometricSurvival: 1e-15,
  geometricQuantile: 1e-15,
  negativeBinomialPmf: 6e-15,
  negativeBinomialCdf: 8e-15,
  negativeBinomialSurvival: 9e-15,
  negativeBinomialQuantile: 1e-15,
  hypergeometricPmf: 2e-14,
  hypergeometricCdf: 1e-14,
  hypergeometricSurvival: 9e-15,
  hypergeometricQuantile: 1e-15,
  erf: 1e-15,
  erfc: 1e-15,
  erfInverse: 1e-15,
  erfcInverse: 1e-15,
  gamma: 2e-14,
  logGamma: 1e-15,
  digamma: 6e-15,
  beta: 3e-14,
  logBeta: 1e-15,
  factorial: 1e-15,
  binomialCoefficient: 1e-15,
  permutationCount: 1e-15,
  regularizedGammaP: 1e-14,
  regularizedGammaQ: 2e-14,
  regularizedGammaPInverse: 7e-14,
  regularizedGammaQInverse: 3e-15,
  regularizedBeta: 2e-14,
  regularizedBetaInverse: 5e-14,
  besselJ: 5e-13,
  besselY: 4e-13,
  besselI: 3e-15,
  besselK: 3e-15,
  airyAi: 4e-14,
  airyBi: 4e-14,
  ellipticK: 1e-15,
  ellipticE: 2e-15,
  lambertW: 1e-15,
  zeta: 2e-15,
  exponentialIntegral: 2e-15,
  exponentialIntegralE1: 6e-15,
};

describe('special functions against mpmath', () => {
  test('every one has expected values and a bound', () => {
    expect(Object.keys(tables).sort()).toEqual(Object.keys(specialFunctions).sort());
    expect(Object.keys(BOUNDS).sort()).toEqual(Object.keys(specialFunctions).sort());
    for (const bound of Object.values(BOUNDS)) expect(bound).toBeLessThanOrEqual(1e-12);
  });

  test.each(Object.entries(tables))('%s', (name, rows) => {
    const { float64 } = functions[name]!;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const expected = row.at(-1)!;
      const error = Math.abs(float64(...row.slice(0, -1)) - expected) / (expected === 0 ? 1 : Math.abs(expected));
      expect(error, `${name}(${row.slice(0, -1).join(', ')})`).toBeLessThanOrEqual(BOUNDS[name]!);
    }
  });
});

describe('decimal versions against mpmath, to 32 digits', () => {
  const decimalTables = read('decimal.json') as Record<string, readonly (readonly string[])[]>;

  test('every decimal version has expected values', () => {
    const named = Object.keys(specialFunctions).filter((name) => specialFunctions[name]!.decimal);
    expect(Object.keys(decimalTables).sort()).toEqual(named.sort());
  });

  test.each(Object.entries(decimalTables))('%s', (name, rows) => {
    const { decimal, float64 } = functions[name]!;
    for (const row of rows) {
      const words = row.slice(0, -1);
      const expected = new Decimal(row.at(-1)!);
      const value: Decimal = decimal!(...words.map((word) => new Decimal(word)));
      const error = value
        .minus(expected)
        .abs()
        .div(expected.isZero() ? 1 : expected.abs());
      expect(error.toNumber(), `${name}(${words.join(', ')}) = ${value}`).toBeLessThanOrEqual(1e-32);
      const double = expected.toNumber();
      if (Math.abs(double) > 1e-300 && Math.abs(double) < 1e300) {
        expect(Math.abs(float64(...words.map(Number)) / double - 1)).toBeLessThan(1e-12);
      }
    }
  });

  test('native numbers are taken as they print', () => {
    expect(functions.normalCdf!.decimal!(0.1).toString()).toBe(
      functions.normalCdf!.decimal!(new Decimal('0.1')).toString(),
    );
  });
});
