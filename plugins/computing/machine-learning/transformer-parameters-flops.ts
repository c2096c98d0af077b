import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** Weights counted matrix by matrix for the two families of decoders; 6 N D of Kaplan et al. for the compute. */
export default defineCalculator({
  title: 'Transformer parameters and FLOPs',
  description:
    'Parameters of a decoder-only transformer, and its training and inference FLOPs and training time, from layers, width, vocabulary and tokens.',
  keywords: ['llm parameters', '6nd', 'training flops', 'training compute', 'gpt parameter count'],
  related: ['llm-memory-vram', 'neural-network-parameters'],
  inputs: {
    style: choice(
      {
        gpt: { label: 'GPT-2: biases, LayerNorm, learned positions', also: ['gpt', 'gpt-2', 'gpt-3'] },
        llama: { label: 'Llama: no biases, RMSNorm, rotary positions, gated feed-forward', also: ['llama', 'swiglu'] },
      },
      { label: 'Architecture', default: 'gpt' },
    ),
    layers: integer({ label: 'Layers', symbol: 'L', min: 1, max: 10000, usual: [1, 200] }),
    width: integer({ label: 'Model width (d_model)', symbol: 'd', min: 1, max: 1e6, usual: [64, 32768] }),
    vocabulary: integer({ label: 'Vocabulary', symbol: 'V', min: 1, max: 1e8, usual: [50, 300000] }),
    context: integer({
      label: 'Context length in tokens',
      symbol: 's',
      min: 1,
      max: 1e8,
      usual: [64, 2e6],
      default: 1024,
    }),
    feedForward: integer({
      label: 'Width of the feed-forward layer',
      help: 'Where it is left out: 4 times the model width; of Llama 8/3 times, rounded up to a multiple of 256.',
      symbol: 'd_{\\mathrm{ff}}',
      min: 1,
      max: 1e7,
      usual: [64, 200000],
      optional: true,
    }),
    heads: integer({
      label: 'Attention heads',
      help: 'Needed with key-value heads alone: without these the count is the same for any number of heads.',
      symbol: 'h',
      min: 1,
      max: 10000,
      usual: [1, 256],
      optional: true,
    }),
    keyHeads: integer({
      label: 'Key-value heads',
      help: 'Fewer than the attention heads with grouped queries; where it is left out, as many.',
      symbol: 'h_{kv}',
      min: 1,
      max: 10000,
      usual: [1, 256],
      optional: true,
    }),
    outputLayer: choice(
      {
        shared: { label: 'Shares the weights of the token embedding', also: ['tied', 'shared'] },
        own: { label: 'Has weights of its own', also: ['untied', 'own'] },
      },
      { label: 'Output layer', help: 'Where it is left out: shared as in GPT-2, its own as in Llama.', optional: true },
    ),
    tokens: number({ label: 'Training tokens in billions', symbol: 'D_9', above: 0, max: 1e9, usual: [0.001, 100000] }),
    devices: integer({ label: 'Accelerators (GPUs)', symbol: 'n', min: 1, max: 1e7, usual: [1, 200000], default: 8 }),
    peak: number({
      label: 'Peak of one accelerator in TFLOP/s, dense, in the precision of the training',
      help: 'In BF16 an A100 has 312, an H100 SXM 989.',
      symbol: 'F',
      above: 0,
      max: 1e6,
      usual: [5, 5000],
      default: 312,
    }),
    utilization: percent({
      label: 'Model FLOPs utilization (MFU)',
      symbol: 'u',
      above: 0,
      max: 100,
      usual: [5, 70],
      default: 40,
    }),
  },
  outputs: {
    parameters: integer({ label: 'Parameters', symbol: 'N' }),
    billions: number({ label: 'Parameters in billions', symbol: 'N_9', places: 3 }),
    rule: integer({ label: 'Rule of thumb 12 L d² + V d', symbol: 'N_0' }),
    embedding: integer({ label: 'Parameters of token embedding, positions and output layer', symbol: 'N_e' }),
    hidden: integer({ label: 'Width of the feed-forward layer that was counted', symbol: 'm' }),
    perLayer: integer({ label: 'Parameters of a layer', symbol: 'N_l' }),
    training: number({ label: 'Training FLOPs (6 N D)', symbol: 'C' }),
    trainingExact: number({ label: 'Training FLOPs with attention at this context, without look-ups', symbol: 'C_a' }),
    inference: number({ label: 'Inference FLOPs for each token (2 N)', symbol: 'C_i' }),
    time: quantity('s', { label: 'Training time', unit: 'd', symbol: 't', places: 2 }),
    deviceHours: number({ label: 'Accelerator hours', places: 0 }),
    perParameter: number({ label: 'Training tokens for each parameter', symbol: 'D/N', places: 1 }),
  },
  formula: (inputs) => {
    const { style, layers, width, vocabulary, context, feedForward, heads, keyHeads, outputLayer } = inputs;
    const { tokens, devices, peak, utilization } = inputs;
    const isGpt = style === 'gpt';
    const copies = outputLayer === 'shared' || (outputLayer === undefined && isGpt) ? 1 : 2;
    const hidden = feedForward ?? (isGpt ? 4 * width : 256 * Math.ceil(Math.floor((8 * width) / 3) / 256));
    const keyWidth = heads === undefined || keyHeads === undefined ? width : (width / heads) * keyHeads;
    // Queries and output d × d; keys and values d × the width of their heads.
    const attention = 2 * width * width + 2 * width * keyWidth;
    const matrices = attention + (isGpt ? 2 : 3) * width * hidden;
    const biases = isGpt ? 2 * width + 2 * keyWidth + hidden + width : 0;
    const norms = (isGpt ? 4 : 2) * width;
    const perLayer = matrices + biases + norms;
    const positions = isGpt ? context * width : 0;
    const embedding = copies * vocabulary * width + positions;
    const parameters = layers * perLayer + embedding + (isGpt ? 2 : 1) * width;
    const trained = tokens * 1e9;
    const training = 6 * parameters * trained;
    const seconds = training / (devices * peak * 1e12 * utilization);
    return {
      parameters,
      billions: parameters / 1e9,
      rule: 12 * layers * width ** 2 + vocabulary * width,
      embedding,
      hidden,
      perLayer,
      training,
      trainingExact: (6 * (layers * matrices + vocabulary * width) + 12 * layers * width * context) * trained,
      inference: 2 * parameters,
      time: seconds * constant(1, 's'),
      deviceHours: (seconds * devices) / 3600,
      perParameter: trained / parameters,
    };
  },
  explanation: ({ style, outputLayer, keyHeads }) => {
    const isGpt = style === 'gpt';
    const kind = isGpt ? 'GPT-2' : 'Llama';
    const output =
      (outputLayer ?? (isGpt ? 'shared' : 'own')) === 'shared'
        ? 'an output layer that shares the embedding'
        : 'an output layer of its own';
    const keys =
      keyHeads === undefined
        ? 'as many key-value heads as heads'
        : '{keyHeads} key-value {keyHeads|head|heads} for {heads} {heads|head|heads}';
    return `Built as ${kind}, {layers} {layers|layer|layers} of width {width} with a feed-forward width of {hidden}, ${keys}, ${output} and a context of {context} {context|token|tokens} have {billions} billion parameters. Training on {tokens} billion tokens takes {training} FLOPs by 6 N D: {time} on {devices} {devices|accelerator|accelerators} of {peak} TFLOP/s at a utilization of {utilization}. A token of inference takes {inference} FLOPs by 2 N, without attention to the context.`;
  },
  requires: [
    {
      that: (_, given) => !given.keyHeads || given.heads,
      field: 'heads',
      says: 'Key-value heads need the number of attention heads, by which the width is divided: give both.',
    },
    {
      that: ({ width, heads }) => width % heads === 0,
      field: 'heads',
      says: 'The width, {width}, must be a multiple of the attention heads, {heads}.',
    },
    {
      that: ({ heads, keyHeads }) => keyHeads <= heads && heads % keyHeads === 0,
      field: 'keyHeads',
      says: 'The attention heads, {heads}, must be a multiple of the key-value heads, {keyHeads}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ training, trainingExact }) => isAbove(trainingExact, 1.1 * training),
      says: 'At this context attention adds more than a tenth to 6 N D, which leaves it out: take {trainingExact} FLOPs, and a training time that is longer in proportion, where whole sequences of {context} {context|token|tokens} are trained. Inference at the end of such a context takes more than 2 N, too.',
    },
    {
      level: 'caution',
      when: ({ training, trainingExact }) => isBelow(trainingExact, 0.9 * training),
      says: 'Over a tenth of the parameters are only looked up (token embedding, positions), which 6 N D counts as if they multiplied: take {trainingExact} FLOPs, and less time in proportion.',
    },
    {
      level: 'caution',
      when: ({ embedding, vocabulary, width, parameters }) => isAbove(embedding - vocabulary * width, 0.1 * parameters),
      says: '2 N of inference is too high by more than a tenth: it counts token embedding and positions, which are only looked up, as if they multiplied.',
    },
    {
      level: 'caution',
      when: ({ perParameter }) => roundTo(perParameter, 1) < 5,
      says: 'There are fewer than 5 training tokens for each parameter: check that the tokens are given in billions. Hoffmann et al. (2022) found about 20 tokens for each parameter best for a given compute.',
    },
    {
      level: 'caution',
      when: ({ perParameter }) => roundTo(perParameter, 1) > 20000,
      says: 'There are over 20,000 training tokens for each parameter, far more than is usual: check that the tokens are given in billions, and layers and width.',
    },
    {
      level: 'caution',
      when: ({ peak }) => peak === 624 || peak === 1979,
      says: 'Peaks are printed with sparsity, too, which is twice the dense figure: in BF16 an A100 has 312 TFLOP/s dense and 624 with sparsity, an H100 SXM 989 and 1979. Take the dense one, unless this is that of 8-bit training.',
    },
  ],
  examples: [
    {
      inputs: { layers: 12, width: 768, vocabulary: 50257, tokens: 300 },
      results: {
        parameters: 124439808,
        billions: 0.124439808,
        rule: 123532032,
        embedding: 39383808,
        hidden: 3072,
        perLayer: 7087872,
        training: 2.239916544e20,
        trainingExact: 2.5633152e20,
        inference: 248879616,
        time: 2.596650641025641,
        deviceHours: 498.55692307692306,
        perParameter: 2410.8041053872407,
      },
      cautions: ['attention adds more than a tenth'],
      source:
        'GPT-2 small has 124439808 parameters in many public implementations; the rest by an independent Python count, matrix by matrix',
    },
    {
      inputs: {
        style: 'llama',
        layers: 32,
        width: 4096,
        vocabulary: 32000,
        context: 4096,
        tokens: 2000,
        devices: 2048,
        peak: 312,
        utilization: 50,
      },
      results: {
        parameters: 6738415616,
        hidden: 11008,
        embedding: 262144000,
        rule: 6573522944,
        training: 8.0860987392e22,
      },
      cautions: ['attention adds more than a tenth'],
      source: 'Llama 2 7B has 6738415616 parameters in many public implementations; by hand 6 × 6738415616 × 2 × 10¹²',
    },
    {
      inputs: {
        style: 'llama',
        layers: 32,
        width: 4096,
        vocabulary: 128256,
        context: 8192,
        feedForward: 14336,
        heads: 32,
        keyHeads: 8,
        tokens: 15000,
        devices: 1024,
        peak: 989,
      },
      results: {
        parameters: 8030261248,
        training: 7.2272351232e23,
        trainingExact: 8.686927872e23,
        inference: 16060522496,
        time: 20.6491510785305,
      },
      cautions: ['attention adds more than a tenth'],
      source: 'Llama 3 8B has 8030261248 parameters in many public implementations; the rest with Python',
    },
    {
      inputs: {
        style: 'llama',
        layers: 16,
        width: 2048,
        vocabulary: 128256,
        context: 2048,
        feedForward: 8192,
        heads: 32,
        keyHeads: 8,
        outputLayer: 'shared',
        tokens: 9000,
      },
      results: { parameters: 1235814400, embedding: 262668288 },
      cautions: ['attention adds more than a tenth'],
      source: 'Llama 3.2 1B: independent Python count, matrix by matrix; 128256 × 2048',
    },
    {
      inputs: { layers: 96, width: 12288, vocabulary: 50257, context: 2048, tokens: 0.3, peak: 624 },
      results: { parameters: 174604259328, perParameter: 0.001718171144 },
      cautions: ['fewer than 5 training tokens', 'with sparsity'],
      source: 'Brown et al. (2020), table 2.1: 175 billion; independent Python count, 3 × 10⁸ over it',
    },
    {
      inputs: { layers: 2, width: 128, vocabulary: 50000, context: 128, outputLayer: 'own', tokens: 1 },
      results: { parameters: 13213184, embedding: 12816384, trainingExact: 4.1152512e16 },
      cautions: ['which 6 N D counts', '2 N of inference is too high'],
      source: 'Python: 2 × (12 × 128² + 13 × 128) + 100128 × 128 + 2 × 128; FLOPs by the formula of the PaLM paper',
    },
    {
      inputs: { style: 'llama', layers: 12, width: 768, vocabulary: 50257, context: 2048, tokens: 300 },
      results: { parameters: 162148608, embedding: 77194752, training: 2.918674944e20, trainingExact: 2.903053824e20 },
      cautions: ['2 N of inference is too high'],
      source:
        'Independent Python count; 38597376 of 162148608 parameters are looked up, and attention makes up for them in 6 N D',
    },
    {
      inputs: { layers: 2, width: 128, vocabulary: 500, context: 128, tokens: 100 },
      results: { parameters: 477184, perParameter: 209562.76824, inference: 954368 },
      cautions: ['over 20,000'],
      source: 'By hand: 2 × 198272 + 628 × 128 + 256; 10¹¹ over it',
    },
    {
      inputs: { layers: 2, width: 128, vocabulary: 500, keyHeads: 2, tokens: 1 },
      refused: 'give both',
      source: 'By definition',
    },
    {
      inputs: { layers: 2, width: 128, vocabulary: 500, heads: 12, tokens: 1 },
      refused: 'must be a multiple of the attention heads',
      source: 'By definition',
    },
    {
      inputs: { layers: 2, width: 128, vocabulary: 500, heads: 8, keyHeads: 3, tokens: 1 },
      refused: 'must be a multiple of the key-value heads',
      source: 'By definition',
    },
  ],
  notes: [
    'For dense decoders: in a mixture of experts a token passes only some of the parameters, and N of 6 N D is the active ones.',
    'Training FLOPs leave out recomputed activations (which a utilization by hardware, HFU, counts) and interruptions.',
  ],
  references: [
    { title: 'Kaplan et al.: Scaling laws for neural language models (2020), §2.1, arXiv:2001.08361' },
    { title: 'Chowdhery et al.: PaLM (2022), appendix B (6 N + 12 L H Q T, and MFU), arXiv:2204.02311' },
    { title: 'Hoffmann et al.: Training compute-optimal large language models (2022), arXiv:2203.15556' },
    { title: 'Touvron et al.: Llama 2 (2023), arXiv:2307.09288' },
  ],
});
