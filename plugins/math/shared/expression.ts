/** Expressions of one variable, as text: 2x^2 - 3 sin(x) + sqrt(5). */
import { cosTurn, factorial, sinTurn } from '@reckoner/engine';
import { foldedExactly } from './exact-expression.js';
import { type FunctionName, readTree, type Tree } from './expression-tree.js';

export type Evaluate = (variable: number) => number;
export interface ExpressionOptions {
  /** The letter that stands for the variable; without it only constants are allowed. */
  readonly variable?: string;
  /** Trigonometric functions take and inverse ones give degrees. */
  readonly degrees?: boolean;
  /** Let 1/0 be infinite: for limits and integrals, where a point with a pole counts for nothing. */
  readonly infinitePoles?: boolean;
  /** Work with numbers as their decimals say, and with sines that are 0 at whole multiples of π. */
  readonly exact?: boolean;
}

// A pole has no value: an infinity there could come back as a finite number, as in atan(1/x) at 0.
const quotient = (a: number, b: number) => (b === 0 ? Number.NaN : a / b);
const powerOf = (a: number, b: number) => (a === 0 && b < 0 ? Number.NaN : a ** b);

const FUNCTIONS: Readonly<Record<FunctionName, (x: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  log2: Math.log2,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  sign: Math.sign,
};
/** At 0°, 90°, 180° and 270°, where radians would leave rounding; the tangent has poles. */
const ON_AXES: Readonly<Partial<Record<FunctionName, readonly number[]>>> = {
  sin: [0, 1, 0, -1],
  cos: [1, 0, -1, 0],
  tan: [0, Number.NaN, 0, Number.NaN],
};
/** Farther out, an angle near a quarter turn need not be meant as one. */
const NEAR = 1e5;
const TURNS: Readonly<Partial<Record<FunctionName, (x: number) => number>>> = {
  sin: sinTurn,
  cos: cosTurn,
  tan: (x) => (cosTurn(x) === 0 ? Number.NaN : sinTurn(x) === 0 ? 0 : Math.tan(x)),
};
const INVERSE: ReadonlySet<FunctionName> = new Set(['asin', 'acos', 'atan']);

/** Reads an expression once; the function then evaluates it. */
export function readExpression(text: string, options: ExpressionOptions = {}): Evaluate {
  const tree = readTree(text, options.variable);
  return evaluator(options.exact ? foldedExactly(tree) : tree, options);
}

function evaluator(tree: Tree, options: ExpressionOptions): Evaluate {
  switch (tree.kind) {
    case 'number':
    case 'constant': {
      const { value } = tree;
      return () => value;
    }
    case 'variable':
      return (x) => x;
    case 'negative': {
      const inner = evaluator(tree.of, options);
      return (x) => -inner(x);
    }
    case 'factorial': {
      const inner = evaluator(tree.of, options);
      return (x) => factorial(inner(x));
    }
    case 'call': {
      const inner = evaluator(tree.of, options);
      const named = applied(tree.name, options);
      return (x) => named(inner(x));
    }
    default: {
      const [left, right] = [evaluator(tree.left, options), evaluator(tree.right, options)];
      return joined(tree.kind, left, right, options);
    }
  }
}

function joined(
  kind: '+' | '-' | '*' | '/' | '^',
  left: Evaluate,
  right: Evaluate,
  { infinitePoles }: ExpressionOptions,
): Evaluate {
  switch (kind) {
    case '+':
      return (x) => left(x) + right(x);
    case '-':
      return (x) => left(x) - right(x);
    case '*':
      return (x) => left(x) * right(x);
    case '/':
      return infinitePoles ? (x) => left(x) / right(x) : (x) => quotient(left(x), right(x));
    case '^':
      return infinitePoles ? (x) => left(x) ** right(x) : (x) => powerOf(left(x), right(x));
  }
}

function applied(name: FunctionName, { degrees, infinitePoles, exact }: ExpressionOptions): (x: number) => number {
  const named = FUNCTIONS[name];
  const onAxes = ON_AXES[name];
  if (degrees && onAxes) {
    return (x) => (x % 90 === 0 ? onAxes[(((x / 90) % 4) + 4) % 4]! : named((x * Math.PI) / 180));
  }
  if (degrees && INVERSE.has(name)) return (x) => (named(x) * 180) / Math.PI;
  const turned = TURNS[name];
  if (exact && turned) return (x) => (Math.abs(x) < NEAR ? turned(x) : named(x));
  if (infinitePoles || Number.isFinite(named(0))) return named;
  return (x) => (x === 0 ? Number.NaN : named(x));
}
