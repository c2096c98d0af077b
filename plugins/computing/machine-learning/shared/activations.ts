import { erfc } from '@reckoner/engine';

/** Klambauer et al. (2017), with which means and variances of layers stay at 0 and 1. */
const SELU_ALPHA = 1.6732632423543772;
const SELU_SCALE = 1.0507009873554805;

export type Activation =
  | 'relu'
  | 'leaky'
  | 'elu'
  | 'selu'
  | 'gelu'
  | 'geluTanh'
  | 'silu'
  | 'mish'
  | 'sigmoid'
  | 'tanh'
  | 'softplus'
  | 'softsign';

/** 1 / (1 + e^-x), which neither overflows nor loses the digits of small values. */
export function sigmoid(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const power = Math.exp(x);
  return power / (1 + power);
}

/** Value and derivative; at a kink the derivative of the left side. */
export function activate(
  kind: Activation,
  x: number,
  { slope, alpha, beta }: { slope: number; alpha: number; beta: number },
): readonly [value: number, derivative: number] {
  switch (kind) {
    case 'relu':
      return x > 0 ? [x, 1] : [0, 0];
    case 'leaky':
      return x > 0 ? [x, 1] : [slope * x, slope];
    case 'elu':
      return x > 0 ? [x, 1] : [alpha * Math.expm1(x), alpha * Math.exp(x)];
    case 'selu':
      return x > 0
        ? [SELU_SCALE * x, SELU_SCALE]
        : [SELU_SCALE * SELU_ALPHA * Math.expm1(x), SELU_SCALE * SELU_ALPHA * Math.exp(x)];
    case 'gelu': {
      const below = erfc(-x / Math.SQRT2) / 2;
      return [x * below, below + (x * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)];
    }
    case 'geluTanh': {
      // (1 + tanh u) / 2 is the sigmoid of 2 u.
      const u = 2 * Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3);
      const rise = 2 * Math.sqrt(2 / Math.PI) * (1 + 3 * 0.044715 * x ** 2);
      return [x * sigmoid(u), sigmoid(u) + x * sigmoid(u) * sigmoid(-u) * rise];
    }
    case 'silu':
      return [x * sigmoid(x), sigmoid(x) * (1 + x * sigmoid(-x))];
    case 'mish': {
      // tanh(ln(1 + e^x)) by e^-|x| alone.
      const n = Math.exp(-Math.abs(x));
      const [up, down, cosh] =
        x >= 0 ? [1 + 2 * n, 1 + 2 * n + 2 * n * n, n * (1 + n)] : [n * (n + 2), n * (n + 2) + 2, 1 + n];
      const tanh = up / down;
      return [x * tanh, tanh + x * sigmoid(x) * ((2 * cosh) / down) ** 2];
    }
    case 'sigmoid':
      return [sigmoid(x), sigmoid(x) * sigmoid(-x)];
    case 'tanh':
      // 1 - tanh² is four times the product of both tails.
      return [Math.tanh(x), 4 * sigmoid(2 * x) * sigmoid(-2 * x)];
    case 'softplus':
      return [Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(beta * x))) / beta, sigmoid(beta * x)];
    case 'softsign':
      return [x / (1 + Math.abs(x)), 1 / (1 + Math.abs(x)) ** 2];
  }
}

/** Whether the slopes on both sides of 0 differ. */
export function hasKink(kind: Activation, slope: number, alpha: number): boolean {
  if (kind === 'leaky') return slope !== 1;
  if (kind === 'elu') return alpha !== 1;
  return kind === 'relu' || kind === 'selu';
}
