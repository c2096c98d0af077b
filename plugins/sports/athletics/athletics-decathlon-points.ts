import { choice, defineCalculator, floorNear, integer, measure, roundNear, table, text } from '@reckoner/engine';

/** A (T - M)^C of a time in seconds; nothing at or beyond T. */
function track(a: number, limit: number, c: number, time: number | undefined) {
  return time === undefined || time >= limit ? 0 : floorNear(a * (limit - time) ** c);
}

/** A (M - T)^C of a mark, jumps in whole centimeters and throws in meters; nothing at or below T. */
function field(a: number, limit: number, c: number, mark: number | undefined) {
  return mark === undefined || mark <= limit ? 0 : floorNear(a * (mark - limit) ** c);
}

/** World Athletics combined events tables (1985, 2001 edition): coefficients A, B or T, C; electronic timing. */
export default defineCalculator({
  title: 'Decathlon and heptathlon points',
  description: 'Points of each event and in total in the men’s decathlon and women’s heptathlon from times and marks.',
  keywords: ['combined events', 'IAAF scoring tables', 'multi-events', 'track and field'],
  inputs: {
    contest: choice(
      { decathlon: 'Decathlon (men)', heptathlon: 'Heptathlon (women)' },
      { label: 'Contest', default: 'decathlon' },
    ),
    sprint100: measure('s', {
      usual: [9.5, 22],
      label: '100 m',
      min: 9,
      max: 1000,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    longJump: measure('m', { usual: [2, 9.2], label: 'Long jump', regional: false, min: 0, max: 10, optional: true }),
    shotPut: measure('m', { usual: [4, 24], label: 'Shot put', regional: false, min: 0, max: 25, optional: true }),
    highJump: measure('m', { usual: [0.9, 2.5], label: 'High jump', regional: false, min: 0, max: 3, optional: true }),
    run400: measure('s', {
      usual: [42, 100],
      label: '400 m',
      text: 'clock',
      min: 40,
      max: 1000,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    hurdles110: measure('s', {
      usual: [12.5, 30],
      label: '110 m hurdles',
      min: 12,
      max: 1000,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    discus: measure('m', {
      usual: [10, 78],
      label: 'Discus throw',
      regional: false,
      min: 0,
      max: 85,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    poleVault: measure('m', {
      usual: [1, 6.4],
      label: 'Pole vault',
      regional: false,
      min: 0,
      max: 7,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    javelin: measure('m', {
      usual: [10, 100],
      label: 'Javelin throw',
      regional: false,
      min: 0,
      max: 110,
      optional: true,
    }),
    run1500: measure('s', {
      usual: [210, 500],
      label: '1500 m',
      text: 'clock',
      min: 200,
      max: 1000,
      when: { contest: 'decathlon' },
      optional: true,
    }),
    hurdles100: measure('s', {
      usual: [12, 30],
      label: '100 m hurdles',
      min: 11,
      max: 1000,
      when: { contest: 'heptathlon' },
      optional: true,
    }),
    run200: measure('s', {
      usual: [21, 50],
      label: '200 m',
      text: 'clock',
      min: 20,
      max: 1000,
      when: { contest: 'heptathlon' },
      optional: true,
    }),
    run800: measure('s', {
      usual: [112, 300],
      label: '800 m',
      text: 'clock',
      min: 110,
      max: 1000,
      when: { contest: 'heptathlon' },
      optional: true,
    }),
  },
  outputs: {
    total: integer({ label: 'Total points' }),
    events: table({ event: text({ label: 'Event' }), points: integer({ label: 'Points' }) }, { label: 'Events' }),
  },
  algorithm: (marks) => {
    const { contest, longJump, shotPut, highJump, javelin } = marks;
    const centimeters = (length: number | undefined) => (length === undefined ? undefined : roundNear(length * 100));
    const events =
      contest === 'decathlon'
        ? [
            { event: '100 m', points: track(25.4347, 18, 1.81, marks.sprint100) },
            { event: 'Long jump', points: field(0.14354, 220, 1.4, centimeters(longJump)) },
            { event: 'Shot put', points: field(51.39, 1.5, 1.05, shotPut) },
            { event: 'High jump', points: field(0.8465, 75, 1.42, centimeters(highJump)) },
            { event: '400 m', points: track(1.53775, 82, 1.81, marks.run400) },
            { event: '110 m hurdles', points: track(5.74352, 28.5, 1.92, marks.hurdles110) },
            { event: 'Discus throw', points: field(12.91, 4, 1.1, marks.discus) },
            { event: 'Pole vault', points: field(0.2797, 100, 1.35, centimeters(marks.poleVault)) },
            { event: 'Javelin throw', points: field(10.14, 7, 1.08, javelin) },
            { event: '1500 m', points: track(0.03768, 480, 1.85, marks.run1500) },
          ]
        : [
            { event: '100 m hurdles', points: track(9.23076, 26.7, 1.835, marks.hurdles100) },
            { event: 'High jump', points: field(1.84523, 75, 1.348, centimeters(highJump)) },
            { event: 'Shot put', points: field(56.0211, 1.5, 1.05, shotPut) },
            { event: '200 m', points: track(4.99087, 42.5, 1.81, marks.run200) },
            { event: 'Long jump', points: field(0.188807, 210, 1.41, centimeters(longJump)) },
            { event: 'Javelin throw', points: field(15.9803, 3.8, 1.04, javelin) },
            { event: '800 m', points: track(0.11193, 254, 1.88, marks.run800) },
          ];
    return { total: events.reduce((total, { points }) => total + points, 0), events };
  },
  figure: { kind: 'bars', table: 'events', label: 'event', value: 'points' },
  explanation: 'The marks make {total} {total|point|points}.',
  examples: [
    {
      inputs: {
        sprint100: 10.23,
        longJump: 7.88,
        shotPut: 14.52,
        highJump: 2.01,
        run400: 45,
        hurdles110: 13.69,
        discus: 43.34,
        poleVault: 5.2,
        javelin: 63.63,
        run1500: 257.52,
      },
      results: {
        total: 9045,
        events: {
          length: 10,
          rows: {
            0: { points: 1040 },
            1: { points: 1030 },
            2: { points: 760 },
            3: { points: 813 },
            4: { points: 1060 },
            5: { points: 1015 },
            6: { points: 733 },
            7: { points: 972 },
            8: { points: 793 },
            9: { points: 829 },
          },
        },
      },
      source: 'Ashton Eaton, world championships 2015, official result of 9045 points',
    },
    {
      inputs: {
        contest: 'heptathlon',
        hurdles100: 12.69,
        highJump: 1.86,
        shotPut: 15.8,
        run200: 22.56,
        longJump: 7.27,
        javelin: 45.66,
        run800: 128.51,
      },
      results: {
        total: 7291,
        events: {
          length: 7,
          rows: {
            0: { points: 1172 },
            1: { points: 1054 },
            2: { points: 915 },
            3: { points: 1123 },
            4: { points: 1264 },
            5: { points: 776 },
            6: { points: 987 },
          },
        },
      },
      source: 'Jackie Joyner-Kersee, Olympic Games 1988, official result of 7291 points',
    },
    {
      inputs: { longJump: 2, run400: 90 },
      results: { total: 0 },
      source: 'By definition: marks below the table and events without a mark give no points',
    },
  ],
  notes: ['Times are electronic; hand times take other tables. An event without a mark counts nothing.'],
  references: [{ title: 'World Athletics: Scoring Tables for Combined Events (2001)' }],
});
