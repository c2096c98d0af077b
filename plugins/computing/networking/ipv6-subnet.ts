import { category, defineCalculator, integer, text } from '@reckoner/engine';
import { compress, expand, parse } from '../shared/ipv6.js';

const BITS = 128n;

/** First address, prefix length and name (RFC 6890). */
const KINDS = [
  ['::1', 128, 'Loopback'],
  ['::', 128, 'Unspecified'],
  ['fe80::', 10, 'Link-local'],
  ['fc00::', 7, 'Unique local'],
  ['ff00::', 8, 'Multicast'],
  ['2001:db8::', 32, 'Documentation'],
  ['2000::', 3, 'Global unicast'],
] as const;

/** Address architecture of RFC 4291, text form of RFC 5952. */
export default defineCalculator({
  title: 'IPv6 subnet',
  description:
    'Expanded and compressed form, network, last address and size of an IPv6 subnet from address and prefix.',
  keywords: ['ipv6 prefix', '/64', 'compress ipv6', 'expand ipv6', 'cidr'],
  inputs: {
    address: text({
      label: 'IPv6 address',
      maxLength: 45,
      pattern: {
        source: '[0-9A-Fa-f:.]+',
        says: 'hexadecimal digits and colons, at the end an IPv4 address if you like',
      },
    }),
    prefix: integer({ label: 'Prefix length', help: 'The number after the slash.', min: 0, max: 128, default: 64 }),
  },
  outputs: {
    network: text({ label: 'Network' }),
    last: text({ label: 'Last address' }),
    compressed: text({ label: 'Address, compressed' }),
    expanded: text({ label: 'Address, expanded' }),
    addresses: text({ label: 'Addresses' }),
    subnets: text({ label: 'Subnets of /64' }),
    kind: category(
      [
        'Loopback',
        'Unspecified',
        'Link-local',
        'Unique local',
        'Multicast',
        'Documentation',
        'Global unicast',
        'Reserved',
      ],
      { label: 'Kind' },
    ),
  },
  algorithm: ({ address, prefix }) => {
    const value = parse(address);
    const hostBits = BITS - BigInt(prefix);
    const network = (value >> hostBits) << hostBits;
    const kind = KINDS.find(
      ([first, length]) => value >> (BITS - BigInt(length)) === parse(first) >> (BITS - BigInt(length)),
    );
    return {
      network: `${compress(network)}/${prefix}`,
      last: compress(network + (1n << hostBits) - 1n),
      compressed: compress(value),
      expanded: expand(value),
      addresses: String(1n << hostBits),
      subnets: String(prefix <= 64 ? 1n << BigInt(64 - prefix) : 0n),
      kind: kind?.[2] ?? 'Reserved',
    };
  },
  explanation:
    '{compressed} lies in {network}, which ends at {last} and has {addresses} {addresses|address|addresses}.',
  examples: [
    {
      inputs: { address: '2001:0DB8:0000:0000:0008:0800:200C:417A', prefix: 48 },
      results: {
        network: '2001:db8::/48',
        last: '2001:db8:0:ffff:ffff:ffff:ffff:ffff',
        compressed: '2001:db8::8:800:200c:417a',
        expanded: '2001:0db8:0000:0000:0008:0800:200c:417a',
        addresses: '1208925819614629174706176',
        subnets: '65536',
        kind: 'Documentation',
      },
      source: 'Python 3.11: ipaddress.ip_network("2001:db8::8:800:200c:417a/48", strict=False)',
    },
    {
      inputs: { address: 'fe80::1', prefix: 64 },
      results: {
        network: 'fe80::/64',
        last: 'fe80::ffff:ffff:ffff:ffff',
        kind: 'Link-local',
        subnets: '1',
        addresses: '18446744073709551616',
      },
      source: 'Python 3.11: ipaddress.ip_network("fe80::/64")',
    },
    {
      inputs: { address: '::1', prefix: 128 },
      results: { network: '::1/128', addresses: '1', kind: 'Loopback', subnets: '0' },
      source: 'RFC 4291, §2.5.3',
    },
    {
      inputs: { address: '::', prefix: 0 },
      results: { network: '::/0', kind: 'Unspecified', last: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' },
      source: 'RFC 4291, §2.5.2',
    },
    {
      inputs: { address: '2001:db8:0:1:1:1:1:1', prefix: 127 },
      results: { compressed: '2001:db8:0:1:1:1:1:1', network: '2001:db8:0:1:1:1:1:0/127' },
      source: 'RFC 5952, §4.2.2: one group of zeros is not shortened',
    },
    {
      inputs: { address: '2001:0:0:1:0:0:0:1' },
      results: { compressed: '2001:0:0:1::1', kind: 'Global unicast' },
      source: 'RFC 5952, §4.2.3: the longest run is shortened',
    },
    { inputs: { address: 'fd12:3456::' }, results: { kind: 'Unique local' }, source: 'RFC 4193' },
    { inputs: { address: 'ff02::1' }, results: { kind: 'Multicast' }, source: 'RFC 4291, §2.7' },
    {
      inputs: { address: '64:ff9b::1' },
      results: { kind: 'Reserved' },
      source: 'RFC 6890: none of the kinds told apart here',
    },
    { inputs: { address: '1:2:3' }, noResult: 'eight groups', source: 'RFC 4291, §2.2' },
    { inputs: { address: '1::2::3' }, noResult: 'eight groups', source: 'RFC 4291, §2.2' },
    {
      inputs: { address: '::ffff:192.0.2.1', prefix: 128 },
      results: { compressed: '::ffff:c000:201', addresses: '1' },
      source: 'Python 3.11: ipaddress.ip_address("::ffff:192.0.2.1")',
    },
    { inputs: { address: '::1.2.3' }, noResult: 'four numbers', source: 'RFC 4291, §2.2' },
  ],
  references: [
    { title: 'RFC 4291: IP Version 6 Addressing Architecture', url: 'https://www.rfc-editor.org/rfc/rfc4291' },
    {
      title: 'RFC 5952: A Recommendation for IPv6 Address Text Representation',
      url: 'https://www.rfc-editor.org/rfc/rfc5952',
    },
  ],
});
