/** Numbers with signs between their digits, as people write them: `450,000`, `6,5`, `1 234,50`, `4,50,000`. */
import { THOUSANDS } from './number-text.js';

/** What the two signs that can be either mean to a reader. */
export interface Marks {
  /** A point may separate groups of digits: the comma stands before decimals. */
  readonly commaDecimal: boolean;
  /** A comma separates groups of digits. */
  readonly commaGroups: boolean;
}

/** The number as decimal text without separators, or the two that it can be. */
export type Separated =
  | { readonly number: string }
  | { readonly readings: readonly [grouped: string, decimal: string] };

const ENGLISH: Marks = { commaDecimal: false, commaGroups: true };
const LONGEST_NUMBER = 100;
/** One group: 1.234 and 1,234 are both, by who writes them. 0.500 has no groups. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const SPACED = /^\d{1,3}([\s_'’])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/;
/** Two commas or more, or decimals behind a point; the last in India's groups of two. */
const BY_COMMAS = /^\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d*)?|(?:,\d{3})+\.\d*)$|^\d{1,2}(?:(?:,\d{2})+,\d{3}(?:\.\d*)?)$/;
const BY_POINTS = /^\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d*)?|(?:\.\d{3})+,\d*)$/;

/**
 * A number without sign and exponent. Readers of two countries never read it as two numbers: where the marks of one do not
 * decide, it has both readings.
 */
export function readSeparated(text: string, { commaDecimal, commaGroups }: Marks): Separated | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  if (EITHER.test(text)) {
    const [grouped, decimal] = [text.replace(/\D/, ''), text.replace(',', '.')];
    if (text.includes(',')) return commaGroups ? { number: grouped } : { readings: [grouped, decimal] };
    return commaDecimal ? { readings: [grouped, decimal] } : { number: decimal };
  }
  if (/^\d*[.,]?\d+$|^\d+\.$/.test(text)) return { number: text.replace(',', '.') };
  if (SPACED.test(text)) return { number: text.replaceAll(/[^\d.,]/g, '').replace(',', '.') };
  if (BY_COMMAS.test(text)) return { number: text.replaceAll(',', '') };
  if (BY_POINTS.test(text)) return { number: text.replaceAll('.', '').replace(',', '.') };
  return undefined;
}

/** What to write instead of a number that uses separators; undefined when there is no telling. */
export function numberHint(text: string): string | undefined {
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/s.exec(text.trim()) ?? [];
  const read = readSeparated(digits, ENGLISH);
  return read && 'number' in read && read.number !== digits ? sign + read.number : undefined;
}

/** Longer texts are not looked into. */
const LONGEST_TEXT = 150;
const WITH_UNIT = /^\s*[+−-]?[\d.]+\s*[\p{L}\p{Sc}%°](?!\d)/u;
/** Neither the figure of an angle nor its tangent is what a plain number says: to send the figure alone would be wrong. */
const ANGLE = /(?:°|(?:\b|(?<=\d))(?:deg|degrees?|rad|radians?))\s*$/i;

/** What to do about a text that is no number. */
export function numberAdvice(
  text: string,
  /** What to do with a number that has a unit. */
  unitAdvice: string,
): { readonly advice: string; readonly suggestion?: string } {
  const suggestion = numberHint(text);
  if (suggestion !== undefined) return { advice: `Write it without separators: ${suggestion}.`, suggestion };
  if (THOUSANDS.test(text)) return { advice: 'Write all digits, or e3 for thousands.' };
  if (text.length <= LONGEST_TEXT && WITH_UNIT.test(text)) {
    const isAngle = ANGLE.test(text);
    return { advice: isAngle ? 'It is a number without a unit: an angle is not understood here.' : unitAdvice };
  }
  return { advice: 'Write digits with a point for decimals, such as 1234.5 or 1e3.' };
}
