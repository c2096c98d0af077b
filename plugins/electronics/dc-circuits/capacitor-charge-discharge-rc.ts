import { defineEquations, quantity } from '@reckoner/engine';
import { capacitance, resistance } from '../shared/fields.js';

/** Exponential approach of the capacitor voltage to that of the source; V_s = 0 discharges it. */
export default defineEquations({
  title: 'Capacitor charge and discharge',
  description: 'Capacitor voltage and current after a time, or the time, resistor or capacitor to reach a voltage.',
  keywords: ['rc charging', 'capacitor discharge time', 'rc transient', 'time to voltage'],
  variables: {
    source: quantity('V', {
      label: 'Source voltage',
      help: '0 V when it discharges.',
      symbol: 'V_s',
      min: 0,
      max: 1e9,
    }),
    start: quantity('V', { label: 'Capacitor voltage at the start', symbol: 'V_0', min: 0, max: 1e9 }),
    resistance,
    capacitance,
    time: quantity('s', { label: 'Time', symbol: 't', min: 0 }),
    voltage: quantity('V', { label: 'Capacitor voltage at that time', symbol: 'v', min: 0, max: 1e9 }),
    current: quantity('A', {
      label: 'Charging current at that time',
      help: 'Negative while it discharges.',
      symbol: 'i',
      min: -1e9,
      max: 1e9,
      optional: true,
    }),
    timeConstant: quantity('s', { label: 'Time constant', symbol: '\\tau', above: 0 }),
  },
  equations: ({ source, start, resistance, capacitance, time, voltage, current, timeConstant }) => [
    [timeConstant, resistance * capacitance],
    [voltage, source + (start - source) * Math.exp(-time / timeConstant)],
    [current, (source - voltage) / resistance],
  ],
  figure: {
    kind: 'curve',
    title: 'Voltage over time',
    x: { of: 'time' },
    y: { of: 'voltage' },
    curve: ({ source, start, time, voltage, timeConstant }) => ({
      from: 0,
      to: Math.max(5 * timeConstant, 1.1 * time),
      reach: { from: 0, to: 10 * Math.max(5 * timeConstant, 1.1 * time) },
      lines: [
        { label: 'Capacitor', y: (t) => source + (start - source) * Math.exp(-t / timeConstant) },
        { label: 'Source', dashed: true, y: () => source },
      ],
      marks: [{ x: time, y: voltage, label: 't' }],
    }),
  },
  explanation: 'From {start} the capacitor reaches {voltage} after {time}, with a time constant of {timeConstant}.',
  examples: [
    {
      inputs: { source: 12, start: 0, resistance: '10 kΩ', capacitance: 4.7, time: '100 ms' },
      results: { voltage: 10.570611007, timeConstant: 0.047, current: 0.0001429388993 },
      source: 'Python 3.11: 12 × (1 - exp(-0.1/0.047))',
    },
    {
      inputs: { source: 0, start: 325, resistance: '47 kΩ', capacitance: 100, voltage: 50 },
      results: { time: 8.79747023144, current: -0.00106382978723 },
      source: 'Python 3.11: 4.7 × ln(325/50), a rectified mains capacitor and its bleeder',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.4.2', isbn: '978-0-521-80926-9' }],
});
