import { defineCalculator, isAtLeast, list, noResult, quantity, sum, table } from '@reckoner/engine';
import { circuitLadder } from '../shared/circuit.js';
import { resistance } from '../shared/fields.js';

/** Conductances add: 1/R = Σ 1/Rᵢ; by Ohm's law each branch takes V/Rᵢ. */
export default defineCalculator({
  title: 'Resistors in parallel',
  description:
    'Total resistance of parallel resistors, the currents at a voltage, and the resistor to add for a lower total.',
  keywords: ['parallel resistance', 'equivalent resistance', 'branch current', 'conductance'],
  inputs: {
    resistors: list(resistance, { label: 'Resistors', symbol: 'R', minItems: 1, maxItems: 100 }),
    voltage: quantity('V', { label: 'Voltage across them', symbol: 'V', min: 0, max: 1e9, optional: true }),
    target: quantity('ohm', { label: 'Wanted total', symbol: 'R_t', above: 0, max: 1e15, optional: true }),
  },
  outputs: {
    total: quantity('ohm', { label: 'Total resistance', symbol: 'R' }),
    current: quantity('A', { label: 'Total current', symbol: 'I', optional: true }),
    power: quantity('W', { label: 'Total power', symbol: 'P', optional: true }),
    added: quantity('ohm', { label: 'Resistor to add', symbol: 'R_a', optional: true }),
    branches: table(
      {
        resistance: quantity('ohm', { label: 'Resistance' }),
        current: quantity('A', { label: 'Current' }),
        power: quantity('W', { label: 'Power' }),
      },
      { label: 'Branches', optional: true },
    ),
  },
  formula: ({ resistors, voltage, target }) => {
    const total = 1 / sum(resistors.map((resistance) => 1 / resistance));
    if (target !== undefined && isAtLeast(target, total)) {
      throw noResult('A parallel resistor only lowers the total: the wanted total must be below the present one.');
    }
    const added = target === undefined ? undefined : 1 / (1 / target - 1 / total);
    if (voltage === undefined) return { total, added };
    const branches = resistors.map((resistance) => ({
      resistance,
      current: voltage / resistance,
      power: voltage ** 2 / resistance,
    }));
    return { total, current: voltage / total, power: voltage ** 2 / total, added, branches };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ resistors }) =>
      circuitLadder(
        { symbol: 'source', label: 'V', of: 'voltage', color: 4 },
        resistors.map((value) => ({ symbol: 'resistor', of: 'total', value })),
      ),
  },
  explanation: ({ current, added }) =>
    `The resistors act as one of {total}${current === undefined ? '' : ', through which {current} flow'}.${
      added === undefined ? '' : ' Another {added} in parallel brings it to {target}.'
    }`,
  examples: [
    {
      inputs: { resistors: [100, 220, 470], voltage: 10, target: 50 },
      results: {
        total: 59.97679814385,
        current: 0.1667311411992,
        power: 1.667311411992,
        added: 300.5813953488,
        branches: { length: 3, rows: { 1: { current: 0.045454545455, power: 0.45454545455 } } },
      },
      source: 'Python 3.11: 1/(1/100 + 1/220 + 1/470); 10/R; 100/R; 1/(1/50 - 1/R)',
    },
    { inputs: { resistors: '1 kΩ; 2.2 kΩ' }, results: { total: 687.5 }, source: 'By hand: 1000 × 2200 / 3200' },
    {
      inputs: { resistors: [100, 100], target: 50 },
      noResult: 'must be below the present one',
      source: 'By hand: 100/2 is 50 already',
    },
    {
      inputs: { resistors: [1, 1.5], target: 0.6 },
      noResult: 'must be below the present one',
      source: 'By hand: 1.5/2.5 is 0.6 already',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2.2', isbn: '978-0-521-80926-9' }],
});
