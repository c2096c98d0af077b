/** Sets an expression in LaTeX. */
import { type Expression, isNumber } from './expression.js';
import { notationOf } from './functions.js';
import { latexNumber } from './numerals.js';
import { type SymbolTable, withoutGroups } from './symbols.js';

/** How tightly what stands in a piece holds together; a piece is put in parentheses where more is asked for. */
const LOGIC = 0;
const RELATION = 1;
const SUM = 2;
const PRODUCT = 3;
const POWER = 4;
const ATOM = 5;

interface Piece {
  readonly latex: string;
  readonly rank: number;
  /** Set upright or in braces of its own, so that a dot or a space must keep it from its neighbors in a product. */
  readonly long?: boolean;
  /** Begins with a digit. */
  readonly digit?: boolean;
  /** Taller than a line: parentheses grow. */
  readonly tall?: boolean;
}

const RELATIONS = { '=': '=', '≠': '\\ne', '<': '<', '≤': '\\le', '>': '>', '≥': '\\ge' } as const;
const FENCES = {
  abs: ['\\left|', '\\right|'],
  floor: ['\\left\\lfloor ', '\\right\\rfloor'],
  ceil: ['\\left\\lceil ', '\\right\\rceil'],
} as const;

export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\backslash ')
    .replace(/[%$&#_{}]/g, '\\$&')
    .replaceAll('~', '\\sim ')
    .replaceAll('^', '\\^{}');
}

function parenthesized({ latex, tall }: Piece): string {
  return tall ? `\\left(${latex}\\right)` : `(${latex})`;
}

/** Functions whose one simple argument may follow without parentheses. */
const TIGHT = new Set('sin cos tan asin acos atan sinh cosh tanh log log10 log2'.split(' '));

/** Whether the piece is one short symbol or number. */
const isSimple = (e: Expression): boolean =>
  e.kind === 'symbol' || e.kind === 'number' || e.kind === 'sign' || e.kind === 'element';

class LatexWriter {
  readonly #pieces = new Map<Expression, Piece>();

  constructor(readonly symbols: SymbolTable) {}

  within(e: Expression, least: number): string {
    const piece = this.write(e);
    return piece.rank < least ? parenthesized(piece) : piece.latex;
  }

  plain(e: Expression): string {
    return this.write(e).latex;
  }

  /** The piece of an expression, made once: what is around it asks for it more than once. */
  write(e: Expression): Piece {
    let piece = this.#pieces.get(e);
    if (piece === undefined) {
      piece = this.#make(e);
      this.#pieces.set(e, piece);
    }
    return piece;
  }

  #make(e: Expression): Piece {
    switch (e.kind) {
      case 'number': {
        const { latex, simple } = latexNumber(e.text);
        return { latex, rank: simple ? ATOM : PRODUCT, digit: true };
      }
      case 'symbol':
        return this.symbol(this.symbols.latex(e.key));
      case 'sign':
        return this.symbol(e.latex);
      case 'words':
        return { latex: `\\text{${escapeText(e.text)}}`, rank: ATOM, long: true };
      case 'sum':
        return this.sum(e);
      case 'negative':
        return { ...this.tallness([e.of]), latex: `-${this.within(e.of, PRODUCT)}`, rank: SUM };
      case 'product':
        return this.product(e.factors);
      case 'fraction':
        return this.fraction(e.top, e.bottom);
      case 'remainder':
        return {
          latex: `${this.within(e.of, POWER)} \\bmod ${this.within(e.by, POWER)}`,
          rank: SUM,
          ...this.tallness([e.of, e.by]),
        };
      case 'power':
        return this.power(e.base, e.exponent);
      case 'root':
        return { latex: `\\sqrt${e.degree === 3 ? '[3]' : ''}{${this.plain(e.of)}}`, rank: ATOM, tall: true };
      case 'fence': {
        const [open, close] = FENCES[e.fence];
        return { latex: `${open}${this.plain(e.of)}${close}`, rank: ATOM, ...this.tallness([e.of]) };
      }
      case 'apply':
        return this.apply(e.name, e.to);
      case 'series': {
        if (e.operation === 'integral') {
          const range = `_{${this.plain(e.from)}}^{${this.plain(e.to)}}`;
          const latex = `\\int${range} ${this.within(e.body, PRODUCT)} \\, d${this.symbols.latex(e.index)}`;
          return { latex, rank: PRODUCT, tall: true, long: true };
        }
        const sign = e.operation === 'sum' ? '\\sum' : '\\prod';
        const from = `${this.symbols.latex(e.index)}=${this.plain(e.from)}`;
        return {
          latex: `${sign}_{${from}}^{${this.plain(e.to)}} ${this.within(e.body, PRODUCT)}`,
          rank: SUM,
          tall: true,
          long: true,
        };
      }
      case 'element': {
        const whole = this.plain(e.of);
        // Element i of σ² is σᵢ².
        const raised = /\^\{[^{}]*\}$/.exec(whole)?.[0] ?? '';
        const of = whole.slice(0, whole.length - raised.length);
        const rank = raised === '' ? ATOM : POWER;
        const inside = this.plain(e.index);
        const subscript = /^.*_(\{.*\}|.)$/.exec(of);
        // x_k of element i is x_{k,i}.
        if (subscript) {
          const [, lower] = subscript as unknown as [string, string];
          const own = lower.startsWith('{') ? lower.slice(1, -1) : lower;
          return { latex: `${of.slice(0, -lower.length)}{${own},${inside}}${raised}`, rank };
        }
        return {
          latex: `${of}_${inside.length === 1 ? inside : `{${inside}}`}${raised}`,
          rank,
          long: /mathrm|text/.test(of),
        };
      }
      case 'cases':
        return this.cases(e);
      case 'relation':
        return {
          latex: `${this.within(e.left, SUM)} ${RELATIONS[e.relation]} ${this.within(e.right, SUM)}`,
          rank: RELATION,
          ...this.tallness([e.left, e.right]),
        };
      case 'logic':
        return {
          latex: e.parts.map((part) => this.within(part, RELATION)).join(` \\text{ ${e.word} } `),
          rank: LOGIC,
          ...this.tallness(e.parts),
        };
      case 'not':
        return { latex: `\\text{not } ${this.within(e.of, ATOM)}`, rank: RELATION };
      case 'zero':
        return {
          latex: `\\text{the } ${this.symbols.latex(e.unknown)} \\text{ for which } ${this.within(e.body, SUM)} = 0`,
          rank: LOGIC,
          tall: true,
          long: true,
        };
    }
  }

  symbol(latex: string): Piece {
    if (/^[-−]/.test(latex)) return { latex, rank: SUM };
    if (withoutGroups(latex).includes('^')) return { latex, rank: POWER };
    const long = /\\(mathrm|text|operatorname)\b/.test(latex.replace(/_\{?.*/, '')) || /^[A-Za-z]{2,}/.test(latex);
    return { latex, rank: /\s|\//.test(withoutGroups(latex)) ? PRODUCT : ATOM, long };
  }

  tallness(inside: readonly Expression[]): { tall: boolean } {
    return { tall: inside.some((e) => this.write(e).tall === true) };
  }

  sum({ terms }: Expression & { kind: 'sum' }): Piece {
    let latex = '';
    terms.forEach(({ negative, of }, index) => {
      const piece = this.write(of);
      // A sum sign reaches over all that follows it: only the last term may be one without parentheses.
      const open = piece.rank < PRODUCT && !(of.kind === 'series' && index === terms.length - 1);
      const text = open || (negative && of.kind === 'sum') ? parenthesized(piece) : piece.latex;
      latex += index === 0 ? (negative ? `-${text}` : text) : ` ${negative ? '-' : '+'} ${text}`;
    });
    return { latex, rank: SUM, ...this.tallness(terms.map(({ of }) => of)) };
  }

  product(factors: readonly Expression[]): Piece {
    let latex = '';
    let before: Piece | undefined;
    factors.forEach((factor, index) => {
      // In a product one half is a fraction, as ½mv² is printed.
      const half = index === 0 && isNumber(factor, 0.5) && factors.length > 1;
      const piece: Piece = half ? { latex: '\\frac{1}{2}', rank: ATOM, tall: true } : this.write(factor);
      const last = index === factors.length - 1;
      const fits = piece.rank >= PRODUCT || (last && factor.kind === 'series');
      const text = fits ? piece.latex : parenthesized(piece);
      if (before === undefined) latex = text;
      else {
        const apart =
          (piece.digit && fits) ||
          (before.long && (piece.long || fits)) ||
          (piece.long && !['series', 'apply'].includes(factor.kind) && !before.digit);
        latex += apart || before.rank === PRODUCT ? ` \\cdot ${text}` : ` ${text}`;
      }
      before = fits ? piece : { latex: text, rank: ATOM };
    });
    return { latex, rank: PRODUCT, digit: this.write(factors[0]!).digit, ...this.tallness(factors) };
  }

  fraction(top: Expression, bottom: Expression): Piece {
    const fraction = (a: Expression, b: Expression): string => `\\frac{${this.plain(a)}}{${this.plain(b)}}`;
    return { latex: fraction(top, bottom), rank: PRODUCT + 0.5, tall: true };
  }

  power(base: Expression, exponent: Expression): Piece {
    const raised = this.plain(exponent);
    if (
      base.kind === 'apply' &&
      base.to.length === 1 &&
      TIGHT.has(base.name) &&
      exponent.kind === 'number' &&
      /^sin|^cos|^tan/.test(base.name)
    ) {
      return this.apply(base.name, base.to, `^{${raised}}`);
    }
    if (base.kind === 'sign' && base.latex === 'e') return { latex: `e^{${raised}}`, rank: POWER };
    const inner = this.write(base);
    return {
      latex: `${inner.rank < ATOM ? parenthesized(inner) : inner.latex}^{${raised}}`,
      rank: POWER,
      tall: inner.tall && inner.rank < ATOM,
      digit: inner.digit,
    };
  }

  apply(name: string, to: readonly Expression[], raised = ''): Piece {
    if (name === 'exp') return this.power({ kind: 'sign', latex: 'e', text: 'e' }, to[0]!);
    if (name === 'list')
      return { latex: `\\left[${to.map((item) => this.plain(item)).join(', ')}\\right]`, rank: ATOM, long: true };
    if (name === 'factorial') return { latex: `${this.within(to[0]!, ATOM)}!`, rank: POWER, long: true };
    if (name === 'binomialCoefficient')
      return { latex: `\\binom{${this.plain(to[0]!)}}{${this.plain(to[1]!)}}`, rank: ATOM, tall: true };
    if (name === 'mean' && to.length === 1 && isSimple(to[0]!))
      return { latex: `\\overline{${this.plain(to[0]!)}}`, rank: ATOM };
    const notation = notationOf(name).latex + raised;
    const only = to[0];
    if (to.length === 1 && TIGHT.has(name) && isSimple(only!) && this.write(only!).rank === ATOM) {
      return { latex: `${notation} ${this.plain(only!)}`, rank: PRODUCT + 0.5, long: true };
    }
    const inside = to.map((argument) => this.plain(argument)).join(', ');
    const tall = this.tallness(to);
    return { latex: notation + parenthesized({ latex: inside, rank: ATOM, ...tall }), rank: ATOM, long: true, ...tall };
  }

  cases({ cases, otherwise }: Expression & { kind: 'cases' }): Piece {
    const rows = cases.map(({ when, value }) => `${this.plain(value)} & \\text{if } ${this.plain(when)}`);
    if (otherwise) rows.push(`${this.plain(otherwise)} & \\text{otherwise}`);
    return { latex: `\\begin{cases} ${rows.join(' \\\\ ')} \\end{cases}`, rank: ATOM, long: true, tall: true };
  }
}

export function latexOf(e: Expression, symbols: SymbolTable): string {
  return new LatexWriter(symbols).plain(e);
}
