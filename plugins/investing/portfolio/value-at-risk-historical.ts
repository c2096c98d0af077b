import {
  ceilNear,
  choice,
  defineCalculator,
  floorNear,
  integer,
  isBelow,
  list,
  money,
  number,
  percent,
  quantile,
  roundTo,
  sorted,
  sum,
  table,
} from '@reckoner/engine';
import { returnOfPeriod } from './shared/returns.js';

/** Historical simulation: the quantile of past returns, and the mean of the worst share 1 − c, of the last with its fraction. */
export default defineCalculator({
  title: 'Historical VaR and expected shortfall',
  description:
    'Value at risk and expected shortfall of a period by historical simulation: quantile and mean of the worst of past returns.',
  keywords: [
    'historical simulation',
    'CVaR',
    'conditional value at risk',
    'tail risk',
    'empirical VaR',
    'expected tail loss',
  ],
  related: ['value-at-risk-parametric', 'sortino-ratio', 'percentile-of-data'],
  inputs: {
    returns: list(returnOfPeriod, {
      label: 'Past returns',
      help: 'In percent, losses negative; of the periods for which the risk is asked, such as days.',
      symbol: 'R',
      minItems: 2,
      maxItems: 5000,
    }),
    confidence: percent({
      label: 'Confidence level',
      symbol: 'c',
      min: 50,
      max: 99.999,
      default: 95,
      usual: [80, 99.9],
    }),
    method: choice(
      {
        interpolated: {
          label: 'Percentile, interpolated (PERCENTILE.INC, NumPy, R type 7)',
          also: ['interpolated', 'percentile', 'PERCENTILE.INC', 'NumPy'],
        },
        ranked: { label: 'A loss of the record, by rank (Hull)', also: ['ranked', 'rank', 'Hull', 'order statistic'] },
      },
      { label: 'Method', default: 'interpolated' },
    ),
    value: money({ label: 'Portfolio value', symbol: 'V', above: 0, max: 1e13, optional: true }),
  },
  outputs: {
    share: percent({
      label: 'Value at risk',
      help: 'Negative: a gain.',
      symbol: '\\mathrm{VaR}',
      places: 2,
      digits: 3,
    }),
    shortfall: percent({
      label: 'Expected shortfall',
      help: 'The mean loss of the worst cases.',
      symbol: '\\mathrm{ES}',
      places: 2,
      digits: 3,
    }),
    valueAtRisk: money({ label: 'Value at risk in money', symbol: '\\mathrm{VaR}_V', optional: true }),
    expectedShortfall: money({ label: 'Expected shortfall in money', symbol: '\\mathrm{ES}_V', optional: true }),
    tail: number({ label: 'Returns in the tail', help: 'The number of returns times 1 - c.', symbol: 'k', places: 2 }),
    worst: table(
      {
        rank: integer({ label: 'Rank' }),
        outcome: percent({ label: 'Return', places: 2 }),
      },
      { label: 'Worst returns' },
    ),
  },
  formula: ({ returns, confidence, method, value }) => {
    const ordered = sorted(returns);
    const count = ordered.length;
    const tail = count * (1 - confidence);
    const share = method === 'ranked' ? -ordered[Math.max(1, ceilNear(tail)) - 1]! : -quantile(ordered, 1 - confidence);
    const whole = floorNear(tail);
    const rest = Math.max(0, tail - whole) * ordered[whole]!;
    const shortfall = -(sum(ordered.slice(0, whole)) + rest) / tail;
    return {
      share,
      shortfall,
      valueAtRisk: value === undefined ? undefined : value * share,
      expectedShortfall: value === undefined ? undefined : value * shortfall,
      tail,
      worst: ordered
        .slice(0, Math.max(5, Math.min(25, ceilNear(tail))))
        .map((one, index) => ({ rank: index + 1, outcome: one })),
    };
  },
  shown: ({ returns, confidence, method, share, value, shortfall }) => ({
    share: method === 'ranked' ? undefined : -quantile(returns, 1 - confidence),
    shortfall: undefined,
    valueAtRisk: value! * share,
    expectedShortfall: value! * shortfall,
    tail: returns.length * (1 - confidence),
    worst: undefined,
  }),
  stepwise: [
    'By rank the value at risk is the loss at the rank that is the number of returns in the tail, rounded up, from the worst.',
    'The expected shortfall: the worst returns are added up, as many as there are in the tail, the last with its fraction, and divided by the number in the tail.',
  ],
  figure: {
    kind: 'curve',
    title: 'Returns from the worst to the best',
    x: { of: 'share', label: 'Return' },
    y: { of: 'confidence', label: 'Share of returns at or below' },
    curve: ({ returns, confidence, share, shortfall }) => {
      const ordered = sorted(returns);
      const last = ordered.length - 1;
      const at = (p: number): [number, number] => {
        const place = Math.min(last - 1, Math.floor(p * last));
        const low = ordered[place]!;
        return [low + (p * last - place) * (ordered[place + 1]! - low), p];
      };
      return {
        from: 0,
        to: 1,
        lines: [{ at }],
        marks: [
          { x: -share, y: 1 - confidence, label: 'Value at risk' },
          { x: -shortfall, y: 0, label: 'Expected shortfall' },
        ],
      };
    },
  },
  explanation: ({ value, method, tail }) => {
    const by = method === 'ranked' ? 'by rank' : 'interpolated percentile';
    const within =
      value === undefined
        ? '{share|the gain of a period is at least {|share|}|a period has no loss|the loss of a period stays within {share}}'
        : '{share|the gain of a period is at least {|valueAtRisk|} ({|share|})|a period has no loss|the loss of a period stays within {valueAtRisk} ({share})}';
    const beyond =
      value === undefined
        ? '{shortfall|a gain of {|shortfall|}|neither gain nor loss|a loss of {shortfall}}'
        : '{shortfall|a gain of {|expectedShortfall|} ({|shortfall|})|neither gain nor loss|a loss of {expectedShortfall} ({shortfall})}';
    if (roundTo(tail, 2) < 1) {
      const least =
        value === undefined
          ? '{share|a gain of {|share|}|neither gain nor loss|a loss of {share}}'
          : '{share|a gain of {|valueAtRisk|} ({|share|})|neither gain nor loss|a loss of {valueAtRisk} ({share})}';
      return `The record has too few returns for a confidence of {confidence}. The value at risk that follows from it (${by}) is ${least}, and its worst period ${beyond}.`;
    }
    return `By the record (${by}), with a confidence of {confidence} ${within}; the mean of the worst cases is ${beyond}.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ tail }) => roundTo(tail, 2) < 1,
      says: 'The record is too short for this confidence: not even one return lies in the tail, so that the worst that was seen stands for all that can happen, and both figures understate the risk. Take more returns, or less confidence.',
    },
    {
      level: 'caution',
      when: ({ tail }) => roundTo(tail, 2) >= 1 && roundTo(tail, 2) < 5,
      says: 'Returns in the tail: {tail}. With so few, one bad period more or less changes both figures.',
    },
    {
      level: 'note',
      when: ({ share }) => isBelow(share, 0),
      says: 'A negative value at risk is a gain: {shortfall|what is worse lies|what is worse lies|losses lie} beyond this confidence.',
    },
    {
      level: 'caution',
      when: ({ returns }) => isBelow(Math.max(...returns.map((one) => Math.abs(one))), 0.002),
      says: 'No return reaches 0.2%: returns are in percent, two percent as 2, not as 0.02.',
    },
    {
      level: 'note',
      when: ({ returns }) => {
        const largest = Math.max(...returns.map((one) => Math.abs(one)));
        return largest >= 0.002 && largest < 0.01;
      },
      says: 'No return reaches 1%: right for bonds, or for calm days; else check that they are in percent, thirty percent as 30, not as 0.3.',
    },
    {
      level: 'note',
      when: ({ returns }) => returns.every((one) => one >= 0),
      says: 'Not one return is a loss: right for savings; else check that losses were entered as negative.',
    },
  ],
  examples: [
    {
      inputs: {
        returns: [
          0.3, 2.6, 1.1, -1, 1.5, 2.5, 1.6, 6.7, -1.4, 4, -0.5, 8.1, 4, -3.7, -6.1, 1.7, -4.9, -2.2, 7, 5.8, -6.5, 2.4,
          -0.5, -0.9,
        ],
        value: 1000000,
      },
      results: {
        share: 5.92,
        shortfall: '6.433333333',
        valueAtRisk: 59200,
        expectedShortfall: '64333.33',
        tail: 1.2,
        worst: { length: 5, rows: { 0: { rank: 1, outcome: -6.5 }, 4: { rank: 5, outcome: -2.2 } } },
      },
      cautions: ['With so few'],
      source: 'Bacon’s monthly returns: numpy.quantile of 0.05; by hand (6.5 + 0.2 × 6.1)/1.2',
    },
    {
      inputs: {
        returns: [
          0.3, 2.6, 1.1, -1, 1.5, 2.5, 1.6, 6.7, -1.4, 4, -0.5, 8.1, 4, -3.7, -6.1, 1.7, -4.9, -2.2, 7, 5.8, -6.5, 2.4,
          -0.5, -0.9,
        ],
        confidence: 90,
        method: 'ranked',
      },
      results: { share: 4.9, shortfall: '6.066666667', tail: 2.4 },
      cautions: ['With so few'],
      source: 'Bacon’s monthly returns: numpy.quantile of 0.1 by inverted_cdf; by hand (6.5 + 6.1 + 0.4 × 4.9)/2.4',
    },
    {
      inputs: { returns: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], confidence: 80, method: 'ranked', value: 100 },
      results: { share: -2, shortfall: -1.5, valueAtRisk: -2, expectedShortfall: -1.5, tail: 2 },
      cautions: ['is a gain', 'With so few', 'Not one return is a loss'],
      source: 'By hand: the second of ten, and the mean of the first two',
    },
    {
      inputs: { returns: [-0.02, 0.01, 0.03, -0.01, 0.02, 0.01, -0.03, 0.04, 0.02, -0.01], confidence: 95 },
      results: { share: 0.0255, shortfall: 0.03, tail: 0.5 },
      cautions: ['too short', 'not as 0.02'],
      source: 'By hand: 0.03 - 0.45 × 0.01, of returns that were meant as -3, -2 …%',
    },
    {
      inputs: {
        returns: [0.25, -0.3, 0.12, -0.08, 0.4, -0.15, 0.02, 0.11, -0.2, 0.3],
        confidence: 90,
        method: 'ranked',
        value: 1000000,
      },
      results: { share: 0.3, shortfall: 0.3, valueAtRisk: 3000, tail: 1 },
      cautions: ['With so few', 'not as 0.3'],
      source: 'By hand: the worst of ten, of monthly returns that were meant as 25, -30 …%',
    },
    {
      inputs: {
        returns: [
          0.0, -1.18, 0.04, -0.57, 0.17, 1.44, -3.82, -0.47, 0.18, -0.6, -2.04, -0.62, -0.03, -0.12, -1.3, -1.25, -0.38,
          -1.28, -0.16, 0.46, 0.27, -1.66, 0.67, -0.69, -0.53, 0.86, -0.17, -0.29, -0.36, -0.33, -0.02, 1.15, -1.24,
          -2.52, 0.09, -0.63, -0.21, 0.91, 0.06, -0.67, 0.13, -3.67, -1.73, 1.2, 0.31, 1.62, -0.27, -0.61, -1.25, -0.12,
          -0.87, 0.01, -2.14, -1.18, -0.52, -0.3, 0.81, -0.7, -0.26, 1.81,
        ],
        confidence: 90,
      },
      results: { share: '1.667', shortfall: '2.653333333', tail: 6, worst: { length: 6 } },
      source: 'Sixty numbers of a t-distribution; numpy.quantile of 0.1, and the mean of the six least',
    },
  ],
  notes: [
    'The loss is that of one period of the record: for ten days take ten-day returns, or, if days are independent, √10 times that of a day.',
    'Hull leaves the loss at the value at risk itself out of the expected shortfall; here the tail is counted whole, as the European Regulation 2024/397 for banks estimates it.',
    'The past weighs alike however long ago, and what it did not see has no weight: a calm record understates the risk of a crash.',
    'Returns must be of the portfolio as it is held today.',
  ],
  references: [
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Value at Risk and Expected Shortfall' },
    {
      title: 'Acerbi, Tasche: On the Coherence of Expected Shortfall, Journal of Banking & Finance, 2002',
      doi: '10.1016/S0378-4266(02)00283-2',
    },
    {
      title: 'Commission Delegated Regulation (EU) 2024/397, Article 11: Estimators of the expected shortfall',
      url: 'https://judict.eu/en/sla/32013R0575/32024R0397-X/article-11',
    },
  ],
});
