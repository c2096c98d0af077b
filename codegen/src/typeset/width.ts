/** Breaks lines that are wider than a page: parts of them get a name and a “where” line of their own. */
import { type Expression, symbol } from '@reckoner/engine/typeset/expression';
import { notationOf } from '@reckoner/engine/typeset/functions';
import type { SymbolTable } from '@reckoner/engine/typeset/symbols';
import { parts, symbolsIn, withParts } from '@reckoner/engine/typeset/walk';
import type { Line } from './lines.js';
import { once, textOf } from './measured.js';

/** Letters and signs beside each other that fit on a page. */
export const WIDEST = 88;
/** A line of plain text may run on: it is wrapped between its cases. */
const LONGEST_TEXT = 220;
/** Less than this is not worth a name. */
const SHORTEST_PART = 14;
/** What a condition's “if” and its distance take. */
const CONDITION = 5;

/** How wide an expression stands in print: fractions and cases stand above each other. */
export const widthOf = once(measure);

function measure(e: Expression, symbols: SymbolTable): number {
  const width = (inner: Expression): number => widthOf(inner, symbols);
  const total = (all: readonly Expression[], between: number): number =>
    all.reduce((sum, inner) => sum + width(inner) + between, 0);
  const most = (all: readonly number[]): number => Math.max(0, ...all);
  switch (e.kind) {
    case 'fraction':
      return most([width(e.top), width(e.bottom)]) + 1;
    case 'cases':
      return most([
        ...e.cases.map(({ when, value }) => width(value) + width(when) + CONDITION),
        e.otherwise ? width(e.otherwise) + CONDITION : 0,
      ]);
    case 'sum':
      return total(
        e.terms.map(({ of }) => of),
        2.5,
      );
    case 'product':
      return total(e.factors, 1);
    case 'power':
      return width(e.base) + 0.7 * width(e.exponent) + (parts(e.base).length > 0 ? 2 : 0);
    case 'apply':
      return notationOf(e.name).text.length + total(e.to, 1);
    case 'series':
      return 4 + width(e.body);
    default: {
      const inside = parts(e);
      return inside.length === 0 ? visible(textOf(e, symbols)) : total(inside, 2);
    }
  }
}

/** Without the sign of a subscript, which is set lower and smaller. */
const visible = (text: string): number => text.replace(/_/g, '').length;

/** Keys that have a meaning only inside of a sum, a root or an integral. */
const isBound = (key: string): boolean => /^(?:index|unknown):/.test(key);

interface Part {
  readonly of: Expression;
  readonly width: number;
  /** The index over which it runs, where it stands inside of a sum. */
  readonly index: string | undefined;
}

/** The widest part that may have a line of its own; nothing that is most of the line, which would only be moved. */
function widestPart(whole: Expression, symbols: SymbolTable, limit: number): Part | undefined {
  let best: Part | undefined;
  const visit = (e: Expression, isWhole: boolean): void => {
    const isOpen = !['relation', 'logic', 'not', 'words', 'number', 'symbol', 'sign', 'element'].includes(e.kind);
    if (isOpen && !isWhole) {
      const width = Math.max(widthOf(e, symbols), e.kind === 'cases' ? 0.4 * textOf(e, symbols).length : 0);
      const bound = [...new Set(symbolsIn(e).filter(isBound))];
      const isNamed =
        bound.length === 0 || (bound.length === 1 && bound[0]!.startsWith('index:') && e.kind !== 'series');
      if (isNamed && width >= SHORTEST_PART && width <= limit && width > (best?.width ?? 0))
        best = { of: e, width, index: bound[0] };
    }
    for (const part of parts(e)) visit(part, false);
  };
  visit(whole, true);
  return best;
}

function put(e: Expression, of: string, by: Expression): Expression {
  const text = JSON.stringify(e);
  if (text === of) return by;
  return text.includes(of) ? withParts(e, (part) => put(part, of, by)) : e;
}

const isWide = ({ left, right }: Line, symbols: SymbolTable): boolean => {
  // A sum goes on in the next row, as long as its terms fit on one.
  if (right.kind === 'sum') return right.terms.some(({ of }) => widthOf(of, symbols) > WIDEST * 0.9);
  const width = widthOf(left, symbols) + widthOf(right, symbols) + 3;
  return width > WIDEST || (textOf(right, symbols).length > LONGEST_TEXT && right.kind !== 'cases');
};

/** The lines with parts of wide ones in lines of their own. `fresh` gives the key of a new symbol. */
export function broken(lines: readonly Line[], symbols: SymbolTable, fresh: () => string): Line[] {
  const all: Line[] = [...lines];
  for (let at = 0; at < all.length; at++) {
    for (let turn = 0; turn < 8 && isWide(all[at]!, symbols); turn++) {
      const line = all[at]!;
      const part =
        widestPart(line.right, symbols, WIDEST * 0.9) ?? widestPart(line.right, symbols, Number.POSITIVE_INFINITY);
      if (part === undefined) break;
      const named = symbol(fresh());
      const left: Expression =
        part.index === undefined ? named : { kind: 'element', of: named, index: symbol(part.index) };
      const text = JSON.stringify(part.of);
      all.forEach((one, index) => {
        all[index] = { ...one, left: put(one.left, text, left), right: put(one.right, text, left) };
      });
      all.push({ left, right: part.of, where: true });
    }
  }
  return all;
}
