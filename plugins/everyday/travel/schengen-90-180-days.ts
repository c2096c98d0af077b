import { date, defineCalculator, integer, noResult, rows } from '@reckoner/engine';

/** Article 6 of the Schengen Borders Code: at most 90 days in any 180-day period; days of entry and exit both count. */
export default defineCalculator({
  title: 'Schengen 90/180 day stay',
  description:
    'Days used and left in the rolling 180 days before a date, and the latest exit for an entry or a stay that goes on.',
  keywords: ['visa-free', 'short stay', 'Europe', 'visa', 'overstay', '180-day window'],
  inputs: {
    day: date({ label: 'Date of entry or check' }),
    stays: rows(
      {
        entry: date({ label: 'Entry' }),
        exit: date({ label: 'Exit', help: 'Empty for a stay that goes on.', optional: true }),
      },
      { label: 'Earlier stays, and the one that goes on', optional: true, maxItems: 100 },
    ),
  },
  outputs: {
    left: integer({ label: 'Days left on that date' }),
    used: integer({ label: 'Days used in the 180 days up to it' }),
    longest: integer({ label: 'Longest stay from that date, in days' }),
    latestExit: date({ label: 'Latest exit', optional: true }),
    windowStart: date({ label: 'First of the 180 days' }),
  },
  algorithm: ({ day, stays }) => {
    const present = (at: number) =>
      at < day && (stays ?? []).some(({ entry, exit }) => entry <= at && at <= (exit ?? day));
    const windowStart = day - 179;
    let used = 0;
    for (let at = windowStart; at < day; at += 1) if (present(at)) used += 1;
    if (used > 90) throw noResult(`The stays already take ${used} of the 90 days: no day may be added.`);
    // Each day of the new stay adds itself to the window and lets the oldest day go.
    let longest = 0;
    let counted = used + 1;
    while (longest < 90 && counted <= 90) {
      longest += 1;
      counted += 1 - (present(windowStart + longest - 1) ? 1 : 0);
    }
    return { left: 90 - used, used, longest, latestExit: longest === 0 ? undefined : day + longest - 1, windowStart };
  },
  requires: [
    {
      each: 'stays',
      that: ({ entry, exit }) => exit === undefined || entry <= exit,
      field: 'exit',
      says: 'The exit must not lie before the entry.',
    },
    {
      each: 'stays',
      that: ({ entry, exit }, { day }) => (exit ?? entry) < day,
      field: 'exit',
      says: 'The stay must lie before {day}; leave the exit of a stay that goes on empty.',
    },
  ],
  figure: {
    kind: 'timeline',
    title: 'Stays and the 180 days',
    rows: ({ day, stays, windowStart, latestExit }) => [
      { label: 'The 180 days', from: windowStart, to: day },
      ...(stays ?? []).slice(-20).map(({ entry, exit }) => ({ label: 'Stay', from: entry, to: exit ?? day })),
      ...(latestExit === undefined ? [] : [{ label: 'May stay', from: day, to: latestExit }]),
    ],
  },
  explanation: ({ longest }) =>
    longest === 0
      ? '{used} {used|day is|days are} used and {left} left: {day} may not be a day of stay.'
      : '{used} {used|day is|days are} used and {left} left; a stay from {day} may last {longest} {longest|day|days}{latestExit?, to {latestExit}|}.',
  examples: [
    {
      inputs: {
        day: '2025-06-15',
        stays: [
          { entry: '2025-01-10', exit: '2025-02-20' },
          { entry: '2025-05-01', exit: '2025-05-20' },
        ],
      },
      results: { left: 28, used: 62, longest: 70, latestExit: '2025-08-23', windowStart: '2024-12-18' },
      source: 'Python datetime, days counted one by one: 42 + 20; the first stay leaves the window meanwhile',
    },
    {
      inputs: {
        day: '2025-08-01',
        stays: [
          { entry: '2025-01-10', exit: '2025-02-20' },
          { entry: '2025-05-01', exit: '2025-05-20' },
        ],
      },
      results: { left: 52, used: 38, longest: 70, latestExit: '2025-10-09', windowStart: '2025-02-03' },
      source: 'Python datetime, days counted one by one: 18 + 20',
    },
    {
      inputs: { day: '2025-04-10', stays: [{ entry: '2025-01-01', exit: '2025-03-31' }] },
      results: { left: 0, used: 90, longest: 0, windowStart: '2024-10-13' },
      source: 'By hand: 31 + 28 + 31 days',
    },
    {
      inputs: { day: '2025-04-10', stays: [{ entry: '2025-01-01', exit: '2025-04-05' }] },
      noResult: 'already take 95',
      source: 'By hand: 90 + 5 days',
    },
    {
      inputs: { day: '2025-04-10', stays: [{ entry: '2025-03-01', exit: '2025-02-05' }] },
      refused: 'must not lie before the entry',
      source: 'By definition',
    },
    {
      inputs: { day: '2025-04-10', stays: [{ entry: '2025-03-01', exit: '2025-04-10' }] },
      refused: 'must lie before',
      source: 'By definition',
    },
    {
      inputs: { day: '2025-04-10', stays: [{ entry: '2025-03-01' }] },
      results: { left: 50, used: 40, longest: 50, latestExit: '2025-05-29', windowStart: '2024-10-13' },
      source: 'By hand: 31 days of March and 9 of April; 50 more from April 10',
    },
    {
      inputs: { day: '2025-04-10' },
      results: { left: 90, used: 0, longest: 90, latestExit: '2025-07-08' },
      source: 'By hand: a first stay of 21 + 31 + 30 + 8 days',
    },
  ],
  notes: [
    'Not legal advice: residence permits, long-stay visas and bilateral agreements are outside this rule.',
    'A day present in two stays counts once.',
  ],
  references: [{ title: 'Regulation (EU) 2016/399 (Schengen Borders Code), article 6(1) and 6(2)' }],
});
