import { defineCalculator, integer, noResult, table, text } from '@reckoner/engine';
import {
  blocksBetween,
  lastOf,
  networkAround,
  readAddress,
  readNetwork,
  sizeOf,
  writeAddress,
  writeNetwork,
} from '../shared/network.js';

const IN_ONE_LINE = 32;

/** `192.0.2.1 - 192.0.2.9` in one field, with a hyphen or a dash, or an end of its own. */
function readRange(start: string, end: string | undefined) {
  if (start.includes('/') || end?.includes('/'))
    throw noResult('A range has addresses without prefix length: leave out the slash and what follows.');
  const [from = '', to, ...rest] = start.trim().split(/\s*[-–—,]\s*|\s+(?:to\s+)?/);
  if (rest.length > 0 || (to === undefined) === (end === undefined))
    throw noResult(
      'Give a first and a last address: each in its field, or both in the first with a hyphen between them.',
    );
  const last = (to ?? end ?? '').trim();
  // A last number alone, as scanners and firewalls write 192.0.2.10-77.
  const isShort = /^\d{1,3}$/.test(last) && !from.includes(':');
  return [readAddress(from), readAddress(isShort ? from.replace(/\d+$/, last) : last)] as const;
}

/** From the first address on the largest block that is aligned and ends in the range, again and again. */
export default defineCalculator({
  title: 'IP range to CIDR blocks',
  description:
    'Fewest CIDR blocks that cover a range of IPv4 or IPv6 addresses exactly, from its first and last address.',
  keywords: [
    'range to cidr',
    'ip range calculator',
    'start end to cidr',
    'address range to prefixes',
    'firewall range',
  ],
  related: ['cidr-route-summarization', 'ipv4-subnet', 'ipv6-subnet'],
  inputs: {
    start: text({
      label: 'First address',
      help: 'Or the range, as 192.0.2.1 - 192.0.2.9 or 192.0.2.1-9.',
      maxLength: 100,
    }),
    end: text({ label: 'Last address', help: 'It belongs to the range.', maxLength: 50, optional: true }),
  },
  outputs: {
    count: integer({ label: 'Number of blocks' }),
    oneLine: text({ label: 'In one line', help: 'Where there are at most 32.', optional: true }),
    addresses: text({ label: 'Addresses in the range' }),
    around: text({ label: 'Smallest single block around the range' }),
    extra: text({ label: 'Addresses that it has outside of the range' }),
    blocks: table(
      {
        block: text({ label: 'Block' }),
        first: text({ label: 'First address' }),
        last: text({ label: 'Last address' }),
        addresses: text({ label: 'Addresses' }),
      },
      { label: 'Blocks' },
    ),
  },
  algorithm: ({ start, end }) => {
    const [first, last] = readRange(start, end);
    const { version } = first;
    if (last.version !== version) throw noResult('Both addresses must be of one version of IP.');
    if (last.value < first.value) throw noResult('The last address comes before the first: exchange them.');
    const blocks = blocksBetween(version, first.value, last.value);
    const addresses = last.value - first.value + 1n;
    const around = networkAround(version, first.value, last.value);
    return {
      count: blocks.length,
      oneLine: blocks.length > IN_ONE_LINE ? undefined : blocks.map(writeNetwork).join(', '),
      addresses: `${addresses}`,
      around: writeNetwork(around),
      extra: `${sizeOf(version, around.prefix) - addresses}`,
      blocks: blocks.map((block) => ({
        block: writeNetwork(block),
        first: writeAddress(version, block.first),
        last: writeAddress(version, lastOf(block)),
        addresses: `${sizeOf(version, block.prefix)}`,
      })),
    };
  },
  explanation: ({ count }) =>
    count === 1
      ? 'The range is exactly {oneLine}, {addresses} {addresses|address|addresses}.'
      : '{count} blocks cover the {addresses} addresses exactly{oneLine?: {oneLine}|}. The smallest single block around them, {around}, has {extra} {extra|address|addresses} more.',
  cautions: [
    {
      level: 'danger',
      when: ({ around, extra }) => extra !== '0' && around.endsWith('/0'),
      says: 'The smallest single block around the range is {around}, all addresses there are: as a route or in a rule of a firewall it stands for everybody. Use the exact blocks.',
    },
    {
      level: 'note',
      when: ({ start, end, around, extra }) => {
        const [first] = readRange(start, end);
        const network = readNetwork(around, 'refuse');
        return extra === '2' && first.version === 4 && network.prefix >= 8 && network.first + 1n === first.value;
      },
      says: 'The range leaves out just the first and the last address of {around}, which no host of that subnet has: if all of the subnet is meant, {around} alone does.',
    },
  ],
  examples: [
    {
      inputs: { start: '192.168.1.10', end: '192.168.1.77' },
      results: {
        count: 7,
        oneLine:
          '192.168.1.10/31, 192.168.1.12/30, 192.168.1.16/28, 192.168.1.32/27, 192.168.1.64/29, 192.168.1.72/30, 192.168.1.76/31',
        addresses: '68',
        around: '192.168.1.0/25',
        extra: '60',
        blocks: {
          length: 7,
          rows: { 2: { block: '192.168.1.16/28', first: '192.168.1.16', last: '192.168.1.31', addresses: '16' } },
        },
      },
      source: 'Python 3.11: ipaddress.summarize_address_range; by hand: 128 - 68',
    },
    {
      inputs: { start: '10.0.0.1 - 10.0.0.254' },
      results: { count: 14, addresses: '254', around: '10.0.0.0/24', extra: '2' },
      cautions: ['first and the last address'],
      source: 'Python 3.11: ipaddress.summarize_address_range',
    },
    {
      inputs: { start: '2001:db8::1', end: '2001:db8::ffff' },
      results: { count: 16, addresses: '65535', around: '2001:db8::/112', extra: '1' },
      source: 'Python 3.11: ipaddress.summarize_address_range',
    },
    {
      inputs: { start: '::1', end: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe' },
      results: {
        count: 254,
        addresses: '340282366920938463463374607431768211454',
        around: '::/0',
        extra: '2',
        blocks: { length: 254, rows: { 126: { block: '4000::/2' }, 127: { block: '8000::/2' } } },
      },
      cautions: ['stands for everybody'],
      source: 'Python 3.11: ipaddress.summarize_address_range; 2^128 - 2',
    },
    {
      inputs: { start: '0.0.0.0', end: '255.255.255.255' },
      results: { count: 1, oneLine: '0.0.0.0/0', addresses: '4294967296', extra: '0' },
      source: 'Python 3.11: ipaddress.summarize_address_range',
    },
    {
      inputs: { start: '127.255.255.255', end: '128.0.0.0' },
      results: { count: 2, oneLine: '127.255.255.255/32, 128.0.0.0/32', around: '0.0.0.0/0', extra: '4294967294' },
      cautions: ['stands for everybody'],
      source: 'Python 3.11: ipaddress.summarize_address_range; 2^32 - 2',
    },
    {
      inputs: { start: '192.0.2.7 to 192.0.2.7' },
      results: { oneLine: '192.0.2.7/32', addresses: '1', around: '192.0.2.7/32' },
      source: 'By definition: one address',
    },
    {
      inputs: { start: '192.168.1.10 - 77' },
      results: { count: 7, addresses: '68', around: '192.168.1.0/25' },
      source: 'The first example, as scanners and firewalls write it',
    },
    { inputs: { start: '192.0.2.9', end: '192.0.2.1' }, noResult: 'exchange them', source: 'By definition' },
    { inputs: { start: '192.0.2.9', end: '2001:db8::1' }, noResult: 'of one version', source: 'By definition' },
    {
      inputs: { start: '2001:db8::10-20' },
      noResult: 'is no IP address',
      source: 'By definition: 20 may be hexadecimal',
    },
    { inputs: { start: '192.0.2.9' }, noResult: 'first and a last address', source: 'By definition' },
    { inputs: { start: '192.0.2.0/24', end: '192.0.2.9' }, noResult: 'without prefix length', source: 'By definition' },
  ],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR), §3.1', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
  ],
});
