import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  number,
  percent,
  quantity,
} from '@reckoner/engine';

/** Mathis et al. (1997): MSS/(RTT·√(2bp/3)); Padhye et al. (1998), eq. 30, adds the time that timeouts take. */
export default defineCalculator({
  title: 'TCP throughput from loss and RTT',
  description:
    'Throughput of one TCP connection from segment size, round-trip time and packet loss by the models of Mathis and of Padhye, with the limits of window and link: the lowest governs.',
  keywords: [
    'mathis equation',
    'mathis formula',
    'padhye model',
    'packet loss throughput',
    'tcp speed limit',
    'pftk model',
    'tcp window limit',
  ],
  related: ['bandwidth-delay-product', 'packet-overhead-goodput', 'mtu-mss-tunnel'],
  inputs: {
    mss: quantity('bit', {
      label: 'Data in a segment (MSS)',
      help: '1,460 bytes on Ethernet with IPv4, 1,448 with timestamps.',
      unit: 'B',
      symbol: '\\mathrm{MSS}',
      min: 1,
      max: 65535,
      usual: [500, 9200],
      default: 1460,
    }),
    rtt: quantity('s', {
      label: 'Round-trip time',
      help: 'There and back, as ping shows it.',
      unit: 'ms',
      symbol: '\\mathrm{RTT}',
      min: 1e-3,
      max: 1e7,
      usual: [0.01, 3000],
    }),
    loss: percent({
      label: 'Packet loss',
      help: '0.01 for one packet in 10,000.',
      symbol: 'p',
      min: 0,
      max: 50,
      usual: [0.0001, 10],
    }),
    acks: choice(
      {
        delayed: { label: 'Every second segment (delayed)', value: 2 },
        every: { label: 'Every segment', value: 1 },
      },
      { label: 'Acknowledged is', symbol: 'b', default: 'delayed' },
    ),
    timeout: quantity('s', {
      label: 'Retransmission timeout',
      help: 'Four round trips, at least 1 s, where it is left out. Linux takes the round trip and 200 ms more at least.',
      symbol: 'T_0',
      min: 0.001,
      max: 1e5,
      usual: [0.1, 120],
      default: ({ rtt }) => Math.max(1, 4 * rtt),
    }),
    window: quantity('bit', {
      label: 'TCP window',
      unit: 'B',
      symbol: 'W',
      min: 1,
      max: 1073725440,
      usual: [1000, 1073725440],
      optional: true,
    }),
    bandwidth: quantity('bit/s', {
      label: 'What the link leaves for TCP data',
      help: 'The rate of the link less headers: some 94% of it on Ethernet with packets of 1,500 bytes.',
      unit: 'Mbit/s',
      symbol: 'B',
      min: 1e-6,
      max: 1e9,
      usual: [0.01, 400000],
      optional: true,
    }),
  },
  outputs: {
    throughput: quantity('bit/s', { label: 'Throughput', unit: 'Mbit/s', symbol: 'R', digits: 4 }),
    limit: category(['Loss', 'Window', 'Link'], { label: 'What limits it' }),
    mathis: quantity('bit/s', { label: 'By Mathis', unit: 'Mbit/s', symbol: 'R_M', digits: 4 }),
    padhye: quantity('bit/s', { label: 'By Padhye', unit: 'Mbit/s', symbol: 'R_P', digits: 4 }),
    windowRate: quantity('bit/s', {
      label: 'Limit by the window',
      unit: 'Mbit/s',
      symbol: 'R_W',
      digits: 4,
      optional: true,
    }),
    every: number({ label: 'Packets for each that is lost', symbol: 'N', digits: 4 }),
    cubic: quantity('bit/s', {
      label: 'CUBIC, where it gets more than Reno',
      unit: 'Mbit/s',
      symbol: 'R_C',
      digits: 4,
      optional: true,
    }),
  },
  formula: ({ mss, rtt, loss, acks, timeout, window, bandwidth }) => {
    const mathis = mss / (rtt * Math.sqrt((2 * acks * loss) / 3));
    const padhye =
      mss /
      (rtt * Math.sqrt((2 * acks * loss) / 3) +
        timeout * Math.min(1, 3 * Math.sqrt((3 * acks * loss) / 8)) * loss * (1 + 32 * loss ** 2));
    const windowRate = window === undefined ? undefined : window / rtt;
    // The mean window of CUBIC in segments, with C = 0.4/s³ and β = 0.7.
    const cubic = (mss / rtt) * ((constant(0.4, '1/s^3') * 3.7) / 1.2) ** 0.25 * (rtt / loss) ** 0.75;
    const free = bandwidth ?? Infinity;
    const allowed = windowRate ?? Infinity;
    const limit =
      isAtMost(padhye, allowed) && isAtMost(padhye, free) ? 'Loss' : isAtMost(allowed, free) ? 'Window' : 'Link';
    return {
      throughput: limit === 'Loss' ? padhye : limit === 'Window' ? allowed : free,
      limit,
      mathis,
      padhye,
      windowRate,
      every: 1 / loss,
      cubic: isAbove(cubic, mathis) ? cubic : undefined,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Throughput by packet loss',
    x: { of: 'loss', log: true },
    y: { of: 'throughput', log: true },
    curve: ({ mss, rtt, loss, acks, timeout, limit, padhye }) => ({
      from: Math.min(1e-5, loss / 10),
      to: Math.max(0.1, loss),
      lines: [
        {
          label: 'Padhye',
          y: (p) =>
            mss /
            (rtt * Math.sqrt((2 * acks * p) / 3) +
              timeout * Math.min(1, 3 * Math.sqrt((3 * acks * p) / 8)) * p * (1 + 32 * p ** 2)),
        },
        { label: 'Mathis', y: (p) => mss / (rtt * Math.sqrt((2 * acks * p) / 3)), dashed: true },
      ],
      marks: [{ x: loss, y: padhye, label: limit === 'Loss' ? 'Here' : 'By loss alone' }],
    }),
  },
  explanation: ({ limit, acks }) =>
    limit === 'Window'
      ? 'The window of {window} limits one connection to {throughput}; by loss, one packet in {every}, {padhye} would be possible (Padhye), {mathis} by Mathis.'
      : limit === 'Link'
        ? 'The link limits one connection to {throughput}; by loss, one packet in {every}, {padhye} would be possible (Padhye), {mathis} by Mathis.'
        : acks === 2
          ? 'Losing one packet in {every} at a round trip of {rtt}, with delayed acknowledgments and a timeout of {timeout}, one connection gets about {throughput} (Padhye){window?|, if its window allows it}; {mathis} by the equation of Mathis, which leaves timeouts out.'
          : 'Losing one packet in {every} at a round trip of {rtt}, with each segment acknowledged and a timeout of {timeout}, one connection gets about {throughput} (Padhye){window?|, if its window allows it}; {mathis} by the equation of Mathis, which leaves timeouts out.',
  requires: [
    {
      that: ({ loss }) => loss === 0 || isAtLeast(loss, 1e-12),
      field: 'loss',
      says: 'A packet loss of {loss} is below anything that is measured: from 1 × 10⁻¹⁰% on the models say something.',
    },
    {
      that: ({ loss }) => loss > 0,
      field: 'loss',
      says: 'The models are of loss: where nothing is lost, window or link limit the rate, as the bandwidth-delay product tells. Send the loss that is measured over long, such as 0.0001%.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ limit, mathis, padhye }) => limit === 'Loss' && isAbove(mathis, 1.25 * padhye),
      says: 'At this loss timeouts take a good part of the time, of which the equation of Mathis knows nothing: go by Padhye, and see that the timeout, {timeout}, is that of your hosts.',
    },
    {
      level: 'note',
      when: ({ limit, cubic }) => limit === 'Loss' && cubic !== undefined,
      says: 'The figures by Mathis and Padhye are those of Reno. CUBIC, the default of Linux, Windows and macOS, averages about {cubic} at this loss where window and link allow it.',
    },
    {
      level: 'caution',
      when: ({ loss }) => isAbove(loss, 0.1),
      says: 'With more than 10% of packets lost a connection stalls and often breaks off: what the models say is hardly more than an order of magnitude.',
    },
  ],
  examples: [
    {
      inputs: { rtt: 100, loss: 0.01 },
      results: {
        throughput: '10.09246865446',
        limit: 'Loss',
        mathis: '10.1151767162',
        padhye: '10.09246865446',
        every: 10000,
        cubic: '21.88834675',
      },
      cautions: ['averages about'],
      source:
        'Python with mpmath, from the equations; RFC 8312, §5.1, table: CUBIC with C = 0.4 averages 187 packets at 0.1 s and a loss of 1e-4, here 187.4',
    },
    {
      inputs: { rtt: 100, loss: 0.01, acks: 'every', timeout: '300 ms', window: 65535, bandwidth: 94 },
      results: {
        throughput: 5.2428,
        limit: 'Window',
        mathis: '14.30502009785',
        padhye: '14.29537071953',
        windowRate: 5.2428,
      },
      source: 'Python with mpmath, from the equations; 65535 × 8 / 0.1',
    },
    {
      inputs: { rtt: 20, loss: 5, timeout: '220 ms', window: '1 MiB', bandwidth: 900 },
      results: { throughput: '0.9680386365', limit: 'Loss', mathis: '2.261822274', every: 20 },
      cautions: ['timeouts take'],
      source: 'Python with mpmath, from the equations',
    },
    {
      inputs: { mss: 1448, rtt: 80, loss: 0.0001, window: '4 MiB', bandwidth: 94 },
      results: { throughput: 94, limit: 'Link', mathis: '125.4004785', padhye: '125.3969517', windowRate: 419.4304 },
      source: 'Python with mpmath, from the equations; 2^22 × 8 / 0.08',
    },
    {
      inputs: { mss: 1448, rtt: 5, loss: 30, timeout: '400 ms' },
      results: { throughput: '0.02471188607', mathis: '3.663182442', limit: 'Loss' },
      cautions: ['timeouts take', 'often breaks off'],
      source: 'Python with mpmath, from the equations: the least of 1 and 3·√(3bp/8) is 1',
    },
    {
      inputs: { mss: 1500, rtt: 100, loss: 2e-8, acks: 'every', bandwidth: '10 Gbit/s' },
      results: { mathis: '10392.30485', limit: 'Link', throughput: 10000, every: 5000000000 },
      source:
        'RFC 8312, §5.2: Reno needs a loss of 2.0e-10 for 10 Gbit/s with 1500-byte packets and 100 ms; digits by mpmath',
    },
    {
      inputs: { rtt: 10, loss: 0.1 },
      results: { limit: 'Loss', mathis: '31.98699736', padhye: '26.11168111' },
      source: 'Python with mpmath, from the equations',
    },
    { inputs: { rtt: 10, loss: 0 }, refused: 'where nothing is lost', source: 'By definition: 1/√p has no bound' },
    { inputs: { rtt: 10, loss: 1e-11 }, refused: 'below anything that is measured', source: 'By definition' },
  ],
  notes: [
    'Both models are of TCP Reno in a long transfer, which does not end before its first losses. BBR hardly slows down for random loss.',
    'Many pages write the equation of Mathis with a constant of 1, or 1.22 = √(3/2) for an acknowledgment of every segment, in place of 0.87 = √(3/4) for delayed ones.',
    'Throughput is of TCP data: headers and what is sent again come on top on the line.',
  ],
  references: [
    {
      title:
        'Mathis, Semke, Mahdavi, Ott: The Macroscopic Behavior of the TCP Congestion Avoidance Algorithm. Computer Communication Review 27 (1997) 67–82',
      doi: '10.1145/263932.264023',
    },
    {
      title:
        'Padhye, Firoiu, Towsley, Kurose: Modeling TCP Throughput: A Simple Model and its Empirical Validation. SIGCOMM 1998',
      doi: '10.1145/285237.285291',
    },
    { title: 'RFC 3819, §8.5 (the equation for b = 2)', url: 'https://www.rfc-editor.org/rfc/rfc3819' },
    { title: 'RFC 5348: TCP Friendly Rate Control, §3.1', url: 'https://www.rfc-editor.org/rfc/rfc5348' },
    { title: 'RFC 8312: CUBIC, §5 (equations 5 and 6)', url: 'https://www.rfc-editor.org/rfc/rfc8312' },
  ],
});
