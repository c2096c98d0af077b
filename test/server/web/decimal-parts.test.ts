/** Decimals as browsers get them: every operation is there, and gives the same. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Arithmetic, Operand } from '@reckoner/engine/arithmetic/arithmetic';
import { createDecimalArithmetic } from '@reckoner/engine/arithmetic/decimal-arithmetic';
import type { Decimal } from '@reckoner/engine/arithmetic/decimal-number';
import { trigonometry } from '@reckoner/engine/arithmetic/decimal-trigonometry';
import type { decimalMethod } from '@reckoner/engine/calculate/evaluate/decimal-method';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEngine, type EngineFiles } from '../../../server/src/web/assets/engine.js';

const LIBRARY = { functions: {}, constants: {} };
const ARGUMENTS = ['0', '0.3', '-0.7', '1', '2.5', '-12.25', '1e-50', '700', '123456789.123456789'];

type Operations = Arithmetic<Decimal>;
/** Whatever stands in an arithmetic as a function of operands. */
type Operation = (...operands: Operand<Decimal>[]) => unknown;

const here = createDecimalArithmetic(LIBRARY);
const folder = mkdtempSync(join(tmpdir(), 'decimals-'));
let files: EngineFiles;
beforeAll(async () => {
  files = await buildEngine();
  for (const { file, contents } of Object.values(files)) writeFileSync(join(folder, file), contents);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The arithmetic of a built file, which a lifted formula is given. */
async function builtArithmetic(file: string): Promise<Operations> {
  const built = (await import(pathToFileURL(join(folder, file)).href)) as { decimalMethod: typeof decimalMethod };
  let found: Operations | undefined;
  const lifted = (arithmetic: Operations) => {
    found = arithmetic;
    return { formula: () => ({}) };
  };
  const calculator = { slug: 'probe', lifted, definition: { inputs: {} } } as unknown as Calculator;
  built.decimalMethod(LIBRARY).run(calculator, {});
  return found!;
}

const NOT_OPERATIONS: readonly string[] = ['name', 'PI', 'E', 'call', 'named', 'lit', 'constant', 'index'];

function operationNames(except: readonly string[]): (keyof Operations)[] {
  return (Object.keys(here) as (keyof Operations)[]).filter(
    (name) => !NOT_OPERATIONS.includes(name) && !except.includes(name),
  );
}

function results(arithmetic: Operations, name: keyof Operations): string[] {
  const operation = arithmetic[name] as unknown as Operation;
  return ARGUMENTS.flatMap((a) =>
    ARGUMENTS.slice(0, operation.length > 1 || name === 'hypot' ? undefined : 1).map((b) => {
      const operands = operation.length > 1 || operation.length === 0 ? [a, b] : [a];
      return String(operation(...operands.map((text) => arithmetic.lit(text))));
    }),
  );
}

describe.each([
  ['decimal', Object.keys(trigonometry)],
  ['decimalTrigonometry', []],
] as const)('%s', (part, absent) => {
  test('has every operation, with the same results', async () => {
    const there = await builtArithmetic(files[part].file);
    const names = operationNames(absent);
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect(results(there, name), name).toEqual(results(here, name));
    for (const name of absent) expect(name in there, name).toBe(false);
  });
});

test('decimals without circular functions are the lighter', () => {
  expect(files.decimal.contents.length).toBeLessThan(0.9 * files.decimalTrigonometry.contents.length);
});
