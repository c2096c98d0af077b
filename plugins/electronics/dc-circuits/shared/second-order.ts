/** Step response of y″ + 2ζy′ + y = 1 from rest, in the time x = ω₀t, without a loss of digits near x = 0 and ζ = 1. */

export interface StepResponse {
  readonly value: number;
  /** dy/dx. */
  readonly slope: number;
}

/** The Taylor series, for short times. */
function early(x: number, ratio: number): StepResponse {
  let before = 0;
  let term = 0.5;
  let value = term;
  let slope = 2 * term;
  for (let n = 1; n < 40; n++) {
    const next = (-2 * ratio * x * (n + 1) * term - x * x * before) / ((n + 2) * (n + 1));
    value += next;
    slope += (n + 2) * next;
    before = term;
    term = next;
  }
  return { value: x * x * value, slope: x * slope };
}

/** The greatest slope dy/dx, at the time arccos ζ/√(1 − ζ²) or arcosh ζ/√(ζ² − 1); `beyond` is ζ² − 1. */
export function steepest(ratio: number, beyond: number): number {
  const root = Math.sqrt(Math.abs(beyond));
  if (beyond < 0) return Math.exp((-ratio * Math.atan2(root, ratio)) / root);
  if (beyond > 0) return Math.exp((-ratio * Math.asinh(root)) / root);
  return Math.exp(-ratio);
}

/** `beyond` is ζ² − 1, the sign of which decides. */
export function stepResponse(x: number, ratio: number, beyond: number): StepResponse {
  if (x * (1 + ratio) < 0.5) return early(x, ratio);
  const root = Math.sqrt(Math.abs(beyond));
  if (beyond < 0) {
    const decay = Math.exp(-ratio * x);
    const sine = Math.sin(root * x) / root;
    return { value: 1 - decay * (Math.cos(root * x) + ratio * sine), slope: decay * sine };
  }
  if (beyond > 0) {
    const fast = ratio + root;
    const slow = 1 / fast;
    const gone = -Math.expm1(-2 * root * x);
    const left = Math.exp(-slow * x);
    const slope = (left * gone) / (2 * root);
    if (root * x < 0.5) return { value: 1 - left * (1 - gone / 2 + (ratio * gone) / (2 * root)), slope };
    return { value: (slow * Math.expm1(-fast * x) - fast * Math.expm1(-slow * x)) / (2 * root), slope };
  }
  return { value: 1 - Math.exp(-x) * (1 + x), slope: x * Math.exp(-x) };
}
