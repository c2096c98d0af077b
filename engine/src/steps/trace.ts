/**
 * Lifted formulas on values that know how they came about, for worked steps. The values themselves are another
 * arithmetic's, so that a formula takes the same branches as for its answer.
 */
import type { Arithmetic, Operand } from '../arithmetic/arithmetic.js';
import { spend } from '../budget.js';
import type { Relation } from '../typeset/expression.js';

/** Operations by the name they have in the arithmetic. */
export type Operation = Exclude<
  keyof Arithmetic<unknown>,
  | 'name'
  | 'lit'
  | 'constant'
  | 'PI'
  | 'E'
  | 'lt'
  | 'le'
  | 'gt'
  | 'ge'
  | 'eq'
  | 'truthy'
  | 'call'
  | 'named'
  | 'index'
  | 'at'
  | 'note'
  | 'toNumber'
>;

/** How a value came about. Operands are traced values, or numbers that the source writes or counts. */
export type How =
  | { readonly kind: 'literal'; readonly text: string; readonly unit?: string }
  | { readonly kind: 'pi' | 'e' }
  /** A named constant of the engine. */
  | { readonly kind: 'constant'; readonly name: string }
  /** An input, or an element of one. */
  | { readonly kind: 'input'; readonly key: string }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly operands: readonly unknown[] }
  /** A function of the engine; `part` leads to the value inside of what it gave. */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly unknown[];
      readonly part: readonly string[];
      /** For a function of a function: what that is at an `UNKNOWN`. */
      readonly body?: Traced | undefined;
    };

/** The key of the variable over which a root or an integral is taken. */
export const UNKNOWN = 'unknown';

/** The key of a constant's symbol. */
export const constantKey = (name: string): string => `constant:${name}`;

const NONE: readonly Traced[] = [];
/** The results of a function that gives many have all of its arguments in common. */
const inArguments = new WeakMap<readonly unknown[], readonly Traced[]>();

function operandsOf(how: How): readonly Traced[] {
  if (how.kind === 'operation') return tracedIn(how.operands);
  if (how.kind !== 'call') return NONE;
  const found = inArguments.get(how.args) ?? tracedIn(how.args);
  inArguments.set(how.args, found);
  return how.body === undefined ? found : [...found, how.body];
}

export class Traced {
  /** What the source calls it. */
  name: string | undefined;
  constructor(
    /** On the arithmetic below. */
    readonly value: unknown,
    readonly how: How,
    /** Counts up in the order of the calculation. */
    readonly order: number,
  ) {}

  /** The values that it came from. */
  get operands(): readonly Traced[] {
    this.#operands ??= operandsOf(this.how);
    spend(this.#operands.length);
    return this.#operands;
  }
  #operands: readonly Traced[] | undefined;
}

/** A comparison that the calculation made, and how it came out. */
export interface Comparison {
  readonly relation: Relation;
  readonly left: unknown;
  readonly right: unknown;
  readonly holds: boolean;
  readonly order: number;
}

export interface Tracer {
  readonly arithmetic: Arithmetic<Traced>;
  readonly comparisons: readonly Comparison[];
  /** The engine's constants that the formula names. */
  readonly constants: ReadonlyMap<string, Traced>;
  input(value: unknown, key: string): Traced;
  /** The traced value as a double. */
  toNumber(x: unknown): number;
  /** Works something out that is not part of the calculation itself: nothing is noted. */
  aside<T>(work: () => T): T;
}

/** What a traced value costs: to be made, and to be looked at again when the steps are chosen. */
const TRACED = 250;
/** An operation on numbers of the source itself costs less. */
const COMPUTED = 10;
const COMPARED = 40;
/** A function of the engine costs at least this. */
const CALL = 100;
/** What it costs to look at an argument. */
const ARGUMENT = 4;

/** Comparisons beyond these belong to loops, whose turns they only repeat. */
const MOST_COMPARISONS = 40;

const rawOf = (x: unknown): unknown => (x instanceof Traced ? x.value : x);

/** The values below, in arguments of any shape; functions get and give such values. */
function untraced(x: unknown): unknown {
  spend(ARGUMENT);
  if (x instanceof Traced) return x.value;
  if (Array.isArray(x)) return x.map(untraced);
  if (typeof x === 'function') return (...args: unknown[]) => untraced(x(...args));
  if (typeof x !== 'object' || x === null || Object.getPrototypeOf(x) !== Object.prototype) return x;
  return Object.fromEntries(Object.entries(x).map(([key, each]) => [key, untraced(each)]));
}

/** Every traced value in arguments of any shape. */
function tracedIn(x: unknown, found: Traced[] = []): Traced[] {
  spend(ARGUMENT);
  if (x instanceof Traced) found.push(x);
  else if (typeof x === 'object' && x !== null) for (const each of Object.values(x)) tracedIn(each, found);
  return found;
}

/** Functions whose results are among their arguments. */
const REARRANGING: ReadonlySet<string> = new Set(['sorted', 'transpose']);
/** Functions of a function whose variable is bound in print: the x for which f(x) = 0, ∫ f(x) dx. */
const OVER_A_VARIABLE: ReadonlySet<string> = new Set(['findRoot', 'newton', 'integrate']);
/** Operations on whole numbers of the source itself (counters, lengths) that give such numbers again. */
const COUNTING: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'neg', 'mod']);

export function createTracer<V>(base: Arithmetic<V>): Tracer {
  let order = 0;
  let asides = 0;
  const comparisons: Comparison[] = [];
  const constants = new Map<string, Traced>();
  const made = (value: unknown, how: How): Traced => {
    spend(TRACED);
    return new Traced(value, how, ++order);
  };

  const aside = <T>(work: () => T): T => {
    asides++;
    try {
      return work();
    } finally {
      asides--;
    }
  };

  const operate = (operation: Operation, ...operands: unknown[]): Operand<Traced> => {
    const compute = base[operation] as (...xs: unknown[]) => unknown;
    spend(COMPUTED);
    const value = compute(...operands.map(rawOf));
    const counts = COUNTING.has(operation) && !operands.some((operand) => operand instanceof Traced);
    // Texts concatenate with `+` in formulas too.
    if (typeof value === 'string' || (counts && typeof value === 'number')) return value as unknown as number;
    return made(value, { kind: 'operation', operation, operands });
  };

  const compare = (relation: Relation, left: unknown, right: unknown, holds: boolean): boolean => {
    const isWorth = [left, right].some((x) => x instanceof Traced && x.how.kind !== 'literal');
    spend(COMPARED);
    if (isWorth && asides === 0 && comparisons.length <= MOST_COMPARISONS)
      comparisons.push({ relation, left, right, holds, order: ++order });
    return holds;
  };
  const raw = (x: Operand<Traced>): Operand<V> => rawOf(x) as Operand<V>;

  const traceResult = (result: unknown, name: string, args: readonly unknown[], part: readonly string[]): unknown => {
    if (Array.isArray(result)) return result.map((each, index) => traceResult(each, name, args, [...part, `${index}`]));
    if (typeof result === 'number' || (typeof result === 'object' && result !== null && isValue(result))) {
      return made(result, { kind: 'call', name, args, part, body: bodyOf(result, name, args) });
    }
    if (typeof result !== 'object' || result === null) return result;
    return Object.fromEntries(
      Object.entries(result).map(([key, each]) => [key, traceResult(each, name, args, [...part, key])]),
    );
  };
  /** The function of which a root or an integral is taken, at a symbol. */
  const bodyOf = (at: unknown, name: string, [f]: readonly unknown[]): Traced | undefined => {
    if (typeof f !== 'function' || !OVER_A_VARIABLE.has(name)) return undefined;
    try {
      const body: unknown = aside(() => f(made(at, { kind: 'input', key: UNKNOWN })));
      return body instanceof Traced ? body : undefined;
    } catch {
      // The function may have no value there: then it is not shown.
      return undefined;
    }
  };
  const isValue = (x: object): boolean => Object.getPrototypeOf(x) !== Object.prototype;

  const rearranged = (result: unknown, of: readonly Traced[]): unknown =>
    Array.isArray(result)
      ? result.map((each) => rearranged(each, of))
      : (of.find(({ value }) => Object.is(value, result)) ?? result);

  const operations = Object.fromEntries(
    Object.keys(base)
      .filter((name) => typeof base[name as keyof typeof base] === 'function')
      .map((name) => [name, (...operands: unknown[]) => operate(name as Operation, ...operands)]),
  ) as unknown as Arithmetic<Traced>;

  const arithmetic: Arithmetic<Traced> = {
    ...operations,
    name: `steps on ${base.name}`,
    lit: (text) => made(base.lit(text), { kind: 'literal', text }),
    constant: (text, unit) => made(base.constant(text, unit), { kind: 'literal', text, unit }),
    PI: made(base.PI, { kind: 'pi' }),
    E: made(base.E, { kind: 'e' }),
    lt: (a, b) => compare('<', a, b, base.lt(raw(a), raw(b))),
    le: (a, b) => compare('≤', a, b, base.le(raw(a), raw(b))),
    gt: (a, b) => compare('>', a, b, base.gt(raw(a), raw(b))),
    ge: (a, b) => compare('≥', a, b, base.ge(raw(a), raw(b))),
    eq: (a, b) => compare('=', a, b, base.eq(rawOf(a), rawOf(b))),
    truthy: (a) => base.truthy(rawOf(a)),
    call(name, args) {
      spend(CALL);
      const result = aside(() => base.call(name, untraced(args) as readonly unknown[]));
      if (REARRANGING.has(name)) return rearranged(result, tracedIn(args));
      return traceResult(result, name, args, []);
    },
    named(name) {
      const value = made(base.named(name), { kind: 'constant', name });
      constants.set(name, value);
      return value;
    },
    index: (key) => base.index(rawOf(key)),
    note(name, value) {
      if (value instanceof Traced && asides === 0) value.name ??= name;
      return value;
    },
    toNumber: (x) => base.toNumber(raw(x)),
  };
  delete (arithmetic as { at?: unknown }).at;

  return {
    arithmetic,
    comparisons,
    constants,
    input: (value, key) => made(value, { kind: 'input', key }),
    toNumber: (x) => base.toNumber(rawOf(x) as Operand<V>),
    aside,
  };
}
