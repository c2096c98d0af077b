/** Reads a printed formula with mathjs: its symbols become names, its cases conditional expressions, its sums functions. */

import { integrate } from '@reckoner/engine/numeric/integrate';
import { all, create, type MathNode } from 'mathjs';
import { scope as functions, withPlainFunctions } from '../../engine/steps/evaluate-step.js';

const math = create(all!, { number: 'number', matrix: 'Array' });

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
/** Letters that stand below an element of a list. */
const INDICES: Readonly<Record<string, string>> = { ᵢ: 'i', ⱼ: 'j', ₖ: 'k', ₗ: 'l', ₘ: 'm', ₙ: 'n' };

type Scope = Map<string, unknown>;
type Raw = ((args: readonly MathNode[], library: unknown, scope: Scope) => unknown) & { rawArgs?: boolean };

const raw = (work: Raw): Raw => Object.assign(work, { rawArgs: true });
const nameOf = (node: MathNode | undefined): string => String(node);

/** What `work` gives while a name has a value of its own. */
function bound<T>(scope: Scope, name: string, value: unknown, work: () => T): T {
  const before = scope.get(name);
  scope.set(name, value);
  try {
    return work();
  } finally {
    if (before === undefined) scope.delete(name);
    else scope.set(name, before);
  }
}

const resultOf = (node: MathNode | undefined, scope: Scope): number => node!.evaluate(scope as never) as number;

/** Of a sum that is worked out. */
const MOST_TERMS = 5000;

/** Σ and Π from one whole number to another. */
const accumulated = (start: number, join: (total: number, each: number) => number): Raw =>
  raw(([index, from, to, body], _library, scope) => {
    let total = start;
    const end = resultOf(to, scope);
    if (end > MOST_TERMS) throw new Error('A sum of too many terms.');
    for (let at = resultOf(from, scope); at <= end; at++)
      total = join(
        total,
        bound(scope, nameOf(index), at, () => resultOf(body, scope)),
      );
    return total;
  });

const SERIES: Readonly<Record<string, Raw>> = {
  summed: accumulated(0, (total, each) => total + each),
  multiplied: accumulated(1, (total, each) => total * each),
  integrated: raw(([index, from, to, body], _library, scope) =>
    integrate(
      (x) => bound(scope, nameOf(index), x, () => resultOf(body, scope)),
      resultOf(from, scope),
      resultOf(to, scope),
    ),
  ),
  /** The greatest of all xᵢ. */
  overAll: raw(([name, index, ...parts], _library, scope) => {
    const values: number[] = [];
    for (let at = 1; ; at++) {
      if (at > MOST_TERMS) throw new Error('An index without an end.');
      try {
        values.push(...bound(scope, nameOf(index), at, () => parts.map((part) => resultOf(part, scope))));
      } catch (error) {
        if (at > 1) break;
        throw error;
      }
    }
    return Math[nameOf(name) as 'max'](...values);
  }),
};
// Functions of the scope get their arguments worked out.
math.import(SERIES, { wrap: false });
const SIGNS: Readonly<Record<string, string>> = { Σ: 'summed', Π: 'multiplied', '∫': 'integrated' };

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts between a sign that stands outside of all parentheses. */
export function split(text: string, sign: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if ('(['.includes(text[at]!)) depth++;
    if (')]'.includes(text[at]!)) depth--;
    if (depth === 0 && text.startsWith(sign, at)) {
      found.push(text.slice(from, at));
      at += sign.length - 1;
      from = at + 1;
    }
  }
  return [...found, text.slice(from)];
}

/** Where the parenthesis that opens at a place closes. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth === 0) return at;
  }
  throw new Error('A parenthesis stays open.');
}

/** Sums, products, integrals and cases as functions and conditional expressions, at every depth. */
function restructured(text: string, indices: ReadonlySet<string>, inside: ReadonlySet<string> = new Set()): string {
  const cases = split(text, '; ');
  if (cases.length > 1 || split(text, ' if ').length > 1) {
    const go = (part: string): string => restructured(part, indices, inside);
    return cases.reduceRight((rest, one) => {
      if (one.startsWith('otherwise ')) return `(${go(one.slice('otherwise '.length))})`;
      const [value, when] = split(one, ' if ');
      if (when === undefined) throw new Error('A case without a condition.');
      return `((${go(when)}) ? (${go(value!)}) : ${rest})`;
    }, 'undefined');
  }
  let found = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '(') {
      found += text[at];
      continue;
    }
    const end = closing(text, at);
    const inner = text.slice(at + 1, end);
    const sign = SIGNS[text[at - 1] ?? ''];
    const header = sign === undefined ? undefined : /^(\S+) = /.exec(inner);
    if (sign !== undefined && header) {
      const index = header[1]!;
      const [range, ...body] = split(inner.slice(header[0].length), ': ');
      const [from, to] = split(range!, ' … ');
      const within = new Set([...inside, index]);
      const go = (part: string): string => restructured(part, indices, inside);
      found = `${found.slice(0, -1)}${sign}(${index}, ${go(from!)}, ${go(to!)}, ${restructured(body.join(': '), indices, within)})`;
    } else {
      const whole = split(inner, ', ')
        .map((part) => restructured(part, indices, inside))
        .join(', ');
      // An index that runs inside is bound there.
      const isOpen = (index: string): boolean =>
        !inside.has(index) &&
        new RegExp(`\\b${index}\\b`).test(whole) &&
        !new RegExp(`(?:summed|multiplied|integrated)\\(${index},`).test(whole);
      const open = [...indices].find(isOpen);
      const called = /(?<!\w)(max|min|hypot)$/.exec(found)?.[1];
      found =
        called !== undefined && open !== undefined
          ? `${found.slice(0, -called.length)}overAll(${called}, ${open}, ${whole})`
          : `${found}(${whole})`;
    }
    at = end;
  }
  return found;
}

function translated(text: string): string {
  return text
    .replaceAll(/\|([^|]*)\|/g, 'abs($1)')
    .replaceAll('⌊', 'floor(')
    .replaceAll('⌈', 'ceil(')
    .replaceAll(/[⌋⌉]/g, ')')
    .replaceAll('½', '(0.5)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('√(', 'sqrt(')
    .replaceAll('∛(', 'cbrt(')
    .replaceAll('π', 'pi')
    .replaceAll('∞', 'Infinity')
    .replaceAll('log₁₀(e)', 'LOG10E')
    .replaceAll('log₁₀', 'log10')
    .replaceAll('log₂', 'log2')
    .replaceAll(' = ', ' == ')
    .replaceAll('≠', '!=')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(
      /[⁻⁰¹²³⁴-⁹]+/g,
      (raised) => `^(${[...raised].map((one) => (one === '⁻' ? '-' : RAISED.indexOf(one))).join('')})`,
    );
}

const KNOWN: ReadonlySet<string> = new Set(['pi', 'LOG10E', 'Infinity', 'true', 'false', 'undefined']);

/** Symbols without a value become names that nothing explains: they matter only in the case that holds. */
function unread(text: string): string {
  return text.replaceAll(/(?<![\w_.])\p{L}[\p{L}\d_]*[ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₀-₉][\p{L}\d_₀-₉]*/gu, (symbol) =>
    /^log[₂₁]/.test(symbol) ? symbol : `open_${[...symbol].map((one) => one.codePointAt(0)).join('_')}`,
  );
}

/** The symbols that stand in a formula, without names of functions. */
function symbolsOf(node: MathNode): string[] {
  const found: string[] = [];
  node.traverse((one, path) => {
    if ('isSymbolNode' in one && path !== 'fn') found.push((one as unknown as { name: string }).name);
  });
  return found;
}

/** A scope in which a symbol that no line explains is an error: mathjs would take N for newtons and e for Euler's number. */
class Explained extends Map<string, unknown> {
  constructor(
    entries: Readonly<Record<string, unknown>>,
    readonly unknown: ReadonlySet<string>,
    /** A symbol as it is printed. */
    readonly printed: (name: string) => string,
  ) {
    super(Object.entries(entries).filter(([, value]) => value !== undefined));
  }

  override has(name: string): boolean {
    return super.has(name) || this.unknown.has(name);
  }

  override get(name: string): unknown {
    if (!super.has(name) && this.unknown.has(name)) throw new Error(`Undefined symbol ${this.printed(name)}`);
    return super.get(name);
  }
}

/** What a formula's symbols and words stand for. */
export interface Meaning {
  /** Values by the symbols as they are printed; lists are arrays. */
  readonly symbols: Readonly<Record<string, unknown>>;
  /** Lists whose symbol without an index is that of another quantity, too. */
  readonly lists?: Readonly<Record<string, readonly unknown[]>>;
  /** Values by the names of fields in words, which conditions compare. */
  readonly words: Readonly<Record<string, unknown>>;
  /** The “where” lines of the formula, without that word. */
  readonly wheres: readonly string[];
}

/** Works out right sides of one formula at one point. */
export class PrintedFormula {
  readonly #scope: Record<string, unknown> = { ...functions };
  readonly #names = new Map<string, string>();
  readonly #indices = new Set<string>();
  /** Names of lists, also of those whose symbol without an index is another quantity. */
  readonly #lists = new Map<string, string>();
  /** Why a “where” line could not be worked out, by its symbol. */
  readonly faults = new Map<string, string>();
  /** Parts that depend on the index of a sum, by how they are printed: `Bᵢ`. */
  readonly #parts = new Map<string, string>();

  constructor(readonly meaning: Meaning) {
    for (const [text, value] of Object.entries(meaning.symbols)) this.#add(text, value);
    for (const [text, value] of Object.entries(meaning.lists ?? {})) {
      if (this.#lists.has(text)) continue;
      const name = `v_list_${this.#lists.size}_`;
      this.#lists.set(text, name);
      this.#scope[name] = value;
    }
    const open = new Set<string>();
    for (const line of meaning.wheres) {
      const [left, right] = [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)];
      if (/[ᵢⱼₖₗ]$/.test(left)) this.#parts.set(left, right);
      else open.add(line);
    }
    for (let before = -1; open.size !== before; ) {
      before = open.size;
      for (const line of open) {
        const [left, right] = [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)];
        if (this.#names.has(left)) open.delete(line);
        else {
          const value = this.#whereValue(left, right);
          if (value === undefined) continue;
          this.#add(left, value);
          open.delete(line);
        }
      }
    }
    // What cannot be worked out has a name, and no value.
    for (const line of open) {
      const left = line.slice(0, line.indexOf(' = '));
      if (!/[ (]/.test(left)) this.#names.set(left, `v_${this.#names.size}_`);
    }
  }

  #add(text: string, value: unknown): void {
    const name = `v_${this.#names.size}_`;
    this.#names.set(text, name);
    this.#scope[name] = value;
    if (Array.isArray(value)) this.#lists.set(text, name);
  }

  #printed(name: string): string {
    if (name.startsWith('open_')) return String.fromCodePoint(...name.slice('open_'.length).split('_').map(Number));
    return [...this.#names].find(([, one]) => one === name)?.[0] ?? name;
  }

  /** Of a “where” line; undefined where it needs one that comes later, or cannot be worked out. */
  #whereValue(left: string, right: string): unknown {
    // Integrals over functions of other lines take seconds.
    if (right.includes('∫')) return undefined;
    try {
      // A constant's unit is no part of its number.
      return this.value(right.replace(/^([\d.]+(?: × 10[⁰-⁹⁻¹²³]+)?) (?!if )(?:1\/)?[A-Za-zΩµ].*$/u, '$1'));
    } catch (error) {
      this.faults.set(left, (error as Error).message);
      return undefined;
    }
  }

  /** The value of a right side. @throws Error where mathjs cannot read it. */
  value(right: string, indices: Readonly<Record<string, number>> = {}): unknown {
    const counted = /^the number of (?:values in )?(.*?)( in a row)?$/.exec(right);
    if (counted) {
      const list = this.meaning.words[counted[1]!];
      if (!Array.isArray(list)) throw new Error(`Undefined symbol ${counted[1]}`);
      return counted[2] ? (list[0] as unknown[]).length : list.length;
    }
    const rows = Object.entries(indices).map(([index, at]) => {
      const name = this.#index(index);
      this.#scope[name] = at;
      return name;
    });
    const source = translated(
      restructured(unread(this.#named(withPlainFunctions(this.#decided(right)))), this.#indices, new Set(rows)),
    );
    const node = math.parse(source);
    const unknown = new Set(symbolsOf(node).filter((name) => !KNOWN.has(name) && !this.#indices.has(name)));
    const value = node.evaluate(new Explained(this.#scope, unknown, (name) => this.#printed(name)) as never) as unknown;
    // B is the beta function only where it is called.
    if (typeof value === 'function') throw new Error('Undefined symbol: it is the name of a function');
    return value;
  }

  /** The words that cases choose. */
  chosen(right: string): string {
    for (const one of split(right, '; ')) {
      if (one.startsWith('otherwise ')) return this.#word(one.slice('otherwise '.length));
      const [value, when] = split(one, ' if ');
      if (when === undefined || this.value(when) === true) return this.#word(value!);
    }
    throw new Error('No case holds.');
  }

  /** Cases inside of a case choose further; a symbol stands for the words of its “where” line. */
  #word(value: string): string {
    if (/^\(.* if .*\)$/.test(value)) return this.chosen(value.slice(1, -1));
    const line = this.meaning.wheres.find((one) => one.startsWith(`${value} = `));
    return line === undefined ? value : this.chosen(line.slice(value.length + 3));
  }

  #index(text: string): string {
    if (!this.#names.has(text)) this.#names.set(text, `v_${this.#names.size}_`);
    const name = this.#names.get(text)!;
    this.#indices.add(name);
    return name;
  }

  /** Conditions on words, decided. */
  #decided(given: string): string {
    let source = given;
    for (const [name, value] of Object.entries(this.meaning.words).sort(([a], [b]) => b.length - a.length)) {
      if (!source.includes(name)) continue;
      source = source.replaceAll(new RegExp(`(?<![\\w])${escaped(name)} is (not )?given`, 'g'), (_, not) =>
        String((value === undefined) === (not !== undefined)),
      );
      if (typeof value === 'boolean')
        source = source.replaceAll(
          new RegExp(`(?<=\\b(?:if|and|or|not) |^|\\()${escaped(name)}(?=$|;|\\)| or | and )`, 'g'),
          String(value),
        );
      if (typeof value !== 'string') continue;
      source = source.replaceAll(
        new RegExp(`(?<![\\w])${escaped(name)} ([=≠]) ([^;()=]+?)(?=$|;|\\)| or | and )`, 'g'),
        (_, relation, option) => String((value.toLowerCase() === option.toLowerCase()) === (relation === '=')),
      );
    }
    return source;
  }

  /** With names for symbols, and places for what stands below elements. */
  #named(given: string): string {
    let source = given;
    for (let turn = 0; turn < 4 && this.#parts.size > 0; turn++)
      for (const [text, right] of this.#parts)
        source = source.replaceAll(
          new RegExp(`(?<![\\w_])${escaped(text)}(?![\\w₀-₉ᵢⱼₖ])`, 'gu'),
          `(${this.#decided(right)})`,
        );
    for (const [, index] of source.matchAll(/[ΣΠ∫]\((\S+) = /gu)) this.#index(index!);
    for (const [below] of source.matchAll(/[ᵢⱼₖₗ]/gu))
      if (!this.meaning.symbols[INDICES[below]!]) this.#index(INDICES[below]!);
    const all = [...this.#names.keys()].sort((a, b) => b.length - a.length);
    const scalars = all.map(escaped).join('|');
    const lists = [...this.#lists.keys()]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
    const element = lists === '' ? '(?!)' : `(?:${lists})[ᵢⱼₖₗₘₙ₀-₉]+|(?:${lists})(?=\\[)`;
    const pattern = new RegExp(`(?<![\\w_])(?:${element}|(?:${scalars})(?![\\w_₀-₉ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ]))`, 'gu');
    return source.replaceAll(pattern, (text) => {
      const whole = this.#names.get(text);
      if (whole !== undefined) return whole;
      const [list, below] = [text.replace(/[ᵢⱼₖₗₘₙ₀-₉]+$/u, ''), /[ᵢⱼₖₗₘₙ₀-₉]+$/u.exec(text)![0]];
      const places = below.match(/[₀-₉]+|./gu)!.map((one) => {
        if (INDICES[one] === undefined) return [...one].map((digit) => LOWERED.indexOf(digit)).join('');
        return this.#names.get(INDICES[one]) ?? INDICES[one];
      });
      return `${this.#lists.get(list)!}[${places.join(', ')}]`;
    });
  }
}
