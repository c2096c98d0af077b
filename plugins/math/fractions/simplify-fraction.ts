import { defineCalculator, gcd, integer, number } from '@reckoner/engine';

/** Both parts divided by their greatest common divisor. */
export default defineCalculator({
  title: 'Simplify a fraction',
  description: 'A fraction in lowest terms, with the common factor that was taken out.',
  keywords: ['reduce a fraction', 'lowest terms', 'simplest form', 'equivalent fraction'],
  inputs: {
    numerator: integer({ label: 'Numerator', symbol: 'a', min: -9e15, max: 9e15 }),
    denominator: integer({ label: 'Denominator', symbol: 'b', min: -9e15, max: 9e15 }),
  },
  outputs: {
    reducedNumerator: integer({ label: 'Numerator in lowest terms' }),
    reducedDenominator: integer({ label: 'Denominator in lowest terms' }),
    factor: integer({ label: 'Common factor', symbol: 'g' }),
    decimal: number({ label: 'Decimal' }),
  },
  formula: ({ numerator, denominator }) => {
    const factor = gcd(numerator, denominator);
    return {
      reducedNumerator: (denominator < 0 ? 0 - numerator : numerator) / factor,
      reducedDenominator: Math.abs(denominator) / factor,
      factor,
      decimal: numerator / denominator,
    };
  },
  requires: [
    { that: ({ denominator }) => denominator !== 0, field: 'denominator', says: 'A denominator must not be 0.' },
  ],
  explanation: ({ denominator, factor, reducedDenominator }) => {
    if (reducedDenominator === 1) return '{numerator}/{denominator} is the whole number {reducedNumerator}.';
    if (factor === 1 && denominator > 0) return '{numerator}/{denominator} is in lowest terms.';
    if (factor === 1) return '{numerator}/{denominator} is {reducedNumerator}/{reducedDenominator}.';
    return '{numerator}/{denominator} is {reducedNumerator}/{reducedDenominator}: {factor} was taken out of both.';
  },
  examples: [
    {
      inputs: { numerator: 84, denominator: 126 },
      results: { reducedNumerator: 2, reducedDenominator: 3, factor: 42, decimal: 0.6666666667 },
      source: 'By hand: 84 = 2 × 42, 126 = 3 × 42',
    },
    {
      inputs: { numerator: -15, denominator: 4 },
      results: { reducedNumerator: -15, reducedDenominator: 4, factor: 1, decimal: -3.75 },
      source: 'By hand: no common factor',
    },
    {
      inputs: { numerator: 84, denominator: -126 },
      results: { reducedNumerator: -2, reducedDenominator: 3, factor: 42 },
      source: 'Python Fraction(84, -126)',
    },
    {
      inputs: { numerator: -3, denominator: -4 },
      results: { reducedNumerator: 3, reducedDenominator: 4, factor: 1 },
      source: 'Python Fraction(-3, -4)',
    },
    { inputs: { numerator: 1, denominator: 0 }, refused: 'must not be 0', source: 'By definition' },
    {
      inputs: { numerator: 0, denominator: 7 },
      results: { reducedNumerator: 0, reducedDenominator: 1, factor: 7 },
      source: 'By hand: 0/7 = 0/1',
    },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §4.2 Multiply and Divide Fractions' }],
});
