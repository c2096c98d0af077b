/** The samples at which answers take longest: everything at its most, and every two options together. */
import { expensiveSamples } from '@reckoner/codegen/check/checks/expensive-samples';
import { pairwise } from '@reckoner/codegen/check/checks/pairwise';
import { choice, flag, type InputSpec, integer, list, matrix, number, text } from '@reckoner/engine/authoring/kinds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('pairs of options', () => {
  it('all meet in some row, of which there are few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }), (sizes) => {
        const rows = pairwise(sizes, 1000);
        for (const row of rows) expect(row.every((option, field) => option < sizes[field]!)).toBe(true);
        for (let one = 0; one < sizes.length; one++)
          for (let other = one + 1; other < sizes.length; other++) {
            const met = new Set(rows.map((row) => `${row[one]},${row[other]}`));
            expect(met.size).toBe(sizes[one]! * sizes[other]!);
          }
        const [most = 1, second = 1] = [...sizes].sort((a, b) => b - a);
        expect(rows.length).toBeLessThanOrEqual(2 * most * second + 4);
      }),
      { numRuns: 60 },
    );
  });

  it('are as many as are asked for', () => {
    expect(pairwise([5, 5, 5], 3)).toHaveLength(3);
    expect(pairwise([3], 10)).toEqual([[0], [1], [2]]);
    expect(pairwise([], 10)).toEqual([[]]);
  });
});

describe('expensive samples', () => {
  const label = 'Field';
  const inputs: Record<string, InputSpec> = {
    count: integer({ label, min: 1, max: 500 }),
    values: list(number({ label, min: 0, max: 9 }), { label, maxItems: 40 }),
    words: text({ label, maxLength: 300 }),
    code: text({ label, maxLength: 60, pattern: { source: '[A-C]+', says: 'letters from A to C' } }),
    grid: matrix({ label, maxRows: 4, square: true }),
    method: choice({ a: 'A', b: 'B', c: 'C' }, { label }),
    exact: flag({ label }),
    only: integer({ label, min: 0, max: 7, when: { method: 'b' } }),
  };
  const known = [{ count: 3, values: [1], words: 'some words', code: 'AB', method: 'a' }];
  const samples = expensiveSamples(inputs, known, { least: 12, most: 100 });

  it('have everything at its most', () => {
    expect(Math.max(...samples.map(({ count }) => count as number))).toBe(500);
    for (const { values, grid } of samples) {
      expect(values).toHaveLength(40);
      expect(grid).toHaveLength(4);
    }
    expect(Math.max(...samples.map(({ words }) => (words as string).length))).toBeGreaterThan(280);
    expect(Math.max(...samples.map(({ code }) => (code as string).length))).toBe(60);
    for (const { code } of samples) expect(code).toMatch(/^[A-C]+$/);
  });

  it('have every two options together, with what applies then', () => {
    expect(new Set(samples.map(({ method, exact }) => `${method} ${exact}`)).size).toBe(6);
    for (const { method, only } of samples) expect(only === undefined).toBe(method !== 'b');
  });

  it('are the same at every run', () => {
    expect(expensiveSamples(inputs, known, { least: 12, most: 100 })).toEqual(samples);
  });
});
