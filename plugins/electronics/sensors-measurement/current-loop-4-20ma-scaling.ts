import {
  constant,
  defineEquations,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

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
    // What NAMUR NE 43 takes for measured values: 3.8 to 20.5 mA.
    share: percent({ label: 'Percent of span', symbol: 'p', min: -25, max: 165, usual: [-1.25, 103.125] }),
    resistor: quantity('ohm', { label: 'Sense resistor', symbol: 'R', above: 0, max: 1e6, optional: true }),
    voltage: quantity('mA*ohm', { label: 'Voltage on it', unit: 'V', symbol: 'V', min: 0, optional: true }),
  },
  equations: ({ value, current, lower, upper, share, resistor, voltage }) => [
    [share, (current - constant(4, 'mA')) / constant(16, 'mA')],
    [value, lower + share * (upper - lower)],
    [voltage, current * resistor],
  ],
  figure: {
    kind: 'curve',
    title: 'Value over loop current',
    x: { of: 'current' },
    y: { of: 'value' },
    curve: ({ value, current, lower, upper }) => ({
      from: Math.min(4, current),
      to: Math.max(20, current),
      lines: [{ y: (at) => lower + ((at - 4) / 16) * (upper - lower) }],
      marks: [{ x: current, y: value, label: 'I' }],
    }),
  },
  explanation: '{current} is {share} of the span: a process value of {value}.',
  requires: [
    {
      that: ({ lower, upper }) => lower !== upper,
      field: 'upper',
      says: 'The values at 4 mA and at 20 mA must differ; both are {lower}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ current }) => isBelow(current, 3.6) || isAbove(current, 21),
      says: 'Below 3.6 and above 21 mA the loop signals a failure (NAMUR NE 43), or its wire is broken: do not take it for a measurement.',
    },
    {
      level: 'caution',
      when: ({ current }) =>
        (isAtLeast(current, 3.6) && isBelow(current, 3.8)) || (isAbove(current, 20.5) && isAtMost(current, 21)),
      says: 'Outside of 3.8 to 20.5 mA the transmitter is beyond its range (NAMUR NE 43): the process value is uncertain.',
    },
  ],
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
    {
      inputs: { current: 3.5 },
      results: { share: -3.125, value: -3.125 },
      cautions: ['signals a failure'],
      source: 'By hand: -0.5/16; NAMUR NE 43: below 3.6 mA',
    },
    {
      inputs: { current: 20.8 },
      results: { share: 105, value: 105 },
      cautions: ['beyond its range'],
      source: 'By hand: 16.8/16',
    },
    { inputs: { current: 12, lower: 5, upper: 5 }, refused: 'must differ', source: 'By definition' },
  ],
  references: [
    { title: 'IEC 60381-1:1982, Analogue signals for process control systems: direct current signals' },
    { title: 'NAMUR NE 43, Standardisation of the signal level for the failure information of digital transmitters' },
  ],
});
