import { defineCalculator, flag, isAbove, normalCdf, normalQuantile, number } from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';
import { exposed, exposedNot, unexposed, unexposedNot } from '../shared/two-by-two.js';

/** Woolf's interval on the logarithm; on request half a count is added to each cell. */
export default defineCalculator({
  title: 'Odds ratio',
  description: 'Odds ratio of a 2 × 2 table with confidence interval and p-value.',
  keywords: ['case-control study', 'OR', '2x2 table', 'woolf', 'log odds ratio'],
  related: ['relative-risk', 'fishers-exact-test'],
  inputs: {
    a: exposed,
    b: exposedNot,
    c: unexposed,
    d: unexposedNot,
    correction: flag({ label: 'Add 0.5 to each cell (Haldane-Anscombe)' }),
    confidence,
  },
  outputs: {
    ratio: number({ label: 'Odds ratio', symbol: '\\mathrm{OR}', places: 3 }),
    lower: number({ label: 'Lower limit', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit', symbol: 'U', places: 3 }),
    z: number({ label: 'z statistic', symbol: 'z', places: 3 }),
    p: pValue,
  },
  formula: ({ a, b, c, d, correction, confidence }) => {
    const added = correction ? 0.5 : 0;
    const ratio = ((a + added) * (d + added)) / ((b + added) * (c + added));
    const error = Math.sqrt(1 / (a + added) + 1 / (b + added) + 1 / (c + added) + 1 / (d + added));
    const margin = -normalQuantile((1 - confidence) / 2) * error;
    const z = Math.log(ratio) / error;
    return {
      ratio,
      lower: ratio * Math.exp(-margin),
      upper: ratio * Math.exp(margin),
      z,
      p: 2 * normalCdf(-Math.abs(z)),
    };
  },
  explanation: 'The odds ratio is {ratio} with a {confidence} confidence interval from {lower} to {upper}.',
  requires: [
    { that: ({ a, b }) => a + b > 0, field: 'b', says: 'The group of the exposed is empty.' },
    { that: ({ c, d }) => c + d > 0, field: 'd', says: 'The group of those not exposed is empty.' },
    { that: ({ a, c }) => a + c > 0, field: 'c', says: 'Nobody has the outcome: the table says nothing of the odds.' },
    {
      that: ({ b, d }) => b + d > 0,
      field: 'd',
      says: 'Everybody has the outcome: the table says nothing of the odds.',
    },
    {
      that: ({ a, b, c, d, correction }) => correction || (a > 0 && b > 0 && c > 0 && d > 0),
      field: 'correction',
      says: 'A cell is empty: add 0.5 to each cell.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ a, b, c, d }) => Math.min(a + b, c + d) * Math.min(a + c, b + d) < 5 * (a + b + c + d),
      says: 'An expected count is below five: interval and p-value are rough; take Fisher’s exact test.',
    },
    {
      level: 'note',
      when: ({ a, b, c, d }) => isAbove(a, 0.1 * (a + b)) || isAbove(c, 0.1 * (c + d)),
      says: 'The outcome is not rare here: in a cohort or a trial the odds ratio lies farther from 1 than the relative risk.',
    },
  ],
  examples: [
    {
      inputs: { a: 20, b: 80, c: 10, d: 90 },
      results: {
        ratio: 2.25,
        lower: 0.99429489228151,
        upper: 5.0915478288173,
        z: 1.9462325189192,
        p: 0.051626815347268,
      },
      cautions: ['not rare'],
      source: 'statsmodels Table2x2: oddsratio, oddsratio_confint, oddsratio_pvalue',
    },
    {
      inputs: { a: 15, b: 135, c: 100, d: 150 },
      results: { ratio: 0.16666666666667, lower: 0.092350568652792, upper: 0.30078621261352 },
      cautions: ['not rare'],
      source: 'statsmodels Table2x2',
    },
    {
      inputs: { a: 0, b: 10, c: 5, d: 5, correction: true },
      results: { ratio: 0.047619047619048, lower: 0.0022030720739671, upper: 1.0292780354035 },
      cautions: ['below five', 'not rare'],
      source: 'Python: (0.5 × 5.5)/(10.5 × 5.5) = 1/21 and its Woolf interval',
    },
    { inputs: { a: 0, b: 10, c: 5, d: 5 }, refused: 'A cell is empty', source: 'By definition' },
    {
      inputs: { a: 40, b: 960, c: 20, d: 980 },
      results: { ratio: 2.0416666667 },
      source: 'By hand: 40 × 980/(960 × 20)',
    },
    { inputs: { a: 0, b: 0, c: 5, d: 5 }, refused: 'exposed is empty', source: 'By definition' },
    { inputs: { a: 5, b: 5, c: 0, d: 0 }, refused: 'not exposed is empty', source: 'By definition' },
    { inputs: { a: 0, b: 5, c: 0, d: 5, correction: true }, refused: 'Nobody', source: 'By definition' },
    { inputs: { a: 5, b: 0, c: 5, d: 0, correction: true }, refused: 'Everybody', source: 'By definition' },
    {
      inputs: { a: 24, b: 176, c: 9, d: 191, confidence: 99 },
      results: {
        ratio: 2.89393939393939,
        lower: 1.020667809158573,
        upper: 8.205299648568781,
        z: 2.6263915884144,
        p: 0.008629547692953,
      },
      cautions: ['not rare'],
      source: 'Python with scipy.stats.norm.isf(0.005): Woolf’s interval',
    },
  ],
  notes: [
    'Interval and p-value are those of the logarithm of the odds ratio (Woolf, Wald), for samples that are not small.',
  ],
  references: [{ title: 'Rothman, Greenland, Lash: Modern Epidemiology, 3rd ed., ch. 14', isbn: '978-0-7817-5564-1' }],
});
