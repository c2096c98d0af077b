/** How closely a result must match the digits that an example writes. */
import { agrees, readWrittenNumber } from '@reckoner/codegen/check/expected-number';
import { describe, expect, test } from 'vitest';

describe('a written number is held to its last digit', () => {
  test.each([
    // written, computed, agrees
    ['1647.01', 1647.0149, true],
    ['1647.01', 1647.0151, false],
    ['1647.10', 1647.104, true],
    ['1647.10', 1647.14, false],
    ['22.86', 22.857, true],
    ['5.116', 5.1162, true],
    ['5.116', 5.1155, true],
    ['5.116', 5.1154, false],
    ['0.0001234', 0.00012344, true],
    ['0.0001234', 0.00012346, false],
    ['1.234e-9', 1.2344e-9, true],
    ['1.234e-9', 1.2346e-9, false],
    ['-12.34', -12.343, true],
    ['-12.34', 12.343, false],
    ['200000', 200000.4, true],
    ['200000', 200000.6, false],
    ['1_000_000', 1_000_000.4, true],
  ])('%s and %d: %s', (written, computed, expected) => {
    expect(agrees(computed, readWrittenNumber(written)!)).toBe(expected);
  });
});

describe('fewer than four digits mean an exact number', () => {
  test.each([
    ['100', 100, true],
    ['100', 100.0001, false],
    ['0.5', 0.5 + 1e-11, true],
    ['0.5', 0.5001, false],
    ['0', 0, true],
    ['0', 4.4e-16, false],
    ['0', 1e-3, false],
    ['450', 450.8, false],
  ])('%s and %d: %s', (written, computed, expected) => {
    expect(agrees(computed, readWrittenNumber(written)!)).toBe(expected);
  });
});

test.each(['', 'abc', '1,000', '2026-01-31', '.', '12 kg'])('"%s" is no number', (text) => {
  expect(readWrittenNumber(text)).toBeUndefined();
});
