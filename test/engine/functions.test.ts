/** The registry and what authors import from the engine name the same functions. */
import { describe, expect, test } from 'vitest';
import { functions } from '../../engine/src/functions.js';
import * as engine from '../../engine/src/index.js';
import * as numeric from '../../engine/src/numeric/index.js';
import * as special from '../../engine/src/special/index.js';

describe('the function registry', () => {
  test.each(Object.entries({ ...numeric, ...special }))('%s is registered as it is exported', (name, exported) => {
    expect(functions[name]?.float64).toBe(exported);
  });

  test.each(Object.entries(functions))('%s is exported to authors', (name, { float64 }) => {
    expect((engine as Record<string, unknown>)[name]).toBe(float64);
  });

  test('decimal and generic versions are functions', () => {
    for (const { decimal, generic } of Object.values(functions)) {
      expect(['function', 'undefined']).toContain(typeof decimal);
      expect(['function', 'undefined']).toContain(typeof generic);
    }
    expect(functions.sum?.generic).toBeTypeOf('function');
    expect(functions.normalCdf?.decimal).toBeTypeOf('function');
  });
});
