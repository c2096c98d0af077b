import { choice, constant, defineCalculator, integer, number, percent, quantity } from '@reckoner/engine';

/** Keys and values of every layer for every token; training with Adam in mixed precision takes 16 bytes a parameter (ZeRO). */
export default defineCalculator({
  title: 'LLM memory (VRAM)',
  description:
    'Memory that a language model needs for weights, key-value cache and overhead, or for training with Adam.',
  keywords: ['vram', 'gpu memory', 'kv cache', 'quantization', 'large language model'],
  inputs: {
    parameters: number({ label: 'Parameters in billions', symbol: 'P', above: 0, max: 1e6, usual: [0.01, 5000] }),
    mode: choice(
      { inference: 'Inference', training: 'Training, Adam in mixed precision' },
      { label: 'Use', default: 'inference' },
    ),
    bits: number({
      label: 'Bits per weight',
      symbol: 'b',
      min: 1,
      max: 64,
      usual: [1, 32],
      default: 16,
      when: { mode: 'inference' },
    }),
    layers: integer({ label: 'Layers', symbol: 'n_l', min: 0, max: 10000, default: 32, when: { mode: 'inference' } }),
    heads: integer({
      label: 'Key-value heads',
      symbol: 'n_h',
      min: 0,
      max: 10000,
      default: 8,
      when: { mode: 'inference' },
    }),
    headSize: integer({
      label: 'Dimension of a head',
      symbol: 'd',
      min: 1,
      max: 100000,
      default: 128,
      when: { mode: 'inference' },
    }),
    tokens: integer({
      label: 'Tokens of context',
      symbol: 's',
      min: 0,
      max: 1e9,
      default: 8192,
      when: { mode: 'inference' },
    }),
    batch: integer({
      label: 'Sequences at once',
      symbol: 'B',
      min: 1,
      max: 1e6,
      default: 1,
      when: { mode: 'inference' },
    }),
    cacheBits: number({
      label: 'Bits per cached value',
      symbol: 'b_c',
      min: 1,
      max: 64,
      default: 16,
      when: { mode: 'inference' },
    }),
    overhead: percent({ label: 'Overhead', symbol: 'o', min: 0, max: 1000, usual: [1, 100], default: 10 }),
  },
  outputs: {
    total: quantity('bit', { label: 'Memory in all', unit: 'GB', symbol: 'M', places: 2 }),
    weights: quantity('bit', { label: 'Weights', unit: 'GB', symbol: 'M_w', places: 2 }),
    cache: quantity('bit', { label: 'Key-value cache', unit: 'GB', symbol: 'M_c', optional: true, places: 3 }),
    states: quantity('bit', {
      label: 'Gradients and optimizer states',
      unit: 'GB',
      symbol: 'M_s',
      optional: true,
      places: 2,
    }),
  },
  formula: ({ parameters, mode, bits, layers, heads, headSize, tokens, batch, cacheBits, overhead }) => {
    const bit = constant(1, 'bit');
    if (mode === 'training') {
      // 16-bit weights; 16-bit gradients, 32-bit weights, momentum and variance: 2 + 14 bytes.
      const weights = parameters * 1e9 * 16 * bit;
      const states = parameters * 1e9 * 112 * bit;
      return { total: (weights + states) * (1 + overhead), weights, states };
    }
    const weights = parameters * 1e9 * bits * bit;
    const cache = 2 * layers * heads * headSize * tokens * batch * cacheBits * bit;
    return { total: (weights + cache) * (1 + overhead), weights, cache };
  },
  explanation: ({ mode }) =>
    mode === 'training'
      ? 'Besides the activations the training needs {total}, of which {weights} for the weights.'
      : 'The model needs {total}, of which {weights} for the weights.',
  examples: [
    {
      inputs: { parameters: 8 },
      results: { weights: 16, cache: 1.073741824, total: 18.7811160064 },
      source: 'By hand: 8e9 × 2 B; 2 × 32 × 8 × 128 × 8192 × 2 B; sum × 1.1',
    },
    {
      inputs: { parameters: 70, bits: 4, layers: 80, tokens: 4096, batch: 4, overhead: 0 },
      results: { weights: 35, cache: 5.36870912, total: 40.36870912 },
      source: 'By hand: 70e9/2 B; 2 × 80 × 8 × 128 × 4096 × 4 × 2 B',
    },
    {
      inputs: { parameters: 7.5, mode: 'training', overhead: 0 },
      results: { total: 120, weights: 15, states: 105 },
      source: 'Rajbhandari et al.: ZeRO (2020), figure 1: 120 GB for 7.5 billion parameters',
    },
    {
      inputs: { parameters: 8.5, layers: 28, heads: 16, headSize: 256, cacheBits: 8 },
      results: { weights: 17, cache: 1.879048192, total: 20.7669530112 },
      source: 'By hand: 8.5e9 × 2 B; 2 × 28 × 16 × 256 × 8192 × 1 B; sum × 1.1',
    },
  ],
  notes: ['Activations in training depend on batch and sequence and come on top.'],
  references: [
    {
      title:
        'Rajbhandari, Rasley, Ruwase, He: ZeRO: Memory optimizations toward training trillion parameter models, SC20 (2020)',
      doi: '10.1109/SC41405.2020.00024',
    },
    { title: 'Pope et al.: Efficiently scaling transformer inference (2022), arXiv:2211.05102' },
  ],
});
