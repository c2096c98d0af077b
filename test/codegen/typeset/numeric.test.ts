/** What is printed computes what the formula computes, for formulas of every shape. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateLatex } from './evaluate-latex.js';
import { evaluateText } from './evaluate-text.js';
import { latexFaults } from './latex-shape.js';
import { typesetExpression } from './typeset.js';

const NAMES = ['a', 'b', 'c', 'd'] as const;

const { expression } = fc.letrec<{ expression: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<string>(...NAMES) },
    { weight: 1, arbitrary: fc.constantFrom('2', '3', '0.5', '10', '1.25', '1e3', '2.5e-2', 'Math.PI') },
  ),
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('2', '3', '-1', '0.5', 'a', '(-b)', '(1 / 3)'))
      .map(([base, exponent]) => `((${base}) ** ${exponent})`),
    tie('expression').map((of) => `(-${of})`),
    fc
      .tuple(fc.constantFrom('sqrt', 'abs', 'exp', 'log', 'sin', 'cos', 'cbrt'), tie('expression'))
      .map(([name, of]) => `Math.${name}(${of})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'hypot'), tie('expression'), tie('expression'))
      .map(([name, x, y]) => `Math.${name}(${x}, ${y})`),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('<', '>='),
        fc.constantFrom(...NAMES),
        tie('expression'),
        tie('expression'),
      )
      .map(([left, relation, right, x, y]) => `(${left} ${relation} ${right} ? ${x} : ${y})`),
  ),
}));

const point = fc.record({
  a: fc.constantFrom(0.75, 1.5, 2, 3.25),
  b: fc.constantFrom(0.5, 1.25, 2, 4.5),
  c: fc.constantFrom(0.25, 1.75, 3, 5.5),
  d: fc.constantFrom(0.125, 1, 2.5, 6),
});

describe('the text and the LaTeX of a formula', () => {
  it('have the value of the formula', () => {
    let compared = 0;
    fc.assert(
      fc.property(expression, point, (source, values) => {
        const native = new Function(...NAMES, `return ${source};`) as (...xs: number[]) => number;
        const value = native(values.a, values.b, values.c, values.d);
        // Beyond these sizes a difference may have cancelled, and another order of the same sum gives other digits.
        fc.pre(Math.abs(value) < 1e6 && Math.abs(value) > 1e-6);
        const { text, latex } = typesetExpression(source, NAMES);
        expect(latexFaults(latex)).toEqual([]);
        // What is too wide for one line stands in several.
        fc.pre(!text.includes('\n') && !latex.includes('aligned'));
        const printed = evaluateText(text.replace(/^y = /, ''), values);
        expect(Math.abs(printed - value) / Math.abs(value), `${source} is printed as ${text}`).toBeLessThan(1e-7);
        const set = evaluateLatex(latex.replace(/^y = /, ''), values);
        expect(Math.abs(set - value) / Math.abs(value), `${source} is set as ${latex}`).toBeLessThan(1e-7);
        compared++;
      }),
      { numRuns: 1500, seed: 20 },
    );
    expect(compared).toBeGreaterThan(500);
  });
});
