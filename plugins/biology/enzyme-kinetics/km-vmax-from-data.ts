import {
  defineCalculator,
  findRoot,
  linearRegression,
  measure,
  minimize,
  noResult,
  number,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Least squares on the rates themselves, with the three linear plots for comparison. */
export default defineCalculator({
  title: 'Km and Vmax from data',
  description: 'Michaelis constant and maximum rate from measured rates by nonlinear fit and by the linear plots.',
  keywords: ['Lineweaver-Burk', 'Eadie-Hofstee', 'Hanes-Woolf', 'nonlinear regression', 'enzyme kinetics fit'],
  inputs: {
    data: rows(
      {
        substrate: measure('mmol/L', { label: 'Substrate', min: 1e-6, max: 1e6 }),
        rate: number({ label: 'Rate', help: 'In any unit.', min: 1e-9, max: 1e9 }),
      },
      { label: 'Measurements', minItems: 3, maxItems: 1000 },
    ),
  },
  outputs: {
    michaelis: measure('mmol/L', { label: 'Michaelis constant', symbol: 'K_m', places: 4 }),
    maximum: number({ label: 'Maximum rate', symbol: 'V_{max}', places: 4 }),
    residual: number({ label: 'Residual standard deviation of the rate', symbol: 's', places: 4 }),
    plots: table(
      {
        method: text({ label: 'Linear plot' }),
        michaelis: measure('mmol/L', { label: 'Km', optional: true, places: 4 }),
        maximum: number({ label: 'Vmax', optional: true, places: 4 }),
      },
      { label: 'Linear plots' },
    ),
  },
  formula: ({ data }) => {
    const substrates = data.map(({ substrate }) => substrate);
    const rates = data.map(({ rate }) => rate);
    /** The best maximum rate for a Michaelis constant. */
    const bestMaximum = (constant: number) =>
      sum(data.map(({ substrate, rate }) => (rate * substrate) / (constant + substrate))) /
      sum(substrates.map((substrate) => (substrate / (constant + substrate)) ** 2));
    const squares = (constant: number) => {
      const maximum = bestMaximum(constant);
      return sum(data.map(({ substrate, rate }) => (rate - (maximum * substrate) / (constant + substrate)) ** 2));
    };
    /** Zero where the sum of squares has its minimum. */
    const gradient = (constant: number) => {
      const maximum = bestMaximum(constant);
      return sum(
        data.map(
          ({ substrate, rate }) =>
            ((rate - (maximum * substrate) / (constant + substrate)) * substrate) / (constant + substrate) ** 2,
        ),
      );
    };
    const low = Math.log(Math.min(...substrates) / 1000);
    const high = Math.log(Math.max(...substrates) * 1000);
    const best = minimize((logarithm) => squares(Math.exp(logarithm)), low, high);
    if (best - low < 0.01 || high - best < 0.01) {
      throw noResult('The rates do not bend towards a maximum: these data do not give a Michaelis constant.');
    }
    const michaelis = findRoot(gradient, Math.exp(best - 0.01), Math.exp(best + 0.01));
    const lineweaver = linearRegression(
      substrates.map((substrate) => 1 / substrate),
      rates.map((rate) => 1 / rate),
    );
    const hanes = linearRegression(
      substrates,
      data.map(({ substrate, rate }) => substrate / rate),
    );
    const eadie = linearRegression(
      data.map(({ substrate, rate }) => rate / substrate),
      rates,
    );
    // A line that slopes the wrong way has no constants to give.
    const plots = [
      lineweaver.slope > 0 && lineweaver.intercept > 0
        ? {
            method: 'Lineweaver-Burk',
            michaelis: lineweaver.slope / lineweaver.intercept,
            maximum: 1 / lineweaver.intercept,
          }
        : { method: 'Lineweaver-Burk' },
      hanes.slope > 0 && hanes.intercept > 0
        ? { method: 'Hanes-Woolf', michaelis: hanes.intercept / hanes.slope, maximum: 1 / hanes.slope }
        : { method: 'Hanes-Woolf' },
      eadie.slope < 0
        ? { method: 'Eadie-Hofstee', michaelis: -eadie.slope, maximum: eadie.intercept }
        : { method: 'Eadie-Hofstee' },
    ];
    const residual = Math.sqrt(squares(michaelis) / (data.length - 2));
    return {
      michaelis,
      maximum: bestMaximum(michaelis),
      // What rounding leaves of a perfect fit is no deviation.
      residual: residual < 1e-12 * Math.max(...rates) ? 0 : residual,
      plots,
    };
  },
  stepwise: [
    'The Michaelis constant and the maximum rate are those for which the sum of (v - Vmax × S / (Km + S))² over all measurements is least.',
    'For comparison, straight lines are fitted by least squares to 1/v over 1/S, to S/v over S, and to v over v/S; one that would give a negative constant gives none.',
  ],
  figure: {
    kind: 'curve',
    title: 'Measurements and fit',
    x: { of: 'michaelis', label: 'Substrate' },
    y: { of: 'maximum', label: 'Rate' },
    curve: ({ data, michaelis, maximum }) => {
      const end = 1.1 * Math.max(...data.map(({ substrate }) => substrate));
      return {
        from: 0,
        to: end,
        lines: [{ y: (s) => (maximum * s) / (michaelis + s) }],
        points: data.map(({ substrate, rate }) => [substrate, rate]),
        marks: michaelis > end ? [] : [{ x: michaelis, y: maximum / 2, label: 'Km' }],
      };
    },
  },
  explanation: 'The rates fit Km = {michaelis} and Vmax = {maximum}.',
  requires: [
    {
      that: ({ data }) => data.some(({ substrate }) => substrate !== data[0]!.substrate),
      field: 'data',
      says: 'The measurements must have different substrate concentrations.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ michaelis, data }) => michaelis > Math.max(...data.map(({ substrate }) => substrate)),
      says: 'The Michaelis constant lies above all of the substrate concentrations, where the rates hardly bend: Km and Vmax are unsure. Measure at higher concentrations.',
    },
    {
      level: 'caution',
      when: ({ michaelis, data }) => michaelis < Math.min(...data.map(({ substrate }) => substrate)),
      says: 'The Michaelis constant lies below all of the substrate concentrations: measure at lower ones.',
    },
  ],
  examples: [
    {
      inputs: {
        data: [
          { substrate: 0.1, rate: 9.3 },
          { substrate: 0.2, rate: 16.1 },
          { substrate: 0.5, rate: 31.5 },
          { substrate: 1, rate: 46.0 },
          { substrate: 2, rate: 59.7 },
          { substrate: 5, rate: 75.4 },
        ],
      },
      results: {
        michaelis: 0.9186146,
        maximum: 88.52544,
        residual: 0.681604,
        plots: {
          length: 3,
          rows: {
            0: { michaelis: 0.7897302, maximum: 82.04239 },
            1: { michaelis: 0.90559, maximum: 88.6267 },
            2: { michaelis: 0.8528881, maximum: 86.21019 },
          },
        },
      },
      source: 'scipy.optimize.curve_fit; scipy.stats.linregress of the three plots',
    },
    {
      inputs: {
        data: [
          { substrate: 1, rate: 2 },
          { substrate: 2, rate: 3 },
          { substrate: 4, rate: 4 },
          { substrate: 10, rate: 5 },
        ],
      },
      results: { michaelis: 2, maximum: 6, residual: 0, plots: { rows: { 0: { michaelis: 2, maximum: 6 } } } },
      source: 'By hand: rates of Km = 2, Vmax = 6',
    },
    {
      inputs: {
        data: [
          { substrate: 1, rate: 1 },
          { substrate: 2, rate: 3 },
          { substrate: 3, rate: 9 },
        ],
      },
      noResult: 'do not bend towards a maximum',
      source: 'By hand: rates that grow faster than the substrate',
    },
    {
      inputs: {
        data: [
          { substrate: 1, rate: 1 },
          { substrate: 2, rate: 1.8 },
          { substrate: 3, rate: 2.4 },
        ],
      },
      results: { michaelis: 6.70794, maximum: 7.78302 },
      cautions: ['above all of the substrate'],
      source: 'scipy.optimize.curve_fit',
    },
    {
      inputs: {
        data: [
          { substrate: 3, rate: 6 },
          { substrate: 8, rate: 7.2 },
          { substrate: 19, rate: 7.6 },
        ],
      },
      results: { michaelis: '1.0071', maximum: '8.042' },
      cautions: ['below all of the substrate'],
      source: 'scipy.optimize.curve_fit',
    },
    {
      inputs: {
        data: [
          { substrate: 1, rate: 2 },
          { substrate: 1, rate: 2.1 },
          { substrate: 1, rate: 2.2 },
        ],
      },
      refused: 'different substrate',
      source: 'By definition',
    },
    {
      inputs: {
        data: [
          { substrate: 0.1, rate: 0.05 },
          { substrate: 1, rate: 4 },
          { substrate: 2, rate: 6 },
          { substrate: 5, rate: 8 },
        ],
      },
      results: {
        michaelis: 1.732703,
        maximum: 10.88931,
        residual: 0.4069837,
        plots: {
          length: 3,
          rows: { 0: { method: 'Lineweaver-Burk' }, 1: { method: 'Hanes-Woolf' }, 2: { method: 'Eadie-Hofstee' } },
        },
      },
      source:
        'scipy.optimize.curve_fit; scipy.stats.linregress: 1/v has the intercept -0.98, S/v the slope -0.17, v the slope 0.81',
    },
  ],
  notes: ['The linear plots weigh errors unevenly; Lineweaver-Burk worst of all. Prefer the nonlinear fit.'],
  references: [
    { title: 'Cornish-Bowden: Fundamentals of Enzyme Kinetics, 4th ed., §2.6 and ch. 15', isbn: '978-3-527-33074-4' },
  ],
});
