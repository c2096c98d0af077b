import { constant, defineEquations, isAbove, number, quantity } from '@reckoner/engine';

/** Two amplifiers share R_g between their inverting inputs; a difference amplifier follows. */
export default defineEquations({
  title: 'Instrumentation amplifier',
  description:
    'Gain of a three-op-amp instrumentation amplifier from its resistors, or the gain resistor for a gain, with its output.',
  keywords: ['in-amp', 'gain resistor', 'AD620', 'INA128', 'bridge amplifier', 'three op-amp'],
  variables: {
    gain: number({ label: 'Gain', symbol: 'G', above: 0, max: 1e9 }),
    gainResistor: quantity('ohm', { label: 'Gain resistor', symbol: 'R_g', above: 0, max: 1e12 }),
    feedback: quantity('ohm', {
      label: 'Feedback resistor, each of two',
      help: 'Built in: 24.7 kΩ each where the data sheet says 1 + 49.4 kΩ/Rg (AD620, INA129), 25 kΩ where it says 1 + 50 kΩ/Rg (INA128).',
      symbol: 'R',
      above: 0,
      max: 1e12,
    }),
    secondStage: number({
      label: 'Gain of the difference stage',
      help: 'R₃/R₂ of the last amplifier: 1 in most integrated ones.',
      symbol: 'G_2',
      above: 0,
      max: 1e6,
      default: 1,
    }),
    decibels: quantity('dB', { label: 'Gain in decibels', symbol: 'G_{dB}', min: -200, max: 200 }),
    difference: quantity('V', {
      label: 'Input difference',
      help: 'Non-inverting input less inverting input.',
      unit: 'mV',
      symbol: 'V_d',
      optional: true,
    }),
    output: quantity('V', {
      label: 'Output voltage over the reference',
      symbol: 'V_{out}',
      optional: true,
    }),
  },
  equations: ({ gain, gainResistor, feedback, secondStage, decibels, difference, output }) => [
    [gain, (1 + (2 * feedback) / gainResistor) * secondStage],
    [decibels, constant(20, 'dB') * Math.log10(gain)],
    [output, gain * difference],
  ],
  requires: [
    {
      that: ({ gain, secondStage }) => isAbove(gain, secondStage),
      field: 'gain',
      says: 'The gain, {gain}, must be above that of the difference stage, {secondStage}: without a gain resistor both are equal.',
    },
  ],
  explanation:
    'With a gain resistor of {gainResistor} the amplifier has a gain of {gain}, {decibels}{output?; a difference of {difference} gives {output} over the reference|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => output !== undefined && isAbove(Math.abs(output), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {output}.',
    },
  ],
  examples: [
    {
      inputs: { feedback: '20 kΩ', gainResistor: '1 kΩ', difference: 100 },
      results: { gain: 41, output: 4.1, decibels: 32.2556771344 },
      source: 'By hand: 1 + 40/1; 41 × 0.1 V; Python 3.11: 20 log10 41',
    },
    {
      inputs: { feedback: '24.7 kΩ', gain: 100 },
      results: { gainResistor: 498.98989899 },
      source: 'By hand: 49.4 kΩ/99, as for AD620 and INA129, with which 499 Ω is taken for 100',
    },
    {
      inputs: { feedback: '25 kΩ', gainResistor: '1 kΩ', gain: 102 },
      results: { secondStage: 2 },
      source: 'By hand: 1 + 50/1 = 51; 102/51',
    },
    {
      inputs: { feedback: '10 kΩ', gain: 1 },
      refused: 'must be above that of the difference stage',
      source: 'By hand: 1 + 2R/Rg is above 1',
    },
    {
      inputs: { feedback: '25 kΩ', gainResistor: '50 Ω', difference: '1 V' },
      results: { gain: 1001, output: 1001 },
      cautions: ['near the supply'],
      source: 'By hand: 1 + 50,000/50',
    },
  ],
  notes: [
    'Ideal amplifiers within their supply: each of the first two must also bear its amplified input and the common-mode voltage.',
  ],
  references: [
    {
      title: 'Texas Instruments: INA128, INA129 data sheet SBOS051, setting the gain',
      url: 'https://ti.com/document-viewer/INA128/datasheet/GUID-369AC847-54D5-44BB-9F92-222718AC87FF',
    },
    {
      title: 'All About Circuits: Instrumentation amplifier calculator',
      url: 'https://www.allaboutcircuits.com/tools/instrumentation-amplifier-calculator/',
    },
  ],
});
