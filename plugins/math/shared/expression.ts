/** Expressions of one variable, as text: 2x^2 - 3 sin(x) + sqrt(5). */
import { factorial, noResult } from '@reckoner/engine';

export type Evaluate = (variable: number) => number;
export interface ExpressionOptions {
  /** The letter that stands for the variable; without it only constants are allowed. */
  readonly variable?: string;
  /** Trigonometric functions take and inverse ones give degrees. */
  readonly degrees?: boolean;
  /** Let 1/0 be infinite: for limits and integrals, where a point with a pole counts for nothing. */
  readonly infinitePoles?: boolean;
}

// A pole has no value: an infinity there could come back as a finite number, as in atan(1/x) at 0.
const quotient = (a: number, b: number) => (b === 0 ? Number.NaN : a / b);
const powerOf = (a: number, b: number) => (a === 0 && b < 0 ? Number.NaN : a ** b);

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, π: Math.PI, e: Math.E, tau: 2 * Math.PI };
const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
  log2: Math.log2,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  sign: Math.sign,
};
const TRIGONOMETRIC: Readonly<Record<string, (x: number) => number>> = { sin: Math.sin, cos: Math.cos, tan: Math.tan };
/** At 0°, 90°, 180° and 270°, where radians would leave rounding; the tangent has poles. */
const ON_AXES: Readonly<Record<string, readonly number[]>> = {
  sin: [0, 1, 0, -1],
  cos: [1, 0, -1, 0],
  tan: [0, Number.NaN, 0, Number.NaN],
};
const INVERSE: Readonly<Record<string, (x: number) => number>> = {
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
};

const TOKEN = /\s*(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|[a-zA-Zπ]+\d*|[-+*/^!()×·÷−|])/uy;

/** Reads an expression once; the function then evaluates it. Powers bind to the right and before a sign: -x^2 = -(x^2). */
export function readExpression(text: string, options: ExpressionOptions = {}): Evaluate {
  return new Parser(tokensOf(text), options).whole();
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw noResult(`"${text.slice(start).trim().slice(0, 10)}" cannot be read in an expression.`);
    tokens.push(match[1]!);
  }
  return tokens;
}

class Parser {
  private place = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly options: ExpressionOptions,
  ) {}

  whole(): Evaluate {
    const result = this.sum();
    if (this.place < this.tokens.length) throw noResult(`"${this.tokens[this.place]}" is not expected there.`);
    return result;
  }

  private accept(...choices: readonly string[]): string | undefined {
    const token = this.tokens[this.place];
    if (token === undefined || !choices.includes(token)) return undefined;
    this.place++;
    return token;
  }

  private sum(): Evaluate {
    let left = this.product();
    for (let sign = this.accept('+', '-', '−'); sign !== undefined; sign = this.accept('+', '-', '−')) {
      const [first, second] = [left, this.product()];
      left = sign === '+' ? (x) => first(x) + second(x) : (x) => first(x) - second(x);
    }
    return left;
  }

  private product(): Evaluate {
    let left = this.signed();
    while (true) {
      const operator = this.accept('*', '×', '·', '/', '÷');
      // A factor may follow without a sign between: 2x, 3(x + 1).
      if (operator === undefined && !/^[\d.a-zA-Zπ(]/u.test(this.tokens[this.place] ?? ')')) return left;
      const [first, second] = [left, operator === undefined ? this.power() : this.signed()];
      left = operator === '/' || operator === '÷' ? this.divided(first, second) : (x) => first(x) * second(x);
    }
  }

  private divided(first: Evaluate, second: Evaluate): Evaluate {
    if (this.options.infinitePoles) return (x) => first(x) / second(x);
    return (x) => quotient(first(x), second(x));
  }

  private signed(): Evaluate {
    if (this.accept('-', '−') !== undefined) {
      const inner = this.signed();
      return (x) => -inner(x);
    }
    this.accept('+');
    return this.power();
  }

  private power(): Evaluate {
    const base = this.postfix();
    if (this.accept('^') === undefined) return base;
    const exponent = this.signed();
    if (this.options.infinitePoles) return (x) => base(x) ** exponent(x);
    return (x) => powerOf(base(x), exponent(x));
  }

  private postfix(): Evaluate {
    let inner = this.atom();
    while (this.accept('!') !== undefined) {
      const argument = inner;
      inner = (x) => factorial(argument(x));
    }
    return inner;
  }

  private atom(): Evaluate {
    const token = this.tokens[this.place];
    if (token === undefined) throw noResult('The expression ends too early.');
    this.place++;
    if (token === '(') return this.closed(')');
    if (token === '|') {
      const inner = this.closed('|');
      return (x) => Math.abs(inner(x));
    }
    if (/^[\d.]/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (token === this.options.variable) return (x) => x;
    const constant = CONSTANTS[token];
    if (constant !== undefined) return () => constant;
    const named = this.functionNamed(token);
    if (named === undefined) throw noResult(`"${token}" is no known name or is not expected there.`);
    const argument = this.accept('(') === undefined ? this.power() : this.closed(')');
    return (x) => named(argument(x));
  }

  private closed(end: string): Evaluate {
    const inner = this.sum();
    if (this.accept(end) === undefined) throw noResult(`A "${end}" is missing.`);
    return inner;
  }

  private functionNamed(name: string): ((x: number) => number) | undefined {
    const degree = this.options.degrees ? Math.PI / 180 : 1;
    const trigonometric = TRIGONOMETRIC[name];
    const onAxes = ON_AXES[name];
    if (trigonometric && onAxes && this.options.degrees) {
      return (x) => (x % 90 === 0 ? onAxes[(((x / 90) % 4) + 4) % 4]! : trigonometric(x * degree));
    }
    if (trigonometric) return trigonometric;
    const inverse = INVERSE[name];
    if (inverse) return (x) => inverse(x) / degree;
    const named = FUNCTIONS[name];
    if (named === undefined || this.options.infinitePoles || Number.isFinite(named(0))) return named;
    return (x) => (x === 0 ? Number.NaN : named(x));
  }
}
