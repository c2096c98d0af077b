/** Splits an expression into numbers, names and signs, each with its column. */
import { noResult } from '@reckoner/engine';

export interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  /** From 1. */
  readonly column: number;
}

/** Groups of three digits may be parted by a space: 12 500. */
const GROUPED = /\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)/y;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const DECIMALS = /\.\d+/y;
const NAME = /[a-zA-Zπτ]+\d*/uy;
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '∙': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
};
const PLAIN = '+-*/^!()|√²³';

export const at = (column: number, message: string) => noResult(`At column ${column}: ${message}`);

/** What stands there for certain is the pattern's match. */
function matched(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}

function numberAt(text: string, from: number): string | undefined {
  const grouped = matched(GROUPED, text, from);
  if (grouped === undefined) return matched(NUMBER, text, from);
  return grouped + (matched(DECIMALS, text, from + grouped.length) ?? '');
}

/** @throws NoResult at the first character that is no part of an expression. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let place = 0; place < text.length; ) {
    const column = place + 1;
    const character = text[place]!;
    if (/\s/.test(character)) {
      place++;
      continue;
    }
    const digits = numberAt(text, place);
    const name = digits === undefined ? matched(NAME, text, place) : undefined;
    const found = digits ?? name ?? (text.startsWith('**', place) ? '**' : character);
    place += found.length;
    if (digits !== undefined) {
      if (text[place] === '.') throw at(place + 1, `the number ${digits} has a second decimal point.`);
      tokens.push({ kind: 'number', text: digits.replace(/[\s\u00a0\u2009\u202f]/g, ''), column });
    } else if (name !== undefined) tokens.push({ kind: 'name', text: name, column });
    else {
      const sign = found === '**' ? '^' : (SIGNS[found] ?? found);
      if (!PLAIN.includes(sign)) throw at(column, `"${found}" cannot be read in an expression.${hintFor(found)}`);
      tokens.push({ kind: 'sign', text: sign, column });
    }
  }
  return [...tokens, { kind: 'end', text: '', column: text.length + 1 }];
}

function hintFor(character: string): string {
  if (character === ',') return ' Write decimals with a point, and large numbers without commas.';
  if (character === '%') return ' Write a percentage as a division by 100.';
  if (character === '=') return ' Write one side only.';
  if (character === '[' || character === '{') return ' Write round brackets.';
  return '';
}
