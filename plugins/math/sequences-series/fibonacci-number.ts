import { defineCalculator, integer, text } from '@reckoner/engine';

/** Exact by addition; negative positions by F(-n) = (-1)ⁿ⁺¹ F(n) and L(-n) = (-1)ⁿ L(n). */
export default defineCalculator({
  title: 'Fibonacci and Lucas numbers',
  description: 'Exact nth Fibonacci and Lucas numbers, also at negative positions.',
  keywords: ['fibonacci sequence', 'golden ratio', 'lucas number', 'nth fibonacci'],
  inputs: { n: integer({ label: 'Position', symbol: 'n', min: -1000, max: 1000 }) },
  outputs: {
    fibonacci: text({ label: 'Fibonacci number' }),
    lucas: text({ label: 'Lucas number' }),
    digits: integer({ label: 'Digits of the Fibonacci number' }),
  },
  algorithm: ({ n }) => {
    let [current, next] = [0n, 1n];
    for (let i = 0; i < Math.abs(n); i++) [current, next] = [next, current + next];
    const odd = n % 2 !== 0;
    const fibonacci = n < 0 && !odd ? -current : current;
    const lucas = (2n * next - current) * (n < 0 && odd ? -1n : 1n);
    return { fibonacci: String(fibonacci), lucas: String(lucas), digits: String(current).length };
  },
  explanation: 'At position {n} stand the Fibonacci number {fibonacci} and the Lucas number {lucas}.',
  examples: [
    { inputs: { n: 10 }, results: { fibonacci: '55', lucas: '123', digits: 2 }, source: 'OEIS A000045, A000032' },
    {
      inputs: { n: 100 },
      results: { fibonacci: '354224848179261915075', lucas: '792070839848372253127', digits: 21 },
      source: 'sympy fibonacci(100), lucas(100)',
    },
    { inputs: { n: 0 }, results: { fibonacci: '0', lucas: '2' }, source: 'By definition' },
    { inputs: { n: -8 }, results: { fibonacci: '-21', lucas: '47' }, source: 'sympy fibonacci(-8); L(8) = 47' },
    { inputs: { n: -3 }, results: { fibonacci: '2', lucas: '-4' }, source: 'sympy lucas(-3)' },
  ],
  references: [{ title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §6.6', isbn: '978-0-201-55802-9' }],
});
