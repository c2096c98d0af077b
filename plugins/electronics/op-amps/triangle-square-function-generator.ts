import { defineEquations, isAtLeast, quantity } from '@reckoner/engine';
import { capacitance } from '../shared/fields.js';

/** A non-inverting Schmitt trigger drives an integrator, whose ramp turns it over at ±V_sat R₁/R₂. */
export default defineEquations({
  title: 'Triangle and square wave generator',
  description:
    'Frequency and triangle amplitude of a Schmitt trigger with an integrator from its parts, or a part for a frequency.',
  keywords: ['function generator', 'triangle wave oscillator', 'triangular wave', 'integrator', 'op-amp'],
  variables: {
    frequency: quantity('Hz', { label: 'Frequency', symbol: 'f', above: 0, max: 1e12 }),
    input: quantity('ohm', {
      label: 'Resistor from the triangle to the trigger',
      symbol: 'R_1',
      above: 0,
      max: 1e12,
    }),
    feedback: quantity('ohm', {
      label: 'Resistor from the square wave to the trigger',
      symbol: 'R_2',
      above: 0,
      max: 1e12,
    }),
    resistance: quantity('ohm', { label: 'Integrator resistor', symbol: 'R', above: 0, max: 1e12 }),
    capacitance,
    saturation: quantity('V', {
      label: 'Peak of the square wave',
      help: 'The trigger saturates at plus and minus this voltage.',
      symbol: 'V_{sat}',
      above: 0,
      max: 1000,
      optional: true,
    }),
    peak: quantity('V', { label: 'Peak of the triangle', symbol: 'V_p', above: 0, max: 1000, optional: true }),
    peakToPeak: quantity('V', {
      label: 'Peak-to-peak triangle',
      symbol: 'V_{pp}',
      above: 0,
      max: 2000,
      optional: true,
    }),
  },
  equations: ({ frequency, input, feedback, resistance, capacitance, saturation, peak, peakToPeak }) => [
    [frequency, feedback / (4 * input * resistance * capacitance)],
    [peak, (saturation * input) / feedback],
    [peakToPeak, 2 * peak],
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ input, feedback }) => isAtLeast(input, feedback),
      says: 'The triangle has to be as large as the square wave or larger. With equal amplifiers at one supply it never reaches the threshold and nothing oscillates: the resistor from the triangle must be below that from the square wave, unless Zener diodes limit the square wave well within the supply.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Both waves over two periods',
    x: { label: 'Periods' },
    y: { label: 'Voltage over the peak of the square wave' },
    curve: ({ input, feedback }) => {
      const along = (t: number) => t % 1;
      const share = input / feedback;
      return {
        from: 0,
        to: 2,
        lines: [
          { label: 'Triangle', y: (t) => share * (along(t) < 0.5 ? 1 - 4 * along(t) : 4 * along(t) - 3) },
          { label: 'Square', y: (t) => (along(t) < 0.5 ? 1 : -1), dashed: true },
        ],
      };
    },
  },
  explanation:
    'The generator runs at {frequency}{peak?; the triangle swings between plus and minus {peak}, {peakToPeak} from peak to peak|}.',
  examples: [
    {
      inputs: { input: '8.2 kΩ', feedback: '10 kΩ', resistance: '2.2 kΩ', capacitance: 0.1, saturation: 10 },
      results: { frequency: 1385.80931264, peak: 8.2, peakToPeak: 16.4 },
      source:
        'Hobby of electronic circuit engineering, triangular wave oscillator: about 1386 Hz with a rounded ratio; more digits: Python 3.11, from the slope of 10 V/(2.2 kΩ × 0.1 µF) over 16.4 V',
    },
    {
      inputs: { frequency: 1000, capacitance: '10 nF', input: 10000, feedback: 20000, peakToPeak: 12 },
      results: { resistance: 50000, peak: 6, saturation: 12 },
      source: 'By hand: 20/(4 × 10 × 1 kHz × 10 nF); 12/2; 6 × 2',
    },
    {
      inputs: { input: 10000, feedback: 10000, resistance: 10000, capacitance: 1 },
      results: { frequency: 25 },
      cautions: ['nothing oscillates'],
      source: 'By hand: 1/(4 × 10 ms); the threshold is the saturation voltage itself',
    },
    {
      inputs: { input: 20000, feedback: 10000, resistance: 10000, capacitance: 0.1, saturation: 5 },
      results: { frequency: 125, peak: 10, peakToPeak: 20 },
      cautions: ['Zener diodes'],
      source: 'By hand: a square wave limited to 5 V ramps by 20 V in 4 ms, at 5 V/ms',
    },
  ],
  notes: [
    'Holds for a trigger that swings equally far to both sides of ground, and within the supply and slew rate of the amplifiers.',
  ],
  references: [
    {
      title: 'Hobby of electronic circuit engineering: Triangular wave oscillator',
      url: 'http://www.piclist.com/images/www/hobby_elec/e_ckt16.htm',
    },
    {
      title: 'Generating triangle waves',
      url: 'http://nortonkit.co.in/protrain/analog/triangle_waveform_generator.html',
    },
  ],
});
