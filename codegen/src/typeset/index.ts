/** Sets a calculator's formula or equations as a textbook would, in LaTeX and in plain text, from its source. */

import { unwrapped } from '@reckoner/bundling/unwrapped';
import { showUnit } from '@reckoner/engine/calculate/read/unit';
import { constants } from '@reckoner/engine/constants';
import { constantSymbol } from '@reckoner/engine/typeset/conventional-symbols';
import { type Expression, symbol, words } from '@reckoner/engine/typeset/expression';
import { notationOf, wordsOf } from '@reckoner/engine/typeset/functions';
import { textNumber } from '@reckoner/engine/typeset/numerals';
import { type Named, Symbols } from '@reckoner/engine/typeset/symbols';
import { replace, some, symbolsIn, withIndices } from '@reckoner/engine/typeset/walk';
import { ts } from 'ts-morph';
import { withoutThemselves } from './itself.js';
import { fieldKey, formulaLines, type Line } from './lines.js';
import { textOf } from './measured.js';
import { isFunctionNode, type Resolve } from './modules.js';
import { Reader } from './reader.js';
import { tableLines } from './tables.js';
import { isExpression, ListValue, RecordValue, Stepwise, UNDEFINED, type Value } from './values.js';
import { broken, WIDEST, widthOf } from './width.js';
import { write } from './write.js';

export type { Resolve } from './modules.js';

type FormulaProperty = ts.Expression | ts.MethodDeclaration;

export interface TypesetRequest {
  /** The value of `formula` or of `equations`: the function, or a name of one in the same file, parsed with parent links. */
  readonly formula: FormulaProperty;
  /** The value of `shown`: a function that gives some of the outputs as they are printed. */
  readonly shown?: FormulaProperty | undefined;
  /** What the author says of outputs that take many steps. */
  readonly stepwise?: readonly string[] | undefined;
  /** Every input and output (or variable) in the definition's order, with the author's LaTeX symbol if there is one. */
  readonly symbols: Readonly<Record<string, string | undefined>>;
  /** The outputs to set, in order. Ignored for equations. */
  readonly outputs: readonly string[];
  /** The columns of numbers of each output that is a table. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  /** Finds the file that an import of `shared/` names. Without it, functions from there are set by their names. */
  readonly resolve?: Resolve;
}

export interface Typeset {
  /** Lines of plain Unicode text, separated by `\n`; one that begins with a space goes on with the line before. */
  readonly text: string;
  /** LaTeX for display math; several lines stand in an `aligned` environment. */
  readonly latex: string;
  /** The LaTeX symbol of each input and output that the lines name, by its name. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Outputs that no line shows. */
  readonly unprinted: readonly string[];
  /** Those of them that no sentence of the author's shows either. */
  readonly untold: readonly string[];
  /** Lines as text that are still wider than a page. */
  readonly wide: readonly string[];
  /** Lines that would say no more than that something is itself. */
  readonly idle: readonly string[];
}

/** The formula in text and LaTeX; outputs that no formula gives in closed form are told by the author's sentences. */
export function typesetFormula(request: TypesetRequest): Typeset {
  const { formula, shown, symbols, outputs, columns = {}, resolve } = request;
  const { stepwise = [] } = request;
  const reader = new Reader(resolve);
  const result = readResult(reader, formula, symbols);
  if (result instanceof ListValue && result.items) return typesetEquations(reader, result.items, symbols);

  const printed = shown && reader.callingByName(() => readResult(reader, shown, symbols));
  const printedAs = (name: string): Value | undefined => {
    const own = printed instanceof RecordValue ? printed.field(name) : undefined;
    if (own === UNDEFINED) return undefined;
    return own ?? (result instanceof RecordValue ? result.field(name) : undefined);
  };
  const values = outputs.map((name) => [name, printedAs(name)] as const);
  const closed = values.filter((entry): entry is readonly [string, Expression] => isExpression(entry[1]));
  const tables = new Map(
    values.flatMap(([name, value]) => {
      const lines = value && tableLines(reader, name, value, columns[name] ?? []);
      return lines ? [[name, lines] as const] : [];
    }),
  );
  const isTold = (name: string): boolean => closed.some(([one]) => one === name) || tables.has(name);
  const rows = [...tables.values()].flat();
  const lines = counted(reader, formulaLines(closed, reader.definitions, rows))
    .map(solvedFor)
    .map(indexed);
  const unprinted = outputs.filter((name) => !isTold(name));
  return finished(reader, lines, { fields: symbols, sentences: stepwise, unprinted });
}

interface Rest {
  readonly fields: TypesetRequest['symbols'];
  readonly sentences?: readonly string[];
  readonly unprinted?: readonly string[];
}

/** The lines as they are printed, broken where they are wide, with what their symbols are. */
function finished(reader: Reader, given: readonly Line[], { fields, sentences = [], unprinted = [] }: Rest): Typeset {
  const first = symbolsFor(reader, given, fields);
  const told = withoutThemselves(given, first);
  const idle = given.filter(
    ({ left, right }) => right.kind !== 'symbol' && textOf(left, first) === textOf(right, first),
  );
  const narrow = broken(told, first, () => reader.fresh('part', 'part'));
  const lines = [...narrow, ...explained(reader, narrow)];
  const isAsGiven = lines.length === given.length && lines.every((line, place) => isSame(line, given[place]!));
  const letters = isAsGiven ? first : symbolsFor(reader, lines, fields);
  const isWide = ({ left, right }: Line): boolean =>
    right.kind !== 'sum' && widthOf(left, letters) + widthOf(right, letters) > WIDEST * 1.25;
  const asText = ({ left, right }: Line): string => `${textOf(left, letters)} = ${textOf(right, letters)}`;
  const words = lines.length + sentences.length > 0 ? sentences : ['Computed step by step.'];
  return {
    ...write(lines, letters, words),
    symbols: fieldSymbols(lines, letters, fields),
    unprinted,
    untold: sentences.length > 0 ? [] : unprinted,
    wide: lines.filter(isWide).map(asText),
    idle: idle.map(({ left, right }) => `${textOf(left, first)} = ${textOf(right, first)}`),
  };
}

const isSame = (one: Line, other: Line): boolean => one.left === other.left && one.right === other.right;

/** What symbols stand for that are no fields: how many elements a list has, constants of nature. */
function explained(reader: Reader, lines: readonly Line[]): Line[] {
  const used = new Set(lines.flatMap(({ left, right }) => [...symbolsIn(left), ...symbolsIn(right)]));
  return [...used].flatMap((key): Line[] => {
    const [kind, ...rest] = key.split(':');
    if (kind === 'constant') return [{ left: symbol(key), right: words(constantText(rest.join(':'))), where: true }];
    return kind === 'count' ? [{ left: symbol(key), right: words(countText(reader, key)), where: true }] : [];
  });
}

/** “the number of loads”, “the number of values in sample 1”. */
function countText(reader: Reader, key: string): string {
  const tail = key.slice('count:'.length);
  const name = reader.names.get(tail) ?? tail.replace(/^field:/, '').replace(/\.row$/, '');
  const of = wordsOf(
    name
      .split('.')
      .at(-1)!
      .replace(/(?<=[a-z])(?=\d+$)/, '_'),
  ).join(' ');
  const isPlural = /[a-z]s$|data$/.test(of);
  return `the number of ${isPlural ? '' : 'values in '}${of}${tail.endsWith('.row') ? ' in a row' : ''}`;
}

/** How many elements a list has, where that is a result: “n = the number of diameters”, and n wherever else it is needed. */
function counted(reader: Reader, lines: readonly Line[]): Line[] {
  let all = [...lines];
  for (const { left, right } of lines) {
    if (left.kind !== 'symbol' || right.kind !== 'symbol' || !right.key.startsWith('count:')) continue;
    const put = (e: Expression): Expression => replace(e, (key) => (key === right.key ? left : undefined));
    all = all.map((line) =>
      line.left === left
        ? { ...line, right: words(countText(reader, right.key)) }
        : { ...line, left: put(line.left), right: put(line.right) },
    );
  }
  return all;
}

/** Digits of a constant that are enough to work a line out by hand. */
const CONSTANT_DIGITS = 10;

function constantText(name: string): string {
  const { text, unit } = constants[name]!;
  const digits =
    text.replace(/\D/g, '').length > CONSTANT_DIGITS ? String(Number(Number(text).toPrecision(CONSTANT_DIGITS))) : text;
  return `${textNumber(digits.replace('e+', 'e')).text} ${showUnit(unit)}`.trim();
}

const withoutParentheses = (formula: TypesetRequest['formula']): TypesetRequest['formula'] =>
  ts.isMethodDeclaration(formula) ? formula : unwrapped(formula);

/** What the function gives for symbols in the place of its inputs; undefined when it cannot be read at all. */
function readResult(
  reader: Reader,
  formula: ts.Expression | ts.MethodDeclaration,
  symbols: TypesetRequest['symbols'],
): Value | undefined {
  const fields = new Map(Object.keys(symbols).map((name) => [name, symbol(fieldKey(name)) as Value]));
  const inputs = new RecordValue((name) => fields.get(name) ?? symbol(fieldKey(name)), [...fields.keys()]);
  try {
    const node = withoutParentheses(formula);
    const value = isFunctionNode(node)
      ? reader.functionValue('formula', node, new Map())
      : reader.read(node, new Map());
    return 'call' in value ? value.call([inputs]) : undefined;
  } catch (error) {
    if (error instanceof Stepwise) return undefined;
    throw error;
  }
}

function typesetEquations(reader: Reader, items: readonly Value[], symbols: TypesetRequest['symbols']): Typeset {
  const inlined = new Map<string, Expression>();
  for (const { key, value } of reader.definitions)
    inlined.set(
      key,
      replace(value, (inner) => inlined.get(inner)),
    );
  const side = (value: Value | undefined): Expression => {
    if (!isExpression(value)) throw new Error('An equation is a pair of expressions: [left, right].');
    return replace(value, (key) => inlined.get(key));
  };
  const lines = items.map((item): Line => {
    const pair = item instanceof ListValue ? (item.items ?? []) : [];
    return indexed({ left: side(pair[0]), right: side(pair[1]), where: false });
  });
  return finished(reader, lines, { fields: symbols });
}

/** A line “r = the x for which f(x) = 0” is better said as f(r) = 0. */
function solvedFor(line: Line): Line {
  const { left, right } = line;
  if (right.kind !== 'zero') return line;
  const body = replace(right.body, (key) => (key === right.unknown ? left : undefined));
  return { left: body, right: { kind: 'number', text: '0' }, where: line.where };
}

/** Euler's number, which no variable may be mistaken for. */
const isE = (e: Expression): boolean =>
  (e.kind === 'apply' && e.name === 'exp') || (e.kind === 'sign' && e.latex === 'e');

const indexed = ({ left, right, where }: Line): Line => ({ left: withIndices(left), right: withIndices(right), where });

/** The symbols of everything that occurs in the lines: fields first, then what the lines need besides. */
function symbolsFor(reader: Reader, lines: readonly Line[], symbols: TypesetRequest['symbols']): Symbols {
  const used = [...new Set(lines.flatMap(({ left, right }) => [...symbolsIn(left), ...symbolsIn(right)]))];
  const definitions = new Map(reader.definitions.map(({ key, name }) => [key, name]));
  const ofFields = new Set(Object.values(symbols));
  const named = used.map((key): Named => {
    const [kind, ...rest] = key.split(':');
    const tail = rest.join(':');
    if (kind === 'count') return { key, name: tail, candidates: ['n', 'N', 'm', `n_{${tail.split(':').at(-1)}}`] };
    if (kind === 'part') return { key, inner: true, name: 'part', candidates: [...'ABCDEFGHKUVWXYZ'] };
    if (kind === 'index') return { key, name: 'i', candidates: ['i', 'j', 'k', 'l'] };
    if (kind === 'constant') return { key, name: tail, ...constantSymbol(tail, ofFields) };
    if (kind === 'field') return { key, name: tail.split('.').at(-1)!, given: symbols[tail] };
    const inner = kind !== 'field';
    return { key, inner, name: definitions.get(key) ?? reader.names.get(key) ?? tail.split('.').at(-1)! };
  });
  const order = new Map(Object.keys(symbols).map((name, place) => [fieldKey(name), place]));
  const rank = (key: string): number => order.get(key) ?? order.size;
  named.sort((a, b) => rank(a.key) - rank(b.key));
  const usesE = lines.some(({ left, right }) => some(left, isE) || some(right, isE));
  const reserved = ['\\pi', ...(usesE ? ['e'] : []), ...wordsIn(lines)];
  return new Symbols(named, reserved);
}

/** Words that stand in the lines already, as functions or in conditions: none of them is a symbol besides. */
function wordsIn(lines: readonly Line[]): string[] {
  const found = new Set(['if', 'otherwise', 'where', 'and', 'or', 'not', 'mod']);
  const note = (e: Expression): boolean => {
    if (e.kind === 'apply') found.add(notationOf(e.name).text);
    if (e.kind === 'words') found.add(e.text);
    return false;
  };
  for (const { left, right } of lines) some(left, note) || some(right, note);
  return [...found].filter((word) => /^[a-z]{2,}$/.test(word));
}

/** What the lines call the fields, so that others who show values beside the formula call them the same. */
function fieldSymbols(
  lines: readonly Line[],
  letters: Symbols,
  fields: TypesetRequest['symbols'],
): Readonly<Record<string, string>> {
  const used = new Set(lines.flatMap(({ left, right }) => [...symbolsIn(left), ...symbolsIn(right)]));
  const named = Object.keys(fields).filter((name) => used.has(fieldKey(name)));
  return Object.fromEntries(named.map((name) => [name, letters.latex(fieldKey(name))]));
}
