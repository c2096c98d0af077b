/** decimal.js as browsers get it: everything that the decimal arithmetic calls is there, and gives the same. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Arithmetic, Operand } from '@reckoner/engine/arithmetic/arithmetic';
import { createDecimalArithmetic } from '@reckoner/engine/arithmetic/decimal-arithmetic';
import { trigonometry } from '@reckoner/engine/arithmetic/decimal-trigonometry';
import type { decimalMethod } from '@reckoner/engine/calculate/evaluate/decimal-method';
import type { Calculator } from '@reckoner/engine/calculate/types';
import type { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reducedLibrary } from '../../../server/src/web/assets/decimal-js.js';
import { buildEngine, type EngineFiles } from '../../../server/src/web/assets/engine.js';

const LIBRARY = { functions: {}, constants: {} };
const ARGUMENTS = ['0', '0.3', '-0.7', '1', '2.5', '-12.25', '1e-50', '700', '123456789.123456789'];

type Operations = Arithmetic<Decimal>;
/** Whatever stands in an arithmetic as a function of operands. */
type Operation = (...operands: Operand<Decimal>[]) => unknown;

const here = createDecimalArithmetic(LIBRARY);
const folder = mkdtempSync(join(tmpdir(), 'decimal-js-'));
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
  expect(files.decimal.contents.length).toBeLessThan(0.85 * files.decimalTrigonometry.contents.length);
});

test('a library that is written otherwise is refused, not left as it is', () => {
  const library = 'class Decimal { plus(y) { return add(this, y); } }\nexport default Decimal;\n';
  expect(() => reducedLibrary(library, ['a.plus(b)'])).toThrow('adapt decimal-js.ts');
});

test('what is called is kept with what that calls, and nothing else', () => {
  const library = `var P = { constructor: null };
P.sum = P.plus = function(y) {
  return add(this, y);
};
P.minus = function(y) {
  return this.plus(negated(y));
};
P.round = function() {
  return rounded(this);
};
function add(x, y) {
  return x + y;
}
function negated(x) {
  return -x;
}
function rounded(x) {
  return x;
}
function clone() {
  function Decimal() {}
  Decimal.prototype = P;
  Decimal.round = round;
  Decimal.minus = Decimal.less = minus;
  return Decimal;
}
function round(x) {
  return new this(x).round();
}
function minus(x, y) {
  return new this(x).minus(y);
}
export default clone();
`;
  const reduced = reducedLibrary(library, ['a.minus(b)']);
  for (const kept of [
    'P.sum = P.plus',
    'P.minus',
    'function add',
    'function negated',
    'Decimal.prototype',
    'Decimal.minus',
    'function minus',
  ])
    expect(reduced).toContain(kept);
  for (const dropped of ['P.round', 'rounded', 'round']) expect(reduced).not.toContain(dropped);
});
