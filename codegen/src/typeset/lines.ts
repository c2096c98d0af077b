/** Decides which lines a formula is set in: one for each output, and “where” lines for what several of them share. */
import { type Expression, symbol } from '@reckoner/engine/typeset/expression';
import { replace, sizeOf, symbolsIn } from '@reckoner/engine/typeset/walk';
import type { Definition } from './reader.js';
import { isExpression, type Value } from './values.js';

export interface Line {
  readonly left: Expression;
  readonly right: Expression;
  readonly where: boolean;
}

/** A value that is used once moves into the formula that uses it, up to this size. */
const SHORT = 12;
/** A value this small is written out wherever it is used. */
const TINY = 2;

export const fieldKey = (name: string): string => `field:${name}`;

const isLocal = (key: string): boolean => key.startsWith('local:');

/** The local value that an output is, always or where an optional input is given. */
function namedBy(value: Expression): { key?: string; when?: Expression } {
  if (value.kind === 'symbol') return { key: value.key };
  const [only, ...others] = value.kind === 'cases' && value.otherwise === undefined ? value.cases : [];
  if (only === undefined || others.length > 0 || only.value.kind !== 'symbol') return {};
  const isGiven = only.when.kind === 'words' && /(?<! not) given$/.test(only.when.text);
  return isGiven ? { key: only.value.key, when: only.when } : {};
}

/** Cases of what is given stand alone: that they need it is seen in them. */
const under = (when: Expression | undefined, value: Expression): Expression =>
  when === undefined || value.kind === 'cases' ? value : { kind: 'cases', cases: [{ when, value }] };

function countUses(
  expressions: readonly Expression[],
  definitions: ReadonlyMap<string, Definition>,
): Map<string, number> {
  const uses = new Map<string, number>();
  const visit = (e: Expression): void => {
    for (const key of symbolsIn(e)) {
      const definition = definitions.get(key);
      if (definition === undefined) continue;
      const before = uses.get(key) ?? 0;
      uses.set(key, before + 1);
      if (before === 0) visit(definition.value);
    }
  };
  expressions.forEach(visit);
  return uses;
}

/**
 * The lines of a formula. A local value that is itself an output takes the output's symbol; one that is short and used
 * once is written where it is used; others follow as “where” lines, in the source's order. `rows` are lines that are made
 * already, in which values are put as in the others.
 */
export function formulaLines(
  outputs: readonly (readonly [name: string, value: Value])[],
  all: readonly Definition[],
  rows: readonly Line[] = [],
): Line[] {
  const byKey = new Map(all.map((definition) => [definition.key, definition]));
  const outputOf = new Map<string, Expression>();
  const wanted: { left: Expression; value: Expression }[] = [];
  for (const [name, value] of outputs) {
    if (!isExpression(value)) continue;
    const left = symbol(fieldKey(name));
    const { key, when } = namedBy(value);
    const definition = key !== undefined && !outputOf.has(key) ? byKey.get(key) : undefined;
    if (definition) outputOf.set(definition.key, left);
    wanted.push({ left, value: definition ? under(when, definition.value) : value });
  }
  // Two calls of a helper define the same value twice: the first stands for both.
  const firstOf = new Map<string, string>();
  const twin = new Map<string, Expression>();
  for (const { key, name, value } of all) {
    const identity = `${name} ${JSON.stringify(replace(value, (inner) => twin.get(inner)))}`;
    const first = firstOf.get(identity);
    if (first === undefined) firstOf.set(identity, key);
    else twin.set(key, outputOf.get(first) ?? symbol(first));
  }
  const aliased = (e: Expression): Expression => replace(e, (key) => twin.get(key) ?? outputOf.get(key));
  const values = wanted.map(({ value }) => aliased(value));
  const definitions = new Map(
    all
      .filter(({ key }) => !outputOf.has(key) && !twin.has(key))
      .map((definition) => [definition.key, { ...definition, value: aliased(definition.value) }]),
  );
  const rowValues = rows.map(({ right }) => aliased(right));
  const uses = countUses([...values, ...rowValues], definitions);

  const inlined = new Map<string, Expression>();
  const settle = (e: Expression, isWhole: boolean): Expression => {
    if (isWhole && e.kind === 'symbol' && isLocal(e.key) && uses.get(e.key) === 1) {
      return settle(definitions.get(e.key)!.value, true);
    }
    // A chain of branches is one list of cases, not one inside the other.
    if (e.kind === 'cases' && e.otherwise?.kind === 'symbol' && uses.get(e.otherwise.key) === 1) {
      const inner = settle(definitions.get(e.otherwise.key)!.value, true);
      if (inner.kind === 'cases') {
        const own = settle({ kind: 'cases', cases: e.cases }, false) as typeof e;
        return {
          ...own,
          cases: [...own.cases, ...inner.cases],
          ...(inner.otherwise && { otherwise: inner.otherwise }),
        };
      }
    }
    return replace(e, (key) => inlined.get(key));
  };
  const where: Line[] = [];
  for (const { key, value } of definitions.values()) {
    const count = uses.get(key);
    if (count === undefined) continue;
    const settled = settle(value, true);
    const size = sizeOf(settled);
    const line = settled.kind === 'cases' || settled.kind === 'zero';
    if (!line && (size <= TINY || (count === 1 && size <= SHORT))) inlined.set(key, settled);
    else where.push({ left: symbol(key), right: settled, where: true });
  }
  const lines = [
    ...wanted.map(({ left }, index) => ({ left, right: settle(values[index]!, true), where: false })),
    ...rows.map(({ left }, index) => ({ left, right: settle(rowValues[index]!, true), where: false })),
  ];
  // What became the whole of an output needs no line besides.
  const shown = new Set(
    lines.flatMap(({ right }) => symbolsIn(right)).concat(where.flatMap(({ right }) => symbolsIn(right))),
  );
  return [...lines, ...where.filter(({ left }) => left.kind === 'symbol' && shown.has(left.key))];
}
