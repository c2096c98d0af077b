import { category, defineCalculator, integer, text } from '@reckoner/engine';
import { ADDRESS_PATTERN, toAddress, toNumber } from '../shared/ipv4.js';

/** CIDR (RFC 4632); a /31 has two hosts (RFC 3021), a /32 one. */
export default defineCalculator({
  title: 'IPv4 subnet (CIDR)',
  description: 'Network, broadcast and host range of an IPv4 subnet, with its mask, wildcard and number of hosts.',
  keywords: ['subnet mask', 'cidr', 'ip range', 'network address', 'wildcard mask'],
  inputs: {
    address: text({
      label: 'IPv4 address',
      maxLength: 15,
      pattern: ADDRESS_PATTERN,
    }),
    prefix: integer({ label: 'Prefix length', help: 'The number after the slash.', min: 0, max: 32 }),
  },
  outputs: {
    network: text({ label: 'Network address' }),
    broadcast: text({ label: 'Broadcast address' }),
    firstHost: text({ label: 'First host' }),
    lastHost: text({ label: 'Last host' }),
    hosts: integer({ label: 'Usable hosts' }),
    mask: text({ label: 'Subnet mask' }),
    wildcard: text({ label: 'Wildcard mask' }),
    use: category(['Private', 'Shared', 'Loopback', 'Link-local', 'Documentation', 'Multicast', 'Reserved', 'Public'], {
      label: 'Use of the address',
    }),
  },
  algorithm: ({ address, prefix }) => {
    const value = toNumber(address);
    const size = 2 ** (32 - prefix);
    const network = value - (value % size);
    const broadcast = network + size - 1;
    const isPointToPoint = prefix >= 31;
    return {
      network: toAddress(network),
      broadcast: toAddress(broadcast),
      firstHost: toAddress(isPointToPoint ? network : network + 1),
      lastHost: toAddress(isPointToPoint ? broadcast : broadcast - 1),
      hosts: isPointToPoint ? size : size - 2,
      mask: toAddress(2 ** 32 - size),
      wildcard: toAddress(size - 1),
      use: useOf(value),
    };
  },
  explanation:
    '{address}/{prefix} lies in the network {network} with {hosts} usable {hosts|host|hosts}, {firstHost} to {lastHost}.',
  examples: [
    {
      inputs: { address: '192.168.1.130', prefix: 26 },
      results: {
        network: '192.168.1.128',
        broadcast: '192.168.1.191',
        firstHost: '192.168.1.129',
        lastHost: '192.168.1.190',
        hosts: 62,
        mask: '255.255.255.192',
        wildcard: '0.0.0.63',
        use: 'Private',
      },
      source: 'Python 3.11: ipaddress.ip_network("192.168.1.130/26", strict=False)',
    },
    {
      inputs: { address: '8.8.8.8', prefix: 31 },
      results: { firstHost: '8.8.8.8', lastHost: '8.8.8.9', hosts: 2, use: 'Public' },
      source: 'RFC 3021: both addresses of a /31 are hosts',
    },
    {
      inputs: { address: '10.20.30.40', prefix: 8 },
      results: { network: '10.0.0.0', broadcast: '10.255.255.255', hosts: 16777214, mask: '255.0.0.0' },
      source: 'Python 3.11: ipaddress.ip_network("10.20.30.40/8", strict=False)',
    },
    {
      inputs: { address: '1.2.3.4', prefix: 0 },
      results: {
        network: '0.0.0.0',
        broadcast: '255.255.255.255',
        hosts: 4294967294,
        mask: '0.0.0.0',
        wildcard: '255.255.255.255',
      },
      source: 'Python 3.11: ipaddress.ip_network("0.0.0.0/0")',
    },
    {
      inputs: { address: '127.0.0.1', prefix: 32 },
      results: { hosts: 1, use: 'Loopback' },
      source: 'RFC 1122, §3.2.1.3; one address',
    },
    { inputs: { address: '169.254.7.7', prefix: 16 }, results: { use: 'Link-local' }, source: 'RFC 3927' },
    { inputs: { address: '224.0.0.251', prefix: 24 }, results: { use: 'Multicast' }, source: 'RFC 5771' },
    { inputs: { address: '250.1.1.1', prefix: 24 }, results: { use: 'Reserved' }, source: 'RFC 1112, §4: class E' },
    {
      inputs: { address: '1.2.3.256', prefix: 24 },
      noResult: 'between 0 and 255',
      source: 'RFC 791: an octet has eight bits',
    },
    {
      inputs: { address: '100.64.0.1', prefix: 10 },
      results: { use: 'Shared' },
      source: 'RFC 6890: shared address space',
    },
    {
      inputs: { address: '203.0.113.9', prefix: 24 },
      results: { use: 'Documentation' },
      source: 'RFC 6890: TEST-NET-3',
    },
    { inputs: { address: '198.19.0.1', prefix: 15 }, results: { use: 'Reserved' }, source: 'RFC 6890: benchmarking' },
    {
      inputs: { address: '192.168.010.1', prefix: 24 },
      noResult: 'leading zero',
      source: 'inet_aton reads 010 as 8, others as 10',
    },
  ],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR)', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
    { title: 'RFC 6890: Special-Purpose IP Address Registries', url: 'https://www.rfc-editor.org/rfc/rfc6890' },
  ],
});

const USES = [
  ['Private', '10.0.0.0', 8],
  ['Private', '172.16.0.0', 12],
  ['Private', '192.168.0.0', 16],
  ['Loopback', '127.0.0.0', 8],
  ['Link-local', '169.254.0.0', 16],
  ['Shared', '100.64.0.0', 10],
  ['Documentation', '192.0.2.0', 24],
  ['Documentation', '198.51.100.0', 24],
  ['Documentation', '203.0.113.0', 24],
  ['Reserved', '192.0.0.0', 24],
  ['Reserved', '198.18.0.0', 15],
  ['Multicast', '224.0.0.0', 4],
  ['Reserved', '240.0.0.0', 4],
  ['Reserved', '0.0.0.0', 8],
] as const;

function useOf(value: number) {
  const found = USES.find(([, network, prefix]) => {
    const shift = 32 - prefix;
    return value >>> shift === toNumber(network) >>> shift;
  });
  return found?.[0] ?? 'Public';
}
