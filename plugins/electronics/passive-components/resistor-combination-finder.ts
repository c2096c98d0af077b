import {
  category,
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  noResult,
  percent,
  quantity,
  roundNear,
  roundTo,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';
import { placed, wire } from '../shared/circuit.js';
import { SERIES, type Series } from '../shared/preferred-values.js';
import { SERIES_NAMES, SERIES_OPTIONS, scaled, TOLERANCES } from './shared/preferred.js';

const SHOWN = 10;
/** How many partners are tried on each side of the ideal one, so that the ten best pairs are among them. */
const DEPTH = 10;
const POWERS = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

interface Pair {
  readonly arrangement: 'Series' | 'Parallel';
  readonly first: number;
  readonly second: number;
  readonly total: number;
  readonly miss: number;
}

/** Each resistor of the series with the two partners next to what it would need, in series and in parallel. */
export default defineCalculator({
  title: 'Two-resistor combination for a target value',
  description:
    'Pair of standard resistors, in series or in parallel, that comes nearest to a wanted resistance, with its error, its tolerance, how they share the power, the next best pairs and the nearest single resistor.',
  keywords: [
    'resistor combination',
    'parallel resistors for a value',
    'series resistor pair finder',
    'odd resistor value',
    'non-standard resistance',
    'E24 combination',
  ],
  related: ['nearest-e-series-value', 'resistors-parallel', 'resistors-series', 'voltage-divider-standard-values'],
  inputs: {
    wanted: quantity('ohm', { label: 'Wanted resistance', symbol: 'R_w', min: 0.01, max: 1e8, usual: [0.5, 2e7] }),
    series: choice(SERIES_OPTIONS, { label: 'Series', default: 'E24' }),
    arrangement: choice(
      {
        either: { label: 'Series or parallel', also: ['either', 'both', 'any'] },
        series: { label: 'Series', also: ['in series'] },
        parallel: { label: 'Parallel', also: ['in parallel'] },
      },
      { label: 'Arrangement', default: 'either' },
    ),
    smallest: quantity('ohm', {
      label: 'Smallest resistor to use',
      symbol: 'R_{min}',
      min: 0.01,
      max: 1e8,
      usual: [0.1, 1e6],
      default: 10,
    }),
    largest: quantity('ohm', {
      label: 'Largest resistor to use',
      symbol: 'R_{max}',
      min: 0.01,
      max: 1e8,
      usual: [100, 3e7],
      default: 1e6,
    }),
    tolerance: percent({
      label: 'Tolerance of the resistors',
      help: 'Of the series where left out: 40% for E3, 20% for E6, 10% for E12, 5% for E24, 2% for E48, 1% for E96, 0.5% for E192.',
      symbol: 't',
      min: 0,
      max: 50,
      usual: [0.1, 40],
      default: ({ series }) => TOLERANCES[series as Series],
    }),
  },
  outputs: {
    first: quantity('ohm', { label: 'Smaller resistor', symbol: 'R_1' }),
    second: quantity('ohm', { label: 'Larger resistor', symbol: 'R_2' }),
    connection: category(['Series', 'Parallel'], { label: 'Connected in' }),
    total: quantity('ohm', { label: 'Resistance of the pair', symbol: 'R', digits: 6 }),
    error: percent({ label: 'Error of the pair', symbol: '\\varepsilon', places: 3 }),
    lowest: quantity('ohm', { label: 'Lowest by tolerance', symbol: 'R_-' }),
    highest: quantity('ohm', { label: 'Highest by tolerance', symbol: 'R_+' }),
    share: percent({ label: 'Share of the power in the smaller resistor', symbol: 'p_1', places: 1 }),
    single: quantity('ohm', { label: 'Nearest single resistor', symbol: 'R_s' }),
    singleError: percent({ label: 'Error of the single resistor', symbol: '\\varepsilon_s', places: 3 }),
    pairs: table(
      {
        connection: text({ label: 'Connected in' }),
        first: quantity('ohm', { label: 'Smaller' }),
        second: quantity('ohm', { label: 'Larger' }),
        total: quantity('ohm', { label: 'Together', digits: 6 }),
        error: percent({ label: 'Error', places: 3 }),
      },
      { label: 'Best pairs' },
    ),
  },
  algorithm: ({ wanted, series, arrangement, smallest, largest, tolerance }) => {
    const values = POWERS.flatMap((power) => SERIES[series].map((digits) => scaled(digits, power))).filter(
      (value) => isAtLeast(value, smallest) && isAtMost(value, largest),
    );
    if (values.length === 0) {
      throw noResult(
        `Between the smallest and the largest resistor lies no value of ${SERIES_NAMES[series]}: widen the range.`,
      );
    }
    // Where the first value lies that is not below an ideal one, by halving.
    const indexOf = (ideal: number) => {
      let from = 0;
      let to = values.length;
      while (from < to) {
        const middle = Math.floor((from + to) / 2);
        if (isAtLeast(values[middle]!, ideal)) to = middle;
        else from = middle + 1;
      }
      return from;
    };
    const near = (ideal: number) => {
      const index = indexOf(ideal);
      return values.slice(Math.max(index - DEPTH, 0), index + DEPTH);
    };
    const missOf = (resistance: number) => roundNear(1e12 * Math.abs(resistance / wanted - 1));
    // The best pairs so far; of pairs that miss by as much, first the one whose resistors are most alike.
    const found: Pair[] = [];
    const compare = (a: Pair, b: Pair) => a.miss - b.miss || a.second / a.first - b.second / b.first;
    const keep = (pair: Pair) => {
      if (pair.second < pair.first) return;
      const last = found[SHOWN - 1];
      if (last !== undefined && compare(pair, last) >= 0) return;
      found.push(pair);
      found.sort(compare);
      found.splice(SHOWN);
    };
    for (const first of values) {
      if (arrangement !== 'parallel') {
        for (const second of near(Math.max(wanted - first, first))) {
          const total = first + second;
          keep({ arrangement: 'Series', first, second, total, miss: missOf(total) });
        }
      }
      if (arrangement !== 'series') {
        // A resistor that is not above the wanted one wants the largest partner.
        const ideal = isAbove(first, wanted) ? (first * wanted) / (first - wanted) : values.at(-1)!;
        for (const second of near(Math.max(ideal, first))) {
          const total = (first * second) / (first + second);
          keep({ arrangement: 'Parallel', first, second, total, miss: missOf(total) });
        }
      }
    }
    const errorOf = ({ arrangement: how, first, second, miss }: Pair) => {
      if (miss === 0) return 0;
      return how === 'Series'
        ? sumOfProducts([1, first], [1, second], [-1, wanted]) / wanted
        : sumOfProducts([first, second], [-1, wanted, first], [-1, wanted, second]) / (wanted * (first + second));
    };
    const pairs = found.map((pair) => ({
      connection: pair.arrangement,
      first: pair.first,
      second: pair.second,
      total: pair.total,
      error: errorOf(pair),
    }));
    const best = pairs[0]!;
    const single = near(wanted).reduce((a, b) => (missOf(b) <= missOf(a) ? b : a));
    return {
      first: best.first,
      second: best.second,
      connection: best.connection,
      total: best.total,
      error: best.error,
      lowest: best.total * (1 - tolerance),
      highest: best.total * (1 + tolerance),
      share: (best.connection === 'Series' ? best.first : best.second) / (best.first + best.second),
      single,
      singleError: missOf(single) === 0 ? 0 : sumOfProducts([1, single], [-1, wanted]) / wanted,
      pairs,
    };
  },
  stepwise: [
    'In series the pair has R₁ + R₂, in parallel R₁R₂/(R₁ + R₂).',
    'Each value of the series between the smallest and the largest is taken with the values next to R_w − R₁ in series and next to R₁R_w/(R₁ − R_w) in parallel. The pair with the smallest error is told; of equal ones, the one whose resistors are most alike.',
    'In series the smaller resistor takes R₁/(R₁ + R₂) of the power, in parallel R₂/(R₁ + R₂).',
    'Where both are high or low by the tolerance, so is the pair.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ connection }) =>
      connection === 'Series'
        ? [
            placed({ symbol: 'resistor', label: 'R₁', of: 'first' }, [0, 0], [2.4, 0]),
            placed({ symbol: 'resistor', label: 'R₂', of: 'second' }, [2.4, 0], [4.8, 0]),
          ]
        : [
            placed({ symbol: 'resistor', label: 'R₁', of: 'first' }, [0, 1.4], [2.4, 1.4]),
            placed({ symbol: 'resistor', label: 'R₂', of: 'second' }, [0, 0], [2.4, 0]),
            wire([0, 0], [0, 1.4]),
            wire([2.4, 0], [2.4, 1.4]),
            wire([-0.6, 0.7], [0, 0.7]),
            wire([2.4, 0.7], [3, 0.7]),
          ],
  },
  explanation: ({ series, connection, tolerance, smallest, largest }) =>
    `Of pairs of ${SERIES_NAMES[series]} ${
      smallest < largest ? 'from {smallest} to {largest}' : 'of {smallest} alone'
    }, {first} and {second} in ${
      connection === 'Series' ? 'series' : 'parallel'
    } come nearest to {wanted}: {total}, {error|{|error|} below|exactly|{|error|} above}. The nearest single one of these, {single}, is {singleError|{|singleError|} below|exact|{|singleError|} above}.${
      tolerance > 0 ? ' With a tolerance of {tolerance} of both the pair has {lowest} to {highest}.' : ''
    }`,
  requires: [
    {
      that: ({ smallest, largest }) => smallest <= largest,
      field: 'largest',
      says: 'The largest resistor must be at least the smallest one, {smallest}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ error, singleError }) => isAtLeast(Math.abs(error), Math.abs(singleError)),
      says: 'The single resistor of {single} does as well: no pair is needed.',
    },
    {
      level: 'caution',
      when: ({ wanted, lowest, highest }) => isBelow(highest, wanted) || isAbove(lowest, wanted),
      says: ({ wanted, smallest, largest }) =>
        wanted < smallest || wanted > largest
          ? 'Even with its tolerance of {tolerance} this pair does not reach {wanted}: widen the range of resistors.'
          : 'Even with its tolerance of {tolerance} this pair does not reach {wanted}: take a finer series, widen the range of resistors, or use three.',
    },
    {
      level: 'caution',
      when: ({ wanted, smallest, largest, singleError, tolerance }) =>
        (wanted < smallest || wanted > largest) && isAbove(Math.abs(singleError), tolerance),
      says: 'No single resistor near {wanted} was looked at, as those to use are {smallest} to {largest}: where there are others, widen the range, and one may do without a pair.',
    },
    {
      level: 'note',
      when: ({ error, singleError, tolerance }) =>
        isBelow(Math.abs(error), Math.abs(singleError)) && isAtMost(Math.abs(singleError), tolerance / 2),
      says: 'The single resistor of {single} misses by no more than half the tolerance of {tolerance}, which a pair keeps: for a value that is right in fact, take closer tolerances or measure and choose.',
    },
    {
      level: 'note',
      when: ({ share }) => roundTo(100 * share, 1) > 90 || roundTo(100 * share, 1) < 10,
      says: 'One of the two takes over nine tenths of the power, so that the pair bears hardly more than a single resistor: rate it for that.',
    },
  ],
  examples: [
    {
      inputs: { wanted: 12345 },
      results: {
        first: 13000,
        second: 240000,
        connection: 'Parallel',
        total: '12332.01581027668',
        error: '-0.1051777215336',
        lowest: '11715.41501976285',
        highest: '12948.61660079051',
        share: '94.86166007905',
        single: 12000,
        singleError: '-2.794653705954',
        pairs: {
          length: 10,
          rows: {
            1: { connection: 'Series', first: 360, second: 12000, total: 12360 },
            2: { first: 330 },
            3: { first: 18000, second: 39000 },
          },
        },
      },
      cautions: ['over nine tenths'],
      source: 'Python fractions over all pairs of E24 from 10 Ω to 1 MΩ',
    },
    {
      inputs: { wanted: 12345, arrangement: 'series', tolerance: 1 },
      results: {
        first: 360,
        second: 12000,
        connection: 'Series',
        total: 12360,
        error: '0.1215066828676',
        lowest: 12236.4,
        highest: 12483.6,
        share: '2.912621359223',
      },
      cautions: ['over nine tenths'],
      source: 'Python fractions over all sums of E24 from 10 Ω to 1 MΩ; 360/12360',
    },
    {
      inputs: { wanted: 12345, series: 'E12', arrangement: 'parallel' },
      results: {
        first: 18000,
        second: 39000,
        total: '12315.78947368421',
        error: '-0.2366182771631',
        share: '68.42105263158',
      },
      cautions: ['half the tolerance'],
      source: 'Python fractions over all parallel pairs of E12 from 10 Ω to 1 MΩ',
    },
    {
      inputs: { wanted: 50 },
      results: {
        first: 100,
        second: 100,
        connection: 'Parallel',
        total: 50,
        error: 0,
        share: 50,
        single: 51,
        singleError: 2,
        pairs: { rows: { 1: { connection: 'Series', first: 20, second: 30 } } },
      },
      cautions: ['half the tolerance'],
      source: 'By hand: 100 ∥ 100 and 20 + 30 are 50',
    },
    {
      inputs: { wanted: 4700 },
      results: { first: 2000, second: 2700, total: 4700, error: 0, single: 4700, singleError: 0 },
      cautions: ['no pair is needed'],
      source: 'By hand: 2000 + 2700',
    },
    {
      inputs: { wanted: 3 },
      results: { first: 10, second: 10, total: 5, error: '66.66666666667', single: 10 },
      cautions: ['3 Ω: widen the range', 'No single resistor near'],
      source: 'By hand: two of the smallest in parallel',
    },
    {
      inputs: { wanted: 2000000, series: 'E96' },
      results: {
        first: 1000000,
        second: 1000000,
        total: 2000000,
        pairs: { length: 10, rows: { 3: { first: 976000, second: 976000 }, 8: { first: 953000, second: 953000 } } },
      },
      cautions: ['No single resistor near'],
      source: 'By hand: two of the largest in series; Python fractions over all pairs of E96 from 10 Ω to 1 MΩ',
    },
    {
      inputs: { wanted: 4.7 },
      results: { first: 10, second: 10, total: 5, error: '6.38297872340426', single: 10 },
      cautions: ['4.7 Ω: widen the range', 'No single resistor near 4.7 Ω'],
      source: 'By hand: two of the smallest in parallel, though 4.7 Ω is a value of E24',
    },
    {
      inputs: { wanted: 4.7, smallest: 1 },
      results: { single: 4.7, singleError: 0 },
      cautions: ['no pair is needed'],
      source: 'By definition: 4.7 Ω is a value of E24',
    },
    {
      inputs: { wanted: 1020000 },
      results: { total: 1020000, error: 0, single: 1000000, singleError: '-1.960784313725' },
      cautions: ['half the tolerance'],
      source: 'By hand: 200 kΩ + 820 kΩ; -20/1020',
    },
    {
      inputs: { wanted: 1.5, series: 'E6', smallest: 1, largest: 10 },
      results: { first: 2.2, second: 4.7, total: '1.498550724638', error: '-0.09661835748792', single: 1.5 },
      cautions: ['no pair is needed'],
      source: 'Python fractions over all pairs of E6 from 1 to 10 Ω',
    },
    {
      inputs: { wanted: 123.4, series: 'both', largest: 10000 },
      results: {
        first: 53.6,
        second: 69.8,
        connection: 'Series',
        total: 123.4,
        error: 0,
        single: 124,
        singleError: '0.4862236628849',
        pairs: { rows: { 1: { first: 32.4, second: 91 } } },
      },
      cautions: ['half the tolerance'],
      source: 'Python fractions over all pairs of E24 and E96 from 10 Ω to 10 kΩ',
    },
    {
      inputs: { wanted: 8765, series: 'E48', tolerance: 0 },
      results: { first: 105, second: 8660, total: 8765, error: 0, single: 8660, lowest: 8765, highest: 8765 },
      cautions: ['over nine tenths'],
      source: 'By hand: 105 + 8660',
    },
    {
      inputs: { wanted: 8765, series: 'E192', smallest: 1000, largest: 20000 },
      results: { first: 16200, second: 19100, total: '8765.439093484', error: '0.005009623324801', single: 8760 },
      cautions: ['half the tolerance'],
      source: 'Python fractions over all pairs of E192 from 1 to 20 kΩ',
    },
    {
      inputs: { wanted: 999, series: 'E3', largest: 10000 },
      results: {
        first: 10,
        second: 1000,
        total: 1010,
        error: '1.101101101101',
        single: 1000,
        singleError: '0.1001001001001',
      },
      cautions: ['no pair is needed', 'over nine tenths'],
      source: 'Python fractions over all pairs of E3 from 10 Ω to 10 kΩ',
    },
    {
      inputs: { wanted: 1000, smallest: 1010, largest: 1090 },
      noResult: 'widen the range',
      source: 'By hand: E24 has 1000 and 1100',
    },
    { inputs: { wanted: 1000, smallest: 2000000 }, refused: 'at least the smallest one', source: 'By definition' },
  ],
  notes: [
    'The tolerance is of parts as they are made: parts of one reel are often off in the same direction, and temperature moves them as well.',
  ],
  references: [
    { title: 'IEC 60063:2015, Preferred number series for resistors and capacitors' },
    {
      title: 'Technick.net: Standard resistors values, lists of E6 to E192',
      url: 'https://technick.net/guides/electronics/standard_resistors_table/',
    },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2.2', isbn: '978-0-521-80926-9' },
  ],
});
