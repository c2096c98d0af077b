import { choice, defineCalculator, integer, noResult, roundNear, text } from '@reckoner/engine';
import { ADDRESS_PATTERN, toAddress, toNumber } from '../shared/ipv4.js';

/** Ones from the left: a prefix of n bits is the mask 2³² - 2^(32-n) (RFC 4632). */
export default defineCalculator({
  title: 'Subnet mask, prefix and wildcard',
  description:
    'Dotted mask, wildcard, hexadecimal mask and hosts of an IPv4 prefix length, or the prefix of a mask or wildcard.',
  keywords: ['netmask', 'cidr to mask', 'wildcard mask', 'prefix length', '255.255.255.0'],
  inputs: {
    given: choice(
      { prefix: 'Prefix length', mask: 'Subnet mask', wildcard: 'Wildcard mask' },
      { label: 'Given', default: 'prefix' },
    ),
    length: integer({ label: 'Prefix length', min: 0, max: 32, default: 24, when: { given: 'prefix' } }),
    dotted: text({ label: 'Mask', maxLength: 15, pattern: ADDRESS_PATTERN, when: { given: ['mask', 'wildcard'] } }),
  },
  outputs: {
    prefix: integer({ label: 'Prefix length' }),
    mask: text({ label: 'Subnet mask' }),
    wildcard: text({ label: 'Wildcard mask' }),
    hexadecimal: text({ label: 'Mask in hexadecimal' }),
    addresses: integer({ label: 'Addresses' }),
    hosts: integer({ label: 'Usable hosts' }),
  },
  algorithm: ({ given, length, dotted }) => {
    let size = 2 ** 32;
    if (given === 'prefix') size = 2 ** (32 - length);
    else size = given === 'mask' ? 2 ** 32 - toNumber(dotted) : toNumber(dotted) + 1;
    const prefix = 32 - roundNear(Math.log2(size));
    if (size !== 2 ** (32 - prefix))
      throw noResult('The ones of a mask stand on the left without gaps: this is not a subnet mask.');
    return {
      prefix,
      mask: toAddress(2 ** 32 - size),
      wildcard: toAddress(size - 1),
      hexadecimal: (2 ** 32 - size).toString(16).toUpperCase().padStart(8, '0'),
      addresses: size,
      hosts: prefix >= 31 ? size : size - 2,
    };
  },
  explanation: 'A prefix of {prefix} {prefix|bit|bits} is the mask {mask} with {hosts} usable {hosts|host|hosts}.',
  examples: [
    {
      inputs: { length: 20 },
      results: {
        prefix: 20,
        mask: '255.255.240.0',
        wildcard: '0.0.15.255',
        hexadecimal: 'FFFFF000',
        addresses: 4096,
        hosts: 4094,
      },
      source: 'Python 3.11: ipaddress.ip_network("0.0.0.0/20")',
    },
    {
      inputs: { given: 'mask', dotted: '255.255.255.192' },
      results: { prefix: 26, wildcard: '0.0.0.63', hosts: 62 },
      source: 'Python 3.11: ipaddress.ip_network("0.0.0.0/255.255.255.192")',
    },
    {
      inputs: { given: 'wildcard', dotted: '0.0.3.255' },
      results: { prefix: 22, mask: '255.255.252.0', hosts: 1022 },
      source: 'Python 3.11: ipaddress.ip_network("0.0.0.0/0.0.3.255")',
    },
    {
      inputs: { length: 31 },
      results: { hosts: 2, mask: '255.255.255.254' },
      source: 'RFC 3021: both addresses of a /31 are hosts',
    },
    {
      inputs: { length: 0 },
      results: { mask: '0.0.0.0', hexadecimal: '00000000', addresses: 4294967296 },
      source: 'By hand: 2³²',
    },
    { inputs: { given: 'mask', dotted: '255.0.255.0' }, noResult: 'not a subnet mask', source: 'RFC 4632, §3.1' },
    {
      inputs: { given: 'mask', dotted: '255.255.256.0' },
      noResult: 'between 0 and 255',
      source: 'RFC 791: an octet has eight bits',
    },
    { inputs: { length: 32 }, results: { hosts: 1, mask: '255.255.255.255' }, source: 'By hand: one address' },
  ],
  references: [
    { title: 'RFC 4632: Classless Inter-domain Routing (CIDR)', url: 'https://www.rfc-editor.org/rfc/rfc4632' },
  ],
});
