import { defineCalculator, percent, quantity } from '@reckoner/engine';

/** A byte is eight bits; the overhead is the share of the line that protocols take. */
export default defineCalculator({
  title: 'Download time',
  description:
    'Time to download or upload a file from its size, the speed of the connection and the protocol overhead.',
  keywords: ['transfer time', 'mbps', 'upload', 'bandwidth', 'file size'],
  inputs: {
    size: quantity('bit', { label: 'File size', unit: 'GB', symbol: 'D', above: 0, max: 1e9 }),
    speed: quantity('bit/s', {
      label: 'Connection speed',
      unit: 'Mbit/s',
      symbol: 'v',
      above: 1e-6,
      max: 1e9,
      usual: [0.01, 400000],
    }),
    overhead: percent({ label: 'Overhead', symbol: 'o', min: 0, max: 90, usual: [1, 40], default: 0 }),
  },
  outputs: {
    time: quantity('s', { label: 'Time', symbol: 't', places: 1 }),
    rate: quantity('bit/s', { label: 'Data rate without overhead', unit: 'MB/s', symbol: 'r', places: 2 }),
  },
  formula: ({ size, speed, overhead }) => {
    const rate = speed * (1 - overhead);
    return { time: size / rate, rate };
  },
  explanation: '{size} at {speed} takes {time}.',
  examples: [
    { inputs: { size: 4.7, speed: 100 }, results: { time: 376, rate: 12.5 }, source: 'By hand: 4.7e9 × 8 / 100e6' },
    {
      inputs: { size: '1 GiB', speed: '50 Mbit/s', overhead: 5 },
      results: { time: 180.8407283, rate: 5.9375 },
      source: 'By hand: 2^30 × 8 / 47.5e6',
    },
    { inputs: { size: '700 MB', speed: '8 Mbit/s' }, results: { time: 700, rate: 1 }, source: 'By hand: 5.6e9 / 8e6' },
  ],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
