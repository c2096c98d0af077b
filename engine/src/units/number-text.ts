/** Reads the number at the start of a text: decimals, fractions, mixed numbers, powers of ten. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import { lowered } from '../typeset/superscripts.js';
import type { UnitProblem } from './parse.js';

export type NumberText =
  | { readonly ok: true; readonly text: string; readonly length: number }
  | ({ readonly ok: false } & UnitProblem);

const LARGEST_EXPONENT = 400;
const LONGEST_FRACTION = 60;
/** A fraction that does not end is cut there, as decimal128 would. */
const FRACTION_DIGITS = 34;
const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};

const GROUPED = /^\d{1,3}(?:([,'_ ])\d{3})(?:\1\d{3})*(?![\d])(?:\.\d+)?/;
const COMMA = /^[\d.]*\d,\d+/;
/** As a pattern of whole texts, for schemas; see `readFraction`. */
export const FRACTION_PATTERN = '(?:(?:\\d+(?: +|-))?\\d+ ?[/⁄] ?\\d+|\\d* ?[½⅓⅔¼¾⅕⅛⅜⅝⅞])';

const MIXED = /^(?:(\d+)(?: +|-))?(\d+) ?[/⁄] ?(\d+)(?![\d.])/;
const WITH_VULGAR = /^(\d+)? ?([½⅓⅔¼¾⅕⅛⅜⅝⅞])/;
const DECIMAL = /^(?:\d+\.?\d*|\.\d+)(?:e([+-]?\d+)(?!\w)|e([+-]?\d+)(?= ?[^\d.]))?/i;
const TIMES_TEN = /^ ?[×x*] ?10(?:\^ ?([+-]?\d+)|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/;

/** `source` is the whole text, for messages. */
export function readNumber(text: string, source: string): NumberText {
  const grouped = GROUPED.exec(text);
  if (grouped) {
    const digits = grouped[0].replace(/[,'_ ]/g, '');
    const suggestion = digits + text.slice(grouped[0].length);
    const message = `“${source}” groups its digits, which can be misread: write ${digits}.`;
    return { ok: false, code: 'digit-grouping', message, suggestion };
  }
  if (COMMA.test(text)) {
    const message = `“${source}” has a comma in a number: write a point before the decimals and no sign between groups of digits.`;
    return { ok: false, code: 'decimal-comma', message };
  }
  const fraction = readFraction(text, source);
  if (fraction) return fraction;
  const decimal = DECIMAL.exec(text);
  if (!decimal || /^0[xob]/i.test(text) || /^[\d.]*\.[\d.]*\./.test(text)) {
    return {
      ok: false,
      code: 'not-a-number',
      message: `“${source}” does not begin with a number such as 12.5 or 1e3.`,
    };
  }
  const power = TIMES_TEN.exec(text.slice(decimal[0].length));
  let digits = decimal[0]
    .replace(/^\./, '0.')
    .replace(/\.(?=e|$)/i, '')
    .toLowerCase();
  let length = decimal[0].length;
  if (power && !digits.includes('e')) {
    digits += `e${power[1] ?? lowered(power[2] ?? '')}`;
    length += power[0].length;
  }
  const exponent = Number(/e(.*)$/.exec(digits)?.[1] ?? 0);
  if (Math.abs(exponent) > LARGEST_EXPONENT) {
    return { ok: false, code: 'not-a-number', message: `“${source}” has an exponent beyond ${LARGEST_EXPONENT}.` };
  }
  return { ok: true, text: digits, length };
}

function readFraction(text: string, source: string): NumberText | undefined {
  const vulgar = WITH_VULGAR.exec(text);
  const mixed = vulgar ? undefined : MIXED.exec(text);
  if (!vulgar && !mixed) return undefined;
  const [numerator, denominator] = vulgar ? (VULGAR[vulgar[2] ?? ''] ?? [1, 2]) : [mixed?.[2] ?? '', mixed?.[3] ?? ''];
  const whole = vulgar?.[1] ?? mixed?.[1] ?? '0';
  if (Number(denominator) === 0) {
    return { ok: false, code: 'not-a-number', message: `“${source}” divides by zero.` };
  }
  const [over, under] = [numerator, denominator].map((part) => BigDecimal.from(String(part))) as [
    BigDecimal,
    BigDecimal,
  ];
  const value = over.dividedBy(under, FRACTION_DIGITS).plus(BigDecimal.from(whole)).rounded(FRACTION_DIGITS);
  return { ok: true, text: value.toFixed(), length: (vulgar ?? mixed)?.[0].length ?? 0 };
}

/** A fraction or a mixed number that is the whole text, with or without a sign, as decimal text of up to 34 digits. */
export function fractionText(text: string): string | undefined {
  const plain = text.trim();
  const unsigned = plain.replace(/^[+−–-] ?/, '');
  const fraction = unsigned.length > LONGEST_FRACTION ? undefined : readFraction(unsigned, plain);
  if (!fraction?.ok || fraction.length !== unsigned.length) return undefined;
  return /^[−–-]/.test(plain) ? `-${fraction.text}` : fraction.text;
}
