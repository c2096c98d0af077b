import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  list,
  matrix,
  number,
  roundTo,
  sum,
  sumOfProducts,
} from '@reckoner/engine';

const share = number({ label: 'Probability', min: 0, max: 1, text: 'ratio' });

/** Mean negative logarithm of the probability that was given to what happened; distributions weigh it by p. */
export default defineCalculator({
  title: 'Log loss and cross-entropy',
  description:
    'Log loss of binary or multiclass predictions, or cross-entropy and KL divergence of two distributions, with perplexity.',
  keywords: ['logistic loss', 'binary cross entropy', 'categorical cross entropy', 'kl divergence', 'perplexity'],
  related: ['shannon-entropy', 'softmax-temperature'],
  inputs: {
    of: choice(
      {
        binary: { label: 'Two classes: labels and probabilities of class 1', also: ['binary', 'bce'] },
        multiclass: { label: 'Several classes: a row of probabilities a sample', also: ['multiclass', 'categorical'] },
        distributions: { label: 'Two distributions: true p and predicted q', also: ['distributions', 'kl'] },
      },
      { label: 'Loss of', default: 'binary' },
    ),
    labels: list(integer({ label: 'Label', min: 0, max: 1 }), {
      label: 'True labels, 0 or 1',
      symbol: 'y',
      maxItems: 10000,
      when: { of: 'binary' },
    }),
    predicted: list(share, {
      label: 'Predicted probabilities of class 1',
      symbol: '\\hat{p}',
      maxItems: 10000,
      when: { of: 'binary' },
    }),
    classes: list(integer({ label: 'Class', min: 0, max: 50 }), {
      label: 'True class of each sample',
      symbol: 'c',
      maxItems: 500,
      when: { of: 'multiclass' },
    }),
    firstClass: choice(
      { zero: { label: '0', value: 0, also: ['zero'] }, one: { label: '1', value: 1, also: ['one'] } },
      { label: 'The first class is called', when: { of: 'multiclass' } },
    ),
    probabilities: matrix({
      label: 'Predicted probabilities: samples in rows, classes in columns',
      symbol: 'P',
      min: 0,
      max: 1,
      maxRows: 500,
      maxColumns: 50,
      when: { of: 'multiclass' },
    }),
    trueShares: list(share, { label: 'True distribution p', symbol: 'p', minItems: 2, when: { of: 'distributions' } }),
    modelShares: list(share, {
      label: 'Predicted distribution q',
      symbol: 'q',
      minItems: 2,
      when: { of: 'distributions' },
    }),
    clip: number({
      label: 'Least probability that is counted',
      help: 'A probability of 0 for what happened would make the loss infinite; scikit-learn counts 2.22 × 10⁻¹⁶ for it.',
      symbol: '\\varepsilon',
      min: 1e-300,
      max: 0.01,
      usual: [1e-20, 0.001],
      default: 2.220446049250313e-16,
    }),
  },
  outputs: {
    loss: number({ label: 'Log loss (cross-entropy) in nats', symbol: 'L', places: 5 }),
    bits: number({ label: 'In bits', symbol: 'L_2', places: 5 }),
    perplexity: number({ label: 'Perplexity', places: 4 }),
    baseline: number({ label: 'Loss of always predicting the shares of the classes', places: 5, optional: true }),
    entropy: number({ label: 'Entropy of p in nats', symbol: 'H', places: 5, optional: true }),
    divergence: number({
      label: 'KL divergence from p to q in nats',
      symbol: 'D_{\\mathrm{KL}}',
      places: 5,
      optional: true,
    }),
    clipped: integer({ label: 'Terms at the least probability' }),
    count: integer({ label: 'Samples, or outcomes of the distributions', symbol: 'N' }),
  },
  algorithm: (inputs) => {
    const { of, labels, predicted, classes, firstClass, probabilities, trueShares, modelShares, clip } = inputs;
    const cost = (probability: number) => -Math.log(Math.max(probability, clip));
    let loss = 0;
    let clipped = 0;
    let count = 0;
    let baseline: number | undefined;
    let entropy: number | undefined;
    let divergence: number | undefined;
    if (of === 'distributions') {
      count = trueShares.length;
      const pairs = trueShares.map((p, i) => ({ p, q: p > 0 ? Math.max(modelShares[i]!, clip) : modelShares[i]! }));
      const terms = pairs.filter(({ p }) => p > 0);
      clipped = trueShares.filter((p, i) => p > 0 && modelShares[i]! < clip).length;
      loss = sum(terms.map(({ p, q }) => -p * Math.log(q)));
      entropy = sum(terms.map(({ p }) => -p * Math.log(p)));
      // p ln(p/q) - p + q is never negative, and what was added cancels where both add up to 1.
      divergence =
        sum(pairs.map(({ p, q }) => (p > 0 ? p * excess(p, q) : q))) +
        sumOfProducts(...pairs.flatMap(({ p, q }) => [[p], [-1, q]]));
    } else {
      const isBinary = of === 'binary';
      // -ln(1 - p) keeps its digits by log1p where p is small.
      const costs = isBinary
        ? labels.map((label, i) => {
            const probability = predicted[i]!;
            if (label === 1) return cost(probability);
            return 1 - probability <= clip ? cost(0) : -Math.log1p(-probability);
          })
        : classes.map((name, i) => cost(probabilities[i]![name - firstClass]!));
      count = costs.length;
      clipped = isBinary
        ? labels.filter((label, i) => (label === 1 ? predicted[i]! : 1 - predicted[i]!) < clip).length
        : classes.filter((name, i) => probabilities[i]![name - firstClass]! < clip).length;
      loss = sum(costs) / count;
      const sizes = new Map<number, number>();
      for (const name of isBinary ? labels : classes) sizes.set(name, (sizes.get(name) ?? 0) + 1);
      baseline = sum([...sizes.values()].map((size) => (size / count) * Math.log(count / size)));
    }
    return {
      // What is certain and right has a loss of 0, not of -0.
      loss: loss + 0,
      bits: loss / Math.LN2 + 0,
      perplexity: Math.exp(loss),
      baseline,
      entropy: entropy === undefined ? undefined : entropy + 0,
      divergence,
      clipped,
      count,
    };
  },
  explanation: ({ of }) =>
    of === 'distributions'
      ? 'The cross-entropy of the predicted q under the true p is {loss} nats ({bits} bits): {entropy} nats of entropy of p and {divergence} nats of KL divergence; the perplexity is {perplexity}.'
      : 'Over {count} {count|sample|samples} the mean log loss is {loss} nats ({bits} bits), a perplexity of {perplexity}; always predicting the shares of the classes among them would lose {baseline} nats.',
  requires: [
    {
      that: ({ labels, predicted }) => labels.length === predicted.length,
      field: 'predicted',
      says: 'Give as many probabilities as labels, one for each sample.',
    },
    {
      that: ({ classes, probabilities }) => classes.length === probabilities.length,
      field: 'probabilities',
      says: 'Give as many rows of probabilities as true classes, one for each sample.',
    },
    {
      that: ({ probabilities }) =>
        probabilities.every((row) => row.length >= 2 && isAtMost(Math.abs(sum(row) - 1), 0.02)),
      field: 'probabilities',
      says: 'Each row must have two or more probabilities that add up to 1: give softmax outputs, not logits or scores of single classes.',
    },
    {
      that: ({ classes, firstClass, probabilities }) =>
        classes.every((name) => name >= firstClass && name - firstClass < (probabilities[0]?.length ?? 0)),
      field: 'classes',
      says: 'A true class has no column: with the first class called {firstClass}, classes go from it to one for each column.',
    },
    {
      that: ({ trueShares, modelShares }) => trueShares.length === modelShares.length,
      field: 'modelShares',
      says: 'Give as many probabilities in q as in p.',
    },
    {
      that: ({ trueShares }) => isAtMost(Math.abs(sum(trueShares) - 1), 0.02),
      field: 'trueShares',
      says: 'The probabilities of p must add up to 1: divide counts by their sum.',
    },
    {
      that: ({ modelShares }) => isAtMost(Math.abs(sum(modelShares) - 1), 0.02),
      field: 'modelShares',
      says: 'The probabilities of q must add up to 1: divide counts by their sum.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ clipped }) => clipped > 0,
      says: 'What happened was given a probability of 0 (or below the least that is counted) in {clipped} {clipped|case|cases}: the true loss is infinite or larger there, and the figure depends on the least probability, {clip}.',
    },
    {
      level: 'caution',
      when: ({ of, trueShares, modelShares, probabilities }) => {
        const isOff = (values: readonly number[]) => isAbove(Math.abs(sum(values) - 1), 1e-6);
        if (of === 'multiclass') return probabilities.some(isOff);
        return of === 'distributions' && (isOff(trueShares) || isOff(modelShares));
      },
      says: 'Probabilities that do not add up to exactly 1 are taken as they are: give more decimals, as the loss, and a KL divergence above all, is off by about as much and may even come out negative.',
    },
    {
      level: 'caution',
      when: ({ of, loss, baseline }) =>
        of !== 'distributions' &&
        baseline !== undefined &&
        roundTo(baseline, 5) > 0 &&
        roundTo(loss, 5) > roundTo(baseline, 5),
      says: 'The loss is above that of always predicting the shares of the classes: the probabilities are worse than knowing the shares alone. Check whether they belong to the other class, and how they are calibrated.',
    },
    {
      level: 'caution',
      when: ({ of, predicted, probabilities }) => {
        const isDecision = (probability: number) => probability === 0 || probability === 1;
        if (of === 'binary') return predicted.length > 1 && predicted.every(isDecision);
        return of === 'multiclass' && probabilities.length > 1 && probabilities.every((row) => row.every(isDecision));
      },
      says: 'These are decisions (0 or 1), not probabilities: the log loss then only counts the wrong ones, each by the logarithm of the least probability. Give the probabilities before the threshold.',
    },
  ],
  examples: [
    {
      inputs: { labels: [1, 0, 0, 1], predicted: [0.9, 0.1, 0.2, 0.65] },
      results: {
        loss: 0.21616187468057912,
        bits: 0.311855664631,
        perplexity: 1.24130329831,
        baseline: 0.69314718056,
        count: 4,
        clipped: 0,
      },
      source: 'scikit-learn: log_loss, printed example 0.21616…; digits by scikit-learn 1.9 and Python',
    },
    {
      inputs: { labels: [1, 0, 1, 1, 0], predicted: [0.9, 0.2, 0.6, '35%', 0.1] },
      results: { loss: 0.3989024661789062, baseline: 0.6730116670092564 },
      source: 'scikit-learn 1.9: log_loss of the predictions and of 0.6 for each',
    },
    {
      inputs: {
        of: 'multiclass',
        classes: [0, 1, 2, 2],
        firstClass: 'zero',
        probabilities: [
          [0.7, 0.2, 0.1],
          [0.1, 0.6, 0.3],
          [0.2, 0.2, 0.6],
          [0.1, 0.5, 0.4],
        ],
      },
      results: { loss: 0.5736542308362172, perplexity: 1.7747405280050266, baseline: 1.0397207708399179, count: 4 },
      source: 'scikit-learn 1.9: log_loss; e to its power',
    },
    {
      inputs: {
        of: 'multiclass',
        classes: [1, 2],
        firstClass: 'one',
        probabilities: [
          [0.33, 0.33, 0.33],
          [0, 1, 0],
        ],
      },
      results: { loss: 0.554331312261, clipped: 0 },
      cautions: ['add up to exactly 1'],
      source: 'Python: -ln(0.33)/2',
    },
    {
      inputs: {
        of: 'multiclass',
        classes: [2, 1],
        firstClass: 'one',
        probabilities: [
          [1, 0],
          [0.5, 0.5],
        ],
        clip: 0.001,
      },
      results: { loss: 3.80045122977, clipped: 1 },
      cautions: ['in 1 case', 'worse than knowing the shares'],
      source: 'By hand: (ln 1000 + ln 2)/2',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.25, 0.25], modelShares: [0.4, 0.4, 0.2] },
      results: {
        entropy: 1.0397207708399179,
        divergence: 0.049856756174223374,
        loss: 1.0895775270141412,
        perplexity: 2.973017787506802,
        bits: 1.5719280948873622,
        count: 3,
      },
      source: 'scipy.stats.entropy(p), entropy(p, q) and their sum',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.5], modelShares: [0.5000001, 0.4999999] },
      results: { divergence: 2.0e-14, entropy: 0.69314718056 },
      source: 'mpmath at 40 digits',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.2, 0.8, 0], modelShares: [0.1, 0.7, 0.2] },
      results: { divergence: 0.24545455021161 },
      source: 'mpmath at 40 digits: what cannot happen costs only by what it takes from the others',
    },
    {
      inputs: { of: 'distributions', trueShares: [1, 0], modelShares: [1, 0] },
      results: { loss: 0, entropy: 0, divergence: 0, perplexity: 1 },
      source: 'By definition: 0 ln 0 counts as 0',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.5], modelShares: [0.99, 0], clip: 0.01 },
      results: { loss: 2.30761026092, divergence: 1.61446308036 },
      cautions: ['in 1 case', 'add up to exactly 1'],
      source: 'Python: -(ln 0.99 + ln 0.01)/2, less ln 2',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.5], modelShares: [1, 0], clip: 1e-20 },
      results: { loss: 23.025850929940457, divergence: 22.33270374938, clipped: 1 },
      cautions: ['in 1 case'],
      source: 'By hand: 10 ln 10, less ln 2',
    },
    {
      inputs: {
        of: 'multiclass',
        classes: [0, 1],
        firstClass: 'zero',
        probabilities: [
          [1, 0],
          [1, 0],
        ],
      },
      results: { loss: 18.021826694558577, clipped: 1 },
      cautions: ['in 1 case', 'worse than knowing the shares', 'decisions'],
      source: 'By hand: 26 ln 2, as of the two classes below',
    },
    {
      inputs: { labels: [1, 0], predicted: [1, 1] },
      results: { loss: 18.021826694558577, clipped: 1 },
      cautions: ['in 1 case', 'worse than knowing the shares', 'decisions'],
      source: 'scikit-learn 1.9: log_loss([1, 0], [1, 1])',
    },
    {
      inputs: { labels: [1, 0, 1], predicted: [0.8, 0, 0] },
      results: { loss: 12.088932313477121, clipped: 1 },
      cautions: ['in 1 case', 'worse than knowing the shares'],
      source: 'scikit-learn 1.9: log_loss([1, 0, 1], [0.8, 0, 0])',
    },
    {
      inputs: { labels: [1, 0], predicted: [0.5] },
      refused: 'as many probabilities as labels',
      source: 'By definition',
    },
    {
      inputs: {
        of: 'multiclass',
        classes: [0],
        firstClass: 'zero',
        probabilities: [
          [0.5, 0.5],
          [0.5, 0.5],
        ],
      },
      refused: 'as many rows',
      source: 'By definition',
    },
    {
      inputs: { of: 'multiclass', classes: [0], firstClass: 'zero', probabilities: [[0.9, 0.9]] },
      refused: 'add up to 1',
      source: 'By definition',
    },
    {
      inputs: { of: 'multiclass', classes: [2], firstClass: 'zero', probabilities: [[0.5, 0.5]] },
      refused: 'has no column',
      source: 'By definition',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.5], modelShares: [0.5, 0.25, 0.25] },
      refused: 'as many probabilities in q',
      source: 'By definition',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.4], modelShares: [0.5, 0.5] },
      refused: 'of p must add up',
      source: 'By definition',
    },
    {
      inputs: { of: 'distributions', trueShares: [0.5, 0.5], modelShares: [0.5, 0.4] },
      refused: 'of q must add up',
      source: 'By definition',
    },
  ],
  notes: [
    'Logarithms are natural; the loss in bits is the same divided by ln 2.',
    'Perplexity is e to the loss in nats. KL divergence is not symmetric: from p to q is another than from q to p.',
  ],
  references: [
    {
      title: 'scikit-learn: sklearn.metrics.log_loss',
      url: 'https://scikit-learn.org/stable/modules/generated/sklearn.metrics.log_loss.html',
    },
    { title: 'Bishop: Pattern Recognition and Machine Learning (2006), §1.6.1 and §4.3.2', isbn: '978-0-387-31073-2' },
  ],
});

/** r - ln(1 + r) of r = q/p - 1, which is near r²/2 for small r; where q is far below p, 1 + r would lose it. */
function excess(p: number, q: number): number {
  const r = sumOfProducts([q], [-1, p]) / p;
  if (r < -0.5) return r - (Math.log(q) - Math.log(p));
  if (Math.abs(r) > 0.01) return r - Math.log1p(r);
  return r * r * (1 / 2 - r * (1 / 3 - r * (1 / 4 - r * (1 / 5 - r * (1 / 6 - r * (1 / 7 - r * (1 / 8 - r / 9)))))));
}
