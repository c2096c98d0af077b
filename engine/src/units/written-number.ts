/** Ratios, scales, pitches and shares as people write them: `16:10`, `1:50`, `6/12`, `1 in 20`, `0.3 of 1`, `25 bp`. */
import { BigDecimal } from '../arithmetic/big-decimal.js';
import { toDecimal } from './exact.js';
import { fractionText, readNumber } from './number-text.js';
import { parseQuantityText } from './quantity-text.js';
import { sameDimension, type Unit, unitOf } from './unit.js';

/**
 * How texts of a field that are no decimal are read: as fractions, in addition as a ratio of some form, as a part of a
 * whole in percent, as both, or not at all.
 */
export type TextForm = 'fraction' | RatioForm | 'percent' | 'percent ratio' | 'plain';

/** What `a:b` says of a number: `ratio` a over b, `scale` b over a (1:50 is 50), `pitch` the rise in 12, also of an angle. */
export type RatioForm = 'ratio' | 'scale' | 'pitch';

/** The number that is meant, or why there is no telling; undefined for what is written in another way. */
export type WrittenNumber =
  | { readonly value: BigDecimal }
  | { readonly message: string; readonly suggestion?: string }
  | undefined;

const DIGITS = 34;
const LONGEST_TEXT = 100;
const ONE = BigDecimal.of(1n);
const HUNDRED = BigDecimal.of(100n);
const TWELVE = BigDecimal.of(12n);
/** Of a tangent of a double: 45° is a pitch of 12, not of 11.999999999999998. */
const TANGENT_DIGITS = 14;

const isPlain = ({ dimension }: Unit) => dimension.every((exponent) => exponent === 0);

/** A number that is the whole of a text: a decimal, a fraction or a mixed number. */
function wholeNumber(text: string): BigDecimal | undefined {
  const trimmed = text.trim();
  const number = readNumber(trimmed, trimmed);
  return number.ok && number.length === trimmed.length ? BigDecimal.from(number.text) : undefined;
}

/** A number with a unit of no dimension, as a multiple of 1: `3 %`, `25 bp`. */
function share(text: string): BigDecimal | undefined {
  const parsed = parseQuantityText(text, isPlain);
  if (!parsed.ok || parsed.unit === '') return undefined;
  const unit = unitOf(parsed.unit);
  return isPlain(unit) ? BigDecimal.from(parsed.number).times(toDecimal(unit.exact)).rounded(DIGITS) : undefined;
}

/** The rise in 12 of a roof whose slope is given as an angle. */
function pitchOfAngle(text: string): BigDecimal | undefined {
  const isAngle = (unit: Unit) => sameDimension(unit, unitOf('rad'));
  const parsed = parseQuantityText(text, isAngle);
  if (!parsed.ok || parsed.unit === '' || !isAngle(unitOf(parsed.unit))) return undefined;
  const angle = BigDecimal.from(parsed.number)
    .times(toDecimal(unitOf(parsed.unit).exact))
    .toNumber();
  if (!(Math.abs(angle) < Math.PI / 2)) return undefined;
  return BigDecimal.fromNumber(12 * Math.tan(angle)).rounded(TANGENT_DIGITS);
}

const PARTS = /^([^:/]+?) ?(?:(:)|(\/)| to | in | on | out of ) ?([^:/]+)$/;

/** `a:b`, `a/b`, `a in b` and `a out of b` for a field that is a ratio, and `2 %`. Numbers that stand alone are none of these. */
function writtenRatio(source: string, form: RatioForm): WrittenNumber {
  const plain = source.trim().replaceAll(/\s+/g, ' ').replaceAll('∶', ':').replaceAll('⁄', '/');
  if (plain.length > LONGEST_TEXT) return undefined;
  // 1:50 000 has one reading, 1:50,000 has two.
  const text = plain.replace(/(?<=(?:[:/] ?| (?:to|in|on|out of) )\d{1,3})(?: \d{3})+$/, (groups) =>
    groups.replaceAll(' ', ''),
  );
  const percent = share(text);
  if (percent) return inForm(percent, ONE, form, source);
  const pitch = form === 'pitch' ? pitchOfAngle(text) : undefined;
  if (pitch) return { value: pitch };
  const [, first = '', , slash, second = ''] = PARTS.exec(text) ?? [];
  const mixed = /^[+-]?\d+ \d+$/.test(first);
  if (first === '' || (slash && mixed)) return undefined;
  const grouped = /^([\d.]+(?: ?[:/] ?| (?:to|in|on|out of) ))(\d{1,3}(?:,\d{3})+)$/.exec(text);
  if (grouped) {
    const suggestion = `${grouped[1]}${grouped[2]!.replaceAll(/\D/g, '')}`;
    return { message: `“${source}” groups its digits, which can be misread: write ${suggestion}.`, suggestion };
  }
  const [over, under] = [wholeNumber(first.replace(/^[+-]/, '')), wholeNumber(second)];
  if (!over || !under) return undefined;
  if (slash && form === 'pitch' && under.compare(TWELVE) !== 0) {
    return {
      message: `“${source}” does not say in what it rises: write the rise in 12, such as 6 or 6/12, or a ratio of rise to run such as 1:2.`,
    };
  }
  return inForm(first.startsWith('-') ? over.negated() : over, under, form, source);
}

function inForm(over: BigDecimal, under: BigDecimal, form: RatioForm, source: string): WrittenNumber {
  const [top, bottom] = form === 'scale' ? [under, over] : [over, under];
  if (bottom.isZero) return { message: `“${source}” divides by zero.` };
  const value = top.dividedBy(bottom, DIGITS);
  return { value: (form === 'pitch' ? value.times(TWELVE) : value).rounded(DIGITS) };
}

/**
 * A part of a whole, as a multiple of 1: `0.3 of 1`, `1/3 of 1`, `1/3 %`, `25 bp`, `500 ppm`. A fraction alone is not
 * told from that many percent.
 */
function writtenShare(source: string): WrittenNumber {
  const text = source.trim().replaceAll(/\s+/g, ' ').replaceAll('⁄', '/');
  if (text.length > LONGEST_TEXT) return undefined;
  const [, whole] = /^(.+?) of (?:1|one)$/i.exec(text) ?? [];
  const value = whole === undefined ? share(text) : wholeNumber(whole);
  if (value) return { value };
  if (wholeNumber(text.replace(/^[+-]/, ''))) {
    return { message: `“${source}” can mean a part of 1 or of a percent: write ${text} of 1, or ${text} %.` };
  }
  return undefined;
}

/** A text that is no decimal, as the field of that form means it, in the field's own unit. */
export function writtenNumber(text: string, form: TextForm): WrittenNumber {
  if (form === 'plain') return undefined;
  if (form === 'percent' || form === 'percent ratio') {
    const found = (form === 'percent' ? undefined : writtenRatio(text, 'ratio')) ?? writtenShare(text);
    return found && 'value' in found ? { value: found.value.times(HUNDRED) } : found;
  }
  // 2 1/2 is no ratio, whatever the field.
  const isFraction = form === 'fraction' || /\d[ -]\d|[^\d/⁄]$/.test(text.trim());
  const decimal = isFraction ? fractionText(text) : undefined;
  if (decimal !== undefined) return { value: BigDecimal.from(decimal) };
  return form === 'fraction' ? undefined : writtenRatio(text, form);
}
