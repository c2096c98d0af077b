import { defineEquations, quantity } from '@reckoner/engine';

/** Time over distance, written for 100 m or 100 yd; any two of distance, time and pace give the rest. */
export default defineEquations({
  title: 'Swimming pace',
  description: 'Pace for 100 meters or yards, time or distance of a swim from the other two.',
  keywords: ['swim split', 'time per 100', 'triathlon', 'open water', 'CSS'],
  variables: {
    distance: quantity('m', {
      usual: [5, 100000],
      label: 'Distance',
      regional: false,
      symbol: 's',
      above: 0,
      max: 1000000,
    }),
    time: quantity('s', {
      label: 'Time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 25, 25:30 or 1:02:03.',
      symbol: 't',
      above: 0,
      max: 1000000,
    }),
    pace: quantity('s/m', {
      usual: [38, 400],
      label: 'Pace',
      text: 'clock',
      unit: 's/(100 m)',
      symbol: 'p',
      above: 0,
      max: 100000,
    }),
    speed: quantity('m/s', { label: 'Speed', regional: false, symbol: 'v', above: 0, max: 1000000, places: 3 }),
  },
  equations: ({ distance, time, pace, speed }) => [
    [time, distance * pace],
    [distance, speed * time],
  ],
  explanation: '{distance} in {time} is a pace of {pace}.',
  examples: [
    {
      inputs: { distance: 1500, time: 25 },
      results: { pace: 100, speed: 1 },
      source: 'By hand: 1500 s over 1500 m',
    },
    {
      inputs: { distance: 3800, pace: 105 },
      results: { time: 66.5, speed: 0.952381 },
      source: 'By hand: 38 × 105 s = 3990 s; 100/105',
    },
    { inputs: { time: 10, pace: 120 }, results: { distance: 500 }, source: 'By hand: 600 s / 120 s × 100 m' },
    {
      inputs: { distance: '500 yd', time: 7.5 },
      results: { pace: 98.4252, speed: 1.016 },
      source: 'By hand: 450 s over 457.2 m',
    },
  ],
  references: [{ title: 'Maglischo: Swimming Fastest (2003)' }],
});
