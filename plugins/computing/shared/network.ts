/** Addresses and networks of both versions of IP as whole numbers, which no double rounds. */
import { noResult } from '@reckoner/engine';
import { toAddress, toNumber } from './ipv4.js';
import { compress, parse } from './ipv6.js';

export type Version = 4 | 6;

export interface Address {
  readonly version: Version;
  readonly value: bigint;
}

export interface Network {
  readonly version: Version;
  /** The first address: bits of the host are taken out. */
  readonly first: bigint;
  readonly prefix: number;
  /** Whether the address that was sent had bits of the host. */
  readonly hostBits: boolean;
}

const DOTTED = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

export const bitsOf = (version: Version) => (version === 4 ? 32 : 128);

export const sizeOf = (version: Version, prefix: number) => 1n << BigInt(bitsOf(version) - prefix);

export const lastOf = ({ version, first, prefix }: Pick<Network, 'version' | 'first' | 'prefix'>) =>
  first + sizeOf(version, prefix) - 1n;

export function writeAddress(version: Version, value: bigint) {
  return version === 4 ? toAddress(Number(value)) : compress(value);
}

export const writeNetwork = ({ version, first, prefix }: Pick<Network, 'version' | 'first' | 'prefix'>) =>
  `${writeAddress(version, first)}/${prefix}`;

export const maskOf = (prefix: number) => toAddress(2 ** 32 - 2 ** (32 - prefix));

export function readAddress(text: string): Address {
  const address = text.trim().replace(/^\[([^\]]*)\]$/, '$1');
  if (address.includes('%'))
    throw noResult(`“${text.trim()}” names an interface after the percent sign: leave the sign and what follows out.`);
  if (address.includes(':')) return { version: 6, value: parse(address) };
  if (!DOTTED.test(address))
    throw noResult(
      `“${text.trim()}” is no IP address: IPv4 has four numbers with dots, such as 192.0.2.7, IPv6 colons, such as 2001:db8::7.`,
    );
  return { version: 4, value: BigInt(toNumber(address)) };
}

/** The prefix length of what stands after the slash: a number, or a dotted mask in IPv4. */
function readPrefix(version: Version, text: string) {
  if (version === 4 && DOTTED.test(text)) {
    const size = 2 ** 32 - toNumber(text);
    const prefix = Array.from({ length: 33 }, (_, length) => length).find((length) => 2 ** (32 - length) === size);
    if (prefix === undefined)
      throw noResult(
        `${text} is no subnet mask: its ones stand on the left without gaps, and those of a wildcard mask are zeros.`,
      );
    return prefix;
  }
  if (!/^\d{1,3}$/.test(text) || Number(text) > bitsOf(version))
    throw noResult(
      `“/${text}” is no prefix length: after the slash of IPv${version} stands a whole number up to ${bitsOf(version)}${version === 4 ? ', or a mask' : ''}.`,
    );
  return Number(text);
}

/** `192.0.2.0/24`, `192.0.2.0/255.255.255.0` or `192.0.2.0 255.255.255.0`; without a prefix `alone` decides. */
export function readNetwork(text: string, alone: 'host' | 'refuse'): Network {
  const [address = '', prefix, ...rest] = text.trim().split(/ *\/ *| +/);
  const { version, value } = readAddress(address);
  if (rest.length > 0) throw noResult(`“${text.trim()}” has more than an address and a prefix.`);
  if (prefix === undefined && alone === 'refuse')
    throw noResult(`“${text.trim()}” has no prefix length: write it after a slash, as in 192.0.2.0/24.`);
  const length = prefix === undefined ? bitsOf(version) : readPrefix(version, prefix);
  const size = sizeOf(version, length);
  const first = value - (value % size);
  return { version, first, prefix: length, hostBits: first !== value };
}

/** Usable addresses of an IPv4 subnet: a /31 has two (RFC 3021), a /32 one, others all but the first and the last. */
export function hostsOf({ first, prefix }: Pick<Network, 'first' | 'prefix'>) {
  const last = first + sizeOf(4, prefix) - 1n;
  const isShort = prefix < 31;
  return {
    from: toAddress(Number(isShort ? first + 1n : first)),
    to: toAddress(Number(isShort ? last - 1n : last)),
    count: Number(last - first) + (isShort ? -1 : 1),
  };
}

/** The fewest networks that have all addresses from first to last and no other. */
export function blocksBetween(version: Version, first: bigint, last: bigint) {
  const blocks: { version: Version; first: bigint; prefix: number }[] = [];
  let from = first;
  while (from <= last) {
    let prefix = bitsOf(version);
    while (prefix > 0) {
      const wider = sizeOf(version, prefix - 1);
      if (from % wider !== 0n || from + wider - 1n > last) break;
      prefix--;
    }
    blocks.push({ version, first: from, prefix });
    from += sizeOf(version, prefix);
  }
  return blocks;
}

/** The smallest network that has both addresses. */
export function networkAround(version: Version, first: bigint, last: bigint) {
  let prefix = bitsOf(version);
  while (first / sizeOf(version, prefix) !== last / sizeOf(version, prefix)) prefix--;
  const size = sizeOf(version, prefix);
  return { version, first: first - (first % size), prefix };
}

/**
 * The longest IPv4 prefix that has room for so many hosts: two more addresses are the network's and the broadcast's, but
 * in a /31 of two hosts and a /32 of one.
 */
export function prefixForHosts(hosts: number, pointToPoint: boolean) {
  if (pointToPoint && hosts <= 2) return hosts === 1 ? 32 : 31;
  let prefix = 30;
  while (prefix > 0 && 2 ** (32 - prefix) - 2 < hosts) prefix--;
  return prefix;
}

/** What is said where an address was sent for its network. */
export const hostBitsOf = (network: string) =>
  `What was sent has bits of the host: it is taken as ${writeNetwork(readNetwork(network, 'refuse'))}. Check that the prefix is the one you meant.`;
