import { defineCalculator, list, quantity, sum, table } from '@reckoner/engine';
import { circuitLoop, numbered } from '../shared/circuit.js';
import { resistance } from '../shared/fields.js';

/** Resistances add: R = Σ Rᵢ; one current flows through all of them. */
export default defineCalculator({
  title: 'Resistors in series',
  description: 'Total resistance of resistors in series, and current, voltage drops and powers at a supply voltage.',
  keywords: ['series resistance', 'equivalent resistance', 'voltage drop'],
  inputs: {
    resistors: list(resistance, { label: 'Resistors', symbol: 'R', minItems: 1, maxItems: 100 }),
    supply: quantity('V', {
      label: 'Supply voltage',
      formerly: ['voltage'],
      symbol: 'V',
      min: 0,
      max: 1e9,
      optional: true,
    }),
  },
  outputs: {
    total: quantity('ohm', { label: 'Total resistance', symbol: 'R' }),
    current: quantity('A', { label: 'Current', symbol: 'I', optional: true }),
    power: quantity('W', { label: 'Total power', symbol: 'P', optional: true }),
    drops: table(
      {
        resistance: quantity('ohm', { label: 'Resistance' }),
        supply: quantity('V', { label: 'Voltage drop' }),
        power: quantity('W', { label: 'Power' }),
      },
      { label: 'Voltage drops', optional: true },
    ),
  },
  formula: ({ resistors, supply }) => {
    const total = sum(resistors);
    if (supply === undefined) return { total };
    const current = supply / total;
    const drops = resistors.map((resistance) => ({
      resistance,
      supply: current * resistance,
      power: current ** 2 * resistance,
    }));
    return { total, current, power: supply * current, drops };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ resistors }) =>
      circuitLoop(
        { symbol: 'source', label: 'V', of: 'supply', color: 4 },
        resistors.map((value, place) => ({ symbol: 'resistor', label: numbered('R', place), of: 'total', value })),
      ),
  },
  explanation: ({ current }) =>
    current === undefined
      ? 'The resistors act as one of {total}.'
      : 'The resistors act as one of {total}; {current} flow through all of them and turn {power} into heat.',
  examples: [
    {
      inputs: { resistors: [330, 470, 1200], supply: 9 },
      results: {
        total: 2000,
        current: 0.0045,
        power: 0.0405,
        drops: {
          length: 3,
          rows: { 0: { supply: 1.485, power: 0.0066825 }, 2: { supply: 5.4, power: 0.0243 } },
        },
      },
      source: 'By hand: 9/2000 = 4.5 mA; 4.5 mA × R; (4.5 mA)² × R',
    },
    { inputs: { resistors: ['4.7 kΩ', '820 Ω'] }, results: { total: 5520 }, source: 'By hand: 4700 + 820' },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2.2', isbn: '978-0-521-80926-9' }],
});
