/** Traced values as mathematics in textbook form. */

import { spend } from '../budget.js';
import {
  add,
  divide,
  type Expression,
  multiply,
  negative,
  numeral,
  PI,
  power,
  subtract,
  symbol,
} from '../typeset/expression.js';
import { plainText } from '../typeset/unicode.js';
import { sizeOf } from '../typeset/walk.js';
import { numberExpression } from './numerals.js';
import { constantKey, type How, type Operation, Traced, type Tracer, UNKNOWN } from './trace.js';

/** Terms or factors in a row that are written out; of more the first ones and the last are. */
export const MOST_TERMS = 8;
export const FIRST_TERMS = 3;
/** Of a function with more signs than this, only the name of what is done with it is shown. */
const LONGEST_BODY = 60;
/** A row is cut to its ends, so that a few hundred values may still be short in print. */
const MOST_VALUES = 500;

/** What is said of a function of a function that is too long to be written out. */
const FOUND: Readonly<Record<string, string>> = {
  integrate: 'the integral, worked out numerically',
  minimize: 'the least place, found by a search',
  rungeKutta4: 'the solution of the equation, step by step',
};

const ONE = numeral('1');
const TWO = numeral('2');
const sign = (latex: string, text = plainText(latex)): Expression => ({ kind: 'sign', latex, text });
const DOTS = sign('\\dots', '…');
const root = (degree: 2 | 3, of: Expression): Expression => ({ kind: 'root', degree, of });
const fence = (name: 'abs' | 'floor' | 'ceil', of: Expression): Expression => ({ kind: 'fence', fence: name, of });

/** Writes traced values; `leafOf` gives what stands in the place of a value that has a symbol. */
export class ExpressionWriter {
  constructor(
    readonly tracer: Tracer,
    readonly leafOf: (value: Traced) => Expression | undefined,
  ) {}

  /** A value as an operand: by its symbol where it has one. */
  operand(x: unknown): Expression {
    if (!(x instanceof Traced)) return numberExpression(this.tracer.toNumber(x));
    return this.leafOf(x) ?? this.inFull(x);
  }

  /** How the value came about, whether or not it has a symbol. */
  inFull(x: Traced): Expression {
    const { how } = x;
    switch (how.kind) {
      case 'literal':
        return how.text.startsWith('-') ? negative(numeral(how.text.slice(1))) : numeral(how.text);
      case 'pi':
        return PI;
      case 'e':
        return sign('e');
      case 'constant':
        return symbol(constantKey(how.name));
      case 'input':
        return symbol(how.key);
      case 'operation':
        return this.#operation(x, how.operation, how.operands);
      case 'call':
        return this.#call(how);
    }
  }

  #operation(x: Traced, operation: Operation, operands: readonly unknown[]): Expression {
    if (operation === 'add' || operation === 'mul')
      return this.#chain(
        chainOf(x, (each) => !this.leafOf(each)),
        operation,
      );
    const [a, b] = operands.map((operand) => this.operand(operand)) as [Expression, Expression];
    switch (operation) {
      case 'sub':
        return subtract(a, b);
      case 'div':
        return divide(a, b);
      case 'mod':
        // Below zero the remainder of programs is another than that of textbooks.
        if (operands.some((operand) => this.tracer.toNumber(operand) < 0))
          return subtract(a, multiply(b, { kind: 'apply', name: 'trunc', to: [divide(a, b)] }));
        return { kind: 'remainder', of: a, by: b };
      case 'pow':
        return power(a, b);
      case 'neg':
        return negative(a);
      case 'abs':
      case 'floor':
      case 'ceil':
        return fence(operation, a);
      case 'sqrt':
        return root(2, a);
      case 'cbrt':
        return root(3, a);
      case 'hypot':
        return root(
          2,
          this.#all(operands, (each) => power(this.operand(each), TWO), add),
        );
      case 'expm1':
        return subtract({ kind: 'apply', name: 'exp', to: [a] }, ONE);
      case 'log1p':
        return { kind: 'apply', name: 'log', to: [add(ONE, a)] };
      default:
        return { kind: 'apply', name: operation, to: this.#arguments(operands) };
    }
  }

  #chain(terms: readonly unknown[], operation: 'add' | 'mul'): Expression {
    return this.#all(terms, (each) => this.operand(each), operation === 'add' ? add : multiply);
  }

  /** All joined; of many the first ones, dots, and the last. */
  #all(
    items: readonly unknown[],
    write: (item: unknown) => Expression,
    join: (a: Expression, b: Expression) => Expression,
  ): Expression {
    if (items.length === 0) return numeral(join === multiply ? '1' : '0');
    if (items.length <= MOST_TERMS) return items.map(write).reduce(join);
    const shown = [...items.slice(0, FIRST_TERMS).map(write), DOTS, write(items.at(-1))];
    // Written as they stand: joined in textbook form, numbers would move across the dots.
    if (join === multiply) return { kind: 'product', factors: shown };
    return { kind: 'sum', terms: shown.map((of) => ({ negative: false, of })) };
  }

  #arguments(args: readonly unknown[]): Expression[] {
    const flat = args.length === 1 && Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : args;
    const shown = flat.length > MOST_TERMS ? [...flat.slice(0, FIRST_TERMS), DOTS, flat.at(-1)] : flat;
    return shown.map((each) => (each === DOTS ? DOTS : this.#argument(each)));
  }

  #argument(x: unknown): Expression {
    if (x instanceof Traced || typeof x === 'number') return this.operand(x);
    if (Array.isArray(x)) return { kind: 'apply', name: 'list', to: this.#arguments(x.length === 1 ? [x[0]] : x) };
    return { kind: 'words', text: typeof x === 'string' || typeof x === 'boolean' ? String(x) : '…' };
  }

  #call({ name, args, part, body }: How & { kind: 'call' }): Expression {
    const [first] = args;
    if (Array.isArray(first) && first.every((each) => typeof each !== 'object' || each instanceof Traced)) {
      if (name === 'sum') return this.#chain(first, 'add');
      if (name === 'product') return this.#chain(first, 'mul');
      if (name === 'mean' && first.length > 0) return divide(this.#chain(first, 'add'), numeral(String(first.length)));
    }
    if (name === 'sumOfProducts')
      return this.#all(args, (factors) => this.#chain(factors as readonly unknown[], 'mul'), add);
    if (name === 'floorNear') return fence('floor', this.#argument(first));
    if (name === 'modNear') return { kind: 'remainder', of: this.#argument(first), by: this.#argument(args[1]) };
    if (name === 'ceilNear') return fence('ceil', this.#argument(first));
    if (name === 'polynomial' && Array.isArray(first) && first.length <= MOST_TERMS)
      return this.#polynomial(first, args[1]);
    if (typeof first === 'function') return this.#functional(name, args, body);
    return part.reduce<Expression>(
      (of, each) =>
        /^\d+$/.test(each)
          ? { kind: 'element', of, index: numeral(String(Number(each) + 1)) }
          : { kind: 'apply', name: each, to: [of] },
      { kind: 'apply', name, to: this.#arguments(args) },
    );
  }

  /** c₀ + c₁ × x + c₂ × x². */
  #polynomial(coefficients: readonly unknown[], x: unknown): Expression {
    const terms = coefficients.flatMap((coefficient, degree) => {
      if (this.tracer.toNumber(coefficient) === 0) return [];
      const of = this.operand(coefficient);
      return [degree === 0 ? of : multiply(of, power(this.operand(x), numeral(String(degree))))];
    });
    return terms.length === 0 ? numeral('0') : terms.reduce(add);
  }

  /**
   * Whether writing a value out comes to an end soon: what is used twice is written twice, so that a loop of some dozen
   * turns would fill books.
   */
  #isShort(value: Traced): boolean {
    let values = 0;
    const pending = [value];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      values++;
      if (values > MOST_VALUES) return false;
      if (this.leafOf(next) === undefined) pending.push(...next.operands);
    }
    return true;
  }

  /** A root of a function, or an integral over it. */
  #functional(name: string, args: readonly unknown[], body: Traced | undefined): Expression {
    const inside = body && this.#isShort(body) ? this.operand(body) : undefined;
    if (inside === undefined || sizeOf(inside) > LONGEST_BODY) {
      // Where a search begins and ends says nothing of the result.
      return { kind: 'words', text: FOUND[name] ?? 'what a search finds' };
    }
    if (name !== 'integrate') return { kind: 'zero', unknown: UNKNOWN, body: inside };
    const [from, to] = [this.operand(args[1]), this.operand(args[2])];
    return { kind: 'series', operation: 'integral', index: UNKNOWN, from, to, body: inside };
  }
}

/** a + b + c or a · b · c as one row, as far as what is inside has no symbol of its own (`isOpen`). */
export function chainOf(x: Traced, isOpen: (inner: Traced) => boolean): unknown[] {
  const operation = x.how.kind === 'operation' ? x.how.operation : undefined;
  const found: unknown[] = [];
  let left: unknown = x;
  for (;;) {
    const isSame =
      left instanceof Traced &&
      left.how.kind === 'operation' &&
      left.how.operation === operation &&
      (left === x || isOpen(left));
    if (!isSame) break;
    spend(1);
    const [next, last] = ((left as Traced).how as { operands: readonly unknown[] }).operands;
    found.push(last);
    left = next;
  }
  found.push(left);
  return found.reverse();
}
