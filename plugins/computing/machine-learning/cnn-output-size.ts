import { choice, defineCalculator, flag, integer, noResult, rows, sum, table } from '@reckoner/engine';

/** As frameworks take it where none is given: windows of pooling lie side by side. */
const strideOf = ({ kind, kernel, stride }: { kind: string; kernel: number; stride: number | undefined }) =>
  stride ?? (kind === 'pooling' ? kernel : 1);

/** Layer by layer along one side; the receptive field grows by (k - 1) dilations, each a jump of the layers before. */
export default defineCalculator({
  title: 'Convolution output size and receptive field',
  description:
    'Output size, parameters, multiply-accumulates and receptive field of a stack of convolution and pooling layers.',
  keywords: ['conv output shape', 'feature map size', 'receptive field', 'conv2d macs', 'stride padding dilation'],
  related: ['neural-network-parameters'],
  inputs: {
    height: integer({ label: 'Height of the input', symbol: 'H_0', min: 1, max: 100000, usual: [2, 8192] }),
    width: integer({
      label: 'Width of the input',
      help: 'As the height, where it is left out.',
      symbol: 'W_0',
      min: 1,
      max: 100000,
      usual: [2, 8192],
      default: ({ height }) => height,
    }),
    channels: integer({
      label: 'Channels of the input',
      symbol: 'C_0',
      min: 1,
      max: 65536,
      usual: [1, 4096],
      default: 3,
    }),
    layers: rows(
      {
        kind: choice(
          {
            convolution: { label: 'Convolution', also: ['conv', 'conv2d'] },
            depthwise: { label: 'Depthwise convolution', also: ['depthwise', 'dw'] },
            pooling: { label: 'Pooling', also: ['pool', 'maxpool', 'max pooling', 'average pooling'] },
          },
          { label: 'Layer', default: 'convolution' },
        ),
        filters: integer({ label: 'Filters (convolution only)', min: 1, max: 65536, optional: true }),
        kernel: integer({ label: 'Kernel', min: 1, max: 1000 }),
        stride: integer({
          label: 'Stride',
          help: 'Where it is left out: 1, of pooling the kernel, as in PyTorch and Keras.',
          min: 1,
          max: 1000,
          optional: true,
        }),
        padding: integer({ label: 'Padding on each side', min: 0, max: 1000, default: 0 }),
        dilation: integer({ label: 'Dilation', min: 1, max: 1000, default: 1 }),
      },
      { label: 'Layers, square kernels', maxItems: 60 },
    ),
    same: flag({ label: 'Padding “same” (TensorFlow, Keras): the size is divided by the stride and rounded up' }),
    bias: flag({ label: 'Convolutions have a bias', default: true }),
  },
  outputs: {
    outputHeight: integer({ label: 'Height of the output', symbol: 'H' }),
    outputWidth: integer({ label: 'Width of the output', symbol: 'W' }),
    outputChannels: integer({ label: 'Channels of the output', symbol: 'C' }),
    receptiveField: integer({ label: 'Receptive field in pixels of the input', symbol: 'r' }),
    jump: integer({ label: 'Pixels of the input between two outputs (total stride)', symbol: 'j' }),
    parameters: integer({ label: 'Parameters' }),
    macs: integer({ label: 'Multiply-accumulates for one input' }),
    features: integer({ label: 'Values of the output (flattened)' }),
    rounded: integer({ label: 'Layers whose size was rounded down' }),
    lost: integer({ label: 'Layers that leave rows or columns of their input unused' }),
    stack: table(
      {
        layer: integer({ label: 'Layer' }),
        height: integer({ label: 'Height' }),
        width: integer({ label: 'Width' }),
        channels: integer({ label: 'Channels' }),
        parameters: integer({ label: 'Parameters' }),
        macs: integer({ label: 'Multiply-accumulates' }),
        receptiveField: integer({ label: 'Receptive field' }),
        jump: integer({ label: 'Total stride' }),
      },
      { label: 'Layer by layer' },
    ),
  },
  algorithm: ({ height, width, channels, layers, same, bias }) => {
    let [high, wide, deep, field, jump, rounded, lost] = [height, width, channels, 1, 1, 0, 0];
    const stack = layers.map((layer, i) => {
      const { kind, filters, kernel, padding, dilation } = layer;
      const stride = strideOf(layer);
      const reach = dilation * (kernel - 1) + 1;
      if (!same && Math.min(high, wide) + 2 * padding < reach) {
        throw noResult(
          `Layer ${i + 1} reaches over ${reach} pixels, and gets only ${Math.min(high, wide)}${padding > 0 ? ` + 2 × ${padding} of padding` : ', without padding'}: use a smaller kernel, more padding or fewer strides before it.`,
        );
      }
      if (!same) {
        // What is left over at the far edge: padding first, then pixels.
        const left = Math.max((high + 2 * padding - reach) % stride, (wide + 2 * padding - reach) % stride);
        if (left > 0) rounded += 1;
        if (left > padding) lost += 1;
      }
      const size = (side: number) =>
        same ? Math.ceil(side / stride) : Math.floor((side + 2 * padding - reach) / stride) + 1;
      const before = deep;
      high = size(high);
      wide = size(wide);
      deep = kind === 'convolution' ? filters! : deep;
      const weights = kind === 'pooling' ? 0 : kernel * kernel * deep * (kind === 'convolution' ? before : 1);
      field += (reach - 1) * jump;
      jump *= stride;
      return {
        layer: i + 1,
        height: high,
        width: wide,
        channels: deep,
        parameters: weights + (kind !== 'pooling' && bias ? deep : 0),
        macs: weights * high * wide,
        receptiveField: field,
        jump,
      };
    });
    return {
      outputHeight: high,
      outputWidth: wide,
      outputChannels: deep,
      receptiveField: field,
      jump,
      parameters: sum(stack.map(({ parameters }) => parameters)),
      macs: sum(stack.map(({ macs }) => macs)),
      features: high * wide * deep,
      rounded,
      lost,
      stack,
    };
  },
  figure: { kind: 'series', table: 'stack', x: 'layer', lines: ['receptiveField'] },
  explanation: ({ same, bias, parameters }) => {
    const padded = same ? 'With padding “same”' : 'With the paddings as given, on each side,';
    const biased = parameters === 0 ? '' : bias ? ', biases included' : ', without biases';
    return `${padded} an input of {height} × {width} × {channels} (height, width, channels) becomes {outputHeight} × {outputWidth} × {outputChannels}: each output sees {receptiveField} {receptiveField|pixel|pixels} of the input a side, and the next one lies {jump} {jump|pixel|pixels} on. The layers have {parameters} {parameters|parameter|parameters}${biased}${biased === '' ? '' : ','} and take {macs} multiply-accumulates for one input.`;
  },
  requires: [
    {
      each: 'layers',
      that: ({ kind, filters }) => kind !== 'convolution' || filters !== undefined,
      field: 'filters',
      says: 'A convolution needs its number of filters (output channels).',
    },
    {
      each: 'layers',
      that: ({ kind, filters }) => kind === 'convolution' || filters === undefined,
      field: 'filters',
      says: 'Pooling and depthwise convolution keep the channels: leave the filters out.',
    },
    {
      that: ({ same, layers }) => !same || layers.every(({ padding }) => padding === 0),
      field: 'layers',
      says: 'With padding “same” the padding follows from the size: leave it 0 in all layers, or switch “same” off.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ lost }) => lost > 0,
      says: 'In {lost} {lost|layer|layers} the windows end before the edge, and rows or columns of the input of the layer go unused there: pad it, or choose a size that fits.',
    },
    {
      level: 'note',
      when: ({ rounded }) => rounded > 0,
      says: 'In {rounded} {rounded|layer|layers} the stride does not divide what is left, and the size is rounded down, as PyTorch does by default. Pooling that rounds up (ceil mode, Caffe) may have one more there.',
    },
    {
      level: 'caution',
      when: ({ same, layers }) =>
        !same && layers.some(({ kernel, dilation, padding }) => padding >= dilation * (kernel - 1) + 1),
      says: 'A padding as wide as the kernel lets outputs at the edge see nothing but padding: check whether kernel and padding were exchanged.',
    },
    {
      level: 'caution',
      when: ({ same, layers }) =>
        !same && layers.some(({ kind, kernel, padding }) => kind === 'pooling' && 2 * padding > kernel),
      says: 'PyTorch refuses pooling with a padding of more than half of the kernel: check the padding, which is that of one side.',
    },
    {
      level: 'caution',
      when: ({ layers }) => layers.some((layer) => strideOf(layer) > layer.dilation * (layer.kernel - 1) + 1),
      says: 'A stride above the reach of its kernel skips pixels between the windows, as the 1 × 1 shortcuts of ResNet do: elsewhere check whether kernel and stride were exchanged.',
    },
    {
      level: 'note',
      when: ({ receptiveField, height, width }) => receptiveField > Math.min(height, width),
      says: 'The receptive field is larger than the input along its shorter side: outputs see padding there, too, and those in the middle may see all of the input.',
    },
  ],
  examples: [
    {
      inputs: {
        height: 224,
        layers: [
          { kind: 'convolution', filters: 64, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 64, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 2, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 128, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 128, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 2, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 256, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 256, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 256, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 2, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 2, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 512, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 2, stride: 2, padding: 0, dilation: 1 },
        ],
      },
      results: {
        outputHeight: 7,
        outputWidth: 7,
        outputChannels: 512,
        receptiveField: 212,
        jump: 32,
        parameters: 14714688,
        macs: 15346630656,
        features: 25088,
        rounded: 0,
        lost: 0,
        stack: {
          length: 18,
          rows: { 0: { parameters: 1792, receptiveField: 3 }, 2: { height: 112, receptiveField: 6, jump: 2 } },
        },
      },
      source:
        'VGG-16 without its dense layers: 14714688 parameters (Keras), 15346630656 in public tables of its operations, receptive field 212 by the recurrence of Araujo et al. from the last layer',
    },
    {
      inputs: {
        height: 227,
        layers: [
          { kind: 'convolution', filters: 96, kernel: 11, stride: 4, padding: 0, dilation: 1 },
          { kind: 'pooling', kernel: 3, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 256, kernel: 5, stride: 1, padding: 2, dilation: 1 },
          { kind: 'pooling', kernel: 3, stride: 2, padding: 0, dilation: 1 },
          { kind: 'convolution', filters: 384, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 384, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'convolution', filters: 256, kernel: 3, stride: 1, padding: 1, dilation: 1 },
          { kind: 'pooling', kernel: 3, stride: 2, padding: 0, dilation: 1 },
        ],
      },
      results: {
        outputHeight: 6,
        outputChannels: 256,
        receptiveField: 195,
        jump: 32,
        parameters: 3747200,
        macs: 1076634144,
        features: 9216,
      },
      source: 'AlexNet in one path: independent Python count, the recurrence of Araujo et al. from the last layer',
    },
    {
      inputs: {
        height: 32,
        width: 48,
        bias: false,
        layers: [
          { kind: 'convolution', filters: 16, kernel: 3, stride: 2, padding: 1 },
          { kind: 'depthwise', kernel: 3, padding: 1 },
          { kind: 'convolution', filters: 32, kernel: 1 },
        ],
      },
      results: {
        outputHeight: 16,
        outputWidth: 24,
        receptiveField: 7,
        jump: 2,
        parameters: 1088,
        macs: 417792,
        rounded: 1,
        lost: 0,
      },
      cautions: ['rounded down'],
      source: 'By hand: 432 + 144 + 512 weights, × 384 places',
    },
    {
      inputs: {
        height: 7,
        width: 10,
        channels: 1,
        same: true,
        layers: [
          { kind: 'convolution', filters: 4, kernel: 3, stride: 2 },
          { kind: 'pooling', kernel: 2, stride: 2 },
        ],
      },
      results: {
        outputHeight: 2,
        outputWidth: 3,
        outputChannels: 4,
        parameters: 40,
        macs: 720,
        receptiveField: 5,
        jump: 4,
      },
      source: 'By hand: 7 → 4 → 2 and 10 → 5 → 3; 36 weights × 20 places',
    },
    {
      inputs: {
        height: 50,
        width: 100,
        channels: 16,
        layers: [{ filters: 33, kernel: 3, stride: 2, padding: 4, dilation: 3 }],
      },
      results: { outputHeight: 26, outputWidth: 51, parameters: 4785, macs: 6301152, receptiveField: 7 },
      cautions: ['rounded down'],
      source: 'PyTorch: torch.nn.Conv2d, formula of the output shape; 9 × 16 × 33 + 33',
    },
    {
      inputs: { height: 8, channels: 1, layers: [{ filters: 1, kernel: 1, padding: 1 }] },
      results: { outputHeight: 10, parameters: 2, macs: 100, receptiveField: 1 },
      cautions: ['nothing but padding'],
      source: 'By hand: (8 + 2 - 1) + 1',
    },
    {
      inputs: { height: 9, channels: 1, layers: [{ kind: 'pooling', kernel: 3, stride: 3, padding: 2 }] },
      results: { outputHeight: 4, parameters: 0, macs: 0 },
      cautions: ['rounded down', 'more than half of the kernel'],
      source: 'By hand: floor((9 + 4 - 3)/3) + 1',
    },
    {
      inputs: { height: 8, channels: 2, layers: [{ kind: 'pooling', kernel: 2, stride: 3 }] },
      results: { outputHeight: 3, outputChannels: 2, features: 18 },
      cautions: ['skips pixels'],
      source: 'By hand: (8 - 2)/3 + 1',
    },
    {
      inputs: {
        height: 28,
        channels: 1,
        layers: [
          { filters: 8, kernel: 3 },
          { kind: 'pooling', kernel: 2 },
        ],
      },
      results: { outputHeight: 13, outputChannels: 8, features: 1352, receptiveField: 4, jump: 2 },
      source: 'PyTorch: Conv2d(1, 8, 3) and MaxPool2d(2), whose stride is the kernel; by hand 28 → 26 → 13',
    },
    {
      inputs: { height: 4, channels: 1, layers: [{ filters: 2, kernel: 5, padding: 2 }] },
      results: { outputHeight: 4, receptiveField: 5, parameters: 52 },
      cautions: ['larger than the input'],
      source: 'By hand: 4 + 4 - 5 + 1; 25 × 2 + 2',
    },
    {
      inputs: { height: 8, width: 9, channels: 1, layers: [{ kind: 'pooling', kernel: 3, stride: 2 }] },
      results: { outputHeight: 3, outputWidth: 4, rounded: 1, lost: 1, features: 12 },
      cautions: ['windows end before the edge', 'rounded down'],
      source: 'By hand: floor(5/2) + 1 and 6/2 + 1; the eighth row is in no window',
    },
    {
      inputs: { height: 4, layers: [{ filters: 8, kernel: 5 }] },
      noResult: 'Layer 1 reaches over 5 pixels, and gets only 4, without padding',
      source: 'By definition',
    },
    {
      inputs: { height: 4, layers: [{ filters: 8, kernel: 7, padding: 1 }] },
      noResult: 'gets only 4 + 2 × 1 of padding',
      source: 'By definition',
    },
    {
      inputs: { height: 8, layers: [{ kind: 'convolution', kernel: 3 }] },
      refused: 'number of filters',
      source: 'By definition',
    },
    {
      inputs: { height: 8, layers: [{ kind: 'pooling', kernel: 2, stride: 2, filters: 8 }] },
      refused: 'keep the channels',
      source: 'By definition',
    },
    {
      inputs: { height: 8, same: true, layers: [{ filters: 8, kernel: 3, padding: 1 }] },
      refused: 'follows from the size',
      source: 'By definition',
    },
  ],
  notes: [
    'A multiply-accumulate is two floating-point operations; pooling, biases and activations are not counted.',
    'The receptive field holds for one path; with skip connections it is that of the longest one.',
  ],
  references: [
    { title: 'PyTorch: torch.nn.Conv2d', url: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.Conv2d.html' },
    {
      title: 'Araujo, Norris, Sim: Computing receptive fields of convolutional neural networks, Distill (2019)',
      doi: '10.23915/distill.00021',
    },
    { title: 'Dumoulin, Visin: A guide to convolution arithmetic for deep learning (2016), arXiv:1603.07285' },
  ],
});
