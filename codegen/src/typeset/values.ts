/** What the names of a formula stand for while it is read. */
import { type Expression, symbol } from '@reckoner/engine/typeset/expression';
import { wordsOf } from '@reckoner/engine/typeset/functions';

/** A list: how many elements, and the element at a place that counts from one. */
export class ListValue {
  constructor(
    readonly count: Expression,
    readonly at: (place: Expression) => Value,
    /** The elements one by one, when the source writes them so. */
    readonly items?: readonly Value[],
    /** The list as a whole, when it has a symbol. */
    readonly whole?: Expression,
  ) {}
}

/** A record with fields; one that is left out has none of that name. */
export class RecordValue {
  constructor(
    readonly field: (name: string) => Value | undefined,
    readonly names: readonly string[] = [],
  ) {}

  static of(fields: ReadonlyMap<string, Value>): RecordValue {
    return new RecordValue((name) => fields.get(name), [...fields.keys()]);
  }
}

export class FunctionValue {
  constructor(
    readonly name: string,
    readonly call: (args: readonly Value[]) => Value,
    /** What the source calls its first parameter. */
    readonly parameter = 'x',
  ) {}
}

/** A value that no short formula gives: it is computed step by step. */
export class SteppedValue {
  readonly kind = 'stepped';
}

export type Value = Expression | ListValue | RecordValue | FunctionValue | SteppedValue;

/** Thrown where the source goes beyond what is set as a formula; what depends on it is then “computed stepwise”. */
export class Stepwise extends Error {}

export const isExpression = (value: Value | undefined): value is Expression =>
  value !== undefined &&
  !(
    value instanceof ListValue ||
    value instanceof RecordValue ||
    value instanceof FunctionValue ||
    value instanceof SteppedValue
  );

/** What stands for a missing value. */
export const UNDEFINED: Expression = { kind: 'words', text: 'nothing' };

export function expectExpression(value: Value | undefined): Expression {
  if (isExpression(value) && value !== UNDEFINED) return value;
  throw new Stepwise();
}

/** A symbol that is used as a list becomes one. */
export function expectList(value: Value | undefined): ListValue {
  if (value instanceof ListValue) return value;
  if (isExpression(value) && (value.kind === 'symbol' || value.kind === 'element')) {
    const key = value.kind === 'symbol' ? value.key : undefined;
    const base = value;
    if (key === undefined && !(value.kind === 'element' && value.of.kind === 'symbol')) throw new Stepwise();
    const counted = key ?? `${((value as { of: Expression }).of as { key: string }).key}.row`;
    return new ListValue(symbol(`count:${counted}`), (place) => elementOf(base, place), undefined, base);
  }
  throw new Stepwise();
}

/** x_i; a further index joins the first: a_{i,j}. */
function elementOf(of: Expression, index: Expression): Expression {
  return { kind: 'element', of, index };
}

/** A field of a row: of row i of `flows` the field `amount` is A_i. */
export function fieldOf(value: Value, name: string): Value {
  if (value instanceof RecordValue) {
    const field = value.field(name);
    if (field === undefined) return UNDEFINED;
    return field;
  }
  if (isExpression(value) && value.kind === 'element' && value.of.kind === 'symbol') {
    return { ...value, of: symbol(`${value.of.key}.${name}`) };
  }
  // A column of a table that is looked up.
  if (isExpression(value) && value.kind === 'apply' && value.to.length === 1) {
    return { ...value, name: `${wordsOf(value.name).join(' ')} ${wordsOf(name).join(' ')}` };
  }
  throw new Stepwise();
}

/** What the work gives, or that it goes beyond a formula. */
export function orStepped(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Stepwise) return new SteppedValue();
    throw error;
  }
}
