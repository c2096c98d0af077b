/** The registry and what authors import from the engine name the same functions. */

import { describe, expect, test } from 'vitest';
import { calendarFunctions } from '../../engine/src/calendar-functions.js';
import { functions } from '../../engine/src/functions.js';
import * as engine from '../../engine/src/index.js';
import * as numeric from '../../engine/src/numeric/index.js';
import * as special from '../../engine/src/special/index.js';
import * as versions from '../../engine/src/versions.js';

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

test('what runs on any arithmetic can be bundled by its name', () => {
  const generic = Object.entries(functions).filter(([name, { generic }]) => generic && !(name in calendarFunctions));
  const exported = new Map<string, unknown>(Object.entries(versions));
  const missing = generic.filter(([name, { generic }]) => exported.get(`${name}On`) !== generic);
  expect(generic.length).toBeGreaterThan(30);
  expect(missing.map(([name]) => name)).toEqual([]);
});
