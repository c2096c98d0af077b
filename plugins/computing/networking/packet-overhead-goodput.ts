import { choice, constant, defineCalculator, flag, integer, percent, quantity, table, text } from '@reckoner/engine';
import {
  ETHERNET_HEADER,
  FRAME_CHECK,
  GAP,
  IP_HEADER,
  PREAMBLE,
  SMALLEST_FRAME,
  TCP_HEADER,
  TCP_TIMESTAMPS,
  UDP_HEADER,
  VLAN_TAG,
} from '../shared/packets.js';

/** A packet takes its frame, preamble and gap on the line; the share of its data is the share of the rate. */
export default defineCalculator({
  title: 'Protocol overhead and goodput',
  description:
    'Share of an Ethernet line that carries TCP or UDP data after Ethernet, VLAN, IP and tunnel headers, with goodput, packets a second and the bytes of every layer.',
  keywords: [
    'goodput calculator',
    'protocol efficiency',
    'ethernet overhead',
    'tcp overhead',
    'udp overhead',
    'effective throughput',
    'header overhead',
    'jumbo frame efficiency',
  ],
  related: ['ethernet-packets-per-second', 'mtu-mss-tunnel', 'tcp-throughput-mathis', 'download-time'],
  inputs: {
    rate: quantity('bit/s', {
      label: 'Rate of the Ethernet line',
      symbol: 'R',
      help: 'As the interface is named: 1 Gbit/s.',
      unit: 'Mbit/s',
      min: 1e-3,
      max: 1e7,
      usual: [1, 1.6e6],
      default: 1000,
    }),
    mtu: integer({
      label: 'MTU, in bytes',
      help: 'The largest IP packet, without Ethernet header.',
      min: 576,
      max: 16000,
      usual: [1280, 9216],
      default: 1500,
    }),
    ip: choice(
      { ipv4: { label: 'IPv4', also: ['4', 'v4'] }, ipv6: { label: 'IPv6', also: ['6', 'v6'] } },
      { label: 'IP', default: 'ipv4' },
    ),
    protocol: choice({ tcp: 'TCP', udp: 'UDP' }, { label: 'Protocol', default: 'tcp' }),
    timestamps: flag({
      label: 'TCP timestamps',
      help: 'Usual on Linux, macOS and phones; they take 12 bytes of each segment.',
      default: true,
      when: { protocol: 'tcp' },
    }),
    vlans: integer({ label: 'VLAN tags', min: 0, max: 4, usual: 'all', default: 0 }),
    tunnel: integer({
      label: 'Tunnel headers within the MTU, in bytes',
      help: 'With padding: 24 for GRE, 50 for VXLAN, 60 for WireGuard, all over IPv4.',
      min: 0,
      max: 400,
      usual: 'all',
      default: 0,
    }),
    data: integer({
      label: 'Data in a packet, in bytes',
      help: 'As much as the MTU allows where it is left out; 172 for 20 ms of G.711 voice with its RTP header.',
      min: 1,
      max: 16000,
      usual: 'all',
      optional: true,
    }),
  },
  outputs: {
    goodput: quantity('bit/s', { label: 'Goodput', symbol: 'G', unit: 'Mbit/s', places: 2, digits: 6 }),
    efficiency: percent({ label: 'Share of the line', symbol: '\\eta', places: 2 }),
    payload: integer({ label: 'Data in each packet', symbol: 'P' }),
    wire: integer({ label: 'Bytes on the line for each packet', symbol: 'L' }),
    packets: quantity('1/s', { label: 'Packets a second', symbol: 'n', places: 0 }),
    bytes: quantity('bit/s', { label: 'Goodput in bytes', unit: 'MB/s', places: 2, digits: 5 }),
    parts: table(
      {
        what: text({ label: 'What' }),
        bytes: integer({ label: 'Bytes' }),
        share: percent({ label: 'Share', places: 2 }),
      },
      { label: 'Bytes of each packet on the line' },
    ),
  },
  formula: ({ rate, mtu, ip, protocol, timestamps, vlans, tunnel, data }) => {
    const headers = headersOf({ ip, protocol, timestamps, tunnel });
    const payload = data ?? mtu - headers.reduce((sum, [, bytes]) => sum + bytes, 0);
    const frame: Part[] = [
      ['Ethernet header', ETHERNET_HEADER],
      ['VLAN tags', vlans * VLAN_TAG],
      ...headers,
      ['Data', payload],
    ];
    const length = frame.reduce((sum, [, bytes]) => sum + bytes, FRAME_CHECK);
    const all: Part[] = [
      ['Preamble and start of frame', PREAMBLE],
      ...frame,
      ['Padding to the smallest frame', Math.max(0, SMALLEST_FRAME - length)],
      ['Frame check sequence', FRAME_CHECK],
      ['Gap between packets', GAP],
    ];
    const parts = all.filter(([, bytes]) => bytes > 0);
    const wire = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
    return {
      goodput: (rate * payload) / wire,
      efficiency: payload / wire,
      payload,
      wire,
      packets: rate / (constant(8, 'bit') * wire),
      bytes: (rate * payload) / wire,
      parts: parts.map(([what, bytes]) => ({ what, bytes, share: bytes / wire })),
    };
  },
  shown: ({ rate, payload, wire }) => ({
    goodput: (rate * payload) / wire,
    efficiency: payload / wire,
    payload: undefined,
    wire: undefined,
    packets: rate / (constant(8, 'bit') * wire),
    bytes: undefined,
    parts: undefined,
  }),
  stepwise: [
    'The data of a packet are the MTU less the headers of tunnel, IP and TCP or UDP, where no other size is given.',
    'On the line a packet takes 14 bytes of Ethernet header, 4 for each VLAN tag, the packet itself, padding up to frames of 64 bytes, 4 bytes of frame check sequence, and 8 bytes of preamble and 12 of gap around the frame.',
  ],
  figure: { kind: 'bars', table: 'parts', label: 'what', value: 'bytes' },
  explanation:
    'Each packet carries {payload} {payload|byte|bytes} of data and takes {wire} {wire|byte|bytes} on the line: {efficiency} of {rate} is data, {goodput} or {bytes}. Packets follow each other at {packets}.',
  requires: [
    {
      that: ({ data, mtu, ip, timestamps, tunnel }) =>
        data <= mtu - headerBytes({ ip, protocol: 'tcp', timestamps, tunnel }),
      field: 'data',
      says: '{data} bytes of data and their headers do not fit the MTU of {mtu} bytes.',
    },
    {
      that: ({ data, mtu, ip, protocol, tunnel }) =>
        protocol === 'tcp' || data <= mtu - headerBytes({ ip, protocol, tunnel }),
      field: 'data',
      says: '{data} bytes of data and their headers do not fit the MTU of {mtu} bytes.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ mtu }) => isFrame(mtu),
      says: ({ mtu }) =>
        `${mtu} bytes is the size of an Ethernet frame, of which the MTU leaves out header and check sequence: the MTU of such a line is ${mtu > 9000 ? '9,000' : '1,500'}.`,
    },
    {
      level: 'caution',
      when: ({ ip, mtu, tunnel }) => ip === 'ipv6' && mtu - tunnel < 1280,
      says: ({ mtu, tunnel }) =>
        `IPv6 needs an MTU of 1,280 bytes at least (RFC 8200), and ${mtu - tunnel} ${mtu - tunnel === 1 ? 'is' : 'are'} left for it: it does not work unless what is below fragments its packets. Raise the MTU to ${1280 + tunnel} or more.`,
    },
    {
      level: 'note',
      when: ({ mtu }) => mtu > 1500 && !isFrame(mtu),
      says: 'Packets of more than 1,500 bytes need every switch and host of the path to allow them; the Internet as a rule does not carry them.',
    },
  ],
  examples: [
    {
      inputs: { timestamps: false },
      results: {
        goodput: '949.2847854356',
        efficiency: '94.92847854',
        payload: 1460,
        wire: 1538,
        packets: '81274.38231',
        bytes: '118.66059818',
        parts: {
          length: 7,
          rows: { 0: { bytes: 8 }, 1: { bytes: 14 }, 2: { bytes: 20 }, 4: { what: 'Data', share: '94.92847854' } },
        },
      },
      source: 'By hand: 1460/1538; RFC 5180, appendix A: 81,274 frames of 1518 bytes a second on 1000 Mbit/s',
    },
    {
      inputs: { rate: '10 Gbit/s', mtu: 9000, vlans: 1 },
      results: { payload: 8948, wire: 9042, efficiency: '98.96040699', goodput: '9896.040699' },
      cautions: ['every switch and host'],
      source: 'By hand: 9000 - 52; 9000 + 14 + 4 + 4 + 20; 8948/9042',
    },
    {
      inputs: { rate: 100, protocol: 'udp', ip: 'ipv6', tunnel: 70 },
      results: { payload: 1382, wire: 1538, goodput: '89.85695709', packets: '8127.438231' },
      source: 'By hand: 1500 - 70 - 40 - 8; 1382/1538',
    },
    {
      inputs: { rate: 1000, protocol: 'udp', data: 1, vlans: 0 },
      results: { payload: 1, wire: 84, packets: '1488095.238', efficiency: '1.190476190', goodput: '11.90476190' },
      source: 'By hand: 1 + 8 + 20 bytes are padded to 46; 1/84; RFC 5180: 1,488,095 frames of 64 bytes',
    },
    {
      inputs: { protocol: 'udp', data: 172, rate: 1 },
      results: { payload: 172, wire: 238, goodput: '0.7226890756' },
      source: 'By hand: 160 bytes of voice and 12 of RTP; 172 + 8 + 20 + 38',
    },
    {
      inputs: { mtu: 1518, timestamps: false },
      results: { payload: 1478, wire: 1556 },
      cautions: ['size of an Ethernet frame'],
      source: 'By hand: 1518 - 40; 1518 + 38',
    },
    { inputs: { data: 1449 }, refused: 'do not fit the MTU', source: 'By hand: 1449 + 52 = 1501' },
    {
      inputs: { protocol: 'udp', data: 1473 },
      refused: 'do not fit the MTU',
      source: 'By hand: 1473 + 8 + 20 = 1501',
    },
    {
      inputs: { protocol: 'udp', data: 1472 },
      results: { payload: 1472, wire: 1538 },
      source: 'By hand: 1472 + 8 + 20 = 1500',
    },
    {
      inputs: { mtu: 1280, ip: 'ipv6', tunnel: 40, timestamps: false },
      results: { payload: 1180, wire: 1318 },
      cautions: ['and 1240 are left for it'],
      source: 'By hand: 1280 - 40 - 40 - 20; RFC 8200, §5',
    },
    {
      inputs: { mtu: 9018, timestamps: false },
      results: { payload: 8978, wire: 9056 },
      cautions: ['such a line is 9,000'],
      source: 'By hand: 9018 - 40; 9018 + 38',
    },
  ],
  notes: [
    'One direction of a full-duplex line that is always busy: acknowledgments go the other way. Wi-Fi, mobile and DSL lines have other headers and shared air.',
    'A frame with tags is taken to be padded to 64 bytes in all, as IEEE 802.3 has it; some bridges pad to 68.',
  ],
  references: [
    { title: 'IEEE 802.3: Ethernet, frame and interpacket gap' },
    { title: 'RFC 5180: IPv6 Benchmarking Methodology, appendix A', url: 'https://www.rfc-editor.org/rfc/rfc5180' },
    { title: 'RFC 9293: Transmission Control Protocol, §3.1', url: 'https://www.rfc-editor.org/rfc/rfc9293' },
    {
      title: 'RFC 7323: TCP Extensions for High Performance, appendix A',
      url: 'https://www.rfc-editor.org/rfc/rfc7323',
    },
  ],
});

type Part = readonly [what: string, bytes: number];

/** Frames of 1,500 and 9,000 bytes of IP: with header, with check sequence, and with a VLAN tag. */
const isFrame = (mtu: number) => [1514, 1518, 1522, 9014, 9018, 9022].includes(mtu);

interface Headers {
  readonly ip: 'ipv4' | 'ipv6';
  readonly protocol: 'tcp' | 'udp';
  readonly timestamps?: boolean | undefined;
  readonly tunnel: number;
}

function headersOf({ ip, protocol, timestamps, tunnel }: Headers): Part[] {
  return [
    ['Tunnel headers', tunnel],
    [ip === 'ipv4' ? 'IPv4 header' : 'IPv6 header', IP_HEADER[ip]],
    protocol === 'tcp' ? ['TCP header', TCP_HEADER] : ['UDP header', UDP_HEADER],
    ['TCP timestamps', timestamps ? TCP_TIMESTAMPS : 0],
  ];
}

function headerBytes(headers: Headers) {
  return headersOf(headers).reduce((sum, [, bytes]) => sum + bytes, 0);
}
