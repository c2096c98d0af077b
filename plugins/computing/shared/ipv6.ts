/** IPv6 addresses as numbers from 0 to 2¹²⁸ - 1 (RFC 4291), written as RFC 5952 asks for. */
import { noResult } from '@reckoner/engine';
import { toNumber } from './ipv4.js';

/** The last 32 bits may be written as an IPv4 address: `::ffff:192.0.2.1`. */
function withoutDots(address: string) {
  const last = address.slice(address.lastIndexOf(':') + 1);
  if (!last.includes('.')) return address;
  if (!/^(?:\d{1,3}\.){3}\d{1,3}$/.test(last)) throw noResult('An IPv4 address at the end has four numbers up to 255.');
  const value = toNumber(last);
  return `${address.slice(0, -last.length)}${Math.floor(value / 65536).toString(16)}:${(value % 65536).toString(16)}`;
}

/** The eight groups as one 128-bit number; `::` stands for one or more groups of zeros (RFC 4291). */
export function parse(address: string) {
  const halves = withoutDots(address).split('::');
  const groups = (half: string) => (half === '' ? [] : half.split(':'));
  const [head, tail] = [groups(halves[0]!), groups(halves[1] ?? '')];
  const missing = 8 - head.length - tail.length;
  const fits = halves.length === 1 ? missing === 0 : halves.length === 2 && missing >= 1;
  const all = [...head, ...Array(Math.max(missing, 0)).fill('0'), ...tail];
  if (!fits || !all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group)))
    throw noResult('An IPv6 address has eight groups of up to four hexadecimal digits; “::” may shorten zeros once.');
  return all.reduce((total, group) => (total << 16n) + BigInt(`0x${group}`), 0n);
}

const groupsOf = (value: bigint) =>
  Array.from({ length: 8 }, (_, i) => ((value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));

/** RFC 5952: lower case, no leading zeros, the longest run of two or more zero groups as `::`. */
export function compress(value: bigint) {
  const groups = groupsOf(value);
  let [start, length] = [0, 1];
  for (let i = 0; i < 8; i++) {
    let end = i;
    while (end < 8 && groups[end] === '0') end++;
    if (end - i > length) [start, length] = [i, end - i];
  }
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

export const expand = (value: bigint) =>
  groupsOf(value)
    .map((group) => group.padStart(4, '0'))
    .join(':');
