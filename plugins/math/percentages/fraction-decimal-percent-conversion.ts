import { defineCalculator, number, text } from '@reckoner/engine';
import { mixedText, readFraction, writtenFraction } from '../shared/fraction-text.js';
import { fraction, fractionText, numberOf } from '../shared/rational.js';

/** A value written as fraction, decimal or percentage, in the other forms. */
export default defineCalculator({
  title: 'Fraction, decimal and percent conversion',
  description: 'A fraction, decimal or percentage in the other two forms, and in per mille.',
  keywords: ['fraction to percent', 'decimal to percent', 'percent to fraction', 'per mille'],
  inputs: {
    value: {
      ...writtenFraction,
      label: 'Value',
      help: 'Such as 3/8, 1 1/4, 0.375 or 37.5%.',
      pattern: {
        source: '[+-]?\\s*(?:\\.\\d+\\s*%?|\\d+(?:\\.\\d+\\s*%?|%|/\\s*\\d+|\\s+(?:%|(?:\\d+\\s*)?/\\s*\\d+)?)?)',
        says: 'a fraction such as 3/8, a decimal, or a percentage such as 37.5%',
      },
    },
  },
  outputs: {
    percentage: number({ label: 'Percent' }),
    decimal: number({ label: 'Decimal' }),
    fraction: text({ label: 'Fraction in lowest terms' }),
    mixed: text({ label: 'Mixed number' }),
    perMille: number({ label: 'Per mille' }),
  },
  algorithm: ({ value }) => {
    const isPercentage = value.includes('%');
    const written = readFraction(value.replace('%', '').trim());
    const exact = isPercentage ? fraction(written.over, written.under * 100n) : written;
    return {
      percentage: numberOf(fraction(exact.over * 100n, exact.under)),
      decimal: numberOf(exact),
      fraction: fractionText(exact),
      mixed: mixedText(exact),
      perMille: numberOf(fraction(exact.over * 1000n, exact.under)),
    };
  },
  explanation: '{value} is {fraction} as a fraction, {decimal} as a decimal and {percentage} percent.',
  examples: [
    {
      inputs: { value: '3/8' },
      results: { percentage: 37.5, decimal: 0.375, fraction: '3/8', perMille: 375 },
      source: 'By hand: 3/8',
    },
    {
      inputs: { value: '37.5%' },
      results: { percentage: 37.5, decimal: 0.375, fraction: '3/8' },
      source: 'By hand: 375/1000',
    },
    {
      inputs: { value: '1.25' },
      results: { percentage: 125, fraction: '5/4', mixed: '1 1/4' },
      source: 'By hand: 125/100',
    },
    {
      inputs: { value: '-.5' },
      results: { percentage: -50, fraction: '-1/2', mixed: '-1/2' },
      source: 'By hand: -5/10',
    },
    { inputs: { value: '1/0' }, noResult: 'must not be 0', source: 'By definition' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §6.1 Understand Percent' }],
});
