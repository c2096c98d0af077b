import { defineCalculator, list, noResult, number, table, text } from '@reckoner/engine';
import { divide, fractionOf, greatestCommonDivisor, numberOf } from '../shared/rational.js';

/** Decimals are scaled to whole numbers, which are divided by their greatest common divisor. */
export default defineCalculator({
  title: 'Simplify a ratio',
  description: 'A ratio of two to ten numbers in smallest whole numbers, and as shares of the whole.',
  keywords: ['ratio in simplest form', 'reduce a ratio', 'a:b:c', 'parts of a whole', '1:n'],
  inputs: {
    terms: list(number({ label: 'Term', above: 0, max: 1e9 }), {
      label: 'Terms of the ratio',
      minItems: 2,
      maxItems: 10,
    }),
  },
  outputs: {
    ratio: text({ label: 'Simplest ratio' }),
    unit: text({ label: 'Ratio to the first term' }),
    shares: table(
      { part: number({ label: 'Part' }), share: number({ label: 'Share of the whole' }) },
      { label: 'Shares' },
    ),
  },
  algorithm: ({ terms }) => {
    const fractions = terms.map(fractionOf);
    const denominator = fractions.reduce(
      (common, { under }) => (common * under) / greatestCommonDivisor(common, under),
      1n,
    );
    const whole = fractions.map(({ over, under }) => (over * denominator) / under);
    const common = whole.reduce(greatestCommonDivisor);
    const parts = whole.map((part) => part / common);
    const total = parts.reduce((sum, part) => sum + part, 0n);
    if (total > 10n ** 30n) throw noResult('The terms are too far apart for a ratio of whole numbers.');
    return {
      ratio: parts.join(' : '),
      unit: fractions.map((term) => Number(numberOf(divide(term, fractions[0]!)).toPrecision(6))).join(' : '),
      shares: parts.map((part) => ({
        part: Number(part),
        share: numberOf(divide({ over: part, under: 1n }, { over: total, under: 1n })),
      })),
    };
  },
  explanation: 'In smallest whole numbers the ratio is {ratio}.',
  examples: [
    {
      inputs: { terms: [12, 18] },
      results: { ratio: '2 : 3', unit: '1 : 1.5', shares: { length: 2, rows: { 0: { part: 2, share: 0.4 } } } },
      source: 'By hand: both divided by 6',
    },
    {
      inputs: { terms: [0.5, 1.25, 2] },
      results: { ratio: '2 : 5 : 8', unit: '1 : 2.5 : 4' },
      source: 'By hand: times 4',
    },
    {
      inputs: { terms: [1920, 1080] },
      results: { ratio: '16 : 9', unit: '1 : 0.5625' },
      source: 'By hand: both divided by 120',
    },
    {
      inputs: { terms: ['1/3', '1/2'] },
      results: { ratio: '2 : 3', unit: '1 : 1.5' },
      source: 'By hand: times 6',
    },
    { inputs: { terms: [1e9, 1e-30] }, noResult: 'too far apart', source: 'By hand: 10^39 : 1' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §5.6 Ratios and Rate' }],
});
