import { defineCalculator, integer, normalQuantile, number, percent, table, text } from '@reckoner/engine';
import { wilsonInterval } from '../shared/proportion.js';

/** Measures of a 2×2 table of test against disease, each proportion with the interval of Wilson. */
export default defineCalculator({
  title: 'Sensitivity and specificity',
  description:
    'Sensitivity, specificity, predictive values, accuracy and likelihood ratios of a test from its 2×2 table.',
  keywords: ['diagnostic test', 'confusion matrix', 'Youden index', 'likelihood ratio', 'accuracy', 'Wilson interval'],
  inputs: {
    truePositive: integer({ label: 'True positives', symbol: 'TP', min: 0, max: 10000000, usual: 'all' }),
    falsePositive: integer({ label: 'False positives', symbol: 'FP', min: 0, max: 10000000, usual: 'all' }),
    falseNegative: integer({ label: 'False negatives', symbol: 'FN', min: 0, max: 10000000, usual: 'all' }),
    trueNegative: integer({ label: 'True negatives', symbol: 'TN', min: 0, max: 10000000, usual: 'all' }),
    confidence: percent({ label: 'Confidence', symbol: '\\gamma', min: 50, max: 99.9, default: 95, usual: [80, 99.9] }),
  },
  outputs: {
    sensitivity: percent({ label: 'Sensitivity', symbol: 'Se', places: 1 }),
    specificity: percent({ label: 'Specificity', symbol: 'Sp', places: 1 }),
    youden: number({ label: 'Youden index', symbol: 'J', places: 3 }),
    positiveRatio: number({ label: 'Positive likelihood ratio', symbol: 'LR_+', places: 2, optional: true }),
    negativeRatio: number({ label: 'Negative likelihood ratio', symbol: 'LR_-', places: 3, optional: true }),
    measures: table(
      {
        measure: text({ label: 'Measure' }),
        value: percent({ label: 'Value', places: 1 }),
        low: percent({ label: 'From', places: 1 }),
        high: percent({ label: 'To', places: 1 }),
      },
      { label: 'Proportions with confidence intervals' },
    ),
  },
  formula: ({ truePositive, falsePositive, falseNegative, trueNegative, confidence }) => {
    const diseased = truePositive + falseNegative;
    const healthy = trueNegative + falsePositive;
    const positive = truePositive + falsePositive;
    const negative = trueNegative + falseNegative;
    const z = normalQuantile((1 + confidence) / 2);
    const sensitivity = truePositive / diseased;
    const specificity = trueNegative / healthy;
    const proportions = [
      { measure: 'Sensitivity', count: truePositive, of: diseased },
      { measure: 'Specificity', count: trueNegative, of: healthy },
      { measure: 'Positive predictive value', count: truePositive, of: positive },
      { measure: 'Negative predictive value', count: trueNegative, of: negative },
      { measure: 'Accuracy', count: truePositive + trueNegative, of: diseased + healthy },
    ];
    return {
      sensitivity,
      specificity,
      youden: sensitivity + specificity - 1,
      positiveRatio: specificity < 1 ? sensitivity / (1 - specificity) : undefined,
      negativeRatio: specificity > 0 ? (1 - sensitivity) / specificity : undefined,
      measures: proportions.map((row) => {
        const interval = wilsonInterval(row.count, row.of, z);
        return { measure: row.measure, value: row.count / row.of, low: interval.low, high: interval.high };
      }),
    };
  },
  explanation: 'The test finds {sensitivity} of the diseased and clears {specificity} of the healthy.',
  requires: [
    {
      that: ({ truePositive, falseNegative }) => truePositive + falseNegative > 0,
      field: 'truePositive',
      says: 'The table has nobody with the disease: it needs people with and without.',
    },
    {
      that: ({ trueNegative, falsePositive }) => trueNegative + falsePositive > 0,
      field: 'trueNegative',
      says: 'The table has nobody without the disease: it needs people with and without.',
    },
    {
      that: ({ truePositive, falsePositive }) => truePositive + falsePositive > 0,
      field: 'falsePositive',
      says: 'The table has no positive test: it needs positive and negative ones.',
    },
    {
      that: ({ trueNegative, falseNegative }) => trueNegative + falseNegative > 0,
      field: 'falseNegative',
      says: 'The table has no negative test: it needs positive and negative ones.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ youden }) => youden < 0,
      says: 'The test is worse than chance: check whether positive and negative results were interchanged.',
    },
  ],
  examples: [
    {
      inputs: { truePositive: 90, falsePositive: 20, falseNegative: 10, trueNegative: 80 },
      results: {
        sensitivity: 90,
        specificity: 80,
        youden: 0.7,
        positiveRatio: 4.5,
        negativeRatio: 0.125,
        measures: {
          length: 5,
          rows: {
            0: { low: 82.56343, high: 94.47709 },
            1: { low: 71.11708, high: 86.66331 },
            2: { value: 81.81818, low: 73.5786, high: 87.91043 },
            3: { value: 88.88889, low: 80.74221, high: 93.85168 },
            4: { measure: 'Accuracy', value: 85, low: 79.39442, high: 89.28641 },
          },
        },
      },
      source: 'By hand; statsmodels: proportion_confint(90, 100, method="wilson") and so on',
    },
    {
      inputs: { truePositive: 20, falsePositive: 5, falseNegative: 0, trueNegative: 45 },
      results: {
        sensitivity: 100,
        specificity: 90,
        positiveRatio: 10,
        negativeRatio: 0,
        measures: { rows: { 0: { low: 83.88748, high: 100 } } },
      },
      source: 'By hand; statsmodels: proportion_confint(20, 20, method="wilson")',
    },
    {
      inputs: { truePositive: 8, falsePositive: 0, falseNegative: 2, trueNegative: 10 },
      results: { sensitivity: 80, specificity: 100, youden: 0.8, negativeRatio: 0.2 },
      source: 'By hand: no positive likelihood ratio without false positives',
    },
    {
      inputs: { truePositive: 1, falsePositive: 6, falseNegative: 4, trueNegative: 4 },
      results: { sensitivity: 20, specificity: 40, youden: -0.4 },
      cautions: ['worse than chance'],
      source: 'By hand: 1/5 + 4/10 - 1',
    },
    {
      inputs: { truePositive: 0, falsePositive: 5, falseNegative: 0, trueNegative: 45 },
      refused: 'nobody with the disease',
      source: 'By definition',
    },
    {
      inputs: { truePositive: 5, falsePositive: 5, falseNegative: 0, trueNegative: 0 },
      refused: 'no negative test',
      source: 'By definition',
    },
    {
      inputs: { truePositive: 5, falsePositive: 0, falseNegative: 5, trueNegative: 0 },
      refused: 'nobody without the disease',
      source: 'By definition',
    },
    {
      inputs: { truePositive: 0, falsePositive: 0, falseNegative: 5, trueNegative: 45 },
      refused: 'no positive test',
      source: 'By definition',
    },
    {
      inputs: { truePositive: 8, falsePositive: 5, falseNegative: 2, trueNegative: 0 },
      results: { sensitivity: 80, specificity: 0, youden: -0.2, positiveRatio: 0.8 },
      cautions: ['worse than chance'],
      source: 'By hand: 8/10, 0/5; 0.8/1; no negative likelihood ratio where nobody healthy is cleared',
    },
    {
      inputs: { truePositive: 90, falsePositive: 20, falseNegative: 10, trueNegative: 80, confidence: 99 },
      results: {
        sensitivity: 90,
        measures: {
          rows: {
            0: { low: 79.624926, high: 95.397419 },
            1: { low: 67.982647, high: 88.284112 },
            2: { low: 70.632672, high: 89.383671 },
            3: { low: 77.561944, high: 94.875656 },
            4: { low: 77.379845, high: 90.372506 },
          },
        },
      },
      source: 'scipy.stats.binomtest(90, 100).proportion_ci(0.99, method="wilson") and so on',
    },
  ],
  notes: ['Predictive values hold for the prevalence of the table alone.', 'Does not replace clinical judgment.'],
  references: [
    {
      title: 'Altman, Bland: Diagnostic Tests 1: Sensitivity and Specificity, BMJ 308 (1994) 1552',
      doi: '10.1136/bmj.308.6943.1552',
    },
    {
      title:
        'Wilson: Probable Inference, the Law of Succession, and Statistical Inference, J Am Stat Assoc 22 (1927) 209',
      doi: '10.1080/01621459.1927.10502953',
    },
  ],
});
