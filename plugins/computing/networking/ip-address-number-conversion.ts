import { category, choice, defineCalculator, integer, noResult, table, text } from '@reckoner/engine';
import { expand } from '../shared/ipv6.js';
import { type Address, bitsOf, readAddress, type Version, writeAddress } from '../shared/network.js';

/** What was read as decimal or binary and may be meant otherwise. */
type Doubt = keyof typeof DOUBTS;

const DOUBTS = {
  hexadecimal: 'Digits alone are read as a decimal number: if they are hexadecimal, write 0x in front.',
  binary: 'Digits alone are read as a decimal number: if they are binary, write 0b in front.',
  both: 'Digits alone are read as a decimal number: if they are hexadecimal, write 0x in front, if binary, 0b.',
  read: 'These 32 zeros and ones are read as binary: if they are hexadecimal, write 0x in front.',
};

interface Read extends Address {
  /** Whether a number was sent, which could be one of the other version of IP. */
  readonly isNumber: boolean;
  /** What a number that could be read otherwise was taken for. */
  readonly doubt?: Doubt | undefined;
}

const fixed = (version: Version, value: bigint): Read => ({ version, value, isNumber: false });

/** Names below in-addr.arpa (RFC 1035, §3.5) and ip6.arpa (RFC 3596, §2.5), which run backwards. */
function readReverse(name: string): Read {
  const labels = name.replace(/\.$/, '').split('.').slice(0, -2).reverse();
  if (/in-addr/.test(name)) {
    if (labels.length !== 4) throw noResult('A name below in-addr.arpa of one address has four numbers before it.');
    return fixed(4, readAddress(labels.join('.')).value);
  }
  if (labels.length !== 32 || !labels.every((label) => /^[0-9a-f]$/.test(label)))
    throw noResult('A name below ip6.arpa of one address has 32 single hexadecimal digits before it.');
  return fixed(6, BigInt(`0x${labels.join('')}`));
}

/** A number of so many bits as IPv4 if they allow it, unless the other is asked for. */
function numbered(value: bigint, bits: number, asked: Version | undefined, doubt?: Doubt): Read {
  const version = asked ?? (bits > 32 || value >= 2n ** 32n ? 6 : 4);
  if (value >= 2n ** BigInt(bitsOf(version)))
    throw noResult(`The number is too large: an IPv${version} address has ${bitsOf(version)} bits.`);
  return { version, value, isNumber: true, doubt };
}

/** Hexadecimal addresses have 8 or 32 digits; zeros and ones alone are seldom a decimal number. */
function doubtOf(digits: string): Doubt | undefined {
  const isBinary = digits.length >= 8 && /^[01]+$/.test(digits);
  if (digits.length === 8 || digits.length === 32) return isBinary ? 'both' : 'hexadecimal';
  return isBinary ? 'binary' : undefined;
}

function read(sent: string, asked: Version | undefined): Read {
  const given = sent.trim().toLowerCase();
  if (given.includes('/')) throw noResult('One address is converted: leave out the slash and what follows.');
  if (/\.arpa\.?$/.test(given)) return readReverse(given);
  if (/^[01]{16}(?::[01]{16}){7}$/.test(given)) return fixed(6, BigInt(`0b${given.replace(/:/g, '')}`));
  if (/^[01]{8}(?:[. ][01]{8}){3}$/.test(given)) return fixed(4, BigInt(`0b${given.replace(/[. ]/g, '')}`));
  if (/[:%[]/.test(given) || /^\d+(?:\.\d+)+$/.test(given)) return { ...readAddress(given), isNumber: false };
  const digits = given
    .replace(/^\+/, '')
    .replace(/^−/, '-')
    .replace(/(\d)[ ,_](?=\d{3}(?:[ ,_]|$))/g, '$1');
  if (/^0x[0-9a-f]+$/.test(digits)) return numbered(BigInt(digits), 4 * (digits.length - 2), asked);
  if (/^0b[01]+$/.test(digits)) return numbered(BigInt(digits), digits.length - 2, asked);
  if (/^(?:[01]{32}|[01]{128})$/.test(digits))
    return numbered(BigInt(`0b${digits}`), digits.length, asked, digits.length === 32 ? 'read' : undefined);
  if (/^-\d+$/.test(digits)) {
    const value = BigInt(digits) + 2n ** 32n;
    if (asked === 6 || value < 2n ** 31n || value >= 2n ** 32n)
      throw noResult('A negative number is a signed one of 32 bits, from -2147483648 to -1, for an IPv4 address.');
    return { version: 4, value, isNumber: false };
  }
  if (/^0\d+$/.test(digits))
    throw noResult(
      'A number with leading zeros is octal to some programs and decimal to others: write it without, or hexadecimal with 0x.',
    );
  if (/^\d+$/.test(digits)) return numbered(BigInt(digits), 0, asked, doubtOf(digits));
  if (/^(?:[0-9a-f]{8}|[0-9a-f]{32})$/.test(digits)) return numbered(BigInt(`0x${digits}`), 4 * digits.length, asked);
  throw noResult(
    `“${sent.trim()}” is neither an IP address nor a number: write hexadecimal with 0x in front, binary with 0b.`,
  );
}

/** The bytes of the address in network order, in groups as its text has them. */
function groupsOf({ version, value }: Address) {
  const [number, bits] = version === 4 ? [4, 8] : [8, 16];
  return Array.from({ length: number }, (_, i) =>
    Number((value >> BigInt(bits * (number - 1 - i))) & (2n ** BigInt(bits) - 1n)),
  );
}

const inBinary = (group: number, version: Version) => group.toString(2).padStart(version === 4 ? 8 : 16, '0');

/** The first byte is the most significant: network order. */
export default defineCalculator({
  title: 'IP address to integer, hex and binary',
  description:
    'IPv4 or IPv6 address as decimal number, hexadecimal, binary and reverse DNS name, or the address of any of them, without rounding.',
  keywords: [
    'ip to decimal',
    'decimal to ip',
    'ip to hex',
    'hex to ip',
    'ip to binary',
    'inet_aton',
    'reverse dns ptr',
    'ip6.arpa',
    'ip to long',
  ],
  related: ['ipv4-subnet', 'ipv6-subnet', 'twos-complement'],
  inputs: {
    address: text({
      label: 'Address or number',
      help: 'As 192.0.2.7, 2001:db8::7, 3221225991, 0xC0000207, binary, or a name that ends in arpa.',
      maxLength: 170,
    }),
    version: choice(
      {
        auto: 'By size: below 2³² IPv4',
        ipv4: { label: 'IPv4', also: ['4', 'v4'] },
        ipv6: { label: 'IPv6', also: ['6', 'v6'] },
      },
      { label: 'A number is an address of', default: 'auto' },
    ),
  },
  outputs: {
    ip: text({ label: 'Address' }),
    kind: category(['IPv4', 'IPv6'], { label: 'Version' }),
    decimal: text({ label: 'Decimal' }),
    hexadecimal: text({ label: 'Hexadecimal' }),
    binary: text({ label: 'Binary' }),
    reverse: text({ label: 'Reverse DNS name (PTR)' }),
    expanded: text({ label: 'Expanded', optional: true }),
    mapped: text({ label: 'IPv4-mapped IPv6 address', optional: true }),
    within: text({ label: 'IPv4 address that is mapped', optional: true }),
    signed: text({ label: 'As a signed number of 32 bits', optional: true }),
    swapped: text({ label: 'Decimal with the bytes reversed (little-endian)', optional: true }),
    groups: table(
      {
        place: integer({ label: 'Group' }),
        decimal: integer({ label: 'Decimal' }),
        hexadecimal: text({ label: 'Hexadecimal' }),
        binary: text({ label: 'Binary' }),
      },
      { label: 'Group by group' },
    ),
  },
  algorithm: ({ address, version: asked }) => {
    const found = read(address, askedFor(asked));
    const { version, value } = found;
    if (askedFor(asked) !== undefined && version !== askedFor(asked))
      throw noResult(`What was sent is an IPv${version} address: the choice of the version is for numbers.`);
    const groups = groupsOf(found);
    const width = version === 4 ? 2 : 4;
    const hexadecimal = value.toString(16).padStart(bitsOf(version) / 4, '0');
    const nibbles = [...hexadecimal].reverse().join('.');
    const bytes = [...groups].reverse();
    const isIpv4 = version === 4;
    const within = !isIpv4 && value >> 32n === 0xffffn ? writeAddress(4, value & (2n ** 32n - 1n)) : undefined;
    return {
      ip: within === undefined ? writeAddress(version, value) : `::ffff:${within}`,
      kind: isIpv4 ? 'IPv4' : 'IPv6',
      decimal: `${value}`,
      hexadecimal: `0x${isIpv4 ? hexadecimal.toUpperCase() : hexadecimal}`,
      binary: groups.map((group) => inBinary(group, version)).join(isIpv4 ? '.' : ':'),
      reverse: isIpv4 ? `${bytes.join('.')}.in-addr.arpa` : `${nibbles}.ip6.arpa`,
      expanded: isIpv4 ? undefined : expand(value),
      mapped: isIpv4 ? `::ffff:${writeAddress(4, value)}` : undefined,
      within,
      signed: isIpv4 && value >= 2n ** 31n ? `${value - 2n ** 32n}` : undefined,
      swapped: isIpv4 ? `${bytes.reduce((sum, byte) => sum * 256 + byte, 0)}` : undefined,
      groups: groups.map((group, i) => ({
        place: i + 1,
        decimal: group,
        hexadecimal: group.toString(16).toUpperCase().padStart(width, '0'),
        binary: inBinary(group, version),
      })),
    };
  },
  explanation:
    '{ip} is the number {decimal}, in hexadecimal {hexadecimal}; its reverse DNS name is {reverse}{within?; mapped in it is the IPv4 address {within}|}.',
  cautions: [
    {
      level: 'note',
      when: ({ address, version, kind }) => version === 'auto' && kind === 'IPv4' && read(address, undefined).isNumber,
      says: ({ address }) =>
        `A number below 2³² is taken as IPv4; as an IPv6 address it would be “${writeAddress(6, read(address, undefined).value)}”: choose the version if that is meant.`,
    },
    {
      level: 'caution',
      when: ({ address, version }) => read(address, askedFor(version)).doubt !== undefined,
      says: ({ address, version }) => DOUBTS[read(address, askedFor(version)).doubt ?? 'read'],
    },
    {
      level: 'note',
      when: ({ address, version }) => {
        const { isNumber, version: of, value } = read(address, askedFor(version));
        return version === 'auto' && isNumber && of === 6 && value >= 2n ** 32n && value < 2n ** 40n;
      },
      says: 'The number is above 4294967295, the last of IPv4, and so taken as IPv6: look for a digit too many.',
    },
  ],
  examples: [
    {
      inputs: { address: '192.168.1.10' },
      results: {
        ip: '192.168.1.10',
        kind: 'IPv4',
        decimal: '3232235786',
        hexadecimal: '0xC0A8010A',
        binary: '11000000.10101000.00000001.00001010',
        reverse: '10.1.168.192.in-addr.arpa',
        mapped: '::ffff:192.168.1.10',
        signed: '-1062731510',
        swapped: '167880896',
        groups: { length: 4, rows: { 3: { place: 4, decimal: 10, hexadecimal: '0A', binary: '00001010' } } },
      },
      source: 'Python 3.11: int(ipaddress.ip_address(…)), reverse_pointer, int.from_bytes(packed, "little")',
    },
    {
      inputs: { address: '2001:db8::8:800:200C:417A' },
      results: {
        kind: 'IPv6',
        decimal: '42540766411282592856906245548098208122',
        hexadecimal: '0x20010db80000000000080800200c417a',
        reverse: 'a.7.1.4.c.0.0.2.0.0.8.0.8.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
        expanded: '2001:0db8:0000:0000:0008:0800:200c:417a',
        groups: { length: 8, rows: { 0: { decimal: 8193, binary: '0010000000000001' } } },
      },
      source: 'Python 3.11: int(ipaddress.ip_address(…)), hex, reverse_pointer',
    },
    {
      inputs: { address: '42540766411282592856906245548098208122' },
      results: { ip: '2001:db8::8:800:200c:417a', kind: 'IPv6' },
      source: 'Python 3.11: ipaddress.ip_address(42540766411282592856906245548098208122)',
    },
    {
      inputs: { address: '3,232,235,786' },
      results: { ip: '192.168.1.10', kind: 'IPv4' },
      cautions: ['::c0a8:10a'],
      source: 'Python 3.11: ipaddress.ip_address(3232235786)',
    },
    {
      inputs: { address: '3232235786', version: 'ipv6' },
      results: { ip: '::c0a8:10a', kind: 'IPv6' },
      source: 'Python 3.11: ipaddress.IPv6Address(3232235786)',
    },
    { inputs: { address: '-1062731510' }, results: { ip: '192.168.1.10' }, source: 'Python 3.11: -1062731510 + 2**32' },
    {
      inputs: { address: 'c0a8010a', version: 'ipv4' },
      results: { ip: '192.168.1.10' },
      source: 'Python 3.11: ipaddress.ip_address(0xc0a8010a)',
    },
    {
      inputs: { address: '0x00000000000000000000000000000001' },
      results: { ip: '::1', kind: 'IPv6', decimal: '1' },
      source: 'By hand: 32 hexadecimal digits are 128 bits',
    },
    {
      inputs: { address: '0b1010' },
      results: { ip: '0.0.0.10', decimal: '10' },
      cautions: ['::a'],
      source: 'By hand',
    },
    {
      inputs: { address: '11000000101010000000000100001010' },
      results: { ip: '192.168.1.10' },
      cautions: ['taken as IPv4', 'are read as binary'],
      source: 'By hand: the binary of the first example',
    },
    {
      inputs: { address: '11000000 10101000 00000001 00001010' },
      results: { ip: '192.168.1.10' },
      source: 'By hand: the binary of the first example',
    },
    {
      inputs: {
        address:
          '0010000000000001:0000110110111000:0000000000000000:0000000000000000:0000000000001000:0000100000000000:0010000000001100:0100000101111010',
      },
      results: { ip: '2001:db8::8:800:200c:417a' },
      source: 'By hand: the binary of the second example',
    },
    {
      inputs: {
        address:
          '00100000000000010000110110111000000000000000000000000000000000000000000000001000000010000000000000100000000011000100000101111010',
      },
      results: { ip: '2001:db8::8:800:200c:417a' },
      source: 'Python 3.11: format(int(ipaddress.ip_address(…)), "0128b")',
    },
    {
      inputs: { address: '10.1.168.192.in-addr.arpa' },
      results: { ip: '192.168.1.10' },
      source: 'Python 3.11: reverse_pointer of 192.168.1.10',
    },
    {
      inputs: { address: 'a.7.1.4.c.0.0.2.0.0.8.0.8.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa.' },
      results: { ip: '2001:db8::8:800:200c:417a' },
      source: 'Python 3.11: reverse_pointer',
    },
    {
      inputs: { address: '10203040', version: 'ipv4' },
      results: { ip: '0.155.175.160' },
      cautions: ['write 0x in front'],
      source: 'Python 3.11: ipaddress.ip_address(10203040)',
    },
    {
      inputs: { address: '1010000000000000000000000001' },
      results: { ip: '::343:73d1:b5e4:8185:3200:1' },
      cautions: ['write 0b in front'],
      source: 'Python 3.11: ipaddress.ip_address(1010000000000000000000000001)',
    },
    {
      inputs: { address: '10000000' },
      results: { ip: '0.152.150.128' },
      cautions: ['if binary, 0b', 'taken as IPv4'],
      source: 'Python 3.11: ipaddress.ip_address(10000000)',
    },
    {
      inputs: { address: '32322357860' },
      results: { kind: 'IPv6', ip: '::7:8690:a64' },
      cautions: ['a digit too many'],
      source: 'Python 3.11: ipaddress.ip_address(32322357860)',
    },
    {
      inputs: { address: '::ffff:c000:207' },
      results: { ip: '::ffff:192.0.2.7', kind: 'IPv6', within: '192.0.2.7', decimal: '281473902969351' },
      source: 'RFC 5952, §5; Python 3.11: ipaddress.ip_address("::ffff:c000:207").ipv4_mapped, int',
    },
    { inputs: { address: '4294967296', version: 'ipv4' }, noResult: 'too large', source: 'By hand: 2^32' },
    { inputs: { address: '-1', version: 'ipv6' }, noResult: 'signed one of 32 bits', source: 'By definition' },
    { inputs: { address: '0300' }, noResult: 'octal', source: 'inet_aton reads 0300 as 192' },
    { inputs: { address: '192.0.2.7', version: 'ipv6' }, noResult: 'is an IPv4 address', source: 'By definition' },
    { inputs: { address: '192.0.2.7/24' }, noResult: 'One address', source: 'By definition' },
    { inputs: { address: 'localhost' }, noResult: 'neither an IP address nor a number', source: 'By definition' },
    { inputs: { address: '168.192.in-addr.arpa' }, noResult: 'four numbers', source: 'RFC 1035, §3.5' },
    { inputs: { address: '8.b.d.0.1.0.0.2.ip6.arpa' }, noResult: '32 single', source: 'RFC 3596, §2.5' },
  ],
  notes: [
    'Numbers are in network order, the first byte the most significant, as databases and inet_aton with ntohl have them.',
  ],
  references: [
    { title: 'RFC 791: Internet Protocol, §3.2', url: 'https://www.rfc-editor.org/rfc/rfc791' },
    {
      title: 'RFC 4291: IP Version 6 Addressing Architecture, §2.2 and §2.5.5.2',
      url: 'https://www.rfc-editor.org/rfc/rfc4291',
    },
    {
      title: 'RFC 5952: IPv6 Address Text Representation, §5 (mapped addresses)',
      url: 'https://www.rfc-editor.org/rfc/rfc5952',
    },
    { title: 'RFC 1035, §3.5 (in-addr.arpa)', url: 'https://www.rfc-editor.org/rfc/rfc1035' },
    { title: 'RFC 3596, §2.5 (ip6.arpa)', url: 'https://www.rfc-editor.org/rfc/rfc3596' },
  ],
});

function askedFor(choice: 'auto' | 'ipv4' | 'ipv6'): Version | undefined {
  return choice === 'auto' ? undefined : choice === 'ipv4' ? 4 : 6;
}
