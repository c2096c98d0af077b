import { constant, defineEquations, isBelow, quantity } from '@reckoner/engine';

/** The world record over 100 m. */
const FASTEST = constant(0.0958, 's/m');

/** Pace is time over distance, speed the inverse. */
export default defineEquations({
  title: 'Running pace',
  description: 'Pace, time, distance and speed of a run: any two independent ones give the rest.',
  keywords: ['pace', 'min per km', 'min per mile', 'finish time', 'speed', 'marathon pace'],
  variables: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', above: 0, max: 1000, usual: [0.05, 250] }),
    time: quantity('s', {
      label: 'Time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 50, 25:30 or 1:02:03.',
      symbol: 't',
      above: 0,
      max: 20000,
      usual: [0.1, 3000],
    }),
    pace: quantity('s/m', {
      label: 'Pace',
      text: 'clock',
      unit: 'min/km',
      help: 'Such as 5:30 or 5.5.',
      symbol: 'p',
      above: 0,
      max: 100,
      places: 2,
      usual: [1.6, 20],
    }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', above: 0, max: 60, places: 2, usual: [3, 38] }),
  },
  equations: ({ distance, time, pace, speed }) => [
    [time, pace * distance],
    [distance, speed * time],
  ],
  explanation: '{distance} in {time} is a pace of {pace}, or {speed}.',
  cautions: [
    {
      level: 'caution',
      when: ({ pace }) => isBelow(pace, FASTEST),
      says: '{distance} in {time} is faster than any human has run: check both and their units.',
    },
  ],
  examples: [
    {
      inputs: { distance: 10, time: 50 },
      results: { pace: 5, speed: 12 },
      source: 'By hand: 50 min / 10 km; 10 km / (50/60 h)',
    },
    {
      inputs: { distance: '42.195 km', pace: '5:30 min/km' },
      results: { time: 232.0725, speed: 10.90909 },
      source: 'By hand: 42.195 × 5.5 min; 60 / 5.5',
    },
    {
      inputs: { distance: 0.2, time: 0.25 },
      results: { pace: 1.25, speed: 48 },
      cautions: ['faster than any human'],
      source: 'By hand: 0.25/0.2; 60/1.25',
    },
    { inputs: { time: 30, speed: 10 }, results: { distance: 5, pace: 6 }, source: 'By hand: 10 × 0.5 h; 60/10' },
  ],
  references: [{ title: 'Daniels: Daniels’ Running Formula, 4th ed., ch. 5', isbn: '978-1-7182-0366-2' }],
});
