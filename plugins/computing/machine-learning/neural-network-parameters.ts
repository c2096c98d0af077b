import { choice, constant, defineCalculator, flag, integer, quantity, rows, sum, table } from '@reckoner/engine';

/** Weights and biases of each layer as frameworks count them. */
export default defineCalculator({
  title: 'Neural network parameter count',
  description:
    'Parameters of dense, convolution, recurrent, embedding, attention and normalization layers of a network, trainable or not, and their memory.',
  keywords: ['number of weights', 'lstm parameters', 'gru parameters', 'dense layer parameters', 'model summary'],
  related: ['cnn-output-size', 'transformer-parameters-flops', 'llm-memory-vram'],
  inputs: {
    layers: rows(
      {
        kind: choice(
          {
            dense: { label: 'Dense (linear)', also: ['dense', 'linear', 'fully connected', 'fc'] },
            convolution1: { label: 'Convolution, 1D', also: ['conv1d'] },
            convolution2: { label: 'Convolution, 2D', also: ['conv2d', 'conv', 'convolution'] },
            recurrent: { label: 'Simple recurrent (RNN)', also: ['rnn', 'simplernn'] },
            lstm: { label: 'LSTM', also: ['lstm'] },
            gru: { label: 'GRU', also: ['gru'] },
            embedding: { label: 'Embedding', also: ['embedding'] },
            attention: { label: 'Multi-head attention', also: ['attention', 'mha'] },
            batchNorm: { label: 'Batch normalization', also: ['batchnorm', 'bn', 'batch norm'] },
            layerNorm: { label: 'Layer normalization', also: ['layernorm', 'layer norm'] },
          },
          { label: 'Layer', default: 'dense' },
        ),
        inputs: integer({
          label: 'Inputs: features, channels, or the vocabulary of an embedding',
          help: 'Of a grouped convolution those of one group: 1 where it is depthwise.',
          min: 1,
          max: 1e8,
        }),
        units: integer({
          label: 'Units, filters or width of the embedding',
          help: 'Left out for attention and normalization, which keep the width of their inputs.',
          min: 1,
          max: 1e6,
          optional: true,
        }),
        kernel: integer({ label: 'Kernel, of convolutions', min: 1, max: 1000, optional: true }),
        copies: integer({ label: 'Such layers (2 for both directions)', min: 1, max: 1000, default: 1 }),
        unbiased: flag({ label: 'Without bias (of a normalization: without shift)' }),
      },
      { label: 'Layers', maxItems: 100 },
    ),
    biases: choice(
      {
        one: { label: 'One bias a gate; GRU in the classic form (Keras reset_after=False)', also: ['classic'] },
        two: { label: 'Two biases a gate (PyTorch)', also: ['pytorch', 'torch'] },
        keras: { label: 'Keras: two biases in GRU, one in LSTM and RNN', also: ['keras', 'tensorflow'] },
      },
      { label: 'Biases of recurrent layers', default: 'keras' },
    ),
    bits: choice(
      {
        b64: { label: '64-bit', value: 64, also: ['float64', 'fp64'] },
        b32: { label: '32-bit', value: 32, also: ['float32', 'fp32'] },
        b16: { label: '16-bit', value: 16, also: ['float16', 'fp16', 'bf16'] },
        b8: { label: '8-bit', value: 8, also: ['int8', 'fp8'] },
        b4: { label: '4-bit', value: 4, also: ['int4'] },
      },
      { label: 'Numbers of', default: 'b32' },
    ),
  },
  outputs: {
    total: integer({ label: 'Parameters in all', symbol: 'N' }),
    trainable: integer({ label: 'Trainable' }),
    fixed: integer({ label: 'Not trainable (moving averages of batch normalization)' }),
    memory: quantity('bit', { label: 'Memory of the parameters', unit: 'MB', symbol: 'M', places: 3 }),
    mismatches: integer({ label: 'Layers whose inputs do not fit the layer before' }),
    byLayer: table(
      {
        layer: integer({ label: 'Layer' }),
        weights: integer({ label: 'Weights' }),
        biases: integer({ label: 'Biases and shifts' }),
        fixed: integer({ label: 'Not trainable' }),
        parameters: integer({ label: 'Parameters' }),
      },
      { label: 'By layer' },
    ),
  },
  algorithm: ({ layers, biases, bits }) => {
    let mismatches = 0;
    let before: { kind: string; size: number; copies: number } | undefined;
    const byLayer = layers.map(({ kind, inputs, units, kernel, copies, unbiased }, i) => {
      const size = units ?? inputs;
      const bias = unbiased ? 0 : 1;
      const vectors = biases === 'two' || (biases === 'keras' && kind === 'gru') ? 2 : 1;
      const gates = { recurrent: 1, gru: 3, lstm: 4 };
      let weights = inputs * size;
      let shifts = size * bias;
      if (kind === 'convolution1' || kind === 'convolution2') weights *= kernel! ** (kind === 'convolution1' ? 1 : 2);
      else if (kind === 'embedding') shifts = 0;
      else if (kind === 'attention') [weights, shifts] = [4 * inputs * inputs, 4 * inputs * bias];
      else if (kind === 'batchNorm' || kind === 'layerNorm') weights = inputs;
      else if (kind !== 'dense') {
        weights = gates[kind] * size * (inputs + size);
        shifts = gates[kind] * size * vectors * bias;
      }
      const fixed = kind === 'batchNorm' ? 2 * inputs : 0;
      // What comes out once or, flattened or from both directions, some times over; of a dense layer nothing is flattened.
      const isGrouped = kernel !== undefined && before !== undefined && before.size % inputs === 0;
      const isExact = before?.kind === 'dense' && kernel === undefined;
      const fits =
        before === undefined ||
        kind === 'embedding' ||
        isGrouped ||
        (isExact ? inputs === before.size || inputs === before.size * before.copies : inputs % before.size === 0);
      if (!fits) mismatches += 1;
      const isNorm = kind === 'batchNorm' || kind === 'layerNorm';
      before = isNorm && before !== undefined ? { ...before, size } : { kind, size, copies };
      return {
        layer: i + 1,
        weights: copies * weights,
        biases: copies * shifts,
        fixed: copies * fixed,
        parameters: copies * (weights + shifts + fixed),
      };
    });
    const total = sum(byLayer.map(({ parameters }) => parameters));
    const fixed = sum(byLayer.map((layer) => layer.fixed));
    return { total, trainable: total - fixed, fixed, memory: total * bits * constant(1, 'bit'), mismatches, byLayer };
  },
  figure: { kind: 'bars', table: 'byLayer', label: 'layer', value: 'parameters' },
  explanation: ({ layers, biases, bits, fixed }) => {
    const isRecurrent = layers.some(({ kind }) => kind === 'recurrent' || kind === 'lstm' || kind === 'gru');
    const counted =
      biases === 'keras'
        ? 'as Keras counts recurrent layers'
        : biases === 'two'
          ? 'with two biases for each gate of recurrent layers, as PyTorch counts'
          : 'with one bias for each gate of recurrent layers';
    const split = fixed > 0 ? ' ({trainable} trainable and {fixed} moving averages)' : '';
    return `The network has {total} {total|parameter|parameters}${split}${isRecurrent ? `, ${counted}` : ''}: {memory} in ${bits}-bit numbers, for the parameters alone.`;
  },
  requires: [
    {
      each: 'layers',
      that: ({ kind, units }) =>
        kind === 'attention' || kind === 'batchNorm' || kind === 'layerNorm' || units !== undefined,
      field: 'units',
      says: 'This layer needs its units (filters of a convolution, width of an embedding).',
    },
    {
      each: 'layers',
      that: ({ kind, inputs, units }) =>
        (kind !== 'attention' && kind !== 'batchNorm' && kind !== 'layerNorm') ||
        units === undefined ||
        units === inputs,
      field: 'units',
      says: 'Attention and normalization are counted at the width of their inputs: leave the units out.',
    },
    {
      each: 'layers',
      that: ({ kind, kernel }) => (kind !== 'convolution1' && kind !== 'convolution2') || kernel !== undefined,
      field: 'kernel',
      says: 'A convolution needs its kernel, 3 for 3 × 3.',
    },
    {
      each: 'layers',
      that: ({ kind, kernel }) => kind === 'convolution1' || kind === 'convolution2' || kernel === undefined,
      field: 'kernel',
      says: 'Only convolutions have a kernel: leave it out.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mismatches }) => mismatches > 0,
      says: 'The inputs of {mismatches} {mismatches|layer do|layers do} not fit what the layer before gives, neither as it is nor flattened: check them, unless that one is another branch.',
    },
    {
      level: 'caution',
      when: ({ layers }) =>
        layers.some(
          ({ kind, inputs, units, copies }, i) =>
            copies > 1 &&
            units !== undefined &&
            units !== inputs &&
            kind !== 'embedding' &&
            // Two recurrent layers are both directions, unless the next one takes what a single one gives.
            (copies > 2 || kind === 'dense' || kind.startsWith('convolution') || layers[i + 1]?.inputs === units),
        ),
      says: 'Several copies of a layer with other units than inputs stand side by side and cannot follow one another: of stacked layers give the first in a row of its own, as the inputs of the others are its units.',
    },
    {
      level: 'note',
      when: ({ layers }) =>
        layers.some(
          ({ kind, unbiased }, i) =>
            layers[i + 1]?.kind === 'batchNorm' && (kind === 'convolution2' || kind === 'convolution1') && !unbiased,
        ),
      says: 'A convolution before batch normalization is mostly built without bias, which the normalization takes off again: mark it so, if it is.',
    },
  ],
  examples: [
    {
      inputs: {
        layers: [
          { kind: 'convolution2', inputs: 3, units: 64, kernel: 3 },
          { kind: 'convolution2', inputs: 64, units: 64, kernel: 3 },
          { kind: 'convolution2', inputs: 64, units: 128, kernel: 3 },
          { kind: 'convolution2', inputs: 128, units: 128, kernel: 3 },
          { kind: 'convolution2', inputs: 128, units: 256, kernel: 3 },
          { kind: 'convolution2', inputs: 256, units: 256, kernel: 3, copies: 2 },
          { kind: 'convolution2', inputs: 256, units: 512, kernel: 3 },
          { kind: 'convolution2', inputs: 512, units: 512, kernel: 3, copies: 5 },
          { inputs: 25088, units: 4096 },
          { inputs: 4096, units: 4096 },
          { inputs: 4096, units: 1000 },
        ],
      },
      results: {
        total: 138357544,
        trainable: 138357544,
        fixed: 0,
        memory: 553.430176,
        mismatches: 0,
        byLayer: {
          length: 11,
          rows: { 0: { weights: 1728, biases: 64, parameters: 1792 }, 8: { parameters: 102764544 } },
        },
      },
      source: 'Keras Applications: VGG16 has 138,357,544 parameters, and 528 MiB; × 4 bytes',
    },
    {
      inputs: {
        layers: [
          { kind: 'embedding', inputs: 20000, units: 128 },
          { kind: 'lstm', inputs: 128, units: 64, copies: 2 },
          { kind: 'lstm', inputs: 128, units: 64, copies: 2 },
          { inputs: 128, units: 1 },
        ],
      },
      results: { total: 2757761 },
      source:
        'Keras example “Bidirectional LSTM on IMDB”: 2560000 + 98816 + 98816 + 129; by hand 2 × 4 × 64 × (128 + 64 + 1)',
    },
    {
      inputs: { layers: [{ kind: 'lstm', inputs: 10, units: 20 }], biases: 'two', bits: 'b16' },
      results: { total: 2560, memory: 0.00512 },
      source: 'PyTorch: torch.nn.LSTM, shapes of weight_ih, weight_hh, bias_ih and bias_hh: 800 + 1600 + 80 + 80',
    },
    {
      inputs: {
        layers: [
          { kind: 'gru', inputs: 10, units: 20 },
          { kind: 'recurrent', inputs: 20, units: 5 },
        ],
      },
      results: { total: 2050, byLayer: { length: 2, rows: { 0: { parameters: 1920 }, 1: { parameters: 130 } } } },
      source: 'By hand: 3 × 20 × (10 + 20 + 2), 5 × (20 + 5 + 1)',
    },
    {
      inputs: { layers: [{ kind: 'gru', inputs: 10, units: 20 }], biases: 'one', bits: 'b64' },
      results: { total: 1860, memory: 0.01488 },
      source: 'By hand: 3 × 20 × (10 + 20 + 1)',
    },
    {
      inputs: {
        layers: [
          { kind: 'convolution1', inputs: 8, units: 16, kernel: 5, unbiased: true },
          { kind: 'batchNorm', inputs: 16 },
          { kind: 'attention', inputs: 16 },
          { kind: 'layerNorm', inputs: 16 },
        ],
        bits: 'b8',
      },
      results: { total: 1824, trainable: 1792, fixed: 32, memory: 0.001824 },
      source: 'By hand: 5 × 8 × 16, 4 × 16, 4 × (16² + 16), 2 × 16',
    },
    {
      inputs: {
        layers: [
          { kind: 'convolution2', inputs: 3, units: 8, kernel: 1 },
          { kind: 'batchNorm', inputs: 8 },
          { inputs: 100, units: 10 },
        ],
        bits: 'b4',
      },
      results: { total: 1074, mismatches: 1, memory: 0.000537 },
      cautions: ['not fit what', 'without bias'],
      source: 'By hand: 32 + 32 + 1010',
    },
    {
      inputs: {
        layers: [
          { inputs: 784, units: 100 },
          { kind: 'layerNorm', inputs: 100 },
          { inputs: 200, units: 10 },
        ],
      },
      results: { total: 80710, mismatches: 1 },
      cautions: ['not fit what'],
      source: 'By hand: 785 × 100 + 2 × 100 + 201 × 10',
    },
    {
      inputs: {
        layers: [
          { kind: 'convolution2', inputs: 256, units: 512, kernel: 3, copies: 3 },
          { inputs: 512, units: 10 },
        ],
      },
      results: { total: 3545610, mismatches: 0 },
      cautions: ['side by side'],
      source: 'By hand: 3 × (9 × 256 × 512 + 512) + 5130; stacked there would be 5905418',
    },
    {
      inputs: {
        layers: [
          { kind: 'lstm', inputs: 32, units: 64, copies: 2 },
          { inputs: 64, units: 1 },
        ],
      },
      results: { total: 49729, mismatches: 0 },
      cautions: ['side by side'],
      source: 'By hand: 2 × 4 × 64 × (32 + 64 + 1) + 65; stacked it would be 57921',
    },
    {
      inputs: { layers: [{ kind: 'gru', inputs: 10, units: 20, copies: 3 }], biases: 'one' },
      results: { total: 5580 },
      cautions: ['side by side'],
      source: 'By hand: 3 × 3 × 20 × (10 + 20 + 1)',
    },
    { inputs: { layers: [{ inputs: 5 }] }, refused: 'needs its units', source: 'By definition' },
    {
      inputs: { layers: [{ kind: 'batchNorm', inputs: 5, units: 6 }] },
      refused: 'at the width of their inputs',
      source: 'By definition',
    },
    {
      inputs: { layers: [{ kind: 'convolution2', inputs: 5, units: 6 }] },
      refused: 'needs its kernel',
      source: 'By definition',
    },
    { inputs: { layers: [{ inputs: 5, units: 6, kernel: 3 }] }, refused: 'Only convolutions', source: 'By definition' },
  ],
  notes: [
    'Activations, gradients and the states of an optimizer need memory of their own: with Adam in 32 bits training takes four times that of the parameters, and the activations.',
    'A MB is 10⁶ bytes. Keras prints MB of 1,048,576 bytes: 527.79 MB for the 553.430 MB of VGG-16.',
    'Pooling, dropout, flattening and activation layers have no parameters.',
  ],
  references: [
    { title: 'PyTorch: torch.nn.LSTM', url: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.LSTM.html' },
    { title: 'Keras: Recurrent layers, GRU (reset_after)', url: 'https://keras.io/api/layers/recurrent_layers/gru/' },
    { title: 'Keras: Applications, table of models', url: 'https://keras.io/api/applications/' },
    { title: 'Goodfellow, Bengio, Courville: Deep Learning (2016), chapters 6, 9 and 10', isbn: '978-0-262-03561-3' },
  ],
});
