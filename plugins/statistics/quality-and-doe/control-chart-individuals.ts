import { defineCalculator, integer, mean, number, table, text } from '@reckoner/engine';
import { meanRange, rangeDeviation } from '../shared/control-charts.js';
import { meanAsWritten } from '../shared/exact-sum.js';
import { values } from '../shared/inference.js';

/** Whether the score at `end`, and with it `count` of the last `window` up to it, lie beyond `limit` on one side. */
const beyond = (scores: readonly number[], end: number, window: number, count: number, limit: number) =>
  [1, -1].some((sign) => {
    const isBeyond = (score: number) => sign * score > limit + 1e-9;
    const last = scores.slice(Math.max(0, end - window + 1), end + 1);
    return isBeyond(scores[end]!) && last.filter(isBeyond).length >= count;
  });

/** Sigma from the mean moving range of two, and the four rules of Western Electric. */
export default defineCalculator({
  title: 'Individuals and moving range chart',
  description:
    'Control limits of an individuals chart and its moving range chart from single values, with the points that break the Western Electric rules.',
  keywords: [
    'I-MR chart',
    'XmR chart',
    'individuals control chart',
    'moving range',
    '2.66 times average moving range',
    'natural process limits',
    'process behavior chart',
  ],
  inputs: { values },
  outputs: {
    upper: number({ label: 'Upper control limit', symbol: '\\mathrm{UCL}', places: 4, digits: 8 }),
    center: number({ label: 'Center line (mean)', symbol: '\\bar x', places: 4, digits: 8 }),
    lower: number({ label: 'Lower control limit', symbol: '\\mathrm{LCL}', places: 4, digits: 8 }),
    meanMovingRange: number({ label: 'Mean moving range', symbol: '\\overline{MR}', places: 4, digits: 5 }),
    rangeUpper: number({
      label: 'Upper limit of the moving range',
      symbol: '\\mathrm{UCL}_{MR}',
      places: 4,
      digits: 5,
    }),
    sigma: number({ label: 'Estimated sigma', symbol: '\\hat\\sigma', places: 4, digits: 5 }),
    signals: integer({ label: 'Points that break a rule' }),
    points: table(
      {
        point: integer({ label: 'Point' }),
        value: number({ label: 'Value' }),
        range: number({ label: 'Moving range', places: 4, digits: 5, optional: true }),
        signal: text({ label: 'Signal' }),
      },
      { label: 'Points' },
    ),
  },
  formula: ({ values }) => {
    const center = meanAsWritten(values);
    const ranges = values.slice(1).map((value, index) => Math.abs(value - values[index]!));
    const meanMovingRange = mean(ranges);
    const sigma = meanMovingRange / meanRange(2);
    const upper = center + 3 * sigma;
    const lower = center - 3 * sigma;
    const rangeUpper = meanMovingRange * (1 + (3 * rangeDeviation(2)) / meanRange(2));
    const scores = values.map((value) => (value - center) / sigma);
    const points = values.map((value, index) => {
      const out = beyond(scores, index, 1, 1, 3);
      const two = beyond(scores, index, 3, 2, 2);
      const one = beyond(scores, index, 5, 4, 1);
      const side = beyond(scores, index, 8, 8, 0);
      return {
        point: index + 1,
        value,
        range: index === 0 ? undefined : ranges[index - 1]!,
        signal: out
          ? 'beyond a limit'
          : two
            ? '2 of 3 beyond 2 sigma'
            : one
              ? '4 of 5 beyond 1 sigma'
              : side
                ? '8 on one side'
                : '',
      };
    });
    return {
      upper,
      center,
      lower,
      meanMovingRange,
      rangeUpper,
      sigma,
      signals: points.filter(({ signal }) => signal !== '').length,
      points,
    };
  },
  stepwise: [
    'The moving range is the size of the difference of each value and the one before it.',
    'Sigma is the mean moving range over d₂ = 1.12838, and the limits are the mean ± 3 sigma, which is the mean ± 2.66 times the mean moving range.',
    'The upper limit of the moving range is 1 + 3 d₃/d₂ = 3.2665 times its mean, the lower one is 0.',
    'Each point is looked at by the rules of Western Electric: beyond a limit; or together with those before it 2 of 3 beyond 2 sigma, 4 of 5 beyond 1 sigma, or 8 in a row, on one side.',
  ],
  requires: [
    {
      that: ({ values }) => values.some((value) => value !== values[0]),
      field: 'values',
      says: 'All values are equal: there is no variation from which limits could follow.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ values }) => values.length < 20,
      says: 'Limits of fewer than 20 values are provisional: compute them again when there are more.',
    },
    {
      level: 'caution',
      when: ({ signals }) => signals > 0,
      says: 'Points that break a rule: {signals}. Look for a special cause before these limits are used for later values.',
    },
    {
      level: 'caution',
      when: ({ points, rangeUpper }) => points.some(({ range }) => range !== undefined && range > rangeUpper),
      says: 'A moving range lies above its limit of {rangeUpper}: two neighboring values differ by more than chance.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Individuals chart',
    x: { label: 'Point' },
    y: { of: 'center', label: 'Value' },
    curve: ({ values, center, upper, lower }) => ({
      from: 1,
      to: values.length,
      lines: [
        { label: 'Mean', y: () => center },
        { label: 'Upper limit', dashed: true, y: () => upper },
        { label: 'Lower limit', dashed: true, y: () => lower },
      ],
      points: values.map((value, index) => [index + 1, value] as const),
    }),
  },
  explanation:
    'The control limits are {lower} and {upper} around a mean of {center}; {signals} {signals|point breaks|points break} a rule.',
  examples: [
    {
      inputs: { values: [0.1, 0.2, -0.3] },
      results: { center: 0, meanMovingRange: 0.3, signals: 0 },
      cautions: ['provisional'],
      source: 'By hand: (0.1 + 0.2 − 0.3)/3; (0.1 + 0.5)/2',
    },
    {
      inputs: { values: [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1] },
      results: {
        upper: 55.8024,
        center: 50.81,
        lower: 45.8176,
        meanMovingRange: 1.877777778,
        rangeUpper: 6.1338,
        sigma: 1.664137,
        signals: 0,
        points: { length: 10, rows: { 1: { range: 2 }, 4: { range: 3.5, signal: '' } } },
      },
      cautions: ['provisional'],
      source:
        'NIST/SEMATECH e-Handbook, §6.3.2.2: flow rates, 50.81, 55.8041 and 45.8159 with d₂ = 1.128; digits in Python',
    },
    {
      inputs: { values: [10.2, 9.9, 10.4, 10.1, 9.8, 10, 10.3, 9.7, 10.1, 12.5, 10, 9.9] },
      results: {
        upper: 12.15108,
        lower: 8.33225,
        rangeUpper: 2.34596,
        signals: 1,
        points: { rows: { 9: { range: 2.4, signal: 'beyond a limit' } } },
      },
      cautions: ['provisional', 'special cause', 'differ by more than chance'],
      source: 'Python from the definitions with scipy',
    },
    {
      inputs: { values: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 3.2, 0.5, 3.2, 0.5, 0, 1, 0, 1] },
      results: { signals: 1, points: { rows: { 18: { signal: '2 of 3 beyond 2 sigma' } } } },
      cautions: ['special cause'],
      source: 'Python: the rules in a loop of their own',
    },
    {
      inputs: {
        values: [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 3, 3, 3, 3, 1, 2, 1, 2, 1, 2],
      },
      results: {
        signals: 1,
        points: { rows: { 15: { signal: '4 of 5 beyond 1 sigma' }, 16: { signal: '' } } },
      },
      cautions: ['special cause'],
      source: 'Python: the rules in a loop of their own; the 1 after the four lies on the other side of the mean',
    },
    {
      inputs: { values: [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 1, 3, 1, 3] },
      results: { signals: 2, points: { rows: { 18: { signal: '8 on one side' }, 19: { signal: '8 on one side' } } } },
      cautions: ['special cause'],
      source: 'Python: the rules in a loop of their own',
    },
    { inputs: { values: [5, 5, 5] }, refused: 'All values are equal', source: 'By definition' },
  ],
  notes: [
    'The values stand in the order in time. The limits are those of the process, not of a specification.',
    'The four rules together give a false alarm about once in 92 points of a normal process in control.',
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §6.3.2.2: Individuals Control Charts',
      url: 'https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc322.htm',
    },
    { title: 'Montgomery: Introduction to Statistical Quality Control, 7th ed., §6.4', isbn: '978-1-118-14681-1' },
  ],
});
