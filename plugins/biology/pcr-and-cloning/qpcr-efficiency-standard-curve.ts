import {
  correlation,
  defineCalculator,
  linearRegression,
  noResult,
  number,
  percent,
  roundTo,
  rows,
} from '@reckoner/engine';

/** E = 10^(-1/slope) - 1 from the line of Ct over log10 of the quantity. */
export default defineCalculator({
  title: 'qPCR efficiency from a standard curve',
  description:
    'Amplification efficiency, slope and R² from threshold cycles of a dilution series, and the quantity of an unknown sample.',
  keywords: [
    'qPCR standard curve',
    'primer efficiency',
    'slope -3.32',
    'Cq dilution series',
    'absolute quantification',
  ],
  inputs: {
    points: rows(
      {
        quantity: number({
          label: 'Quantity',
          help: 'Copies, ng or share of the undiluted: 0.01 for 1:100. Replicates in rows of their own.',
          text: 'ratio',
          min: 1e-15,
          max: 1e18,
        }),
        ct: number({ label: 'Ct', min: 0, max: 60, usual: [8, 40] }),
      },
      { label: 'Dilution series', minItems: 3, maxItems: 400 },
    ),
    unknown: number({
      label: 'Ct of an unknown sample',
      symbol: 'C_u',
      min: 0,
      max: 60,
      usual: [8, 40],
      optional: true,
    }),
  },
  outputs: {
    efficiency: percent({ label: 'Efficiency', symbol: 'E', places: 1 }),
    factor: number({ label: 'Amplification factor', symbol: 'A', places: 3 }),
    slope: number({ label: 'Slope', symbol: 'm', places: 3 }),
    intercept: number({ label: 'Ct at a quantity of 1', symbol: 'b', places: 3 }),
    rSquared: number({ label: 'R²', symbol: 'R^2', places: 4 }),
    span: number({ label: 'Powers of ten spanned', places: 2 }),
    amount: number({ label: 'Quantity of the unknown', symbol: 'Q_u', digits: 4, optional: true }),
  },
  formula: ({ points, unknown }) => {
    const logs = points.map(({ quantity }) => Math.log10(quantity));
    const cts = points.map(({ ct }) => ct);
    if (cts.every((ct) => ct === cts[0])) throw noResult('All Ct values are equal: the series has no slope.');
    const { slope, intercept } = linearRegression(logs, cts);
    if (slope > 0) {
      throw noResult(
        'Ct rises with the quantity, and should fall: enter what is in the well, 0.01 for a dilution of 1:100, not the dilution factor 100.',
      );
    }
    if (slope > -1)
      throw noResult(
        'Ct hardly changes with the quantity: this is no amplification curve. Enter quantities, not their logarithms.',
      );
    return {
      efficiency: 10 ** (-1 / slope) - 1,
      factor: 10 ** (-1 / slope),
      slope,
      intercept,
      rSquared: Math.min(correlation(logs, cts) ** 2, 1),
      span: Math.log10(
        Math.max(...points.map(({ quantity }) => quantity)) / Math.min(...points.map(({ quantity }) => quantity)),
      ),
      amount: unknown === undefined ? undefined : 10 ** ((unknown - intercept) / slope),
    };
  },
  stepwise: [
    'The least-squares line of Ct over log10 of the quantity has the slope m and the intercept b; R² is the square of the correlation of the two.',
    'Each cycle multiplies by 10^(-1/m), and the efficiency is that less 1.',
    'An unknown with the threshold cycle Ct holds 10^((Ct - b)/m).',
  ],
  figure: {
    kind: 'curve',
    title: 'Standard curve',
    x: { label: 'log10 of the quantity' },
    y: { label: 'Ct' },
    curve: ({ points, slope, intercept, unknown }) => {
      const logs = points.map(({ quantity }) => Math.log10(quantity));
      return {
        from: Math.min(...logs),
        to: Math.max(...logs),
        lines: [{ y: (x) => intercept + slope * x }],
        points: points.map(({ quantity, ct }) => [Math.log10(quantity), ct]),
        marks: unknown === undefined ? [] : [{ x: (unknown - intercept) / slope, y: unknown, label: 'Unknown' }],
      };
    },
  },
  explanation:
    'The slope of {slope} means an efficiency of {efficiency}, {factor}-fold in each cycle, with R² = {rSquared}{amount?; the unknown holds {amount} in the unit of the series|}.',
  requires: [
    {
      that: ({ points }) => points.some(({ quantity }) => quantity !== points[0]!.quantity),
      field: 'points',
      says: 'The series must have different quantities.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ efficiency }) => roundTo(100 * efficiency, 1) > 110,
      says: 'An efficiency above 110% is more than doubling: strong samples may hold inhibitors, weak ones primer dimers or contamination, or a dilution step is off. Leave out the points that bend away, or repeat.',
    },
    {
      level: 'caution',
      when: ({ efficiency }) => roundTo(100 * efficiency, 1) < 90,
      says: 'An efficiency below the usual 90 to 110% points to poor primers, inhibitors or a dilution that is off: improve the assay before 2^-ΔΔCt is used.',
    },
    {
      level: 'caution',
      when: ({ rSquared }) => roundTo(rSquared, 4) < 0.99,
      says: 'An R² below 0.99 is lower than instrument makers advise: look for an outlier, unequal pipetting or a bend at the ends, as the efficiency is unsure.',
    },
    {
      level: 'caution',
      when: ({ points }) => new Set(points.map(({ quantity }) => quantity)).size < 5,
      says: 'Fewer than five different quantities give an unsure slope: an error of a few tenths of a cycle at one end can move the efficiency by several percent.',
    },
    {
      level: 'caution',
      when: ({ span }) => roundTo(span, 2) < 3,
      says: 'The series spans less than three powers of ten, where small errors of Ct make large ones of the efficiency. Makers of instruments advise five to six. Quantities are entered as such, not as logarithms.',
    },
    {
      level: 'caution',
      when: ({ points }) => points.some(({ ct }) => ct > 35),
      says: 'A Ct above 35 lies near the limit of detection, where single copies decide: see whether the slope changes without that point.',
    },
    {
      level: 'caution',
      when: ({ points, unknown }) =>
        unknown !== undefined &&
        (unknown > Math.max(...points.map(({ ct }) => ct)) || unknown < Math.min(...points.map(({ ct }) => ct))),
      says: 'The unknown lies outside of the Ct values of the series: its quantity is extrapolated. Dilute the sample or extend the series.',
    },
  ],
  examples: [
    {
      inputs: {
        points: [
          { quantity: 10000000, ct: 13.1 },
          { quantity: 1000000, ct: 16.5 },
          { quantity: 100000, ct: 19.8 },
          { quantity: 10000, ct: 23.2 },
          { quantity: 1000, ct: 26.6 },
          { quantity: 100, ct: 29.9 },
        ],
        unknown: 22,
      },
      results: {
        slope: -3.362857143,
        intercept: 36.64952381,
        efficiency: 98.31984997,
        factor: 1.9831985,
        rSquared: 0.9999788262,
        span: 5,
        amount: 22712.92205,
      },
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        points: [
          { quantity: 1, ct: 20 },
          { quantity: 0.1, ct: 22.7 },
          { quantity: '1:100', ct: 25.9 },
        ],
        unknown: 30,
      },
      results: {
        slope: -2.95,
        intercept: 19.91666667,
        efficiency: 118.2644728,
        rSquared: 0.9976117692,
        span: 2,
        amount: 0.000381874715,
      },
      cautions: ['above 110%', 'Fewer than five', 'less than three powers', 'extrapolated'],
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        points: [
          { quantity: 100000, ct: 20 },
          { quantity: 10000, ct: 24.1 },
          { quantity: 1000, ct: 27.6 },
          { quantity: 100, ct: 32 },
          { quantity: 10, ct: 36.2 },
        ],
      },
      results: { slope: -4.03, intercept: 40.07, efficiency: 77.06754169, rSquared: 0.998776198, span: 4 },
      cautions: ['below the usual 90', 'limit of detection'],
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        points: [
          { quantity: 10000, ct: 20 },
          { quantity: 1000, ct: 24.5 },
          { quantity: 100, ct: 26 },
          { quantity: 10, ct: 30.5 },
          { quantity: 1, ct: 33.3 },
        ],
      },
      results: { slope: '-3.26', rSquared: 0.9831994967 },
      cautions: ['below 0.99'],
      source: 'scipy.stats.linregress',
    },
    {
      inputs: {
        points: [
          { quantity: 1, ct: 20 },
          { quantity: 10, ct: 23.3 },
          { quantity: 100, ct: 26.7 },
        ],
      },
      noResult: 'not the dilution factor',
      source: 'Ct rises by dilution',
    },
    {
      inputs: {
        points: [
          { quantity: 1, ct: 20 },
          { quantity: 10, ct: 20 },
          { quantity: 100, ct: 20 },
        ],
      },
      noResult: 'All Ct values are equal',
      source: 'By definition',
    },
    {
      inputs: {
        points: [
          { quantity: 1, ct: 20 },
          { quantity: 10, ct: 19.9 },
          { quantity: 100, ct: 19.7 },
        ],
      },
      noResult: 'hardly changes',
      source: 'By hand: slope -0.15',
    },
    {
      inputs: {
        points: [
          { quantity: 10, ct: 20 },
          { quantity: 10, ct: 19.9 },
          { quantity: 10, ct: 19.7 },
        ],
      },
      refused: 'different quantities',
      source: 'By definition',
    },
  ],
  notes: [
    'Leave out wells without a Ct, and controls without template.',
    'Standards and samples must amplify alike, which purified DNA and a crude extract may not.',
  ],
  references: [
    {
      title:
        'Bustin et al.: The MIQE guidelines: minimum information for publication of quantitative real-time PCR experiments, Clinical Chemistry 55 (2009) 611',
      doi: '10.1373/clinchem.2008.112797',
    },
    {
      title:
        'Thermo Fisher Scientific: Standard Curve Analysis Module user guide, QuantStudio Design and Analysis Software v2, ch. 5',
    },
  ],
});
