import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** Throughput is operations times block size; the latency of each is queue depth over rate (Little’s law). */
export default defineCalculator({
  title: 'IOPS, block size and throughput',
  description:
    'Throughput, operations a second or block size of a storage system from the other two, with the mean latency at a queue depth.',
  keywords: ['iops', 'mb/s', 'block size', 'queue depth', 'ssd latency'],
  related: ['littles-law'],
  inputs: {
    find: choice(
      { throughput: 'Throughput', iops: 'Operations a second', block: 'Block size' },
      { label: 'Find', default: 'throughput' },
    ),
    operations: quantity('1/s', {
      label: 'Operations a second (IOPS)',
      symbol: 'f_0',
      above: 0.001,
      max: 1e12,
      default: 10000,
      when: { find: ['throughput', 'block'] },
    }),
    blockSize: quantity('byte', {
      label: 'Block size',
      unit: 'KiB',
      symbol: 'b_0',
      above: 0.0001,
      max: 1e9,
      usual: [0.5, 65536],
      default: 4,
      when: { find: ['throughput', 'iops'] },
    }),
    rate: quantity('byte/s', {
      label: 'Throughput',
      unit: 'MB/s',
      symbol: 'T_0',
      above: 0.000001,
      max: 1e9,
      default: 500,
      when: { find: ['iops', 'block'] },
    }),
    queueDepth: number({ label: 'Queue depth', symbol: 'Q', above: 0, max: 1e9, usual: [1, 65536], default: 1 }),
  },
  outputs: {
    throughput: quantity('byte/s', { label: 'Throughput', unit: 'MB/s', symbol: 'T', places: 2 }),
    iops: quantity('1/s', { label: 'Operations a second (IOPS)', symbol: 'f', places: 1 }),
    block: quantity('byte', { label: 'Block size', unit: 'KiB', symbol: 'b', places: 3 }),
    latency: quantity('s', { label: 'Mean latency', unit: 'ms', symbol: 'W', places: 4 }),
  },
  formula: ({ find, operations, blockSize, rate, queueDepth }) => {
    const block = find === 'block' ? rate / operations : blockSize;
    const iops = find === 'iops' ? rate / blockSize : operations;
    return { throughput: iops * block, iops, block, latency: queueDepth / iops };
  },
  explanation:
    'At {iops}, operations of {block} each make {throughput}; at a queue depth of {queueDepth} each takes {latency}.',
  examples: [
    {
      inputs: { operations: 10000, blockSize: 4, queueDepth: 32 },
      results: { throughput: 40.96, latency: 3.2 },
      source: 'By hand: 10000 × 4096 B; 32/10000 s',
    },
    {
      inputs: { find: 'iops', rate: 550, blockSize: 128 },
      results: { iops: 4196.167, throughput: 550 },
      source: 'Python: 550e6/131072',
    },
    {
      inputs: { find: 'block', operations: 7500, rate: 120 },
      results: { block: 15.625, iops: 7500 },
      source: 'By hand: 16000 B / 1024',
    },
  ],
  references: [
    {
      title: 'Little: A proof for the queuing formula L = λW, Operations Research 9 (1961) 383',
      doi: '10.1287/opre.9.3.383',
    },
  ],
});
