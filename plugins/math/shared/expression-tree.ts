/** Reads an expression into a tree. Whatever cannot be read entirely is refused, at its column. */
import { at, type Token, tokensOf } from './expression-tokens.js';

export type Tree =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'variable' }
  | { readonly kind: 'negative' | 'factorial'; readonly of: Tree }
  | { readonly kind: '+' | '-' | '*' | '/' | '^'; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: Tree };

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
};

export const FUNCTION_NAMES = [
  ...['sqrt', 'cbrt', 'abs', 'exp', 'ln', 'log', 'log2', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan'],
  ...['sinh', 'cosh', 'tanh', 'floor', 'ceil', 'round', 'sign'],
] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];
const ALIASES: Readonly<Record<string, FunctionName>> = {
  log10: 'log',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
};
const TRIGONOMETRIC = new Set<FunctionName>(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh']);

function functionNamed(name: string): FunctionName | undefined {
  const lower = name.toLowerCase();
  return (
    FUNCTION_NAMES.find((known) => known === lower) ?? (Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : undefined)
  );
}

/** @param variable The letter that stands for the variable; without it only constants are allowed. */
export function readTree(text: string, variable?: string): Tree {
  return new Parser(tokensOf(text), variable).whole();
}

/** Powers bind to the right and before a sign; products without a sign rank like any other. */
class Parser {
  #place = 0;
  #openBars = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly variable: string | undefined,
  ) {}

  whole(): Tree {
    const tree = this.#sum();
    if (this.#next.kind !== 'end') throw this.#unexpected();
    return tree;
  }

  get #next(): Token {
    return this.tokens[this.#place]!;
  }

  #unexpected() {
    const { kind, text, column } = this.#next;
    if (kind === 'end') return at(column, 'the expression ends too early.');
    if (kind === 'number') {
      return at(column, `"${text}" is not expected there; write a sign such as + or * before a number.`);
    }
    return at(column, `"${text}" is not expected there.`);
  }

  #accept(...signs: readonly string[]): string | undefined {
    const { kind, text } = this.#next;
    if (kind !== 'sign' || !signs.includes(text)) return undefined;
    this.#place++;
    return text;
  }

  #sum(): Tree {
    let left = this.#product();
    for (let sign = this.#accept('+', '-'); sign !== undefined; sign = this.#accept('+', '-')) {
      left = { kind: sign as '+' | '-', left, right: this.#product() };
    }
    return left;
  }

  /** A factor may follow without a sign between where it is a name or begins with a bracket: 2x, 3(x + 1), (x)(x). */
  get #isFactorNext(): boolean {
    const { kind, text } = this.#next;
    // A number may follow what has an end: (2)3, 3! 2!.
    const before = this.tokens[this.#place - 1];
    if (kind === 'number') return before?.kind === 'sign' && (before.text === ')' || before.text === '!');
    return (
      kind === 'name' || (kind === 'sign' && (text === '(' || text === '√' || (text === '|' && this.#openBars === 0)))
    );
  }

  #product(): Tree {
    let left = this.#signed();
    while (true) {
      const sign = this.#accept('*', '/');
      if (sign === undefined && !this.#isFactorNext) return left;
      left = { kind: (sign ?? '*') as '*' | '/', left, right: sign === undefined ? this.#power() : this.#signed() };
    }
  }

  #signed(): Tree {
    if (this.#accept('-') !== undefined) return { kind: 'negative', of: this.#signed() };
    this.#accept('+');
    return this.#power();
  }

  #power(): Tree {
    const base = this.#postfix();
    const exponent = this.#exponent();
    return exponent === undefined ? base : { kind: '^', left: base, right: exponent };
  }

  #exponent(): Tree | undefined {
    if (this.#accept('²') !== undefined) return { kind: 'number', value: 2 };
    if (this.#accept('³') !== undefined) return { kind: 'number', value: 3 };
    return this.#accept('^') === undefined ? undefined : this.#signed();
  }

  #postfix(): Tree {
    const inner = this.#atom();
    if (this.#accept('!') === undefined) return inner;
    if (this.#next.text === '!') throw at(this.#next.column, 'a second "!" is not expected there; write brackets.');
    return { kind: 'factorial', of: inner };
  }

  #atom(): Tree {
    const token = this.#next;
    if (token.kind === 'number') {
      this.#place++;
      return { kind: 'number', value: Number(token.text) };
    }
    if (token.kind === 'name') return this.#named(token);
    if (this.#accept('(') !== undefined) return this.#closed(')');
    if (this.#accept('|') !== undefined) {
      this.#openBars++;
      const inner = this.#closed('|');
      this.#openBars--;
      return { kind: 'call', name: 'abs', of: inner };
    }
    if (this.#accept('√') !== undefined) return { kind: 'call', name: 'sqrt', of: this.#atom() };
    throw this.#unexpected();
  }

  #closed(end: string): Tree {
    const bars = this.#openBars;
    if (end === ')') this.#openBars = 0;
    const inner = this.#sum();
    if (this.#accept(end) === undefined) {
      if (this.#next.kind !== 'end') throw this.#unexpected();
      throw at(this.#next.column, `a "${end}" is missing.`);
    }
    this.#openBars = bars;
    return inner;
  }

  #named(token: Token): Tree {
    this.#place++;
    const { text, column } = token;
    if (text.toLowerCase() === this.variable) return { kind: 'variable' };
    const constant = text === 'E' ? undefined : CONSTANTS[text.toLowerCase()];
    if (constant !== undefined) return { kind: 'constant', value: constant };
    const name = functionNamed(text);
    if (name === undefined) throw at(column, `"${text}" is no known name.${this.#hintFor(text)}`);
    const power = TRIGONOMETRIC.has(name) ? this.#powerOfName(name) : undefined;
    const applied: Tree = { kind: 'call', name, of: this.#argument(name) };
    return power === undefined ? applied : { kind: '^', left: applied, right: power };
  }

  /** sin^2(x) is (sin x)^2; sin^-1 could be two things. */
  #powerOfName(name: FunctionName): Tree | undefined {
    const { column } = this.#next;
    const exponent = this.#exponent();
    if (exponent === undefined) return undefined;
    if (exponent.kind !== 'number') {
      throw at(
        column,
        `a power of ${name} is a whole number; write a${name}(x) or 1/${name}(x) for what ${name}^-1 may mean.`,
      );
    }
    return exponent;
  }

  /** In brackets, or a single number, name or bar; what could belong to it or not is refused. */
  #argument(name: FunctionName): Tree {
    if (this.#accept('(') !== undefined) return this.#closed(')');
    const { column } = this.#next;
    const argument = this.#atom();
    const { kind, text } = this.#next;
    if (this.#isFactorNext || kind === 'number' || (kind === 'sign' && ['^', '!', '²', '³'].includes(text))) {
      throw at(column, `write brackets around what ${name} is taken of, as in ${name}(2x).`);
    }
    return argument;
  }

  /** For names written together: xsin is x*sin. */
  #hintFor(text: string): string {
    const isKnown = (part: string) =>
      part === this.variable ||
      Object.hasOwn(CONSTANTS, part) ||
      functionNamed(part) !== undefined ||
      /^\d+$/.test(part);
    for (let length = 1; length < text.length; length++) {
      const [first, second] = [text.slice(0, length), text.slice(length)];
      if (isKnown(first) && isKnown(second))
        return ` Write ${first}*${second}, or ${first}(${second}) if that is meant.`;
    }
    return this.variable === undefined ? ' Only numbers and constants are known here.' : '';
  }
}
