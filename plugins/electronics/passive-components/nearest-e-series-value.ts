import {
  choice,
  defineCalculator,
  floorNear,
  isAbove,
  isAtLeast,
  isBelow,
  percent,
  quantity,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import { SERIES, type Series } from '../shared/preferred-values.js';
import { SERIES_NAMES, SERIES_OPTIONS, scaled, TOLERANCES } from './shared/preferred.js';

/** The preferred numbers on both sides of a value, by IEC 60063. */
export default defineCalculator({
  title: 'Nearest standard resistor value',
  description:
    'Nearest preferred value of the E3 to E192 series to a wanted resistance with its error, the next values below and above, and the nearest of every series.',
  keywords: [
    'standard resistor values',
    'E24 nearest value',
    'E96 resistor value finder',
    'preferred values',
    'IEC 60063',
    'closest resistor value',
    'E12 series',
  ],
  related: ['resistor-combination-finder', 'voltage-divider-standard-values', 'resistor-color-code'],
  inputs: {
    wanted: quantity('ohm', {
      label: 'Wanted resistance',
      symbol: 'R_w',
      min: 1e-4,
      max: 1e13,
      usual: [0.1, 1e8],
    }),
    series: choice(SERIES_OPTIONS, { label: 'Series', default: 'E24' }),
    tolerance: percent({
      label: 'Tolerance of the part',
      help: 'Of the series where left out: 40% for E3, 20% for E6, 10% for E12, 5% for E24, 2% for E48, 1% for E96, 0.5% for E192.',
      symbol: 't',
      min: 0,
      max: 50,
      usual: [0.1, 40],
      default: ({ series }) => TOLERANCES[series as Series],
    }),
  },
  outputs: {
    nearest: quantity('ohm', { label: 'Nearest value', symbol: 'R' }),
    error: percent({ label: 'Error of the nearest', symbol: '\\varepsilon', places: 2 }),
    below: quantity('ohm', { label: 'Next value below', symbol: 'R_-' }),
    belowError: percent({ label: 'Error of the one below', symbol: '\\varepsilon_-', places: 2 }),
    above: quantity('ohm', { label: 'Next value above', symbol: 'R_+' }),
    aboveError: percent({ label: 'Error of the one above', symbol: '\\varepsilon_+', places: 2 }),
    lowest: quantity('ohm', { label: 'Lowest of the nearest by tolerance', symbol: 'R_{min}' }),
    highest: quantity('ohm', { label: 'Highest of the nearest by tolerance', symbol: 'R_{max}' }),
    all: table(
      {
        name: text({ label: 'Series' }),
        nearest: quantity('ohm', { label: 'Nearest value' }),
        error: percent({ label: 'Error', places: 2 }),
      },
      { label: 'Nearest value of each series' },
    ),
  },
  algorithm: ({ wanted, series, tolerance }) => {
    // A wanted value that misses a preferred one by its last digits alone is that one.
    const errorOf = (value: number) => (isSame(value, wanted) ? 0 : sumOfProducts([1, value], [-1, wanted]) / wanted);
    const around = (name: Series) => {
      // Three digits from 100 to 999 and a power of ten.
      const power = floorNear(Math.log10(wanted)) - 2;
      const values = [-1, 0, 1].flatMap((more) => SERIES[name].map((digits) => scaled(digits, power + more)));
      const exact = values.find((value) => isSame(value, wanted));
      const below = values.filter((value) => value < wanted && !isSame(value, wanted)).at(-1)!;
      const above = values.find((value) => value > wanted && !isSame(value, wanted))!;
      // Of two that are as near, the one above.
      const upper = sumOfProducts([1, below], [1, above], [-2, wanted]) <= 0;
      return { below, above, nearest: exact ?? (upper ? above : below) };
    };
    const { below, above, nearest } = around(series);
    return {
      nearest,
      error: errorOf(nearest),
      below,
      belowError: errorOf(below),
      above,
      aboveError: errorOf(above),
      lowest: nearest * (1 - tolerance),
      highest: nearest * (1 + tolerance),
      all: LISTED.map((name) => {
        const found = around(name);
        return { name: SERIES_NAMES[name], nearest: found.nearest, error: errorOf(found.nearest) };
      }),
    };
  },
  stepwise: [
    'E3 to E24 are the two-digit numbers of IEC 60063; E48, E96 and E192 are 100·10^(k/48), 100·10^(k/96) and 100·10^(k/192), rounded to three digits, with 920 in E192 in place of 919.',
    'The nearest value is the one whose difference to the wanted one is least; of two that are as near, the one above.',
    'The error is (R − R_w)/R_w.',
  ],
  explanation: ({ wanted, nearest, below, above, tolerance, series }) =>
    `${
      isSame(nearest, wanted)
        ? `{wanted} is a value of ${SERIES_NAMES[series]} itself; its neighbors are {below} and {above}.`
        : sumOfProducts([1, below], [1, above], [-2, wanted]) === 0
          ? `Of ${SERIES_NAMES[series]}, {below} and {above} are as near to {wanted}: {|belowError|} below and above.`
          : `Of ${SERIES_NAMES[series]}, {nearest} is nearest to {wanted}, {error|{|error|} below|exactly|{|error|} above} it; on the other side ${
              nearest === below ? '{above} is {|aboveError|} above' : '{below} is {|belowError|} below'
            }.`
    }${tolerance > 0 ? ' A part of {nearest} with a tolerance of {tolerance} has {lowest} to {highest}.' : ''}`,
  cautions: [
    {
      level: 'caution',
      when: ({ wanted, lowest, highest }) => isBelow(highest, wanted) || isAbove(lowest, wanted),
      says: 'Even with its tolerance of {tolerance} a part of {nearest} does not reach {wanted}: if that matters, take a finer series, or two resistors in series or parallel.',
    },
    {
      level: 'note',
      when: ({ tolerance, series }) => isAtLeast(tolerance, 2 * TOLERANCES[series]),
      says: 'With a tolerance of {tolerance} neighbors of this series overlap: such parts are mostly made in a coarser series only.',
    },
    {
      level: 'note',
      when: ({ wanted }) => wanted < 1 || wanted > 1e7,
      says: 'Below 1 Ω and above 10 MΩ few makers offer the whole series: look at what is in stock. Below 1 Ω leads and joints count, above 10 MΩ damp and dirt on the board.',
    },
  ],
  examples: [
    {
      inputs: { wanted: 5000 },
      results: {
        nearest: 5100,
        error: 2,
        below: 4700,
        belowError: -6,
        above: 5100,
        aboveError: 2,
        lowest: 4845,
        highest: 5355,
        all: {
          length: 7,
          rows: {
            0: { name: 'E3', nearest: 4700 },
            4: { nearest: 5110, error: '2.2' },
            5: { nearest: 4990, error: -0.2 },
            6: { nearest: 4990 },
          },
        },
      },
      source: 'Technick.net, Standard resistors values: the lists of the series; by hand',
    },
    {
      inputs: { wanted: 5000, series: 'E96', tolerance: 0.1 },
      results: { nearest: 4990, error: -0.2, above: 5110, aboveError: 2.2, lowest: 4985.01, highest: 4994.99 },
      cautions: ['does not reach'],
      source: 'Technick.net, E96; by hand: 4990 × 0.999 and × 1.001',
    },
    {
      inputs: { wanted: '4.7 kΩ', series: 'E12', tolerance: 20 },
      results: { nearest: 4700, error: 0, below: 3900, above: 5600, lowest: 3760, highest: 5640 },
      cautions: ['neighbors of this series overlap'],
      source: 'Technick.net, E12; by hand',
    },
    {
      inputs: { wanted: 105 },
      results: { nearest: 110, below: 100, belowError: '-4.761904762', aboveError: '4.761904762' },
      source: 'By hand: 5/105 on both sides',
    },
    {
      inputs: { wanted: 0.35, series: 'E6' },
      results: { nearest: 0.33, error: '-5.714285714', above: 0.47 },
      cautions: ['few makers'],
      source: 'Technick.net, E6; by hand: -0.02/0.35',
    },
    {
      inputs: { wanted: 1250, series: 'E3' },
      results: { nearest: 1000, error: -20, above: 2200, aboveError: 76, lowest: 600, highest: 1400 },
      source: 'By hand: every second value of E6',
    },
    {
      inputs: { wanted: 990, series: 'E48' },
      results: { nearest: 1000, error: '1.010101010', below: 953, lowest: 980, highest: 1020 },
      source: 'Technick.net, E48; by hand: 10/990',
    },
    {
      inputs: { wanted: 254, series: 'both', tolerance: 0 },
      results: { nearest: 255, error: '0.3937007874', below: 249, lowest: 255, highest: 255 },
      cautions: ['does not reach'],
      source: 'Technick.net, E24 and E96; by hand: 1/254',
    },
    {
      inputs: { wanted: 9190, series: 'E192' },
      results: { nearest: 9200, error: '0.1088139282', below: 9090, lowest: 9154, highest: 9246 },
      source: 'Ten public copies of E192 have 920 beside 909; by hand: 10/9190',
    },
    {
      inputs: { wanted: 20000001, series: 'E192' },
      results: { nearest: 20000000, below: 20000000, above: 20300000 },
      cautions: ['few makers'],
      source: 'Ten public copies of E192: 200 and 203',
    },
  ],
  notes: [
    'Capacitors, inductors and Zener diodes have the same preferred numbers: read the ohms as pF, µH or mV.',
    'Nearest by difference, as the error is of the wanted value.',
  ],
  references: [
    { title: 'IEC 60063:2015, Preferred number series for resistors and capacitors' },
    {
      title: 'Technick.net: Standard resistors values, lists of E6 to E192',
      url: 'https://technick.net/guides/electronics/standard_resistors_table/',
    },
    {
      title: 'Reay Labs: Standard resistor values',
      url: 'http://reaylabs.com/tools/resistors.html',
    },
  ],
});

function isSame(value: number, wanted: number): boolean {
  return !isBelow(value, wanted) && !isAbove(value, wanted);
}

const LISTED = ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'] as const;
