import { choice, defineCalculator, list, quantity, sum, table } from '@reckoner/engine';
import { circuitLadder, circuitLoop, numbered, type Part } from '../shared/circuit.js';
import { capacitance } from '../shared/fields.js';

/** Parallel capacitances add; series capacitors carry one charge, so their reciprocals add. */
export default defineCalculator({
  title: 'Capacitors in series and parallel',
  description: 'Total capacitance of capacitors in series or parallel, and charge, voltage and energy at a voltage.',
  keywords: ['equivalent capacitance', 'capacitive divider', 'capacitor bank', 'charge'],
  inputs: {
    capacitors: list(capacitance, { label: 'Capacitors', symbol: 'C', minItems: 1, maxItems: 100 }),
    arrangement: choice({ series: 'In series', parallel: 'In parallel' }, { label: 'Arrangement' }),
    voltage: quantity('V', { label: 'Total DC voltage', symbol: 'V', min: 0, max: 1e9, optional: true }),
  },
  outputs: {
    total: quantity('F', { label: 'Total capacitance', unit: 'µF', symbol: 'C' }),
    charge: quantity('C', { label: 'Charge', unit: 'µC', symbol: 'Q', optional: true }),
    energy: quantity('J', { label: 'Energy', symbol: 'E', optional: true }),
    parts: table(
      {
        capacitance: quantity('F', { label: 'Capacitance', unit: 'µF' }),
        voltage: quantity('V', { label: 'Voltage' }),
        charge: quantity('C', { label: 'Charge', unit: 'µC' }),
      },
      { label: 'Each capacitor', optional: true },
    ),
  },
  formula: ({ capacitors, arrangement, voltage }) => {
    const total =
      arrangement === 'parallel' ? sum(capacitors) : 1 / sum(capacitors.map((capacitance) => 1 / capacitance));
    if (voltage === undefined) return { total };
    const parts = capacitors.map((capacitance) => {
      const share = arrangement === 'parallel' ? voltage : (voltage * total) / capacitance;
      return { capacitance, voltage: share, charge: capacitance * share };
    });
    return { total, charge: total * voltage, energy: 0.5 * total * voltage ** 2, parts };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ capacitors, arrangement }) => {
      const source: Part = { symbol: 'source', label: 'V', of: 'voltage', color: 4 };
      const parts = capacitors.map((value, place): Part => {
        return {
          symbol: 'capacitor',
          ...(arrangement === 'series' && { label: numbered('C', place) }),
          of: 'total',
          value,
        };
      });
      return arrangement === 'parallel' ? circuitLadder(source, parts) : circuitLoop(source, parts);
    },
  },
  explanation: 'Together the capacitors have {total}.',
  cautions: [
    {
      level: 'caution',
      when: ({ capacitors, arrangement, voltage }) =>
        arrangement === 'series' && capacitors.length > 1 && voltage !== undefined && voltage > 0,
      says: 'Series capacitors share a DC voltage so only at first: then leakage decides, and one of them may get most of it. Add balancing resistors.',
    },
  ],
  examples: [
    {
      inputs: { capacitors: [10, 22, 47], arrangement: 'series', voltage: 12 },
      results: {
        total: 5.99767981439,
        charge: 71.9721577726,
        energy: 0.000431832946636,
        parts: { length: 3, rows: { 0: { voltage: 7.197215777262 }, 2: { voltage: 1.5313225058 } } },
      },
      cautions: ['leakage decides'],
      source: 'Python 3.11: 1/(1/10 + 1/22 + 1/47); 12C; 12C/Cᵢ',
    },
    {
      inputs: { capacitors: [10, 22, 47], arrangement: 'parallel', voltage: 5 },
      results: {
        total: 79,
        charge: 395,
        energy: 0.0009875,
        parts: { length: 3, rows: { 1: { voltage: 5, charge: 110 } } },
      },
      source: 'By hand: 10 + 22 + 47; × 5; 0.5 × 79e-6 × 25',
    },
    {
      inputs: { capacitors: [10, 22, 47], arrangement: 'parallel' },
      results: { total: 79 },
      source: 'By hand: 10 + 22 + 47; without a voltage there is no charge',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., §25-3' }],
});
