import { ceilNear, constant, defineCalculator, integer, isAbove, isAtMost, percent, quantity } from '@reckoner/engine';

/** What is sent in one round trip is under way without an acknowledgment: BDP = B·RTT; a window of TCP is at most 65,535·2¹⁴ bytes. */
export default defineCalculator({
  title: 'Bandwidth-delay product',
  description:
    'Data in flight that fills a path from its bandwidth and round-trip time, with the TCP window scale, and the rate that a given window allows.',
  keywords: ['bdp', 'tcp window size', 'window scaling', 'long fat network', 'receive buffer size', 'tcp tuning'],
  related: ['tcp-throughput-mathis', 'download-time'],
  inputs: {
    bandwidth: quantity('bit/s', {
      label: 'Bandwidth of the narrowest link',
      help: 'In bits a second, as links are named.',
      unit: 'Mbit/s',
      symbol: 'B',
      min: 1e-6,
      max: 1e9,
      usual: [0.01, 400000],
    }),
    rtt: quantity('s', {
      label: 'Round-trip time',
      help: 'There and back, as ping shows it.',
      unit: 'ms',
      symbol: '\\mathrm{RTT}',
      min: 1e-6,
      max: 1e8,
      usual: [0.01, 3000],
    }),
    window: quantity('bit', {
      label: 'TCP window that you have',
      help: 'The smaller of the windows of both sides, in bytes.',
      unit: 'B',
      symbol: 'W',
      min: 1,
      max: 1073725440,
      usual: [1000, 1073725440],
      optional: true,
    }),
    mss: quantity('bit', {
      label: 'Data in a segment',
      unit: 'B',
      symbol: '\\mathrm{MSS}',
      min: 1,
      max: 65535,
      usual: [500, 9200],
      default: 1460,
    }),
  },
  outputs: {
    product: quantity('bit', {
      label: 'Bandwidth-delay product',
      unit: 'B',
      symbol: '\\mathrm{BDP}',
      places: 0,
      digits: 12,
    }),
    binary: quantity('bit', {
      label: 'The same in binary units',
      unit: 'MiB',
      symbol: '\\mathrm{BDP}_{bin}',
      digits: 6,
    }),
    scale: integer({ label: 'Window scale needed', symbol: 's', optional: true }),
    segments: integer({ label: 'Segments in flight', symbol: 'n' }),
    unscaled: quantity('bit/s', {
      label: 'At most with 65,535 bytes, the window without scaling',
      unit: 'Mbit/s',
      symbol: 'R_{64K}',
      digits: 5,
    }),
    rate: quantity('bit/s', {
      label: 'At most with your window',
      unit: 'Mbit/s',
      symbol: 'R',
      digits: 5,
      optional: true,
    }),
    share: percent({ label: 'Share of the bandwidth', symbol: 'u', places: 2, optional: true }),
  },
  formula: ({ bandwidth, rtt, window, mss }) => {
    const product = bandwidth * rtt;
    const shift = ceilNear(Math.log2(product / constant(524280, 'bit')));
    const rate = window === undefined ? undefined : Math.min(bandwidth, window / rtt);
    return {
      product,
      binary: product,
      scale: shift > 14 ? undefined : Math.max(0, shift),
      segments: ceilNear(product / mss),
      unscaled: Math.min(bandwidth, constant(524280, 'bit') / rtt),
      rate,
      share: rate === undefined ? undefined : rate / bandwidth,
    };
  },
  explanation: ({ scale }) =>
    scale === undefined
      ? '{bandwidth} over {rtt} there and back holds {product} in flight, more than any TCP window{rate?; your window of {window} lets one connection have at most {rate}, {share} of the bandwidth|}.'
      : scale === 0
        ? '{bandwidth} over {rtt} there and back holds {product} in flight, for which TCP needs no window scaling{rate?; your window of {window} lets one connection have at most {rate}, {share} of the bandwidth|}.'
        : '{bandwidth} over {rtt} there and back holds {product} in flight, for which TCP needs a window scale of {scale}{rate?; your window of {window} lets one connection have at most {rate}, {share} of the bandwidth|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ scale }) => scale === undefined,
      says: 'The largest TCP window is 1,073,725,440 bytes, 65,535 with a scale of 14: one connection cannot fill this path. Use several at once.',
    },
    {
      level: 'caution',
      when: ({ window, scale }) =>
        scale === undefined && window !== undefined && !isAtMost(constant(8589803520, 'bit'), window),
      says: 'Your window of {window} is below that largest one, too: raised to it by the receive and send buffers of both hosts, one connection gets more, and fewer are needed.',
    },
    {
      level: 'caution',
      when: ({ window, bandwidth, rtt, scale }) =>
        scale !== undefined && window !== undefined && !isAtMost(bandwidth * rtt, window),
      says: 'Your window is below the bandwidth-delay product, so that the sender waits for acknowledgments however good the line is. Raise the receive and send buffers of both hosts to more than {product}, as a buffer also holds what the system needs for itself.',
    },
    {
      level: 'note',
      when: ({ window, bandwidth, rtt }) => window !== undefined && isAbove(window, 10 * bandwidth * rtt),
      says: 'Your window is more than ten times the product: the line is no faster for it, and what is sent beyond the product may wait in the queue before the narrowest link and add delay.',
    },
  ],
  examples: [
    {
      inputs: { bandwidth: '1 Gbit/s', rtt: 100, window: 65535 },
      results: {
        product: 12500000,
        binary: 11.920928955,
        scale: 8,
        segments: 8562,
        unscaled: '5.242800',
        rate: '5.242800',
        share: 0.52428,
      },
      cautions: ['below the bandwidth-delay product'],
      source: 'By hand: 1e9 × 0.1 / 8 bytes; /2^20; 65535 × 2^8 is the first above it; /1460; 65535 × 8 / 0.1',
    },
    {
      inputs: { bandwidth: 512, rtt: '512 ms', mss: 1380 },
      results: { product: 32768000, binary: '31.25000', scale: 9, segments: 23745, unscaled: 1.0239844 },
      source: 'By hand: 512e6 × 0.512 / 8; 65535 × 2^9 = 33553920',
    },
    {
      inputs: { bandwidth: 5.2428, rtt: 100, window: '64 KiB' },
      results: { product: 65535, scale: 0, segments: 45, rate: 5.2428, share: 100 },
      source: 'By hand: the product is the largest window without scaling; 65536 bytes are above it',
    },
    {
      inputs: { bandwidth: '100 Gbit/s', rtt: '0.2 s', window: '16 MiB' },
      results: { product: 2500000000, segments: 1712329, rate: 671.08864, share: 0.67108864 },
      cautions: ['cannot fill this path', 'below that largest one, too'],
      source: 'By hand: 1e11 × 0.2 / 8, above 2^30; 2^24 × 8 / 0.2',
    },
    {
      inputs: { bandwidth: '100 Gbit/s', rtt: '0.2 s', window: 1073725440 },
      results: { product: 2500000000, rate: 42949.0176, share: 42.9490176 },
      cautions: ['cannot fill this path'],
      source: 'By hand: 65535 × 2^14 × 8 / 0.2',
    },
    {
      inputs: { bandwidth: 10, rtt: 1, window: '256 KiB', mss: 536 },
      results: { product: 1250, scale: 0, segments: 3, unscaled: 10, rate: 10, share: 100 },
      cautions: ['more than ten times'],
      source: 'By hand: 1e7 × 0.001 / 8; the bandwidth is the limit',
    },
  ],
  notes: [
    'The round-trip time without queues counts: under load ping shows a longer one.',
    'Headers are in the bandwidth of the link and not in the window, which may so be a few percent smaller. Loss lowers the rate further.',
    'On Linux net.ipv4.tcp_rmem and tcp_wmem (third value) and net.core.rmem_max limit the buffers.',
  ],
  references: [
    {
      title: 'RFC 7323: TCP Extensions for High Performance, §2 (window scale, at most 14)',
      url: 'https://www.rfc-editor.org/rfc/rfc7323',
    },
  ],
});
