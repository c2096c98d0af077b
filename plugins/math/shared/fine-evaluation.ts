/** Values of an expression at points given in twice the digits, so that x - 0.3 keeps its digits near 0.3. */
import { factorial } from '@reckoner/engine';
import { type ExpressionOptions, readExpression } from './expression.js';
import { readTree, type Tree } from './expression-tree.js';

/** An unevaluated sum: `low` holds what `high` has been rounded by. */
interface Pair {
  readonly high: number;
  readonly low: number;
}

function sumOf(a: number, b: number): Pair {
  const high = a + b;
  const part = high - a;
  return { high, low: Number.isFinite(high) ? a - (high - part) + (b - part) : 0 };
}

const SPLIT = 2 ** 27 + 1;
function halves(x: number): readonly [number, number] {
  const high = SPLIT * x - (SPLIT * x - x);
  return [high, x - high];
}

function productOf(a: number, b: number): Pair {
  const high = a * b;
  const [aHigh, aLow] = halves(a);
  const [bHigh, bLow] = halves(b);
  const low = aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
  return { high, low: Number.isFinite(low) ? low : 0 };
}

const plain = (high: number): Pair => ({ high, low: 0 });
function added(a: Pair, b: Pair): Pair {
  const { high, low } = sumOf(a.high, b.high);
  return sumOf(high, low + a.low + b.low);
}
function multiplied(a: Pair, b: Pair): Pair {
  const { high, low } = productOf(a.high, b.high);
  return sumOf(high, low + a.high * b.low + a.low * b.high);
}

/** The function of a point base + distance, where distance may be far smaller than the last digit of base. */
export function readFinely(text: string, variable: string): (base: number, distance: number) => number {
  const tree = readTree(text, variable);
  const options: ExpressionOptions = { infinitePoles: true };
  const outer = (inner: Tree) => readOuter(inner, options);
  const evaluate = compile(tree, outer);
  return (base, distance) => evaluate(sumOf(base, distance)).high;
}

/** A function or an operation of one operand, on doubles. */
function readOuter(tree: Tree, options: ExpressionOptions): (x: number) => number {
  return tree.kind === 'call' ? readExpression(`${tree.name}(x)`, { ...options, variable: 'x' }) : factorial;
}

function compile(tree: Tree, outer: (tree: Tree) => (x: number) => number): (x: Pair) => Pair {
  switch (tree.kind) {
    case 'number':
    case 'constant': {
      const value = plain(tree.value);
      return () => value;
    }
    case 'variable':
      return (x) => x;
    case 'negative': {
      const inner = compile(tree.of, outer);
      return (x) => {
        const { high, low } = inner(x);
        return { high: -high, low: -low };
      };
    }
    case 'factorial':
    case 'call': {
      const inner = compile(tree.of, outer);
      const named = outer(tree);
      return (x) => plain(named(inner(x).high));
    }
    default: {
      const [left, right] = [compile(tree.left, outer), compile(tree.right, outer)];
      return combined(tree.kind, left, right);
    }
  }
}

function combined(kind: '+' | '-' | '*' | '/' | '^', left: (x: Pair) => Pair, right: (x: Pair) => Pair) {
  switch (kind) {
    case '+':
      return (x: Pair) => added(left(x), right(x));
    case '-':
      return (x: Pair) => {
        const { high, low } = right(x);
        return added(left(x), { high: -high, low: -low });
      };
    case '*':
      return (x: Pair) => multiplied(left(x), right(x));
    case '/':
      return (x: Pair) => plain(left(x).high / right(x).high);
    case '^':
      return (x: Pair) => {
        const [base, exponent] = [left(x), right(x).high];
        // 1 - x^2 near 1 needs the digits of the square.
        return exponent === 2 ? multiplied(base, base) : plain(base.high ** exponent);
      };
  }
}
