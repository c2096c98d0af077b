/** Reads a calculator's printed formula as a reader would: each output at each example, or why that is not worked out. */

import { float64 } from '@reckoner/engine/arithmetic/float64';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { choicesOf } from '@reckoner/engine/calculate/evaluate/equations-method';
import { liftInputs } from '@reckoner/engine/calculate/evaluate/lift-inputs';
import type { Calculator, Understood } from '@reckoner/engine/calculate/types';
import { wordsOf } from '@reckoner/engine/typeset/functions';
import { plainText } from '@reckoner/engine/typeset/unicode';
import { runBare, tryRead } from '../../../codegen/src/check/checks/run.js';
import { escaped, PrintedFormula, split } from './evaluate-printed.js';

export interface Printed {
  readonly text: string;
  readonly symbols: Readonly<Record<string, string>>;
}

/** Why a result is not worked out from print. */
export type Reason =
  | 'a list or a table as a whole'
  | 'steps told in words'
  | 'as given'
  | 'an input of the same symbol'
  | 'the result of an equation'
  | 'a date or a time'
  | 'a table that is looked up'
  | 'a variable that stays unknown'
  | 'an integral'
  | 'words made of parts'
  | 'a value that is shown under another name'
  | 'unexplained';

export interface Reading {
  readonly name: string;
  /** Why it is not worked out. */
  readonly reason?: Reason;
  /** What is wrong with what was worked out, or why it was not. */
  readonly fault?: string;
}

type Values = Readonly<Record<string, unknown>>;

const asNumber = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asNumber);
  if (typeof value !== 'object' || value === null) return value;
  const isRow = Object.getPrototypeOf(value) === Object.prototype;
  return isRow ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asNumber(each)])) : Number(value);
};

/** Words of choices are compared as they are printed. */
const worded = (value: unknown): unknown => (typeof value === 'string' ? wordsOf(value).join(' ') : value);

function understoodExamples(calculator: Calculator): Understood[] {
  return calculator.definition.examples.flatMap(({ inputs, results }) => {
    if (results === undefined) return [];
    const understanding = tryRead(calculator, inputs);
    return 'failure' in understanding || !understanding.ok ? [] : [understanding.understood];
  });
}

/** The lines of the text that are equations; those of one line that was wrapped as one. */
function linesOf(text: string): { lines: string[]; wheres: string[] } {
  const all = text
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => / = /.test(line));
  const isWhere = (line: string): boolean => line.startsWith('where ');
  return { lines: all.filter((line) => !isWhere(line)), wheres: all.filter(isWhere).map((line) => line.slice(6)) };
}

/** Values by printed symbol; a column of rows is the list of its cells. */
function symbolValues(symbols: Printed['symbols'], values: Values): Record<string, unknown> {
  // Of fields that share a symbol, one is given.
  const isGiven = ([name]: readonly [string, string]): number => Number(values[name] !== undefined);
  return Object.fromEntries(
    Object.entries(symbols)
      .sort((a, b) => isGiven(a) - isGiven(b))
      .flatMap(([name, latex]) => {
        const [field, column] = name.split('.') as [string, string?];
        const value = values[field];
        if (column === undefined) return typeof value === 'string' ? [] : [[plainText(latex), value]];
        if (!Array.isArray(value)) return [];
        return [[plainText(latex), value.map((row) => worded((row as Values)[column]))]];
      }),
  );
}

const listsOf = (symbols: Printed['symbols'], values: Values): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(symbols).flatMap(([name, latex]) => {
      const value = values[name];
      return Array.isArray(value) ? [[plainText(latex), value]] : [];
    }),
  );

function formulaAt(printed: Printed, values: Values, wheres: readonly string[]): PrintedFormula {
  const words = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const words = wordsOf(name).join(' ');
      const apart = words.replace(/(?<=[a-z])(?=\d+$)/, ' ');
      return [words, apart].map((one) => [one, worded(value)]);
    }),
  );
  return new PrintedFormula({
    symbols: symbolValues(printed.symbols, values),
    lists: listsOf(printed.symbols, values),
    words,
    wheres,
  });
}

/** The same with all signs positive: what the terms of a sum come to. Doubles round by a part of it where they cancel. */
function sizeOfTerms(printed: Printed, values: Values, wheres: readonly string[], right: string): number {
  const size = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(size) : typeof value === 'number' ? Math.abs(value) : value;
  const sizes = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, size(value)]));
  try {
    const found = formulaAt(printed, sizes, wheres).value(right.replaceAll(' − ', ' + '));
    return typeof found === 'number' && Number.isFinite(found) ? Math.abs(found) : 0;
  } catch {
    return 0;
  }
}

const largestOf = (values: Values): number =>
  Math.max(
    1,
    ...Object.values(values)
      .flat(2)
      .map((one) => (typeof one === 'number' ? Math.abs(one) : 0)),
  );

/** The right sides that a line needs, its own and those of “where” lines whose symbols stand in it. */
function neededFor(right: string, wheres: readonly string[]): { texts: string[]; symbols: string[] } {
  const texts = [right];
  const symbols: string[] = [];
  for (const text of texts) {
    for (const line of wheres) {
      const [left] = split(line, ' = ') as [string];
      const stands = new RegExp(`(?<![\\p{L}\\d_])${escaped(left)}(?![\\p{L}\\d_ₐ-ₜ₀-₉])`, 'u');
      if (symbols.includes(left) || left.includes(' ') || !stands.test(text)) continue;
      symbols.push(left);
      texts.push(line.slice(left.length + 3));
    }
  }
  return { texts, symbols };
}

function reasonOf(error: Error, right: string, wheres: readonly string[], formula: PrintedFormula): Reason {
  if (/as given/.test(right)) return 'as given';
  const { texts, symbols } = neededFor(right, wheres);
  if (texts.some((text) => text.includes('∫'))) return 'an integral';
  // An unknown stands in a line of its own: “where k × tanh(k) − h = 0”.
  const unknowns = wheres.filter((line) => line.includes(' ') && split(line, ' = ')[0]!.includes(' '));
  const faults = [error.message, ...symbols.map((symbol) => formula.faults.get(symbol) ?? '')];
  const open = faults.flatMap((fault) => /^Undefined symbol (\S+)$/.exec(fault)?.[1] ?? []);
  if (texts.some((text) => text.includes('for which'))) return 'the result of an equation';
  if (open.some((symbol) => unknowns.some((line) => line.includes(symbol)))) return 'the result of an equation';
  const isTable = (fault: string): boolean => {
    const word = /^Undefined symbol ([A-Za-z]+)$/.exec(fault)?.[1];
    return /Undefined function/.test(fault) || texts.some((text) => new RegExp(`\\b${word} [a-z ]+\\(`).test(text));
  };
  return faults.some(isTable) || /^[a-z][a-z ]+\(/.test(right) ? 'a table that is looked up' : 'unexplained';
}

/** What may be left out is known to be open. */
const openInputs = ({ definition }: Calculator): Values =>
  Object.fromEntries(Object.keys(definition.inputs).map((name) => [name, undefined]));

/** All outputs at all examples. */
export function readFormula(calculator: Calculator, printed: Printed): Reading[] {
  const { definition } = calculator;
  const { lines, wheres } = linesOf(printed.text);
  const isStepwise =
    'stepwise' in definition || printed.text.split('\n').some((line) => !/ = /.test(line) && !line.startsWith(' '));
  return understoodExamples(calculator).flatMap((understood) => {
    const run = runBare(calculator, { ...understood, values: structuredClone(understood.values) });
    if (!('raw' in run)) return [];
    const given =
      calculator.arithmetic === 'decimal'
        ? liftInputs(definition.inputs, understood.values, float64)
        : understood.values;
    const results = asNumber(run.raw) as Values;
    const values = { ...openInputs(calculator), ...results, ...given };
    const formula = formulaAt(printed, values, wheres);

    const compared = (name: string, line: string, left: string, value: unknown, indices = {}): Reading => {
      const right = line.slice(left.length + 3);
      if (right.includes('∫')) return { name, reason: 'an integral' };
      const off = (found: unknown): Reading => ({ name, fault: `${line} is ${found}, not ${value}` });
      try {
        if (typeof value === 'string') {
          const found = formula.chosen(right);
          return found.toLowerCase() === value.toLowerCase() || found === worded(value) ? { name } : off(found);
        }
        if (typeof value !== 'number') return { name, reason: 'a list or a table as a whole' };
        const found = formula.value(right, indices);
        // The line is of other options; what is done in this one the steps tell.
        if (found === undefined && isStepwise) return { name, reason: 'steps told in words' };
        if (typeof found !== 'number') throw new Error(`No number: ${String(found)}`);
        if (Math.abs(found - value) <= 1e-9 * Math.abs(value)) return { name };
        const terms = sizeOfTerms(printed, values, wheres, right);
        const rounding = 16 * Number.EPSILON * (value === 0 ? Math.max(terms, largestOf(values)) : terms);
        return Math.abs(found - value) <= Math.max(1e-21, rounding) ? { name } : off(found);
      } catch (error) {
        const reason =
          typeof value === 'string' ? 'words made of parts' : reasonOf(error as Error, right, wheres, formula);
        return { name, reason, fault: `${(error as Error).message} in ${line}` };
      }
    };

    return Object.entries(results).flatMap(([name, value]): Reading[] => {
      const spec = definition.outputs[name];
      if (spec === undefined || value === undefined) return [];
      if (Array.isArray(value)) return columnsOf(name, value, printed, lines, compared);
      const symbol = printed.symbols[name];
      const left = symbol === undefined ? undefined : plainText(symbol);
      const line = left === undefined ? undefined : lines.find((one) => one.startsWith(`${left} = `));
      if (line !== undefined && spec.kind !== 'date' && spec.kind !== 'time')
        return [compared(name, line, left!, value)];
      if (line !== undefined) return [{ name, reason: 'a date or a time' }];
      if (typeof value === 'string') return [{ name, reason: 'words made of parts' }];
      const found = withoutLine(calculator, printed, lines, left, isStepwise);
      const isTwin = Object.entries(values).some(([other, one]) => other !== name && one === value);
      if (found.reason === 'unexplained' && left === undefined && isTwin)
        return [{ name, reason: 'a value that is shown under another name' }];
      return [{ name, ...found }];
    });
  });
}

function withoutLine(
  calculator: Calculator,
  { symbols }: Printed,
  lines: readonly string[],
  left: string | undefined,
  isStepwise: boolean,
): { reason: Reason } {
  const isInput = Object.keys(calculator.definition.inputs).some(
    (input) => symbols[input] !== undefined && plainText(symbols[input]) === left,
  );
  if (isInput) return { reason: 'an input of the same symbol' };
  if (left !== undefined && lines.some((line) => line.endsWith(' = 0') && line.includes(left)))
    return { reason: 'the result of an equation' };
  return { reason: isStepwise ? 'steps told in words' : 'unexplained' };
}

type Compare = (name: string, line: string, left: string, value: unknown, indices?: Record<string, number>) => Reading;

/** The columns of a table of which each has a line for row i. */
function columnsOf(
  name: string,
  rows: readonly unknown[],
  { symbols }: Printed,
  lines: readonly string[],
  compared: Compare,
): Reading[] {
  const columns = Object.entries(symbols).filter(([one]) => one.startsWith(`${name}.`));
  if (columns.length === 0) return [{ name, reason: 'a list or a table as a whole' }];
  return columns.flatMap(([column, latex]) => {
    const base = plainText(latex);
    const found = lines.flatMap((line) => {
      const left = split(line, ' = ')[0]!;
      const index = left.startsWith(base) ? /^([ᵢⱼₖₗ])$|^\[(\S+)\]$/u.exec(left.slice(base.length)) : null;
      return index ? [{ line, left, index: index[2] ?? 'ijkl'['ᵢⱼₖₗ'.indexOf(index[1]!)]! }] : [];
    })[0];
    if (found === undefined) return [];
    return rows.map((row, at) => {
      const value = (row as Values)[column.slice(name.length + 1)];
      if (typeof value !== 'number') return { name: column, reason: 'a list or a table as a whole' as const };
      return compared(column, found.line, found.left, value, { [found.index]: at + 1 });
    });
  });
}

/** Each equation at the completed values of all examples. */
export function readEquations(calculator: Calculator, printed: Printed): Reading[] {
  const { lines, wheres } = linesOf(printed.text);
  return understoodExamples(calculator).flatMap((understood) => {
    let solved: Values;
    try {
      solved = allMethods.equations.solve(calculator, understood) as Values;
    } catch {
      return [];
    }
    const values = { ...understood.values, ...solved, ...choicesOf(calculator, understood.values) };
    const formula = formulaAt(printed, values, wheres);
    return lines.map((line, at): Reading => {
      const name = `equation ${at + 1}`;
      const [left, ...rest] = split(line, ' = ') as [string, ...string[]];
      const right = rest.join(' = ');
      try {
        const sides = [formula.value(left), formula.value(right)];
        const [a, b] = sides as [number, number];
        // An equation of variables that stay unknown says nothing.
        if (sides.some((side) => typeof side !== 'number')) throw new Error(`No number: ${sides.join(', ')}`);
        const size = Math.max(Math.abs(a), Math.abs(b));
        if (Math.abs(a - b) <= 1e-9 * size) return { name };
        const terms = Math.max(sizeOfTerms(printed, values, wheres, left), sizeOfTerms(printed, values, wheres, right));
        return Math.abs(a - b) <= 1e-12 * terms ? { name } : { name, fault: `${line} is ${a} = ${b}` };
      } catch (error) {
        const isOpen = Object.entries(printed.symbols).some(
          ([one, latex]) => values[one] === undefined && line.includes(plainText(latex)),
        );
        const reason = isOpen ? 'a variable that stays unknown' : reasonOf(error as Error, line, wheres, formula);
        return { name, reason, fault: `${(error as Error).message} in ${line}` };
      }
    });
  });
}
