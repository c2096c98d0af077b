import { defineCalculator, isAbove, quantity, roundTo } from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';

/** R = (V_min - V_Z)/(I_Zmin + I_L); the diode takes all current when the load is gone at the highest input. */
export default defineCalculator({
  title: 'Zener diode regulator',
  description: 'Series resistor of a Zener regulator, and the powers of resistor and diode, from input range and load.',
  keywords: ['zener resistor', 'shunt regulator', 'voltage reference', 'zener power'],
  inputs: {
    lowest: quantity('V', { label: 'Lowest input voltage', symbol: 'V_{min}', above: 0, max: 10000 }),
    highest: quantity('V', {
      label: 'Highest input voltage',
      symbol: 'V_{max}',
      above: 0,
      max: 10000,
      default: ({ lowest }: { lowest: number }) => lowest,
    }),
    zener: quantity('V', { label: 'Zener voltage', symbol: 'V_Z', above: 0, max: 1000 }),
    load: quantity('A', { label: 'Largest load current', unit: 'mA', symbol: 'I_L', min: 0, max: 1e6 }),
    holding: quantity('A', {
      label: 'Least Zener current',
      unit: 'mA',
      symbol: 'I_Z',
      min: 0.001,
      max: 1e5,
      default: 5,
    }),
  },
  outputs: {
    resistor: quantity('ohm', { label: 'Largest series resistor', symbol: 'R', places: 1 }),
    resistorPower: quantity('W', { label: 'Power in the resistor', symbol: 'P_R', places: 3 }),
    zenerPower: quantity('W', { label: 'Power in the diode without load', symbol: 'P_Z', places: 3 }),
    zenerCurrent: quantity('A', { label: 'Zener current without load', unit: 'mA', symbol: 'I_{Zmax}', places: 1 }),
  },
  formula: ({ lowest, highest, zener, load, holding }) => {
    const resistor = (lowest - zener) / (holding + load);
    const zenerCurrent = (highest - zener) / resistor;
    return {
      resistor,
      resistorPower: (highest - zener) ** 2 / resistor,
      zenerPower: zener * zenerCurrent,
      zenerCurrent,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      placed({ symbol: 'source', label: 'V', of: 'lowest', color: 4 }, [0, 0], [0, 2]),
      placed({ symbol: 'resistor', label: 'R', of: 'resistor' }, [0, 2], [2.4, 2]),
      placed({ symbol: 'zener', of: 'zener', color: 2 }, [2.4, 0], [2.4, 2]),
      wire([2.4, 2], [4.8, 2]),
      placed({ symbol: 'resistor', label: 'Load' }, [4.8, 2], [4.8, 0]),
      wire([0, 0], [4.8, 0]),
      { shape: 'arrow', color: 4, from: [3.2, 2.2], to: [4.2, 2.2], label: 'I', of: 'load' },
    ],
  },
  explanation: 'Use at most {resistor}; it takes up to {resistorPower} and the diode {zenerPower} without load.',
  requires: [
    {
      that: ({ lowest, highest }) => highest >= lowest,
      field: 'highest',
      says: 'The highest input, {highest}, must not be below the lowest, {lowest}.',
    },
    {
      that: ({ lowest, zener }) => lowest > zener,
      field: 'lowest',
      says: 'The lowest input, {lowest}, must be above the Zener voltage, {zener}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ zenerPower }) => isAbove(roundTo(zenerPower, 3), 0.5),
      says: 'Without load the diode takes {zenerPower}: small Zener diodes are rated for 0.4 to 0.5 W. Use a larger one or a series regulator.',
    },
  ],
  examples: [
    {
      inputs: { lowest: 10, zener: 5, load: 95.02 },
      results: { zenerPower: 0.5001 },
      source: 'By hand: 5 × 0.10002, shown as 0.500 W',
    },
    {
      inputs: { lowest: 12, zener: 5.1, load: 20 },
      results: { resistor: 276, resistorPower: 0.1725, zenerPower: 0.1275, zenerCurrent: 25 },
      source: 'By hand: 6.9/0.025; 6.9²/276; 5.1 × 0.025',
    },
    {
      inputs: { lowest: 9, highest: 15, zener: 5.1, load: 20 },
      results: {
        resistor: 156,
        resistorPower: 0.628269230769,
        zenerPower: 0.323653846154,
        zenerCurrent: 63.4615384615,
      },
      source: 'By hand: 3.9/0.025; 9.9²/156; 5.1 × 9.9/156',
    },
    { inputs: { lowest: 5, zener: 5.1, load: 20 }, refused: 'above the Zener voltage', source: 'By definition' },
    {
      inputs: { lowest: 9, highest: 8, zener: 5.1, load: 20 },
      refused: 'not be below the lowest',
      source: 'By definition',
    },
    {
      inputs: { lowest: 12, highest: 15, zener: 5, load: 95 },
      results: { resistor: 70, zenerPower: 0.714285714286 },
      cautions: ['Use a larger one'],
      source: 'By hand: 7/0.1; 5 × 10/70',
    },
    {
      inputs: { lowest: 12, zener: 5.1, load: 20, holding: 10 },
      results: { resistor: 230, resistorPower: 0.207, zenerPower: 0.153, zenerCurrent: 30 },
      source: 'By hand: 6.9/0.03; 6.9²/230; 5.1 × 0.03',
    },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 9', isbn: '978-0-521-80926-9' }],
});
