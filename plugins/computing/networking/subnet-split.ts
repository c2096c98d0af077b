import { choice, defineCalculator, flag, integer, noResult, table, text } from '@reckoner/engine';
import {
  bitsOf,
  hostBitsOf,
  hostsOf,
  lastOf,
  maskOf,
  prefixForHosts,
  readNetwork,
  sizeOf,
  writeAddress,
  writeNetwork,
} from '../shared/network.js';

const LISTED = 1024n;

/** Each bit more of the prefix halves a network (RFC 4632). */
export default defineCalculator({
  title: 'Split a network into subnets',
  description:
    'Equal subnets of an IPv4 or IPv6 network by their number, their prefix length or the hosts in each, with mask and the ranges of all of them.',
  keywords: [
    'subnet calculator',
    'divide subnet',
    'subnetting',
    'split cidr',
    'equal size subnets',
    'flsm',
    'ipv6 subnet split',
  ],
  related: ['vlsm-subnet-planner', 'ipv4-subnet', 'ipv6-subnet', 'cidr-route-summarization'],
  inputs: {
    network: text({
      label: 'Network',
      help: 'Address and prefix length, as 192.0.2.0/24 or 2001:db8::/32; in IPv4 a mask may stand for the length.',
      maxLength: 60,
    }),
    by: choice(
      { count: 'Number of subnets', prefix: 'Prefix length', hosts: 'Hosts in each (IPv4)' },
      { label: 'Split by', default: 'count' },
    ),
    count: integer({ label: 'Subnets', min: 1, max: 4294967296, usual: 'all', default: 2, when: { by: 'count' } }),
    prefix: integer({
      label: 'New prefix length',
      help: 'The number after the slash of each subnet.',
      min: 0,
      max: 128,
      usual: 'all',
      when: { by: 'prefix' },
    }),
    hosts: integer({
      label: 'Hosts in each',
      help: 'Count the router, which needs an address too.',
      min: 1,
      max: 4294967294,
      usual: 'all',
      when: { by: 'hosts' },
    }),
    pointToPoint: flag({
      label: 'Allow /31 for two hosts and /32 for one',
      help: 'For links between routers, and loopbacks.',
      when: { by: 'hosts' },
    }),
  },
  outputs: {
    base: text({ label: 'Network that is split' }),
    subnets: text({ label: 'Subnets' }),
    length: integer({ label: 'Prefix length of each' }),
    mask: text({ label: 'Subnet mask', optional: true }),
    addresses: text({ label: 'Addresses in each' }),
    usable: integer({ label: 'Usable hosts in each', optional: true }),
    spare: text({ label: 'Subnets more than asked for', optional: true }),
    listed: integer({ label: 'Listed' }),
    list: table(
      {
        subnet: text({ label: 'Subnet' }),
        first: text({ label: 'First address' }),
        last: text({ label: 'Last address' }),
        usable: text({ label: 'Usable by hosts' }),
      },
      { label: 'Subnets, at most the first 1,024' },
    ),
  },
  algorithm: ({ network, by, count, prefix, hosts, pointToPoint }) => {
    const parent = readNetwork(network, 'refuse');
    const { version } = parent;
    const bits = bitsOf(version);
    if (by === 'hosts' && version === 6)
      throw noResult('In IPv6 a subnet is a /64, however many hosts it has: split by the prefix length 64.');
    let length = parent.prefix;
    if (by === 'prefix') length = prefix;
    else if (by === 'hosts') length = prefixForHosts(hosts, pointToPoint);
    else while (2 ** (length - parent.prefix) < count) length++;
    if (by === 'prefix' && length > bits) throw noResult(`A prefix length of IPv${version} is at most ${bits}.`);
    if (length > bits)
      throw noResult(
        `A /${parent.prefix} has ${sizeOf(version, parent.prefix)} addresses, fewer than the subnets that are asked for.`,
      );
    if (by === 'hosts' && length < parent.prefix && prefixForHosts(hosts, true) >= parent.prefix)
      throw noResult(
        `With network and broadcast address a subnet is a /30 at least, which does not fit into ${writeNetwork(parent)}: allow /31 for two hosts and /32 for one.`,
      );
    if (length < parent.prefix)
      throw noResult(
        `A subnet of /${length} does not fit into ${writeNetwork(parent)}: take a ${by === 'hosts' ? 'larger network, or fewer hosts' : 'longer prefix'}.`,
      );
    const subnets = 1n << BigInt(length - parent.prefix);
    const size = sizeOf(version, length);
    const listed = subnets < LISTED ? subnets : LISTED;
    const list = Array.from({ length: Number(listed) }, (_, i) => {
      const subnet = { version, first: parent.first + BigInt(i) * size, prefix: length };
      const range = version === 4 ? hostsOf(subnet) : undefined;
      const [first, last] = [writeAddress(version, subnet.first), writeAddress(version, lastOf(subnet))];
      return {
        subnet: writeNetwork(subnet),
        first,
        last,
        usable:
          range === undefined
            ? length > 126
              ? 'all'
              : 'all but the first'
            : range.from === range.to
              ? range.from
              : `${range.from} to ${range.to}`,
      };
    });
    return {
      base: writeNetwork(parent),
      subnets: `${subnets}`,
      length,
      mask: version === 4 ? maskOf(length) : undefined,
      addresses: `${size}`,
      usable: version === 4 ? hostsOf({ first: parent.first, prefix: length }).count : undefined,
      spare: by === 'count' && subnets > BigInt(count) ? `${subnets - BigInt(count)}` : undefined,
      listed: Number(listed),
      list,
    };
  },
  explanation: ({ mask }) =>
    mask === undefined
      ? '{base} has {subnets} {subnets|subnet|subnets} of /{length}{spare?; that is {spare} more than asked for, as each bit doubles their number|}.'
      : '{base} has {subnets} {subnets|subnet|subnets} of /{length}, mask {mask}, with {usable} usable {usable|host|hosts} in each{spare?; that is {spare} more than asked for, as each bit doubles their number|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ network }) => readNetwork(network, 'refuse').hostBits,
      says: ({ network }) => hostBitsOf(network),
    },
    {
      level: 'caution',
      when: ({ mask, length }) => mask === undefined && length > 64 && length < 127,
      says: 'Hosts configure themselves (SLAAC) on a /64 alone: subnets longer than that need addresses that are set by hand or by DHCPv6, which not every device speaks.',
    },
    {
      level: 'caution',
      when: ({ by, hosts, usable, length }) => by === 'hosts' && usable === hosts && length < 30,
      says: 'Each subnet has just as many addresses as there are hosts: if the router was not counted, a host goes without. Take the next larger size where anything may be added.',
    },
    {
      level: 'note',
      when: ({ mask, length }) => mask === undefined && length === 127,
      says: 'A /127 is for a link between two routers (RFC 6164).',
    },
    {
      level: 'note',
      when: ({ mask, length }) => mask === undefined && length === 128,
      says: 'A /128 is a single address, for a loopback or a host route: no other host is on it.',
    },
    {
      level: 'note',
      when: ({ mask, length }) => mask !== undefined && length === 31,
      says: 'A /31 is for a link between two routers that both support it (RFC 3021): it has no broadcast address.',
    },
    {
      level: 'note',
      when: ({ mask, length }) => mask !== undefined && length === 32,
      says: 'A /32 is a single address, for a loopback or a host route: no other host is on it.',
    },
    {
      level: 'note',
      when: ({ subnets }) => BigInt(subnets) > LISTED,
      says: 'The table has the first {listed} of {subnets} subnets.',
    },
  ],
  examples: [
    {
      inputs: { network: '192.168.16.0/22', by: 'prefix', prefix: 25 },
      results: {
        base: '192.168.16.0/22',
        subnets: '8',
        length: 25,
        mask: '255.255.255.128',
        addresses: '128',
        usable: 126,
        listed: 8,
        list: {
          length: 8,
          rows: {
            5: {
              subnet: '192.168.18.128/25',
              first: '192.168.18.128',
              last: '192.168.18.255',
              usable: '192.168.18.129 to 192.168.18.254',
            },
          },
        },
      },
      source: 'Python 3.11: ipaddress.ip_network("192.168.16.0/22").subnets(new_prefix=25)',
    },
    {
      inputs: { network: '10.0.0.0 255.255.255.0', count: 5 },
      results: { base: '10.0.0.0/24', subnets: '8', length: 27, usable: 30, spare: '3' },
      source: 'By hand: 2^3 is the first power of two that is 5 or more; /24 + 3; 2^5 - 2',
    },
    {
      inputs: { network: '172.16.5.9/16', by: 'hosts', hosts: 500 },
      results: { base: '172.16.0.0/16', subnets: '128', length: 23, usable: 510 },
      cautions: ['has bits of the host'],
      source: 'By hand: 2^9 - 2 = 510; 2^(23-16)',
    },
    {
      inputs: { network: '2001:db8:abcd::/48', by: 'prefix', prefix: 52 },
      results: {
        subnets: '16',
        length: 52,
        addresses: '75557863725914323419136',
        list: {
          length: 16,
          rows: {
            15: {
              subnet: '2001:db8:abcd:f000::/52',
              last: '2001:db8:abcd:ffff:ffff:ffff:ffff:ffff',
              usable: 'all but the first',
            },
          },
        },
      },
      source: 'Python 3.11: ipaddress.ip_network("2001:db8:abcd::/48").subnets(new_prefix=52)',
    },
    {
      inputs: { network: '2001:db8::/32', by: 'prefix', prefix: 64 },
      results: { subnets: '4294967296', addresses: '18446744073709551616', listed: 1024 },
      cautions: ['The table has the first'],
      source: 'By hand: 2^32 and 2^64',
    },
    {
      inputs: { network: '2001:db8::/120', count: 4 },
      results: { length: 122, addresses: '64', subnets: '4' },
      cautions: ['SLAAC'],
      source: 'By hand: 120 + 2; 2^6',
    },
    {
      inputs: { network: '2001:db8::/126', count: 2 },
      results: { length: 127, list: { rows: { 1: { subnet: '2001:db8::2/127', usable: 'all' } } } },
      cautions: ['A /127 is for a link'],
      source: 'RFC 6164: both addresses of a /127 are used',
    },
    {
      inputs: { network: '192.0.2.0/29', by: 'hosts', hosts: 2, pointToPoint: true },
      results: { length: 31, usable: 2, subnets: '4', list: { rows: { 0: { usable: '192.0.2.0 to 192.0.2.1' } } } },
      cautions: ['two routers'],
      source: 'RFC 3021: both addresses of a /31 are hosts',
    },
    {
      inputs: { network: '192.0.2.0/30', by: 'hosts', hosts: 1, pointToPoint: true },
      results: { length: 32, usable: 1, subnets: '4', list: { rows: { 3: { usable: '192.0.2.3' } } } },
      cautions: ['single address'],
      source: 'By hand: one address',
    },
    {
      inputs: { network: '192.0.2.0/24', by: 'hosts', hosts: 2 },
      results: { length: 30, usable: 2, subnets: '64' },
      source: 'By hand: 2 hosts, network and broadcast address make 4',
    },
    {
      inputs: { network: '2001:db8::/127', by: 'prefix', prefix: 128 },
      results: { length: 128, subnets: '2', addresses: '1' },
      cautions: ['A /128 is a single address'],
      source: 'By hand: one address',
    },
    {
      inputs: { network: '192.168.1.0/24', by: 'hosts', hosts: 126 },
      results: { length: 25, usable: 126, subnets: '2' },
      cautions: ['if the router was not counted'],
      source: 'By hand: 2^7 - 2',
    },
    {
      inputs: { network: '192.0.2.0/24', by: 'prefix', prefix: 20 },
      noResult: 'take a longer prefix.',
      source: 'By definition',
    },
    {
      inputs: { network: '192.0.2.0/24', by: 'hosts', hosts: 255 },
      noResult: 'a larger network, or fewer hosts',
      source: 'By hand: 2^8 - 2 = 254',
    },
    {
      inputs: { network: '192.0.2.0/31', by: 'hosts', hosts: 2 },
      noResult: 'allow /31 for two hosts',
      source: 'RFC 3021: both addresses of a /31 are hosts',
    },
    { inputs: { network: '192.0.2.0/24', by: 'prefix', prefix: 33 }, noResult: 'at most 32', source: 'By definition' },
    {
      inputs: { network: '192.0.2.0/30', count: 5 },
      noResult: 'fewer than the subnets',
      source: 'By hand: 4 addresses',
    },
    { inputs: { network: '2001:db8::/48', by: 'hosts', hosts: 50 }, noResult: 'is a /64', source: 'RFC 4291, §2.5.4' },
    { inputs: { network: '192.0.2.0' }, noResult: 'no prefix length', source: 'By definition' },
    { inputs: { network: '192.0.2.0/255.0.255.0' }, noResult: 'no subnet mask', source: 'RFC 4632, §3.1' },
    { inputs: { network: '192.0.2.0/33' }, noResult: 'up to 32', source: 'By definition' },
    { inputs: { network: '192.0.2.0/24 /25' }, noResult: 'more than an address and a prefix', source: 'By definition' },
    { inputs: { network: '192.0.2/24' }, noResult: 'is no IP address', source: 'RFC 791: four octets' },
    {
      inputs: { network: 'fe80::1%eth0/64' },
      noResult: 'percent sign',
      source: 'RFC 4007, §11: a zone is no part of the address',
    },
  ],
  notes: [
    'Usable are all addresses but the first, of the network, and the last, for broadcast; in a /31 both, in a /32 the one. IPv6 has no broadcast; the first address of a subnet is that of its routers (anycast), but in a /127.',
    'Clouds keep more: AWS and Azure five addresses of each subnet, Google Cloud four.',
  ],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR)', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
    {
      title: 'RFC 3021: Using 31-Bit Prefixes on IPv4 Point-to-Point Links',
      url: 'https://www.rfc-editor.org/rfc/rfc3021',
    },
    {
      title: 'RFC 4291: IP Version 6 Addressing Architecture, §2.5 and §2.6.1',
      url: 'https://www.rfc-editor.org/rfc/rfc4291',
    },
  ],
});
