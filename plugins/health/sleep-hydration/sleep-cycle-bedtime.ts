import {
  choice,
  defineCalculator,
  integer,
  isAtLeast,
  isBelow,
  quantity,
  roundNear,
  table,
  time,
} from '@reckoner/engine';

/** Whole sleep cycles, and the time to fall asleep before them. */
export default defineCalculator({
  title: 'Sleep cycle bedtime',
  description: 'Times to go to bed for a wake-up time, or to wake up for a bedtime, after whole sleep cycles.',
  keywords: ['bedtime', 'sleep cycles', 'when to sleep', 'wake up', '90 minutes'],
  inputs: {
    known: choice({ wake: 'Time to wake up', bed: 'Time to go to bed' }, { label: 'Known', default: 'wake' }),
    at: time({ label: 'Time' }),
    cycle: quantity('min', { label: 'Sleep cycle', min: 60, max: 120, default: 90, usual: [70, 120] }),
    latency: quantity('min', { label: 'Time to fall asleep', min: 0, max: 120, default: 15, usual: [0, 60] }),
  },
  outputs: {
    best: time({ label: 'Time for five cycles' }),
    times: table(
      {
        cycles: integer({ label: 'Cycles' }),
        at: time({ label: 'Time' }),
        sleep: quantity('h', { label: 'Sleep', places: 1 }),
      },
      { label: 'Times' },
    ),
  },
  algorithm: ({ known, at, cycle, latency }) => {
    const direction = known === 'wake' ? -1 : 1;
    // Nobody goes to bed to the second.
    const after = (cycles: number) => roundNear(at / 60 + direction * (cycles * cycle + latency)) * 60;
    return {
      best: after(5),
      times: [6, 5, 4, 3].map((cycles) => ({ cycles, at: after(cycles), sleep: (cycles * cycle) / 60 })),
    };
  },
  cautions: [
    {
      level: 'note',
      when: ({ cycle }) => isBelow(5 * cycle, 420) && isAtLeast(6 * cycle, 420),
      says: 'Five cycles of {cycle} are less than the 7 hours that adults need: take six.',
    },
    {
      level: 'note',
      when: ({ cycle }) => isBelow(6 * cycle, 420),
      says: 'Even six cycles of {cycle} are less than the 7 hours that adults need: go by the hours.',
    },
  ],
  explanation: ({ known }) =>
    known === 'wake' ? 'To sleep five cycles, go to bed at {best}.' : 'After five cycles of sleep it is {best}.',
  examples: [
    {
      inputs: { at: '07:00' },
      results: {
        best: '23:15',
        times: {
          length: 4,
          rows: { 0: { cycles: 6, at: '21:45', sleep: 9 }, 1: { sleep: 7.5 }, 3: { at: '02:15', sleep: 4.5 } },
        },
      },
      source: 'By hand: 7:00 less 15 min less 5 × 1.5 h, 9 h, 4.5 h',
    },
    {
      inputs: { known: 'bed', at: '22:30', latency: 30 },
      results: { best: '06:30', times: { rows: { 2: { cycles: 4, at: '05:00', sleep: 6 } } } },
      source: 'By hand: 22:30 + 0:30 + 7:30; + 6:00',
    },
    {
      inputs: { at: '07:00', cycle: 75 },
      results: { best: '00:30' },
      cautions: ['take six'],
      source: 'By hand: 7:00 less 15 min less 5 × 75 min',
    },
    {
      inputs: { at: '07:00', cycle: 60 },
      results: { best: '01:45' },
      cautions: ['Even six'],
      source: 'By hand: 7:00 less 15 min less 5 h; six cycles are 6 h',
    },
  ],
  notes: [
    'Cycles last 70 to 120 minutes and vary within a night. Going to bed by whole cycles is a rule of thumb: enough sleep counts for more.',
  ],
  references: [
    { title: 'Carskadon, Dement: Normal Human Sleep, in: Principles and Practice of Sleep Medicine, 6th ed., ch. 2' },
    {
      title: 'Watson et al.: Recommended Amount of Sleep for a Healthy Adult, Sleep 38 (2015) 843',
      doi: '10.5665/sleep.4716',
    },
  ],
});
