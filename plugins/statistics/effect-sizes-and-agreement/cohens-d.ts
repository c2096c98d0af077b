import {
  category,
  classify,
  defineCalculator,
  logGamma,
  normalCdf,
  normalQuantile,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';
import { confidence, sampleDeviation, sampleMean, sampleSize } from '../shared/inference.js';

/** Standardized mean difference, with Hedges's exact correction for small samples. */
export default defineCalculator({
  title: "Cohen's d",
  description:
    "Effect sizes of the difference of two means: Cohen's d, Hedges's g and Glass's delta, with interval and overlap.",
  keywords: [
    'effect size',
    "hedges' g",
    "glass's delta",
    'standardized mean difference',
    'common language effect size',
  ],
  inputs: {
    mean1: { ...sampleMean, label: 'Mean of group 1', symbol: '\\bar x_1' },
    deviation1: { ...sampleDeviation, label: 'Standard deviation of group 1', symbol: 's_1', above: 1e-6 },
    n1: { ...sampleSize, label: 'Size of group 1', symbol: 'n_1', max: 1e6 },
    mean2: { ...sampleMean, label: 'Mean of group 2 (control)', symbol: '\\bar x_2' },
    deviation2: { ...sampleDeviation, label: 'Standard deviation of group 2', symbol: 's_2', above: 1e-6 },
    n2: { ...sampleSize, label: 'Size of group 2', symbol: 'n_2', max: 1e6 },
    confidence,
  },
  outputs: {
    d: number({ label: "Cohen's d", symbol: 'd', places: 3 }),
    g: number({ label: "Hedges's g", symbol: 'g', places: 3 }),
    delta: number({ label: "Glass's delta", symbol: '\\Delta', places: 3 }),
    lower: number({ label: 'Lower limit of d', symbol: 'L', places: 3 }),
    upper: number({ label: 'Upper limit of d', symbol: 'U', places: 3 }),
    superiority: percent({ label: 'Chance that one of group 1 exceeds one of group 2', places: 1 }),
    overlap: percent({ label: 'Overlap of the distributions', places: 1 }),
    size: category(['Negligible', 'Small', 'Medium', 'Large'], { label: "Size by Cohen's convention", of: 'd' }),
  },
  formula: ({ mean1, deviation1, n1, mean2, deviation2, n2, confidence }) => {
    const degreesOfFreedom = n1 + n2 - 2;
    const pooled = Math.sqrt(((n1 - 1) * deviation1 ** 2 + (n2 - 1) * deviation2 ** 2) / degreesOfFreedom);
    const d = (mean1 - mean2) / pooled;
    const correction =
      Math.exp(logGamma(degreesOfFreedom / 2) - logGamma((degreesOfFreedom - 1) / 2)) / Math.sqrt(degreesOfFreedom / 2);
    const margin = -normalQuantile((1 - confidence) / 2) * Math.sqrt((n1 + n2) / (n1 * n2) + d ** 2 / (2 * (n1 + n2)));
    return {
      d,
      g: correction * d,
      delta: (mean1 - mean2) / deviation2,
      lower: d - margin,
      upper: d + margin,
      superiority: normalCdf(d / Math.SQRT2),
      overlap: 2 * normalCdf(-Math.abs(d) / 2),
      size: classify(
        roundTo(Math.abs(d), 3),
        [
          [0.2, 'Negligible'],
          [0.5, 'Small'],
          [0.8, 'Medium'],
        ],
        'Large',
      ),
    };
  },
  explanation:
    'Mean 1 less mean 2 is {d} pooled standard deviations ({confidence} confidence interval {lower} to {upper}).',
  cautions: [
    {
      level: 'note',
      when: ({ lower, upper }) => lower < 0 && upper > 0,
      says: 'The interval includes zero: samples of these sizes leave open whether there is an effect.',
    },
    {
      level: 'caution',
      when: ({ deviation1, deviation2 }) => Math.max(deviation1, deviation2) > 2 * Math.min(deviation1, deviation2),
      says: 'The standard deviations differ by more than a factor of two: a pooled one stands for neither group, and Glass’s delta may say more.',
    },
  ],
  examples: [
    {
      inputs: { mean1: 50, deviation1: 8, n1: 30, mean2: 46, deviation2: 10, n2: 25 },
      results: {
        d: 0.4463721768891,
        g: 0.4400206192627,
        delta: 0.4,
        lower: -0.0909035375807,
        upper: 0.983647891359,
        superiority: 62.385937811543,
        overlap: 82.339067870165,
        size: 'Small',
      },
      cautions: ['includes zero'],
      source: 'Python from the definitions with math.lgamma and scipy.stats.norm',
    },
    {
      inputs: { mean1: 10, deviation1: 2, n1: 10, mean2: 12, deviation2: 3, n2: 12 },
      results: {
        d: -0.7698003589195,
        g: -0.7405052473343,
        lower: -1.639285418938,
        upper: 0.0996847010985,
        superiority: 29.310684053657,
        size: 'Medium',
      },
      cautions: ['includes zero'],
      source: 'Python from the definitions',
    },
    {
      inputs: { mean1: 10, deviation1: 1, n1: 50, mean2: 8, deviation2: 3, n2: 50 },
      results: { d: 0.894427191, delta: 0.6666666667, size: 'Large' },
      cautions: ['factor of two'],
      source: 'By hand: 2/√5, 2/3',
    },
    {
      inputs: { mean1: 10.2, deviation1: 2, n1: 50, mean2: 10, deviation2: 2, n2: 50 },
      results: { d: 0.1, delta: 0.1, size: 'Negligible' },
      cautions: ['includes zero'],
      source: 'By hand: 0.2/2',
    },
    {
      inputs: { mean1: 105, deviation1: 12, n1: 40, mean2: 98, deviation2: 15, n2: 35, confidence: 90 },
      results: {
        d: 0.519265505458,
        g: 0.513909177251,
        delta: 0.466666666667,
        lower: 0.132221253905,
        upper: 0.906309757012,
        size: 'Medium',
      },
      source: 'Python from Hedges and Olkin: d ± 1.644854 √((n₁ + n₂)/(n₁ n₂) + d²/(2 (n₁ + n₂)))',
    },
  ],
  notes: ['Overlap and chance of superiority assume normal distributions with equal variances.'],
  references: [
    {
      title: 'Cohen: Statistical Power Analysis for the Behavioral Sciences, 2nd ed., ch. 2',
      isbn: '978-0-8058-0283-2',
    },
    { title: 'Hedges, Olkin: Statistical Methods for Meta-Analysis, ch. 5', isbn: '978-0-12-336380-0' },
  ],
});
