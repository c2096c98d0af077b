/** Sets an expression in plain text: one line of Unicode, with × and /, superscripts for whole powers, and √( ). */
import { type Expression, isNumber } from './expression.js';
import { notationOf } from './functions.js';
import { decimalParts, textNumber } from './numerals.js';
import { type SymbolTable, withoutGroups } from './symbols.js';
import { superscript } from './unicode.js';

const LOGIC = 0;
const RELATION = 1;
const SUM = 2;
const PRODUCT = 3;
const POWER = 4;
const ATOM = 5;

interface Piece {
  readonly text: string;
  readonly rank: number;
}

const SERIES = { sum: 'Σ', product: 'Π', integral: '∫' } as const;
const FENCES = { abs: ['|', '|'], floor: ['⌊', '⌋'], ceil: ['⌈', '⌉'] } as const;

class TextWriter {
  constructor(readonly symbols: SymbolTable) {}

  within(e: Expression, least: number): string {
    const { text, rank } = this.write(e);
    return rank < least ? `(${text})` : text;
  }

  plain(e: Expression): string {
    return this.write(e).text;
  }

  write(e: Expression): Piece {
    switch (e.kind) {
      case 'number': {
        const { text, rank } = textNumber(e.text);
        return { text, rank: { atom: ATOM, power: POWER, product: PRODUCT }[rank] };
      }
      case 'symbol':
        return this.symbol(this.symbols.text(e.key), this.symbols.latex(e.key));
      case 'sign':
        return this.symbol(e.text);
      case 'words':
        return { text: e.text, rank: ATOM };
      case 'sum':
        return { text: this.sum(e), rank: SUM };
      case 'negative':
        return { text: `−${this.within(e.of, PRODUCT)}`, rank: SUM };
      case 'product':
        return { text: e.factors.map((factor, index) => this.factor(factor, index)).join(' × '), rank: PRODUCT };
      case 'fraction':
        return { text: `${this.within(e.top, PRODUCT)} / ${this.within(e.bottom, POWER)}`, rank: PRODUCT };
      case 'remainder':
        return { text: `${this.within(e.of, POWER)} mod ${this.within(e.by, POWER)}`, rank: SUM };
      case 'power':
        return this.power(e.base, e.exponent);
      case 'root':
        return { text: `${e.degree === 3 ? '∛' : '√'}(${this.plain(e.of)})`, rank: ATOM };
      case 'fence': {
        const [open, close] = FENCES[e.fence];
        return { text: open + this.within(e.of, SUM) + close, rank: ATOM };
      }
      case 'apply':
        return this.apply(e.name, e.to);
      case 'series': {
        const range = `${this.symbols.text(e.index)} = ${this.plain(e.from)} … ${this.plain(e.to)}`;
        return { text: `${SERIES[e.operation]}(${range}: ${this.within(e.body, SUM)})`, rank: ATOM };
      }
      case 'element': {
        const index = this.plain(e.index);
        const short = index.length === 1 ? plainSubscript(index) : undefined;
        return { text: this.plain(e.of) + (short ?? `[${index}]`), rank: ATOM };
      }
      case 'cases':
        return this.cases(e);
      case 'relation':
        return { text: `${this.within(e.left, SUM)} ${e.relation} ${this.within(e.right, SUM)}`, rank: RELATION };
      case 'logic':
        return { text: e.parts.map((part) => this.within(part, RELATION)).join(` ${e.word} `), rank: LOGIC };
      case 'not':
        return { text: `not ${this.within(e.of, ATOM)}`, rank: RELATION };
      case 'zero':
        return {
          text: `the ${this.symbols.text(e.unknown)} for which ${this.within(e.body, SUM)} = 0`,
          rank: LOGIC,
        };
    }
  }

  symbol(text: string, latex = text): Piece {
    if (/^[-−]/.test(text)) return { text, rank: SUM };
    if (/[²³⁰¹⁴-⁹^]/.test(text)) return { text, rank: POWER };
    return { text, rank: /\s/.test(text) || withoutGroups(latex).includes('/') ? PRODUCT : ATOM };
  }

  factor(factor: Expression, index: number): string {
    if (index === 0 && isNumber(factor, 0.5)) return '½';
    return this.within(factor, PRODUCT);
  }

  sum({ terms }: Expression & { kind: 'sum' }): string {
    return terms
      .map(({ negative, of }, index) => {
        const text = this.within(of, PRODUCT);
        if (index === 0) return negative ? `−${text}` : text;
        return ` ${negative ? '−' : '+'} ${text}`;
      })
      .join('');
  }

  power(base: Expression, exponent: Expression): Piece {
    const of = this.within(base, ATOM);
    const negative = exponent.kind === 'negative';
    const magnitude = negative ? exponent.of : exponent;
    if (magnitude.kind === 'number' && /^\d{1,2}$/.test(decimalParts(magnitude.text).digits)) {
      const { digits, exponent: ten } = decimalParts(magnitude.text);
      if (ten === 0) return { text: of + superscript((negative ? '-' : '') + digits), rank: POWER };
    }
    return { text: `${of}^${this.within(exponent, ATOM)}`, rank: POWER };
  }

  apply(name: string, to: readonly Expression[]): Piece {
    if (name === 'list') return { text: `[${to.map((item) => this.within(item, SUM)).join(', ')}]`, rank: ATOM };
    if (name === 'factorial') return { text: `${this.within(to[0]!, ATOM)}!`, rank: POWER };
    if (name === 'binomialCoefficient') return { text: `C(${this.plain(to[0]!)}, ${this.plain(to[1]!)})`, rank: ATOM };
    return {
      text: `${notationOf(name).text}(${to.map((argument) => this.within(argument, SUM)).join(', ')})`,
      rank: ATOM,
    };
  }

  cases({ cases, otherwise }: Expression & { kind: 'cases' }): Piece {
    const rows = cases.map(({ when, value }) => `${this.within(value, SUM)} if ${this.plain(when)}`);
    if (otherwise) rows.push(`otherwise ${this.within(otherwise, SUM)}`);
    return { text: rows.join('; '), rank: LOGIC };
  }
}

function plainSubscript(index: string): string | undefined {
  const at = 'ijkmn0123456789'.indexOf(index);
  return at < 0 ? undefined : [...'ᵢⱼₖₘₙ₀₁₂₃₄₅₆₇₈₉'][at];
}

export function textOf(e: Expression, symbols: SymbolTable): string {
  return new TextWriter(symbols).plain(e);
}
