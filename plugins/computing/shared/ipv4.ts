/** IPv4 addresses as numbers from 0 to 2³² - 1. */
import { noResult } from '@reckoner/engine';

export const ADDRESS_PATTERN = {
  source: '\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}',
  says: 'four numbers separated by dots, such as 192.168.1.10',
};

export function toNumber(address: string) {
  if (/(?:^|\.)0\d/.test(address))
    throw noResult('A number with a leading zero is octal to some programs and decimal to others: write it without.');
  const octets = address.split('.').map(Number);
  if (octets.some((octet) => octet > 255))
    throw noResult('Each of the four numbers of an IPv4 address lies between 0 and 255.');
  return octets.reduce((total, octet) => total * 256 + octet, 0);
}

export function toAddress(value: number) {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
}
