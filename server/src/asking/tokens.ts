/**
 * A question as numbers with what belongs to them, dates and words, in order. Each character is looked at a bounded number
 * of times: what anybody may send costs no more than it is long.
 */
import { magnitudeOf, scaled } from '@reckoner/engine/calculate/read/magnitudes';
import { parseQuantityText } from '@reckoner/engine/units/quantity-text';
import { parseUnit } from '@reckoner/engine/units/unit';
import { currencyOfSign, currencyOfWord } from './money.js';
import { readDate } from './read-date.js';

export const LONGEST_QUESTION = 200;
export const MOST_TOKENS = 60;

export interface Amount {
  readonly kind: 'amount';
  /** As it stands in the question. */
  readonly text: string;
  /** Exact decimal text. */
  readonly number: string;
  /** As it was written; `''` for a bare number. */
  readonly unit: string;
  readonly isPercent: boolean;
  /** ISO 4217, where a sign or code stands with it. */
  readonly currency?: string;
}

export interface DateToken {
  readonly kind: 'date';
  readonly text: string;
  /** `2026-05-03`. */
  readonly date: string;
  /** No year was written: it is that of today. */
  readonly isYearAssumed: boolean;
}

export interface Word {
  readonly kind: 'word';
  /** In lower case. */
  readonly text: string;
  readonly written: string;
}

/** What is neither: it means something that is not known here, and nothing is answered. */
export interface Unclear {
  readonly kind: 'unclear';
  readonly text: string;
}

export type Token = Amount | DateToken | Word | Unclear;

const SPACE = /[\s\u00a0]+/y;
const GROUPED = /[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?|[+-]?\.\d+/y;
/** Numbers with commas and no blanks between them, such as 2,4,4,5. */
const LIST = /\d{1,9}(?:,\d{1,9}){2,}(?![\d.])/y;
const SIGN_BEFORE = /[$€£¥]/y;
const WORD = /[\p{L}][\p{L}\p{M}'’²³]*/uy;
const MARK = /[?!.;:,()="]/y;
const THOUSANDS = /k(?![\p{L}\d])/uy;
const LARGE = /[ ]?(thousand|million|billion|bn|mn)\b/iy;
const PERCENT = /[ ]?(?:%|percent\b|per cent\b|pct\b)/iy;
/** One unit as it is written without blanks. */
const UNIT_CHUNK = /[ ]?-?([\p{L}°µμΩ'"′″][\p{L}\d°µμΩ²³⁻¹·*/^.'"′″-]{0,20})/uy;
const FEET_AND_INCHES = /(\d{1,2})\s?['′’]\s?(\d{1,2}(?:\.\d+)?)\s?(?:["″”]|'')?(?![\d\p{L}])/uy;
const TWO_UNITS =
  /(\d{1,3})\s?(ft|feet|foot|lbs?|pounds?|st|stone|h|hours?|hr|hrs|min|minutes?)\s?(?:and )?(\d{1,2}(?:\.\d+)?)\s?(in|inch|inches|oz|ounces?|lbs?|pounds?|m|min|mins|minutes?|s|sec|seconds?)(?![\p{L}\d/])/iuy;
/** Units of two words, by the first of them. */
const SECOND_WORDS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [
    ['square sq cubic cu', /^\p{L}+$/u],
    ['us uk imperial', /^(?:gallons?|pints?|quarts?|cups?|fl|fluid|tons?)$/i],
    ['fl fluid troy', /^(?:oz|ounces?)$/i],
    ['nautical', /^miles?$/i],
    ['metric short long', /^tons?$/i],
    ['light', /^years?$/i],
    ['deg degree degrees', /^(?:c|f|celsius|fahrenheit|centigrade)$/i],
    ['ft foot feet', /^(?:lbs?|pounds?)$/i],
    ['newton', /^met(?:er|re)s?$/i],
    ['watt kilowatt kw amp', /^(?:hours?|h)$/i],
    ['mm in', /^hg$/i],
  ].flatMap(([firsts, second]) => (firsts as string).split(' ').map((first) => [first, second as RegExp])),
);
/** Words that units are called as well and that mean nothing of the kind here. */
const NO_UNITS = new Set(
  `a an and as at by for from if in is it of off on or per the to was with than over into out each do at not no us are be
  my me i`.split(/\s+/),
);

/** The tokens of a question of up to 200 characters. @param today `2026-01-31` */
export function tokensOf(question: string, today: string): readonly Token[] {
  const text = question.normalize('NFC').replace(/[−–—]/g, '-').slice(0, LONGEST_QUESTION);
  const reader = new Reader(text, today);
  const tokens: Token[] = [];
  while (!reader.isAtEnd && tokens.length < MOST_TOKENS) tokens.push(...reader.next());
  if (!reader.isAtEnd) tokens.push({ kind: 'unclear', text: '…' });
  return tokens;
}

class Reader {
  readonly #text: string;
  readonly #today: string;
  #place = 0;

  constructor(text: string, today: string) {
    this.#text = text;
    this.#today = today;
  }

  get isAtEnd(): boolean {
    return this.#place >= this.#text.length;
  }

  next(): readonly Token[] {
    if (this.#match(SPACE)) return [];
    const date = readDate(this.#text, this.#place, this.#today);
    if (date !== undefined) {
      const text = this.#text.slice(this.#place, date.end);
      this.#place = date.end;
      return [{ kind: 'date', text, date: date.date, isYearAssumed: date.isYearAssumed }];
    }
    return this.#mixed() ?? this.#list() ?? this.#amount() ?? this.#word() ?? this.#rest();
  }

  /** What stands here, without passing over it. */
  #peek(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#place;
    return pattern.exec(this.#text) ?? undefined;
  }

  /** What stands here, passed over. */
  #match(pattern: RegExp): RegExpExecArray | undefined {
    const match = this.#peek(pattern);
    if (match) this.#place = pattern.lastIndex;
    return match;
  }

  /** `5'11"`, `5 ft 11 in`, `1 h 30 min`: one quantity in two units. */
  #mixed(): readonly Token[] | undefined {
    const start = this.#place;
    for (const pattern of [FEET_AND_INCHES, TWO_UNITS]) {
      const match = this.#match(pattern);
      if (!match) continue;
      const written =
        pattern === FEET_AND_INCHES ? `${match[1]}'${match[2]}"` : `${match[1]} ${match[2]} ${match[3]} ${match[4]}`;
      const read = parseQuantityText(written);
      if (read.ok && read.unit !== '')
        return [{ kind: 'amount', text: match[0], number: read.number, unit: read.unit, isPercent: false }];
      this.#place = start;
    }
    return undefined;
  }

  #list(): readonly Token[] | undefined {
    const start = this.#place;
    const match = this.#match(LIST);
    if (!match) return undefined;
    if (/^\d{1,3}(,\d{3})+$/.test(match[0])) {
      this.#place = start;
      return undefined;
    }
    return match[0]
      .split(',')
      .map((number) => ({ kind: 'amount', text: number, number, unit: '', isPercent: false }) as const);
  }

  #amount(): readonly Token[] | undefined {
    const start = this.#place;
    const sign = this.#match(SIGN_BEFORE);
    const currencyBefore = sign ? currencyOfSign(sign[0]) : undefined;
    if (sign) this.#match(SPACE);
    const digits = this.#match(GROUPED);
    if (!digits) {
      this.#place = start;
      return undefined;
    }
    const next = this.#text.slice(this.#place, this.#place + 2);
    // A decimal comma, a fraction, a clock time, a date with slashes, a version: none of them is guessed at.
    if (/^[,./:]\d/.test(next) || /^\^|^!/.test(next)) return [this.#unclear(start)];
    let number = digits[0].replaceAll(',', '').replace(/^\+/, '');
    const magnitude = this.#match(THOUSANDS)?.[0] ?? this.#match(LARGE)?.[1];
    if (magnitude !== undefined) number = scaled(number, magnitudeOf(magnitude)!);
    if (!Number.isFinite(Number(number))) return [this.#unclear(start)];
    const isPercent = this.#match(PERCENT) !== undefined;
    const { unit, currency } = isPercent ? { unit: '', currency: undefined } : this.#unit(currencyBefore);
    if (unit === '' && currency === undefined && !isPercent && this.#isInches()) return [this.#unclear(start)];
    // 12abc
    if (unit === '' && currency === undefined && !isPercent && /^\p{L}/u.test(this.#text.slice(this.#place)))
      return [this.#unclear(start)];
    const text = this.#text.slice(start, this.#place);
    return [{ kind: 'amount', text, number, unit, isPercent, ...(currency === undefined ? {} : { currency }) }];
  }

  /** The unit or currency right after a number. */
  #unit(currency: string | undefined): { readonly unit: string; readonly currency?: string } {
    const before = this.#place;
    if (currency !== undefined) return { unit: '', currency };
    const chunk = this.#match(UNIT_CHUNK)?.[1];
    if (chunk === undefined) {
      const after = this.#match(/ ?[$€£¥](?! ?\d)/y);
      const signed = after ? currencyOfSign(after[0].trim()) : undefined;
      return signed === undefined ? { unit: '' } : { unit: '', currency: signed };
    }
    const named = chunk.replace(/[.'"-]+$/, (mark) => (/^['"]$/.test(mark) && chunk.length === 1 ? mark : ''));
    this.#place -= chunk.length - named.length;
    const worded = currencyOfWord(named);
    if (worded !== undefined) return { unit: '', currency: worded };
    const longer = this.#longerUnit(named);
    if (longer !== undefined) return { unit: longer };
    if (this.#isUnit(named, before)) return { unit: named };
    this.#place = before;
    return { unit: '' };
  }

  /** `square feet`, `miles per hour`, `fl oz`: up to four words that are one unit. */
  #longerUnit(first: string): string | undefined {
    const isPer = /^ per /i.test(this.#text.slice(this.#place, this.#place + 5));
    const second = SECOND_WORDS[first.toLowerCase()];
    if (!isPer && second === undefined) return undefined;
    const more =
      this.#peek(/(?: [\p{L}²³/]{1,20}){1,4}/uy)?.[0]
        .trim()
        .split(' ') ?? [];
    if (!isPer && !second!.test(more[0] ?? '')) return undefined;
    for (let count = more.length; count > 0; count--) {
      const words = more.slice(0, count);
      // "5 feet in m" is no product of units.
      if (words.some((word, place) => NO_UNITS.has(word.toLowerCase()) && (word !== 'per' || place === count - 1)))
        continue;
      if (count > 1 && !words.includes('per')) continue;
      const unit = `${first} ${words.join(' ')}`;
      if (!isOneUnit(unit)) continue;
      this.#place += ` ${words.join(' ')}`.length;
      return unit;
    }
    return undefined;
  }

  #isUnit(named: string, numberEnd: number): boolean {
    const isAttached = this.#text[numberEnd] !== ' ';
    const word = named.toLowerCase();
    if (word === 'in')
      return isAttached || !/^ (?:an? )?\p{L}/u.test(this.#text.slice(this.#place)) || this.#isInToUnit();
    if (!isAttached && named !== 'A' && NO_UNITS.has(word)) return false;
    return isOneUnit(named);
  }

  /** "2 in distance": whether it is inches is not said. */
  #isInches(): boolean {
    const [, word] = /^ in (?:an? |the )?(\p{L}+)/u.exec(this.#text.slice(this.#place, this.#place + 40)) ?? [];
    return word !== undefined && !isOneUnit(word) && !/^percent(?:age)?$/i.test(word);
  }

  /** `5 in to cm`: here it is inches. */
  #isInToUnit(): boolean {
    return /^ (?:to|in|into|as) /i.test(this.#text.slice(this.#place, this.#place + 6));
  }

  #word(): readonly Token[] | undefined {
    const match = this.#match(WORD);
    if (!match) return undefined;
    return [{ kind: 'word', written: match[0], text: match[0].toLowerCase() }];
  }

  #rest(): readonly Token[] {
    const start = this.#place;
    const mark = this.#match(MARK);
    if (mark) return mark[0] === '=' || mark[0] === ';' ? [{ kind: 'word', written: mark[0], text: mark[0] }] : [];
    const sign = this.#match(/[+*×·/-]/y);
    if (sign) return [{ kind: 'word', written: sign[0], text: sign[0] }];
    return [this.#unclear(start)];
  }

  /** Passes over what is not understood, up to the next blank. */
  #unclear(start: number): Unclear {
    const end = this.#text.indexOf(' ', Math.max(this.#place, start + 1));
    this.#place = end < 0 ? this.#text.length : end;
    return { kind: 'unclear', text: this.#text.slice(start, this.#place) };
  }
}

/** Temperatures and the like are read by what they are sent to: `25 C`, `70 f`. */
const MEANT_BY_PLACE = /^(?:c|f|k|oz|kt|kwh|kw|mph|kph|kmh|kmph|cc|hp|lbs?|mi|rpm|db|ohms?|amps?|volts?|watts?|deg)$/i;

function isOneUnit(text: string): boolean {
  return MEANT_BY_PLACE.test(text) || parseUnit(text).ok;
}
