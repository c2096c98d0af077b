/** Writes numbers for people: grouped, to a sensible number of digits, never as a raw float. */

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/**
 * A number to six significant digits, or to all digits of its integer part; powers of ten from 1e15 and below 1e-4.
 * @example formatNumber(1647.00949769) // '1,647.01'
 */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e15 || size < 1e-4) return scientific(value);
  if (size >= 1e5) return group(value.toFixed(0));
  return group(trimZeros(value.toPrecision(6)));
}

/** A number with a fixed number of decimal places. */
export function formatPlaces(value: number, places: number): string {
  if (Math.abs(value) >= 1e15) return formatNumber(value);
  return fixed(value.toFixed(places));
}

/** Groups a plain decimal text that is already rounded, and drops the sign of a zero. */
export function fixed(text: string): string {
  return group(/^-[0.]+$/.test(text) ? text.slice(1) : text);
}

function scientific(value: number): string {
  const [digits, exponent] = value.toExponential(5).split('e') as [string, string];
  const power = [...exponent.replace('+', '')].map((character) => SUPERSCRIPTS[character]).join('');
  return `${trimZeros(digits)} × 10${power}`;
}

function trimZeros(text: string): string {
  const point = text.indexOf('.');
  if (point < 0) return text;
  let end = text.length;
  while (text[end - 1] === '0') end--;
  return text.slice(0, end - 1 === point ? point : end);
}

function group(text: string): string {
  const point = text.indexOf('.');
  const start = text.startsWith('-') ? 1 : 0;
  let at = (point < 0 ? text.length : point) - 3;
  let grouped = text;
  for (; at > start; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return grouped;
}
