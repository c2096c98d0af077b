import { defineEquations, quantity } from '@reckoner/engine';
import { capacitance, resistance } from '../shared/fields.js';

/** τ = RC, the -3 dB frequency 1/(2πτ) and the 10–90 % rise time τ ln 9. */
export default defineEquations({
  title: 'RC time constant',
  description: 'Time constant, cutoff frequency and rise time of a resistor and a capacitor, or the part for them.',
  keywords: ['tau', 'cutoff frequency', 'rise time', '63.2%', 'rc circuit'],
  variables: {
    timeConstant: quantity('s', { label: 'Time constant', unit: 'ms', symbol: '\\tau', above: 0 }),
    resistance,
    capacitance,
    cutoff: quantity('Hz', { label: 'Cutoff frequency', symbol: 'f_c', above: 0 }),
    riseTime: quantity('s', { label: 'Rise time from 10 to 90%', unit: 'ms', symbol: 't_r', above: 0 }),
  },
  equations: ({ timeConstant, resistance, capacitance, cutoff, riseTime }) => [
    [timeConstant, resistance * capacitance],
    [cutoff, 1 / (2 * Math.PI * timeConstant)],
    [riseTime, timeConstant * Math.log(9)],
  ],
  figure: {
    kind: 'curve',
    title: 'Charging',
    x: { of: 'timeConstant', label: 'Time' },
    y: { label: 'Part of the source voltage', unit: '%' },
    curve: ({ timeConstant }) => ({
      from: 0,
      to: 5 * timeConstant,
      lines: [{ y: (t) => 100 * (1 - Math.exp(-t / timeConstant)) }],
      marks: [
        { x: timeConstant, y: 100 * (1 - Math.exp(-1)), label: 'τ' },
        { x: 3 * timeConstant, y: 100 * (1 - Math.exp(-3)), label: '3τ' },
      ],
    }),
  },
  explanation: 'After {timeConstant} the capacitor has charged to 63.2%; the cutoff frequency is {cutoff}.',
  examples: [
    {
      inputs: { resistance: '10 kΩ', capacitance: 4.7 },
      results: { timeConstant: 47, cutoff: 3.386275384934, riseTime: 103.2695551348 },
      source: 'Python 3.11: 10e3 × 4.7e-6; 1/(2π × 0.047); ln 9 × 0.047',
    },
    {
      inputs: { resistance: 1600, cutoff: '1 kHz' },
      results: { capacitance: 0.0994718394324 },
      source: 'Python 3.11: 1/(2π × 1000 × 1600) F',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.4.2', isbn: '978-0-521-80926-9' }],
});
