/** Goes through expressions: their parts, their size, their symbols, and the same expression with others in it. */
import {
  add,
  divide,
  type Expression,
  multiply,
  negative,
  not,
  numeral,
  power,
  subtract,
  symbol,
} from './expression.js';

/** The expressions directly inside. */
export function parts(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case 'sum':
      return e.terms.map(({ of }) => of);
    case 'negative':
    case 'root':
    case 'fence':
    case 'not':
      return [e.of];
    case 'product':
      return e.factors;
    case 'fraction':
      return [e.top, e.bottom];
    case 'remainder':
      return [e.of, e.by];
    case 'power':
      return [e.base, e.exponent];
    case 'apply':
      return e.to;
    case 'series':
      return [e.from, e.to, e.body];
    case 'element':
      return [e.of, e.index];
    case 'cases':
      return [...e.cases.flatMap(({ when, value }) => [value, when]), ...(e.otherwise ? [e.otherwise] : [])];
    case 'relation':
      return [e.left, e.right];
    case 'logic':
      return e.parts;
    case 'zero':
      return [e.body];
    default:
      return [];
  }
}

/** The number of signs that it takes to write: decides what is short enough to stand inside another formula. */
export function sizeOf(e: Expression): number {
  return 1 + parts(e).reduce((total, part) => total + sizeOf(part), 0);
}

/** Puts expressions in the place of symbols, rebuilding what is around them. */
export function replace(e: Expression, by: (key: string) => Expression | undefined): Expression {
  return e.kind === 'symbol' ? (by(e.key) ?? e) : mapParts(e, (part) => replace(part, by));
}

/** The same expression with other parts, put in their places as they are. */
export function withParts(e: Expression, go: (part: Expression) => Expression): Expression {
  switch (e.kind) {
    case 'sum':
      return { ...e, terms: e.terms.map(({ negative, of }) => ({ negative, of: go(of) })) };
    case 'negative':
    case 'root':
    case 'fence':
    case 'not':
      return { ...e, of: go(e.of) };
    case 'product':
      return { ...e, factors: e.factors.map(go) };
    case 'fraction':
      return { ...e, top: go(e.top), bottom: go(e.bottom) };
    case 'remainder':
      return { ...e, of: go(e.of), by: go(e.by) };
    case 'power':
      return { ...e, base: go(e.base), exponent: go(e.exponent) };
    case 'apply':
      return { ...e, to: e.to.map(go) };
    case 'series':
      return { ...e, from: go(e.from), to: go(e.to), body: go(e.body) };
    case 'element':
      return { ...e, of: go(e.of), index: go(e.index) };
    case 'cases':
      return {
        ...e,
        cases: e.cases.map(({ when, value }) => ({ when: go(when), value: go(value) })),
        ...(e.otherwise && { otherwise: go(e.otherwise) }),
      };
    case 'relation':
      return { ...e, left: go(e.left), right: go(e.right) };
    case 'logic':
      return { ...e, parts: e.parts.map(go) };
    case 'zero':
      return { ...e, body: go(e.body) };
    default:
      return e;
  }
}

/** The same expression with other parts, brought into textbook form again. */
function mapParts(e: Expression, go: (part: Expression) => Expression): Expression {
  switch (e.kind) {
    case 'sum':
      return e.terms
        .map(({ negative: minus, of }) => ({ minus, of: go(of) }))
        .reduce<Expression>((total, { minus, of }) => (minus ? subtract(total, of) : add(total, of)), numeral('0'));
    case 'negative':
      return negative(go(e.of));
    case 'product':
      return e.factors.map(go).reduce(multiply);
    case 'fraction':
      return divide(go(e.top), go(e.bottom));
    case 'power':
      return power(go(e.base), go(e.exponent));
    case 'not':
      return not(go(e.of));
    default:
      return withParts(e, go);
  }
}

/** Names the indices of sums by how deep they stand, so that every outermost sum runs over i. */
export function withIndices(e: Expression, depth = 0): Expression {
  if (e.kind === 'series' && e.operation !== 'integral') {
    const key = `index:depth${depth}`;
    const body = replace(e.body, (inner) => (inner === e.index ? symbol(key) : undefined));
    return {
      ...e,
      index: key,
      from: withIndices(e.from, depth),
      to: withIndices(e.to, depth),
      body: withIndices(body, depth + 1),
    };
  }
  return mapParts(e, (part) => withIndices(part, depth));
}

/** Whether the expression, or one inside it, is as asked. */
export function some(e: Expression, test: (inner: Expression) => boolean): boolean {
  return test(e) || parts(e).some((part) => some(part, test));
}

/** Every symbol in it, as often as it occurs. */
export function symbolsIn(e: Expression, keys: string[] = []): string[] {
  if (e.kind === 'symbol') keys.push(e.key);
  for (const part of parts(e)) symbolsIn(part, keys);
  if (e.kind === 'series') keys.push(e.index);
  if (e.kind === 'zero') keys.push(e.unknown);
  return keys;
}
