import { choice, defineCalculator, isAbove, isBelow, number, quantity } from '@reckoner/engine';

/** Small signals are limited by the gain-bandwidth product over the noise gain, large ones by SR/(2πV_p). */
export default defineCalculator({
  title: 'Op-amp bandwidth and slew rate',
  description:
    'Closed-loop bandwidth, full-power bandwidth and rise time of an op-amp stage, and the slew rate and gain-bandwidth product that a signal needs.',
  keywords: ['gain-bandwidth product', 'gbw', 'full power bandwidth', 'noise gain', 'slew rate limit'],
  inputs: {
    configuration: choice(
      {
        nonInverting: { label: 'Non-inverting', also: ['buffer', 'follower'] },
        inverting: 'Inverting',
      },
      { label: 'Configuration', default: 'nonInverting' },
    ),
    gain: number({
      label: 'Gain',
      help: 'Without its sign: 10 for an inverting gain of -10.',
      symbol: 'G',
      above: 0,
      max: 1e9,
    }),
    product: quantity('Hz', {
      label: 'Gain-bandwidth product',
      unit: 'MHz',
      symbol: '\\mathrm{GBW}',
      above: 0,
      max: 1e6,
    }),
    slewRate: quantity('V/s', { label: 'Slew rate', unit: 'V/us', symbol: '\\mathrm{SR}', min: 1e-6, max: 1e6 }),
    peak: quantity('V', {
      label: 'Peak output voltage',
      help: 'Half of the peak-to-peak voltage of a sine wave.',
      symbol: 'V_p',
      min: 1e-9,
      max: 1000,
    }),
    frequency: quantity('Hz', {
      label: 'Signal frequency',
      unit: 'kHz',
      symbol: 'f',
      above: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    bandwidth: quantity('Hz', { label: 'Bandwidth at -3 dB', unit: 'kHz', symbol: 'B' }),
    fullPower: quantity('Hz', { label: 'Full-power bandwidth', unit: 'kHz', symbol: 'f_{FP}' }),
    noiseGain: number({ label: 'Noise gain', symbol: 'G_n' }),
    riseTime: quantity('s', { label: 'Rise time of a small step', unit: 'us', symbol: 't_r' }),
    neededSlew: quantity('V/s', {
      label: 'Slew rate that the signal needs',
      unit: 'V/us',
      symbol: '\\mathrm{SR}_{min}',
      optional: true,
    }),
    neededProduct: quantity('Hz', {
      label: 'Gain-bandwidth product for -3 dB at the signal',
      unit: 'MHz',
      symbol: '\\mathrm{GBW}_{min}',
      optional: true,
    }),
  },
  formula: ({ configuration, gain, product, slewRate, peak, frequency }) => {
    const noiseGain = configuration === 'inverting' ? 1 + gain : gain;
    const bandwidth = product / noiseGain;
    return {
      bandwidth,
      fullPower: slewRate / (2 * Math.PI * peak),
      noiseGain,
      // From 10 to 90 % of an exponential.
      riseTime: Math.log(9) / (2 * Math.PI * bandwidth),
      neededSlew: frequency === undefined ? undefined : 2 * Math.PI * frequency * peak,
      neededProduct: frequency === undefined ? undefined : noiseGain * frequency,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Gain over frequency',
    x: { of: 'bandwidth', label: 'Frequency', log: true },
    y: { label: 'Gain', unit: 'dB' },
    curve: ({ gain, bandwidth, product }) => ({
      from: bandwidth / 1000,
      to: 100 * bandwidth,
      lines: [
        { label: 'Stage', y: (at) => 20 * Math.log10(gain) - 10 * Math.log10(1 + (at / bandwidth) ** 2) },
        { label: 'Open loop', y: (at) => 20 * Math.log10(product / at), dashed: true },
      ],
      marks: [{ x: bandwidth, y: 20 * Math.log10(gain / Math.SQRT2), label: '-3 dB' }],
    }),
  },
  explanation: ({ fullPower, bandwidth }) =>
    isBelow(fullPower, bandwidth)
      ? 'With a noise gain of {noiseGain} the bandwidth for small signals is {bandwidth}, but a sine wave of {peak} peak at the output is free of slewing only up to {fullPower}{neededSlew?; at {frequency} it needs {neededSlew}|}.'
      : 'With a noise gain of {noiseGain} the bandwidth is {bandwidth}. Within it slewing does not limit a sine wave of {peak} peak at the output: that begins above {fullPower}{neededSlew?; at {frequency} it needs {neededSlew}|}.',
  requires: [
    {
      that: ({ configuration, gain }) => configuration === 'inverting' || gain >= 1,
      field: 'gain',
      says: 'A non-inverting stage has a gain of 1 or more, not {gain}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ frequency, fullPower }) => frequency !== undefined && isAbove(frequency, fullPower),
      says: 'The signal is above the full-power bandwidth: a sine wave of that amplitude would be bent towards a triangle. It needs a faster amplifier or a smaller output.',
    },
    {
      level: 'caution',
      when: ({ frequency, bandwidth }) => frequency !== undefined && isAbove(frequency, bandwidth),
      says: 'The signal is above the bandwidth of the stage: its gain there is more than 3 dB below that at low frequencies.',
    },
  ],
  examples: [
    {
      inputs: { gain: 10, product: 1, slewRate: 2, peak: 12 },
      results: { noiseGain: 10, bandwidth: 100, fullPower: 26.525823849, riseTime: 3.496991526 },
      source: 'NPTEL, 117107094, lecture 7: 2 V/µs and 12 V give 26.5 kHz; more digits: Python 3.11',
    },
    {
      inputs: { configuration: 'inverting', gain: 9, product: 1, slewRate: 0.5, peak: 5, frequency: 200 },
      results: { noiseGain: 10, bandwidth: 100, fullPower: 15.915494309, neededSlew: 6.283185307, neededProduct: 2 },
      cautions: ['bent towards a triangle', 'more than 3 dB below'],
      source: 'By hand: 1/(1 + 9); 0.5/(10π) MHz; 2π × 0.2 × 5; 10 × 0.2',
    },
    {
      inputs: { gain: 0.5, product: 1, slewRate: 1, peak: 1 },
      refused: 'gain of 1 or more',
      source: 'By hand: 1 + Rf/Rg',
    },
  ],
  notes: [
    'One dominant pole, voltage feedback. Decompensated amplifiers need at least the noise gain that their data sheet names; for current feedback none of it holds.',
    'Near its bandwidth a stage shifts the phase and loses gain: for 1% of gain it has to be about seven times that of the signal.',
  ],
  references: [
    {
      title: 'NPTEL: Basic Electronics, lecture 7, slew rate',
      url: 'https://archive.nptel.ac.in/content/storage2/courses/117107094/lecturers/lecture_7/lecture7_page1.htm',
    },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 4', isbn: '978-0-521-80926-9' },
  ],
});
