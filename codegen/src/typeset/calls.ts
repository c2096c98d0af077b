/** Reads calls: functions of `Math`, functions of the engine, methods of lists. */
import {
  add,
  choose,
  divide,
  type Expression,
  multiply,
  numeral,
  power,
  type Relation,
  subtract,
  symbol,
} from '@reckoner/engine/typeset/expression';
import { symbolsIn } from '@reckoner/engine/typeset/walk';
import type { Reader } from './reader.js';
import {
  expectExpression,
  expectList,
  FunctionValue,
  isExpression,
  ListValue,
  Stepwise,
  type Value,
} from './values.js';

const ONE = numeral('1');
const fence = (name: 'abs' | 'floor' | 'ceil', of: Expression): Expression => ({ kind: 'fence', fence: name, of });
export const square = (e: Expression): Expression => power(e, numeral('2'));
const root = (degree: 2 | 3, of: Expression): Expression => ({ kind: 'root', degree, of });

export function callMath(name: string, args: readonly Expression[]): Expression {
  const [x, y] = args;
  if (x === undefined) throw new Stepwise();
  switch (name) {
    case 'abs':
    case 'floor':
    case 'ceil':
      return fence(name, x);
    case 'sqrt':
      return root(2, x);
    case 'cbrt':
      return root(3, x);
    case 'pow':
      return power(x, y!);
    case 'hypot':
      return root(2, args.map(square).reduce(add));
    case 'expm1':
      return subtract({ kind: 'apply', name: 'exp', to: [x] }, ONE);
    case 'log1p':
      return { kind: 'apply', name: 'log', to: [add(ONE, x)] };
    default:
      return { kind: 'apply', name, to: args };
  }
}

/** Σ or Π of `body` at each place of a list. */
export function series(
  reader: Reader,
  operation: 'sum' | 'product',
  list: ListValue,
  body: (item: Value, place: Expression) => Value,
): Expression {
  if (list.items) {
    const values = list.items.map((item, index) => expectExpression(body(item, numeral(String(index + 1)))));
    return values.reduce(operation === 'sum' ? add : multiply, numeral(operation === 'sum' ? '0' : '1'));
  }
  const index = reader.fresh('index', 'i');
  const inside = reader.indexed(() => expectExpression(body(list.at(symbol(index)), symbol(index))));
  return { kind: 'series', operation, index, from: ONE, to: list.count, body: inside };
}

const itself = (item: Value): Value => item;

/** Textbooks say nothing of last digits. */
const RELATIONS = new Map<string, Relation>([
  ['isBelow', '<'],
  ['isAtMost', '≤'],
  ['isAbove', '>'],
  ['isAtLeast', '≥'],
]);

/** The argument of an engine function: a list with a symbol stands for itself. */
function argument(value: Value): Expression {
  if (value instanceof ListValue && value.whole) return value.whole;
  return expectExpression(value);
}

export function callEngine(reader: Reader, name: string, args: readonly Value[]): Value {
  const [first] = args;
  if (name === 'sum' || name === 'product') return series(reader, name, expectList(first), itself);
  if (name === 'mean') {
    const list = expectList(first);
    if (list.whole) return { kind: 'apply', name, to: [list.whole] };
    return divide(series(reader, 'sum', list, itself), list.count);
  }
  if (name === 'sumOfProducts') return args.map(factorsOf).reduce(add);
  if (name === 'classify') return classes(args);
  if (name === 'modNear') return { kind: 'remainder', of: argument(first!), by: argument(args[1]!) };
  if (name === 'floorNear' || name === 'ceilNear') return callMath(name.slice(0, -'Near'.length), args.map(argument));
  const relation = RELATIONS.get(name);
  if (relation) return { kind: 'relation', relation, left: argument(first!), right: argument(args[1]!) };
  if (first instanceof FunctionValue) {
    if (name === 'integrate') {
      const index = reader.fresh('unknown', first.parameter);
      const body = reader.indexed(() => expectExpression(first.call([symbol(index)])));
      return { kind: 'series', operation: 'integral', index, from: argument(args[1]!), to: argument(args[2]!), body };
    }
    if (!/root|newton|brent|bisect|secant/i.test(name)) throw new Stepwise();
    const unknown = reader.fresh('unknown', first.parameter);
    return { kind: 'zero', unknown, body: reader.indexed(() => expectExpression(first.call([symbol(unknown)]))) };
  }
  return { kind: 'apply', name, to: args.map(argument) };
}

/** A product as the textbook writes it: equal factors as a power. */
export function factorsOf(list: Value): Expression {
  const { items } = expectList(list);
  if (items === undefined) throw new Stepwise();
  const factors = items.map(argument);
  const same = (at: number) => factors.findIndex((each) => JSON.stringify(each) === JSON.stringify(factors[at]));
  return factors
    .flatMap((each, at) => {
      if (same(at) !== at) return [];
      const count = factors.filter((_, other) => same(other) === at).length;
      return [count === 1 ? each : power(each, numeral(String(count)))];
    })
    .reduce(multiply);
}

function classes([value, steps, last]: readonly Value[]): Expression {
  const classified = expectExpression(value);
  const rows = expectList(steps).items ?? [];
  return rows.reduceRight<Expression>((otherwise, row) => {
    const [below, name] = expectList(row).items ?? [];
    const when: Expression = { kind: 'relation', relation: '<', left: classified, right: expectExpression(below) };
    return choose(when, expectExpression(name), otherwise);
  }, expectExpression(last));
}

/** What `accumulated ∘ rest` adds to an accumulator, for either operation; undefined when it is neither. */
export function contribution(
  value: Expression,
  accumulator: string,
): { operation: 'sum' | 'product'; body: Expression } | undefined {
  const isAccumulator = (e: Expression): boolean => e.kind === 'symbol' && e.key === accumulator;
  const free = (e: Expression): boolean => !symbolsIn(e).includes(accumulator);
  if (value.kind === 'sum') {
    const own = value.terms.filter(({ of, negative }) => isAccumulator(of) && !negative);
    const rest = value.terms.filter(({ of }) => !isAccumulator(of));
    if (own.length !== 1 || rest.length !== value.terms.length - 1 || !rest.every(({ of }) => free(of)))
      return undefined;
    const body = rest.reduce<Expression>(
      (sum, { negative, of }) => (negative ? subtract(sum, of) : add(sum, of)),
      numeral('0'),
    );
    return { operation: 'sum', body };
  }
  if (value.kind === 'product') {
    const rest = value.factors.filter((factor) => !isAccumulator(factor));
    if (rest.length !== value.factors.length - 1 || !rest.every(free)) return undefined;
    return { operation: 'product', body: rest.reduce(multiply) };
  }
  if (value.kind === 'cases' && value.otherwise) {
    // if (…) total += x: what is added is x in that case, else nothing.
    const added = (e: Expression) =>
      isAccumulator(e) ? { operation: 'sum' as const, body: numeral('0') } : contribution(e, accumulator);
    const otherwise = added(value.otherwise);
    const cases = value.cases.map(({ when, value: each }) => ({ when, of: free(when) ? added(each) : undefined }));
    if (otherwise?.operation !== 'sum' || cases.some(({ of }) => of?.operation !== 'sum')) return undefined;
    const body = cases.reduceRight((rest, { when, of }) => choose(when, of!.body, rest), otherwise.body);
    return { operation: 'sum', body };
  }
  return undefined;
}

/** The accumulator's value after all steps. */
export function accumulated(initial: Expression, operation: 'sum' | 'product', all: Expression): Expression {
  return operation === 'sum' ? add(initial, all) : multiply(initial, all);
}

export function callMethod(reader: Reader, of: Value, name: string, args: readonly Value[]): Value {
  const list = expectList(of);
  const [first, second] = args;
  const previous = (place: Expression): Expression => subtract(place, ONE);
  if (name === 'map' && first instanceof FunctionValue) {
    const at = (place: Expression) => first.call([list.at(place), previous(place)]);
    return new ListValue(
      list.count,
      at,
      list.items?.map((item, i) => first.call([item, numeral(String(i))])),
    );
  }
  if (name === 'at' && isExpression(first)) {
    if (first.kind !== 'negative') return list.at(add(first, ONE));
    return list.at(add(subtract(list.count, first.of), ONE));
  }
  if (name === 'reduce' && first instanceof FunctionValue) {
    if (list.items) {
      const start = second === undefined ? list.items[0]! : second;
      const rest = second === undefined ? list.items.slice(1) : list.items;
      return rest.reduce((total, item) => first.call([total, item]), start);
    }
    const accumulator = reader.fresh('total', 'total');
    let operation: 'sum' | 'product' = 'sum';
    const all = (place: Expression, item: Value): Expression => {
      const value = expectExpression(first.call([symbol(accumulator), item, previous(place)]));
      const found = contribution(value, accumulator);
      if (found === undefined) throw new Stepwise();
      operation = found.operation;
      return found.body;
    };
    const sum = series(reader, 'sum', list, (item, place) => all(place, item));
    const whole: Expression = sum.kind === 'series' ? { ...sum, operation } : sum;
    return second === undefined ? whole : accumulated(expectExpression(second), operation, whole);
  }
  throw new Stepwise();
}
