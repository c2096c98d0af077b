import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtLeast,
  isAtMost,
  isBelow,
  isNear,
  list,
  number,
  percent,
  quantity,
  sum,
  sumOfProducts,
  table,
} from '@reckoner/engine';
import { circuitLadder, circuitLoop, numbered, type Part } from '../shared/circuit.js';
import { coil } from './shared/fields.js';

/** Inductances add in series, their reciprocals in parallel; of two that are coupled M is added to both or taken away. */
export default defineCalculator({
  title: 'Inductors in series and parallel',
  description:
    'Total inductance of inductors in series or parallel, of two also with their mutual inductance, and how they share voltage or current.',
  keywords: [
    'equivalent inductance',
    'coupled inductors',
    'mutual inductance',
    'coupling coefficient',
    'series aiding',
    'series opposing',
    'coils in series',
    'coils in parallel',
  ],
  inputs: {
    inductors: list(quantity('H', { label: 'Inductance', ...coil }), {
      label: 'Inductors',
      symbol: 'L',
      minItems: 1,
      maxItems: 100,
    }),
    arrangement: choice({ series: 'In series', parallel: 'In parallel' }, { label: 'Arrangement' }),
    coupling: choice(
      {
        none: { label: 'None', also: ['no', 'uncoupled'] },
        coefficient: { label: 'By the coupling coefficient', also: ['k'] },
        mutual: { label: 'By the mutual inductance', also: ['M'] },
      },
      { label: 'Magnetic coupling', default: 'none' },
    ),
    polarity: choice(
      {
        aiding: { label: 'Aiding', also: ['series aiding', 'parallel aiding', 'boosting', 'cumulative'] },
        opposing: { label: 'Opposing', also: ['series opposing', 'parallel opposing', 'bucking', 'differential'] },
      },
      {
        label: 'Aiding or opposing',
        help: 'Aiding where the current enters both coils at their dots, so that their fields add.',
        when: { coupling: ['coefficient', 'mutual'] },
      },
    ),
    coefficient: number({
      label: 'Coupling coefficient',
      symbol: 'k',
      min: 0,
      max: 1,
      when: { coupling: 'coefficient' },
    }),
    mutual: quantity('H', {
      label: 'Mutual inductance',
      unit: 'mH',
      symbol: 'M',
      min: 0,
      max: 1e9,
      when: { coupling: 'mutual' },
    }),
  },
  outputs: {
    total: quantity('H', { label: 'Total inductance', unit: 'mH', symbol: 'L_{total}' }),
    apart: quantity('H', { label: 'Without coupling', unit: 'mH', symbol: 'L_0', optional: true }),
    mutualInductance: quantity('H', { label: 'Mutual inductance', unit: 'mH', symbol: 'M', optional: true }),
    couplingCoefficient: number({ label: 'Coupling coefficient', symbol: 'k', optional: true }),
    shares: table(
      {
        inductor: integer({ label: 'Inductor' }),
        inductance: quantity('H', { label: 'Inductance', unit: 'mH' }),
        share: percent({ label: 'Share of the voltage in series, of the current in parallel' }),
      },
      { label: 'How they share AC', optional: true },
    ),
  },
  formula: ({ inductors, arrangement, coupling, polarity, coefficient, mutual }) => {
    const inSeries = arrangement === 'series';
    const apart = inSeries ? sum(inductors) : 1 / sum(inductors.map((one) => 1 / one));
    if (coupling === 'none') {
      const shares = inductors.map((inductance, i) => ({
        inductor: i + 1,
        inductance,
        share: inSeries ? inductance / apart : apart / inductance,
      }));
      return { total: apart, shares };
    }
    const first = inductors[0]!;
    const second = inductors[1]!;
    const middle = Math.sqrt(first * second);
    const byCoefficient = coupling === 'coefficient';
    const k = byCoefficient ? coefficient : mutual / middle;
    const m = byCoefficient ? coefficient * middle : mutual;
    // L₁ + L₂ - 2M, L₁L₂ - M², L₁ - M and L₂ - M in forms that lose no digits where the coils are nearly one.
    const rest = byCoefficient ? sumOfProducts([1], [-1, coefficient]) : 0;
    const gap = sumOfProducts([first], [-1, second]) / (Math.sqrt(first) + Math.sqrt(second));
    const difference = byCoefficient ? gap ** 2 + 2 * middle * rest : sumOfProducts([first], [second], [-2, mutual]);
    const leakage = byCoefficient
      ? first * second * rest * (1 + coefficient)
      : sumOfProducts([first, second], [-1, mutual, mutual]);
    const isWhole = isNear(leakage, 0 * leakage, 1e-12 * first * second);
    const isNone = isNear(difference, 0 * difference, 1e-15 * (first + second));
    const toFirst = byCoefficient
      ? (Math.sqrt(first) * sumOfProducts([first], [-1, coefficient, coefficient, second])) /
        (Math.sqrt(first) + coefficient * Math.sqrt(second))
      : sumOfProducts([first], [-1, mutual]);
    const toSecond = byCoefficient
      ? (Math.sqrt(second) * sumOfProducts([second], [-1, coefficient, coefficient, first])) /
        (Math.sqrt(second) + coefficient * Math.sqrt(first))
      : sumOfProducts([second], [-1, mutual]);
    const isLess = inSeries === (polarity === 'opposing');
    const whole = isLess ? difference : first + second + 2 * m;
    const found = { apart, mutualInductance: m, couplingCoefficient: k };
    if (isLess && isNone) return { ...found, total: inSeries ? 0 * first : middle };
    const ofFirst = isLess ? toFirst : first + m;
    const ofSecond = isLess ? toSecond : second + m;
    return {
      ...found,
      total: inSeries ? whole : isWhole ? 0 * first : leakage / whole,
      shares: [
        { inductor: 1, inductance: first, share: (inSeries ? ofFirst : ofSecond) / whole },
        { inductor: 2, inductance: second, share: (inSeries ? ofSecond : ofFirst) / whole },
      ],
    };
  },
  shown: ({ inductors, arrangement, coupling, polarity, mutualInductance, couplingCoefficient }) => {
    const apart = arrangement === 'series' ? sum(inductors) : 1 / sum(inductors.map((one) => 1 / one));
    if (coupling === 'none' || mutualInductance === undefined || couplingCoefficient === undefined) {
      return { total: apart };
    }
    const first = inductors[0]!;
    const second = inductors[1]!;
    const hidden = { apart: undefined, mutualInductance: undefined, couplingCoefficient: undefined };
    if (arrangement === 'series' && polarity === 'aiding')
      return { ...hidden, total: first + second + 2 * mutualInductance };
    if (arrangement === 'series') return { ...hidden, total: first + second - 2 * mutualInductance };
    if (polarity === 'opposing') {
      return { ...hidden, total: (first * second - mutualInductance ** 2) / (first + second + 2 * mutualInductance) };
    }
    if (first === second && isAtLeast(couplingCoefficient, 1)) return { ...hidden, total: first };
    return { ...hidden, total: (first * second - mutualInductance ** 2) / (first + second - 2 * mutualInductance) };
  },
  stepwise: [
    'The mutual inductance is M = k √(L₁L₂). Without coupling inductances in series add, and in parallel their reciprocals.',
    'Two coils that are coupled completely and alike, in parallel with aiding fields, are one winding of that inductance.',
  ],
  requires: [
    {
      that: ({ inductors, coupling }) => coupling === 'none' || inductors.length === 2,
      field: 'inductors',
      says: 'Coupling is between two inductors: send exactly two of them.',
    },
    {
      that: ({ inductors, mutual }) =>
        inductors.length !== 2 || isAtMost(mutual * mutual, inductors[0]! * inductors[1]!),
      field: 'mutual',
      says: 'The mutual inductance, {mutual}, is above what the two inductors can have: at most the square root of their product.',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Circuit',
    draw: ({ inductors, arrangement }) => {
      const source: Part = { symbol: 'ac source' };
      const parts = inductors.map((value, place): Part => {
        return { symbol: 'inductor', label: numbered('L', place), of: 'total', value };
      });
      return arrangement === 'parallel' ? circuitLadder(source, parts) : circuitLoop(source, parts);
    },
  },
  explanation: ({ inductors, arrangement, coupling, polarity }) => {
    const place = arrangement === 'series' ? 'in series' : 'in parallel';
    if (inductors.length === 1) return 'The single inductor has {total}.';
    return coupling === 'none'
      ? `Without magnetic coupling between them the inductors have {total} ${place}.`
      : `With a mutual inductance of {mutualInductance}, a coupling coefficient of {couplingCoefficient}, and ${polarity} fields the inductors have {total} ${place}; without coupling they would have {apart}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ total, apart }) => apart !== undefined && isBelow(total, 0.05 * apart),
      says: 'The coupling takes nearly all of the inductance away: what is left hangs on the last digits of the coupling, and the resistance of the windings may be all that limits the current. Measure the pair as it is connected.',
    },
    {
      level: 'caution',
      when: ({ inductors, arrangement, polarity, mutualInductance }) =>
        arrangement === 'parallel' &&
        polarity === 'aiding' &&
        mutualInductance !== undefined &&
        isAbove(mutualInductance, Math.min(...inductors)),
      says: 'The mutual inductance is above the smaller inductance: the larger coil drives its current backwards, and the smaller one carries more than the whole current.',
    },
    {
      level: 'note',
      when: ({ inductors, arrangement, polarity, mutualInductance }) =>
        arrangement === 'series' &&
        polarity === 'opposing' &&
        mutualInductance !== undefined &&
        isAbove(mutualInductance, Math.min(...inductors)),
      says: 'The mutual inductance is above the smaller inductance: the voltage of the smaller coil is reversed, and the larger one has more than the whole voltage.',
    },
  ],
  examples: [
    {
      inputs: { inductors: [10, 22, 47], arrangement: 'series' },
      results: {
        total: 79,
        shares: { length: 3, rows: { 0: { inductor: 1, share: 12.6582278481 }, 2: { share: 59.49367088608 } } },
      },
      source: 'By hand: 10 + 22 + 47; 10/79, 47/79',
    },
    {
      inputs: { inductors: [10, 22, 47], arrangement: 'parallel' },
      results: {
        total: 5.99767981439,
        shares: { length: 3, rows: { 0: { share: 59.9767981439 }, 1: { share: 27.2621809745 } } },
      },
      source: 'Python 3.11: 1/(1/10 + 1/22 + 1/47); over 10, over 22',
    },
    { inputs: { inductors: [5], arrangement: 'series' }, results: { total: 5 }, source: 'By definition' },
    {
      inputs: {
        inductors: [0.03, 0.05],
        arrangement: 'series',
        coupling: 'coefficient',
        polarity: 'aiding',
        coefficient: 0.5,
      },
      results: { total: 0.1187298334621, apart: 0.08, mutualInductance: 0.01936491673104 },
      source: 'Printed problem 10-5, 30 µH and 50 µH: about 118.8 µH; mpmath: 80 + √1500',
    },
    {
      inputs: {
        inductors: ['835 µH', '2.44 mH'],
        arrangement: 'series',
        coupling: 'coefficient',
        polarity: 'opposing',
        coefficient: 0.922,
      },
      results: { total: 0.6429201063797 },
      cautions: ['is reversed'],
      source: 'Printed problem 10-6: 643 µH; mpmath: 835 + 2440 - 2 × 0.922 √(835 × 2440)',
    },
    {
      inputs: {
        inductors: [50, 120],
        arrangement: 'parallel',
        coupling: 'coefficient',
        polarity: 'aiding',
        coefficient: 0.5,
      },
      results: {
        total: 48.62744546544,
        couplingCoefficient: 0.5,
        shares: { length: 2, rows: { 0: { share: 87.82134647312 }, 1: { share: 12.17865352688 } } },
      },
      source:
        'Printed problem of 50 mH and 120 mH with k = 0.5: 48.63 mH; mpmath: the two voltage equations solved for the currents',
    },
    {
      inputs: {
        inductors: ['4 H', '6 H'],
        arrangement: 'parallel',
        coupling: 'mutual',
        polarity: 'aiding',
        mutual: '3 H',
      },
      results: {
        total: 3750,
        couplingCoefficient: 0.612372435696,
        shares: { length: 2, rows: { 0: { share: 75 }, 1: { share: 25 } } },
      },
      source: 'Printed problem of 4 H and 6 H with 3 H: 3.75 H; by hand: 15/4, 3/4, 1/4; 3/√24',
    },
    {
      inputs: {
        inductors: ['4 H', '6 H'],
        arrangement: 'parallel',
        coupling: 'mutual',
        polarity: 'opposing',
        mutual: '3 H',
      },
      results: { total: 937.5, shares: { length: 2, rows: { 0: { share: 56.25 }, 1: { share: 43.75 } } } },
      source: 'Printed problem of 4 H and 6 H with 3 H: 0.9375 H; by hand: 15/16, 9/16, 7/16',
    },
    {
      inputs: {
        inductors: [10, 40],
        arrangement: 'parallel',
        coupling: 'coefficient',
        polarity: 'aiding',
        coefficient: 0.5,
      },
      results: { total: 10, shares: { length: 2, rows: { 0: { share: 100 }, 1: { share: 0 } } } },
      source: 'By hand: M = 10 mH, (400 - 100)/30; the larger coil has (10 - 10)/30 of the current',
    },
    {
      inputs: { inductors: [10, 40], arrangement: 'parallel', coupling: 'mutual', polarity: 'aiding', mutual: 15 },
      results: { total: 8.75, shares: { length: 2, rows: { 0: { share: 125 }, 1: { share: -25 } } } },
      cautions: ['backwards'],
      source: 'mpmath: the two voltage equations solved for the currents; by hand: 175/20',
    },
    {
      inputs: { inductors: [10, 10], arrangement: 'series', coupling: 'mutual', polarity: 'opposing', mutual: 9.9 },
      results: { total: 0.2, shares: { length: 2, rows: { 0: { share: 50 }, 1: { share: 50 } } } },
      cautions: ['nearly all of the inductance'],
      source: 'By hand: 20 - 19.8',
    },
    {
      inputs: {
        inductors: [10, 10],
        arrangement: 'series',
        coupling: 'coefficient',
        polarity: 'opposing',
        coefficient: 1,
      },
      results: { total: 0 },
      cautions: ['nearly all of the inductance'],
      source: 'By hand: 20 - 20',
    },
    {
      inputs: {
        inductors: [10, 10],
        arrangement: 'parallel',
        coupling: 'coefficient',
        polarity: 'aiding',
        coefficient: 1,
      },
      results: { total: 10, mutualInductance: 10 },
      source: 'By hand: 10 (1 + k)/2 as k nears 1: two windings as one',
    },
    {
      inputs: { inductors: [10, 40], arrangement: 'parallel', coupling: 'mutual', polarity: 'opposing', mutual: 20 },
      results: { total: 0, couplingCoefficient: 1 },
      cautions: ['nearly all of the inductance'],
      source: 'By hand: 400 - 400',
    },
    {
      inputs: { inductors: [10, 20, 30], arrangement: 'series', coupling: 'mutual', polarity: 'aiding', mutual: 5 },
      refused: 'exactly two',
      source: 'By definition',
    },
    {
      inputs: { inductors: [10, 40], arrangement: 'series', coupling: 'mutual', polarity: 'aiding', mutual: 21 },
      refused: 'square root of their product',
      source: 'By hand: 21² = 441 is above 400',
    },
  ],
  notes: [
    'Coils near each other or on one core are coupled even where that is not meant: apart, at right angles or shielded they are hardly so.',
    'Inductances below saturation of a core, without the resistance of the windings: direct current is shared by that resistance alone.',
  ],
  references: [
    { title: 'Alexander, Sadiku: Fundamentals of Electric Circuits, ch. 6 and 13' },
    {
      title: 'Effects of mutual inductance, problems 10-5 and 10-6',
      url: 'http://www.krabitvrepair.com/asp/ebasic_44.asp',
    },
    {
      title: 'Two coils of 4 H and 6 H in parallel with a mutual inductance of 3 H',
      url: 'https://tutorsglobe.com/question/determine-the-equivalent-inductancetwo-coils-of-5203059.aspx',
    },
  ],
});
