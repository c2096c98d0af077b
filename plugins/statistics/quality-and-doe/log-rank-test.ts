import {
  chiSquaredSurvival,
  choice,
  defineCalculator,
  flag,
  integer,
  isBelow,
  noResult,
  normalQuantile,
  number,
  roundTo,
  rows,
  sorted,
  table,
  text,
} from '@reckoner/engine';
import { confidence, pValue } from '../shared/inference.js';

/** Mantel's test of two survival curves, or Gehan's with the numbers at risk as weights; hazard ratio by Peto. */
export default defineCalculator({
  title: 'Log-rank test',
  description:
    'Chi-squared, p-value and hazard ratio of two groups from survival times with censoring, by the log-rank or the Gehan-Wilcoxon test.',
  keywords: [
    'logrank test',
    'Mantel-Cox test',
    'compare survival curves',
    'Gehan Breslow Wilcoxon test',
    'hazard ratio',
    'survival analysis two groups',
  ],
  inputs: {
    subjects: rows(
      {
        group: choice(
          { first: { label: 'First', also: ['1', 'A'] }, second: { label: 'Second', also: ['2', 'B'] } },
          { label: 'Group' },
        ),
        time: number({ label: 'Time', min: 0, max: 1e9 }),
        event: flag({ label: 'Event occurred (not censored)' }),
      },
      { label: 'Subjects', minItems: 2, maxItems: 500 },
    ),
    weights: choice(
      {
        logRank: { label: 'Log-rank (all times alike)', also: ['Mantel-Cox', 'log-rank'] },
        wilcoxon: { label: 'Gehan-Wilcoxon (early times more)', also: ['Wilcoxon', 'Gehan', 'Breslow'] },
      },
      { label: 'Test', default: 'logRank' },
    ),
    confidence,
  },
  outputs: {
    pValue,
    chiSquared: number({ label: 'Chi-squared, 1 degree of freedom', symbol: '\\chi^2', places: 3 }),
    hazardRatio: number({ label: 'Hazard ratio, first to second group', symbol: '\\mathrm{HR}', places: 3 }),
    lower: number({ label: 'Lower limit of the hazard ratio', places: 3 }),
    upper: number({ label: 'Upper limit of the hazard ratio', places: 3 }),
    groups: table(
      {
        group: text({ label: 'Group' }),
        subjects: integer({ label: 'Subjects' }),
        events: integer({ label: 'Events' }),
        expected: number({ label: 'Expected events', places: 2 }),
      },
      { label: 'Groups' },
    ),
  },
  formula: ({ subjects, weights, confidence }) => {
    const firsts = subjects.filter(({ group }) => group === 'first');
    const times = sorted(subjects.filter(({ event }) => event).map(({ time }) => time));
    const stays = sorted(subjects.map(({ time }) => time));
    const firstStays = sorted(firsts.map(({ time }) => time));
    const firstTimes = sorted(firsts.filter(({ event }) => event).map(({ time }) => time));
    let score = 0;
    let variance = 0;
    let weightedScore = 0;
    let weightedVariance = 0;
    let expected = 0;
    let gone = 0;
    let firstGone = 0;
    let firstDone = 0;
    let next = 0;
    while (next < times.length) {
      const time = times[next]!;
      while (stays[gone]! < time) gone++;
      while (firstGone < firstStays.length && firstStays[firstGone]! < time) firstGone++;
      const atRisk = stays.length - gone;
      const firstAtRisk = firstStays.length - firstGone;
      const from = next;
      while (next < times.length && times[next]! === time) next++;
      const events = next - from;
      const firstFrom = firstDone;
      while (firstDone < firstTimes.length && firstTimes[firstDone]! === time) firstDone++;
      const firstEvents = firstDone - firstFrom;
      const share = firstAtRisk / atRisk;
      const spread = atRisk > 1 ? (events * share * (1 - share) * (atRisk - events)) / (atRisk - 1) : 0;
      const weight = weights === 'logRank' ? 1 : atRisk;
      expected += events * share;
      score += firstEvents - events * share;
      variance += spread;
      weightedScore += weight * (firstEvents - events * share);
      weightedVariance += weight ** 2 * spread;
    }
    if (variance < 1e-12)
      throw noResult('At no time of an event are subjects of both groups at risk: the curves cannot be compared.');
    const chiSquared = weightedScore ** 2 / weightedVariance;
    const z = -normalQuantile((1 - confidence) / 2);
    return {
      pValue: chiSquaredSurvival(chiSquared, 1),
      chiSquared,
      hazardRatio: Math.exp(score / variance),
      lower: Math.exp(score / variance - z / Math.sqrt(variance)),
      upper: Math.exp(score / variance + z / Math.sqrt(variance)),
      groups: [
        { group: 'First', subjects: firsts.length, events: firstTimes.length, expected },
        {
          group: 'Second',
          subjects: subjects.length - firsts.length,
          events: times.length - firstTimes.length,
          expected: times.length - expected,
        },
      ],
    };
  },
  stepwise: [
    'At each time of an event the first group is expected to have d n₁/n of the d events, with a variance of d n₁ n₂ (n - d)/(n² (n - 1)).',
    'O - E and V are their sums over all times, with the number at risk (and its square) as weight in the Gehan-Wilcoxon test; chi-squared is (O - E)²/V.',
    "The hazard ratio is Peto's exp((O - E)/V) without weights, its limits exp((O - E)/V ± z/√V).",
  ],
  requires: [
    {
      that: ({ subjects }) =>
        subjects.some(({ group }) => group === 'first') && subjects.some(({ group }) => group === 'second'),
      field: 'subjects',
      says: 'Both groups need at least one subject.',
    },
    {
      that: ({ subjects }) => subjects.some(({ event }) => event),
      field: 'subjects',
      says: 'Without any event there is nothing to compare.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ subjects }) => subjects.filter(({ event }) => event).length < 10,
      says: 'With fewer than 10 events the chi-squared distribution is a rough guide: take a permutation test.',
    },
    {
      level: 'note',
      when: ({ hazardRatio }) => roundTo(hazardRatio, 3) < 0.333 || roundTo(hazardRatio, 3) > 3,
      says: "Far from 1, Peto's hazard ratio of {hazardRatio} may be well off, to either side: a Cox regression gives a better one.",
    },
    {
      level: 'note',
      when: ({ weights }) => weights === 'wilcoxon',
      says: 'The hazard ratio and its limits are those of the log-rank test, not weighted: they need not agree with this p-value.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Survival',
    x: { label: 'Time' },
    y: { label: 'Survival', unit: '%' },
    curve: ({ subjects }) => {
      const end = Math.max(...subjects.map(({ time }) => time));
      const survival = (name: string) => {
        const own = subjects.filter(({ group }) => group === name);
        const times = sorted(own.filter(({ event }) => event).map(({ time }) => time));
        const steps: [number, number][] = [];
        let left = 100;
        times.forEach((time, index) => {
          if (index > 0 && times[index - 1] === time) return;
          const atRisk = own.filter((subject) => subject.time >= time).length;
          left *= 1 - times.filter((other) => other === time).length / atRisk;
          steps.push([time, left]);
        });
        return (x: number) => steps.filter(([time]) => time <= x).at(-1)?.[1] ?? 100;
      };
      return end === 0
        ? undefined
        : {
            from: 0,
            to: end,
            lines: [
              { label: 'First group', y: survival('first') },
              { label: 'Second group', y: survival('second') },
            ],
          };
    },
  },
  explanation: ({ pValue, confidence }) =>
    isBelow(pValue, 1 - confidence)
      ? 'The survival of the groups differs at {confidence} confidence (p = {pValue}); the hazard of the first group is {hazardRatio} times that of the second.'
      : 'The data show no difference in survival at {confidence} confidence (p = {pValue}); the hazard of the first group is {hazardRatio} times that of the second.',
  examples: [
    {
      inputs: {
        subjects: [
          { group: 'first', time: 6, event: true },
          { group: 'first', time: 6, event: true },
          { group: 'first', time: 6, event: true },
          { group: 'first', time: 7, event: true },
          { group: 'first', time: 10, event: true },
          { group: 'first', time: 13, event: true },
          { group: 'first', time: 16, event: true },
          { group: 'first', time: 22, event: true },
          { group: 'first', time: 23, event: true },
          { group: 'first', time: 6, event: false },
          { group: 'first', time: 9, event: false },
          { group: 'first', time: 10, event: false },
          { group: 'first', time: 11, event: false },
          { group: 'first', time: 17, event: false },
          { group: 'first', time: 19, event: false },
          { group: 'first', time: 20, event: false },
          { group: 'first', time: 25, event: false },
          { group: 'first', time: 32, event: false },
          { group: 'first', time: 32, event: false },
          { group: 'first', time: 34, event: false },
          { group: 'first', time: 35, event: false },
          { group: 'second', time: 1, event: true },
          { group: 'second', time: 1, event: true },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 3, event: true },
          { group: 'second', time: 4, event: true },
          { group: 'second', time: 4, event: true },
          { group: 'second', time: 5, event: true },
          { group: 'second', time: 5, event: true },
          { group: 'second', time: 8, event: true },
          { group: 'second', time: 8, event: true },
          { group: 'second', time: 8, event: true },
          { group: 'second', time: 8, event: true },
          { group: 'second', time: 11, event: true },
          { group: 'second', time: 11, event: true },
          { group: 'second', time: 12, event: true },
          { group: 'second', time: 12, event: true },
          { group: 'second', time: 15, event: true },
          { group: 'second', time: 17, event: true },
          { group: 'second', time: 22, event: true },
          { group: 'second', time: 23, event: true },
        ],
      },
      results: {
        pValue: 0.00004168809,
        chiSquared: 16.79294099,
        hazardRatio: 0.1943187086,
        lower: 0.0887612553,
        upper: 0.4254081403,
        groups: {
          length: 2,
          rows: {
            0: { group: 'First', subjects: 21, events: 9, expected: 19.25050095 },
            1: { group: 'Second', subjects: 21, events: 21, expected: 10.74949905 },
          },
        },
      },
      cautions: ['a Cox regression'],
      source:
        'Freireich et al. (1963), 6-MP and placebo: survdiff of R prints chi-squared 16.8, p 4.17e-05, expected 19.3 and 10.7; digits in Python',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 3, event: true },
          { group: 'first', time: 5, event: true },
          { group: 'first', time: 7, event: false },
          { group: 'first', time: 9, event: true },
          { group: 'first', time: 18, event: false },
          { group: 'first', time: 20, event: true },
          { group: 'second', time: 1, event: true },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 4, event: true },
          { group: 'second', time: 5, event: true },
          { group: 'second', time: 6, event: false },
          { group: 'second', time: 8, event: true },
        ],
        weights: 'wilcoxon',
      },
      results: {
        chiSquared: 2.335736354,
        pValue: 0.126435191,
        hazardRatio: 0.2470322787,
        lower: 0.05179804,
        upper: 1.178132262,
      },
      cautions: ['fewer than 10 events', 'a Cox regression', 'not weighted'],
      source: 'Python: sums over the times of events with numpy, scipy.stats.chi2',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 1, event: true },
          { group: 'first', time: 3, event: true },
          { group: 'first', time: 5, event: false },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 3, event: true },
          { group: 'second', time: 4, event: true },
        ],
      },
      results: { chiSquared: 0.149068323, pValue: 0.6994272968, hazardRatio: 0.6888919736 },
      cautions: ['fewer than 10 events'],
      source: 'By hand: E = 1/2 + 2/5 + 1 + 1/2 = 2.4, V = 1/4 + 6/25 + 1/3 + 1/4 = 1.07333',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 1, event: false },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 3, event: true },
        ],
      },
      noResult: 'at risk',
      source: 'By definition: the first group has left before',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 1, event: true },
          { group: 'first', time: 2, event: true },
        ],
      },
      refused: 'Both groups',
      source: 'By definition',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 1, event: false },
          { group: 'second', time: 2, event: false },
        ],
      },
      refused: 'Without any event',
      source: 'By definition',
    },
    {
      inputs: {
        subjects: [
          { group: 'first', time: 4, event: true },
          { group: 'first', time: 7, event: true },
          { group: 'first', time: 9, event: false },
          { group: 'first', time: 12, event: true },
          { group: 'first', time: 15, event: true },
          { group: 'first', time: 18, event: false },
          { group: 'first', time: 21, event: true },
          { group: 'first', time: 25, event: false },
          { group: 'second', time: 2, event: true },
          { group: 'second', time: 3, event: true },
          { group: 'second', time: 6, event: true },
          { group: 'second', time: 8, event: true },
          { group: 'second', time: 10, event: false },
          { group: 'second', time: 11, event: true },
          { group: 'second', time: 13, event: true },
          { group: 'second', time: 16, event: true },
        ],
        confidence: 90,
      },
      results: {
        pValue: 0.0731941296941,
        chiSquared: 3.20989613289,
        hazardRatio: 0.321404239937,
        lower: 0.11336637071,
        upper: 0.911211012601,
        groups: {
          rows: {
            0: { subjects: 8, events: 5, expected: 7.827964 },
            1: { subjects: 8, events: 7, expected: 4.172036 },
          },
        },
      },
      cautions: ['a Cox regression'],
      source: 'Python: sums over the times of events, exp((O - E)/V) and its limits by scipy.stats.norm.isf(0.05)/√V',
    },
  ],
  notes: [
    'For independent censoring. Crossing survival curves may differ without the log-rank test showing it.',
    'Events of both groups at one time are treated as Mantel did, by the hypergeometric variance.',
  ],
  references: [
    {
      title:
        'Mantel: Evaluation of Survival Data and Two New Rank Order Statistics, Cancer Chemotherapy Reports 50 (1966)',
    },
    {
      title:
        'Gehan: A Generalized Wilcoxon Test for Comparing Arbitrarily Singly-Censored Samples, Biometrika 52 (1965)',
      doi: '10.1093/biomet/52.1-2.203',
    },
  ],
});
