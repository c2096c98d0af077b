/** What a formula is lifted to, as text. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { Dual, dual, variable } from '../../../engine/src/arithmetic/dual.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { createQuantityArithmetic, quantityIn, UnitMismatch } from '../../../engine/src/arithmetic/quantity.js';
import { lift, runText } from './run.js';

// biome-ignore lint/suspicious/noExplicitAny: formulas of every shape
type Formula = (inputs: any) => any;

/** The arrow function as the formula of a calculator that imports what the cases use. */
const calculator = (formula: string, before = '') => `
  import { constant, defineCalculator, findRoot, noResult, normalCdf, standardGravity, sum as total } from '@reckoner/engine';
  ${before}
  export default defineCalculator({ formula: ${formula} });`;

describe('emitted source', () => {
  test.each([
    ['({ x }) => ({ y: x * 2 })', '$.mul(x, 2)'],
    ['({ x }) => ({ y: 0.5 * x })', '$.lit("0.5")'],
    ['({ x }) => ({ y: x + 9007199254740993 })', '$.lit("9007199254740993")'],
    ['({ x }) => ({ y: x + 1_000.5 })', '$.lit("1000.5")'],
    ['({ x }) => ({ y: x * -0.25 })', '$.lit("-0.25")'],
    ['({ x }) => ({ y: x * 1e-3 })', '$.lit("1e-3")'],
    ['({ x }) => ({ y: x * 1_000 })', '$.mul(x, 1000)'],
    ['({ x }) => ({ y: x + 1.5e3 })', '$.add(x, 1500)'],
    ['({ x }) => ({ y: x as number })', '{ y: x }'],
    ['({ x }: { x: number }) => ({ y: x! satisfies number })', '{ y: x }'],
    ['({ x }) => ({ y: x === undefined ? 1 : x })', '((x === undefined) ? 1 : x)'],
    ["({ x }) => ({ y: x !== 'male' })", '(x !== "male")'],
    ['({ x }) => ({ y: x !== 2 })', '!$.eq(x, 2)'],
    ['({ x }) => ({ y: x ? 1 : 0 })', '($.truthy(x) ? 1 : 0)'],
    ['({ xs, i }) => ({ y: xs[i] })', 'xs[$.index(i)]'],
    ['({ xs }) => ({ y: xs[0] })', 'xs[0]'],
    ['({ x }) => ({ y: isFinite(x) })', 'Number.isFinite($.toNumber(x))'],
    ['({ x }) => ({ y: Array(x) })', 'new Array($.index(x))'],
    ['({ x }) => ({ y: x == null })', '(x == null)'],
    ['({ x }) => ({ y: normalCdf(x) })', '$.call("normalCdf", [x])'],
    ['({ xs }) => ({ y: total(xs) })', '$.call("sum", [xs])'],
    ['({ x }) => ({ y: standardGravity * x })', '$.named("standardGravity")'],
    ["({ x }) => ({ y: constant(-9.80665, 'm/s^2') * x })", '$.constant("-9.80665", "m/s^2")'],
  ])('%s', (formula, expected) => {
    const { text, diagnostics } = lift(calculator(formula));
    expect(diagnostics).toEqual([]);
    expect(text).toContain(expected);
  });

  test('a value that does not change is made once', () => {
    const { text } = lift(calculator('({ x }) => ({ y: x * 0.5, z: x + 0.5 })'));
    expect(text?.match(/\$\.lit/g)).toHaveLength(1);
  });

  test('what it needs is listed', () => {
    const { functions, constants, native, imports } = lift(
      calculator(
        '({ x }) => { if (x < 0) throw noResult("Below zero."); return { y: normalCdf(x) * standardGravity + area(x) }; }',
        "import { circle as area } from '../shared/shapes.js'; import { other } from '../shared/other.js';",
      ),
    );
    expect({ functions, constants, native }).toEqual({
      functions: ['normalCdf'],
      constants: ['standardGravity'],
      native: ['noResult'],
    });
    expect(imports).toEqual([{ specifier: '../shared/shapes.js', names: { area: 'circle' } }]);
  });

  test('a shared module gives the exports that are wanted, and lifts no others', () => {
    const source = 'export const half = (x) => x * 0.5;\nexport const words = () => /a/;';
    const { text, diagnostics } = lift(source, { exports: new Set(['half']) });
    expect(diagnostics).toEqual([]);
    expect(text).toContain('return { half }');
    expect(lift(source).diagnostics).toHaveLength(1);
  });

  test('a local name hides an import, a constant and Math', () => {
    const source = calculator(
      '({ total }) => { const Math = { sqrt: (x: number) => x + 1 }; const standardGravity = 2; return { y: Math.sqrt(total) * standardGravity }; }',
    );
    const formula = runText(source, float64).formula as Formula;
    expect(formula({ total: 3 })).toEqual({ y: 8 });
  });

  test('a formula may be a method, a name or a shorthand', () => {
    const head = "import { defineCalculator } from '@reckoner/engine';";
    for (const source of [
      'export default defineCalculator({ formula({ x }) { return { y: x * 2 }; } });',
      'function formula({ x }) { return { y: x * 2 }; } export default defineCalculator({ formula });',
      'const double = ({ x }) => ({ y: x * 2 }); export default defineCalculator({ formula: double });',
    ]) {
      expect((runText(head + source, float64).formula as Formula)({ x: 4 })).toEqual({ y: 8 });
    }
  });
});

describe('on decimals', () => {
  const run = (formula: string, inputs: unknown) => (runText(calculator(formula), decimal).formula as Formula)(inputs);

  test('literals are read from their text, a third is exact', () => {
    expect(String(run('() => ({ y: 0.1 + 0.2 })', {}).y)).toBe('0.3');
    expect(String(run('() => ({ y: (1 / 3) * 3 })', {}).y)).toBe('0.9999999999999999999999999999999999');
    expect(String(run('() => ({ y: 9007199254740993 - 9007199254740992 })', {}).y)).toBe('1');
  });

  test('a schedule pays off to the last digit', () => {
    const { rows, left } = run(
      `({ amount, rate, n }) => {
        const payment = (amount * rate) / (1 - (1 + rate) ** -n);
        const rows = [];
        let left = amount;
        for (let i = 1; i <= n; i++) {
          const interest = left * rate;
          left -= payment - interest;
          rows.push({ i, interest, left });
        }
        return { rows, left };
      }`,
      { amount: decimal.lit('200000'), rate: decimal.lit('0.005'), n: 360 },
    );
    expect(rows).toHaveLength(360);
    expect(rows[359].i).toBe(360);
    expect(Math.abs(decimal.toNumber(left))).toBeLessThan(1e-25);
  });

  test('a root is found to 30 digits through a closure', () => {
    const { y } = run('({ x }) => ({ y: findRoot((t) => t ** 2 - x, 1, 2) })', { x: decimal.lit('2.0') });
    expect(String(y)).toMatch(/^1\.41421356237309504880168872420/);
  });

  test('a switch on numbers compares values, and falls through', () => {
    const formula = `({ x }) => {
      let y = 0;
      switch (x) { case 0.5: y += 1; case 2: y += 10; break; default: y = -1; }
      return { y };
    }`;
    expect(['0.50', '2.0', '3'].map((text) => run(formula, { x: decimal.lit(text) }).y)).toEqual([11, 10, -1]);
  });

  test('noResult reaches the caller', () => {
    expect(() => run('({ x }) => { if (x < 0) throw noResult("Below zero."); return { x }; }', { x: -1 })).toThrow(
      'Below zero.',
    );
  });
});

test('on duals a lifted formula gives its derivative', () => {
  const formula = runText(calculator('({ x }) => ({ y: x > 0 ? x ** 3 + 2 * x : 0 })'), dual).formula as Formula;
  expect(formula({ x: variable(2, 0, 1) }).y).toEqual(new Dual(12, [14]));
});

describe('the unit check', () => {
  const source = calculator(
    '({ mass, speed, path }) => {\n  const energy = 0.5 * mass * speed ** 2;\n  return { energy: Math.max(energy, path) + 0 };\n}',
  );
  const inputs = { mass: quantityIn('kg', 2), speed: quantityIn('m/s', 3) };

  test('points to the operation', () => {
    const formula = runText(source, createQuantityArithmetic(), { positions: true }).formula as Formula;
    const check = () => formula({ ...inputs, path: quantityIn('m', 1) });
    expect(check).toThrow(UnitMismatch);
    expect(check).toThrow(expect.objectContaining({ offset: source.indexOf('Math.max'), path: 'calculator.ts' }));
    expect(formula({ ...inputs, path: quantityIn('J', 1) }).energy.value).toBe(9);
  });
});

describe('summary', () => {
  const summary = (formula: string, before = '') => lift(calculator(formula, before)).summary;

  test.each([
    ['({ a, b }) => ({ y: a })', ['a'], ['a', 'b'], ['y'], false, false],
    ['({ a: first, b = first }) => ({ y: b })', ['a', 'b'], ['a', 'b'], ['y'], false, false],
    ['(inputs) => ({ y: inputs.a + inputs["b"] })', ['a', 'b'], [], ['y'], false, false],
    ['(inputs) => { const { a, b } = inputs; return { y: a }; }', ['a'], ['a', 'b'], ['y'], false, false],
    ['(inputs) => helper(inputs)', [], [], ['p'], true, false],
    ['({ a, ...rest }) => ({ y: rest.b })', [], ['a'], ['y'], true, false],
    [
      '({ a }) => { if (a) return { x: 1 }; return { y: 2, ...{ z: a } }; }',
      ['a'],
      ['a'],
      ['x', 'y', 'z'],
      false,
      false,
    ],
    ['({ a }) => { const results = { x: a }; return a ? results : { y: 1 }; }', ['a'], ['a'], ['x', 'y'], false, false],
    [
      '({ a }) => { const f = () => { return { inner: a }; }; return { y: f().inner }; }',
      ['a'],
      ['a'],
      ['y'],
      false,
      false,
    ],
    ['({ a }) => { let results = {}; results.x = a; return results; }', ['a'], ['a'], [], false, true],
    ['({ a }) => imported(a)', ['a'], ['a'], [], false, true],
  ])('%s', (formula, used, taken, returned, usesOthers, returnsOthers) => {
    const found = summary(formula, "import { imported } from '../shared/x.js'; const helper = ({ a }) => ({ p: a });");
    expect({
      used: [...(found?.used ?? [])].sort(),
      taken: found?.taken.map(({ name }) => name),
      returned: found?.returned.map(({ name }) => name),
      usesOthers: found?.usesOthers,
      returnsOthers: found?.returnsOthers,
    }).toEqual({ used, taken, returned, usesOthers, returnsOthers });
  });

  test('equations have places', () => {
    const source =
      "import { defineEquations } from '@reckoner/engine';\nexport default defineEquations({ equations: ({ v, i, r }) => [[v, i * r], [i, v / r]] });";
    const { summary: found, text } = lift(source);
    expect(found?.kind).toBe('equations');
    expect(found?.equations.map((offset) => source.slice(offset, offset + 6))).toEqual(['[v, i ', '[i, v ']);
    expect(text).toContain('[v, $.mul(i, r)]');
  });
});

test('lifting costs about as much as parsing', () => {
  const script = fileURLToPath(new URL('cost.ts', import.meta.url));
  const { parsing, lifting } = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' }),
  );
  // Seen: 0.8 to 1.0.
  expect(lifting).toBeLessThan(3 * parsing);
});
