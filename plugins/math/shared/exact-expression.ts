/** Parts of an expression that are sums, products, quotients and whole powers of numbers, as their decimals say. */
import type { Tree } from './expression-tree.js';
import { add, divide, type Fraction, fraction, fractionOf, isZero, multiply, numberOf, subtract } from './rational.js';

/** Fractions of more digits than these are left to doubles. */
const MOST = 10n ** 400n;
const MOST_POWER = 1000n;

function power(base: Fraction, { over, under }: Fraction): Fraction | undefined {
  const size = over < 0n ? -over : over;
  if (under !== 1n || size > MOST_POWER || (over < 0n && isZero(base))) return undefined;
  const longest = BigInt(Math.max(String(base.over).length, String(base.under).length));
  if (longest * size > 500n) return undefined;
  const [above, below] = [base.over ** size, base.under ** size];
  return over < 0n ? fraction(below, above) : fraction(above, below);
}

function joined(kind: '+' | '-' | '*' | '/' | '^', a: Fraction, b: Fraction): Fraction | undefined {
  if (kind === '+') return add(a, b);
  if (kind === '-') return subtract(a, b);
  if (kind === '*') return multiply(a, b);
  if (kind === '^') return power(a, b);
  return isZero(b) ? undefined : divide(a, b);
}

const short = ({ over, under }: Fraction) => over < MOST && over > -MOST && under < MOST;

/** The tree with such parts as numbers, each rounded once, and their fraction where the whole is one. */
function fold(tree: Tree): { readonly tree: Tree; readonly exact?: Fraction | undefined } {
  switch (tree.kind) {
    case 'number':
      return { tree, exact: Number.isFinite(tree.value) ? fractionOf(tree.value) : undefined };
    case 'constant':
    case 'variable':
      return { tree };
    case 'factorial':
    case 'call':
      return { tree: { ...tree, of: fold(tree.of).tree } };
    case 'negative': {
      const { tree: of, exact } = fold(tree.of);
      return { tree: { ...tree, of }, exact: exact && { over: -exact.over, under: exact.under } };
    }
    default: {
      const [left, right] = [fold(tree.left), fold(tree.right)];
      const exact = left.exact && right.exact && joined(tree.kind, left.exact, right.exact);
      if (exact && short(exact)) return { tree: { kind: 'number', value: numberOf(exact) }, exact };
      return { tree: { ...tree, left: left.tree, right: right.tree } };
    }
  }
}

export const foldedExactly = (tree: Tree): Tree => fold(tree).tree;
