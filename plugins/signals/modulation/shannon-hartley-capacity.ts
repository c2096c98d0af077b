import { constant, defineEquations, number, quantity } from '@reckoner/engine';

/** C = B log₂(1 + S/N) for white Gaussian noise; E_b/N₀ = (S/N)·B/C when the channel is used in full. */
export default defineEquations({
  title: 'Channel capacity (Shannon-Hartley)',
  description: 'Capacity, bandwidth or needed signal-to-noise ratio of a noisy channel, with its spectral efficiency.',
  keywords: ['shannon limit', 'bit rate', 'spectral efficiency', 'information theory', 'Eb/N0'],
  variables: {
    capacity: quantity('bit/s', { label: 'Capacity', unit: 'Mbit/s', symbol: 'C', above: 0 }),
    bandwidth: quantity('Hz', { label: 'Bandwidth', unit: 'MHz', symbol: 'B', above: 0 }),
    ratio: number({ label: 'Signal-to-noise ratio', text: 'ratio', symbol: 'S/N', above: 0, max: 1e30 }),
    decibels: quantity('dB', {
      label: 'Signal-to-noise ratio in decibels',
      symbol: '\\mathrm{SNR}',
      min: -100,
      max: 300,
    }),
    efficiency: quantity('bit/(s*Hz)', { label: 'Spectral efficiency', symbol: '\\eta', above: 0, max: 100 }),
    bitEnergy: quantity('dB', { label: 'Eb/N0 at capacity', symbol: 'E_b/N_0', min: -2, max: 300 }),
  },
  equations: ({ capacity, bandwidth, ratio, decibels, efficiency, bitEnergy }) => [
    [capacity, bandwidth * efficiency],
    [efficiency, (constant(1, 'bit') * Math.log1p(ratio)) / Math.LN2],
    [decibels, constant(10, 'dB') * Math.log10(ratio)],
    [bitEnergy, constant(10, 'dB') * Math.log10((constant(1, 'bit') * ratio) / efficiency)],
  ],
  explanation: 'A channel of {bandwidth} with a signal-to-noise ratio of {decibels} carries at most {capacity}.',
  examples: [
    {
      inputs: { bandwidth: '3 kHz', decibels: 30 },
      results: { capacity: 0.0299016787765, ratio: 1000, efficiency: 9.96722625884, bitEnergy: 20.0142568302 },
      source: 'Python 3.11: 3000 × log2 1001; 10 log10(1000/log2 1001)',
    },
    {
      inputs: { capacity: 20, bandwidth: 5 },
      results: { ratio: 15, decibels: 11.7609125906, bitEnergy: 5.74031267728 },
      source: 'By hand: 2^(20/5) - 1; 10 log10 15; 10 log10(15/4)',
    },
    {
      inputs: { bandwidth: 1, decibels: -100 },
      results: { capacity: 1.4426950408168288e-10, ratio: 1e-10, bitEnergy: -1.5917453893 },
      source: 'Python: log1p(10^-10)/ln 2; 10 log10(10^-10 ln 2/log1p(10^-10))',
    },
    {
      inputs: { capacity: 0.001, bandwidth: 1000000 },
      results: { efficiency: 1e-9, ratio: 6.931471808e-10 },
      source: 'By hand: 2^(10^-9) - 1 = 10^-9 ln 2 (1 + 10^-9 ln 2/2)',
    },
  ],
  notes: ['The bound for any code, however long; practical systems stay some dB away from it.'],
  references: [
    {
      title: 'Shannon: Communication in the presence of noise, Proc. IRE 37 (1949) 10–21',
      doi: '10.1109/JRPROC.1949.232969',
    },
  ],
});
