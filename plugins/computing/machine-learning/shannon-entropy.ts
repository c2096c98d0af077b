import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  list,
  noResult,
  number,
  percent,
  sum,
  text,
} from '@reckoner/engine';

/** H = -Σ p log₂ p; weights are divided by their sum, so counts and probabilities serve alike. */
export default defineCalculator({
  title: 'Shannon entropy',
  description:
    'Entropy in bits of probabilities, of counts or of the characters of a text, with its maximum and redundancy.',
  keywords: ['information entropy', 'bits', 'information theory', 'redundancy', 'perplexity'],
  inputs: {
    from: choice(
      { weights: 'Probabilities or counts', text: 'Characters of a text' },
      { label: 'From', formerly: ['source'], default: 'weights' },
    ),
    weights: list(number({ label: 'Probability or count', min: 0, max: 1e12 }), {
      label: 'Probabilities or counts',
      maxItems: 10000,
      when: { from: 'weights' },
    }),
    message: text({ label: 'Text', minLength: 1, maxLength: 10000, when: { from: 'text' } }),
  },
  outputs: {
    entropy: number({ label: 'Entropy in bits', symbol: 'H', places: 4 }),
    nats: number({ label: 'Entropy in nats', places: 4 }),
    maximum: number({ label: 'Maximum (all equally likely) in bits', symbol: 'H_{\\max}', places: 4 }),
    redundancy: percent({ label: 'Redundancy', symbol: 'R', places: 2 }),
    perplexity: number({ label: 'Perplexity', places: 4 }),
    symbols: integer({ label: 'Different symbols', symbol: 'n' }),
  },
  algorithm: ({ from, weights, message }) => {
    let counts: readonly number[] = weights;
    if (from === 'text') {
      const tally = new Map<string, number>();
      for (const character of message) tally.set(character, (tally.get(character) ?? 0) + 1);
      counts = [...tally.values()];
    }
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (!(total > 0)) throw noResult('At least one probability or count must be above zero.');
    const nats = counts.reduce((sum, count) => (count > 0 ? sum - (count / total) * Math.log(count / total) : sum), 0);
    const maximum = Math.log2(counts.length);
    const entropy = nats / Math.LN2;
    return {
      entropy,
      nats,
      maximum,
      redundancy: maximum > 0 ? 1 - entropy / maximum : 0,
      perplexity: 2 ** entropy,
      symbols: counts.length,
    };
  },
  explanation: 'The entropy is {entropy} bits of at most {maximum}, a redundancy of {redundancy}.',
  cautions: [
    {
      level: 'caution',
      when: ({ from, weights }) =>
        from === 'weights' &&
        weights.every((weight) => weight <= 1) &&
        weights.some((weight) => weight > 0 && weight < 1) &&
        isAbove(Math.abs(sum(weights) - 1), 0.01),
      says: 'These probabilities do not add up to 1 and were divided by their sum: check whether one is missing.',
    },
  ],
  examples: [
    {
      inputs: { weights: [0.5, 0.25, 0.125, 0.125] },
      results: { entropy: 1.75, maximum: 2, redundancy: 12.5, nats: 1.213008, perplexity: 3.363586, symbols: 4 },
      source:
        'Cover, Thomas: Elements of Information Theory, 2nd ed., example 2.1.2: 1.75 bits; Python: 1.75 × ln(2), 2^1.75',
    },
    {
      inputs: { weights: [6, 2, 2] },
      results: { entropy: 1.370951, maximum: 1.584963, perplexity: 2.586409 },
      source: 'scipy.stats.entropy([6, 2, 2], base=2)',
    },
    {
      inputs: { from: 'text', message: 'mississippi' },
      results: { entropy: 1.823068, symbols: 4 },
      source: 'scipy.stats.entropy([1, 4, 4, 2], base=2)',
    },
    {
      inputs: { from: 'text', message: 'aaaa' },
      results: { entropy: 0, maximum: 0, redundancy: 0, perplexity: 1 },
      source: 'By definition',
    },
    { inputs: { weights: [0, 0] }, noResult: 'above zero', source: 'By definition' },
    {
      inputs: { weights: [0.5, 0.5, 0] },
      results: { entropy: 1, maximum: 1.5849625, redundancy: 36.907025, symbols: 3, perplexity: 2 },
      source: 'By hand: 0 log 0 counts as 0; 1 - 1/log₂ 3',
    },
    {
      inputs: { weights: [0.5, 0.2, 0.2] },
      results: { entropy: 1.4355205, symbols: 3 },
      cautions: ['divided by their sum'],
      source: 'Python: 5/9, 2/9 and 2/9',
    },
  ],
  references: [
    {
      title: 'Shannon: A mathematical theory of communication, Bell System Technical Journal 27 (1948) 379',
      doi: '10.1002/j.1538-7305.1948.tb01338.x',
    },
  ],
});
