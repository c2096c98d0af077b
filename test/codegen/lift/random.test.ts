/** Random formulas, native and lifted. */
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../../engine/src/arithmetic/decimal.js';
import { float64 } from '../../../engine/src/arithmetic/float64.js';
import { lift } from './run.js';

/** Source of random formulas: numbers from `x`, `y` (any), `n` (whole), `xs`, conditions, loops and local functions. */
const { formula } = fc.letrec<Record<'number' | 'condition' | 'statement' | 'formula', string>>((tie) => {
  const number = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'x',
      'y',
      'n',
      'm',
      'xs[0]',
      'xs[n % 3]!',
      'xs.length',
      '0.1',
      '2',
      '1.5e-3',
      '-3',
      '1_000',
      'Math.PI',
      'K.half',
    ),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc
      .tuple(tie('number'), tie('number'))
      .map(([a, b]) => `${a} * -${b} - ${b} + ${a}`.replace('--', '- -'))
      .map((sum) => `(${sum})`),
    fc
      .tuple(tie('number'), fc.constantFrom('2', '3', '-1', '0.5'))
      .map(([a, b]) => `(${a}) ** ${b}`)
      .map((power) => `(${power})`),
    fc
      .tuple(fc.constantFrom('abs', 'floor', 'sqrt', 'atan', 'tanh', 'sign'), tie('number'))
      .map(([f, a]) => `Math.${f}(${a})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'hypot', 'atan2'), tie('number'), tie('number'))
      .map(([f, a, b]) => `Math.${f}(${a}, ${b})`),
    fc.tuple(tie('condition'), tie('number'), tie('number')).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
    fc.tuple(tie('number'), tie('number')).map(([a, b]) => `twice(${a}, ${b})`),
    fc.tuple(tie('number'), tie('number')).map(([a, b]) => `(${a} || ${b})`),
    fc.tuple(tie('number'), tie('number')).map(([a, b]) => `(${a} && ${b})`),
    fc
      .tuple(tie('number'), tie('number'))
      .map(([a, b]) => `(none ?? ${a}) + ${b}`)
      .map((sum) => `(${sum})`),
    tie('number').map((a) => `xs.map((each, i) => each * ${a} + i).reduce((p, q) => p + q, 0)`),
    tie('condition').map((c) => `xs.filter((x) => ${c}).length`),
  );
  const condition = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('flag', 'n', 'x > 0', "kind === 'a'", 'none === undefined', 'xs.includes(2.5)'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '===', '!=='), tie('number'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    tie('condition').map((c) => `!${c.startsWith('(') ? c : `(${c})`}`),
  );
  const block = fc.array(tie('statement'), { minLength: 1, maxLength: 2 }).map((all) => `{ ${all.join(' ')} }`);
  const statement = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('number').map((a) => `m = ${a};`),
    fc.tuple(fc.constantFrom('+=', '-=', '*=', '/='), tie('number')).map(([operator, a]) => `m ${operator} ${a};`),
    tie('number').map((a) => `out.push(${a});`),
    tie('number').map((a) => `xs[n % 2]! += ${a};`),
    fc.tuple(tie('condition'), block, block).map(([c, a, b]) => `if (${c}) ${a} else ${b}`),
    block.map((body) => `for (let i = 0; i < 3; i++) ${body}`),
    block.map((body) => `for (const y of [...xs]) ${body}`),
    fc.tuple(block, block).map(([a, b]) => `switch (n % 3) { case 0: ${a} break; case 1: ${b} default: m += 1; }`),
    fc.tuple(tie('condition'), block).map(([c, a]) => `{ let turns = 0; while (${c} && turns < 3) { turns++; ${a} } }`),
    tie('number').map((a) => `{ const [p, q = ${a}] = [x]; m = p - q!; }`),
  );
  const formula = fc.tuple(fc.array(tie('statement'), { maxLength: 4 }), tie('number'), tie('condition')).map(
    ([statements, value, condition]) => `
const K = { half: 0.5 };
const twice = (a, b = 2) => a * b;
export function formula({ x, y, n, xs, flag, kind, none }) {
  let m = 1;
  const out = [];
  ${statements.join('\n  ')}
  return { value: ${value}, condition: !!(${condition}), m, out, xs };
}`,
  );
  return { number, condition, statement, formula };
});

const finite = fc.double({ min: -100, max: 100, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-9);
const inputs = fc.record({
  x: finite,
  y: fc.oneof(finite, fc.constantFrom(0, 1, 2.5)),
  n: fc.integer({ min: 0, max: 9 }),
  xs: fc.array(fc.oneof(finite, fc.constantFrom(0, 2.5)), { minLength: 3, maxLength: 3 }),
  flag: fc.boolean(),
  kind: fc.constantFrom('a', 'b'),
});

// biome-ignore lint/suspicious/noExplicitAny: formulas of every shape
type Formula = (inputs: any) => any;

function native(source: string): Formula {
  const script = source
    .replace('export function formula', 'return function formula')
    .replaceAll(/\]!/g, ']')
    .replaceAll('q!', 'q');
  return runInThisContext(`(() => {${script}\n})()`);
}

function lifted(source: string): string {
  const { text, diagnostics } = lift(source);
  expect(diagnostics).toEqual([]);
  return `(${text})`;
}

test('random formulas on doubles are the native ones, bit for bit', () => {
  fc.assert(
    fc.property(formula, inputs, (source, values) => {
      const copy = () => ({ ...values, xs: [...values.xs] });
      const expected = native(source)(copy());
      expect(runInThisContext(lifted(source))(float64, {}).formula(copy())).toEqual(expected);
    }),
    { seed: 8, numRuns: 250 },
  );
});

test('random formulas run on decimals, without native numbers that are not whole', () => {
  const isWhole = (value: unknown) =>
    typeof value !== 'number' || !Number.isFinite(value) || Number.isSafeInteger(value);
  fc.assert(
    fc.property(formula, inputs, (source, values) => {
      const lit = (value: number) => decimal.lit(String(value));
      const { x, y, xs } = values;
      const results = runInThisContext(lifted(source))(decimal, {}).formula({
        ...values,
        x: lit(x),
        y: lit(y),
        xs: xs.map(lit),
      });
      expect([results.value, results.m, ...results.out, ...results.xs].every(isWhole)).toBe(true);
    }),
    { seed: 9, numRuns: 80 },
  );
});
