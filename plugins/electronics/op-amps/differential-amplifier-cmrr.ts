import { constant, defineCalculator, isAbove, number, percent, quantity, sumOfProducts } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** Superposition of both inputs; what is common to them comes through where R₂/R₁ and R₄/R₃ differ. */
export default defineCalculator({
  title: 'Differential amplifier',
  description:
    'Output, differential and common-mode gain and CMRR of a one-op-amp difference amplifier from its four resistors, with the worst case of their tolerance.',
  keywords: ['difference amplifier', 'subtractor', 'common-mode rejection ratio', 'resistor mismatch', 'cmrr'],
  inputs: {
    inverting: quantity('V', { label: 'Voltage at the inverting side', symbol: 'V_1', min: -1000, max: 1000 }),
    nonInverting: quantity('V', { label: 'Voltage at the non-inverting side', symbol: 'V_2', min: -1000, max: 1000 }),
    r1: quantity('ohm', { label: 'Resistor to the inverting input', symbol: 'R_1', min: 0.001, max: 1e12 }),
    r2: quantity('ohm', { label: 'Feedback resistor', symbol: 'R_2', min: 0.001, max: 1e12 }),
    r3: quantity('ohm', { label: 'Resistor to the non-inverting input', symbol: 'R_3', min: 0.001, max: 1e12 }),
    r4: quantity('ohm', {
      label: 'Resistor from the non-inverting input to ground',
      symbol: 'R_4',
      min: 0.001,
      max: 1e12,
    }),
    tolerance: percent({
      label: 'Resistor tolerance',
      help: 'Of each of the four, to either side.',
      symbol: 't',
      min: 0.001,
      max: 20,
      usual: [0.01, 20],
      optional: true,
    }),
  },
  outputs: {
    output: quantity('V', { label: 'Output voltage', symbol: 'V_{out}' }),
    differentialGain: number({ label: 'Differential gain', symbol: 'A_d' }),
    commonGain: number({ label: 'Common-mode gain', symbol: 'A_{cm}' }),
    cmrr: quantity('dB', { label: 'CMRR of these values', symbol: '\\mathrm{CMRR}', places: 2, optional: true }),
    worst: quantity('dB', {
      label: 'Worst CMRR within the tolerance',
      symbol: '\\mathrm{CMRR}_{min}',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ inverting, nonInverting, r1, r2, r3, r4, tolerance }) => {
    const differentialGain = ((r4 / (r3 + r4)) * (1 + r2 / r1) + r2 / r1) / 2;
    const commonGain = sumOfProducts([r1, r4], [-1, r2, r3]) / (r1 * (r3 + r4));
    const cmrr = commonGain === 0 ? undefined : decibels(Math.abs(commonGain / differentialGain));
    // The rejection falls steadily as R₁ and R₄ grow and R₂ and R₃ shrink, or the other way: the worst is at these ends.
    const worst =
      tolerance === undefined
        ? undefined
        : decibels(
            Math.max(
              rejection(r1 * (1 + tolerance), r2 * (1 - tolerance), r3 * (1 - tolerance), r4 * (1 + tolerance)),
              rejection(r1 * (1 - tolerance), r2 * (1 + tolerance), r3 * (1 + tolerance), r4 * (1 - tolerance)),
            ),
          );
    // At one denominator, so that what cancels leaves nothing.
    const output =
      sumOfProducts([r4, r1, nonInverting], [r4, r2, nonInverting], [-1, r2, r3, inverting], [-1, r2, r4, inverting]) /
      (r1 * (r3 + r4));
    return { output, differentialGain, commonGain, cmrr, worst };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      joint([-0.6, 1.5], 'V₁', 'inverting'),
      placed({ symbol: 'resistor', label: 'R₁', of: 'r1' }, [-0.6, 1.5], [2, 1.5]),
      wire([2, 1.5], [2.6, 1.5]),
      placed({ symbol: 'op-amp' }, [2.6, 1], [4.6, 1]),
      wire([2, 1.5], [2, 2.8]),
      placed({ symbol: 'resistor', label: 'R₂', of: 'r2', color: 2 }, [2, 2.8], [5.2, 2.8]),
      wire([5.2, 2.8], [5.2, 1]),
      wire([4.6, 1], [6, 1]),
      joint([6, 1], 'Vₒ', 'output'),
      joint([-0.6, -0.3], 'V₂', 'nonInverting'),
      placed({ symbol: 'resistor', label: 'R₃', of: 'r3' }, [-0.6, -0.3], [2, -0.3]),
      wire([2, -0.3], [2, 0.5], [2.6, 0.5]),
      placed({ symbol: 'resistor', label: 'R₄', of: 'r4', color: 2 }, [2, -1], [2, -2.8]),
      wire([2, -0.3], [2, -1]),
      placed({ symbol: 'ground' }, [2, -2.8], [2, -3.4]),
    ],
  },
  explanation:
    'The output is {output}. The differential gain is {differentialGain} and {cmrr?the CMRR of these values is {cmrr}|the resistors match, so that an ideal amplifier passes nothing that is common}{worst?; within the tolerance the CMRR may be as low as {worst}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => isAbove(Math.abs(output), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {output}.',
    },
  ],
  examples: [
    {
      inputs: { inverting: 1, nonInverting: 1.01, r1: '2 kΩ', r2: '200 kΩ', r3: '2 kΩ', r4: '200 kΩ', tolerance: 1 },
      results: { output: 1, differentialGain: 100, commonGain: 0, worst: 68.04437622 },
      source:
        'Gain of 100 and 68 dB: Sedra, Smith: Microelectronic Circuits, exercise 2.15; more digits: Python 3.11, the lowest of all 16 corners of the tolerance, from the node equations',
    },
    {
      inputs: { inverting: 2, nonInverting: 3, r1: 10000, r2: 47000, r3: 12000, r4: 47000 },
      results: {
        output: 4.222033898305,
        differentialGain: 4.620338983051,
        commonGain: -0.159322033898,
        cmrr: 29.24795996,
      },
      source: 'Python 3.11, node equations: 3 × 47/59 × 5.7 - 2 × 4.7; half the sum and the difference of both gains',
    },
    {
      inputs: { inverting: 1, nonInverting: 1, r1: '2.2 MΩ', r2: '0.1 MΩ', r3: '2.2 MΩ', r4: '0.1 MΩ', tolerance: 20 },
      results: { output: 0, commonGain: 0, worst: 2.6358716651 },
      source: 'By symmetry; Python 3.11: the lowest of all 16 corners of the tolerance',
    },
    {
      inputs: { inverting: 0, nonInverting: 1, r1: '1 kΩ', r2: '100 kΩ', r3: '1 kΩ', r4: '100 kΩ' },
      results: { output: 100, differentialGain: 100, commonGain: 0 },
      cautions: ['near the supply'],
      source: 'By hand: 100 × 1',
    },
  ],
  notes: [
    'Where the gains for both inputs differ, the differential gain is their mean.',
    'Ideal amplifier within its supply. The rejection of the amplifier itself, finite and falling with frequency, and the resistance of the sources come on top.',
  ],
  references: [
    {
      title: 'Texas Instruments: Optimizing CMRR in Differential Amplifier Circuits, application note SBOA582',
      url: 'https://ti.com/document-viewer/lit/html/SBOA582',
    },
    { title: 'Sedra, Smith: Microelectronic Circuits, section on the difference amplifier' },
  ],
});

/** |A_cm/A_d| of a difference amplifier. */
function rejection(r1: number, r2: number, r3: number, r4: number) {
  return Math.abs((2 * (r1 * r4 - r2 * r3)) / (r1 * r4 + r2 * r3 + 2 * r2 * r4));
}

function decibels(ratio: number) {
  return -20 * Math.log10(ratio);
}
