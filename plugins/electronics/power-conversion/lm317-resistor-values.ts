import { defineEquations, isAbove, isAtLeast, isBelow, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** V_out = V_ref(1 + R₂/R₁) + I_adj R₂; as a current source I = V_ref/R. */
export default defineEquations({
  title: 'LM317 resistor values',
  description:
    'Output voltage of an LM317 from its two resistors, or the resistor for a voltage; also as a current source.',
  keywords: ['adjustable regulator', 'LM350', 'LM338', 'LM1117', 'current source', '1.25 V reference'],
  variables: {
    output: quantity('V', { label: 'Output voltage', symbol: 'V_{out}', min: 0, max: 1000 }),
    first: quantity('ohm', { label: 'Resistor to the output', symbol: 'R_1', above: 0, max: 1e6, default: 240 }),
    second: quantity('ohm', { label: 'Resistor to ground', symbol: 'R_2', min: 0, max: 1e8 }),
    reference: quantity('V', { label: 'Reference voltage', symbol: 'V_{ref}', above: 0, max: 10, default: 1.25 }),
    adjust: quantity('A', {
      label: 'Adjust pin current',
      unit: 'µA',
      symbol: 'I_{adj}',
      min: 0,
      max: 10000,
      default: 50,
    }),
    sense: quantity('ohm', { label: 'Resistor of a current source', symbol: 'R', above: 0, optional: true }),
    current: quantity('A', { label: 'Current of the source', symbol: 'I', above: 0, optional: true }),
  },
  equations: ({ output, first, second, reference, adjust, sense, current }) => [
    [output, reference * (1 + second / first) + adjust * second],
    [current, reference / sense],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      joint([0, 3], 'Vᵢ'),
      wire([0, 3], [1, 3]),
      { shape: 'rectangle', corner: [1, 2.5], width: 2, height: 1, label: 'LM317' },
      wire([3, 3], [5.4, 3]),
      joint([5.4, 3], 'Vₒ', 'output'),
      placed({ symbol: 'resistor', label: 'R₁', of: 'first' }, [4, 3], [4, 1.5]),
      placed({ symbol: 'resistor', label: 'R₂', of: 'second', color: 2 }, [4, 1.5], [4, 0]),
      wire([2, 2.5], [2, 1.5], [4, 1.5]),
      placed({ symbol: 'ground' }, [4, 0], [4, -0.3]),
    ],
  },
  explanation: 'With {first} and {second} the output is {output}.',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => isAbove(output, 37),
      says: 'The LM317 regulates up to 37 V: above it takes a high-voltage type such as the LM317HV.',
    },
    {
      level: 'caution',
      when: ({ reference, first }) => isBelow(reference / first, 0.0035),
      says: 'So large a resistor to the output draws less than the 3.5 to 10 mA that the regulator needs: without another load the output rises.',
    },
    {
      level: 'caution',
      when: ({ current }) => current !== undefined && isAbove(current, 1.5),
      says: 'The LM317 gives up to 1.5 A: for more use an LM350 or LM338.',
    },
    {
      level: 'caution',
      when: ({ current }) => current !== undefined && isBelow(current, 0.01),
      says: 'The LM317 needs 3.5 to 10 mA through it to regulate: as a source of {current} it may give more than that.',
    },
  ],
  requires: [
    {
      that: ({ output, reference }) => isAtLeast(output, reference),
      field: 'output',
      says: 'The output must be at least the reference voltage, {reference}: the LM317 gives no less.',
    },
  ],
  examples: [
    {
      inputs: { second: '1.2 kΩ', sense: 2.5 },
      results: { output: 7.56, current: 0.5 },
      source: 'By hand: 1.25 × 6 + 50e-6 × 1200; 1.25/2.5',
    },
    {
      inputs: { output: 12, first: 240, reference: 1.25, adjust: 50, current: 0.1 },
      results: { second: 2044.37400951, sense: 12.5 },
      source: 'Python 3.11: 10.75/(1.25/240 + 50e-6); 1.25/0.1',
    },
    {
      inputs: { first: 1000, second: 39000, adjust: 0 },
      results: { output: 50 },
      cautions: ['LM317HV', 'another load'],
      source: 'By hand: 1.25 × 40; 1.25 mA through 1 kΩ',
    },
    {
      inputs: { second: '1.2 kΩ', sense: 0.5 },
      results: { output: 7.56, current: 2.5 },
      cautions: ['up to 1.5 A'],
      source: 'By hand: 1.25/0.5',
    },
    {
      inputs: { second: '1.2 kΩ', sense: 1250 },
      results: { output: 7.56, current: 0.001 },
      cautions: ['to regulate'],
      source: 'By hand: 1.25/1250; SLVS044: a least load of 3.5 mA, 10 mA at most',
    },
    { inputs: { output: 1 }, refused: 'at least the reference voltage', source: 'By definition: R₂ = 0 gives 1.25 V' },
  ],
  notes: ['The input must be about 3 V above the output. R₁ of 120 to 240 Ω draws the least load that the part needs.'],
  references: [{ title: 'Texas Instruments: LM317 3-Pin Adjustable Regulator, data sheet SLVS044' }],
});
