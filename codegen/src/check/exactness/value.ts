/** What is known of a value of a formula without running it: whether a double carries rounding, and where it cannot matter. */

export interface NumberValue {
  readonly kind: 'number';
  /** A whole number, which doubles hold exactly. */
  readonly integer: boolean;
  /** As it was sent, written or counted: no operation has rounded it. */
  readonly exact: boolean;
  readonly nonnegative: boolean;
  /** A share that is never above 1, so that 1 − x is never negative. */
  readonly share: boolean;
  /** A sum of products of exact numbers, whose sign `sumOfProducts` tells. */
  readonly polynomial: boolean;
  /** On the right side of every whole number and of every half: sent, or one quotient by a whole number. */
  readonly steady: boolean;
  /** Comes out as 0 exactly where the true value is 0: 2·x, x − y of two inputs, a sum of what is never negative. */
  readonly zero: boolean;
}

/** Lists and records are those of the source: what is pushed or assigned is added to what they may hold. */
export interface ListValue {
  readonly kind: 'list';
  of: Value;
  /** Of a literal list, by place. */
  readonly items?: readonly Value[];
}
export interface RecordValue {
  readonly kind: 'record';
  readonly fields: Map<string, Value>;
}
export interface FunctionValue {
  readonly kind: 'function';
  readonly call: (args: readonly Value[]) => Value;
}
/** A text, a truth value, `undefined`. */
export interface OtherValue {
  readonly kind: 'other';
}
/** Nothing is known: whatever is done with it is let pass. */
export interface UnknownValue {
  readonly kind: 'unknown';
}
export type Value = NumberValue | ListValue | RecordValue | FunctionValue | OtherValue | UnknownValue;

export const OTHER: OtherValue = { kind: 'other' };
export const UNKNOWN: UnknownValue = { kind: 'unknown' };
export const INTEGER: NumberValue = {
  kind: 'number',
  integer: true,
  exact: true,
  nonnegative: false,
  share: false,
  polynomial: true,
  steady: true,
  zero: true,
};
export const COUNT: NumberValue = { ...INTEGER, nonnegative: true };
export const GIVEN: NumberValue = { ...INTEGER, integer: false };
export const COMPUTED: NumberValue = {
  kind: 'number',
  integer: false,
  exact: false,
  nonnegative: false,
  share: false,
  polynomial: false,
  steady: false,
  zero: false,
};

export const isNumber = (value: Value): value is NumberValue => value.kind === 'number';
/** Whether rounding may have changed its last digits. */
export const isComputed = (value: Value): boolean => isNumber(value) && !value.exact;
export const listOf = (of: Value, items?: readonly Value[]): ListValue => ({
  kind: 'list',
  of,
  ...(items && { items }),
});
export const record = (fields: Iterable<readonly [string, Value]>): RecordValue => ({
  kind: 'record',
  fields: new Map(fields),
});

/** What holds of both. */
export function both(a: NumberValue, b: NumberValue): NumberValue {
  return {
    kind: 'number',
    integer: a.integer && b.integer,
    exact: a.exact && b.exact,
    nonnegative: a.nonnegative && b.nonnegative,
    share: a.share && b.share,
    polynomial: a.polynomial && b.polynomial,
    steady: a.steady && b.steady,
    zero: a.zero && b.zero,
  };
}

/** What is known of a value that is one of these. Texts and `undefined` say nothing of the numbers beside them. */
export function join(a: Value, b: Value): Value {
  if (a === b || b.kind === 'other') return a;
  if (a.kind === 'other') return b;
  if (isNumber(a) && isNumber(b)) return both(a, b);
  if (a.kind === 'list' && b.kind === 'list') {
    const { items: first } = a;
    const { items: second } = b;
    const items =
      first && second && first.length === second.length ? first.map((item, k) => join(item, second[k]!)) : undefined;
    return listOf(join(a.of, b.of), items);
  }
  if (a.kind === 'record' && b.kind === 'record') {
    const fields = new Map(a.fields);
    for (const [name, value] of b.fields) fields.set(name, join(fields.get(name) ?? OTHER, value));
    return { kind: 'record', fields };
  }
  return UNKNOWN;
}

export const joined = (values: readonly Value[]): Value => values.reduce(join, OTHER);

/** Any element or field. */
export function elementOf(value: Value): Value {
  if (value.kind === 'list') return value.of;
  if (value.kind === 'record') return joined([...value.fields.values()]);
  return UNKNOWN;
}
