import {
  choice,
  defineCalculator,
  integer,
  list,
  normalQuantile,
  number,
  percent,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';

/** Every score is a threshold; the area is the share of pairs of a positive and a negative in the right order. */
export default defineCalculator({
  title: 'ROC curve and AUC',
  description:
    'Area under the ROC curve with its standard error and 95% confidence interval, the points of the curve, and the threshold of the largest Youden index, from labels and scores.',
  keywords: ['auroc', 'receiver operating characteristic', 'youden index', 'c statistic', 'optimal cutoff'],
  related: ['mann-whitney-u', 'confusion-matrix-metrics'],
  inputs: {
    labels: list(integer({ label: 'Label', min: -1, max: 1 }), {
      label: 'True labels: 1 positive, 0 or -1 negative',
      symbol: 'y',
      minItems: 2,
      maxItems: 2000,
    }),
    scores: list(number({ label: 'Score', min: -1e12, max: 1e12 }), {
      label: 'Scores',
      symbol: 's',
      minItems: 2,
      maxItems: 2000,
    }),
    direction: choice(
      {
        high: { label: 'The higher the score, the likelier positive', also: ['high', 'higher'] },
        low: { label: 'The lower the score, the likelier positive', also: ['low', 'lower'] },
      },
      { label: 'Direction', default: 'high' },
    ),
  },
  outputs: {
    auc: number({ label: 'Area under the ROC curve', symbol: '\\mathrm{AUC}', places: 4 }),
    error: number({ label: 'Standard error (DeLong)', symbol: '\\mathrm{SE}', places: 4, optional: true }),
    lower: number({ label: 'Lower limit of AUC, 95%', symbol: 'L', places: 4, optional: true }),
    upper: number({ label: 'Upper limit of AUC, 95%', symbol: 'U', places: 4, optional: true }),
    gini: number({ label: 'Gini coefficient', symbol: 'G', places: 4 }),
    threshold: number({ label: 'Threshold of the largest Youden index', symbol: 't' }),
    youden: number({ label: 'Youden index', symbol: 'J', places: 4 }),
    sensitivity: percent({ label: 'Sensitivity (true positive rate) at the threshold', places: 2 }),
    specificity: percent({ label: 'Specificity at the threshold', places: 2 }),
    positives: integer({ label: 'Positives', symbol: 'P' }),
    negatives: integer({ label: 'Negatives', symbol: 'N' }),
    best: integer({ label: 'Thresholds with this index' }),
    points: table(
      {
        threshold: number({ label: 'Threshold' }),
        falseRate: percent({ label: 'False positive rate', places: 2 }),
        trueRate: percent({ label: 'True positive rate', places: 2 }),
        youden: number({ label: 'Youden index', places: 4 }),
      },
      { label: 'Points of the curve' },
    ),
  },
  algorithm: ({ labels, scores, direction }) => {
    const sign = direction === 'high' ? 1 : -1;
    const order = scores.map((_, i) => i).sort((i, j) => sign * (scores[j]! - scores[i]!));
    const positives = labels.filter((label) => label === 1).length;
    const negatives = labels.length - positives;
    const points = [];
    // Youden's index times the pairs, which is a whole number.
    const gains: number[] = [];
    // Of each distinct score: how many positives and negatives have it.
    const groups = [];
    let [found, alarms] = [0, 0];
    for (let start = 0; start < order.length; ) {
      const score = scores[order[start]!]!;
      let [up, down] = [0, 0];
      for (; start < order.length && scores[order[start]!] === score; start++) {
        if (labels[order[start]!] === 1) up += 1;
        else down += 1;
      }
      groups.push({ up, down, foundBefore: found, alarmsBefore: alarms });
      found += up;
      alarms += down;
      gains.push(found * negatives - alarms * positives);
      points.push({
        threshold: score,
        falseRate: alarms / negatives,
        trueRate: found / positives,
        youden: gains.at(-1)! / (positives * negatives),
      });
    }
    // Twice the pairs in the right order, ties counted once: whole numbers throughout.
    const doubled = sum(groups.map(({ up, down, foundBefore }) => down * (2 * foundBefore + up)));
    const pairs = positives * negatives;
    const auc = doubled / (2 * pairs);
    // DeLong: variance of the share of negatives below each positive, and of positives above each negative.
    const spread = (terms: readonly (readonly [count: number, share: number])[], count: number) =>
      sum(terms.map(([times, share]) => times * (share - auc) ** 2)) / (count - 1) / count;
    const error =
      positives > 1 && negatives > 1
        ? Math.sqrt(
            spread(
              groups.map(({ up, down, alarmsBefore }) => [up, (negatives - alarmsBefore - down / 2) / negatives]),
              positives,
            ) +
              spread(
                groups.map(({ up, down, foundBefore }) => [down, (foundBefore + up / 2) / positives]),
                negatives,
              ),
          )
        : undefined;
    const margin = error === undefined ? undefined : -normalQuantile(0.025) * error;
    const most = Math.max(...gains);
    const top = points[gains.indexOf(most)]!;
    return {
      auc,
      error,
      lower: margin === undefined ? undefined : Math.max(0, auc - margin),
      upper: margin === undefined ? undefined : Math.min(1, auc + margin),
      gini: (doubled - pairs) / pairs,
      threshold: top.threshold,
      youden: top.youden,
      sensitivity: top.trueRate,
      specificity: 1 - top.falseRate,
      positives,
      negatives,
      best: gains.filter((gain) => gain === most).length,
      points,
    };
  },
  figure: {
    kind: 'curve',
    title: 'ROC curve',
    x: { label: 'False positive rate' },
    y: { label: 'True positive rate' },
    curve: ({ points, sensitivity, specificity }) => {
      const all = [{ falseRate: 0, trueRate: 0 }, ...points];
      const at = (t: number): [number, number] => {
        const place = Math.min(all.length - 2, Math.floor(t));
        const [one, next] = [all[place]!, all[place + 1]!];
        const part = t - place;
        return [
          one.falseRate + part * (next.falseRate - one.falseRate),
          one.trueRate + part * (next.trueRate - one.trueRate),
        ];
      };
      return {
        from: 0,
        to: all.length - 1,
        lines: [
          { label: 'Scores', at },
          { label: 'Chance', at: (t) => [t / (all.length - 1), t / (all.length - 1)], dashed: true },
        ],
        marks: [{ x: 1 - specificity, y: sensitivity, label: 'Largest Youden index' }],
      };
    },
  },
  explanation: ({ direction }) => {
    const called = direction === 'high' ? 'at or above' : 'at or below';
    return `The AUC of {positives} {positives|positive|positives} and {negatives} {negatives|negative|negatives} is {auc}{error?, with a standard error of {error} and a 95% confidence interval from {lower} to {upper}|}. Calling positive what scores ${called} {threshold} has the largest Youden index, {youden}: a sensitivity of {sensitivity} and a specificity of {specificity}.`;
  },
  requires: [
    {
      that: ({ labels, scores }) => labels.length === scores.length,
      field: 'scores',
      says: 'Give as many scores as labels, one for each sample.',
    },
    {
      that: ({ labels }) => !(labels.includes(0) && labels.includes(-1)),
      field: 'labels',
      says: 'Labels are 1 and 0, or 1 and -1; here all three occur.',
    },
    {
      that: ({ labels }) => labels.includes(1) && labels.some((label) => label !== 1),
      field: 'labels',
      says: 'There is no curve without at least one positive (1) and one negative (0 or -1).',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ auc }) => roundTo(auc, 4) < 0.5,
      says: 'An AUC below 0.5 ranks worse than chance: check whether the labels are exchanged, or whether a low score means positive.',
    },
    {
      level: 'caution',
      when: ({ positives, negatives }) => positives < 10 || negatives < 10,
      says: 'With fewer than 10 positives or negatives the AUC and its error are rough, and the best threshold is a matter of chance.',
    },
    {
      level: 'caution',
      when: ({ error }) => error !== undefined && roundTo(error, 4) === 0,
      says: 'The error by DeLong is 0 and the interval has no width, as where the scores separate the two groups fully or are all alike: this does not say that the AUC is sure beyond these samples.',
    },
    {
      level: 'note',
      when: ({ error, lower, upper }) =>
        error !== undefined &&
        roundTo(error, 4) > 0 &&
        lower !== undefined &&
        upper !== undefined &&
        roundTo(lower, 4) <= 0.5 &&
        roundTo(upper, 4) >= 0.5,
      says: 'The interval holds 0.5: by these samples the scores may rank no better than chance.',
    },
    {
      level: 'note',
      when: ({ best }) => best > 1,
      says: 'Several thresholds have the largest index; the first of the table is named, which calls the fewest positive.',
    },
    {
      level: 'caution',
      when: ({ youden }) => youden <= 0,
      says: 'No threshold does better than chance: the one that is named is none to use.',
    },
    {
      level: 'caution',
      when: ({ scores }) => scores.every((score) => score === 0 || score === 1),
      says: 'These scores are decisions, 0 or 1: the curve has a single corner. Give the scores before the threshold.',
    },
  ],
  examples: [
    {
      inputs: {
        labels: [1, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0],
        scores: [
          0.9, 0.8, 0.7, 0.6, 0.55, 0.54, 0.53, 0.52, 0.51, 0.505, 0.4, 0.39, 0.38, 0.37, 0.36, 0.35, 0.34, 0.33, 0.3,
          0.1,
        ],
      },
      results: {
        auc: 0.68,
        error: 0.12701705922171766,
        lower: 0.431051138503,
        upper: 0.928948861497,
        gini: 0.36,
        threshold: 0.54,
        youden: 0.4,
        sensitivity: 50,
        specificity: 90,
        positives: 10,
        negatives: 10,
        best: 1,
        points: { length: 20, rows: { 0: { threshold: 0.9, falseRate: 0, trueRate: 10 }, 5: { youden: 0.4 } } },
      },
      cautions: ['interval holds 0.5'],
      source: 'Samples of Fawcett (2006), figure 3; scikit-learn 1.9: roc_auc_score, roc_curve; DeLong with numpy',
    },
    {
      inputs: { labels: [0, 0, 1, 1], scores: [0.1, 0.4, 0.35, 0.8] },
      results: {
        auc: 0.75,
        error: 0.3535533905932738,
        lower: 0.057048087825,
        upper: 1,
        threshold: 0.8,
        youden: 0.5,
        sensitivity: 50,
        specificity: 100,
        best: 2,
      },
      cautions: ['fewer than 10', 'interval holds 0.5', 'Several thresholds'],
      source: 'scikit-learn: roc_auc_score, printed example (0.75); DeLong with numpy',
    },
    {
      inputs: { labels: [1, 1, 1, -1, -1, -1, -1], scores: [-5, -3, -3, -3, -2, -2, -1], direction: 'low' },
      results: {
        auc: 0.9166666666666666,
        error: 0.09316949906249124,
        threshold: -3,
        youden: 0.75,
        sensitivity: 100,
        specificity: 75,
      },
      cautions: ['fewer than 10'],
      source: 'scikit-learn 1.9 of the scores with the other sign; DeLong with numpy',
    },
    {
      inputs: { labels: [1, 0, 1, 0], scores: [1, 2, 3, 4] },
      results: { auc: 0.25, gini: -0.5, youden: 0, best: 2, threshold: 3 },
      cautions: ['worse than chance', 'fewer than 10', 'interval holds 0.5', 'Several thresholds', 'none to use'],
      source: 'scikit-learn 1.9: roc_auc_score',
    },
    {
      inputs: { labels: [1, 0, 0], scores: [1, 0, 0] },
      results: { auc: 1, youden: 1, gini: 1, positives: 1, negatives: 2 },
      cautions: ['fewer than 10', 'decisions'],
      source: 'By hand: the one positive lies above both negatives; one positive has no variance',
    },
    {
      inputs: { labels: [1, 1, 0, 0], scores: [4, 3, 2, 1] },
      results: { auc: 1, error: 0, threshold: 3, sensitivity: 100, specificity: 100 },
      cautions: ['fewer than 10', 'error by DeLong is 0'],
      source: 'By definition',
    },
    { inputs: { labels: [1, 0], scores: [1, 2, 3] }, refused: 'as many scores', source: 'By definition' },
    { inputs: { labels: [1, 0, -1], scores: [1, 2, 3] }, refused: 'all three occur', source: 'By definition' },
    { inputs: { labels: [1, 1], scores: [1, 2] }, refused: 'no curve without', source: 'By definition' },
  ],
  notes: [
    'The interval is that of the normal curve by the error of DeLong, cut off at 0 and 1.',
    'Ties between a positive and a negative count half, as the trapezoids do; AUC is U of the Mann-Whitney test over the number of pairs.',
    'The largest Youden index weighs a missed positive and a false alarm alike; where they cost differently another threshold is better.',
  ],
  references: [
    {
      title: 'Fawcett: An introduction to ROC analysis, Pattern Recognition Letters 27 (2006) 861',
      doi: '10.1016/j.patrec.2005.10.010',
    },
    {
      title:
        'DeLong, DeLong, Clarke-Pearson: Comparing the areas under two or more correlated receiver operating characteristic curves, Biometrics 44 (1988) 837',
      doi: '10.2307/2531595',
    },
    { title: 'Youden: Index for rating diagnostic tests, Cancer 3 (1950) 32' },
  ],
});
