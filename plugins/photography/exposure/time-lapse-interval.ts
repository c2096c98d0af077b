import { ceilNear, defineCalculator, integer, quantity, roundTo } from '@reckoner/engine';

/** One frame an interval; the clip plays them at its frame rate. */
export default defineCalculator({
  title: 'Time-lapse interval and clip length',
  description:
    'Interval between photos of a time-lapse from the length of the event and of the clip, with frames and storage.',
  keywords: ['intervalometer', 'timelapse', 'frames', 'speed up'],
  inputs: {
    event: quantity('s', { label: 'Length of the event', unit: 'h', symbol: 'T', above: 0, max: 100000 }),
    clip: quantity('s', {
      label: 'Length of the clip',
      text: 'clock',
      symbol: 't',
      above: 0,
      max: 36000,
      usual: [1, 3600],
    }),
    frameRate: quantity('1/s', {
      label: 'Frames a second',
      symbol: 'f',
      min: 1,
      max: 240,
      default: 24,
      usual: [8, 120],
    }),
    fileSize: quantity('byte', {
      label: 'Size of a photo',
      unit: 'MB',
      symbol: 'b',
      min: 0,
      max: 10000,
      default: 25,
      usual: [0.2, 250],
    }),
  },
  outputs: {
    interval: quantity('s', { label: 'Interval', symbol: '\\Delta', places: 2 }),
    frames: integer({ label: 'Photos', symbol: 'n' }),
    storage: quantity('byte', { label: 'Storage', unit: 'GB', symbol: 'B', places: 2 }),
  },
  formula: ({ event, clip, frameRate, fileSize }) => {
    const frames = Math.max(1, ceilNear(clip * frameRate));
    return { interval: event / frames, frames, storage: frames * fileSize };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ interval }) => roundTo(interval, 2) < 1,
      says: 'Hardly any camera takes photos that fast for long: make the clip shorter, or film and speed it up.',
    },
  ],
  explanation: 'Take a photo every {interval}: {frames} {frames|photo|photos}, {storage}.',
  examples: [
    {
      inputs: { event: 2, clip: 20 },
      results: { interval: 15, frames: 480, storage: 12 },
      source: 'By hand: 7200 s / 480; 480 × 25 MB',
    },
    {
      inputs: { event: '30 min', clip: 10, frameRate: 30, fileSize: 10 },
      results: { interval: 6, frames: 300, storage: 3 },
      source: 'By hand: 1800/300; 300 × 10 MB',
    },
    {
      inputs: { event: '5 min', clip: 20 },
      results: { interval: 0.625, frames: 480, storage: 12 },
      cautions: ['film and speed it up'],
      source: 'By hand: 300/480',
    },
  ],
  references: [
    { title: 'Ryan: Photography: Time-Lapse and Hyperlapse, in Langford’s Advanced Photography, 8th ed. (2011)' },
  ],
});
