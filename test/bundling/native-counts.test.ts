/** What repeats something counts its turns: the rest of a module stays as it is. */
import { fileURLToPath } from 'node:url';
import { parseText } from '@reckoner/bundling/definition-source';
import { withCounts } from '@reckoner/bundling/native/counts';
import { mayRepeat } from '@reckoner/bundling/native/may-be-rewritten';
import { scan } from '@reckoner/bundling/scan';
import { describe, expect, it } from 'vitest';

const counted = (text: string) => withCounts(parseText('module.ts', text));

/** Runs the module's `result`, and says how often and how much it spent. */
function run(text: string): { readonly result: unknown; readonly turns: number; readonly units: number } {
  const source = counted(text)!.replace(/^import .*?;/, '');
  let [turns, units] = [0, 0];
  const spend = (cost: number) => {
    turns++;
    units += cost;
  };
  return { result: new Function('$spend', `${source}; return result;`)(spend), turns, units };
}

describe('counted code', () => {
  it.each([
    ['a loop', 'let result = 0; for (let i = 0; i < 10; i++) { result += i; }', 45, 10],
    ['a loop without braces', 'let result = 0; for (let i = 0; i < 10; i++) result += i;', 45, 10],
    [
      'loops in each other',
      'let result = 0; for (const a of [1, 2]) for (const b of [1, 2, 3]) result += a * b;',
      18,
      8,
    ],
    ['while', 'let result = 0; while (result < 5) result++;', 5, 5],
    ['do', 'let result = 0; do result++; while (result < 5)', 5, 5],
    ['a function that calls itself', 'function f(n) { return n < 2 ? 1 : n * f(n - 1); } const result = f(5);', 120, 5],
    [
      'arrows in each other',
      'const result = [1, 2].map((a) => [1, 2].map((b) => a * b));',
      [
        [1, 2],
        [2, 4],
      ],
      6,
    ],
    ['an arrow that gives an object', 'const result = [1].map((a) => [a].map((b) => ({ b })));', [[{ b: 1 }]], 2],
    ['a loop without a body', 'let i = 0; for (; i < 3; i++); const result = i;', 3, 3],
    ['an arrow called where it stands', 'let result = 0; for (const a of [1, 2]) result += ((x) => x * a)(3);', 9, 2],
    ['a labeled loop', 'let result = 0; out: for (;;) { for (;;) { result++; if (result > 2) break out; } }', 3, 4],
  ])('%s', (_, text, result, turns) => {
    expect(run(text)).toMatchObject({ result, turns });
  });

  it('costs more where more is done in a turn', () => {
    const units = (body: string) => run(`let [x, result] = [2, 0]; for (let i = 0; i < 1; i++) { ${body} }`).units;
    const costs = ['x', 'x + x * x - x / x + x', 'x ** 1.5', 'Math.exp(x) + Math.log(x)'].map(units);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(new Set(costs).size).toBe(costs.length);
    expect(units('BigInt(x) * 2n * 3n')).toBeGreaterThan(units('Number(x) * 2 * 3'));
  });

  it('keeps the numbers of its lines', () => {
    const text = 'const result = [];\n// one\nfor (const a of [1])\n  result.push(a);\n';
    expect(counted(text)!.split('\n')).toHaveLength(text.split('\n').length);
    expect(counted(text)!.split('\n')[3]).toContain('result.push(a);');
  });

  it.each([
    ['a formula without loops', 'export default defineCalculator({ formula: ({ a }) => ({ b: a * 2 }) });'],
    ['words in a text', "export const text = 'for a while do';"],
  ])('is not made of %s', (_, text) => {
    expect(counted(text)).toBeUndefined();
  });
});

describe('a look at the text', () => {
  it.each<[text: string, may: boolean]>([
    ['define({ formula: ({ a, b }) => ({ c: a / b }), when: ({ a }) => a > 2 });', false],
    ['define({ formula: ({ a = 1, b: [first] }) => ({ c: a / first }) });', false],
    ['define({ formula: ({ all }) => ({ c: all.map((one) => one + 1) }) });', true],
    ['define({ formula: ({ all }) => ({ c: all.map(one => one) }) });', true],
    ['const f = (x) => f(x - 1);', true],
    ['const f = a ? b : (x) => f(x - 1);', true],
    ["const text = ', a: (b'; all.map(((x) => x));", true],
    ['define({ formula: ({ a, f = (x) => f(x) }) => f(a) });', true],
    ['define({ formula({ a }) { while (a > 1) a -= 1; } });', true],
    ['define({ formula: function again(a) { return again(a); } });', true],
  ])('tells whether %s may repeat something', (text, may) => {
    expect(mayRepeat(text)).toBe(may);
    if (!may) expect(counted(text)).toBeUndefined();
  });

  it('passes over nothing in the catalogue that would be counted', () => {
    const { calculators, shared } = scan(fileURLToPath(new URL('../../', import.meta.url)));
    const passed = [...calculators, ...shared].filter(({ text }) => !mayRepeat(text));
    expect(passed.length).toBeGreaterThan(600);
    // What it cannot see, the parser can: a loop around the text has all of it looked at.
    const before = 'for (;;) {}\n';
    const alone = counted(before)!;
    const wrong = passed.filter(({ text }) => counted(before + text) !== alone + text);
    expect(wrong.map(({ display }) => display)).toEqual([]);
  });
});
