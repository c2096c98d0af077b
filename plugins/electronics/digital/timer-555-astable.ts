import { constant, defineEquations, isAbove, isBelow, percent, quantity } from '@reckoner/engine';
import { capacitance } from '../shared/fields.js';

/** The capacitor charges through R₁ + R₂ and discharges through R₂ between 1/3 and 2/3 of the supply: t = RC ln 2. */
export default defineEquations({
  title: '555 timer astable',
  description:
    'Frequency, duty cycle, high and low times of a 555 oscillator from its parts, or the resistors for them.',
  keywords: ['555 oscillator', 'ne555', 'multivibrator', 'square wave', 'blinker', 'pulse generator'],
  variables: {
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', above: 0 }),
    duty: percent({ label: 'Duty cycle', symbol: 'D', above: 50, below: 100, usual: 'all' }),
    high: quantity('s', { label: 'High time', unit: 'ms', symbol: 't_H', above: 0 }),
    low: quantity('s', { label: 'Low time', unit: 'ms', symbol: 't_L', above: 0 }),
    upper: quantity('ohm', { label: 'Resistor to the supply', symbol: 'R_1', above: 0, max: 1e12 }),
    lower: quantity('ohm', { label: 'Resistor to the capacitor', symbol: 'R_2', above: 0, max: 1e12 }),
    capacitance,
  },
  equations: ({ frequency, duty, high, low, upper, lower, capacitance }) => [
    [high, Math.log(2) * (upper + lower) * capacitance],
    [low, Math.log(2) * lower * capacitance],
    [frequency, 1 / (high + low)],
    [duty, high * frequency],
  ],
  explanation: 'The timer runs at {frequency} with a duty cycle of {duty}: {high} high and {low} low.',
  cautions: [
    {
      level: 'caution',
      when: ({ frequency }) => isAbove(frequency, constant(5e5, 'Hz')),
      says: 'A bipolar 555 does not reach {frequency}: take a CMOS type and read its data sheet.',
    },
    {
      level: 'caution',
      when: ({ upper }) => isBelow(upper, constant(1000, 'ohm')),
      says: 'Below some 1 kΩ to the supply the discharge pin draws more than it should: take a smaller capacitor and larger resistors.',
    },
    {
      level: 'caution',
      when: ({ upper, lower }) => isAbove(upper + lower, constant(2e7, 'ohm')),
      says: 'Through more than 20 MΩ in all the threshold pin of a bipolar 555 may take all of the current, so that it never switches: take a larger capacitor, or a CMOS type.',
    },
  ],
  examples: [
    {
      inputs: { upper: '1 kΩ', lower: '10 kΩ', capacitance: 0.22 },
      results: { high: 1.67741617696, low: 1.52492379723, frequency: 312.271653872, duty: 52.380952381 },
      source: 'Python 3.11: ln 2 × 11e3 × 0.22e-6; ln 2 × 10e3 × 0.22e-6',
    },
    {
      inputs: { frequency: 1000, duty: 60, capacitance: '10 nF' },
      results: { lower: 57707.8016356, upper: 28853.9008178 },
      source: 'Python 3.11: 0.4 ms/(ln 2 × 10 nF); 0.6 ms/(ln 2 × 10 nF) less it',
    },
    {
      inputs: { upper: 1000, lower: 1000, capacitance: '100 pF' },
      results: { frequency: 4808983.47 },
      cautions: ['bipolar 555'],
      source: 'Python 3.11: 1/(ln 2 × 3000 × 100e-12)',
    },
    {
      inputs: { upper: 100, lower: '10 kΩ', capacitance: 1 },
      results: { high: 7.000786524, low: 6.931471806 },
      cautions: ['discharge pin'],
      source: 'Python 3.11: ln 2 × 10100 × 1e-6; ln 2 × 10000 × 1e-6',
    },
    {
      inputs: { upper: '20 MΩ', lower: '10 MΩ', capacitance: 1 },
      results: { high: 20794.415, low: 6931.472 },
      cautions: ['threshold pin'],
      source: 'By hand: 30 s and 10 s × ln 2; Harris CA555, LM555 data sheet, note 3: R₁ + R₂ of 20 MΩ at most',
    },
  ],
  notes: ['Without a diode across R₂ the duty cycle is above 50%.'],
  references: [{ title: 'Texas Instruments: xx555 Precision Timers, data sheet SLFS022' }],
});
