/** The parser of expressions that people type, against mathjs. */
import fc from 'fast-check';
import { all, create, type SymbolNode } from 'mathjs';
import { expect, test } from 'vitest';
import { readExpression } from '../../plugins/math/shared/expression.js';
import { readTree } from '../../plugins/math/shared/expression-tree.js';
import { jetAt } from '../../plugins/math/shared/jet.js';

const math = create(all!);
const fails = () => Number.NaN;

/** Expressions that both sides read alike: with a sign between all factors. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('x', 'pi', '2', '0.5', '3', '1.25'),
    fc
      .tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree'))
      .map(([a, sign, b]) => `(${a}) ${sign} ${b}`),
    fc.tuple(tie('tree'), fc.constantFrom('2', '3', '-1')).map(([a, power]) => `(${a})^${power}`),
    fc
      .tuple(fc.constantFrom('sin', 'cos', 'exp', 'atan', 'tanh', 'sqrt', 'abs'), tie('tree'))
      .map(([f, a]) => `${f}(${a})`),
    tie('tree').map((a) => `-${a}`),
  ),
}));

/** Whether every part has a value: to mathjs 1/0 is infinite and the inverse of that 0, to a reader there is none. */
function isDefined(text: string, x: number): boolean {
  let isWhole = true;
  math.parse(text).traverse((part) => {
    if (part.type === 'SymbolNode' && (part as SymbolNode).name !== 'x' && (part as SymbolNode).name !== 'pi') return;
    const value = part.evaluate({ x });
    if (typeof value !== 'number' || !Number.isFinite(value)) isWhole = false;
  });
  return isWhole;
}

test('expressions have the values that mathjs gives them', () => {
  fc.assert(
    fc.property(tree, fc.double({ min: 0.1, max: 3, noNaN: true }), (text, x) => {
      fc.pre(isDefined(text, x));
      const expected = math.evaluate(text, { x });
      const found = readExpression(text, { variable: 'x' })(x);
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
    }),
    { numRuns: 500 },
  );
});

test('derivatives are those that mathjs finds by its rules', () => {
  for (const text of [
    'x^3 - 2x',
    'sin(1000x)',
    'sqrt(x)',
    'ln(x)',
    '1/x',
    'x^x',
    'exp(-x^2)/x',
    'atan(2x) cosh(x)',
    'sqrt(x) tan(x)',
  ]) {
    const other = text.replace('ln', 'log').replace(') cosh', ') * cosh').replace(') tan', ') * tan');
    for (const x of [0.01, 0.7, 1.3]) {
      const { first, second } = jetAt(readTree(text, 'x'), x, fails);
      const slope = math.derivative(other, 'x');
      expect(first / slope.evaluate({ x })).toBeCloseTo(1, 10);
      expect(second / math.derivative(slope, 'x').evaluate({ x })).toBeCloseTo(1, 9);
    }
  }
});

test.each([
  ['2x', 6],
  ['2x^2 - 3 sin(x)', 18 - 3 * Math.sin(3)],
  ['1/2x', 1.5],
  ['-x^2', -9],
  ['2^3^2', 512],
  ['x²+x³', 36],
  ['3! 2!', 12],
  ['(2)3', 6],
  ['2|x - 5|', 4],
  ['sin^2(x) + cos^2(x)', 1],
  ['√16 x', 12],
  ['1 234 567.5', 1234567.5],
  ['12\u202f500 − 1', 12499],
  ['2**3', 8],
  ['SIN(0) + Pi', Math.PI],
])('%s at x = 3', (text, expected) => {
  expect(readExpression(text, { variable: 'x' })(3)).toBeCloseTo(expected, 12);
});

test.each([
  ['1.5.2', 'At column 4: the number 1.5 has a second decimal point.'],
  ['2 1/2', 'At column 3: "1" is not expected there; write a sign such as + or * before a number.'],
  ['1 00', 'At column 3: "00" is not expected'],
  ['x 2', 'At column 3: "2" is not expected'],
  ['sin 2x', 'At column 5: write brackets'],
  ['sin x^2', 'At column 5: write brackets'],
  ['sin^-1(x)', 'write asin(x) or 1/sin(x)'],
  ['xsin(x)', 'At column 1: "xsin" is no known name. Write x*sin'],
  ['1,5', 'At column 2: "," cannot be read in an expression. Write decimals with a point'],
  ['5%', 'Write a percentage as a division by 100.'],
  ['2 = x', 'Write one side only.'],
  ['3!!', 'At column 3: a second "!"'],
  ['2E', '"E" is no known name'],
  ['(x', 'At column 3: a ")" is missing.'],
  ['x)', 'At column 2: ")" is not expected there.'],
  ['', 'the expression ends too early'],
])('%s is refused at its column', (text, expected) => {
  expect(() => readExpression(text, { variable: 'x' })).toThrow(expected);
});

test('nothing is read in part: a text is refused or every character counts', () => {
  const characters = fc.constantFrom(...'0123456789.x()+-*/^! |eπ');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 12 }), (list) => {
      const text = list.join('');
      let read: unknown;
      try {
        read = readTree(text, 'x');
      } catch (error) {
        expect(String(error)).toMatch(/At column \d+: /);
        return;
      }
      // What was read is no longer read, or no longer the same, with a stray sign behind it.
      expect(() => readTree(`${text} ,`, 'x')).toThrow();
      expect(read).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});
