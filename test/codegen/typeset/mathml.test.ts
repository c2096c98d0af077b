/** LaTeX of formulas as MathML, and nothing else than that. */
import { mathml } from '@reckoner/engine/typeset/mathml';
import { expect, it } from 'vitest';

it.each([
  'E = \\frac{1}{2} m v^{2}',
  '\\begin{cases} a & \\text{if } n = 0 \\\\ b & \\text{otherwise} \\end{cases}',
  '\\begin{aligned} a &= b \\\\ c &= \\sqrt{d} \\end{aligned}',
  'd_\\max = x^\\min',
  '\\scriptscriptstyle x',
])('has no inline style: %s', (latex) => {
  const markup = mathml(latex, { display: true });
  expect(markup).toMatch(/^<math [^>]*>.*<\/math>$/s);
  expect(markup).not.toContain(' style=');
  expect(markup).not.toContain('merror');
});

it('keeps conditions apart from values', () => {
  expect(mathml('\\begin{cases} a & b \\end{cases}', { display: true })).toContain('<mtd class="gap tml-left">');
});

it('takes neither links nor images from a formula', () => {
  expect(() => mathml('\\includegraphics{https://example.com/x.png}', { display: true })).toThrow();
  expect(() => mathml('\\href{javascript:alert(1)}{x}', { display: true })).toThrow();
});
