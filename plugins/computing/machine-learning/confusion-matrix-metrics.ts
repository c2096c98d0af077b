import { defineCalculator, integer, number, percent } from '@reckoner/engine';

/** Binary classification; a metric whose denominator is zero does not exist. */
export default defineCalculator({
  title: 'Confusion matrix metrics',
  description:
    'Accuracy, precision, recall, F1 and Matthews correlation from the four counts of a binary classification.',
  keywords: ['precision', 'recall', 'f1 score', 'mcc', 'sensitivity', 'specificity'],
  inputs: {
    truePositive: integer({ label: 'True positives', symbol: 'TP', min: 0, max: 1e9 }),
    falsePositive: integer({ label: 'False positives', symbol: 'FP', min: 0, max: 1e9 }),
    trueNegative: integer({ label: 'True negatives', symbol: 'TN', min: 0, max: 1e9 }),
    falseNegative: integer({ label: 'False negatives', symbol: 'FN', min: 0, max: 1e9 }),
  },
  outputs: {
    accuracy: percent({ label: 'Accuracy', places: 2 }),
    precision: percent({ label: 'Precision', optional: true, places: 2 }),
    recall: percent({ label: 'Recall (sensitivity)', optional: true, places: 2 }),
    specificity: percent({ label: 'Specificity', optional: true, places: 2 }),
    f1: percent({ label: 'F1 score', symbol: 'F_1', optional: true, places: 2 }),
    matthews: number({ label: 'Matthews correlation coefficient', symbol: '\\mathrm{MCC}', optional: true, places: 4 }),
  },
  formula: ({ truePositive: tp, falsePositive: fp, trueNegative: tn, falseNegative: fn }) => {
    const total = tp + fp + tn + fn;
    const product = Math.sqrt(tp + fp) * Math.sqrt(tp + fn) * Math.sqrt(tn + fp) * Math.sqrt(tn + fn);
    return {
      accuracy: (tp + tn) / total,
      precision: tp + fp > 0 ? tp / (tp + fp) : undefined,
      recall: tp + fn > 0 ? tp / (tp + fn) : undefined,
      specificity: tn + fp > 0 ? tn / (tn + fp) : undefined,
      f1: tp + fp + fn > 0 ? (2 * tp) / (2 * tp + fp + fn) : undefined,
      matthews: product > 0 ? (tp * tn - fp * fn) / product : undefined,
    };
  },
  explanation:
    'The classifier is right in {accuracy} of the cases{precision?; of what it calls positive {precision} is so|}{recall?; of what is positive it finds {recall}|}.',
  requires: [
    {
      that: ({ truePositive, falsePositive, trueNegative, falseNegative }) =>
        truePositive + falsePositive + trueNegative + falseNegative > 0,
      field: 'truePositive',
      says: 'All four counts are zero: there is nothing to judge.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ truePositive: tp, falsePositive: fp, trueNegative: tn, falseNegative: fn }) =>
        tp + tn <= Math.max(tp + fn, tn + fp),
      says: 'Calling everything by the more frequent class would be right at least as often: look at recall, precision and the Matthews coefficient instead of the accuracy.',
    },
  ],
  examples: [
    {
      inputs: { truePositive: 6, falsePositive: 1, trueNegative: 3, falseNegative: 2 },
      results: { accuracy: 75, precision: 85.714286, recall: 75, specificity: 75, f1: 80, matthews: 0.4780914 },
      source: 'Wikipedia: Phi coefficient, example of cats and dogs (MCC 0.478); digits by hand: 16/√1120',
    },
    {
      inputs: { truePositive: 90, falsePositive: 10, trueNegative: 880, falseNegative: 20 },
      results: {
        accuracy: 97,
        precision: 90,
        recall: 81.818182,
        specificity: 98.876404,
        f1: 85.714286,
        matthews: 0.841617,
      },
      source: 'By hand: 970/1000, 90/100, 90/110, 880/890, 180/210; MCC with Python 3.11',
    },
    {
      inputs: { truePositive: 0, falsePositive: 0, trueNegative: 5, falseNegative: 0 },
      results: { accuracy: 100, specificity: 100 },
      cautions: ['more frequent class'],
      source: 'By hand: nothing was or should have been called positive',
    },
    {
      inputs: { truePositive: 0, falsePositive: 0, trueNegative: 0, falseNegative: 0 },
      refused: 'nothing to judge',
      source: 'By definition',
    },
    {
      inputs: { truePositive: 3, falsePositive: 0, trueNegative: 0, falseNegative: 1 },
      results: { accuracy: 75, precision: 100, recall: 75, f1: 85.714286 },
      cautions: ['more frequent class'],
      source: 'By hand: 3/4, 3/3, 3/4, 6/7; without negatives there is no specificity',
    },
  ],
  references: [
    {
      title: 'Fawcett: An introduction to ROC analysis, Pattern Recognition Letters 27 (2006) 861',
      doi: '10.1016/j.patrec.2005.10.010',
    },
  ],
});
