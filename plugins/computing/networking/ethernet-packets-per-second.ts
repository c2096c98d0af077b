import { choice, constant, defineCalculator, integer, number, quantity, rows, table } from '@reckoner/engine';
import { ETHERNET_HEADER, FRAME_CHECK, GAP, PREAMBLE } from '../shared/packets.js';

/** Sizes that benchmarks use (RFC 2544, §9.1), and a jumbo frame. */
const SIZES = [64, 128, 256, 512, 1024, 1280, 1518, 9018];
/** The simple Internet mix: 7, 4 and 1 packets of 40, 576 and 1500 bytes of IP, in frames. */
const MIX = [
  { size: 64, count: 7 },
  { size: 594, count: 4 },
  { size: 1518, count: 1 },
];

/** Usual sizes of packets of IP, of which frames have 18 bytes more. */
const isPacket = (size: number) => size === 576 || size === 1500 || size === 9000;

/** A frame takes 8 bytes of preamble and 12 of gap more than its own: R/(8·(L + 20)) (RFC 5180, appendix A). */
export default defineCalculator({
  title: 'Packets per second at line rate',
  description:
    'Frames a second that fill an Ethernet line, for a frame size, the simple IMIX or a mix of your own, with the time for each and the rate without preamble and gap.',
  keywords: [
    'pps calculator',
    'line rate pps',
    'wire speed packets per second',
    'imix',
    'mpps',
    'maximum frame rate',
    '14.88 mpps',
  ],
  related: ['packet-overhead-goodput'],
  inputs: {
    rate: quantity('bit/s', {
      label: 'Rate of the line',
      symbol: 'R',
      unit: 'Gbit/s',
      min: 1e-6,
      max: 1e5,
      usual: [0.01, 1600],
      default: 10,
    }),
    traffic: choice(
      {
        single: 'Frames of one size',
        imix: { label: 'Simple IMIX: 7 × 64, 4 × 594, 1 × 1518 bytes', also: ['IMIX'] },
        mix: 'A mix of your own',
      },
      { label: 'Traffic', default: 'single' },
    ),
    frame: integer({
      label: 'Frame size, in bytes',
      symbol: 'L',
      help: 'With Ethernet header and frame check sequence: 64 to 1518, with a VLAN tag to 1522. An IP packet of 1,500 bytes is a frame of 1518.',
      min: 64,
      max: 16000,
      usual: [64, 9216],
      default: 64,
      when: { traffic: 'single' },
    }),
    frames: rows(
      {
        size: integer({ label: 'Frame size, in bytes', min: 64, max: 16000, usual: [64, 9216] }),
        count: number({ label: 'Frames', min: 0, max: 1e9, usual: 'all' }),
      },
      { label: 'Mix', minItems: 1, maxItems: 30, when: { traffic: 'mix' } },
    ),
  },
  outputs: {
    packets: quantity('1/s', { label: 'Packets a second', symbol: 'n', places: 0, digits: 4 }),
    time: quantity('s', { label: 'Time for each', unit: 'ns', symbol: 't', digits: 4 }),
    mean: number({ label: 'Mean frame size, in bytes', symbol: '\\bar{L}', places: 2, digits: 4 }),
    layer2: quantity('bit/s', {
      label: 'Rate of the frames, without preamble and gap',
      symbol: 'R_2',
      unit: 'Gbit/s',
      digits: 5,
    }),
    sizes: table(
      {
        size: integer({ label: 'Frame size, in bytes' }),
        packets: quantity('1/s', { label: 'Packets a second', places: 0 }),
        time: quantity('s', { label: 'Time for each', unit: 'ns', digits: 4 }),
      },
      { label: 'By frame size' },
    ),
  },
  formula: ({ rate, traffic, frame, frames }) => {
    const mix = traffic === 'single' ? [{ size: frame, count: 1 }] : traffic === 'imix' ? MIX : frames;
    const count = mix.reduce((sum, each) => sum + each.count, 0);
    const mean = mix.reduce((sum, each) => sum + each.size * each.count, 0) / count;
    const bits = constant(8, 'bit') * (mean + PREAMBLE + GAP);
    return {
      packets: rate / bits,
      time: bits / rate,
      mean,
      layer2: (rate * mean) / (mean + PREAMBLE + GAP),
      sizes: SIZES.map((size) => {
        const each = constant(8, 'bit') * (size + PREAMBLE + GAP);
        return { size, packets: rate / each, time: each / rate };
      }),
    };
  },
  shown: ({ rate, mean }) => ({
    packets: rate / (constant(8, 'bit') * (mean + 20)),
    time: (constant(8, 'bit') * (mean + 20)) / rate,
    mean: undefined,
    layer2: (rate * mean) / (mean + 20),
    sizes: undefined,
  }),
  stepwise: [
    'The mean frame size is the bytes of all frames of the mix over their number.',
    'To each frame the line adds 8 bytes of preamble and 12 of gap, 20 in all; a byte has 8 bits.',
  ],
  figure: { kind: 'bars', table: 'sizes', label: 'size', value: 'packets' },
  explanation: ({ traffic }) =>
    traffic === 'single'
      ? 'Frames of {frame} bytes fill {rate} at {packets}, one every {time} with preamble and gap.'
      : 'Frames of {mean} bytes on average fill {rate} at {packets}, one every {time} on average with preamble and gap.',
  requires: [
    {
      that: ({ frames }) => frames.some((row) => row.count > 0),
      field: 'frames',
      says: 'A mix has at least one frame: give counts above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ traffic, frame }) => traffic === 'single' && isPacket(frame),
      says: ({ frame }) =>
        `${frame} is a usual size of an IP packet. If it is meant, its frame has ${ETHERNET_HEADER + FRAME_CHECK} bytes more: ${Number(frame) + ETHERNET_HEADER + FRAME_CHECK}.`,
    },
    {
      level: 'caution',
      when: ({ traffic, frames }) => traffic === 'mix' && frames.some(({ size, count }) => count > 0 && isPacket(size)),
      says: ({ frames }) =>
        `The mix has ${frames.find(({ size, count }) => count > 0 && isPacket(size))!.size} bytes, a usual size of an IP packet. If packets are meant, each frame has ${ETHERNET_HEADER + FRAME_CHECK} bytes more, and at least 64 in all.`,
    },
  ],
  examples: [
    {
      inputs: { rate: 10 },
      results: {
        packets: '14880952.381',
        time: 67.2,
        mean: 64,
        layer2: '7.619047619',
        sizes: {
          length: 8,
          rows: {
            0: { size: 64, time: 67.2 },
            1: { packets: '8445945.946' },
            4: { packets: '1197318.008' },
            6: { packets: '812743.8231' },
          },
        },
      },
      source:
        'RFC 5180, appendix A: 14,880,952 a second of 64 bytes, 8,445,945 of 128, 1,197,318 of 1024, 812,743 of 1518; digits by hand',
    },
    {
      inputs: { rate: '1 Gbit/s', frame: 1522 },
      results: { packets: '81063.55383', time: 12336, mean: 1522 },
      source: 'RFC 5180, appendix A: 81,063; by hand: 1542 × 8 ns',
    },
    {
      inputs: { rate: 10, traffic: 'imix' },
      results: { packets: '3273679.616', mean: '361.8333333', layer2: '9.4762112615' },
      source: 'By hand: (7 × 64 + 4 × 594 + 1518)/12 = 4342/12; 1e10/(8 × 4582/12)',
    },
    {
      inputs: {
        rate: '100 Mbit/s',
        traffic: 'mix',
        frames: [
          { size: 64, count: 60 },
          { size: 1518, count: 40 },
        ],
      },
      results: { mean: 645.6, packets: '18780.04808' },
      source: 'By hand: 0.6 × 64 + 0.4 × 1518; 1e8/(8 × 665.6)',
    },
    {
      inputs: {
        traffic: 'mix',
        frames: [
          { size: 64, count: 7 },
          { size: 576, count: 4 },
          { size: 1500, count: 1 },
        ],
      },
      results: { mean: '354.3333333', packets: '3339269.813' },
      cautions: ['The mix has 576 bytes'],
      source: 'By hand: (7 × 64 + 4 × 576 + 1500)/12 = 4252/12; 1e10/(8 × 4492/12)',
    },
    {
      inputs: { rate: 1, frame: 1500 },
      results: { packets: '82236.84211' },
      cautions: ['1518'],
      source: 'By hand: 1e9/(8 × 1520)',
    },
    {
      inputs: { traffic: 'mix', frames: [{ size: 64, count: 0 }] },
      refused: 'at least one frame',
      source: 'By definition',
    },
  ],
  notes: [
    'For one direction of a full-duplex line; a device that forwards both ways at line rate handles twice as many. Clocks may differ by 100 parts in a million.',
    'Frames on a trunk have 4 bytes more for each VLAN tag. Mixes of other vendors have other sizes: say which was used (RFC 6985).',
  ],
  references: [
    { title: 'RFC 5180: IPv6 Benchmarking Methodology, appendix A', url: 'https://www.rfc-editor.org/rfc/rfc5180' },
    { title: 'RFC 2544: Benchmarking Methodology, §9.1', url: 'https://www.rfc-editor.org/rfc/rfc2544' },
    { title: 'Ostinato: What is IMIX traffic?', url: 'https://ostinato.org/blog/imix' },
    { title: 'RFC 6985: IMIX Genome', url: 'https://www.rfc-editor.org/rfc/rfc6985' },
  ],
});
