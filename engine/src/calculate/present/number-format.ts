/** Writes numbers for people: grouped, to a sensible number of digits, never as a raw float. */

import { fixedText } from '../../numeric/round-to.js';
import { raised } from '../../typeset/superscripts.js';
import { localized } from './locale.js';

const SHOWN_DIGITS = 6;

/**
 * A number to six significant digits, or to all digits of its integer part; powers of ten from 1e15 and below 1e-4.
 * @param digits More significant digits than six.
 * @example formatNumber(1647.00949769) // '1,647.01'
 */
export function formatNumber(value: number, digits = SHOWN_DIGITS): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  const shown = Math.max(digits, SHOWN_DIGITS);
  if (size >= 1e15 || size < 1e-4) return scientific(value, shown);
  if (size >= 10 ** (shown - 1)) return group(value.toFixed(0));
  return group(trimZeros(value.toPrecision(shown)));
}

/** How a field's numbers are shown, as its author says. */
export interface NumberStyle {
  readonly places?: number | undefined;
  /** Fewest significant digits, whatever `places` says. */
  readonly digits?: number | undefined;
}

/** So many significant digits at least: one alone may be off by a third. */
const FEWEST_DIGITS = 2;

/** The places that an author gave are for the shown unit; in another one at least these digits are shown. */
const FEWEST_IN_OTHER_UNITS = 4;

/**
 * A number with a fixed number of decimal places. Where these would leave fewer than `digits` significant digits of it,
 * it is written to so many instead: what is not zero is never shown as zero.
 * A plain zero is written as 0.
 * @example formatPlaces(0.0754, 1) // '0.075'
 */
export function formatPlaces(value: number, places: number, digits = FEWEST_DIGITS): string {
  if (value === 0 || Math.abs(value) >= 1e15) return formatNumber(value);
  const text = fixedText(value, places);
  const rounded = Number(text);
  if (rounded === value || Math.abs(rounded) >= 10 ** (digits - 1 - places)) return fixed(text);
  return Math.abs(value) < 1e-4 ? scientific(value, digits) : group(trimZeros(value.toPrecision(digits)));
}

/** A percentage this near to 100 misses it by rounding alone. */
const LEAST_MISSING = 1e-9;

/**
 * The number of a field that is not money, without its unit; `isOtherUnit` where that is not the one in which the
 * calculator shows the field by itself. A percentage that would read as 100 and is not has the places that tell: nearly all
 * is not all.
 */
export function formatMagnitude(kind: string, style: NumberStyle, value: number, isOtherUnit = false): string {
  const { places, digits } = style;
  const missing = kind === 'percent' ? Math.abs(100 - value) : 1;
  if (missing > LEAST_MISSING && missing <= 0.5 * 10 ** -(places ?? SHOWN_DIGITS - 3))
    return group(trimZeros(value.toFixed(1 - Math.ceil(Math.log10(missing)))));
  if (places !== undefined) return formatPlaces(value, places, isOtherUnit ? FEWEST_IN_OTHER_UNITS : digits);
  // Whole numbers of four digits are often years.
  return kind === 'integer' && Math.abs(value) < 10_000 ? localized(String(value)) : formatNumber(value, digits);
}

/** More characters are of a number that was computed, or converted. */
const MOST_GIVEN_CHARACTERS = 12;

/** The same for a number that was given: with all its digits, as 0.9999999 is not 1. */
export function formatGiven(kind: string, style: NumberStyle, value: number, isOtherUnit = false): string {
  return allDigits(value, style.places ?? 0) ?? formatMagnitude(kind, style, value, isOtherUnit);
}

/** What was given with more places than are shown, as it was given; undefined for what is shown as any number. */
function allDigits(value: number, places: number): string | undefined {
  const text = String(value);
  const decimals = text.split('.')[1]?.length ?? 0;
  // What formatNumber writes in powers of ten stays so.
  const isRounded = decimals <= places || text.length > MOST_GIVEN_CHARACTERS || /e|^-?0\.0000/.test(text);
  return isRounded ? undefined : group(text);
}

/**
 * An amount of money without sign and symbol. A price per unit is not rounded to the minor unit in its value; where the
 * author's places are too few for an amount, the currency's own are tried before digits.
 */
export function formatAmount(size: number, minorDigits: number, style: NumberStyle, isPrice: boolean): string {
  const { places = minorDigits, digits } = style;
  if (isPrice && style.places === undefined && size > 0 && size < 1) {
    const text = formatNumber(size);
    // Half a dollar is 0.50; what has more digits keeps them.
    return text.length > minorDigits + 1 ? text : localized(size.toFixed(minorDigits));
  }
  if (size === 0) return localized(size.toFixed(Math.min(places, minorDigits)));
  return formatPlaces(size, size < 10 ** (1 - places) ? Math.max(places, minorDigits) : places, digits);
}

/** The same for an amount that was given: a tax of $0.184 is none of $0.18. */
export function formatGivenAmount(size: number, minorDigits: number, style: NumberStyle, isPrice: boolean): string {
  return allDigits(size, style.places ?? minorDigits) ?? formatAmount(size, minorDigits, style, isPrice);
}

/** What stands after a price for one of a unit: ` per kWh`, ` each`. */
export function forOne(unit: string): string {
  return unit === 'each' ? ' each' : ` per ${unit}`;
}

/** Groups a plain decimal text that is already rounded, and drops the sign of a zero. */
export function fixed(text: string): string {
  return group(/^-[0.]+$/.test(text) ? text.slice(1) : text);
}

function scientific(value: number, significant = SHOWN_DIGITS): string {
  const [digits, exponent] = value.toExponential(significant - 1).split('e') as [string, string];
  return `${localized(trimZeros(digits))} × 10${raised(Number(exponent))}`;
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
  return localized(grouped);
}
