import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const DATA_RATES = {
  'bit/s': 'bits per second',
  'kbit/s': 'kilobits per second',
  'Mbit/s': 'megabits per second',
  'Gbit/s': 'gigabits per second',
  'Tbit/s': 'terabits per second',
  'Kibit/s': 'kibibits per second',
  'Mibit/s': 'mebibits per second',
  'Gibit/s': 'gibibits per second',
  'B/s': 'bytes per second',
  'kB/s': 'kilobytes per second',
  'MB/s': 'megabytes per second',
  'GB/s': 'gigabytes per second',
  'KiB/s': 'kibibytes per second',
  'MiB/s': 'mebibytes per second',
  'GiB/s': 'gibibytes per second',
  'MB/min': 'megabytes per minute',
  'GB/h': 'gigabytes per hour',
  'TB/d': 'terabytes per day',
} as const;

/** Decimal prefixes are powers of 1000, binary ones powers of 1024; a byte is eight bits. */
export default defineCalculator({
  title: 'Data rate converter',
  description:
    'A data rate in bits or bytes per second, minute, hour or day, with decimal or binary prefixes, from any of them.',
  keywords: ['mbps to mb/s', 'gbps', 'bandwidth', 'kib/s', 'network speed'],
  inputs: converterInputs(DATA_RATES, 'Mbit/s', 'MB/s'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(DATA_RATES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 100, from: 'Mbit/s', to: 'MiB/s' },
      results: { result: 11.9209289551, all: { length: 18 } },
      source: 'GNU units: 100 Mbit/s in MiB/s',
    },
    { inputs: { value: 10, from: 'Gbit/s', to: 'GB/s' }, results: { result: 1.25 }, source: 'By hand: 10/8' },
    {
      inputs: { value: 1, from: 'TB/d', to: 'Mbit/s' },
      results: { result: 92.5925925926 },
      source: 'GNU units: 1 TB/day in Mbit/s',
    },
    {
      inputs: { value: 1, from: 'GB/h', to: 'Mbit/s' },
      results: { result: 2.22222222222 },
      source: 'GNU units: 1 GB/hour in Mbit/s',
    },
    {
      inputs: { value: 16, from: 'KiB/s', to: 'kbit/s' },
      results: { result: 131.072 },
      source: 'By hand: 16 × 1024 × 8 / 1000',
    },
    {
      inputs: { value: 1, from: 'Gibit/s', to: 'Mbit/s' },
      results: { result: 1073.741824 },
      source: 'By hand: 2^30 / 10^6',
    },
    { inputs: { value: 60, from: 'MB/min', to: 'MB/s' }, results: { result: 1 }, source: 'By hand: 60/60' },
  ],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
