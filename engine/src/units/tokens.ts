/** Cuts a unit expression into words, numbers, exponents and operators, in one pass. */
import { lowered } from '../typeset/superscripts.js';
import { ambiguity, findUnit } from './registry.js';

export interface Token {
  readonly kind: 'word' | 'number' | 'exponent' | 'power' | '*' | '/' | '(' | ')' | 'other';
  readonly text: string;
  /** Of exponents and of power words (`square`, `√`). */
  readonly value?: number;
}

const SAME: Readonly<Record<string, string>> = {
  '\u03bc': '\u00b5', // Greek mu to the micro sign
  '\u2126': '\u03a9', // ohm sign
  '\u212a': 'K', // kelvin sign
  '\u212b': '\u00c5', // ångström sign
  '℃': '°C',
  '℉': '°F',
  '−': '-',
  '–': '-',
  '‑': '-',
  '⁄': '/',
  '∕': '/',
  '÷': '/',
  '·': '*',
  '⋅': '*',
  '×': '*',
  '∙': '*',
  '•': '*',
  '\u2062': '*',
  '’': "'",
};

const POWER_WORDS: Readonly<Record<string, number>> = { square: 2, sq: 2, cubic: 3, cu: 3, sqrt: 0.5, '√': 0.5 };
const AFTER_WORDS: Readonly<Record<string, number>> = { squared: 2, cubed: 3 };

/** Powers are written into lengths alone: a `cubit` is not bit³, `cusecs` are not s³. */
const GLUED_POWER =
  /^(sq|cu)((?:c|m|k)?m|in|ft|yd|rd|mi|inch|inches|foot|feet|yards?|(?:centi|milli|kilo)?met(?:er|re)s?|miles?)$/;

const WORD = /^[\p{L}°º˚′″%‰$¢¤Δ_☉⊕⊙♃℧][\p{L}\d°º˚′″%‰$¢¤₂_☉⊕⊙♃℧]*/u;
const SEVERAL_WORDS = /^[\p{L}°_]+(?:(?:\. ?|[ -])[\p{L}\d°_]+){1,3}/u;
const NUMBER = /^\d+(?:\.\d+)?(?:e\d+(?![\p{L}\d]))?/u;
const EXPONENT = /^(?:\^|\*\*) ?(?:\( ?([+-]?\d+(?:\.5)?|[+-]?\d+\/[12]) ?\)|([+-]?\d+(?:\.5)?))/;
const SUPERSCRIPT = /^(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/;

export function tokenize(source: string): Token[] {
  let text = '';
  for (const character of source.trim()) text += SAME[character] ?? (/\s/.test(character) ? ' ' : character);
  const tokens: Token[] = [];
  while (text !== '') {
    const used = take(text, tokens);
    text = text.slice(used).trimStart();
  }
  return tokens;
}

/** Reads one token off the text, adds it and returns how many characters it took. */
function take(text: string, tokens: Token[]): number {
  const previous = tokens.at(-1);
  const afterUnit = previous?.kind === 'word' || previous?.kind === ')' || previous?.kind === 'number';
  const exponent = EXPONENT.exec(text);
  if (exponent && afterUnit) {
    const [numerator = '', denominator = '1'] = (exponent[1] ?? exponent[2] ?? '').split('/');
    tokens.push({ kind: 'exponent', text: exponent[0], value: Number(numerator) / Number(denominator) });
    return exponent[0].length;
  }
  const superscript = SUPERSCRIPT.exec(text);
  if (superscript && afterUnit) {
    const digits = lowered(superscript[2] ?? '');
    tokens.push({ kind: 'exponent', text: superscript[0], value: Number(digits) * (superscript[1] ? -1 : 1) });
    return superscript[0].length;
  }
  const character = text.charAt(0);
  if (character === '*' || character === '/' || character === '(' || character === ')') {
    tokens.push({ kind: character, text: character });
    return 1;
  }
  // ft-lb and N.m are products, s-1 is a power; a stop after an abbreviation means nothing.
  const minusPower = /^-(\d{1,2})(?![\d.])/.exec(text);
  if (minusPower && previous?.kind === 'word') {
    tokens.push({ kind: 'exponent', text: minusPower[0], value: -Number(minusPower[1]) });
    return minusPower[0].length;
  }
  if (character === '.' && previous?.kind === 'power') return 1;
  if ((character === '-' || character === '.') && previous?.kind === 'word') {
    if (/^.\p{L}/u.test(text)) tokens.push({ kind: '*', text: character });
    else if (character === '-') tokens.push({ kind: 'other', text: '-' });
    return 1;
  }
  const number = NUMBER.exec(text);
  if (number) {
    tokens.push({ kind: 'number', text: number[0] });
    return number[0].length;
  }
  if (character === '√') {
    tokens.push({ kind: 'power', text: character, value: 0.5 });
    return 1;
  }
  return takeWord(text, tokens);
}

function takeWord(text: string, tokens: Token[]): number {
  const several = SEVERAL_WORDS.exec(text)?.[0];
  for (let words = several; words; words = withoutLastWord(words)) {
    if (!/[ .-]/.test(words)) break;
    if (findUnit(words) ?? findUnit(words.replace(/\. ?/g, ' '))) {
      tokens.push({ kind: 'word', text: findUnit(words) ? words : words.replace(/\. ?/g, ' ') });
      return words.length;
    }
  }
  const word = WORD.exec(text)?.[0];
  if (!word) {
    const other = String.fromCodePoint(text.codePointAt(0) ?? 0);
    tokens.push({ kind: 'other', text: other });
    return other.length;
  }
  const lower = findUnit(word) ? '' : word.toLowerCase();
  if (lower === 'per') tokens.push({ kind: '/', text: '/' });
  else if (Object.hasOwn(AFTER_WORDS, lower)) tokens.push({ kind: 'exponent', text: word, value: AFTER_WORDS[lower] });
  else if (Object.hasOwn(POWER_WORDS, lower)) tokens.push({ kind: 'power', text: word, value: POWER_WORDS[lower] });
  else takePoweredWord(word, tokens);
  return word.length;
}

/** A word, or a word with its power written into it: `m3`, `sqft`. */
function takePoweredWord(word: string, tokens: Token[]): void {
  const [, before = '', unit = ''] = GLUED_POWER.exec(word) ?? [];
  if (before && !findUnit(word) && findUnit(unit)) {
    tokens.push({ kind: 'power', text: before, value: POWER_WORDS[before] });
    tokens.push({ kind: 'word', text: unit });
    return;
  }
  const powered = /^(.*?\D)([2-6])$/u.exec(word);
  if (!powered || findUnit(word) || ambiguity(word)) {
    tokens.push({ kind: 'word', text: word });
    return;
  }
  tokens.push({ kind: 'word', text: powered[1] ?? '' });
  tokens.push({ kind: 'exponent', text: powered[2] ?? '', value: Number(powered[2]) });
}

function withoutLastWord(words: string): string {
  return words.replace(/(?:\. ?|[ -])[^ .-]*$/, '');
}
