import { defineCalculator, list, quantity, sum, table } from '@reckoner/engine';
import { circuitLadder } from '../shared/circuit.js';
import { resistance } from '../shared/fields.js';

/** A current splits over parallel branches in proportion to their conductances. */
export default defineCalculator({
  title: 'Current divider',
  description: 'Current through each of several parallel resistors from the total current.',
  keywords: ['current divider rule', 'parallel branches', 'shunt'],
  inputs: {
    current: quantity('A', { label: 'Total current', symbol: 'I', min: 0, max: 1e9 }),
    resistors: list(resistance, { label: 'Resistors', symbol: 'R', minItems: 2, maxItems: 100 }),
  },
  outputs: {
    branches: table(
      {
        resistance: quantity('ohm', { label: 'Resistance' }),
        current: quantity('A', { label: 'Current' }),
        power: quantity('W', { label: 'Power' }),
      },
      { label: 'Branches' },
    ),
    voltage: quantity('V', { label: 'Voltage across them', symbol: 'V' }),
    equivalent: quantity('ohm', { label: 'Equivalent resistance', symbol: 'R_{eq}' }),
  },
  formula: ({ current, resistors }) => {
    const equivalent = 1 / sum(resistors.map((resistance) => 1 / resistance));
    const voltage = current * equivalent;
    const branches = resistors.map((resistance) => ({
      resistance,
      current: (current * equivalent) / resistance,
      power: voltage ** 2 / resistance,
    }));
    return { branches, voltage, equivalent };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ resistors }) =>
      circuitLadder(
        { symbol: 'current source', label: 'I', of: 'current', color: 4 },
        resistors.map((value) => ({ symbol: 'resistor', of: 'equivalent', value })),
      ),
  },
  explanation: '{current} through the branches, together {equivalent}, leave {voltage} across each of them.',
  examples: [
    {
      inputs: { current: 2, resistors: [10, 20, 30] },
      results: {
        equivalent: 5.454545454545,
        voltage: 10.90909090909,
        branches: {
          length: 3,
          rows: { 0: { current: 1.090909090909 }, 1: { current: 0.545454545455 }, 2: { current: 0.3636363636364 } },
        },
      },
      source: 'By hand: 1/10 + 1/20 + 1/30 = 11/60 S; 2 × 60/11 V; shares 6/11, 3/11 and 2/11',
    },
    {
      inputs: { current: '30 mA', resistors: [1000, 2000] },
      results: { voltage: 20, branches: { length: 2, rows: { 0: { current: 0.02, power: 0.4 } } } },
      source: 'By hand: two thirds through the smaller; 20 V',
    },
  ],
  references: [
    { title: 'Nilsson, Riedel: Electric Circuits, 10th ed., ch. 3 (current divider)', isbn: '978-0-13-376003-3' },
  ],
});
