import { category, defineCalculator, integer, number, roundNear } from '@reckoner/engine';

/** The real principal root, with the nearest whole-number roots. */
export default defineCalculator({
  title: 'Square root, cube root and nth root',
  description: 'Real nth root of a number, and whether the number is a perfect power.',
  keywords: ['square root', 'cube root', 'radical', 'SQRT', 'perfect square'],
  inputs: {
    x: number({ label: 'Number', symbol: 'x', min: -1e15, max: 1e15 }),
    n: integer({ label: 'Degree of the root', symbol: 'n', min: 2, max: 100, default: 2 }),
  },
  outputs: {
    root: number({ label: 'Root', symbol: 'r' }),
    kind: category(['Perfect power', 'Not a perfect power'], { label: 'Number' }),
    below: number({ label: 'Nearest perfect power not above' }),
  },
  formula: ({ x, n }) => {
    const size = Math.abs(x) ** (1 / n);
    const nearest = roundNear(size);
    const exact = nearest ** n === Math.abs(x);
    // A negative number's perfect powers lie below it in size.
    const isShort = nearest ** n < Math.abs(x);
    const whole = exact ? nearest : x < 0 ? nearest + (isShort ? 1 : 0) : nearest - (isShort ? 0 : 1);
    const root = x < 0 ? -(exact ? nearest : size) : exact ? nearest : size;
    return { root, kind: exact ? 'Perfect power' : 'Not a perfect power', below: x < 0 ? -(whole ** n) : whole ** n };
  },
  shown: ({ x, n }) => ({ root: x < 0 ? -(Math.abs(x) ** (1 / n)) : x ** (1 / n) }),
  explanation: ({ n }) => {
    if (n === 2) return 'The square root of {x} is {root}.';
    return n === 3 ? 'The cube root of {x} is {root}.' : 'The root of degree {n} of {x} is {root}.';
  },
  requires: [
    {
      that: ({ x, n }) => x >= 0 || n % 2 === 1,
      field: 'x',
      says: 'A negative number has no real root of even degree.',
    },
  ],
  examples: [
    { inputs: { x: 144 }, results: { root: 12, kind: 'Perfect power', below: 144 }, source: 'By hand: 12²' },
    {
      inputs: { x: 3 },
      results: { root: 1.7320508075688772, kind: 'Not a perfect power', below: 1 },
      source: 'OEIS A002194',
    },
    { inputs: { x: -27, n: 3 }, results: { root: -3, kind: 'Perfect power', below: -27 }, source: 'By hand: (-3)³' },
    {
      inputs: { x: 1000, n: 5 },
      results: { root: 3.981071705534972, below: 243 },
      source: 'By hand: 10^0.6; 3^5 = 243',
    },
    { inputs: { x: -10, n: 3 }, results: { root: -2.154434690031884, below: -27 }, source: 'OEIS A010582; (-3)³' },
    { inputs: { x: 10 }, results: { root: 3.16227766, below: 9 }, source: 'Python: 10 ** 0.5; 3² < 10 < 4²' },
    {
      inputs: { x: -20, n: 3 },
      results: { root: -2.714417617, below: -27 },
      source: 'Python: -(20 ** (1/3)); (-3)³',
    },
    { inputs: { x: -4 }, refused: 'no real root', source: 'By definition' },
  ],
  references: [{ title: 'OpenStax: Elementary Algebra 2e, ch. 9 Roots and Radicals' }],
});
