/** First and second derivatives of an expression, exact but for rounding, by the rules of differentiation. */
import type { FunctionName, Tree } from './expression-tree.js';

/** A value with its first and second derivative; NaN where there is none. */
export interface Jet {
  readonly value: number;
  readonly first: number;
  readonly second: number;
}

const constant = (value: number): Jet => ({ value, first: 0, second: 0 });
const negative = ({ value, first, second }: Jet): Jet => ({ value: -value, first: -first, second: -second });
const sum = (a: Jet, b: Jet): Jet => ({
  value: a.value + b.value,
  first: a.first + b.first,
  second: a.second + b.second,
});
const product = (a: Jet, b: Jet): Jet => ({
  value: a.value * b.value,
  first: a.first * b.value + a.value * b.first,
  second: a.second * b.value + 2 * a.first * b.first + a.value * b.second,
});

/** f(a) by the chain rule from the values of f, f′ and f″ at a. */
function chain(a: Jet, value: number, first: number, second: number): Jet {
  if (a.first === 0 && a.second === 0) return constant(value);
  return {
    value,
    first: first * a.first,
    second: second * a.first ** 2 + (a.second === 0 ? 0 : first * a.second),
  };
}

const reciprocal = (a: Jet): Jet =>
  a.value === 0 ? constant(Number.NaN) : chain(a, 1 / a.value, -1 / a.value ** 2, 2 / a.value ** 3);

function power(a: Jet, b: Jet): Jet {
  if (b.first !== 0 || b.second !== 0) {
    // a^b = exp(b ln a)
    return applied('exp', product(b, applied('ln', a)));
  }
  const n = b.value;
  if (a.value === 0 && n < 0) return constant(Number.NaN);
  const slope = n === 0 ? 0 : n * a.value ** (n - 1);
  const bend = n === 0 || n === 1 ? 0 : n * (n - 1) * a.value ** (n - 2);
  return chain(a, a.value ** n, slope, bend);
}

/** Derivatives of a function with steps: zero between them, none at them. */
const stepped = (a: Jet, value: number, isStep: boolean): Jet =>
  chain(a, value, isStep ? Number.NaN : 0, isStep ? Number.NaN : 0);

function applied(name: FunctionName, a: Jet): Jet {
  const x = a.value;
  switch (name) {
    case 'sqrt':
      return chain(a, Math.sqrt(x), 0.5 / Math.sqrt(x), -0.25 / (x * Math.sqrt(x)));
    case 'cbrt':
      return chain(a, Math.cbrt(x), 1 / (3 * Math.cbrt(x) ** 2), -2 / (9 * Math.cbrt(x) ** 5));
    case 'abs':
      return chain(a, Math.abs(x), x === 0 ? Number.NaN : Math.sign(x), x === 0 ? Number.NaN : 0);
    case 'exp':
      return chain(a, Math.exp(x), Math.exp(x), Math.exp(x));
    case 'ln':
      return logarithm(a, Math.log(x), 1);
    case 'log':
      return logarithm(a, Math.log10(x), Math.LN10);
    case 'log2':
      return logarithm(a, Math.log2(x), Math.LN2);
    case 'sin':
      return chain(a, Math.sin(x), Math.cos(x), -Math.sin(x));
    case 'cos':
      return chain(a, Math.cos(x), -Math.sin(x), -Math.cos(x));
    case 'tan': {
      const slope = 1 + Math.tan(x) ** 2;
      return chain(a, Math.tan(x), slope, 2 * Math.tan(x) * slope);
    }
    case 'asin':
      return chain(a, Math.asin(x), 1 / Math.sqrt((1 - x) * (1 + x)), x / ((1 - x) * (1 + x)) ** 1.5);
    case 'acos':
      return chain(a, Math.acos(x), -1 / Math.sqrt((1 - x) * (1 + x)), -x / ((1 - x) * (1 + x)) ** 1.5);
    case 'atan':
      return chain(a, Math.atan(x), 1 / (1 + x * x), (-2 * x) / (1 + x * x) ** 2);
    case 'sinh':
      return chain(a, Math.sinh(x), Math.cosh(x), Math.sinh(x));
    case 'cosh':
      return chain(a, Math.cosh(x), Math.sinh(x), Math.cosh(x));
    case 'tanh': {
      const slope = 1 / Math.cosh(x) ** 2;
      return chain(a, Math.tanh(x), slope, -2 * Math.tanh(x) * slope);
    }
    case 'floor':
      return stepped(a, Math.floor(x), Number.isInteger(x));
    case 'ceil':
      return stepped(a, Math.ceil(x), Number.isInteger(x));
    case 'round':
      return stepped(a, Math.round(x), Math.round(x) - x >= 0.5);
    case 'sign':
      return stepped(a, Math.sign(x), x === 0);
  }
}

function logarithm(a: Jet, value: number, scale: number): Jet {
  const x = a.value;
  return x > 0 ? chain(a, value, 1 / (x * scale), -1 / (x * x * scale)) : constant(Number.NaN);
}

/** What stands for rounding: gives back a number a little off. */
export type Nudge = (value: number) => number;

/** Turns the last digit of each number up or down, in another order for each seed: what the results share is sure. */
export function nudges(seed: number): Nudge {
  let state = seed;
  return (value) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state < 1073741824 ? value * (1 + Number.EPSILON) : value * (1 - Number.EPSILON);
  };
}

/** The value and derivatives of an expression in radians at x. A factorial has none with respect to the variable. */
export function jetAt(tree: Tree, x: number, factorial: (n: number) => number, nudge?: Nudge): Jet {
  if (tree.kind === 'number' || tree.kind === 'constant') return constant(tree.value);
  if (tree.kind === 'variable') return { value: x, first: 1, second: 0 };
  const jet = combined(tree, (inner) => jetAt(inner, x, factorial, nudge), factorial);
  return nudge ? { value: nudge(jet.value), first: nudge(jet.first), second: nudge(jet.second) } : jet;
}

type Branch = Exclude<Tree, { readonly kind: 'number' | 'constant' | 'variable' }>;

function combined(tree: Branch, at: (inner: Tree) => Jet, factorial: (n: number) => number): Jet {
  switch (tree.kind) {
    case 'negative':
      return negative(at(tree.of));
    case 'factorial': {
      const of = at(tree.of);
      return chain(of, factorial(of.value), Number.NaN, Number.NaN);
    }
    case '+':
      return sum(at(tree.left), at(tree.right));
    case '-':
      return sum(at(tree.left), negative(at(tree.right)));
    case '*':
      return product(at(tree.left), at(tree.right));
    case '/':
      return product(at(tree.left), reciprocal(at(tree.right)));
    case '^':
      return power(at(tree.left), at(tree.right));
    case 'call':
      return applied(tree.name, at(tree.of));
  }
}
