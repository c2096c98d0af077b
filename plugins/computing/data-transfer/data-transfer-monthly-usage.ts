import { choice, defineCalculator, isAbove, number, percent, quantity, rows, table, text } from '@reckoner/engine';

/** Gigabytes an hour: Netflix Help Center for video, bit rates of Spotify × 3600 s / 8 for music. */
const ACTIVITIES = {
  videoLow: { label: 'Video, low (0.3 GB/h)', value: 0.3 },
  videoSd: { label: 'Video, SD (0.7 GB/h)', value: 0.7 },
  videoHd: { label: 'Video, HD (3 GB/h)', value: 3 },
  video4k: { label: 'Video, 4K (7 GB/h)', value: 7 },
  musicNormal: { label: 'Music, 96 kbit/s (0.0432 GB/h)', value: 0.0432 },
  musicHigh: { label: 'Music, 320 kbit/s (0.144 GB/h)', value: 0.144 },
  other: { label: 'Other, at the given rate', value: 0 },
} as const;

/** Hours a day times data an hour times days, for each activity. */
export default defineCalculator({
  title: 'Monthly data usage',
  description:
    'Data used in a month by streaming, calls and other activities from hours a day and data an hour, and the share of a cap.',
  keywords: ['data usage', 'streaming', 'data cap', 'mobile data', 'gb per hour'],
  inputs: {
    activities: rows(
      {
        activity: choice(ACTIVITIES, { label: 'Activity', default: 'other' }),
        hours: number({ label: 'Hours a day', min: 0, max: 1000, usual: [0, 24] }),
        rate: quantity('GB/h', { label: 'Data rate, instead of the usual one', min: 0, max: 1e6, optional: true }),
      },
      { label: 'Activities' },
    ),
    days: number({ label: 'Days', symbol: 'd', min: 0, max: 366, usual: [1, 31], default: 30 }),
    cap: quantity('GB', { label: 'Data cap', above: 0, max: 1e9, optional: true }),
  },
  outputs: {
    total: quantity('GB', { label: 'Data in the month', places: 2 }),
    daily: quantity('GB', { label: 'Data a day', places: 2 }),
    share: percent({ label: 'Share of the cap', optional: true, places: 1 }),
    speed: quantity('Mbit/s', { label: 'Mean rate over the day', places: 3 }),
    parts: table(
      { item: text({ label: 'Activity' }), data: number({ label: 'GB in the month', places: 2 }) },
      { label: 'By activity' },
    ),
  },
  algorithm: ({ activities, days, cap }) => {
    const daily = activities.map(({ activity, hours, rate }) => hours * (rate ?? activity));
    const perDay = daily.reduce((sum, data) => sum + data, 0);
    return {
      total: perDay * days,
      daily: perDay,
      share: cap === undefined ? undefined : (perDay * days) / cap,
      speed: (perDay * 8000) / 86400,
      parts: daily.map((data, i) => ({ item: `Activity ${i + 1}`, data: data * days })),
    };
  },
  figure: { kind: 'bars', table: 'parts', label: 'item', value: 'data' },
  explanation: 'The activities use {daily} a day, {total} in the month{share?, {share} of the cap|}.',
  requires: [
    {
      each: 'activities',
      that: (row) => row.activity > 0 || row.rate !== undefined,
      field: 'rate',
      says: 'Another activity needs its data rate.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ share }) => share !== undefined && isAbove(share, 1),
      says: 'This is more than the cap.',
    },
  ],
  examples: [
    {
      inputs: {
        activities: [
          { activity: 'videoHd', hours: 2 },
          { activity: 'musicHigh', hours: 1.5 },
          { hours: 0.5, rate: '3 Mbit/s' },
        ],
        cap: 500,
      },
      results: {
        daily: 6.891,
        total: 206.73,
        share: 41.346,
        speed: 0.638056,
        parts: { length: 3, rows: { 0: { data: 180 }, 2: { data: 20.25 } } },
      },
      source: 'By hand: 6 + 0.216 + 0.675 GB; 206.73/500; 6.891 × 8000/86400',
    },
    {
      inputs: {
        activities: [
          { activity: 'video4k', hours: 1 },
          { activity: 'videoSd', hours: 1 },
          { activity: 'videoLow', hours: 1 },
          { activity: 'musicNormal', hours: 10 },
        ],
        days: 10,
      },
      results: { total: 84.32 },
      source: 'By hand: 10 × (7 + 0.7 + 0.3 + 0.432)',
    },
    {
      inputs: { activities: [{ activity: 'videoHd', hours: 2 }], cap: 100 },
      results: { total: 180, share: 180 },
      cautions: ['more than the cap'],
      source: 'By hand: 3 GB an hour × 2 × 30',
    },
    { inputs: { activities: [{ hours: 2 }] }, refused: 'needs its data rate', source: 'By definition' },
    {
      inputs: { activities: [{ activity: 'videoHd', hours: 2 }], cap: 179.95 },
      results: { share: 100.0277855 },
      cautions: ['more than the cap'],
      source: 'By hand: 180/179.95',
    },
  ],
  notes: ['Services change their rates: where you know the bit rate, enter it.'],
  references: [
    {
      title: 'Netflix Help Center: How to control how much data Netflix uses',
      url: 'https://help.netflix.com/en/node/87',
    },
  ],
});
