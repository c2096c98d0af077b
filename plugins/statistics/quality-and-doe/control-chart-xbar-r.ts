import {
  choice,
  defineCalculator,
  integer,
  matrix,
  mean,
  number,
  standardDeviation,
  table,
  text,
} from '@reckoner/engine';
import { meanDeviation, meanRange, rangeDeviation } from '../shared/control-charts.js';
import { meanAsWritten } from '../shared/exact-sum.js';

/** Means of rational subgroups of one size, with sigma from their mean range or mean standard deviation. */
export default defineCalculator({
  title: 'X-bar and R or S chart',
  description:
    'Control limits of the means and of the ranges or standard deviations from the measurements of equal subgroups.',
  keywords: [
    'xbar r chart',
    'x-bar and s chart',
    'A2 D3 D4',
    'A3 B3 B4',
    'control chart constants',
    'Shewhart chart',
    'subgroup control limits',
    'R chart',
  ],
  inputs: {
    subgroups: matrix({
      label: 'Measurements, one subgroup in each row',
      min: -1e9,
      max: 1e9,
      maxRows: 200,
      maxColumns: 25,
    }),
    spread: choice(
      { range: { label: 'Ranges (R)', also: ['R'] }, deviation: { label: 'Standard deviations (S)', also: ['S'] } },
      { label: 'Spread within subgroups by', default: 'range' },
    ),
  },
  outputs: {
    upper: number({ label: 'Upper limit of the means', symbol: '\\mathrm{UCL}', places: 4, digits: 8 }),
    center: number({ label: 'Mean of the means', symbol: '\\bar{\\bar x}', places: 4, digits: 8 }),
    lower: number({ label: 'Lower limit of the means', symbol: '\\mathrm{LCL}', places: 4, digits: 8 }),
    spreadUpper: number({ label: 'Upper limit of the spread', places: 4 }),
    spreadCenter: number({ label: 'Mean spread', places: 4 }),
    spreadLower: number({ label: 'Lower limit of the spread', places: 4 }),
    sigma: number({ label: 'Estimated sigma', symbol: '\\hat\\sigma', places: 4 }),
    outside: integer({ label: 'Subgroups outside of a limit' }),
    points: table(
      {
        subgroup: integer({ label: 'Subgroup' }),
        mean: number({ label: 'Mean', places: 4 }),
        spread: number({ label: 'Spread', places: 4 }),
        signal: text({ label: 'Signal' }),
      },
      { label: 'Subgroups' },
    ),
  },
  formula: ({ subgroups, spread }) => {
    const size = subgroups[0]!.length;
    const means = subgroups.map((row) => meanAsWritten(row));
    const spreads = subgroups.map((row) =>
      spread === 'range' ? Math.max(...row) - Math.min(...row) : standardDeviation(row),
    );
    const center = meanAsWritten(subgroups.flat());
    const spreadCenter = mean(spreads);
    const factor = spread === 'range' ? meanRange(size) : meanDeviation(size);
    const relative = spread === 'range' ? rangeDeviation(size) / factor : Math.sqrt(1 - factor ** 2) / factor;
    const sigma = spreadCenter / factor;
    const reach = (3 * sigma) / Math.sqrt(size);
    const spreadUpper = spreadCenter * (1 + 3 * relative);
    const spreadLower = spreadCenter * Math.max(0, 1 - 3 * relative);
    const points = means.map((value, index) => {
      const own = spreads[index]!;
      const meanOut = value > center + reach || value < center - reach;
      const spreadOut = own > spreadUpper || own < spreadLower;
      return {
        subgroup: index + 1,
        mean: value,
        spread: own,
        signal: meanOut ? (spreadOut ? 'mean and spread' : 'mean') : spreadOut ? 'spread' : '',
      };
    });
    return {
      upper: center + reach,
      center,
      lower: center - reach,
      spreadUpper,
      spreadCenter,
      spreadLower,
      sigma,
      outside: points.filter(({ signal }) => signal !== '').length,
      points,
    };
  },
  shown: () => ({
    upper: undefined,
    center: undefined,
    lower: undefined,
    spreadUpper: undefined,
    spreadCenter: undefined,
    spreadLower: undefined,
    sigma: undefined,
  }),
  stepwise: [
    'Of each subgroup of n values the mean and the range (or the standard deviation) are taken, and both are averaged.',
    'Sigma is the mean range over d₂, or the mean standard deviation over c₄; the limits of the means are their mean ± 3 sigma/√n, which is ± A₂ times the mean range or ± A₃ times the mean standard deviation.',
    'The limits of the ranges are 1 ± 3 d₃/d₂ times their mean (D₃, D₄), those of the standard deviations 1 ± 3 √(1 - c₄²)/c₄ times theirs (B₃, B₄), at least 0.',
  ],
  requires: [
    {
      that: ({ subgroups }) => subgroups.length >= 2 && subgroups[0]!.length >= 2,
      field: 'subgroups',
      says: 'At least two subgroups of at least two values are needed; for single values take the individuals chart.',
    },
    {
      that: ({ subgroups }) =>
        subgroups[0]!.length < 2 || subgroups.some((row) => row.some((value) => value !== row[0])),
      field: 'subgroups',
      says: 'Within each subgroup all values are equal: there is no spread from which limits could follow.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ subgroups }) => subgroups.length < 20,
      says: 'Limits of fewer than 20 subgroups are provisional: compute them again when there are more.',
    },
    {
      level: 'caution',
      when: ({ outside }) => outside > 0,
      says: 'Subgroups outside of a limit: {outside}. Look for a special cause before these limits are used for later subgroups.',
    },
    {
      level: 'note',
      when: ({ subgroups, spread }) => spread === 'range' && subgroups[0]!.length > 10,
      says: 'Of more than 10 values the range tells little: take the standard deviations.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Chart of the means',
    x: { label: 'Subgroup' },
    y: { of: 'center', label: 'Mean' },
    curve: ({ points, center, upper, lower }) => ({
      from: 1,
      to: points.length,
      lines: [
        { label: 'Mean', y: () => center },
        { label: 'Upper limit', dashed: true, y: () => upper },
        { label: 'Lower limit', dashed: true, y: () => lower },
      ],
      points: points.map((point) => [point.subgroup, point.mean] as const),
    }),
  },
  explanation:
    'The limits of the means are {lower} and {upper} around {center}, those of the spread {spreadLower} and {spreadUpper}; {outside} {outside|subgroup lies|subgroups lie} outside.',
  examples: [
    {
      inputs: {
        subgroups: [
          [0.1, 0.2],
          [-0.3, 0],
          [0.3, -0.3],
        ],
      },
      results: { center: 0, spreadCenter: 0.3333333333333 },
      cautions: ['provisional'],
      source: 'By hand: (0.15 − 0.15 + 0)/3; (0.1 + 0.3 + 0.6)/3',
    },
    {
      inputs: {
        subgroups: [
          [5.02, 5.01, 4.94, 4.99, 4.96],
          [5.01, 5.03, 5.07, 4.95, 4.96],
          [4.99, 5, 4.93, 4.92, 4.99],
          [5.03, 4.91, 5.01, 4.98, 4.89],
          [4.95, 4.92, 5.03, 5.05, 5.01],
        ],
      },
      results: {
        upper: 5.0455,
        center: 4.982,
        lower: 4.9185,
        spreadUpper: 0.23259,
        spreadCenter: 0.11,
        spreadLower: 0,
        sigma: 0.047293,
        outside: 0,
        points: { length: 5, rows: { 0: { mean: 4.984, spread: 0.08 } } },
      },
      cautions: ['provisional'],
      source:
        'Python: numpy, with d₂ = 2.32593 and d₃ = 0.86408 integrated by scipy (A₂ = 0.577, D₄ = 2.114 of the tables)',
    },
    {
      inputs: {
        subgroups: [
          [5.02, 5.01, 4.94, 4.99, 4.96],
          [5.01, 5.03, 5.07, 4.95, 4.96],
          [4.99, 5, 4.93, 4.92, 4.99],
          [5.03, 4.91, 5.01, 4.98, 4.89],
          [4.95, 4.92, 5.03, 5.05, 5.01],
        ],
        spread: 'deviation',
      },
      results: {
        upper: 5.0498,
        center: 4.982,
        lower: 4.9142,
        spreadUpper: 0.099297,
        spreadCenter: 0.047533329,
        spreadLower: 0,
        sigma: 0.050568,
        outside: 0,
        points: { length: 5, rows: { 0: { mean: 4.984, spread: 0.0336155 } } },
      },
      cautions: ['provisional'],
      source: 'Python: numpy, with c₄ = 0.93999 from scipy.special.gamma (A₃ = 1.427, B₄ = 2.089 of the tables)',
    },
    {
      inputs: {
        subgroups: [
          [10, 11, 9],
          [10, 10.5, 9.5],
          [10, 11, 10],
          [14, 15, 14],
          [10, 16, 4],
          [10, 9.5, 10.5],
          [10, 10.2, 9.8],
          [2, 10, 19],
        ],
      },
      results: {
        upper: 15.153,
        center: 10.625,
        lower: 6.0968,
        spreadUpper: 11.393,
        spreadCenter: 4.425,
        spreadLower: 0,
        sigma: 2.6144,
        outside: 2,
        points: { rows: { 4: { signal: 'spread' }, 7: { signal: 'spread' } } },
      },
      cautions: ['provisional', 'special cause'],
      source: 'Python: numpy, with d₂ = 1.69257 and d₃ = 0.88837',
    },
    {
      inputs: {
        subgroups: [
          [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
          [2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
          [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 95],
        ],
      },
      results: {
        upper: 31.586,
        center: 26.454545,
        lower: 21.323,
        spreadUpper: 31.3995,
        spreadCenter: 18,
        spreadLower: 4.6005,
        sigma: 5.6731,
        outside: 3,
        points: { rows: { 0: { signal: 'mean' }, 1: { signal: 'mean' }, 2: { signal: 'mean and spread' } } },
      },
      cautions: ['provisional', 'special cause', 'the range tells little'],
      source: 'Python: numpy, with d₂ = 3.17287 and d₃ = 0.78731',
    },
    {
      inputs: {
        subgroups: [
          [0, 1, 1],
          [2, 4, 3],
          [4, 3, 2],
          [1, 2, 1],
          [3, 1, 3],
          [0, 4, 2],
          [2, 3, 1],
          [4, 2, 3],
          [1, 1, 2],
          [3, 4, 1],
          [0, 3, 3],
          [2, 2, 2],
          [4, 1, 1],
          [1, 4, 3],
          [3, 3, 2],
          [0, 2, 1],
          [2, 1, 3],
          [4, 4, 2],
          [1, 3, 1],
          [3, 2, 3],
        ],
      },
      results: {
        upper: 4.1622,
        center: 2.16666667,
        lower: 0.17118,
        spreadUpper: 5.0205,
        spreadCenter: 1.95,
        outside: 0,
      },
      source: 'Python: numpy, with d₂ = 1.69257 and d₃ = 0.88837 (A₂ = 1.023, D₄ = 2.574 of the tables)',
    },
    { inputs: { subgroups: [[1], [2]] }, refused: 'individuals chart', source: 'By definition' },
    {
      inputs: {
        subgroups: [
          [1, 1],
          [2, 2],
        ],
      },
      refused: 'no spread',
      source: 'By definition',
    },
  ],
  notes: [
    'The subgroups stand in the order in time. The limits are those of the process, not of a specification.',
    'The factors have more digits than the printed tables, so that limits may differ in the last of theirs.',
  ],
  references: [
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., ch. 6', isbn: '978-1-118-14681-1' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §6.3.2.1: Shewhart X-bar and R and S Control Charts',
      url: 'https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc321.htm',
    },
  ],
});
