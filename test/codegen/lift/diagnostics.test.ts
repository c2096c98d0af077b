/** What formulas may not do, told with its place and what to write. */
import { describe, expect, test } from 'vitest';
import { lift } from './run.js';

const HEAD = "import { constant, defineCalculator, list, normalCdf, noResult, number } from '@reckoner/engine';\n";
const formula = (body: string) =>
  `${HEAD}export default defineCalculator({ formula: ({ x, xs, flag }) => {\n${body}\n} });`;

/** A statement or expression outside the subset, part of the message and part of the hint. */
const refused: readonly (readonly [body: string, message: string, hint: string])[] = [
  ['for (const i in xs) {} return { x };', '`for…in`', 'Object.keys'],
  ['try { return { x }; } catch { return {}; }', '`try`', 'noResult'],
  ['var y = 1; return { y };', '`var`', '`const`'],
  ['class Y {} return { x };', 'class', 'plain objects'],
  ['return { x: xs.sort((a, b) => a - b) };', '`.sort()`', 'sorted(xs)'],
  ['return { x: xs.toSorted() };', '`.toSorted()`', 'sorted(xs)'],
  ['return { x: x.toFixed(2) };', '`.toFixed()`', 'places'],
  ['return { x: x.toString() };', '`.toString()`', 'explanation'],
  ['return { x: xs.splice(0, 1) };', '`.splice()`', 'slice'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ['return { x: `${x + 1} m` };', 'template literal', '`const`'],
  ['return { x: Math.random() };', '`Math.random`', 'same answer'],
  ['return { x: Math.fround(x) };', '`Math.fround`', 'precision'],
  ['return { x: Math.clz32(x) };', '`Math.clz32`', 'log2'],
  ['return { x: Math.TAU };', '`Math.TAU`', 'no such'],
  ['return { x: Date.now() };', '`Date`', 'days since'],
  ['return { x: new Date() };', '`new Date`', 'days since'],
  ['return { x: new Map() };', '`new Map`', 'plain object'],
  ['return { x: new Set(xs).size };', '`new Set`', 'includes'],
  ['return { x: x & 1 };', 'Bitwise `&`', 'Math.trunc'],
  ['return { x: x >>> 1 };', 'Bitwise `>>>`', 'powers of 2'],
  ['return { x: ~x };', 'Bitwise `~`', '-x - 1'],
  ['let y = x; y |= 1; return { y };', 'Bitwise `|=`', 'Math.trunc'],
  ['let i = 0; return { x: xs[i++] };', '`++` used as a value', 'statement of its own'],
  ['let i = 0; return { x: xs[--i] };', '`--` used as a value', 'statement of its own'],
  ['return { x: +flag };', 'Unary `+`', 'flag ? 1 : 0'],
  ['return { x: Number(flag) };', '`Number`', 'flag ? 1 : 0'],
  ['return { x: parseFloat("1") };', '`parseFloat`', 'algorithm'],
  ['return { x: parseInt("1", 10) };', '`parseInt`', 'Math.trunc'],
  ['return { x: String(x) };', '`String`', 'template literal'],
  ['return { x: 10n };', 'BigInt', 'algorithm'],
  ['return { x: /a/.test("a") };', 'regular expression', 'algorithm'],
  ['return { x: "a".replace("a", "b") };', '`.replace()`', 'algorithm'],
  ['return { x: x == 1 };', '`==`', '`===`'],
  ['return { x: x != 1 };', '`!=`', '`!==`'],
  ['return { x: typeof x === "number" };', '`typeof`', 'undefined'],
  ['return { x: x instanceof Array };', '`instanceof`', 'isArray'],
  ['return { x: (x, 1) };', 'comma', 'two statements'],
  ['return { x: void 0 };', '`void`', 'undefined'],
  ['const y = { x }; delete y.x; return y;', '`delete`', 'new object'],
  ['return { x: this.x };', '`this`', 'parameters'],
  ['throw new Error("no");', '`noResult`', 'sentence'],
  ['return { get x() { return 1; } };', 'getter', 'property'],
  ['const f = async () => 1; return { x };', '`async`', 'synchronous'],
  ['function* g() { yield 1; } return { x };', 'generator', 'array'],
  ['return { x: await x };', '`await`', 'synchronous'],
  ['return { x: String.raw`a` };', 'tagged template', 'arguments'],
  ['console.log(x); return { x };', '`console`', 'Remove'],
  ['return { x: unknown(x) };', '`unknown` is not known', 'Import it'],
  ['return { x: unknown };', '`unknown` is not known', 'Import it'],
  ['return { x: number({}) };', '`number` of @reckoner/engine', 'outside of the formula'],
  ['return { x: constant(1 / 3, "m") };', 'not a literal number', 'constant(9.80665'],
  ['return { x: constant(3, unit) };', 'literal unit', 'constant(9.80665'],
  ['const $y = 1; return { x };', 'begins with `$`', 'Rename'],
  ['const f = () => 0; xs[f()] += 1; return { x };', 'calls a function', '`const`'],
  ['({ x } = { x }); return { x };', 'assignment', 'name or an element'],
  ['for await (const y of xs) {} return { x };', '`for…of`', 'for (const x of xs)'],
  ['return { x: Object.groupBy(xs, (y) => y) };', '`Object.groupBy`', 'Object.keys'],
  ['return { x: xs.filter(Boolean) };', '`Boolean`', 'as a function'],
  ['const { sqrt } = Math; return { x: sqrt(x) };', '`Math`', 'where they are used'],
  ['return { x: import("./y.js") };', '`import()`', 'top of the file'],
  ['const f = xs.map; return { x: Math.max.apply(null, xs) };', '`.apply()`', 'another array method'],
  ['return { x: number };', '`number` of @reckoner/engine', 'algorithm'],
  ['return { x: Number.parseFloat("1") };', '`Number.parseFloat`', 'algorithm'],
  ['return { x: JSON.stringify(xs) };', '`JSON`', 'values themselves'],
];

describe('refused', () => {
  test.each(refused)('%s', (body, message, hint) => {
    const { diagnostics, text } = lift(formula(body));
    const [first] = diagnostics;
    expect(first?.message).toContain(message);
    expect(first?.hint).toContain(hint);
    expect(first?.line).toBe(3);
    expect(text).toBeUndefined();
  });

  test.each([
    ['let count = 0;\nconst f = () => count;', '`let` outside', 'keeps no state'],
    ['enum Y { A }\nconst f = () => Y.A;', '`enum`', 'as const'],
    ['class Y {}\nconst f = () => Y;', 'class', 'plain objects'],
    ['const Y = [1];\nfunction f() { Y[0] = 2; return Y; }', '`Y` is changed outside', 'keeps no state'],
    ['const Y: number[] = [];\nconst f = () => Y.push(1);', '`Y` is changed outside', 'make a copy'],
    ['let z = 0;\nconst f = () => { z = 3; return z; };', '`let` outside', 'keeps no state'],
  ])('at the top level: %s', (declarations, message, hint) => {
    const { diagnostics } = lift(
      `${HEAD}${declarations}\nexport default defineCalculator({ formula: () => ({ x: f() }) });`,
    );
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.hint).toContain(hint);
  });

  test('a shared module that runs statements or exports everything', () => {
    const { diagnostics } = lift("export * from './other.js';\nfor (;;) {}\nexport const a = 1;");
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [1, '`export *` is not liftable.'],
      [2, 'A statement outside of a function is not liftable.'],
    ]);
  });
});

test('an unknown function of the engine is answered with similar ones', () => {
  const source =
    "import { defineCalculator, normalDistribution } from '@reckoner/engine';\nexport default defineCalculator({ formula: ({ x }) => ({ y: normalDistribution(x) }) });";
  expect(lift(source).diagnostics[0]?.hint).toMatch(/`normalCdf`/);
});

test('a default import from a shared module', () => {
  const source =
    "import area from '../shared/area.js';\nimport { defineCalculator } from '@reckoner/engine';\nexport default defineCalculator({ formula: ({ x }) => ({ y: area(x) }) });";
  const [first] = lift(source).diagnostics;
  expect([first?.line, first?.message]).toEqual([1, '`area` is a default import.']);
});

test('line and column point to the construct, and all constructs are reported at once', () => {
  const { diagnostics } = lift(formula('const y = x & 1;\n  const z = xs.sort();\nreturn { y, z };'));
  expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([
    [3, 13],
    [4, 16],
  ]);
});

test('what the formula does not reach is not lifted', () => {
  const { diagnostics, text } = lift(
    `${HEAD}const words = /a/;\nexport default defineCalculator({ formula: ({ x }) => ({ y: x + 1 }), explanation: ({ x }) => words.test(\`\${x}\`) ? 'a' : 'b' });`,
  );
  expect(diagnostics).toEqual([]);
  expect(text).not.toContain('words');
});

test('an algorithm is not lifted and not complained about', () => {
  const { diagnostics, text, summary } = lift(
    `${HEAD}export default defineCalculator({ algorithm: ({ x }) => ({ y: BigInt(x) }) });`,
  );
  expect(diagnostics).toEqual([]);
  expect(text).toBeUndefined();
  expect(summary?.kind).toBe('algorithm');
});
