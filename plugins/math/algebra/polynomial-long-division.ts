import { category, defineCalculator, integer, number, table, text } from '@reckoner/engine';
import { divide, type Fraction, fraction, multiply, subtract } from '../shared/rational.js';
import { isReadable, polynomialText } from './shared/notation.js';
import { MOST, type Polynomial, readPolynomial, trimmed } from './shared/polynomial-text.js';
import { shown } from './shared/real-set.js';

/** Exact: each step takes off the leading term of what is left. */
export default defineCalculator({
  title: 'Polynomial long division',
  description:
    'Quotient and remainder of two polynomials with rational coefficients, with each step of the long division.',
  keywords: ['divide polynomials', 'quotient and remainder', 'polynomial division steps', 'remainder theorem'],
  related: ['polynomial-roots', 'factor-trinomial', 'long-division'],
  inputs: {
    dividend: text({
      label: 'Dividend',
      help: 'x^3 - 2x^2 - 4, or its coefficients from the highest power: 1, -2, 0, -4.',
      symbol: 'P',
      maxLength: 300,
    }),
    divisor: text({
      label: 'Divisor',
      help: 'x - 3, or its coefficients from the highest power: 1, -3.',
      symbol: 'D',
      maxLength: 300,
    }),
  },
  outputs: {
    quotient: text({ label: 'Quotient', symbol: 'Q' }),
    remainder: text({ label: 'Remainder', symbol: 'R' }),
    kind: category(['Divides evenly', 'Leaves a remainder'], { label: 'Division' }),
    statement: text({ label: 'Dividend = divisor × quotient + remainder' }),
    mixed: text({ label: 'As quotient and proper fraction' }),
    degree: integer({ label: 'Degree of the quotient', optional: true }),
    valueAtRoot: number({ label: 'Value of the dividend where a linear divisor is 0', optional: true }),
    steps: table(
      {
        step: integer({ label: 'Step' }),
        term: text({ label: 'Term of the quotient' }),
        product: text({ label: 'Divisor times it, subtracted' }),
        left: text({ label: 'What is left' }),
      },
      { label: 'Steps' },
    ),
  },
  algorithm: ({ dividend, divisor }) => {
    const [over, under] = [readPolynomial(dividend)!, readPolynomial(divisor)!];
    const x = over.unknown ?? under.unknown ?? 'x';
    const write = (coefficients: readonly Fraction[]) => polynomialText(coefficients, x);
    const { quotient, remainder, steps } = divided(over.coefficients, under.coefficients);
    const even = remainder.length === 0;
    const [P, D, Q, R] = [over.coefficients, under.coefficients, quotient, remainder].map(write) as Four;
    const equal = [...quotient, ...remainder].every(isReadable) ? '=' : '≈';
    const front = `(${D})(${Q})`;
    const rest = even ? '' : ` + (${R})`;
    const proper = even ? '' : `(${R})/(${D})`;
    return {
      quotient: Q,
      remainder: R,
      kind: even ? 'Divides evenly' : 'Leaves a remainder',
      statement: `${P} ${equal} ${front}${rest}`,
      mixed: quotient.length === 0 ? proper || '0' : `${Q}${even ? '' : ` + ${proper}`}`,
      ...(quotient.length > 0 && { degree: quotient.length - 1 }),
      ...(under.coefficients.length === 2 && { valueAtRoot: numberOfConstant(remainder) }),
      steps: steps.map(({ power, factor, left }, place) => {
        const term = [...Array.from({ length: power }, () => fraction(0n)), factor];
        const product = [
          ...Array.from({ length: power }, () => fraction(0n)),
          ...under.coefficients.map((value) => multiply(value, factor)),
        ];
        return { step: place + 1, term: write(term), product: write(product), left: write(left) };
      }),
    };
  },
  stepwise: [
    'Divide the leading term of what is left by the leading term of the divisor: that is the next term of the quotient.',
    'Multiply the divisor by it and subtract; go on while what is left has at least the degree of the divisor.',
    'What is left at the end is the remainder: P = D × Q + R.',
  ],
  requires: [
    {
      that: ({ dividend }) => readPolynomial(dividend) !== undefined,
      field: 'dividend',
      says: `The dividend is no polynomial that can be read: write x^3 - 2x + 5, with one unknown, powers up to ${MOST}, and fractions as (1/2)x, or coefficients with commas: 1, 0, -2, 5.`,
    },
    {
      that: ({ divisor }) => readPolynomial(divisor) !== undefined,
      field: 'divisor',
      says: `The divisor is no polynomial that can be read: write x - 3, with one unknown, powers up to ${MOST}, and fractions as (1/2)x, or coefficients with commas: 1, -3.`,
    },
    {
      that: ({ dividend }) => !isGapped(dividend),
      field: 'dividend',
      says: 'Numbers with spaces between them may be coefficients or a sum: write coefficients with commas, 1, -2, 0, -4.',
    },
    {
      that: ({ divisor }) => !isGapped(divisor),
      field: 'divisor',
      says: 'Numbers with spaces between them may be coefficients or a sum: write coefficients with commas, 1, -3.',
    },
    {
      that: ({ divisor }) => readPolynomial(divisor)?.coefficients.length !== 0,
      field: 'divisor',
      says: 'Division by 0 has no result.',
    },
    {
      that: ({ dividend, divisor }) => sameUnknown(readPolynomial(dividend), readPolynomial(divisor)),
      field: 'divisor',
      says: 'Dividend and divisor must be polynomials in the same unknown.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ dividend, divisor }) => hasTightComma(dividend) || hasTightComma(divisor),
      says: 'A comma stands between coefficients: 1,5 is x + 5, and 1,000 is x. Write decimals with a point, 1.5, and thousands without a sign.',
    },
    {
      level: 'note',
      when: ({ statement }) => statement.includes('≈'),
      says: 'Some coefficients are fractions too long to be read and are shown with ten digits: what is shown multiplies back only nearly.',
    },
  ],
  explanation: ({ kind, degree }) => {
    if (degree === undefined)
      return kind === 'Divides evenly'
        ? 'The dividend is 0, and so are the quotient and the remainder.'
        : 'The dividend has a lower degree than the divisor: the quotient is 0, and the remainder is the dividend, {remainder}.';
    return kind === 'Divides evenly'
      ? 'The quotient is {quotient}, and the division comes out even: {statement}.'
      : 'The quotient is {quotient} and the remainder {remainder}: {statement}.';
  },
  examples: [
    {
      inputs: { dividend: 'x^3 - 2x^2 - 4', divisor: 'x - 3' },
      results: {
        quotient: 'x² + x + 3',
        remainder: '5',
        kind: 'Leaves a remainder',
        statement: 'x³ - 2x² - 4 = (x - 3)(x² + x + 3) + (5)',
        mixed: 'x² + x + 3 + (5)/(x - 3)',
        degree: 2,
        valueAtRoot: 5,
        steps: {
          length: 3,
          rows: {
            0: { step: 1, term: 'x²', product: 'x³ - 3x²', left: 'x² - 4' },
            1: { term: 'x', product: 'x² - 3x', left: '3x - 4' },
            2: { term: '3', product: '3x - 9', left: '5' },
          },
        },
      },
      source: 'Wikipedia: Polynomial long division, worked example; sympy div',
    },
    {
      inputs: { dividend: '1, 0, 0, -1', divisor: '1, -1' },
      results: { quotient: 'x² + x + 1', remainder: '0', kind: 'Divides evenly', mixed: 'x² + x + 1', valueAtRoot: 0 },
      source: 'By hand: x³ - 1',
    },
    {
      inputs: { dividend: '6x⁴ + 5x³ + 4x - 4', divisor: '2*x**2 + x − 1' },
      results: { quotient: '3x² + x + 1', remainder: '4x - 3' },
      source: 'sympy div',
    },
    {
      inputs: { dividend: '3t^3 + 2t + 1', divisor: '2t^2 + (1/3)t' },
      results: { quotient: '(3/2)t - 1/4', remainder: '(25/12)t + 1', degree: 1 },
      source: 'sympy div',
    },
    {
      inputs: { dividend: '0.1x^2 - 0.3x + 0.2', divisor: '0.2x - 0.2' },
      results: { quotient: '(1/2)x - 1', remainder: '0' },
      source: 'By hand: 0.1 (x - 1)(x - 2)',
    },
    {
      inputs: { dividend: 'x + 1', divisor: 'x^2 + 1' },
      results: {
        quotient: '0',
        remainder: 'x + 1',
        mixed: '(x + 1)/(x² + 1)',
        statement: 'x + 1 = (x² + 1)(0) + (x + 1)',
        steps: { length: 0 },
      },
      source: 'By definition',
    },
    {
      inputs: { dividend: 'x - x', divisor: 'x + 1' },
      results: { quotient: '0', remainder: '0', kind: 'Divides evenly', mixed: '0', statement: '0 = (x + 1)(0)' },
      source: 'By definition',
    },
    {
      inputs: { dividend: '4x^2 - 2x/3 + 6', divisor: '4' },
      results: { quotient: 'x² - (1/6)x + 3/2', remainder: '0' },
      source: 'By hand: each coefficient over 4',
    },
    {
      inputs: { dividend: 'x^3', divisor: '1.23456789x - 9.87654321' },
      results: {
        quotient: '(100000000/123456789)x² + 6.480000118x + 51.84000142',
        remainder: '512.000014',
        valueAtRoot: 512.0000139968,
      },
      cautions: ['ten digits'],
      source: 'Python: fractions',
    },
    { inputs: { dividend: 'x^2 + y', divisor: 'x' }, refused: 'dividend is no polynomial', source: 'By definition' },
    {
      inputs: { dividend: 'x^2', divisor: '1/2x' },
      refused: 'divisor is no polynomial',
      source: 'By hand: x/2 or 1/(2x)',
    },
    {
      inputs: { dividend: '3, 2', divisor: '1,5' },
      results: { quotient: '3', remainder: '-13' },
      cautions: ['comma stands between'],
      source: 'By hand: 3x + 2 - 3(x + 5)',
    },
    {
      inputs: { dividend: '1,000, 2', divisor: '1, 1' },
      results: { quotient: 'x - 1', remainder: '3' },
      cautions: ['thousands without a sign'],
      source: 'By hand: x² + 2 = (x + 1)(x - 1) + 3',
    },
    {
      inputs: { dividend: 'x^2 - 5x + 6', divisor: '(x - 2)' },
      results: { quotient: 'x - 3', remainder: '0' },
      source: 'By hand: (x - 2)(x - 3)',
    },
    { inputs: { dividend: '1 -2 -4', divisor: 'x - 3' }, refused: 'coefficients or a sum', source: 'By definition' },
    { inputs: { dividend: '1, -2, -4', divisor: '1 -3' }, refused: 'coefficients or a sum', source: 'By definition' },
    { inputs: { dividend: 'x^2', divisor: 'y' }, refused: 'same unknown', source: 'By definition' },
    { inputs: { dividend: 'x^2', divisor: '0' }, refused: 'Division by 0', source: 'By definition' },
  ],
  references: [
    {
      title: 'OpenStax: College Algebra 2e, §5.4 Dividing Polynomials',
      url: 'https://openstax.org/books/college-algebra-2e/pages/5-4-dividing-polynomials',
    },
    { title: 'Wikipedia: Polynomial long division', url: 'https://en.wikipedia.org/wiki/Polynomial_long_division' },
  ],
});

/** `1 -3`: coefficients, or a sum. */
const isGapped = (written: string): boolean => /^[\d.\s/+−–-]+$/.test(written) && /\d\s*[+−–-]/.test(written);

/** One comma between digits, as in `1,5`, or one that may be of thousands among others: `1,000, 2`. */
const hasTightComma = (written: string): boolean =>
  /^\s*[−–-]?\d+,\d+\s*$/.test(written) || (/\d,\d/.test(written) && /,\s/.test(written));

type Four = [string, string, string, string];

interface Step {
  readonly power: number;
  readonly factor: Fraction;
  readonly left: readonly Fraction[];
}

function divided(dividend: readonly Fraction[], divisor: readonly Fraction[]) {
  let left = [...dividend];
  const quotient = Array.from({ length: Math.max(0, dividend.length - divisor.length + 1) }, () => fraction(0n));
  const steps: Step[] = [];
  while (left.length >= divisor.length) {
    const power = left.length - divisor.length;
    const factor = divide(left.at(-1)!, divisor.at(-1)!);
    quotient[power] = factor;
    left = trimmed(
      left.map((value, k) => (k < power ? value : subtract(value, multiply(factor, divisor[k - power]!)))),
    );
    steps.push({ power, factor, left });
  }
  return { quotient, remainder: left, steps };
}

function numberOfConstant(remainder: readonly Fraction[]): number {
  return remainder.length === 0 ? 0 : shown(remainder[0]!);
}

function sameUnknown(a: Polynomial | undefined, b: Polynomial | undefined): boolean {
  return a?.unknown === undefined || b?.unknown === undefined || a.unknown === b.unknown;
}
