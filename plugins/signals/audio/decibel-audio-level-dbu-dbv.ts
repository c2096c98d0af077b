import { constant, defineEquations, isAbove, measure, quantity, roundTo } from '@reckoner/engine';

/** 0 dBu is √0.6 V, 0 dBV is 1 V RMS; 0 dBFS is the sine that just reaches full scale. */
export default defineEquations({
  title: 'dBu, dBV and volts',
  description:
    'Converts an audio level between dBu, dBV, dBFS, RMS volts, peak volts and peak-to-peak volts, for the dBu at which a converter reaches full scale.',
  keywords: [
    'dbu to dbv',
    'dbu to volts',
    'dbv to volts',
    'dbfs to dbu',
    'line level voltage',
    '+4 dBu to -10 dBV',
    'alignment level',
    'audio level converter',
  ],
  related: ['decibel-ratio-gain', 'dbm-watts-volts', 'signal-to-noise-ratio'],
  variables: {
    levelU: measure('dBu', {
      label: 'Level in dBu',
      symbol: 'L_u',
      min: -200,
      max: 80,
      usual: [-130, 32],
      refusedUnits: { dBV: 'dBu' },
      places: 2,
    }),
    levelV: measure('dBV', {
      label: 'Level in dBV',
      symbol: 'L_V',
      min: -200,
      max: 80,
      usual: [-132, 30],
      places: 2,
    }),
    voltage: quantity('V', {
      label: 'RMS voltage',
      symbol: 'V_{rms}',
      above: 0,
      max: 1e4,
      usual: [1e-7, 31],
      digits: 4,
    }),
    peak: quantity('V', {
      label: 'Peak voltage of a sine',
      symbol: 'V_p',
      above: 0,
      max: 2e4,
      usual: [1e-7, 45],
      digits: 4,
    }),
    peakToPeak: quantity('V', {
      label: 'Peak-to-peak voltage of a sine',
      symbol: 'V_{pp}',
      above: 0,
      max: 4e4,
      usual: [1e-7, 90],
      digits: 4,
    }),
    digital: measure('dB', {
      label: 'Digital level in dBFS',
      help: 'Of a sine, peak: 0 is full scale.',
      symbol: 'L_{FS}',
      min: -250,
      max: 150,
      usual: [-150, 0],
      places: 2,
    }),
    fullScale: measure('dBu', {
      label: 'Full scale (0 dBFS) in dBu',
      help: '+24 dBu after SMPTE RP 155 (USA), +18 dBu after EBU R 68 (Europe); +13 to +22 dBu of many interfaces: see the data sheet.',
      symbol: 'V_{FS}',
      min: -60,
      max: 60,
      usual: [7, 28],
      refusedUnits: { dBV: 'dBu' },
      default: 24,
      places: 2,
    }),
  },
  equations: ({ levelU, levelV, voltage, peak, peakToPeak, digital, fullScale }) => [
    [voltage, constant(0.7745966692414834, 'V') * 10 ** (levelU / 20)],
    [voltage, constant(1, 'V') * 10 ** (levelV / 20)],
    [peak, voltage * Math.SQRT2],
    [peakToPeak, 2 * peak],
    [digital, levelU - fullScale],
  ],
  explanation:
    'A level of {levelU} is {levelV} and {voltage} RMS; as a sine it peaks at {peak} and spans {peakToPeak} from peak to peak. With digital full scale at {fullScale} it reads {digital}FS.',
  cautions: [
    {
      level: 'caution',
      when: ({ digital }) => roundTo(digital, 2) > 0,
      says: 'That is above full scale: the converter clips. Lower the level, or check which dBu is 0 dBFS on this converter.',
    },
    {
      level: 'danger',
      when: ({ voltage }) => isAbove(voltage, constant(25, 'V')),
      says: '{voltage} RMS is no line level but that of a loudspeaker output: it can destroy line inputs, and from about 25 V RMS on a shock is possible.',
    },
  ],
  examples: [
    {
      inputs: { levelU: 4 },
      results: { voltage: 1.227652988, levelV: 1.7815125, peak: 1.736163505, peakToPeak: 3.47232701, digital: -20 },
      source: 'mpmath: √0.6 × 10^(4/20); Sengpiel prints 1.228 V and 1.78 dBV',
    },
    {
      inputs: { levelV: -10 },
      results: { voltage: 0.316227766, levelU: -7.7815125 },
      source: 'mpmath: 10^(-10/20); 10 log₁₀(0.1/0.6); Sengpiel prints 0.316 V and -7.78 dBu',
    },
    {
      inputs: { digital: -18, fullScale: 18 },
      results: { levelU: 0, voltage: 0.7745966692 },
      source: 'EBU R 68: -18 dBFS is 0 dBu; √0.6 V',
    },
    {
      inputs: { peakToPeak: 10 },
      results: { peak: 5, voltage: 3.535533906, levelV: 10.96910013, levelU: 13.18758763 },
      source: 'mpmath: 5/√2; 10 log₁₀ 12.5; 10 log₁₀(12.5/0.6)',
    },
    { inputs: { peak: 5 }, results: { peakToPeak: 10, levelV: 10.96910013 }, source: 'mpmath: 10 log₁₀ 12.5' },
    {
      inputs: { voltage: 1, digital: -12 },
      results: { levelV: 0, levelU: 2.218487496, fullScale: 14.218487496 },
      source: 'mpmath: 10 log₁₀(1/0.6); 12 dB above it',
    },
    {
      inputs: { levelU: 26, fullScale: 24 },
      results: { digital: 2, voltage: 15.45523543 },
      cautions: ['above full scale'],
      source: 'mpmath: √0.6 × 10^(26/20)',
    },
    {
      inputs: { voltage: 30, fullScale: 32 },
      results: { levelU: 31.76091259, digital: -0.2390874094 },
      cautions: ['loudspeaker output'],
      source: 'mpmath: 10 log₁₀(900/0.6) and 32 dB less',
    },
    {
      inputs: { levelU: '4 dBv' },
      refused: 'does not take dBV',
      source: 'By definition: 0 dBv was 0.7746 V, 0 dBV is 1 V',
    },
  ],
  notes: [
    'dBu was once written dBv, which is not dBV: 0 dBV is 2.22 dBu. 0 dBu is what 1 mW takes in 600 Ω; in that impedance, dBm and dBu agree.',
    'RMS voltages hold for any signal; peak and digital levels for a sine. Music peaks 10 to 20 dB above its RMS level.',
    'A sine that just reaches full scale reads 0 dBFS, also on meters of RMS that follow AES17; meters that call an RMS of full scale 0 read it 3.01 dB lower.',
  ],
  references: [
    {
      title: 'Sengpiel: Calculator dB to volts (0.7746 V for 0 dBu)',
      url: 'http://sengpielaudio.com/calculator-db-volt.htm',
    },
    { title: 'ITU-R BS.645-2: Test signals and metering to be used on international sound programme connections' },
    { title: 'EBU Recommendation R 68-2000: Alignment level in digital audio production equipment' },
    { title: 'SMPTE RP 155: Reference levels for analog and digital audio systems' },
  ],
});
