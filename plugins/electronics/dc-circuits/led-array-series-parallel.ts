import {
  constant,
  defineCalculator,
  floorNear,
  integer,
  isAbove,
  isAtLeast,
  isBelow,
  noResult,
  percent,
  quantity,
  roundTo,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { circuitLoop, type Part } from '../shared/circuit.js';
import { nextE24 } from '../shared/preferred-values.js';

/** As many LEDs in a string as leave a reserve for its resistor; as few strings as that takes, of nearly equal length. */
export default defineCalculator({
  title: 'LED array design',
  description:
    'Series strings of a number of LEDs on a supply voltage, with the resistor of each string, its E24 value, and the current and power of the whole array.',
  keywords: [
    'led array wizard',
    'leds in series and parallel',
    'led strings',
    'resistor for many leds',
    'led matrix resistor',
  ],
  inputs: {
    supply: quantity('V', {
      label: 'Supply voltage',
      help: 'The highest that it reaches, if it varies.',
      symbol: 'V_s',
      min: 0.5,
      max: 1000,
      usual: [2, 400],
    }),
    forward: quantity('V', {
      label: 'Forward voltage of one LED',
      help: 'About 1.8–2.2 V for red and yellow, 3.0–3.4 V for blue and white.',
      symbol: 'V_f',
      min: 0.1,
      max: 100,
      usual: [1.2, 40],
    }),
    current: quantity('A', {
      label: 'LED current',
      unit: 'mA',
      symbol: 'I',
      min: 0.001,
      max: 10000,
      usual: [0.5, 3000],
      default: 20,
    }),
    leds: integer({ label: 'LEDs in all', symbol: 'N', min: 1, max: 10000 }),
    reserve: percent({
      label: 'Least share of the supply for the resistor',
      symbol: 'h',
      min: 0,
      max: 90,
      usual: [5, 50],
      default: 10,
    }),
    most: integer({
      label: 'Most LEDs in a string',
      help: 'Where fewer are wanted than the supply allows, or more than leave the reserve.',
      symbol: 'n_{max}',
      min: 1,
      max: 1000,
      optional: true,
    }),
  },
  outputs: {
    strings: integer({ label: 'Strings in parallel', symbol: 'm' }),
    longest: integer({ label: 'LEDs in the longest string', symbol: 'n' }),
    totalCurrent: quantity('A', { label: 'Current of the array', unit: 'mA', symbol: 'I_t', places: 1 }),
    totalPower: quantity('W', { label: 'Power from the supply', symbol: 'P_t', places: 2 }),
    resistorPower: quantity('W', { label: 'Most power in a resistor', unit: 'mW', symbol: 'P_R', places: 1 }),
    efficiency: percent({ label: 'Share of the power in the LEDs', symbol: '\\eta', places: 1 }),
    kinds: table(
      {
        count: integer({ label: 'Strings' }),
        leds: integer({ label: 'LEDs in each' }),
        resistance: quantity('ohm', { label: 'Resistance' }),
        standard: quantity('ohm', { label: 'Next E24 value' }),
        current: quantity('A', { label: 'Current with it', unit: 'mA', places: 2 }),
        power: quantity('W', { label: 'Power in it', unit: 'mW', places: 1 }),
      },
      { label: 'Strings' },
    ),
  },
  formula: ({ supply, forward, current, leds, reserve, most }) => {
    const all = floorNear((supply * (1 - reserve)) / forward);
    // With no reserve something must be left all the same.
    const fits = sumOfProducts([supply], [-1, all, forward]) > 0 ? all : all - 1;
    const limit = most === undefined ? fits : most;
    if (limit < 1) {
      throw noResult(
        'Not even one LED leaves the reserve for its resistor: take a higher supply voltage, or a smaller reserve.',
      );
    }
    const strings = Math.ceil(leds / limit);
    const short = Math.floor(leds / strings);
    const longer = leds - short * strings;
    const lengths =
      longer === 0
        ? [{ count: strings, length: short }]
        : [
            { count: longer, length: short + 1 },
            { count: strings - longer, length: short },
          ];
    const longest = longer === 0 ? short : short + 1;
    if (sumOfProducts([supply], [-1, longest, forward]) <= 0) {
      throw noResult(
        'The LEDs of a string need the whole supply voltage or more: use fewer in series or a higher supply.',
      );
    }
    const kinds = lengths.map(({ count, length }) => {
      const drop = sumOfProducts([supply], [-1, length, forward]);
      const resistance = drop / current;
      const standard = nextE24(resistance);
      return { count, leds: length, resistance, standard, current: drop / standard, power: drop ** 2 / standard };
    });
    const totalCurrent = kinds.reduce((so, kind) => so + kind.count * kind.current, constant(0, 'A'));
    const totalPower = supply * totalCurrent;
    const inLeds = kinds.reduce((so, kind) => so + kind.count * kind.leds * forward * kind.current, constant(0, 'W'));
    return {
      strings,
      longest,
      totalCurrent,
      totalPower,
      resistorPower: Math.max(...kinds.map((kind) => kind.power)),
      efficiency: inLeds / totalPower,
      kinds,
    };
  },
  shown: ({ supply, totalCurrent }) => ({
    strings: undefined,
    longest: undefined,
    totalCurrent: undefined,
    totalPower: supply * totalCurrent,
    resistorPower: undefined,
    efficiency: undefined,
    kinds: undefined,
  }),
  stepwise: [
    'At most n_max = V_s(1 − h)/V_f LEDs, rounded down, and fewer where these take the whole supply, are put in a string, unless another most is given; N of them take N/n_max strings, rounded up, whose lengths differ by one at most.',
    'The resistor of a string of n LEDs is (V_s − n·V_f)/I, and the standard one the next E24 value that is not below it. Currents and powers are with that one.',
    'The current of the array is that of all strings, and its share in the LEDs the sum of n·V_f·I over V_s times that.',
  ],
  figure: {
    kind: 'drawing',
    title: 'The longest string',
    draw: ({ longest }) =>
      circuitLoop({ symbol: 'source', label: 'V', of: 'supply', color: 4 }, [
        { symbol: 'resistor', label: 'R' },
        ...Array.from({ length: longest }, (): Part => ({ symbol: 'led', color: 2 })),
      ]),
  },
  explanation: ({ kinds, most }) => {
    const first = kinds[0]!;
    const second = kinds[1];
    const strings = (count: number, each: number) =>
      `${count} ${count === 1 ? 'string' : 'strings'} of ${each} ${each === 1 ? 'LED' : 'LEDs'}`;
    return `Use ${strings(first.count, first.leds)}${
      second === undefined ? '' : ` and ${strings(second.count, second.leds)}`
    }, ${first.count === 1 && second === undefined ? '' : 'each '}with its own resistor as in the table, for at most {current} at {forward} per LED on {supply}: the array draws {totalCurrent} and {totalPower}, of which {efficiency} get to the LEDs.${most === undefined ? ' At least {reserve} of the supply is left to each resistor.' : ''}`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ supply }) => isAtLeast(supply, 60),
      says: 'From 60 V DC on a touch can be dangerous: insulate the whole array, and do not work on it live. On rectified mains everything is live against earth.',
    },
    {
      level: 'caution',
      when: ({ supply, forward, longest }) => isBelow(supply - longest * forward, 0.1 * supply),
      says: 'Less than a tenth of the supply is left for the resistor of the longest string: a small change of the supply or of the LEDs changes the current much. Use fewer LEDs in a string or a constant-current driver.',
    },
    {
      level: 'caution',
      when: ({ supply, forward, longest, reserve, most }) =>
        most !== undefined &&
        isBelow(supply - longest * forward, reserve * supply) &&
        isAtLeast(supply - longest * forward, 0.1 * supply),
      says: 'With so many LEDs in a string less than {reserve} of the supply is left to the resistor.',
    },
    {
      level: 'caution',
      when: ({ resistorPower }) => isAbove(roundTo(resistorPower, 4), 0.125),
      says: 'A resistor gets up to {resistorPower}: choose one rated for at least twice that.',
    },
    {
      level: 'caution',
      when: ({ current }) => isAbove(current, 0.15),
      says: 'LEDs for more than 150 mA get hot and are made for a heat sink and a constant-current driver: with a resistor the current rises as they warm up.',
    },
    {
      level: 'note',
      when: ({ supply }) =>
        (isAtLeast(supply, 11.5) && isBelow(supply, 13)) || (isAtLeast(supply, 23) && isBelow(supply, 26)),
      says: 'In a vehicle a supply of 12 V reaches about 14.4 V, and one of 24 V about 28.8 V, while the battery charges: design for that.',
    },
    {
      level: 'note',
      when: ({ efficiency }) => isBelow(roundTo(100 * efficiency, 1), 50),
      says: 'More than half of the power heats the resistors: a lower supply voltage, or more LEDs in a string, wastes less.',
    },
  ],
  examples: [
    {
      inputs: { supply: 12, forward: 2, current: 20, leds: 6, most: 3 },
      results: {
        strings: 2,
        longest: 3,
        totalCurrent: 40,
        totalPower: 0.48,
        resistorPower: 120,
        efficiency: 50,
        kinds: {
          length: 1,
          rows: { 0: { count: 2, leds: 3, resistance: 300, standard: 300, current: 20, power: 120 } },
        },
      },
      cautions: ['In a vehicle'],
      source: 'calculatorlib.com, LED series-parallel array: 3 × 2 V on 12 V, 2 strings: 300 Ω, 40 mA, 0.12 W, 0.48 W',
    },
    {
      inputs: { supply: 14.4, forward: 3.2, leds: 10 },
      results: {
        strings: 3,
        longest: 4,
        totalCurrent: '59.512195122',
        totalPower: '0.85697560976',
        resistorPower: 96,
        efficiency: '73.9526411658',
        kinds: {
          length: 2,
          rows: {
            0: { count: 1, leds: 4, resistance: 80, standard: 82, current: '19.512195122', power: '31.2195121951' },
            1: { count: 2, leds: 3, resistance: 240, standard: 240, current: 20, power: 96 },
          },
        },
      },
      source: 'Python fractions: 12.96/3.2 is 4 in a string; 10 = 4 + 3 + 3; 1.6 V/82 Ω and 4.8 V/240 Ω',
    },
    {
      inputs: { supply: 24, forward: 3.4, current: 350, leds: 20, reserve: 25 },
      results: {
        strings: 4,
        longest: 5,
        totalCurrent: 1400,
        totalPower: 33.6,
        resistorPower: 2450,
        efficiency: '70.8333333',
      },
      cautions: ['rated for at least twice', 'get hot', 'In a vehicle'],
      source: 'By hand: 18/3.4 is 5 in a string; 7 V/0.35 A is 20 Ω; 4 × 0.35 A; 17/24',
    },
    {
      inputs: { supply: 5, forward: 2, leds: 7, reserve: 50 },
      results: { strings: 7, longest: 1, totalCurrent: 140, totalPower: 0.7, efficiency: 40 },
      cautions: ['More than half'],
      source: 'By hand: 2.5/2 is 1; 3 V/20 mA is 150 Ω; 7 × 20 mA; 2/5',
    },
    {
      inputs: { supply: 170, forward: 3, leds: 55 },
      results: {
        strings: 2,
        longest: 28,
        totalCurrent: '38.936170213',
        resistorPower: 1720,
        efficiency: '48.5535197686',
        kinds: { rows: { 1: { count: 1, leds: 27, resistance: 4450, standard: 4700 } } },
      },
      cautions: ['can be dangerous', 'rated for at least twice', 'More than half'],
      source: 'Python fractions: 51 fit, so two strings of 28 and 27; 86 V/4.3 kΩ and 89 V/4.7 kΩ',
    },
    {
      inputs: { supply: 10, forward: 3.2, leds: 3, most: 3 },
      results: { strings: 1, longest: 3, totalCurrent: 20, efficiency: 96 },
      cautions: ['Less than a tenth'],
      source: 'By hand: 0.4 V/20 mA is 20 Ω; 9.6/10',
    },
    {
      inputs: { supply: 15, forward: 4, leds: 3, reserve: 25, most: 3 },
      results: { strings: 1, longest: 3, totalCurrent: 20, efficiency: 80 },
      cautions: ['With so many LEDs'],
      source: 'By hand: 3 V/20 mA is 150 Ω; 12/15',
    },
    {
      inputs: { supply: 12, forward: 2, leds: 6, reserve: 0 },
      results: { strings: 2, longest: 3, totalCurrent: 40, efficiency: 50 },
      cautions: ['In a vehicle'],
      source: 'By hand: six take all of 12 V, so at most five; two strings of 3, each 6 V/300 Ω',
    },
    {
      inputs: { supply: 12, forward: 6, leds: 2, most: 2 },
      noResult: 'the whole supply voltage or more',
      source: 'By hand: 2 × 6 V',
    },
    {
      inputs: { supply: 3, forward: 3.2, leds: 1 },
      noResult: 'Not even one LED',
      source: 'By hand: 2.7/3.2 is below 1',
    },
  ],
  notes: [
    'Parallel strings never share a resistor: the one with the lowest forward voltage would take most of the current.',
  ],
  references: [
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., ch. 2', isbn: '978-0-521-80926-9' },
    { title: 'IEC 60063:2015, Preferred number series for resistors and capacitors' },
    {
      title: 'Safety extra-low voltage, IEC 61140: 25 V AC and 60 V DC as the most where voltages may be touched',
      url: 'https://bre-trafo.de/en/glossar/safety-extra-low-voltage/',
    },
    { title: 'LED series-parallel array', url: 'https://calculatorlib.com/led-series-parallel-array-calculator' },
  ],
});
