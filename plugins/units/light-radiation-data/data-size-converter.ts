import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const DATA_SIZES = {
  bit: 'bits',
  nibble: 'nibbles',
  B: 'bytes',
  kB: 'kilobytes',
  MB: 'megabytes',
  GB: 'gigabytes',
  TB: 'terabytes',
  PB: 'petabytes',
  EB: 'exabytes',
  ZB: 'zettabytes',
  YB: 'yottabytes',
  KiB: 'kibibytes',
  MiB: 'mebibytes',
  GiB: 'gibibytes',
  TiB: 'tebibytes',
  PiB: 'pebibytes',
  EiB: 'exbibytes',
  ZiB: 'zebibytes',
  YiB: 'yobibytes',
  kbit: 'kilobits',
  Mbit: 'megabits',
  Gbit: 'gigabits',
  Tbit: 'terabits',
  Kibit: 'kibibits',
  Mibit: 'mebibits',
  Gibit: 'gibibits',
  Tibit: 'tebibits',
} as const;

/** Decimal prefixes are powers of 1000, binary ones powers of 1024; a byte is eight bits. */
export default defineCalculator({
  title: 'Data size converter',
  description: 'An amount of data in bits, bytes and their decimal and binary multiples from any of them.',
  keywords: ['gb to mb', 'mb to gb', 'tb to gib', 'bytes to bits', 'kibibyte'],
  inputs: converterInputs(DATA_SIZES, 'GB', 'MB'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(DATA_SIZES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'TB', to: 'GiB' },
      results: { result: 931.322574615, all: { length: 27 } },
      source: 'GNU units: 1 TB in GiB',
    },
    { inputs: { value: 1, from: 'GiB', to: 'MB' }, results: { result: 1073.741824 }, source: 'By hand: 2^30 / 10^6' },
    {
      inputs: { value: 1, from: 'YB', to: 'YiB' },
      results: { result: 0.827180612553 },
      source: 'GNU units: 1 YB in YiB',
    },
    {
      inputs: { value: 700, from: 'MB', to: 'MiB' },
      results: { result: 667.572021484 },
      source: 'GNU units: 700 MB in MiB',
    },
    {
      inputs: { value: 8, from: 'nibble', to: 'B' },
      results: { result: 4 },
      source: 'By definition: half a byte each',
    },
    {
      inputs: { value: 1, from: 'Mbit', to: 'KiB' },
      results: { result: 122.0703125 },
      source: 'GNU units: 1 Mbit in KiB',
    },
    { inputs: { value: 1, from: 'Tbit', to: 'GB' }, results: { result: 125 }, source: 'By hand: 1000/8' },
    { inputs: { value: 1, from: 'Kibit', to: 'bit' }, results: { result: 1024 }, source: 'By definition' },
  ],
  notes: ['Operating systems that say GB for 2^30 bytes mean GiB.'],
  references: [{ title: 'IEC 80000-13:2008: Quantities and units, information science and technology' }],
});
