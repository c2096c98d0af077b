import { defineCalculator, flag, integer, noResult, percent, rows, table, text } from '@reckoner/engine';
import {
  blocksBetween,
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

/** Largest first from the start of the block, so that each subnet begins at a multiple of its size. */
export default defineCalculator({
  title: 'VLSM subnet planner',
  description:
    'IPv4 subnets of different sizes for a list of host counts within one network, largest first, with mask, range and broadcast address of each and what stays free.',
  keywords: [
    'vlsm calculator',
    'variable length subnet mask',
    'ip addressing plan',
    'subnet allocation',
    'subnetting plan',
  ],
  related: ['subnet-split', 'ipv4-subnet', 'subnet-mask-conversion', 'cidr-route-summarization'],
  inputs: {
    network: text({
      label: 'Network to divide',
      help: 'Address and prefix length, as 192.168.0.0/22, or a mask in place of the length.',
      maxLength: 40,
    }),
    needs: rows(
      {
        name: text({ label: 'Name', maxLength: 40, optional: true }),
        hosts: integer({
          label: 'Hosts',
          help: 'Count the router, which needs an address too.',
          min: 1,
          max: 4294967294,
          usual: 'all',
        }),
      },
      { label: 'Subnets needed', maxItems: 100 },
    ),
    pointToPoint: flag({
      label: 'Allow /31 for two hosts and /32 for one',
      help: 'For links between routers (RFC 3021), and loopbacks.',
    }),
  },
  outputs: {
    base: text({ label: 'Network that is divided' }),
    plan: table(
      {
        name: text({ label: 'Name' }),
        hosts: integer({ label: 'Hosts needed' }),
        subnet: text({ label: 'Subnet' }),
        mask: text({ label: 'Mask' }),
        first: text({ label: 'First host' }),
        last: text({ label: 'Last host' }),
        broadcast: text({ label: 'Broadcast' }),
        spare: integer({ label: 'Hosts to spare' }),
      },
      { label: 'Plan, in order of addresses' },
    ),
    allocated: integer({ label: 'Addresses allocated' }),
    free: integer({ label: 'Addresses free' }),
    share: percent({ label: 'Share of the network that is allocated', places: 1 }),
    freeBlocks: text({ label: 'Free blocks', optional: true }),
    full: text({ label: 'Subnets without an address to spare', help: 'Apart from links of two.', optional: true }),
  },
  algorithm: ({ network, needs, pointToPoint }) => {
    const parent = readNetwork(network, 'refuse');
    if (parent.version === 6)
      throw noResult(
        'In IPv6 every subnet is a /64, so that sizes are not planned by hosts: split the network instead.',
      );
    const wanted = needs
      .map(({ name, hosts }, row) => ({
        name: name?.trim() || `Subnet ${row + 1}`,
        hosts,
        prefix: prefixForHosts(hosts, pointToPoint),
      }))
      .sort((a, b) => a.prefix - b.prefix || b.hosts - a.hosts);
    const size = Number(sizeOf(4, parent.prefix));
    const allocated = wanted.reduce((sum, { prefix }) => sum + 2 ** (32 - prefix), 0);
    if (allocated > size)
      throw noResult(
        `The subnets need ${allocated} addresses in powers of two, and ${writeNetwork(parent)} has ${size}: take a larger network or fewer hosts${pointToPoint || !needs.some(({ hosts }) => hosts <= 2) ? '' : ', or allow /31 for two hosts and /32 for one'}.`,
      );
    let next = parent.first;
    const plan = wanted.map(({ name, hosts, prefix }) => {
      const subnet = { version: 4 as const, first: next, prefix };
      next += sizeOf(4, prefix);
      const range = hostsOf(subnet);
      return {
        name,
        hosts,
        subnet: writeNetwork(subnet),
        mask: maskOf(prefix),
        first: range.from,
        last: range.to,
        broadcast: prefix > 30 ? 'none' : writeAddress(4, lastOf(subnet)),
        spare: range.count - hosts,
      };
    });
    const free = blocksBetween(4, next, lastOf(parent));
    const full = plan.filter(({ spare }, i) => spare === 0 && wanted[i]!.prefix < 30);
    return {
      base: writeNetwork(parent),
      plan,
      allocated,
      free: size - allocated,
      share: allocated / size,
      freeBlocks: free.length === 0 ? undefined : free.map(writeNetwork).join(', '),
      full: full.length === 0 ? undefined : full.map(({ name }) => name).join(', '),
    };
  },
  explanation: ({ free }) =>
    free === 0
      ? 'The subnets take {allocated|the only address|all {allocated} addresses} of {base}: none stays free.'
      : 'The subnets take {allocated} {allocated|address|addresses} of {base}, {share}; {free} {free|stays|stay} free{freeBlocks?: {freeBlocks}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ full }) => full !== undefined,
      says: 'No address is left in {full}: if the router was not counted, a host goes without. Plan the next larger size where anything may be added.',
    },
    {
      level: 'note',
      when: ({ needs, pointToPoint }) => pointToPoint && needs.some(({ hosts }) => hosts === 2),
      says: 'A /31 is for a link between two routers that both support it (RFC 3021): it has no broadcast address.',
    },
    {
      level: 'caution',
      when: ({ network }) => readNetwork(network, 'refuse').hostBits,
      says: ({ network }) => hostBitsOf(network),
    },
  ],
  examples: [
    {
      inputs: {
        network: '192.168.1.0/24',
        needs: [
          { name: 'Links', hosts: 2 },
          { name: 'Sales', hosts: 50 },
          { name: 'Office', hosts: 100 },
          { name: 'Voice', hosts: 25 },
        ],
      },
      results: {
        base: '192.168.1.0/24',
        allocated: 228,
        free: 28,
        share: '89.0625',
        freeBlocks: '192.168.1.228/30, 192.168.1.232/29, 192.168.1.240/28',
        plan: {
          length: 4,
          rows: {
            0: {
              name: 'Office',
              hosts: 100,
              subnet: '192.168.1.0/25',
              mask: '255.255.255.128',
              first: '192.168.1.1',
              last: '192.168.1.126',
              broadcast: '192.168.1.127',
              spare: 26,
            },
            1: { name: 'Sales', subnet: '192.168.1.128/26', spare: 12 },
            2: { name: 'Voice', subnet: '192.168.1.192/27' },
            3: { name: 'Links', subnet: '192.168.1.224/30', first: '192.168.1.225', broadcast: '192.168.1.227' },
          },
        },
      },
      source: 'By hand: 128 + 64 + 32 + 4; Python 3.11: ipaddress.summarize_address_range of what is left',
    },
    {
      inputs: {
        network: '10.0.7.1/255.255.252.0',
        needs: [{ hosts: 2 }, { hosts: 1 }, { hosts: 511 }],
        pointToPoint: true,
      },
      noResult: 'powers of two',
      source: 'By hand: 1024 + 2 + 1 above 1024',
    },
    {
      inputs: { network: '10.0.7.1/22', needs: [{ hosts: 2 }, { hosts: 1 }, { hosts: 300 }], pointToPoint: true },
      results: {
        base: '10.0.4.0/22',
        allocated: 515,
        free: 509,
        plan: {
          length: 3,
          rows: {
            0: { name: 'Subnet 3', subnet: '10.0.4.0/23', spare: 210 },
            1: { name: 'Subnet 1', subnet: '10.0.6.0/31', first: '10.0.6.0', last: '10.0.6.1', broadcast: 'none' },
            2: {
              name: 'Subnet 2',
              subnet: '10.0.6.2/32',
              first: '10.0.6.2',
              last: '10.0.6.2',
              mask: '255.255.255.255',
            },
          },
        },
      },
      cautions: ['has bits of the host', 'A /31 is for a link'],
      source: 'By hand: 512 + 2 + 1; RFC 3021',
    },
    {
      inputs: {
        network: '10.0.0.0/24',
        needs: [{ name: 'Lab', hosts: 62 }, { name: 'Hall', hosts: 126 }, { hosts: 60 }],
      },
      results: {
        allocated: 256,
        free: 0,
        share: 100,
        full: 'Hall, Lab',
        plan: { length: 3, rows: { 2: { name: 'Subnet 3', subnet: '10.0.0.192/26', spare: 2 } } },
      },
      cautions: ['No address is left in Hall, Lab'],
      source: 'By hand: 128 + 64 + 64',
    },
    {
      inputs: { network: '10.0.0.0/30', needs: [{ hosts: 1 }] },
      results: { allocated: 4, free: 0, share: 100 },
      source: 'By hand: one host, network and broadcast address make a /30',
    },
    {
      inputs: { network: '10.0.0.9/32', needs: [{ hosts: 1 }], pointToPoint: true },
      results: { allocated: 1, free: 0, share: 100 },
      source: 'By hand: one address',
    },
    {
      inputs: { network: '10.0.0.0/31', needs: [{ hosts: 2 }] },
      noResult: 'or allow /31 for two hosts',
      source: 'By hand: 4 addresses above 2; RFC 3021',
    },
    {
      inputs: { network: '2001:db8::/48', needs: [{ hosts: 5 }] },
      noResult: 'every subnet is a /64',
      source: 'RFC 4291, §2.5.4',
    },
  ],
  notes: [
    'Subnets of a size are in the order of their hosts. Clouds keep more addresses: AWS and Azure five of each subnet, Google Cloud four.',
  ],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR)', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
    { title: 'RFC 1878: Variable Length Subnet Table For IPv4', url: 'https://www.rfc-editor.org/rfc/rfc1878' },
    {
      title: 'RFC 3021: Using 31-Bit Prefixes on IPv4 Point-to-Point Links',
      url: 'https://www.rfc-editor.org/rfc/rfc3021',
    },
  ],
});
