import { category, defineCalculator, integer, text } from '@reckoner/engine';

const coefficient = { min: -1e6, max: 1e6 } as const;

/** Factors over the whole numbers exist exactly when the discriminant is a square. */
export default defineCalculator({
  title: 'Factor a trinomial',
  description: 'Factors of ax² + bx + c with whole-number coefficients, or the statement that there are none.',
  keywords: ['factoring quadratics', 'AC method', 'factor polynomial', 'prime trinomial'],
  inputs: {
    a: integer({ label: 'Coefficient of x²', symbol: 'a', ...coefficient }),
    b: integer({ label: 'Coefficient of x', symbol: 'b', ...coefficient }),
    c: integer({ label: 'Constant term', symbol: 'c', ...coefficient }),
  },
  outputs: {
    factored: text({ label: 'Factored form' }),
    kind: category(['Factors', 'Perfect square', 'No whole-number factors'], { label: 'Trinomial' }),
    discriminant: integer({ label: 'Discriminant', symbol: 'D' }),
  },
  algorithm: ({ a, b, c }) => {
    const discriminant = b ** 2 - 4 * a * c;
    const root = Math.round(Math.sqrt(Math.max(0, discriminant)));
    const common = commonDivisor(commonDivisor(a, b), c) * (a < 0 ? -1 : 1);
    const front = common === 1 ? '' : common === -1 ? '-' : String(common);
    if (root ** 2 !== discriminant) {
      const rest = `${term(Math.round(a / common), 'x²', true)}${term(Math.round(b / common), 'x')}${term(Math.round(c / common), '')}`;
      return { factored: front === '' ? rest : `${front}(${rest})`, kind: 'No whole-number factors', discriminant };
    }
    // The roots are (-b ± √D)/2a; each linear factor is written in lowest terms.
    const leading = 2 * Math.abs(a);
    const sign = a < 0 ? -1 : 1;
    const factors = [sign * -b - root, sign * -b + root]
      .map((over) => linearFactor(over, leading))
      .sort((p, q) => p.slope - q.slope || p.constant - q.constant);
    const [first, second] = factors.map(({ slope, constant }) => `${term(slope, 'x', true)}${term(constant, '')}`);
    const factored = first === second ? `${front}${wrapped(first!)}²` : `${front}${wrapped(first!)}${wrapped(second!)}`;
    return { factored, kind: root === 0 ? 'Perfect square' : 'Factors', discriminant };
  },
  explanation: ({ kind }) =>
    kind === 'No whole-number factors'
      ? 'The discriminant {discriminant} is no square: there are no linear factors with whole numbers.'
      : 'The trinomial is {factored}.',
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 this is no trinomial of second degree.' }],
  examples: [
    {
      inputs: { a: 1, b: 5, c: 6 },
      results: { factored: '(x + 2)(x + 3)', kind: 'Factors', discriminant: 1 },
      source: 'By hand; sympy factor',
    },
    {
      inputs: { a: 6, b: 1, c: -2 },
      results: { factored: '(2x - 1)(3x + 2)', discriminant: 49 },
      source: 'sympy factor',
    },
    {
      inputs: { a: 4, b: 0, c: -9 },
      results: { factored: '(2x - 3)(2x + 3)' },
      source: 'sympy factor: difference of squares',
    },
    { inputs: { a: 12, b: -8, c: -15 }, results: { factored: '(2x - 3)(6x + 5)' }, source: 'sympy factor' },
    {
      inputs: { a: 3, b: 6, c: 3 },
      results: { factored: '3(x + 1)²', kind: 'Perfect square', discriminant: 0 },
      source: 'sympy factor',
    },
    { inputs: { a: -2, b: 0, c: 8 }, results: { factored: '-2(x - 2)(x + 2)' }, source: 'sympy factor' },
    { inputs: { a: 1, b: 3, c: 0 }, results: { factored: 'x(x + 3)' }, source: 'By hand' },
    {
      inputs: { a: 1, b: 1, c: 1 },
      results: { factored: 'x² + x + 1', kind: 'No whole-number factors', discriminant: -3 },
      source: 'sympy factor: irreducible',
    },
    {
      inputs: { a: 2, b: 2, c: -2 },
      results: { factored: '2(x² + x - 1)', kind: 'No whole-number factors' },
      source: 'By hand: D = 20',
    },
    { inputs: { a: 0, b: 2, c: -2 }, refused: 'no trinomial', source: 'By definition' },
    {
      inputs: { a: -1, b: 5, c: -6 },
      results: { factored: '-(x - 3)(x - 2)', kind: 'Factors', discriminant: 1 },
      source: 'By hand: -(x² - 5x + 6)',
    },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, ch. 7 Factoring' }],
});

function commonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/** The factor that is zero at over/under: under·x - over in lowest terms. */
function linearFactor(over: number, under: number): { slope: number; constant: number } {
  const common = commonDivisor(over, under);
  return { slope: Math.round(under / common), constant: Math.round(-over / common) };
}

/** ` + 3x`, ` - x`, or nothing for zero; `2x²` at the start, where no factor is negative. */
function term(factor: number, power: string, start = false): string {
  if (factor === 0) return '';
  const size = Math.abs(factor) === 1 && power !== '' ? power : `${Math.abs(factor)}${power}`;
  if (start) return size;
  return factor < 0 ? ` - ${size}` : ` + ${size}`;
}

function wrapped(factor: string): string {
  return factor === 'x' ? factor : `(${factor})`;
}
