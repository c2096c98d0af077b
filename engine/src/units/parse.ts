/** Reads unit expressions as people type them: `kg*m/s^2`, `W/(m²·K)`, `ft-lb`, `miles per hour`. */
import { ambiguity, findUnit, type SimpleUnit } from './registry.js';
import { suggestUnit } from './suggest.js';
import type { Ambiguity } from './tables/ambiguous.js';
import { type Token, tokenize } from './tokens.js';

const MAX_UNIT_LENGTH = 120;
const MAX_EXPONENT = 20;
const MAX_DEPTH = 4;

/** What is wrong with a text, as data. */
export interface UnitProblem {
  /** `unknown-unit`, `ambiguous-unit`, `bad-unit`, `not-a-number`, `digit-grouping`, `decimal-comma`, `too-long`, … */
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** One factor: a count (`100` in `L/100km`), a unit, or both. */
export interface UnitFactor {
  readonly count: string;
  readonly unit?: SimpleUnit;
  /** As written; halves occur. */
  readonly exponent: number;
  /** Stands under the fraction line. */
  readonly under: boolean;
}

export type UnitExpression = readonly UnitFactor[];

export type ParsedExpression =
  | { readonly ok: true; readonly factors: UnitExpression }
  | ({ readonly ok: false } & UnitProblem);

class Refusal extends Error {
  constructor(readonly problem: UnitProblem) {
    super(problem.message);
  }
}

function refuse(code: string, message: string, suggestion?: string): Refusal {
  return new Refusal({ code, message, ...(suggestion === undefined ? {} : { suggestion }) });
}

/** Says whether a unit's whole text may have been meant. */
export type Guess = (text: string) => boolean;

/** What is not understood is told with texts that `isMeant` accepts; with none where there is no such question. */
export function parseExpression(text: string, isMeant?: Guess): ParsedExpression {
  if (text.length > MAX_UNIT_LENGTH) {
    return { ok: false, code: 'too-long', message: `A unit has at most ${MAX_UNIT_LENGTH} characters.` };
  }
  try {
    const tokens = tokenize(text);
    const parser = new Parser(text.trim(), tokens, isMeant);
    return { ok: true, factors: parser.whole() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, ...error.problem };
    throw error;
  }
}

class Parser {
  private position = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly isMeant: Guess | undefined,
  ) {}

  whole(): UnitExpression {
    if (this.tokens.length === 0) return [];
    const factors = this.product(0);
    const rest = this.tokens[this.position];
    if (rest) throw this.unexpected(rest);
    const result = merged(factors.filter((factor) => factor.unit || factor.count !== '1'));
    for (const { exponent } of result) this.limited(exponent);
    for (const side of [true, false]) {
      if (result.filter(({ unit, under }) => !unit && under === side).length > 1) {
        throw refuse('bad-unit', `“${this.text}” has two numbers where one was expected.`);
      }
    }
    return result;
  }

  private peek(): Token | undefined {
    return this.tokens[this.position];
  }

  private unexpected(token: Token): Refusal {
    const what = token.kind === 'other' ? `the character “${token.text}”` : `“${token.text}” at that place`;
    return refuse('bad-unit', `“${this.text}” is not a unit: ${what} is not understood. Write for example W/(m^2*K).`);
  }

  /** Factors joined by `*`, a space or `/`. */
  private product(depth: number): UnitFactor[] {
    if (depth > MAX_DEPTH) throw refuse('bad-unit', `“${this.text}” has too many parentheses inside each other.`);
    const factors: UnitFactor[] = [];
    let slash = -1;
    let under = false;
    if (this.peek()?.kind === '/') {
      slash = this.position++;
      under = true;
    }
    for (;;) {
      const start = this.position;
      const followsUnit = factors.length > 0 && this.tokens[start - 1]?.kind !== '/';
      if (followsUnit && this.peek()?.kind === 'number') {
        throw refuse('bad-unit', `“${this.text}” has a number after a unit: numbers come first or after the slash.`);
      }
      const group = this.factor(depth);
      factors.push(...group.map((factor) => (under ? { ...factor, under: !factor.under } : factor)));
      const next = this.peek();
      const end = this.position;
      if (!next || next.kind === ')') return factors;
      if (next.kind === '/') {
        if (slash < 0) slash = this.position;
        this.position++;
        under = true;
        continue;
      }
      if (next.kind === '*') this.position++;
      else if (!startsFactor(next)) throw this.unexpected(next);
      if (slash >= 0) throw this.twoReadings(slash, start, end);
    }
  }

  /** `a/b*c`: people write it for a/(b*c), the rules of arithmetic make it a*c/b. */
  private twoReadings(slash: number, start: number, end: number): Refusal {
    const [over, below, rest] = [
      this.tokens.slice(0, slash),
      this.tokens.slice(start, end),
      this.tokens.slice(this.position),
    ].map(joined) as [string, string, string];
    const simple = !/[()/]/.test(over + rest);
    const all = [`${over || '1'}/(${below}*${rest})`, `${over ? `${over}*` : ''}${rest}/${below}`];
    const readings = simple ? all.filter((reading) => this.isMeant?.(reading)) : [];
    const how =
      readings.length > 0 ? `write ${readings.join(' or ')}` : 'put in parentheses what stands under the fraction line';
    return refuse(
      'ambiguous-unit',
      `“${this.text}” can be read in two ways: ${how}.`,
      readings.length === 1 ? readings[0] : undefined,
    );
  }

  private factor(depth: number): UnitFactor[] {
    const token = this.peek();
    if (!token) throw refuse('bad-unit', `“${this.text}” ends where a unit should follow.`);
    this.position++;
    if (token.kind === 'power') {
      const powered = this.factor(depth);
      return powered.map((factor) => ({ ...factor, exponent: this.limited(factor.exponent * (token.value ?? 1)) }));
    }
    if (token.kind === '(') {
      const inside = this.product(depth + 1);
      if (this.peek()?.kind !== ')') throw refuse('bad-unit', `“${this.text}” lacks a closing parenthesis.`);
      this.position++;
      const exponent = this.exponent();
      return inside.map((factor) => ({ ...factor, exponent: this.limited(factor.exponent * exponent) }));
    }
    if (token.kind === 'number') {
      if (!/^\d{1,12}(\.\d{1,12})?(e\d{1,2})?$/.test(token.text)) throw this.unexpected(token);
      if (Number(token.text) === 0) throw refuse('bad-unit', `“${this.text}” has a zero in it.`);
      const exponent = this.limited(this.exponent());
      const count: UnitFactor = { count: token.text, exponent, under: false };
      // A number belongs to the unit right after it: L/100 km is L/(100 km).
      const next = this.peek();
      if (exponent === 1 && next && next.kind !== 'number' && startsFactor(next)) return [count, ...this.factor(depth)];
      return [count];
    }
    if (token.kind === 'word') {
      const unit = this.unit(token.text);
      return [{ count: '', unit, exponent: this.limited(this.exponent()), under: false }];
    }
    throw this.unexpected(token);
  }

  private unit(word: string): SimpleUnit {
    const unclear = ambiguity(word);
    const unit = unclear ? undefined : findUnit(word);
    if (unit) return unit;
    const place = this.position - 1;
    const whole = (other: string) =>
      joined(this.tokens.map((token, index) => (index === place ? { ...token, text: other } : token)));
    const isMeant = (other: string) => this.isMeant?.(whole(other)) ?? false;
    const { suggestion, ...problem } = unclear ? chooseAmong(word, unclear, isMeant) : suggestUnit(word, isMeant);
    throw new Refusal(suggestion === undefined ? problem : { ...problem, suggestion: whole(suggestion) });
  }

  private exponent(): number {
    let exponent = 1;
    for (let token = this.peek(); token?.kind === 'exponent'; token = this.peek()) {
      exponent *= token.value ?? 1;
      this.position++;
    }
    return exponent;
  }

  private limited(exponent: number): number {
    if (Math.abs(exponent) > MAX_EXPONENT || !Number.isInteger(exponent * 2)) {
      throw refuse(
        'bad-unit',
        `“${this.text}” has an exponent that is not a whole or half number up to ${MAX_EXPONENT}.`,
      );
    }
    return exponent;
  }
}

/** Of several units that a word can mean, those that fit where it stands. */
function chooseAmong(word: string, { candidates, says }: Ambiguity, isMeant: Guess): UnitProblem {
  const meant = candidates.filter(isMeant);
  const choice = meant.length > 0 && meant.length < candidates.length ? `; here write ${meant.join(' or ')}` : '';
  // One of several would be a guess.
  const suggestion = meant.length === 1 ? meant[0] : undefined;
  const message = `“${word}” ${says}${choice}.`;
  return { code: 'ambiguous-unit', message, ...(suggestion === undefined ? {} : { suggestion }) };
}

function startsFactor(token: Token): boolean {
  return token.kind === 'word' || token.kind === '(' || token.kind === 'number' || token.kind === 'power';
}

/** Tokens as a text that parses again. */
export function joined(tokens: readonly Token[]): string {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1]?.kind;
    if (startsFactor(token) && (previous === 'word' || previous === 'exponent' || previous === ')')) text += '*';
    else if (startsFactor(token) && (previous === 'power' || previous === 'number')) text += ' ';
    text += token.kind === 'exponent' ? `^${token.value}` : token.kind === '*' ? '*' : token.text;
  }
  return text.replaceAll('**', '*');
}

/** `m*m` becomes `m^2` where both stand on the same side; numbers go before units. */
function merged(factors: readonly UnitFactor[]): UnitFactor[] {
  const result: UnitFactor[] = [];
  for (const factor of factors) {
    const at = result.findIndex(
      ({ unit, under }) => unit !== undefined && unit.symbol === factor.unit?.symbol && under === factor.under,
    );
    const same = result[at];
    if (same) result[at] = { ...same, exponent: same.exponent + factor.exponent };
    else result.push(factor);
  }
  const present = result.filter(({ exponent }) => exponent !== 0);
  return [...present.filter(({ unit }) => !unit), ...present.filter(({ unit }) => unit)];
}
