import {
  defineCalculator,
  flag,
  integer,
  noResult,
  normalQuantile,
  number,
  percent,
  rows,
  sorted,
  table,
} from '@reckoner/engine';
import { confidence } from '../shared/inference.js';

/** Product-limit estimate with Greenwood's variance; censored at a time counts as at risk there. */
export default defineCalculator({
  title: 'Kaplan-Meier survival',
  description: 'Survival curve, median survival and confidence limits from times with events and censoring.',
  keywords: ['survival analysis', 'product-limit', 'censored data', 'greenwood', 'median survival'],
  inputs: {
    subjects: rows(
      { time: number({ label: 'Time', min: 0, max: 1e9 }), event: flag({ label: 'Event occurred (not censored)' }) },
      { label: 'Subjects', minItems: 2, maxItems: 10000 },
    ),
    confidence,
  },
  outputs: {
    median: number({ label: 'Median survival time', optional: true }),
    events: integer({ label: 'Events' }),
    censored: integer({ label: 'Censored' }),
    curve: table(
      {
        time: number({ label: 'Time' }),
        atRisk: integer({ label: 'At risk' }),
        events: integer({ label: 'Events' }),
        survival: percent({ label: 'Survival', places: 2 }),
        error: percent({ label: 'Standard error', places: 2 }),
        lower: percent({ label: 'Lower limit', places: 2 }),
        upper: percent({ label: 'Upper limit', places: 2 }),
      },
      { label: 'Survival curve' },
    ),
  },
  formula: ({ subjects, confidence }) => {
    const times = sorted(subjects.filter((subject) => subject.event).map((subject) => subject.time));
    if (times.length === 0) throw noResult('Without any event there is no survival curve.');
    const stays = sorted(subjects.map((subject) => subject.time));
    const z = -normalQuantile((1 - confidence) / 2);
    const curve = [];
    let survival = 1;
    let greenwood = 0;
    let median: number | undefined;
    let gone = 0;
    let next = 0;
    while (next < times.length) {
      const time = times[next]!;
      while (stays[gone]! < time) gone++;
      const atRisk = stays.length - gone;
      const first = next;
      while (next < times.length && times[next]! === time) next++;
      const events = next - first;
      survival *= 1 - events / atRisk;
      greenwood += atRisk > events ? events / (atRisk * (atRisk - events)) : 0;
      const error = survival * Math.sqrt(greenwood);
      curve.push({
        time,
        atRisk,
        events,
        survival,
        error,
        lower: Math.max(0, survival - z * error),
        upper: Math.min(1, survival + z * error),
      });
      if (median === undefined && survival <= 0.5 + 1e-12) median = time;
    }
    return { median, events: times.length, censored: subjects.length - times.length, curve };
  },
  stepwise: [
    'At each time of an event the survival is multiplied by 1 - events / at risk.',
    "Greenwood's sum gives its standard error, and survival ± z × error the band.",
    'The median is the first time at which the survival is at most one half.',
  ],
  figure: {
    kind: 'curve',
    title: 'Survival',
    x: { label: 'Time' },
    y: { label: 'Survival', unit: '%' },
    curve: ({ curve, subjects }) => {
      const end = Math.max(...subjects.map(({ time }) => time));
      const survivalAt = (time: number) => {
        const before = curve.filter((row) => row.time <= time);
        return 100 * (before.at(-1)?.survival ?? 1);
      };
      return end === 0 ? undefined : { from: 0, to: end, lines: [{ y: survivalAt }] };
    },
  },
  explanation: ({ median }) =>
    median === undefined
      ? 'The survival stays above one half (events: {events}).'
      : 'The median survival time is {median} (events: {events}).',
  examples: [
    {
      inputs: {
        subjects: [
          { time: 6, event: true },
          { time: 6, event: true },
          { time: 6, event: true },
          { time: 7, event: true },
          { time: 10, event: true },
          { time: 13, event: true },
          { time: 16, event: true },
          { time: 22, event: true },
          { time: 23, event: true },
          { time: 6, event: false },
          { time: 9, event: false },
          { time: 10, event: false },
          { time: 11, event: false },
          { time: 17, event: false },
          { time: 19, event: false },
          { time: 20, event: false },
          { time: 25, event: false },
          { time: 32, event: false },
          { time: 32, event: false },
          { time: 34, event: false },
          { time: 35, event: false },
        ],
      },
      results: {
        median: 23,
        events: 9,
        censored: 12,
        curve: {
          length: 7,
          rows: {
            0: { time: 6, atRisk: 21, events: 3, survival: 85.7143, error: 7.636 },
            1: { survival: 80.6723, error: 8.6935 },
            6: { time: 23, atRisk: 6, survival: 44.8179, error: 13.4591 },
          },
        },
      },
      source: 'Remission times under 6-MP, Freireich et al. (1963); statsmodels SurvfuncRight',
    },
    {
      inputs: {
        subjects: [
          { time: 1, event: true },
          { time: 2, event: true },
        ],
      },
      results: {
        median: 1,
        events: 2,
        censored: 0,
        curve: { length: 2, rows: { 0: { survival: 50 }, 1: { survival: 0 } } },
      },
      source: 'By hand: 1/2, then 0',
    },
    {
      inputs: {
        subjects: [
          { time: 1, event: true },
          { time: 2, event: false },
          { time: 3, event: false },
        ],
      },
      results: { events: 1, curve: { length: 1 } },
      source: 'By hand: survival 2/3, no median',
    },
    {
      inputs: {
        subjects: [
          { time: 1, event: false },
          { time: 2, event: false },
        ],
      },
      noResult: 'Without any event',
      source: 'By definition',
    },
    {
      inputs: {
        subjects: [
          { time: 3, event: true },
          { time: 5, event: true },
          { time: 5, event: true },
          { time: 8, event: false },
          { time: 9, event: true },
          { time: 12, event: false },
          { time: 14, event: true },
          { time: 20, event: false },
          { time: 22, event: true },
          { time: 30, event: false },
        ],
        confidence: 90,
      },
      results: {
        median: 14,
        events: 6,
        censored: 4,
        curve: {
          length: 5,
          rows: {
            0: { time: 3, survival: 90, error: 9.486833, lower: 74.39555, upper: 100 },
            1: { time: 5, survival: 70, error: 14.49138, lower: 46.16381, upper: 93.83619 },
            3: { survival: 43.75, error: 17.47394, lower: 15.00793, upper: 72.49207 },
            4: { survival: 21.875, error: 17.76492, lower: 0, upper: 51.0957 },
          },
        },
      },
      source:
        'Python from Kaplan, Meier: product of 1 - d/n, error by Greenwood, ± scipy.stats.norm.isf(0.05) errors, within 0 and 100%',
    },
  ],
  notes: ['Limits are of the plain (linear) type.'],
  references: [
    {
      title: 'Kaplan, Meier: Nonparametric Estimation from Incomplete Observations, J. Am. Stat. Assoc. 53 (1958)',
      doi: '10.1080/01621459.1958.10501452',
    },
  ],
});
