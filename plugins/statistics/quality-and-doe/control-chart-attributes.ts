import { choice, defineCalculator, integer, noResult, number, rows, sum, table, text } from '@reckoner/engine';

/** Binomial limits for nonconforming items (p, np), Poisson limits for counts of defects (c, u). */
export default defineCalculator({
  title: 'p, np, c and u charts',
  description:
    'Center line and 3-sigma control limits of an attributes chart from counts of defective items or defects, with equal or varying sample sizes.',
  keywords: [
    'attribute control chart',
    'p chart',
    'np chart',
    'c chart',
    'u chart',
    'fraction nonconforming',
    'defects per unit chart',
    'control limits for defects',
  ],
  inputs: {
    chart: choice(
      {
        p: { label: 'p: share of defective items', also: ['p chart'] },
        np: { label: 'np: number of defective items', also: ['np chart'] },
        c: { label: 'c: number of defects', also: ['c chart'] },
        u: { label: 'u: defects per unit', also: ['u chart'] },
      },
      { label: 'Chart', default: 'p' },
    ),
    samples: rows(
      {
        count: integer({ label: 'Defective items, or defects', min: 0, max: 1e9 }),
        size: number({
          label: 'Items or units inspected',
          help: 'Of a c chart any size, the same for all.',
          above: 0,
          max: 1e9,
          default: 1,
        }),
      },
      { label: 'Samples', minItems: 2, maxItems: 500 },
    ),
  },
  outputs: {
    upper: number({ label: 'Upper control limit', symbol: '\\mathrm{UCL}', places: 4, digits: 4 }),
    center: number({ label: 'Center line', places: 4, digits: 4 }),
    lower: number({ label: 'Lower control limit', symbol: '\\mathrm{LCL}', places: 4, digits: 4 }),
    outside: integer({ label: 'Samples outside of their limits' }),
    points: table(
      {
        sample: integer({ label: 'Sample' }),
        value: number({ label: 'Value', places: 4, digits: 4 }),
        lower: number({ label: 'Lower limit', places: 4, digits: 4 }),
        upper: number({ label: 'Upper limit', places: 4, digits: 4 }),
        signal: text({ label: 'Signal' }),
      },
      { label: 'Samples' },
    ),
  },
  formula: ({ chart, samples }) => {
    const counted = sum(samples.map(({ count }) => count));
    const inspected = sum(samples.map(({ size }) => size));
    const rate = counted / inspected;
    const binomial = chart === 'p' || chart === 'np';
    if (counted === 0)
      throw noResult('Nothing was found in any sample: there is no rate from which limits could follow.');
    if (binomial && samples.every(({ count, size }) => count === size))
      throw noResult('Every item is defective: there is no variation from which limits could follow.');
    const perUnit = chart === 'p' || chart === 'u';
    const limits = (size: number) => {
      const variance = binomial ? (rate * (1 - rate)) / size : rate / size;
      const reach = 3 * Math.sqrt(variance);
      const scale = perUnit ? 1 : size;
      return {
        center: scale * rate,
        lower: scale * Math.max(0, rate - reach),
        upper: scale * (binomial ? Math.min(1, rate + reach) : rate + reach),
      };
    };
    const points = samples.map(({ count, size }, index) => {
      const { lower, upper } = limits(size);
      const value = perUnit ? count / size : count;
      return {
        sample: index + 1,
        value,
        lower,
        upper,
        // A count on its limit is within, whatever the last digit of the computed limit.
        signal: value > upper * (1 + 1e-12) ? 'above' : value < lower * (1 - 1e-12) ? 'below' : '',
      };
    });
    return {
      ...limits(inspected / samples.length),
      outside: points.filter(({ signal }) => signal !== '').length,
      points,
    };
  },
  stepwise: [
    'The rate is all that was counted over all that was inspected.',
    'Of a p chart the limits are p ± 3 √(p (1 - p)/n), of an np chart n times these; of a u chart u ± 3 √(u/n), of a c chart c ± 3 √c. Below 0 and, of shares, above 1 they are cut off.',
    'Each sample is held against the limits of its own size; the limits above the table are those of the mean size.',
  ],
  requires: [
    {
      that: ({ chart, samples }) => chart === 'c' || chart === 'u' || samples.every(({ count, size }) => count <= size),
      field: 'samples',
      says: 'There cannot be more defective items than items inspected; for several defects in an item take the c or u chart.',
    },
    {
      that: ({ chart, samples }) =>
        chart === 'c' || chart === 'u' || samples.every(({ size }) => Number.isInteger(size)),
      field: 'samples',
      says: 'The p and np charts count whole items: the items inspected must be whole numbers.',
    },
    {
      that: ({ chart, samples }) =>
        chart === 'p' || chart === 'u' || samples.every(({ size }) => size === samples[0]!.size),
      field: 'samples',
      says: 'The np and c charts need samples of one size: take the p or u chart.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ samples }) => sum(samples.map(({ count }) => count)) > 1000 * samples.length,
      says: 'With more than 1,000 counted in a sample on average these limits are often too narrow, as the rate itself varies from sample to sample: compare with an individuals chart of the rates.',
    },
    {
      level: 'note',
      when: ({ samples }) => samples.length < 20,
      says: 'Limits of fewer than 20 samples are provisional: compute them again when there are more.',
    },
    {
      level: 'caution',
      when: ({ outside }) => outside > 0,
      says: 'Samples outside of their limits: {outside}. Look for a special cause before these limits are used for later samples.',
    },
    {
      level: 'note',
      when: ({ samples }) => samples.some(({ size }) => size !== samples[0]!.size),
      says: 'The sizes differ: the limits above the table are those of the mean size, each sample has its own in the table.',
    },
    {
      level: 'note',
      when: ({ samples }) => samples.reduce((total, { count }) => total + count, 0) < 5 * samples.length,
      says: 'With fewer than 5 counted in a sample on average the limits are rough, and a lower one may be missing: take larger samples.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Control chart',
    x: { label: 'Sample' },
    y: { of: 'center', label: 'Value' },
    curve: ({ points, center }) => {
      const at = (x: number) => points[Math.min(points.length, Math.max(1, Math.round(x))) - 1]!;
      return {
        from: 1,
        to: points.length,
        lines: [
          { label: 'Center', y: () => center },
          { label: 'Upper limit', dashed: true, y: (x) => at(x).upper },
          { label: 'Lower limit', dashed: true, y: (x) => at(x).lower },
        ],
        points: points.map((point) => [point.sample, point.value] as const),
      };
    },
  },
  explanation: ({ samples }) =>
    samples.every(({ size }) => size === samples[0]!.size)
      ? 'The control limits are {lower} and {upper} around {center}; {outside} {outside|sample lies|samples lie} outside.'
      : 'For samples of the mean size the control limits are {lower} and {upper} around {center}; {outside} {outside|sample lies|samples lie} outside of their own.',
  examples: [
    {
      inputs: {
        samples: [
          { count: 12, size: 50 },
          { count: 15, size: 50 },
          { count: 8, size: 50 },
          { count: 10, size: 50 },
          { count: 4, size: 50 },
          { count: 7, size: 50 },
          { count: 16, size: 50 },
          { count: 9, size: 50 },
          { count: 14, size: 50 },
          { count: 10, size: 50 },
          { count: 5, size: 50 },
          { count: 6, size: 50 },
          { count: 17, size: 50 },
          { count: 12, size: 50 },
          { count: 22, size: 50 },
          { count: 8, size: 50 },
          { count: 10, size: 50 },
          { count: 5, size: 50 },
          { count: 13, size: 50 },
          { count: 11, size: 50 },
          { count: 20, size: 50 },
          { count: 18, size: 50 },
          { count: 24, size: 50 },
          { count: 15, size: 50 },
          { count: 9, size: 50 },
          { count: 12, size: 50 },
          { count: 7, size: 50 },
          { count: 13, size: 50 },
          { count: 9, size: 50 },
          { count: 6, size: 50 },
        ],
      },
      results: {
        upper: 0.4102391,
        center: 0.2313333333,
        lower: 0.05242755,
        outside: 2,
        points: { length: 30, rows: { 14: { value: 0.44, signal: 'above' }, 22: { value: 0.48, signal: 'above' } } },
      },
      cautions: ['special cause'],
      source:
        'R, package qcc, orangejuice (cans of Montgomery): center 0.2313333, limits 0.05242755 and 0.4102391, samples 15 and 23 out',
    },
    {
      inputs: {
        chart: 'c',
        samples: [
          { count: 21 },
          { count: 24 },
          { count: 16 },
          { count: 12 },
          { count: 15 },
          { count: 5 },
          { count: 28 },
          { count: 20 },
          { count: 31 },
          { count: 25 },
          { count: 20 },
          { count: 24 },
          { count: 16 },
          { count: 19 },
          { count: 10 },
          { count: 17 },
          { count: 13 },
          { count: 22 },
          { count: 18 },
          { count: 39 },
          { count: 30 },
          { count: 24 },
          { count: 16 },
          { count: 19 },
          { count: 17 },
          { count: 15 },
        ],
      },
      results: {
        upper: 33.21086053,
        center: 19.84615385,
        lower: 6.481447167,
        outside: 2,
        points: { rows: { 5: { signal: 'below' }, 19: { signal: 'above' } } },
      },
      cautions: ['special cause'],
      source: 'R, package qcc, circuit (printed circuit boards of Montgomery), samples 6 and 20 out; digits in Python',
    },
    {
      inputs: {
        samples: [
          { count: 12, size: 100 },
          { count: 8, size: 80 },
          { count: 6, size: 80 },
          { count: 9, size: 100 },
          { count: 30, size: 110 },
        ],
      },
      results: {
        center: 0.1382978723,
        upper: 0.2451157,
        outside: 1,
        points: {
          rows: {
            0: { lower: 0.03473417, upper: 0.2418616 },
            4: { value: 0.272727273, upper: 0.237041992, signal: 'above' },
          },
        },
      },
      cautions: ['provisional', 'special cause', 'sizes differ'],
      source: 'Python from the definitions',
    },
    {
      inputs: {
        chart: 'u',
        samples: [
          { count: 4, size: 2 },
          { count: 6, size: 2.5 },
          { count: 9, size: 1 },
        ],
      },
      results: {
        center: 3.454545455,
        upper: 7.572636965,
        lower: 0,
        outside: 0,
        points: { rows: { 2: { value: 9, upper: 9.030467718 } } },
      },
      cautions: ['provisional', 'sizes differ'],
      source: 'Python from the definitions',
    },
    {
      inputs: {
        chart: 'np',
        samples: [
          { count: 3, size: 20 },
          { count: 1, size: 20 },
          { count: 4, size: 20 },
          { count: 2, size: 20 },
          { count: 0, size: 20 },
        ],
      },
      results: { center: 2, upper: 6.024922359, lower: 0 },
      cautions: ['provisional', 'limits are rough'],
      source: 'By hand: 2 + 3 √(2 × 0.9)',
    },
    {
      inputs: {
        chart: 'c',
        samples: [
          { count: 154, size: 2.5 },
          { count: 196, size: 2.5 },
          { count: 238, size: 2.5 },
        ],
      },
      results: { lower: 154, center: 196, upper: 238, outside: 0 },
      cautions: ['provisional'],
      source: 'By hand: 196 ± 3 × 14; counts on their limits are within',
    },
    {
      inputs: {
        chart: 'c',
        samples: [{ count: 1500 }, { count: 1620 }, { count: 1680 }],
      },
      results: { lower: 1480, center: 1600, upper: 1720, outside: 0 },
      cautions: ['provisional', 'often too narrow'],
      source: 'By hand: 1600 ± 3 × 40',
    },
    {
      inputs: {
        samples: [
          { count: 0, size: 20 },
          { count: 0, size: 20 },
        ],
      },
      noResult: 'Nothing was found',
      source: 'By definition',
    },
    {
      inputs: {
        samples: [
          { count: 20, size: 20 },
          { count: 20, size: 20 },
        ],
      },
      noResult: 'Every item is defective',
      source: 'By definition',
    },
    {
      inputs: {
        samples: [
          { count: 1, size: 20.5 },
          { count: 0, size: 20 },
        ],
      },
      refused: 'must be whole numbers',
      source: 'By definition',
    },
    {
      inputs: {
        samples: [
          { count: 21, size: 20 },
          { count: 0, size: 20 },
        ],
      },
      refused: 'more defective items',
      source: 'By definition',
    },
    {
      inputs: {
        chart: 'np',
        samples: [
          { count: 2, size: 20 },
          { count: 0, size: 30 },
        ],
      },
      refused: 'samples of one size',
      source: 'By definition',
    },
  ],
  notes: [
    'p and np charts count items with at least one defect; c and u charts count all defects.',
    'The limits rest on the binomial and the Poisson distribution.',
  ],
  references: [
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., ch. 7', isbn: '978-1-118-14681-1' },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §6.3.3: What are Attributes Control Charts?',
      url: 'https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc33.htm',
    },
  ],
});
