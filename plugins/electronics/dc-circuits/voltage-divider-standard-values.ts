import {
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  noResult,
  percent,
  quantity,
  roundNear,
  roundTo,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { joint, placed, wire } from '../shared/circuit.js';
import { valuesOf } from './shared/e-series.js';

const SHOWN = 10;

/** Every lower resistor of the series with its two nearest upper ones: the pair that misses the wanted voltage least. */
export default defineCalculator({
  title: 'Voltage divider with E-series resistors',
  description:
    'Pair of E12, E24, E48 or E96 resistors that divides a voltage to a wanted one with the smallest error, with the next best pairs and the band that their tolerance leaves.',
  keywords: [
    'standard resistor voltage divider',
    'nearest resistor ratio',
    'resistor pair finder',
    'preferred value divider',
    'feedback divider resistors',
  ],
  inputs: {
    input: quantity('V', { label: 'Input voltage', symbol: 'V_{in}', min: 1e-3, max: 1e6, usual: [0.1, 1000] }),
    target: quantity('V', {
      label: 'Wanted output voltage',
      symbol: 'V_{out}',
      min: 1e-6,
      max: 1e6,
      usual: [0.01, 500],
    }),
    series: choice(
      {
        E12: { label: 'E12', also: ['10%', 'E-12'] },
        E24: { label: 'E24', also: ['5%', 'E-24'] },
        E48: { label: 'E48', also: ['2%', 'E-48'] },
        E96: { label: 'E96', also: ['1%', 'E-96'] },
      },
      { label: 'Series', default: 'E24' },
    ),
    tolerance: percent({
      label: 'Tolerance of the resistors',
      help: 'Of the series where left out: 10% for E12, 5% for E24, 2% for E48, 1% for E96.',
      symbol: 't',
      min: 0,
      max: 20,
      usual: [0.1, 10],
      default: ({ series }) => (series === 'E12' ? 0.1 : series === 'E24' ? 0.05 : series === 'E48' ? 0.02 : 0.01),
    }),
    least: quantity('ohm', {
      label: 'Least sum of both resistors',
      symbol: 'R_{min}',
      min: 10,
      max: 1e7,
      usual: [100, 1e6],
      default: 10000,
    }),
    most: quantity('ohm', {
      label: 'Greatest sum of both resistors',
      symbol: 'R_{max}',
      min: 10,
      max: 1e7,
      usual: [100, 1e7],
      default: 100000,
    }),
    load: quantity('ohm', {
      label: 'Load',
      help: 'Across the lower resistor; left out, nothing is drawn.',
      symbol: 'R_L',
      min: 1,
      max: 1e12,
      usual: [100, 1e10],
      optional: true,
    }),
  },
  outputs: {
    upper: quantity('ohm', { label: 'Upper resistor', symbol: 'R_1' }),
    lower: quantity('ohm', { label: 'Lower resistor', symbol: 'R_2' }),
    output: quantity('V', { label: 'Output voltage', symbol: 'V' }),
    error: percent({ label: 'Error', symbol: '\\varepsilon', places: 3 }),
    lowest: quantity('V', { label: 'Lowest output by tolerance', symbol: 'V_-' }),
    highest: quantity('V', { label: 'Highest output by tolerance', symbol: 'V_+' }),
    unloaded: quantity('V', { label: 'Output voltage without the load', symbol: 'V_0', optional: true }),
    resistance: quantity('ohm', { label: 'Output resistance', symbol: 'R_{th}' }),
    current: quantity('A', { label: 'Current from the input', unit: 'mA', symbol: 'I' }),
    power: quantity('W', { label: 'Most power in a resistor', unit: 'mW', symbol: 'P' }),
    pairs: table(
      {
        upper: quantity('ohm', { label: 'Upper' }),
        lower: quantity('ohm', { label: 'Lower' }),
        output: quantity('V', { label: 'Output' }),
        error: percent({ label: 'Error', places: 3 }),
      },
      { label: 'Best pairs' },
    ),
  },
  algorithm: ({ input, target, series, tolerance, least, most, load }) => {
    const values = valuesOf(series);
    const below = (resistance: number) => (load === undefined ? resistance : (resistance * load) / (resistance + load));
    const divided = (upper: number, lower: number) => (input * below(lower)) / (upper + below(lower));
    const found: { upper: number; lower: number; miss: number }[] = [];
    for (const lower of values) {
      if (lower >= most) break;
      const ideal = below(lower) * (input / target - 1);
      // The first value that is not below the ideal one, by halving.
      let from = 0;
      let to = values.length;
      while (from < to) {
        const middle = Math.floor((from + to) / 2);
        if (isAtLeast(values[middle]!, ideal)) to = middle;
        else from = middle + 1;
      }
      for (const upper of [values[from - 1], values[from]]) {
        if (upper === undefined || !isAtLeast(upper + lower, least) || !isAtMost(upper + lower, most)) continue;
        found.push({ upper, lower, miss: roundNear(1e12 * Math.abs(divided(upper, lower) / target - 1)) });
      }
    }
    if (found.length === 0) {
      throw noResult(
        'No pair of the series within these sums comes near: resistors go from 1 Ω to 10 MΩ. Widen the range of the sum, or divide in two steps.',
      );
    }
    // Of pairs that miss by as much, the one that draws less.
    found.sort((a, b) => a.miss - b.miss || b.upper + b.lower - (a.upper + a.lower));
    const pairs = found.slice(0, SHOWN).map(({ upper, lower }) => {
      const over =
        load === undefined
          ? sumOfProducts([input, lower], [-1, target, upper], [-1, target, lower])
          : sumOfProducts(
              [input, lower, load],
              [-1, target, upper, lower],
              [-1, target, upper, load],
              [-1, target, lower, load],
            );
      const under = load === undefined ? upper + lower : upper * (lower + load) + lower * load;
      return { upper, lower, output: divided(upper, lower), error: over / (target * under) };
    });
    const { upper, lower, output, error } = pairs[0]!;
    const current = input / (upper + below(lower));
    return {
      upper,
      lower,
      output,
      error,
      lowest: divided(upper * (1 + tolerance), lower * (1 - tolerance)),
      highest: divided(upper * (1 - tolerance), lower * (1 + tolerance)),
      unloaded: load === undefined ? undefined : (input * lower) / (upper + lower),
      resistance: (upper * lower) / (upper + lower),
      current,
      // The lower one gets most without the load, of which it takes the current.
      power: Math.max(current ** 2 * upper, ((input * lower) / (upper + lower)) ** 2 / lower),
      pairs,
    };
  },
  stepwise: [
    'The output is V_in·R₂/(R₁ + R₂); with a load, R₂ stands for R₂ and the load in parallel.',
    'Each value of the series from 1 Ω to below 10 MΩ is taken as R₂ with the two values nearest to R₂(V_in/V_out − 1) as R₁. Of the pairs whose sum lies in the range the one with the smallest error is told; of equal ones, that of the larger sum.',
    'The most power is that of R₁ with the load, or of R₂ without it.',
    'The band is for R₁ high with R₂ low by the tolerance, and the other way round.',
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: () => [
      placed({ symbol: 'source', label: 'Vᵢ', of: 'input', color: 4 }, [0, 0], [0, 3.2]),
      wire([0, 3.2], [2, 3.2]),
      placed({ symbol: 'resistor', label: 'R₁', of: 'upper' }, [2, 3.2], [2, 1.6]),
      placed({ symbol: 'resistor', label: 'R₂', of: 'lower' }, [2, 1.6], [2, 0]),
      wire([0, 0], [3.4, 0]),
      wire([2, 1.6], [3.4, 1.6]),
      joint([3.4, 1.6], 'Vₒ', 'output'),
      joint([3.4, 0]),
    ],
  },
  explanation: ({ unloaded, tolerance }) =>
    `Of {series} pairs with sums of {least} to {most}, {upper} over {lower} comes nearest: {output}, {error|{|error|} below|exactly|{|error|} above} the wanted {target}${
      unloaded === undefined ? ' without a load' : ' with the load of {load}'
    }.${tolerance > 0 ? ' A tolerance of {tolerance} of both resistors leaves {lowest} to {highest}.' : ''}`,
  requires: [
    {
      that: ({ input, target }) => target < input,
      field: 'target',
      says: 'The wanted output must be below the input voltage, {input}: a divider only lowers.',
    },
    {
      that: ({ least, most }) => least <= most,
      field: 'most',
      says: 'The greatest sum must be at least the least one, {least}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ error }) => isAbove(Math.abs(roundTo(100 * error, 3)), 1),
      says: 'Even this pair misses by more than 1%: take a finer series or a wider range of the sum.',
    },
    {
      level: 'caution',
      when: ({ output, unloaded }) => unloaded !== undefined && isAbove(unloaded, 1.1 * output),
      says: 'Without its load the output rises to {unloaded}. A divider is no supply: for a load that changes take smaller resistors, a regulator or a buffer.',
    },
    {
      level: 'caution',
      when: ({ power }) => isAbove(roundTo(power, 9), 0.125),
      says: 'A resistor gets up to {power}: choose one rated for at least twice that, or larger resistors.',
    },
    {
      level: 'danger',
      when: ({ input }) => isAtLeast(input, 60),
      says: 'From 60 V DC on a touch can be dangerous, and a resistor has a voltage rating, often 250 V of a common quarter-watt one: put several in series for the upper one above it. If the lower one opens, the output rises to the full input.',
    },
  ],
  examples: [
    {
      inputs: { input: 12, target: 3.3 },
      results: {
        upper: 24000,
        lower: 9100,
        output: '3.299093655589',
        error: '-0.0274649821478',
        lowest: '3.065149948294',
        highest: '3.543810848401',
        resistance: '6598.187311178',
        current: '0.3625377643505',
        power: '3.154407133925',
        pairs: {
          length: 10,
          rows: {
            1: { upper: 18000, lower: 6800, error: '-0.2932551319648' },
            2: { upper: 47000, lower: 18000, error: '0.6993006993007' },
          },
        },
      },
      source: 'Python fractions over all pairs of E24 with a sum of 10 to 100 kΩ',
    },
    {
      inputs: { input: 5, target: 3.3, series: 'E96', least: 1000, most: 10000 },
      results: {
        upper: 1370,
        lower: 2670,
        output: '3.304455445545',
        error: '0.1350135013501',
        lowest: '3.281971691085',
        highest: '3.326794966691',
        pairs: { rows: { 1: { upper: 549, lower: 1070 } } },
      },
      source: 'Python fractions over all pairs of E96 with a sum of 1 to 10 kΩ',
    },
    {
      inputs: { input: 12, target: 5, series: 'E12', tolerance: 5, least: 1000, most: 10000, load: 10000 },
      results: {
        upper: 1500,
        lower: 1200,
        output: 5,
        error: 0,
        lowest: '4.726123231590',
        highest: '5.278315965859',
        unloaded: '5.333333333333',
        resistance: '666.6666666667',
        current: '4.666666666667',
        power: '32.66666666667',
        pairs: { rows: { 1: { upper: 3900, lower: 3900, error: '0.41841004184' } } },
      },
      source: 'Python fractions over all pairs of E12 with a sum of 1 to 10 kΩ',
    },
    {
      inputs: { input: 12, target: 8, least: 100, most: 1500, load: 470 },
      results: {
        upper: 160,
        lower: 1000,
        output: '7.997731140102',
        unloaded: '10.34482758621',
        power: '107.0154577883',
      },
      cautions: ['A divider is no supply'],
      source:
        'Python fractions over all pairs of E24 with a sum of 100 to 1500 Ω; (12/1.16)² mW without the load, 100.1 mW in the 160 Ω with it',
    },
    {
      inputs: { input: 10, target: 5, series: 'E48', tolerance: 0 },
      results: { upper: 48700, lowest: 5, highest: 5 },
      source: 'By hand: without a tolerance there is no band',
    },
    {
      inputs: { input: 10, target: 5, series: 'E48' },
      results: { upper: 48700, lower: 48700, output: 5, error: 0, lowest: 4.9, highest: 5.1 },
      source: 'By hand: two equal ones halve it, the largest that fit in 100 kΩ; 10 × 0.98/2',
    },
    {
      inputs: { input: 10, target: 9, series: 'E12', least: 100, most: 200, load: 100000 },
      results: { upper: 12, lower: 100, error: '-0.804278906625' },
      cautions: ['rated for at least twice'],
      source: 'Python fractions over all pairs of E12 with a sum of 100 to 200 Ω; 0.80 W in the 100 Ω',
    },
    {
      inputs: { input: 400, target: 2.5, series: 'E96', least: 100000, most: 1000000 },
      results: { upper: 162000, lower: 1020, error: '0.1104158998896' },
      cautions: ['put several in series', 'rated for at least twice'],
      source: 'Python fractions over all pairs of E96 with a sum of 100 kΩ to 1 MΩ',
    },
    {
      inputs: { input: 12, target: 5.5, series: 'E12', least: 10000, most: 11000 },
      results: { upper: 5600, lower: 4700, output: '5.475728155340', error: '-0.441306266549' },
      source: 'By hand: 12 × 4.7/10.3 V, 0.441% below',
    },
    {
      inputs: { input: 12, target: 10.5, series: 'E12', least: 100, most: 120 },
      results: { upper: 15, lower: 100, output: '10.43478260870', error: '-0.621118012422' },
      cautions: ['rated for at least twice'],
      source: 'By hand: 12 × 100/115 V; 1.09 W in the 100 Ω',
    },
    {
      inputs: { input: 10, target: 5, series: 'E12', least: 10000, most: 11000, load: 5000 },
      results: {
        upper: 3300,
        lower: 6800,
        output: '4.661365505895',
        error: '-6.772689882095',
        unloaded: '6.732673267327',
      },
      cautions: ['misses by more than 1%', 'A divider is no supply'],
      source: 'Python fractions over all pairs of E12 with a sum of 10 to 11 kΩ',
    },
    {
      inputs: { input: 1000000, target: 0.001 },
      noResult: 'Widen the range',
      source: 'By hand: 1 Ω would need a GΩ above it',
    },
    { inputs: { input: 5, target: 5 }, refused: 'only lowers', source: 'By definition' },
    { inputs: { input: 5, target: 3, least: 200000 }, refused: 'at least the least one', source: 'By definition' },
  ],
  notes: [
    'What draws from the output, as the input of an amplifier or converter, is a load: it is seen against the output resistance.',
  ],
  references: [
    {
      title:
        'IEC 60063:2015, Preferred number series for resistors and capacitors; E48 and E96 compared with five public copies and with 100·10^(k/48) and 100·10^(k/96), rounded',
    },
    { title: 'Horowitz, Hill: The Art of Electronics, 3rd ed., §1.2.3', isbn: '978-0-521-80926-9' },
    {
      title: 'Safety extra-low voltage, IEC 61140: 25 V AC and 60 V DC as the most where voltages may be touched',
      url: 'https://bre-trafo.de/en/glossar/safety-extra-low-voltage/',
    },
    {
      title: 'Metal film fixed resistors: limit of 150 V at 1/8 W, 250 V at 1/4 W and 350 V at 1/2 W',
      url: 'https://www.toocle.com/China-Suppliers/15790-42908/product-detail-818374-One-thousandth%20precision%20resistor%20low%20temperature%20coefficient%20resistor.html',
    },
  ],
});
