import {
  choice,
  constant,
  defineCalculator,
  gammaQuantile,
  isAbove,
  list,
  mean,
  noResult,
  normalQuantile,
  number,
  percent,
  populationStandardDeviation,
  quantity,
  roundTo,
  sorted,
  standardDeviation,
  sum,
  table,
} from '@reckoner/engine';

const EULER = 0.5772156649015329;
const CUBIC_METER_PER_SECOND = constant(1, 'm^3/s');
const PERIODS = [2, 5, 10, 25, 50, 100, 200, 500];

/** Standardized quantile of the Pearson III distribution with a skew, exceeded once in a return period. */
function pearsonFactor(skew: number, period: number) {
  const normal = normalQuantile(1 - 1 / period);
  // Cornish and Fisher where the shape of the gamma distribution, 4/g², grows beyond bounds.
  if (Math.abs(skew) < 0.001) {
    return normal + (skew * (normal ** 2 - 1)) / 6 + (skew ** 2 * (normal ** 3 - 7 * normal)) / 144;
  }
  const shape = 4 / skew ** 2;
  const root = Math.sqrt(shape);
  return skew > 0
    ? (gammaQuantile(1 - 1 / period, shape) - shape) / root
    : (shape - gammaQuantile(1 / period, shape)) / root;
}

/** Gumbel's reduced variate −ln(−ln(1 − 1/T)). */
function reducedVariate(period: number) {
  return -Math.log(-Math.log1p(-1 / period));
}

/** Sample skew with the factor n/((n − 1)(n − 2)). */
function skewOf(values: readonly number[]) {
  const center = mean(values);
  const spread = standardDeviation(values);
  const n = values.length;
  return (n * sum(values.map((value) => ((value - center) / spread) ** 3))) / ((n - 1) * (n - 2));
}

/** Whether three values are years that follow each other. */
function areYears(first: number | undefined, second: number | undefined, third: number | undefined) {
  return first !== undefined && first >= 1800 && first <= 2200 && second === first + 1 && third === first + 2;
}

/** Whether four or more values could be years, some of them missing: whole, and each later than the one before. */
function riseAsYears(values: readonly number[]) {
  return (
    values.length >= 4 &&
    values.every(
      (value, i) => value >= 1800 && value <= 2200 && value % 1 === 0 && (i === 0 || value > (values[i - 1] as number)),
    )
  );
}

/** Flood of a return period by moments: log-Pearson III of Bulletin 17B, Gumbel by Chow's or by Gumbel's frequency factor. */
export default defineCalculator({
  title: 'Flood frequency (Gumbel, log-Pearson III)',
  description:
    'Flood of a return period from annual peak flows by the log-Pearson III or the Gumbel distribution, with a table of return periods by both.',
  keywords: [
    '100-year flood',
    'return period',
    'annual peaks',
    'LP3',
    'Bulletin 17B',
    'frequency factor',
    'extreme value',
  ],
  related: ['rational-method-runoff', 'scs-curve-number-runoff'],
  inputs: {
    method: choice(
      {
        lp3: { label: 'Log-Pearson III by moments', also: ['log-Pearson', 'LP3', 'Pearson'] },
        gumbel: { label: "Gumbel by moments (Chow's factor, any number of years)", also: ['gumbel', 'EV1'] },
        gumbelSample: {
          label: "Gumbel with the means of the sample size (Gumbel's yₙ and sₙ)",
          also: ['gumbel finite', 'gumbel yn sn'],
        },
      },
      { label: 'Distribution', default: 'lp3' },
    ),
    peaks: list(quantity('m^3/s', { label: 'Peak', min: 0.000001, max: 1e7 }), {
      label: 'Annual peak flows',
      help: 'The largest of each year, without the years, in any order.',
      minItems: 5,
      maxItems: 200,
    }),
    period: number({
      label: 'Return period in years',
      help: '100 years is a chance of 1% a year.',
      symbol: 'T',
      min: 1.01,
      max: 10000,
      usual: [1.1, 1000],
      default: 100,
    }),
    skew: number({
      label: 'Skew of the logarithms to use',
      help: 'A regional or weighted one; left out, that of the peaks. 0 is the log-normal distribution.',
      symbol: 'G',
      min: -3,
      max: 3,
      usual: [-1, 1],
      optional: true,
      when: { method: 'lp3' },
    }),
  },
  outputs: {
    flood: quantity('m^3/s', { label: 'Flood of the return period', symbol: 'Q_T', digits: 4 }),
    chance: percent({ label: 'Chance in a year', symbol: '1/T', digits: 3 }),
    factor: number({ label: 'Frequency factor', symbol: 'K_T', places: 3 }),
    average: quantity('m^3/s', { label: 'Mean of the peaks', symbol: '\\bar Q', digits: 4 }),
    deviation: quantity('m^3/s', { label: 'Standard deviation of the peaks', symbol: 's_Q', digits: 4 }),
    logAverage: number({
      label: 'Mean of the decimal logarithms (m³/s)',
      symbol: '\\bar x',
      places: 4,
      optional: true,
    }),
    logDeviation: number({ label: 'Standard deviation of the logarithms', symbol: 's_x', places: 4, optional: true }),
    stationSkew: number({ label: 'Skew of the logarithms of the peaks', symbol: 'g', places: 3, optional: true }),
    floods: table(
      {
        years: number({ label: 'Return period in years' }),
        lp3: quantity('m^3/s', { label: 'Log-Pearson III', digits: 4 }),
        gumbel: quantity('m^3/s', { label: 'Gumbel', digits: 4 }),
      },
      { label: 'Floods' },
    ),
  },
  formula: ({ method, peaks, period, skew }) => {
    const average = mean(peaks);
    const deviation = standardDeviation(peaks);
    const logs = peaks.map((peak) => Math.log10(peak / CUBIC_METER_PER_SECOND));
    const logAverage = mean(logs);
    const logDeviation = standardDeviation(logs);
    const stationSkew = skewOf(logs);
    const used = skew ?? stationSkew;
    const n = peaks.length;
    const variates = peaks.map((_, i) => reducedVariate((n + 1) / (n - i)));
    const center = method === 'gumbelSample' ? mean(variates) : EULER;
    const spread = method === 'gumbelSample' ? populationStandardDeviation(variates) : Math.PI / Math.sqrt(6);
    const pearson = (years: number) => pearsonFactor(used, years);
    const gumbel = (years: number) => (reducedVariate(years) - center) / spread;
    const byPearson = (years: number) => CUBIC_METER_PER_SECOND * 10 ** (logAverage + pearson(years) * logDeviation);
    const flood = method === 'lp3' ? byPearson(period) : average + gumbel(period) * deviation;
    if (flood <= 0) {
      throw noResult(
        'Gumbel’s distribution gives no flow at all for so frequent a flood of peaks that scatter so much: it does not hold there.',
      );
    }
    return {
      flood,
      chance: 1 / period,
      factor: method === 'lp3' ? pearson(period) : gumbel(period),
      average,
      deviation,
      logAverage: method === 'lp3' ? logAverage : undefined,
      logDeviation: method === 'lp3' ? logDeviation : undefined,
      stationSkew: method === 'lp3' ? stationSkew : undefined,
      floods: PERIODS.map((years) => ({
        years,
        lp3: byPearson(years),
        gumbel: Math.max(0, average + gumbel(years) * deviation),
      })),
    };
  },
  shown: ({ method, period, average, deviation, factor }) => ({
    flood: method === 'lp3' ? undefined : average + factor * deviation,
    chance: 1 / period,
    factor: undefined,
    average: undefined,
    deviation: undefined,
    logAverage: undefined,
    logDeviation: undefined,
    stationSkew: undefined,
    floods: undefined,
  }),
  stepwise: [
    'Log-Pearson III: log₁₀ Q_T = x̄ + K × s_x with mean and standard deviation (divisor n − 1) of the logarithms. K is the quantile of the standardized Pearson III distribution of the skew that is exceeded with the chance 1/T.',
    'Skew: g = n Σ (x − x̄)³/((n − 1)(n − 2) s_x³).',
    'Gumbel: Q_T = Q̄ + K × s_Q with K = (y − ȳ)/s and y = −ln(−ln(1 − 1/T)). By moments ȳ = 0.5772 and s = π/√6; by sample size ȳ and s are mean and standard deviation of y at the plotting positions i/(n + 1).',
  ],
  requires: [
    {
      that: ({ peaks }) => peaks.some((peak) => peak !== peaks[0]),
      field: 'peaks',
      says: 'All peaks are equal: without any spread no distribution can be fitted.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ peaks }) =>
        areYears(peaks[0], peaks[2], peaks[4]) ||
        areYears(peaks[1], peaks[3], peaks[5]) ||
        riseAsYears(peaks.filter((_, i) => i % 2 === 0)) ||
        riseAsYears(peaks.filter((_, i) => i % 2 === 1)) ||
        riseAsYears(peaks.slice(0, Math.ceil(peaks.length / 2))) ||
        riseAsYears(peaks.slice(Math.floor(peaks.length / 2))),
      says: 'Half of the values count up as years do: send the peaks alone, without the years.',
    },
    {
      level: 'danger',
      when: ({ peaks }) => peaks.length < 10,
      says: 'Fewer than 10 years say too little for a design flood (Bulletin 17B asks for 10 or more): take a regional method.',
    },
    {
      level: 'caution',
      when: ({ peaks, period }) => peaks.length >= 10 && period > 2 * peaks.length,
      says: 'The return period is more than twice the years of record: the flood is extrapolated by the shape of the distribution, and its uncertainty is large. Compare both columns of the table and a regional method.',
    },
    {
      level: 'note',
      when: ({ method, peaks, skew }) =>
        method === 'lp3' && skew === undefined && peaks.length >= 10 && peaks.length < 50,
      says: 'The skew of so few years is unsure: Bulletins 17B and 17C weight it with a regional skew, which can be sent.',
    },
    {
      level: 'note',
      when: ({ method, stationSkew, skew }) =>
        method === 'lp3' && skew === undefined && stationSkew !== undefined && Math.abs(roundTo(stationSkew, 3)) > 1,
      says: 'So large a skew often comes from one or a few outliers, low ones above all: look at them, and at a regional skew.',
    },
    {
      level: 'caution',
      when: ({ peaks }) => isAbove(Math.max(...peaks), 50 * Math.min(...peaks)),
      says: 'The largest peak is more than 50 times the smallest: are years or stages among the flows, or units mixed? Low outliers are screened before a distribution is fitted.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Flood over return period',
    x: { label: 'Return period in years', log: true },
    y: { of: 'flood', label: 'Flow' },
    curve: ({
      method,
      peaks,
      period,
      flood,
      factor,
      average,
      deviation,
      logAverage,
      logDeviation,
      stationSkew,
      skew,
    }) => {
      const n = peaks.length;
      const order = sorted(peaks);
      const variates = peaks.map((_, i) => reducedVariate((n + 1) / (n - i)));
      const center = method === 'gumbelSample' ? mean(variates) : EULER;
      const spread = method === 'gumbelSample' ? populationStandardDeviation(variates) : Math.PI / Math.sqrt(6);
      const at = (years: number) =>
        method === 'lp3' && logAverage !== undefined && logDeviation !== undefined
          ? CUBIC_METER_PER_SECOND * 10 ** (logAverage + pearsonFactor(skew ?? stationSkew ?? 0, years) * logDeviation)
          : Math.max(0, average + ((reducedVariate(years) - center) / spread) * deviation);
      return {
        from: 1.05,
        to: Math.max(200, 2 * period, 2 * n),
        lines: [{ y: at }],
        points: order.map((peak, i) => [(n + 1) / (n - i), peak]),
        marks: factor === undefined ? [] : [{ x: period, y: flood, label: 'Flood' }],
      };
    },
  },
  explanation: ({ method, skew }) => {
    const by =
      method === 'lp3'
        ? skew === undefined
          ? 'by the log-Pearson III distribution with the skew of the peaks, {stationSkew}'
          : 'by the log-Pearson III distribution with the skew of {skew} that was sent (that of the peaks is {stationSkew})'
        : method === 'gumbel'
          ? 'by the Gumbel distribution fitted by moments'
          : 'by the Gumbel distribution with the mean and spread of the reduced variate for this number of years';
    return `The flood with a return period of {period} years, a chance of {chance} in any year, is {flood}, ${by}.`;
  },
  examples: [
    {
      inputs: {
        peaks: [
          18800, 16800, 19500, 30700, 11200, 11500, 34100, 21800, 19800, 28700, 15000, 19600, 16100, 30100, 17800,
          21400, 13200, 25400, 26500, 12800, 22400, 21600, 28000, 21900, 29000, 16400, 16600, 19400, 24600, 21900,
          21200, 22700, 20900, 22200, 14200, 14200, 24400, 20900, 26300, 19700, 32200, 19500, 19100, 18600, 14500,
          17200, 18100, 31800, 19700, 20900, 21500, 23600, 8630, 23100, 16600, 14500, 26500, 21400, 18300, 11300, 13600,
          17100, 20000, 19200, 15400, 17200, 20500, 10800, 12000, 18300, 18800, 34700, 22700, 16800, 40500,
        ],
        skew: -0.1242,
      },
      results: {
        flood: 38060.18118,
        factor: 2.234659468,
        average: 20452.4,
        deviation: 6089.309383,
        chance: 1,
        logAverage: 4.29208899,
        logDeviation: 0.1290495779,
        stationSkew: -0.1564815062,
        floods: {
          length: 8,
          rows: {
            0: { years: 2, lp3: 19713.31698, gumbel: 19452.02234 },
            7: { years: 500, lp3: 44067.4556, gumbel: 47212.94485 },
          },
        },
      },
      source:
        'Bedient, Huber, Vieux, 5th ed., Table 3-8: 38,060 cfs (taken as m³/s) for the Siletz River, 1925 to 1999; scipy.stats.pearson3 for more digits',
    },
    {
      inputs: {
        peaks: [
          18800, 16800, 19500, 30700, 11200, 11500, 34100, 21800, 19800, 28700, 15000, 19600, 16100, 30100, 17800,
          21400, 13200, 25400, 26500, 12800, 22400, 21600, 28000, 21900, 29000, 16400, 16600, 19400, 24600, 21900,
          21200, 22700, 20900, 22200, 14200, 14200, 24400, 20900, 26300, 19700, 32200, 19500, 19100, 18600, 14500,
          17200, 18100, 31800, 19700, 20900, 21500, 23600, 8630, 23100, 16600, 14500, 26500, 21400, 18300, 11300, 13600,
          17100, 20000, 19200, 15400, 17200, 20500, 10800, 12000, 18300, 18800, 34700, 22700, 16800, 40500,
        ],
      },
      results: {
        flood: 37790.44449,
        factor: 2.210724083,
        logAverage: 4.29208899,
        logDeviation: 0.1290495779,
        stationSkew: -0.1564815062,
      },
      source: 'scipy.stats.pearson3.isf with the unbiased skew of the logarithms',
    },
    {
      inputs: { method: 'gumbel', peaks: [112, 87.5, 240, 150, 61, 190, 133, 175, 98, 310, 142, 121], period: 50 },
      results: {
        flood: 331.6691382,
        factor: 2.592275883,
        average: 151.625,
        deviation: 69.45408064,
        chance: 2,
        floods: {
          length: 8,
          rows: {
            0: { years: 2, lp3: 138.0367151, gumbel: 140.2147881 },
            7: { years: 500, lp3: 510.2552725, gumbel: 456.8532161 },
          },
        },
      },
      cautions: ['more than twice the years of record'],
      source: 'scipy.stats.gumbel_r.isf, standardized by 0.5772 and π/√6',
    },
    {
      inputs: {
        method: 'gumbelSample',
        peaks: [
          18800, 16800, 19500, 30700, 11200, 11500, 34100, 21800, 19800, 28700, 15000, 19600, 16100, 30100, 17800,
          21400, 13200, 25400, 26500, 12800,
        ],
        period: 25,
      },
      results: {
        flood: 37539.06034,
        factor: 2.516867209,
        floods: {
          length: 8,
          rows: {
            0: { years: 2, lp3: 19548.38355, gumbel: 19542.04602 },
            7: { years: 500, lp3: 49898.00194, gumbel: 56699.33687 },
          },
        },
      },
      source: 'numpy: yₙ = 0.5236 and sₙ = 1.0628 for 20 years, as in Gumbel’s table',
    },
    {
      inputs: { peaks: [112, 87.5, 240, 150, 61, 190, 133, 175, 98, 310, 142, 121], period: 20 },
      results: {
        flood: 289.5478074,
        factor: 1.656694181,
        logAverage: 2.141346932,
        logDeviation: 0.1933811032,
        stationSkew: 0.04195917161,
      },
      cautions: ['is unsure'],
      source: 'scipy.stats.pearson3.isf',
    },
    {
      inputs: { peaks: [112, 87.5, 240, 150, 61, 190, 133, 175, 98, 310, 142, 121], period: 200, skew: 0 },
      results: {
        flood: 435.9770662,
        factor: 2.575829304,
        logAverage: 2.141346932,
        logDeviation: 0.1933811032,
        stationSkew: 0.04195917161,
      },
      cautions: ['more than twice the years of record'],
      source: 'scipy.stats.norm.isf: the log-normal distribution',
    },
    {
      inputs: { peaks: [20, 25, 31, 28, 22, 35, 26, 24, 900, 27, 30, 23], period: 20 },
      results: {
        flood: 273.0361194,
        factor: 1.985051494,
        logAverage: 1.545301701,
        logDeviation: 0.4488137485,
        stationSkew: 3.324369501,
      },
      cautions: ['is unsure', 'So large a skew'],
      source: 'scipy.stats.pearson3.isf',
    },
    {
      inputs: { peaks: [12, 1200, 40, 25, 33, 31, 28, 22, 45, 39, 30], period: 20 },
      results: {
        flood: 434.325686,
        factor: 2.011303098,
        logAverage: 1.607201565,
        logDeviation: 0.5124110586,
        stationSkew: 2.730736276,
      },
      cautions: ['is unsure', 'So large a skew', 'than 50 times the smallest'],
      source: 'scipy.stats.pearson3.isf',
    },
    {
      inputs: { method: 'gumbel', peaks: [112, 87.5, 240, 150, 61], period: 10 },
      results: { flood: 220.9308564, factor: 1.304550999 },
      cautions: ['too little for a design flood'],
      source: 'scipy.stats.gumbel_r.isf',
    },
    {
      inputs: { method: 'gumbel', peaks: [10, 12, 11, 14, 300, 13, 12, 15, 11, 10], period: 1.05 },
      noResult: 'no flow at all',
      source: 'By hand: mean 40.8, standard deviation 91, K = −1.32',
    },
    {
      inputs: { peaks: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10] },
      refused: 'All peaks are equal',
      source: 'By definition',
    },
    {
      inputs: {
        peaks: [
          1990, 310, 1991, 250, 1992, 420, 1993, 190, 1994, 280, 1995, 510, 1996, 330, 1997, 260, 1998, 370, 1999, 220,
        ],
        period: 30,
      },
      results: { flood: 4526.253525 },
      cautions: ['send the peaks alone', 'is unsure'],
      source: 'scipy.stats.pearson3.isf, of years and peaks together',
    },
    {
      inputs: {
        peaks: [1990, 310, 1991, 250, 1993, 420, 1994, 190, 1995, 280, 1996, 510, 1998, 330, 1999, 260],
        period: 30,
      },
      results: { flood: 4544.701462 },
      cautions: ['send the peaks alone', 'is unsure'],
      source: 'scipy.stats.pearson3.isf, of years and peaks together',
    },
    {
      inputs: { peaks: [1990, 1991, 1993, 1994, 1995, 310, 250, 420, 190, 280], period: 10 },
      results: { flood: 2836.603473 },
      cautions: ['send the peaks alone', 'is unsure'],
      source: 'scipy.stats.pearson3.isf, of years and peaks together',
    },
    {
      inputs: { peaks: [310, 250, 420, 190, 280, 1990, 1991, 1993, 1994, 1995], period: 10 },
      results: { flood: 2836.603473 },
      cautions: ['send the peaks alone', 'is unsure'],
      source: 'scipy.stats.pearson3.isf, of peaks and years together',
    },
    {
      inputs: { peaks: [310, 1990, 250, 1991, 420, 1993, 190, 1994, 280, 1995], period: 10 },
      results: { flood: 2836.603473 },
      cautions: ['send the peaks alone', 'is unsure'],
      source: 'scipy.stats.pearson3.isf, of peaks and years together',
    },
  ],
  notes: [
    'For independent annual maxima of one kind, of a basin and a climate that do not change, without zeros, historical floods or outliers: Bulletins 17B and 17C treat those in ways of their own. No confidence limits are told.',
    'A return period is no calendar: the flood of 100 years has a chance of 26% to come at least once in 30 years.',
  ],
  references: [
    {
      title:
        'Interagency Advisory Committee on Water Data: Guidelines for Determining Flood Flow Frequency, Bulletin 17B (1982)',
    },
    {
      title: 'England et al.: Guidelines for Determining Flood Flow Frequency, Bulletin 17C, USGS TM 4-B5 (2019)',
      url: 'https://doi.org/10.3133/tm4B5',
    },
    { title: 'Bedient, Huber, Vieux: Hydrology and Floodplain Analysis, 5th ed. (2013), ch. 3' },
    { title: 'Chow, Maidment, Mays: Applied Hydrology (1988), § 12.3: frequency factors' },
    {
      title: 'Gumbel: Statistics of Extremes (1958), Table 6.2.3: means and standard deviations of the reduced variate',
    },
  ],
});
