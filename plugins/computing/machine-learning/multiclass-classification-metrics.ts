import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isNear,
  matrix,
  number,
  percent,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';

/** One class against all others, for each class; a quotient of nothing by nothing counts as 0, as in scikit-learn. */
export default defineCalculator({
  title: 'Multiclass precision, recall and F1',
  description:
    'Precision, recall and F1 of each class with macro, weighted and micro averages, and accuracy, from a confusion matrix of counts.',
  keywords: [
    'classification report',
    'macro f1',
    'weighted f1',
    'micro average',
    'multiclass confusion matrix',
    'balanced accuracy',
  ],
  related: ['confusion-matrix-metrics', 'f-beta-score', 'cohens-kappa'],
  inputs: {
    counts: matrix({
      label: 'Confusion matrix of counts',
      symbol: 'C',
      square: true,
      min: 0,
      max: 1e9,
      maxRows: 20,
      maxColumns: 20,
    }),
    rows: choice(
      {
        actual: { label: 'True classes in rows, predicted in columns (scikit-learn)', also: ['actual', 'true'] },
        predicted: { label: 'Predicted classes in rows, true in columns', also: ['predicted'] },
      },
      { label: 'Layout', default: 'actual' },
    ),
  },
  outputs: {
    macroF1: percent({ label: 'Macro F1', places: 2 }),
    weightedF1: percent({ label: 'Weighted F1', places: 2 }),
    accuracy: percent({ label: 'Accuracy (micro precision, recall and F1)', places: 2 }),
    macroPrecision: percent({ label: 'Macro precision', places: 2 }),
    macroRecall: percent({ label: 'Macro recall', places: 2 }),
    weightedPrecision: percent({ label: 'Weighted precision', places: 2 }),
    weightedRecall: percent({ label: 'Weighted recall', places: 2 }),
    matthews: number({ label: 'Matthews correlation coefficient', symbol: '\\mathrm{MCC}', places: 4, optional: true }),
    total: number({ label: 'Samples', symbol: 'N' }),
    classes: table(
      {
        name: integer({ label: 'Class' }),
        precision: percent({ label: 'Precision', places: 2, optional: true }),
        recall: percent({ label: 'Recall', places: 2, optional: true }),
        f1: percent({ label: 'F1', places: 2, optional: true }),
        support: number({ label: 'Support (true samples)' }),
        called: number({ label: 'Predicted samples' }),
      },
      { label: 'By class' },
    ),
  },
  algorithm: ({ counts, rows }) => {
    const at = (truth: number, guess: number) => (rows === 'actual' ? counts[truth]![guess]! : counts[guess]![truth]!);
    const range = counts.map((_, i) => i);
    const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);
    const classes = range.map((i) => {
      const support = sum(range.map((j) => at(i, j)));
      const called = sum(range.map((j) => at(j, i)));
      return {
        name: i + 1,
        precision: ratio(at(i, i), called),
        recall: ratio(at(i, i), support),
        f1: ratio(2 * at(i, i), support + called),
        support,
        called,
      };
    });
    const total = sum(classes.map(({ support }) => support));
    const right = sum(range.map((i) => at(i, i)));
    // A class that neither occurs nor is called is none of these samples.
    const present = classes.filter(({ support, called }) => support + called > 0).length;
    const macro = (values: readonly number[]) => sum(values) / present;
    const weighted = (values: readonly number[]) =>
      sum(values.map((value, i) => value * (classes[i]!.support / total)));
    const columns = {
      precision: classes.map(({ precision }) => precision ?? 0),
      recall: classes.map(({ recall }) => recall ?? 0),
      f1: classes.map(({ f1 }) => f1 ?? 0),
    };
    // Gorodkin's coefficient; what cancels is summed exactly.
    const covariance = sumOfProducts([right, total], ...classes.map(({ support, called }) => [-1, support, called]));
    const spread = (values: readonly number[]) =>
      sumOfProducts([total, total], ...values.map((value) => [-1, value, value]));
    // One root of both, so that a perfect matrix has exactly 1.
    const spreads = Math.sqrt(
      spread(classes.map(({ support }) => support)) * spread(classes.map(({ called }) => called)),
    );
    return {
      macroF1: macro(columns.f1),
      weightedF1: weighted(columns.f1),
      accuracy: right / total,
      macroPrecision: macro(columns.precision),
      macroRecall: macro(columns.recall),
      weightedPrecision: weighted(columns.precision),
      weightedRecall: right / total,
      matthews: spreads > 0 ? covariance / spreads : undefined,
      total,
      classes,
    };
  },
  figure: { kind: 'bars', table: 'classes', label: 'name', value: 'f1' },
  explanation: ({ rows }) => {
    const read = rows === 'actual' ? 'With the true classes in rows' : 'With the predicted classes in rows';
    return `${read}, {accuracy} of {total} samples are classified rightly; the mean F1 of the classes is {macroF1} with each class counting alike (macro) and {weightedF1} weighted by how often each occurs.`;
  },
  requires: [
    {
      that: ({ counts }) => counts.length > 1,
      field: 'counts',
      says: 'The matrix needs at least two classes.',
    },
    {
      that: ({ counts }) => counts.some((row) => row.some((count) => count > 0)),
      field: 'counts',
      says: 'All counts are zero: there is nothing to judge.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ counts }) => counts.some((row) => row.some((count) => !Number.isInteger(count))),
      says: 'Counts are whole numbers. A matrix of shares, divided by its rows or columns, forgets how often each class occurs: precision, F1, accuracy and the weighted averages are then not those of the samples.',
    },
    {
      level: 'caution',
      when: ({ counts }) =>
        counts.every((row) => isNear(sum(row), 100, 1.01)) ||
        counts.every((_, j) => isNear(sum(counts.map((row) => row[j]!)), 100, 1.01)),
      says: 'Every row or every column adds up to 100, or by rounding nearly so: if these are percentages and no counts, they forget how often each class occurs or is predicted, and precision or recall, F1, accuracy and the averages are not those of the samples.',
    },
    {
      level: 'caution',
      when: ({ classes }) => classes.some(({ support, called }) => support > 0 && called === 0),
      says: 'A class is never predicted: its precision, which does not exist, counts as 0 in the averages, as in scikit-learn by default. Programs that leave it out report more.',
    },
    {
      level: 'caution',
      when: ({ classes }) => classes.some(({ support, called }) => support === 0 && called > 0),
      says: 'A class does not occur among the samples but is predicted: its recall, which does not exist, counts as 0 in the averages. A balanced accuracy that leaves it out is higher than this macro recall.',
    },
    {
      level: 'note',
      when: ({ classes }) => classes.some(({ support, called }) => support === 0 && called === 0),
      says: 'A class neither occurs nor is predicted: it is left out of the macro averages. Programs that are told of all classes may count it as 0.',
    },
    {
      level: 'caution',
      when: ({ classes, accuracy, total }) =>
        classes.some(({ support }) => support > 0 && support < total && isAtLeast(support / total, accuracy)),
      says: 'Calling every sample by the most frequent class would be right at least as often: look at the macro averages and the classes one by one instead of the accuracy.',
    },
    {
      level: 'note',
      when: ({ classes }) => classes.some(({ support }) => support > 0 && support < 10),
      says: 'A class has fewer than 10 true samples: its recall moves by a tenth or more with each of them, and a macro average gives it as much weight as the others.',
    },
  ],
  examples: [
    {
      inputs: {
        counts: [
          [50, 3, 2],
          [5, 40, 5],
          [1, 4, 30],
        ],
      },
      results: {
        macroF1: 85.29921674251572,
        weightedF1: 85.68094972734148,
        accuracy: 85.71428571428571,
        macroPrecision: 85.15772611517293,
        macroRecall: 85.54112554112554,
        weightedPrecision: 85.74193766063067,
        weightedRecall: 85.71428571428571,
        matthews: 0.7829507193705564,
        total: 140,
        classes: {
          length: 3,
          rows: {
            0: {
              precision: 89.28571428571429,
              recall: 90.90909090909091,
              f1: 90.09009009009009,
              support: 55,
              called: 56,
            },
            1: { precision: 85.1063829787234, recall: 80, f1: 82.4742268041237 },
          },
        },
      },
      source: 'scikit-learn 1.9: classification_report and matthews_corrcoef',
    },
    {
      inputs: {
        counts: [
          [50, 5, 1],
          [3, 40, 4],
          [2, 5, 30],
        ],
        rows: 'predicted',
      },
      results: { macroF1: 85.29921674251572, macroPrecision: 85.15772611517293, macroRecall: 85.54112554112554 },
      source: 'The example before, turned about',
    },
    {
      inputs: {
        counts: [
          [1, 0, 0],
          [1, 0, 0],
          [0, 1, 2],
        ],
      },
      results: {
        macroPrecision: 50,
        macroRecall: 55.55555556,
        macroF1: 48.88888889,
        weightedPrecision: 70,
        weightedF1: 61.33333333,
        accuracy: 60,
        matthews: 0.4008918628686366,
      },
      cautions: ['fewer than 10', 'at least as often'],
      source:
        'scikit-learn: classification_report, printed example (0.50, 0.56, 0.49; 0.70, 0.60, 0.61); digits by version 1.9',
    },
    {
      inputs: {
        counts: [
          [20, 0],
          [10, 0],
        ],
      },
      results: { macroPrecision: 33.333333333, macroRecall: 50, macroF1: 40, accuracy: 66.666666667 },
      cautions: ['never predicted', 'at least as often'],
      source: 'By hand: (2/3 + 0)/2, (1 + 0)/2, (0.8 + 0)/2; one predicted class has no correlation',
    },
    {
      inputs: {
        counts: [
          [30, 0, 0],
          [0, 18, 2],
          [0, 0, 0],
        ],
      },
      results: { macroRecall: 63.333333333, macroPrecision: 66.666666667, weightedRecall: 96, accuracy: 96 },
      cautions: ['does not occur among'],
      source: 'By hand: (1 + 0.9 + 0)/3, (1 + 1 + 0)/3, 48/50',
    },
    {
      inputs: {
        counts: [
          [30, 0, 0],
          [2, 18, 0],
          [0, 0, 0],
        ],
      },
      results: { macroRecall: 95, macroPrecision: 96.875, accuracy: 96 },
      cautions: ['neither occurs nor is predicted'],
      source: 'By hand: (1 + 0.9)/2, (30/32 + 1)/2',
    },
    {
      inputs: {
        counts: [
          [0.9, 0.1],
          [0.2, 0.8],
        ],
      },
      results: { accuracy: 85, macroRecall: 85, matthews: 0.70352647 },
      cautions: ['Counts are whole numbers', 'fewer than 10'],
      source: 'scikit-learn 1.9 of 9, 1, 2 and 8 samples: the same shares',
    },
    {
      inputs: {
        counts: [
          [90, 10],
          [20, 80],
        ],
      },
      results: { accuracy: 85, macroRecall: 85, matthews: 0.70352647 },
      cautions: ['adds up to 100'],
      source: 'scikit-learn 1.9 of 9, 1, 2 and 8 samples: the same shares',
    },
    {
      inputs: {
        counts: [
          [90, 20],
          [10, 80],
        ],
        rows: 'predicted',
      },
      results: { accuracy: 85, macroRecall: 85, matthews: 0.70352647 },
      cautions: ['adds up to 100'],
      source: 'The example before, turned about',
    },
    {
      inputs: {
        counts: [
          [33, 33, 33],
          [10, 80, 10],
          [5, 5, 91],
        ],
      },
      results: { accuracy: 68, macroRecall: 67.810781078, total: 300 },
      cautions: ['adds up to 100'],
      source: 'By hand: 204 of 300; (33/99 + 80/100 + 91/101)/3',
    },
    {
      inputs: {
        counts: [
          [20, 0],
          [0, 20],
        ],
      },
      results: { matthews: 1, macroF1: 100, accuracy: 100 },
      source: 'By definition',
    },
    { inputs: { counts: [[5]] }, refused: 'at least two classes', source: 'By definition' },
    {
      inputs: {
        counts: [
          [0, 0],
          [0, 0],
        ],
      },
      refused: 'nothing to judge',
      source: 'By definition',
    },
  ],
  notes: [
    'Micro precision, recall and F1 over all classes are the accuracy where each sample has one class.',
    'Macro F1 is the mean of the F1 of the classes, not the harmonic mean of macro precision and macro recall.',
  ],
  references: [
    {
      title: 'scikit-learn: sklearn.metrics.classification_report',
      url: 'https://scikit-learn.org/stable/modules/generated/sklearn.metrics.classification_report.html',
    },
    {
      title:
        'Sokolova, Lapalme: A systematic analysis of performance measures for classification tasks, Information Processing and Management 45 (2009) 427',
      doi: '10.1016/j.ipm.2009.03.002',
    },
    {
      title:
        'Gorodkin: Comparing two K-category assignments by a K-category correlation coefficient, Computational Biology and Chemistry 28 (2004) 367',
      doi: '10.1016/j.compbiolchem.2004.09.006',
    },
  ],
});
