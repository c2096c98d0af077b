import { choice, constant, cosTurn, defineCalculator, number, quantity, sinTurn } from '@reckoner/engine';

/** Bilinear transform of analog prototypes by R. Bristow-Johnson; coefficients are divided by a₀. */
export default defineCalculator({
  title: 'Biquad filter coefficients',
  description: 'Coefficients of a second-order digital filter from type, frequency, Q, gain and sample rate.',
  keywords: ['RBJ cookbook', 'audio EQ', 'IIR filter', 'peaking', 'shelf', 'notch', 'second order section'],
  inputs: {
    type: choice(
      {
        lowPass: 'Low-pass',
        highPass: 'High-pass',
        bandPass: 'Band-pass (0 dB peak)',
        notch: 'Notch',
        allPass: 'All-pass',
        peak: 'Peaking EQ',
        lowShelf: 'Low shelf',
        highShelf: 'High shelf',
      },
      { label: 'Filter', default: 'lowPass' },
    ),
    frequency: quantity('Hz', { label: 'Corner or center frequency', symbol: 'f_0', min: 0.001, max: 1e9 }),
    sampleRate: quantity('Hz', { label: 'Sample rate', symbol: 'f_s', min: 1, max: 1e10, default: 48000 }),
    q: number({ label: 'Q', symbol: 'Q', min: 0.01, max: 1000, default: Math.SQRT1_2 }),
    gain: quantity('dB', {
      label: 'Gain',
      symbol: 'G',
      min: -120,
      max: 120,
      when: { type: ['peak', 'lowShelf', 'highShelf'] },
    }),
  },
  outputs: {
    b0: number({ label: 'b0', symbol: 'b_0', places: 9 }),
    b1: number({ label: 'b1', symbol: 'b_1', places: 9 }),
    b2: number({ label: 'b2', symbol: 'b_2', places: 9 }),
    a1: number({ label: 'a1', symbol: 'a_1', places: 9 }),
    a2: number({ label: 'a2', symbol: 'a_2', places: 9 }),
  },
  formula: ({ type, frequency, sampleRate, q, gain }) => {
    const angle = (2 * Math.PI * frequency) / sampleRate;
    const cosine = cosTurn(angle);
    const alpha = sinTurn(angle) / (2 * q);
    // (1 - cos)/2 and (1 + cos)/2 by the half angle, which keeps their digits where they are small.
    if (type === 'lowPass') {
      const low = Math.sin(angle / 2) ** 2;
      return normalized([low, 2 * low, low], [1 + alpha, -2 * cosine, 1 - alpha]);
    }
    if (type === 'highPass') {
      const high = Math.cos(angle / 2) ** 2;
      return normalized([high, -2 * high, high], [1 + alpha, -2 * cosine, 1 - alpha]);
    }
    if (type === 'bandPass') return normalized([alpha, 0, -alpha], [1 + alpha, -2 * cosine, 1 - alpha]);
    if (type === 'notch') return normalized([1, -2 * cosine, 1], [1 + alpha, -2 * cosine, 1 - alpha]);
    if (type === 'allPass') {
      return normalized([1 - alpha, -2 * cosine, 1 + alpha], [1 + alpha, -2 * cosine, 1 - alpha]);
    }
    const A = 10 ** (gain / constant(40, 'dB'));
    if (type === 'peak') {
      return normalized([1 + alpha * A, -2 * cosine, 1 - alpha * A], [1 + alpha / A, -2 * cosine, 1 - alpha / A]);
    }
    const slope = 2 * Math.sqrt(A) * alpha;
    const sign = type === 'lowShelf' ? 1 : -1;
    return normalized(
      [
        A * (A + 1 - sign * (A - 1) * cosine + slope),
        sign * 2 * A * (A - 1 - sign * (A + 1) * cosine),
        A * (A + 1 - sign * (A - 1) * cosine - slope),
      ],
      [
        A + 1 + sign * (A - 1) * cosine + slope,
        -sign * 2 * (A - 1 + sign * (A + 1) * cosine),
        A + 1 + sign * (A - 1) * cosine - slope,
      ],
    );
  },
  figure: {
    kind: 'curve',
    title: 'Frequency response',
    x: { of: 'frequency', label: 'Frequency', log: true },
    y: { of: 'gain', label: 'Gain' },
    curve: ({ frequency, sampleRate, b0, b1, b2, a1, a2 }) => {
      const response = (at: number) => {
        const angle = (2 * Math.PI * at) / sampleRate;
        const size = (c0: number, c1: number, c2: number) =>
          Math.hypot(
            c0 + c1 * Math.cos(angle) + c2 * Math.cos(2 * angle),
            c1 * Math.sin(angle) + c2 * Math.sin(2 * angle),
          );
        return Math.max(-80, 20 * Math.log10(size(b0, b1, b2) / size(1, a1, a2)));
      };
      return {
        from: frequency / 100,
        to: Math.min(100 * frequency, 0.499 * sampleRate),
        lines: [{ y: response }],
        marks: [{ x: frequency, y: response(frequency), label: 'f₀' }],
      };
    },
  },
  explanation: 'H(z) has b = {b0}, {b1}, {b2} over a = 1, {a1}, {a2}.',
  requires: [
    {
      that: ({ frequency, sampleRate }) => frequency < sampleRate / 2,
      field: 'frequency',
      says: 'The frequency, {frequency}, must be below half the sample rate of {sampleRate}.',
    },
  ],
  examples: [
    {
      inputs: { frequency: 1000, q: 0.9 },
      results: {
        b0: 0.00398835550359,
        b1: 0.00797671100719,
        b2: 0.00398835550359,
        a1: -1.84882314228,
        a2: 0.86477656429,
      },
      source: 'SciPy: signal.bilinear of 1/(s² + s/Q + 1), prewarped',
    },
    {
      inputs: { type: 'highPass', frequency: 1000, q: 0.9 },
      results: { b0: 0.928399926641, b1: -1.85679985328, b2: 0.928399926641, a1: -1.84882314228 },
      source: 'SciPy: signal.bilinear of s²/(s² + s/Q + 1)',
    },
    {
      inputs: { type: 'bandPass', frequency: 1000, q: 0.9 },
      results: { b0: 0.067611717855, b1: 0, b2: -0.067611717855, a2: 0.86477656429 },
      source: 'SciPy: signal.bilinear of (s/Q)/(s² + s/Q + 1)',
    },
    {
      inputs: { type: 'notch', frequency: 1000, q: 0.9 },
      results: { b0: 0.932388282145, b1: -1.84882314228, b2: 0.932388282145 },
      source: 'SciPy: signal.bilinear of (s² + 1)/(s² + s/Q + 1)',
    },
    {
      inputs: { type: 'allPass', frequency: 1000, q: 0.9 },
      results: { b0: 0.86477656429, b1: -1.84882314228, b2: 1 },
      source: 'SciPy: signal.bilinear of (s² - s/Q + 1)/(s² + s/Q + 1)',
    },
    {
      inputs: { type: 'peak', frequency: 1000, q: 0.9, gain: 6 },
      results: { b0: 1.04859829519, b1: -1.88606594209, b2: 0.853742435567, a1: -1.88606594209, a2: 0.902340730759 },
      source: 'SciPy: signal.bilinear of (s² + sA/Q + 1)/(s² + s/(AQ) + 1)',
    },
    {
      inputs: { type: 'lowShelf', frequency: 1000, q: 0.9, gain: 6 },
      results: { b0: 1.02659483786, b1: -1.86773678231, b2: 0.863947877213, a1: -1.87342472751, a2: 0.884854769867 },
      source: 'SciPy: signal.bilinear of A(s² + s√A/Q + A)/(As² + s√A/Q + 1)',
    },
    {
      inputs: { type: 'highShelf', frequency: 1000, q: 0.9, gain: 6 },
      results: { b0: 1.94357329823, b1: -3.64113827664, b2: 1.71978010353, a1: -1.81935142612, a2: 0.841566551234 },
      source: 'SciPy: signal.bilinear of A(As² + s√A/Q + 1)/(s² + s√A/Q + A)',
    },
    { inputs: { frequency: 24000 }, refused: 'below half the sample rate', source: 'Sampling theorem' },
    {
      inputs: { frequency: 0.001, q: 0.9 },
      results: { b0: 4.28368215423e-15, b1: 8.56736430846e-15 },
      source: 'Python decimal at 40 digits: sin²(θ/2)/(1 + sin θ/1.8)',
    },
    {
      inputs: { type: 'peak', frequency: 3000, sampleRate: 44100, q: 1.4, gain: -4 },
      results: { b0: 0.942023507218, b1: -1.53413772502, b2: 0.743777080248, a1: -1.53413772502, a2: 0.685800587466 },
      source: 'SciPy: signal.bilinear of (s² + sA/Q + 1)/(s² + s/(AQ) + 1), prewarped',
    },
  ],
  notes: ['y[n] = b0·x[n] + b1·x[n-1] + b2·x[n-2] - a1·y[n-1] - a2·y[n-2].'],
  references: [
    {
      title: 'Bristow-Johnson: Cookbook formulae for audio equalizer biquad filter coefficients, W3C Note (2021)',
      url: 'https://www.w3.org/TR/audio-eq-cookbook/',
    },
  ],
});

/** Numerator and denominator over a₀. */
function normalized(numerator: readonly [number, number, number], denominator: readonly [number, number, number]) {
  const [a0, a1, a2] = denominator;
  return { b0: numerator[0] / a0, b1: numerator[1] / a0, b2: numerator[2] / a0, a1: a1 / a0, a2: a2 / a0 };
}
