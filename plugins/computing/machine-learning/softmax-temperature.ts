import { defineCalculator, integer, isAtLeast, isNear, list, number, percent, sum, table } from '@reckoner/engine';

/** The largest logit is taken off first, so that nothing overflows; the logarithm needs no probability. */
export default defineCalculator({
  title: 'Softmax with temperature',
  description:
    'Probabilities and log-probabilities of logits at a temperature, their entropy, and the top-p (nucleus) set.',
  keywords: ['softmax', 'logits to probabilities', 'sampling temperature', 'nucleus sampling', 'top-p', 'log-softmax'],
  related: ['shannon-entropy', 'log-loss-cross-entropy'],
  inputs: {
    logits: list(number({ label: 'Logit', min: -1e6, max: 1e6 }), {
      label: 'Logits',
      symbol: 'z',
      minItems: 2,
      maxItems: 1000,
    }),
    temperature: number({ label: 'Temperature', symbol: 'T', min: 0, max: 1e6, usual: [0.05, 20], default: 1 }),
    topP: number({
      label: 'Top-p',
      help: 'The share of probability that the kept set must reach, from 0 to 1; 1 keeps all.',
      symbol: 'p_{\\mathrm{top}}',
      above: 0,
      max: 1,
      usual: [0.05, 1],
      default: 1,
      text: 'ratio',
    }),
  },
  outputs: {
    largest: percent({ label: 'Largest probability', symbol: 'p_{\\max}', places: 2 }),
    best: integer({ label: 'Position of the largest logit' }),
    entropy: number({ label: 'Entropy in bits', symbol: 'H', places: 4 }),
    nats: number({ label: 'Entropy in nats', places: 4 }),
    effective: number({ label: 'Effective number of choices (perplexity)', places: 3 }),
    kept: integer({ label: 'Items in the top-p set' }),
    keptShare: percent({ label: 'Probability of the top-p set', places: 2 }),
    items: table(
      {
        position: integer({ label: 'Position' }),
        logit: number({ label: 'Logit' }),
        probability: percent({ label: 'Probability', places: 3 }),
        logProbability: number({ label: 'Log-probability (nats)', places: 4 }),
        sampled: percent({ label: 'Probability within the top-p set', places: 3 }),
      },
      { label: 'Items' },
    ),
  },
  algorithm: ({ logits, temperature, topP }) => {
    const top = Math.max(...logits);
    const scaled = logits.map((logit) => (logit - top) / temperature);
    const weights = scaled.map((value) => Math.exp(value));
    const total = sum(weights);
    // The largest weight is 1: what the others add is kept, however small.
    const lnTotal = Math.log1p(sum(weights.toSpliced(logits.indexOf(top), 1)));
    const probabilities = weights.map((weight) => weight / total);
    const logs = scaled.map((value) => value - lnTotal);
    // -0 of one certain item is no entropy.
    const nats = Math.max(
      0,
      sum(probabilities.map((probability, i) => (probability > 0 ? -probability * logs[i]! : 0))),
    );
    // Equal logits stay in their order.
    const order = logits.map((_, i) => i).sort((i, j) => logits[j]! - logits[i]! || i - j);
    let kept = 0;
    let keptShare = 0;
    while (kept < order.length && (topP === 1 || !isAtLeast(keptShare, topP))) {
      keptShare += probabilities[order[kept]!]!;
      kept += 1;
    }
    keptShare = kept === order.length ? 1 : Math.min(1, keptShare);
    const within = new Set(order.slice(0, kept));
    return {
      largest: 1 / total,
      best: order[0]! + 1,
      entropy: nats / Math.LN2,
      nats,
      effective: Math.exp(nats),
      kept,
      keptShare,
      items: logits.map((logit, i) => ({
        position: i + 1,
        logit,
        probability: probabilities[i]!,
        logProbability: logs[i]!,
        sampled: within.has(i) ? probabilities[i]! / keptShare : 0,
      })),
    };
  },
  figure: { kind: 'bars', table: 'items', label: 'position', value: 'probability' },
  explanation: ({ topP }) =>
    topP === 1
      ? 'At a temperature of {temperature} the largest logit, at position {best}, has a probability of {largest}; the entropy is {entropy} bits, and with top-p at 1 nothing is cut off.'
      : 'At a temperature of {temperature} the largest logit, at position {best}, has a probability of {largest}; the entropy is {entropy} bits. The top-p set at {topP} keeps {kept} {kept|item|items} with {keptShare} of the probability.',
  requires: [
    {
      that: ({ temperature }) => temperature >= 1e-6,
      field: 'temperature',
      says: 'At temperature 0 programs take the largest logit each time (greedy), which is no softmax: its probability is 1 and every other is 0. Give 0.000001 or more.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ logits }) =>
        logits.every((logit) => logit >= 0) && (isNear(sum(logits), 1, 0.02) || isNear(sum(logits), 100, 0.001)),
      says: 'These look like probabilities: none is negative, and they add up to 1 or 100%. Softmax of probabilities distorts them; give the logits, or the logarithms of the probabilities.',
    },
    {
      level: 'note',
      when: ({ logits }) => {
        const top = Math.max(...logits);
        return logits.filter((logit) => logit === top).length > 1;
      },
      says: 'Several logits are equally large; the first of them is named, and a greedy choice is a matter of the program.',
    },
    {
      level: 'caution',
      when: ({ logits, kept }) => {
        const order = [...logits].sort((a, b) => b - a);
        return kept < order.length && order[kept - 1] === order[kept];
      },
      says: 'The top-p set ends between equal logits: which of them are kept depends on their order, and may differ in another program.',
    },
  ],
  examples: [
    {
      inputs: { logits: [1, 2, 3, 4, 1, 2, 3] },
      results: {
        largest: 47.483299974438,
        best: 4,
        entropy: 2.1540080483461,
        nats: 1.4930446056145,
        effective: 4.450625310922,
        kept: 7,
        keptShare: 100,
        items: {
          length: 7,
          rows: { 0: { probability: 2.3640543021591, logProbability: -3.74479211625, sampled: 2.3640543021591 } },
        },
      },
      source:
        'Wikipedia: Softmax function, example [1, 2, 3, 4, 1, 2, 3] (0.024, 0.064, 0.175, 0.475); digits with mpmath',
    },
    {
      inputs: { logits: [2, 1, 0.1], temperature: 0.5, topP: 0.9 },
      results: {
        largest: 86.377711820801,
        best: 1,
        entropy: 0.65450503778163,
        nats: 0.45366832160061,
        effective: 1.574075823933,
        kept: 2,
        keptShare: 98.0676639154,
        items: {
          length: 3,
          rows: {
            0: { sampled: 88.0797077978 },
            1: { sampled: 11.9202922022 },
            2: { probability: 1.9323360846, sampled: 0 },
          },
        },
      },
      source: 'mpmath: e⁴, e² and e^0.2 over their sum; of the two kept ones 1/(1 + e⁻²)',
    },
    {
      inputs: { logits: [2, 1, 0.1], temperature: 2 },
      results: { largest: 50.168775709044, entropy: 1.4805570265022, effective: 2.790564565471 },
      source: 'mpmath: e, e^0.5 and e^0.05 over their sum',
    },
    {
      inputs: { logits: [1, 3, 3], topP: '0.4' },
      results: { largest: 46.831053083348, best: 2, kept: 1, keptShare: 46.831053083348, nats: 0.88538155234559 },
      cautions: ['equally large', 'ends between equal logits'],
      source: 'mpmath: e³/(2e³ + e)',
    },
    {
      inputs: { logits: [0.5, 0.3, 0.2] },
      results: { largest: 39.069383326982, entropy: 1.5734545790821 },
      cautions: ['look like probabilities'],
      source: 'mpmath: softmax of the probabilities themselves, which is nearly even',
    },
    {
      inputs: { logits: [0, -1000], topP: 0.5 },
      results: {
        largest: 100,
        entropy: 0,
        nats: 0,
        effective: 1,
        kept: 1,
        items: { length: 2, rows: { 1: { logProbability: -1000 } } },
      },
      source: 'mpmath: e⁻¹⁰⁰⁰ is 5 × 10⁻⁴³⁵',
    },
    {
      inputs: { logits: [0, -37] },
      results: {
        nats: 3.24255809778274e-15,
        entropy: 4.67802248746552e-15,
        items: { rows: { 0: { logProbability: -8.53304762574407e-17 } } },
      },
      source: 'mpmath at 60 digits',
    },
    {
      inputs: { logits: [50, 30, 20] },
      results: { nats: 4.3287126847229e-8 },
      cautions: ['look like probabilities'],
      source: 'mpmath at 60 digits',
    },
    { inputs: { logits: [2, 1], temperature: 0 }, refused: 'the largest logit each time', source: 'By definition' },
  ],
  notes: ['The temperature divides the logits before the exponential; top-p is then applied to what results.'],
  references: [
    { title: 'Hinton, Vinyals, Dean: Distilling the knowledge in a neural network (2015), §2, arXiv:1503.02531' },
    {
      title:
        'Holtzman, Buys, Du, Forbes, Choi: The curious case of neural text degeneration, ICLR 2020, §3.1, arXiv:1904.09751',
    },
  ],
});
