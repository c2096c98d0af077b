import {
  boltzmannConstant,
  constant,
  defineEquations,
  isAbove,
  isBelow,
  isNear,
  measure,
  quantity,
} from '@reckoner/engine';

/** Noise of source and receiver, k·(T + T₀·(F - 1))·B with T₀ = 290 K, and the SNR that the detector needs above it. */
export default defineEquations({
  title: 'Receiver sensitivity',
  description:
    'Sensitivity of a radio receiver from noise bandwidth, noise figure and required SNR, with noise floor and input voltage, or any of these from the sensitivity.',
  keywords: [
    'minimum detectable signal',
    'MDS',
    'noise floor of a receiver',
    'minimum discernible signal',
    '-174 dBm/Hz',
    'receiver noise figure from sensitivity',
  ],
  related: ['thermal-noise-power', 'link-budget-received-power', 'eb-n0-cn-ratio', 'dbm-watts-volts'],
  variables: {
    sensitivity: measure('dBm', {
      label: 'Sensitivity',
      symbol: 'P_{min}',
      min: -300,
      max: 100,
      places: 2,
      optional: true,
    }),
    floor: measure('dBm', {
      label: 'Noise floor (MDS)',
      help: 'A signal of this level is as strong as the noise.',
      symbol: 'P_n',
      min: -300,
      max: 100,
      places: 2,
    }),
    bandwidth: quantity('Hz', {
      label: 'Noise bandwidth',
      help: 'Of the last filter before the detector, not the spacing of channels.',
      unit: 'kHz',
      symbol: 'B',
      min: 1e-6,
      max: 1e8,
    }),
    noiseFigure: measure('dB', {
      label: 'Noise figure',
      help: 'Of the whole receiver, with the loss of what lies between its input and the first amplifier.',
      symbol: '\\mathrm{NF}',
      min: 0,
      max: 100,
      usual: [0, 30],
    }),
    snr: measure('dB', {
      label: 'Required SNR',
      help: 'In the noise bandwidth. Negative for spread spectrum, 0 for the minimum detectable signal.',
      symbol: '\\mathrm{SNR}',
      min: -100,
      max: 150,
      usual: [-40, 60],
      optional: true,
    }),
    temperature: quantity('K', {
      label: 'Noise temperature of the source',
      help: 'Of the antenna, as the receiver sees it: 290 K by convention and for signal generators.',
      symbol: 'T',
      above: 0,
      max: 1e12,
      usual: [2.7, 1e9],
      default: 290,
    }),
    impedance: quantity('ohm', { label: 'Impedance', symbol: 'Z', above: 0, max: 1e6, usual: [10, 1000], default: 50 }),
    voltage: quantity('V', {
      label: 'RMS voltage across the input',
      help: 'Half of the open-circuit voltage (EMF) of a matched source.',
      unit: 'µV',
      symbol: 'V',
      above: 0,
      digits: 4,
      optional: true,
    }),
  },
  equations: ({ sensitivity, floor, bandwidth, noiseFigure, snr, temperature, impedance, voltage }) => [
    [
      floor,
      10 *
        Math.log10(
          (boltzmannConstant * bandwidth * (temperature + constant(290, 'K') * (10 ** (noiseFigure / 10) - 1))) /
            constant(0.001, 'W'),
        ),
    ],
    [sensitivity, floor + snr],
    [voltage, Math.sqrt(constant(0.001, 'W') * 10 ** (sensitivity / 10) * impedance)],
  ],
  explanation:
    'In {bandwidth} a receiver with a noise figure of {noiseFigure} and a source at {temperature} has a noise floor of {floor}.{sensitivity? For an SNR of {snr} it needs {sensitivity}, which is {voltage} across {impedance}.|}',
  cautions: [
    {
      level: 'note',
      when: ({ temperature }) => !isNear(temperature, constant(290, 'K'), constant(0.5, 'K')),
      says: 'With a source that is not at 290 K the noise figure, which is defined for 290 K, is not simply added to the noise of the source: its noise temperature is.',
    },
    {
      level: 'caution',
      when: ({ noiseFigure, temperature }) => isBelow(noiseFigure, 0.3) && isAbove(temperature, constant(200, 'K')),
      says: 'A noise figure below 0.3 dB takes the best amplifiers, with no cable or filter before them: check that it is of the whole receiver.',
    },
  ],
  requires: [
    {
      that: (_, given) => given.temperature,
      field: 'sensitivity',
      says: 'Sensitivity or noise floor, bandwidth, noise figure and SNR are all given, and do not fit a source at 290 K to the last digit: leave one of them out, also where they were only rounded, or send the noise temperature of the source and leave another one out.',
    },
    {
      that: (_, given) => given.impedance,
      field: 'voltage',
      says: 'The voltage does not fit 50 Ω to the last digit: leave it out, also where it was only rounded, or send the impedance and leave another value out.',
    },
  ],
  examples: [
    {
      inputs: { bandwidth: 12.5, noiseFigure: 6 },
      results: { floor: -127.0060870641 },
      source: 'Python: 10 log10(k × 290 K × 12.5 kHz × 10^0.6/1 mW), without an SNR',
    },
    {
      inputs: { bandwidth: '100 MHz', noiseFigure: 1.5, snr: 10 },
      results: { floor: -92.4751871942, sensitivity: -82.4751871942, voltage: 16.816113984 },
      source:
        'The example of a public encyclopedia, minimum detectable signal: -92.5 dBm; more digits: Python with scipy.constants.k',
    },
    {
      inputs: { bandwidth: 12, noiseFigure: 13.8, snr: 0 },
      results: { floor: -119.383374734, sensitivity: -119.383374734 },
      source: 'everythingRF, minimum detectable signal: -119.4082 dBm by -174 dBm/Hz; Python with scipy.constants.k',
    },
    {
      inputs: { bandwidth: 200, noiseFigure: 8, snr: 9, impedance: 75 },
      results: { floor: -112.964887238, sensitivity: -103.964887238, voltage: 1.7349472298 },
      source: 'Python: 10 log10(kTBF/1 mW) + 9; √(P × 75 Ω)',
    },
    {
      inputs: { bandwidth: '36 MHz', noiseFigure: 0.8, snr: 6.5, temperature: 45 },
      results: { floor: -102.880168965, sensitivity: -96.3801689646 },
      cautions: ['not at 290 K'],
      source: 'Python: k × 36 MHz × (45 K + 290 K × (10^0.08 - 1))',
    },
    {
      inputs: { sensitivity: -120, bandwidth: 12.5, snr: 10 },
      results: { noiseFigure: 3.0060870641, floor: -130 },
      source: 'Python: the root of the noise figure by scipy.optimize.brentq',
    },
    {
      inputs: { bandwidth: 1, noiseFigure: 0.2, snr: 6 },
      results: { floor: -143.775187194, sensitivity: -137.775187194 },
      cautions: ['below 0.3 dB'],
      source: 'Python: -173.975 + 30 + 0.2',
    },
    {
      inputs: { floor: -92.48, bandwidth: '100 MHz', noiseFigure: 1.5, snr: 10 },
      refused: 'also where they were only rounded',
      source: 'Python: the first example has -92.4752 dBm, which is shown as -92.48',
    },
    {
      inputs: { bandwidth: 1, noiseFigure: 3, snr: 6, temperature: 1 },
      results: { floor: -143.98079064 },
      cautions: ['not at 290 K'],
      source: 'Python: k × 1 kHz × (1 K + 290 K × (10^0.3 - 1)); the sky has 2.7 K at least',
    },
    {
      inputs: { sensitivity: -110, snr: 12, noiseFigure: 6, bandwidth: 200 },
      refused: 'do not fit a source at 290 K',
      source: 'By hand: -174 + 53 + 6 + 12 = -103, not -110',
    },
    {
      inputs: { bandwidth: 12, noiseFigure: 13.8, snr: 0, voltage: 1 },
      refused: 'does not fit 50 Ω',
      source: 'By hand: -119.4 dBm are 0.24 µV in 50 Ω',
    },
  ],
  notes: [
    'What the antenna picks up is the noise of the source: below some 30 MHz it is far above 290 K by day and night, toward a cold sky far below.',
    'Sensitivities of data sheets are often for a bit error rate, a packet error rate or SINAD: the SNR is that which the detector needs for it.',
    'Voltages of signal generators are often told as EMF, twice the voltage across a matched input.',
  ],
  references: [
    {
      title: 'Friis: Noise figures of radio receivers, Proc. IRE 32 (1944) 419–422',
      doi: '10.1109/JRPROC.1944.232049',
    },
    {
      title: 'everythingRF: Minimum detectable signal calculator',
      url: 'https://www.everythingrf.com/rf-calculators/minimum-detectable-signal-calculator',
    },
    { title: 'Pozar: Microwave Engineering, 4th ed., §10.1 and 10.2', isbn: '978-0-470-63155-3' },
  ],
});
