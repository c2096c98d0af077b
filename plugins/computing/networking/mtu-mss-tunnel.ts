import { choice, defineCalculator, flag, integer, table, text } from '@reckoner/engine';
import { ETHERNET_HEADER, IP_HEADER, TCP_HEADER, TCP_TIMESTAMPS, UDP_HEADER } from '../shared/packets.js';

type Version = keyof typeof IP_HEADER;
type Part = readonly [what: string, bytes: number];

const NAME = { ipv4: 'IPv4', ipv6: 'IPv6' } as const;
const PPPOE = 8;
const GRE = 4;
const ESP_HEADER = 8;
/** Pad length and next header. */
const ESP_TRAILER = 2;

/** Bytes of initialization vector and integrity check value, and the block that payload and trailer fill (RFC 4303, §2.4). */
const SUITES = {
  aesGcm: { label: 'AES-GCM, 16-byte ICV', name: 'AES-GCM', iv: 8, check: 16, block: 4 },
  chacha: { label: 'ChaCha20-Poly1305', name: 'ChaCha20-Poly1305', iv: 8, check: 16, block: 4 },
  aesSha1: { label: 'AES-CBC with HMAC-SHA1-96', name: 'AES-CBC', iv: 16, check: 12, block: 16 },
  aesSha256: { label: 'AES-CBC with HMAC-SHA-256-128', name: 'AES-CBC', iv: 16, check: 16, block: 16 },
  aesSha384: { label: 'AES-CBC with HMAC-SHA-384-192', name: 'AES-CBC', iv: 16, check: 24, block: 16 },
  aesSha512: { label: 'AES-CBC with HMAC-SHA-512-256', name: 'AES-CBC', iv: 16, check: 32, block: 16 },
  tripleDes: { label: '3DES-CBC with HMAC-SHA1-96', name: '3DES-CBC', iv: 8, check: 12, block: 8 },
} as const;

/** What the tunnel puts before a packet, behind its outer IP header, where nothing is encrypted in blocks. */
const PLAIN = {
  none: [],
  ipip: [],
  gre: [['GRE header', GRE]],
  vxlan: [
    ['UDP header', UDP_HEADER],
    ['VXLAN header', 8],
    ['Ethernet header within', ETHERNET_HEADER],
  ],
  geneve: [
    ['UDP header', UDP_HEADER],
    ['Geneve header', 8],
    ['Ethernet header within', ETHERNET_HEADER],
  ],
  gtp: [
    ['UDP header', UDP_HEADER],
    ['GTP-U header', 8],
  ],
  wireguard: [
    ['UDP header', UDP_HEADER],
    ['WireGuard type, receiver and counter', 16],
    ['WireGuard authentication tag', 16],
  ],
} as const satisfies Record<string, readonly Part[]>;

interface Tunnel {
  readonly tunnel: keyof typeof PLAIN | 'ipsec' | 'greTransport' | 'greTunnel';
  readonly outer?: Version | undefined;
  readonly suite?: keyof typeof SUITES | undefined;
  readonly nat?: boolean | undefined;
  readonly greKey?: boolean | undefined;
}

/** Headers before ESP pads, those within it, and the suite, if there is one. */
function layersOf({ tunnel, outer, suite, nat, greKey }: Tunnel) {
  const header: Part[] =
    tunnel === 'none' || outer === undefined ? [] : [[`Outer ${NAME[outer]} header`, IP_HEADER[outer]]];
  const key: Part[] = greKey ? [['GRE key', 4]] : [];
  if (tunnel !== 'ipsec' && tunnel !== 'greTransport' && tunnel !== 'greTunnel')
    return { outside: [...header, ...PLAIN[tunnel], ...key], inside: [], esp: undefined };
  const esp = SUITES[suite ?? 'aesGcm'];
  const udp: Part[] = nat ? [['UDP header of NAT traversal', UDP_HEADER]] : [];
  const within: Part[] =
    tunnel === 'greTunnel' && outer !== undefined ? [[`${NAME[outer]} header of GRE`, IP_HEADER[outer]]] : [];
  const gre: Part[] = tunnel === 'ipsec' ? [] : [['GRE header', GRE], ...key];
  return { outside: [...header, ...udp], inside: [...within, ...gre], esp };
}

const total = (parts: readonly Part[]) => parts.reduce((sum, [, bytes]) => sum + bytes, 0);

/** The largest packet within the tunnel, with what is left over. */
function largest(available: number, layers: ReturnType<typeof layersOf>) {
  const { outside, inside, esp } = layers;
  const room = available - total(outside);
  if (esp === undefined) return { packet: room - total(inside), unused: 0 };
  const cipher = room - ESP_HEADER - esp.iv - esp.check;
  const unused = cipher % esp.block;
  return { packet: cipher - unused - ESP_TRAILER - total(inside), unused };
}

/** What a packet becomes on the path. */
function sizeOutside(packet: number, layers: ReturnType<typeof layersOf>) {
  const { outside, inside, esp } = layers;
  const clear = packet + total(inside);
  if (esp === undefined) return clear + total(outside);
  return Math.ceil((clear + ESP_TRAILER) / esp.block) * esp.block + ESP_HEADER + esp.iv + esp.check + total(outside);
}

/** Headers are taken from the MTU of the path; of ESP a whole number of blocks holds packet, pad length and next header. */
export default defineCalculator({
  title: 'MTU and MSS with tunnels',
  description:
    'MTU within a tunnel and TCP MSS to clamp to, for GRE, IP in IP, IPsec ESP with its padding, VXLAN, Geneve, WireGuard, GTP-U and PPPoE, with every header.',
  keywords: [
    'mtu calculator',
    'tcp mss clamping',
    'adjust-mss',
    'ipsec overhead',
    'gre mtu 1476',
    'vxlan mtu 1450',
    'wireguard mtu 1420',
    'pppoe mtu 1492',
    '6in4 mtu',
  ],
  related: ['packet-overhead-goodput', 'tcp-throughput-mathis'],
  inputs: {
    mtu: integer({
      label: 'MTU of the path, in bytes',
      help: 'The largest IP packet between the ends of the tunnel, without Ethernet header: 1500 on Ethernet.',
      min: 576,
      max: 65535,
      usual: [1280, 9216],
      default: 1500,
    }),
    pppoe: flag({
      label: 'PPPoE takes 8 bytes of it',
      help: 'Where the MTU above is that of the Ethernet below PPPoE.',
    }),
    tunnel: choice(
      {
        none: { label: 'None', also: ['no tunnel'] },
        gre: 'GRE',
        ipip: { label: 'IP in IP', also: ['IPIP', '6in4', '4in6', 'DS-Lite', 'SIT'] },
        vxlan: 'VXLAN',
        geneve: 'Geneve without options',
        wireguard: { label: 'WireGuard', also: ['wg'] },
        gtp: { label: 'GTP-U without extensions', also: ['GTP'] },
        ipsec: { label: 'IPsec ESP, tunnel mode', also: ['IPsec', 'ESP', 'VTI'] },
        greTransport: { label: 'GRE in IPsec ESP, transport mode', also: ['DMVPN'] },
        greTunnel: 'GRE in IPsec ESP, tunnel mode',
      },
      { label: 'Tunnel', default: 'none' },
    ),
    outer: choice(
      { ipv4: { label: 'IPv4', also: ['4', 'v4'] }, ipv6: { label: 'IPv6', also: ['6', 'v6'] } },
      {
        label: 'IP between the ends of the tunnel',
        default: 'ipv4',
        when: {
          tunnel: ['gre', 'ipip', 'vxlan', 'geneve', 'wireguard', 'gtp', 'ipsec', 'greTransport', 'greTunnel'],
        },
      },
    ),
    suite: choice(
      {
        aesGcm: { label: 'AES-GCM, 16-byte ICV', also: ['AES-128-GCM', 'AES-256-GCM', 'GCM'] },
        chacha: 'ChaCha20-Poly1305',
        aesSha1: { label: 'AES-CBC with HMAC-SHA1-96', also: ['AES-SHA1', 'AES-SHA'] },
        aesSha256: { label: 'AES-CBC with HMAC-SHA-256-128', also: ['AES-SHA256'] },
        aesSha384: { label: 'AES-CBC with HMAC-SHA-384-192', also: ['AES-SHA384'] },
        aesSha512: { label: 'AES-CBC with HMAC-SHA-512-256', also: ['AES-SHA512'] },
        tripleDes: { label: '3DES-CBC with HMAC-SHA1-96', also: ['3DES', '3DES-SHA'] },
      },
      {
        label: 'Encryption and integrity',
        help: 'The length of the key changes nothing.',
        default: 'aesGcm',
        when: { tunnel: ['ipsec', 'greTransport', 'greTunnel'] },
      },
    ),
    nat: flag({
      label: 'NAT traversal',
      help: 'ESP within UDP port 4500.',
      when: { tunnel: ['ipsec', 'greTransport', 'greTunnel'] },
    }),
    greKey: flag({ label: 'GRE with a key', when: { tunnel: ['gre', 'greTransport', 'greTunnel'] } }),
    other: integer({
      label: 'Other bytes below the tunnel',
      help: '4 for each MPLS label or VLAN tag that the MTU has to hold, the options of Geneve, or 8 for the extension header that 5G adds to GTP-U.',
      min: 0,
      max: 128,
      usual: 'all',
      default: 0,
    }),
    inner: choice(
      { ipv4: { label: 'IPv4', also: ['4', 'v4'] }, ipv6: { label: 'IPv6', also: ['6', 'v6'] } },
      { label: 'IP within the tunnel', help: 'For the data in a segment and the table.', default: 'ipv4' },
    ),
    timestamps: flag({
      label: 'TCP timestamps',
      help: 'Usual on Linux, macOS and phones; they take 12 bytes of each segment.',
      default: true,
    }),
  },
  outputs: {
    tunnelMtu: integer({ label: 'MTU that is left' }),
    mss: integer({ label: 'TCP MSS for IPv4' }),
    mssIpv6: integer({ label: 'TCP MSS for IPv6' }),
    data: integer({ label: 'Data in a full segment' }),
    overhead: integer({ label: 'Bytes taken from the MTU' }),
    needed: integer({ label: 'MTU of the path for packets of 1,500 bytes within' }),
    parts: table(
      { what: text({ label: 'What' }), bytes: integer({ label: 'Bytes' }) },
      { label: 'Where the MTU goes, outside first' },
    ),
  },
  algorithm: ({ mtu, pppoe, tunnel, outer, suite, nat, greKey, other, inner, timestamps }) => {
    const layers = layersOf({ tunnel, outer, suite, nat, greKey });
    const below = other + (pppoe ? PPPOE : 0);
    const { packet, unused } = largest(mtu - below, layers);
    const data = packet - IP_HEADER[inner] - TCP_HEADER - (timestamps ? TCP_TIMESTAMPS : 0);
    const { esp } = layers;
    const parts: Part[] = [
      ...(pppoe ? [['PPPoE and PPP headers', PPPOE] as const] : []),
      ...(other > 0 ? [['Other bytes', other] as const] : []),
      ...layers.outside,
      ...(esp === undefined
        ? []
        : ([
            ['ESP header', ESP_HEADER],
            [`Initialization vector of ${esp.name}`, esp.iv],
          ] as const)),
      ...layers.inside,
      [`${NAME[inner]} header`, IP_HEADER[inner]],
      ['TCP header', TCP_HEADER],
      ...(timestamps ? [['TCP timestamps', TCP_TIMESTAMPS] as const] : []),
      ['Data', data],
      ...(esp === undefined
        ? []
        : ([
            ['ESP pad length and next header', ESP_TRAILER],
            ['ESP integrity check value', esp.check],
          ] as const)),
      ...(unused > 0 ? [['Left over: less than a block', unused] as const] : []),
    ];
    return {
      tunnelMtu: packet,
      mss: packet - IP_HEADER.ipv4 - TCP_HEADER,
      mssIpv6: packet - IP_HEADER.ipv6 - TCP_HEADER,
      data,
      overhead: mtu - packet,
      needed: sizeOutside(1500, layers) + below,
      parts: parts.map(([what, bytes]) => ({ what, bytes })),
    };
  },
  figure: { kind: 'bars', table: 'parts', label: 'what', value: 'bytes' },
  explanation: ({ tunnel, pppoe, other, suite, nat }) =>
    tunnel === 'none' && !pppoe && other === 0
      ? 'Packets of {mtu} bytes carry TCP segments with an MSS of {mss} in IPv4 and {mssIpv6} in IPv6.'
      : tunnel === 'none'
        ? 'Of {mtu} bytes packets of {tunnelMtu} are left, with a TCP MSS of {mss} in IPv4 and {mssIpv6} in IPv6.'
        : suite === undefined
          ? 'Over a path of {mtu} bytes that is {outer} set the MTU of the tunnel to {tunnelMtu} bytes and clamp the TCP MSS to {mss} for IPv4 and {mssIpv6} for IPv6.'
          : nat
            ? 'For {suite}, in UDP for NAT traversal, over a path of {mtu} bytes that is {outer}, set the MTU of the tunnel to {tunnelMtu} bytes and clamp the TCP MSS to {mss} for IPv4 and {mssIpv6} for IPv6.'
            : 'For {suite}, without NAT traversal, over a path of {mtu} bytes that is {outer}, set the MTU of the tunnel to {tunnelMtu} bytes and clamp the TCP MSS to {mss} for IPv4 and {mssIpv6} for IPv6.',
  cautions: [
    {
      level: 'caution',
      when: ({ mtu }) => [1514, 1518, 1522, 9014, 9018, 9022].includes(mtu),
      says: ({ mtu }) =>
        `${mtu} bytes is the size of an Ethernet frame, of which the MTU leaves out header and check sequence: the MTU of such a link is ${mtu > 9000 ? '9,000' : '1,500'}.`,
    },
    {
      level: 'caution',
      when: ({ mtu, pppoe }) => pppoe && mtu === 1492,
      says: '1,492 bytes is what PPPoE leaves of 1,500: where that is meant, do not take its 8 bytes once more.',
    },
    {
      level: 'caution',
      when: ({ tunnelMtu }) => tunnelMtu < 1280,
      says: 'IPv6 within needs an MTU of 1,280 bytes at least (RFC 8200): with {tunnelMtu} it does not work unless the tunnel fragments its own packets. Raise the MTU of the path to {needed} or as far as you can.',
    },
    {
      level: 'caution',
      when: ({ tunnel, outer, mtu, pppoe, other }) =>
        tunnel !== 'none' && outer === 'ipv6' && mtu - other - (pppoe ? PPPOE : 0) < 1280,
      says: 'The path carries IPv6 between the ends of the tunnel, so that at least 1,280 bytes must be left for it: look at the MTU again.',
    },
    {
      level: 'caution',
      when: ({ tunnel, tunnelMtu }) => (tunnel === 'vxlan' || tunnel === 'geneve') && tunnelMtu < 1500,
      says: 'Machines behind this tunnel mostly send packets of 1,500 bytes, and its ends are not to fragment them (RFC 7348 forbids it for VXLAN): raise the MTU of the path to {needed} bytes, or lower that of the machines to {tunnelMtu}. A VLAN tag that is kept takes 4 more.',
    },
    {
      level: 'note',
      when: ({ tunnel, other }) => tunnel === 'gtp' && other < 8,
      says: 'GTP-U is taken without extension headers, as in 4G: 5G adds 8 bytes to each packet. Send them among the other bytes.',
    },
    {
      level: 'note',
      when: ({ tunnel, outer }) => tunnel === 'wireguard' && outer === 'ipv4',
      says: ({ tunnelMtu }) =>
        `Where the other end may also be reached over IPv6, take ${tunnelMtu - 20}: its header has 20 bytes more.`,
    },
  ],
  examples: [
    {
      inputs: { tunnel: 'ipsec', suite: 'aesSha1' },
      results: {
        tunnelMtu: 1438,
        mss: 1398,
        mssIpv6: 1378,
        data: 1386,
        overhead: 62,
        needed: 1560,
        parts: {
          length: 10,
          rows: {
            0: { what: 'Outer IPv4 header', bytes: 20 },
            2: { bytes: 16 },
            6: { what: 'Data', bytes: 1386 },
            9: { bytes: 4 },
          },
        },
      },
      source:
        'Python: the largest packet that, padded to blocks of 16 by trying each size, fits 1500 bytes; the same program gives 168 bytes for one of 100, as the IPsec Overhead Calculator supported by Cisco prints',
    },
    {
      inputs: { tunnel: 'gre' },
      results: { tunnelMtu: 1476, mss: 1436, overhead: 24, needed: 1524 },
      source:
        'Cisco: Resolve IPv4 Fragmentation, MTU, MSS, and PMTUD Issues with GRE and IPsec: ip mtu 1476, adjust-mss 1436',
    },
    {
      inputs: { tunnel: 'ipsec', suite: 'aesSha256', nat: true, timestamps: false },
      results: { tunnelMtu: 1422, mss: 1382, data: 1382, needed: 1572 },
      source: 'Python, by trying each size of packet',
    },
    {
      inputs: {
        tunnel: 'greTransport',
        suite: 'aesSha512',
        nat: true,
        greKey: true,
        outer: 'ipv6',
        pppoe: true,
        inner: 'ipv6',
      },
      results: { tunnelMtu: 1366, mssIpv6: 1306, data: 1294, needed: 1632 },
      source: 'Python, by trying each size of packet',
    },
    {
      inputs: { tunnel: 'greTunnel', suite: 'aesSha256', outer: 'ipv6', nat: true, mtu: 1280, inner: 'ipv6' },
      results: { tunnelMtu: 1138, mssIpv6: 1078, needed: 1640 },
      cautions: ['within needs an MTU of 1,280'],
      source: 'Python, by trying each size of packet; RFC 8200, §5',
    },
    {
      inputs: { tunnel: 'ipsec', mtu: 1400, suite: 'chacha' },
      results: { tunnelMtu: 1346, needed: 1556 },
      source: 'Python, by trying each size of packet',
    },
    {
      inputs: { tunnel: 'ipsec', suite: 'tripleDes' },
      results: { tunnelMtu: 1446, needed: 1552 },
      source: 'Cisco community: 1500 bytes become 1552 with 3DES; Python, by trying each size of packet',
    },
    {
      inputs: { tunnel: 'ipsec', suite: 'aesSha384', mtu: 9000 },
      results: { tunnelMtu: 8926, needed: 1572 },
      source: 'Python, by trying each size of packet',
    },
    {
      inputs: { tunnel: 'wireguard' },
      results: { tunnelMtu: 1440, mss: 1400, overhead: 60 },
      cautions: ['take 1420'],
      source: 'Donenfeld, mailing list of WireGuard, 2017: 1440 over IPv4, 1420 over IPv6',
    },
    {
      inputs: { tunnel: 'wireguard', outer: 'ipv6' },
      results: { tunnelMtu: 1420, mss: 1380, mssIpv6: 1360, needed: 1580 },
      source: 'Donenfeld, mailing list of WireGuard, 2017: 1420',
    },
    {
      inputs: { tunnel: 'vxlan' },
      results: { tunnelMtu: 1450, overhead: 50, needed: 1550 },
      cautions: ['forbids it for VXLAN'],
      source: 'MikroTik: VXLAN, 50 bytes over IPv4, 70 over IPv6',
    },
    {
      inputs: { tunnel: 'geneve', outer: 'ipv6', mtu: 9000, other: 8 },
      results: { tunnelMtu: 8922, needed: 1578 },
      source: 'By hand: 40 + 8 + 8 + 14 + 8 (RFC 8926, with 8 bytes of options)',
    },
    {
      inputs: { tunnel: 'gtp' },
      results: { tunnelMtu: 1464, needed: 1536 },
      cautions: ['5G adds 8 bytes'],
      source: 'By hand: 20 + 8 + 8 bytes (3GPP TS 29.281)',
    },
    {
      inputs: { tunnel: 'gtp', other: 8 },
      results: { tunnelMtu: 1456, needed: 1544 },
      source: 'By hand: 20 + 8 + 16 bytes',
    },
    {
      inputs: { tunnel: 'ipip', inner: 'ipv6', mtu: 1500, pppoe: true },
      results: { tunnelMtu: 1472, mssIpv6: 1412, data: 1400 },
      source: 'By hand: 1492 - 20, 6in4 over PPPoE; - 60 - 12',
    },
    {
      inputs: { tunnel: 'ipip', outer: 'ipv6', mtu: 1240 },
      results: { tunnelMtu: 1200 },
      cautions: ['needs an MTU of 1,280', 'at least 1,280 bytes must be left'],
      source: 'By hand: 1240 - 40; RFC 8200, §5',
    },
    {
      inputs: { pppoe: true, timestamps: false },
      results: { tunnelMtu: 1492, mss: 1452, mssIpv6: 1432, data: 1452, needed: 1508 },
      source: 'RFC 2516: an MRU of at most 1492; by hand',
    },
    {
      inputs: { mtu: 1492, pppoe: true },
      results: { tunnelMtu: 1484 },
      cautions: ['once more'],
      source: 'By hand: 1492 - 8',
    },
    { inputs: { mtu: 1500 }, results: { tunnelMtu: 1500, mss: 1460, data: 1448 }, source: 'By hand: 1500 - 40 - 12' },
    {
      inputs: { mtu: 1518 },
      results: { mss: 1478 },
      cautions: ['size of an Ethernet frame'],
      source: 'By hand: 1518 - 40',
    },
    {
      inputs: { mtu: 9018 },
      results: { mss: 8978 },
      cautions: ['such a link is 9,000'],
      source: 'By hand: 9018 - 40',
    },
  ],
  notes: [
    'The MSS leaves out the fixed headers alone: options of TCP are taken from the data of each segment and not from the MSS (RFC 9293, §3.7.1).',
    'Clamping the MSS helps TCP alone: UDP, as of QUIC, needs the right MTU and ICMP messages that are let through.',
    'Headers of IP without options, GRE without checksum and sequence number. Some devices pad ESP more than its cipher needs, or add padding against traffic analysis.',
  ],
  references: [
    { title: 'RFC 4303: IP Encapsulating Security Payload, §2', url: 'https://www.rfc-editor.org/rfc/rfc4303' },
    { title: 'RFC 4106 (AES-GCM), RFC 3602 (AES-CBC), RFC 4868 (HMAC-SHA-2), RFC 7634 (ChaCha20-Poly1305) in ESP' },
    { title: 'RFC 3948: UDP Encapsulation of IPsec ESP Packets', url: 'https://www.rfc-editor.org/rfc/rfc3948' },
    { title: 'RFC 2784, RFC 2890: Generic Routing Encapsulation' },
    { title: 'RFC 7348: VXLAN, §4.3 and §5', url: 'https://www.rfc-editor.org/rfc/rfc7348' },
    { title: 'RFC 2516: PPP over Ethernet', url: 'https://www.rfc-editor.org/rfc/rfc2516' },
    {
      title: 'Donenfeld: Header / MTU sizes for WireGuard, mailing list, 2017-12-11',
      url: 'https://www.mail-archive.com/wireguard@lists.zx2c4.com/msg01856.html',
    },
    {
      title: 'Young, Zhang: IPsec Overhead Calculator, supported by Cisco',
      url: 'https://ipsec-overhead-calculator.netsec.us',
    },
  ],
});
