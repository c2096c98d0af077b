import { defineCalculator, integer, isAtLeast, isNear, number, percent, roundTo } from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** One-sided: the risk with which no event in n trials has the chance that the confidence leaves. */
export default defineCalculator({
  title: 'Rule of three',
  description: 'Upper limit of a risk of which no event was seen in n trials: by the rule, 3/n at 95%, and exactly.',
  keywords: ['zero events', 'zero numerator', 'no adverse events', 'upper bound with no failures', '3/n'],
  related: ['confidence-interval-proportion', 'confidence-interval-poisson-rate'],
  inputs: {
    n: integer({
      label: 'Trials without an event',
      help: 'Patients, items or tests, none of which had the event.',
      symbol: 'n',
      min: 1,
      max: 1e9,
    }),
    confidence,
  },
  outputs: {
    upper: percent({ label: 'Upper limit of the risk, exact', symbol: 'U', places: 4, digits: 4 }),
    oneIn: number({ label: 'That is one in', symbol: 'N', places: 1, digits: 4 }),
    rule: percent({ label: 'Upper limit of the risk, by the rule', symbol: 'U_3', places: 4, digits: 4 }),
    numerator: number({ label: 'Numerator of the rule', symbol: 'c', places: 2 }),
  },
  formula: ({ n, confidence }) => {
    const error = 1 - confidence;
    const upper = -Math.expm1(Math.log(error) / n);
    const numerator = isNear(confidence, 0.95, 1e-9) ? 3 : -Math.log(error);
    return { upper, oneIn: 1 / upper, rule: Math.min(1, numerator / n), numerator };
  },
  shown: ({ n, confidence, upper, numerator }) => ({
    upper: 1 - (1 - confidence) ** (1 / n),
    oneIn: 1 / upper,
    rule: Math.min(1, numerator / n),
    numerator: undefined,
  }),
  stepwise: ['The numerator c is 3 at 95% confidence, where -ln 0.05 is 2.996, and -ln(1 - γ) at any other.'],
  figure: {
    kind: 'curve',
    title: 'Upper limit over the number of trials',
    x: { of: 'n', log: true },
    y: { of: 'upper', label: 'Upper limit' },
    curve: ({ n, confidence, upper }) => ({
      from: Math.max(1, n / 10),
      to: 10 * n,
      lines: [{ y: (trials) => -Math.expm1(Math.log(1 - confidence) / trials) }],
      marks: [{ x: n, y: upper, label: 'n' }],
    }),
  },
  explanation: ({ oneIn }) =>
    `No event in {n} {n|trial|trials} does not mean no risk: at {confidence} confidence it may be as high as {upper}${oneIn < 2 ? '' : ', or one in {oneIn}'}.`,
  cautions: [
    {
      level: 'note',
      when: ({ rule }) => isAtLeast(roundTo(100 * rule, 4), 10),
      says: 'With so few trials the rule is rough, and on the high side: take the exact limit.',
    },
  ],
  examples: [
    {
      inputs: { n: 1500 },
      results: { upper: 0.1995161862279, oneIn: 501.2124674726, rule: 0.2, numerator: 3 },
      source: 'By hand: 3/1500 is 1 in 500; Python with mpmath: 1 - 0.05^(1/1500)',
    },
    {
      inputs: { n: 100, confidence: 99 },
      results: { upper: 4.500741397856, oneIn: 22.21856160135, rule: 4.605170185988, numerator: 4.605170185988 },
      source: 'Python with mpmath: 1 - 0.01^(1/100); ln 100/100',
    },
    {
      inputs: { n: 14 },
      results: { upper: 19.26361756501, rule: 21.42857142857 },
      cautions: ['so few trials'],
      source: 'Python with mpmath: 1 - 0.05^(1/14), of none of 14 boys as in Hanley and Lippman-Hand; 3/14',
    },
    {
      inputs: { n: 1 },
      results: { upper: 95, rule: 100 },
      cautions: ['so few trials'],
      source: 'By hand: 1 - 0.05; 3/1 is more than everything',
    },
  ],
  notes: [
    'Holds for independent trials with one and the same risk, all of them followed up.',
    'The limit is one-sided. A two-sided interval of 95% leaves only 2.5% above it, and its upper limit is about 3.7/n.',
  ],
  references: [
    {
      title: 'Hanley, Lippman-Hand: If Nothing Goes Wrong, Is Everything All Right?, JAMA (1983)',
    },
    {
      title:
        'Eypasch et al.: Probability of adverse events that have not yet occurred: a statistical reminder, BMJ 311 (1995) 619',
      doi: '10.1136/bmj.311.7005.619',
    },
  ],
});
