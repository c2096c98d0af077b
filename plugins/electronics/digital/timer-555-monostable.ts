import { constant, defineEquations, isAbove, isBelow, quantity } from '@reckoner/engine';
import { capacitance, resistance } from '../shared/fields.js';

/** The capacitor charges from 0 to 2/3 of the supply: t = RC ln 3. */
export default defineEquations({
  title: '555 timer monostable',
  description: 'Pulse width of a 555 one-shot from its resistor and capacitor, or the part for a pulse width.',
  keywords: ['one shot', 'ne555', 'pulse width', 'delay timer', '1.1 rc'],
  variables: {
    width: quantity('s', { label: 'Pulse width', symbol: 't', above: 0 }),
    resistance,
    capacitance,
  },
  equations: ({ width, resistance, capacitance }) => [[width, Math.log(3) * resistance * capacitance]],
  explanation: 'After a trigger the output stays high for {width}.',
  cautions: [
    {
      level: 'caution',
      when: ({ resistance }) => isBelow(resistance, constant(1000, 'ohm')),
      says: 'Below some 1 kΩ to the supply the discharge pin draws more than it should: take a smaller capacitor and a larger resistor.',
    },
    {
      level: 'caution',
      when: ({ resistance }) => isAbove(resistance, constant(2e7, 'ohm')),
      says: 'Through more than 20 MΩ the threshold pin of a bipolar 555 may take all of the current, so that the pulse never ends: take a larger capacitor, or a CMOS type.',
    },
  ],
  examples: [
    {
      inputs: { resistance: '10 kΩ', capacitance: 100 },
      results: { width: 1.09861228867 },
      source: 'Python 3.11: ln 3 × 10e3 × 100e-6',
    },
    {
      inputs: { width: 5, capacitance: 10 },
      results: { resistance: 455119.613313 },
      source: 'Python 3.11: 5/(ln 3 × 10e-6)',
    },
    {
      inputs: { resistance: 100, capacitance: 100 },
      results: { width: 0.0109861228867 },
      cautions: ['discharge pin'],
      source: 'Python 3.11: ln 3 × 100 × 100e-6',
    },
    {
      inputs: { resistance: '30 MΩ', capacitance: 1 },
      results: { width: 32.95836866 },
      cautions: ['threshold pin'],
      source: 'Python 3.11: ln 3 × 30; Harris CA555, LM555 data sheet, note 3: 20 MΩ at most',
    },
  ],
  notes: ['The trigger pulse must be shorter than the output pulse.'],
  references: [{ title: 'Texas Instruments: xx555 Precision Timers, data sheet SLFS022' }],
});
