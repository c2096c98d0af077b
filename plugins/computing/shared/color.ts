/** Colors of sRGB (IEC 61966-2-1): reading of hexadecimal codes and the linear components. */
import { noResult } from '@reckoner/engine';

export const HEX_PATTERN = {
  source: '#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})',
  says: 'three or six hexadecimal digits, such as #3399FF',
};

export type Triple = readonly [number, number, number];

/** Red, green and blue from 0 to 255. */
export function parseHex(code: string): Triple {
  const digits = code.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (!/^[0-9a-fA-F]{6}$/.test(full)) throw noResult('A color code has three or six hexadecimal digits.');
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Triple;
}

/** Linear light of a component from 0 to 255. */
export function linear(component: number) {
  const value = component / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
