import { constant, defineCalculator, isAbove, isAtLeast, isBelow, quantity, rows, sum, table } from '@reckoner/engine';
import { numbered, placed, wire } from '../shared/circuit.js';
import { conductances, driven, given } from './shared/branches.js';

/** The voltage of a node is the mean of the branch sources, weighted by their conductances. */
export default defineCalculator({
  title: "Millman's theorem",
  description:
    'Common voltage of parallel branches, each a source in series with a resistor, with the current of each and the equivalent source.',
  keywords: [
    'parallel generator theorem',
    'parallel voltage sources',
    'node voltage of parallel branches',
    'batteries in parallel',
    'millman voltage',
  ],
  inputs: {
    branches: rows(
      {
        source: quantity('V', {
          label: 'Source voltage',
          help: 'Negative where its minus is at the common node, 0 for a branch without a source, such as a load.',
          symbol: 'E',
          min: -1e6,
          max: 1e6,
          usual: [-1000, 1000],
        }),
        resistance: quantity('ohm', {
          label: 'Resistance',
          symbol: 'R',
          min: 1e-6,
          max: 1e9,
          usual: [1e-3, 1e7],
        }),
      },
      { label: 'Branches', minItems: 2, maxItems: 6 },
    ),
    injected: quantity('A', {
      label: 'Current of current sources',
      help: 'Into the common node, all together; negative out of it.',
      symbol: 'I_s',
      min: -1e6,
      max: 1e6,
      default: 0,
    }),
  },
  outputs: {
    voltage: quantity('V', { label: 'Voltage of the common node', symbol: 'V' }),
    equivalent: quantity('ohm', { label: 'Equivalent resistance', symbol: 'R_{eq}' }),
    short: quantity('A', { label: 'Short-circuit current', symbol: 'I_{sc}' }),
    currents: table(
      {
        source: quantity('V', { label: 'Source voltage' }),
        resistance: quantity('ohm', { label: 'Resistance' }),
        current: quantity('A', { label: 'Current into the node' }),
        power: quantity('W', { label: 'Heat in the resistor' }),
      },
      { label: 'Branch currents' },
    ),
  },
  formula: ({ branches, injected }) => {
    const plain = branches.map(({ source, resistance }) => ({
      source: source / constant(1, 'V'),
      resistance: resistance / constant(1, 'ohm'),
    }));
    const drive = injected / constant(1, 'A');
    const total = conductances(plain);
    const equivalent = 1 / sum(branches.map(({ resistance }) => 1 / resistance));
    const voltage = (driven(plain, drive) / total) * constant(1, 'V');
    const currents = branches.map(({ source, resistance }, i) => {
      const current = ((given(plain, drive, i) / total) * constant(1, 'V')) / resistance;
      return { source, resistance, current, power: current ** 2 * resistance };
    });
    return { voltage, equivalent, short: voltage / equivalent, currents };
  },
  shown: ({ branches, injected, voltage, equivalent }) => ({
    voltage:
      (sum(branches.map(({ source, resistance }) => source / resistance)) + injected) /
      sum(branches.map(({ resistance }) => 1 / resistance)),
    equivalent: 1 / sum(branches.map(({ resistance }) => 1 / resistance)),
    short: voltage / equivalent,
    currents: undefined,
  }),
  stepwise: [
    'Each branch gives (E − V)/R to the common node; a negative current flows out of the node into the branch.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ branches }) =>
      branches.length > 5
        ? undefined
        : [
            wire([0, 3.2], [2 * branches.length - 2, 3.2]),
            wire([0, 0], [2 * branches.length - 2, 0]),
            ...branches.flatMap(({ source, resistance }, i) => [
              placed({ symbol: 'resistor', of: 'equivalent', value: resistance }, [2 * i, 3.2], [2 * i, 1.6]),
              source === 0
                ? wire([2 * i, 1.6], [2 * i, 0])
                : placed(
                    { symbol: 'source', label: numbered('E', i), of: 'voltage', value: source, color: 4 },
                    [2 * i, 0],
                    [2 * i, 1.6],
                  ),
            ]),
          ],
  },
  explanation: ({ injected }) =>
    `The common node is {voltage|{|voltage|} negative|at 0 V|{|voltage|} positive} against the other ends of the branches${
      injected === 0 ? '' : ', with {|injected|} {injected|drawn out of|at|sent into} it by current sources'
    }. Seen from outside the branches act as this voltage behind {equivalent}.`,
  cautions: [
    {
      level: 'danger',
      when: ({ voltage, short }) => isAtLeast((voltage / constant(1, 'V')) * (short / constant(1, 'A')), 25),
      says: 'The short-circuit current is for sources that stay linear: never measure it by shorting these, as {|short|} can burn them and what shorts them.',
    },
    {
      level: 'danger',
      when: ({ currents }) => {
        const drives = (sign: number) =>
          currents.some(
            ({ source, current, power }) =>
              isAbove((sign * source) / constant(1, 'V'), 0) &&
              isAbove((sign * current) / constant(1, 'A'), 0) &&
              isAtLeast(power, 10),
          );
        return drives(1) && drives(-1);
      },
      says: 'Sources of opposite sign drive current through each other, with 10 W or more of heat in each: is the sign of one of them meant? A battery that is the wrong way round can burn or burst, and the others with it.',
    },
    {
      level: 'caution',
      when: ({ currents }) =>
        currents.some(
          ({ source, current }) =>
            source !== 0 && isBelow((source / constant(1, 'V')) * (current / constant(1, 'A')), 0),
        ),
      says: 'A current flows backward into a source (a branch whose current has the opposite sign of its source). A battery is charged by it, and one that is not rechargeable can leak or burst; a power supply may not bear it: use diodes or equal voltages.',
    },
    {
      level: 'caution',
      when: ({ branches, injected, voltage }) => {
        const highest = Math.max(...branches.map(({ source }) => Math.abs(source)));
        return injected !== 0 && highest > 0 && isAbove(Math.abs(voltage), 10 * highest);
      },
      says: 'The current sources take the node to over ten times the highest source voltage: is their {|injected|} meant in mA?',
    },
    {
      level: 'note',
      when: ({ branches }) => {
        const sizes = branches.map(({ resistance }) => resistance);
        return isAbove(Math.max(...sizes), 300 * Math.min(...sizes));
      },
      says: 'One of the resistances is over 300 times another, and its branch counts for little: is one of them in kΩ?',
    },
  ],
  examples: [
    {
      inputs: {
        branches: [
          { source: 28, resistance: 4 },
          { source: 0, resistance: 2 },
          { source: 7, resistance: 1 },
        ],
      },
      results: {
        voltage: 8,
        equivalent: '0.571428571',
        short: 14,
        currents: {
          length: 3,
          rows: {
            0: { current: 5, power: 100 },
            1: { current: -4, power: 32 },
            2: { current: -1, power: 1 },
          },
        },
      },
      cautions: ['flows backward into a source', 'never measure it by shorting'],
      source:
        'Lessons in Electric Circuits, DC, ch. 10: 8 V of 28 V/4 Ω, 2 Ω and 7 V/1 Ω, 7 A + 7 A as Norton sources; currents by hand',
    },
    {
      inputs: {
        branches: [
          { source: 12.6, resistance: '50 mΩ' },
          { source: 12.6, resistance: '30 mΩ' },
          { source: 12.6, resistance: '70 mΩ' },
        ],
      },
      results: {
        voltage: 12.6,
        equivalent: '0.0147887324',
        short: 852,
        currents: { rows: { 0: { current: 0, power: 0 }, 1: { current: 0 }, 2: { current: 0 } } },
      },
      cautions: ['never measure it by shorting'],
      source:
        'By definition: equal sources drive nothing; Python fractions: 1/(20 + 100/3 + 100/7), 12.6 times the sum',
    },
    {
      inputs: {
        branches: [
          { source: 0.3, resistance: 0.1 },
          { source: -6, resistance: 2 },
        ],
      },
      results: {
        voltage: 0,
        equivalent: '0.0952380952',
        short: 0,
        currents: { rows: { 0: { current: 3 }, 1: { current: -3 } } },
      },
      source: 'By hand: 3 A - 3 A; 0.2/2.1 Ω',
    },
    {
      inputs: {
        branches: [
          { source: 12.6, resistance: '20 mΩ' },
          { source: -12.6, resistance: '20 mΩ' },
        ],
      },
      results: {
        voltage: 0,
        equivalent: 0.01,
        short: 0,
        currents: { rows: { 0: { current: 630, power: 7938 }, 1: { current: -630, power: 7938 } } },
      },
      cautions: ['the wrong way round'],
      source: 'By hand: 25.2 V through 40 mΩ',
    },
    {
      inputs: {
        branches: [
          { source: 10, resistance: '1 kΩ' },
          { source: 0, resistance: '1 kΩ' },
        ],
        injected: '-30 mA',
      },
      results: {
        voltage: -10,
        equivalent: 500,
        short: -0.02,
        currents: { rows: { 0: { current: 0.02 }, 1: { current: 0.01 } } },
      },
      source: 'By hand: (10 mA - 30 mA) × 500 Ω; (10 + 10)/1000, 10/1000',
    },
    {
      inputs: {
        branches: [
          { source: 10, resistance: '1 kΩ' },
          { source: 0, resistance: '1 kΩ' },
        ],
        injected: -30,
      },
      results: { voltage: -14995, equivalent: 500 },
      cautions: ['over ten times the highest source', 'never measure it by shorting'],
      source: 'By hand: (0.01 A - 30 A) × 500 Ω',
    },
    {
      inputs: {
        branches: [
          { source: 12, resistance: 4 },
          { source: 12, resistance: 4000 },
        ],
      },
      results: { voltage: 12, equivalent: '3.996003996' },
      cautions: ['over 300 times another', 'never measure it by shorting'],
      source: 'By hand: equal sources; 16000/4004',
    },
  ],
  notes: [
    'All branches join at both ends. DC, or AC with all sources in phase and only resistances.',
    'The heat is of the resistor alone; what a source gives is its voltage times its current.',
  ],
  references: [
    {
      title: "Kuphaldt: Lessons in Electric Circuits, vol. I, ch. 10, Millman's theorem",
      url: 'https://electronicsteacher.com/direct-current/dc-network-analysis/millmans-theorem-revisited.php',
    },
    {
      title: 'Millman: A useful network theorem, Proceedings of the IRE 28 (1940) 413–417',
    },
  ],
});
