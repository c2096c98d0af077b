/** The mathematics of a formula, between its source and its typeset forms; constructors bring signs and fractions into textbook form. */

export type Relation = '=' | '≠' | '<' | '≤' | '>' | '≥';

export type Expression =
  /** A number as its author wrote it, never negative: `0.5`, `6.02e23`. */
  | { readonly kind: 'number'; readonly text: string }
  /** A variable, by its key in the table of symbols. */
  | { readonly kind: 'symbol'; readonly key: string }
  /** A sign of its own: π, e, ∞, c. */
  | { readonly kind: 'sign'; readonly latex: string; readonly text: string }
  /** Plain words: the name of a class, a choice, a flag. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'fraction'; readonly top: Expression; readonly bottom: Expression }
  | { readonly kind: 'remainder'; readonly of: Expression; readonly by: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly degree: 2 | 3; readonly of: Expression }
  | { readonly kind: 'fence'; readonly fence: 'abs' | 'floor' | 'ceil'; readonly of: Expression }
  | { readonly kind: 'apply'; readonly name: string; readonly to: readonly Expression[] }
  | {
      readonly kind: 'series';
      readonly operation: 'sum' | 'product' | 'integral';
      readonly index: string;
      readonly from: Expression;
      readonly to: Expression;
      readonly body: Expression;
    }
  /** An element of a list: x_i. */
  | { readonly kind: 'element'; readonly of: Expression; readonly index: Expression }
  | { readonly kind: 'cases'; readonly cases: readonly Case[]; readonly otherwise?: Expression }
  | { readonly kind: 'relation'; readonly relation: Relation; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'logic'; readonly word: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression }
  /** The number for which an expression becomes zero; `unknown` is its key inside the body. */
  | { readonly kind: 'zero'; readonly unknown: string; readonly body: Expression };

export interface Term {
  readonly negative: boolean;
  readonly of: Expression;
}

export interface Case {
  readonly when: Expression;
  readonly value: Expression;
}

export const numeral = (text: string): Expression => ({ kind: 'number', text });
export const symbol = (key: string): Expression => ({ kind: 'symbol', key });
export const words = (text: string): Expression => ({ kind: 'words', text });
export const PI: Expression = { kind: 'sign', latex: '\\pi', text: 'π' };

export const isNumber = (e: Expression, value: number): boolean => e.kind === 'number' && Number(e.text) === value;

/** Splits the sign off. */
function signed(e: Expression): Term {
  return e.kind === 'negative' ? { negative: true, of: e.of } : { negative: false, of: e };
}

export function negative(of: Expression): Expression {
  if (of.kind === 'negative') return of.of;
  return isNumber(of, 0) ? of : { kind: 'negative', of };
}

const terms = (e: Expression, flip: boolean): Term[] =>
  e.kind === 'sum'
    ? e.terms.map((term) => ({ ...term, negative: term.negative !== flip }))
    : [{ ...signed(e), negative: signed(e).negative !== flip }];

const isWhole = ({ of }: Term): boolean => of.kind === 'number' && /^\d+$/.test(of.text);

/** Adds up what is left of whole numbers, so that (i − 1) + 1 is i. */
function total(all: readonly Term[]): Expression {
  const whole = all.filter(isWhole);
  if (whole.length < 2) return { kind: 'sum', terms: all };
  const value = whole.reduce(
    (sum, term) => sum + (term.negative ? -1 : 1) * Number((term.of as { text: string }).text),
    0,
  );
  const rest = all.filter((term) => !isWhole(term));
  const kept = value === 0 ? rest : [...rest, { negative: value < 0, of: numeral(String(Math.abs(value))) }];
  const [only] = kept;
  if (only === undefined) return numeral('0');
  return kept.length > 1 ? { kind: 'sum', terms: kept } : only.negative ? negative(only.of) : only.of;
}

export function add(a: Expression, b: Expression): Expression {
  if (isNumber(a, 0)) return b;
  if (isNumber(b, 0)) return a;
  return total([...terms(a, false), ...terms(b, false)]);
}

export function subtract(a: Expression, b: Expression): Expression {
  if (isNumber(b, 0)) return a;
  if (isNumber(a, 0)) return negative(b);
  // A difference that is taken away keeps its parentheses: a − (b − c) reads as it was written.
  const taken = b.kind === 'sum' ? [{ negative: true, of: b }] : terms(b, true);
  return total([...terms(a, false), ...taken]);
}

/** x and its whole power, for a factor that may be joined with its like: x · x is x². */
function powerOf(e: Expression): { base: Expression; times: number } | undefined {
  if (e.kind === 'symbol' || e.kind === 'element') return { base: e, times: 1 };
  if (e.kind !== 'power' || (e.base.kind !== 'symbol' && e.base.kind !== 'element')) return undefined;
  return e.exponent.kind === 'number' && /^\d+$/.test(e.exponent.text)
    ? { base: e.base, times: Number(e.exponent.text) }
    : undefined;
}

/** Adds a factor, joined with the one before when that is a power of the same symbol. */
function raise(factors: Expression[], factor: Expression): Expression[] {
  const last = factors.at(-1);
  const a = last && powerOf(last);
  const b = powerOf(factor);
  if (!a || !b || !same(a.base, b.base)) return [...factors, factor];
  return [...factors.slice(0, -1), { kind: 'power', base: a.base, exponent: numeral(String(a.times + b.times)) }];
}

export function multiply(a: Expression, b: Expression): Expression {
  const left = signed(a);
  const right = signed(b);
  const factors = [left.of, right.of].flatMap((e) => (e.kind === 'product' ? e.factors : [e]));
  const kept = factors.filter((factor) => !isNumber(factor, 1));
  // Numbers come first, in their order.
  const letters = kept.filter(({ kind }) => kind !== 'number').reduce<Expression[]>(raise, []);
  const ordered = [...kept.filter(({ kind }) => kind === 'number'), ...letters];
  const whole: Expression = ordered.length > 1 ? { kind: 'product', factors: ordered } : (ordered[0] ?? numeral('1'));
  return left.negative !== right.negative ? negative(whole) : whole;
}

export function divide(a: Expression, b: Expression): Expression {
  const left = signed(a);
  const right = signed(b);
  let top = left.of;
  let bottom = right.of;
  if (isNumber(bottom, 1)) return left.negative !== right.negative ? negative(top) : top;
  // a / b / c and (a / b) · c / d are one fraction, and so is a / (b / c).
  const above = top.kind === 'product' ? top.factors : [top];
  const below = above.filter((factor) => factor.kind === 'fraction').map((factor) => factor.bottom);
  if (below.length > 0) {
    top = above.map((factor) => (factor.kind === 'fraction' ? factor.top : factor)).reduce(multiply);
    bottom = [...below, bottom].reduce(multiply);
  }
  if (bottom.kind === 'fraction') {
    top = multiply(top, bottom.bottom);
    bottom = bottom.top;
  }
  const whole: Expression = { kind: 'fraction', top, bottom };
  return left.negative !== right.negative ? negative(whole) : whole;
}

export function power(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent, 1)) return base;
  if (isNumber(exponent, 0.5)) return { kind: 'root', degree: 2, of: base };
  if (exponent.kind === 'fraction' && isNumber(exponent.top, 1)) {
    if (isNumber(exponent.bottom, 2)) return { kind: 'root', degree: 2, of: base };
    if (isNumber(exponent.bottom, 3)) return { kind: 'root', degree: 3, of: base };
  }
  return { kind: 'power', base, exponent };
}

const both = (a: Expression, b: Expression): Expression => {
  // An equality under a bound on the same difference says all: D = 0 rather than D ≥ 0 and D = 0.
  const alike = a.kind === 'relation' && b.kind === 'relation' && same(a.left, b.left) && same(a.right, b.right);
  if (alike && /[≤≥]/.test(a.relation)) {
    if (b.relation === '=') return b;
    if (b.relation === '≠') return { ...a, relation: a.relation === '≤' ? '<' : '>' };
  }
  return { kind: 'logic', word: 'and', parts: [a, b] };
};

/** `value` when the condition holds, else `otherwise`; without one there is a value only then. */
export function choose(when: Expression, value: Expression, otherwise: Expression | undefined): Expression {
  if (otherwise !== undefined && same(value, otherwise)) return value;
  if (otherwise === undefined && value.kind === 'cases') {
    const cases = value.cases.map((each) => ({ ...each, when: both(when, each.when) }));
    return { kind: 'cases', cases: value.otherwise ? [...cases, { when, value: value.otherwise }] : cases };
  }
  if (otherwise?.kind === 'cases') return { ...otherwise, cases: [{ when, value }, ...otherwise.cases] };
  return { kind: 'cases', cases: [{ when, value }], otherwise };
}

const opposite: Readonly<Record<Relation, Relation>> = { '=': '≠', '≠': '=', '<': '≥', '≤': '>', '>': '≤', '≥': '<' };

export function not(of: Expression): Expression {
  if (of.kind === 'not') return of.of;
  if (of.kind === 'words' && / is (not )?given$/.test(of.text)) {
    return words(of.text.replace(/ is (not )?given$/, (_, negated) => (negated ? ' is given' : ' is not given')));
  }
  if (of.kind === 'relation') return { ...of, relation: opposite[of.relation] };
  if (of.kind === 'logic') return { kind: 'logic', word: of.word === 'and' ? 'or' : 'and', parts: of.parts.map(not) };
  return { kind: 'not', of };
}

export function same(a: Expression, b: Expression): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'symbol') return a.key === (b as typeof a).key;
  return JSON.stringify(a) === JSON.stringify(b);
}
