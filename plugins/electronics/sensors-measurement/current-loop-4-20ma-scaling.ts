import { constant, defineEquations, number, percent, quantity } from '@reckoner/engine';

/** Live zero: 4 mA is the lower and 20 mA the upper range value. */
export default defineEquations({
  title: '4-20 mA scaling',
  description:
    'Process value, loop current or percent of a 4-20 mA signal from one another, with the voltage on a resistor.',
  keywords: ['current loop', 'transmitter', 'PLC scaling', 'process variable', '250 ohm', '1-5 V'],
  variables: {
    value: number({ label: 'Process value', symbol: 'x' }),
    current: quantity('mA', { label: 'Loop current', symbol: 'I', min: 0, max: 30 }),
    lower: number({ label: 'Value at 4 mA', symbol: 'x_0', default: 0 }),
    upper: number({ label: 'Value at 20 mA', symbol: 'x_1', default: 100 }),
    share: percent({ label: 'Percent of span', symbol: 'p', min: -25, max: 165 }),
    resistor: quantity('ohm', { label: 'Sense resistor', symbol: 'R', above: 0, max: 1e6, optional: true }),
    voltage: quantity('mA*ohm', { label: 'Voltage on it', unit: 'V', symbol: 'V', min: 0, optional: true }),
  },
  equations: ({ value, current, lower, upper, share, resistor, voltage }) => [
    [share, (current - constant(4, 'mA')) / constant(16, 'mA')],
    [value, lower + share * (upper - lower)],
    [voltage, current * resistor],
  ],
  explanation: '{current} is {share} of the span: a process value of {value}.',
  examples: [
    {
      inputs: { current: 12, resistor: 250 },
      results: { value: 50, share: 50, voltage: 3 },
      source: 'By hand: 8/16; 12 mA × 250 Ω',
    },
    {
      inputs: { value: 2.5, lower: -50, upper: 100, resistor: 250 },
      results: { current: 9.6, share: 35, voltage: 2.4 },
      source: 'By hand: 52.5/150 = 0.35; 4 + 16 × 0.35',
    },
  ],
  notes: ['NAMUR NE 43 takes 3.8 to 20.5 mA as measurement and below 3.6 or above 21 mA as failure.'],
  references: [
    { title: 'IEC 60381-1:1982, Analogue signals for process control systems: direct current signals' },
    { title: 'NAMUR NE 43, Standardisation of the signal level for the failure information of digital transmitters' },
  ],
});
