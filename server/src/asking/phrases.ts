/** Tokens matched against short patterns of words: what the frames are written in. */
import type { Amount, DateToken, Token } from './tokens.js';

/** Words around a question that ask and say nothing else. */
const ASKING = [
  'what is the value of',
  'what is the result of',
  'what s the',
  'what is the',
  'whats the',
  'what are',
  'what is',
  'whats',
  "what's",
  'how much is',
  'how much are',
  'how many is',
  'calculate the',
  'calculate',
  'compute the',
  'compute',
  'find the',
  'find',
  'please',
  'work out',
  'tell me',
  'convert',
  'give me',
].map((phrase) => phrase.split(' '));

function textOf(token: Token | undefined): string {
  return token?.kind === 'word' ? token.text : '';
}

/** The tokens without the words that only ask, at the beginning. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  let rest = tokens;
  for (let round = 0; round < 3; round++) {
    const phrase = ASKING.find((words) => words.every((word, place) => textOf(rest[place]) === word));
    if (phrase === undefined) break;
    rest = rest.slice(phrase.length);
  }
  return textOf(rest.at(-1)) === '=' || textOf(rest.at(-1)) === 'please' ? rest.slice(0, -1) : rest;
}

export interface Matched {
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateToken[];
}

/**
 * Whether tokens are just what a pattern says: `N` a bare number or an amount of money, `P` a percentage, `Q` an amount
 * with a unit, `D` a date, `word` that word, `one|other` one of them, `word?` it or nothing.
 */
export function matchPhrase(tokens: readonly Token[], pattern: string): Matched | undefined {
  const amounts: Amount[] = [];
  const dates: DateToken[] = [];
  let place = 0;
  for (const part of pattern.split(' ')) {
    const token = tokens[place];
    if (takes(part, token, amounts, dates)) place++;
    else if (!part.endsWith('?')) return undefined;
  }
  return place === tokens.length ? { amounts, dates } : undefined;
}

function takes(part: string, token: Token | undefined, amounts: Amount[], dates: DateToken[]): boolean {
  if (token === undefined) return false;
  if (part === 'D') return token.kind === 'date' && dates.push(token) > 0;
  if (part === 'N' || part === 'P' || part === 'Q') {
    if (token.kind !== 'amount') return false;
    const kind = token.isPercent ? 'P' : token.unit === '' ? 'N' : 'Q';
    return kind === part && amounts.push(token) > 0;
  }
  const words = (part.endsWith('?') ? part.slice(0, -1) : part).split('|');
  return token.kind === 'word' && words.includes(token.text);
}
