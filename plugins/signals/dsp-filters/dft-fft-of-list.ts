import {
  defineCalculator,
  fourierTransform,
  integer,
  isNear,
  list,
  number,
  quantity,
  sum,
  table,
} from '@reckoner/engine';

/** X[k] = Σ x[n] e^(-2πikn/N), not divided by N; zero padding appends zeros up to N. */
export default defineCalculator({
  title: 'Discrete Fourier transform',
  description:
    'Discrete Fourier transform of a list of samples: real and imaginary part, magnitude and phase of each bin.',
  keywords: ['DFT', 'FFT', 'spectrum', 'frequency bins', 'zero padding', 'signal analysis'],
  inputs: {
    samples: list(number({ label: 'Sample', min: -1e9, max: 1e9 }), { label: 'Samples', symbol: 'x', maxItems: 4096 }),
    length: integer({ label: 'Length with zero padding', symbol: 'N', min: 1, max: 1024, optional: true }),
    sampleRate: quantity('Hz', { label: 'Sample rate', symbol: 'f_s', above: 0, max: 1e12, default: 1 }),
  },
  outputs: {
    bins: table(
      {
        frequency: quantity('Hz', { label: 'Frequency' }),
        real: number({ label: 'Real part' }),
        imaginary: number({ label: 'Imaginary part' }),
        magnitude: number({ label: 'Magnitude' }),
        phase: quantity('rad', { label: 'Phase', unit: 'deg' }),
      },
      { label: 'Bins' },
    ),
    resolution: quantity('Hz', { label: 'Distance of the bins', symbol: '\\Delta f' }),
    energy: number({ label: 'Energy of the samples', symbol: 'E' }),
  },
  formula: ({ samples, length, sampleRate }) => {
    const size = length ?? samples.length;
    const padded = [...samples];
    while (padded.length < size) padded.push(0);
    const resolution = sampleRate / size;
    // What is left of samples that cancel is rounding alone.
    const rounding = 1e-14 * sum(samples.map((sample) => Math.abs(sample)));
    const bins = fourierTransform(padded).map((bin, index) => {
      const real = isNear(bin.real, 0, rounding) ? 0 : bin.real;
      const imaginary = isNear(bin.imaginary, 0, rounding) ? 0 : bin.imaginary;
      return {
        frequency: index * resolution,
        real,
        imaginary,
        magnitude: Math.hypot(real, imaginary),
        phase: Math.atan2(imaginary, real),
      };
    });
    return { bins, resolution, energy: sum(samples.map((sample) => sample ** 2)) };
  },
  figure: { kind: 'bars', table: 'bins', label: 'frequency', value: 'magnitude' },
  explanation: 'The transform has bins {resolution} apart; the samples have an energy of {energy}.',
  requires: [
    {
      that: ({ samples, length }) => length >= samples.length,
      field: 'length',
      says: 'The length, {length}, must not be below the number of samples.',
    },
  ],
  examples: [
    {
      inputs: { samples: [1, 2, 0, -1, 3] },
      results: {
        resolution: 0.2,
        energy: 15,
        bins: {
          length: 5,
          rows: {
            0: { real: 5, magnitude: 5 },
            1: { real: 3.35410196625, imaginary: 0.363271264003, magnitude: 3.37371694297, phase: 6.18141426338 },
            3: { frequency: 0.6, imaginary: -1.53884176859, phase: -155.354628092 },
          },
        },
      },
      source: 'NumPy: numpy.fft.fft',
    },
    {
      inputs: { samples: [3, 0, -3, 0], length: 8, sampleRate: 8000 },
      results: {
        resolution: 1000,
        bins: { length: 8, rows: { 1: { magnitude: 4.24264068712, phase: 45 }, 2: { magnitude: 6, real: 6 } } },
      },
      source: 'NumPy: numpy.fft.fft(x, 8)',
    },
    {
      inputs: { samples: [0.1, 0.2, -0.3] },
      results: {
        energy: 0.14,
        bins: {
          length: 3,
          rows: {
            0: { real: 0, imaginary: 0, magnitude: 0, phase: 0 },
            1: { real: 0.15, imaginary: -0.433012701892 },
          },
        },
      },
      source: 'By hand: 0.1 + 0.2 - 0.3; 0.1 - 0.05 + 0.1 = 0.15, -(0.2 + 0.3) √3/2',
    },
    { inputs: { samples: [1, 2, 3], length: 2 }, refused: 'not be below', source: 'By definition' },
  ],
  notes: [
    'Above half the sample rate the bins mirror those below it. Divide by N for amplitudes.',
    'A part below 10⁻¹⁴ of the sum of the sizes of all samples is nothing but rounding, and given as 0.',
  ],
  references: [
    { title: 'Oppenheim, Schafer: Discrete-Time Signal Processing, 3rd ed., ch. 8', isbn: '978-0-13-198842-2' },
  ],
});
