/** What the reader of printed formulas makes of their signs. */
import { expect, it } from 'vitest';
import { PrintedFormula } from './evaluate-printed.js';
import { typeset } from './typeset.js';

const formula = new PrintedFormula({
  symbols: { m: [1, 2, 3], M: [4, 5, 6], a: 2 },
  words: { materials: [1, 2, 3], method: 'flat', salted: true },
  wheres: ['N = the number of materials', 'Bᵢ = mᵢ × a'],
});

it.each<[text: string, value: number]>([
  ['Σ(i = 1 … N: mᵢ × Mᵢ)', 32],
  ['Σ(i = 2 … N: m[i − 1] × Mᵢ)', 17],
  ['Σ(i = 1 … N: m[(i mod N) + 1])', 6],
  ['Π(i = 1 … N: mᵢ) / a', 3],
  ['Σ(i = 1 … N: Bᵢ²)', 56],
  ['max(mᵢ) + min(0, −a)', 1],
  ['∛(8) + √(a × 8) + ⌊2.7⌋ + |−a|', 10],
  ['1 if method = round; 2 if salted and a > 1; otherwise 3', 2],
  ['∫(u = 0 … a: u²) × 3', 8],
])('%s', (text, value) => {
  expect(formula.value(text)).toBeCloseTo(value, 9);
});

it('prints sums over lists with their sign', () => {
  const symbols = { points: 'x', flag: undefined, y: 'y', z: 'z' };
  const { text } = typeset({
    formula: `({ points, flag }) => {
      const isLong = points.length > 3;
      return { y: Math.hypot(...points), z: isLong ? sumOfProducts([2], ...points.map((x) => [x, x])) : 0 };
    }`,
    before: "import { sumOfProducts } from '@reckoner/engine';",
    symbols,
    outputs: ['y', 'z'],
  });
  expect(text).toBe(
    'y = √(Σ(i = 1 … n: xᵢ²))\nz = 2 + Σ(i = 1 … n: xᵢ²) if n > 3; otherwise 0\nwhere n = the number of points',
  );
});
