/** Sets a calculator's formula or equations as a textbook would, in LaTeX and in plain text, from its source. */

import { CONSTANT_SYMBOLS } from '@reckoner/engine/typeset/conventional-symbols';
import { type Expression, symbol } from '@reckoner/engine/typeset/expression';
import { wordsOf } from '@reckoner/engine/typeset/functions';
import { escapeText, latexOf } from '@reckoner/engine/typeset/latex';
import { type Named, Symbols } from '@reckoner/engine/typeset/symbols';
import { textOf } from '@reckoner/engine/typeset/text';
import { replace, some, symbolsIn, withIndices } from '@reckoner/engine/typeset/walk';
import { ts } from 'ts-morph';
import { bare } from '../bare.js';
import { fieldKey, formulaLines, type Line } from './lines.js';
import { listing } from './listing.js';
import { isFunctionNode, type Resolve } from './modules.js';
import { Reader } from './reader.js';
import { isExpression, ListValue, RecordValue, Stepwise, type Value } from './values.js';

export type { Resolve } from './modules.js';

export interface TypesetRequest {
  /** The value of `formula` or of `equations`: the function, or a name of one in the same file, parsed with parent links. */
  readonly formula: ts.Expression | ts.MethodDeclaration;
  /** Every input and output (or variable) in the definition's order, with the author's LaTeX symbol if there is one. */
  readonly symbols: Readonly<Record<string, string | undefined>>;
  /** The outputs to set, in order. Ignored for equations. */
  readonly outputs: readonly string[];
  /** Finds the file that an import of `shared/` names. Without it, functions from there are set by their names. */
  readonly resolve?: Resolve;
}

export interface Typeset {
  /** Lines of plain Unicode text, separated by `\n`. */
  readonly text: string;
  /** LaTeX for display math; several lines stand in an `aligned` environment. */
  readonly latex: string;
  /** The LaTeX symbol of each input and output that the lines name, by its name. */
  readonly symbols: Readonly<Record<string, string>>;
}

/**
 * The formula in text and LaTeX. Outputs that no formula gives in closed form are said to be computed stepwise; when that
 * is all of them, the text is a listing of the steps.
 */
export function typesetFormula({ formula, symbols, outputs, resolve }: TypesetRequest): Typeset {
  const reader = new Reader(resolve);
  const result = readResult(reader, formula, symbols);
  if (result instanceof ListValue && result.items) return typesetEquations(reader, result.items, symbols);

  const values = outputs.map((name): readonly [string, Value | undefined] => [
    name,
    result instanceof RecordValue ? result.field(name) : undefined,
  ]);
  const closed = values.filter((entry): entry is readonly [string, Value] => isExpression(entry[1]));
  const stepwise = values.filter(([, value]) => value !== undefined && !isExpression(value)).map(([name]) => name);
  if (closed.length === 0) return steps(formula, outputs, symbols);

  const lines = formulaLines(closed, reader.definitions).map(solvedFor).map(indexed);
  const letters = symbolsFor(reader, lines, symbols);
  return { ...write(lines, letters, stepwise), symbols: fieldSymbols(lines, letters, symbols) };
}

const withoutParentheses = (formula: TypesetRequest['formula']): TypesetRequest['formula'] =>
  ts.isMethodDeclaration(formula) ? formula : bare(formula);

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
  const letters = symbolsFor(reader, lines, symbols);
  return { ...write(lines, letters, []), symbols: fieldSymbols(lines, letters, symbols) };
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
  const named = used.map((key): Named => {
    const [kind, ...rest] = key.split(':');
    const tail = rest.join(':');
    if (kind === 'count') return { key, name: tail, candidates: ['n', 'N', 'm', `n_{${tail.split(':').at(-1)}}`] };
    if (kind === 'index') return { key, name: 'i', candidates: ['i', 'j', 'k', 'l'] };
    if (kind === 'constant') return { key, name: tail, given: CONSTANT_SYMBOLS[tail] };
    if (kind === 'field' && !tail.includes('.')) return { key, name: tail, given: symbols[tail] };
    const inner = kind !== 'field';
    return { key, inner, name: definitions.get(key) ?? reader.names.get(key) ?? tail.split('.').at(-1)! };
  });
  const order = Object.keys(symbols).map(fieldKey);
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  named.sort((a, b) => rank(a.key) - rank(b.key));
  const usesE = lines.some(({ left, right }) => some(left, isE) || some(right, isE));
  const reserved = ['\\pi', ...(usesE ? ['e'] : [])];
  return new Symbols(named, reserved);
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

const stepwiseWords = (names: readonly string[]): string =>
  `${names.map((name) => wordsOf(name).join(' ')).join(', ')}: computed stepwise`;

function write(lines: readonly Line[], letters: Symbols, stepwise: readonly string[]): Pick<Typeset, 'text' | 'latex'> {
  const text = lines.map(
    ({ left, right, where }) => `${where ? 'where ' : ''}${textOf(left, letters)} = ${textOf(right, letters)}`,
  );
  if (stepwise.length > 0) text.push(stepwiseWords(stepwise));
  const single = lines.length === 1 && stepwise.length === 0;
  const latex = lines.map(({ left, right, where }) => {
    const equation = `${latexOf(left, letters)} ${single ? '' : '&'}= ${latexOf(right, letters)}`;
    return where ? `\\text{where } ${equation}` : equation;
  });
  if (stepwise.length > 0) latex.push(`&\\text{${escapeText(stepwiseWords(stepwise))}}`);
  return {
    text: text.join('\n'),
    latex: single ? latex[0]! : `\\begin{aligned} ${latex.join(' \\\\ ')} \\end{aligned}`,
  };
}

/** Nothing can be set as a formula: the text lists the steps, the LaTeX says so. */
function steps(
  formula: ts.Expression | ts.MethodDeclaration,
  outputs: readonly string[],
  symbols: TypesetRequest['symbols'],
): Typeset {
  const inputs = Object.keys(symbols).filter((name) => !outputs.includes(name));
  const letters = new Symbols([...inputs, ...outputs].map((name) => ({ key: name, name, given: symbols[name] })));
  const bareFormula = withoutParentheses(formula);
  const node = isFunctionNode(bareFormula) ? bareFormula : undefined;
  const on = inputs.map((name) => letters.latex(name)).join(', ');
  const latex = `${outputs.map((name) => letters.latex(name)).join(', ')} = f(${on}) \\quad \\text{(computed stepwise)}`;
  const plain = `${outputs.map((name) => letters.text(name)).join(', ')} = f(${inputs.map((name) => letters.text(name)).join(', ')})`;
  const fields = Object.fromEntries([...inputs, ...outputs].map((name) => [name, letters.latex(name)]));
  return { text: node ? listing(node) : `${plain}, computed stepwise`, latex, symbols: fields };
}
