import { defineEquations, quantity } from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';

/** Unloaded divider and, by its Thévenin resistance, the voltage left under a load. */
export default defineEquations({
  title: 'Voltage divider',
  description: 'Output voltage, input voltage or a resistor of a two-resistor divider, with its output under load.',
  keywords: ['potential divider', 'potentiometer', 'resistor divider', 'loaded divider', 'thevenin'],
  variables: {
    inputVoltage: quantity('V', { label: 'Input voltage', symbol: 'V_{in}', above: 0, max: 1e9 }),
    upper: quantity('ohm', { label: 'Upper resistor', symbol: 'R_1', above: 0, max: 1e12 }),
    lower: quantity('ohm', { label: 'Lower resistor', symbol: 'R_2', above: 0, max: 1e12 }),
    outputVoltage: quantity('V', { label: 'Output voltage without load', symbol: 'V_{out}', above: 0, max: 1e9 }),
    outputResistance: quantity('ohm', { label: 'Output resistance', symbol: 'R_{th}', above: 0, max: 1e12 }),
    current: quantity('A', { label: 'Current through the divider', unit: 'mA', symbol: 'I', above: 0 }),
    load: quantity('ohm', { label: 'Load', symbol: 'R_L', above: 0, max: 1e15, optional: true }),
    loadedVoltage: quantity('V', { label: 'Output voltage under load', symbol: 'V_L', above: 0, optional: true }),
  },
  equations: ({ inputVoltage, upper, lower, outputVoltage, outputResistance, current, load, loadedVoltage }) => [
    [outputVoltage, (inputVoltage * lower) / (upper + lower)],
    [outputResistance, (upper * lower) / (upper + lower)],
    [current, inputVoltage / (upper + lower)],
    [loadedVoltage, (outputVoltage * load) / (load + outputResistance)],
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ load }) => {
      const end = load === undefined ? 3.4 : 5;
      return [
        placed({ symbol: 'source', label: 'Vᵢ', of: 'inputVoltage', color: 4 }, [0, 0], [0, 3.2]),
        wire([0, 3.2], [2, 3.2]),
        placed({ symbol: 'resistor', label: 'R₁', of: 'upper' }, [2, 3.2], [2, 1.6]),
        placed({ symbol: 'resistor', label: 'R₂', of: 'lower' }, [2, 1.6], [2, 0]),
        wire([0, 0], [end, 0]),
        wire([2, 1.6], [end, 1.6]),
        ...(load === undefined
          ? [joint([end, 1.6], 'Vₒ', 'outputVoltage'), joint([end, 0])]
          : [
              placed({ symbol: 'resistor', label: 'Rₗ', of: 'load', color: 2 }, [end, 1.6], [end, 0]),
              joint([end, 1.6], 'Vₒ', 'loadedVoltage'),
            ]),
      ];
    },
  },
  explanation: ({ loadedVoltage }) =>
    loadedVoltage === undefined
      ? 'The divider of {upper} over {lower} turns {inputVoltage} into {outputVoltage}.'
      : 'The divider of {upper} over {lower} turns {inputVoltage} into {outputVoltage}, of which {loadedVoltage} is left with a load of {load}.',
  requires: [
    {
      that: ({ inputVoltage, outputVoltage }) => outputVoltage < inputVoltage,
      field: 'outputVoltage',
      says: 'The output without load, {outputVoltage}, must be below the input, {inputVoltage}: a divider only lowers.',
    },
  ],
  examples: [
    {
      inputs: { inputVoltage: 12, upper: '10 kΩ', lower: '4.7 kΩ', load: '22 kΩ' },
      results: {
        outputVoltage: 3.836734693878,
        outputResistance: 3197.278911565,
        current: 0.8163265306122,
        loadedVoltage: 3.349892008639,
      },
      source: 'Python 3.11: 12 × 4.7/14.7; 10 × 4.7/14.7; 12/14.7; V × 22/(22 + R)',
    },
    {
      inputs: { inputVoltage: 5, upper: 2200, outputVoltage: 3.3 },
      results: { lower: 4270.588235294 },
      source: 'By hand: 2200 × 3.3 / (5 - 3.3)',
    },
    {
      inputs: { outputVoltage: 2.5, upper: 1000, lower: 1000 },
      results: { inputVoltage: 5, current: 2.5 },
      source: 'By hand: two equal resistors halve the voltage; 5 V / 2 kΩ',
    },
    { inputs: { inputVoltage: 5, upper: 1000, outputVoltage: 6 }, refused: 'only lowers', source: 'By definition' },
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2.3', isbn: '978-0-521-80926-9' }],
});
