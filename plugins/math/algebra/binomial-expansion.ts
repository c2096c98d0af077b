import { defineCalculator, integer, text } from '@reckoner/engine';

/** Terms C(n, k) aⁿ⁻ᵏ bᵏ xⁿ⁻ᵏ yᵏ, exact. */
export default defineCalculator({
  title: 'Binomial expansion',
  description: 'Expansion of (ax + by) to a whole power with exact coefficients, and any one of its terms.',
  keywords: ['binomial theorem', 'expand', "pascal's triangle", '(x + y)^n', 'coefficient'],
  inputs: {
    a: integer({ label: 'Coefficient of x', symbol: 'a', min: -1000, max: 1000, default: 1 }),
    b: integer({ label: 'Coefficient of y', symbol: 'b', min: -1000, max: 1000, default: 1 }),
    n: integer({ label: 'Power', symbol: 'n', min: 1, max: 30 }),
    k: integer({ label: 'Power of y in the wanted term', symbol: 'k', min: 0, max: 30, default: 0 }),
  },
  outputs: {
    expansion: text({ label: 'Expansion' }),
    term: text({ label: 'Wanted term' }),
    coefficient: text({ label: 'Its coefficient' }),
  },
  algorithm: ({ a, b, n, k }) => {
    const coefficients: bigint[] = [];
    let choose = 1n;
    for (let j = 0; j <= n; j++) {
      coefficients.push(choose * BigInt(a) ** BigInt(n - j) * BigInt(b) ** BigInt(j));
      choose = (choose * BigInt(n - j)) / BigInt(j + 1);
    }
    const terms = coefficients.flatMap((coefficient, j) =>
      coefficient === 0n ? [] : [termText(coefficient, n - j, j)],
    );
    const expansion = terms.join(' + ').replaceAll('+ -', '- ') || '0';
    const wanted = coefficients[k] ?? 0n;
    return { expansion, term: wanted === 0n ? '0' : termText(wanted, n - k, k), coefficient: String(wanted) };
  },
  explanation: 'The term with y to the power of {k} is {term}.',
  examples: [
    {
      inputs: { n: 4 },
      results: { expansion: 'x^4 + 4 x^3 y + 6 x^2 y^2 + 4 x y^3 + y^4', term: 'x^4', coefficient: '1' },
      source: "By hand: Pascal's triangle",
    },
    {
      inputs: { a: 2, b: -3, n: 3, k: 2 },
      results: { expansion: '8 x^3 - 36 x^2 y + 54 x y^2 - 27 y^3', term: '54 x y^2', coefficient: '54' },
      source: 'By hand: 3 × 2 × 9; sympy expand',
    },
    { inputs: { n: 30, k: 15 }, results: { coefficient: '155117520' }, source: 'Python math.comb(30, 15)' },
    { inputs: { n: 2, k: 5 }, results: { term: '0' }, source: 'By definition: there is no such term' },
    { inputs: { a: 0, b: 0, n: 2 }, results: { expansion: '0' }, source: 'By hand' },
    {
      inputs: { a: -1, n: 3 },
      results: { expansion: '-x^3 + 3 x^2 y - 3 x y^2 + y^3', term: '-x^3', coefficient: '-1' },
      source: 'By hand: (y - x)³; sympy expand',
    },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §5.1', isbn: '978-0-201-55802-9' }],
});

/** As the power is at least 1, there is a letter in every term. */
function termText(coefficient: bigint, powerX: number, powerY: number): string {
  const letters = [powerText('x', powerX), powerText('y', powerY)].filter((part) => part !== '').join(' ');
  if (coefficient === 1n) return letters;
  return coefficient === -1n ? `-${letters}` : `${coefficient} ${letters}`;
}

const powerText = (letter: string, power: number) => (power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`);
