/**
 * Every special function and distribution against values of mpmath (`scripts/special-oracle.py`), within the errors
 * that authors are told.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { RELATIVE_ERRORS } from '@reckoner/codegen/reference/relative-errors';
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { Decimal34 } from '../../../engine/src/arithmetic/decimal34.js';
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

describe('special functions against mpmath', () => {
  test('every one has expected values and a bound', () => {
    expect(Object.keys(tables).sort()).toEqual(Object.keys(specialFunctions).sort());
    expect(Object.keys(RELATIVE_ERRORS).sort()).toEqual(Object.keys(specialFunctions).sort());
    for (const bound of Object.values(RELATIVE_ERRORS)) expect(bound).toBeLessThanOrEqual(1e-12);
  });

  test.each(Object.entries(tables))('%s', (name, rows) => {
    const { float64 } = functions[name]!;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const expected = row.at(-1)!;
      const error = Math.abs(float64(...row.slice(0, -1)) - expected) / (expected === 0 ? 1 : Math.abs(expected));
      expect(error, `${name}(${row.slice(0, -1).join(', ')})`).toBeLessThanOrEqual(RELATIVE_ERRORS[name]!);
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
      const value = new Decimal(String(decimal!(...words.map((word) => new Decimal34(word)))));
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
      functions.normalCdf!.decimal!(new Decimal34('0.1')).toString(),
    );
  });
});
