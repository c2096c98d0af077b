import { defineCalculator, number, text } from '@reckoner/engine';
import { divide, type Fraction, fraction, fractionOf, isZero, multiply, subtract } from '../shared/rational.js';
import { exactText, isReadable, negative, sentText, size } from './shared/notation.js';
import { boundOf, rootBound, shown } from './shared/real-set.js';

const coefficient = { min: -1e9, max: 1e9 } as const;

/** ax² + bx + c = a(x - h)² + k with h = -b/2a and k = c - b²/4a. */
export default defineCalculator({
  title: 'Completing the square',
  description:
    'Vertex form a(x - h)² + k of ax² + bx + c, the number that completes the square, the least or greatest value, and the solutions of ax² + bx + c = 0.',
  keywords: ['complete the square', 'vertex form', 'standard form to vertex form', 'perfect square trinomial'],
  related: ['quadratic-equation', 'factor-trinomial', 'quadratic-inequality'],
  inputs: {
    a: number({ label: 'Coefficient of x²', symbol: 'a', ...coefficient, default: 1 }),
    b: number({ label: 'Coefficient of x', symbol: 'b', ...coefficient }),
    c: number({ label: 'Constant term', symbol: 'c', ...coefficient, default: 0 }),
  },
  outputs: {
    vertexForm: text({ label: 'Vertex form' }),
    h: number({ label: 'Vertex x', symbol: 'h', digits: 10 }),
    k: number({ label: 'Vertex y', symbol: 'k', digits: 10 }),
    square: number({ label: 'Number that completes the square, (b/2a)²', symbol: 's' }),
    isolated: text({ label: 'Equation = 0 with the square alone' }),
    solutions: text({ label: 'Solutions of the equation = 0' }),
    given: text({ label: 'As it was given' }),
  },
  algorithm: ({ a, b, c }) => {
    const half = halved(a, b);
    return {
      vertexForm: vertexFormText(a, b, c),
      h: shown(negative(half)),
      k: shown(valueAtVertex(a, b, c)),
      square: shown(multiply(half, half)),
      isolated: isolatedText(a, b, c),
      solutions: solutionsText(a, b, c),
      given: sentText([a, b, c]),
    };
  },
  stepwise: [
    'Take a out of the terms with x: a(x² + (b/a)x) + c.',
    'Add and subtract (b/2a)² inside: a(x² + (b/a)x + (b/2a)² - (b/2a)²) + c.',
    'The first three terms are a square, and the fourth leaves the brackets with the factor a: a(x + b/2a)² - b²/4a + c, so that h = -b/2a and k = c - b²/4a.',
  ],
  figure: {
    kind: 'curve',
    title: 'Parabola',
    x: { label: 'x' },
    y: { label: 'y' },
    curve: ({ a, b, c, h, k }) => {
      const apart = Math.sqrt(Math.abs(k / a));
      const reach = apart === 0 ? Math.max(1, Math.abs(h)) : 1.8 * apart;
      return {
        from: h - reach,
        to: h + reach,
        reach: { from: h - 100 * reach, to: h + 100 * reach },
        lines: [{ y: (x) => (a * x + b) * x + c }],
        marks: [{ x: h, y: k, label: 'Vertex' }],
      };
    },
  },
  requires: [{ that: ({ a }) => a !== 0, field: 'a', says: 'With a = 0 there is no square to complete.' }],
  explanation: ({ a, b, c }) => {
    const end = a > 0 ? 'least' : 'greatest';
    if (b === 0) return `{given} has no term with x, and is its own vertex form: its ${end} value is {k}, at x = 0.`;
    const equal = [valueAtVertex(a, b, c), halved(a, b), fractionOf(a)].every(isReadable) ? '=' : '≈';
    return `{given} ${equal} {vertexForm}, whose ${end} value is {k}, at x = {h}; set equal to 0 it has {solutions}.`;
  },
  examples: [
    {
      inputs: { a: 1, b: 6, c: 5 },
      results: {
        vertexForm: '(x + 3)² - 4',
        h: -3,
        k: -4,
        square: 9,
        isolated: '(x + 3)² = 4',
        solutions: 'the solutions x = -5 and x = -1',
        given: 'x² + 6x + 5',
      },
      source: 'By hand: x² + 6x + 9 - 9 + 5',
    },
    {
      inputs: { a: 2, b: -8, c: 5 },
      results: {
        vertexForm: '2(x - 2)² - 3',
        h: 2,
        k: -3,
        square: 4,
        isolated: '(x - 2)² = 3/2',
        solutions: 'the solutions x = (4 - √6)/2 and x = (4 + √6)/2',
      },
      source: 'By hand: 2(x² - 4x + 4) - 8 + 5; sympy solve: 2 ± √6/2',
    },
    {
      inputs: { a: -1, b: 1, c: 0 },
      results: { vertexForm: '-(x - 1/2)² + 1/4', h: 0.5, k: 0.25, square: 0.25, isolated: '(x - 1/2)² = 1/4' },
      source: 'By hand: -(x² - x + 1/4) + 1/4',
    },
    {
      inputs: { a: 3, b: 5, c: 4 },
      results: {
        vertexForm: '3(x + 5/6)² + 23/12',
        h: -0.8333333333333334,
        k: 1.9166666666666667,
        square: 0.6944444444444444,
        isolated: '(x + 5/6)² = -23/36',
        solutions: 'no real solution, as a square is not negative, but x = -5/6 ± i√23/6',
      },
      source: 'sympy: expand(3(x + 5/6)² + 23/12); by hand: 23/12 / 3',
    },
    {
      inputs: { a: '1/2', b: '1/3', c: 0.1 },
      results: {
        vertexForm: '(1/2)(x + 1/3)² + 2/45',
        k: 0.04444444444444444,
        solutions: 'no real solution, as a square is not negative, but x = -1/3 ± (2√5/15)i',
      },
      source: 'By hand: 1/10 - 1/18 = 4/90',
    },
    {
      inputs: { a: 1, b: 1.4, c: 0.49 },
      results: {
        vertexForm: '(x + 7/10)²',
        h: -0.7,
        k: 0,
        isolated: '(x + 7/10)² = 0',
        solutions: 'the double solution x = -7/10',
      },
      source: 'By hand: (x + 0.7)²',
    },
    {
      inputs: { a: 4, b: 0, c: 9 },
      results: {
        vertexForm: '4x² + 9',
        h: 0,
        k: 9,
        square: 0,
        isolated: 'x² = -9/4',
        solutions: 'no real solution, as a square is not negative, but x = ±(3/2)i',
      },
      source: 'By hand: no term with x',
    },
    {
      inputs: { a: -2, b: 0, c: 0 },
      results: { vertexForm: '-2x²', isolated: 'x² = 0', k: 0, solutions: 'the double solution x = 0' },
      source: 'By hand',
    },
    {
      inputs: { a: 1, b: 1.23456789012, c: 0 },
      results: {
        vertexForm: '(x + 0.6172839451)² - 0.3810394688',
        k: -0.3810394688288,
        solutions: 'the solutions x ≈ -1.23456789 and x = 0',
      },
      source: 'Python: fractions',
    },
    {
      inputs: { a: 1, b: -2, c: 2 },
      results: {
        vertexForm: '(x - 1)² + 1',
        solutions: 'no real solution, as a square is not negative, but x = 1 ± i',
      },
      source: 'By hand: (x - 1)² = -1',
    },
    {
      inputs: { a: 1, b: 4, c: 29 },
      results: { solutions: 'no real solution, as a square is not negative, but x = -2 ± 5i' },
      source: 'By hand: (x + 2)² = -25',
    },
    {
      inputs: { a: 1, b: 1.23456789012, c: 3.3333333333331 },
      results: { solutions: 'no real solution, as a square is not negative, but x ≈ -0.6172839451 ± 1.718224044i' },
      source: 'Python: mpmath at 50 digits',
    },
    { inputs: { a: 0, b: 2, c: 1 }, refused: 'no square to complete', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §9.2 Solve Quadratic Equations by Completing the Square',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/9-2-solve-quadratic-equations-by-completing-the-square',
    },
  ],
});

const halved = (a: number, b: number): Fraction => divide(fractionOf(b), multiply(fraction(2n), fractionOf(a)));

/** k = (4ac - b²)/4a. */
function valueAtVertex(a: number, b: number, c: number): Fraction {
  const [A, B, C] = [fractionOf(a), fractionOf(b), fractionOf(c)];
  const four = fraction(4n);
  return divide(subtract(multiply(four, multiply(A, C)), multiply(B, B)), multiply(four, A));
}

/** `i√23/6`, `(3/2)i`. */
function imaginary(size: string): string {
  if (size === '1') return 'i';
  if (size.startsWith('√')) return `i${size}`;
  return /[/×√]/.test(size) ? `(${size})i` : `${size}i`;
}

/** `(x - 1/2)²`, or `x²`. */
function squareText(half: Fraction): string {
  return isZero(half) ? 'x²' : `(x ${half.over < 0n ? '-' : '+'} ${exactText(size(half))})²`;
}

function vertexFormText(a: number, b: number, c: number): string {
  const k = valueAtVertex(a, b, c);
  const front = Math.abs(a) === 1 ? '' : exactText(size(fractionOf(a)));
  const times = `${a < 0 ? '-' : ''}${/[/×]/.test(front) ? `(${front})` : front}`;
  const rest = isZero(k) ? '' : ` ${k.over < 0n ? '-' : '+'} ${exactText(size(k))}`;
  return `${times}${squareText(halved(a, b))}${rest}`;
}

function isolatedText(a: number, b: number, c: number): string {
  const right = negative(divide(valueAtVertex(a, b, c), fractionOf(a)));
  return `${squareText(halved(a, b))} ${isReadable(right) ? '=' : '≈'} ${exactText(right)}`;
}

function solutionsText(a: number, b: number, c: number): string {
  const [A, B] = [fractionOf(a), fractionOf(b)];
  const right = negative(divide(valueAtVertex(a, b, c), A));
  const half = halved(a, b);
  const middle = boundOf(negative(half));
  if (isZero(right)) return `the double solution x = ${middle.text}`;
  if (right.over < 0n) {
    // i√s as the imaginary root of x² + s.
    const root = rootBound(fraction(1n), fraction(0n), multiply(fraction(4n), size(right)), 1n);
    const pair = `${isZero(half) ? '±' : `${middle.text} ± `}${imaginary(root.text)}`;
    return `no real solution, as a square is not negative, but x ${middle.exact && root.exact ? '=' : '≈'} ${pair}`;
  }
  const discriminant = multiply(multiply(fraction(4n), multiply(A, A)), right);
  const roots = [rootBound(A, B, discriminant, a > 0 ? -1n : 1n), rootBound(A, B, discriminant, a > 0 ? 1n : -1n)];
  const [first, second] = roots.map(({ text: x, exact }) => `x ${exact ? '=' : '≈'} ${x}`);
  return `the solutions ${first} and ${second}`;
}
