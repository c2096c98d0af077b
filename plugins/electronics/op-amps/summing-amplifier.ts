import {
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isNear,
  number,
  quantity,
  rows,
  sum,
  table,
} from '@reckoner/engine';
import { joint, numbered, placed, wire } from '../shared/circuit.js';

/** Inverting: currents add at the virtual ground. Non-inverting: the inputs are averaged by conductance, then amplified. */
export default defineCalculator({
  title: 'Summing amplifier',
  description:
    'Output voltage of an inverting or non-inverting op-amp adder from its input voltages and resistors, with what each input gives.',
  keywords: ['op-amp adder', 'summer', 'audio mixer', 'weighted sum', 'averaging amplifier'],
  inputs: {
    form: choice({ inverting: 'Inverting', nonInverting: 'Non-inverting' }, { label: 'Form', default: 'inverting' }),
    sources: rows(
      {
        voltage: quantity('V', { label: 'Input voltage', symbol: 'V', min: -1000, max: 1000 }),
        resistor: quantity('ohm', { label: 'Input resistor', symbol: 'R', min: 0.001, max: 1e12 }),
      },
      { label: 'Inputs', maxItems: 30 },
    ),
    feedback: quantity('ohm', { label: 'Feedback resistor', symbol: 'R_f', min: 0, max: 1e12 }),
    ground: quantity('ohm', {
      label: 'Resistor from the inverting input to ground',
      symbol: 'R_g',
      min: 0.001,
      max: 1e12,
      when: { form: 'nonInverting' },
    }),
    load: quantity('ohm', {
      label: 'Resistor from the non-inverting input to ground',
      help: 'Where there is one.',
      symbol: 'R_p',
      min: 0.001,
      max: 1e12,
      optional: true,
      when: { form: 'nonInverting' },
    }),
  },
  outputs: {
    output: quantity('V', { label: 'Output voltage', symbol: 'V_{out}' }),
    noiseGain: number({ label: 'Noise gain', help: 'Of the amplifier: it sets bandwidth and offset.', symbol: 'G_n' }),
    parts: table(
      {
        place: integer({ label: 'Input' }),
        gain: number({ label: 'Gain' }),
        share: quantity('V', { label: 'Part of the output' }),
      },
      { label: 'What each input gives' },
    ),
  },
  formula: ({ form, sources, feedback, ground, load }) => {
    const conductance = sum(sources.map(({ resistor }) => 1 / resistor));
    const total = load === undefined ? conductance : conductance + 1 / load;
    const noiseGain = form === 'inverting' ? 1 + feedback * conductance : 1 + feedback / ground;
    const gains = sources.map(({ resistor }) =>
      form === 'inverting' ? -feedback / resistor : noiseGain / (resistor * total),
    );
    const shares = sources.map(({ voltage }, i) => gains[i]! * voltage);
    const together = sum(shares);
    // What the last digits leave of inputs that cancel is none.
    const least = 1e-14 * sum(shares.map((share) => Math.abs(share)));
    return {
      output: isNear(together, 0 * together, least) ? 0 * together : together,
      noiseGain,
      parts: sources.map((_, i) => ({ place: i + 1, gain: gains[i]!, share: shares[i]! })),
    };
  },
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ form, sources, load }) => {
      if (sources.length > 5) return undefined;
      const isInverting = form === 'inverting';
      const node = isInverting ? 1.5 : 0.5;
      const heights = sources.map((_, i) => node - 2.6 * i);
      const lowest = heights.at(-1)!;
      return [
        placed({ symbol: 'op-amp' }, [3.6, 1], [5.6, 1]),
        ...sources.flatMap(({ resistor }, i) => [
          joint([-3, heights[i]!], numbered('V', i)),
          placed(
            // More than two values leave no room to tell whose they are.
            sources.length > 2
              ? { symbol: 'resistor', label: numbered('R', i) }
              : { symbol: 'resistor', label: numbered('R', i), of: 'feedback', value: resistor },
            [-3, heights[i]!],
            [1, heights[i]!],
          ),
        ]),
        wire([1, node], [1, lowest]),
        wire([1, node], [3.6, node]),
        ...(isInverting
          ? [wire([3.6, 0.5], [3, 0.5], [3, 0]), placed({ symbol: 'ground' }, [3, 0], [3, -0.6])]
          : [
              wire([3.6, 1.5], [3, 1.5]),
              placed({ symbol: 'resistor', label: 'Rg', of: 'ground' }, [3, 3.4], [0.4, 3.4]),
              placed({ symbol: 'ground' }, [0.4, 3.4], [0.4, 2.8]),
            ]),
        ...(load === undefined
          ? []
          : [
              placed({ symbol: 'resistor', label: 'Rp', of: 'load' }, [3, 0.5], [3, -1.5]),
              placed({ symbol: 'ground' }, [3, -1.5], [3, -2.1]),
            ]),
        wire([3, 1.5], [3, 3.4]),
        placed({ symbol: 'resistor', label: 'Rf', of: 'feedback', color: 2 }, [3, 3.4], [6.2, 3.4]),
        wire([6.2, 3.4], [6.2, 1]),
        wire([5.6, 1], [7, 1]),
        joint([7, 1], 'Vₒ', 'output'),
      ];
    },
  },
  explanation: 'The output is {output}.',
  cautions: [
    {
      level: 'caution',
      when: ({ output }) => isAbove(Math.abs(output), constant(20, 'V')),
      says: 'That is more than the usual op-amp gives, whose supply is ±15 V or less: its output stays near the supply, and only one for high voltages reaches {output}.',
    },
  ],
  examples: [
    {
      inputs: {
        sources: [
          { voltage: 0.2, resistor: 1000 },
          { voltage: -0.5, resistor: '2 kΩ' },
        ],
        feedback: 10000,
      },
      results: {
        output: 0.5,
        noiseGain: 16,
        parts: { length: 2, rows: { 0: { place: 1, gain: -10, share: -2 }, 1: { place: 2, gain: -5, share: 2.5 } } },
      },
      source: 'By hand: -(0.2 × 10 - 0.5 × 5); 1 + 10/1 + 10/2',
    },
    {
      inputs: {
        form: 'nonInverting',
        sources: [
          { voltage: 1, resistor: 10000 },
          { voltage: 2, resistor: 10000 },
        ],
        feedback: 10000,
        ground: 10000,
      },
      results: { output: 3, noiseGain: 2 },
      source: 'By hand: the mean of 1 V and 2 V, twice',
    },
    {
      inputs: {
        form: 'nonInverting',
        sources: [
          { voltage: 1, resistor: 10000 },
          { voltage: 3, resistor: 20000 },
        ],
        feedback: 30000,
        ground: 10000,
        load: 20000,
      },
      results: { output: 5, noiseGain: 4 },
      source: 'By hand: (1/10 + 3/20) mA over (1/10 + 1/20 + 1/20) mS is 1.25 V; × 4',
    },
    {
      inputs: {
        form: 'nonInverting',
        sources: [
          { voltage: 0.1, resistor: 1000 },
          { voltage: 0.2, resistor: 1000 },
          { voltage: -0.3, resistor: 1000 },
        ],
        feedback: 10000,
        ground: 1000,
      },
      results: { output: 0, noiseGain: 11 },
      source: 'By hand: the mean of 0.1, 0.2 and -0.3 V',
    },
    {
      inputs: { sources: [{ voltage: 5, resistor: 1000 }], feedback: '100 kΩ' },
      results: { output: -500, noiseGain: 101 },
      cautions: ['near the supply'],
      source: 'By hand: -100 × 5; 1 + 100',
    },
  ],
  notes: [
    'Ideal amplifier within its supply: the output saturates near the rails. The resistance of each source adds to its resistor.',
    'In the non-inverting form the inputs feed each other through their resistors, so that an input left open changes the gain of the others.',
  ],
  references: [{ title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 4', isbn: '978-0-521-80926-9' }],
});
