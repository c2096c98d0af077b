import { defineCalculator, quantity, sumOfProducts } from '@reckoner/engine';

const resistance = { min: 1e-6, max: 1e12 } as const;

/** R1 over R2 on one side, R3 over Rx on the other; balanced when R1 Rx = R2 R3. */
export default defineCalculator({
  title: 'Wheatstone bridge',
  description:
    'Resistance that balances a Wheatstone bridge, and the bridge voltage and source resistance when it is not.',
  keywords: ['bridge circuit', 'strain gauge', 'unknown resistor', 'thevenin', 'balance'],
  inputs: {
    upperLeft: quantity('ohm', { label: 'Upper left resistor', symbol: 'R_1', ...resistance }),
    lowerLeft: quantity('ohm', { label: 'Lower left resistor', symbol: 'R_2', ...resistance }),
    upperRight: quantity('ohm', { label: 'Upper right resistor', symbol: 'R_3', ...resistance }),
    lowerRight: quantity('ohm', { label: 'Lower right resistor', symbol: 'R_x', ...resistance, optional: true }),
    supply: quantity('V', { label: 'Supply voltage', symbol: 'V_s', min: 0, max: 1e9, default: 5 }),
  },
  outputs: {
    balancing: quantity('ohm', { label: 'Lower right resistor at balance', symbol: 'R_b' }),
    bridge: quantity('V', {
      label: 'Bridge voltage',
      help: 'Right middle against left middle.',
      unit: 'mV',
      symbol: 'V_b',
      optional: true,
    }),
    source: quantity('ohm', { label: 'Source resistance of the bridge', symbol: 'R_{th}', optional: true }),
    current: quantity('A', { label: 'Supply current', unit: 'mA', symbol: 'I', optional: true }),
  },
  formula: ({ upperLeft, lowerLeft, upperRight, lowerRight, supply }) => {
    const balancing = (lowerLeft * upperRight) / upperLeft;
    if (lowerRight === undefined) return { balancing };
    const left = upperLeft + lowerLeft;
    const right = upperRight + lowerRight;
    return {
      balancing,
      // One fraction, so that a balanced bridge gives exactly nothing.
      bridge: (supply * sumOfProducts([lowerRight, upperLeft], [-lowerLeft, upperRight])) / (left * right),
      source: (upperLeft * lowerLeft) / left + (upperRight * lowerRight) / right,
      current: supply / left + supply / right,
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Bridge',
    draw: ({ lowerRight }) => [
      { shape: 'symbol', symbol: 'resistor', from: [0, 2], to: [-2, 0], of: 'upperLeft' },
      { shape: 'symbol', symbol: 'resistor', from: [-2, 0], to: [0, -2], of: 'lowerLeft' },
      { shape: 'symbol', symbol: 'resistor', from: [0, 2], to: [2, 0], of: 'upperRight' },
      {
        shape: 'symbol',
        symbol: 'resistor',
        color: 2,
        from: [2, 0],
        to: [0, -2],
        of: lowerRight === undefined ? 'balancing' : 'lowerRight',
      },
      {
        shape: 'line',
        dashed: true,
        color: 3,
        points: [
          [-2, 0],
          [2, 0],
        ],
        label: 'V',
        of: 'bridge',
      },
      {
        shape: 'line',
        points: [
          [0, 2],
          [0, 2.5],
          [-4, 2.5],
        ],
      },
      { shape: 'symbol', symbol: 'source', color: 4, from: [-4, -2.5], to: [-4, 2.5], label: 'V', of: 'supply' },
      {
        shape: 'line',
        points: [
          [-4, -2.5],
          [0, -2.5],
          [0, -2],
        ],
      },
    ],
  },
  explanation: ({ bridge, supply }) =>
    bridge === undefined
      ? 'The bridge is balanced by {balancing}.'
      : supply === 0
        ? 'Without a supply the bridge gives no voltage; it is balanced by {balancing}.'
        : bridge === 0
          ? 'The bridge is balanced: it gives no voltage, from a source of {source}.'
          : 'The bridge gives {|bridge|} from a source of {source}, the right middle {bridge|below|level with|above} the left; it would be balanced by {balancing}.',
  examples: [
    {
      inputs: { upperLeft: 100, lowerLeft: 250, upperRight: 40 },
      results: { balancing: 100 },
      source: 'By hand: 250 × 40/100',
    },
    {
      inputs: { upperLeft: 350, lowerLeft: 350, upperRight: 350, lowerRight: 351, supply: 10 },
      results: { balancing: 350, bridge: 7.13266762, source: 350.249643, current: 28.5510495 },
      source: 'Python 3.11: 10 (351/701 - 1/2); 350/2 + 350 × 351/701; a strain gauge',
    },
    {
      inputs: { upperLeft: 33, lowerLeft: 47, upperRight: 66, lowerRight: 94 },
      results: { balancing: 94, bridge: 0 },
      source: 'By hand: 33 × 94 = 47 × 66',
    },
    {
      inputs: { upperLeft: 350, lowerLeft: 350, upperRight: 350, lowerRight: 351, supply: 0 },
      results: { balancing: 350, bridge: 0 },
      source: 'By definition: no supply, no voltage, though it is not balanced',
    },
    {
      inputs: { upperLeft: 100, lowerLeft: 100, upperRight: 100, lowerRight: 25, supply: 10 },
      results: { balancing: 100, bridge: -3000 },
      source: 'By hand: 10 × (25/125 - 1/2)',
    },
  ],
  references: [{ title: 'Halliday, Resnick, Walker: Fundamentals of Physics, 10th ed., ch. 27' }],
});
