import { defineEquations, quantity } from '@reckoner/engine';
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
  ],
  notes: ['The trigger pulse must be shorter than the output pulse.'],
  references: [{ title: 'Texas Instruments: xx555 Precision Timers, data sheet SLFS022' }],
});
