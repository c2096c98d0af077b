/** Where a request comes from, as the bounds on guessing and on bursts count it. */
import type { Exchange } from './exchange.js';

const LONGEST = 64;
/** Of the eight groups of an IPv6 address: one client has all addresses that differ in the rest. */
const NETWORK_GROUPS = 4;

/** The client's address; of IPv6 the network. */
export function addressOf({ request, http }: Exchange): string {
  const forwarded = http.trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const address = forwarded === undefined ? request.address : forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  return networkOf(withoutPort(address.slice(0, LONGEST)));
}

/** Some proxies name the port, which differs with every connection. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** An IPv4 address as IPv6 sockets have it: listening on `::`, every client of IPv4 comes so. */
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'].join(':');

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const last = address.slice(address.lastIndexOf(':') + 1);
  if (last.includes('.')) return /^[0:]*:ffff:[\d.]+$/i.test(address) ? last : address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== MAPPED) return groups.slice(0, NETWORK_GROUPS).join(':');
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address, without zeros before them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // `::` stands for as many zeros as are missing.
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
