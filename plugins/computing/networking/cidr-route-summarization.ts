import { defineCalculator, integer, list, noResult, table, text } from '@reckoner/engine';
import {
  blocksBetween,
  lastOf,
  type Network,
  networkAround,
  readNetwork,
  sizeOf,
  writeAddress,
  writeNetwork,
} from '../shared/network.js';

const IN_ONE_LINE = 32;

const MASK = /^(?:0|255)(?:\.\d{1,3}){3}$/;

/** The networks of all items, of which one may have several with spaces; a mask belongs to the address before it. */
function texts(items: readonly string[]) {
  const found: string[] = [];
  for (const part of items.flatMap((item) =>
    item
      .trim()
      .replace(/ *\/ */g, '/')
      .split(/\s+/),
  )) {
    const before = found.at(-1);
    if (MASK.test(part) && before !== undefined && !before.includes('/')) found[found.length - 1] = `${before}/${part}`;
    else found.push(part);
  }
  return found;
}

/** A bare address that ends as those of networks do. */
const looksLikeNetwork = (sent: string) => !sent.includes('/') && /(?:\.0|::)$/.test(sent);

function readAll(networks: readonly string[]) {
  return texts(networks).map((sent): Network & { readonly sent: string } => {
    if (MASK.test(sent))
      throw noResult(
        `${sent} reads like a mask without an address: write 192.0.2.0/255.255.255.0, or /32 behind it if it is an address.`,
      );
    return { ...readNetwork(sent, 'host'), sent };
  });
}

/** Networks that lie within larger ones that were sent, each with one of those: in order of addresses these come before. */
function nested(networks: readonly string[]) {
  const sorted = readAll(networks).sort((a, b) =>
    a.first < b.first ? -1 : a.first > b.first ? 1 : a.prefix - b.prefix,
  );
  const found: { readonly inner: string; readonly outer: string }[] = [];
  let outer = sorted[0]!;
  for (const network of sorted.slice(1)) {
    if (network.first > lastOf(outer)) outer = network;
    else if (network.prefix > outer.prefix) found.push({ inner: network.sent, outer: outer.sent });
  }
  return found;
}

/** Networks that overlap or touch are joined to ranges, and each range cut into the fewest aligned blocks. */
function collapse(networks: readonly Network[]) {
  const sorted = [...networks].sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const ranges: { first: bigint; last: bigint }[] = [];
  for (const network of sorted) {
    const before = ranges.at(-1);
    const last = lastOf(network);
    if (before === undefined || network.first > before.last + 1n) ranges.push({ first: network.first, last });
    else if (last > before.last) before.last = last;
  }
  return ranges;
}

/** The exact aggregate of RFC 4632, §5.1, and the one shortest prefix that all have in common. */
export default defineCalculator({
  title: 'CIDR aggregation (supernet)',
  description:
    'Fewest CIDR blocks that cover a list of IPv4 or IPv6 networks exactly, and the one summary route over all of them with the addresses that it adds.',
  keywords: [
    'route summarization',
    'supernetting',
    'summary route',
    'aggregate cidr',
    'merge subnets',
    'cidr merge',
    'collapse networks',
  ],
  related: ['ip-range-to-cidr', 'subnet-split', 'ipv4-subnet'],
  inputs: {
    networks: list(text({ label: 'Network', maxLength: 60 }), {
      label: 'Networks',
      help: 'Each with its prefix length, as 192.0.2.0/24 or 2001:db8::/32, or a mask after the slash; an address alone is one host.',
      maxItems: 500,
    }),
  },
  outputs: {
    count: integer({ label: 'Blocks that cover them exactly' }),
    oneLine: text({ label: 'In one line', help: 'Where there are at most 32.', optional: true }),
    summary: text({ label: 'One summary over all' }),
    extra: text({ label: 'Addresses of the summary that are in none of them' }),
    covered: text({ label: 'Addresses in all of them' }),
    sent: integer({ label: 'Networks sent' }),
    blocks: table(
      {
        block: text({ label: 'Block' }),
        first: text({ label: 'First address' }),
        last: text({ label: 'Last address' }),
        addresses: text({ label: 'Addresses' }),
      },
      { label: 'Exact blocks' },
    ),
  },
  algorithm: ({ networks }) => {
    const all = readAll(networks);
    const version = all.some((network) => network.version === 6) ? 6 : 4;
    if (all.some((network) => network.version !== version))
      throw noResult('IPv4 and IPv6 have routes of their own: summarize each by itself.');
    const ranges = collapse(all);
    const blocks = ranges.flatMap(({ first, last }) => blocksBetween(version, first, last));
    const covered = ranges.reduce((sum, { first, last }) => sum + last - first + 1n, 0n);
    const summary = networkAround(version, ranges[0]!.first, ranges.at(-1)!.last);
    return {
      count: blocks.length,
      oneLine: blocks.length > IN_ONE_LINE ? undefined : blocks.map(writeNetwork).join(', '),
      summary: writeNetwork(summary),
      extra: `${sizeOf(version, summary.prefix) - covered}`,
      covered: `${covered}`,
      sent: all.length,
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
      ? '{oneLine} covers {sent} {sent|network|networks} exactly, {covered} {covered|address|addresses}.'
      : '{count} blocks cover {sent} networks exactly{oneLine?: {oneLine}|}. One summary over all, {summary}, has {extra} {extra|address|addresses} more.',
  cautions: [
    {
      level: 'caution',
      when: ({ networks }) => texts(networks).some(looksLikeNetwork),
      says: ({ networks }) =>
        `${texts(networks).filter(looksLikeNetwork)[0]!} looks like a network and was sent without a prefix length, so that it is taken as a single host: write the prefix behind it.`,
    },
    {
      level: 'caution',
      when: ({ extra, summary }) => extra !== '0' && !summary.endsWith('/0'),
      says: 'The summary draws traffic for addresses that are in none of the networks: advertise the exact blocks, or make sure that the rest is yours, and route the summary itself to discard, so that no packet circles.',
    },
    {
      level: 'danger',
      when: ({ extra, summary }) => extra !== '0' && summary.endsWith('/0'),
      says: 'The networks share not even one leading bit, so that the one summary over all is the default route and draws all traffic: use the exact blocks.',
    },
    {
      level: 'caution',
      when: ({ networks }) => nested(networks).length > 0,
      says: ({ networks }) => {
        const [{ inner, outer }, ...others] = nested(networks) as [{ inner: string; outer: string }];
        const more =
          others.length === 0 ? '' : `, as ${others.length === 1 ? 'does 1 more' : `do ${others.length} more`}`;
        return `“${inner}” lies within “${outer}” and adds nothing${more}: check that the larger prefix is the one you meant, and that no smaller network has a route of its own.`;
      },
    },
    {
      level: 'caution',
      when: ({ networks }) => readAll(networks).some(({ hostBits }) => hostBits),
      says: ({ networks }) => {
        const changed = readAll(networks).filter(({ hostBits }) => hostBits);
        const first = changed[0]!;
        return `Sent with bits of the host: ${changed.length} of ${texts(networks).length}, the first “${first.sent}”, which is taken as ${writeNetwork(first)}. Check that the prefixes are the ones you meant.`;
      },
    },
  ],
  examples: [
    {
      inputs: { networks: ['10.1.0.0/24', '10.1.1.0/24', '10.1.2.0/23', '10.1.5.0/24'] },
      results: {
        count: 2,
        oneLine: '10.1.0.0/22, 10.1.5.0/24',
        summary: '10.1.0.0/21',
        extra: '768',
        covered: '1280',
        sent: 4,
        blocks: {
          length: 2,
          rows: { 0: { block: '10.1.0.0/22', first: '10.1.0.0', last: '10.1.3.255', addresses: '1024' } },
        },
      },
      cautions: ['draws traffic'],
      source: 'Python 3.11: ipaddress.collapse_addresses; by hand: 2048 - 1280',
    },
    {
      inputs: { networks: '192.168.0.0/24 192.168.2.0/24, 192.168.1.0/24\n192.168.3.0/25; 192.168.1.64/26' },
      results: {
        count: 3,
        oneLine: '192.168.0.0/23, 192.168.2.0/24, 192.168.3.0/25',
        summary: '192.168.0.0/22',
        extra: '128',
      },
      cautions: ['draws traffic', '“192.168.1.64/26” lies within “192.168.1.0/24”'],
      source: 'Python 3.11: ipaddress.collapse_addresses; by hand: 1024 - 896',
    },
    {
      inputs: { networks: ['2001:db8:0:4::/64', '2001:db8:0:5::/64', '2001:db8:0:6::/63', '2001:db8:0:8::/64'] },
      results: {
        oneLine: '2001:db8:0:4::/62, 2001:db8:0:8::/64',
        summary: '2001:db8::/60',
        extra: '202914184810805067776',
      },
      cautions: ['draws traffic'],
      source: 'Python 3.11: ipaddress.collapse_addresses; by hand: (16 - 5) × 2^64',
    },
    {
      inputs: { networks: ['172.16.1.9/24', '172.16.0.0/255.255.255.0'] },
      results: { count: 1, oneLine: '172.16.0.0/23', summary: '172.16.0.0/23', extra: '0', covered: '512' },
      cautions: ['is taken as 172.16.1.0/24'],
      source: 'Python 3.11: ipaddress.collapse_addresses, strict=False',
    },
    {
      inputs: { networks: ['192.0.2.1', '192.0.2.1/32'] },
      results: { count: 1, summary: '192.0.2.1/32', covered: '1', sent: 2 },
      source: 'By definition: one host',
    },
    {
      inputs: { networks: ['10.0.0.0/8', '192.168.0.0/16'] },
      results: { count: 2, summary: '0.0.0.0/0', extra: '4278124544' },
      cautions: ['is the default route'],
      source: 'By hand: 2^32 - 2^24 - 2^16',
    },
    {
      inputs: {
        networks:
          '10.0.0.1 10.0.0.3 10.0.0.5 10.0.0.7 10.0.0.9 10.0.0.11 10.0.0.13 10.0.0.15 10.0.0.17 10.0.0.19 10.0.0.21 10.0.0.23 10.0.0.25 10.0.0.27 10.0.0.29 10.0.0.31 10.0.0.33 10.0.0.35 10.0.0.37 10.0.0.39 10.0.0.41 10.0.0.43 10.0.0.45 10.0.0.47 10.0.0.49 10.0.0.51 10.0.0.53 10.0.0.55 10.0.0.57 10.0.0.59 10.0.0.61 10.0.0.63 10.0.0.65',
      },
      results: { count: 33, covered: '33', summary: '10.0.0.0/25', extra: '95' },
      cautions: ['draws traffic'],
      source: 'Python 3.11: ipaddress.collapse_addresses; 128 - 33',
    },
    {
      inputs: { networks: ['10.1.0.0/16', '10.0.0.0/8', '10.1.2.0/24', '11.0.0.0/8'] },
      results: { count: 1, oneLine: '10.0.0.0/7', extra: '0', sent: 4 },
      cautions: ['“10.1.0.0/16” lies within “10.0.0.0/8” and adds nothing, as does 1 more'],
      source: 'Python 3.11: ipaddress.collapse_addresses',
    },
    {
      inputs: { networks: ['0.0.0.0/0', '10.0.0.0/8', '10.1.0.0/16', '192.0.2.0/24'] },
      results: { count: 1, oneLine: '0.0.0.0/0', extra: '0', sent: 4 },
      cautions: ['as do 2 more'],
      source: 'Python 3.11: ipaddress.collapse_addresses',
    },
    {
      inputs: { networks: ['2001:db8::/32', '10.0.0.0/8'] },
      noResult: 'routes of their own',
      source: 'By definition',
    },
    { inputs: { networks: ['10.0.0.0/24', '255.255.255.0'] }, noResult: 'reads like a mask', source: 'By definition' },
    {
      inputs: { networks: '10.0.0.0, 10.0.1.0/24' },
      results: { count: 2, covered: '257', summary: '10.0.0.0/23', extra: '255' },
      cautions: ['looks like a network', 'draws traffic'],
      source: 'Python 3.11: ipaddress.collapse_addresses; 512 - 257',
    },
    {
      inputs: { networks: '10.0.0.0 255.255.255.0' },
      results: { count: 1, oneLine: '10.0.0.0/24', sent: 1 },
      source: 'By definition: an address and its mask',
    },
    {
      inputs: { networks: ['10.0.1.9/24 10.0.0.1/24'] },
      results: { oneLine: '10.0.0.0/23', sent: 2 },
      cautions: ['2 of 2, the first “10.0.1.9/24”'],
      source: 'Python 3.11: ipaddress.collapse_addresses, strict=False',
    },
  ],
  notes: ['All networks are taken to have the same next hop: routes to different ones are not to be joined.'],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR), §5', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
  ],
});
