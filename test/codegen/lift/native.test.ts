/** Lifted onto doubles, the formulas of fixtures and catalogue are the native ones, bit for bit. */
import { basename } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'glob';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import type { Definition } from '../../../engine/src/authoring/define.js';
import type { FieldSpec } from '../../../engine/src/authoring/kinds.js';
import { runFile } from './run.js';

// biome-ignore lint/suspicious/noExplicitAny: formulas of every shape
type Formula = (inputs: any) => unknown;

/** A formula may change the lists it receives. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]));
}

/** What a formula gives, or the message it throws. */
function outcome(formula: Formula, inputs: unknown): unknown {
  try {
    return formula(copied(inputs));
  } catch (error) {
    // What the platform says of a missing property names the expression, which is another one when lifted.
    return { thrown: error instanceof TypeError ? 'TypeError' : (error as Error).message };
  }
}

const WANTED = { exports: new Set(['formula']) };
const fixtures = globSync('test/codegen/lift/fixtures/*.ts', { absolute: true }).sort();

describe.each(fixtures.map((path) => [basename(path), path] as const))('%s', (_, path) => {
  const x = fc
    .oneof(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.constantFrom(0, 0.5, -0.5, 1, 2, 1e-9))
    .filter(
      // The text of a subnormal double is not its value, which the decimals would notice.
      (value) => value === 0 || Math.abs(value) > 1e-300,
    );
  const inputs = fc.record(
    {
      x,
      n: fc.integer({ min: 0, max: 24 }),
      optional: x,
      kind: fc.constantFrom('a', 'b', 'c'),
      flag: fc.boolean(),
      xs: fc.array(x, { minLength: 1, maxLength: 6 }),
    },
    { requiredKeys: ['x', 'n'] },
  );

  test('lifted onto doubles it is the native function, bit for bit', async () => {
    const native = ((await import(path)) as { formula: Formula }).formula;
    const lifted = runFile(path, float64, WANTED).formula as Formula;
    fc.assert(
      fc.property(inputs, (values) => {
        expect(outcome(lifted, values)).toStrictEqual(outcome(native, values));
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test('lifted onto decimals it takes the same branches', async () => {
    const native = ((await import(path)) as { formula: Formula }).formula;
    const lifted = runFile(path, decimal, WANTED).formula as Formula;
    for (const values of fc.sample(inputs, { seed: 6, numRuns: 40 })) {
      close(plain(outcome(lifted, asDecimals(values))), outcome(native, values), path);
    }
  });
});

/** Inputs as a decimal calculator receives them: numbers are decimals, integers stay native. */
function asDecimals({ n, ...values }: Record<string, unknown>): unknown {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'number') return decimal.lit(String(value));
    return Array.isArray(value) ? value.map(convert) : value;
  };
  return { n, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)])) };
}

/** Decimals as doubles. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('toFixed' in value) return decimal.toNumber(value as never);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}

/** Equal in shape, texts and truth, and in numbers to what the doubles' rounding allows. */
function close(actual: unknown, expected: unknown, where: string): void {
  if (typeof expected === 'number') {
    const scale = Math.max(1, Math.abs(expected));
    if (!Number.isFinite(expected) || !Number.isFinite(actual)) return;
    expect(Math.abs((actual as number) - expected) / scale, `${where}: ${actual} for ${expected}`).toBeLessThan(1e-7);
  } else if (typeof expected === 'object' && expected !== null) {
    expect(Object.keys(actual as object), where).toEqual(Object.keys(expected));
    for (const [name, each] of Object.entries(expected)) {
      close((actual as Record<string, unknown>)[name], each, `${where}.${name}`);
    }
  } else expect(actual, where).toBe(expected);
}

/** Values as a formula receives them, inside of the bounds where they are in the formula's unit. */
function arbitrary(spec: FieldSpec): fc.Arbitrary<unknown> {
  const values = ((): fc.Arbitrary<unknown> => {
    switch (spec.kind) {
      case 'integer': {
        const min = Math.ceil(spec.min ?? -50);
        // Years begin above 400.
        return fc.integer({ min, max: Math.min(Math.floor(spec.max ?? 50), Math.max(400, min + 400)) });
      }
      case 'choice':
        return fc.constantFrom(
          ...Object.entries(spec.options).map(([key, option]) => (typeof option === 'string' ? key : option.value)),
        );
      case 'flag':
        return fc.boolean();
      case 'date':
        return fc.integer({ min: -30_000, max: 40_000 });
      case 'time':
        return fc.integer({ min: 0, max: 86_399 });
      case 'text':
        return fc.string({ maxLength: 8 });
      case 'list':
        return fc.array(arbitrary(spec.of), { minLength: spec.minItems ?? 1, maxLength: 12 });
      case 'matrix':
        return fc.integer({ min: 1, max: 4 }).chain((size) =>
          fc.array(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: size, maxLength: size }), {
            minLength: size,
            maxLength: size,
          }),
        );
      case 'rows':
        return fc.array(
          fc.record(
            Object.fromEntries(Object.entries(spec.columns).map(([name, column]) => [name, arbitrary(column)])),
          ),
          { minLength: spec.minItems ?? 1, maxLength: 8 },
        );
      case 'quantity':
      case 'measure':
      case 'number':
      case 'percent':
      case 'money': {
        const min = spec.min ?? spec.above ?? -1000;
        const max = spec.max ?? spec.below ?? Math.max(1000, min * 2);
        return fc.double({ min, max, noNaN: true });
      }
      default:
        throw new Error(`${spec.kind} is not an input.`);
    }
  })();
  const isOptional = 'optional' in spec && spec.optional === true;
  return isOptional ? fc.option(values, { nil: undefined, freq: 5 }) : values;
}

const calculators = globSync('plugins/*/*/*.ts', {
  absolute: true,
  ignore: ['**/node_modules/**', '**/shared/**'],
}).sort();

describe('calculators', () => {
  test.each(calculators.map((path) => [basename(path, '.ts'), path] as const))('%s', async (_, path) => {
    const { default: definition } = (await import(path)) as { default: Definition };
    const native: Formula | undefined = definition.formula ?? definition.equations;
    if (native === undefined) return expect(definition.algorithm).toBeTypeOf('function');
    const exports = runFile(path, float64);
    const lifted = (exports.formula ?? exports.equations) as Formula;
    const inputs = fc.record(
      Object.fromEntries(Object.entries(definition.inputs).map(([name, spec]) => [name, arbitrary(spec)])),
    );
    fc.assert(
      fc.property(inputs, (values) => {
        expect(outcome(lifted, values)).toStrictEqual(outcome(native, values));
      }),
      { seed: 7, numRuns: 40 },
    );
  });
});
