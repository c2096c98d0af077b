import { defineEquations, quantity } from '@reckoner/engine';

/** Bits are rate times time; 8 bits are a byte. */
export default defineEquations({
  title: 'Video file size and bitrate',
  description: 'File size, total bitrate or duration of a video from the other two.',
  keywords: ['bitrate', 'storage', 'recording time', 'memory card'],
  variables: {
    size: quantity('bit', { label: 'File size', unit: 'GB', symbol: 'B', above: 0, max: 1e9, usual: [0.001, 20000] }),
    bitrate: quantity('bit/s', {
      label: 'Bitrate of video and audio',
      unit: 'Mbit/s',
      symbol: 'r',
      above: 0,
      max: 1e6,
      usual: [0.1, 6000],
    }),
    duration: quantity('s', {
      label: 'Duration',
      text: 'clock',
      unit: 'min',
      symbol: 't',
      above: 0,
      max: 1e7,
      usual: [0.05, 50000],
    }),
  },
  equations: ({ size, bitrate, duration }) => [[size, bitrate * duration]],
  explanation: '{duration} at {bitrate} takes {size}.',
  examples: [
    { inputs: { bitrate: 100, duration: 10 }, results: { size: 7.5 }, source: 'By hand: 100e6 × 600 / 8' },
    { inputs: { size: 64, bitrate: 50 }, results: { duration: 170.6666667 }, source: 'By hand: 64e9 × 8 / 50e6 / 60' },
    { inputs: { size: 4.5, duration: 60 }, results: { bitrate: 10 }, source: 'By hand: 36e9/3600' },
  ],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
