import { choice, defineCalculator, integer, isAtLeast, number, percent } from '@reckoner/engine';

/** The weighted harmonic mean of precision and recall; from counts it exists also where nothing was called positive. */
export default defineCalculator({
  title: 'F-score (F-beta)',
  description:
    'F-beta score with F0.5, F1 and F2 from precision and recall, or from true and false positives and false negatives.',
  keywords: ['f1 score', 'f2 score', 'f0.5 score', 'f measure', 'f beta'],
  related: ['confusion-matrix-metrics', 'multiclass-classification-metrics'],
  inputs: {
    from: choice(
      {
        rates: { label: 'Precision and recall', also: ['precision', 'rates'] },
        counts: { label: 'Counts TP, FP and FN', also: ['counts', 'confusion matrix'] },
      },
      { label: 'From', default: 'rates' },
    ),
    precision: percent({ label: 'Precision', symbol: 'P', min: 0, max: 100, usual: [2, 100], when: { from: 'rates' } }),
    recall: percent({
      label: 'Recall (sensitivity)',
      symbol: 'R',
      min: 0,
      max: 100,
      usual: [2, 100],
      when: { from: 'rates' },
    }),
    truePositive: integer({ label: 'True positives', symbol: 'TP', min: 0, max: 1e9, when: { from: 'counts' } }),
    falsePositive: integer({ label: 'False positives', symbol: 'FP', min: 0, max: 1e9, when: { from: 'counts' } }),
    falseNegative: integer({ label: 'False negatives', symbol: 'FN', min: 0, max: 1e9, when: { from: 'counts' } }),
    beta: number({
      label: 'Beta: how many times as much recall counts as precision',
      help: '1 weighs both alike, 2 stresses recall, 0.5 stresses precision.',
      symbol: '\\beta',
      above: 0,
      max: 100,
      usual: [0.1, 10],
      default: 1,
    }),
  },
  outputs: {
    score: percent({ label: 'F-beta score', symbol: 'F_\\beta', places: 2 }),
    f1: percent({ label: 'F1 score', symbol: 'F_1', places: 2 }),
    fHalf: percent({ label: 'F0.5 score', symbol: 'F_{0.5}', places: 2 }),
    f2: percent({ label: 'F2 score', symbol: 'F_2', places: 2 }),
    precisionFound: percent({ label: 'Precision from the counts', symbol: 'P_c', places: 2, optional: true }),
    recallFound: percent({ label: 'Recall from the counts', symbol: 'R_c', places: 2, optional: true }),
  },
  formula: ({ from, precision, recall, truePositive, falsePositive, falseNegative, beta }) => {
    if (from === 'counts') {
      const tp = truePositive;
      const fp = falsePositive;
      const fn = falseNegative;
      return {
        score: ((1 + beta ** 2) * tp) / ((1 + beta ** 2) * tp + beta ** 2 * fn + fp),
        f1: (2 * tp) / (2 * tp + fn + fp),
        fHalf: (1.25 * tp) / (1.25 * tp + 0.25 * fn + fp),
        f2: (5 * tp) / (5 * tp + 4 * fn + fp),
        precisionFound: tp + fp > 0 ? tp / (tp + fp) : undefined,
        recallFound: tp + fn > 0 ? tp / (tp + fn) : undefined,
      };
    }
    const none = precision === 0 || recall === 0;
    return {
      score: none ? 0 : ((1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall),
      f1: none ? 0 : (2 * precision * recall) / (precision + recall),
      fHalf: none ? 0 : (1.25 * precision * recall) / (0.25 * precision + recall),
      f2: none ? 0 : (5 * precision * recall) / (4 * precision + recall),
    };
  },
  figure: {
    kind: 'curve',
    title: 'Score by beta',
    x: { of: 'beta', label: 'Beta', log: true },
    y: { of: 'score', label: 'F-beta' },
    curve: ({ from, precision, recall, precisionFound, recallFound, beta, score }) => {
      const p = from === 'counts' ? precisionFound : precision;
      const r = from === 'counts' ? recallFound : recall;
      if (p === undefined || r === undefined || !(p > 0) || !(r > 0)) return undefined;
      return {
        from: Math.min(0.1, beta),
        to: Math.max(10, beta),
        lines: [{ y: (b) => ((1 + b ** 2) * p * r) / (b ** 2 * p + r) }],
        marks: [{ x: beta, y: score, label: 'F-beta' }],
      };
    },
  },
  explanation: ({ from, beta }) => {
    const weight =
      beta === 1
        ? 'With β = 1, which weighs both alike,'
        : 'With β = {beta}, which is to say that recall counts {beta} times as much as precision,';
    return from === 'counts'
      ? `${weight} {truePositive} true {truePositive|positive|positives}, {falsePositive} false {falsePositive|positive|positives} and {falseNegative} false {falseNegative|negative|negatives} give an F-score of {score}{precisionFound?; the precision is {precisionFound}|; nothing was called positive, so that there is no precision}{recallFound?, the recall {recallFound}|; nothing is positive, so that there is no recall}.`
      : `${weight} a precision of {precision} and a recall of {recall} give an F-score of {score}.`;
  },
  requires: [
    {
      that: ({ truePositive, falsePositive, falseNegative }) => truePositive + falsePositive + falseNegative > 0,
      field: 'truePositive',
      says: 'TP, FP and FN are all zero: nothing is positive and nothing was called so, and the F-score does not exist.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ from, precision, recall }) => from === 'rates' && (precision === 0) !== (recall === 0),
      says: 'Precision and recall are both zero where there is no true positive, and otherwise neither is: check the one that is 0, which may be a rounded figure.',
    },
    {
      level: 'caution',
      when: ({ from, truePositive }) => from === 'counts' && truePositive === 0,
      says: 'Without a true positive every F-score is 0, whatever beta is. Programs may give another figure, or none, where nothing was called positive.',
    },
    {
      level: 'note',
      when: ({ from, precision, recall, precisionFound, recallFound }) => {
        const p = from === 'counts' ? precisionFound : precision;
        const r = from === 'counts' ? recallFound : recall;
        return p !== undefined && r !== undefined && p > 0 && r > 0 && (isAtLeast(p, 2 * r) || isAtLeast(r, 2 * p));
      },
      says: 'One of precision and recall is at least twice the other, so that the score depends much on beta: compare scores of one beta only, and report both figures with it.',
    },
  ],
  examples: [
    {
      inputs: { precision: 80, recall: 60 },
      results: { score: 68.571428571, f1: 68.571428571, fHalf: 75, f2: 63.157894737 },
      source: 'By hand: 0.96/1.4; 1.25 × 0.48/(0.2 + 0.6); 5 × 0.48/(3.2 + 0.6)',
    },
    {
      inputs: { precision: 50, recall: 100, beta: 2 },
      results: { score: 83.333333333, f1: 66.666666667, fHalf: 55.555555556 },
      cautions: ['at least twice the other'],
      source: 'By hand: 5 × 0.5/(4 × 0.5 + 1) = 2.5/3',
    },
    {
      inputs: { from: 'counts', truePositive: 3, falsePositive: 2, falseNegative: 1, beta: 0.5 },
      results: { score: 62.5, f1: 66.666666667, f2: 71.428571429, precisionFound: 60, recallFound: 75 },
      source: 'scikit-learn 1.9 fbeta_score of 3 true positives, 2 false positives and 1 false negative',
    },
    {
      inputs: { from: 'counts', truePositive: 0, falsePositive: 4, falseNegative: 0 },
      results: { score: 0, f1: 0, precisionFound: 0 },
      cautions: ['Without a true positive'],
      source: 'By definition: 0/4; without positives there is no recall',
    },
    {
      inputs: { from: 'counts', truePositive: 0, falsePositive: 0, falseNegative: 5, beta: 2 },
      results: { score: 0, recallFound: 0 },
      cautions: ['Without a true positive'],
      source: 'By definition: 0/20; nothing was called positive',
    },
    {
      inputs: { from: 'counts', truePositive: 1, falsePositive: 0, falseNegative: 9 },
      results: { score: 18.181818182, f2: 12.195121951, precisionFound: 100, recallFound: 10 },
      cautions: ['at least twice the other'],
      source: 'By hand: 2/11 and 5/41',
    },
    {
      inputs: { from: 'counts', truePositive: 0, falsePositive: 0, falseNegative: 0 },
      refused: 'does not exist',
      source: 'By definition: 0/0',
    },
    {
      inputs: { precision: 30.0247, recall: 60 },
      results: { score: 40.02194953 },
      source: 'By hand: 2 × 0.300247 × 0.6/0.900247; 60 is less than twice 30.0247',
    },
    { inputs: { precision: 0, recall: 0 }, results: { score: 0, f1: 0, fHalf: 0, f2: 0 }, source: 'By definition' },
    {
      inputs: { precision: 0, recall: 40 },
      results: { score: 0 },
      cautions: ['check the one that is 0'],
      source: 'By definition of a harmonic mean',
    },
  ],
  notes: ['The F-score does not look at true negatives, so that it changes when the two classes are exchanged.'],
  references: [
    { title: 'van Rijsbergen: Information Retrieval, 2nd ed. (1979), chapter 7' },
    {
      title: 'scikit-learn: User Guide, Precision, recall and F-measures',
      url: 'https://scikit-learn.org/stable/modules/model_evaluation.html',
    },
  ],
});
