import { choice, defineCalculator, number } from '@reckoner/engine';
import { activate, hasKink } from './shared/activations.js';

/** Values and slopes in forms that keep their digits in the tails. */
export default defineCalculator({
  title: 'Activation functions',
  description:
    'Value and derivative of ReLU, leaky ReLU, ELU, SELU, GELU, SiLU, Mish, sigmoid, tanh, softplus and others at a point.',
  keywords: [
    'relu',
    'gelu',
    'silu',
    'swish',
    'sigmoid',
    'softplus',
    'leaky relu',
    'elu',
    'derivative of the activation',
  ],
  related: ['softmax-temperature'],
  inputs: {
    kind: choice(
      {
        relu: { label: 'ReLU', also: ['relu', 'rectifier'] },
        leaky: { label: 'Leaky ReLU (PReLU)', also: ['leaky relu', 'prelu', 'leaky'] },
        elu: { label: 'ELU', also: ['elu'] },
        selu: { label: 'SELU', also: ['selu'] },
        gelu: { label: 'GELU, exact', also: ['gelu'] },
        geluTanh: { label: 'GELU, tanh approximation', also: ['gelu tanh', 'gelu_new', 'gelu_pytorch_tanh'] },
        silu: { label: 'SiLU (swish)', also: ['silu', 'swish'] },
        mish: { label: 'Mish', also: ['mish'] },
        sigmoid: { label: 'Sigmoid (logistic)', also: ['sigmoid', 'logistic'] },
        tanh: { label: 'Tanh', also: ['tanh'] },
        softplus: { label: 'Softplus', also: ['softplus'] },
        softsign: { label: 'Softsign', also: ['softsign'] },
      },
      { label: 'Function', default: 'relu' },
    ),
    x: number({ label: 'Input', symbol: 'x', min: -1e6, max: 1e6, usual: [-100, 100] }),
    slope: number({
      label: 'Slope below zero',
      help: 'PyTorch has 0.01 (PReLU begins with 0.25); Keras 3 has 0.3 in its layer LeakyReLU, and 0.2 in its function leaky_relu.',
      symbol: 'a',
      min: 0,
      max: 10,
      usual: [0.001, 0.5],
      default: 0.01,
      when: { kind: 'leaky' },
    }),
    alpha: number({
      label: 'Alpha',
      help: 'Far below zero the ELU comes to −α.',
      symbol: '\\alpha',
      above: 0,
      max: 100,
      usual: [0.1, 5],
      default: 1,
      when: { kind: 'elu' },
    }),
    beta: number({
      label: 'Beta',
      help: 'The larger, the nearer softplus is to ReLU.',
      symbol: '\\beta',
      min: 0.001,
      max: 1000,
      usual: [0.1, 20],
      default: 1,
      when: { kind: 'softplus' },
    }),
  },
  outputs: {
    value: number({ label: 'Value', symbol: 'f(x)', digits: 6 }),
    derivative: number({ label: 'Derivative', symbol: "f'(x)", digits: 6 }),
  },
  algorithm: ({ kind, x, slope, alpha, beta }) => {
    const [value, derivative] = activate(kind, x, { slope, alpha, beta });
    // Nothing is -0.
    return { value: value + 0, derivative: derivative + 0 };
  },
  figure: {
    kind: 'curve',
    title: 'Function and derivative',
    x: { of: 'x', label: 'x' },
    y: { label: 'f(x), derivative' },
    curve: ({ kind, x, slope, alpha, beta, value, derivative }) => {
      const far = Math.max(4, 1.5 * Math.abs(x));
      const at = (place: number) => activate(kind, place, { slope, alpha, beta });
      return {
        from: -far,
        to: far,
        lines: [
          { label: 'Function', y: (place) => at(place)[0] },
          { label: 'Derivative', y: (place) => at(place)[1], dashed: true },
        ],
        marks: [
          { x, y: value, label: 'Value' },
          { x, y: derivative, label: 'Derivative' },
        ],
      };
    },
  },
  explanation: ({ kind, x, slope, alpha }) => {
    const name = {
      relu: 'ReLU',
      leaky: 'Leaky ReLU with a slope of {slope} below zero',
      elu: 'ELU with α = {alpha}',
      selu: 'SELU',
      gelu: 'The exact GELU',
      geluTanh: 'The tanh approximation of GELU',
      silu: 'SiLU',
      mish: 'Mish',
      sigmoid: 'The sigmoid',
      tanh: 'Tanh',
      softplus: 'Softplus with β = {beta}',
      softsign: 'Softsign',
    }[kind];
    return x === 0 && hasKink(kind, slope, alpha)
      ? `${name} at {x} is {value}, and its derivative there counts as {derivative}, that of the left side.`
      : `${name} at {x} is {value}, and its derivative there is {derivative}.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ kind, x, slope, alpha }) => x === 0 && hasKink(kind, slope, alpha),
      says: 'The function has a kink at 0 and no derivative there: that of the left side is told, as PyTorch takes it.',
    },
    {
      level: 'note',
      when: ({ kind, x, derivative }) => (kind === 'relu' ? x < 0 : Math.abs(derivative) < 0.001),
      says: 'The derivative is zero or nearly so: a unit that stays here learns next to nothing by gradient descent.',
    },
    {
      level: 'caution',
      when: ({ kind, slope }) => kind === 'leaky' && slope > 1,
      says: 'With a slope above 1 the part below zero is steeper than that above: check the slope, 0.01 being usual, not 1 or 10%.',
    },
  ],
  examples: [
    {
      inputs: { x: 2.5 },
      results: { value: 2.5, derivative: 1 },
      source: 'By definition',
    },
    {
      inputs: { x: -3 },
      results: { value: 0, derivative: 0 },
      cautions: ['next to nothing'],
      source: 'By definition',
    },
    {
      inputs: { x: 0 },
      results: { value: 0, derivative: 0 },
      cautions: ['kink at 0'],
      source: 'PyTorch: the derivative of ReLU at 0 counts as 0',
    },
    {
      inputs: { kind: 'leaky', x: 3, slope: 2 },
      results: { value: 3, derivative: 1 },
      cautions: ['steeper than that above'],
      source: 'By definition',
    },
    {
      inputs: { kind: 'leaky', x: -1.5 },
      results: { value: -0.015, derivative: 0.01 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'elu', x: -1.5 },
      results: { value: -0.77686983985157, derivative: 0.22313016014843 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'elu', x: 1.5 },
      results: { value: 1.5, derivative: 1.0 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'selu', x: -1.5 },
      results: { value: -1.3658143533673, derivative: 0.39228498748012 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'selu', x: 1.5 },
      results: { value: 1.5760514810332, derivative: 1.0507009873555 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'gelu', x: -1.5 },
      results: { value: -0.10021080190329, derivative: -0.12746919222998 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'gelu', x: 1.5 },
      results: { value: 1.3997891980967, derivative: 1.12746919223 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'geluTanh', x: -1.5 },
      results: { value: -0.10042842301977, derivative: -0.12771079315143 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'silu', x: -1.5 },
      results: { value: -0.27363828570953, derivative: -0.041294154299143 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'mish', x: -1.5 },
      results: { value: -0.29809974216681, derivative: -0.064097815892259 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'mish', x: 1.5 },
      results: { value: 1.4033782663958, derivative: 1.0884879850078 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'sigmoid', x: -1.5 },
      results: { value: 0.18242552380636, derivative: 0.14914645207033 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'tanh', x: -1.5 },
      results: { value: -0.90514825364487, derivative: 0.18070663892365 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'softplus', x: -1.5 },
      results: { value: 0.20141327798275, derivative: 0.18242552380636 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'softsign', x: -1.5 },
      results: { value: -0.6, derivative: 0.16 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'leaky', x: -2, slope: 0.2 },
      results: { value: -0.4, derivative: 0.2 },
      source: 'By hand',
    },
    {
      inputs: { kind: 'elu', x: -2, alpha: 2 },
      results: { value: -1.7293294335268, derivative: 0.27067056647323 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'softplus', x: -0.5, beta: 5 },
      results: { value: 0.01577794685851, derivative: 0.075858180021244 },
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'sigmoid', x: 20 },
      results: { value: 0.99999999793885, derivative: 2.0611536139418e-9 },
      cautions: ['next to nothing'],
      source: 'mpmath at 60 digits, the derivative by differences',
    },
    {
      inputs: { kind: 'gelu', x: -12 },
      results: { value: -2.1317785344932e-32, derivative: -2.5578956616749e-31 },
      cautions: ['next to nothing'],
      source: 'mpmath at 60 digits, the derivative by differences',
    },
  ],
  notes: [
    'SELU has α = 1.6732632423543772 and the scale 1.0507009873554805.',
    'Programs in 32-bit or 16-bit numbers round the tails to 0 or 1 much earlier.',
  ],
  references: [
    { title: 'PyTorch: torch.nn, Non-linear activations', url: 'https://docs.pytorch.org/docs/stable/nn.html' },
    { title: 'Hendrycks, Gimpel: Gaussian error linear units (2016), arXiv:1606.08415' },
    { title: 'Klambauer, Unterthiner, Mayr, Hochreiter: Self-normalizing neural networks (2017), arXiv:1706.02515' },
    { title: 'Misra: Mish: A self regularized non-monotonic activation function (2019), arXiv:1908.08681' },
  ],
});
