/** What is refused of conditions on inputs that a formula looks at itself, and what only a formula can find out. */
import { findDefinition, parseText } from '@reckoner/bundling/definition-source';
import { inputConditions } from '@reckoner/codegen/check/checks/input-conditions';
import type { SourceSubject } from '@reckoner/codegen/check/checks/subject';
import { expect, test } from 'vitest';

/** How many conditions of a formula's statements are refused. */
function refused(statements: string, inputs = '{ a, b, c, how, list, maybe, yes }', kind = 'formula'): number {
  const text = `
    const LIMIT = 5;
    const COLD = constant(3, 'K');
    const TABLE = lookUp();
    export default define${kind === 'equations' ? 'Equations' : 'Calculator'}({
      ${kind}: (${inputs}) => { ${statements} return { result: a }; },
    });`;
  const { found } = findDefinition(parseText('calculator.ts', text));
  let count = 0;
  inputConditions.source({ source: found } as SourceSubject, () => {
    count += 1;
  });
  return count;
}

test.each([
  ['an order of two inputs', "if (a >= b) throw noResult('No.');"],
  ['in a block', "if (a >= b) { throw noResult('No.'); }"],
  ['equality', "if (a === b) throw noResult('No.');"],
  ['one input and a number', "if (a === 0) throw noResult('No.');"],
  ['a negative number', "if (a < -1) throw noResult('No.');"],
  ['a constant of the module', "if (a > LIMIT || b < COLD) throw noResult('No.');"],
  ['a quantity', "if (a > constant(5, 'kg')) throw noResult('No.');"],
  ['&&, || and !', "if (!(a < b && b < c) || (a === 0 && c > 1)) throw noResult('No.');"],
  ['arithmetic of inputs', "if (a + b > 2 * c) throw noResult('No.');"],
  ['their size', "if (Math.abs(a - b) < 1e-6) throw noResult('No.');"],
  ['a remainder', "if (a < 0 && b % 2 === 0) throw noResult('No.');"],
  ['lengths of lists', "if (list.length > a) throw noResult('No.');"],
  ['an option', "if (how === 'growth' && a >= b) throw noResult('No.');"],
  ['a flag', "if (!yes && a > b) throw noResult('No.');"],
  ['options alone', "if (how === 'voltage' && maybe === 'neutron') throw noResult('No.');"],
  ['a choice between inputs', "if (yes ? a < 3 : b < 4) throw noResult('No.');"],
  ['on a branch of an option', "if (how === 'x') { const t = 2; if (a > b) throw noResult('No.'); }"],
  ['on the other branch', "if (how === 'x') { use(a); } else if (a > b) throw noResult('No.');"],
  ['after a return by an option', "if (how === 'x') return { result: 1 }; if (a > 1) throw noResult('No.');"],
  ['after a computation', "const root = Math.sqrt(a); if (a > b) throw noResult('No.');"],
  ['under the name of a condition', "const isOver = a > b; if (isOver) throw noResult('No.');"],
  ['under the name of a sum', "const total = a + b - c; if (total === 0) throw noResult('No.');"],
])('%s is refused', (_, statements) => {
  expect(refused(statements)).toBe(1);
});

test('inputs that are not taken one by one are seen', () => {
  expect(refused("if (all.a > all.b) throw noResult('No.');", 'all')).toBe(1);
  expect(refused("const { a, b } = all; if (a > b) throw noResult('No.');", 'all')).toBe(1);
});

test('names that an author gave them are seen', () => {
  expect(refused("if (one > other) throw noResult('No.');", '{ a: one, b: other }')).toBe(1);
});

test('algorithms and equations are looked at, too', () => {
  expect(refused("if (a > b) throw noResult('No.');", '{ a, b }', 'algorithm')).toBe(1);
  expect(refused("if (a > b) throw noResult('No.');", '{ a, b }', 'equations')).toBe(1);
});

test('each is told of', () => {
  expect(refused("if (a > b) throw noResult('No.'); if (b > c) throw noResult('No.');")).toBe(2);
});

test.each([
  ['what a function gives', "if (Math.sqrt(a) > b) throw noResult('No.');"],
  ['what was computed', "const root = a ** 2 - 4 * b * c; if (root < 0) throw noResult('No.');"],
  ['a product under a name', "const need = a * b; if (need > c) throw noResult('No.');"],
  ['what may change', "let left = a; left -= b; if (left < 0) throw noResult('No.');"],
  ['what was looked up', "const row = TABLE.find((one) => one > a); if (row === undefined) throw noResult('No.');"],
  ['a table', "if (a > TABLE) throw noResult('No.');"],
  ['what is not given', "if (maybe === undefined) throw noResult('No.');"],
  ['what is not given beside another', "if (maybe === undefined && a > 3) throw noResult('No.');"],
  ['what stands for what is not given', "if ((maybe ?? 0) + a > b) throw noResult('No.');"],
  ['a flag alone', "if (yes) throw noResult('No.');"],
  ['on a branch of what was computed', "if (f(a) > 2) { if (a > b) throw noResult('No.'); }"],
  ['after a return by what was computed', "if (f(a) > 2) return { result: 1 }; if (a > b) throw noResult('No.');"],
  ['in a loop', "for (const one of list) if (one > a) throw noResult('No.');"],
  ['always', "throw noResult('No.');"],
  ['another error', "if (a > b) throw new Error('No.');"],
])('%s is left to the formula', (_, statements) => {
  expect(refused(statements)).toBe(0);
});
